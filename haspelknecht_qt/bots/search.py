"""Searching in a game's own fast model: options are played on many times, with the same chance and the same opponents for all of them.

By successive halving: all candidates are played on equally often, the worse half is left out, the rest is played on more often, until two are left.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from attrs import define

from haspelknecht_qt.bots.evaluator import HasUtility, SearchPosition
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.rng import Generator


@define(eq=False)
class _SearchCandidate:
    """An option that is compared: its place, its first judgement, and what playing on has brought so far."""

    place: int
    first: float
    total: float = 0.0
    count: int = 0

    def utility(self, settings: Search) -> float:
        """The first judgement and the average of playing on together."""
        if not self.count:
            return self.first
        return settings.first * self.first + (1 - settings.first) * self.total / self.count


def clock(seconds: float) -> Callable[[], bool]:
    """Whether there is time left, of so many seconds from now; always, of 0 seconds."""
    end = time.monotonic() + seconds
    return lambda: not seconds or time.monotonic() < end


def search(
    position: SearchPosition[HasUtility],
    seat: int,
    settings: Search,
    seed: int,
    go_on: Callable[[], bool],
    also: int = 0,
) -> list[tuple[int, float]]:
    """The places of the best options with what they are worth to the seat asked, best first; all others were not compared.

    The option in the place `also` is compared whatever its first judgement is. `go_on` is asked before the options are played on once more; when it
    says no, what is known by then counts. As long as it says yes, the same position, settings and seed give the same answer. With several
    opponents each plays for itself: one's own points count, less a share of those of the best of them.
    """
    candidates = position.candidates
    least = candidates[0].utility - settings.margin
    near = [place for place, candidate in enumerate(candidates[: settings.options]) if candidate.utility > least]
    left = [_SearchCandidate(place, candidates[place].utility) for place in dict.fromkeys([*near, also])]
    behind: list[_SearchCandidate] = []
    if len(left) > 1:
        stages = math.ceil(math.log2(len(left)))
        dice = Generator(seed)
        for stage in range(stages):
            for _ in range(max(1, settings.rollouts // (stages * len(left)))):
                if not go_on():
                    return _ranked(left, behind, settings)
                _rollout(position, seat, left, settings, dice)
            left.sort(key=lambda each: each.utility(settings), reverse=True)
            if stage < stages - 1:
                kept = max(2, (len(left) + 1) // 2)
                behind = left[kept:] + behind
                del left[kept:]
    return _ranked(left, behind, settings)


def _rollout(
    position: SearchPosition[HasUtility],
    seat: int,
    candidates: Sequence[_SearchCandidate],
    settings: Search,
    dice: Generator,
) -> None:
    """Once for each candidate, with the same chance and the same opponents for all of them."""
    chance = dice.bits()
    policies = [dice.choice(position.policies) for _ in range(position.seats)]
    policies[seat] = position.own_policy
    for candidate in candidates:
        points = position.rollout(candidate.place, chance, settings.rounds, policies)
        others = max(each for other, each in enumerate(points) if other != seat)
        candidate.total += points[seat] - settings.envy / (len(points) - 1) * others
        candidate.count += 1


def _ranked(left: list[_SearchCandidate], behind: list[_SearchCandidate], settings: Search) -> list[tuple[int, float]]:
    """Whoever was left out stays behind those who were played on longer."""
    ranked: list[tuple[int, float]] = []
    least = math.inf
    for candidate in [*sorted(left, key=lambda each: each.utility(settings), reverse=True), *behind]:
        least = min(least, candidate.utility(settings))
        ranked.append((candidate.place, least))
    return ranked
