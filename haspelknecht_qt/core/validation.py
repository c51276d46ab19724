"""Values that a stranger may have written: read to a limit, taken apart one by one, refused with place, found and wanted.

Files of every kind are read with it. Whoever reads one turns an `ValidationError` into its own error where sentences have to be translated.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NoReturn, TypeGuard, TypeVar

from attrs import frozen

from haspelknecht_qt.core.record_error import shown as shown_in_python
from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize, truncate
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP

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
    WHOLE = "whole numbers"
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
            case Kind.WHOLE:
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
                super().__init__(f"found {shown_in_python(found)}, allowed {expected}")
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
            raise ValidationError(self.inside(key), ValidationErrorKind.MISSING, None, Expected(Kind.KEY, names=(key,)))
        return Value(entries[key], self.inside(key))

    def values(self) -> dict[str, Value]:
        """The object's values by their keys."""
        return {key: Value(found, self.inside(key)) for key, found in self.entries().items()}

    def only(self, keys: Sequence[str], optional: Sequence[str] = ()) -> Value:
        """The object itself, which has to have all of `keys`, may have the `optional` ones, and no other."""
        for key in self.entries():
            if key not in keys and key not in optional:
                place = self.inside(shown_in_python(key)[1:-1])
                raise ValidationError(
                    place, ValidationErrorKind.UNKNOWN, key, Expected(Kind.KEY, names=(*keys, *optional))
                )
        for key in keys:
            self[key]
        return self

    def inside(self, key: str) -> str:
        """The dotted place of a key of the object."""
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

    def text(self, least: int = 0, most: int | None = None) -> str:
        """The text that it has to be, of `least` to `most` characters."""
        if not isinstance(self.found, str):
            self.refuse(ValidationErrorKind.TYPE, Expected(Kind.TEXT))
        if len(self.found) < least or (most is not None and len(self.found) > most):
            self.refuse(ValidationErrorKind.LIMITS, Expected(Kind.TEXT, least, most))
        return self.found

    def flag(self) -> bool:
        """True or false, which it has to be."""
        if not isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, Expected(Kind.FLAG))
        return self.found

    def whole(self, least: int, most: int | None = None) -> int:
        """The whole number that it has to be."""
        expected = Expected(Kind.WHOLE, least, most)
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


# Data files

LONGEST_KEY = 160
"""Characters of a key that an error names at most."""

