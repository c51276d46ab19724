"""What options are worth by the games that go on from them, played on to their end in a game's own fast model.

A first judgement is quick and misses what comes later; games played on see all of it, but one by one they say little. So both count, each as much as
it is certain: with a few games it is mostly the first judgement, with many of them it is nearly the games alone. All options meet the same chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from attrs import define, field, frozen

from haspelknecht_qt.bots.advice import Endings, W
from haspelknecht_qt.bots.statistics import variance

_USUAL = 4
"""What chance usually makes of a difference counts as much as so many games that were seen."""


@frozen
class Outcome(Generic[W]):
    """What an option is expected to bring.

    `points` is the final score to be expected, `items` where it comes from by items of the score: what all games played on had on average, and of what this
    option's had more or less as much as these count; what is missing to `points` the first judgement adds. `spread` is the standard deviation of
    the games' final scores, `error` the standard error of how far the option lies ahead of or behind the other ones.
    """

    option: W
    points: float
    items: Mapping[str, float]
    spread: float
    error: float


@define(eq=False)
class Outcomes(Generic[W]):
    """Compares options of one root, at least one, by games that go on from them. The same ones always give the same answer."""

    endings: Endings[W]
    options: Sequence[W]
    seed: int
    games: int = field(default=0, init=False)
    """So many games have been played on from each option."""
    _items: list[list[Mapping[str, float]]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._items = [[] for _ in self.options]

    def play(self, games: int, go_on: Callable[[], bool] = lambda: True) -> None:
        """Plays on until there are so many games of each option, or `go_on` says no, which is asked before all of them are played on once more.

        One game of each is played in any case.
        """
        while self.games < games and (not self.games or go_on()):
            for option, found in zip(self.options, self._items, strict=True):
                found.append(self.endings.items(option, self.seed + self.games))
            self.games += 1

    def ranked(self) -> list[Outcome[W]]:
        """What is known of the options, best first; at least one game was played."""
        totals = [[sum(each.values()) for each in found] for found in self._items]
        means = [_mean(each) for each in totals]
        usual, first = _mean(means), _mean([option.worth for option in self.options])
        everyone = [_mean(each) for each in zip(*totals, strict=True)]
        means_of = [{name: _mean([each[name] for each in found]) for name in found[0]} for found in self._items]
        usual_of = {name: _mean([each[name] for each in means_of]) for name in means_of[0]}
        outcomes = []
        for option, points, mean, own in zip(self.options, totals, means, means_of, strict=True):
            beside = [one - other for one, other in zip(points, everyone, strict=True)]
            # Half of the chance of a difference between two is each one's own.
            seen = (_USUAL * self.endings.chance**2 / 2 + self.games * variance(beside)) / (_USUAL + self.games)
            by_games, by_sight = self.games / seen, 1 / self.endings.doubt**2
            ahead = ((mean - usual) * by_games + (option.worth - first) * by_sight) / (by_games + by_sight)
            counts = by_games / (by_games + by_sight)
            items = {name: usual_of[name] + (own[name] - usual_of[name]) * counts for name in own}
            outcomes.append(
                Outcome(option, usual + ahead, items, math.sqrt(variance(points)), 1 / math.sqrt(by_games + by_sight))
            )
        return sorted(outcomes, key=lambda outcome: outcome.points, reverse=True)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
