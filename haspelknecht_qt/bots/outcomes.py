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

from haspelknecht_qt.bots.advice import Endings, W
from haspelknecht_qt.bots.statistics import variance
from haspelknecht_qt.core.course import Course, Stretch

_LEFT_OUT_AFTER = (3, 9, 27)
"""After so many games options are left out that need not be known."""
_USUAL = 4
"""What chance usually makes of a difference counts as much as so many games that were seen."""


@frozen
class Outcome(Generic[W]):
    """What an option is expected to bring.

    `points` is the final score to be expected, `items` where it comes from by items of the score: what all games played on had on average, and of what this
    option's had more or less as much as these count; what is missing to `points` is what was foreseen. `spread` is the standard deviation of
    the games' final scores, `error` the standard error of how far the option lies ahead of or behind the other ones.
    """

    option: W
    points: float
    items: Mapping[str, float]
    spread: float
    error: float


@define(eq=False)
class Outcomes(Generic[W]):
    """Compares options of one root, at least one, by games that go on from them. The same ones always give the same answer.

    With `asked_about`, one of the options, no more than that and the best have to be known: what is most likely not the best is left out in time.
    """

    endings: Endings[W]
    options: list[W]
    seed: int
    asked_about: W | None = None
    games: int = field(default=0, init=False)
    """So many games have been played on from each option."""
    _courses: list[list[Course]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._courses = [[] for _ in self.options]

    def play(self, games: int, go_on: Callable[[], bool] = lambda: True) -> None:
        """Plays on until there are so many games of each option, or `go_on` says no, which is asked before all of them are played on once more.

        One game of each is played in any case.
        """
        while self.games < games and (not self.games or go_on()):
            if self.asked_about is not None and self.games in _LEFT_OUT_AFTER and len(self.options) > 1:
                self._leave_out()
            for option, found in zip(self.options, self._courses, strict=True):
                found.append(self.endings.course(option, self.seed + self.games))
            self.games += 1

    def _leave_out(self) -> None:
        """Leaves out what is behind the best by more than the two are uncertain together; two stay in any case."""
        best, _, *others = self.ranked()
        out = [
            each.option
            for each in others
            if each.option != self.asked_about and best.points - each.points > math.hypot(best.error, each.error)
        ]
        kept = [place for place, option in enumerate(self.options) if option not in out]
        self.options = [self.options[place] for place in kept]
        self._courses = [self._courses[place] for place in kept]

    def ranked(self) -> list[Outcome[W]]:
        """What is known of the options, best first; at least one game was played."""
        totals = [[course.points for course in found] for found in self._courses]
        usual = _mean([_mean(points) for points in totals])
        means_of = [_means([course.items for course in found]) for found in self._courses]
        usual_of = _means(means_of)
        whole = Stretch(
            math.hypot(*(each.doubt for each in self.endings.stretches)),
            math.hypot(*(each.chance for each in self.endings.stretches)),
        )
        by_items = [part.counts for part in _parts(whole, totals)]
        ahead = _ahead([option.worth for option in self.options])
        errors = [0.0 for _ in self.options]
        for stretch, gains in zip(self.endings.stretches, self._gains(), strict=True):
            for place, part in enumerate(_parts(stretch, gains)):
                ahead[place] += part.ahead * part.counts
                errors[place] = math.hypot(errors[place], part.error)
        outcomes = [
            Outcome(
                option,
                usual + ahead[place],
                {name: usual_of[name] + (own[name] - usual_of[name]) * by_items[place] for name in own},
                math.sqrt(variance(totals[place])),
                errors[place],
            )
            for place, (option, own) in enumerate(zip(self.options, means_of, strict=True))
        ]
        return sorted(outcomes, key=lambda outcome: outcome.points, reverse=True)

    def _gains(self) -> Iterator[list[list[float]]]:
        """For each stretch of the way: what it brought each option in each of the games."""
        ways = [
            [(option.worth, *course.foreseen, course.points) for course in found]
            for option, found in zip(self.options, self._courses, strict=True)
        ]
        for place in range(len(self.endings.stretches)):
            yield [[way[place + 1] - way[place] for way in found] for found in ways]


@frozen
class _Part:
    """What a stretch brought an option: by how much it went `ahead` of the others on average, how much of that `counts` (0 to 1), and the standard error of that."""

    ahead: float
    counts: float
    error: float


def _parts(stretch: Stretch, gains: Sequence[Sequence[float]]) -> list[_Part]:
    """What the stretch brought each option, out of what it brought in each game."""
    games = len(gains[0])
    everyone = [_mean(each) for each in zip(*gains, strict=True)]
    parts = []
    for own, ahead in zip(gains, _ahead([_mean(each) for each in gains]), strict=True):
        beside = [one - other for one, other in zip(own, everyone, strict=True)]
        # Half of the chance of a difference between two is each one's own.
        seen = (_USUAL * stretch.chance**2 / 2 + games * variance(beside)) / (_USUAL + games)
        by_games, by_sight = games / seen, 1 / stretch.doubt**2
        parts.append(_Part(ahead, by_games / (by_games + by_sight), 1 / math.sqrt(by_games + by_sight)))
    return parts


def _ahead(values: Sequence[float]) -> list[float]:
    """By how much each is more than all of them on average."""
    usual = _mean(values)
    return [value - usual for value in values]


def _means(found: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: _mean([each[name] for each in found]) for name in found[0]}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
