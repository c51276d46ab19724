"""Creates a virtual environment with the requirements of pyproject.toml. A valid one is left alone.

    environment.py [--only | --oldest] DIRECTORY GROUP...

installs the dependencies of the project and of the groups. With --only it installs the groups alone, with --oldest the
oldest PySide6 that is allowed.

An environment is valid if its record (written last) has the same requirements, the same Python and the same folder, and
its Python starts.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit(
        f"Python 3.11 or newer is needed; {sys.executable} is {sys.version.split()[0]}. "
        "Name another one: make ... PYTHON=python3.12"
    )

import argparse
import fcntl
import importlib.util
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import compiler
import debian
import libraries

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"
QT = re.compile(r"(?P<name>PySide6[\w-]*)>=(?P<oldest>[\d.]+)(,.*)?")


def requirements(groups: list[str], *, with_project: bool) -> list[str]:
    """Requirements to install. Raises KeyError for a group that pyproject.toml lacks."""
    data = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    wanted = list(data["project"]["dependencies"]) if with_project else []
    known = data["dependency-groups"] | data["project"]["optional-dependencies"]
    for group in groups:
        wanted += known[group]
    return wanted


def with_oldest_qt(wanted: list[str]) -> list[str]:
    """The same requirements with exactly the oldest PySide6 that they allow. Raises ValueError if they name none."""
    found = [QT.fullmatch(each) for each in wanted]
    if not any(found):
        raise ValueError(f"no requirement in {PROJECT.name} says which PySide6 is the oldest")
    return [f"{match['name']}=={match['oldest']}" if match else each for match, each in zip(found, wanted, strict=True)]


def python_of(directory: Path) -> Path:
    """The environment's Python."""
    return directory / "bin" / "python"


def is_sound(directory: Path, record: str) -> bool:
    """Whether the environment is complete, up to date and starts."""
    try:
        same = (directory / "record.json").read_text(encoding="utf-8") == record
        return same and subprocess.run([python_of(directory), "-c", ""], check=False).returncode == 0
    except OSError:
        return False


def make(directory: Path, wanted: list[str], record: str) -> None:
    """Creates the environment from scratch. Exits with an error message if that fails."""
    if importlib.util.find_spec("ensurepip") is None:
        # Debian has this part of Python's library in a package of its own.
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        # A bare system lacks Qt's libraries and a compiler too: one command installs all.
        needed = [package, *libraries.packages(libraries.missing()), *compiler.packages()]
        debian.require(needed, "This Python lacks its module ensurepip, which a virtual environment needs.")
    print(f"Making {directory.name} with Python {sys.version.split()[0]}", flush=True)
    try:
        if directory.exists():
            shutil.rmtree(directory)
        # In a new process: this one has cached that ensurepip is missing.
        subprocess.run([sys.executable, "-m", "venv", directory], check=True)
        pip = [str(python_of(directory)), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        # The bots' models need no requirements: a second processor compiles them. `make model` repeats what failed.
        models = [sys.executable, "-m", "haspelknecht_qt.games.models"]
        with subprocess.Popen(models, cwd=PROJECT.parent, stderr=subprocess.DEVNULL):
            # Python compiles each module when it is first used; most of them never are.
            subprocess.run([*pip, "--no-compile", *wanted], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"{directory} could not be made: {error}\nThe next make tries again.")
    (directory / "record.json").write_text(record, encoding="utf-8")


def make_once(directory: Path, wanted: list[str], record: str) -> None:
    """Creates the environment. Of two concurrent runs of make, the second waits and finds a valid environment."""
    try:
        lock = directory.with_name(f"{directory.name}.lock").open("w")
    except OSError as error:
        sys.exit(f"{directory} could not be made: {error}")
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_sound(directory, record):
            make(directory, wanted, record)


def main() -> None:
    """Reads the command line, and creates the environment if needed."""
    parser = argparse.ArgumentParser(description="Makes a virtual environment from pyproject.toml.")
    parser.add_argument("--only", action="store_true", help="leave out the project's own dependencies")
    parser.add_argument("--oldest", action="store_true", help="take the oldest PySide6 that is allowed")
    parser.add_argument("directory", type=Path, help="folder of the environment")
    parser.add_argument("groups", nargs="+", metavar="GROUP", help="group of dependencies in pyproject.toml")
    arguments = parser.parse_args()
    directory = arguments.directory.absolute()
    wanted = requirements(arguments.groups, with_project=not arguments.only)
    if arguments.oldest:
        wanted = with_oldest_qt(wanted)
    record = json.dumps({"python": sys.version, "base": sys.base_prefix, "place": str(directory), "wanted": wanted})
    # A valid environment needs no lock: the folder may belong to somebody else.
    if not is_sound(directory, record):
        make_once(directory, wanted, record)


if __name__ == "__main__":
    main()
