"""Checks that the packages for Windows and macOS can be complete, on any system. Run by `make other-systems`.

other_contents.py [--oldest]    downloads the wheels of the run-time dependencies for each system, and checks that they
                                have every Python module, plugin of Qt and text of Qt that the package wants, and that
                                each library finds the libraries that it loads: in the package, or in the system.
                                With --oldest, the oldest PySide6 that pyproject.toml allows.
other_contents.py --trial       the same; a system whose wheels cannot be downloaded is printed as left out

Python's own library and PyInstaller's work are not checked: no wheel has them.
"""

from __future__ import annotations

import argparse
import ast
import posixpath
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import binaries
import contents
import environment
import other_systems
from other_systems import System
from project import ROOT

import translations

WORK = ROOT / "build" / "other-systems"
OPTIONAL_PACKAGES = {"distributed", "tornado"}
"""Packages of the optional feature `cluster`, which no package for players contains."""
LOADED_BY_QT = ("shiboken6", "shiboken6.Shiboken")
"""Python modules that every module of Qt loads itself."""
_QT_LIBRARY_FOLDERS = {"win32": "PySide6", "darwin": "PySide6/Qt"}


class Wheels:
    """Files of several wheels as one folder. `names` are their paths, with "/" between folders."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._archives = {file: zipfile.ZipFile(file) for file in files}
        self._places = {name: file for file, archive in self._archives.items() for name in archive.namelist()}
        self.names = frozenset(self._places)

    def extract(self, name: str, folder: Path) -> Path:
        """Writes a file below `folder`; returns its path."""
        return Path(self._archives[self._places[name]].extract(name, folder))

    def close(self) -> None:
        """Closes the archives."""
        for archive in self._archives.values():
            archive.close()


class DownloadError(Exception):
    """Wheels could not be downloaded. The message is pip's."""


