"""Common code for the compiled models of all games: fast C++ versions of the rules, with which bots search.

This package builds and loads the models' libraries, calls their functions, and has the C++ headers that they share. A
game with a model has a folder `model` with `model.cpp`, and a `Library` with its functions. The libraries are called
with ctypes, so building them needs neither Python's headers nor other packages. A library works with every Python.
"""
