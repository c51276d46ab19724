"""A compiled model of the game for bots that search; the rules in Python stay the one truth.

`packing` turns positions into numbers and back, `binding` calls what was built of the C++ sources beside it.
"""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.compiled.library import Library

LIBRARY = Library(Path(__file__).parent, "haspelknecht", version=3)
"""The compiled library, built of the C++ sources in this folder."""
