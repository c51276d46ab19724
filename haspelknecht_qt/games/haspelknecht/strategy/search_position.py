"""Decisions in the compiled model: taking disks, plans, turns and the winter; and the evaluation of draws.

They are for the bots' search, for levels without a search, for rollouts to the end of the game, and for luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property

from attrs import field, frozen

from haspelknecht_qt.core.compiled.model import ValueNetwork
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import RolloutSegment, Trajectory
from haspelknecht_qt.games.haspelknecht import moves, scoring
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.model.binding import Model, ModelPosition, Policy
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state, read_players
from haspelknecht_qt.games.haspelknecht.outcome import outcome
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.executing import NO_GOALS
from haspelknecht_qt.games.haspelknecht.strategy.plans import Plan
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

_FAR_POLICY, _NEAR_POLICY, _QUICK_POLICY = 0, 1, 2
"""Indexes of the three policies with the searching level's weights. Policies with other weights follow them."""


@frozen
class HaspelknechtCandidate:
    """A move or, while planning, a whole plan with its confirmation."""

    utility: float = field(eq=False)
    move: moves.Move = moves.CONFIRM
    plan: Plan | None = None


class ModelPolicies:
    """Policies by which seats play in the compiled model.

    There are three with the searching level's weights: far-sighted, near-sighted and quick. Each value function of the
    opponents has a quick policy. `own_policy` is the index of the deciding seat's policy. An opponent's policy is drawn
    from the indexes `opponent_policies`, because human opponents play differently. The first index is listed twice, to
    be drawn more often. With more than two seats, the far-sighted policy takes too long and is not used.
    """

    def __init__(
        self,
        seats: int,
        value_function: ValueFunction,
        lookahead: LookaheadSettings,
        opponent_value_functions: Sequence[ValueFunction],
        network: ValueNetwork | None = None,
    ) -> None:
        near = LookaheadSettings(effort=8, foresight=2, envy=lookahead.envy)
        quick = lookahead.quick()
        self._policies = [
            *(Policy(value_function, each, network) for each in (lookahead, near, quick)),
            *(Policy(each, quick) for each in opponent_value_functions),
        ]
        self.own_policy = _FAR_POLICY if seats == 2 else _NEAR_POLICY
        rest = range(_QUICK_POLICY, len(self._policies))
        self.opponent_policies = (
            (_FAR_POLICY, _FAR_POLICY, _NEAR_POLICY, *rest[:1]) if seats == 2 else (_NEAR_POLICY, _NEAR_POLICY, *rest)
        )

    @property
    def indexes(self) -> range:
        """Indexes of all policies."""
        return range(len(self._policies))

    def model(self, match_constants: MatchConstants) -> Model:
        """Returns the compiled model of a match with these policies. Raises ModelMissing if the model is not built."""
        return Model(match_constants, self._policies)


class HaspelknechtSearchPosition:
    """Decision in the compiled model for the bots' search; implements `bots.evaluator.SearchPosition`."""

    def __init__(self, root: State, policies: ModelPolicies) -> None:
        self.seat_count = len(root.players)
        self.own_policy_index, self.opponent_policy_indexes = policies.own_policy, policies.opponent_policies
        self._position = policies.model(root.box).position(root)
        self.candidates = [_candidate(utility, choice) for utility, choice in self._position.choices(_FAR_POLICY)]

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Returns the expected points of all seats after the candidate and `rounds` action phases."""
        return self._position.rollout(candidate, seed, rounds, policies, _FAR_POLICY)

    def tree_search(self, settings: Search, seed: int, required_index: int) -> None:
        """Returns None: there is no tree search in this game."""


class HaspelknechtTurnSearchPosition:
    """Decision of a seat's own turn or of winter, for the bots' search; implements `bots.evaluator.SearchPosition`.

    `candidates` have different outcomes, best first by the linear weights. `after` returns the position after one.
    """

    def __init__(
        self,
        root: State,
        policies: ModelPolicies,
        candidates: Sequence[HaspelknechtCandidate],
        after: Callable[[HaspelknechtCandidate], State],
    ) -> None:
        self.seat_count = len(root.players)
        self.own_policy_index, self.opponent_policy_indexes = policies.own_policy, policies.opponent_policies
        self.candidates = candidates
        self._position = policies.model(root.box).position(root)
        self._packed_after = cache(lambda candidate: pack_state(after(candidate)))

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Returns the expected points of all seats after the candidate, and after `rounds` action phases from here."""
        later = self._packed_after(self.candidates[candidate])
        return self._position.rollout_from(later, seed, rounds, policies, _FAR_POLICY)

    def tree_search(self, settings: Search, seed: int, required_index: int) -> None:
        """Returns None: there is no tree search in this game."""


