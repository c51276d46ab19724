"""Rollouts of a decision's candidates to the end of the game, all with the same chance, and comparison of the results."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from statistics import fmean
from typing import Generic

from attrs import define, field

from haspelknecht_qt.bots.evaluator import RolloutSource, W
from haspelknecht_qt.bots.puzzles import Alternative
from haspelknecht_qt.bots.rollout_statistics import certain_differences
from haspelknecht_qt.bots.statistics import ConfidenceInterval, student_interval, variance
from haspelknecht_qt.core.trajectory import OutcomeDifference, Trajectory

DROPPED_AFTER = (20, 50, 100)
"""Numbers of rollouts after which `means_of_best` drops candidates that are clearly not the best."""
_CLEAR_ERRORS = 4.0
"""Standard errors above which a candidate is clearly behind the best one."""
MIN_DIFFERENCE = 0.2
"""Smallest difference in the outcome that puzzles keep, in points."""


@define(eq=False)
class Rollouts(Generic[W]):
    """Rollouts of the candidates of one root in the compiled model.

    Chance follows from `seed` and the rollout's number. Rollouts of the same number therefore differ in little more
    than the effect of the candidates. `policies` has one policy for each seat; None draws them as a search does.
    """

    rollout_source: RolloutSource[W]
    seed: int
    policies: Sequence[int] | None = None
    _played: dict[W, dict[int, Trajectory]] = field(factory=dict, init=False)

    def results(self, candidate: W, numbers: range) -> list[Trajectory]:
        """Returns the results of the rollouts with these numbers. None is played twice."""
        played = self._played.setdefault(candidate, {})
        for number in numbers:
            if number not in played:
                played[number] = self.rollout_source.play_to_end(candidate, self.seed + number, self.policies)
        return [played[number] for number in numbers]

    def lead(self, best: W, other: W, numbers: range) -> ConfidenceInterval:
        """Returns the mean lead in points of one candidate over another, with 95 % limits by Student's t distribution."""
        pairs = zip(self.results(best, numbers), self.results(other, numbers), strict=True)
        return student_interval([one.final_score - two.final_score for one, two in pairs])

    def lead_over_opponents(self, best: W, other: W, numbers: range) -> float:
        """Returns the mean difference between two candidates in the final lead over the best opponent."""
        pairs = zip(self.results(best, numbers), self.results(other, numbers), strict=True)
        return sum(one.lead - two.lead for one, two in pairs) / len(numbers)

    def mean(self, candidate: W, numbers: range) -> float:
        """Returns the mean final score."""
        return sum(result.final_score for result in self.results(candidate, numbers)) / len(numbers)

    def are_same(self, one: W, other: W, numbers: range) -> bool:
        """Whether both candidates have the same results."""
        pairs = zip(self.results(one, numbers), self.results(other, numbers), strict=True)
        return all((a.items, a.opponent_points) == (b.items, b.opponent_points) for a, b in pairs)

    def ranked(self, candidates: Sequence[W], numbers: range) -> list[W]:
        """Returns the candidates, best first by their mean final scores."""
        return sorted(candidates, key=lambda candidate: self.mean(candidate, numbers), reverse=True)

    def alternatives(
        self, ranked: Sequence[W], numbers: range, texts_of: Callable[[W], tuple[str, ...]]
    ) -> list[Alternative]:
        """Returns the candidates as alternatives with their results in these rollouts, best first.

        `texts_of` returns the text forms of a candidate's moves.
        """
        return [self._alternative(ranked[0], each, numbers, texts_of(each)) for each in ranked]

    def differences(self, best: W, candidate: W, numbers: range) -> tuple[OutcomeDifference, ...]:
        """Returns the certain differences in the outcome between the best candidate and another one.

        Differences that are too small for a reason are left out.
        """
        found = certain_differences(self.results(best, numbers), self.results(candidate, numbers))
        return tuple(each for each in found if abs(each.gain) >= MIN_DIFFERENCE)

    def _alternative(self, best: W, candidate: W, numbers: range, moves: tuple[str, ...]) -> Alternative:
        results, lead = self.results(candidate, numbers), self.lead(best, candidate, numbers)
        items = {name: sum(result.items[name] for result in results) / len(results) for name in results[0].items}
        return Alternative(
            moves=moves,
            points=self.mean(candidate, numbers),
            behind=lead.mean,
            margin=lead.mean - lead.low,
            items=tuple((name, points) for name, points in items.items() if points),
        )


def means_of_best(
    rollout_source: RolloutSource[W], candidates: Sequence[W], kept_indexes: Collection[int], seeds: range
) -> dict[int, float]:
    """Returns the mean final scores of candidates by index, from a rollout of each for every seed.

    After some rollouts, candidates that are clearly not the best are dropped, except those at `kept_indexes`. All
    candidates meet the same chance, so their scores are compared rollout by rollout.
    """
    scores: dict[int, list[float]] = {index: [] for index in range(len(candidates))}
    for begin, end in pairwise((0, *(count for count in DROPPED_AFTER if count < len(seeds)), len(seeds))):
        for index, found in scores.items():
            played = (rollout_source.play_to_end(candidates[index], seed) for seed in seeds[begin:end])
            found.extend(trajectory.final_score for trajectory in played)
        best = max(scores.values(), key=sum)
        behind = [index for index, found in scores.items() if _is_clearly_behind(found, best)]
        for index in {*behind}.difference(kept_indexes):
            del scores[index]
    return {index: fmean(found) for index, found in scores.items()}


def _is_clearly_behind(scores: Sequence[float], best: Sequence[float]) -> bool:
    leads = [one - other for one, other in zip(best, scores, strict=True)]
    return fmean(leads) > _CLEAR_ERRORS * math.sqrt(variance(leads) / len(leads))
