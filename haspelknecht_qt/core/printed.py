"""Strict reading of files of printed values, which the owner of a box may correct, and where each value comes from.

Whatever is wrong in such a file is said with its key, the value found and what is allowed, as data that an interface
can put into the player's language.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import NoReturn, TypeGuard

from attrs import frozen

from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.text import sanitize, truncate

SIZE_LIMIT = 256 * 1024
"""Bytes that a data file may have at most."""

LONGEST_KEY = 160
"""Characters of a key that an error names at most."""

DEEPEST_KEY = 16
"""Parts that a dotted key or heading of a data file may have at most; tomllib takes time by the square of their number."""

_PART = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_DEEP_KEY = re.compile(rf"(?<![\\A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{DEEPEST_KEY}}}")

ALLOWED_KINDS = {
    "whole_number": "a whole number from {0} to {1}",
    "flag": "true or false",
    "one_of": "one of {names}",
    "some_of": "a list of names out of {names}, none twice",
    "empty": "an empty list",
    "numbers": "a list of {0} whole numbers from {1} to {2}",
    "numbers_up_to": "a list of {0} to {1} whole numbers from {2} to {3}",
    "numbers_with_sum": "a list of {0} whole numbers from {1} to {2} that add up to {3}",
    "ascending": "a list of {0} whole numbers from {1} to {2} in ascending order, none twice",
    "subset": "a list of some of the numbers {names} in ascending order, none twice",
    "sum": "numbers that add up to {0}",
    "disks": "{0} to {1} disks in all",
    "text": "a text of 1 to {0} characters",
    "table": "a table",
    "keys": "only the keys {names}",
    "value": "a value for this key",
    "provenance": "an entry for this value under [provenance]",
    "value_place": "the place of a value, or of a table of values",
    "picture_line": "a line of digits 1 to 4, two characters apart, each between those of the lines above and below",
    "picture_size": "at most {0} rows and {1} columns of tiles",
    "tiles_per_level": "tiles of levels 1 to 4 in the numbers {names}",
    "touching": "a tile that touches one of the level before it, and none two or more levels away",
    "tile_count": "{0} tiles",
    "entries": "a list of {0} to {1} entries",
    "unused": "a tile and a cell that come nowhere else",
    "size": "at most {0} bytes",
    "readable": "a file that can be read",
    "utf8": "text in UTF-8",
    "toml": "correctly written TOML",
    "json": "correctly written JSON",
}


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


class TomlTable:
    """One table of a data file, read key by key.

    Every method that reads raises ComponentsError when the key is missing or its value is not allowed. A bool is no
    number.
    """

    __slots__ = ("_values", "origin", "place")

    def __init__(self, values: object, origin: str, place: str, keys: Collection[str] | None) -> None:
        """Takes `values` as the table at `place`; a key that is not in `keys` is refused (None: any key is welcome)."""
        self.origin = origin
        self.place = place
        if not isinstance(values, Mapping):
            raise ComponentsError(origin, place, shown(values), Allowed("table"))
        self._values = values
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
        return f"{self.place}.{name}" if self.place else name

    def refuse(self, name: str, allowed: Allowed) -> NoReturn:
        """Raises the ComponentsError for the value of this key."""
        found = shown(self._values[name]) if name in self._values else "nothing"
        raise ComponentsError(self.origin, self.key(name), found, allowed)

    def names(self) -> tuple[str, ...]:
        """The keys of this table, in the order of the file."""
        return tuple(self._values)

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def table(self, name: str, keys: Collection[str] | None) -> TomlTable:
        """The table under this key, with only the keys named."""
        if name not in self._values:
            self.refuse(name, Allowed("table"))
        return TomlTable(self._values[name], self.origin, self.key(name), keys)

    def whole(self, name: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = self._values.get(name)
        if not is_whole(value, low, high):
            self.refuse(name, Allowed("whole_number", (low, high)))
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self._values.get(name)
        if not isinstance(value, bool):
            self.refuse(name, Allowed("flag"))
        return value

    def one_of(self, name: str, names: tuple[str, ...]) -> str:
        """One of the names."""
        value = self._values.get(name)
        if not isinstance(value, str) or value not in names:
            self.refuse(name, Allowed("one_of", names))
        return value

    def text(self, name: str, limit: int) -> str:
        """A text of 1 to `limit` characters."""
        value = self._values.get(name)
        if not isinstance(value, str) or not 1 <= len(value) <= limit:
            self.refuse(name, Allowed("text", (limit,)))
        return value

    def some_of(self, name: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """Any of the names, each at most once, in the order of the file."""
        value = self._values.get(name)
        if not isinstance(value, list) or any(item not in names for item in value) or len(set(value)) < len(value):
            self.refuse(name, Allowed("some_of", names))
        return tuple(value)

    def names_up_to(self, name: str, names: tuple[str, ...], least: int, most: int) -> tuple[str, ...]:
        """`least` to `most` of the names, each as often as one likes, in the order of the file."""
        value = self._values.get(name)
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.refuse(name, Allowed("entries", (least, most)))
        for item in value:
            if not isinstance(item, str) or item not in names:
                raise ComponentsError(self.origin, self.key(name), shown(item), Allowed("one_of", names))
        return tuple(value)

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
        value = self._values.get(name)
        if not isinstance(value, list) or not least <= len(value) <= most:
            self.refuse(name, allowed)
        if not all(is_whole(item, low, high) for item in value):
            self.refuse(name, allowed)
        return tuple(value)


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


def parse_toml(text: str, origin: str) -> JsonObject:
    """The tables of a TOML text. Raises ComponentsError naming the line where it goes wrong."""
    size = len(text.encode("utf-8", "replace"))
    if size > SIZE_LIMIT:
        raise ComponentsError(origin, "", f"{size} bytes long", Allowed("size", (SIZE_LIMIT,)))
    if _DEEP_KEY.search(text):
        raise ComponentsError(origin, "", "nested too deeply", Allowed("toml"))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentsError(origin, "", "nested too deeply", Allowed("toml")) from None
    except ValueError as error:
        # The error may name a whole key.
        raise ComponentsError(origin, "", f"not readable ({truncate(str(error), 200)})", Allowed("toml")) from error


def read_text(path: Path) -> str:
    """The text of a data file.

    Raises FileNotFoundError when there is none, ComponentsError for one that is too large, unreadable or not UTF-8.
    """
    origin = str(path)
    try:
        data = read_limited(path, SIZE_LIMIT)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise ComponentsError(origin, "", f"not readable ({error.strerror or error})", Allowed("readable")) from error
    if len(data) > SIZE_LIMIT:
        raise ComponentsError(origin, "", f"more than {SIZE_LIMIT} bytes long", Allowed("size", (SIZE_LIMIT,)))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ComponentsError(origin, "", f"unreadable from byte {error.start}", Allowed("utf8")) from error


SOURCES = ("printed", "derived", "reconstructed", "corrected")
"""Where a value can come from."""


@frozen
class Provenance:
    """Where a value comes from.

    `source` is one of SOURCES, `why` says in an English sentence how that is known ("" when the owner of a box
    corrected the value).
    """

    source: str
    why: str

    @property
    def guessed(self) -> bool:
        """Whether the table marks the value as one that had to be reconstructed."""
        return self.source == "reconstructed"


def read_sources(table: TomlTable) -> dict[str, Provenance]:
    """The entries under [provenance], by their keys. Raises ComponentsError."""
    sources = {}
    for key in table.names():
        entry = table.table(key, ("source", "why"))
        sources[key] = Provenance(entry.one_of("source", SOURCES), entry.text("why", 400))
    return sources


def check_sources(keys: Collection[str], sources: Mapping[str, Provenance], origin: str) -> None:
    """That each value has a provenance, and nothing else has. Raises ComponentsError."""
    for key in keys:
        if pattern_for(sources, key) is None:
            raise ComponentsError(origin, key, "without a provenance", Allowed("provenance"))
    check_places(sources, keys, origin)


def check_places(patterns: Iterable[str], keys: Collection[str], origin: str) -> None:
    """That each key of [provenance] stands for a value. Raises ComponentsError."""
    places = {place for key in keys for rank in _patterns(key) for place in rank}
    for pattern in patterns:
        if pattern not in places:
            raise ComponentsError(origin, f"provenance.{pattern}", "no value's place", Allowed("value_place"))


def pattern_for(sources: Collection[str], key: str) -> str | None:
    """The most exact key of [provenance] for a value: the longest, of those one with the fewest stars, of those the first."""
    for rank in _patterns(key):
        found = [pattern for pattern in rank if pattern in sources]
        if found:
            return found[0] if len(found) == 1 else next(pattern for pattern in sources if pattern in found)
    return None


def _patterns(key: str) -> Iterator[list[str]]:
    """The keys of [provenance] that stand for this value or for a table that it lies in, those of equal exactness together, the most exact first.

    Keys of values have few parts; so there are few of them, however many entries there are.
    """
    parts = key.split(".")
    for length in range(len(parts), 0, -1):
        for stars in range(length + 1):
            starred = combinations(range(length), stars)
            yield [".".join("*" if place in chosen else parts[place] for place in range(length)) for chosen in starred]


def leaves(
    values: Mapping[str, JsonValue], whole: Collection[str] = (), place: str = ""
) -> Iterator[tuple[str, object]]:
    """(dotted key, value) of every value but the schema. A table of a name in `whole` is one value."""
    for name, value in values.items():
        key = f"{place}.{name}" if place else name
        if isinstance(value, Mapping) and name not in whole:
            yield from leaves(value, whole, key)
        elif key != "schema":
            yield key, value


def changed(before: Mapping[str, JsonValue], after: Mapping[str, JsonValue], whole: Collection[str] = ()) -> set[str]:
    """The dotted keys of the values that are new or differ."""
    old = dict(leaves(before, whole))
    return {key for key, value in leaves(after, whole) if key not in old or old[key] != value}


def merged(
    before: Mapping[str, JsonValue], corrections: Mapping[str, JsonValue], whole: Collection[str] = ()
) -> JsonObject:
    """The values with corrections, table by table; a table of a name in `whole` takes the place of the one it corrects."""
    result = dict(before)
    for name, value in corrections.items():
        old = before.get(name)
        if isinstance(old, Mapping) and isinstance(value, Mapping) and name not in whole:
            result[name] = merged(old, value, whole)
        else:
            result[name] = value
    return result
