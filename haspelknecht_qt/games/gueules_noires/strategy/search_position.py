"""Candidates, searches and rollouts in the compiled model, for bots and hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from haspelknecht_qt.core.compiled.network_file import TrainedWeights
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import RolloutSegment, Trajectory
from haspelknecht_qt.games.gueules_noires.match_data import MatchConstants
from haspelknecht_qt.games.gueules_noires.model.binding import Model, ModelPosition, Policy
from haspelknecht_qt.games.gueules_noires.model.packing import read_element_counts, read_score_inputs
from haspelknecht_qt.games.gueules_noires.outcome import outcome
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.games.gueules_noires.strategy.rollout import QUICK_EFFORT
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnCandidate
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction

_LEVEL_POLICY, _QUICK_POLICY = 0, 1
"""Indexes of two policies in the model: the searching bot's, and its quick version. Opponents' policies follow."""


class ModelPolicies:
    """Policies of the compiled model: the level's policy, its quick version, and quick ones by opponents' weights.

    Quick policies try no second trip of the cage. In rollouts, the deciding seat plays by `own_policy`, the quick
    version. Each opponent's policy is drawn from `opponent_policies`, all quick ones, because people may resemble any
    of them. To be drawn more often, the quick version is listed three times. The others use no `trained_weights`.
    """

    own_policy = _QUICK_POLICY

    def __init__(
        self,
        value_function: ValueFunction,
        effort: int,
        opponent_value_functions: Sequence[ValueFunction] = (),
        trained_weights: TrainedWeights | None = None,
    ) -> None:
        self._policies = [
            *(_policy(value_function, each, trained_weights) for each in (effort, QUICK_EFFORT)),
            *(Policy(each, QUICK_EFFORT) for each in opponent_value_functions),
        ]
        self.opponent_policies = (_QUICK_POLICY, _QUICK_POLICY, *range(_QUICK_POLICY, len(self._policies)))

    @property
    def indexes(self) -> range:
        """Indexes of all policies."""
        return range(len(self._policies))

    def model(self, match_constants: MatchConstants) -> Model:
        """Returns the compiled model of a match with these policies. Raises ModelMissing."""
        return Model(match_constants, self._policies)


class GueulesNoiresSearchPosition:
    """Decision in the compiled model; implements `bots.evaluator.SearchPosition`.

    Without trained weights, `candidates` and `values_after` equal those of the Python code to the last bit. The model
    takes about a hundredth of the time.
    """

    def __init__(self, root: State, policies: ModelPolicies) -> None:
        self.seat_count = len(root.players)
        self.own_policy_index, self.opponent_policy_indexes = policies.own_policy, policies.opponent_policies
        self._position = policies.model(root.box).position(root)
        self.candidates = self._position.candidates(_LEVEL_POLICY)

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Returns all seats' expected points `rounds` rounds after a candidate. `policies` has each seat's policy."""
        return self._position.rollout(candidate, seed, rounds, policies, _LEVEL_POLICY)

    def tree_search(self, settings: Search, seed: int, required_index: int) -> list[tuple[int, float]] | None:
        """Ranks the best candidates and `required_index` as pairs (index, value). Returns None without `settings.tree`."""
        tree = settings.tree
        if tree is None:
            return None
        counts = (tree.breadth, tree.denials, tree.iterations, tree.rounds, tree.outcomes)
        numbers = (tree.margin, tree.exploration, tree.first_weight, settings.envy, settings.seconds)
        return self._position.tree_search(_QUICK_POLICY, required_index, seed, counts, numbers)

    def values_after(self, candidate: TurnCandidate, seed: int, rounds: int) -> Sequence[float] | None:
        """Returns all seats' expected points after the candidate and `rounds` rounds; None if not in `candidates`."""
        if candidate not in self.candidates:
            return None
        policies = [_QUICK_POLICY] * self.seat_count
        return self._position.policy_rollout(self.candidates.index(candidate), seed, rounds, policies, _LEVEL_POLICY)


def trained_value(state: State, seat: int, value_function: ValueFunction, trained_weights: TrainedWeights) -> float:
    """Returns the expected points of a seat in this position, by the trained weights. Raises ModelMissing."""
    return Model(state.box, [_policy(value_function, QUICK_EFFORT, trained_weights)]).position(state).value(0, seat)


def _policy(value_function: ValueFunction, effort: int, trained_weights: TrainedWeights | None) -> Policy:
    if trained_weights is None:
        return Policy(value_function, effort)
    return Policy(value_function, effort, trained_weights.linear, trained_weights.network)


_EVALUATED_PLACEMENTS = (3, 5, 8, 12, 18)
"""Numbers of the deciding seat's placements in a rollout, from 1. The position before each is also evaluated."""


class GueulesNoiresRolloutSource:
    """Maker of rollouts to the end of the game; implements `bots.evaluator.RolloutSource`.

    All seats play by the policies of the search. `after` returns the position after a candidate.
    """

    rollout_segments = (
        RolloutSegment(2.6, 2.3),
        RolloutSegment(1.7, 3.2),
        RolloutSegment(1.5, 4.6),
        RolloutSegment(0.9, 5.7),
        RolloutSegment(0.7, 7.2),
        RolloutSegment(0.3, 11.5),
    )

    def __init__(self, root: State, policies: ModelPolicies, after: Callable[[TurnCandidate], State]) -> None:
        self._root = root
        self._policies = policies
        self._after = after
        self.policy_indexes = policies.indexes
        self._positions_after: dict[TurnCandidate, ModelPosition] = {}

    @cached_property
    def _model(self) -> Model:
        return self._policies.model(self._root.box)

    def release_memory(self) -> None:
        """Frees the model, which has the weights of all policies."""
        self.__dict__.pop("_model", None)
        self._positions_after.clear()

    def play_to_end(self, candidate: TurnCandidate, seed: int, policies: Sequence[int] | None = None) -> Trajectory:
        """Returns all final points of one rollout, and the deciding seat's expected points before some placements."""
        root, dice = self._root, Generator(seed)
        later = self._positions_after.get(candidate)
        if later is None:
            later = self._positions_after[candidate] = self._model.position(self._after(candidate))
        own_policy = self._policies.own_policy
        drawn = [dice.choice(self._policies.opponent_policies) for _ in root.players]
        drawn[root.seat] = own_policy
        expected, end = later.play_to_end(dice.bits(), policies or drawn, root.seat, own_policy, _EVALUATED_PLACEMENTS)
        scoring = root.box.components.final_scoring
        items = [read_score_inputs(end, seat).items(scoring) for seat in range(len(root.players))]
        others = [sum(points for _, points in each) for seat, each in enumerate(items) if seat != root.seat]
        counts = [read_element_counts(end, seat) for seat in range(len(root.players))]
        return Trajectory(dict(items[root.seat]), expected, others, outcome(root.box, items, counts))


class GueulesNoiresPositionSampler:
    """Samples the values of positions before and after a draw; implements `bots.evaluator.PositionSampler`.

    Rollouts end before the placement that completes a round: as many placements as there are seats.
    """

    def __init__(self, before: State, policies: ModelPolicies) -> None:
        self._own_policy = policies.own_policy
        self._model = policies.model(before.box)

    def sample(self, state: State, seeds: Sequence[int]) -> list[Sequence[float]]:
        """Returns the expected points of all seats after one rollout for each seed."""
        position, seats = self._model.position(state), self._model.seats
        policy_of = [self._own_policy] * seats
        return [position.values_after_placements(seed, seats, policy_of, self._own_policy) for seed in seeds]
