"""The words of the game, exactly as its rulebooks have them: one table from which other texts take them.

The program's own texts are English. Each word is marked for translation here, in the context "PitTerms", and nowhere else; the
translations hold the words of the French rulebook and of the Dutch one, or ours where there is none.

How texts are written for translation, here and in all sentences of this game: a text is a whole sentence, or a label with a
colon; what varies stands in it as a named field in braces ({name}, {order}), filled in with `str.format` after the
translation; a count that governs a noun is Qt's %n, and the text is then written for the plural. A field holds a name, a number, a
title or an amount, never a noun that another language would inflect.
"""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QCoreApplication


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Marks a text for translation and answers it as it is. Qt's own function does the same without saying that it is a str."""
    return text


class PitTerm(StrEnum):
    """A word of the rulebook, by the id that all languages share."""

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


ENGLISH: dict[PitTerm, str] = {
    PitTerm.GAME: QT_TRANSLATE_NOOP("PitTerms", "Coal Baron"),
    PitTerm.GAME_BOARD: QT_TRANSLATE_NOOP("PitTerms", "game board"),
    PitTerm.SHIFT: QT_TRANSLATE_NOOP("PitTerms", "shift"),
    PitTerm.SHIFT_CLOCK: QT_TRANSLATE_NOOP("PitTerms", "shift clock"),
    PitTerm.SHIFT_HAND: QT_TRANSLATE_NOOP("PitTerms", "shift hand"),
    PitTerm.SCORING_MARKER: QT_TRANSLATE_NOOP("PitTerms", "scoring marker"),
    PitTerm.SHIFT_SCORING: QT_TRANSLATE_NOOP("PitTerms", "shift scoring"),
    PitTerm.ELEMENT: QT_TRANSLATE_NOOP("PitTerms", "element"),
    PitTerm.MAJORITY: QT_TRANSLATE_NOOP("PitTerms", "majority"),
    PitTerm.FIRST_PLACE: QT_TRANSLATE_NOOP("PitTerms", "first place"),
    PitTerm.SECOND_PLACE: QT_TRANSLATE_NOOP("PitTerms", "second place"),
    PitTerm.TIE: QT_TRANSLATE_NOOP("PitTerms", "tie"),
    PitTerm.WORKER: QT_TRANSLATE_NOOP("PitTerms", "worker"),
    PitTerm.WORKER_SPACE: QT_TRANSLATE_NOOP("PitTerms", "worker space"),
    PitTerm.WORKER_SUPPLY: QT_TRANSLATE_NOOP("PitTerms", "worker supply"),
    PitTerm.MINECART_FACTORY: QT_TRANSLATE_NOOP("PitTerms", "minecart factory"),
    PitTerm.EXTRACTION: QT_TRANSLATE_NOOP("PitTerms", "mining"),
    PitTerm.MOVE: QT_TRANSLATE_NOOP("PitTerms", "work step"),
    PitTerm.DELIVERY: QT_TRANSLATE_NOOP("PitTerms", "delivery"),
    PitTerm.CAPITAL: QT_TRANSLATE_NOOP("PitTerms", "money"),
    PitTerm.ORDERS: QT_TRANSLATE_NOOP("PitTerms", "new order"),
    PitTerm.DRAW_FIVE: QT_TRANSLATE_NOOP("PitTerms", "top five"),
    PitTerm.BANK: QT_TRANSLATE_NOOP("PitTerms", "bank"),
    PitTerm.CANTEEN: QT_TRANSLATE_NOOP("PitTerms", "canteen"),
    PitTerm.MINE: QT_TRANSLATE_NOOP("PitTerms", "pit"),
    PitTerm.SHAFT: QT_TRANSLATE_NOOP("PitTerms", "shaft"),
    PitTerm.CAGE: QT_TRANSLATE_NOOP("PitTerms", "pit cage"),
    PitTerm.CAGE_PLACE: QT_TRANSLATE_NOOP("PitTerms", "pit cage spot"),
    PitTerm.TUNNEL_TILE: QT_TRANSLATE_NOOP("PitTerms", "tunnel tile"),
    PitTerm.LEVEL: QT_TRANSLATE_NOOP("PitTerms", "tunnel level"),
    PitTerm.LIT: QT_TRANSLATE_NOOP("PitTerms", "light side"),
    PitTerm.DARK: QT_TRANSLATE_NOOP("PitTerms", "dark side"),
    PitTerm.BALANCE: QT_TRANSLATE_NOOP("PitTerms", "balance"),
    PitTerm.IMBALANCE: QT_TRANSLATE_NOOP("PitTerms", "imbalance"),
    PitTerm.EXCESS_TILE: QT_TRANSLATE_NOOP("PitTerms", "excess tunnel tile"),
    PitTerm.MINECART: QT_TRANSLATE_NOOP("PitTerms", "minecart"),
    PitTerm.EMPTY_MINECART: QT_TRANSLATE_NOOP("PitTerms", "empty minecart"),
    PitTerm.SURFACE: QT_TRANSLATE_NOOP("PitTerms", "surface level"),
    PitTerm.PRIVATE_STOCK: QT_TRANSLATE_NOOP("PitTerms", "private coal storage"),
    PitTerm.COAL_CUBE: QT_TRANSLATE_NOOP("PitTerms", "coal cube"),
    PitTerm.SUBSTITUTE_CUBE: QT_TRANSLATE_NOOP("PitTerms", "substitute cube"),
    PitTerm.YELLOW: QT_TRANSLATE_NOOP("PitTerms", "yellow"),
    PitTerm.BROWN: QT_TRANSLATE_NOOP("PitTerms", "brown"),
    PitTerm.GREY: QT_TRANSLATE_NOOP("PitTerms", "grey"),
    PitTerm.BLACK: QT_TRANSLATE_NOOP("PitTerms", "black"),
    PitTerm.GENERAL_SUPPLY: QT_TRANSLATE_NOOP("PitTerms", "general supply"),
    PitTerm.STACK: QT_TRANSLATE_NOOP("PitTerms", "stack"),
    PitTerm.ON_TOP_OF_STACK: QT_TRANSLATE_NOOP("PitTerms", "on top of the stack"),
    PitTerm.UNDER_STACK: QT_TRANSLATE_NOOP("PitTerms", "under the stack"),
    PitTerm.ORDER_CARD: QT_TRANSLATE_NOOP("PitTerms", "order card"),
    PitTerm.ORDER_SPACE: QT_TRANSLATE_NOOP("PitTerms", "order space"),
    PitTerm.CELL: QT_TRANSLATE_NOOP("PitTerms", "order spot"),
    PitTerm.TWO_FOR_ONE: QT_TRANSLATE_NOOP("PitTerms", "two cubes for one"),
    PitTerm.OUTSTANDING_ORDERS: QT_TRANSLATE_NOOP("PitTerms", "outstanding orders"),
    PitTerm.COMPLETED_ORDER: QT_TRANSLATE_NOOP("PitTerms", "completed order"),
    PitTerm.DELIVERED_ORDERS: QT_TRANSLATE_NOOP("PitTerms", "delivered orders"),
    PitTerm.UNDELIVERED_ORDER: QT_TRANSLATE_NOOP("PitTerms", "undelivered order"),
    PitTerm.VEHICLE: QT_TRANSLATE_NOOP("PitTerms", "vehicle"),
    PitTerm.HANDCART: QT_TRANSLATE_NOOP("PitTerms", "handcart"),
    PitTerm.HORSE_CART: QT_TRANSLATE_NOOP("PitTerms", "horse cart"),
    PitTerm.TRUCK: QT_TRANSLATE_NOOP("PitTerms", "truck"),
    PitTerm.LOCOMOTIVE: QT_TRANSLATE_NOOP("PitTerms", "locomotive"),
    PitTerm.FRANC: QT_TRANSLATE_NOOP("PitTerms", "franc"),
    PitTerm.BANK_NOTE: QT_TRANSLATE_NOOP("PitTerms", "bank note"),
    PitTerm.VICTORY_POINT: QT_TRANSLATE_NOOP("PitTerms", "victory point"),
    PitTerm.VICTORY_POINT_SHORT: QT_TRANSLATE_NOOP("PitTerms", "VP"),
    PitTerm.VICTORY_POINT_MARKER: QT_TRANSLATE_NOOP("PitTerms", "victory point marker"),
    PitTerm.SCORE_TRACK: QT_TRANSLATE_NOOP("PitTerms", "score track"),
    PitTerm.LOCK_TILE: QT_TRANSLATE_NOOP("PitTerms", "lock tile"),
    PitTerm.LOCKED: QT_TRANSLATE_NOOP("PitTerms", "locked"),
    PitTerm.STARTING_PLAYER: QT_TRANSLATE_NOOP("PitTerms", "starting player"),
    PitTerm.STARTING_PLAYER_MARKER: QT_TRANSLATE_NOOP("PitTerms", "starting player marker"),
    PitTerm.SETUP: QT_TRANSLATE_NOOP("PitTerms", "setup"),
    PitTerm.TURN: QT_TRANSLATE_NOOP("PitTerms", "turn"),
    PitTerm.END_OF_SHIFT: QT_TRANSLATE_NOOP("PitTerms", "end of the shift"),
    PitTerm.END_OF_GAME: QT_TRANSLATE_NOOP("PitTerms", "end of the game"),
    PitTerm.SHARED_VICTORY: QT_TRANSLATE_NOOP("PitTerms", "shared victory"),
    PitTerm.BOT_1: QT_TRANSLATE_NOOP("PitTerms", "Pit Boy"),
    PitTerm.BOT_2: QT_TRANSLATE_NOOP("PitTerms", "Hewer"),
    PitTerm.BOT_3: QT_TRANSLATE_NOOP("PitTerms", "Overman"),
    PitTerm.BOT_4: QT_TRANSLATE_NOOP("PitTerms", "Engineer"),
    PitTerm.BOT_5: QT_TRANSLATE_NOOP("PitTerms", "Chief Engineer"),
}
"""Each word in English, the language that is translated from."""

NUMERALS = ("I", "II", "III")


def term(word: PitTerm) -> str:
    """The word in the language of the moment."""
    return QCoreApplication.translate("PitTerms", ENGLISH[word])


def shift(number: int) -> str:
    """The shift's numeral, as it stands on the shift clock."""
    return NUMERALS[number - 1]
