"""Values that a stranger may have written: read to a limit, taken apart one by one, refused with place, found and wanted.

Files of every kind are read with it. Whoever reads one turns an `ValidationError` into its own error where sentences have to be translated.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import NoReturn, TypeVar

from attrs import frozen

from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.core.strict_json import JsonObject

N = TypeVar("N", str, int, bool, str | bool)


class ValidationErrorKind(StrEnum):
    """What is wrong with a value."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    """Its key is none of those that are known."""
    TYPE = "type"
    LIMITS = "limits"
    """It is of the right type, but too small, too large, or none of the values that are known."""


class Kind(StrEnum):
    """What a value can be."""

    OBJECT = "an object"
    LIST = "a list"
    TEXT = "a text"
    ATOMIC_TABLES = "whole numbers"
    NUMBER = "numbers"
    FLAG = "true or false"
    NAME = "names"
    KEY = "keys"


@frozen
class Expected:
    """What would have been right: the kind, its limits (None: there is none; of a list, for its length), the names."""

    kind: Kind
    least: float | None = None
    most: float | None = None
    names: tuple[object, ...] = ()

    def __str__(self) -> str:
        match self.kind:
            case Kind.LIST:
                return f"is a list of {self.least} values" if self.least == self.most else "is a list of values"
            case Kind.ATOMIC_TABLES:
                return f"are {self.kind} from {self.least}" + (" on" if self.most is None else f" to {self.most}")
            case Kind.NUMBER:
                return f"are {self.kind} from {self.least:g} to {self.most:g}"
            case Kind.NAME | Kind.KEY:
                return f"are {', '.join(map(str, self.names))}"
            case _:
                return f"is {self.kind}"


class ValidationError(ValueError):
    """A value is not what it has to be.

    `place` is its dotted key ("" for the whole), `found` the value (None where it is missing). The message names the missing key, or what
    was found and what is wanted.
    """

    def __init__(self, place: str, kind: ValidationErrorKind, found: object, expected: Expected) -> None:
        match kind:
            case ValidationErrorKind.MISSING:
                super().__init__(f"'{place.rpartition('.')[2]}' is missing")
            case ValidationErrorKind.UNKNOWN:
                super().__init__(f"'{place}' is unknown, allowed {expected}")
            case _:
                super().__init__(f"found {shown(found)}, allowed {expected}")
        self.place = place
        self.kind = kind
        self.found = found
        self.expected = expected


class Value:
    """One value, at a dotted place. Every method raises Unfit for a value that is not what it is asked for."""

    __slots__ = ("found", "place")

    def __init__(self, found: object, place: str = "") -> None:
        self.found = found
        self.place = place

    def refuse(self, kind: ValidationErrorKind, expected: Expected) -> NoReturn:
        """Raises Unfit for this value."""
        raise ValidationError(self.place, kind, self.found, expected)

    # Objects

    def entries(self) -> JsonObject:
        """The object that it has to be."""
        if not isinstance(self.found, dict):
            self.refuse(ValidationErrorKind.TYPE, Expected(Kind.OBJECT))
        return self.found

    def __contains__(self, key: str) -> bool:
        """Whether the object has this key."""
        return key in self.entries()

    def __getitem__(self, key: str) -> Value:
        """The value of a key that the object has to have."""
        entries = self.entries()
        if key not in entries:
            raise ValidationError(
                self._inside(key), ValidationErrorKind.MISSING, None, Expected(Kind.KEY, names=(key,))
            )
        return Value(entries[key], self._inside(key))

    def values(self) -> dict[str, Value]:
        """The object's values by their keys."""
        return {key: Value(found, self._inside(key)) for key, found in self.entries().items()}

    def only(self, keys: Sequence[str], optional: Sequence[str] = ()) -> Value:
        """The object itself, which has to have all of `keys`, may have the `optional` ones, and no other."""
        for key in self.entries():
            if key not in keys and key not in optional:
                place = self._inside(shown(key)[1:-1])
                raise ValidationError(
                    place, ValidationErrorKind.UNKNOWN, key, Expected(Kind.KEY, names=(*keys, *optional))
                )
        for key in keys:
            self[key]
        return self

    def _inside(self, key: str) -> str:
        return f"{self.place}.{key}" if self.place else key

    # Lists

    def items(self, least: int = 0, most: int | None = None) -> list[Value]:
        """The values of the list that it has to be, from `least` to `most` of them."""
        if not isinstance(self.found, list):
            self.refuse(ValidationErrorKind.TYPE, Expected(Kind.LIST, least, most))
        if len(self.found) < least or (most is not None and len(self.found) > most):
            self.refuse(ValidationErrorKind.LIMITS, Expected(Kind.LIST, least, most))
        return [Value(found, f"{self.place}[{number}]") for number, found in enumerate(self.found)]

    # Single values

    def text(self) -> str:
        """The text that it has to be."""
        if not isinstance(self.found, str):
            self.refuse(ValidationErrorKind.TYPE, Expected(Kind.TEXT))
        return self.found

    def flag(self) -> bool:
        """True or false, which it has to be."""
        if not isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, Expected(Kind.FLAG))
        return self.found

    def whole(self, least: int, most: int | None = None) -> int:
        """The whole number that it has to be."""
        expected = Expected(Kind.ATOMIC_TABLES, least, most)
        # To Python, true is a whole number.
        if not isinstance(self.found, int) or isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, expected)
        if self.found < least or (most is not None and self.found > most):
            self.refuse(ValidationErrorKind.LIMITS, expected)
        return self.found

    def number(self, least: float, most: float) -> float:
        """The number that it has to be."""
        expected = Expected(Kind.NUMBER, least, most)
        if not isinstance(self.found, int | float) or isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, expected)
        if not least <= self.found <= most:
            self.refuse(ValidationErrorKind.LIMITS, expected)
        return float(self.found)

    def one_of(self, names: Sequence[N]) -> N:
        """One of these values, of the same type: to Python, true equals 1."""
        alike = [name for name in names if type(name) is type(self.found)]
        if self.found not in alike:
            self.refuse(
                ValidationErrorKind.LIMITS if alike else ValidationErrorKind.TYPE,
                Expected(Kind.NAME, names=tuple(names)),
            )
        return alike[alike.index(self.found)]


def read_text(path: Path, largest: int) -> str:
    """The text of a file of at most `largest` bytes. Raises OSError where it cannot be read, ValueError where it is no such text."""
    data = read_limited(path, largest)
    if len(data) > largest:
        raise ValueError(f"the file is larger than {largest} bytes")
    return data.decode("utf-8")


def parse(text: str) -> Value:
    """The value that a JSON text stands for. Raises ValueError."""
    try:
        return Value(json.loads(text, parse_constant=_refuse))
    except RecursionError as error:
        raise ValueError("values are nested too deep") from error


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"found {constant}, which is no number")
