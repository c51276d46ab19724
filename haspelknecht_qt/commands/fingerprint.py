"""What a process on another machine must have in common with this one, so that both play the same games."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import haspelknecht_qt
from haspelknecht_qt import composition
from haspelknecht_qt.bots import third_party
from haspelknecht_qt.core.compiled import building

_PLAYING = ("core", "games", "bots", "commands", "composition.py")
"""The parts of the program that games between bots depend on."""
_SOURCES = (".py", ".cpp", ".hpp")
_DIGITS = 12


@cache
def fingerprint(packages: tuple[str, ...] = (), bots: tuple[str, ...] = ()) -> Mapping[str, str]:
    """The versions of the program, of what it knows and of what it runs on; besides of other `packages` of this project, and of installed `bots`.

    It is found out once: what lies on the disk later is not what this process has loaded.
    """
    package = Path(haspelknecht_qt.__file__).parent
    found = {
        "haspelknecht-qt": haspelknecht_qt.__version__,
        # Python 3.12 adds fractions up in another way: another bot may come out as the better one.
        "Python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "distributed": version("distributed"),
        "code": _digest(package, (package / part for part in _PLAYING)),
    }
    for name in packages:
        folder = Path(str(import_module(name).__file__)).parent
        found[name] = _digest(folder, [folder])
    for game in composition.NAMES:
        files = (composition.components_file(game), composition.weights_file(game), composition.network_file(game))
        found[f"{game}, data"] = _digest(files[0].parent, (file for file in files if file.is_file()))
        # A level that searches is missing where its model was not built.
        found[f"{game}, bots"] = ", ".join(level.name for level in composition.plugin(game).levels())
        model = package / "games" / game / "model"
        if (model / building.SOURCE).is_file():
            found[f"{game}, model"] = "built" if building.is_fresh(model) else "not built of these sources"
    return {**found, **{name: third_party.package_of(name) for name in bots}}


def _digest(folder: Path, plugin: Iterable[Path]) -> str:
    """Stands for the names of these files, seen from the folder, and for all that they hold; of a folder among them for all sources in it."""
    files: list[Path] = []
    for part in plugin:
        files += [file for file in part.rglob("*") if file.suffix in _SOURCES] if part.is_dir() else [part]
    digest = hashlib.sha256()
    for name, file in sorted((file.relative_to(folder).as_posix(), file) for file in files):
        digest.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:_DIGITS]
