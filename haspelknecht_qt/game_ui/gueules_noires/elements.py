"""The elements of the table: the names of everything that can be pointed at, made and read here and nowhere else. Imports no Qt.

A name is dotted: first the kind ("cart"), then which one ("cart.3"), then which pieces there ("cart.3.grey"). What lies in front of the
player who looks has plain names ("stock"), that of the other players begins with the seat ("seat.2.stock").

    space.factory-2  a worker space with the tile or card on it, by its id in the data
    bank  canteen  clock                 places of the yard
    element.3                            an element of the shift clock in the list of majorities, from 1
    stack.tiles  stack.orders            the face-down stacks
    supply  supply.grey                  the general supply, and its cubes of a colour
    order.truck-03                       a card: an outstanding order, or one of those that are to be chosen from
    cell.truck-03.grey                   the free order spots of a colour on an own card
    hand.1                               what was drawn in a draw-5, in the order of drawing, from 1
    top  under                           where it is put back
    crew  francs  orders  delivered      own workers, francs, the board of outstanding orders, the delivered cards
    mine  foot  cage  surface  level.3   the pit, its balance, the cage as a piece, and where the cage can go
    cart.3.grey  waiting                 cubes of a colour on minecarts of a level; the minecart that waits for a substitute
    cagecube.grey  stock  stockcube.grey the cubes of a colour in the cage; the private coal storage and its cubes of a colour
    cagecube.grey.2  stockcube.grey.2    the second cube of a colour there, while the first one is in the hand (GA5)
    pair                                 says beforehand that two cubes go on one spot (GA5)
    all                                  all that was drawn and is left, to be put back in the order in which it lies
    stop  take_none                      buttons
    seat.2  seat.2.stock                 another player's card, and a place on it
"""

from __future__ import annotations

from typing import Final

from haspelknecht_qt.games.gueules_noires.match_data import BANK as BANK_NUMBER
from haspelknecht_qt.games.gueules_noires.moves import Source
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ELEMENTS, ORDER_IDS, SPACE_IDS
from haspelknecht_qt.games.gueules_noires.state import SURFACE as SURFACE_LEVEL
from haspelknecht_qt.games.gueules_noires.state import Colour, Put, Stacked
from haspelknecht_qt.table import elements as common_elements

split, kind_of = common_elements.split, common_elements.kind_of
seat, seat_of = common_elements.card, common_elements.place_on_card
opponent_board_prefix, is_on_opponent_board, plain = (
    common_elements.opponent_board_prefix,
    common_elements.is_on_opponent_board,
    common_elements.plain,
)
"""What is so on every table."""

SPACE, STACK, SUPPLY, ORDER, CELL, HAND = "space", "stack", "supply", "order", "cell", "hand"
LEVEL, CART, CAGE_CUBE, STOCK_CUBE = "level", "cart", "cagecube", "stockcube"
ELEMENT = "element"
"""Kinds that there are several of."""

BANK: Final = "bank"
CANTEEN: Final = "canteen"
CLOCK: Final = "clock"
CREW: Final = "crew"
FRANCS: Final = "francs"
ORDERS: Final = "orders"
DELIVERED: Final = "delivered"
MINE: Final = "mine"
FOOT: Final = "foot"
CAGE: Final = "cage"
SURFACE: Final = "surface"
WAITING: Final = "waiting"
STOCK: Final = "stock"
TOP: Final = "top"
UNDER: Final = "under"
PAIR: Final = "pair"
ALL: Final = "all"

SHAFT: Final = "shaft"
"""The row of places that the cage can go to, which the mouse wheel walks through."""

STOP: Final = "stop"
TAKE_NONE: Final = "take_none"
"""Buttons."""

STACKS = {Stacked.TILES: f"{STACK}.tiles", Stacked.ORDERS: f"{STACK}.orders"}
STACKED_OF = {element: stacked for stacked, element in STACKS.items()}
PUTS = {Put.TOP: TOP, Put.UNDER: UNDER}
PUT_OF = {element: put for put, element in PUTS.items()}
COLOUR_OF = dict(zip(COLOURS, Colour, strict=True))
"""Colours by their words."""

