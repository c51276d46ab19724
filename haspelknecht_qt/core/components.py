"""What is printed in the box of a game, as every game holds it: read from its data file, corrected by an owner, read back from a record."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from attrs import evolve, field, frozen

from haspelknecht_qt.core.printed import (
    ComponentsError,
    Provenance,
    TomlTable,
    changed,
    check_places,
    check_sources,
    leaves,
    merged,
    parse_toml,
    pattern_for,
    read_sources,
    read_text,
)
from haspelknecht_qt.core.strict_json import JsonObject


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
