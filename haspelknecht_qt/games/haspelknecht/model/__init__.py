"""A compiled model of the game for bots that search; the rules in Python stay the one truth.

`packing` turns positions into numbers and back, `binding` calls what was built of the C++ sources beside it.
"""
