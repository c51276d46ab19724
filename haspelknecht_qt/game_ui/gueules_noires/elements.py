"""Names of the table's elements: everything that can be pointed at. Names are made and parsed only here. Imports no Qt.

Dots separate the parts of a name: kind ("cart"), item ("cart.3"), pieces of the item ("cart.3.grey"). Shared elements
and the viewer's elements have plain names ("stock"). Names of another player's elements begin with the seat
("seat.2.stock"). In a draw-5, a player looks at five pieces from a stack and may take one.

    space.factory-2  a worker space with the tile or card on it, by its id in the data
    bank  canteen                        places of the yard
    clock                                the shift clock
    element.3                            a row in the list of majorities, for an element of the shift clock, from 1
    stack.tiles  stack.orders            the face-down stacks
    supply  supply.grey                  the general supply, and its cubes of a colour
    order.truck-03                       a card: an outstanding order, or one to choose from
    cell.truck-03.grey                   the free order spots of a colour on one of the player's cards
    hand.1                               a piece drawn in a draw-5, in the order of drawing, from 1
    top  under                           sides of the stack for putting a drawn piece back
    crew  francs                         the player's unplaced workers, and the player's francs
    orders  delivered                    the player's outstanding orders, and the player's delivered orders
    mine                                 the player's mine ("pit" in the rulebook)
    foot                                 the balance of the mine's two sides, painted below the mine
    cage                                 the cage, which can be picked up
    surface  level.3                     levels to which the cage can go
    cart.3.grey                          cubes of a colour on the minecarts of a level
    waiting                              the minecart that waits for a substitute cube
    cagecube.grey                        the cubes of a colour in the cage
    stock  stockcube.grey                the private coal storage, and its cubes of a colour
    cagecube.grey.2  stockcube.grey.2    the second cube of a colour in cage or storage, while the first is held (GA5)
    pair                                 button for choosing two cubes for one spot (GA5)
    all                                  all pieces left of a draw-5, to be put back in their order
    stop                                 button for ending the extraction
    take_none                            button for taking none of the drawn pieces
    seat.2  seat.2.stock                 another player's card, and a place on it
"""

from __future__ import annotations

from typing import Final

from haspelknecht_qt.games.gueules_noires.match_data import BANK as BANK_NUMBER
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ELEMENTS, ORDER_IDS, SPACE_IDS
from haspelknecht_qt.games.gueules_noires.state import DRAW_FIVE_MAX, Colour, StackKind, StackSide
from haspelknecht_qt.games.gueules_noires.state import SURFACE as SURFACE_LEVEL
from haspelknecht_qt.table import elements as common_elements

split_id, kind_of = common_elements.split_id, common_elements.kind_of
card, place_on_card = common_elements.card, common_elements.place_on_card
opponent_board_prefix, is_on_opponent_board, without_board_prefix = (
    common_elements.opponent_board_prefix,
    common_elements.is_on_opponent_board,
    common_elements.without_board_prefix,
)
"""Functions for names of elements on another player's board. All games share them."""

SPACE, STACK, SUPPLY, ORDER, CELL, HAND = "space", "stack", "supply", "order", "cell", "hand"
LEVEL, CART, CAGE_CUBE, STOCK_CUBE = "level", "cart", "cagecube", "stockcube"
CLOCK_ELEMENT = "element"
"""First part of the names of rows in the list of majorities. Each row is for one element of the shift clock."""

BANK: Final = "bank"
CANTEEN: Final = "canteen"
CLOCK: Final = "clock"
CREW: Final = "crew"
FRANCS: Final = "francs"
ORDERS: Final = "orders"
DELIVERED_ORDERS: Final = "delivered"
MINE: Final = "mine"
BALANCE: Final = "foot"
CAGE: Final = "cage"
SURFACE: Final = "surface"
WAITING_MINECART: Final = "waiting"
STOCK: Final = "stock"
STACK_TOP: Final = "top"
UNDER_STACK: Final = "under"
PAIR_BUTTON: Final = "pair"
WHOLE_HAND: Final = "all"

LEVEL_GROUP: Final = "shaft"
"""Name of the group of all levels. The mouse wheel moves the keyboard focus within this group."""

STOP_BUTTON: Final = "stop"
TAKE_NONE: Final = "take_none"
"""Name of the button for taking none of the drawn pieces."""

