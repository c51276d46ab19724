"""Names of the table's elements: everything that can be pointed at. Made and parsed only here. Imports no Qt.

A name is dotted: kind ("cart"), item ("cart.3"), pieces there ("cart.3.grey"). Elements in front of the viewer have
plain names ("stock"); names of the other players' elements begin with the seat ("seat.2.stock").

    space.factory-2  a worker space with the tile or card on it, by its id in the data
    bank  canteen  clock                 places of the yard
    element.3                            an element of the shift clock in the list of majorities, from 1
    stack.tiles  stack.orders            the face-down stacks
    supply  supply.grey                  the general supply, and its cubes of a colour
    order.truck-03                       a card: an outstanding order, or one to choose from
    cell.truck-03.grey                   the free order spots of a colour on an own card
    hand.1                               a piece drawn in a draw-5, in the order of drawing, from 1
    top  under                           sides of the stack for putting it back
    crew  francs  orders  delivered      own workers, francs, the board of outstanding orders, the delivered cards
    mine  foot  cage  surface  level.3   the pit, its balance, the cage as a piece, and the cage's destinations
    cart.3.grey  waiting                 cubes of a colour on minecarts of a level; the minecart that waits for a substitute
    cagecube.grey  stock  stockcube.grey the cubes of a colour in the cage; the private coal storage and its cubes of a colour
    cagecube.grey.2  stockcube.grey.2    the second cube of a colour there, while the first one is in the hand (GA5)
    pair                                 mode for putting two cubes on one spot (GA5)
    all                                  all drawn pieces that are left, for putting them back in their present order
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
"""Names common to every table."""

SPACE, STACK, SUPPLY, ORDER, CELL, HAND = "space", "stack", "supply", "order", "cell", "hand"
LEVEL, CART, CAGE_CUBE, STOCK_CUBE = "level", "cart", "cagecube", "stockcube"
ELEMENT = "element"
"""Kinds with several elements."""

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
"""Row of the cage's destinations, for the mouse wheel."""

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
    """Returns the name of a worker space by its number, or of the bank."""
    return BANK if number == BANK_NUMBER else f"{SPACE}.{SPACE_IDS[number]}"


def space_of(element: str) -> int | None:
    """Returns the number of a worker space or the bank; None for other elements."""
    if element == BANK:
        return BANK_NUMBER
    kind, rest = split(element)
    return _SPACE_OF.get(rest) if kind == SPACE else None


def order(number: int) -> str:
    """A card by its number."""
    return f"{ORDER}.{ORDER_IDS[number]}"


def order_of(element: str) -> int | None:
    """Returns the order's number of a card or a free spot on it; None for other elements."""
    kind, rest = split(element)
    return _ORDER_OF.get(split(rest)[0]) if kind in {ORDER, CELL} else None


def cell(number: int, colour: Colour) -> str:
    """The free order spots of a colour on a card, by order number."""
    return cell_on(order(number), colour)


def cell_on(card: str, colour: Colour) -> str:
    """The free order spots of a colour on a card, by the card's name."""
    return f"{CELL}.{split(card)[1]}.{colour.word}"


def cell_of(element: str) -> tuple[int, Colour] | None:
    """Returns order number and colour of free spots; None for other elements."""
    kind, rest = split(element)
    name, colour = split(rest)
    return (_ORDER_OF[name], COLOUR_OF[colour]) if kind == CELL and name in _ORDER_OF and colour in COLOUR_OF else None


def hand(place: int) -> str:
    """The drawn piece at this place of the hand, from 0."""
    return f"{HAND}.{place + 1}"


def hand_of(element: str) -> int | None:
    """Returns the place in the hand, from 0; None for other elements."""
    kind, rest = split(element)
    return int(rest) - 1 if kind == HAND and rest.isdecimal() and int(rest) else None


def level(number: int) -> str:
    """A destination of the cage, 0 being the surface."""
    return SURFACE if number == SURFACE_LEVEL else f"{LEVEL}.{number}"


def level_of(element: str) -> int | None:
    """Returns the number of a level, 0 being the surface; None for other elements."""
    return _LEVELS.get(element)


def cart(number: int, colour: Colour) -> str:
    """The cubes of a colour on the minecarts of a level (1 to 4)."""
    return f"{CART}.{number}.{colour.word}"


def cart_of(element: str) -> tuple[int, Colour] | None:
    """Returns level and colour of cubes on minecarts; None for other elements."""
    kind, rest = split(element)
    number, colour = split(rest)
    if kind != CART or colour not in COLOUR_OF or f"{LEVEL}.{number}" not in _LEVELS:
        return None
    return int(number), COLOUR_OF[colour]


def supply(colour: Colour) -> str:
    """The cubes of a colour in the general supply."""
    return f"{SUPPLY}.{colour.word}"


def supply_of(element: str) -> Colour | None:
    """Returns the colour of cubes in the general supply; None for other elements."""
    kind, rest = split(element)
    return COLOUR_OF.get(rest) if kind == SUPPLY else None


def cube(source: Source) -> str:
    """The cubes of a colour in the cage, or in the private storage."""
    return f"{STOCK_CUBE if source.in_stock else CAGE_CUBE}.{source.colour.word}"


def second_cube(source: Source) -> str:
    """The second cube of a colour there, for use while the first one is in the hand."""
    return f"{cube(source)}.{_SECOND}"


def cube_of(element: str) -> Source | None:
    """Returns place and colour of a first or second cube; None for no cube of cage or storage."""
    return _SOURCES.get(element)


_SOURCES = {name(source): source for source in Source for name in (cube, second_cube)}


def element(number: int) -> str:
    """An element of the shift clock, from 0."""
    return f"{ELEMENT}.{number + 1}"


def element_of(name: str) -> int | None:
    """Returns the number of an element of the shift clock, from 0; None for other names."""
    return _ELEMENTS.get(name)


_ELEMENTS = {element(number): number for number in range(len(ELEMENTS))}
