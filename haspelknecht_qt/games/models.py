"""Compiled models of the games: rules in C++ for bots. `python -m haspelknecht_qt.games.models` compiles them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from haspelknecht_qt.core.compiled import building
from haspelknecht_qt.games import GAMES


def folders() -> Mapping[str, Path]:
    """Returns the source folder of each compiled model, by the game's name."""
    found = {name: Path(__file__).parent / name / "model" for name in GAMES}
    return {name: folder for name, folder in found.items() if (folder / building.SOURCE_NAME).is_file()}


def main() -> int:
    """Builds outdated models if there is a compiler; prints only compiler errors. Returns the exit status."""
    compiler = building.find_compiler()
    if compiler is None:
        return 0
    refused = 0
    for folder in folders().values():
        if building.is_fresh(folder):
            continue
        try:
            building.build(compiler, folder)
        except building.BuildError as error:
            sys.stderr.write(f"{error}\n")
            refused = 1
    return refused


if __name__ == "__main__":
    sys.exit(main())
