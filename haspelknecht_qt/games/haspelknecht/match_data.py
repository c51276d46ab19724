"""Constants of a match, prepared for fast access: printed values, rulebook and tiles in play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.rulebooks import RulebookRulings

Disks = tuple[int, int, int]
"""Numbers of black, brown and yellow disks."""
Requirement = tuple[int, int, int, int]
"""Numbers of black, brown, yellow and grey disks that a tile requires. Grey stands for any colour."""
NOTHING_MISSING: Requirement = (0, 0, 0, 0)


@frozen(eq=False)
class MatchConstants:
    """Constants of one match (see `setup.make_match_constants`), shared by all of its states. Compared by identity.

    `tiles` are the numbers of the tiles in play, ascending. `tile_index` maps a tile's number to its index in `tiles`
    and in `State.owners`. `neighbours` maps a tile's number to the tiles that touch it (S2). `accessible_pinge_coal`
    has the accessible Pinge coal with 0, 1 and 2 wood placed. `accessible_tunnel_coal` has the accessible tunnel coal
    with 0 to 7 wood placed. `hides_plans` is True if plans are hidden until all are confirmed (R9).
    `starting_buildings` is the bit set of the buildings with which all players start (V3).
    """

    components: Components
    rulebook: RulebookRulings
    player_count: int
    hides_plans: bool
    starting_buildings: int
    starting_farmhand: bool
    neighbours: dict[int, tuple[int, ...]]
    tiles: tuple[int, ...]
    tile_index: dict[int, int]
    tile_level: dict[int, int]
    tile_requirement: dict[int, Requirement]
    accessible_pinge_coal: tuple[int, ...]
    accessible_tunnel_coal: tuple[int, ...]
    pool_brings_water: tuple[bool, ...]
    _tiles_by_missing: dict[Disks, dict[Requirement, list[int]]] = field(init=False, factory=dict)

    def matching_tiles(self, worker_disks: Disks) -> Sequence[int]:
        """P3: returns the tiles in play whose requirement these disks meet exactly. Grey circles take any colour."""
        return self.tiles_by_missing_disks(worker_disks).get(NOTHING_MISSING, ())

    def tiles_by_missing_disks(self, worker_disks: Disks) -> dict[Requirement, list[int]]:
        """P3: returns the tiles in play, grouped by the disks that are missing to meet their requirement exactly."""
        tiles_by_missing = self._tiles_by_missing.get(worker_disks)
        if tiles_by_missing is None:
            tiles_by_missing = self._tiles_by_missing[worker_disks] = {}
            for tile, requirement in self.tile_requirement.items():
                missing = missing_disks(requirement, worker_disks)
                if missing is not None:
                    tiles_by_missing.setdefault(missing, []).append(tile)
        return tiles_by_missing

    def count_emptied_sections(self, coal: int, wood: int) -> int:
        """F1: returns the number of emptied tunnel sections, with `coal` coal excavated and `wood` wood placed."""
        return sum(1 for needed in self.accessible_tunnel_coal[1 : wood + 1] if needed <= coal)


@cache
def missing_disks(requirement: Requirement, worker_disks: Disks) -> Requirement | None:
    """Returns the disks that `worker_disks` lack to meet a requirement exactly (P3); None if that is impossible."""
    black = max(0, requirement[0] - worker_disks[0])
    brown = max(0, requirement[1] - worker_disks[1])
    yellow = max(0, requirement[2] - worker_disks[2])
    grey = sum(requirement) - sum(worker_disks) - black - brown - yellow
    return (black, brown, yellow, grey) if grey >= 0 else None
