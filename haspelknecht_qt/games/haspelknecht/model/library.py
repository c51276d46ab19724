"""The compiled library of Haspelknecht."""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.compiled.library import Library

LIBRARY = Library(Path(__file__).parent, "haspelknecht", version=3)
