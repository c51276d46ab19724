"""Rules of Haspelknecht as a stateless object, which implements the `Game` interface."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import Any

from attrs import field

from haspelknecht_qt.core.base_game import BaseGame
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, Decision, Option, ScoreItem
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.games.haspelknecht import (
    calendar,
    events,
    executing,
    markers,
    mining,
    moves,
    planning,
    refilling,
    scoring,
    taking,
    tiles,
    winter,
    working,
)
from haspelknecht_qt.games.haspelknecht.calendar import NEEDS_DECISION
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.printed import PLAYER_COUNTS
from haspelknecht_qt.games.haspelknecht.setup import (
    Setup,
    draw_setup_again,
    initial_state,
    match_options,
    options_of,
    read_setup,
    setup_from_json,
    setup_to_json,
)
from haspelknecht_qt.games.haspelknecht.state import State

_make_decision = cache(Decision)
_PLANNING = frozenset({Step.PLANNING.value})
CHANCE_STEPS = frozenset({Step.FIRST_TURN_ORDER, Step.REFILLING})
"""Steps in which chance decides."""
# Module constants for speed: reading one is faster than looking up a member of an enum.
FIRST_TURN_ORDER, END = Step.FIRST_TURN_ORDER, Step.END


@frozen
class Haspelknecht(BaseGame[State, moves.Move, Event, Setup]):
    """Rules of Haspelknecht. `components` are the printed values for new matches."""

    components: Components
    name: str = field(default="haspelknecht", init=False)
    rules_version: int = field(default=1, init=False)
    event_class: type[Event] = field(default=Event, init=False)
    players_allowed: tuple[int, ...] = field(default=PLAYER_COUNTS, init=False)  # 2 to 4 (S1).
    score_items: tuple[ScoreItem, ...] = field(default=scoring.ITEMS, init=False)
    # All moves of a plan are one choice (P1).
    combined_choice_steps: frozenset[str] = field(default=_PLANNING, init=False)
    # Empty: a turn has several moves in one step. The change of step begins a turn, also of the same seat: the other
    # seats may be skipped, and the last seat of one step may be the first of the next (O1, O2).
    turn_start_steps: frozenset[str] = field(default=frozenset(), init=False)
    step_change_begins_turn: bool = field(default=True, init=False)
    private_steps: frozenset[str] = field(default=_PLANNING, init=False)  # Plans may be hidden (R9).
    # None: others do not notice that a planning move was made (R9).
    hidden_move: moves.Move | None = field(default=None, init=False)

    # These functions implement the methods of `Game` with the same names.
    options_of = staticmethod(options_of)
    draw_setup_again = staticmethod(draw_setup_again)
    initial_state = staticmethod(initial_state)
    standing = staticmethod(scoring.standing)
    read_move = staticmethod(moves.read_move)

    @property
    @override
    def options(self) -> tuple[Option, ...]:
        return match_options(self.components)

    @override
    def setup(self, options: JsonObject, seed: int) -> Setup:
        return read_setup(options, seed, self.components)

    @override
    def setup_to_json(self, setup: Setup) -> JsonObject:
        return setup_to_json(setup, self.components)

    @override
    def setup_from_json(self, data: JsonValue) -> Setup:
        return setup_from_json(data, self.components)

    @override
    def decision(self, state: State) -> Decision | None:
        step = state.step
        if step in CHANCE_STEPS:
            return _make_decision(CHANCE, step)
        if step is END:
            return None
        return _make_decision(state.order[state.turn], step)

    @override
    def legal_moves(self, state: State) -> Sequence[moves.Move]:
        return LEGAL_MOVES[state.step](state)

    @override
    def why_not(self, state: State, move: moves.Move) -> str | None:
        match state.step:
            case Step.FIRST_TURN_ORDER | Step.REFILLING | Step.RETURNING_WATER:
                return None if move in self.legal_moves(state) else move.base_rule
            case Step.FIRST_TAKING | Step.SECOND_TAKING:
                return taking.refusal(state, move)
            case Step.PLANNING:
                return planning.refusal(state, move)
            case Step.EXECUTING:
                return executing.refusal(state, move)
            case Step.WINTER | Step.STORING:
                return winter.refusal(state, move)
            case Step.END:
                return "Y1"

    @override
    def carry_out(self, state: State, move: moves.Move) -> Iterator[Event]:
        rule, afterwards = CARRY_OUT[type(move)]
        yield from rule(state, move)
        yield from afterwards(state)
        while not NEEDS_DECISION[state.step](state):
            yield from calendar.end_turn_or_step(state)

    @override
    def draw_chance_move(self, state: State, generator: Generator) -> moves.Move:
        """Returns a random chance move: disks from the bag, or first turn order. Raises ValueError in other steps."""
        if state.step not in CHANCE_STEPS:
            raise ValueError(f"nothing is drawn at step {state.step.value}")
        if state.step is not FIRST_TURN_ORDER:
            return refilling.draw_disks(state, generator.for_event(state.year, state.season, state.filling))
        seats = list(range(len(state.players)))
        generator.for_event(0).shuffle(seats)
        return moves.SetFirstTurnOrder(tuple(seats))

    @override
    def observe(self, state: State, seat: int) -> State:
        """Returns the position as a seat sees it. R9: hidden plans of other seats are replaced by empty plans."""
        seen = state.copy()
        if self.is_secret(state):
            for other, player in enumerate(seen.players):
                if other != seat:
                    planning.take_back_pieces(player)
        return seen

    @override
    def observe_event(self, event: Event, seat: int) -> Event:
        """Returns the event unchanged: only moves of hidden plans must be secret, and `is_hidden_from` hides these."""
        return event

    @override
    def hidden_count(self, state: State) -> int:
        """Returns 0: there are no hidden pieces that a move could reveal, as the content of the bag is public."""
        return 0

    @override
    def is_secret(self, state: State) -> bool:
        """R9: whether plans are hidden in this position. They are hidden until the last plan is confirmed."""
        return state.box.hides_plans and state.step == Step.PLANNING

    @override
    def is_hidden_from(self, state: State, decision: Decision, move: moves.Move, seat: int) -> bool:
        """R9: whether a move belongs to another seat's plan that is still hidden."""
        return decision.step == Step.PLANNING and decision.actor != seat and self.is_secret(state)

    @override
    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(scoring.current_score(player) for player in state.players)

    @override
    def period(self, state: State) -> tuple[int, int]:
        """Returns year (from 1) and season (Y1)."""
        return state.year, int(state.season)

    @override
    def replacement_moves(self, state: State, move: moves.Move) -> Sequence[moves.Move] | None:
        return executing.migrate_move(state, move) if state.step in markers.WORKING_STEPS else None


