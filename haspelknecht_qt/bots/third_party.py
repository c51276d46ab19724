"""Bots by third parties: a Python file, an entry point of an installed package, or a separate program."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from haspelknecht_qt import paths
from haspelknecht_qt.bots import AnyBot, BotFactory, landlock
from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError, exception_text
from haspelknecht_qt.bots.line_protocol import ProgramBot
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import AnyGame

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINT_GROUP = "haspelknecht_qt.bots"
FUNCTION_NAME = "make_bot"


class UnusableBot(TranslatableError, ValueError):
    """A third-party bot cannot be loaded. The message names the file, entry point or program, and the error."""


@frozen
class FileBotFactory:
    """Creates a bot by the function make_bot(game) of a Python file."""

    path: Path

    @classmethod
    def from_file(cls, path: Path) -> FileBotFactory:
        """Returns the factory for a file; does not run the file. Raises UnusableBot."""
        # If the name is too long for a file, these functions return False, but those of Path may raise an error.
        if not os.path.exists(path):  # noqa: PTH110 - Path.exists may raise
            raise UnusableBot(BotErrorKind.NO_FILE, {"file": str(path)})
        if path.suffix != ".py" or not os.path.isfile(path):  # noqa: PTH113 - Path.is_file may raise
            raise UnusableBot(BotErrorKind.NO_PYTHON_FILE, {"file": str(path)})
        return cls(path)

    def __call__(self, game: AnyGame) -> AnyBot:
        """Returns the bot. Raises UnusableBot, and any error of the file's function."""
        return self.load_function()(game)

    def check(self) -> None:
        """Loads the file in another process, because its code must not run in that of a match. Raises UnusableBot."""
        import multiprocessing  # noqa: PLC0415 - deferred imports: few players have such a file
        from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415
        from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415

        with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as executor:
            try:
                executor.submit(_load_make_bot, self).result()
            except BrokenProcessPool as error:
                details = {"file": str(self.path), "error": "the process ended"}
                raise UnusableBot(BotErrorKind.BROKEN_FILE, details) from error

    def load_function(self) -> BotFactory:
        """Runs the file and returns its function make_bot. Raises UnusableBot."""
        function = getattr(self._module(), FUNCTION_NAME, None)
        if not callable(function):
            raise UnusableBot(BotErrorKind.NO_FUNCTION, {"file": str(self.path), "function": FUNCTION_NAME})
        made: BotFactory = function
        return made

    def _module(self) -> ModuleType:
        path = self.from_file(self.path).path.resolve()
        name = f"haspelknecht_qt_bot_{path.stem}"
        specification = importlib.util.spec_from_file_location(name, path)
        if specification is None or specification.loader is None:
            raise UnusableBot(BotErrorKind.NO_PYTHON_FILE, {"file": str(self.path)})
        module = importlib.util.module_from_spec(specification)
        # Modules must be registered by name before objects of their classes can be pickled.
        sys.modules[name] = module
        try:
            specification.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            found = " ".join(exception_text(error).split())
            raise UnusableBot(BotErrorKind.BROKEN_FILE, {"file": str(self.path), "error": found}) from error
        return module


def _load_make_bot(bot_factory: FileBotFactory) -> None:
    landlock.hide(paths.user_folders(), [bot_factory.path])
    bot_factory.load_function()


@frozen
class EntryPointBotFactory:
    """Creates the bot of an installed package by its entry point: a function that takes the game and returns a bot."""

    name: str

    def __call__(self, game: AnyGame) -> AnyBot:
        """Returns the bot. Raises UnusableBot."""
        found = _entry_points().get(self.name)
        if found is None:
            raise UnusableBot(BotErrorKind.NO_ENTRY_POINT, {"name": self.name, "group": ENTRY_POINT_GROUP})
        made: AnyBot = found.load()(game)
        return made


@frozen
class ProgramBotFactory:
    """Creates a bot that asks a separate program over the line protocol."""

    command: tuple[str, ...]

    @classmethod
    def from_command(cls, text: str) -> ProgramBotFactory:
        """Returns the factory for a command: a program and its arguments, written as in a shell. Raises UnusableBot."""
        try:
            command = tuple(shlex.split(text))
        except ValueError as error:
            raise UnusableBot(BotErrorKind.NO_COMMAND, {"command": text, "error": str(error)}) from error
        if not command:
            raise UnusableBot(BotErrorKind.EMPTY_COMMAND)
        return cls(command)

    def check_program(self) -> None:
        """Checks that the program exists and is executable, without starting it. Raises UnusableBot if not."""
        program = self.command[0]
        if shutil.which(program) is None:
            is_file = os.path.dirname(program) and os.path.isfile(program)  # noqa: PTH113, PTH120 - see from_file
            kind = BotErrorKind.NOT_EXECUTABLE if is_file else BotErrorKind.NO_PROGRAM
            raise UnusableBot(kind, {"program": program})

    def __call__(self, game: AnyGame) -> AnyBot:
        """Returns the bot; the program starts with the first request."""
        return ProgramBot(game, self.command)


def code_origin(bot_factory: BotFactory) -> str:
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


def code_version(bot_factory: BotFactory) -> str:
    """Returns a text that identifies the version of a factory's code; "" for a built-in bot. Raises OSError.

    The text is a hash of a file's bytes, a package's name and version, or a program's command.
    """
    match bot_factory:
        case FileBotFactory(path):
            return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        case EntryPointBotFactory(name):
            return entry_point_origin(name)
        case _:
            return code_origin(bot_factory)


def entry_point_origin(name: str) -> str:
    """Returns a text with the function and the installed package of the bot with this name; "" if there is none."""
    found = _entry_points().get(name)
    if found is None:
        return ""
    package = f" ({found.dist.name} {found.dist.version})" if found.dist is not None else ""
    return f"{found.value}{package}"


def installed_bots(taken_names: Collection[str]) -> Mapping[str, EntryPointBotFactory]:
    """Returns the bots of installed packages by name, without `taken_names`: no bot may pass as built-in."""
    return {name: EntryPointBotFactory(name) for name in sorted(_entry_points()) if name not in taken_names}


def _entry_points() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - deferred import: keeps start-up fast

    return {found.name: found for found in entry_points(group=ENTRY_POINT_GROUP)}
