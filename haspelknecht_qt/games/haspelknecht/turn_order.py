"""Action phase, step 3: determining the turn order (O1, O2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.state import State


def first_cart_field_value(state: State, seat: int) -> int:
    """O1: returns the total value of the disks on a player's cart field 1."""
    black, brown, yellow = state.players[seat].cart1
    of_black, of_brown, of_yellow = state.box.components.disk_value
    return black * of_black + brown * of_brown + yellow * of_yellow


def sorted_by_total(order: Sequence[int], total_of: Callable[[int], int]) -> list[int]:
    """O1: returns the seats by ascending total. O2: of seats with equal totals, the one later in `order` goes first."""
    later_first = order[::-1]
    return sorted(later_first, key=total_of)


def new_order(state: State) -> list[int]:
    """Returns the seats in the new turn order."""
    return sorted_by_total(state.order, lambda seat: first_cart_field_value(state, seat))


def set_new_order(state: State) -> Iterator[Event]:
    """O1, O2: sets the new turn order."""
    order = state.order = new_order(state)
    yield events.TurnOrderDetermined(tuple(order), tuple(first_cart_field_value(state, seat) for seat in order))
