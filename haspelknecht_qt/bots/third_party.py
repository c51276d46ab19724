"""Third-party bots: a Python file, an entry point of an installed package, or a program."""

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
    """A bot cannot be loaded. The message names the file, entry point or program, and the error."""


@frozen
class FileBotFactory:
    """Creates the bot of a Python file by the file's function make_bot(game)."""

    path: Path

    @classmethod
    def from_file(cls, path: Path) -> FileBotFactory:
        """Returns the factory for a file without running it. Raises UnusableBot."""
        # Path.is_file raises an error for a name that is too long for a file.
        if path.suffix != ".py" or not os.path.isfile(path):  # noqa: PTH113 - Path.is_file may raise
            raise UnusableBot(BotErrorKind.NO_PYTHON_FILE, {"file": str(path)})
        return cls(path)

    def __call__(self, game: AnyGame) -> AnyBot:
        """Returns the bot. Raises UnusableBot, and any error of the file's function."""
        return self.function()(game)

    def function(self) -> BotFactory:
        """Returns the file's function make_bot. Raises UnusableBot."""
        module = self._module()
        function = getattr(module, FUNCTION, None)
        if not callable(function):
            raise UnusableBot(BotErrorKind.NO_FUNCTION, {"file": str(self.path), "function": FUNCTION})
        made: BotFactory = function
        return made

    def _module(self) -> ModuleType:
        path = self.from_file(self.path).path.resolve()
        name = f"haspelknecht_qt_bot_{path.stem}"
        specification = importlib.util.spec_from_file_location(name, path)
        if specification is None or specification.loader is None:
            raise UnusableBot(BotErrorKind.NO_PYTHON_FILE, {"file": str(self.path)})
        module = importlib.util.module_from_spec(specification)
        # Registered by name, so that objects of the file can be pickled.
        sys.modules[name] = module
        try:
            specification.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            found = f"{type(error).__name__}: {' '.join(str(error).split())}"
            raise UnusableBot(BotErrorKind.BROKEN_FILE, {"file": str(self.path), "error": found}) from error
        return module


@frozen
class EntryPointBotFactory:
    """Creates the bot of an installed package by its entry point: a function that takes the game and returns a bot."""

    name: str

    def __call__(self, game: AnyGame) -> AnyBot:
        """Returns the bot. Raises UnusableBot."""
        found = _entry_points().get(self.name)
        if found is None:
            raise UnusableBot(BotErrorKind.NO_ENTRY_POINT, {"name": self.name, "group": ENTRY_POINTS})
        made: AnyBot = found.load()(game)
        return made


@frozen
class ProgramBotFactory:
    """Creates a bot that asks a program over the line protocol."""

    command: tuple[str, ...]

    @classmethod
    def from_command(cls, text: str) -> ProgramBotFactory:
        """Parses the program and its arguments as in a shell. Raises UnusableBot."""
        try:
            command = tuple(shlex.split(text))
        except ValueError as error:
            raise UnusableBot(BotErrorKind.NO_COMMAND, {"command": text, "error": str(error)}) from error
        if not command:
            raise UnusableBot(BotErrorKind.EMPTY_COMMAND)
        return cls(command)

    def find(self) -> None:
        """Checks that the program exists, without starting it. Raises UnusableBot."""
        if shutil.which(self.command[0]) is None:
            raise UnusableBot(BotErrorKind.NO_PROGRAM, {"program": self.command[0]})

    def __call__(self, game: AnyGame) -> AnyBot:
        """Returns the bot; the program starts with the first request."""
        return ProgramBot(game, self.command)


def origin(bot_factory: BotFactory) -> str:
    """Returns the origin of a factory's code: a file, a package's function or a program; "" for a built-in bot."""
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
    """Returns a text that identifies the version of a factory's code; "" for a built-in bot.

    This is a hash of a file's bytes, a package's name and version, or a program's command, whose code is not examined.
    Raises OSError.
    """
    match bot_factory:
        case FileBotFactory(path):
            return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        case EntryPointBotFactory(name):
            return package_of(name)
        case _:
            return origin(bot_factory)


def package_of(name: str) -> str:
    """Returns function and installed package of the bot of this name; "" if there is none."""
    found = _entry_points().get(name)
    if found is None:
        return ""
    package = f" ({found.dist.name} {found.dist.version})" if found.dist is not None else ""
    return f"{found.value}{package}"


def installed(taken: Collection[str]) -> Mapping[str, EntryPointBotFactory]:
    """Returns the bots of installed packages by name, except names that are taken: no bot can pose as a built-in one."""
    return {name: EntryPointBotFactory(name) for name in sorted(_entry_points()) if name not in taken}


def _entry_points() -> dict[str, EntryPoint]:
    return {found.name: found for found in entry_points(group=ENTRY_POINTS)}
