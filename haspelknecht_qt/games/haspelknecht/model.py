"""The pieces, places and steps of Haspelknecht, and the state of a match.

Interchangeable pieces are counts; unique ones have ids. Coal is always taken and wood always placed from left to right (M1, M4,
E13), so one number says how much of the Pinge or of the tunnel is left.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

from attrs import Factory, define

from haspelknecht_qt.core.copying import Copyable, derive_copy

if TYPE_CHECKING:
    from haspelknecht_qt.games.haspelknecht.box import Box

YEARS = 3
PLAYER_DISKS_FOR_DEVELOPMENTS = 9
PINGE_COAL = 7
PINGE_WOOD = 2
TUNNEL_SECTIONS = 7
MOST_DISKS = 5


class Colour(IntEnum):
    """The three colours of action disks, in the order of all counts by colour."""

    BLACK = 0
    BROWN = 1
    YELLOW = 2


class Piece(IntEnum):
    """What can be placed while planning, in the order of all placements.

    A marker that counts as a disk (P7) stands three after the disk of its colour.
    """

    BLACK = 0
    BROWN = 1
    YELLOW = 2
    HAMMER_AND_PICK = 3
    LADDER = 4
    WHEELBARROW = 5
    FOOD = 6
    THALER = 7

    @property
    def word(self) -> str:
        """Its word in the text form of a move."""
        return self.name.lower()


class Worker(IntEnum):
    """Who is given a plan, in the order of all lists of placements. The Water Mill works like one (P8)."""

    FARMER = 0
    FARMHAND = 1
    COAL_DIGGER = 2
    COAL_MINER = 3
    HASPELKNECHT = 4
    WATER_MILL = 5

    @property
    def word(self) -> str:
        """Its word in the text form of a move."""
        return self.name.lower()


OWN_WORKERS = (Worker.FARMER, Worker.FARMHAND)


class Tile(IntEnum):
    """The twenty development tiles by their printed number; the first digit is the level."""

    CARRYING_POLE = 11
    BARN = 12
    PICKAXE = 13
    HAULING_CABLE = 14
    CHARCOAL_BURNER = 15
    BUCKET = 21
    WHEELBARROW = 22
    LADDER = 23
    COAL_STORAGE = 24
    WINDLASS = 25
    MINING_TIMBER = 31
    OIL_LAMP = 32
    HAMMER_AND_PICK = 33
    COAL_SACKS = 34
    WATER_MILL = 35
    COAL_DRIVER = 41
    LORRY = 42
    HAND_CART = 43
    HORSE_AND_CART = 44
    SMALL_COAL_MINE = 45


class Marker(IntEnum):
    """The six action markers; a player's unused ones are a bit set of these."""

    HAMMER_AND_PICK = 1
    LADDER = 2
    WHEELBARROW = 4
    HAULING_CABLE = 8
    WINDLASS = 16
    OIL_LAMP = 32

    @property
    def word(self) -> str:
        """Its word in the text form of a move."""
        return self.name.lower()


class Building(IntEnum):
    """The four buildings; a player's buildings are a bit set of these."""

    BARN = 1
    COAL_STORAGE = 2
    CHARCOAL_BURNER = 4
    WATER_MILL = 8

    @property
    def word(self) -> str:
        """Its word in places and texts."""
        return self.name.lower()


BUILDING_OF_TILE = {
    Tile.BARN: Building.BARN,
    Tile.COAL_STORAGE: Building.COAL_STORAGE,
    Tile.CHARCOAL_BURNER: Building.CHARCOAL_BURNER,
    Tile.WATER_MILL: Building.WATER_MILL,
}


class Good(StrEnum):
    """What lies on a farm and can be paid as a fee or stored."""

    FOOD = "food"
    WOOD = "wood"
    COAL = "coal"


class Mine(StrEnum):
    """The two mining areas of a player."""

    PINGE = "pinge"
    TUNNEL = "tunnel"


class Storage(IntEnum):
    """The storage places of W3. `Player.stored` has one entry for each."""

    FARM = 0
    BARN = 1
    COAL_STORAGE_COAL = 2
    COAL_STORAGE_WOOD = 3

    @property
    def word(self) -> str:
        """Its word in the text form of a move."""
        return self.name.lower()


