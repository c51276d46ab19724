"""The stacks of tiles and of orders: possible draws, random draws, and refilling spaces (GS3, GS5, GA10, GM1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.match_data import IS_SPACE_REFILLED
from haspelknecht_qt.games.gueules_noires.state import NOTHING, UNKNOWN, Stack, StackKind, State, Step

_DRAW_MOVES: dict[StackKind, Sequence[moves.DrawTile | moves.DrawOrder]] = {
    StackKind.TILES: moves.DRAW_TILE,
    StackKind.ORDERS: moves.DRAW_ORDER,
}
# Module constant, because looking up an enum member in its class is slow.
TILES = StackKind.TILES
SETUP_STACKS = {Step.TILES: StackKind.TILES, Step.DISPLAY: StackKind.ORDERS, Step.ORDERS: StackKind.ORDERS}
"""Stack from which chance draws, by step before the first shift."""
SPACE_STACK_STEPS = (Step.LOOK, Step.REFILL)
"""Steps at which chance draws from the stack of the space on which the player placed workers."""


def drawn_stack(state: State) -> StackKind | None:
    """Returns the stack from which chance draws at this step; None if chance draws no card now."""
    return state.box.spaces[state.space].stack_kind if state.step in SPACE_STACK_STEPS else SETUP_STACKS.get(state.step)


def possible_draws(state: State) -> list[moves.Move]:
    """Returns the draws of a card unknown to the holder of this state: one for each possible face or order, ascending.

    These are cards that nobody has seen and, in an observation, cards that other seats put back (GM4).
    """
    stack_kind = drawn_stack(state)
    if stack_kind is None:
        return []
    draws = _DRAW_MOVES[stack_kind]
    return [draws[kind] for kind, count in enumerate(state.stacks[stack_kind].unseen_by_kind) if count]


def refusal(state: State, move: moves.DrawTile | moves.DrawOrder) -> str | None:
    """Returns the id of the rule that forbids this draw now; None if it is legal."""
    stack_kind = TILES if isinstance(move, moves.DrawTile) else StackKind.ORDERS
    kind = move.face if isinstance(move, moves.DrawTile) else move.order
    is_drawn_from = drawn_stack(state) == stack_kind
    return None if is_drawn_from and state.stacks[stack_kind].unseen_by_kind[kind] else move.base_rule


def sample_draw(state: State, generator: Generator) -> moves.Move:
    """Returns a random draw of an unseen card, all equally likely. Raises ValueError if chance draws no card now."""
    stack_kind = drawn_stack(state)
    if stack_kind is None:
        raise ValueError(f"nothing is drawn at step {state.step.value}")
    rest = state.stacks[stack_kind].unseen_by_kind
    left = sum(rest)
    # The random number depends on the stack and on its number of unseen cards. The latter falls with each draw, so
    # each draw has a random number of its own.
    number = generator.for_event(stack_kind + 1, left).random_below(left)
    for kind, count in enumerate(rest):
        number -= count
        if number < 0:
            return _DRAW_MOVES[stack_kind][kind]
    raise ValueError(f"the counts of unseen cards of {stack_kind.name} changed during a draw")


def place_to_refill(state: State) -> int:
    """Returns the place, from 0, that was emptied in this turn and is still empty; NOTHING if there is none."""
    if not IS_SPACE_REFILLED[state.space]:
        return NOTHING
    space = state.box.spaces[state.space]
    places = state.tiles if space.stack_kind is TILES else state.orders
    return NOTHING if places[space.value] != NOTHING else space.value


def needs_refill_draw(state: State) -> bool:
    """Whether the emptied place gets a card unknown to the holder of this state. Then chance draws it."""
    return place_to_refill(state) != NOTHING and _stack_for_refill(state).next_card_number() == UNKNOWN


def refill_with_known_card(state: State) -> Iterator[Event]:
    """Refills the emptied place with the next card, put back earlier (GM1). Without a card it stays empty (GA10)."""
    if place_to_refill(state) != NOTHING and (known := _stack_for_refill(state).next_card_number()) != NOTHING:
        yield from refill_place(state, known)


def refill_place(state: State, kind: int) -> Iterator[Event]:
    """GA10: lays the top card of the stack face up on the emptied place. `kind` is its face or order number."""
    place = place_to_refill(state)
    _stack_for_refill(state).draw(kind)
    if state.box.spaces[state.space].stack_kind is TILES:
        state.tiles[place] = kind
        yield events.TileRevealed(place, kind)
    else:
        state.orders[place] = kind
        yield events.OrderRevealed(place, kind)


def _stack_for_refill(state: State) -> Stack:
    """Returns the stack that refills the space on which workers were placed in this turn."""
    stack_kind = state.box.spaces[state.space].stack_kind
    if stack_kind is None:
        raise ValueError(f"space {state.space} holds neither tile nor order")
    return state.stacks[stack_kind]
