"""The two stacks: possible draws, draws by chance, and refilling (GS3, GS5, GA10, GM1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import events, moves
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.match_data import IS_REFILLED
from haspelknecht_qt.games.gueules_noires.state import NOTHING, UNKNOWN, Stack, Stacked, State, Step

_DRAWS: dict[Stacked, Sequence[moves.DrawTile | moves.DrawOrder]] = {
    Stacked.TILES: moves.DRAW_TILE,
    Stacked.ORDERS: moves.DRAW_ORDER,
}


# Constants: looking up a member in its class takes longer than the checks below.
TILES = Stacked.TILES
DRAWN_AT = {Step.TILES: Stacked.TILES, Step.DISPLAY: Stacked.ORDERS, Step.ORDERS: Stacked.ORDERS}
"""Stack from which chance draws at each step of the set-up."""
SPACE_STEPS = (Step.LOOK, Step.REFILL)
"""Steps at which chance draws for the space on which the workers were placed."""


def drawn_now(state: State) -> Stacked | None:
    """The stack from which chance draws at this step, if any."""
    return state.box.spaces[state.space].stacked if state.step in SPACE_STEPS else DRAWN_AT.get(state.step)


def outcomes(state: State) -> list[moves.Move]:
    """Every face, or order, that can be drawn from the unseen rest, each once, in ascending order."""
    stacked = drawn_now(state)
    if stacked is None:
        return []
    draws = _DRAWS[stacked]
    return [draws[kind] for kind, count in enumerate(state.stacks[stacked].rest) if count]


def refusal(state: State, move: moves.DrawTile | moves.DrawOrder) -> str | None:
    """Returns the rule that forbids this draw now, or None."""
    stacked, kind = (Stacked.TILES, move.face) if isinstance(move, moves.DrawTile) else (Stacked.ORDERS, move.order)
    return None if drawn_now(state) == stacked and state.stacks[stacked].rest[kind] else move.base_rule


def sample(state: State, generator: Generator) -> moves.Move:
    """Draws from the unseen rest, each tile or order equally likely. Raises ValueError if it is not a step of chance."""
    stacked = drawn_now(state)
    if stacked is None:
        raise ValueError(f"nothing is drawn at step {state.step.value}")
    rest = state.stacks[stacked].rest
    left = sum(rest)
    # The event: the stack, and the place of the card in it, counted from its bottom.
    number = generator.at(stacked + 1, left).below(left)
    for kind, count in enumerate(rest):
        number -= count
        if number < 0:
            return _DRAWS[stacked][kind]
    raise ValueError("the counts of a stack never change while it is drawn from")


def place_to_refill(state: State) -> int:
    """The place, from 0, that was emptied in this turn and is still empty; else NOTHING."""
    if not IS_REFILLED[state.space]:
        return NOTHING
    space = state.box.spaces[state.space]
    places = state.tiles if space.stacked is TILES else state.orders
    return NOTHING if places[space.value] != NOTHING else space.value


def draws_refill(state: State) -> bool:
    """Whether the card for the emptied place is drawn by chance."""
    return place_to_refill(state) != NOTHING and _stack(state).next_known() == UNKNOWN


def refill_known(state: State) -> Iterator[Event]:
    """Refills the emptied place with a card put back on the stack earlier (GM1). An exhausted stack leaves it empty (GA10)."""
    if place_to_refill(state) != NOTHING and (known := _stack(state).next_known()) != NOTHING:
        yield from refill(state, known)


def refill(state: State, kind: int) -> Iterator[Event]:
    """GA10: the top of the stack goes face up to the emptied place."""
    place = place_to_refill(state)
    _stack(state).draw(kind)
    if state.box.spaces[state.space].stacked is TILES:
        state.tiles[place] = kind
        yield events.TileRevealed(place, kind)
    else:
        state.orders[place] = kind
        yield events.OrderRevealed(place, kind)


def _stack(state: State) -> Stack:
    """The stack that refills the present space."""
    stacked = state.box.spaces[state.space].stacked
    if stacked is None:
        raise ValueError(f"space {state.space} holds neither tile nor order")
    return state.stacks[stacked]
