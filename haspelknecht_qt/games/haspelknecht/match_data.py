"""Constants of a match: printed data, rulebook and tiles in play, prepared for fast access."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import accumulate

from attrs import field, frozen

from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import Season
from haspelknecht_qt.games.haspelknecht.rulebooks import Rulebook

Disks = tuple[int, int, int]
"""Counts by colour."""
Requirement = tuple[int, int, int, int]
"""Black, brown, yellow and grey (any colour) disks."""
NOTHING_MISSING: Requirement = (0, 0, 0, 0)


@frozen(eq=False)
class MatchData:
    """Constants of one match. Compared by identity: all states of a match share one box.

    `tiles` are the numbers of the tiles in play, ascending. `index` maps a tile's number to its index in `tiles` and in
    `State.owners`. `neighbours` maps it to the tiles that touch the tile (S2). `pinge_free` is the accessible Pinge coal
    with 0, 1 and 2 wood, `tunnel_free` the accessible tunnel coal with 0 to 7 wood. `hidden` is True if plans are hidden until
    all are confirmed (R9).
    """

    components: Components
    rulebook: Rulebook
    players: int
    hidden: bool
    starting_buildings: int
    starting_farmhand: bool
    neighbours: dict[int, tuple[int, ...]]
    tiles: tuple[int, ...] = field(init=False)
    index: dict[int, int] = field(init=False)
    level: dict[int, int] = field(init=False)
    requirement: dict[int, Requirement] = field(init=False)
    pinge_free: tuple[int, ...] = field(init=False)
    tunnel_free: tuple[int, ...] = field(init=False)
    pool_brings_water: tuple[bool, ...] = field(init=False)
    _ways: dict[Disks, dict[Requirement, list[int]]] = field(init=False, factory=dict)

    @tiles.default
    def _tiles(self) -> tuple[int, ...]:
        return tuple(sorted(self.neighbours))

    @index.default
    def _index(self) -> dict[int, int]:
        return {tile: place for place, tile in enumerate(self.tiles)}

    @level.default
    def _level(self) -> dict[int, int]:
        return {tile: self.components.tiles[tile].level for tile in self.tiles}

    @requirement.default
    def _requirement(self) -> dict[int, Requirement]:
        return {tile: self.components.tiles[tile].requirement for tile in self.tiles}

    @pinge_free.default
    def _pinge_free(self) -> tuple[int, ...]:
        return tuple(accumulate(self.components.pinge.coal_groups))

    @tunnel_free.default
    def _tunnel_free(self) -> tuple[int, ...]:
        return tuple(accumulate(self.components.tunnel.coal, initial=0))

    @pool_brings_water.default
    def _pool_brings_water(self) -> tuple[bool, ...]:
        return tuple(pool.pit_water for pool in self.components.pools[: self.players])

    def tiles_met(self, laid: Disks) -> Sequence[int]:
        """P3: the tiles in play whose requirement these disks meet exactly: coloured circles need their colour, grey ones take any."""
        return self.ways_to_meet(laid).get(NOTHING_MISSING, ())

    def ways_to_meet(self, laid: Disks) -> dict[Requirement, list[int]]:
        """P3: the sets of missing disks that would meet a requirement exactly, each with its tiles in play."""
        ways = self._ways.get(laid)
        if ways is None:
            ways = self._ways[laid] = {}
            for tile, requirement in self.requirement.items():
                missing = missing_to_meet(requirement, laid)
                if missing is not None:
                    ways.setdefault(missing, []).append(tile)
        return ways

    def sections_emptied(self, coal: int, wood: int) -> int:
        """Number of emptied sections (F1) with this amount of tunnel coal gone and of wood placed."""
        return sum(1 for needed in self.tunnel_free[1 : wood + 1] if needed <= coal)

    def has_summer_bonus(self, season: int) -> bool:
        """Whether food produced by the Farmer brings one more (E3)."""
        return season == Season.SUMMER


@cache
def missing_to_meet(requirement: Requirement, laid: Disks) -> Requirement | None:
    """P3: the missing disks to meet the requirement exactly, or None if it can no longer be met."""
    black = max(0, requirement[0] - laid[0])
    brown = max(0, requirement[1] - laid[1])
    yellow = max(0, requirement[2] - laid[2])
    grey = sum(requirement) - sum(laid) - black - brown - yellow
    return (black, brown, yellow, grey) if grey >= 0 else None
