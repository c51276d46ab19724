"""What is printed on the boards and tiles, read from a data file that the owner of a box may correct."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from attrs import evolve, field, frozen

from haspelknecht_qt.core.plain import PlainObject
from haspelknecht_qt.core.printed import (
    Provenance,
    changed,
    check_places,
    check_sources,
    leaves,
    merged,
    pattern_for,
    read_sources,
)
from haspelknecht_qt.games.haspelknecht import component_file
from haspelknecht_qt.games.haspelknecht.layouts import Layout
from haspelknecht_qt.games.haspelknecht.pictures import draw_picture
from haspelknecht_qt.games.haspelknecht.printed import (
    COLOURS,
    GREY,
    REQUIREMENT,
    RESOURCES,
    SYMBOLS,
    CoalChart,
    FinalScoring,
    Level,
    Pinge,
    Pool,
    Supply,
    Tile,
    Tunnel,
)
from haspelknecht_qt.games.haspelknecht.reading import ComponentsError, Table, parse_toml, read_text

__all__ = [
    "COLOURS",
    "GREY",
    "REQUIREMENT",
    "RESOURCES",
    "SYMBOLS",
    "CoalChart",
    "Components",
    "ComponentsError",
    "FinalScoring",
    "Level",
    "Pinge",
    "Pool",
    "Provenance",
    "Supply",
    "Tile",
    "Tunnel",
    "correct",
    "from_json",
    "load",
    "load_for_user",
    "parse",
]

WHOLE = ("requirement",)
"""Tables that are one value: in a requirement, a colour left out is not asked for."""


@frozen(kw_only=True)
class Components:
    """Every printed value that the rules need.

    Tuples of three numbers count by COLOURS. `disks` goes by the number of players, `lease` by the year, with (food,
    Thaler); `levels` and `tiles` go by their numbers, the named `layouts` by their ids. `sources` holds the entries
    under [provenance], `corrected` the keys of values that came from the owner of a box. `hash` is the SHA-256 of all
    values; comments and provenance do not change it.
    """

    disks: Mapping[int, tuple[int, int, int]]
    disk_value: tuple[int, int, int]
    supply: Supply
    pinge: Pinge
    tunnel: Tunnel
    pools: tuple[Pool, ...]
    coal_chart: CoalChart
    lease: Mapping[int, tuple[int, int]]
    final_scoring: FinalScoring
    levels: Mapping[int, Level]
    tiles: Mapping[int, Tile]
    layouts: Mapping[str, Layout]
    sources: Mapping[str, Provenance] = field(eq=False, repr=False)
    corrected: frozenset[str] = field(eq=False, default=frozenset())
    hash: str = field(init=False, eq=False)

    @hash.default
    def _hash(self) -> str:
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def provenance(self, key: str) -> Provenance:
        """Where the value under a dotted key comes from, for instance "tunnel.coal" or "tile.21.requirement".

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
        return tuple(key for key, _ in leaves(self.to_json(), WHOLE))

    def to_json(self) -> PlainObject:
        """All values as plain JSON, arranged as in the data file. The answer is the same for equal values."""
        scoring = self.final_scoring
        return {
            "schema": component_file.SCHEMA,
            "disks": {str(players): _by_colour(disks) for players, disks in self.disks.items()},
            "disk_value": _by_colour(self.disk_value),
            "supply": {
                "thaler": self.supply.thaler,
                "debt_chit": self.supply.debt_chit,
                "player_disks_per_player": self.supply.player_disks_per_player,
            },
            "pinge": {
                "coal_groups": list(self.pinge.coal_groups),
                "wood_symbols": self.pinge.wood_symbols,
                "blocked_from_water": self.pinge.blocked_from_water,
                "bonus_vp": {str(year): vp for year, vp in self.pinge.bonus_vp.items()},
            },
            "tunnel": {
                "coal": list(self.tunnel.coal),
                "vp": list(self.tunnel.vp),
                "wheelbarrow": [section + 1 for section in self.tunnel.wheelbarrow],
                "oil_lamp": [section + 1 for section in self.tunnel.oil_lamp],
                "lorry": [section + 1 for section in self.tunnel.lorry],
                "reeling_blocked_from_water": self.tunnel.reeling_blocked,
                "excavation_blocked_from_water": self.tunnel.excavation_blocked,
            },
            "pool": {pool.id: {"min_players": pool.min_players, "pit_water": pool.pit_water} for pool in self.pools},
            "winter": {
                "coal_chart": {"vp": list(self.coal_chart.vp), "each_further": self.coal_chart.each_further},
                "lease": {str(year): {"food": food, "thaler": thaler} for year, (food, thaler) in self.lease.items()},
            },
            "final_scoring": {
                "thaler_vp": list(scoring.thaler_vp),
                "thaler_vp_each_further": scoring.thaler_vp_each_further,
                "debt_vp_first": scoring.debt_vp_first,
                "debt_vp_each_further": scoring.debt_vp_each_further,
                "building_symbols_vp": list(scoring.building_symbols_vp),
                "unused_marker_vp": scoring.unused_marker_vp,
            },
            "level": {
                str(number): {"colour": level.colour, "vp": list(level.vp), "distant_fee": list(level.fee)}
                for number, level in self.levels.items()
            },
            "tile": {str(number): _tile_to_json(tile) for number, tile in self.tiles.items()},
            "layout": {
                name: {
                    "players": list(layout.players),
                    "tiles_per_level": list(layout.tiles_per_level),
                    "picture": draw_picture(layout.cells),
                }
                for name, layout in self.layouts.items()
            },
        }


