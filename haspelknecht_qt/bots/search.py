"""Search by rollouts (quick games from a position onwards) in a game's compiled model, its rules in C++.

The method is successive halving. All candidates get the same number of rollouts, then the worse half is dropped. The
remaining half gets further rollouts, and so on, until two candidates are left.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from attrs import define

from haspelknecht_qt.bots.evaluator import Candidate, SearchPosition
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.utility import opponent_penalty


@define(eq=False)
class _SearchCandidate:
    """Candidate under comparison: its index and first evaluation, and the sum and number of its rollouts' values."""

    index: int
    first_value: float
    rollout_total: float = 0.0
    rollout_count: int = 0

    def utility(self, settings: Search) -> float:
        """Returns the candidate's value: the weighted mean of its first evaluation and its rollouts."""
        if not self.rollout_count:
            return self.first_value
        return settings.first * self.first_value + (1 - settings.first) * self.rollout_total / self.rollout_count


def make_time_left_check(seconds: float) -> Callable[[], bool]:
    """Returns a function that is True until `seconds` have passed, or always if `seconds` is 0."""
    end = time.monotonic() + seconds
    return lambda: not seconds or time.monotonic() < end


def search(
    position: SearchPosition[Candidate],
    seat: int,
    settings: Search,
    seed: int,
    may_continue: Callable[[], bool],
    required_index: int = 0,
) -> list[tuple[int, float]]:
    """Returns indexes and values of the compared candidates, best first by their value to the deciding seat.

    The best candidates by first evaluation are compared, and always the one with index `required_index`. `may_continue`
    is called before each round of rollouts; when it returns False, the search ends. If it always returns True, the same
    position, settings and seed give the same answer.

    The value of a rollout is the seat's own points minus a share of the best opponent's points. This share is smaller
    with several opponents, because each opponent plays for itself.
    """
    candidates = position.candidates
    least = candidates[0].utility - settings.margin
    near = [place for place, candidate in enumerate(candidates[: settings.options]) if candidate.utility > least]
    remaining = [_SearchCandidate(place, candidates[place].utility) for place in dict.fromkeys([*near, required_index])]
    dropped: list[_SearchCandidate] = []
    if len(remaining) > 1:
        stages = math.ceil(math.log2(len(remaining)))
        dice = Generator(seed)
        for stage in range(stages):
            for _ in range(max(1, settings.rollouts // (stages * len(remaining)))):
                if not may_continue():
                    return _ranking(remaining, dropped, settings)
                _roll_out_each_candidate(position, seat, remaining, settings, dice)
            remaining.sort(key=lambda each: each.utility(settings), reverse=True)
            if stage < stages - 1:
                kept = max(2, (len(remaining) + 1) // 2)
                dropped = remaining[kept:] + dropped
                del remaining[kept:]
    return _ranking(remaining, dropped, settings)


def _roll_out_each_candidate(
    position: SearchPosition[Candidate],
    seat: int,
    candidates: Sequence[_SearchCandidate],
    settings: Search,
    dice: Generator,
) -> None:
    """Makes one rollout of each candidate, with the same random numbers and opponents for all candidates."""
    chance = dice.bits()
    policies = [dice.choice(position.opponent_policy_indexes) for _ in range(position.seat_count)]
    policies[seat] = position.own_policy_index
    for candidate in candidates:
        points = position.rollout(candidate.index, chance, settings.rounds, policies)
        candidate.rollout_total += points[seat] - opponent_penalty(points, seat, settings.envy)
        candidate.rollout_count += 1


def _ranking(
    remaining: list[_SearchCandidate], dropped: list[_SearchCandidate], settings: Search
) -> list[tuple[int, float]]:
    """Returns indexes and values, best first. No dropped candidate ranks above one that is still in the search."""
    ranked: list[tuple[int, float]] = []
    least = math.inf
    for candidate in [*sorted(remaining, key=lambda each: each.utility(settings), reverse=True), *dropped]:
        least = min(least, candidate.utility(settings))
        ranked.append((candidate.index, least))
    return ranked
