"""Terms of the game, exactly as in its rulebooks. The other texts take the terms from this table.

The source texts of the program are English. Each term is marked for translation only here, in the context
"GueulesNoiresTerms". The translations have the words of the French and the Dutch rulebook. A language without a
rulebook has words of this project.

All texts of this game are written for translation as follows. A text is a whole sentence, or a label with a colon.
Variable parts are named fields in braces ({name}, {order}), filled in with `str.format` after the translation. A field
holds a name, a number, a title or an amount, never a noun that another language would inflect. A count that determines
the form of a noun is Qt's %n; the source text then has the plural.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP


class Term(Enum):
    """Terms of the rulebook with their English words. The id of a term is its name in lower case, in all languages."""

    GAME = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Coal Baron")
    GAME_BOARD = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "game board")
    SHIFT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift")
    SHIFT_CLOCK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift clock")
    SHIFT_HAND = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift hand")
    SCORING_MARKER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "scoring marker")
    SHIFT_SCORING = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shift scoring")
    ELEMENT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "element")
    MAJORITY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "majority")
    FIRST_PLACE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "first place")
    SECOND_PLACE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "second place")
    TIE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "tie")
    WORKER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "worker")
    WORKER_SPACE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "worker space")
    WORKER_SUPPLY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "worker supply")
    MINECART_FACTORY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "minecart factory")
    EXTRACTION = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "mining")
    MOVE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "work step")
    DELIVERY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "delivery")
    CAPITAL = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "money")
    ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "new order")
    DRAW_FIVE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "top five")
    BANK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "bank")
    CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "canteen")
    MINE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "pit")
    SHAFT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shaft")
    CAGE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "pit cage")
    CAGE_PLACE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "pit cage spot")
    TUNNEL_TILE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "tunnel tile")
    LEVEL = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "tunnel level")
    LIT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "light side")
    DARK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "dark side")
    BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "balance")
    IMBALANCE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "imbalance")
    EXCESS_TILE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "excess tunnel tile")
    MINECART = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "minecart")
    EMPTY_MINECART = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "empty minecart")
    SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "surface level")
    PRIVATE_STOCK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "private coal storage")
    COAL_CUBE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "coal cube")
    SUBSTITUTE_CUBE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "substitute cube")
    YELLOW = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "yellow")
    BROWN = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "brown")
    GREY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "grey")
    BLACK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "black")
    GENERAL_SUPPLY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "general supply")
    STACK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "stack")
    ON_TOP_OF_STACK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "on top of the stack")
    UNDER_STACK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "under the stack")
    ORDER_CARD = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "order card")
    ORDER_SPACE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "order space")
    CELL = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "order spot")
    TWO_FOR_ONE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "two cubes for one")
    OUTSTANDING_ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "outstanding orders")
    COMPLETED_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "completed order")
    DELIVERED_ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "delivered orders")
    UNDELIVERED_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "undelivered order")
    VEHICLE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "vehicle")
    HANDCART = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "handcart")
    HORSE_CART = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "horse cart")
    TRUCK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "truck")
    LOCOMOTIVE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "locomotive")
    FRANC = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "franc")
    BANK_NOTE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "bank note")
    VICTORY_POINT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "victory point")
    VICTORY_POINT_SHORT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "VP")
    VICTORY_POINT_MARKER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "victory point marker")
    SCORE_TRACK = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "score track")
    LOCK_TILE = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "lock tile")
    LOCKED = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "locked")
    STARTING_PLAYER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "starting player")
    STARTING_PLAYER_MARKER = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "starting player marker")
    SETUP = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "setup")
    TURN = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "turn")
    END_OF_SHIFT = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "end of the shift")
    END_OF_GAME = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "end of the game")
    SHARED_VICTORY = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "shared victory")
    BOT_1 = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Pit Boy")
    BOT_2 = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Hewer")
    BOT_3 = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Overman")
    BOT_4 = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Engineer")
    BOT_5 = QT_TRANSLATE_NOOP("GueulesNoiresTerms", "Chief Engineer")


ROMAN = ("", "I", "II", "III", "IV")
"""Roman numerals of shifts and of levels of the mine, by number."""


def term(word: Term) -> str:
    """Returns the term in the current language."""
    return QCoreApplication.translate("GueulesNoiresTerms", word.value)


def shift_numeral(number: int) -> str:
    """Returns the Roman numeral of a shift, as printed on the shift clock."""
    return ROMAN[number]
