"""Common parts of the compiled models of all games: building, loading, calls and, in C++ headers, random numbers.

A game with a model has a folder `model` with `model.cpp`, and a `Library` with its functions. ctypes is sufficient:
building a model needs neither Python's headers nor another package, and one library fits every Python.
"""
