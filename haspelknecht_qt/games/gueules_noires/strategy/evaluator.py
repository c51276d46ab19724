"""Evaluator of Gueules Noires for bots and hints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path

from attrs import evolve, field

from haspelknecht_qt.core.compiled.network_file import TrainedWeights
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.utility import opponent_penalty
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires, carry_out_move_only
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.state import StackKind, State, Step
from haspelknecht_qt.games.gueules_noires.strategy import themes
from haspelknecht_qt.games.gueules_noires.strategy.features import NETWORK_FILE
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE, Knowledge
from haspelknecht_qt.games.gueules_noires.strategy.rollout import GueulesNoiresRolloutPolicy
from haspelknecht_qt.games.gueules_noires.strategy.search_position import (
    GueulesNoiresPositionSampler,
    GueulesNoiresRolloutSource,
    GueulesNoiresSearchPosition,
    ModelPolicies,
    trained_value,
)
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnCandidate, TurnGenerator, load_minecarts
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction

OPPONENT_WEIGHTS = ("hewer",)
"""Sets of weights (keys of KNOWLEDGE) by which opponents may play in a search, besides those of the searching seat."""
NETWORK_LEVEL = "chief_engineer"
"""Name of the level that evaluates positions by the trained weights."""
_LOOKAHEAD_STEPS = (Step.DRAFT, Step.PLACE)
_SEARCH_STEPS = (*_LOOKAHEAD_STEPS, Step.TAKE)


@frozen(eq=False)
class GueulesNoiresEvaluator:
    """Evaluator of one level; implements `bots.evaluator.Evaluator`.

    `effort` is the number of positions from which a second trip of the cage is tried in an extraction. Candidates are
    evaluated by the `trained_weights`; without these or the compiled model, by the `value_function`. `points_by_source`
    and `utility` always use the latter. In a search, opponents may also play by `opponent_value_functions`.
    """

    game: GueulesNoires
    value_function: ValueFunction
    effort: int
    opponent_value_functions: Sequence[ValueFunction] = ()
    trained_weights: TrainedWeights | None = None

    def decision_root(self, state: State) -> State:
        """Returns the state itself. Candidates always begin there, because moves of a turn cannot be taken back."""
        return state

    def candidates(self, root: State) -> Sequence[TurnCandidate]:
        """Returns whole turns, best first. A turn ends at the next chance move.

        The compiled model evaluates them if it is built, by the trained weights if there are any. Without trained
        weights, its values equal those of the Python code.
        """
        if LIBRARY.is_available():
            return self._model_position(root).candidates
        return self._turn_generator(root).ranked_turns()

    def remaining_moves(self, state: State, candidate: TurnCandidate) -> Sequence[moves.Move] | None:  # noqa: ARG002 - required by the protocol
        """Returns all moves of the candidate, because none of them has been made yet."""
        return candidate.moves

    def candidate_for_moves(
        self, state: State, made: Sequence[moves.Move], evaluated_candidates: Sequence[TurnCandidate] = ()
    ) -> TurnCandidate | None:
        """Returns the best candidate that begins with these moves. Several moves are a whole extraction."""
        for candidate in evaluated_candidates or self.candidates(state):
            if candidate.moves[: len(made)] == tuple(made):
                return candidate
        turns = self._turn_generator(state)
        if len(made) > 1:
            found = TurnCandidate(0.0, tuple(made))
            found = evolve(found, utility=turns.evaluator.utility(self._position_after(state, found)))
        else:
            found = max(turns.candidates_after(made[0]), key=lambda candidate: candidate.utility)
        if self.trained_weights is None or not LIBRARY.is_available():
            return found
        # The value function evaluated this candidate. Now the trained weights must evaluate it, to make its utility
        # comparable with those of the other candidates.
        after = self._position_after(state, found)
        return evolve(found, utility=trained_value(after, state.seat, self.value_function, self.trained_weights))

    def outcome_key(self, root: State, candidate: TurnCandidate) -> Hashable:
        """Returns a digest of the position after the candidate, before chance moves. Equal outcomes have equal keys."""
        return self.game.digest(self._position_after(root, candidate))

    def fallback_move(self, state: State) -> moves.Move:
        """Returns the first move of the best candidate."""
        return self.candidates(state)[0].moves[0]

    def needs_lookahead(self, root: State) -> bool:
        """Whether the step is DRAFT or PLACE. Other decisions concern only the rest of the player's own turn."""
        return root.step in _LOOKAHEAD_STEPS

    def carry_out(self, state: State, candidate: TurnCandidate) -> None:
        """Carries out all moves of the candidate in `state`, with the automatic steps after each move."""
        for move in candidate.moves:
            self.game.advance(state, move)

    def search_position(self, root: State) -> GueulesNoiresSearchPosition | None:
        """Returns the position for a search; None at steps other than DRAFT, PLACE and TAKE. Raises ModelMissing."""
        if root.step not in _SEARCH_STEPS:
            return None
        return GueulesNoiresSearchPosition(root, self._policies(self.opponent_value_functions))

    def rollout_source(self, root: State) -> GueulesNoiresRolloutSource | None:
        """Returns an object that makes rollouts to the end of the game from any step; None without a built model."""
        if not LIBRARY.is_available():
            return None

        def position_after(candidate: TurnCandidate) -> State:
            state = root.copy()
            self.carry_out(state, candidate)
            return state

        return GueulesNoiresRolloutSource(root, self._policies(self.opponent_value_functions), position_after)

    def position_sampler(self, before: State) -> GueulesNoiresPositionSampler | None:
        """Returns the sampler for a draw in the position `before`; None without a built model."""
        if not LIBRARY.is_available():
            return None
        return GueulesNoiresPositionSampler(before, self._policies(self.opponent_value_functions))

    def rollout_utility_function(
        self, root: State, seed: int, rounds: int
    ) -> Callable[[TurnCandidate], float | None] | None:
        """Returns a function that evaluates a candidate by a rollout of `rounds` rounds; None without a built model.

        It returns the deciding seat's utility after the rollout, or None for a candidate that the model does not find.
        """
        if not LIBRARY.is_available():
            return None
        position, seat, envy = self._model_position(root), root.seat, self.value_function.envy

        def utility(candidate: TurnCandidate) -> float | None:
            values = position.values_after(candidate, seed, rounds)
            return None if values is None else values[seat] - opponent_penalty(values, seat, envy)

        return utility

    def _model_position(self, root: State) -> GueulesNoiresSearchPosition:
        """Returns the position in the compiled model. Policies for opponents are left out: only a search needs them."""
        return GueulesNoiresSearchPosition(root, self._policies(()))

    def _policies(self, opponent_value_functions: Sequence[ValueFunction]) -> ModelPolicies:
        return ModelPolicies(self.value_function, self.effort, opponent_value_functions, self.trained_weights)

    def rollout_policy(self, root: State) -> GueulesNoiresRolloutPolicy:  # noqa: ARG002 - required by the protocol
        """Returns the policy that plays on after a candidate."""
        return GueulesNoiresRolloutPolicy(self.game, self.value_function)

    def utility(self, state: State, seat: int) -> float:
        """Returns the seat's expected points minus a share of the best opponent's points. The level sets the share."""
        return self.value_function.value(state, seat) - self.value_function.opponent_penalty(state, seat)

    def points_by_source(self, root: State, candidate: TurnCandidate) -> Mapping[str, float]:
        """Returns the seat's expected points after the candidate, by source of points.

        The expected gain of a draw-5 belongs to the source "orders" or "minecarts".
        """
        turns, after = self._turn_generator(root), self._position_after(root, candidate)
        points = turns.evaluator.expected_points_by_source(after)
        if after.step is Step.LOOK:
            drawn = after.box.spaces[after.space].stack_kind
            points["orders" if drawn is StackKind.ORDERS else "minecarts"] += turns.draw_five_gain(after)
        return points

    def puzzle_theme(self, root: State, best: TurnCandidate, other: TurnCandidate, gains: Mapping[str, float]) -> str:
        """Returns the theme of a puzzle: one of `themes.THEMES`."""
        return themes.puzzle_theme(root, best.moves[0], other.moves[0], gains)

    @staticmethod
    def _position_after(root: State, candidate: TurnCandidate) -> State:
        """Returns the position after the candidate's moves. The only automatic step made is to load minecarts."""
        after = root.copy()
        for move in candidate.moves:
            carry_out_move_only(after, move)
            load_minecarts(after)
        return after

    def _turn_generator(self, root: State) -> TurnGenerator:
        return TurnGenerator(self.value_function.turn_evaluator(root, root.seat), self.effort)