def _by_colour(numbers: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(COLOURS, numbers, strict=True))


def _tile_to_json(tile: Tile) -> PlainObject:
    asked = zip(REQUIREMENT, tile.requirement, strict=True)
    data: PlainObject = {"requirement": {name: count for name, count in asked if count}, "symbol": tile.symbol}
    if tile.building is not None:
        data["building"] = tile.building
    if tile.marker is not None:
        data["marker"] = tile.marker
    return data


def load(path: Path) -> Components:
    """The components of the built-in data file. Raises ComponentsError, or FileNotFoundError when there is none.

    Whether each value has a provenance is not looked at, which would take as long as all the rest: a test sees to it with `parse`.
    """
    return _read(read_text(path), str(path))


def parse(text: str, origin: str) -> Components:
    """The components of a complete data file's text; `origin` is its name in errors.

    Raises ComponentsError, also where a value has no provenance or a provenance has no value.
    """
    components = _read(text, origin)
    check_sources(components.value_keys(), components.sources, origin)
    return components


def _read(text: str, origin: str) -> Components:
    values = parse_toml(text, origin)
    sources = read_sources(Table(values.pop("provenance", {}), origin, "provenance", None))
    return _build(values, origin, sources)


def correct(built_in: Components, text: str, origin: str) -> Components:
    """The components with the corrections of a text that holds some or all values. Raises ComponentsError.

    Tables are merged key by key; a list or a requirement takes the place of the one that it corrects. A value that is
    changed has the source "corrected", unless the text has its own entry for it under [provenance].
    """
    values = parse_toml(text, origin)
    stated = read_sources(Table(values.pop("provenance", {}), origin, "provenance", None))
    stated = {key: entry for key, entry in stated.items() if built_in.sources.get(key) != entry}
    before = built_in.to_json()
    components = _build(merged(before, values, WHOLE), origin, {**built_in.sources, **stated})
    check_places(stated, components.value_keys(), origin)
    keys = changed(before, components.to_json(), WHOLE) | built_in.corrected
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
    keys = changed(known.to_json(), components.to_json(), WHOLE)
    return evolve(components, corrected=frozenset(keys) | known.corrected)


def _build(values: object, origin: str, sources: Mapping[str, Provenance]) -> Components:
    """Checks all values."""
    return Components(**component_file.read_values(values, origin), sources=sources)
