"""Gueules Noires as a `Game`: table, bots and command line use the rules through this object without state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from attrs import field

from haspelknecht_qt.core.base_game import BaseGame
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, Decision, Option, ScoreItem
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.games.gueules_noires import (
    draw_five,
    events,
    extraction,
    factory,
    moves,
    opening,
    placing,
    scoring,
    stacks,
)
from haspelknecht_qt.games.gueules_noires.calendar import NEEDS_DECISION, TRANSITIONS
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.printed import PLAYER_COUNTS
from haspelknecht_qt.games.gueules_noires.setup import (
    OPTIONS,
    Setup,
    initial_state,
    options_of,
    read_setup,
    setup_from_json,
    setup_to_json,
)
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, State, Step

_cached_decision = cache(Decision)
CHANCE_STEPS = frozenset({Step.TILES, Step.FIRST, Step.DISPLAY, Step.ORDERS, Step.LOOK, Step.REFILL})
"""Steps whose decision is made by chance."""
STEPS_WITH_HAND = frozenset({Step.TAKE, Step.SUBSTITUTE, Step.RETURN})
"""Steps at which cards of a draw-5 may be in hand. At SUBSTITUTE, the player has just bought one of the drawn tiles."""
# Module constants, because looking up an enum member in its class is slow.
FIRST, LOOK, LAST_STEP = Step.FIRST, Step.LOOK, Step.OVER


@frozen
class GueulesNoires(BaseGame[State, moves.Move, Event, Setup]):
    """Game of Gueules Noires. New matches use the printed values `components`."""

    components: Components
    name: str = field(default="gueules_noires", init=False)
    rules_version: int = field(default=1, init=False)
    event_class: type[Event] = field(default=Event, init=False)
    players_allowed: tuple[int, ...] = field(default=PLAYER_COUNTS, init=False)
    options: tuple[Option, ...] = field(default=OPTIONS, init=False)
    score_items: tuple[ScoreItem, ...] = field(default=scoring.ITEMS, init=False)
    combined_choice_steps: frozenset[str] = field(default=frozenset({Step.EXTRACT.value}), init=False)
    turn_start_steps: frozenset[str] = field(default=frozenset({Step.DRAFT.value, Step.PLACE.value}), init=False)
    private_steps: frozenset[str] = field(default=frozenset(step.value for step in STEPS_WITH_HAND), init=False)
    # All see that a player looks at cards and where they are put back (GR5).
    hidden_move: moves.Move | None = field(default=moves.HIDDEN_MOVE, init=False)

    # These functions implement the methods of `Game`.
    options_of = staticmethod(options_of)
    initial_state = staticmethod(initial_state)
    standing = staticmethod(scoring.standing)
    read_move = staticmethod(moves.read_move)

    @override
    def setup(self, options: JsonObject, seed: int) -> Setup:
        """Returns the set-up for these options. `seed` is not used: it decides only chance moves."""
        return read_setup(options, self.components)

    @override
    def setup_to_json(self, setup: Setup) -> JsonObject:
        return setup_to_json(setup, self.components)

    @override
    def setup_from_json(self, data: JsonValue) -> Setup:
        return setup_from_json(data, self.components)

    @override
    def draw_setup_again(self, setup: Setup, seed: int) -> Setup:
        return setup

    @override
    def decision(self, state: State) -> Decision | None:
        """Returns the pending decision; None after the end of the game.

        Its step is a `state.Step`. At step LOOK, its `seat` is the only one that sees the drawn card (GR5).
        """
        step = state.step
        if step in CHANCE_STEPS:
            return _cached_decision(CHANCE, step, state.seat if step is LOOK else None)
        if step is LAST_STEP:
            return None
        return _cached_decision(state.seat, step)

    @override
    def legal_moves(self, state: State) -> Sequence[moves.Move]:
        return LEGAL_MOVES[state.step](state)

    @override
    def why_not(self, state: State, move: moves.Move) -> str | None:
        if state.step is Step.OVER:
            return "GT1"
        return REFUSALS[type(move)](state, move)

    @override
    def carry_out(self, state: State, move: moves.Move) -> Iterator[Event]:
        yield from CARRY_OUT[type(move)](state, move)
        while not NEEDS_DECISION[state.step](state):
            yield from TRANSITIONS[state.step](state)

    @override
    def draw_chance_move(self, state: State, generator: Generator) -> moves.Move:
        """Returns a random chance move: a card or the first player. Raises ValueError if chance does not decide."""
        if state.step is FIRST:
            return moves.DRAW_FIRST_PLAYER[generator.for_event(0).random_below(len(state.players))]
        return stacks.sample_draw(state, generator)

    @override
    def observe(self, state: State, seat: int) -> State:
        """Returns the state as this seat may see it. Cards that only other seats know become UNKNOWN (GR5, GM4).

        These are cards in another seat's hand, and cards that other seats put back. They count as unseen.
        """
        seen = state.copy()
        for stack in seen.stacks:
            stack.hide_from(seat)
        if seen.hand and seen.seat != seat:
            rest = draw_five.draw_five_stack(seen).unseen_by_kind
            for kind in seen.hand:
                if kind != UNKNOWN:
                    rest[kind] += 1
            seen.hand = [UNKNOWN for _ in seen.hand]
        return seen

    @override
    def observe_event(self, event: Event, seat: int) -> Event:
        """Returns the event as this seat may see it: cards that others look at or put back become UNKNOWN (GR5)."""
        return events.event_as_seen_by(event, seat)

    @override
    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(scoring.current_score(player) for player in state.players)

    @override
    def period(self, state: State) -> tuple[int, int]:
        """Returns the shift and 0, because shifts have no smaller periods."""
        return state.shift, 0

    @override
    def hidden_count(self, state: State) -> int:
        """GM1: returns the number of cards in the stacks. Cards put back count, although one player knows them."""
        return sum(map(len, state.stacks))

    @override
    def is_secret(self, state: State) -> bool:
        """GR5: whether the deciding seat holds cards that the other seats must not see."""
        return bool(state.hand) and state.step in STEPS_WITH_HAND

    @override
    def is_hidden_from(self, state: State, decision: Decision, move: moves.Move, seat: int) -> bool:
        """GR5: whether the move's card is hidden from this seat, because another seat looked at it or put it back."""
        if decision.step == Step.LOOK.value:
            return decision.seat != seat
        return isinstance(move, moves.ReturnTile | moves.ReturnOrder | moves.HiddenMove) and decision.actor != seat

    @override
    def replacement_moves(self, state: State, move: moves.Move) -> None:
        """Returns None: moves of old records need no replacement, because all versions have the same decisions."""


