"""What the compiled models of all games have in common: how they are built, found and called, and their chance (the headers in C++).

A game with a model has a folder `model` with `model.cpp`, and a Library that says what can be called. ctypes is enough: neither Python's headers nor
another package is needed to build a model, and one library fits every Python.
"""