class Season(IntEnum):
    """The seasons of a year."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3


class Step(StrEnum):
    """The questions the game asks, and END."""

    FIRST_ORDER = "first_order"
    REFILLING = "refilling"
    FIRST_TAKING = "first_taking"
    SECOND_TAKING = "second_taking"
    RETURNING_WATER = "returning_water"
    PLANNING = "planning"
    EXECUTING = "executing"
    WINTER = "winter"
    STORING = "storing"
    END = "end"


class Effect(StrEnum):
    """A question that a tile asks the moment it is acquired."""

    NONE = ""
    WINDLASS = "windlass"
    MINING_TIMBER = "mining_timber"
    HAMMER_AND_PICK = "hammer_and_pick"
    COAL_SACKS = "coal_sacks"


class Score(IntEnum):
    """Where victory points of the running game came from; the index into `Player.scored`."""

    DEVELOPMENTS = 0
    COAL = 1
    STORAGE = 2
    PINGE = 3
    CHARCOAL_BURNER = 4
    HAULING_CABLE = 5
    WATER_MILL = 6


class Work(IntEnum):
    """What an own worker did in this phase (E7)."""

    NOTHING = 0
    FOOD = 1
    WOOD = 2
    MINING = 3
    DEVELOPMENT = 4


@derive_copy
@define(eq=True, order=False)
class Player(Copyable):
    """Everything that lies on one player's board and in front of the player.

    `cart1` and `cart2` count the disks taken, by Colour, also those that were placed since; `plan` holds for each Worker the counts by
    Piece and keeps them until the next refilling; `done` is a bit set of the workers that have worked in this phase; `scored` holds the points by Score. `markers` and
    `buildings` are bit sets. `fresh` are the tiles acquired in the running action phase (D7);
    `synergy` tells that the synergy action of its own was given in this phase (R11 french). `pinge` is the coal left there,
    `tunnel` the coal already excavated from the tunnel, `shaft` the coal that waits for the reel.
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
    plan: list[list[int]] = Factory(lambda: [[0] * len(Piece) for _ in Worker])
    done: int = 0
    confirmed: bool = False
    work: list[int] = Factory(lambda: [Work.NOTHING, Work.NOTHING])
    tiles: list[int] = Factory(list)
    fresh: list[int] = Factory(list)
    markers: int = 0
    buildings: int = 0
    improved: bool = False
    burned: bool = False
    synergy: bool = False
    stored: list[str] = Factory(lambda: [""] * len(Storage))
    scored: list[int] = Factory(lambda: [0] * len(Score))

    def disks(self, colour: int) -> int:
        """Disks of this colour on both cart fields."""
        return self.cart1[colour] + self.cart2[colour]

    def in_hand(self, colour: int) -> int:
        """Disks of this colour that are taken and not placed on a worker."""
        farmer, farmhand, digger, _, haspelknecht, mill = self.plan
        placed = farmer[colour] + farmhand[colour] + digger[colour] + haspelknecht[colour] + mill[colour]
        return self.cart1[colour] + self.cart2[colour] - placed

    def disk_total(self) -> int:
        """All disks on both cart fields."""
        return sum(self.cart1) + sum(self.cart2)

    def colours(self, worker: int) -> tuple[int, int, int]:
        """The disks in a worker's plan by colour; markers count as disks of their colour (P7)."""
        plan = self.plan[worker]
        return plan[0] + plan[3], plan[1] + plan[4], plan[2] + plan[5]

    def has_done(self, worker: int) -> bool:
        """Whether this worker has been activated in the running phase."""
        return bool(self.done >> worker & 1)

    def mine(self) -> Mine:
        """Where this player mines now."""
        return Mine.TUNNEL if self.exhausted else Mine.PINGE

    def farm(self, good: Good) -> int:
        """How much of a good lies on the farm."""
        return int(getattr(self, good.value))

    def has(self, building: Building) -> bool:
        """Whether the building stands on this farm."""
        return bool(self.buildings & building)


NOBODY = -1


@derive_copy
@define(eq=True, order=False)
class State(Copyable):
    """A position of the match.

    `box` is what does not change in a match and is shared by all copies. `order` lists the seats in turn order, `turn` the index in
    it of who is asked, `acted` whether that player has done anything in this turn of the step. `pools`, `reserves` and `bag` count disks by Colour; `filling` numbers the pool that is filled next: first the
    reserve pools, then the action pools. `owners` holds for each tile in play (in the order of `box.tiles`) the stack of its owners,
    first owner first. `active` is the Worker at work or NOBODY, with `actions` left; `effect` a question of a tile just acquired.
    """

    box: Box
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
    step: Step = Step.FIRST_ORDER
    filling: int = 0
    active: int = NOBODY
    actions: int = 0
    working_in: Mine = Mine.PINGE
    effect: Effect = Effect.NONE

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.order[self.turn]

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.order[self.turn]]
