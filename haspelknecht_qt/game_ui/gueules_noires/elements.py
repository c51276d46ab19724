"""Names of the table's elements: everything that can be pointed at. Names are made and parsed only here. Imports no Qt.

The parts of a name are separated by dots: kind ("cart"), item ("cart.3"), pieces of the item ("cart.3.grey"). Shared
elements and those of the viewer have plain names ("stock"). Names of the other players' elements begin with the seat
("seat.2.stock").

    space.factory-2  a worker space with the tile or card on it, by its id in the data
    bank  canteen  clock                 places of the yard
    element.3                            an element of the shift clock in the list of majorities, from 1
    stack.tiles  stack.orders            the face-down stacks
    supply  supply.grey                  the general supply, and its cubes of a colour
    order.truck-03                       a card: an outstanding order, or one to choose from
    cell.truck-03.grey                   the free order spots of a colour on one of the player's cards
    hand.1                               a piece drawn in a draw-5, in the order of drawing, from 1
    top  under                           sides of the stack for putting a drawn piece back
    crew  francs  orders  delivered      the player's workers, francs, outstanding orders, delivered cards
    mine  foot  cage                     the pit, its balance, the cage as a piece
    surface  level.3                     levels to which the cage can go
    cart.3.grey                          cubes of a colour on the minecarts of a level
    waiting                              the minecart that waits for a substitute cube
    cagecube.grey                        the cubes of a colour in the cage
    stock  stockcube.grey                the private coal storage, and its cubes of a colour
    cagecube.grey.2  stockcube.grey.2    the second cube of a colour in cage or storage, while the first is held (GA5)
    pair                                 button for choosing two cubes for one spot (GA5)
    all                                  all pieces left of a draw-5, to be put back in their order
    stop  take_none                      buttons
    seat.2  seat.2.stock                 another player's card, and a place on it
"""

from __future__ import annotations

from typing import Final

from haspelknecht_qt.games.gueules_noires.match_data import BANK as BANK_NUMBER
from haspelknecht_qt.games.gueules_noires.moves import Source
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ELEMENTS, ORDER_IDS, SPACE_IDS
from haspelknecht_qt.games.gueules_noires.state import SURFACE as SURFACE_LEVEL
from haspelknecht_qt.games.gueules_noires.state import Colour, StackKind, StackSide
from haspelknecht_qt.table import elements as common_elements

split, kind_of = common_elements.split, common_elements.kind_of
card, place_on_card = common_elements.card, common_elements.place_on_card
opponent_board_prefix, is_on_opponent_board, plain = (
    common_elements.opponent_board_prefix,
    common_elements.is_on_opponent_board,
    common_elements.plain,
)
"""Functions for element names that are the same on the tables of all games."""

SPACE, STACK, SUPPLY, ORDER, CELL, HAND = "space", "stack", "supply", "order", "cell", "hand"
LEVEL, CART, CAGE_CUBE, STOCK_CUBE = "level", "cart", "cagecube", "stockcube"
ELEMENT = "element"
"""Kind of the elements of the shift clock."""

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
"""Name of the row of levels to which the cage can go. The mouse wheel moves the keyboard focus through this row."""

STOP: Final = "stop"
TAKE_NONE: Final = "take_none"
"""Name of the button for taking none of the drawn pieces."""

STACKS = {StackKind.TILES: f"{STACK}.tiles", StackKind.ORDERS: f"{STACK}.orders"}
STACK_BY_ELEMENT = {element: stacked for stacked, element in STACKS.items()}
PUTS = {StackSide.TOP: TOP, StackSide.UNDER: UNDER}
SIDE_BY_ELEMENT = {element: put for put, element in PUTS.items()}
COLOUR_BY_NAME = dict(zip(COLOURS, Colour, strict=True))
"""Maps the colour words in element names to colours."""

_SECOND = "2"
_ORDER_BY_NAME = {name: number for number, name in enumerate(ORDER_IDS)}
_SPACE_BY_NAME = {name: number for number, name in enumerate(SPACE_IDS)}
_LEVEL_BY_ELEMENT = {f"{LEVEL}.{colour.level}": colour.level for colour in Colour} | {SURFACE: SURFACE_LEVEL}


def space(number: int) -> str:
    """Returns the element name of a worker space, or of the bank."""
    return BANK if number == BANK_NUMBER else f"{SPACE}.{SPACE_IDS[number]}"


