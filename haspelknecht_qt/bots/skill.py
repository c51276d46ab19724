"""Sums of findings about draws and decisions: luck, error rates and results without luck, each with its margin."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

from attrs import define, frozen

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


@define
class LossSum:
    """Sum over decisions: their number, their losses in points, and the squares of these losses."""

    count: int = 0
    points: float = 0.0
    squares: float = 0.0

    def add(self, other: LossSum | SeatFinding) -> None:
        """Adds the decisions of another sum or of a finding."""
        self.count += other.count
        self.points += other.points
        self.squares += other.squares

    @property
    def rate(self) -> Estimate | None:
        """Mean loss of a decision; None if there are none. With one decision, the margin is infinite."""
        if not self.count:
            return None
        mean = self.points / self.count
        if self.count == 1:
            return Estimate(mean, math.inf, self.count)
        variance = max(0.0, self.squares - self.count * mean**2) / (self.count - 1)
        return Estimate(mean, Z_95 * math.sqrt(variance / self.count), self.count)


class Skill:
    """Luck and skill of a person in several games, which are added in order of time.

    It keeps sums, because there may be millions of findings.
    """

    def __init__(self, games: Iterable[GameFindings] = ()) -> None:
        self.game_counts: Counter[int] = Counter()
        """Number of games by number of seats."""
        self._lead = 0.0
        self._luck: list[Estimate] = []
        self._losses: dict[tuple[int, tuple[int, int], str], LossSum] = {}
        """Losses by number of seats, period and kind."""
        self._losses_by_game: list[LossSum] = []
        for game in games:
            self.add(game)

    def add(self, game: GameFindings) -> None:
        """Adds a game that is later than all others."""
        self.game_counts[game.seat_count] += 1
        self._lead += game.lead
        luck = sum_of_luck(game.findings)
        if luck is not None:
            self._luck.append(luck)
        in_game = LossSum()
        for each in game.findings:
            if each.kind != DRAWS:
                in_game.add(each)
                self._losses.setdefault((game.seat_count, each.period, each.kind), LossSum()).add(each)
        self._losses_by_game.append(in_game)

    @property
    def luck(self) -> Estimate | None:
        """Mean value of the draws in a game, in points; None unless it is known in every game."""
        count = self.game_counts.total()
        if not count or len(self._luck) < count:
            return None
        value = sum(each.value for each in self._luck) / count
        return Estimate(
            value, math.hypot(*(each.margin for each in self._luck)) / count, sum(each.count for each in self._luck)
        )

    @property
    def lead_without_luck(self) -> Estimate | None:
        """Mean final lead over the mean of the other seats, less `luck`; None if `luck` is None."""
        luck = self.luck
        if luck is None:
            return None
        return Estimate(self._lead / self.game_counts.total() - luck.value, luck.margin, luck.count)

    def error_rate(self, seat_count: int | None = None) -> Estimate | None:
        """Returns the mean loss of a real decision in games with this number of seats, by default in all games."""
        return _rate(loss for (seats, _, _), loss in self._losses.items() if seat_count in {None, seats})

    def error_rates_by(self, key: Callable[[tuple[int, int], str], K]) -> Mapping[K, Estimate]:
        """Returns the error rate of each group of decisions, the earliest period first.

        `key` returns the group of the decisions of a period and a kind.
        """
        groups: dict[K, LossSum] = {}
        for (_, period, kind), loss in sorted(self._losses.items(), key=lambda each: each[0][1]):
            groups.setdefault(key(period, kind), LossSum()).add(loss)
        rates = ((group, loss.rate) for group, loss in groups.items())
        return {group: rate for group, rate in rates if rate is not None}

    @property
    def trend(self) -> tuple[Estimate, Estimate] | None:
        """Error rates in the earlier and in the later half of the games; None with too few games."""
        games = self._losses_by_game
        if len(games) < MIN_TREND_GAMES:
            return None
        middle = len(games) // 2
        earlier, later = _rate(games[:middle]), _rate(games[middle:])
        return None if earlier is None or later is None else (earlier, later)


def _rate(losses: Iterable[LossSum]) -> Estimate | None:
    """Returns the error rate of all these decisions."""
    total = LossSum()
    for loss in losses:
        total.add(loss)
    return total.rate


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
