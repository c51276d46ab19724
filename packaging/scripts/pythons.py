"""Lists the Pythons of this machine that the program supports: one executable for each minor version, oldest first.

    pythons.py [DIRECTORY...]

Supported versions are the classifiers in pyproject.toml. The search covers `python3.N` on the path, the versions beside
this Python (as with pyenv), and the directories.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
CLASSIFIER = re.compile(r"Programming Language :: Python :: (\d+)\.(\d+)")


def supported() -> list[tuple[int, int]]:
    """Versions in pyproject.toml, oldest first."""
    hook = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["hatch"]["metadata"]["hooks"]["custom"]
    found = [CLASSIFIER.fullmatch(each) for each in hook["classifiers"]]
    return sorted((int(match[1]), int(match[2])) for match in found if match)


def executables(version: tuple[int, int], directories: list[Path]) -> Iterator[Path]:
    """Possible paths of a Python of this version."""
    name = f"python{version[0]}.{version[1]}"
    if named := shutil.which(name):
        yield Path(named)
    for directory in (*directories, Path(sys.base_prefix).parent):
        yield from sorted(directory.glob(f"*/bin/{name}"), reverse=True)


def is_of(python: Path, version: tuple[int, int]) -> bool:
    """Whether it starts and has this version: some of pyenv's commands on the path have no Python behind them."""
    command = [python, "-c", "import sys, ensurepip; print(*sys.version_info[:2])"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.stdout.split() == [str(number) for number in version]


def main() -> None:
    """Prints the executables."""
    directories = [Path(argument) for argument in sys.argv[1:]]
    for version in supported():
        if found := next((each for each in executables(version, directories) if is_of(each, version)), None):
            print(found)


if __name__ == "__main__":
    main()
