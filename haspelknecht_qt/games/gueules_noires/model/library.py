"""The compiled library of Gueules Noires."""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.compiled.library import Library

LIBRARY = Library(Path(__file__).parent, "gueules_noires", version=4)
