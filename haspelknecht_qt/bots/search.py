"""Searching in a game's own fast model: options are played on many times, with the same chance and the same opponents for all of them.

By successive halving: all candidates are played on equally often, the worse half is left out, the rest is played on more often, until two are left.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from attrs import define

from haspelknecht_qt.bots.advice import HasWorth, Position
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.level import Search


@define(eq=False)
class _Candidate:
    """An option that is compared: its place, its first judgement, and what playing on has brought so far."""

    place: int
    first: float
    total: float = 0.0
    count: int = 0

    def worth(self, settings: Search) -> float:
        """The first judgement and the average of playing on together."""
        if not self.count:
            return self.first
        return settings.first * self.first + (1 - settings.first) * self.total / self.count


def clock(seconds: float) -> Callable[[], bool]:
    """Whether there is time left, of so many seconds from now; always, of 0 seconds."""
    end = time.monotonic() + seconds
    return lambda: not seconds or time.monotonic() < end


def search(
    position: Position[HasWorth], seat: int, settings: Search, seed: int, go_on: Callable[[], bool], also: int = 0
) -> list[tuple[int, float]]:
    """The places of the best options with what they are worth to the seat asked, best first; all others were not compared.

    The option in the place `also` is compared whatever its first judgement is. `go_on` is asked before the options are played on once more; when it
    says no, what is known by then counts. As long as it says yes, the same position, settings and seed give the same answer. With several
    opponents each plays for itself: one's own points count, less a share of those of the best of them.
    """
    options = position.options
    least = options[0].worth - settings.margin
    near = [place for place, option in enumerate(options[: settings.options]) if option.worth > least]
    left = [_Candidate(place, options[place].worth) for place in dict.fromkeys([*near, also])]
    behind: list[_Candidate] = []
    if len(left) > 1:
        stages = math.ceil(math.log2(len(left)))
        dice = Generator(seed)
        for stage in range(stages):
            for _ in range(max(1, settings.rollouts // (stages * len(left)))):
                if not go_on():
                    return _ranked(left, behind, settings)
                _play_on(position, seat, left, settings, dice)
            left.sort(key=lambda each: each.worth(settings), reverse=True)
            if stage < stages - 1:
                kept = max(2, (len(left) + 1) // 2)
                behind = left[kept:] + behind
                del left[kept:]
    return _ranked(left, behind, settings)


def _play_on(
    position: Position[HasWorth], seat: int, candidates: Sequence[_Candidate], settings: Search, dice: Generator
) -> None:
    """Once for each candidate, with the same chance and the same opponents for all of them."""
    chance = dice.bits()
    ways = [dice.choice(position.ways) for _ in range(position.seats)]
    ways[seat] = position.own_way
    for candidate in candidates:
        points = position.play_on(candidate.place, chance, settings.rounds, ways)
        others = max(each for other, each in enumerate(points) if other != seat)
        candidate.total += points[seat] - settings.envy / (len(points) - 1) * others
        candidate.count += 1


def _ranked(left: list[_Candidate], behind: list[_Candidate], settings: Search) -> list[tuple[int, float]]:
    """Whoever was left out stays behind those who were played on longer."""
    ranked: list[tuple[int, float]] = []
    least = math.inf
    for candidate in [*sorted(left, key=lambda each: each.worth(settings), reverse=True), *behind]:
        least = min(least, candidate.worth(settings))
        ranked.append((candidate.place, least))
    return ranked
