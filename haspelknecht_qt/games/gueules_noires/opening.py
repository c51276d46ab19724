"""Steps of the set-up: laying out tiles and orders, the lot for the first player, the draft (GS3, GS5, GS6)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import Stacked, State, Step


def lay_tile(state: State, face: int) -> Iterator[Event]:
    """GS3: the next open space of the factory gets a tile."""
    place = state.box.open_tiles[state.filling]
    state.stacks[Stacked.TILES].draw(face)
    state.tiles[place] = face
    state.filling += 1
    yield events.TileRevealed(place, face)


def lots(state: State) -> list[moves.Move]:
    """GS6: possible results of the lot: every seat may be the first player."""
    return list(moves.FIRST[: len(state.players)])


def refusal_of_lot(state: State, move: moves.First) -> str | None:
    """Returns the rule that forbids this result of the lot now, or None."""
    return None if state.step is Step.FIRST and move.seat < len(state.players) else move.base_rule


def choose_first(state: State, move: moves.First) -> Iterator[Event]:
    """GS6: makes the seat drawn the first player."""
    state.first = move.seat
    yield events.FirstPlayerDrawn(move.seat)


def fix_first(state: State) -> Iterator[Event]:
    """GR1: makes the seat that the set-up names the first player; without one, the lot decides later."""
    if state.box.first_player is not None:
        state.first = state.box.first_player
        yield events.FirstPlayerDrawn(state.first)


def display(state: State, order: int) -> Iterator[Event]:
    """GS5: puts an order on display for the draft."""
    state.stacks[Stacked.ORDERS].draw(order)
    state.display.append(order)
    yield events.OrderDisplayed(order)


def is_displayed(state: State) -> bool:
    """Whether the display has all orders for the draft (GS5)."""
    return len(state.display) >= state.box.components.setup.display[len(state.players)]


def begin_draft(state: State) -> None:
    """GS5: the player to the right of the first player takes first."""
    state.step = Step.DRAFT
    state.seat = (state.first - 1) % len(state.players)


def is_drafted(state: State) -> bool:
    """Whether one order is left over (GS5)."""
    return len(state.display) <= 1


def drafts(state: State) -> list[moves.Move]:
    """Moves that take an order on display, in the order of appearance."""
    return [moves.DRAFT[order] for order in state.display]


def refusal_of_draft(state: State, move: moves.Draft) -> str | None:
    """Returns the rule that forbids drafting this order now, or None."""
    return None if state.step is Step.DRAFT and move.order in state.display else move.base_rule


def draft(state: State, move: moves.Draft) -> Iterator[Event]:
    """GS5: the player takes an order. The turn passes anticlockwise, so the first player takes last in each round."""
    state.display.remove(move.order)
    state.player.orders.append(move.order)
    yield events.OrderDrafted(state.seat, move.order)
    state.seat = (state.seat - 1) % len(state.players)


def place_left_over(state: State) -> Iterator[Event]:
    """GR2: the order left over goes to the rightmost order space automatically."""
    place = state.box.open_orders[-1]
    order = state.display.pop()
    state.orders[place] = order
    yield events.OrderRevealed(place, order, left_over=True)


def lay_order(state: State, order: int) -> Iterator[Event]:
    """GS5: the next open order space from the left gets an order."""
    place = state.box.open_orders[state.filling]
    state.stacks[Stacked.ORDERS].draw(order)
    state.orders[place] = order
    state.filling += 1
    yield events.OrderRevealed(place, order)
