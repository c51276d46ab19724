"""The words that stand on the table itself: signs of buildings, captions, short results.

Nothing is kept: each call answers in the language of the moment. Places are narrow, so these are the shortest forms; whole sentences come
from the other modules.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Side, Vehicle

translate = QCoreApplication.translate

MINUS = "\N{MINUS SIGN}"
DASH = "\N{EN DASH}"


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


def plain(number: int) -> str:
    """A number with a real minus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A number with its sign, "0" without one."""
    return f"+{number}" if number > 0 else plain(number)


# Yard


def factory() -> str:
    """The sign of the minecart factory."""
    return translate("GueulesNoiresCaptionTexts", "Minecart factory")


def mining() -> str:
    """The sign of the extraction."""
    return translate("GueulesNoiresCaptionTexts", "Mining")


def delivery() -> str:
    """The sign of the delivery."""
    return translate("GueulesNoiresCaptionTexts", "Delivery")


def money() -> str:
    """The sign of the money spaces."""
    return translate("GueulesNoiresCaptionTexts", "Money")


def bank() -> str:
    """The sign of the bank."""
    return translate("GueulesNoiresCaptionTexts", "Bank")


def orders() -> str:
    """The sign of the order spaces."""
    return translate("GueulesNoiresCaptionTexts", "New orders")


def canteen() -> str:
    """The sign of the canteen."""
    return translate("GueulesNoiresCaptionTexts", "Canteen")


def supply() -> str:
    """The sign of the general supply."""
    return translate("GueulesNoiresCaptionTexts", "Supply")


def closed() -> str:
    """On a space with a lock."""
    return translate("GueulesNoiresCaptionTexts", "closed")


def no_limit() -> str:
    """At the bank."""
    return translate("GueulesNoiresCaptionTexts", "no limit")


def left(count: int) -> str:
    """How much is left in a stack."""
    return translate("GueulesNoiresCaptionTexts", "{count} left").format(count=count)


def look_at_five() -> str:
    """On a draw-5, in the first line."""
    return translate("GueulesNoiresCaptionTexts", "look at 5,")


def buy_one() -> str:
    """On the draw-5 of the factory, in the second line."""
    return translate("GueulesNoiresCaptionTexts", "buy 1 or none")


def take_one() -> str:
    """On the draw-5 of the orders, in the second line."""
    return translate("GueulesNoiresCaptionTexts", "take 1 or none")


def one_or_none() -> str:
    """On a draw-5 where there is little room."""
    return translate("GueulesNoiresCaptionTexts", "1 or none")


def price(francs: int) -> str:
    """The price of a tile."""
    return translate("GueulesNoiresCaptionTexts", "{count} F").format(count=francs)


def gains(vp: int) -> str:
    """Victory points that something brings or costs, with their sign."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=signed(vp))


def vp(points: int) -> str:
    """Victory points."""
    return translate("GueulesNoiresCaptionTexts", "{points} VP").format(points=plain(points))


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


def turn_order() -> str:
    """Over the list of the players."""
    return translate("GueulesNoiresCaptionTexts", "Turn order")


def majorities() -> str:
    """Over the list of the elements."""
    return translate("GueulesNoiresCaptionTexts", "Majorities")


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


def if_ended_now() -> str:
    """Over the score as it would be."""
    return translate("GueulesNoiresCaptionTexts", "If the game ended now")


def majorities_on_top() -> str:
    """Under the score as it would be."""
    return translate("GueulesNoiresCaptionTexts", "The majorities of this shift come on top.")


# Mine


def workers() -> str:
    """Over the own workers."""
    return translate("GueulesNoiresCaptionTexts", "Workers")


def francs() -> str:
    """Over the own francs."""
    return translate("GueulesNoiresCaptionTexts", "Francs")


def storage() -> str:
    """Over the private storage."""
    return translate("GueulesNoiresCaptionTexts", "Private storage")


def outstanding() -> str:
    """On the board of orders."""
    return translate("GueulesNoiresCaptionTexts", "Outstanding orders")


def delivered() -> str:
    """At the pile of delivered orders."""
    return translate("GueulesNoiresCaptionTexts", "Delivered")


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


def draft() -> str:
    """Over the orders of the draft."""
    return translate("GueulesNoiresCaptionTexts", "Choose your orders")


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


def only_you() -> str:
    """Who sees what was drawn."""
    return translate("GueulesNoiresCaptionTexts", "only you see them")


def only(name: str) -> str:
    """Who sees what was drawn, if it is somebody else."""
    return translate("GueulesNoiresCaptionTexts", "only {name} sees them").format(name=name)


def then_back() -> str:
    """What becomes of the others."""
    return translate("GueulesNoiresCaptionTexts", "Then the others go back, all on one side, in your order:")


def on_top() -> str:
    """Where they are put back: they are drawn next."""
    return translate("GueulesNoiresCaptionTexts", "on top: drawn next")


def under() -> str:
    """Where they are put back."""
    return translate("GueulesNoiresCaptionTexts", "under the stack")


def take_none() -> str:
    """On the pill in the tray."""
    return translate("GueulesNoiresCaptionTexts", "Take none")


def all_in_this_order() -> str:
    """On the pill in the tray, to put everything back at once."""
    return translate("GueulesNoiresCaptionTexts", "All in this order")


def two_for_one() -> str:
    """On the pill with which two cubes are chosen for one order spot."""
    return translate("GueulesNoiresCaptionTexts", "Two for one")


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
        before=plain(before), after=plain(after)
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


def no_way_back() -> str:
    """A draw is never redrawn."""
    return translate("GueulesNoiresCaptionTexts", "No way back from there")


def make_room(name: str, count: int) -> str:
    """Whose workers go to the canteen."""
    return _TEXTS.to_canteen(count).format(name=name)


def tile_follows() -> str:
    """What comes off the stack cannot be put back."""
    return translate("GueulesNoiresCaptionTexts", "A new tile is drawn: no way back")


def order_follows() -> str:
    """What comes off the stack cannot be put back."""
    return translate("GueulesNoiresCaptionTexts", "A new order is drawn: no way back")


def would_begin(name: str) -> str:
    """Who has most workers in the factory."""
    return translate("GueulesNoiresCaptionTexts", "{name} would begin the next shift").format(name=name)
