"""A question in the compiled model, as the bots' search asks it, and as those ask it who do not search."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.compiled.learned_file import Learned
from haspelknecht_qt.games.gueules_noires.advice.evaluation import Evaluation
from haspelknecht_qt.games.gueules_noires.advice.playing import QUICK_EFFORT
from haspelknecht_qt.games.gueules_noires.advice.turns import TurnOption
from haspelknecht_qt.games.gueules_noires.match_data import MatchData
from haspelknecht_qt.games.gueules_noires.model.binding import Model, Policy
from haspelknecht_qt.games.gueules_noires.state import State

_LEVEL, _QUICK = 0, 1
"""The first of the model's ways to play, by number; those of others follow."""


class Ways:
    """The model's ways to play: as the level itself, the same in a hurry, and in a hurry by what `others` know.

    Nobody knows which of them people at the table come closest to; those who know as much come up more often. `own` is the way of whoever is asked, `of_others` are
    those of the others, each one equally likely. What was `learned` is the level's own.
    """

    def __init__(
        self, evaluation: Evaluation, effort: int, others: Sequence[Evaluation], learned: Learned | None = None
    ) -> None:
        self._policies = [
            _policy(evaluation, effort, learned),
            _policy(evaluation, QUICK_EFFORT, learned),
            *(Policy(each, QUICK_EFFORT) for each in others),
        ]
        self.own = _QUICK
        self.of_others = (_QUICK, _QUICK, *range(_QUICK, len(self._policies)))

    def model(self, box: MatchData) -> Model:
        """The model of a match in which they are played. Raises ModelMissing."""
        return Model(box, self._policies)


class SearchPosition:
    """Carries out the bots' Position."""

    def __init__(
        self,
        root: State,
        evaluation: Evaluation,
        effort: int,
        others: Sequence[Evaluation],
        learned: Learned | None = None,
    ) -> None:
        found = Ways(evaluation, effort, others, learned)
        self.seats = len(root.players)
        self.own_way, self.ways = found.own, found.of_others
        self._position = found.model(root.box).position(root)
        self.options = self._position.options(_LEVEL)

    def play_on(self, option: int, seed: int, rounds: int, ways: Sequence[int]) -> Sequence[float]:
        """The points that everybody may expect when the option was made and so many rounds were played."""
        return self._position.play_on(option, seed, rounds, ways, _LEVEL)


class QuickPosition:
    """What is asked without a search: who has not learned anything gets the answers of the rules in Python, to the last bit, some hundred times as fast."""

    def __init__(self, root: State, evaluation: Evaluation, effort: int, learned: Learned | None = None) -> None:
        self._ways = [_QUICK] * len(root.players)
        policies = [_policy(evaluation, effort, learned), _policy(evaluation, QUICK_EFFORT, learned)]
        self._position = Model(root.box, policies).position(root)
        self.options = self._position.options(_LEVEL)

    def values_after(self, option: TurnOption, seed: int, rounds: int) -> Sequence[float] | None:
        """The points that everybody may expect when the lookout has played so many rounds on; None for an option that is not in the list."""
        if option not in self.options:
            return None
        return self._position.look_out(self.options.index(option), seed, rounds, self._ways, _LEVEL)


def value(state: State, seat: int, evaluation: Evaluation, learned: Learned) -> float:
    """The points that a seat may expect, by what was learned. Raises ModelMissing."""
    return Model(state.box, [_policy(evaluation, QUICK_EFFORT, learned)]).position(state).value(0, seat)


def _policy(evaluation: Evaluation, effort: int, learned: Learned | None) -> Policy:
    if learned is None:
        return Policy(evaluation, effort)
    return Policy(evaluation, effort, learned.linear, learned.network)
