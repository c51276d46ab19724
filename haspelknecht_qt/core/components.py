"""Values printed on a game's components: read from its data file, corrected by the user, or read from a record.

Each value has a provenance. A wrong file raises ComponentsError, which can be translated; it names the key, the value
found and the allowed values.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from itertools import combinations
from pathlib import Path
from typing import ClassVar, Generic, TypeVar

from attrs import evolve, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.storage import read_limited
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.text import truncate
from haspelknecht_qt.core.validation import ComponentsError, TomlTable, ValueSpec

MAX_FILE_SIZE = 256 * 1024
"""Maximum size of a data file, in bytes."""

MAX_KEY_DEPTH = 16
"""Maximum number of parts of a dotted key in a data file. tomllib's time grows with the square of this number."""

_KEY_PART = r"""(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
_DEEP_KEY = re.compile(rf"(?<![\\A-Za-z0-9_-]){_KEY_PART}(?:[ \t]*+\.[ \t]*+{_KEY_PART}){{{MAX_KEY_DEPTH}}}")

SOURCES = ("printed", "derived", "reconstructed", "corrected")
"""Possible sources of a value: printed on the game, derived from such values, reconstructed, corrected by the user."""


@frozen
class Provenance:
    """Provenance of a printed value. `source` is one of SOURCES.

    `why` is an English sentence with the evidence; "" if the user corrected the value.
    """

    source: str
    why: str

    @property
    def is_guessed(self) -> bool:
        """Whether the value was reconstructed, because nobody could read it from the components."""
        return self.source == "reconstructed"


@frozen(kw_only=True)
class PrintedValues(ABC):
    """Base class for the values printed on a game's components; each game's own class adds the values.

    `sources` are the entries under [provenance] in the data file, by key. `corrected_keys` are the keys of the values
    that the user corrected. `hash` is the SHA-256 of all values, without comments and provenance.
    """

    ATOMIC_TABLES: ClassVar[tuple[str, ...]] = ()
    """Names of tables that count as a single value: a correction replaces the whole table."""

    sources: Mapping[str, Provenance] = field(eq=False, repr=False)
    corrected_keys: frozenset[str] = field(eq=False, default=frozenset())
    hash: str = field(init=False, eq=False, default="")

    def __attrs_post_init__(self) -> None:
        """Computes the hash of the values."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        object.__setattr__(self, "hash", hashlib.sha256(text.encode()).hexdigest())

    @abstractmethod
    def to_json(self) -> JsonObject:
        """Returns all values as plain JSON, arranged as in the data file. Equal values give equal JSON."""

    def value_keys(self) -> tuple[str, ...]:
        """Returns the dotted key of every value."""
        return tuple(key for key, _ in iterate_values(self.to_json(), self.ATOMIC_TABLES))

    def provenance(self, key: str) -> Provenance:
        """Returns the provenance of the value under a dotted key such as "minecart.price.grey". Raises KeyError."""
        if key in self.corrected_keys:
            return Provenance("corrected", "")
        pattern = matching_source_key(self.sources, key)
        if pattern is None:
            raise KeyError(key)
        return self.sources[pattern]


V = TypeVar("V", bound=PrintedValues)


