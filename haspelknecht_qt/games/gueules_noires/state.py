"""The pieces, places and steps of Gueules Noires, and the state of a match.

Interchangeable pieces are counts: cubes by colour, tunnel tiles by face, minecarts by level. Orders are unique and have numbers.
A level has the number of its colour plus one; level 0 is the surface.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

from attrs import Factory, define

from haspelknecht_qt.core.fast_attrs import Copyable, derive_copy
from haspelknecht_qt.games.gueules_noires.printed import MAX_MINECARTS, ORDER_IDS, SHIFTS, TILE_IDS

if TYPE_CHECKING:
    from haspelknecht_qt.games.gueules_noires.match_data import MatchData

NOBODY = -1
NOTHING = -1
"""Number that stands for no tile or order."""
UNKNOWN = -2
"""Number that stands for a tile or order hidden from a seat (GM4)."""
LAST_SHIFT = SHIFTS[-1]
DRAWN_AT_ONCE = 5
SURFACE = 0


class Colour(IntEnum):
    """The colours of coal, in the order of all counts by colour."""

    YELLOW = 0
    BROWN = 1
    GREY = 2
    BLACK = 3

    @property
    def word(self) -> str:
        """Word for the colour in the text form of a move."""
        return self.name.lower()

    @property
    def level(self) -> int:
        """The level of this colour, from the top: 1 to 4."""
        return self + 1


class Side(IntEnum):
    """The sides of a mine."""

    LIT = 0
    DARK = 1


class Vehicle(IntEnum):
    """The vehicles of the orders."""

    HANDCART = 0
    HORSECART = 1
    TRUCK = 2
    LOCOMOTIVE = 3


class Stacked(IntEnum):
    """Kinds of the two stacks; index into `State.stacks`."""

    TILES = 0
    ORDERS = 1


class Put(IntEnum):
    """Side of the stack for cards of a draw-5 that are put back (GR3)."""

    OPEN = 0
    TOP = 1
    UNDER = 2


class Score(IntEnum):
    """Sources of victory points during the game; index into `Player.scored`."""

    DELIVERIES = 0
    SHIFT_1 = 1
    SHIFT_2 = 2
    SHIFT_3 = 3


class Step(StrEnum):
    """The steps with decisions, and OVER."""

    TILES = "tiles"
    FIRST = "first"
    DISPLAY = "display"
    DRAFT = "draft"
    ORDERS = "orders"
    PLACE = "place"
    LOOK = "look"
    TAKE = "take"
    SUBSTITUTE = "substitute"
    RETURN = "return"
    EXTRACT = "extract"
    REFILL = "refill"
    OVER = "over"


FACES = range(len(TILE_IDS))
ORDERS = range(len(ORDER_IDS))
COLOURS, SCORES = len(Colour), len(Score)
_FACES_PER_COLOUR = 2 * MAX_MINECARTS
COLOUR_OF = tuple(Colour(face // _FACES_PER_COLOUR) for face in FACES)
"""The colour of each face."""
MINECARTS_ON = tuple(face // 2 % MAX_MINECARTS + 1 for face in FACES)
"""The minecarts on each face."""
SIDE_OF = tuple(Side(face % 2) for face in FACES)
"""The side of the mine that each face belongs to."""


@derive_copy
@define(eq=True, order=False)
class Stack(Copyable):
    """A face-down stack (GM1): cards put back on top, the unseen rest, cards put under it.

    `top` is drawn from its end, `under` from its beginning; both hold numbers of faces or orders. For each of them,
    `top_by` and `under_by` have the seat that put it there; only this seat knows it (GR5). `unseen` is the number of
    cards between the two, `rest` their number of each kind. In an observation, an entry may be UNKNOWN; then it counts in
    `rest` too (GM4).
    """

    rest: list[int]
    unseen: int
    top: list[int] = Factory(list)
    top_by: list[int] = Factory(list)
    under: list[int] = Factory(list)
    under_by: list[int] = Factory(list)

    def __len__(self) -> int:
        """Number of cards in the stack."""
        return len(self.top) + self.unseen + len(self.under)

    def next_known(self) -> int:
        """The next card if it is known, else UNKNOWN; NOTHING for an empty stack."""
        if self.top:
            return self.top[-1]
        if self.unseen:
            return UNKNOWN
        return self.under[0] if self.under else NOTHING

    def draw(self, kind: int) -> None:
        """Takes the next card off; `kind` is its face or order."""
        if self.top:
            known = self.top.pop()
            self.top_by.pop()
        elif self.unseen:
            known = UNKNOWN
            self.unseen -= 1
        else:
            known = self.under.pop(0)
            self.under_by.pop(0)
        if known == UNKNOWN:
            self.rest[kind] -= 1

    def put_back(self, kind: int, seat: int, side: Put) -> None:
        """Puts a card back on top of the stack, or under it."""
        if side == Put.TOP:
            self.top.append(kind)
            self.top_by.append(seat)
        else:
            self.under.append(kind)
            self.under_by.append(seat)

    def hide_from(self, seat: int) -> None:
        """Replaces the cards known only to other seats by UNKNOWN, in place (GM4)."""
        for known, by in ((self.top, self.top_by), (self.under, self.under_by)):
            for place, kind in enumerate(known):
                if by[place] != seat and kind != UNKNOWN:
                    known[place] = UNKNOWN
                    self.rest[kind] += 1


@derive_copy
@define(eq=True, order=False)
class Player(Copyable):
    """All pieces in one player's mine and in front of the player.

    Counts by Colour: `cage`, `stock`, `minecarts` (printed ones included, by level). `coal` counts the cubes on the
    minecarts: four by colour for each level, from the top. `tiles` counts the tunnel tiles by face. `level` is the
    level of the cage. `orders` are the outstanding orders in the order of taking, `delivered` the delivered ones in
    the order of delivery. `scored` has the points by Score.
    """

    workers: int
    francs: int
    level: int = SURFACE
    cage: list[int] = Factory(lambda: [0] * COLOURS)
    stock: list[int] = Factory(lambda: [0] * COLOURS)
    coal: list[int] = Factory(lambda: [int(level == colour) for level in range(COLOURS) for colour in range(COLOURS)])
    minecarts: list[int] = Factory(lambda: [1] * COLOURS)
    tiles: list[int] = Factory(lambda: [0] * len(TILE_IDS))
    orders: list[int] = Factory(list)
    delivered: list[int] = Factory(list)
    scored: list[int] = Factory(lambda: [0] * SCORES)

    def coal_at(self, level: int) -> list[int]:
        """The cubes on the minecarts of a level (1 to 4), by colour."""
        return self.coal[4 * level - 4 : 4 * level]

    def empty_minecarts(self, colour: int) -> int:
        """The minecarts of the level of this colour that hold no cube (GE2)."""
        first = 4 * colour
        return self.minecarts[colour] - sum(self.coal[first : first + 4])

    def tiles_on(self, side: int) -> int:
        """The tunnel tiles on one side of the whole mine."""
        return sum(self.tiles[side::2])


@derive_copy
@define(eq=True, order=False)
class State(Copyable):
    """A position of the match.

    `box` has the constants of the match and is shared by all copies. `stacks` is indexed by Stacked. `workers_on` and
    `owner_of` have for each worker space the number of workers and their owner (or NOBODY); `bank` and `canteen` count
    workers by seat. `tiles` and `orders` are the face-up cards of the factory's and the order spaces, from left to
    right (or NOTHING). `display` has the remaining orders of the draft. `free` and `laid` hold four numbers by colour
    for each order: its free cells, and the cubes on it. `seat` is the seat whose turn it is, `space` the space on which
    it placed workers. `moves` is the number of moves left in this extraction. `to_load` is the number of minecarts of
    the colour `loading` that wait for a cube. `hand` has the cards drawn in a draw-5, `to_look` is the number of cards
    still to be drawn, `side` the side for putting cards back. `filling` is the number of the next place to be filled in
    the set-up.
    """

    box: MatchData
    players: list[Player]
    stacks: list[Stack]
    supply: list[int]
    workers_on: list[int]
    owner_of: list[int]
    bank: list[int]
    canteen: list[int]
    tiles: list[int]
    orders: list[int]
    free: list[int]
    laid: list[int]
    display: list[int] = Factory(list)
    hand: list[int] = Factory(list)
    step: Step = Step.TILES
    shift: int = 1
    first: int = NOBODY
    seat: int = NOBODY
    space: int = NOTHING
    moves: int = 0
    loading: int = 0
    to_load: int = 0
    to_look: int = 0
    side: Put = Put.OPEN
    filling: int = 0

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat]

    def free_cells(self, order: int) -> list[int]:
        """The free cells of an order by colour."""
        return self.free[4 * order : 4 * order + 4]

    def cubes_on(self, order: int) -> list[int]:
        """The cubes on an order by colour."""
        return self.laid[4 * order : 4 * order + 4]

    def is_filled(self, order: int) -> bool:
        """Whether no cell of the order is free."""
        first, free = 4 * order, self.free
        return not (free[first] or free[first + 1] or free[first + 2] or free[first + 3])
