"""Classes for values printed on boards and tiles, and ids of the components in rules and data files."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.core.fast_attrs import frozen

COLOURS = ("black", "brown", "yellow")
"""Colours of the action disks. Tuples that count disks by colour have this order."""
GREY = "grey"
"""Name in a requirement for a disk of any colour."""
REQUIREMENT_COLOURS = (*COLOURS, GREY)
RESOURCES = ("coal", "wood", "food")
SYMBOLS = ("fork", "hammer_and_pick", "building")
POOL_IDS = ("A", "B", "C", "D")
PLAYER_COUNTS = (2, 3, 4)
LEVELS = (1, 2, 3, 4)
TILE_NUMBERS = tuple(10 * level + place for level in LEVELS for place in range(1, 6))
BUILDINGS = {12: "barn", 15: "charcoal_burner", 24: "coal_storage", 35: "water_mill"}
MARKERS = {14: "hauling_cable", 22: "wheelbarrow", 23: "ladder", 25: "windlass", 32: "oil_lamp", 33: "hammer_and_pick"}
TUNNEL_COAL = 11
TUNNEL_VP = 13
DISKS_PER_POOL = 9
"""Number of disks in a full action pool (six) and its full reserve pool (three) together."""
LAYOUT_IDS = (
    "tower",
    "three_long_legs",
    "four_long_legs",
    "wings",
    "three_short_legs",
    "four_short_legs",
    "two_short_asymmetric_legs",
    "flower",
    "three_circles",
    "two_long_asymmetric_legs",
    "two_rounds",
    "butterfly",
)
"""Ids of the named layouts (V1), in the rulebook's order."""
TILE_COLOURS = ("yellow", "blue", "green", "brown")


@frozen
class PieceCounts:
    """Numbers of pieces that come with the game."""

    thaler: int
    debt_chit: int
    player_disks_per_player: int


@frozen
class Pinge:
    """A player's Pinge (M1 to M3).

    `coal_groups` counts the coal before the first wood symbol, between the two symbols, and after the last one.
    `bonus_vp` maps the year in which the last coal is excavated to victory points. Years not listed give none.
    """

    coal_groups: tuple[int, ...]
    wood_symbols: int
    blocked_from_water: int
    bonus_vp: Mapping[int, int]


@frozen
class Tunnel:
    """A player's tunnel (M4, M5, F1, F2): seven sections from left to right, each to the right of a wood symbol.

    `coal` and `vp` have one number per section. `wheelbarrow`, `oil_lamp` and `lorry` are the indexes, from 0, of the
    sections with this symbol.
    """

    coal: tuple[int, ...]
    vp: tuple[int, ...]
    wheelbarrow: tuple[int, ...]
    oil_lamp: tuple[int, ...]
    lorry: tuple[int, ...]
    water_blocking_reeling: int
    water_blocking_excavation: int


@frozen
class Pool:
    """Action pool (S3), used in matches of `min_players` or more players.

    If `water_symbol` is True, a player's first taking from the pool brings one water (T2).
    """

    id: str
    min_players: int
    water_symbol: bool


@frozen
class CoalChart:
    """Victory points for coal on the farm (W1): `vp` for 0, 1, ... coal, `each_further` for each coal after these."""

    vp: tuple[int, ...]
    each_further: int

    def vp_of(self, count: int) -> int:
        """Returns the victory points of `count` coal."""
        last = len(self.vp) - 1
        return self.vp[count] if count <= last else self.vp[last] + self.each_further * (count - last)


@frozen
class FinalScoring:
    """Printed numbers of the final scoring (F3 to F6).

    `thaler_vp` and `building_symbols_vp` have the points for 0, 1, 2, ... Thaler or symbols. `thaler_vp_each_further`
    are the points for each Thaler beyond these, `debt_vp_each_further` those for each debt chit after the first.
    """

    thaler_vp: tuple[int, ...]
    thaler_vp_each_further: int
    debt_vp_first: int
    debt_vp_each_further: int
    building_symbols_vp: tuple[int, ...]
    unused_marker_vp: int

    def vp_of_thaler(self, count: int) -> int:
        """Returns the victory points of `count` Thaler (F5)."""
        last = len(self.thaler_vp) - 1
        return self.thaler_vp[min(count, last)] + self.thaler_vp_each_further * max(count - last, 0)

    def vp_of_debts(self, count: int) -> int:
        """Returns the victory points of `count` debt chits, 0 or less (F6)."""
        return self.debt_vp_first + self.debt_vp_each_further * (count - 1) if count else 0

    def vp_of_buildings(self, count: int) -> int:
        """Returns the victory points of `count` building symbols, at most four (F3)."""
        return self.building_symbols_vp[count]


@frozen
class TileLevel:
    """Level of development tiles. `vp` are the points of the first owner, of the second owner, ... (D6).

    `fee_goods` are the goods of which a player pays one (D5).
    """

    colour: str
    vp: tuple[int, ...]
    fee_goods: tuple[str, ...]


@frozen
class PrintedTile:
    """Development tile.

    `requirement` has the numbers of required (black, brown, yellow, grey) disks; grey stands for any colour. `symbol`
    is one of SYMBOLS. `building` and `marker` are the names of pieces that come with the tile, or None.
    """

    number: int
    level: int
    requirement: tuple[int, int, int, int]
    symbol: str
    building: str | None
    marker: str | None