LEGAL_MOVES: dict[Step, Callable[[State], list[moves.Move]]] = {
    Step.TILES: stacks.possible_draws,
    Step.FIRST: lambda state: list(moves.DRAW_FIRST_PLAYER[: len(state.players)]),
    Step.DISPLAY: stacks.possible_draws,
    Step.DRAFT: lambda state: [moves.DRAFT[order] for order in state.display],
    Step.ORDERS: stacks.possible_draws,
    Step.PLACE: placing.legal_moves,
    Step.LOOK: stacks.possible_draws,
    Step.TAKE: draw_five.legal_take_moves,
    Step.SUBSTITUTE: factory.substitute_moves,
    Step.RETURN: draw_five.legal_return_moves,
    Step.EXTRACT: extraction.legal_moves,
    Step.REFILL: stacks.possible_draws,
    Step.OVER: lambda _: [],
}

REFUSALS: dict[type[moves.Move], Callable[[State, Any], str | None]] = {
    moves.DrawTile: stacks.refusal,
    moves.DrawOrder: stacks.refusal,
    moves.DrawFirstPlayer: opening.refusal_of_lot,
    moves.Draft: opening.refusal_of_draft,
    moves.PlaceWorkers: placing.refusal,
    moves.TakeTile: draw_five.refusal_to_take,
    moves.TakeOrder: draw_five.refusal_to_take,
    moves.TakeNone: draw_five.refusal_to_take,
    moves.Substitute: factory.refusal,
    moves.ReturnTile: draw_five.refusal_to_return,
    moves.ReturnOrder: draw_five.refusal_to_return,
    moves.MoveCage: extraction.refusal,
    moves.Load: extraction.refusal,
    moves.FillFromCage: extraction.refusal,
    moves.FillFromStock: extraction.refusal,
    moves.FillWithTwoCubes: extraction.refusal,
    moves.Store: extraction.refusal,
    moves.Stop: extraction.refusal,
    moves.HiddenMove: lambda _, move: move.base_rule,
}


def _draw(state: State, move: moves.DrawTile | moves.DrawOrder) -> Iterator[Event]:
    return CARRY_OUT_DRAW[state.step](state, move.face if isinstance(move, moves.DrawTile) else move.order)


CARRY_OUT_DRAW: dict[Step, Callable[[State, int], Iterator[Event]]] = {
    Step.TILES: opening.lay_tile,
    Step.DISPLAY: opening.turn_up_order,
    Step.ORDERS: opening.lay_order,
    Step.LOOK: draw_five.look_at_card,
    Step.REFILL: stacks.refill_place,
}
"""Function that carries out the draw of a tile or order, by step."""

CARRY_OUT: dict[type[moves.Move], Callable[[State, Any], Iterator[Event]]] = {
    moves.DrawTile: _draw,
    moves.DrawOrder: _draw,
    moves.DrawFirstPlayer: opening.set_drawn_first_player,
    moves.Draft: opening.take_draft_order,
    moves.PlaceWorkers: placing.place_workers,
    moves.TakeTile: draw_five.take_card,
    moves.TakeOrder: draw_five.take_card,
    moves.TakeNone: draw_five.take_card,
    moves.Substitute: lambda state, move: factory.load_cube(state, move.colour),
    moves.ReturnTile: draw_five.put_back,
    moves.ReturnOrder: draw_five.put_back,
    moves.MoveCage: extraction.move_cage,
    moves.Load: extraction.load,
    moves.FillFromCage: extraction.fill_order_cell,
    moves.FillFromStock: extraction.fill_order_cell,
    moves.FillWithTwoCubes: extraction.fill_order_cell,
    moves.Store: extraction.store,
    moves.Stop: lambda state, _: extraction.end_extraction(state),
}


def carry_out_move_only(state: State, move: moves.Move) -> None:
    """Carries out a legal move in place, without the automatic steps after it. The new step may need no decision."""
    for _ in CARRY_OUT[type(move)](state, move):
        pass
