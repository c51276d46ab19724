"""Terms of the game, exactly as in its rulebooks. The other texts take the terms from this table.

The program's own texts are English. Each word is marked for translation here, in the context "GueulesNoiresTerms", and nowhere else; the
translations hold the words of the French and the Dutch rulebook, or our own words if there is no rulebook in a language.

How texts are written for translation, here and in all sentences of this game: a text is a whole sentence, or a label with a
colon. Variable parts are named fields in braces ({name}, {order}), filled in with `str.format` after the
translation. A count that determines the form of a noun is Qt's %n; the source text then has the plural. A field holds a name, a number,
a title or an amount, never a noun that another language would inflect.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP


class Term(StrEnum):
    """Terms of the rulebook. The value is an id shared by all languages."""

    GAME = "game"
    GAME_BOARD = "game_board"
    SHIFT = "shift"
    SHIFT_CLOCK = "shift_clock"
    SHIFT_HAND = "shift_hand"
    SCORING_MARKER = "scoring_marker"
    SHIFT_SCORING = "shift_scoring"
    ELEMENT = "element"
    MAJORITY = "majority"
    FIRST_PLACE = "first_place"
    SECOND_PLACE = "second_place"
    TIE = "tie"
    WORKER = "worker"
    WORKER_SPACE = "worker_space"
    WORKER_SUPPLY = "worker_supply"
    MINECART_FACTORY = "minecart_factory"
    EXTRACTION = "extraction"
    MOVE = "move"
    DELIVERY = "delivery"
    CAPITAL = "capital"
    ORDERS = "orders"
    DRAW_FIVE = "draw_five"
    BANK = "bank"
    CANTEEN = "canteen"
    MINE = "mine"
    SHAFT = "shaft"
    CAGE = "cage"
    CAGE_PLACE = "cage_place"
    TUNNEL_TILE = "tunnel_tile"
    LEVEL = "level"
    LIT = "lit"
    DARK = "dark"
    BALANCE = "balance"
    IMBALANCE = "imbalance"
    EXCESS_TILE = "excess_tile"
    MINECART = "minecart"
    EMPTY_MINECART = "empty_minecart"
    SURFACE = "surface"
    PRIVATE_STOCK = "private_stock"
    COAL_CUBE = "coal_cube"
    SUBSTITUTE_CUBE = "substitute_cube"
    YELLOW = "yellow"
    BROWN = "brown"
    GREY = "grey"
    BLACK = "black"
    GENERAL_SUPPLY = "general_supply"
    STACK = "stack"
    ON_TOP_OF_STACK = "on_top_of_stack"
    UNDER_STACK = "under_stack"
    ORDER_CARD = "order_card"
    ORDER_SPACE = "order_space"
    CELL = "cell"
    TWO_FOR_ONE = "two_for_one"
    OUTSTANDING_ORDERS = "outstanding_orders"
    COMPLETED_ORDER = "completed_order"
    DELIVERED_ORDERS = "delivered_orders"
    UNDELIVERED_ORDER = "undelivered_order"
    VEHICLE = "vehicle"
    HANDCART = "handcart"
    HORSE_CART = "horse_cart"
    TRUCK = "truck"
    LOCOMOTIVE = "locomotive"
    FRANC = "franc"
    BANK_NOTE = "bank_note"
    VICTORY_POINT = "victory_point"
    VICTORY_POINT_SHORT = "victory_point_short"
    VICTORY_POINT_MARKER = "victory_point_marker"
    SCORE_TRACK = "score_track"
    LOCK_TILE = "lock_tile"
    LOCKED = "locked"
    STARTING_PLAYER = "starting_player"
    STARTING_PLAYER_MARKER = "starting_player_marker"
    SETUP = "setup"
    TURN = "turn"
    END_OF_SHIFT = "end_of_shift"
    END_OF_GAME = "end_of_game"
    SHARED_VICTORY = "shared_victory"
    BOT_1 = "bot_1"
    BOT_2 = "bot_2"
    BOT_3 = "bot_3"
    BOT_4 = "bot_4"
    BOT_5 = "bot_5"


ENGLISH: dict[Term, str] = {
    Term.GAME: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Coal Baron"),
    Term.GAME_BOARD: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "game board"),
    Term.SHIFT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift"),
    Term.SHIFT_CLOCK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift clock"),
    Term.SHIFT_HAND: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift hand"),
    Term.SCORING_MARKER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "scoring marker"),
    Term.SHIFT_SCORING: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift scoring"),
    Term.ELEMENT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "element"),
    Term.MAJORITY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "majority"),
    Term.FIRST_PLACE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "first place"),
    Term.SECOND_PLACE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "second place"),
    Term.TIE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "tie"),
    Term.WORKER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "worker"),
    Term.WORKER_SPACE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "worker space"),
    Term.WORKER_SUPPLY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "worker supply"),
    Term.MINECART_FACTORY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "minecart factory"),
    Term.EXTRACTION: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "mining"),
    Term.MOVE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "work step"),
    Term.DELIVERY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "delivery"),
    Term.CAPITAL: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "money"),
    Term.ORDERS: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "new order"),
    Term.DRAW_FIVE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "top five"),
    Term.BANK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "bank"),
    Term.CANTEEN: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "canteen"),
    Term.MINE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "pit"),
    Term.SHAFT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shaft"),
    Term.CAGE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "pit cage"),
    Term.CAGE_PLACE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "pit cage spot"),
    Term.TUNNEL_TILE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "tunnel tile"),
    Term.LEVEL: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "tunnel level"),
    Term.LIT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "light side"),
    Term.DARK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "dark side"),
    Term.BALANCE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "balance"),
    Term.IMBALANCE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "imbalance"),
    Term.EXCESS_TILE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "excess tunnel tile"),
    Term.MINECART: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "minecart"),
    Term.EMPTY_MINECART: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "empty minecart"),
    Term.SURFACE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "surface level"),
    Term.PRIVATE_STOCK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "private coal storage"),
    Term.COAL_CUBE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "coal cube"),
    Term.SUBSTITUTE_CUBE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "substitute cube"),
    Term.YELLOW: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "yellow"),
    Term.BROWN: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "brown"),
    Term.GREY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "grey"),
    Term.BLACK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "black"),
    Term.GENERAL_SUPPLY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "general supply"),
    Term.STACK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "stack"),
    Term.ON_TOP_OF_STACK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "on top of the stack"),
    Term.UNDER_STACK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "under the stack"),
    Term.ORDER_CARD: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "order card"),
    Term.ORDER_SPACE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "order space"),
    Term.CELL: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "order spot"),
    Term.TWO_FOR_ONE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "two cubes for one"),
    Term.OUTSTANDING_ORDERS: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "outstanding orders"),
    Term.COMPLETED_ORDER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "completed order"),
    Term.DELIVERED_ORDERS: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "delivered orders"),
    Term.UNDELIVERED_ORDER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "undelivered order"),
    Term.VEHICLE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "vehicle"),
    Term.HANDCART: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "handcart"),
    Term.HORSE_CART: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "horse cart"),
    Term.TRUCK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "truck"),
    Term.LOCOMOTIVE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "locomotive"),
    Term.FRANC: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "franc"),
    Term.BANK_NOTE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "bank note"),
    Term.VICTORY_POINT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "victory point"),
    Term.VICTORY_POINT_SHORT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "VP"),
    Term.VICTORY_POINT_MARKER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "victory point marker"),
    Term.SCORE_TRACK: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "score track"),
    Term.LOCK_TILE: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "lock tile"),
    Term.LOCKED: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "locked"),
    Term.STARTING_PLAYER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "starting player"),
    Term.STARTING_PLAYER_MARKER: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "starting player marker"),
    Term.SETUP: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "setup"),
    Term.TURN: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "turn"),
    Term.END_OF_SHIFT: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "end of the shift"),
    Term.END_OF_GAME: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "end of the game"),
    Term.SHARED_VICTORY: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shared victory"),
    Term.BOT_1: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Pit Boy"),
    Term.BOT_2: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Hewer"),
    Term.BOT_3: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Overman"),
    Term.BOT_4: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Engineer"),
    Term.BOT_5: QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Chief Engineer"),
}
"""English word of each term. English is the source language of the translations."""

NUMERALS = ("I", "II", "III")


def term(word: Term) -> str:
    """Returns the word of a term in the current language."""
    return QCoreApplication.translate("GueulesNoiresTerms", ENGLISH[word])


def shift(number: int) -> str:
    """Returns the Roman numeral of a shift, as on the shift clock."""
    return NUMERALS[number - 1]
