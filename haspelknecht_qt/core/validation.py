"""Validation of untrusted values: size limits, types, ranges and keys.

Each error has the place, the value found and the expected value. `UntrustedValue` checks values of every kind of file.
`TomlTable` checks data files; its errors can be translated. Other readers convert a `ValidationError` to an error
of their own.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn, TypeGuard, TypeVar

from haspelknecht_qt.core.record_error import quote as quote_in_python
from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.core.text import sanitize, truncate
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from haspelknecht_qt.core.strict_json import JsonObject

N = TypeVar("N", str, int, bool, str | bool)


class ValidationErrorKind(StrEnum):
    """Kind of a validation error."""

    MISSING = "missing"
    UNKNOWN = "unknown"
    TYPE = "type"
    LIMITS = "limits"
    """The value has the right type, but is too small, too large, or not one of the allowed names."""


class ExpectedKind(StrEnum):
    """Expected kind of a value, in the words of error messages."""

    OBJECT = "an object"
    LIST = "a list"
    TEXT = "a text"
    WHOLE = "whole numbers"
    NUMBER = "numbers"
    FLAG = "true or false"
    NAME = "names"
    KEY = "keys"


class ValueLimits(NamedTuple):
    """Limits of an expected value: kind, range of a number (or of the length of a list or text), and allowed names."""

    kind: ExpectedKind
    least: float | None = None
    most: float | None = None
    names: tuple[object, ...] = ()

    def __str__(self) -> str:
        match self.kind:
            case ExpectedKind.LIST:
                return f"is a list of {self.least} values" if self.least == self.most else "is a list of values"
            case ExpectedKind.WHOLE:
                return f"are {self.kind} from {self.least}" + (" on" if self.most is None else f" to {self.most}")
            case ExpectedKind.NUMBER:
                return f"are {self.kind} from {self.least:g} to {self.most:g}"
            case ExpectedKind.NAME | ExpectedKind.KEY:
                return f"are {', '.join(map(str, self.names))}"
            case _:
                return f"is {self.kind}"


class ValidationError(ValueError):
    """A value is not as expected.

    `place` is the dotted key of the value, "" for the whole document. `found` is the value, None if it is missing. The
    message names the missing key, or the value found and the expected value.
    """

    def __init__(self, place: str, kind: ValidationErrorKind, found: object, expected: ValueLimits) -> None:
        match kind:
            case ValidationErrorKind.MISSING:
                super().__init__(f"'{place.rpartition('.')[2]}' is missing")
            case ValidationErrorKind.UNKNOWN:
                super().__init__(f"'{place}' is unknown, allowed {expected}")
            case _:
                super().__init__(f"found {quote_in_python(found)}, allowed {expected}")
        self.place = place
        self.kind = kind
        self.found = found
        self.expected = expected


class UntrustedValue:
    """One untrusted value at `key` of `parent`. Every method raises ValidationError for an unexpected value."""

    __slots__ = ("_key", "_parent", "found")

    def __init__(self, found: object, key: str | int = "", parent: UntrustedValue | None = None) -> None:
        self.found = found
        self._key = key
        self._parent = parent

    @property
    def place(self) -> str:
        """Dotted key of the value. It is put together only when needed, because most values are valid."""
        return str(self._key) if self._parent is None else self._parent.entry_key(self._key)

    def refuse(self, kind: ValidationErrorKind, expected: ValueLimits) -> NoReturn:
        """Raises the ValidationError that refuses this value."""
        raise ValidationError(self.place, kind, self.found, expected)

    def as_object(self) -> JsonObject:
        """Returns the value as a JSON object."""
        if not isinstance(self.found, dict):
            self.refuse(ValidationErrorKind.TYPE, ValueLimits(ExpectedKind.OBJECT))
        return self.found

    def __contains__(self, key: str) -> bool:
        """Whether the object has this key."""
        return key in self.as_object()

    def __getitem__(self, key: str) -> UntrustedValue:
        """Returns the value of a required key."""
        entries = self.as_object()
        if key not in entries:
            expected = ValueLimits(ExpectedKind.KEY, names=(key,))
            raise ValidationError(self.entry_key(key), ValidationErrorKind.MISSING, None, expected)
        return UntrustedValue(entries[key], key, self)

    def values(self) -> dict[str, UntrustedValue]:
        """Returns the object's values by key."""
        return {key: UntrustedValue(found, key, self) for key, found in self.as_object().items()}

    def check_keys(self, keys: Sequence[str], optional: Sequence[str] = ()) -> UntrustedValue:
        """Returns this value if it is an object with all of `keys`, any of the `optional` keys, and no further keys."""
        for key in self.as_object():
            if key not in keys and key not in optional:
                place = self.entry_key(quote_in_python(key)[1:-1])
                expected = ValueLimits(ExpectedKind.KEY, names=(*keys, *optional))
                raise ValidationError(place, ValidationErrorKind.UNKNOWN, key, expected)
        for key in keys:
            self[key]
        return self

    def entry_key(self, key: str | int) -> str:
        """Returns the dotted key of an entry of this object, or of an item of this list."""
        place = self.place
        if isinstance(key, int):
            return f"{place}[{key}]"
        return f"{place}.{key}" if place else key

    def array(self, least: int = 0, most: int | None = None) -> list[UntrustedValue]:
        """Returns the values of a list of `least` to `most` items."""
        if not isinstance(self.found, list):
            self.refuse(ValidationErrorKind.TYPE, ValueLimits(ExpectedKind.LIST, least, most))
        if len(self.found) < least or (most is not None and len(self.found) > most):
            self.refuse(ValidationErrorKind.LIMITS, ValueLimits(ExpectedKind.LIST, least, most))
        return [UntrustedValue(found, number, self) for number, found in enumerate(self.found)]

    def text(self, least: int = 0, most: int | None = None) -> str:
        """Returns the value as a text of `least` to `most` characters."""
        if not isinstance(self.found, str):
            self.refuse(ValidationErrorKind.TYPE, ValueLimits(ExpectedKind.TEXT))
        if len(self.found) < least or (most is not None and len(self.found) > most):
            self.refuse(ValidationErrorKind.LIMITS, ValueLimits(ExpectedKind.TEXT, least, most))
        return self.found

    def flag(self) -> bool:
        """Returns the value as a bool."""
        if not isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, ValueLimits(ExpectedKind.FLAG))
        return self.found

    def whole_number(self, least: int, most: int | None = None) -> int:
        """Returns the value as a whole number from `least` to `most`."""
        # In Python, True is an int.
        if not isinstance(self.found, int) or isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, ValueLimits(ExpectedKind.WHOLE, least, most))
        if self.found < least or (most is not None and self.found > most):
            self.refuse(ValidationErrorKind.LIMITS, ValueLimits(ExpectedKind.WHOLE, least, most))
        return self.found

    def number(self, least: float, most: float) -> float:
        """Returns the value as a number from `least` to `most`."""
        if not isinstance(self.found, int | float) or isinstance(self.found, bool):
            self.refuse(ValidationErrorKind.TYPE, ValueLimits(ExpectedKind.NUMBER, least, most))
        if not least <= self.found <= most:
            self.refuse(ValidationErrorKind.LIMITS, ValueLimits(ExpectedKind.NUMBER, least, most))
        return float(self.found)

    def one_of(self, names: Sequence[N]) -> N:
        """Returns the member of `names` that equals the value. The type must be equal too: in Python, True equals 1."""
        alike = [name for name in names if type(name) is type(self.found)]
        if self.found not in alike:
            kind = ValidationErrorKind.LIMITS if alike else ValidationErrorKind.TYPE
            self.refuse(kind, ValueLimits(ExpectedKind.NAME, names=tuple(names)))
        return alike[alike.index(self.found)]


