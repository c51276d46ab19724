"""Kinds of pieces, places and steps of Haspelknecht, and the development tiles by their printed numbers."""

from __future__ import annotations

from enum import IntEnum, StrEnum

YEARS = (1, 2, 3)
LAST_YEAR = YEARS[-1]
PLAYER_DISKS_FOR_DEVELOPMENTS = 9
PINGE_COAL = 7
PINGE_WOOD = 2
TUNNEL_SECTIONS = 7
MAX_DISKS = 5
"""Maximum number of disks after the second taking (T3). The first taking alone may bring more (T1)."""


class NamedKind(IntEnum):
    """Base class of enumerations, such as workers or markers, whose members are named in moves and texts."""

    @property
    def word(self) -> str:
        """Word for this kind in moves, places and texts."""
        return self.name.lower()


class DiskColour(IntEnum):
    """The three colours of action disks. Lists of counts by colour have this order."""

    BLACK = 0
    BROWN = 1
    YELLOW = 2


class Placeable(NamedKind):
    """Pieces that can be placed while planning; lists of placed pieces have this order.

    The number of a marker that counts as a disk (P7) is the disk's number plus 3: LADDER (4) counts as BROWN (1).
    """

    BLACK = 0
    BROWN = 1
    YELLOW = 2
    HAMMER_AND_PICK = 3
    LADDER = 4
    WHEELBARROW = 5
    FOOD = 6
    THALER = 7


class Worker(NamedKind):
    """Workers on which players place pieces. Lists of placements have this order. The Water Mill counts as one (P8)."""

    FARMER = 0
    FARMHAND = 1
    COAL_DIGGER = 2
    COAL_MINER = 3
    HASPELKNECHT = 4
    WATER_MILL = 5


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


class Marker(NamedKind):
    """The six action markers. `Player.markers` is the bit set of the markers that the player has not used yet."""

    HAMMER_AND_PICK = 1
    LADDER = 2
    WHEELBARROW = 4
    HAULING_CABLE = 8
    WINDLASS = 16
    OIL_LAMP = 32


class Building(NamedKind):
    """The four buildings. `Player.buildings` is the bit set of the player's buildings."""

    BARN = 1
    COAL_STORAGE = 2
    CHARCOAL_BURNER = 4
    WATER_MILL = 8


BUILDING_OF_TILE = {Tile[building.name]: building for building in Building}
"""Building that comes with a tile; both have the same name."""


class Good(StrEnum):
    """Goods of a farm that can be paid as a fee or stored."""

    FOOD = "food"
    WOOD = "wood"
    COAL = "coal"


class Mine(StrEnum):
    """The two mines of a player: the Pinge and, after it is exhausted, the tunnel."""

    PINGE = "pinge"
    TUNNEL = "tunnel"


class Storage(NamedKind):
    """Storage places for the winter (W3). They are the indexes of `Player.stored`."""

    FARM = 0
    BARN = 1
    COAL_STORAGE_COAL = 2
    COAL_STORAGE_WOOD = 3


class Season(IntEnum):
    """The seasons of a year."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3


class Step(StrEnum):
    """Steps of a match at which a seat or chance may have to decide. END is the end of the game."""

    FIRST_TURN_ORDER = "first_order"
    REFILLING = "refilling"
    FIRST_TAKING = "first_taking"
    SECOND_TAKING = "second_taking"
    RETURNING_WATER = "returning_water"
    PLANNING = "planning"
    EXECUTING = "executing"
    WINTER = "winter"
    STORING = "storing"
    END = "end"


TAKING_STEPS = (Step.FIRST_TAKING, Step.SECOND_TAKING)


class TileQuestion(StrEnum):
    """Questions that the player answers after acquiring certain tiles. NONE means that there is no question."""

    NONE = ""
    WINDLASS = "windlass"
    MINING_TIMBER = "mining_timber"
    HAMMER_AND_PICK = "hammer_and_pick"
    COAL_SACKS = "coal_sacks"


class ScoreSource(IntEnum):
    """Sources of victory points during the game. The values are indexes into `Player.scored`."""

    DEVELOPMENTS = 0
    COAL = 1
    STORAGE = 2
    PINGE = 3
    CHARCOAL_BURNER = 4
    HAULING_CABLE = 5
    WATER_MILL = 6


class WorkKind(IntEnum):
    """Kind of work that the Farmer or the Farmhand has done in this phase (E7)."""

    NOTHING = 0
    FOOD = 1
    WOOD = 2
    MINING = 3
    DEVELOPMENT = 4
