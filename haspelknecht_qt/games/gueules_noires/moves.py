"""The moves of Gueules Noires: small frozen values, each with exactly one text form.

A move belongs to the player of the pending decision, so only the lot names a seat. `read` knows every
possible move, so a text is a move or is refused; the lists of legal moves share the objects made here.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from itertools import combinations_with_replacement
from typing import ClassVar

from attrs import frozen

from haspelknecht_qt.core.ruled_game import MoveParser, NotatedMove
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACES
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDER_IDS, PLAYERS, SPACE_IDS, TILE_IDS
from haspelknecht_qt.games.gueules_noires.state import FACES, ORDERS, SURFACE, Colour, Put

LEVEL_WORDS = ("surface", "1", "2", "3", "4")
PUT_WORDS = {Put.TOP: "top", Put.UNDER: "under"}


class Source(IntEnum):
    """Source of a cube for an order, and its colour, in the order in which two of them are written (GA5)."""

    CAGE_YELLOW = 0
    CAGE_BROWN = 1
    CAGE_GREY = 2
    CAGE_BLACK = 3
    STOCK_YELLOW = 4
    STOCK_BROWN = 5
    STOCK_GREY = 6
    STOCK_BLACK = 7

    @property
    def in_stock(self) -> bool:
        """Whether the cube is in the private stock, not in the cage."""
        return self >= Source.STOCK_YELLOW

    @property
    def colour(self) -> Colour:
        """The cube's colour."""
        return Colour(self % 4)

    @property
    def word(self) -> str:
        """Word for the source in the text form of a move, for instance "cage:grey"."""
        return f"{'stock' if self.in_stock else 'cage'}:{COLOURS[self % 4]}"


class Move(NotatedMove):
    """Base of all moves of the game."""

    __slots__ = ()


@frozen
class DrawTile(Move):
    """Chance: this face comes off the unseen rest of the stack of tunnel tiles."""

    face: int
    base_rule: ClassVar[str] = "GS3"

    def text(self) -> str:
        """Text form, for instance "draw grey-2-lit"."""
        return f"draw {TILE_IDS[self.face]}"


@frozen
class DrawOrder(Move):
    """Chance: this order comes off the unseen rest of the stack of orders."""

    order: int
    base_rule: ClassVar[str] = "GS5"

    def text(self) -> str:
        """Text form, for instance "draw truck-03"."""
        return f"draw {ORDER_IDS[self.order]}"


@frozen
class First(Move):
    """Chance: the lot for the first player (GS6), as in "first 2"."""

    seat: int
    base_rule: ClassVar[str] = "GS6"
    notation: ClassVar[str] = "first {0.seat}"


@frozen
class Draft(Move):
    """Takes one of the orders on display before the first shift (GS5)."""

    order: int
    base_rule: ClassVar[str] = "GS5"

    def text(self) -> str:
        """Text form, for instance "draft truck-03"."""
        return f"draft {ORDER_IDS[self.order]}"


@frozen
class Place(Move):
    """Places workers on a space, by its number, or one on the bank (GT1, GT3)."""

    space: int
    base_rule: ClassVar[str] = "GT1"

    def text(self) -> str:
        """Text form, for instance "place extraction-8" or "place bank"."""
        return f"place {'bank' if self.space == BANK else SPACE_IDS[self.space]}"


@frozen
class TakeTile(Move):
    """Buys one of the tiles drawn (GA2)."""

    face: int
    base_rule: ClassVar[str] = "GA2"

    def text(self) -> str:
        """Text form, for instance "take grey-2-lit"."""
        return f"take {TILE_IDS[self.face]}"


@frozen
class TakeOrder(Move):
    """Takes one of the orders drawn (GA2, GA9)."""

    order: int
    base_rule: ClassVar[str] = "GA2"

    def text(self) -> str:
        """Text form, for instance "take truck-03"."""
        return f"take {ORDER_IDS[self.order]}"


@frozen
class TakeNone(Move):
    """Takes none of the cards drawn (GA2)."""

    base_rule: ClassVar[str] = "GA2"
    notation: ClassVar[str] = "take none"


@frozen
class Substitute(Move):
    """Puts a cube of this colour on a minecart whose own colour the supply lacks (GA3), as in "substitute black"."""

    colour: Colour
    base_rule: ClassVar[str] = "GA3"
    notation: ClassVar[str] = "substitute {0.colour.word}"


@frozen
class ReturnTile(Move):
    """Puts a tile of the hand back on top of, or under, the stack (GA2)."""

    side: Put
    face: int
    base_rule: ClassVar[str] = "GA2"

    def text(self) -> str:
        """Text form, for instance "return under grey-2-lit"."""
        return f"return {PUT_WORDS[self.side]} {TILE_IDS[self.face]}"


@frozen
class ReturnOrder(Move):
    """Puts an order of the hand back on top of, or under, the stack (GA2)."""

    side: Put
    order: int
    base_rule: ClassVar[str] = "GA2"

    def text(self) -> str:
        """Text form, for instance "return top truck-03"."""
        return f"return {PUT_WORDS[self.side]} {ORDER_IDS[self.order]}"


@frozen
class MoveCage(Move):
    """Moves the cage to this level, 0 being the surface (GA11)."""

    level: int
    base_rule: ClassVar[str] = "GA11"

    def text(self) -> str:
        """Text form, for instance "cage 3" or "cage surface"."""
        return f"cage {LEVEL_WORDS[self.level]}"


