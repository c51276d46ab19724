"""A tiny game with chance, two seats, hidden plans and automatic steps: the core knows no particular game.

A round: a die is rolled; a six is rolled once more. Then each seat in turn plans in secret: it places workers 1 to 4,
at most as many as the die shows, and confirms. Worker 2 requires worker 1. The plan is confirmed automatically when all
four are placed, or worker 3 without worker 1; on a five, the seat then confirms once more that it rests. Then each
placed worker scores automatically, and the next round begins.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import define, evolve, field, frozen

from haspelknecht_qt.core.game import CHANCE, Decision, IllegalMove, Option, ScoreItem, SetupError, UnreadableMove
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.standing import SeatStanding, Standing

PRINTED = (1, 2, 3, 4)
SIX = 6
LENGTHS = {"usual": 3, "short": 1}
OPTIONS = ("players", "length", "rounds", "values")


@frozen
class Setup:
    """First seat, number of rounds, and scores of the workers."""

    begins: int
    rounds: int
    values: tuple[int, ...] = PRINTED

    @property
    def components(self) -> tuple[int, ...]:
        """Printed values, under the name that other games use."""
        return self.values


@frozen
class Roll:
    value: int


@frozen
class Place:
    worker: int


@frozen
class Confirm:
    pass


Move = Roll | Place | Confirm
MOVES: tuple[Move, ...] = (
    *(Roll(value) for value in range(1, SIX + 1)),
    *(Place(worker) for worker in PRINTED),
    Confirm(),
)


@frozen
class Done:
    """Event for the move or automatic step that has just happened."""

    what: str


@define
class ToyState:
    setup: Setup
    round: int = 1
    step: str = "rolling"
    seat: int = 0
    die: int = 0
    sixes: int = 0
    plans: list[list[int]] = field(factory=lambda: [[], []])
    scores: list[int] = field(factory=lambda: [0, 0])

    def copy(self) -> ToyState:
        return evolve(self, plans=[plan[:] for plan in self.plans], scores=self.scores[:])


class Toy:
    """The toy game. Plans are hidden until both are confirmed."""

    name = "toy"
    rules_version = 1
    event_class = Done
    players_allowed = (2,)
    options = (Option("length", "usual", lambda _: ("usual", "short")),)
    score_items = (ScoreItem("workers", scored_during_play=True),)
    combined_choice_steps = frozenset({"planning"})
    private_steps = frozenset({"planning", "resting"})
    hidden_move = None
    turn_start_steps = frozenset()
    step_change_begins_turn = False

    def setup(self, options: dict[str, Any], seed: int) -> Setup:
        for key in options:
            if key not in OPTIONS:
                raise SetupError(f"unknown option {key!r}, allowed are {', '.join(OPTIONS)}")
        if options.get("players", 2) != 2:
            raise SetupError(f"players: {options['players']!r}, allowed is 2")
        length = options.get("length", "usual")
        if not isinstance(length, str) or length not in LENGTHS:
            raise SetupError(f"length: {length!r}, allowed are usual and short")
        rounds = options.get("rounds", LENGTHS[length])
        return Setup(Generator(seed, -1).random_below(2), rounds, tuple(options.get("values", PRINTED)))

    def options_of(self, setup: Setup) -> dict[str, Any]:
        return {"rounds": setup.rounds, "values": setup.values}

    def draw_setup_again(self, setup: Setup, seed: int) -> Setup:
        return self.setup(self.options_of(setup), seed)

    def setup_to_json(self, setup: Setup) -> dict[str, Any]:
        data: dict[str, Any] = {"begins": setup.begins, "rounds": setup.rounds}
        return data if setup.values == PRINTED else {**data, "values": list(setup.values)}

    def setup_from_json(self, data: Any) -> Setup:
        if not isinstance(data, dict) or not {"begins", "rounds"} <= set(data) <= {"begins", "rounds", "values"}:
            raise SetupError("allowed keys are begins, rounds, values")
        values = data.get("values", [*PRINTED])
        if data["begins"] not in (0, 1) or type(data["rounds"]) is not int or not isinstance(values, list):
            raise SetupError(f"begins is {data['begins']!r}, allowed is 0 or 1")
        return Setup(data["begins"], data["rounds"], tuple(values))

    def player_count(self, setup: Setup) -> int:  # noqa: ARG002 - always two
        return 2

    def data_hash(self, setup: Setup) -> str:
        return hashlib.sha256(repr(setup.values).encode()).hexdigest()

    def corrected_value_count(self, setup: Setup) -> int:  # noqa: ARG002 - no value is printed
        return 0

    def initial_state(self, setup: Setup) -> ToyState:
        return ToyState(setup, seat=setup.begins)

    def decision(self, state: ToyState) -> Decision | None:
        if state.step == "over":
            return None
        return Decision(CHANCE if state.step == "rolling" else state.seat, state.step)

    def legal_moves(self, state: ToyState) -> Sequence[Move]:
        return [move for move in MOVES if self.why_not(state, move) is None]

    def why_not(self, state: ToyState, move: Move) -> str | None:
        match move:
            case Roll():
                return None if state.step == "rolling" and 1 <= move.value <= SIX else "roll"
            case Place():
                plan = state.plans[state.seat]
                if state.step != "planning" or not 1 <= move.worker <= len(PRINTED) or move.worker in plan:
                    return "place"
                if len(plan) >= state.die:
                    return "die"
                return "beside" if move.worker == 2 and 1 not in plan else None
            case Confirm():
                return None if state.step in {"planning", "resting"} else "confirm"

    def play(self, state: ToyState, move: Move) -> None:
        rule = self.why_not(state, move)
        if rule is not None:
            raise IllegalMove(self.write_move(move), rule, state.step)
        self.advance(state, move)

    def advance(self, state: ToyState, move: Move) -> None:
        for _ in self._happen(state, move):
            pass

    def events_with_states(self, state: ToyState, move: Move) -> Iterator[tuple[Done, ToyState]]:
        rule = self.why_not(state, move)
        if rule is not None:
            raise IllegalMove(self.write_move(move), rule, state.step)
        scratch = state.copy()
        for event in self._happen(scratch, move):
            yield event, scratch.copy()

    def draw_chance_move(self, state: ToyState, generator: Generator) -> Roll:  # noqa: ARG002 - a roll needs no state
        return Roll(1 + generator.random_below(SIX))

    def observe(self, state: ToyState, seat: int) -> ToyState:
        seen = state.copy()
        seen.plans = [plan if owner == seat else [] for owner, plan in enumerate(seen.plans)]
        return seen

    def observe_event(self, event: Done, seat: int) -> Done:  # noqa: ARG002 - events contain no secrets
        return event

    def hidden_count(self, state: ToyState) -> int:  # noqa: ARG002 - no draw is hidden
        return 0

    def is_secret(self, state: ToyState) -> bool:
        return state.step in self.private_steps

    def is_hidden_from(self, state: ToyState, decision: Decision, move: Move, seat: int) -> bool:  # noqa: ARG002 - hides whole plans
        return decision.step in self.private_steps and decision.actor != seat and self.is_secret(state)

    def scores(self, state: ToyState) -> tuple[int, ...]:
        return tuple(state.scores)

    def period(self, state: ToyState) -> tuple[int, int]:
        return min(state.round, state.setup.rounds), 0

    def standing(self, state: ToyState) -> Standing:
        return Standing(
            tuple(
                SeatStanding(seat, (("workers", score),), score, (-abs(seat - state.setup.begins),))
                for seat, score in enumerate(state.scores)
            )
        )

    def digest(self, state: ToyState) -> str:
        return hashlib.sha256(repr(state).encode()).hexdigest()

    def write_move(self, move: Move) -> str:
        match move:
            case Roll():
                return f"roll {move.value}"
            case Place():
                return f"place {move.worker}"
            case Confirm():
                return "confirm"

    def replacement_moves(self, state: ToyState, move: Move) -> list[Move] | None:  # noqa: ARG002
        return None

    def read_move(self, text: str) -> Move:
        for move in MOVES:
            if self.write_move(move) == text:
                return move
        raise UnreadableMove(f"{text!r} is no move, allowed are roll 1 to 6, place 1 to 4, confirm")

    def _happen(self, state: ToyState, move: Move) -> Iterator[Done]:
        match move:
            case Roll():
                state.die = move.value
                state.sixes += move.value == SIX
                if move.value != SIX or state.sixes > 1:
                    state.step, state.sixes = "planning", 0
                yield Done(self.write_move(move))
            case Place():
                plan = state.plans[state.seat]
                plan.append(move.worker)
                yield Done(self.write_move(move))
                if len(plan) == len(PRINTED) or (move.worker == 3 and 1 not in plan):
                    yield from self._confirmed(state)
            case Confirm():
                yield from self._confirmed(state)

    def _confirmed(self, state: ToyState) -> Iterator[Done]:
        state.step = "resting" if state.die == 5 and state.step == "planning" else "planning"
        if state.step == "resting":
            yield Done("resting")
            return
        state.seat = 1 - state.seat
        yield Done("confirmed")
        if state.seat != state.setup.begins:
            return
        for seat, plan in enumerate(state.plans):
            state.scores[seat] += sum(state.setup.values[worker - 1] for worker in plan)
        state.plans = [[], []]
        state.round += 1
        state.step = "rolling" if state.round <= state.setup.rounds else "over"
        yield Done("scored")


class Open(Toy):
    """Toy game with visible plans."""

    def is_secret(self, state):  # noqa: ARG002 - never secret
        return False