_SECOND = "2"
_ORDER_OF = {name: number for number, name in enumerate(ORDER_IDS)}
_SPACE_OF = {name: number for number, name in enumerate(SPACE_IDS)}
_LEVELS = {f"{LEVEL}.{colour.level}": colour.level for colour in Colour} | {SURFACE: SURFACE_LEVEL}


def space(number: int) -> str:
    """A worker space by its number, or the bank."""
    return BANK if number == BANK_NUMBER else f"{SPACE}.{SPACE_IDS[number]}"


def space_of(element: str) -> int | None:
    """The number of a worker space or of the bank; None for what is neither."""
    if element == BANK:
        return BANK_NUMBER
    kind, rest = split(element)
    return _SPACE_OF.get(rest) if kind == SPACE else None


def order(number: int) -> str:
    """A card by its number."""
    return f"{ORDER}.{ORDER_IDS[number]}"


def order_of(element: str) -> int | None:
    """The number of the order that a card is, or that a free spot is on; None for what is neither."""
    kind, rest = split(element)
    return _ORDER_OF.get(split(rest)[0]) if kind in {ORDER, CELL} else None


def cell(number: int, colour: Colour) -> str:
    """The free order spots of a colour on a card."""
    return cell_on(order(number), colour)


def cell_on(card: str, colour: Colour) -> str:
    """The same by the card's name."""
    return f"{CELL}.{split(card)[1]}.{colour.word}"


def cell_of(element: str) -> tuple[int, Colour] | None:
    """The order's number and the colour of free spots; None for what is none."""
    kind, rest = split(element)
    name, colour = split(rest)
    return (_ORDER_OF[name], COLOUR_OF[colour]) if kind == CELL and name in _ORDER_OF and colour in COLOUR_OF else None


def hand(place: int) -> str:
    """What was drawn at this place of the hand, from 0."""
    return f"{HAND}.{place + 1}"


def hand_of(element: str) -> int | None:
    """The place in the hand, from 0; None for what is not there."""
    kind, rest = split(element)
    return int(rest) - 1 if kind == HAND and rest.isdecimal() and int(rest) else None


def level(number: int) -> str:
    """Where the cage can go, 0 being the surface."""
    return SURFACE if number == SURFACE_LEVEL else f"{LEVEL}.{number}"


def level_of(element: str) -> int | None:
    """The number of a level, 0 being the surface; None for what is none."""
    return _LEVELS.get(element)


def cart(number: int, colour: Colour) -> str:
    """The cubes of a colour on the minecarts of a level (1 to 4)."""
    return f"{CART}.{number}.{colour.word}"


def cart_of(element: str) -> tuple[int, Colour] | None:
    """The level and the colour of cubes on minecarts; None for what is none."""
    kind, rest = split(element)
    number, colour = split(rest)
    if kind != CART or colour not in COLOUR_OF or f"{LEVEL}.{number}" not in _LEVELS:
        return None
    return int(number), COLOUR_OF[colour]


def supply(colour: Colour) -> str:
    """The cubes of a colour in the general supply."""
    return f"{SUPPLY}.{colour.word}"


def supply_of(element: str) -> Colour | None:
    """The colour of cubes in the general supply; None for what is none."""
    kind, rest = split(element)
    return COLOUR_OF.get(rest) if kind == SUPPLY else None


def cube(source: Source) -> str:
    """The cubes of a colour in the cage, or in the private storage."""
    return f"{STOCK_CUBE if source.in_stock else CAGE_CUBE}.{source.colour.word}"


def second_cube(source: Source) -> str:
    """The second cube of a colour there, while the first one is in the hand."""
    return f"{cube(source)}.{_SECOND}"


def cube_of(element: str) -> Source | None:
    """Where a cube lies and its colour, be it the first or the second; None for what is no cube of cage or storage."""
    return _SOURCES.get(element)


_SOURCES = {name(source): source for source in Source for name in (cube, second_cube)}


def element(number: int) -> str:
    """An element of the shift clock, from 0."""
    return f"{ELEMENT}.{number + 1}"


def element_of(name: str) -> int | None:
    """The number of an element of the shift clock, from 0; None for what is none."""
    return _ELEMENTS.get(name)


_ELEMENTS = {element(number): number for number in range(len(ELEMENTS))}
