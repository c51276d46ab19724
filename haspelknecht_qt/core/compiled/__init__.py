"""Common code of all games' compiled models: building, finding and calling them, and their random numbers (the C++ headers).

A game with a model has a folder `model` with `model.cpp`, and a Library that declares its functions. ctypes is enough:
a model is built without Python's headers or other packages, and one library fits every Python version.
"""
