"""Captions painted on the table: labels, short results of plans, reasons of locks.

The game's terms come from `terms`. No text is stored: each call returns the text in the current language.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import calendar
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.widgets.formats import signed

translate = QCoreApplication.translate


class Caption(Enum):
    """Captions that contain no number and no name."""

    TURN_ORDER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Turn order")  # Above the list of seats.
    WINTER_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter: coal")  # Above the coal chart.
    WINTER_LEASE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter: lease")  # Above the lease of the three years.
    # Beside the coal chart for the owner of 44 Horse and Cart.
    ONE_VP_PER_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 VP for each coal")
    COVERED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "covered")  # The farm holds this winter's lease.
    PAID = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "paid")  # The lease of this winter was paid.
    RESERVE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Reserve")  # Above the reserve pools.
    ACTION_POOL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Action pool")  # Above the action pools.
    # On an assist tile, above the goods that pay the fee.
    DISTANT_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "distant fee")
    NO_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no fee")  # On the assist tile of level I.
    EITHER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "or")  # Between two pieces, either of which pays a worker.
    # Above the points for exhausting the Pinge.
    PINGE_BONUS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Pinge bonus")
    NO_REELING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no reeling")  # Beside the first line of the gauge.
    NO_DIGGING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no coal")  # Beside the second line of the gauge.
    # On the brook while water may be put there.
    WATER_GOES_HERE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Water goes here")
    DONE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Done")  # A worker or a player has finished.
    AT_WORK = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "At work")  # A worker is at work.
    AS_PLANNED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "As planned")  # Above the result of a plan.
    # Above the result of a plan with the held piece.
    WITH_THIS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "With this")
    # Above the expected result of a worker who has not worked yet.
    STILL_TO_COME = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "To come")
    TO_THE_SHAFT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "to the shaft")  # Beside coal that goes to the shaft.
    NOTHING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "nothing yet")  # A plan that has no result as it is.
    FARM = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Farm")  # Name on the plate of the farm.
    STORAGE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Storage")  # Above the storage places for the winter.
    READY = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "ready")  # A plan is confirmed.
    THROUGH = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "done")  # A turn is ended.
    # 31 Mining Timber: the first choice.
    TIMBER_WOOD_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "3 wood, 1 water")
    # 31 Mining Timber: the second choice.
    TIMBER_THALER_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 Thaler")
    # In the inspector while it describes no tile.
    POINT_AT_A_TILE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Point at a development to read what it does.")
    # In the inspector, if a printed value was reconstructed.
    RECONSTRUCTED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "partly reconstructed")

    @property
    def text(self) -> str:
        """The caption in the current language."""
        return translate("HaspelknechtCaptionTexts", self.value)


# Year wheel


def step(which: Step, field: int) -> str:
    """Current activity in one word, below the season; `field` is the field of the wheel."""
    # The field decides, not the step: the phase marker moves while the move that led to the step is still animated.
    match field:
        case calendar.SPRING_WATER | calendar.AUTUMN_WATER:
            return translate("HaspelknechtCaptionTexts", "pit water")
        case calendar.SCORING:
            return translate("HaspelknechtCaptionTexts", "scoring")
        case calendar.PAYMENT:
            return translate("HaspelknechtCaptionTexts", "payment")
        case calendar.STORAGE:
            return translate("HaspelknechtCaptionTexts", "storage")
        case calendar.NEXT_YEAR if which != Step.END:
            return translate("HaspelknechtCaptionTexts", "next year")
        case _:
            pass
    match which:
        case Step.FIRST_ORDER:
            return translate("HaspelknechtCaptionTexts", "set-up")
        case Step.REFILLING:
            return translate("HaspelknechtCaptionTexts", "refilling")
        case Step.FIRST_TAKING | Step.SECOND_TAKING | Step.RETURNING_WATER:
            return translate("HaspelknechtCaptionTexts", "taking")
        case Step.PLANNING:
            return translate("HaspelknechtCaptionTexts", "planning")
        case Step.EXECUTING:
            return translate("HaspelknechtCaptionTexts", "executing")
        case _:
            return translate("HaspelknechtCaptionTexts", "the end")


def winter_of(year_: int) -> str:
    """Small arrangement: the winter to which the lines about coal and lease belong."""
    return translate("HaspelknechtCaptionTexts", "Winter of year {year}").format(year=terms.year(year_))


# Pools and developments


def order_value(value: int) -> str:
    """Turn order value of the disks on cart field 1."""
    return translate("HaspelknechtCaptionTexts", "order {value}").format(value=value)


# Pinge


def digger_rule(*, chooses: bool) -> str:
    """Rule for an action of the Coal-digger."""
    if chooses:
        return translate("HaspelknechtCaptionTexts", "each: 1 or 2 water, or 1 coal")
    return translate("HaspelknechtCaptionTexts", "2 or more water: remove 2, else excavate 1")


# Workers


def action_of(number: int, count: int) -> str:
    """Number of the current action of the active worker."""
    return translate("HaspelknechtCaptionTexts", "action {number} of {count}").format(number=number, count=count)


# Farm


def other_board(name: str) -> str:
    """Caption of another player's board, shown in place of the viewer's own."""
    return translate("HaspelknechtCaptionTexts", "Board of {name}. Esc: back to your own").format(name=name)


# Chips


def sell_chip(coal: int) -> str:
    """Gain for one coal or two coal by tile 34, Coal Sacks."""
    if coal == 1:
        return translate("HaspelknechtCaptionTexts", "1 coal: 1 Thaler")
    return translate("HaspelknechtCaptionTexts", "2 coal: 1 Thaler, 1 food")


def group_numbers(taking: Step) -> str:
    """Meaning of the numbers below the colours of the pools."""
    if taking == Step.FIRST_TAKING:
        return translate("HaspelknechtCaptionTexts", "below: disks (turn order value)")
    return translate("HaspelknechtCaptionTexts", "below: disks you would get")


def chip(chip_: str) -> str:
    """Text on a chip, by its element."""
    match chip_:
        case "water.1":
            return water_chip(1)
        case "water.2":
            return water_chip(2)
        case "timber.wood":
            return Caption.TIMBER_WOOD_CHIP.text
        case "timber.thaler":
            return Caption.TIMBER_THALER_CHIP.text
        case "sell.1":
            return sell_chip(1)
        case _:
            return sell_chip(2)


# Inspector


def level_and_symbol(level: int, symbol: str) -> str:
    """Caption below the title of a tile."""
    return translate("HaspelknechtCaptionTexts", "Level {level}, {symbol}").format(
        level=terms.ROMAN[level], symbol=terms.symbol(symbol)
    )


# Captions with a count


class HaspelknechtCaptionTexts(QObject):
    """Captions with a count. Qt's tools find plurals only in the `tr` of a class."""

    def missing(self, food: int, thaler: int) -> str:
        """Goods missing on the farm for this winter's lease."""
        if food and thaler:
            return self.tr("{food} food, {thaler} Thaler missing").format(food=food, thaler=thaler)
        if food:
            return self.tr("%n food missing", None, food)
        return self.tr("%n Thaler missing", None, thaler)

    def coal_would_score(self, coal: int, vp: int) -> str:
        """Points of the farm's coal in the chart."""
        return self.tr("%n coal would score {vp} VP", None, coal).format(vp=signed(vp))

    def coal_would_score_short(self, coal: int) -> str:
        """Small arrangement: number of coal on the farm, without the points."""
        return self.tr("%n coal would score", None, coal)

    def actions(self, count: int) -> str:
        """Number of actions of a contract worker."""
        return self.tr("%n action(s)", None, count)

    def water_blocks_digging(self, water: int) -> str:
        """Reason of the lock on the Pinge: too much water."""
        return self.tr("%n water: no excavating", None, water)

    def tunnel_locked(self, coal: int) -> str:
        """Reason of the lock on the tunnel: the amount of coal left in the Pinge."""
        return self.tr("Opens when the Pinge is exhausted: %n coal to go", None, coal)

    def up_to_coal(self, count: int) -> str:
        """Maximum amount of coal that the Coal-miner excavates."""
        return self.tr("up to %n coal", None, count)

    def actions_left(self, count: int) -> str:
        """Number of actions that the active worker has left."""
        return self.tr("%n left", None, count)

    def disks_left(self, count: int) -> str:
        """Number of player disks left for developments."""
        return self.tr("%n left", None, count)

    def water_chip(self, count: int) -> str:
        """Amount of removed water."""
        return self.tr("%n water", None, count)

    def next_owner(self, owners: int) -> str:
        """Caption beside the points of the next owner."""
        if not owners:
            return self.tr("for the first owner")
        return self.tr("for the next, after %n owner(s)", None, owners)


_TEXTS = HaspelknechtCaptionTexts()
missing = _TEXTS.missing
coal_would_score = _TEXTS.coal_would_score
coal_would_score_short = _TEXTS.coal_would_score_short
actions = _TEXTS.actions
water_blocks_digging = _TEXTS.water_blocks_digging
tunnel_locked = _TEXTS.tunnel_locked
up_to_coal = _TEXTS.up_to_coal
actions_left = _TEXTS.actions_left
disks_left = _TEXTS.disks_left
water_chip = _TEXTS.water_chip
next_owner = _TEXTS.next_owner