ALLOWED_KINDS: Mapping[str, str] = {
    "whole_number": QT_TRANSLATE_NOOP("Allowed", "a whole number from {0} to {1}"),
    "flag": QT_TRANSLATE_NOOP("Allowed", "true or false"),
    "one_of": QT_TRANSLATE_NOOP("Allowed", "one of {names}"),
    "some_of": QT_TRANSLATE_NOOP("Allowed", "a list of names out of {names}, none twice"),
    "empty": QT_TRANSLATE_NOOP("Allowed", "an empty list"),
    "numbers": QT_TRANSLATE_NOOP("Allowed", "a list of {0} whole numbers from {1} to {2}"),
    "numbers_up_to": QT_TRANSLATE_NOOP("Allowed", "a list of {0} to {1} whole numbers from {2} to {3}"),
    "numbers_with_sum": QT_TRANSLATE_NOOP("Allowed", "a list of {0} whole numbers from {1} to {2} that add up to {3}"),
    "ascending": QT_TRANSLATE_NOOP(
        "Allowed", "a list of {0} whole numbers from {1} to {2} in ascending order, none twice"
    ),
    "subset": QT_TRANSLATE_NOOP("Allowed", "a list of some of the numbers {names} in ascending order, none twice"),
    "sum": QT_TRANSLATE_NOOP("Allowed", "numbers that add up to {0}"),
    "disks": QT_TRANSLATE_NOOP("Allowed", "{0} to {1} disks in all"),
    "text": QT_TRANSLATE_NOOP("Allowed", "a text of 1 to {0} characters"),
    "table": QT_TRANSLATE_NOOP("Allowed", "a table"),
    "keys": QT_TRANSLATE_NOOP("Allowed", "only the keys {names}"),
    "value": QT_TRANSLATE_NOOP("Allowed", "a value for this key"),
    "provenance": QT_TRANSLATE_NOOP("Allowed", "an entry for this value under [provenance]"),
    "value_place": QT_TRANSLATE_NOOP("Allowed", "the place of a value, or of a table of values"),
    "picture_line": QT_TRANSLATE_NOOP(
        "Allowed", "a line of digits 1 to 4, two characters apart, each between those of the lines above and below"
    ),
    "picture_size": QT_TRANSLATE_NOOP("Allowed", "at most {0} rows and {1} columns of tiles"),
    "tiles_per_level": QT_TRANSLATE_NOOP("Allowed", "tiles of levels 1 to 4 in the numbers {names}"),
    "touching": QT_TRANSLATE_NOOP(
        "Allowed", "a tile that touches one of the level before it, and none two or more levels away"
    ),
    "tile_count": QT_TRANSLATE_NOOP("Allowed", "{0} tiles"),
    "entries": QT_TRANSLATE_NOOP("Allowed", "a list of {0} to {1} entries"),
    "unused": QT_TRANSLATE_NOOP("Allowed", "a tile and a cell that come nowhere else"),
    "size": QT_TRANSLATE_NOOP("Allowed", "at most {0} bytes"),
    "readable": QT_TRANSLATE_NOOP("Allowed", "a file that can be read"),
    "utf8": QT_TRANSLATE_NOOP("Allowed", "text in UTF-8"),
    "toml": QT_TRANSLATE_NOOP("Allowed", "correctly written TOML"),
    "json": QT_TRANSLATE_NOOP("Allowed", "correctly written JSON"),
}
"""The sentence's end for each kind of Allowed; {0}, {1}, ... stand for its values, {names} for all of them."""


@frozen
class Allowed:
    """What would have been right: the kind of value, and the numbers or names that fill its sentence.

    The kinds are the keys of ALLOWED_KINDS; in its sentences {0}, {1}, ... stand for the values, {names} for all.
    """

    kind: str
    values: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return ALLOWED_KINDS[self.kind].format(*self.values, names=", ".join(map(str, self.values)))


class DataError(ValueError):
    """Data from outside the program were refused.

    `origin` is the file ("" when there is none), `key` the dotted place in it ("" for the whole), `found` the value as
    text ("nothing" for a missing one), `allowed` what would have been right.
    """

    def __init__(self, origin: str, key: str, found: str, allowed: Allowed) -> None:
        key, found = truncate(key, LONGEST_KEY), sanitize(found)
        place = ": ".join(part for part in (origin, key) if part)
        super().__init__(sanitize(f"{place} is {found}; allowed is {allowed}."))
        self.origin = origin
        self.key = key
        self.found = found
        self.allowed = allowed


class ComponentsError(DataError):
    """A file of printed values was refused."""


T = TypeVar("T")


