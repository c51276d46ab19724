"""The advice that Gueules Noires offers to bots and hints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path

from attrs import evolve, field, frozen

from haspelknecht_qt.core.compiled.network_file import TrainedWeights
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires, carry_out_alone
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.state import Stacked, State, Step
from haspelknecht_qt.games.gueules_noires.strategy import themes
from haspelknecht_qt.games.gueules_noires.strategy.features import FILE
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE, Knowledge
from haspelknecht_qt.games.gueules_noires.strategy.rollout import GueulesNoiresRolloutPolicy
from haspelknecht_qt.games.gueules_noires.strategy.search_position import (
    ExactPosition,
    GueulesNoiresSearchPosition,
    GueulesNoiresTrajectories,
    value,
)
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnCandidate, TurnGenerator, load_on
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction

OTHERS = ("hewer",)
"""What opponents may know who do not know the same."""
NETWORK_LEVEL = "chief_engineer"
"""Who judges by what was learned besides."""
_BEYOND_THE_TURN = (Step.DRAFT, Step.PLACE)
_SEARCHED = (*_BEYOND_THE_TURN, Step.TAKE)


@frozen(eq=False)
class GueulesNoiresEvaluator:
    """What a player of one level knows; carries out the bots' Advice interface.

    `effort` says from how many positions an extraction's second trip is tried; `others` is what opponents may know, for the search. With what was
    `trained_weights` options are judged where the model is built; where points come from, the evaluation tells.
    """

    game: GueulesNoires
    value_function: ValueFunction
    effort: int
    others: Sequence[ValueFunction] = ()
    trained_weights: TrainedWeights | None = None

    def root(self, state: State) -> State:
        """The state itself: no move can be taken back, so what was begun is gone on with from where it stands."""
        return state

    def candidates(self, root: State) -> Sequence[TurnCandidate]:
        """Whole turns, best first: a space with all that the player decides there; what is drawn is left open.

        The compiled model, where it is built, judges them as the rules in Python do, only sooner; with what was learned otherwise.
        """
        return self._quick(root).candidates if LIBRARY.is_there() else self._turns(root).ranked()

    def line(self, state: State, candidate: TurnCandidate) -> Sequence[moves.Move] | None:  # noqa: ARG002 - each position is a root
        """All moves of the option."""
        return candidate.moves

    def played(self, state: State, move: moves.Move, known: Sequence[TurnCandidate] = ()) -> TurnCandidate | None:
        """The best option that begins with this move; none merely prepares."""
        for candidate in known or self.candidates(state):
            if candidate.moves[0] == move:
                return candidate
        found = max(self._turns(state).after(move), key=lambda candidate: candidate.utility)
        if self.trained_weights is None or not LIBRARY.is_there():
            return found
        # It is compared with options that are judged by what was learned.
        return evolve(
            found, utility=value(self._after(state, found), state.seat, self.value_function, self.trained_weights)
        )

    def outcome_key(self, root: State, candidate: TurnCandidate) -> Hashable:
        """The position after the own turn; what is drawn is left open."""
        return self.game.digest(self._after(root, candidate))

    def fallback_move(self, state: State) -> moves.Move:
        """The next move of the best option."""
        return self.candidates(state)[0].moves[0]

    def needs_lookahead(self, root: State) -> bool:
        """Placing and drafting; the rest of a turn is settled in it."""
        return root.step in _BEYOND_THE_TURN

    def carry_out(self, state: State, candidate: TurnCandidate) -> None:
        """All moves, with what follows by itself."""
        for move in candidate.moves:
            self.game.advance(state, move)

    def position(self, root: State) -> GueulesNoiresSearchPosition | None:
        """Drafting, placing and taking in the compiled model. Raises ModelMissing where it is not built."""
        if root.step not in _SEARCHED:
            return None
        return GueulesNoiresSearchPosition(root, self.value_function, self.effort, self.others, self.trained_weights)

    def trajectories(self, root: State) -> GueulesNoiresTrajectories | None:
        """Plays on from every question, where the model is built."""
        if not LIBRARY.is_there():
            return None

        def after(candidate: TurnCandidate) -> State:
            state = root.copy()
            self.carry_out(state, candidate)
            return state

        return GueulesNoiresTrajectories(
            root, self.value_function, self.effort, self.others, after, self.trained_weights
        )

    def utility_after(self, root: State, seed: int, rounds: int) -> Callable[[TurnCandidate], float | None] | None:
        """Where the compiled model is built."""
        if not LIBRARY.is_there():
            return None
        position, seat = self._quick(root), root.seat

        def utility(candidate: TurnCandidate) -> float | None:
            values = position.values_after(candidate, seed, rounds)
            return None if values is None else values[seat] - self.value_function.penalty_from(values, seat)

        return utility

    def _quick(self, root: State) -> ExactPosition:
        return ExactPosition(root, self.value_function, self.effort, self.trained_weights)

    def rollout_policy(self, root: State) -> GueulesNoiresRolloutPolicy:  # noqa: ARG002 - positions of a turn have no plans in common
        """Plays on from the positions that the options lead to."""
        return GueulesNoiresRolloutPolicy(self.game, self.value_function)

    def utility(self, state: State, seat: int) -> float:
        """Expected points, less the best opponent's as far as the level grudges them."""
        return self.value_function.value(state, seat) - self.value_function.opponent_penalty(state, seat)

    def sources(self, root: State, candidate: TurnCandidate) -> Mapping[str, float]:
        """Expected points of the seat by source, as they stand after its own turn; what a draw-5 may bring counts with orders or with minecarts."""
        turns, after = self._turns(root), self._after(root, candidate)
        points = turns.view.sources(after)
        if after.step is Step.LOOK:
            drawn = after.box.spaces[after.space].stacked
            points["orders" if drawn is Stacked.ORDERS else "minecarts"] += turns.best_of_five(after)
        return points

    def theme(self, root: State, best: TurnCandidate, other: TurnCandidate, gains: Mapping[str, float]) -> str:
        """One of `themes.THEMES`."""
        return themes.theme(root, best.moves[0], other.moves[0], gains)

    @staticmethod
    def _after(root: State, candidate: TurnCandidate) -> State:
        """The position after the option, without what follows by itself."""
        after = root.copy()
        for move in candidate.moves:
            carry_out_alone(after, move)
            load_on(after)
        return after

    def _turns(self, root: State) -> TurnGenerator:
        return TurnGenerator(self.value_function.view(root, root.seat), self.effort)


