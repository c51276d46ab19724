"""What options are worth by the games that go on from them, played on to their end in a game's own fast model.

A first judgement is quick and misses what comes later; games played on see all of it, but one by one they say little. So both count, each as much as
it is certain: with a few games it is mostly the first judgement, with many of them it is nearly the games alone. Where a game is judged again on the way, what
one stretch of the way brings counts in the same manner, each for itself: soon after the decision there is little luck in it, towards the end much of
it and little that comes of the decision. All options meet the same chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic

from attrs import define, field, frozen

from haspelknecht_qt.bots.evaluator import Trajectories, W
from haspelknecht_qt.bots.statistics import variance
from haspelknecht_qt.core.trajectory import Stretch, Trajectory

_PRUNE_AFTER = (3, 9, 27)
"""After so many games options are left out that need not be known."""
_USUAL = 4
"""What chance usually makes of a difference counts as much as so many games that were seen."""


@frozen
class CandidateStatistics(Generic[W]):
    """What an option is expected to bring.

    `points` is the final score to be expected, `items` where it comes from by items of the score: what all games played on had on average, and of what this
    option's had more or less as much as these count; what is missing to `points` is what was foreseen. `spread` is the standard deviation of
    the games' final scores, `error` the standard error of how far the option lies ahead of or behind the other ones.
    """

    candidate: W
    points: float
    items: Mapping[str, float]
    spread: float
    error: float


@define(eq=False)
class RolloutStatistics(Generic[W]):
    """Compares options of one root, at least one, by games that go on from them. The same ones always give the same answer.

    With `required`, one of the options, no more than that and the best have to be known: what is most likely not the best is left out in time.
    """

    trajectories: Trajectories[W]
    candidates: list[W]
    seed: int
    required: W | None = None
    games: int = field(default=0, init=False)
    """So many games have been played on from each option."""
    _trajectories: list[list[Trajectory]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._trajectories = [[] for _ in self.candidates]

    def play(self, games: int, go_on: Callable[[], bool] = lambda: True) -> None:
        """Plays on until there are so many games of each option, or `go_on` says no, which is asked before all of them are played on once more.

        One game of each is played in any case.
        """
        while self.games < games and (not self.games or go_on()):
            if self.required is not None and self.games in _PRUNE_AFTER and len(self.candidates) > 1:
                self._prune()
            for candidate, found in zip(self.candidates, self._trajectories, strict=True):
                found.append(self.trajectories.trajectory(candidate, self.seed + self.games))
            self.games += 1

    def _prune(self) -> None:
        """Leaves out what is behind the best by more than the two are uncertain together; two stay in any case."""
        best, _, *others = self.ranked()
        out = [
            each.candidate
            for each in others
            if each.candidate != self.required and best.points - each.points > math.hypot(best.error, each.error)
        ]
        kept = [place for place, candidate in enumerate(self.candidates) if candidate not in out]
        self.candidates = [self.candidates[place] for place in kept]
        self._trajectories = [self._trajectories[place] for place in kept]

    def ranked(self) -> list[CandidateStatistics[W]]:
        """What is known of the options, best first; at least one game was played."""
        totals = [[trajectory.points for trajectory in found] for found in self._trajectories]
        usual = _mean([_mean(points) for points in totals])
        means_of = [_means([trajectory.items for trajectory in found]) for found in self._trajectories]
        usual_of = _means(means_of)
        whole = Stretch(
            math.hypot(*(each.signal_deviation for each in self.trajectories.stretches)),
            math.hypot(*(each.noise_deviation for each in self.trajectories.stretches)),
        )
        by_items = [part.counts for part in _stretch_gains(whole, totals)]
        ahead = _ahead([candidate.utility for candidate in self.candidates])
        errors = [0.0 for _ in self.candidates]
        for stretch, gains in zip(self.trajectories.stretches, self._gains(), strict=True):
            for place, part in enumerate(_stretch_gains(stretch, gains)):
                ahead[place] += part.ahead * part.counts
                errors[place] = math.hypot(errors[place], part.error)
        statistics = [
            CandidateStatistics(
                candidate,
                usual + ahead[place],
                {name: usual_of[name] + (own[name] - usual_of[name]) * by_items[place] for name in own},
                math.sqrt(variance(totals[place])),
                errors[place],
            )
            for place, (candidate, own) in enumerate(zip(self.candidates, means_of, strict=True))
        ]
        return sorted(statistics, key=lambda outcome: outcome.points, reverse=True)

    def _gains(self) -> Iterator[list[list[float]]]:
        """For each stretch of the way: what it brought each option in each of the games."""
        ways = [
            [(candidate.utility, *trajectory.expected, trajectory.points) for trajectory in found]
            for candidate, found in zip(self.candidates, self._trajectories, strict=True)
        ]
        for place in range(len(self.trajectories.stretches)):
            yield [[way[place + 1] - way[place] for way in found] for found in ways]


@frozen
class _StretchGain:
    """What a stretch brought an option: by how much it went `ahead` of the others on average, how much of that `counts` (0 to 1), and the standard error of that."""

    ahead: float
    counts: float
    error: float


def _stretch_gains(stretch: Stretch, gains: Sequence[Sequence[float]]) -> list[_StretchGain]:
    """What the stretch brought each option, out of what it brought in each game."""
    games = len(gains[0])
    everyone = [_mean(each) for each in zip(*gains, strict=True)]
    parts = []
    for own, ahead in zip(gains, _ahead([_mean(each) for each in gains]), strict=True):
        beside = [one - other for one, other in zip(own, everyone, strict=True)]
        # Half of the chance of a difference between two is each one's own.
        seen = (_USUAL * stretch.noise_deviation**2 / 2 + games * variance(beside)) / (_USUAL + games)
        by_games, by_sight = games / seen, 1 / stretch.signal_deviation**2
        parts.append(_StretchGain(ahead, by_games / (by_games + by_sight), 1 / math.sqrt(by_games + by_sight)))
    return parts


def _ahead(values: Sequence[float]) -> list[float]:
    """By how much each is more than all of them on average."""
    usual = _mean(values)
    return [value - usual for value in values]


def _means(found: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: _mean([each[name] for each in found]) for name in found[0]}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
