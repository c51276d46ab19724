"""Translatable messages for errors of third-party bots, stored results and worker processes.

The sentences are in English. Their details are stored separately, so that the sentences can be translated.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP

CONTEXT = "BotErrorKind"
"""Qt translation context of the sentences."""


class BotErrorKind(StrEnum):
    """Kinds of errors. The value is the English sentence; its placeholders are filled with the details of the error."""

    # Third-party bots
    NO_FILE = QT_TRANSLATE_NOOP("BotErrorKind", "{file}: no such file")
    NO_PYTHON_FILE = QT_TRANSLATE_NOOP("BotErrorKind", "{file}: not a Python file")
    NO_FUNCTION = QT_TRANSLATE_NOOP("BotErrorKind", "{file}: there is no function {function}(game)")
    BROKEN_FILE = QT_TRANSLATE_NOOP("BotErrorKind", "{file}: cannot be run ({error})")
    NO_ENTRY_POINT = QT_TRANSLATE_NOOP(
        "BotErrorKind", "{name}: no installed package has such an entry point in {group}"
    )
    NO_COMMAND = QT_TRANSLATE_NOOP("BotErrorKind", "{command}: not a valid shell command ({error})")
    EMPTY_COMMAND = QT_TRANSLATE_NOOP("BotErrorKind", "a bot’s command is empty")
    NO_PROGRAM = QT_TRANSLATE_NOOP("BotErrorKind", "{program}: no such program")
    NOT_EXECUTABLE = QT_TRANSLATE_NOOP("BotErrorKind", "{program}: this file is not executable")
    # Bot programs
    NO_STREAMS = QT_TRANSLATE_NOOP("BotErrorKind", "the program has no standard streams")
    OS_ERROR = QT_TRANSLATE_NOOP("BotErrorKind", "{program}: the system says: {error}")
    PROGRAM_ENDED = QT_TRANSLATE_NOOP("BotErrorKind", "{program}: ended with status {status}")
    NO_JSON_OBJECT = QT_TRANSLATE_NOOP("BotErrorKind", "expected one JSON object per line, found {found}")
    NO_ANSWER = QT_TRANSLATE_NOOP("BotErrorKind", "expected a move with the number {number}, found {found}")
    UNREADABLE_MOVE = QT_TRANSLATE_NOOP("BotErrorKind", "this move cannot be read: {error}")
    ILLEGAL_MOVE = QT_TRANSLATE_NOOP("BotErrorKind", "expected one of the legal moves at step {step}, found {found}")
    # Stored results
    DAMAGED_RESULTS = QT_TRANSLATE_NOOP("BotErrorKind", "{file}, line {line}: damaged ({error})")
    NO_RESULTS_FILE = QT_TRANSLATE_NOOP(
        "BotErrorKind", "{file}, line 1: this file does not contain the results of a tournament"
    )
    OTHER_TOURNAMENT = QT_TRANSLATE_NOOP(
        "BotErrorKind",
        "{file}, line 1: these are the results of another tournament: {name}: expected {allowed}, found {found}",
    )
    # Executors
    PROCESS_ENDED = QT_TRANSLATE_NOOP("BotErrorKind", "A process that was playing games was killed.")
    NO_DISTRIBUTED = QT_TRANSLATE_NOOP(
        "BotErrorKind", "--scheduler needs the Python package distributed, installed by the optional group {group}"
    )
    NO_ADDRESS = QT_TRANSLATE_NOOP(
        "BotErrorKind",
        "--scheduler: expected the address of a scheduler, for instance tcp://192.168.1.5:8786, found {address}",
    )
    NO_SCHEDULER = QT_TRANSLATE_NOOP("BotErrorKind", "{address}: no scheduler answers ({error})")
    SCHEDULER_LOST = QT_TRANSLATE_NOOP("BotErrorKind", "{address}: the connection to the scheduler was lost")
    NO_WORKERS = QT_TRANSLATE_NOOP("BotErrorKind", "{address}: this scheduler has no workers")
    WORKERS_LOST = QT_TRANSLATE_NOOP("BotErrorKind", "{address}: all workers of this scheduler were lost")
    WORKER_UNUSABLE = QT_TRANSLATE_NOOP("BotErrorKind", "{worker}: the program cannot be run there ({error})")
    WORKER_DIFFERS = QT_TRANSLATE_NOOP(
        "BotErrorKind", "{worker}: this worker would play different games: {name}: expected {allowed}, found {found}"
    )
    WORKERS_CRASHED = QT_TRANSLATE_NOOP(
        "BotErrorKind", "The same games have crashed {count} workers in a row, the last one at {worker}."
    )


class TranslatableError(Exception):
    """An error with a translatable message: a `kind`, and the `details` for the placeholders in the kind's sentence."""

    def __init__(self, kind: BotErrorKind, details: Mapping[str, str] | None = None) -> None:
        found = dict(details or {})
        super().__init__(kind, found)
        self.kind = kind
        self.details = found

    def __str__(self) -> str:
        """Returns the message in English, with its details."""
        return self.kind.value.format(**self.details)


def exception_text(error: BaseException) -> str:
    """Returns type and message of an exception, for instance "KeyError: 3"; the type alone if there is no message."""
    message = str(error)
    return f"{type(error).__name__}: {message}" if message else type(error).__name__


def parse_message(sentence: str) -> tuple[BotErrorKind, Mapping[str, str]] | None:
    """Returns the kind and the details of a message in English; None if the text is no message of this module.

    Results files store messages in English. With kind and details, they can be translated later.
    """
    for kind in BotErrorKind:
        parts = re.split(r"\{(\w+)\}", kind.value)
        pattern = "".join(f"(?P<{part}>.*)" if number % 2 else re.escape(part) for number, part in enumerate(parts))
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            return kind, found.groupdict()
    return None
