"""Moves of Gueules Noires: small frozen values, each with exactly one text form.

A move does not name its player, because the pending decision does. `read_move` accepts only texts of
moves in this module. Lists of legal moves share the move objects made in this module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import IntEnum
from functools import cache, partial
from itertools import combinations_with_replacement

from haspelknecht_qt.core.base_game import MoveParser, NotatedMove
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_NUMBERS
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDER_IDS, PLAYER_COUNTS, SPACE_IDS, TILE_IDS
from haspelknecht_qt.games.gueules_noires.state import FACES, ORDERS, SURFACE, Colour, StackSide

LEVEL_WORDS = ("surface", "1", "2", "3", "4")
SIDE_WORDS = {StackSide.TOP: "top", StackSide.UNDER: "under"}


class CubeSource(IntEnum):
    """Source of a cube for an order: cage or private stock, and colour.

    GA5: a move with two cubes names their sources in the order of these values.
    """

    CAGE_YELLOW = 0
    CAGE_BROWN = 1
    CAGE_GREY = 2
    CAGE_BLACK = 3
    STOCK_YELLOW = 4
    STOCK_BROWN = 5
    STOCK_GREY = 6
    STOCK_BLACK = 7

    @property
    def is_from_stock(self) -> bool:
        """Whether the cube comes from the private stock. Otherwise it comes from the cage."""
        return self >= CubeSource.STOCK_YELLOW

    @property
    def colour(self) -> Colour:
        """Colour of the cube."""
        return Colour(self % 4)

    @property
    def word(self) -> str:
        """Name of the source in the text form of a move, for instance "cage:grey"."""
        return f"{'stock' if self.is_from_stock else 'cage'}:{COLOURS[self % 4]}"


class Move(NotatedMove):
    """Base of all moves of the game."""

    __slots__ = ()


@frozen
class DrawTile(Move, rule="GS3"):
    """Chance move: draws a tile with this face from the unseen tunnel tiles."""

    face: int

    def text(self) -> str:
        """Text form, for instance "draw grey-2-lit"."""
        return f"draw {TILE_IDS[self.face]}"


@frozen
class DrawOrder(Move, rule="GS5"):
    """Chance move: draws this order from the unseen orders."""

    order: int

    def text(self) -> str:
        """Text form, for instance "draw truck-03"."""
        return f"draw {ORDER_IDS[self.order]}"


@frozen
class DrawFirstPlayer(Move, rule="GS6", notation="first {0.seat}"):
    """Chance move: makes this seat the first player, by lot (GS6). Its text form is for instance "first 2"."""

    seat: int


@frozen
class Draft(Move, rule="GS5"):
    """Takes this order in the draft before the first shift (GS5)."""

    order: int

    def text(self) -> str:
        """Text form, for instance "draft truck-03"."""
        return f"draft {ORDER_IDS[self.order]}"


@frozen
class PlaceWorkers(Move, rule="GT1"):
    """Places workers on the space with this number, or one worker on the bank (GT1, GT3)."""

    space: int

    def text(self) -> str:
        """Text form, for instance "place extraction-8" or "place bank"."""
        return f"place {'bank' if self.space == BANK else SPACE_IDS[self.space]}"


@frozen
class TakeTile(Move, rule="GA2"):
    """Buys one of the tiles drawn in a draw-5 (GA2)."""

    face: int

    def text(self) -> str:
        """Text form, for instance "take grey-2-lit"."""
        return f"take {TILE_IDS[self.face]}"


@frozen
class TakeOrder(Move, rule="GA2"):
    """Takes one of the orders drawn in a draw-5 (GA2, GA9)."""

    order: int

    def text(self) -> str:
        """Text form, for instance "take truck-03"."""
        return f"take {ORDER_IDS[self.order]}"


@frozen
class TakeNone(Move, rule="GA2", notation="take none"):
    """Takes none of the cards drawn in a draw-5 (GA2)."""


@frozen
class Substitute(Move, rule="GA3", notation="substitute {0.colour.word}"):
    """Loads a cube of this colour instead of the minecart's own colour (GA3). Text form: "substitute black"."""

    colour: Colour


@frozen
class ReturnTile(Move, rule="GA2"):
    """Puts a tile in hand back on the top of the stack, or at its bottom (GA2)."""

    side: StackSide
    face: int

    def text(self) -> str:
        """Text form, for instance "return under grey-2-lit"."""
        return f"return {SIDE_WORDS[self.side]} {TILE_IDS[self.face]}"


@frozen
class ReturnOrder(Move, rule="GA2"):
    """Puts an order in hand back on the top of the stack, or at its bottom (GA2)."""

    side: StackSide
    order: int

    def text(self) -> str:
        """Text form, for instance "return top truck-03"."""
        return f"return {SIDE_WORDS[self.side]} {ORDER_IDS[self.order]}"


@frozen
class MoveCage(Move, rule="GA11"):
    """Moves the cage to this level (GA11). Level 0 is the surface."""

    level: int

    def text(self) -> str:
        """Text form, for instance "cage 3" or "cage surface"."""
        return f"cage {LEVEL_WORDS[self.level]}"


@frozen
class Load(Move, rule="GA12", notation="load {0.colour.word}"):
    """Loads a cube of this colour from a minecart of the cage's level into the cage (GA12). Text form: "load grey"."""

    colour: Colour