def fetch(system: System, requirements: list[str], folder: Path) -> list[Path]:
    """Downloads the wheels of these requirements for a system. Raises DownloadError."""
    if folder.exists():
        shutil.rmtree(folder)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--dest", str(folder)]
    options = ["--only-binary", ":all:", "--platform", system.tag, "--python-version", oldest_python()]
    done = subprocess.run([*command, *options, *requirements], check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise DownloadError(done.stderr)
    return sorted(folder.glob("*.whl"))


def oldest_python() -> str:
    """Oldest Python that pyproject.toml allows."""
    found = re.search(
        r'^requires-python = ">=([\d.]+)"$', environment.PROJECT.read_text(encoding="utf-8"), re.MULTILINE
    )
    if found is None:
        sys.exit("pyproject.toml names no oldest Python")
    return found[1]


def imported_modules(folder: Path) -> set[str]:
    """Modules of other packages that the program below `folder` imports, with the modules that these load themselves."""
    own = {"haspelknecht_qt", *OPTIONAL_PACKAGES, *sys.stdlib_module_names}
    found = set(LOADED_BY_QT)
    for file in folder.rglob("*.py"):
        for node in _run_time_nodes(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
                if node.module == "PySide6":
                    found |= {f"PySide6.{alias.name}" for alias in node.names}
    return {name for name in found if name.partition(".")[0] not in own}


def _run_time_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """A syntax tree's nodes without those under `if TYPE_CHECKING`."""
    yield node
    children: Iterable[ast.AST] = ast.iter_child_nodes(node)
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        children = node.orelse
    for child in children:
        yield from _run_time_nodes(child)


def find_module(name: str, system: System, names: frozenset[str]) -> str | None:
    """Path of a Python module in the wheels; None if they lack it."""
    path = name.replace(".", "/")
    possible = [f"{path}/__init__.py", f"{path}.py", *(f"{path}{suffix}" for suffix in system.suffixes)]
    return next((each for each in possible if each in names), None)


def roots(system: System, names: frozenset[str], modules: Iterable[str]) -> tuple[list[str], list[str]]:
    """Wanted files that no other file loads, and a sentence for each that is missing or left out."""
    found, troubles = [], []
    for module in sorted(modules):
        path = find_module(module, system, names)
        if path is None:
            troubles.append(f"the Python module {module} is in no wheel")
        else:
            found.append(path)
    qt = _QT_LIBRARY_FOLDERS[system.platform]
    for folder, plugins in sorted(contents.plugins(system.platform).items()):
        there = {
            contents.plugin_name(posixpath.basename(name)): name
            for name in names
            if name.startswith(f"{qt}/plugins/{folder}/") and name.endswith(system.suffixes)
        }
        for plugin in sorted(plugins):
            if plugin in there:
                found.append(there[plugin])
            else:
                troubles.append(
                    f"Qt's plugin {folder}/{plugin} is in no wheel; the folder has {', '.join(sorted(there))}"
                )
    english = f"qtbase_{translations.SOURCE_LANGUAGE}.qm"
    for text in sorted(contents.qt_texts() - {english}):
        path = f"{qt}/translations/{text}"
        if path in names:
            found.append(path)
        else:
            troubles.append(f"Qt's texts {path} are in no wheel")
    troubles += [f"{name} is wanted, but contents.py leaves it out" for name in found if not contents.wanted(name)]
    return found, troubles


class Closure:
    """The libraries that a system's package loads, followed from the `roots`.

    `loaded` are the files of the package, `newer` those that are made for a newer version of the system than the
    package allows, with that version. `troubles` are sentences.
    """

    def __init__(self, system: System, wheels: Wheels) -> None:
        self._system = system
        self._wheels = wheels
        self._by_name: dict[str, list[str]] = defaultdict(list)
        for name in wheels.names:
            self._by_name[posixpath.basename(name).lower()].append(name)
        self.loaded: set[str] = set()
        self.newer: dict[str, tuple[int, int]] = {}
        self.troubles: list[str] = []

    def follow(self, roots: Iterable[str]) -> None:
        """Reads these files and all that they load."""
        waiting = list(roots)
        with tempfile.TemporaryDirectory() as folder:
            while waiting:
                name = waiting.pop()
                if name in self.loaded:
                    continue
                self.loaded.add(name)
                if not name.endswith((".py", ".qm")):
                    waiting += self._next(name, self._wheels.extract(name, Path(folder)))

    def _next(self, name: str, file: Path) -> list[str]:
        slices = {binary.processor: binary for binary in self._system.read(file)}
        binary = slices.get(self._system.processor)
        if binary is None:
            self.troubles.append(f"{name} is for {', '.join(slices)}, not for {self._system.processor}")
            return []
        if binary.oldest > self._system.oldest:
            self.newer[name] = binary.oldest
        found = []
        for need in binary.needs:
            if self._system.is_own_library(need):
                continue
            there = self._find(need, name, binary)
            wanted = [path for path in there if contents.wanted(path)]
            if wanted:
                found.append(wanted[0])
            elif there:
                self.troubles.append(f"{name} loads {there[0]}, which contents.py leaves out")
            else:
                self.troubles.append(f"{name} loads {need}, which is in no wheel and not one of the system's own")
        return found

    def _find(self, need: str, loader: str, binary: binaries.Binary) -> list[str]:
        if self._system.platform == "win32":
            # The program's folder and that of Qt are searched by name.
            return sorted(self._by_name[need.lower()])
        return [path for path in binaries.candidates(need, loader, binary.folders) if path in self._wheels.names]


def check(system: System, wheels: Wheels, modules: Iterable[str]) -> tuple[Closure, list[str]]:
    """The closure of a system's package, and a sentence for each trouble."""
    found, troubles = roots(system, wheels.names, modules)
    closure = Closure(system, wheels)
    closure.follow(found)
    return closure, troubles + closure.troubles


def describe_newer(newer: Mapping[str, tuple[int, int]]) -> list[str]:
    """A line for each version of the system that files are made for, newest last."""
    files = defaultdict(list)
    for name, version in newer.items():
        files[version].append(posixpath.basename(name))
    return [f"made for {major}.{minor}: {', '.join(sorted(names))}" for (major, minor), names in sorted(files.items())]


def main() -> None:
    """Checks every system; exits with status 1 if anything is missing."""
    parser = argparse.ArgumentParser(description="Checks the contents of the packages for Windows and macOS.")
    parser.add_argument("--oldest", action="store_true", help="take the oldest PySide6 that is allowed")
    parser.add_argument("--trial", action="store_true", help="leave out systems whose wheels cannot be downloaded")
    arguments = parser.parse_args()
    requirements = environment.requirements([], with_project=True)
    if arguments.oldest:
        requirements = environment.with_oldest_qt(requirements)
    modules = imported_modules(ROOT / "haspelknecht_qt")
    is_well = True
    for system in other_systems.systems():
        try:
            files = fetch(system, requirements, WORK / system.key)
        except DownloadError as error:
            if not arguments.trial:
                sys.exit(f"The wheels for {system.key} could not be downloaded:\n{error}")
            print(f"left out: contents of the package for {system.key}, for want of its wheels", flush=True)
            continue
        wheels = Wheels(files)
        try:
            closure, troubles = check(system, wheels, modules)
        finally:
            wheels.close()
        is_well = is_well and not troubles
        print(
            f"{'FAILED' if troubles else 'ok':<8}{system.key}: {len(closure.loaded)} files of {', '.join(_short(files))}"
        )
        for line in troubles:
            print(f"        {line}")
        for line in describe_newer(closure.newer):
            print(f"        note: the package allows {'.'.join(map(str, system.oldest))}, but these are {line}")
    if not is_well:
        sys.exit("The packages for these systems would be incomplete.")


def _short(files: Iterable[Path]) -> list[str]:
    """Name and version of each wheel."""
    return ["-".join(file.name.split("-")[:2]) for file in files]


if __name__ == "__main__":
    main()