def read_text(path: Path, largest: int) -> str:
    """Returns the text of a file. Raises OSError, and ValueError for more than `largest` bytes or wrong encoding."""
    data = read_limited(path, largest)
    if len(data) > largest:
        raise ValueError(f"the file is larger than {largest} bytes")
    return data.decode("utf-8")


def read_toml(path: Path) -> JsonObject:
    """Returns the values of a TOML file in UTF-8. Raises OSError, and ValueError with a short message."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except RecursionError as error:
        raise ValueError("values are nested too deep") from error
    except ValueError as error:
        # ValueError includes TOMLDecodeError, wrong encoding, and numbers with thousands of digits.
        raise ValueError(truncate(str(error), 200)) from error


def parse(text: str) -> UntrustedValue:
    """Returns the value of a JSON text. Raises ValueError."""
    try:
        return UntrustedValue(json.loads(text, parse_constant=_refuse_constant))
    except RecursionError as error:
        raise ValueError("values are nested too deep") from error


def _refuse_constant(constant: str) -> NoReturn:
    raise ValueError(f"found {constant}, which is no number")


# Data files

MAX_KEY_LENGTH = 160
"""Maximum length of a key in an error message, in characters."""

ALLOWED_KINDS: Mapping[str, str] = {
    "whole_number": QT_TRANSLATE_NOOP("Allowed", "a whole number from {0} to {1}"),
    "flag": QT_TRANSLATE_NOOP("Allowed", "true or false"),
    "one_of": QT_TRANSLATE_NOOP("Allowed", "one of {names}"),
    "some_of": QT_TRANSLATE_NOOP("Allowed", "a list of names from {names}, each at most once"),
    "empty": QT_TRANSLATE_NOOP("Allowed", "an empty list"),
    "numbers": QT_TRANSLATE_NOOP("Allowed", "a list of {0} whole numbers from {1} to {2}"),
    "numbers_up_to": QT_TRANSLATE_NOOP("Allowed", "a list of {0} to {1} whole numbers from {2} to {3}"),
    "numbers_with_sum": QT_TRANSLATE_NOOP("Allowed", "a list of {0} whole numbers from {1} to {2} that add up to {3}"),
    "ascending": QT_TRANSLATE_NOOP(
        "Allowed", "a list of {0} whole numbers from {1} to {2} in ascending order, each at most once"
    ),
    "subset": QT_TRANSLATE_NOOP(
        "Allowed", "a list of some of the numbers {names} in ascending order, each at most once"
    ),
    "sum": QT_TRANSLATE_NOOP("Allowed", "numbers that add up to {0}"),
    "disks": QT_TRANSLATE_NOOP("Allowed", "{0} to {1} disks in total"),
    "text": QT_TRANSLATE_NOOP("Allowed", "a text of 1 to {0} characters"),
    "table": QT_TRANSLATE_NOOP("Allowed", "a table"),
    "keys": QT_TRANSLATE_NOOP("Allowed", "only the keys {names}"),
    "value": QT_TRANSLATE_NOOP("Allowed", "a value for this key"),
    "provenance": QT_TRANSLATE_NOOP("Allowed", "an entry for this value under [provenance]"),
    "value_place": QT_TRANSLATE_NOOP("Allowed", "the place of a value, or of a table of values"),
    "picture_line": QT_TRANSLATE_NOOP(
        "Allowed",
        "a line of digits 1 to 4, two characters apart, each placed between two digits of the lines above and below",
    ),
    "picture_size": QT_TRANSLATE_NOOP("Allowed", "at most {0} rows and {1} columns of tiles"),
    "tiles_per_level": QT_TRANSLATE_NOOP("Allowed", "tiles of levels 1 to 4 in these quantities: {names}"),
    "touching": QT_TRANSLATE_NOOP(
        "Allowed", "a tile that touches a tile of the previous level, and none that is two or more levels away"
    ),
    "tile_count": QT_TRANSLATE_NOOP("Allowed", "{0} tiles"),
    "entries": QT_TRANSLATE_NOOP("Allowed", "a list of {0} to {1} entries"),
    "unused": QT_TRANSLATE_NOOP("Allowed", "a tile and a cell that appear nowhere else"),
    "size": QT_TRANSLATE_NOOP("Allowed", "at most {0} bytes"),
    "readable": QT_TRANSLATE_NOOP("Allowed", "a readable file"),
    "utf8": QT_TRANSLATE_NOOP("Allowed", "UTF-8 text"),
    "toml": QT_TRANSLATE_NOOP("Allowed", "valid TOML"),
    "json": QT_TRANSLATE_NOOP("Allowed", "valid JSON"),
}
"""Ends of error texts, by `ValueSpec.kind`. {0}, {1}, ... stand for one value each, {names} for all values."""


class ValueSpec(NamedTuple):
    """Description of allowed values. `kind` is the key of a text in ALLOWED_KINDS, in which `values` are inserted."""

    kind: str
    values: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        return ALLOWED_KINDS[self.kind].format(*self.values, names=", ".join(map(str, self.values)))


class DataError(ValueError):
    """Data from outside the program were refused.

    `origin` is the file, "" if there is none. `key` is the dotted key in the file, "" for the whole file. `found` is
    the value as text, "nothing" if it is missing. `allowed` describes the allowed values.
    """

    def __init__(self, origin: str, key: str, found: str, allowed: ValueSpec) -> None:
        key, found = truncate(key, MAX_KEY_LENGTH), sanitize(found)
        place = ": ".join(part for part in (origin, key) if part)
        super().__init__(sanitize(f"{place} is {found}; allowed is {allowed}."))
        self.origin = origin
        self.key = key
        self.found = found
        self.allowed = allowed


class ComponentsError(DataError):
    """A file with the values printed on a game's components was refused."""


