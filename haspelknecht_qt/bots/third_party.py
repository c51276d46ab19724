"""Bots that others have written: found as a Python file, as an installed package's entry point, or started as a program."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Collection, Mapping
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import ModuleType

from attrs import frozen

from haspelknecht_qt.bots import AnyBot, BotFactory
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError
from haspelknecht_qt.bots.line_protocol import ProgramBot
from haspelknecht_qt.core.game import AnyGame

ENTRY_POINTS = "haspelknecht_qt.bots"
FUNCTION = "make_bot"


class UnusableBot(TranslatableError, ValueError):
    """A bot cannot be had. It names the file, entry point or program, and what is wrong with it."""


@frozen
class FileBotFactory:
    """Makes the bot of a Python file: what the file's function make_bot(game) returns."""

    path: Path

    @classmethod
    def of(cls, path: Path) -> FileBotFactory:
        """The file's bot; nothing of the file is run yet. Raises UnusableBot."""
        # Path.is_file raises an error for a name that is too long to be one.
        if path.suffix != ".py" or not os.path.isfile(path):  # noqa: PTH113 - see above
            raise UnusableBot(BotErrorKind.NO_PYTHON_FILE, {"file": str(path)})
        return cls(path)

    def __call__(self, game: AnyGame) -> AnyBot:
        """The bot. Raises UnusableBot; what the file itself raises comes through."""
        made: AnyBot = self.function()(game)
        return made

    def function(self) -> BotFactory:
        """The file's make_bot. Raises UnusableBot."""
        module = self._module()
        function = getattr(module, FUNCTION, None)
        if not callable(function):
            raise UnusableBot(BotErrorKind.NO_FUNCTION, {"file": str(self.path), "function": FUNCTION})
        made: BotFactory = function
        return made

    def _module(self) -> ModuleType:
        path = self.of(self.path).path.resolve()
        name = f"haspelknecht_qt_bot_{path.stem}"
        specification = importlib.util.spec_from_file_location(name, path)
        if specification is None or specification.loader is None:
            raise UnusableBot(BotErrorKind.NO_PYTHON_FILE, {"file": str(self.path)})
        module = importlib.util.module_from_spec(specification)
        # Known by its name, so that what the file defines can be sent between processes.
        sys.modules[name] = module
        try:
            specification.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            found = f"{type(error).__name__}: {' '.join(str(error).split())}"
            raise UnusableBot(BotErrorKind.BROKEN_FILE, {"file": str(self.path), "error": found}) from error
        return module


@frozen
class EntryPointBotFactory:
    """Makes the bot of an installed package: what its entry point, a function of the game, returns."""

    name: str

    def __call__(self, game: AnyGame) -> AnyBot:
        """The bot. Raises UnusableBot."""
        found = _entry_points().get(self.name)
        if found is None:
            raise UnusableBot(BotErrorKind.NO_ENTRY_POINT, {"name": self.name, "group": ENTRY_POINTS})
        made: AnyBot = found.load()(game)
        return made


@frozen
class ProgramBotFactory:
    """Makes a bot that asks a program over the line protocol."""

    command: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> ProgramBotFactory:
        """The program and its arguments as written in a shell. Raises UnusableBot."""
        try:
            command = tuple(shlex.split(text))
        except ValueError as error:
            raise UnusableBot(BotErrorKind.NO_COMMAND, {"command": text, "error": str(error)}) from error
        if not command:
            raise UnusableBot(BotErrorKind.EMPTY_COMMAND)
        return cls(command)

    def find(self) -> None:
        """Sees whether the program is there, without starting it. Raises UnusableBot."""
        if shutil.which(self.command[0]) is None:
            raise UnusableBot(BotErrorKind.NO_PROGRAM, {"program": self.command[0]})

    def __call__(self, game: AnyGame) -> AnyBot:
        """The bot; the program starts with the first question."""
        return ProgramBot(game, self.command)


def origin(bot_factory: BotFactory) -> str:
    """Where the code comes from that a maker runs: a file, a package's function or a program; "" for a bot of the program's own."""
    match bot_factory:
        case FileBotFactory(path):
            return str(path)
        case EntryPointBotFactory(name):
            found = _entry_points().get(name)
            return found.value if found is not None else name
        case ProgramBotFactory(command):
            return shlex.join(command)
        case _:
            return ""


def version(bot_factory: BotFactory) -> str:
    """What changes with the code that a maker runs, as far as it can be known: a file's bytes, a package's version, a command; "" for a bot of the
    program's own. Raises OSError.
    """
    match bot_factory:
        case FileBotFactory(path):
            return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        case EntryPointBotFactory(name):
            return package_of(name)
        case _:
            return origin(bot_factory)


def package_of(name: str) -> str:
    """Which function of which installed package makes the bot of this name; "" where none does."""
    found = _entry_points().get(name)
    if found is None:
        return ""
    package = f" ({found.dist.name} {found.dist.version})" if found.dist is not None else ""
    return f"{found.value}{package}"


def installed(taken: Collection[str]) -> Mapping[str, EntryPointBotFactory]:
    """The bots of installed packages by name. Names that are taken cannot be had: nobody passes for a bot of the program's own."""
    return {name: EntryPointBotFactory(name) for name in sorted(_entry_points()) if name not in taken}


def _entry_points() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=ENTRY_POINTS)}