class UnsearchedPosition:
    """Decision in the compiled model, for evaluation without a search.

    Results equal those of the Python code to the last bit. The model takes about a hundredth of the time.
    """

    def __init__(self, root: State, value_function: ValueFunction, lookahead: LookaheadSettings) -> None:
        policies = [Policy(value_function, each) for each in (lookahead, lookahead.quick())]
        self._position = Model(root.box, policies).position(root)
        self._rollout_policies = [1] * len(root.players)
        self.candidates = [_candidate(utility, choice) for utility, choice in self._position.choices(0)]

    def values_after(self, candidate: HaspelknechtCandidate, seed: int) -> Sequence[float] | None:
        """Returns the expected points of all seats at the end of the action phase; None for an unknown candidate.

        After the candidate, all seats play by the quick policy.
        """
        if candidate not in self.candidates:
            return None
        return self._position.rollout(self.candidates.index(candidate), seed, 1, self._rollout_policies, 0)


def _candidate(utility: float, choice: moves.Move | Plan) -> HaspelknechtCandidate:
    if isinstance(choice, Plan):
        return HaspelknechtCandidate(utility, plan=choice)
    return HaspelknechtCandidate(utility, move=choice)


_EVALUATED_AFTER = 3
"""Number of action phases after which a rollout is evaluated: a year."""


class HaspelknechtRolloutSource:
    """Rollouts to the end of the game, with the policies of a search; implements `bots.evaluator.RolloutSource`.

    The function `after` returns the position after a candidate, before the deciding seat decides again.
    """

    # Measured on decisions of games between the three weakest, and the three strongest levels.
    rollout_segments = (RolloutSegment(1.1, 1.5), RolloutSegment(0.55, 2.75))

    def __init__(self, root: State, policies: ModelPolicies, after: Callable[[HaspelknechtCandidate], State]) -> None:
        self._root = root
        self._policies = policies
        self.policy_indexes = policies.indexes
        self._packed_after = cache(lambda candidate: pack_state(after(candidate)))

    @cached_property
    def _position(self) -> ModelPosition:
        return self._policies.model(self._root.box).position(self._root)

    def release_memory(self) -> None:
        """Frees some megabytes: the model remembers the best plans of all hands that rollouts have met."""
        self.__dict__.pop("_position", None)

    def play_to_end(
        self, candidate: HaspelknechtCandidate, seed: int, policies: Sequence[int] | None = None
    ) -> Trajectory:
        """Returns all final points of one rollout, and the deciding seat's expected points a year later."""
        root, dice = self._root, Generator(seed)
        drawn = [dice.choice(self._policies.opponent_policies) for _ in root.players]
        drawn[root.seat] = self._policies.own_policy
        goals = candidate.plan.goals if candidate.plan else NO_GOALS
        end = root.copy()
        later = self._packed_after(candidate)
        expected, packed_end = self._position.play_to_end(
            later, root.seat, goals, dice.bits(), policies or drawn, _EVALUATED_AFTER
        )
        end.players = read_players(packed_end, root.players)
        standing = scoring.standing(end)
        others = [each.total for seat, each in enumerate(standing.seats) if seat != root.seat]
        return Trajectory(dict(standing.seats[root.seat].items), (expected,), others, outcome(end, standing))


class HaspelknechtPositionSampler:
    """Samples the values of positions before and after a draw; implements `bots.evaluator.PositionSampler`.

    Rollouts end with the action phase of the draw.
    """

    def __init__(self, before: State, policies: ModelPolicies) -> None:
        self._position = policies.model(before.box).position(before)
        self._policy_of = [_NEAR_POLICY] * len(before.players)

    def sample(self, state: State, seeds: Sequence[int]) -> list[Sequence[float]]:
        """Returns the expected points of all seats after one rollout for each seed."""
        packed = pack_state(state)
        return [self._position.rollout_from(packed, seed, 1, self._policy_of, _FAR_POLICY) for seed in seeds]