@frozen
class Fill(Move):
    """Base class of moves that fill a cell of an order with cubes from `sources`. `colour` is the cell's colour."""

    order: int
    colour: Colour

    @property
    def sources(self) -> tuple[CubeSource, ...]:
        """Sources of the cube or of the two cubes, in the order of CubeSource."""
        raise TypeError(f"{type(self).__name__} has no sources")

    @property
    def beginning(self) -> str:
        """Beginning of the text form, for instance "fill truck-03 grey with"."""
        return f"fill {ORDER_IDS[self.order]} {self.colour.word} with"

    def text(self) -> str:
        """Text form, for instance "fill truck-03 grey with cage:brown stock:yellow" for two cubes."""
        return " ".join((self.beginning, *(source.word for source in self.sources)))


@frozen
class FillFromCage(Fill, rule="GA13"):
    """Fills a free cell with a cube of the cell's colour from the cage (GA13)."""

    @property
    def sources(self) -> tuple[CubeSource, ...]:
        """Source of the one cube, which has the colour of the cell."""
        return (CubeSource(self.colour),)


@frozen
class FillFromStock(Fill, rule="GA15"):
    """Fills a free cell with a cube of the cell's colour from the private stock (GA15)."""

    @property
    def sources(self) -> tuple[CubeSource, ...]:
        """Source of the one cube, which has the colour of the cell."""
        return (CubeSource(self.colour + CubeSource.STOCK_YELLOW),)


@frozen
class FillWithTwoCubes(Fill, rule="GA5"):
    """Fills a free cell with any two cubes (GA5). Raises ValueError if the cubes are not in the order of CubeSource."""

    first_source: CubeSource
    second_source: CubeSource

    def __attrs_post_init__(self) -> None:
        if self.first_source > self.second_source:
            raise ValueError(f"'{self.text()}': sources must be listed cage before stock, then by colour")

    @property
    def sources(self) -> tuple[CubeSource, ...]:
        """Sources of the two cubes, in the order of CubeSource."""
        return (self.first_source, self.second_source)


@frozen
class Store(Move, rule="GA14", notation="store {0.colour.word}"):
    """Moves a cube of this colour from the cage to the private stock (GA14). Text form: "store grey"."""

    colour: Colour


@frozen
class Stop(Move, rule="GA4", notation="stop"):
    """Ends the extraction early (GA4)."""


@frozen
class HiddenMove(Move, rule="GR5", notation="hidden"):
    """Stands for the draw or the return of a card in the logs of players who do not see the card (GR5). Never legal."""


# One shared object for each move. The index of a move in its tuple is the number or enum member that the move contains.
DRAW_TILE = tuple(map(DrawTile, FACES))
DRAW_ORDER = tuple(map(DrawOrder, ORDERS))
DRAW_FIRST_PLAYER = tuple(map(DrawFirstPlayer, range(max(PLAYER_COUNTS))))
DRAFT = tuple(map(Draft, ORDERS))
PLACE = tuple(map(PlaceWorkers, (*SPACE_NUMBERS, BANK)))
TAKE_TILE = tuple(map(TakeTile, FACES))
TAKE_ORDER = tuple(map(TakeOrder, ORDERS))
TAKE_NONE = TakeNone()
SUBSTITUTE = tuple(map(Substitute, Colour))
RETURN_TILE = {side: tuple(ReturnTile(side, face) for face in FACES) for side in SIDE_WORDS}
RETURN_ORDER = {side: tuple(ReturnOrder(side, order) for order in ORDERS) for side in SIDE_WORDS}
MOVE_CAGE = tuple(map(MoveCage, range(SURFACE, len(LEVEL_WORDS))))
LOAD = tuple(map(Load, Colour))
STORE = tuple(map(Store, Colour))
STOP = Stop()
HIDDEN_MOVE = HiddenMove()
SOURCE_PAIRS = tuple(combinations_with_replacement(CubeSource, 2))
"""All pairs of sources for two cubes of a cell, in the order of CubeSource."""
# Indexed by cell: 4 * order + colour.
FILL_FROM_CAGE = tuple(FillFromCage(order, colour) for order in ORDERS for colour in Colour)
FILL_FROM_STOCK = tuple(FillFromStock(order, colour) for order in ORDERS for colour in Colour)


@cache
def moves_filling_with_two(cell: int) -> tuple[FillWithTwoCubes, ...]:
    """Returns the moves that fill a cell (4 * order + colour) with two cubes, in the order of SOURCE_PAIRS."""
    order, colour = divmod(cell, len(Colour))
    return tuple(FillWithTwoCubes(order, Colour(colour), one, other) for one, other in SOURCE_PAIRS)


def all_moves() -> Iterator[Move]:
    """Yields every move that can be legal in any match, each once."""
    yield from _moves_without_two_cubes()
    for cell in range(len(FILL_FROM_CAGE)):
        yield from moves_filling_with_two(cell)


def _moves_without_two_cubes() -> Iterator[Move]:
    yield from (*DRAW_TILE, *DRAW_ORDER, *DRAW_FIRST_PLAYER, *DRAFT, *PLACE)
    yield from (*TAKE_TILE, *TAKE_ORDER, TAKE_NONE, *SUBSTITUTE)
    for side in SIDE_WORDS:
        yield from (*RETURN_TILE[side], *RETURN_ORDER[side])
    yield from (*MOVE_CAGE, *LOAD, *FILL_FROM_CAGE, *FILL_FROM_STOCK, *STORE, STOP)


_GROUPS: dict[str, Callable[[], Iterable[Move]]] = {
    "": lambda: (*_moves_without_two_cubes(), HIDDEN_MOVE),
    **{move.beginning: partial(moves_filling_with_two, cell) for cell, move in enumerate(FILL_FROM_CAGE)},
}
read_move = MoveParser("Gueules Noires", _GROUPS, "'place bank', 'cage surface', 'stop'").parse
