"""Order of the steps of a match (Y1). Steps run on their own until a seat or chance must decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from haspelknecht_qt.games.haspelknecht import events, executing, refilling, scoring, taking, turn_order, winter
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import LAST_YEAR, Season, Step, Tile, WorkKind
from haspelknecht_qt.games.haspelknecht.state import State

SPRING_WATER, AUTUMN_WATER, SCORING, PAYMENT, STORAGE, NEXT_YEAR = 0, 3, 5, 6, 7, 8
"""Fields of the year wheel for all phases but the action phases (Y1)."""
WHEEL_FIELD_OF_SEASON = {Season.SPRING: 1, Season.SUMMER: 2, Season.AUTUMN: 4}
"""Field of the year wheel for the action phase of each season (Y1)."""
# Module constants for speed: reading one is faster than looking up a member of an enum.
REFILLING, EXECUTING, STORING = Step.REFILLING, Step.EXECUTING, Step.STORING
NOTHING = WorkKind.NOTHING


def end_turn_or_step(state: State) -> Iterable[Event]:
    """Ends the current player's turn in this step or, after the last player, the step itself."""
    if state.turn < len(state.order) and state.step != REFILLING:
        return end_turn(state)
    return STEP_TRANSITIONS[state.step](state)


def _make_decision_check(must_decide: Callable[[State], bool]) -> Callable[[State], bool]:
    """Returns a function that calls `must_decide` during the players' turns, and returns False after the last turn."""
    return lambda state: state.turn < len(state.order) and must_decide(state)


NEEDS_DECISION: dict[Step, Callable[[State], bool]] = {
    Step.FIRST_TURN_ORDER: lambda _: True,
    Step.REFILLING: lambda state: not refilling.is_over(state),
    Step.FIRST_TAKING: _make_decision_check(taking.has_first_taking),
    Step.SECOND_TAKING: _make_decision_check(taking.may_take_disks_again),
    Step.RETURNING_WATER: _make_decision_check(taking.may_return_water),
    Step.PLANNING: _make_decision_check(lambda _: True),
    Step.EXECUTING: _make_decision_check(executing.needs_move),
    Step.WINTER: _make_decision_check(winter.needs_move),
    Step.STORING: _make_decision_check(winter.needs_move),
    Step.END: lambda _: True,
}
"""For each step, whether a seat or chance must decide. The function of END returns True, so that no step follows."""


def is_last_action_phase(state: State) -> bool:
    """Whether no further action phase follows: in the autumn of the last year."""
    return state.year == LAST_YEAR and state.season == Season.AUTUMN


def end_turn(state: State) -> Iterator[Event]:
    """Ends the player's turn in this step; the next player in turn order follows."""
    if state.step == EXECUTING:
        yield events.TurnEnded(state.seat)
    elif state.step == STORING:
        yield from winter.return_unstored_goods(state)
    state.turn += 1
    state.acted = False


def _begin_step(state: State, step: Step) -> Iterable[Event]:
    state.step = step
    state.turn = 0
    state.acted = False
    return ()


def _end_second_taking(state: State) -> Iterable[Event]:
    """Begins planning. In the first phase of the game, the step for returning water comes before it (T5)."""
    if state.year == 1 and state.season == Season.SPRING:
        return _begin_step(state, Step.RETURNING_WATER)
    return _begin_planning(state)


def _begin_planning(state: State) -> Iterator[Event]:
    yield from turn_order.set_new_order(state)
    _begin_step(state, Step.PLANNING)


def _begin_first_taking(state: State) -> Iterator[Event]:
    """Begins the first taking of disks. In spring of year 1, the first pit water comes before the taking (A1, Y2)."""
    if state.year == 1 and state.season == Season.SPRING:
        yield from _give_pit_water(state, SPRING_WATER)
    yield events.PhaseBegan(state.year, WHEEL_FIELD_OF_SEASON[Season(state.season)])
    _begin_step(state, Step.FIRST_TAKING)


def _give_pit_water(state: State, wheel_field: int) -> Iterator[Event]:
    """Gives every player one water (Y2), except the owner of tile 21 (Bucket)."""
    yield events.PhaseBegan(state.year, wheel_field)
    for seat in state.order:
        player = state.players[seat]
        if Tile.BUCKET not in player.tiles:
            player.water += 1
            yield events.WaterReceived(seat, 1, "Y2")


def _begin_action_phase(state: State) -> Iterator[Event]:
    yield from refilling.return_disks(state)
    yield from refilling.move_reserves(state)
    refilling.begin_refilling(state)


def _end_action_phase(state: State) -> Iterator[Event]:
    """Ends the phase and begins the next: new tiles become usable (D7), and the Charcoal Burner can work again (R1)."""
    for player in state.players:
        player.fresh.clear()
        player.burned = False
        player.synergy = False
        player.confirmed = False
        player.done = 0
        player.work = [NOTHING, NOTHING]
    state.season += 1
    if state.season == Season.WINTER:
        yield events.PhaseBegan(state.year, SCORING)
        _begin_step(state, Step.WINTER)
        return
    if state.season == Season.AUTUMN:
        yield from _give_pit_water(state, AUTUMN_WATER)
    yield from _begin_action_phase(state)


def _score_and_pay(state: State) -> Iterator[Event]:
    yield from winter.score_coal(state)
    yield events.PhaseBegan(state.year, PAYMENT)
    yield from winter.pay_lease(state)
    yield events.PhaseBegan(state.year, STORAGE)
    _begin_step(state, Step.STORING)


def _end_winter(state: State) -> Iterator[Event]:
    """Returns the stored goods to the farms (W3) and begins the next year, or ends the game after three years (Y1)."""
    if state.year == LAST_YEAR:
        state.step = Step.END
        state.turn = 0
        yield events.GameEnded(scoring.standing(state).winners[0])
        return
    yield events.PhaseBegan(state.year, NEXT_YEAR)
    winter.bring_back_goods(state)
    state.year += 1
    state.season = Season.SPRING
    yield from _give_pit_water(state, SPRING_WATER)
    yield from _begin_action_phase(state)


STEP_TRANSITIONS: dict[Step, Callable[[State], Iterable[Event]]] = {
    Step.REFILLING: _begin_first_taking,
    Step.FIRST_TAKING: lambda state: _begin_step(state, Step.SECOND_TAKING),
    Step.SECOND_TAKING: _end_second_taking,
    Step.RETURNING_WATER: _begin_planning,
    Step.PLANNING: lambda state: _begin_step(state, Step.EXECUTING),
    Step.EXECUTING: _end_action_phase,
    Step.WINTER: _score_and_pay,
    Step.STORING: _end_winter,
}
"""For each step, the function that begins the next step. It is called after the last player's turn in the step."""