@frozen
class Load(Move):
    """Moves a cube of this colour from a minecart of the cage's level into the cage (GA12), as in "load grey"."""

    colour: Colour
    base_rule: ClassVar[str] = "GA12"
    notation: ClassVar[str] = "load {0.colour.word}"


@frozen
class Fill(Move):
    """Base of the moves that fill a cell of the colour `colour` of an order with `cubes`."""

    order: int
    colour: Colour

    @property
    def cubes(self) -> tuple[Source, ...]:
        """The cube, or the two cubes in the order of writing."""
        raise TypeError(f"{type(self).__name__} has no cubes")

    def text(self) -> str:
        """Text form, for instance "fill truck-03 grey with cage:grey" or "fill truck-03 grey with cage:brown stock:yellow"."""
        cubes = " ".join(source.word for source in self.cubes)
        return f"fill {ORDER_IDS[self.order]} {self.colour.word} with {cubes}"


@frozen
class FillFromCage(Fill):
    """Moves a cube from the cage to a free cell of its colour (GA13)."""

    base_rule: ClassVar[str] = "GA13"

    @property
    def cubes(self) -> tuple[Source, ...]:
        """One cube of the cell's colour."""
        return (Source(self.colour),)


@frozen
class FillFromStock(Fill):
    """Moves a cube from the private stock to a free cell of its colour (GA15)."""

    base_rule: ClassVar[str] = "GA15"

    @property
    def cubes(self) -> tuple[Source, ...]:
        """One cube of the cell's colour."""
        return (Source(self.colour + Source.STOCK_YELLOW),)


@frozen
class FillWithTwo(Fill):
    """Fills a free cell with two cubes of any colours (GA5). Raises ValueError when they are not in the order of writing."""

    one: Source
    other: Source
    base_rule: ClassVar[str] = "GA5"

    def __attrs_post_init__(self) -> None:
        if self.one > self.other:
            raise ValueError(
                f"'{self.text()}' is not in the order of writing, allowed is cage before stock, then by colour"
            )

    @property
    def cubes(self) -> tuple[Source, ...]:
        """The two cubes in the order of writing."""
        return (self.one, self.other)


@frozen
class Store(Move):
    """Moves a cube of this colour from the cage to the private stock (GA14), as in "store grey"."""

    colour: Colour
    base_rule: ClassVar[str] = "GA14"
    notation: ClassVar[str] = "store {0.colour.word}"


@frozen
class Stop(Move):
    """Ends the extraction (GA4)."""

    base_rule: ClassVar[str] = "GA4"
    notation: ClassVar[str] = "stop"


# One object for each move, shared by all lists of legal moves. Each tuple is indexed by the number in its moves.
DRAW_TILE = tuple(map(DrawTile, FACES))
DRAW_ORDER = tuple(map(DrawOrder, ORDERS))
FIRST = tuple(map(First, range(max(PLAYERS))))
DRAFT = tuple(map(Draft, ORDERS))
PLACE = tuple(map(Place, (*SPACES, BANK)))
TAKE_TILE = tuple(map(TakeTile, FACES))
TAKE_ORDER = tuple(map(TakeOrder, ORDERS))
TAKE_NONE = TakeNone()
SUBSTITUTE = tuple(map(Substitute, Colour))
RETURN_TILE = {side: tuple(ReturnTile(side, face) for face in FACES) for side in PUT_WORDS}
RETURN_ORDER = {side: tuple(ReturnOrder(side, order) for order in ORDERS) for side in PUT_WORDS}
CAGE = tuple(map(MoveCage, range(SURFACE, len(LEVEL_WORDS))))
LOAD = tuple(map(Load, Colour))
STORE = tuple(map(Store, Colour))
STOP = Stop()
PAIRS = tuple(combinations_with_replacement(Source, 2))
"""All pairs of sources, in the order of writing."""
# Indexed by four times the order plus the cell's colour.
FILL_FROM_CAGE = tuple(FillFromCage(order, colour) for order in ORDERS for colour in Colour)
FILL_FROM_STOCK = tuple(FillFromStock(order, colour) for order in ORDERS for colour in Colour)


@cache
def fill_with_two(cell: int) -> tuple[FillWithTwo, ...]:
    """Returns the moves that fill a cell with two cubes, in the order of PAIRS. `cell` is four times the order plus the colour."""
    order, colour = divmod(cell, len(Colour))
    return tuple(FillWithTwo(order, Colour(colour), one, other) for one, other in PAIRS)


def all_moves() -> Iterator[Move]:
    """Yields every possible move once."""
    yield from (*DRAW_TILE, *DRAW_ORDER, *FIRST, *DRAFT, *PLACE, *TAKE_TILE, *TAKE_ORDER, TAKE_NONE, *SUBSTITUTE)
    for side in PUT_WORDS:
        yield from (*RETURN_TILE[side], *RETURN_ORDER[side])
    yield from (*CAGE, *LOAD, *FILL_FROM_CAGE, *FILL_FROM_STOCK)
    for cell in range(len(FILL_FROM_CAGE)):
        yield from fill_with_two(cell)
    yield from (*STORE, STOP)


read = MoveParser("Gueules Noires", all_moves, "'place bank', 'cage surface', 'stop'").read
