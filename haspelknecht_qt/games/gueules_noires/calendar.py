"""Steps of a match that follow by themselves (GT1): steps that need no decision pass automatically (GM2).

A move begins the step that its action needs (`placing`, `draw_five`, `factory`, `extraction`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

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
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, NOBODY, NOTHING, StackSide, State, Step

NEEDS_DECISION: dict[Step, Callable[[State], bool]] = {
    Step.TILES: lambda state: state.filling < len(state.box.open_tiles),
    # GS6: the first player is drawn by lot.
    Step.FIRST: lambda state: state.first == NOBODY,
    # GS5: orders are turned face up, one at a time, up to the printed number. The draft ends when one is left.
    Step.DISPLAY: lambda state: len(state.display) < state.box.components.setup.display_size[len(state.players)],
    Step.DRAFT: lambda state: len(state.display) > 1,
    Step.ORDERS: lambda state: state.filling < len(state.box.open_orders) - 1,
    Step.PLACE: lambda _: True,
    Step.LOOK: draw_five.needs_draw,
    Step.TAKE: lambda _: True,
    Step.SUBSTITUTE: factory.needs_substitute,
    Step.RETURN: draw_five.has_return_choice,
    Step.EXTRACT: lambda state: state.moves > 0,
    Step.REFILL: stacks.needs_refill_draw,
    Step.OVER: lambda _: True,
}
"""Function by step that returns whether the match waits for a move. True at OVER: no step follows it."""
# Module constant, because looking up an enum member in its class is slow.
PLACE = Step.PLACE


def _end_tiles_step(state: State) -> Iterator[Event]:
    """Ends step TILES. The next one, FIRST, draws lots (GS6) only if the set-up names no first player (GR1)."""
    state.filling = 0
    state.step = Step.FIRST
    return opening.set_named_first_player(state)


def _end_first_player_step(state: State) -> Iterable[Event]:
    state.step = Step.DISPLAY
    return ()


def _end_display_step(state: State) -> Iterable[Event]:
    """GS5: begins the draft with the player to the right of the first player."""
    state.step = Step.DRAFT
    state.seat = (state.first - 1) % len(state.players)
    return ()


def _end_draft_step(state: State) -> Iterator[Event]:
    state.step = Step.ORDERS
    return opening.place_left_over_order(state)


def _end_orders_step(state: State) -> Iterator[Event]:
    state.filling = 0
    return _begin_shift(state)


def _begin_shift(state: State) -> Iterator[Event]:
    """GT1: begins a shift with the turn of the first player."""
    state.step = Step.PLACE
    state.seat = state.first
    yield events.ShiftBegan(state.shift, state.first)


def _draw_known_card(state: State) -> Iterable[Event]:
    """GM1: draws the next card of a draw-5 without a chance move, because it is a known card that was put back earlier.

    After the last card, step TAKE follows: the player may take one of the drawn cards (GA2).
    """
    if state.to_look:
        return draw_five.look_at_card(state, draw_five.draw_five_stack(state).next_card_number())
    state.step = Step.TAKE
    return ()


def _continue_substitute_step(state: State) -> Iterable[Event]:
    """GA1, GA2: loads the next minecart of the bought tile. After the last one, cards of a draw-5 are put back."""
    if state.to_load:
        return factory.load_next_minecart(state)
    state.loading = 0
    state.step = Step.RETURN if state.hand else Step.REFILL
    return ()


def _continue_return_step(state: State) -> Iterable[Event]:
    if state.hand:
        return draw_five.put_back_last_card(state)
    state.side = StackSide.OPEN
    state.step = Step.REFILL
    return ()


def _end_turn(state: State) -> Iterator[Event]:
    """GA10, GT4: refills the emptied place and passes the turn. If no player has workers left, the shift ends."""
    yield from stacks.refill_with_known_card(state)
    state.space = NOTHING
    state.step = PLACE
    following = placing.next_seat_with_workers(state)
    if following != NOBODY:
        state.seat = following
    else:
        yield from _end_shift(state)


def _end_shift(state: State) -> Iterator[Event]:
    """Ends a shift (GE1 to GE4). After the third shift the game is over (GF1)."""
    yield from shift_end.score_majorities(state)
    if state.shift == LAST_SHIFT:
        state.step = Step.OVER
        yield events.GameEnded(scoring.standing(state).winners)
        return
    yield from shift_end.change_first_player(state)
    yield from shift_end.send_workers_home(state)
    state.shift += 1
    yield from _begin_shift(state)


TRANSITIONS: dict[Step, Callable[[State], Iterable[Event]]] = {
    Step.TILES: _end_tiles_step,
    Step.FIRST: _end_first_player_step,
    Step.DISPLAY: _end_display_step,
    Step.DRAFT: _end_draft_step,
    Step.ORDERS: _end_orders_step,
    Step.LOOK: _draw_known_card,
    Step.SUBSTITUTE: _continue_substitute_step,
    Step.RETURN: _continue_return_step,
    Step.EXTRACT: extraction.end_extraction,
    Step.REFILL: _end_turn,
}
"""Function by step, called when the step needs no decision. It continues the step, or ends it and sets the next one."""
