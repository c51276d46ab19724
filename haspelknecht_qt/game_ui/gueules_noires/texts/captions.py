"""Captions painted on the table: signs of buildings, captions and short results.

No text is stored: each call returns the text in the current language. Places on the table are narrow, so these are the shortest forms;
the other modules have whole sentences.
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
    # Heading of the score if the game ended now.
    IF_ENDED_NOW = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "If the game ended now")
    # Note under the score if the game ended now.
    MAJORITIES_ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "The majorities of this shift come on top.")
    WORKERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Workers")  # Above the player's workers.
    FRANCS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Francs")  # Above the player's francs.
    STORAGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Private storage")  # Over the private storage.
    OUTSTANDING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Outstanding orders")  # On the board of orders.
    DELIVERED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivered")  # At the pile of delivered orders.
    DRAFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Choose your orders")  # Over the orders of the draft.
    ONLY_YOU = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only you see them")  # Note on the drawn cards.
    # Fate of the other drawn cards.
    THEN_BACK = QT_TRANSLATE_NOOP(
        "GueulesNoiresCaptionTexts", "Then the others go back, all on one side, in your order:"
    )
    # Place to put them back: they are drawn next.
    ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "on top: drawn next")
    UNDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "under the stack")  # Place to put them back.
    TAKE_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Take none")  # On the pill in the tray.
    # On the pill in the tray, to put everything back at once.
    ALL_IN_THIS_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "All in this order")
    # On the pill with which two cubes are chosen for one order spot.
    TWO_FOR_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Two for one")
    NO_WAY_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "No way back from there")  # A draw is never redrawn.
    # A card off the stack cannot be put back.
    TILE_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "A new tile is drawn: no way back")
    # A card off the stack cannot be put back.
    ORDER_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "A new order is drawn: no way back")
    HANDCART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Handcart")
    HORSE_CART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Horse cart")
    TRUCK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Truck")
    LOCOMOTIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Locomotive")
    # Over the prizes of a majority, and over the prizes if there are no second ones.
    FIRST_AND_SECOND = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "first / second")
    FIRST = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "prize")
    IN_BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "in balance")  # Below a pit with equal sides.
    SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Surface")  # The uppermost level of the cage.
    # Headings of a draw-5: before a card is taken, and while the others are put back.
    BUY_A_TILE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Five from the stack: buy one or none")
    TAKE_AN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Five from the stack: take one or none")
    TILES_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the tiles back, all on one side")
    ORDERS_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the cards back, all on one side")
    LIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "light")  # The side of the pit on which a tile goes.
    DARK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "dark")  # The side of the pit on which a tile goes.

    @property
    def text(self) -> str:
        """The caption in the current language."""
        return translate("GueulesNoiresCaptionTexts", self.value)


class GueulesNoiresCaptionTexts(QObject):
    """Captions with a count. They are methods because Qt's tools find plural forms only in the `tr` of a class."""

    def cards(self, count: int) -> str:
        """Number of delivered order cards."""
        return self.tr("%n cards", None, count)

    def side(self, which: Side, count: int) -> str:
        """Number of tiles on a side of the mine."""
        if which is Side.LIT:
            return self.tr("light side: %n tiles", None, count)
        return self.tr("dark side: %n tiles", None, count)

    def work_steps_left(self, count: int) -> str:
        """Work steps left of an extraction."""
        return self.tr("%n work steps left", None, count)

    def work_steps(self, count: int) -> str:
        """Number of work steps, as value of an extraction space or as cost."""
        return self.tr("%n work steps", None, count)

    def cage_goes(self, number: int, left_then: int) -> str:
        """Ride of the cage, and the work steps left."""
        if number == SURFACE:
            return self.tr("To the surface: %n work steps stay", None, left_then)
        return self.tr("To level {number}: %n work steps stay", None, left_then).format(number=number)

    def onto_open(self, which: int, free: int) -> str:
        """Result of a cube put on an order; `free` spots stay open."""
        return self.tr("{vehicle}: %n order spots stay open", None, free).format(vehicle=vehicle(which))

    def stay(self, left_then: int) -> str:
        """Work steps left."""
        return self.tr("%n work steps stay", None, left_then)

    def gets_francs(self, count: int) -> str:
        """Gain of a money space."""
        return self.tr("+%n francs", None, count)

    def make_room(self, name: str, count: int) -> str:
        """Number of workers of a player that go to the canteen."""
        return self.tr("{name}: %n workers to the canteen", None, count).format(name=name)

    def delivers(self, count: int, points: int) -> str:
        """Result of a delivery: number of orders and their points."""
        return self.tr("%n orders: {points}", None, count).format(points=gains(points))

    def fit_on_orders(self, count: int) -> str:
        """Number of cubes in the cage that fit on orders."""
        return self.tr("%n cubes fit on order spots", None, count)

    def cubes_there(self, count: int) -> str:
        """Number of cubes on a level."""
        return self.tr("%n cubes on minecarts there", None, count)

    def wanted(self, count: int) -> str:
        """Number of open order spots of a colour."""
        return self.tr("%n open order spots of this colour", None, count)


