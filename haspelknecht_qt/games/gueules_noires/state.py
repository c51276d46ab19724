"""State of a match of Gueules Noires, and enums for its pieces, places and steps.

Interchangeable pieces are counts: cubes by colour, tunnel tiles by face, minecarts by level. Orders are unique and have
numbers. The number of a level is the number of its colour plus one. Level 0 is the surface.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

from attrs import Factory, define

from haspelknecht_qt.core.fast_attrs import Copyable, derive_copy
from haspelknecht_qt.games.gueules_noires.printed import MAX_MINECARTS, ORDER_IDS, SHIFTS, TILE_IDS

if TYPE_CHECKING:
    from haspelknecht_qt.games.gueules_noires.match_data import MatchConstants

NOBODY = -1
NOTHING = -1
"""Value in place of a tile, order or space if there is none."""
UNKNOWN = -2
"""Value in place of a tile or order that a seat may not see (GM4)."""
LAST_SHIFT = SHIFTS[-1]
DRAW_FIVE_MAX = 5
SURFACE = 0


class Colour(IntEnum):
    """Colours of coal. All lists of counts by colour have this order."""

    YELLOW = 0
    BROWN = 1
    GREY = 2
    BLACK = 3

    @property
    def word(self) -> str:
        """Name of the colour in the text form of a move."""
        return self.name.lower()

    @property
    def level(self) -> int:
        """Level of the mine with this colour, from the top: 1 to 4."""
        return self + 1


class MineSide(IntEnum):
    """The sides of a mine."""

    LIT = 0
    DARK = 1


class Vehicle(IntEnum):
    """The vehicles of the orders."""

    HANDCART = 0
    HORSECART = 1
    TRUCK = 2
    LOCOMOTIVE = 3


class StackKind(IntEnum):
    """The stacks, named after their cards. The values are the indexes of `State.stacks`."""

    TILES = 0
    ORDERS = 1


class StackSide(IntEnum):
    """Side of the stack on which the cards of a draw-5 are put back (GR3). OPEN: no side is chosen yet."""

    OPEN = 0
    TOP = 1
    UNDER = 2


class ScoreSource(IntEnum):
    """Sources of points during the game: deliveries, and the majorities of each shift. Indexes of `Player.scored`."""

    DELIVERIES = 0
    SHIFT_1 = 1
    SHIFT_2 = 2
    SHIFT_3 = 3


class Step(StrEnum):
    """Steps of a match at which a seat or chance may have to decide. OVER is the end of the game."""

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
COLOURS, SCORES = range(len(Colour)), range(len(ScoreSource))
_FACES_PER_COLOUR = 2 * MAX_MINECARTS
FACE_COLOURS = tuple(Colour(face // _FACES_PER_COLOUR) for face in FACES)
"""Colour of each face of a tunnel tile."""
FACE_MINECARTS = tuple(face // 2 % MAX_MINECARTS + 1 for face in FACES)
"""Number of minecarts on each face of a tunnel tile."""
FACE_SIDES = tuple(MineSide(face % 2) for face in FACES)
"""Side of the mine on which tiles with each face are placed."""


@derive_copy
@define(eq=False, repr=False)  # Copyable has both.
class Stack(Copyable):
    """Face-down stack (GM1): from the top, cards put back on top, unseen cards, and cards put back at the bottom.

    Cards put back are numbers of faces or orders: `top` with its last card uppermost, `under` with its first card
    uppermost. `top_by` and `under_by` have the seat that put back each card; only this seat knows the card (GR5).
    `unseen` is the number of cards never put back. In an observation, cards put back by other seats are UNKNOWN (GM4).
    `unseen_by_kind` counts all unseen and UNKNOWN cards, by face or order.
    """

    unseen_by_kind: list[int]
    unseen: int
    top: list[int] = Factory(list)
    top_by: list[int] = Factory(list)
    under: list[int] = Factory(list)
    under_by: list[int] = Factory(list)

    def __len__(self) -> int:
        """Number of cards in the stack."""
        return len(self.top) + self.unseen + len(self.under)

    def next_card_number(self) -> int:
        """Returns the number of the next card's face or order: UNKNOWN if not known, NOTHING if the stack is empty."""
        if self.top:
            return self.top[-1]
        if self.unseen:
            return UNKNOWN
        return self.under[0] if self.under else NOTHING

    def draw(self, kind: int) -> None:
        """Removes the next card. `kind` is its face or order number, drawn by chance if the card was not known."""
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
            self.unseen_by_kind[kind] -= 1

    def put_back(self, kind: int, seat: int, side: StackSide) -> None:
        """Puts a card back on the top of the stack, or at its bottom."""
        if side == StackSide.TOP:
            self.top.append(kind)
            self.top_by.append(seat)
        else:
            self.under.append(kind)
            self.under_by.append(seat)

    def hide_from(self, seat: int) -> None:
        """Replaces the cards that this seat does not know by UNKNOWN, in place (GM4)."""
        for known, by in ((self.top, self.top_by), (self.under, self.under_by)):
            for place, kind in enumerate(known):
                if by[place] != seat and kind != UNKNOWN:
                    known[place] = UNKNOWN
                    self.unseen_by_kind[kind] += 1