@frozen
class GueulesNoiresEvaluatorFactory:
    """Makes advice for any level out of what the levels know, and of what was learned besides."""

    trained_weights: TrainedWeights
    known: Mapping[str, Knowledge] = field(factory=lambda: KNOWLEDGE)

    def __call__(
        self, game: GueulesNoires, *, knowledge: str, effort: int, foresight: int, envy: float
    ) -> GueulesNoiresEvaluator:
        """`knowledge` is one of the names in `known`. Raises KeyError for another."""
        others = [
            ValueFunction(known, foresight)
            for name, known in self.known.items()
            if name in OTHERS and name != knowledge
        ]
        own = ValueFunction(self.known[knowledge], foresight, envy)
        if knowledge != NETWORK_LEVEL:
            return GueulesNoiresEvaluator(game, own, effort, others)
        # Others may judge as far as the evaluation goes.
        return GueulesNoiresEvaluator(game, own, effort, [own, *others], self.trained_weights)

    def can_rollout(self) -> bool:
        """Where the model is built."""
        return LIBRARY.is_there()

    def fingerprint(self, knowledge: str) -> str:
        """A hash of the numbers. Raises KeyError as a call does."""
        text = repr(self.known[knowledge])
        if knowledge == NETWORK_LEVEL:
            network = self.trained_weights.network
            text += repr((self.trained_weights.linear, network.inner, network.outer))
        return hashlib.sha256(text.encode()).hexdigest()


def load(path: Path) -> GueulesNoiresEvaluatorFactory:
    """The adviser with what was learned, in this file. Raises WeightsError, or FileNotFoundError."""
    return GueulesNoiresEvaluatorFactory(FILE.load(path))
