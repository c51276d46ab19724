"""Values of candidates by rollouts: quick games to the end in a game's compiled model (its rules in C++).

The first evaluation is quick and misses later effects. Rollouts include all effects, but a single one says little. So
both are weighted by their certainty. With few rollouts the first evaluation counts most, with many the rollouts.

A rollout may also be evaluated several times before its end. The evaluations divide it into segments, and the gain of
each segment is weighted separately, in the same way. The first segments contain little luck. The last ones contain
much luck and little effect of the decision. The same chance events happen for all candidates.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Generic

from attrs import define, field

from haspelknecht_qt.bots.evaluator import RolloutSource, W
from haspelknecht_qt.bots.statistics import Z_95, variance
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.trajectory import OutcomeDifference, RolloutSegment, Trajectory

_PRUNE_AFTER_ROLLOUTS = (3, 9, 27)
"""Numbers of rollouts after which `_prune` drops candidates."""
_PRIOR_ROLLOUTS = 4
"""Weight of the variance measured earlier (`RolloutSegment.noise_deviation`): it counts like this many rollouts."""

_CERTAIN_ERRORS = 3.0
"""Standard errors above which a difference in the outcome is certain. Some twenty numbers are compared at once."""
_MIN_ROLLOUTS_FOR_DIFFERENCES = 30
"""Minimum number of rollouts of each candidate for differences in the outcome."""


@frozen
class CandidateStatistics(Generic[W]):
    """Expected result of a candidate. `points` is the expected final score.

    `items` has its points for each score item; the other points come from evaluations, which have no items. Each value
    in `items` is the mean of all candidates, moved towards the candidate's own mean: only a little if that is unsure.
    `spread` is the standard deviation of final scores. `error` is the standard error of the candidate's lead over the
    other candidates.
    """

    candidate: W
    points: float
    items: Mapping[str, float]
    spread: float
    error: float


@define(eq=False)
class RolloutComparison(Generic[W]):
    """Compares one or more candidates of a decision by rollouts. The same arguments always give the same result.

    `required_candidate` is a candidate to be compared with the best one, or None. If it is given, other candidates are
    dropped as soon as they are unlikely to be the best.
    """

    rollout_source: RolloutSource[W]
    candidates: list[W]
    seed: int
    required_candidate: W | None = None
    rollout_count: int = field(default=0, init=False)
    """Number of rollouts of each candidate so far."""
    _trajectories: list[list[Trajectory]] = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._trajectories = [[] for _ in self.candidates]

    def play_rollouts(self, count: int, may_continue: Callable[[], bool] = lambda: True) -> None:
        """Plays rollouts until each candidate has `count` rollouts, or `may_continue` returns False.

        `may_continue` is called before each round of one rollout for each candidate, except the first round.
        """
        while self.rollout_count < count and (not self.rollout_count or may_continue()):
            if (
                self.required_candidate is not None
                and self.rollout_count in _PRUNE_AFTER_ROLLOUTS
                and len(self.candidates) > 1
            ):
                self._prune()
            for candidate, found in zip(self.candidates, self._trajectories, strict=True):
                found.append(self.rollout_source.play_to_end(candidate, self.seed + self.rollout_count))
            self.rollout_count += 1

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
        totals = [[trajectory.final_score for trajectory in found] for found in self._trajectories]
        mean_total = _mean([_mean(points) for points in totals])
        own_items = [_mean_of_each_item([trajectory.items for trajectory in found]) for found in self._trajectories]
        mean_items = _mean_of_each_item(own_items)
        whole = RolloutSegment(
            math.hypot(*(each.signal_deviation for each in self.rollout_source.rollout_segments)),
            math.hypot(*(each.noise_deviation for each in self.rollout_source.rollout_segments)),
        )
        weights = [gain.weight for gain in _gains_in_segment(whole, totals)]
        leads = _differences_from_mean([candidate.utility for candidate in self.candidates])
        errors = [0.0 for _ in self.candidates]
        for segment, gains in zip(self.rollout_source.rollout_segments, self._gains(), strict=True):
            for index, gain in enumerate(_gains_in_segment(segment, gains)):
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

    def certain_differences(self, better: W, other: W) -> tuple[OutcomeDifference, ...]:
        """Returns the certain differences in the outcome between two candidates, the largest gain first.

        A difference is certain if it exceeds _CERTAIN_ERRORS standard errors. Rollouts with the same chance are
        compared with each other. Returns () after too few rollouts.
        """
        return certain_differences(self.trajectories(better), self.trajectories(other))

    def trajectories(self, candidate: W) -> Sequence[Trajectory]:
        """Returns the results of a candidate's rollouts so far. Those with the same index had the same chance."""
        return self._trajectories[self.candidates.index(candidate)]

    def _gains(self) -> Iterator[list[list[float]]]:
        """Yields the gains in each segment (part of a rollout): a list for each candidate, with a gain by rollout."""
        expectations = [
            [(candidate.utility, *trajectory.expected, trajectory.final_score) for trajectory in found]
            for candidate, found in zip(self.candidates, self._trajectories, strict=True)
        ]
        for index in range(len(self.rollout_source.rollout_segments)):
            yield [[points[index + 1] - points[index] for points in found] for found in expectations]


