"""State of a match.

Pieces of a kind are counted, except unique pieces, which have ids. Coal is always taken and wood always placed from
left to right (M1, M4, E13). So one number says how much of the Pinge or tunnel is left.
"""

from __future__ import annotations

from attrs import Factory, define

from haspelknecht_qt.core.fast_attrs import Copyable, derive_copy
from haspelknecht_qt.games.haspelknecht.kinds import (
    PINGE_COAL,
    Building,
    Good,
    Mine,
    Placeable,
    ScoreSource,
    Season,
    Step,
    Storage,
    TileQuestion,
    Worker,
    WorkKind,
)
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants

# Module constants for speed: reading one is faster than looking up a member of an enum.
PINGE, TUNNEL = Mine
WORKERS, PLACEABLE_COUNT = range(len(Worker)), len(Placeable)
STORAGE_COUNT, SCORE_COUNT = len(Storage), len(ScoreSource)


@derive_copy
@define(eq=False, repr=False)  # Copyable has both.
class Player(Copyable):
    """All pieces on and beside one player's board.

    `food`, `wood` and `coal` are on the farm. `pinge` is the number of coal left in the Pinge, `tunnel` the number
    excavated from the tunnel, `shaft` the number in the shaft. `excavated` is the number excavated from both
    mines (F8). `pinge_wood` and `tunnel_wood` are the numbers of covered wood symbols. `exhausted` is True if the Pinge
    is exhausted (M3); until then `water` is in the Pinge, afterwards in the shaft.

    `cart1` and `cart2` have the numbers of taken disks by DiskColour, placed disks included. `plan` has for each Worker
    the numbers of placed pieces by Placeable, until the next refilling. `confirmed` is True once the plan is final (P1).
    `done` is the bit set of the workers that have worked in this phase. `work` has the WorkKind of Farmer and of
    Farmhand in this phase. `synergy` is True if the separate synergy action was given in this phase (R11, French
    rulebook). `burned` is True if the Charcoal Burner was used in this phase (R1).

    `tiles` are the acquired developments, `fresh` those acquired in this action phase (D7). `improved` is True if the
    player has the improved farmhand. `markers` and `buildings` are bit sets. `stored` has the good in each Storage, or
    "". `scored` has the points by ScoreSource.
    """

    food: int = 0
    wood: int = 0
    coal: int = 0
    thaler: int = 0
    debts: int = 0
    water: int = 0
    pinge: int = PINGE_COAL
    pinge_wood: int = 0
    exhausted: bool = False
    tunnel: int = 0
    tunnel_wood: int = 0
    shaft: int = 0
    excavated: int = 0
    cart1: list[int] = Factory(lambda: [0, 0, 0])
    cart2: list[int] = Factory(lambda: [0, 0, 0])
    plan: list[list[int]] = Factory(lambda: [[0] * PLACEABLE_COUNT for _ in WORKERS])
    done: int = 0
    confirmed: bool = False
    work: list[int] = Factory(lambda: [WorkKind.NOTHING, WorkKind.NOTHING])
    tiles: list[int] = Factory(list)
    fresh: list[int] = Factory(list)
    markers: int = 0
    buildings: int = 0
    improved: bool = False
    burned: bool = False
    synergy: bool = False
    stored: list[str] = Factory(lambda: [""] * STORAGE_COUNT)
    scored: list[int] = Factory(lambda: [0] * SCORE_COUNT)

    def disk_count(self, colour: int) -> int:
        """Returns the number of disks of this colour on both cart fields."""
        return self.cart1[colour] + self.cart2[colour]

    def hand(self) -> list[int]:
        """Returns the taken disks by colour that are not placed on a worker."""
        # The Coal-miner is left out, because it never has disks.
        farmer, farmhand, digger, _, haspelknecht, mill = self.plan
        taken, later = self.cart1, self.cart2
        return [
            taken[disk] + later[disk] - farmer[disk] - farmhand[disk] - digger[disk] - haspelknecht[disk] - mill[disk]
            for disk in (0, 1, 2)
        ]

    def cart_disk_total(self) -> int:
        """Returns the number of disks on both cart fields."""
        return sum(self.cart1) + sum(self.cart2)

    def disks_on(self, worker: int) -> tuple[int, int, int]:
        """Returns the disks on a worker by colour. Markers count as disks of their colour (P7)."""
        plan = self.plan[worker]
        return plan[0] + plan[3], plan[1] + plan[4], plan[2] + plan[5]

    def has_worked(self, worker: int) -> bool:
        """Whether this worker has been activated in this phase."""
        return bool(self.done >> worker & 1)

    def current_mine(self) -> Mine:
        """Returns the mine in which the player works now: the Pinge until it is exhausted, then the tunnel."""
        return TUNNEL if self.exhausted else PINGE

    def goods_on_farm(self, good: Good) -> int:
        """Returns the amount of a good on the farm."""
        return int(getattr(self, good))

    def add_goods(self, what: str, count: int) -> None:
        """Adds goods or Thaler to the farm, or removes them if `count` is negative. `what` is a Good or "thaler"."""
        setattr(self, what, getattr(self, what) + count)

    def owns(self, building: Building) -> bool:
        """Whether the building is on this farm."""
        return bool(self.buildings & building)


NOBODY = -1


@derive_copy
@define(eq=False, repr=False)  # Copyable has both.
class State(Copyable):
    """A position of the match.

    `box` has the constants of the match; all copies share it. `order` lists the seats in turn order. `turn` is the
    deciding seat's index in `order`. `acted` is True if this player has already moved in the present turn while
    executing or in winter; other steps leave it False. `pools`, `reserves` and `bag` have numbers of disks by
    DiskColour. `filling` is the index of the next pool to fill: first the reserve pools, then the action pools.
    `owners` has the owners of each tile in play, first owner first, in the order of `box.tiles`. `active` is the active
    Worker or NOBODY, `actions` the number of this worker's remaining actions, `working_in` the mine in which this worker
    works until the end of the work (E5). `effect` is the question of a tile just acquired.
    """

    box: MatchConstants
    players: list[Player]
    pools: list[list[int]]
    reserves: list[list[int]]
    bag: list[int]
    owners: list[list[int]]
    order: list[int]
    turn: int = 0
    acted: bool = False
    year: int = 1
    season: int = Season.SPRING
    step: Step = Step.FIRST_TURN_ORDER
    filling: int = 0
    active: int = NOBODY
    actions: int = 0
    working_in: Mine = Mine.PINGE
    effect: TileQuestion = TileQuestion.NONE

    @property
    def seat(self) -> int:
        """Seat whose turn it is."""
        return self.order[self.turn]

    @property
    def player(self) -> Player:
        """Player whose turn it is."""
        return self.players[self.order[self.turn]]
