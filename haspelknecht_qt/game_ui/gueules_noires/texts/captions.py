"""Captions painted on the table: signs of buildings, headings and short results.

No text is stored: each call returns the text in the current language. Captions are as short as possible, because there
is little room on the table. The other modules have whole sentences.
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
    """Captions that contain no number and no name."""

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
    MAJORITIES_ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "The majorities of this shift come on top.")
    WORKERS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Workers")  # Above the player's workers.
    FRANCS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Francs")  # Above the player's francs.
    STORAGE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Private storage")  # Over the private storage.
    OUTSTANDING = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Outstanding orders")  # On the board of orders.
    DELIVERED = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Delivered")  # At the pile of delivered orders.
    DRAFT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Choose your orders")  # Over the orders of the draft.
    ONLY_YOU = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "only you see them")  # Note on the drawn cards.
    # Says what happens to the drawn cards that the player does not take.
    THEN_BACK = QT_TRANSLATE_NOOP(
        "GueulesNoiresCaptionTexts", "Then the others go back, all on one side, in your order:"
    )
    # On the place for putting drawn cards back on top of the stack.
    ON_TOP = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "on top: drawn next")
    UNDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "under the stack")  # Place to put them back.
    TAKE_NONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Take none")  # On the pill in the tray.
    # On the button in the tray for putting all drawn cards back at once.
    ALL_IN_THIS_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "All in this order")
    # On the button for putting two cubes on one order spot.
    TWO_FOR_ONE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Two for one")
    NO_WAY_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "No way back from there")  # A draw is never redrawn.
    # A draw reveals a new tile, so the move cannot be undone.
    TILE_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "A new tile is drawn: no way back")
    # A draw reveals a new order card, so the move cannot be undone.
    ORDER_FOLLOWS = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "A new order is drawn: no way back")
    HANDCART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Handcart")
    HORSE_CART = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Horse cart")
    TRUCK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Truck")
    LOCOMOTIVE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Locomotive")
    # Headings of the prizes, with second prizes and without them.
    FIRST_AND_SECOND = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "first / second")
    FIRST = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "prize")
    IN_BALANCE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "in balance")  # Below a pit with equal sides.
    SURFACE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Surface")  # The uppermost level of the cage.
    # Headings of a draw-5: before the player takes a piece, and while the other pieces are put back.
    BUY_A_TILE = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Five from the stack: buy one or none")
    TAKE_AN_ORDER = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Five from the stack: take one or none")
    TILES_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the tiles back, all on one side")
    ORDERS_BACK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "Put the cards back, all on one side")
    LIT = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "light")  # The side of the pit on which a tile goes.
    DARK = QT_TRANSLATE_NOOP("GueulesNoiresCaptionTexts", "dark")  # The side of the pit on which a tile goes.

    @property
    def text(self) -> str:
        """Caption in the current language."""
        return translate("GueulesNoiresCaptionTexts", self.value)


class GueulesNoiresCaptionTexts(QObject):
    """Captions with a count. They are methods, because Qt's tools find plural forms only in calls of `tr`."""

    def cards(self, count: int) -> str:
        """Returns the caption with the number of delivered order cards."""
        return self.tr("%n cards", None, count)

    def side(self, which: Side, count: int) -> str:
        """Returns the caption with the number of tiles on a side of the mine."""
        if which is Side.LIT:
            return self.tr("light side: %n tiles", None, count)
        return self.tr("dark side: %n tiles", None, count)

    def work_steps_left(self, count: int) -> str:
        """Returns the caption with the number of work steps left in an extraction."""
        return self.tr("%n work steps left", None, count)

    def work_steps(self, count: int) -> str:
        """Returns the caption with a number of work steps: those that a space gives, or the cost of a move."""
        return self.tr("%n work steps", None, count)

    def cage_ride(self, number: int, left_then: int) -> str:
        """Returns the caption for a ride of the cage, with its destination and the work steps left afterwards."""
        if number == SURFACE:
            return self.tr("To the surface: %n work steps stay", None, left_then)
        return self.tr("To level {number}: %n work steps stay", None, left_then).format(number=number)

    def open_after_filling(self, which: int, free: int) -> str:
        """Returns the caption for putting a cube on an order of which `free` spots stay open."""
        return self.tr("{vehicle}: %n order spots stay open", None, free).format(vehicle=vehicle(which))

    def steps_left_after(self, left_then: int) -> str:
        """Returns the caption with the number of work steps left after a move."""
        return self.tr("%n work steps stay", None, left_then)

    def francs_gained(self, count: int) -> str:
        """Returns the caption with the francs that a space brings."""
        return self.tr("+%n francs", None, count)

    def workers_to_canteen(self, name: str, count: int) -> str:
        """Returns the caption with the number of a player's replaced workers, which go to the canteen."""
        return self.tr("{name}: %n workers to the canteen", None, count).format(name=name)

    def delivery_result(self, count: int, points: int) -> str:
        """Returns the caption with the number of orders in a delivery and their points."""
        return self.tr("%n orders: {points}", None, count).format(points=gains(points))

    def cubes_for_orders(self, count: int) -> str:
        """Returns the caption with the number of cubes in the cage that fit on orders."""
        return self.tr("%n cubes fit on order spots", None, count)

    def cubes_on_level(self, count: int) -> str:
        """Returns the caption with the number of cubes on the minecarts of a level."""
        return self.tr("%n cubes on minecarts there", None, count)

    def wanted(self, count: int) -> str:
        """Returns the caption with the number of open order spots of a colour."""
        return self.tr("%n open order spots of this colour", None, count)