@frozen
class ComponentReader(Generic[V]):
    """Reads the printed values of one game. Wrong content raises ComponentsError, which names the origin.

    `printed_values` is the game's class of printed values. `read_values` gets the content of a file or record and the
    name of this origin. It returns the arguments for `printed_values`, except `sources`.
    """

    printed_values: Callable[..., V]
    read_values: Callable[[object, str], JsonObject]

    def load(self, path: Path) -> V:
        """Returns the values of the built-in data file. Raises FileNotFoundError if the file is missing.

        Does not check that each value has a provenance, because that would double the time. A test checks it with
        `parse`.
        """
        return self._read(read_text(path), str(path))

    def parse(self, text: str, origin: str) -> V:
        """Returns the values of a complete data file. `origin` is the file's name in errors.

        Each value needs an entry under [provenance], and each entry a value.
        """
        found = self._read(text, origin)
        keys = found.value_keys()
        for key in keys:
            if matching_source_key(found.sources, key) is None:
                raise ComponentsError(origin, key, "without a provenance", ValueSpec("provenance"))
        check_provenance_keys(found.sources, keys, origin)
        return found

    def apply_corrections(self, built_in: V, text: str, origin: str) -> V:
        """Returns the built-in values with the corrections in `text`, a data file with some or all of the keys.

        Tables are merged key by key. A list, or a table in `PrintedValues.ATOMIC_TABLES`, replaces the original. A
        changed value has the source "corrected", unless `text` has its own entry for the value under [provenance].
        """
        values = parse_toml(text, origin)
        own_sources = read_provenance(TomlTable(values.pop("provenance", {}), origin, "provenance", None))
        own_sources = {key: entry for key, entry in own_sources.items() if built_in.sources.get(key) != entry}
        before, atomic_tables = built_in.to_json(), built_in.ATOMIC_TABLES
        found = self._build(
            merge_corrections(before, values, atomic_tables), origin, {**built_in.sources, **own_sources}
        )
        check_provenance_keys(own_sources, found.value_keys(), origin)
        keys = changed_keys(before, found.to_json(), atomic_tables) | built_in.corrected_keys
        return evolve(
            found,
            corrected_keys=frozenset(key for key in keys if matching_source_key(found.sources, key) not in own_sources),
        )

    def load_for_user(self, built_in: Path, user_file: Path | None) -> tuple[V, ComponentsError | None]:
        """Returns the built-in values with the user's corrections, and the error in the user's file.

        The error is None if the user's file is correct or missing. After an error, the values have no corrections, and
        the caller has to show the error. A wrong built-in file raises ComponentsError.
        """
        found = self.load(built_in)
        if user_file is None:
            return found, None
        try:
            return self.apply_corrections(found, read_text(user_file), str(user_file)), None
        except FileNotFoundError:
            return found, None
        except ComponentsError as error:
            return found, None if _is_out_of_reach(user_file) else error

    def from_json(self, data: object, origin: str, built_in: V) -> V:
        """Returns the values written by `to_json`. Those that differ from `built_in` count as corrected by the user."""
        found = self._build(data, origin, built_in.sources)
        keys = changed_keys(built_in.to_json(), found.to_json(), found.ATOMIC_TABLES)
        return evolve(found, corrected_keys=frozenset(keys) | built_in.corrected_keys)

    def _read(self, text: str, origin: str) -> V:
        values = parse_toml(text, origin)
        sources = read_provenance(TomlTable(values.pop("provenance", {}), origin, "provenance", None))
        return self._build(values, origin, sources)

    def _build(self, values: object, origin: str, sources: Mapping[str, Provenance]) -> V:
        return self.printed_values(**self.read_values(values, origin), sources=sources)


def parse_toml(text: str, origin: str) -> JsonObject:
    """Returns the tables of a TOML text. Raises ComponentsError, which names the line of a syntax error."""
    size = len(text.encode("utf-8", "replace"))
    if size > MAX_FILE_SIZE:
        raise ComponentsError(origin, "", f"{size} bytes long", ValueSpec("size", (MAX_FILE_SIZE,)))
    if _DEEP_KEY.search(text):
        raise ComponentsError(origin, "", "nested too deeply", ValueSpec("toml"))
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ComponentsError(origin, "", "nested too deeply", ValueSpec("toml")) from None
    except ValueError as error:
        # The parser's message is shortened, because it may quote a key of any length.
        raise ComponentsError(origin, "", f"not readable ({truncate(str(error), 200)})", ValueSpec("toml")) from error


