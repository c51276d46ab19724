"""Compiled model of the game: rules and strategy in C++, for faster searches. The code in Python is the reference.

`packing` converts positions to numbers and back. `binding` calls the library built from the C++ sources in this folder.
"""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.compiled.library import Library

LIBRARY = Library(Path(__file__).parent, "gueules_noires", version=7)
"""Shared library, built from the C++ sources in this folder."""
