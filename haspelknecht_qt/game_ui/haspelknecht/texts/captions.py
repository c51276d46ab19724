"""Captions painted on the table, such as labels, short results of plans, and reasons for locks.

The game's terms come from `terms`.
"""

from __future__ import annotations

from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.games.haspelknecht import calendar
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.widgets.formats import signed


class Caption(TextEnum):
    """Captions. A text has fields in braces for names and numbers, and %n for a number that governs a noun."""

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
    DISTANT_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "fee if distant")
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
    RECONSTRUCTED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "partly our guess")
    # Above coal and lease in the small arrangement.
    WINTER_OF_YEAR = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter of year {year}")
    # Turn order value of the disks on cart field 1.
    ORDER_VALUE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "turn order {value}")
    # The Coal-digger's actions if the player chooses (R5).
    EITHER_WATER_OR_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "each: 1 or 2 water, or 1 coal")
    # The Coal-digger's actions if he may not choose (R5).
    WATER_THEN_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "2 or more water: remove 2; fewer: excavate 1")
    ACTION_NUMBER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "action {number} of {count}")
    # While it replaces the viewer's own board.
    OTHER_BOARD = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "{name}’s board. Esc: back to your own")
    # Meaning of the numbers in a first taking.
    DISKS_AND_ORDER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "below: disks (turn order value)")
    # Meaning of the numbers in a second taking.
    DISKS_TO_GET = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "below: disks you would get")
    LEVEL_AND_SYMBOL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Level {level}, {symbol}")  # Of a tile.
    # Goods that the farm lacks for this winter's lease.
    LEASE_MISSING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "{food} food, {thaler} Thaler missing")
    FOOD_MISSING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n food missing", None, 1)
    THALER_MISSING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n Thaler missing", None, 1)
    # Points that the coal on the farm would score in winter.
    COAL_SCORE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n coal would score {vp} VP", None, 1)
    # Beside the points.
    COAL_WOULD_SCORE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n coal would score", None, 1)
    ACTIONS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n action(s)", None, 1)  # Actions of a contract worker.
    # Why the Pinge is locked.
    WATER_BLOCKS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n water: no excavating", None, 1)
    # Why the tunnel is locked.
    TUNNEL_LOCKED = QT_TRANSLATE_NOOP(
        "HaspelknechtCaptionTexts", "Opens when the Pinge is exhausted: %n coal to go", None, 1
    )
    # The largest amount that the Coal-miner excavates.
    UP_TO_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "up to %n coal", None, 1)
    # Actions of the worker at work, or player disks for developments.
    LEFT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n left", None, 1)
    # On the chip that removes this amount.
    WATER_CHIP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n water", None, 1)
    # Beside the next owner's points.
    FIRST_OWNER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "for the first owner")
    # Beside the next owner's points.
    NEXT_OWNER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "for the next, after %n owner(s)", None, 1)
    # Activities, below the season on the year wheel.
    PIT_WATER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "pit water")
    SCORING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "scoring")
    PAYMENT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "payment")
    STORING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "storage")
    NEXT_YEAR = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "next year")
    SET_UP = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "setup")
    REFILLING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "refilling")
    TAKING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "taking")
    PLANNING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "planning")
    EXECUTING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "executing")
    THE_END = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "the end")


_ACTIVITY_OF_FIELD = {
    calendar.SPRING_WATER: Caption.PIT_WATER,
    calendar.AUTUMN_WATER: Caption.PIT_WATER,
    calendar.SCORING: Caption.SCORING,
    calendar.PAYMENT: Caption.PAYMENT,
    calendar.STORAGE: Caption.STORING,
    calendar.NEXT_YEAR: Caption.NEXT_YEAR,
}
_ACTIVITY_OF_STEP = {
    Step.FIRST_ORDER: Caption.SET_UP,
    Step.REFILLING: Caption.REFILLING,
    Step.FIRST_TAKING: Caption.TAKING,
    Step.SECOND_TAKING: Caption.TAKING,
    Step.RETURNING_WATER: Caption.TAKING,
    Step.PLANNING: Caption.PLANNING,
    Step.EXECUTING: Caption.EXECUTING,
}


def activity(step: Step, field: int) -> str:
    """Returns the current activity in one or two words, for the caption below the season on the year wheel.

    `field` is the field on which the phase marker is shown. It has precedence over `step`: the marker moves while the
    move that led to the step is still animated.
    """
    is_over = field == calendar.NEXT_YEAR and step == Step.END
    found = None if is_over else _ACTIVITY_OF_FIELD.get(field)
    return (found or _ACTIVITY_OF_STEP.get(step, Caption.THE_END)).text


def missing_for_lease(food: int, thaler: int) -> str:
    """Returns the goods that the farm lacks for this winter's lease; at least one amount is not 0."""
    if food and thaler:
        return Caption.LEASE_MISSING.format(food=food, thaler=thaler)
    return Caption.FOOD_MISSING.counted(food) if food else Caption.THALER_MISSING.counted(thaler)


def coal_would_score(coal: int, vp: int) -> str:
    """Returns the sentence about the points that the coal on the farm would score in winter."""
    return Caption.COAL_SCORE.counted(coal).format(vp=signed(vp))


def chip(element: str) -> str:
    """Returns the text on a chip: a small button for a choice that a worker or a tile offers."""
    return {
        elements.WATER_1: Caption.WATER_CHIP.counted(1),
        elements.WATER_2: Caption.WATER_CHIP.counted(2),
        elements.TIMBER_WOOD: Caption.TIMBER_WOOD_CHIP.text,
        elements.TIMBER_THALER: Caption.TIMBER_THALER_CHIP.text,
        elements.SELL_1: Caption.SELL_1_CHIP.text,
        elements.SELL_2: Caption.SELL_2_CHIP.text,
    }[element]
