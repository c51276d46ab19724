"""A question of takings or plans in the compiled model, as the bots' search asks it, and as those ask it who do not search."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import field, frozen

from haspelknecht_qt.core.compiled.learning import Network
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.advice.evaluation import Evaluation
from haspelknecht_qt.games.haspelknecht.advice.plans import Plan
from haspelknecht_qt.games.haspelknecht.advice.takings import Foresight
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.state import State

QUICK_EFFORT = 4
_FAR, _NEAR, _QUICK = 0, 1, 2
"""The first of the model's ways to play, by number; those of others follow."""


@frozen
class HaspelknechtOption:
    """A move, or while planning a whole plan and its confirmation."""

    worth: float = field(eq=False)
    move: moves.Move = moves.CONFIRM
    plan: Plan | None = None


class Ways:
    """The model's ways to play at a table of so many seats: with all of a level's foresight, with some of it, quickly, and quickly by what `others` know.

    Nobody knows which of them people at the table come closest to; those who see more come up more often. With more than two seats looking far takes
    too long, so some of the foresight has to do. `own` is the way of whoever is asked, `of_others` are those of the others, each one equally likely.
    """

    def __init__(
        self,
        seats: int,
        evaluation: Evaluation,
        sight: Foresight,
        others: Sequence[Evaluation],
        network: Network | None = None,
    ) -> None:
        near = Policy(evaluation, Foresight(8, 2, sight.envy), network)
        quick = Foresight(QUICK_EFFORT, 1, sight.envy)
        self._policies = [
            Policy(evaluation, sight, network),
            near,
            Policy(evaluation, quick, network),
            *(Policy(each, quick) for each in others),
        ]
        self.own = _FAR if seats == 2 else _NEAR
        rest = range(_QUICK, len(self._policies))
        self.of_others = (_FAR, _FAR, _NEAR, *rest[:1]) if seats == 2 else (_NEAR, _NEAR, *rest)

    def model(self, box: MatchData) -> Model:
        """The model of a match in which they are played. Raises ModelMissing."""
        return Model(box, self._policies)


class SearchPosition:
    """Carries out the bots' Position."""

    def __init__(
        self,
        root: State,
        evaluation: Evaluation,
        sight: Foresight,
        others: Sequence[Evaluation],
        network: Network | None = None,
    ) -> None:
        self.seats = len(root.players)
        found = Ways(self.seats, evaluation, sight, others, network)
        self.own_way, self.ways = found.own, found.of_others
        self._position = found.model(root.box).position(root)
        self.options = [_option(worth, choice) for worth, choice in self._position.choices(_FAR)]

    def play_on(self, option: int, seed: int, rounds: int, ways: Sequence[int]) -> Sequence[float]:
        """The points that everybody may expect when the option was made and so many action phases were played."""
        return self._position.play_on(option, seed, rounds, ways, _FAR)


class QuickPosition:
    """What levels that do not search ask: answers are those of the advisor and of playing on in Python, to the last bit, a hundred times as fast."""

    def __init__(self, root: State, evaluation: Evaluation, sight: Foresight) -> None:
        policies = [Policy(evaluation, sight), Policy(evaluation, Foresight(QUICK_EFFORT, 1, sight.envy))]
        self._ways = [1] * len(root.players)
        self._position = Model(root.box, policies).position(root)
        self.options = [_option(worth, choice) for worth, choice in self._position.choices(0)]

    def values_after(self, option: HaspelknechtOption, seed: int) -> Sequence[float] | None:
        """The points that everybody may expect when the phase was played to its end, quickly by what the seat asked knows.

        None for an option that is not in the list.
        """
        if option not in self.options:
            return None
        return self._position.play_on(self.options.index(option), seed, 1, self._ways, 0)


def _option(worth: float, choice: moves.Move | Plan) -> HaspelknechtOption:
    if isinstance(choice, Plan):
        return HaspelknechtOption(worth, plan=choice)
    return HaspelknechtOption(worth, move=choice)