T = TypeVar("T")
_Range = tuple[int, int]


class TomlTable:
    """One table of a data file. Reading a missing or wrong value raises ComponentsError. A bool is not a number."""

    __slots__ = ("_table", "origin")

    def __init__(self, values: object, origin: str, place: str, keys: Collection[str] | None) -> None:
        """Wraps `values`, the table at `place`. Refuses keys that are not in `keys`; None allows any key."""
        self.origin = origin
        self._table = UntrustedValue(values, place)
        if not isinstance(values, dict):
            raise ComponentsError(origin, place, short_json(values), ValueSpec("table"))
        for name, value in values.items():
            if not isinstance(name, str) or (keys is not None and name not in keys):
                key = self.key(short_json(str(name)).strip('"'))
                raise ComponentsError(origin, key, short_json(value), ValueSpec("keys", tuple(keys or ())))

    def key(self, name: str) -> str:
        """Returns the dotted key of a value in this table, for instance "minecart.price"."""
        return self._table.entry_key(name)

    def refuse(self, name: str, allowed: ValueSpec) -> NoReturn:
        """Raises the ComponentsError that refuses the value of this key."""
        found = short_json(self._table[name].found) if name in self._table else "nothing"
        raise ComponentsError(self.origin, self.key(name), found, allowed)

    def keys(self) -> tuple[str, ...]:
        """Returns the keys of this table, in the order of the file."""
        return tuple(self._table.as_object())

    def __contains__(self, name: str) -> bool:
        return name in self._table

    def table(self, name: str, keys: Collection[str] | None) -> TomlTable:
        """Returns the table under this key. Refuses keys in it that are not in `keys`; None allows any key."""
        if name not in self._table:
            self.refuse(name, ValueSpec("table"))
        return TomlTable(self._table[name].found, self.origin, self.key(name), keys)

    def whole_number(self, name: str, low: int, high: int) -> int:
        """Returns the value of this key as a whole number from `low` to `high`."""
        return self._read(name, ValueSpec("whole_number", (low, high)), lambda value: value.whole_number(low, high))

    def flag(self, name: str) -> bool:
        """Returns the value of this key as a bool."""
        return self._read(name, ValueSpec("flag"), UntrustedValue.flag)

    def one_of(self, name: str, names: tuple[str, ...]) -> str:
        """Returns the value of this key, which must be one of `names`."""
        return self._read(name, ValueSpec("one_of", names), lambda value: value.one_of(names))

    def text(self, name: str, limit: int) -> str:
        """Returns the value of this key as a text of 1 to `limit` characters."""
        return self._read(name, ValueSpec("text", (limit,)), lambda value: value.text(1, limit))

    def subset_of_names(self, name: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """Returns a list of some of the `names`, each at most once, in the order of the file."""
        allowed = ValueSpec("some_of", names)
        found = self._read(name, allowed, lambda value: tuple(item.one_of(names) for item in value.array()))
        if len(set(found)) < len(found):
            self.refuse(name, allowed)
        return found

    def name_list(self, name: str, names: tuple[str, ...], min_count: int, max_count: int) -> tuple[str, ...]:
        """Returns a list of `min_count` to `max_count` entries, each one of `names`. Names may be repeated."""
        counts = (min_count, max_count)
        items = self._read(name, ValueSpec("entries", counts), lambda value: value.array(*counts))
        for item in items:
            if item.found not in names:
                raise ComponentsError(self.origin, self.key(name), short_json(item.found), ValueSpec("one_of", names))
        return tuple(item.one_of(names) for item in items)

    def numbers(self, name: str, count: int, low: int, high: int, total: int | None = None) -> tuple[int, ...]:
        """Returns a list of exactly `count` whole numbers from `low` to `high`; their sum is `total`, if given."""
        wanted = (count, low, high)
        allowed = ValueSpec("numbers", wanted) if total is None else ValueSpec("numbers_with_sum", (*wanted, total))
        numbers = self._numbers(name, (count, count), (low, high), allowed)
        if total is not None and sum(numbers) != total:
            self.refuse(name, allowed)
        return numbers

    def subset_of_numbers(self, name: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """Returns the value of `name`: a list of one or more of the `numbers`, each once, in ascending order."""
        return self._ascending_numbers(name, (1, len(numbers)), (numbers[0], numbers[-1]), ValueSpec("subset", numbers))

    def numbers_up_to(self, name: str, min_count: int, max_count: int, low: int, high: int) -> tuple[int, ...]:
        """Returns a list of `min_count` to `max_count` whole numbers, each from `low` to `high`."""
        allowed = ValueSpec("numbers_up_to", (min_count, max_count, low, high))
        return self._numbers(name, (min_count, max_count), (low, high), allowed)

    def ascending_numbers(self, name: str, count: int, low: int, high: int) -> tuple[int, ...]:
        """Returns a list of exactly `count` different whole numbers from `low` to `high`, in ascending order."""
        return self._ascending_numbers(name, (count, count), (low, high), ValueSpec("ascending", (count, low, high)))

    def _ascending_numbers(self, name: str, counts: _Range, limits: _Range, allowed: ValueSpec) -> tuple[int, ...]:
        numbers = self._numbers(name, counts, limits, allowed)
        if list(numbers) != sorted(set(numbers)):
            self.refuse(name, allowed)
        return numbers

    def _numbers(self, name: str, counts: _Range, limits: _Range, allowed: ValueSpec) -> tuple[int, ...]:
        return self._read(
            name, allowed, lambda value: tuple(item.whole_number(*limits) for item in value.array(*counts))
        )

    def _read(self, name: str, allowed: ValueSpec, read: Callable[[UntrustedValue], T]) -> T:
        """Returns the value of this key, checked by `read`. Raises ComponentsError if it is missing or refused."""
        try:
            return read(self._table[name])
        except ValidationError:
            self.refuse(name, allowed)


def is_whole(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether the value is a whole number (no bool) from `low` to `high`."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def short_json(value: object) -> str:
    """Returns a value as short text on one line, written as in a JSON file."""
    return quote_in_python(value, partial(json.dumps, ensure_ascii=False, default=str))
