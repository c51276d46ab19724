"""Errors of records: the defects that a record may have, and the places of defects in the record."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from haspelknecht_qt.core.text import sanitize, truncate

Details: TypeAlias = dict[str, str | int]
"""Values for the fields in the error sentence of a defect, by field name."""


class Defect(StrEnum):
    """Kind of defect. The comment after a kind lists the fields of its error sentence (see `_SENTENCES`)."""

    NO_FILE = "no file"  # fields: error
    TOO_LARGE = "too large"  # fields: limit
    NOT_UTF8 = "not utf-8"
    CUT_OFF = "cut off"
    NOT_JSON = "not json"  # fields: error
    TOO_DEEP = "too deep"  # fields: limit
    WRONG_NUMBER = "wrong number"  # fields: found
    HALF_CHARACTER = "half character"  # fields: found
    REPEATED_KEY = "repeated key"
    MISSING_KEY = "missing key"
    UNKNOWN_KEY = "unknown key"  # fields: allowed
    WRONG_TYPE = "wrong type"  # fields: found, allowed
    WRONG_VALUE = "wrong value"  # fields: found, allowed
    NEWER_FORMAT = "newer format"  # fields: format, known, program
    NEWER_RULES = "newer rules"  # fields: rules, known, program
    WRONG_GAME = "wrong game"  # fields: found, allowed
    WRONG_SETUP = "wrong set-up"  # fields: error
    WRONG_SEAT = "wrong seat"  # fields: error
    OTHER_DATA = "other data"
    UNREADABLE_MOVE = "unreadable move"  # fields: found, error
    ILLEGAL_MOVE = "illegal move"  # fields: found, rule, step
    MENDED_RULE = "mended rule"  # fields: found, rule
    CHANGED = "changed"
    NO_CODE = "no code"  # fields: allowed
    BROKEN_CODE = "broken code"


_SENTENCES = {
    Defect.NO_FILE: "the file cannot be read: {error}",
    Defect.TOO_LARGE: "it is larger than the {limit} bytes allowed",
    Defect.NOT_UTF8: "it is not UTF-8 text",
    Defect.CUT_OFF: "the text ends in the middle of the record",
    Defect.NOT_JSON: "it is not JSON: {error}",
    Defect.TOO_DEEP: "values are nested more than {limit} levels deep",
    Defect.WRONG_NUMBER: "{found} is no number that a record may hold",
    Defect.HALF_CHARACTER: "{found} holds half a character",
    Defect.REPEATED_KEY: "the key stands there twice",
    Defect.MISSING_KEY: "the key is missing",
    Defect.UNKNOWN_KEY: "the key is unknown, allowed are {allowed}",
    Defect.WRONG_TYPE: "found {found}, allowed is {allowed}",
    Defect.WRONG_VALUE: "found {found}, allowed is {allowed}",
    Defect.NEWER_FORMAT: "format {format} needs program version {program}, this program reads formats up to {known}",
    Defect.NEWER_RULES: "rules {rules} need program version {program}, this program knows rules up to {known}",
    Defect.WRONG_GAME: "it is a game of {found}, not of {allowed}",
    Defect.WRONG_SETUP: "{error}",
    Defect.WRONG_SEAT: "{error}",
    Defect.OTHER_DATA: "it was played with other component data than this program has",
    Defect.UNREADABLE_MOVE: "{error}",
    Defect.ILLEGAL_MOVE: "{found} is not legal at step '{step}': rule {rule}",
    Defect.MENDED_RULE: "{found} uses rule {rule} as it was before it was mended: the game can be played up to this move",
    Defect.CHANGED: "the checksum does not fit: the record was changed after it was written",
    Defect.NO_CODE: "it is no code of this game: it has to begin with '{allowed}'",
    Defect.BROKEN_CODE: "the code is incomplete or was changed",
}


class RecordPlace(NamedTuple):
    """A place in a record: line and column (both from 1), a key such as "seats[1].name", a ply (from 0), or no place."""

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
        # Some details are error messages of a game, which may quote any characters from the file.
        self.details = {
            name: sanitize(value) if isinstance(value, str) else value for name, value in (details or {}).items()
        }
        sentence = _SENTENCES[defect].format(**self.details)
        super().__init__(sanitize(": ".join(filter(None, (file, str(place), sentence)))))


def shown(value: object, write: Callable[[object], str] = repr) -> str:
    """Returns a value as text on one line, shortened to 80 characters for a message."""
    try:
        return truncate(write(value), 80)
    except (ValueError, RecursionError):  # An integer of thousands of digits, or deeply nested lists.
        return "too large to be shown"
