"""Reading JSON of unknown origin: every defect raises a RecordError with its line and column."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from functools import partial
from typing import Any, TypeAlias

from haspelknecht_qt.core.record_error import Defect, Details, RecordError, RecordPlace, quote

JsonValue: TypeAlias = Any
"""A JSON value: None, a boolean, a number, a text, or lists and dictionaries (with texts as keys) of JSON values.

The module `validation` checks values from untrusted files.
"""

JsonObject: TypeAlias = dict[str, JsonValue]

DEPTH_LIMIT = 32
"""Maximum depth of nested lists and objects."""

MAX_NUMBER_LENGTH = 40
"""Maximum length of a number, in characters."""

_TOKEN_PATTERN = re.compile(
    r'(?P<string>"[^"\\]*(?:\\.[^"\\]*)*(?P<end>"?))|(?P<open>[\[{])|(?P<close>[\]}])'
    r"|(?P<number>-?(?:NaN|Infinity|[0-9][0-9.eE+-]*))",
    re.DOTALL,
)
_CUT_OFF_PATTERN = re.compile(r"[\s\w.+-]*")
"""Pattern of words, numbers and spaces. A file in which only these follow a syntax error was probably cut off."""


def canonical_json(value: JsonValue) -> bytes:
    """Returns the canonical compact form of a JSON value, for checksums and codes: equal values have equal forms."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def parse(text: str, file: str) -> JsonValue:
    """Returns the JSON value of a text from the file `file`. Raises RecordError."""
    is_complete = _check_tokens(text, file)
    try:
        return json.loads(text, object_pairs_hook=partial(_refuse_repeated_keys, file))
    except json.JSONDecodeError as error:
        begins_as_json = text.lstrip()[:1] in ("", "{", "[")
        if begins_as_json and (not is_complete or _CUT_OFF_PATTERN.fullmatch(text, error.pos)):
            raise RecordError(file, place_at(text, len(text)), Defect.CUT_OFF) from error
        raise RecordError(file, place_at(text, error.pos), Defect.NOT_JSON, {"error": error.msg}) from error


def place_at(text: str, offset: int) -> RecordPlace:
    """Returns line and column of the character at `offset`."""
    return RecordPlace(line=text.count("\n", 0, offset) + 1, column=offset - text.rfind("\n", 0, offset))


def _check_tokens(text: str, file: str) -> bool:
    """Refuses tokens that `json` cannot parse or wrongly accepts. Returns False if the last string has no end."""
    depth = 0
    for token in _TOKEN_PATTERN.finditer(text):
        found = token[0]
        match token.lastgroup:
            case "open":
                depth += 1
                if depth > DEPTH_LIMIT:
                    raise RecordError(file, place_at(text, token.start()), Defect.TOO_DEEP, {"limit": DEPTH_LIMIT})
            case "close":
                depth -= 1
            case "number":
                if not _is_valid_number(found):
                    details: Details = {"found": quote(found)[1:-1]}
                    raise RecordError(file, place_at(text, token.start()), Defect.WRONG_NUMBER, details)
            case _:
                if not token["end"]:
                    return False
                if "\\u" in found and _has_lone_surrogate(found):
                    details = {"found": quote(found)}
                    raise RecordError(file, place_at(text, token.start()), Defect.HALF_CHARACTER, details)
    return True


def _is_valid_number(found: str) -> bool:
    if len(found) > MAX_NUMBER_LENGTH:
        return False
    try:
        return math.isfinite(float(found))
    except ValueError:
        return True  # Not a number at all: the parser will report this error, with its place.


def _has_lone_surrogate(found: str) -> bool:
    try:
        json.loads(found).encode()
    except UnicodeEncodeError:
        return True
    except json.JSONDecodeError:
        return False  # Not a valid string: the parser will report this error, with its place.
    return False


def _refuse_repeated_keys(file: str, pairs: list[tuple[str, JsonValue]]) -> JsonObject:
    value = dict(pairs)
    if len(value) < len(pairs):
        count = Counter(key for key, _ in pairs)
        repeated = next(key for key in value if count[key] > 1)
        raise RecordError(file, RecordPlace(key=quote(repeated)[1:-1]), Defect.REPEATED_KEY)
    return value