_TEXTS = GueulesNoiresCaptionTexts()
cards, side = _TEXTS.cards, _TEXTS.side
work_steps, work_steps_left, steps_left_after = _TEXTS.work_steps, _TEXTS.work_steps_left, _TEXTS.steps_left_after
cage_ride, open_after_filling, workers_to_canteen = (
    _TEXTS.cage_ride,
    _TEXTS.open_after_filling,
    _TEXTS.workers_to_canteen,
)
francs_gained, delivery_result = _TEXTS.francs_gained, _TEXTS.delivery_result
cubes_for_orders, cubes_on_level, wanted = _TEXTS.cubes_for_orders, _TEXTS.cubes_on_level, _TEXTS.wanted


# Yard


def left(count: int) -> str:
    """Returns the caption with the number of cards left in a stack."""
    return translate("GueulesNoiresCaptionTexts", "{count} left").format(count=count)


def price(francs: int) -> str:
    """Returns the caption with the price of a tile."""
    return translate("GueulesNoiresCaptionTexts", "{count} F").format(count=francs)


def gains(vp: int) -> str:
    """Returns the caption with a gain or loss of victory points, with its sign."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=with_plus(vp))


def vp(points: int) -> str:
    """Returns the caption with a number of victory points."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=signed(points))


def vehicle(which: int) -> str:
    """Returns the name of a vehicle in its shortest form."""
    captions = {
        Vehicle.HANDCART: Caption.HANDCART,
        Vehicle.HORSECART: Caption.HORSE_CART,
        Vehicle.TRUCK: Caption.TRUCK,
        Vehicle.LOCOMOTIVE: Caption.LOCOMOTIVE,
    }
    return captions[Vehicle(which)].text


# Shift clock and majorities


def shift(number: int) -> str:
    """Returns the name of a shift."""
    return translate("GueulesNoiresCaptionTexts", "Shift {shift}").format(shift=terms.shift(number))


def scored_rows(count: int) -> str:
    """Returns the caption that says how many elements of the shift clock are scored at the end of the current shift."""
    return translate("GueulesNoiresCaptionTexts", "rows 1 to {count} score").format(count=count)


# Mine


def balance(points: int) -> str:
    """Returns the caption with the points lost because the two sides of the mine differ."""
    if not points:
        return Caption.IN_BALANCE.text
    return translate("GueulesNoiresCaptionTexts", "balance {points}").format(points=vp(points))


def level(number: int) -> str:
    """Returns the name of a level to which the cage can go."""
    if number == SURFACE:
        return Caption.SURFACE.text
    return translate("GueulesNoiresCaptionTexts", "Level {number}").format(number=number)


def other_mine(name: str) -> str:
    """Returns the heading of another player's mine while it is shown in place of the viewer's own."""
    return translate("GueulesNoiresCaptionTexts", "The mine of {name}. Esc: back").format(name=name)


# Tray


def only_viewer(name: str) -> str:
    """Returns the caption that says that only the player called `name` sees the drawn cards."""
    return translate("GueulesNoiresCaptionTexts", "only {name} sees them").format(name=name)


def tile_target(level_number: int, which: Side) -> tuple[str, str]:
    """Returns two captions for the side and the level on which a tile goes."""
    name = Caption.LIT if which is Side.LIT else Caption.DARK
    return name.text, translate("GueulesNoiresCaptionTexts", "level {number}").format(number=level_number)


# Previews


def tile_payment(francs_paid: int, rest: int) -> str:
    """Returns the caption with the price of a tile and the francs left afterwards."""
    return translate("GueulesNoiresCaptionTexts", "{count} F, {rest} F left").format(count=francs_paid, rest=rest)


def balance_change(before: int, after: int) -> str:
    """Returns the caption with the points lost for the balance, before and after buying a tile."""
    return translate("GueulesNoiresCaptionTexts", "balance {before} to {after} VP").format(
        before=signed(before), after=signed(after)
    )


def completed_order(which: int, points: int) -> str:
    """Returns the caption for putting a cube on an order that is then complete."""
    return translate("GueulesNoiresCaptionTexts", "{vehicle}: complete, {vp}").format(
        vehicle=vehicle(which), vp=vp(points)
    )


def takes(which: int) -> str:
    """Returns the caption for taking an order, with its vehicle."""
    return translate("GueulesNoiresCaptionTexts", "Order: {vehicle}").format(vehicle=vehicle(which))


def undelivered_loss(points: int) -> str:
    """Returns the caption with the points lost for an undelivered order."""
    return translate("GueulesNoiresCaptionTexts", "{points} if it stays undelivered").format(points=vp(points))


def starter_of_next_shift(name: str) -> str:
    """Returns the caption with the player who would begin the next shift."""
    return translate("GueulesNoiresCaptionTexts", "{name} would begin the next shift").format(name=name)
