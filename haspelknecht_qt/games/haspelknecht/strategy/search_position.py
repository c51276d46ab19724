"""Decisions about taking disks and plans in the compiled model.

They serve the bots' search, levels without a search, and rollouts to the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import field, frozen

from haspelknecht_qt.core.compiled.training import Network
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Stretch, Trajectory
from haspelknecht_qt.games.haspelknecht import moves, scoring
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state, read_players
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.executing import NO_GOALS
from haspelknecht_qt.games.haspelknecht.strategy.plans import Plan
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

QUICK_EFFORT = 4
_FAR, _NEAR, _QUICK = 0, 1, 2
"""Indexes of the model's first policies; the policies with the weights of `others` follow."""


@frozen
class HaspelknechtCandidate:
    """A move; while planning, a whole plan with its confirmation."""

    utility: float = field(eq=False)
    move: moves.Move = moves.CONFIRM
    plan: Plan | None = None


class ModelPolicies:
    """Policies of the model: with all of a level's foresight, with some of it, quick, and quick by the weights of `others`.

    It is unknown which policy human opponents resemble; policies with more foresight are more frequent. With more than
    two seats, full foresight takes too long. `own` is the deciding seat's policy. `of_others` are the policies of the
    others, each equally likely.
    """

    def __init__(
        self,
        seats: int,
        value_function: ValueFunction,
        lookahead: LookaheadSettings,
        others: Sequence[ValueFunction],
        network: Network | None = None,
    ) -> None:
        near = Policy(value_function, LookaheadSettings(8, 2, lookahead.envy), network)
        quick = LookaheadSettings(QUICK_EFFORT, 1, lookahead.envy)
        self._policies = [
            Policy(value_function, lookahead, network),
            near,
            Policy(value_function, quick, network),
            *(Policy(each, quick) for each in others),
        ]
        self.own = _FAR if seats == 2 else _NEAR
        rest = range(_QUICK, len(self._policies))
        self.of_others = (_FAR, _FAR, _NEAR, *rest[:1]) if seats == 2 else (_NEAR, _NEAR, *rest)

    def model(self, box: MatchData) -> Model:
        """Returns the model of a match with these policies. Raises ModelMissing."""
        return Model(box, self._policies)


class HaspelknechtSearchPosition:
    """Implements `bots.evaluator.SearchPosition`."""

    def __init__(
        self,
        root: State,
        value_function: ValueFunction,
        lookahead: LookaheadSettings,
        others: Sequence[ValueFunction],
        network: Network | None = None,
    ) -> None:
        self.seats = len(root.players)
        found = ModelPolicies(self.seats, value_function, lookahead, others, network)
        self.own_policy, self.policies = found.own, found.of_others
        self._position = found.model(root.box).position(root)
        self.candidates = [_option(utility, choice) for utility, choice in self._position.choices(_FAR)]

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Returns the expected points of all seats after the candidate and `rounds` action phases."""
        return self._position.rollout(candidate, seed, rounds, policies, _FAR)


class ExactPosition:
    """Decisions of levels without a search: equal to the results in Python to the last bit, a hundred times as fast."""

    def __init__(self, root: State, value_function: ValueFunction, lookahead: LookaheadSettings) -> None:
        policies = [
            Policy(value_function, lookahead),
            Policy(value_function, LookaheadSettings(QUICK_EFFORT, 1, lookahead.envy)),
        ]
        self._policy_of = [1] * len(root.players)
        self._position = Model(root.box, policies).position(root)
        self.candidates = [_option(utility, choice) for utility, choice in self._position.choices(0)]

    def values_after(self, candidate: HaspelknechtCandidate, seed: int) -> Sequence[float] | None:
        """Returns the expected points of all seats at the end of the phase, by the deciding seat's quick policy.

        None for an unknown candidate.
        """
        if candidate not in self.candidates:
            return None
        return self._position.rollout(self.candidates.index(candidate), seed, 1, self._policy_of, 0)


def _option(utility: float, choice: moves.Move | Plan) -> HaspelknechtCandidate:
    if isinstance(choice, Plan):
        return HaspelknechtCandidate(utility, plan=choice)
    return HaspelknechtCandidate(utility, move=choice)


class HaspelknechtTrajectories:
    """Implements `bots.evaluator.Trajectories`, with the search's policies in all seats.

    `after` returns the position after a candidate, before any further decision of the deciding seat.
    """

    stretches = (Stretch(0.9, 2.3),)

    def __init__(
        self,
        root: State,
        value_function: ValueFunction,
        lookahead: LookaheadSettings,
        others: Sequence[ValueFunction],
        after: Callable[[HaspelknechtCandidate], State],
    ) -> None:
        self._root = root
        self._after = after
        self._policy_of = ModelPolicies(len(root.players), value_function, lookahead, others)
        self._position = self._policy_of.model(root.box).position(root)
        self._later: dict[HaspelknechtCandidate, list[int]] = {}

    def trajectory(self, candidate: HaspelknechtCandidate, seed: int) -> Trajectory:
        """Returns the trajectory of the deciding seat's points after the candidate, without evaluations on the way."""
        root, dice = self._root, Generator(seed)
        later = self._later.get(candidate)
        if later is None:
            later = self._later[candidate] = pack_state(self._after(candidate))
        policies = [dice.choice(self._policy_of.of_others) for _ in root.players]
        policies[root.seat] = self._policy_of.own
        goals = candidate.plan.goals if candidate.plan else NO_GOALS
        end = root.copy()
        end.players = read_players(self._position.end(later, root.seat, goals, dice.bits(), policies), root.players)
        return Trajectory(dict(scoring.standing(end).seats[root.seat].items))