@derive_copy
@define(eq=False, repr=False)  # Copyable has both.
class Player(Copyable):
    """Pieces of one player, in the mine and in front of the player.

    `level` is the level of the cage. `cage` and `stock` count the cubes in the cage and in the private stock by colour.
    `coal` counts the cubes on minecarts: each level, from the top, has four numbers, one for each colour. `minecarts`
    is the number of minecarts by level, the printed ones included. `tiles` is the number of tunnel tiles by face.
    `orders` are the outstanding orders, in the order of taking, `delivered` the delivered ones, in the order of
    delivery. `scored` has the victory points scored so far, by ScoreSource.
    """

    workers: int
    francs: int
    level: int = SURFACE
    cage: list[int] = Factory(lambda: [0 for _ in COLOURS])
    stock: list[int] = Factory(lambda: [0 for _ in COLOURS])
    coal: list[int] = Factory(lambda: [int(level == colour) for level in COLOURS for colour in COLOURS])
    minecarts: list[int] = Factory(lambda: [1 for _ in COLOURS])
    tiles: list[int] = Factory(lambda: [0] * len(TILE_IDS))
    orders: list[int] = Factory(list)
    delivered: list[int] = Factory(list)
    scored: list[int] = Factory(lambda: [0 for _ in SCORES])

    def coal_at(self, level: int) -> list[int]:
        """Returns the number of cubes on the minecarts of a level (1 to 4), by colour."""
        return self.coal[4 * level - 4 : 4 * level]

    def empty_minecart_count(self, colour: int) -> int:
        """Returns the number of minecarts without a cube on the level of this colour (GE2)."""
        first = 4 * colour
        return self.minecarts[colour] - sum(self.coal[first : first + 4])

    def tile_count_on(self, side: int) -> int:
        """Returns the number of tunnel tiles on one side of the mine, on all levels together."""
        return sum(self.tiles[side::2])


@derive_copy
@define(eq=False, repr=False)  # Copyable has both.
class State(Copyable):
    """Position of a match.

    `box` has the constants of the match; all copies share it. `stacks` is indexed by StackKind. `supply` is the number
    of cubes in the supply, by colour. `workers_on` is the number of workers on each worker space, `owner_of` the seat
    that owns them, or NOBODY. `bank` and `canteen` have numbers of workers by seat. `tiles` and `orders` are the
    face-up tiles of the factory and the face-up orders, from left to right; NOTHING for an empty place. `free` and
    `cubes_laid` have four numbers by colour for each order: its free cells, and the cubes on it. `display` has the
    orders still to be drafted.

    `first` is the first player's seat. `seat` is the seat whose turn it is, `space` the space on which it placed
    workers. `moves` is the number of moves left in the current extraction. `to_load` is the number of new minecarts
    without a cube, `loading` the colour of their level. `hand` has the cards drawn in a draw-5, `to_look` the number of
    cards still to be drawn. `side` is the side of the stack on which the hand is put back. `filling` is the number of
    places filled so far in step TILES or ORDERS.
    """

    box: MatchConstants
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
    cubes_laid: list[int]
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
    side: StackSide = StackSide.OPEN
    filling: int = 0

    @property
    def player(self) -> Player:
        """Player whose turn it is."""
        return self.players[self.seat]

    def free_cells(self, order: int) -> list[int]:
        """Returns the number of free cells of an order, by colour."""
        return self.free[4 * order : 4 * order + 4]

    def cubes_on_order(self, order: int) -> list[int]:
        """Returns the number of cubes on an order, by colour."""
        return self.cubes_laid[4 * order : 4 * order + 4]

    def is_filled(self, order: int) -> bool:
        """Whether all cells of the order are filled."""
        first, free = 4 * order, self.free
        return not (free[first] or free[first + 1] or free[first + 2] or free[first + 3])
