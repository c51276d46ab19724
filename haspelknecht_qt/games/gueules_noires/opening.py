"""Steps before the first shift: laying out tiles and orders, drawing lots for first player, draft (GS3, GS5, GS6)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import StackKind, State, Step


def lay_tile(state: State, face: int) -> Iterator[Event]:
    """GS3: lays a tile with this face on the next open space of the factory."""
    place = state.box.open_tiles[state.filling]
    state.stacks[StackKind.TILES].draw(face)
    state.tiles[place] = face
    state.filling += 1
    yield events.TileRevealed(place, face)


def refusal_of_lot(state: State, move: moves.DrawFirstPlayer) -> str | None:
    """Returns the id of the rule that forbids this result of drawing lots now; None if it is legal."""
    return None if state.step is Step.FIRST and move.seat < len(state.players) else move.base_rule


def set_drawn_first_player(state: State, move: moves.DrawFirstPlayer) -> Iterator[Event]:
    """GS6: makes the drawn seat the first player."""
    state.first = move.seat
    yield events.FirstPlayerDrawn(move.seat)


def set_named_first_player(state: State) -> Iterator[Event]:
    """GR1: makes the seat named in the set-up the first player. Does nothing if none is named: then lots are drawn."""
    if state.box.first_player is not None:
        state.first = state.box.first_player
        yield events.FirstPlayerDrawn(state.first)


def turn_up_order(state: State, order: int) -> Iterator[Event]:
    """GS5: turns an order face up for the draft."""
    state.stacks[StackKind.ORDERS].draw(order)
    state.display.append(order)
    yield events.OrderDisplayed(order)


def refusal_of_draft(state: State, move: moves.Draft) -> str | None:
    """Returns the id of the rule that forbids taking this order in the draft now; None if it is legal."""
    return None if state.step is Step.DRAFT and move.order in state.display else move.base_rule


def take_draft_order(state: State, move: moves.Draft) -> Iterator[Event]:
    """GS5: takes an order in the draft. The turn passes anticlockwise, so the first player is last in each round."""
    state.display.remove(move.order)
    state.player.orders.append(move.order)
    yield events.OrderDrafted(state.seat, move.order)
    state.seat = (state.seat - 1) % len(state.players)


def place_left_over_order(state: State) -> Iterator[Event]:
    """GR2: moves the last order of the draft to the rightmost order space."""
    place = state.box.open_orders[-1]
    order = state.display.pop()
    state.orders[place] = order
    yield events.OrderRevealed(place, order, left_over=True)


def lay_order(state: State, order: int) -> Iterator[Event]:
    """GS5: lays an order on the next open order space, from left to right."""
    place = state.box.open_orders[state.filling]
    state.stacks[StackKind.ORDERS].draw(order)
    state.orders[place] = order
    state.filling += 1
    yield events.OrderRevealed(place, order)
