"""Builds the compiled model of Haspelknecht for packages, where a C++ compiler is at hand."""

from __future__ import annotations

import sys
from pathlib import Path

from project import ROOT

sys.path.insert(0, str(ROOT))

from haspelknecht_qt.games.haspelknecht.model import building

PLACE = "haspelknecht_qt/games/haspelknecht/model"
"""The folder of the library in a package."""


def build(folder: Path) -> Path | None:
    """The library, built into this folder; None without a compiler. Raises building.BuildError."""
    compiler = building.find_compiler()
    if compiler is None:
        print("left out: the compiled model, for want of a C++ compiler")
        return None
    library = folder / building.LIBRARY.name
    building.build(compiler, library)
    return library
