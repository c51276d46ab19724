"""Action phase, step 3: determining the turn order (O1, O2)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.state import State


def first_cart_field_value(state: State, seat: int) -> int:
    """O1: returns the total value of the disks on a player's cart field 1."""
    black, brown, yellow = state.players[seat].cart1
    of_black, of_brown, of_yellow = state.box.components.disk_value
    return black * of_black + brown * of_brown + yellow * of_yellow


def new_order(state: State) -> list[int]:
    """O1: returns the seats by ascending total. O2: of seats with equal totals, the one that was later goes first."""
    later_first = list(reversed(state.order))
    return sorted(later_first, key=lambda seat: first_cart_field_value(state, seat))


def set_new_order(state: State) -> Iterator[Event]:
    """O1, O2: sets the new turn order."""
    order = state.order = new_order(state)
    yield events.TurnOrderDetermined(tuple(order), tuple(first_cart_field_value(state, seat) for seat in order))
