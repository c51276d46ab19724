"""The order of the steps: this module alone knows it (GT1). Automatic steps run until somebody must decide (GM2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from haspelknecht_qt.games.gueules_noires import (
    draw_five,
    events,
    extraction,
    factory,
    opening,
    placing,
    scoring,
    shift_end,
    stacks,
)
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, NOBODY, NOTHING, State, Step


def run(state: State) -> Iterator[Event]:
    """Goes on until somebody must decide, or the game is over."""
    while not ASKS[state.step](state):
        yield from LEAVE[state.step](state)


def _always(_: State) -> bool:
    return True


ASKS: dict[Step, Callable[[State], bool]] = {
    Step.TILES: lambda state: state.filling < len(state.box.open_tiles),
    Step.FIRST: lambda state: state.first == NOBODY,
    Step.DISPLAY: lambda state: not opening.is_displayed(state),
    Step.DRAFT: lambda state: not opening.is_drafted(state),
    Step.ORDERS: lambda state: state.filling < len(state.box.open_orders) - 1,
    Step.PLACE: _always,
    Step.LOOK: draw_five.draws,
    Step.TAKE: _always,
    Step.SUBSTITUTE: factory.lacks_colour,
    Step.RETURN: draw_five.has_to_choose,
    Step.EXTRACT: lambda state: state.moves > 0,
    Step.REFILL: stacks.draws_refill,
    Step.OVER: _always,
}
"""Whether the step asks somebody now."""


def _after_tiles(state: State) -> Iterator[Event]:
    """GS6: the lot is drawn unless the first player was agreed on (GR1)."""
    state.filling = 0
    state.step = Step.FIRST
    return opening.fix_first(state)


def _after_first(state: State) -> Iterator[Event]:
    state.step = Step.DISPLAY
    yield from ()


def _after_display(state: State) -> Iterator[Event]:
    opening.begin_draft(state)
    yield from ()


def _after_draft(state: State) -> Iterator[Event]:
    state.step = Step.ORDERS
    return opening.place_left_over(state)


def _after_orders(state: State) -> Iterator[Event]:
    state.filling = 0
    return _begin_shift(state)


def _begin_shift(state: State) -> Iterator[Event]:
    """GT1: each shift begins with the first player."""
    state.step = Step.PLACE
    state.seat = state.first
    yield events.ShiftBegan(state.shift, state.first)


def _go_on_looking(state: State) -> Iterator[Event]:
    if state.to_look:
        yield from draw_five.look_at_known(state)
    else:
        state.step = Step.TAKE


def _go_on_loading(state: State) -> Iterator[Event]:
    """GA1, GA2: first all minecarts of a tile bought, then what goes back."""
    if state.to_load:
        yield from factory.load_next(state)
    else:
        state.loading = 0
        state.step = Step.RETURN if state.hand else Step.REFILL


def _go_on_returning(state: State) -> Iterator[Event]:
    if state.hand:
        yield from draw_five.put_back_last(state)
    else:
        draw_five.end(state)


def _end_of_turn(state: State) -> Iterator[Event]:
    """GA10, GT4: the emptied place is refilled, then the next player with workers; without one the shift is over."""
    yield from stacks.refill_known(state)
    state.space = NOTHING
    state.step = Step.PLACE
    following = placing.next_in_turn(state)
    if following != NOBODY:
        state.seat = following
    else:
        yield from _end_of_shift(state)


def _end_of_shift(state: State) -> Iterator[Event]:
    """GE1 to GE4; after the third shift the game is over (GF1)."""
    yield from shift_end.score(state)
    if state.shift == LAST_SHIFT:
        state.step = Step.OVER
        yield events.GameEnded(scoring.standing(state).winners)
        return
    yield from shift_end.change_first(state)
    yield from shift_end.send_workers_home(state)
    state.shift += 1
    yield from _begin_shift(state)


LEAVE: dict[Step, Callable[[State], Iterator[Event]]] = {
    Step.TILES: _after_tiles,
    Step.FIRST: _after_first,
    Step.DISPLAY: _after_display,
    Step.DRAFT: _after_draft,
    Step.ORDERS: _after_orders,
    Step.LOOK: _go_on_looking,
    Step.SUBSTITUTE: _go_on_loading,
    Step.RETURN: _go_on_returning,
    Step.EXTRACT: extraction.end,
    Step.REFILL: _end_of_turn,
}
"""What happens by itself where the step asks nobody."""