STACK_ELEMENTS = {StackKind.TILES: f"{STACK}.tiles", StackKind.ORDERS: f"{STACK}.orders"}
STACK_AND_HAND_KINDS = {STACK, HAND, STACK_TOP, UNDER_STACK, WHOLE_HAND}
STACK_BY_ELEMENT = {element: stack_kind for stack_kind, element in STACK_ELEMENTS.items()}
SIDE_ELEMENTS = {StackSide.TOP: STACK_TOP, StackSide.UNDER: UNDER_STACK}
SIDE_BY_ELEMENT = {element: put for put, element in SIDE_ELEMENTS.items()}
COLOUR_BY_NAME = dict(zip(COLOURS, Colour, strict=True))
"""Colours by the colour words in element names."""


def space(number: int) -> str:
    """Returns the element name of a worker space or of the bank."""
    return BANK if number == BANK_NUMBER else f"{SPACE}.{SPACE_IDS[number]}"


def order(number: int) -> str:
    """Returns the element name of the order card with this number."""
    return f"{ORDER}.{ORDER_IDS[number]}"


def spots_element(number: int, colour: Colour) -> str:
    """Returns the element name of the free spots of one colour on the order with this number."""
    return spots_on_card_element(order(number), colour)


def spots_on_card_element(card: str, colour: Colour) -> str:
    """Returns the element name of the free order spots of a colour on the card whose element name is `card`."""
    return f"{CELL}.{split_id(card)[1]}.{colour.word}"


def drawn_piece_element(index: int) -> str:
    """Returns the element name of a drawn piece. `index` is the piece's index among the drawn pieces, from 0."""
    return f"{HAND}.{index + 1}"


def level(number: int) -> str:
    """Returns the element name of a level to which the cage can go; 0 is the surface."""
    return SURFACE if number == SURFACE_LEVEL else f"{LEVEL}.{number}"


def cart_cubes_element(level: int, colour: Colour) -> str:
    """Returns the element name of the cubes of a colour on the minecarts of a level (1 to 4)."""
    return f"{CART}.{level}.{colour.word}"


def supply(colour: Colour) -> str:
    """Returns the element name of the cubes of a colour in the general supply."""
    return f"{SUPPLY}.{colour.word}"


def cubes_element(source: CubeSource) -> str:
    """Returns the element name of the cubes of a colour in the cage or in the private storage."""
    return f"{STOCK_CUBE if source.is_from_stock else CAGE_CUBE}.{source.colour.word}"


def second_cube_element(source: CubeSource) -> str:
    """Returns the name of the element for the second cube of a pair (GA5), while the first one is held."""
    return f"{cubes_element(source)}.2"


def clock_element(number: int) -> str:
    """Returns the element name of an element of the shift clock; `number` counts from 0."""
    return f"{CLOCK_ELEMENT}.{number + 1}"


SPACE_BY_ELEMENT = {space(number): number for number in (*range(len(SPACE_IDS)), BANK_NUMBER)}
"""Number of each worker space and of the bank, by the name of its element."""
CELL_BY_ELEMENT = {spots_element(each, colour): (each, colour) for each in range(len(ORDER_IDS)) for colour in Colour}
"""Pair (number of the order, colour of the spots) for each element of order spots, by the name of the element."""
ORDER_BY_ELEMENT = {
    **{order(number): number for number in range(len(ORDER_IDS))},
    **{element: number for element, (number, _) in CELL_BY_ELEMENT.items()},
}
"""Number of the order, by the name of an element. The element is the order's card, or its free spots of one colour."""
HAND_BY_ELEMENT = {drawn_piece_element(place): place for place in range(DRAW_FIVE_MAX)}
LEVEL_BY_ELEMENT = {level(number): number for number in (SURFACE_LEVEL, *(colour.level for colour in Colour))}
CART_BY_ELEMENT = {cart_cubes_element(own.level, colour): (own.level, colour) for own in Colour for colour in Colour}
"""Pair (level, colour) for each element of cubes on minecarts, by the name of the element."""
SUPPLY_BY_ELEMENT = {supply(colour): colour for colour in Colour}
SOURCE_BY_ELEMENT = {name(source): source for source in CubeSource for name in (cubes_element, second_cube_element)}
CLOCK_ELEMENT_BY_NAME = {clock_element(number): number for number in range(len(ELEMENTS))}
"""Number of each element of the shift clock, from 0, by the name of its row in the list of majorities."""
