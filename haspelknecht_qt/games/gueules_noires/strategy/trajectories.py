"""Options played on to the end of the game in the compiled model."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.compiled.network_file import TrainedWeights
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Stretch, Trajectory
from haspelknecht_qt.games.gueules_noires.model.binding import ModelPosition
from haspelknecht_qt.games.gueules_noires.model.packing import read_counted
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.games.gueules_noires.strategy.search_position import ModelPolicies
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnCandidate
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction

_LOOKS = (3, 5, 8, 12, 18)
"""It is looked on the way when the seat asked is to place for the third time, and so on."""


class GueulesNoiresTrajectories:
    """Carries out the bots' Endings. Everybody plays as the search thinks of its own seat and of others; `after` tells the position that an option leads to."""

    stretches = (
        Stretch(2.6, 2.3),
        Stretch(1.7, 3.2),
        Stretch(1.5, 4.6),
        Stretch(0.9, 5.7),
        Stretch(0.7, 7.2),
        Stretch(0.3, 11.5),
    )

    def __init__(
        self,
        root: State,
        value_function: ValueFunction,
        effort: int,
        others: Sequence[ValueFunction],
        after: Callable[[TurnCandidate], State],
        trained_weights: TrainedWeights | None = None,
    ) -> None:
        self._root = root
        self._after = after
        self._policy_of = ModelPolicies(value_function, effort, others, trained_weights)
        self._model = self._policy_of.model(root.box)
        self._later: dict[TurnCandidate, ModelPosition] = {}

    def trajectory(self, candidate: TurnCandidate, seed: int) -> Trajectory:
        """How the game goes on for the seat asked."""
        root, dice = self._root, Generator(seed)
        later = self._later.get(candidate)
        if later is None:
            later = self._later[candidate] = self._model.position(self._after(candidate))
        policies = [dice.choice(self._policy_of.of_others) for _ in root.players]
        policies[root.seat] = self._policy_of.own
        expected, end = later.end(dice.bits(), policies, root.seat, self._policy_of.own, _LOOKS)
        return Trajectory(dict(read_counted(end, root.seat).items(root.box.components.final_scoring)), expected)
