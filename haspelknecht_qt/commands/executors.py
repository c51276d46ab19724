"""Options for distributing a command's games to processes, and the versions and hashes that all workers must share."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import haspelknecht_qt
from haspelknecht_qt import composition
from haspelknecht_qt.bots import BotFactory, third_party
from haspelknecht_qt.bots.executors import ExecutorError, TaskExecutor, open_executor
from haspelknecht_qt.bots.third_party import EntryPointBotFactory
from haspelknecht_qt.commands import values
from haspelknecht_qt.commands.error_messages import format_bot_error
from haspelknecht_qt.commands.errors import Failure, UsageError
from haspelknecht_qt.commands.options import Arguments, CommandOption
from haspelknecht_qt.commands.texts import translate
from haspelknecht_qt.core.compiled import building

_PLAYING_PARTS = ("core", "games", "bots", "commands", "composition.py")
"""Folders and files of the package whose code affects games between bots."""
_SOURCE_SUFFIXES = (".py", ".cpp", ".hpp")
_DIGEST_LENGTH = 12


@cache
def environment_fingerprint(packages: tuple[str, ...] = (), bots: tuple[str, ...] = ()) -> Mapping[str, str]:
    """Returns versions and hashes of the program, its data and its environment, by name.

    `packages` are further packages of this project to include. `bots` are names of installed third-party bots to
    include. The result is cached: if files change later, it still describes the code that this process has loaded.
    """
    package = Path(haspelknecht_qt.__file__).parent
    found = {
        "haspelknecht-qt": haspelknecht_qt.__version__,
        # Python 3.12 and later sum floats more accurately, so bots may decide differently.
        "Python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "distributed": version("distributed"),
        "code": _digest(package, (package / part for part in _PLAYING_PARTS)),
    }
    for name in packages:
        folder = Path(str(import_module(name).__file__)).parent
        found[name] = _digest(folder, [folder])
    for game in composition.GAME_NAMES:
        files = (composition.components_file(game), composition.weights_file(game), composition.network_file(game))
        found[f"{game}, data"] = _digest(files[0].parent, (file for file in files if file.is_file()))
        # Levels with a search are missing from this list if the game's compiled model was not built.
        found[f"{game}, bots"] = ", ".join(level.name for level in composition.plugin(game).levels())
        model = package / "games" / game / "model"
        if (model / building.SOURCE_NAME).is_file():
            found[f"{game}, model"] = "built" if building.is_fresh(model) else "not built of these sources"
    return {**found, **{name: third_party.entry_point_origin(name) for name in bots}}


def _digest(folder: Path, parts: Iterable[Path]) -> str:
    """Returns a hash of files: names relative to `folder`, and contents. `parts` are files or source folders."""
    files: list[Path] = []
    for part in parts:
        files += [file for file in part.rglob("*") if file.suffix in _SOURCE_SUFFIXES] if part.is_dir() else [part]
    digest = hashlib.sha256()
    for name, file in sorted((file.relative_to(folder).as_posix(), file) for file in files):
        digest.update(f"{name} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:_DIGEST_LENGTH]


MAX_PROCESSES = 61
"""Maximum number of worker processes: Windows cannot wait for more at the same time."""


def options(about_jobs: str) -> tuple[CommandOption, ...]:
    """Returns the options that choose the executor. `about_jobs` is the help text of --jobs, the number of processes."""
    return (
        CommandOption(name="--jobs", value=values.whole_number("J", 1, MAX_PROCESSES), help=about_jobs, default="1"),
        CommandOption(
            name="--scheduler",
            value=values.any_text(
                translate("CommandLine", "ADDRESS"),
                translate("CommandLine", "the address of a scheduler, for instance tcp://192.168.1.5:8786"),
            ),
            help=translate(
                "CommandLine",
                "Plays the games on the workers of this Dask cluster. They must have the same version of the "
                "program. Needs the Python package distributed.",
            ),
        ),
    )


def check_options(arguments: Arguments) -> None:
    """Raises UsageError if an option does not fit the chosen executor. Call this before running third-party code."""
    if arguments["scheduler"] is None:
        return
    jobs: int = arguments["jobs"]
    if jobs > 1:
        sentence = translate("CommandLine", "--jobs: with --scheduler, expected 1, found {jobs}")
        raise UsageError(sentence.format(jobs=jobs))
    for option in ("bot-module", "bot-program"):
        if arguments.get(option) is not None:
            sentence = translate(
                "CommandLine",
                "{option} is not allowed with --scheduler: on other machines, third-party bots must be "
                "installed as packages.",
            )
            raise UsageError(sentence.format(option=f"--{option}"))


@contextmanager
def running_executor(arguments: Arguments, bot_factories: Mapping[str, BotFactory]) -> Iterator[TaskExecutor]:
    """Context with an executor for these bots. Raises Failure if workers cannot be started, or are lost at any time."""
    packages = tuple(sorted(name for name, made in bot_factories.items() if isinstance(made, EntryPointBotFactory)))
    try:
        fingerprint = partial(environment_fingerprint, bots=packages)
        with open_executor(arguments["jobs"], arguments["scheduler"], fingerprint) as found:
            yield found
    except ExecutorError as error:
        raise Failure(format_bot_error(error)) from error
