"""Captions painted on the table, such as labels, short results of plans, and reasons for locks.

The game's terms come from `terms`. Each call returns the text in the current language.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import calendar
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.widgets.formats import signed

translate = QCoreApplication.translate


class Caption(Enum):
    """Captions without numbers and names."""

    TURN_ORDER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Turn order")  # Above the list of seats.
    WINTER_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter: coal")  # Above the coal chart.
    WINTER_LEASE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter: lease")  # Above the lease of the three years.
    # Caption of the coal chart for the owner of tile 44, Horse and Cart.
    ONE_VP_PER_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 VP for each coal")
    COVERED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "covered")  # The farm holds this winter's lease.
    PAID = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "paid")  # The lease of this winter was paid.
    RESERVE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Reserve")  # Above the reserve pools.
    ACTION_POOL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Action pool")  # Above the action pools.
    # Caption on an assist tile, above the goods with which the fee can be paid.
    DISTANT_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "distant fee")
    NO_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no fee")  # On the assist tile of level I.
    OR = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "or")  # Between two pieces, either of which pays a worker.
    # Heading above the points for exhausting the Pinge.
    PINGE_BONUS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Pinge bonus")
    NO_REELING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no reeling")  # Beside the first line of the gauge.
    NO_DIGGING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no coal")  # Beside the second line of the gauge.
    # Label on the brook while water may be put into it.
    WATER_GOES_HERE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Water goes here")
    DONE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Done")  # A worker or a player has finished.
    AT_WORK = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "At work")  # A worker is at work.
    AS_PLANNED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "As planned")  # Above the result of a plan.
    # Caption above the result that a plan would have with the held piece.
    WITH_THIS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "With this")
    # Caption above the expected result of a worker who has not worked yet.
    STILL_TO_COME = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "To come")
    TO_THE_SHAFT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "to the shaft")  # Beside coal that goes to the shaft.
    NO_RESULT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "nothing yet")  # A plan without a result yet.
    FARM = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Farm")  # Name on the plate of the farm.
    STORAGE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Storage")  # Above the storage places for the winter.
    READY = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "ready")  # A plan is confirmed.
    TURN_ENDED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "done")  # A turn is ended.
    # Label of the first choice when tile 31, Mining Timber, is acquired.
    TIMBER_WOOD_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "3 wood, 1 water")
    # Label of the second choice when tile 31, Mining Timber, is acquired.
    TIMBER_THALER_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 Thaler")
    # Label of the choice to sell 1 coal when tile 34, Coal Sacks, is acquired.
    SELL_1_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 coal: 1 Thaler")
    # Label of the choice to sell 2 coal when tile 34, Coal Sacks, is acquired.
    SELL_2_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "2 coal: 1 Thaler, 1 food")
    # Hint in the inspector while no tile is pointed at.
    POINT_AT_A_TILE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Point at a development to read what it does.")
    # Note in the inspector that some printed values of the tile are reconstructed.
    RECONSTRUCTED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "partly reconstructed")

    @property
    def text(self) -> str:
        """The caption in the current language."""
        return translate("HaspelknechtCaptionTexts", self.value)


# Year wheel


_ACTIVITY_OF_FIELD = {
    calendar.SPRING_WATER: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "pit water"),
    calendar.AUTUMN_WATER: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "pit water"),
    calendar.SCORING: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "scoring"),
    calendar.PAYMENT: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "payment"),
    calendar.STORAGE: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "storage"),
    calendar.NEXT_YEAR: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "next year"),
}
_ACTIVITY_OF_STEP = {
    Step.FIRST_ORDER: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "set-up"),
    Step.REFILLING: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "refilling"),
    Step.FIRST_TAKING: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "taking"),
    Step.SECOND_TAKING: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "taking"),
    Step.RETURNING_WATER: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "taking"),
    Step.PLANNING: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "planning"),
    Step.EXECUTING: QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "executing"),
}
_THE_END = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "the end")


def activity(step: Step, field: int) -> str:
    """Returns the current activity in one or two words, for the caption below the season on the year wheel.

    `field` is the field on which the phase marker is shown. It has precedence over `step`: the marker moves while the
    move that led to the step is still animated.
    """
    is_over = field == calendar.NEXT_YEAR and step == Step.END
    field_text = None if is_over else _ACTIVITY_OF_FIELD.get(field)
    return translate("HaspelknechtCaptionTexts", field_text or _ACTIVITY_OF_STEP.get(step, _THE_END))


def winter_of_year(year: int) -> str:
    """Returns the heading above coal and lease in the small arrangement: the winter of a year."""
    return translate("HaspelknechtCaptionTexts", "Winter of year {year}").format(year=terms.year(year))


# Pools and developments


def order_value(value: int) -> str:
    """Returns the caption with the turn order value of the disks on cart field 1."""
    return translate("HaspelknechtCaptionTexts", "order {value}").format(value=value)


# Pinge


def digger_rule(*, chooses: bool) -> str:
    """Returns the rule for the Coal-digger's actions. `chooses` is True if the player chooses what he does (R5)."""
    if chooses:
        return translate("HaspelknechtCaptionTexts", "each: 1 or 2 water, or 1 coal")
    return translate("HaspelknechtCaptionTexts", "2 or more water: remove 2, else excavate 1")


