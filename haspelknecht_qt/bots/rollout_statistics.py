"""Values of candidates by rollouts: quick games to the end in a game's compiled model (its rules in C++).

The first evaluation is quick and misses later effects. Rollouts include all effects, but a single one says little. So
both are weighted by their certainty. With few rollouts the first evaluation counts most, with many the rollouts.

A rollout may also be evaluated several times before its end. The evaluations divide it into stretches, and the gain of
each stretch is weighted separately, in the same way. The first stretches contain little luck. The last ones contain
much luck and little effect of the decision. The same chance events happen for all candidates.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic

from attrs import define, field, frozen

from haspelknecht_qt.bots.evaluator import Trajectories, W
from haspelknecht_qt.bots.statistics import variance
from haspelknecht_qt.core.trajectory import Stretch, Trajectory

_PRUNE_AFTER_ROLLOUTS = (3, 9, 27)
"""Numbers of rollouts after which `_prune` drops candidates."""
_PRIOR_ROLLOUTS = 4
"""Weight of the prior variance (`Stretch.noise_deviation`) against the observed variance, as a number of rollouts."""


@frozen
class CandidateStatistics(Generic[W]):
    """Expected result of a candidate. `points` is the expected final score.

    `items` divides it by score item; the remaining points come from evaluations, which have no items. Each value in
    `items` is the mean of all candidates' rollouts, plus this candidate's difference from that mean. An uncertain
    difference is reduced. `spread` is the standard deviation of final scores. `error` is the standard error of the
    candidate's lead over the other candidates.
    """

    candidate: W
    points: float
    items: Mapping[str, float]
    spread: float
    error: float


@define(eq=False)
class RolloutStatistics(Generic[W]):
    """Compares one or more candidates of a decision by rollouts. The same arguments always give the same result.

    `required_candidate` is a candidate to be compared with the best one, or None. If it is given, other candidates are
    dropped as soon as they are unlikely to be the best.
    """

    trajectories: Trajectories[W]
    candidates: list[W]
    seed: int
    required_candidate: W | None = None
    games: int = field(default=0, init=False)
    """Number of rollouts of each candidate so far."""
    _trajectories: list[list[Trajectory]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._trajectories = [[] for _ in self.candidates]

    def play(self, games: int, go_on: Callable[[], bool] = lambda: True) -> None:
        """Makes rounds of one rollout for each candidate, until there are `games` rounds or `go_on` returns False.
        `go_on` is called before each round except the first.
        """
        while self.games < games and (not self.games or go_on()):
            if self.required_candidate is not None and self.games in _PRUNE_AFTER_ROLLOUTS and len(self.candidates) > 1:
                self._prune()
            for candidate, found in zip(self.candidates, self._trajectories, strict=True):
                found.append(self.trajectories.trajectory(candidate, self.seed + self.games))
            self.games += 1

    def _prune(self) -> None:
        """Drops candidates that are behind the best one by more than the uncertainty of both. Keeps at least two."""
        best, _, *others = self.ranked()
        out = [
            each.candidate
            for each in others
            if each.candidate != self.required_candidate
            and best.points - each.points > math.hypot(best.error, each.error)
        ]
        kept = [place for place, candidate in enumerate(self.candidates) if candidate not in out]
        self.candidates = [self.candidates[place] for place in kept]
        self._trajectories = [self._trajectories[place] for place in kept]

    def ranked(self) -> list[CandidateStatistics[W]]:
        """Returns the statistics of the candidates, best first. Requires at least one rollout."""
        totals = [[trajectory.points for trajectory in found] for found in self._trajectories]
        mean_total = _mean([_mean(points) for points in totals])
        own_items = [_means([trajectory.items for trajectory in found]) for found in self._trajectories]
        mean_items = _means(own_items)
        whole = Stretch(
            math.hypot(*(each.signal_deviation for each in self.trajectories.stretches)),
            math.hypot(*(each.noise_deviation for each in self.trajectories.stretches)),
        )
        weights = [gain.weight for gain in _stretch_gains(whole, totals)]
        leads = _leads_over_mean([candidate.utility for candidate in self.candidates])
        errors = [0.0 for _ in self.candidates]
        for stretch, gains in zip(self.trajectories.stretches, self._gains(), strict=True):
            for index, gain in enumerate(_stretch_gains(stretch, gains)):
                leads[index] += gain.lead * gain.weight
                errors[index] = math.hypot(errors[index], gain.error)
        statistics = [
            CandidateStatistics(
                candidate,
                mean_total + leads[index],
                {name: mean_items[name] + (own[name] - mean_items[name]) * weights[index] for name in own},
                math.sqrt(variance(totals[index])),
                errors[index],
            )
            for index, (candidate, own) in enumerate(zip(self.candidates, own_items, strict=True))
        ]
        return sorted(statistics, key=lambda outcome: outcome.points, reverse=True)

    def _gains(self) -> Iterator[list[list[float]]]:
        """Yields, for each stretch, one list for each candidate: the candidate's gains in its rollouts."""
        expectations = [
            [(candidate.utility, *trajectory.expected, trajectory.points) for trajectory in found]
            for candidate, found in zip(self.candidates, self._trajectories, strict=True)
        ]
        for index in range(len(self.trajectories.stretches)):
            yield [[points[index + 1] - points[index] for points in found] for found in expectations]


@frozen
class _StretchGain:
    """Gain of a candidate in one stretch (part of a rollout), compared with the mean gain of all candidates.

    `lead` is the difference from that mean, in points. `weight` (0 to 1) says how far the lead is trusted. `error` is
    the standard error of the weighted lead.
    """

    lead: float
    weight: float
    error: float


def _stretch_gains(stretch: Stretch, gains: Sequence[Sequence[float]]) -> list[_StretchGain]:
    """Returns each candidate's gain in a stretch. `gains` has, by candidate, the gains in single rollouts."""
    games = len(gains[0])
    mean_gains = [_mean(each) for each in zip(*gains, strict=True)]
    found = []
    for own, lead in zip(gains, _leads_over_mean([_mean(each) for each in gains]), strict=True):
        deviations = [gain - mean for gain, mean in zip(own, mean_gains, strict=True)]
        count = _PRIOR_ROLLOUTS + games
        # `noise_deviation` belongs to the difference of two candidates; each has half of that variance.
        noise = (_PRIOR_ROLLOUTS * stretch.noise_deviation**2 / 2 + games * variance(deviations)) / count
        measured, prior = games / noise, 1 / stretch.signal_deviation**2
        found.append(_StretchGain(lead, measured / (measured + prior), 1 / math.sqrt(measured + prior)))
    return found


def _leads_over_mean(values: Sequence[float]) -> list[float]:
    """Returns the difference of each value from the mean of all values."""
    mean = _mean(values)
    return [value - mean for value in values]


def _means(found: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: _mean([each[name] for each in found]) for name in found[0]}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
