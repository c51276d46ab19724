"""What is printed on board, tiles and cards, read from a data file that the owner of a box may correct."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from attrs import evolve, field, frozen

from haspelknecht_qt.core.plain import PlainObject
from haspelknecht_qt.core.printed import (
    ComponentsError,
    Provenance,
    Table,
    changed,
    check_sources,
    leaves,
    merged,
    parse_toml,
    pattern_for,
    read_sources,
    read_text,
)
from haspelknecht_qt.games.gueules_noires import component_file
from haspelknecht_qt.games.gueules_noires.printed import (
    COLOURS,
    ELEMENTS,
    EXTRACTION_IDS,
    MONEY_IDS,
    SIDES,
    TILE_IDS,
    FinalScoring,
    Order,
    Prize,
    SetupNumbers,
)

__all__ = [
    "Components",
    "ComponentsError",
    "FinalScoring",
    "Order",
    "Prize",
    "SetupNumbers",
    "correct",
    "from_json",
    "load",
    "load_for_user",
    "parse",
]


@frozen(kw_only=True)
class Components:
    """Every printed value that the rules need.

    `price` is that of one minecart by colour, `copies` the tiles of each face, in the order of TILE_IDS, `printed_minecart` the side of each
    level's printed minecart (an index into SIDES, for the eye only). `moves` and `francs` go by the ids of their spaces, `bank` is what the
    bank gives. `marked_2` and `marked_2_3` are the ids of the spaces with those locks. `prizes` has one entry for each of ELEMENTS.
    `sources` holds the entries under [provenance], `corrected` the keys of values that came from the owner of a box. `hash` is the
    SHA-256 of all values; comments and provenance do not change it.
    """

    setup: SetupNumbers
    price: tuple[int, int, int, int]
    copies: tuple[int, ...]
    cage_places: int
    printed_minecart: tuple[int, ...]
    moves: Mapping[str, int]
    francs: Mapping[str, int]
    bank: int
    marked_2: tuple[str, ...]
    marked_2_3: tuple[str, ...]
    orders: tuple[Order, ...]
    prizes: tuple[Prize, ...]
    final_scoring: FinalScoring
    sources: Mapping[str, Provenance] = field(eq=False, repr=False)
    corrected: frozenset[str] = field(eq=False, default=frozenset())
    hash: str = field(init=False, eq=False)

    @hash.default
    def _hash(self) -> str:
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def provenance(self, key: str) -> Provenance:
        """Where the value under a dotted key comes from, for instance "order.truck-03.vp".

        Raises KeyError for a key that is no place in the file.
        """
        if key in self.corrected:
            return Provenance("corrected", "")
        pattern = pattern_for(self.sources, key)
        if pattern is None:
            raise KeyError(key)
        return self.sources[pattern]

    def value_keys(self) -> tuple[str, ...]:
        """The dotted key of every value."""
        return tuple(key for key, _ in leaves(self.to_json()))

    def to_json(self) -> PlainObject:
        """All values as plain JSON, arranged as in the data file. The answer is the same for equal values."""
        setup, scoring = self.setup, self.final_scoring
        return {
            "schema": component_file.SCHEMA,
            "setup": {
                "workers": _by_players(setup.workers),
                "francs": _by_players(setup.francs),
                "display": _by_players(setup.display),
                "orders_per_player": setup.orders_per_player,
                "cubes_per_colour": setup.cubes_per_colour,
            },
            "minecart": {"price": dict(zip(COLOURS, self.price, strict=True))},
            "tunnel_tile": dict(zip(TILE_IDS, self.copies, strict=True)),
            "mine": {
                "cage_places": self.cage_places,
                "printed_minecart": {
                    colour: SIDES[side] for colour, side in zip(COLOURS, self.printed_minecart, strict=True)
                },
            },
            "extraction": {space: self.moves[space] for space in EXTRACTION_IDS},
            "money": {**{space: self.francs[space] for space in MONEY_IDS}, "bank": self.bank},
            "locks": {"marked_2": list(self.marked_2), "marked_2_3": list(self.marked_2_3)},
            "order": {order.id: {"cells": _colours_of(order), "vp": order.vp} for order in self.orders},
            "shift_scoring": {
                element: {"first": prize.first, "second": prize.second}
                for element, prize in zip(ELEMENTS, self.prizes, strict=True)
            },
            "end_scoring": {
                "francs_per_vp": scoring.francs_per_vp,
                "cubes_per_vp": scoring.cubes_per_vp,
                "undelivered_order_vp": scoring.undelivered_order_vp,
                "excess_tile_vp": scoring.excess_tile_vp,
            },
        }


def _by_players(numbers: Mapping[int, int]) -> dict[str, int]:
    return {str(players): number for players, number in numbers.items()}


def _colours_of(order: Order) -> list[str]:
    return [colour for colour, count in zip(COLOURS, order.cells, strict=True) for _ in range(count)]


def load(path: Path) -> Components:
    """The components of a complete data file. Raises ComponentsError, or FileNotFoundError when there is none."""
    return parse(read_text(path), str(path))


def parse(text: str, origin: str) -> Components:
    """The components of a complete data file's text; `origin` is its name in errors. Raises ComponentsError."""
    values = parse_toml(text, origin)
    sources = read_sources(Table(values.pop("provenance", {}), origin, "provenance", None))
    return _build(values, origin, sources)


def correct(built_in: Components, text: str, origin: str) -> Components:
    """The components with the corrections of a text that holds some or all values. Raises ComponentsError.

    Tables are merged key by key; a list takes the place of the one that it corrects. A value that is changed has the source
    "corrected", unless the text has its own entry for it under [provenance].
    """
    values = parse_toml(text, origin)
    stated = read_sources(Table(values.pop("provenance", {}), origin, "provenance", None))
    stated = {key: entry for key, entry in stated.items() if built_in.sources.get(key) != entry}
    before = built_in.to_json()
    components = _build(merged(before, values), origin, {**built_in.sources, **stated})
    keys = changed(before, components.to_json()) | built_in.corrected
    return evolve(
        components, corrected=frozenset(key for key in keys if pattern_for(components.sources, key) not in stated)
    )


def load_for_user(built_in: Path, user_file: Path | None) -> tuple[Components, ComponentsError | None]:
    """The built-in components with the corrections of the user's file, if there is one.

    When that file is wrong, the answer is the built-in components and the error, which the caller has to show. A wrong
    built-in file raises ComponentsError. Which values are corrected stands in the answer's `corrected`.
    """
    components = load(built_in)
    if user_file is None:
        return components, None
    try:
        return correct(components, read_text(user_file), str(user_file)), None
    except FileNotFoundError:
        return components, None
    except ComponentsError as error:
        return components, error


def from_json(data: object, origin: str, known: Components) -> Components:
    """The components written by `Components.to_json`. Raises ComponentsError.

    Values that `known` has too keep the provenance they have there, the others count as corrected.
    """
    components = _build(data, origin, known.sources)
    keys = changed(known.to_json(), components.to_json())
    return evolve(components, corrected=frozenset(keys) | known.corrected)


def _build(values: object, origin: str, sources: Mapping[str, Provenance]) -> Components:
    """Checks all values and that each has a provenance, and nothing else has."""
    components = Components(**component_file.read_values(values, origin), sources=sources)
    check_sources(components.value_keys(), sources, origin)
    return components
