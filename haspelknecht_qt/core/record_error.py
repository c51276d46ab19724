"""Errors of records: the defects that a record may have, and the places of defects in the record."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple, TypeAlias

from haspelknecht_qt.core.text import sanitize, truncate

Details: TypeAlias = dict[str, str | int]
"""Values for the fields in the error text of a defect, by field name."""


class Defect(Enum):
    """Kind of defect: a name, and an English sentence with fields for `RecordError.details`.

    Some kinds have equal sentences. Their names differ, because an Enum would merge members with equal values.
    """

    def __init__(self, _name: str, sentence: str) -> None:
        self.sentence = sentence

    NO_FILE = ("no file", "the file cannot be read: {error}")
    TOO_LARGE = ("too large", "it is larger than the {limit} bytes allowed")
    NOT_UTF8 = ("not utf-8", "it is not UTF-8 text")
    CUT_OFF = ("cut off", "the text ends in the middle of the record")
    NOT_JSON = ("not json", "it is not JSON: {error}")
    TOO_DEEP = ("too deep", "values are nested more than {limit} levels deep")
    WRONG_NUMBER = ("wrong number", "{found} is not a number that a record may contain")
    HALF_CHARACTER = ("half character", "{found} contains half a character")
    REPEATED_KEY = ("repeated key", "the key appears twice")
    MISSING_KEY = ("missing key", "the key is missing")
    UNKNOWN_KEY = ("unknown key", "the key is unknown, allowed are {allowed}")
    WRONG_TYPE = ("wrong type", "found {found}, allowed is {allowed}")
    WRONG_VALUE = ("wrong value", "found {found}, allowed is {allowed}")
    NEWER_FORMAT = (
        "newer format",
        "format {format} needs program version {program}, this program reads formats up to {known}",
    )
    NEWER_RULES = (
        "newer rules",
        "rules {rules} need program version {program}, this program knows rules up to {known}",
    )
    WRONG_GAME = ("wrong game", "it is a game of {found}, not of {allowed}")
    WRONG_SETUP = ("wrong set-up", "{error}")
    WRONG_SEAT = ("wrong seat", "{error}")
    OTHER_VALUES = ("other data", "it was played with other component data than this program has")
    UNREADABLE_MOVE = ("unreadable move", "{error}")
    ILLEGAL_MOVE = ("illegal move", "{found} is not legal at step '{step}': rule {rule}")
    CORRECTED_RULE = (
        "mended rule",
        "{found} uses rule {rule} as it was before it was mended: the game can be played up to this move",
    )
    CHANGED = ("changed", "the checksum does not match: the record was changed after it was written")
    NO_CODE = ("no code", "it is not a code of this game: it must begin with '{allowed}'")
    BROKEN_CODE = ("broken code", "the code is incomplete or was changed")


class RecordPlace(NamedTuple):
    """A place in a record: line and column (from 1), a key such as "seats[1].name", a ply (from 0), or no place."""

    line: int | None = None
    column: int | None = None
    key: str | None = None
    ply: int | None = None

    def __str__(self) -> str:
        """Returns the place in words; "" for no place."""
        if self.ply is not None:
            return f"move {self.ply + 1}"
        if self.key is not None:
            return f"key '{self.key}'"
        return "" if self.line is None else f"line {self.line}, column {self.column}"


class RecordError(ValueError):
    """A record was refused. The message is one sentence with file, place and reason.

    Its parts are also stored, for translation: `place`, `defect`, `details` (see Defect), and `file`, which names the
    file or another origin of the text.
    """

    def __init__(self, file: str, place: RecordPlace, defect: Defect, details: Details | None = None) -> None:
        self.file = file
        self.place = place
        self.defect = defect
        # Details are sanitized, because they may quote any characters of the file.
        self.details = {
            name: sanitize(value) if isinstance(value, str) else value for name, value in (details or {}).items()
        }
        sentence = defect.sentence.format(**self.details)
        super().__init__(sanitize(": ".join(filter(None, (file, str(place), sentence)))))


def quote(value: object, write: Callable[[object], str] = repr) -> str:
    """Returns a value as text on one line, shortened to 80 characters for a message."""
    try:
        return truncate(write(value), 80)
    except (ValueError, RecursionError):  # Raised for an integer of thousands of digits or for deep lists.
        return "too large to be shown"
