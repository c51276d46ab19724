"""What is printed in the box of a game, as every game holds it: read from its data file, corrected by an owner, read back from a record."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from attrs import evolve, field, frozen

from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.text import truncate
from haspelknecht_qt.core.validation import Allowed, ComponentsError, TomlTable

SIZE_LIMIT = 256 * 1024
"""Bytes that a data file may have at most."""

DEEPEST_KEY = 16
"""Parts that a dotted key or heading of a data file may have at most; tomllib takes time by the square of their number."""

_PART = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_DEEP_KEY = re.compile(rf"(?<![\\A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{{DEEPEST_KEY}}}")


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


@frozen(kw_only=True)
class PrintedValues(ABC):
    """What the printed values of all games have in common; a game's own class adds the values.

    `sources` holds the entries under [provenance], `corrected` the keys of values that came from the owner of a box. `hash` is the
    SHA-256 of all values; comments and provenance do not change it.
    """

    ATOMIC_TABLES: ClassVar[tuple[str, ...]] = ()
    """The names of tables that are one value, which a correction replaces as a whole."""

    sources: Mapping[str, Provenance] = field(eq=False, repr=False)
    corrected: frozenset[str] = field(eq=False, default=frozenset())
    hash: str = field(init=False, eq=False, default="")

    def __attrs_post_init__(self) -> None:
        """Works out the hash, once all values are there."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        object.__setattr__(self, "hash", hashlib.sha256(text.encode()).hexdigest())

    @abstractmethod
    def to_json(self) -> JsonObject:
        """All values as plain JSON, arranged as in the data file. The answer is the same for equal values."""

    def value_keys(self) -> tuple[str, ...]:
        """The dotted key of every value."""
        return tuple(key for key, _ in leaves(self.to_json(), self.ATOMIC_TABLES))

    def provenance(self, key: str) -> Provenance:
        """Where the value under a dotted key comes from, for instance "minecart.price.grey".

        Raises KeyError for a key that is no place in the file.
        """
        if key in self.corrected:
            return Provenance("corrected", "")
        pattern = pattern_for(self.sources, key)
        if pattern is None:
            raise KeyError(key)
        return self.sources[pattern]


V = TypeVar("V", bound=PrintedValues)
V_co = TypeVar("V_co", bound=PrintedValues, covariant=True)


class ComponentsFactory(Protocol[V_co]):
    """Checks all values of a file or a record and makes a game's PrintedValues of them; raises ComponentsError naming `origin`."""

    def __call__(self, values: object, origin: str, sources: Mapping[str, Provenance]) -> V_co:
        """The values."""
        ...


@frozen
class ComponentReader(Generic[V]):
    """Reads the printed values of one game, which `build` makes. Whatever is wrong raises ComponentsError."""

    build: ComponentsFactory[V]

    def load(self, path: Path) -> V:
        """The values of the built-in data file. Raises FileNotFoundError when there is none.

        Whether each value has a provenance is not looked at, which would take as long as all the rest: a test sees to it with `parse`.
        """
        return self._read(read_text(path), str(path))

    def parse(self, text: str, origin: str) -> V:
        """The values of a complete data file's text; `origin` is its name in errors. Each value needs a provenance, and nothing else has one."""
        found = self._read(text, origin)
        check_sources(found.value_keys(), found.sources, origin)
        return found

    def correct(self, built_in: V, text: str, origin: str) -> V:
        """The values with the corrections of a text that holds some of them or all.

        Tables are merged key by key; a list, and a table in `PrintedValues.ATOMIC_TABLES`, takes the place of the one that it corrects. A value
        that is changed has the source "corrected", unless the text has its own entry for it under [provenance].
        """
        values = parse_toml(text, origin)
        stated = read_sources(TomlTable(values.pop("provenance", {}), origin, "provenance", None))
        stated = {key: entry for key, entry in stated.items() if built_in.sources.get(key) != entry}
        before, whole = built_in.to_json(), built_in.ATOMIC_TABLES
        found = self.build(merged(before, values, whole), origin, {**built_in.sources, **stated})
        check_places(stated, found.value_keys(), origin)
        keys = changed(before, found.to_json(), whole) | built_in.corrected
        return evolve(found, corrected=frozenset(key for key in keys if pattern_for(found.sources, key) not in stated))

    def load_for_user(self, built_in: Path, user_file: Path | None) -> tuple[V, ComponentsError | None]:
        """The built-in values with the corrections of the user's file, if there is one.

        When that file is wrong, the answer is the built-in values and the error, which the caller has to show. A wrong
        built-in file raises ComponentsError. Which values are corrected stands in the answer's `corrected`.
        """
        found = self.load(built_in)
        if user_file is None:
            return found, None
        try:
            return self.correct(found, read_text(user_file), str(user_file)), None
        except FileNotFoundError:
            return found, None
        except ComponentsError as error:
            return found, error

    def from_json(self, data: object, origin: str, known: V) -> V:
        """The values written by `PrintedValues.to_json`.

        Those that `known` has too keep the provenance they have there, the others count as corrected.
        """
        found = self.build(data, origin, known.sources)
        keys = changed(known.to_json(), found.to_json(), found.ATOMIC_TABLES)
        return evolve(found, corrected=frozenset(keys) | known.corrected)

    def _read(self, text: str, origin: str) -> V:
        values = parse_toml(text, origin)
        sources = read_sources(TomlTable(values.pop("provenance", {}), origin, "provenance", None))
        return self.build(values, origin, sources)


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
