"""Captions painted on the table: signs of buildings, headings and short results.

Captions are as short as possible, because there is little room on the table. The other modules have whole sentences.
"""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires.state import SURFACE
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.widgets.formats import signed, with_plus

DASH = "\N{EN DASH}"


class Caption(TextEnum):
    """Captions. A text has fields in braces for names and numbers, and %n for a number that governs a noun."""

    FACTORY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Minecart factory")  # The sign of the minecart factory.
    MINING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Mining")  # The sign of the extraction.
    DELIVERY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivery")  # The sign of the delivery.
    MONEY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Money")  # The sign of the money spaces.
    BANK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Bank")  # The sign of the bank.
    ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "New order")  # The sign of the order spaces.
    CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Canteen")  # The sign of the canteen.
    SUPPLY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Supply")  # The sign of the general supply.
    CLOSED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "locked")  # On a space with a lock.
    NO_LIMIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "no limit")  # At the bank.
    LOOK_AT_FIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "look at 5,")  # On a draw-5, in the first line.
    # On the draw-5 space of the factory, in the second line.
    BUY_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "buy 1 or none")
    # On the draw-5 space of the orders, in the second line.
    TAKE_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "take 1 or none")
    ONE_OR_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "1 or none")  # On a draw-5 where there is little room.
    TURN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Turn order")  # Over the list of the players.
    MAJORITIES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Majorities")  # Over the list of the elements.
    # Heading of the panel with the score if the game ended now.
    IF_ENDED_NOW = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "If the game ended now")
    # Remark in the panel with the score if the game ended now.
    MAJORITIES_ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Majorities of this shift are not included.")
    WORKERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Workers")  # Above the player's workers.
    FRANCS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Francs")  # Above the player's francs.
    STORAGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Storage")  # Over the private storage.
    OUTSTANDING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Outstanding orders")  # On the board of orders.
    DELIVERED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivered")  # At the pile of delivered orders.
    DRAFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Choose your orders")  # Over the orders of the draft.
    ONLY_YOU = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only you see them")  # Note on the drawn cards.
    # Says what happens to the drawn cards that the player does not take.
    THEN_BACK = QT_TRANSLATE_NOOP(
        "GueulesNoiresCaptionTexts", "Then put the others back, all on one side, in any order:"
    )
    # On the place for putting drawn cards back on top of the stack.
    ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "on top: drawn next")
    UNDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "under the stack")  # Place to put them back.
    TAKE_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Take none")  # On the pill in the tray.
    # On the button in the tray for putting all drawn cards back at once.
    ALL_IN_THIS_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "All in this order")
    # On the button for putting two cubes on one order spot.
    TWO_FOR_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Two for one")
    NO_WAY_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Cannot be undone")  # A draw is never redrawn.
    # A draw reveals a new tile, so the move cannot be undone.
    TILE_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Draws a tile: cannot be undone")
    # A draw reveals a new order card, so the move cannot be undone.
    ORDER_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Draws an order: cannot be undone")
    HANDCART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Handcart")
    HORSE_CART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Horse cart")
    TRUCK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Truck")
    LOCOMOTIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Locomotive")
    # Headings of the prizes, with second prizes and without them.
    FIRST_AND_SECOND = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "first / second")
    FIRST = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "VP")
    IN_BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "in balance")  # Below a pit with equal sides.
    SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Surface")  # The uppermost level of the cage.
    # Headings of a draw-5: before the player takes a piece, and while the other pieces are put back.
    BUY_A_TILE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Five from the stack: buy one or none")
    TAKE_AN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Five from the stack: take one or none")
    TILES_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the tiles back, all on one side")
    ORDERS_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the cards back, all on one side")
    LIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "light")  # The side of the pit on which a tile goes.
    DARK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "dark")  # The side of the pit on which a tile goes.
    CARDS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n cards", None, 1)  # Number of delivered order cards.
    LIT_TILES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "light side: %n tiles", None, 1)
    DARK_TILES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "dark side: %n tiles", None, 1)
    # In the current extraction.
    WORK_STEPS_LEFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n work steps left", None, 1)
    # Those that a space gives, or the cost of a move.
    WORK_STEPS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n work steps", None, 1)
    # After the previewed move.
    WORK_STEPS_STAY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n work steps left", None, 1)
    RIDE_TO_SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "To the surface: %n work steps left", None, 1)
    RIDE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "To level {number}: %n work steps left", None, 1)
    # On the order, after filling a spot.
    OPEN_SPOTS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{vehicle}: %n order spots left", None, 1)
    FRANCS_GAINED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "+%n francs", None, 1)
    # Workers that the move replaces.
    TO_CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{name}: %n workers to the canteen", None, 1)
    # Result of a delivery.
    DELIVERED_NOW = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n orders: {points}", None, 1)
    # Cubes in the cage.
    CUBES_FIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n cubes fit on order spots", None, 1)
    # On the level to which the cage goes.
    CUBES_THERE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n cubes on minecarts there", None, 1)
    SPOTS_OF_COLOUR = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n open order spots of this colour", None, 1)
    LEFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{count} left")  # Cards in a stack.
    PRICE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{count} F")
    POINTS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{points} VP")
    SHIFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Shift {shift}")
    # Elements scored at the end of the current shift.
    SCORED_ROWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "rows 1 to {count} score")
    # Points lost because the two sides of the mine differ.
    BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "balance {points}")
    LEVEL = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Level {number}")  # Level to which the cage can go.
    # Heading of another player's mine in place of the viewer's own.
    OTHER_MINE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{name}’s pit. Esc: back")
    ONLY_PLAYER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only {name} sees them")  # Note on the drawn cards.
    TILE_LEVEL = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "level {number}")  # The level on which a tile goes.
    # Price of a tile, and the francs left afterwards.
    PAYMENT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{count} F, {rest} F left")
    # Points lost before and after buying a tile.
    BALANCE_CHANGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "balance {before} to {after} VP")
    # The previewed cube completes the order.
    COMPLETE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{vehicle}: complete, {vp}")
    TAKES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Order: {vehicle}")  # The previewed move takes an order.
    LOSS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{points} if it stays undelivered")
    NEXT_STARTER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{name} would begin the next shift")


def points(vp: int) -> str:
    """Returns the caption with a number of victory points."""
    return Caption.POINTS.format(points=signed(vp))


def gains(vp: int) -> str:
    """Returns the caption with a gain or loss of victory points, with its sign."""
    return Caption.POINTS.format(points=with_plus(vp))


def vehicle(which: int) -> str:
    """Returns the name of a vehicle in its shortest form."""
    return (Caption.HANDCART, Caption.HORSE_CART, Caption.TRUCK, Caption.LOCOMOTIVE)[which].text


def balance(vp: int) -> str:
    """Returns the caption with the points lost because the two sides of the mine differ."""
    return Caption.BALANCE.format(points=points(vp)) if vp else Caption.IN_BALANCE.text


def level(number: int) -> str:
    """Returns the name of a level to which the cage can go."""
    return Caption.SURFACE.text if number == SURFACE else Caption.LEVEL.format(number=number)


def cage_ride(number: int, left_then: int) -> str:
    """Returns the caption for a ride of the cage, with its destination and the work steps left afterwards."""
    ride = Caption.RIDE_TO_SURFACE if number == SURFACE else Caption.RIDE
    return ride.counted(left_then).format(number=number)
