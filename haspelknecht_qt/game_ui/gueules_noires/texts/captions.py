"""The words that stand on the table itself: signs of buildings, captions, short results.

Nothing is kept: each call answers in the language of the moment. Places are narrow, so these are the shortest forms; whole sentences come
from the other modules.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Side, Vehicle
from haspelknecht_qt.ui.widgets.formats import signed, with_plus

translate = QCoreApplication.translate

DASH = "\N{EN DASH}"


class Caption(Enum):
    """Captions without a number or a name in them."""

    FACTORY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Minecart factory")  # The sign of the minecart factory.
    MINING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Mining")  # The sign of the extraction.
    DELIVERY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivery")  # The sign of the delivery.
    MONEY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Money")  # The sign of the money spaces.
    BANK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Bank")  # The sign of the bank.
    ORDERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "New orders")  # The sign of the order spaces.
    CANTEEN = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Canteen")  # The sign of the canteen.
    SUPPLY = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Supply")  # The sign of the general supply.
    CLOSED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "closed")  # On a space with a lock.
    NO_LIMIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "no limit")  # At the bank.
    LOOK_AT_FIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "look at 5,")  # On a draw-5, in the first line.
    # On the draw-5 of the factory, in the second line.
    BUY_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "buy 1 or none")
    # On the draw-5 of the orders, in the second line.
    TAKE_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "take 1 or none")
    ONE_OR_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "1 or none")  # On a draw-5 where there is little room.
    TURN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Turn order")  # Over the list of the players.
    MAJORITIES = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Majorities")  # Over the list of the elements.
    # Over the score as it would be.
    IF_ENDED_NOW = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "If the game ended now")
    # Under the score as it would be.
    MAJORITIES_ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "The majorities of this shift come on top.")
    WORKERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Workers")  # Over the own workers.
    FRANCS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Francs")  # Over the own francs.
    STORAGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Private storage")  # Over the private storage.
    OUTSTANDING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Outstanding orders")  # On the board of orders.
    DELIVERED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivered")  # At the pile of delivered orders.
    DRAFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Choose your orders")  # Over the orders of the draft.
    ONLY_YOU = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only you see them")  # Who sees what was drawn.
    # What becomes of the others.
    THEN_BACK = QT_TRANSLATE_NOOP(
        "GueulesNoiresCaptionTexts", "Then the others go back, all on one side, in your order:"
    )
    # Where they are put back: they are drawn next.
    ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "on top: drawn next")
    UNDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "under the stack")  # Where they are put back.
    TAKE_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Take none")  # On the pill in the tray.
    # On the pill in the tray, to put everything back at once.
    ALL_IN_THIS_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "All in this order")
    # On the pill with which two cubes are chosen for one order spot.
    TWO_FOR_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Two for one")
    NO_WAY_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "No way back from there")  # A draw is never redrawn.
    # What comes off the stack cannot be put back.
    TILE_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "A new tile is drawn: no way back")
    # What comes off the stack cannot be put back.
    ORDER_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "A new order is drawn: no way back")

    @property
    def text(self) -> str:
        """The caption in the current language."""
        return translate("GueulesNoiresCaptionTexts", self.value)


class GueulesNoiresCaptionTexts(QObject):
    """The captions with a number in them, whose words follow it; blanks in braces are still open."""

    def cards(self, count: int) -> str:
        """How many cards lie somewhere."""
        return self.tr("%n cards", None, count)

    def light_tiles(self, count: int) -> str:
        """How many tiles the light side has."""
        return self.tr("light side: %n tiles", None, count)

    def dark_tiles(self, count: int) -> str:
        """How many tiles the dark side has."""
        return self.tr("dark side: %n tiles", None, count)

    def steps_left(self, count: int) -> str:
        """What is left of an extraction."""
        return self.tr("%n work steps left", None, count)

    def steps(self, count: int) -> str:
        """What something costs."""
        return self.tr("%n work steps", None, count)

    def to_surface(self, count: int) -> str:
        """What a ride to the surface leaves."""
        return self.tr("To the surface: %n work steps stay", None, count)

    def to_level(self, count: int) -> str:
        """What a ride to a level leaves."""
        return self.tr("To level {number}: %n work steps stay", None, count)

    def open_spots(self, count: int) -> str:
        """What stays open on an order."""
        return self.tr("{vehicle}: %n order spots stay open", None, count)

    def steps_stay(self, count: int) -> str:
        """What stays of an extraction."""
        return self.tr("%n work steps stay", None, count)

    def more_francs(self, count: int) -> str:
        """What somebody gets."""
        return self.tr("+%n francs", None, count)

    def to_canteen(self, count: int) -> str:
        """Whose workers have to make room."""
        return self.tr("{name}: %n workers to the canteen", None, count)

    def orders(self, count: int) -> str:
        """What so many orders bring."""
        return self.tr("%n orders: {points}", None, count)


_TEXTS = GueulesNoiresCaptionTexts()


# Yard


def left(count: int) -> str:
    """How much is left in a stack."""
    return translate("GueulesNoiresCaptionTexts", "{count} left").format(count=count)


def price(francs: int) -> str:
    """The price of a tile."""
    return translate("GueulesNoiresCaptionTexts", "{count} F").format(count=francs)


def gains(vp: int) -> str:
    """Victory points that something brings or costs, with their sign."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=with_plus(vp))