_TEXTS = GueulesNoiresCaptionTexts()
cards, side = _TEXTS.cards, _TEXTS.side
work_steps, work_steps_left, stay = _TEXTS.work_steps, _TEXTS.work_steps_left, _TEXTS.stay
cage_goes, onto_open, make_room = _TEXTS.cage_goes, _TEXTS.onto_open, _TEXTS.make_room
gets_francs, delivers = _TEXTS.gets_francs, _TEXTS.delivers
fit_on_orders, cubes_there, wanted = _TEXTS.fit_on_orders, _TEXTS.cubes_there, _TEXTS.wanted


# Yard


def left(count: int) -> str:
    """Number of cards left in a stack."""
    return translate("GueulesNoiresCaptionTexts", "{count} left").format(count=count)


def price(francs: int) -> str:
    """Price of a tile."""
    return translate("GueulesNoiresCaptionTexts", "{count} F").format(count=francs)


def gains(vp: int) -> str:
    """Gain or loss of victory points, with its sign."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=with_plus(vp))


def vp(points: int) -> str:
    """Victory points."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=signed(points))


def vehicle(which: int) -> str:
    """Name of a vehicle, in its shortest form."""
    captions = {
        Vehicle.HANDCART: Caption.HANDCART,
        Vehicle.HORSECART: Caption.HORSE_CART,
        Vehicle.TRUCK: Caption.TRUCK,
        Vehicle.LOCOMOTIVE: Caption.LOCOMOTIVE,
    }
    return captions[Vehicle(which)].text


# Shift clock and majorities


def shift(number: int) -> str:
    """Name of the running shift."""
    return translate("GueulesNoiresCaptionTexts", "Shift {shift}").format(shift=terms.shift(number))


def rows_that_score(count: int) -> str:
    """Range of the rows that are scored at the end of this shift."""
    return translate("GueulesNoiresCaptionTexts", "rows 1 to {count} score").format(count=count)


# Mine


def balance(points: int) -> str:
    """Loss for the imbalance of the two sides, in points."""
    if not points:
        return Caption.IN_BALANCE.text
    return translate("GueulesNoiresCaptionTexts", "balance {points}").format(points=vp(points))


def level(number: int) -> str:
    """Target level of the cage."""
    if number == SURFACE:
        return Caption.SURFACE.text
    return translate("GueulesNoiresCaptionTexts", "Level {number}").format(number=number)


def other_mine(name: str) -> str:
    """Heading of another player's mine shown in place of the viewer's own."""
    return translate("GueulesNoiresCaptionTexts", "The mine of {name}. Esc: back").format(name=name)


# Tray


def only(name: str) -> str:
    """Name of the only player who sees the drawn cards."""
    return translate("GueulesNoiresCaptionTexts", "only {name} sees them").format(name=name)


def where(level_number: int, which: Side) -> tuple[str, str]:
    """Target of a tile: texts for its side and its level."""
    name = Caption.LIT if which is Side.LIT else Caption.DARK
    return name.text, translate("GueulesNoiresCaptionTexts", "level {number}").format(number=level_number)


# Previews


def pays(francs_paid: int, rest: int) -> str:
    """Price of a tile, and the francs left afterwards."""
    return translate("GueulesNoiresCaptionTexts", "{count} F, {rest} F left").format(count=francs_paid, rest=rest)


def balance_changes(before: int, after: int) -> str:
    """Change of the balance, in points."""
    return translate("GueulesNoiresCaptionTexts", "balance {before} to {after} VP").format(
        before=signed(before), after=signed(after)
    )


def onto(which: int, points: int) -> str:
    """Result of a cube that completes an order."""
    return translate("GueulesNoiresCaptionTexts", "{vehicle}: complete, {vp}").format(
        vehicle=vehicle(which), vp=vp(points)
    )


def takes(which: int) -> str:
    """Result of taking the order on an order space."""
    return translate("GueulesNoiresCaptionTexts", "Order: {vehicle}").format(vehicle=vehicle(which))


def costs_if_kept(points: int) -> str:
    """Loss for an undelivered order, in points."""
    return translate("GueulesNoiresCaptionTexts", "{points} if it stays undelivered").format(points=vp(points))


def would_begin(name: str) -> str:
    """Player who would begin the next shift."""
    return translate("GueulesNoiresCaptionTexts", "{name} would begin the next shift").format(name=name)
