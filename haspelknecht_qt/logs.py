"""Log of the program: rotating files, which contain no names of persons."""

from __future__ import annotations

import contextlib
import logging
import os
import platform
import re
import time
from collections.abc import Callable, Iterable
from logging.handlers import RotatingFileHandler
from pathlib import Path

from haspelknecht_qt.core.override import override

LOGGER = "haspelknecht_qt"
"""Name of the root of the program's loggers. Messages of this logger and its children go into the log."""

MAX_FILE_SIZE = 256 * 1024
"""Maximum size of a log file, in bytes."""

OLD_FILES_KEPT = 3
"""Number of full log files kept beside the current file."""

# Messages are dropped while no log is open. Without this handler, Python would write them to the standard error.
logging.getLogger(LOGGER).addHandler(logging.NullHandler())


def scrubber() -> Callable[[str], str]:
    """Returns a function that puts "~" in place of the home folder, and "[user]" and "[computer]" in place of names."""
    replacements = [*_folder_patterns(), *_name_patterns()]

    def scrub(text: str) -> str:
        for pattern, word in replacements:
            text = pattern.sub(word, text)
        return text

    return scrub


def redact_players(text: str, names: Iterable[str]) -> str:
    """Returns the text with "[player]" in place of these names. Only whole words match, in upper or lower case."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "[player]", text, flags=re.IGNORECASE)
    return text


def start(folder: Path, number: int, scrub: Callable[[str], str]) -> None:
    """Starts the log of run `number` in an existing folder. `scrub` removes names from messages. Raises OSError."""
    file = folder / f"haspelknecht-qt-{number}.log"
    handler = _Handler(file, maxBytes=MAX_FILE_SIZE, backupCount=OLD_FILES_KEPT, encoding="utf-8", errors="replace")
    handler.setFormatter(_Formatter(scrub))
    logger = logging.getLogger(LOGGER)
    logger.setLevel(logging.INFO)
    logger.addHandler(handler)


def stop() -> None:
    """Stops the log. Later messages are dropped."""
    logger = logging.getLogger(LOGGER)
    for handler in [handler for handler in logger.handlers if isinstance(handler, _Handler)]:
        logger.removeHandler(handler)
        handler.close()


class _Handler(RotatingFileHandler):
    """Log handler that ignores write errors: a full disk, for instance, must not disturb the game."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass

    @override
    def close(self) -> None:
        """Closes the file. Drops buffered messages that cannot be written, for instance because the disk is full."""
        with contextlib.suppress(OSError):
            super().close()


class _Formatter(logging.Formatter):
    def __init__(self, scrub: Callable[[str], str]) -> None:
        super().__init__("{asctime}Z {levelname} {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
        self.converter = time.gmtime
        self._scrub = scrub

    def format(self, record: logging.LogRecord) -> str:
        return self._scrub(super().format(record))


def _folder_patterns() -> Iterable[tuple[re.Pattern[str], str]]:
    """Yields (pattern, replacement) for each path of the home folder, with and without links resolved."""
    named = {os.path.expanduser("~"), os.environ.get("HOME", "")}  # noqa: PTH111 - Path.home() raises if there is no home folder
    reached = {os.path.realpath(folder) for folder in named if folder}
    for folder in sorted({*named, *reached}, key=len, reverse=True):
        if len(Path(folder).parts) > 1:
            for written in {folder, folder.replace("\\", "/"), folder.replace("\\", "\\\\")}:
                yield re.compile(re.escape(written) + r"(?![\w-])"), "~"


def _name_patterns() -> Iterable[tuple[re.Pattern[str], str]]:
    """Yields (pattern, replacement) for each name of the user and of the machine, as a whole word."""
    variables = ("USER", "LOGNAME", "USERNAME", "SUDO_USER")
    users = {os.environ.get(variable, "") for variable in variables} | set(_account_names())
    for word, names in (("[user]", users), ("[computer]", {platform.node(), platform.node().partition(".")[0]})):
        for name in sorted(names, key=len, reverse=True):
            # A name such as "a" or "pi" occurs in every text. "root" and "localhost" identify nobody. These names stay.
            if len(name) > 2 and name not in {"root", "localhost"}:
                yield re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE), word


def _account_names() -> Iterable[str]:
    """Yields the user's login and full name from the system's list of users; nothing on a system without this list."""
    try:
        import pwd  # noqa: PLC0415 - missing on Windows
    except ImportError:
        return
    try:
        account = pwd.getpwuid(os.getuid())
    except KeyError:
        return
    yield account.pw_name
    yield account.pw_gecos.partition(",")[0]