def certain_differences(better: Sequence[Trajectory], other: Sequence[Trajectory]) -> tuple[OutcomeDifference, ...]:
    """Returns the certain differences in the outcome of two candidates' rollouts, the largest gain first.

    The rollouts with the same index had the same chance. Returns () after too few rollouts.
    """
    if len(better) < _MIN_ROLLOUTS_FOR_DIFFERENCES:
        return ()
    found = []
    for seat, name in better[0].outcome:
        pairs = [(one.outcome[seat, name], two.outcome[seat, name]) for one, two in zip(better, other, strict=True)]
        deviation = math.sqrt(variance([one - two for one, two in pairs]) / len(pairs))
        own, others = (_mean(values) for values in zip(*pairs, strict=True))
        if abs(own - others) > _CERTAIN_ERRORS * deviation:
            found.append(OutcomeDifference(seat, name, own, others, Z_95 * deviation))
    return tuple(sorted(found, key=lambda each: each.gain, reverse=True))


@frozen
class _SegmentGain:
    """Gain of a candidate in one segment (part of a rollout), compared with the mean gain of all candidates.

    `lead` is the difference from that mean, in points. `weight` (0 to 1) says how far the lead is trusted. `error` is
    the standard error of the weighted lead.
    """

    lead: float
    weight: float
    error: float


def _gains_in_segment(segment: RolloutSegment, gains: Sequence[Sequence[float]]) -> list[_SegmentGain]:
    """Returns each candidate's gain of expected points in a part of its rollouts. `gains` has the gains by rollout."""
    rollouts = len(gains[0])
    mean_gains = [_mean(each) for each in zip(*gains, strict=True)]
    found = []
    for own, lead in zip(gains, _differences_from_mean([_mean(each) for each in gains]), strict=True):
        deviations = [gain - mean for gain, mean in zip(own, mean_gains, strict=True)]
        count = _PRIOR_ROLLOUTS + rollouts
        # `noise_deviation` belongs to the difference of two candidates; each has half of that variance.
        noise = (_PRIOR_ROLLOUTS * segment.noise_deviation**2 / 2 + rollouts * variance(deviations)) / count
        measured, prior = rollouts / noise, 1 / segment.signal_deviation**2
        found.append(_SegmentGain(lead, measured / (measured + prior), 1 / math.sqrt(measured + prior)))
    return found


def _differences_from_mean(values: Sequence[float]) -> list[float]:
    """Returns the difference of each value from the mean of all values."""
    mean = _mean(values)
    return [value - mean for value in values]


def _mean_of_each_item(items: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: _mean([each[name] for each in items]) for name in items[0]}


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
