"""Sums of findings about draws and decisions: luck, error rates and results without luck, each with its margin."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from attrs import frozen

from haspelknecht_qt.bots.statistics import Z_95
from haspelknecht_qt.core.seat_findings import DRAWS, GameFindings, SeatFinding

K = TypeVar("K", bound=Hashable)

MIN_TREND_GAMES = 6
"""Minimum number of games for a trend."""


@frozen
class Estimate:
    """Estimated value in points, from `count` draws or decisions. `margin` is half of its 95 % confidence interval."""

    value: float
    margin: float
    count: int


@frozen
class Skill:
    """Luck and skill of a person in one or more games.

    `luck` is what the draws were worth in a game. `lead_without_luck` is the mean final lead over the mean of the other
    seats, less that luck. Both are None where luck is not shown. `error_rate` is the mean loss of a real decision; None
    without one.
    """

    luck: Estimate | None
    lead_without_luck: Estimate | None
    error_rate: Estimate | None

    @classmethod
    def of(cls, games: Sequence[GameFindings]) -> Skill:
        """Returns the luck and skill in at least one game. Luck is shown if it is known in every game."""
        lead = sum(game.lead for game in games) / len(games)
        draws = [sum_of_luck(game.findings) for game in games]
        known = [each for each in draws if each is not None]
        luck = without = None
        if len(known) == len(games):
            value = sum(each.value for each in known) / len(games)
            margin = math.hypot(*(each.margin for each in known)) / len(games)
            luck = Estimate(value, margin, sum(each.count for each in known))
            without = Estimate(lead - value, margin, luck.count)
        return cls(luck, without, error_rate(each for game in games for each in game.findings))


def sum_of_luck(findings: Iterable[SeatFinding]) -> Estimate | None:
    """Returns what the draws were worth in a game, by the mean of a person's seats; None where that is not shown."""
    draws = [each for each in findings if each.kind == DRAWS]
    if not draws:
        return None
    seats = len({each.seat for each in draws})
    variance = sum(each.squares for each in draws)
    return Estimate(
        sum(each.points for each in draws) / seats,
        Z_95 * math.sqrt(variance) / seats,
        sum(each.count for each in draws),
    )


def error_rate(findings: Iterable[SeatFinding]) -> Estimate | None:
    """Returns the mean loss of the decisions; None if there are none. With one decision the margin is infinite."""
    decisions = [each for each in findings if each.kind != DRAWS]
    count = sum(each.count for each in decisions)
    if not count:
        return None
    mean = sum(each.points for each in decisions) / count
    if count == 1:
        return Estimate(mean, math.inf, count)
    variance = max(0.0, sum(each.squares for each in decisions) - count * mean**2) / (count - 1)
    return Estimate(mean, Z_95 * math.sqrt(variance / count), count)


def error_rates_by(findings: Iterable[SeatFinding], key: Callable[[SeatFinding], K]) -> Mapping[K, Estimate]:
    """Returns the error rate of each group of decisions. `key` returns the group of a finding."""
    groups: dict[K, list[SeatFinding]] = {}
    for each in findings:
        if each.kind != DRAWS:
            groups.setdefault(key(each), []).append(each)
    rates = ((group, error_rate(each)) for group, each in groups.items())
    return {group: rate for group, rate in rates if rate is not None}


def trend(games: Sequence[GameFindings]) -> tuple[Estimate, Estimate] | None:
    """Returns the error rates in the earlier and in the later half of the games; None with too few games.

    `games` are in order of time.
    """
    if len(games) < MIN_TREND_GAMES:
        return None
    middle = len(games) // 2
    earlier, later = (
        error_rate(each for game in part for each in game.findings) for part in (games[:middle], games[middle:])
    )
    return None if earlier is None or later is None else (earlier, later)
