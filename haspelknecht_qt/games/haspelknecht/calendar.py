"""The order of the steps (Y1), defined only here. Automatic steps run until a seat or chance must decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from haspelknecht_qt.games.haspelknecht import events, executing, refilling, scoring, taking, turn_order, winter
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import LAST_YEAR, Season, Step, Tile, Work
from haspelknecht_qt.games.haspelknecht.state import State

FIELD_OF_SEASON = {Season.SPRING: 1, Season.SUMMER: 2, Season.AUTUMN: 4}
# Constants: looking up a member in its class takes longer than the checks below.
REFILLING, EXECUTING, STORING = Step.REFILLING, Step.EXECUTING, Step.STORING
NOTHING = Work.NOTHING
SPRING_WATER, AUTUMN_WATER, SCORING, PAYMENT, STORAGE, NEXT_YEAR = 0, 3, 5, 6, 7, 8


def leave(state: State) -> Iterable[Event]:
    """Continues with the next player, or with the next step after the last player."""
    if state.turn < len(state.order) and state.step != REFILLING:
        return end_of_turn(state)
    return LEAVE[state.step](state)


def _has_turns_left(state: State) -> bool:
    """Whether a step that asks one player after the other has players left to ask."""
    return state.turn < len(state.order)


def _asks_the_player(question: Callable[[State], bool]) -> Callable[[State], bool]:
    """Returns a check for a step that asks only the players for whom `question` holds, one after the other."""
    return lambda state: state.turn < len(state.order) and question(state)


ASKS: dict[Step, Callable[[State], bool]] = {
    Step.FIRST_ORDER: lambda _: True,
    Step.REFILLING: lambda state: not refilling.is_over(state),
    Step.FIRST_TAKING: _asks_the_player(taking.takes_first),
    Step.SECOND_TAKING: _asks_the_player(taking.takes_second),
    Step.RETURNING_WATER: _asks_the_player(taking.may_return_water),
    Step.PLANNING: _has_turns_left,
    Step.EXECUTING: _asks_the_player(executing.has_choice),
    Step.WINTER: _asks_the_player(winter.has_choice),
    Step.STORING: _asks_the_player(winter.has_choice),
    Step.END: lambda _: True,
}
"""Check for each step: whether a seat or chance must decide now, or the game is over."""


def end_of_turn(state: State) -> Iterator[Event]:
    """Ends the player's turn in this step; the next player in turn order follows."""
    if state.step == EXECUTING:
        yield from executing.end_turn(state)
    elif state.step == STORING:
        yield from winter.return_the_rest(state)
    state.turn += 1
    state.acted = False


def _ask_all(state: State, step: Step) -> None:
    state.step = step
    state.turn = 0
    state.acted = False


def begin_match(state: State) -> Iterator[Event]:
    """S4: after the first turn order the pools are filled for the first time."""
    refilling.begin(state)
    yield events.OrderDetermined(tuple(state.order))


def _after_first_taking(state: State) -> Iterable[Event]:
    _ask_all(state, Step.SECOND_TAKING)
    return ()


def _after_second_taking(state: State) -> Iterable[Event]:
    if taking.has_returning(state):
        _ask_all(state, Step.RETURNING_WATER)
        return ()
    return _after_all_takings(state)


def _after_all_takings(state: State) -> Iterator[Event]:
    yield from turn_order.determine(state)
    _ask_all(state, Step.PLANNING)


def _after_planning(state: State) -> Iterable[Event]:
    _ask_all(state, Step.EXECUTING)
    return ()


def _after_refilling(state: State) -> Iterator[Event]:
    """A1: the pools filled at set-up serve the very first action phase, which its pit water phase precedes."""
    if state.year == 1 and state.season == Season.SPRING:
        yield from _pit_water(state, SPRING_WATER)
    yield events.PhaseBegan(state.year, FIELD_OF_SEASON[Season(state.season)])
    _ask_all(state, Step.FIRST_TAKING)


def _pit_water(state: State, field: int) -> Iterator[Event]:
    """Y2: every player takes one water, but not the owner of 21 Bucket."""
    yield events.PhaseBegan(state.year, field)
    for seat in state.order:
        player = state.players[seat]
        if Tile.BUCKET not in player.tiles:
            player.water += 1
            yield events.WaterCame(seat, 1, "Y2")


def _begin_action_phase(state: State) -> Iterator[Event]:
    yield from refilling.return_disks(state)
    yield from refilling.move_reserves(state)
    refilling.begin(state)


def _after_action_phase(state: State) -> Iterator[Event]:
    """D7, R1: tiles acquired in the phase are no longer fresh; the Charcoal Burner can work again."""
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
        _ask_all(state, Step.WINTER)
        return
    if state.season == Season.AUTUMN:
        yield from _pit_water(state, AUTUMN_WATER)
    yield from _begin_action_phase(state)


def _score_and_pay(state: State) -> Iterator[Event]:
    yield from winter.score_coal(state)
    yield events.PhaseBegan(state.year, PAYMENT)
    yield from winter.pay_lease(state)
    yield events.PhaseBegan(state.year, STORAGE)
    _ask_all(state, Step.STORING)


def _after_winter(state: State) -> Iterator[Event]:
    """Begins the next year with the stored goods on the farm again (W3), or ends the game after three years (Y1)."""
    if state.year == LAST_YEAR:
        state.step = Step.END
        state.turn = 0
        yield events.GameEnded(scoring.standing(state).winners[0])
        return
    yield events.PhaseBegan(state.year, NEXT_YEAR)
    winter.bring_back(state)
    state.year += 1
    state.season = Season.SPRING
    yield from _pit_water(state, SPRING_WATER)
    yield from _begin_action_phase(state)


LEAVE: dict[Step, Callable[[State], Iterable[Event]]] = {
    Step.REFILLING: _after_refilling,
    Step.FIRST_TAKING: _after_first_taking,
    Step.SECOND_TAKING: _after_second_taking,
    Step.RETURNING_WATER: _after_all_takings,
    Step.PLANNING: _after_planning,
    Step.EXECUTING: _after_action_phase,
    Step.WINTER: _score_and_pay,
    Step.STORING: _after_winter,
}
"""Transition after the last player of each step."""
