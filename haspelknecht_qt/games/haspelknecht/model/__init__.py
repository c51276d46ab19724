"""Compiled model: the rules and the bots' strategy in C++, for bots that search.

The rules in Python remain the reference. `packing` converts positions to numbers and back. `binding` calls the library
built from the C++ sources in this folder.
"""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.compiled.library import Library

LIBRARY = Library(Path(__file__).parent, "haspelknecht", version=5)
"""Compiled library, built from the C++ sources in this folder."""
