"""Options played on to the end of the game in the compiled model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Stretch, Trajectory
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state, read_players
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.executing import NO_GOALS
from haspelknecht_qt.games.haspelknecht.strategy.search_position import HaspelknechtCandidate, ModelPolicies
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction


class HaspelknechtTrajectories:
    """Carries out the bots' Endings. Everybody plays as the search thinks of its own seat and of others; `after` tells the position that an option leads to,
    in which the seat asked has nothing more to choose for now.
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
        """How the game goes on for the seat asked; it is not looked on the way."""
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