def vp(points: int) -> str:
    """Victory points."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=signed(points))


def vehicle(which: int) -> str:
    """A vehicle, as short as can be."""
    match which:
        case Vehicle.HANDCART:
            return translate("GueulesNoiresCaptionTexts", "Handcart")
        case Vehicle.HORSECART:
            return translate("GueulesNoiresCaptionTexts", "Horse cart")
        case Vehicle.TRUCK:
            return translate("GueulesNoiresCaptionTexts", "Truck")
        case _:
            return translate("GueulesNoiresCaptionTexts", "Locomotive")


# Shift clock and majorities


def shift(number: int) -> str:
    """The running shift."""
    return translate("GueulesNoiresCaptionTexts", "Shift {shift}").format(shift=terms.shift(number))


def rows_that_score(count: int) -> str:
    """Which rows are scored at the end of this shift."""
    return translate("GueulesNoiresCaptionTexts", "rows 1 to {count} score").format(count=count)


def prizes(*, second: bool) -> str:
    """Over the column of the prizes."""
    return (
        translate("GueulesNoiresCaptionTexts", "first / second")
        if second
        else translate("GueulesNoiresCaptionTexts", "prize")
    )


# Mine


def cards(count: int) -> str:
    """How many cards lie there."""
    return _TEXTS.cards(count)


def side(which: Side, count: int) -> str:
    """How many tiles a side of the mine has."""
    if which is Side.LIT:
        return _TEXTS.light_tiles(count)
    return _TEXTS.dark_tiles(count)


def balance(points: int) -> str:
    """What the balance of the sides costs."""
    if not points:
        return translate("GueulesNoiresCaptionTexts", "in balance")
    return translate("GueulesNoiresCaptionTexts", "balance {points}").format(points=vp(points))


def work_steps_left(count: int) -> str:
    """What is left of an extraction."""
    return _TEXTS.steps_left(count)


def level(number: int) -> str:
    """Where the cage goes."""
    if number == SURFACE:
        return translate("GueulesNoiresCaptionTexts", "Surface")
    return translate("GueulesNoiresCaptionTexts", "Level {number}").format(number=number)


def one_step() -> str:
    """What a ride of the cage costs."""
    return _TEXTS.steps(1)


def other_mine(name: str) -> str:
    """Over another player's mine in the place of the own one."""
    return translate("GueulesNoiresCaptionTexts", "The mine of {name}. Esc: back").format(name=name)


# Tray


def five_tiles(*, back: bool) -> str:
    """Over the tiles drawn."""
    if back:
        return translate("GueulesNoiresCaptionTexts", "Put the tiles back, all on one side")
    return translate("GueulesNoiresCaptionTexts", "Five from the stack: buy one or none")


def five_orders(*, back: bool) -> str:
    """Over the orders drawn."""
    if back:
        return translate("GueulesNoiresCaptionTexts", "Put the cards back, all on one side")
    return translate("GueulesNoiresCaptionTexts", "Five from the stack: take one or none")


def only(name: str) -> str:
    """Who sees what was drawn, if it is somebody else."""
    return translate("GueulesNoiresCaptionTexts", "only {name} sees them").format(name=name)


def where(level_number: int, which: Side) -> tuple[str, str]:
    """Where a tile will lie: side, level."""
    name = (
        translate("GueulesNoiresCaptionTexts", "light")
        if which is Side.LIT
        else translate("GueulesNoiresCaptionTexts", "dark")
    )
    return name, translate("GueulesNoiresCaptionTexts", "level {number}").format(number=level_number)


# Previews


def pays(francs_paid: int, rest: int) -> str:
    """What a tile costs and what is left then."""
    return translate("GueulesNoiresCaptionTexts", "{count} F, {rest} F left").format(count=francs_paid, rest=rest)


def balance_changes(before: int, after: int) -> str:
    """How the balance changes, in points."""
    return translate("GueulesNoiresCaptionTexts", "balance {before} to {after} VP").format(
        before=signed(before), after=signed(after)
    )


def cage_goes(number: int, left_then: int) -> str:
    """A ride of the cage, and the work steps that stay."""
    if number == SURFACE:
        return _TEXTS.to_surface(left_then)
    return _TEXTS.to_level(left_then).format(number=number)


def onto(which: int, points: int) -> str:
    """A cube completes an order."""
    return translate("GueulesNoiresCaptionTexts", "{vehicle}: complete, {vp}").format(
        vehicle=vehicle(which), vp=vp(points)
    )


def onto_open(which: int, free: int) -> str:
    """A cube goes onto an order, and so many spots stay free."""
    return _TEXTS.open_spots(free).format(vehicle=vehicle(which))


def stay(left_then: int) -> str:
    """The work steps that stay."""
    return _TEXTS.steps_stay(left_then)


def gets_francs(count: int) -> str:
    """What a money space brings."""
    return _TEXTS.more_francs(count)


def delivers(count: int, points: int) -> str:
    """What a delivery brings."""
    return _TEXTS.orders(count).format(points=gains(points))


def work_steps(count: int) -> str:
    """What a space of the extraction gives."""
    return _TEXTS.steps(count)


def takes(which: int) -> str:
    """An order that a space gives."""
    return translate("GueulesNoiresCaptionTexts", "Order: {vehicle}").format(vehicle=vehicle(which))


def costs_if_kept(points: int) -> str:
    """What an order costs that is not delivered."""
    return translate("GueulesNoiresCaptionTexts", "{points} if it stays undelivered").format(points=vp(points))


def make_room(name: str, count: int) -> str:
    """Whose workers go to the canteen."""
    return _TEXTS.to_canteen(count).format(name=name)


def would_begin(name: str) -> str:
    """Who has most workers in the factory."""
    return translate("GueulesNoiresCaptionTexts", "{name} would begin the next shift").format(name=name)