# Workers


def action_number(number: int, count: int) -> str:
    """Returns the caption with the number of the current action, from 1, and the number of all actions."""
    return translate("HaspelknechtCaptionTexts", "action {number} of {count}").format(number=number, count=count)


# Farm


def other_board(name: str) -> str:
    """Returns the caption of another player's board while it replaces the viewer's own."""
    return translate("HaspelknechtCaptionTexts", "Board of {name}. Esc: back to your own").format(name=name)


# Chips


def legend_of_numbers(taking: Step) -> str:
    """Returns the meaning of the numbers below the disks of the pools in a first or second taking."""
    if taking == Step.FIRST_TAKING:
        return translate("HaspelknechtCaptionTexts", "below: disks (turn order value)")
    return translate("HaspelknechtCaptionTexts", "below: disks you would get")


def chip(element: str) -> str:
    """Returns the text on a chip: a small button for a choice that a worker or a tile offers."""
    return {
        elements.WATER_1: water_chip(1),
        elements.WATER_2: water_chip(2),
        elements.TIMBER_WOOD: Caption.TIMBER_WOOD_CHIP.text,
        elements.TIMBER_THALER: Caption.TIMBER_THALER_CHIP.text,
        elements.SELL_1: Caption.SELL_1_CHIP.text,
        elements.SELL_2: Caption.SELL_2_CHIP.text,
    }[element]


# Inspector


def level_and_symbol(level: int, symbol: str) -> str:
    """Returns the line with level and symbol of a tile."""
    return translate("HaspelknechtCaptionTexts", "Level {level}, {symbol}").format(
        level=terms.ROMAN[level], symbol=terms.symbol(symbol)
    )


# Captions with a count


class HaspelknechtCaptionTexts(QObject):
    """Captions with a count. They are methods, because Qt's tools find plurals only in the `tr` of a class."""

    def missing_for_lease(self, food: int, thaler: int) -> str:
        """Returns the goods that the farm lacks for this winter's lease; at least one amount is not 0."""
        if food and thaler:
            return self.tr("{food} food, {thaler} Thaler missing").format(food=food, thaler=thaler)
        if food:
            return self.tr("%n food missing", None, food)
        return self.tr("%n Thaler missing", None, thaler)

    def coal_would_score(self, coal: int, vp: int) -> str:
        """Returns the sentence about the points that the coal on the farm would score in winter."""
        return self.tr("%n coal would score {vp} VP", None, coal).format(vp=signed(vp))

    def coal_would_score_short(self, coal: int) -> str:
        """Returns the caption with the amount of coal on the farm, beside which its points are painted."""
        return self.tr("%n coal would score", None, coal)

    def actions(self, count: int) -> str:
        """Returns the caption with the number of a contract worker's actions."""
        return self.tr("%n action(s)", None, count)

    def water_blocks_digging(self, water: int) -> str:
        """Returns the reason why the Pinge is locked: too much water."""
        return self.tr("%n water: no excavating", None, water)

    def tunnel_locked(self, coal: int) -> str:
        """Returns the reason why the tunnel is locked: coal is left in the Pinge."""
        return self.tr("Opens when the Pinge is exhausted: %n coal to go", None, coal)

    def up_to_coal(self, count: int) -> str:
        """Returns the caption with the largest amount of coal that the Coal-miner excavates."""
        return self.tr("up to %n coal", None, count)

    def actions_left(self, count: int) -> str:
        """Returns the caption with the number of actions that the worker at work has left."""
        return self.tr("%n left", None, count)

    def disks_left(self, count: int) -> str:
        """Returns the caption with the number of player disks left for developments."""
        return self.tr("%n left", None, count)

    def water_chip(self, count: int) -> str:
        """Returns the text on the chip (small button) that removes this amount of water."""
        return self.tr("%n water", None, count)

    def next_owner(self, owners: int) -> str:
        """Returns the caption beside the next owner's points. `owners` is the number of owners so far."""
        if not owners:
            return self.tr("for the first owner")
        return self.tr("for the next, after %n owner(s)", None, owners)


_TEXTS = HaspelknechtCaptionTexts()
missing_for_lease = _TEXTS.missing_for_lease
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
