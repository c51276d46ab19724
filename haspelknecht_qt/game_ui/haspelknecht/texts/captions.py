"""Captions painted on the table, such as labels, short results of plans, and reasons for locks.

The game's terms come from `terms`.
"""

from __future__ import annotations

from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.games.haspelknecht import calendar
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.widgets.formats import number_text


class Caption(TextEnum):
    """Captions on the table.

    A text has fields in braces for names and numbers. %n is a number on which the form of a noun depends.
    """

    TURN_ORDER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Turn order")  # Heading of the list of seats.
    # Heading of the coal chart.
    WINTER_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter: coal")
    # Heading of the leases of the three years.
    WINTER_LEASE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter: lease")
    # Caption of the coal chart for the owner of tile 44, Horse and Cart.
    ONE_VP_PER_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 VP for each coal")
    # Label of this winter's lease while the farm has the goods for it.
    LEASE_COVERED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "covered")
    # Label of this winter's lease after payment, for a player without debt chits.
    LEASE_PAID = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "paid")
    # Label of this winter's lease after payment: the player's debt chits of all winters.
    DEBTS_IN_ALL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n debt chit(s) in all", None, 1)
    RESERVE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Reserve")  # Heading of the reserve pools.
    # Heading of the action pools.
    ACTION_POOL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Action pool")
    # Caption on an assist tile, above the goods with which the fee can be paid.
    DISTANT_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "fee if distant")
    NO_FEE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no fee")  # Caption on the assist tile of level I.
    # Word between two pieces, either of which pays a worker.
    OR = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "or")
    # Heading above the points for exhausting the Pinge.
    PINGE_BONUS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Pinge bonus")
    # Caption beside the first line of the shaft's water gauge. Water that reaches this line blocks reeling up coal.
    NO_REELING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no reeling")
    # Caption beside the second line of the water gauge. Water that reaches this line blocks excavating coal.
    NO_EXCAVATION = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "no coal")
    # Label on the brook while water may be put into it.
    WATER_GOES_HERE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Water goes here")
    # State of a worker who has worked in this action phase.
    DONE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Done")
    AT_WORK = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "At work")  # State of the worker who acts now.
    # Caption above the result of a plan.
    AS_PLANNED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "As planned")
    # Caption above the result that a plan would have with the held piece.
    WITH_HELD_PIECE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "With this")
    # Caption above the expected result of a worker who has not worked yet.
    EXPECTED_RESULT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "To come")
    # Caption below the result of a plan: the excavated coal goes to the shaft.
    TO_THE_SHAFT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "to the shaft")
    NO_RESULT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "nothing yet")  # Result of a plan that has no effect yet.
    FARM = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Farm")  # Name on the plate of the farm.
    STORAGE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Storage")  # Heading of the storage places for the winter.
    READY = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "ready")  # State of a player whose plan is confirmed.
    # State of a player whose turn has ended.
    TURN_ENDED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "done")
    # Labels of the two choices when tile 31, Mining Timber, is acquired.
    TIMBER_WOOD_BUTTON = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "3 wood, 1 water")
    TIMBER_THALER_BUTTON = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 Thaler")
    # Labels of the choices to sell 1 or 2 coal when tile 34, Coal Sacks, is acquired.
    SELL_1_BUTTON = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "1 coal: 1 Thaler")
    SELL_2_BUTTON = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "2 coal: 1 Thaler, 1 food")
    # Hint in the inspector while no tile is pointed at.
    POINT_AT_A_TILE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Point at a development to read what it does.")
    # Line in the inspector: some printed values of the tile are reconstructed.
    RECONSTRUCTED = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "partly our guess")
    # Heading above coal and lease when the table is arranged for a small window.
    WINTER_OF_YEAR = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Winter of year {year}")
    # Turn order value of the disks on cart field 1.
    TURN_ORDER_VALUE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "turn order {value}")
    # The Coal-digger's actions if the player may choose between water and coal (R5).
    EITHER_WATER_OR_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "each: 1 or 2 water, or 1 coal")
    # The Coal-digger's actions if the player may not choose between water and coal (R5).
    WATER_THEN_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "2 or more water: remove 2; fewer: excavate 1")
    ACTION_NUMBER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "action {number} of {count}")
    # Heading of another player's board in place of the viewer's own.
    OPPONENT_BOARD = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "{name}’s board. Esc: back to your own")
    # Meaning of the numbers below the disks in a first taking.
    DISKS_AND_TURN_ORDER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "below: disks (turn order value)")
    # Meaning of the numbers below the disks in a second taking.
    DISKS_TO_GET = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "below: disks you would get")
    # Line in the inspector about a tile: its level and its symbol.
    LEVEL_AND_SYMBOL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "Level {level}, {symbol}")
    # Goods that the farm lacks for this winter's lease.
    LEASE_MISSING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "{food} food, {thaler} Thaler missing")
    FOOD_MISSING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n food missing", None, 1)
    THALER_MISSING = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n Thaler missing", None, 1)
    # Points that the coal on the farm would score in winter.
    COAL_SCORE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n coal would score {vp} VP", None, 1)
    # Caption of the farm's coal. The points that it would score in winter are painted beside it.
    COAL_WOULD_SCORE = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n coal would score", None, 1)
    # Number of actions of a contract worker.
    ACTIONS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n action(s)", None, 1)
    # Reason why the Pinge is locked.
    WATER_BLOCKS = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n water: no excavating", None, 1)
    # Reason why the tunnel is locked.
    TUNNEL_LOCKED = QT_TRANSLATE_NOOP(
        "HaspelknechtCaptionTexts", "Opens when the Pinge is exhausted: %n coal to go", None, 1
    )
    # Largest amount that the Coal-miner excavates.
    UP_TO_COAL = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "up to %n coal", None, 1)
    # Number of actions that the worker at work has left, or number of unused player disks.
    COUNT_LEFT = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n left", None, 1)
    # Text of a button that removes this amount of water.
    WATER_BUTTON = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "%n water", None, 1)
    # Caption of a tile's points while the tile has no owner.
    FIRST_OWNER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "for the first owner")
    # Caption of a tile's points for the next player who acquires it.
    NEXT_OWNER = QT_TRANSLATE_NOOP("HaspelknechtCaptionTexts", "for the next, after %n owner(s)", None, 1)
    # Names of the current activity, below the season on the year wheel.
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
    Step.FIRST_TURN_ORDER: Caption.SET_UP,
    Step.REFILLING: Caption.REFILLING,
    Step.FIRST_TAKING: Caption.TAKING,
    Step.SECOND_TAKING: Caption.TAKING,
    Step.RETURNING_WATER: Caption.TAKING,
    Step.PLANNING: Caption.PLANNING,
    Step.EXECUTING: Caption.EXECUTING,
}


