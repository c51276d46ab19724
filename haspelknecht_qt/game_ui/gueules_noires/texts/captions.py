"""Captions painted on the table: signs of buildings, headings and short results.

Captions are as short as possible, because there is little room on the table. The other modules have whole sentences.
"""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires.state import SURFACE
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.widgets.formats import number_text, signed_text

DASH = "\N{EN DASH}"


class Caption(TextEnum):
    """Captions with fields in braces for names and numbers. %n is a number that decides the form of a noun."""

    FACTORY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Minecart factory")  # Sign of the minecart factory.
    MINING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Mining")  # Sign of the building for extraction.
    DELIVERY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivery")  # Sign of the building for delivery.
    MONEY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Money")  # Sign of the money spaces.
    BANK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Bank")  # Sign of the bank.
    ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "New order")  # Sign of the order spaces.
    CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Canteen")  # Sign of the canteen.
    SUPPLY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Supply")  # Sign of the general supply.
    CLOSED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "locked")  # Caption of a closed space, below its lock.
    # Caption on the bank, where any number of workers may be placed.
    NO_WORKER_LIMIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "no limit")
    # First line of the label on a draw-5 space, where a player looks at five tiles or orders.
    LOOK_AT_FIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "look at 5,")
    # Second line of the label on the draw-5 space of the factory.
    BUY_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "buy 1 or none")
    # Second line of the label on the draw-5 space for orders.
    TAKE_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "take 1 or none")
    # Short second line of the label on a narrow draw-5 space.
    ONE_OR_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "1 or none")
    TURN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Turn order")  # Heading of the list of players.
    MAJORITIES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Majorities")  # Heading of the list of scored elements.
    # Heading of the panel with the score if the game ended now.
    IF_ENDED_NOW = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "If the game ended now")
    # Heading of this panel after the end of the game.
    FINAL_SCORE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Final score")
    # Remark in the panel with the score that an immediate end of the game would give.
    NO_MAJORITIES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Majorities of this shift are not included.")
    WORKERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Workers")  # Caption above the player's workers.
    FRANCS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Francs")  # Caption above the player's francs.
    STORAGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Storage")  # Caption above the private storage.
    OUTSTANDING_ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Outstanding orders")
    DELIVERED_ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivered")  # Caption of the pile of orders.
    DRAFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Choose your orders")  # Heading of the orders in the draft.
    # Heading of the orders in the draft while another player chooses.
    DRAFT_OF_OTHERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Orders to choose from")
    ONLY_YOU = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only you see them")  # Label of the drawn pieces.
    # Instruction for the drawn pieces that the player does not take.
    PUT_BACK = QT_TRANSLATE_NOOP(
        "GueulesNoiresCaptionTexts", "Then put the others back, all on one side, in any order:"
    )
    # Label of the place for putting drawn pieces on top of the stack.
    TOP_OF_STACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "on top: drawn next")
    # Label of the place for putting drawn pieces under the stack.
    UNDER_STACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "under the stack")
    TAKE_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Take none")
    # Button in the tray for putting all drawn pieces back at once.
    ALL_IN_THIS_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "All in this order")
    TWO_FOR_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Two for one")
    # Warning in the preview of a draw of five pieces.
    NO_UNDO = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Cannot be undone")
    # Warning in the preview: the move is followed by a draw of a tile, which cannot be undone.
    TILE_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Draws a tile: cannot be undone")
    # Warning in the preview: the move is followed by a draw of an order card, which cannot be undone.
    ORDER_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Draws an order: cannot be undone")
    HANDCART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Handcart")
    HORSE_CART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Horse cart")
    TRUCK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Truck")
    LOCOMOTIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Locomotive")
    # Headings of the column of prizes: with second prizes, and without them.
    FIRST_AND_SECOND_PRIZE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "first / second")
    FIRST_PRIZE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "VP")
    IN_BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "in balance")  # Balance of a mine with equal sides.
    SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Surface")  # Name of the uppermost level of the cage.
    # Headings of the tray with drawn pieces: two for choosing a piece, two for putting the other pieces back.
    BUY_A_TILE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "From the stack: buy one or none")
    TAKE_AN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "From the stack: take one or none")
    TILES_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the tiles back, all on one side")
    ORDERS_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the cards back, all on one side")
    LIT_SIDE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "light")  # Label of a tile for the light side.
    DARK_SIDE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "dark")  # Label of a tile for the dark side.
    DELIVERED_CARDS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n cards", None, 1)  # Number of delivered orders.
    LIT_TILES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "light side: %n tiles", None, 1)
    DARK_TILES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "dark side: %n tiles", None, 1)
    # Work steps left in the current extraction, or after the previewed move.
    WORK_STEPS_LEFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n work steps left", None, 1)
    # Work steps that a space gives, or that a move costs.
    WORK_STEPS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n work steps", None, 1)
    RIDE_TO_SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "To the surface: %n work steps left", None, 1)
    RIDE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "To level {number}: %n work steps left", None, 1)
    # Open spots of an order after the previewed move.
    OPEN_SPOTS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{vehicle}: %n order spots left", None, 1)
    FRANCS_GAINED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "+%n francs", None, 1)
    # Owner and number of the workers that the previewed move replaces.
    TO_CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{name}: %n workers to the canteen", None, 1)
    # Number of orders in the previewed delivery, and the points for them.
    DELIVERED_NOW = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n orders: {points}", None, 1)
    # Number of cubes in the cage that fit on order spots.
    CUBES_FIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n cubes fit on order spots", None, 1)
    # Number of cubes on the level to which the cage would go.
    CUBES_ON_LEVEL = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n cubes on minecarts there", None, 1)
    SPOTS_OF_COLOUR = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "%n open order spots of this colour", None, 1)
    CARDS_LEFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{count} left")  # Number of cards left in a stack.
    PRICE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{count} F")
    POINTS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{points} VP")
    SHIFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Shift {shift}")
    SCORED_ROWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "rows 1 to {count} score")
    # Points lost because the two sides of the mine differ.
    BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "balance {points}")
    LEVEL = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Level {number}")
    # Heading of another player's mine, shown instead of the viewer's own.
    OTHER_MINE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{name}’s pit. Esc: back")
    # Label of another player's drawn pieces.
    ONLY_PLAYER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only {name} sees them")
    # Level of the mine to which a bought tile goes.
    TILE_LEVEL = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "level {number}")
    # Price of a tile, and the francs left after buying it.
    PAYMENT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{count} F, {rest} F left")
    # Points lost for unequal sides of the mine, before and after a tile is bought.
    BALANCE_CHANGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "balance {before} to {after} VP")
    # Order that the previewed cube completes.
    COMPLETED_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{vehicle}: complete, {vp}")
    # Order that the previewed move takes.
    TAKES_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Order: {vehicle}")
    UNDELIVERED_LOSS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{points} if it stays undelivered")
    NEXT_STARTER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "{name} would begin the next shift")


def points(vp: int) -> str:
    """Returns the caption with a number of victory points."""
    return Caption.POINTS.format(points=number_text(vp))


def signed_points(vp: int) -> str:
    """Returns the caption with a gain or loss of victory points, with its sign."""
    return Caption.POINTS.format(points=signed_text(vp))


def vehicle(which: int) -> str:
    """Returns the short name of a vehicle for captions."""
    return (Caption.HANDCART, Caption.HORSE_CART, Caption.TRUCK, Caption.LOCOMOTIVE)[which].text


def imbalance_loss(vp: int) -> str:
    """Returns the caption with the points lost because the two sides of the mine differ; "in balance" for none."""
    return Caption.BALANCE.format(points=points(vp)) if vp else Caption.IN_BALANCE.text


def cage_level_name(number: int) -> str:
    """Returns the name of a level to which the cage can go."""
    return Caption.SURFACE.text if number == SURFACE else Caption.LEVEL.format(number=number)


def cage_ride(number: int, steps_left: int) -> str:
    """Returns the caption of a ride of the cage: its destination, and the work steps left afterwards."""
    ride = Caption.RIDE_TO_SURFACE if number == SURFACE else Caption.RIDE
    return ride.counted(steps_left).format(number=number)
