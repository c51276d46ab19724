"""A player's turn: placing workers on a space or on the bank, and beginning its action (GT1 to GT3, GA7 to GA9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from haspelknecht_qt.games.gueules_noires import delivery, draw_five, events, extraction, factory, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_ACTIONS, Action
from haspelknecht_qt.games.gueules_noires.state import NOBODY, NOTHING, State, Step


def legal_moves(state: State) -> list[moves.Move]:
    """Returns the legal placements: on each space that the player may choose, and on the bank."""
    workers, there, spaces = state.players[state.seat].workers, state.workers_on, state.box.spaces
    found: list[moves.Move] = [
        moves.PLACE[space]
        for space in state.box.open_spaces
        if there[space] < workers
        and ((refusal := _REFUSAL_BY_SPACE[space]) is None or refusal(state, spaces[space].value) is None)
    ]
    found.append(moves.PLACE[BANK])
    return found


def refusal(state: State, move: moves.PlaceWorkers) -> str | None:
    """Returns the id of the rule that forbids placing workers on this space or on the bank; None if it is legal."""
    space = move.space
    if state.step is not Step.PLACE:
        return move.base_rule
    if space == BANK:
        return None
    if not state.box.spaces[space].is_open:
        return "GS2"
    if state.players[state.seat].workers <= state.workers_on[space]:
        return "GT2"
    refusal_of_action = _REFUSAL_BY_SPACE[space]
    return None if refusal_of_action is None else refusal_of_action(state, state.box.spaces[space].value)


def worker_cost(state: State, space: int) -> int:
    """Returns the number of workers to place on a space: one more than are on it (GT2). The bank costs one (GT3)."""
    return 1 if space == BANK else state.workers_on[space] + 1


def _refusal_of_tile(state: State, place: int) -> str | None:
    face = state.tiles[place]
    if face == NOTHING:
        return "GA10"
    return None if state.box.tile_price[face] <= state.players[state.seat].francs else "GA1"


# Module constant, because looking up an enum member in its class is slow.
REFILL = Step.REFILL
_REFUSAL_BY_ACTION: dict[Action, Callable[[State, int], str | None]] = {
    Action.FACTORY: _refusal_of_tile,
    Action.DELIVERY: lambda state, vehicle: None if delivery.deliverable_orders(state, state.seat, vehicle) else "GA7",
    Action.ORDER: lambda state, place: "GA10" if state.orders[place] == NOTHING else None,
    Action.DRAW_FIVE: lambda state, stack_kind: None if len(state.stacks[stack_kind]) else "GR4",
}
_REFUSAL_BY_SPACE = tuple(map(_REFUSAL_BY_ACTION.get, SPACE_ACTIONS))
"""Function by space that checks the action of the space. Spaces whose action is always legal have no function: None.

Its arguments are the state and `WorkerSpace.value`. It returns the id of the rule that forbids the action, or None.
"""


def place_workers(state: State, move: moves.PlaceWorkers) -> Iterator[Event]:
    """GT2, GT3: places the workers and begins the action of the space."""
    number = state.space = move.space
    state.step = REFILL
    if number == BANK:
        yield from _place_on_bank(state)
        return
    count = state.workers_on[number]
    if count:
        state.canteen[state.owner_of[number]] += count
        yield events.WorkersDisplaced(state.owner_of[number], number, count)
    state.workers_on[number] = count + 1
    state.owner_of[number] = state.seat
    state.player.workers -= count + 1
    yield events.WorkersPlaced(state.seat, number, count + 1)
    space = state.box.spaces[number]
    yield from BEGIN_ACTION[space.action](state, space.value)


def _place_on_bank(state: State) -> Iterator[Event]:
    """GT3: places one worker on the bank for its payment. Workers on the bank are never replaced."""
    state.bank[state.seat] += 1
    state.player.workers -= 1
    yield events.WorkersPlaced(state.seat, BANK, 1)
    yield from _gain_francs(state, state.box.components.bank_francs)


def _buy_tile(state: State, place: int) -> Iterator[Event]:
    face = state.tiles[place]
    state.tiles[place] = NOTHING
    return factory.buy_tile(state, face)


def _take_order(state: State, place: int) -> Iterator[Event]:
    order = state.orders[place]
    state.orders[place] = NOTHING
    return delivery.take_order(state, order)


def _gain_francs(state: State, francs: int) -> Iterator[Event]:
    """GA8, GS8: pays francs to the player. The general supply of francs is unlimited."""
    state.player.francs += francs
    yield events.FrancsGained(state.seat, state.space, francs)


BEGIN_ACTION: dict[Action, Callable[[State, int], Iterable[Event]]] = {
    Action.FACTORY: _buy_tile,
    Action.DRAW_FIVE: draw_five.begin_draw_five,
    Action.EXTRACTION: extraction.begin_extraction,
    Action.DELIVERY: delivery.deliver,
    Action.MONEY: _gain_francs,
    Action.ORDER: _take_order,
}
"""Function by action that begins the action. Its arguments are the state and `WorkerSpace.value`."""


def next_seat_with_workers(state: State) -> int:
    """Returns the next seat clockwise that has workers, the current seat last; NOBODY if no seat has any (GT1, GT4)."""
    players, present = state.players, state.seat
    for seat in chain(range(present + 1, len(players)), range(present + 1)):
        if players[seat].workers:
            return seat
    return NOBODY