def read_text(path: Path) -> str:
    """Returns the text of a data file. Raises FileNotFoundError; ComponentsError if it is too large or unreadable."""
    origin = str(path)
    try:
        data = read_limited(path, MAX_FILE_SIZE)
    except FileNotFoundError:
        raise
    except OSError as error:
        raise ComponentsError(origin, "", f"not readable ({error.strerror or error})", ValueSpec("readable")) from error
    if len(data) > MAX_FILE_SIZE:
        raise ComponentsError(origin, "", f"more than {MAX_FILE_SIZE} bytes long", ValueSpec("size", (MAX_FILE_SIZE,)))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ComponentsError(origin, "", f"unreadable from byte {error.start}", ValueSpec("utf8")) from error


def _is_out_of_reach(file: Path) -> bool:
    """Whether the file cannot be reached: a folder in its path may not be entered, or is not a folder."""
    try:
        file.stat()
    except OSError as error:
        return isinstance(error, PermissionError | NotADirectoryError)
    return False


def read_provenance(table: TomlTable) -> dict[str, Provenance]:
    """Returns the entries of the table [provenance] by key. Raises ComponentsError."""
    sources = {}
    for key in table.keys():  # noqa: SIM118 - not a mapping
        entry = table.table(key, ("source", "why"))
        sources[key] = Provenance(entry.one_of("source", SOURCES), entry.text("why", 400))
    return sources


def check_provenance_keys(patterns: Iterable[str], keys: Collection[str], origin: str) -> None:
    """Checks that each key of [provenance] matches a value or a table of values. Raises ComponentsError."""
    places = {place for key in keys for rank in _matching_keys(key) for place in rank}
    for pattern in patterns:
        if pattern not in places:
            raise ComponentsError(origin, f"provenance.{pattern}", "no value's place", ValueSpec("value_place"))


def matching_source_key(sources: Collection[str], key: str) -> str | None:
    """Returns the most specific key of [provenance] that matches the value under `key`; None if no key matches.

    Keys of [provenance] may have a star in place of any part. A longer key is more specific than a shorter one. Of
    equally long keys, the one with the fewest stars counts, then the first one in `sources`.
    """
    for rank in _matching_keys(key):
        found = [pattern for pattern in rank if pattern in sources]
        if found:
            return found[0] if len(found) == 1 else next(pattern for pattern in sources if pattern in found)
    return None


def _matching_keys(key: str) -> Iterator[list[str]]:
    """Yields the possible [provenance] keys of the value under `key`, in lists of equal rank, the most specific first.

    A short key stands for a table that contains the value. As `key` has few parts, few keys are possible.
    """
    parts = key.split(".")
    for length in range(len(parts), 0, -1):
        for stars in range(length + 1):
            starred = combinations(range(length), stars)
            yield [".".join("*" if place in chosen else parts[place] for place in range(length)) for chosen in starred]


def iterate_values(
    values: Mapping[str, JsonValue], atomic_tables: Collection[str], place: str = ""
) -> Iterator[tuple[str, object]]:
    """Yields (dotted key, value) for every value except "schema". A table in `atomic_tables` counts as one value."""
    for name, value in values.items():
        key = f"{place}.{name}" if place else name
        if isinstance(value, Mapping) and name not in atomic_tables:
            yield from iterate_values(value, atomic_tables, key)
        elif key != "schema":
            yield key, value


def changed_keys(
    before: Mapping[str, JsonValue], after: Mapping[str, JsonValue], atomic_tables: Collection[str]
) -> set[str]:
    """Returns the dotted keys of the new or changed values in `after`. A table in `atomic_tables` is one value."""
    old = dict(iterate_values(before, atomic_tables))
    return {key for key, value in iterate_values(after, atomic_tables) if key not in old or old[key] != value}


def merge_corrections(
    before: Mapping[str, JsonValue], corrections: Mapping[str, JsonValue], atomic_tables: Collection[str]
) -> JsonObject:
    """Returns `before` with corrections, merged table by table. Replaces tables named in `atomic_tables` as a whole."""
    result = dict(before)
    for name, value in corrections.items():
        old = before.get(name)
        if isinstance(old, Mapping) and isinstance(value, Mapping) and name not in atomic_tables:
            result[name] = merge_corrections(old, value, atomic_tables)
        else:
            result[name] = value
    return result