def space_of(element: str) -> int | None:
    """Returns the number of the worker space or bank with this element name; None for other elements."""
    if element == BANK:
        return BANK_NUMBER
    kind, rest = split(element)
    return _SPACE_BY_NAME.get(rest) if kind == SPACE else None


def order(number: int) -> str:
    """Returns the element name of an order card; `number` is the number of the order."""
    return f"{ORDER}.{ORDER_IDS[number]}"


def order_of(element: str) -> int | None:
    """Returns the number of the order whose card, or a spot on it, has this element name; None for other elements."""
    kind, rest = split(element)
    return _ORDER_BY_NAME.get(split(rest)[0]) if kind in {ORDER, CELL} else None


def cell(number: int, colour: Colour) -> str:
    """Returns the element name of an order's free spots of one colour; `number` is the number of the order."""
    return cell_on(order(number), colour)


def cell_on(card: str, colour: Colour) -> str:
    """Returns the element name of the free order spots of a colour. `card` is the element name of their card."""
    return f"{CELL}.{split(card)[1]}.{colour.word}"


def cell_of(element: str) -> tuple[int, Colour] | None:
    """Returns order number and colour of the free order spots with this element name; None for other elements."""
    kind, rest = split(element)
    name, colour = split(rest)
    return (
        (_ORDER_BY_NAME[name], COLOUR_BY_NAME[colour])
        if kind == CELL and name in _ORDER_BY_NAME and colour in COLOUR_BY_NAME
        else None
    )


def hand(place: int) -> str:
    """Returns the element name of a drawn piece; `place` is its index among the drawn pieces, from 0."""
    return f"{HAND}.{place + 1}"


def hand_of(element: str) -> int | None:
    """Returns the index (from 0) of the drawn piece with this element name; None for other elements."""
    kind, rest = split(element)
    return int(rest) - 1 if kind == HAND and rest.isdecimal() and int(rest) else None


def level(number: int) -> str:
    """Returns the element name of a level to which the cage can go; 0 is the surface."""
    return SURFACE if number == SURFACE_LEVEL else f"{LEVEL}.{number}"


def level_of(element: str) -> int | None:
    """Returns the level of the cage with this element name; 0 is the surface. None for other elements."""
    return _LEVEL_BY_ELEMENT.get(element)


def cart(number: int, colour: Colour) -> str:
    """Returns the element name of the cubes of a colour on the minecarts of a level (1 to 4)."""
    return f"{CART}.{number}.{colour.word}"


def cart_of(element: str) -> tuple[int, Colour] | None:
    """Returns level and colour of the cubes on minecarts with this element name; None for other elements."""
    kind, rest = split(element)
    number, colour = split(rest)
    if kind != CART or colour not in COLOUR_BY_NAME or f"{LEVEL}.{number}" not in _LEVEL_BY_ELEMENT:
        return None
    return int(number), COLOUR_BY_NAME[colour]


def supply(colour: Colour) -> str:
    """Returns the element name of the cubes of a colour in the general supply."""
    return f"{SUPPLY}.{colour.word}"


def supply_of(element: str) -> Colour | None:
    """Returns the colour of the cubes in the general supply with this element name; None for other elements."""
    kind, rest = split(element)
    return COLOUR_BY_NAME.get(rest) if kind == SUPPLY else None


def cube(source: Source) -> str:
    """Returns the element name of the cubes of a colour in the cage or in the private storage."""
    return f"{STOCK_CUBE if source.in_stock else CAGE_CUBE}.{source.colour.word}"


def second_cube(source: Source) -> str:
    """Returns the element name of the second cube of a colour, needed while the first of a pair is held (GA5)."""
    return f"{cube(source)}.{_SECOND}"


def cube_of(element: str) -> Source | None:
    """Returns the source (cage or storage, and colour) of the cube with this element name; None for other elements."""
    return _SOURCE_BY_ELEMENT.get(element)


_SOURCE_BY_ELEMENT = {name(source): source for source in Source for name in (cube, second_cube)}


def element(number: int) -> str:
    """Returns the element name for an entry of the shift clock's list; `number` counts from 0."""
    return f"{ELEMENT}.{number + 1}"


def element_of(name: str) -> int | None:
    """Returns the number (from 0) of the entry of the shift clock with this element name; None for other names."""
    return _NUMBER_BY_ELEMENT.get(name)


_NUMBER_BY_ELEMENT = {element(number): number for number in range(len(ELEMENTS))}