LEGAL_MOVES: dict[Step, Callable[[State], list[moves.Move]]] = {
    Step.FIRST_TURN_ORDER: lambda state: [*map(moves.SetFirstTurnOrder, permutations(range(len(state.players))))],
    Step.REFILLING: refilling.possible_draws,
    Step.FIRST_TAKING: taking.legal_moves,
    Step.SECOND_TAKING: taking.legal_moves,
    Step.RETURNING_WATER: lambda _: [moves.RETURN_WATER, moves.KEEP_WATER],
    Step.PLANNING: planning.legal_moves,
    Step.EXECUTING: executing.legal_moves,
    Step.WINTER: winter.legal_moves,
    Step.STORING: winter.legal_moves,
    Step.END: lambda _: [],
}


def _set_first_turn_order(state: State, move: moves.SetFirstTurnOrder) -> Iterator[Event]:
    """S4, S5: sets the turn order and begins the first filling of the pools."""
    state.order = list(move.seats)
    refilling.begin_refilling(state)
    yield events.TurnOrderDetermined(move.seats)


def _continue_turn(state: State) -> Iterable[Event]:
    """Continues the player's turn. Work without a possible action ends, and questions with one answer are skipped."""
    state.acted = True
    return executing.skip_forced_decisions(state)


def _answer_or_act(state: State, move: moves.Move) -> Iterator[Event]:
    """Answers the question of a tile just acquired; without a question, carries out the active worker's action."""
    return tiles.carry_out_answer(state, move) if state.effect else working.carry_out_action(state, move)


def _do_nothing(*_: State | moves.Move) -> Iterable[Event]:
    return ()


CARRY_OUT: dict[
    type[moves.Move], tuple[Callable[[State, Any], Iterable[Event]], Callable[[State], Iterable[Event]]]
] = {
    moves.SetFirstTurnOrder: (_set_first_turn_order, _do_nothing),
    moves.Draw: (refilling.fill_pool, _do_nothing),
    moves.Take: (taking.take, calendar.end_turn),
    moves.Pass: (taking.skip_second_taking, calendar.end_turn),
    moves.ReturnWater: (taking.return_water, calendar.end_turn),
    moves.KeepWater: (taking.keep_water, calendar.end_turn),
    moves.ExchangeDisks: (markers.exchange, _do_nothing),
    moves.Place: (planning.place_piece, _do_nothing),
    moves.Confirm: (planning.confirm, calendar.end_turn),
    moves.Activate: (working.activate, _continue_turn),
    moves.Acquire: (executing.acquire, _continue_turn),
    moves.RemoveWater: (_answer_or_act, _continue_turn),
    moves.Excavate: (_answer_or_act, _continue_turn),
    moves.Reel: (_answer_or_act, _continue_turn),
    moves.ChooseMiningTimberGain: (_answer_or_act, _continue_turn),
    moves.Sell: (_answer_or_act, _continue_turn),
    moves.Decline: (_answer_or_act, _continue_turn),
    moves.FinishWork: (lambda state, _: working.stop_work(state), _continue_turn),
    moves.PlaceWood: (mining.place_wood, _continue_turn),
    moves.UseMarker: (markers.play_marker, _continue_turn),
    moves.Burn: (tiles.use_charcoal_burner, _continue_turn),
    moves.Store: (winter.store_good, _continue_turn),
    moves.EndTurn: (_do_nothing, calendar.end_turn),
    moves.Done: (_do_nothing, calendar.end_turn),
}
"""Two functions for each kind of move: the first one carries it out, the second one continues or ends the turn."""
