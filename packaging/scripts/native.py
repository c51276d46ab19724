"""Builds the compiled models of the games for packages, if there is a C++ compiler."""

from __future__ import annotations

import sys
from pathlib import Path

from project import ROOT

sys.path.insert(0, str(ROOT))

from haspelknecht_qt.core.compiled import building, library
from haspelknecht_qt.games import models


def build(folder: Path) -> dict[Path, str]:
    """Builds the libraries into this folder; returns each with its folder in a package. Empty without a compiler.

    Raises building.BuildError.
    """
    compiler = building.find_compiler()
    if compiler is None:
        print("left out: the compiled models, for want of a C++ compiler")
        return {}
    built = {}
    for name, sources in models.folders().items():
        file = folder / name / library.LIBRARY_FILE
        file.parent.mkdir(parents=True, exist_ok=True)
        building.build(compiler, sources, file)
        built[file] = sources.relative_to(ROOT).as_posix()
    return built