@frozen
class GueulesNoiresEvaluatorFactory:
    """Creates the evaluator of any level. `knowledge_by_name` are the weights of value functions by name."""

    trained_weights: TrainedWeights
    knowledge_by_name: Mapping[str, Knowledge] = field(factory=lambda: KNOWLEDGE)

    def __call__(
        self, game: GueulesNoires, *, knowledge: str, effort: int, foresight: int, envy: float
    ) -> GueulesNoiresEvaluator:
        """Returns an evaluator. `knowledge` is a name in `knowledge_by_name`. Raises KeyError for an unknown name."""
        names = [name for name in self.knowledge_by_name if name in OPPONENT_WEIGHTS and name != knowledge]
        opponents = [ValueFunction(self.knowledge_by_name[name], foresight) for name in names]
        own = ValueFunction(self.knowledge_by_name[knowledge], foresight, envy)
        if knowledge != NETWORK_LEVEL:
            return GueulesNoiresEvaluator(game, own, effort, opponents)
        # `own` is also listed for the opponents: they may play by it instead of the trained weights.
        return GueulesNoiresEvaluator(game, own, effort, [own, *opponents], self.trained_weights)

    def can_rollout(self) -> bool:
        """Whether bots can make rollouts to the end of the game. They need the compiled model."""
        return LIBRARY.is_available()

    def weights_hash(self, knowledge: str) -> str:
        """Returns a hash of the weights with this name. Raises KeyError for an unknown name."""
        text = repr(self.knowledge_by_name[knowledge])
        if knowledge == NETWORK_LEVEL:
            network = self.trained_weights.network
            text += repr((self.trained_weights.linear, network.inner, network.outer))
        return hashlib.sha256(text.encode()).hexdigest()


def load(path: Path) -> GueulesNoiresEvaluatorFactory:
    """Returns a factory with the trained weights from a file. Raises WeightsError or FileNotFoundError."""
    return GueulesNoiresEvaluatorFactory(NETWORK_FILE.load(path))