def activity(step: Step, field: int) -> str:
    """Returns the current activity in one or two words, for the caption below the season on the year wheel.

    `field` is the field on which the phase marker is shown. It has precedence over `step`, because the marker moves
    while the move that led to this step is still animated. Before the first and after the last phase, `step` counts.
    """
    is_outside_phases = step == Step.FIRST_TURN_ORDER or (field == calendar.NEXT_YEAR and step == Step.END)
    found = None if is_outside_phases else _ACTIVITY_OF_FIELD.get(field)
    return (found or _ACTIVITY_OF_STEP.get(step, Caption.THE_END)).text


def missing_for_lease_text(food: int, thaler: int) -> str:
    """Returns a text with the goods that the farm lacks for this winter's lease.

    At least one of `food` and `thaler` is not 0.
    """
    if food and thaler:
        return Caption.LEASE_MISSING.format(food=food, thaler=thaler)
    return Caption.FOOD_MISSING.counted(food) if food else Caption.THALER_MISSING.counted(thaler)


def paid_lease_text(debts: int) -> str:
    """Returns a text about this winter's lease after payment. `debts` are the player's debt chits of all winters."""
    # The state does not tell in which winter a debt chit was taken. So nobody with debts is said to have paid all.
    return Caption.DEBTS_IN_ALL.counted(debts) if debts else Caption.LEASE_PAID.text


def coal_score_sentence(coal: int, vp: int) -> str:
    """Returns the sentence about the points that the coal on the farm would score in winter."""
    return Caption.COAL_SCORE.counted(coal).format(vp=number_text(vp))


def board_button_text(element: str) -> str:
    """Returns the text on a button of the large board, for a choice that a worker or a tile offers."""
    return {
        elements.WATER_1: Caption.WATER_BUTTON.counted(1),
        elements.WATER_2: Caption.WATER_BUTTON.counted(2),
        elements.TIMBER_WOOD: Caption.TIMBER_WOOD_BUTTON.text,
        elements.TIMBER_THALER: Caption.TIMBER_THALER_BUTTON.text,
        elements.SELL_1: Caption.SELL_1_BUTTON.text,
        elements.SELL_2: Caption.SELL_2_BUTTON.text,
    }[element]