class TomlTable:
    """One table of a data file, read key by key.

    Every method that reads raises ComponentsError when the key is missing or its value is not allowed. A bool is no
    number.
    """

    __slots__ = ("_table", "origin")

    def __init__(self, values: object, origin: str, place: str, keys: Collection[str] | None) -> None:
        """Takes `values` as the table at `place`; a key that is not in `keys` is refused (None: any key is welcome)."""
        self.origin = origin
        self._table = Value(values, place)
        if not isinstance(values, dict):
            raise ComponentsError(origin, place, shown(values), Allowed("table"))
        for name, value in values.items():
            if not isinstance(name, str) or (keys is not None and name not in keys):
                raise ComponentsError(
                    origin,
                    self.key(shown(str(name)).strip('"')),
                    shown(value),
                    Allowed("keys", tuple(keys or ())),
                )

    def key(self, name: str) -> str:
        """The dotted key of a value of this table."""
        return self._table.inside(name)

    def refuse(self, name: str, allowed: Allowed) -> NoReturn:
        """Raises the ComponentsError for the value of this key."""
        found = shown(self._table[name].found) if name in self._table else "nothing"
        raise ComponentsError(self.origin, self.key(name), found, allowed)

    def names(self) -> tuple[str, ...]:
        """The keys of this table, in the order of the file."""
        return tuple(self._table.entries())

    def __contains__(self, name: str) -> bool:
        return name in self._table

    def table(self, name: str, keys: Collection[str] | None) -> TomlTable:
        """The table under this key, with only the keys named."""
        if name not in self._table:
            self.refuse(name, Allowed("table"))
        return TomlTable(self._table[name].found, self.origin, self.key(name), keys)

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return self._read(name, Allowed("whole_number", (low, high)), lambda value: value.whole(low, high))

    def flag(self, name: str) -> bool:
        """True or false."""
        return self._read(name, Allowed("flag"), Value.flag)

    def one_of(self, name: str, names: tuple[str, ...]) -> str:
        """One of the names."""
        return self._read(name, Allowed("one_of", names), lambda value: value.one_of(names))

    def text(self, name: str, limit: int) -> str:
        """A text of 1 to `limit` characters."""
        return self._read(name, Allowed("text", (limit,)), lambda value: value.text(1, limit))

    def some_of(self, name: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """Any of the names, each at most once, in the order of the file."""
        allowed = Allowed("some_of", names)
        found = self._read(name, allowed, lambda value: tuple(item.one_of(names) for item in value.items()))
        if len(set(found)) < len(found):
            self.refuse(name, allowed)
        return found

    def names_up_to(self, name: str, names: tuple[str, ...], least: int, most: int) -> tuple[str, ...]:
        """`least` to `most` of the names, each as often as one likes, in the order of the file."""
        items = self._read(name, Allowed("entries", (least, most)), lambda value: value.items(least, most))
        for item in items:
            if item.found not in names:
                raise ComponentsError(self.origin, self.key(name), shown(item.found), Allowed("one_of", names))
        return tuple(item.one_of(names) for item in items)

    def numbers(self, name: str, count: int, low: int, high: int, total: int | None = None) -> tuple[int, ...]:
        """Exactly `count` whole numbers from `low` to `high`, adding up to `total` where one is given."""
        wanted = (count, low, high)
        allowed = Allowed("numbers", wanted) if total is None else Allowed("numbers_with_sum", (*wanted, total))
        numbers = self._list(name, count, count, low, high, allowed)
        if total is not None and sum(numbers) != total:
            self.refuse(name, allowed)
        return numbers

    def subset(self, name: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """One or more of the numbers, in ascending order."""
        allowed = Allowed("subset", numbers)
        found = self._list(name, 1, len(numbers), numbers[0], numbers[-1], allowed)
        if list(found) != sorted(set(found)):
            self.refuse(name, allowed)
        return found

    def numbers_up_to(self, name: str, least: int, most: int, low: int, high: int) -> tuple[int, ...]:
        """`least` to `most` whole numbers from `low` to `high`."""
        return self._list(name, least, most, low, high, Allowed("numbers_up_to", (least, most, low, high)))

    def ascending(self, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """Exactly `count` different whole numbers from `low` to `high`, in ascending order."""
        allowed = Allowed("ascending", (count, low, high))
        numbers = self._list(name, count, count, low, high, allowed)
        if list(numbers) != sorted(set(numbers)):
            self.refuse(name, allowed)
        return numbers

    def _list(self, name: str, least: int, most: int, low: int, high: int, allowed: Allowed) -> tuple[int, ...]:
        return self._read(
            name, allowed, lambda value: tuple(item.whole(low, high) for item in value.items(least, most))
        )

    def _read(self, name: str, allowed: Allowed, read: Callable[[Value], T]) -> T:
        """The value of this key as `read` takes it. Raises ComponentsError where the key is missing or `read` refuses it."""
        try:
            return read(self._table[name])
        except ValidationError:
            self.refuse(name, allowed)


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether the value is a whole number (no bool) from `low` to `high`."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def shown(value: object) -> str:
    """A value as short text on one line, written as in the file."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # An integer of thousands of digits, lists within lists within lists.
        return "too large to be shown"
    return truncate(text, 80)
