"""Fit of the slopes of luck on some games of self-play, and their check on others."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from haspelknecht_qt.bots.luck import MAX_LUCKIEST_DRAWS
from haspelknecht_qt.bots.luck_figures import LuckCheck, LuckFigures, Stage, is_clear
from haspelknecht_qt.bots.statistics import Z_95, ConfidenceInterval
from tools.luck_games import LuckGame

MIN_GAMES = 30
"""Minimum number of games for a fit and for a check: with fewer, their limits mean little."""
_STANDARD_ERRORS = 2.0
"""Half width of the interval of the mean luck, in standard errors."""

Numbers: TypeAlias = NDArray[np.float64]


@frozen(eq=False)
class _Sample:
    """`luck` is (games, seats, stages): the luck of all draws at a stage. `leads` is (games, seats)."""

    luck: Numbers
    leads: Numbers

    @classmethod
    def of(cls, games: Sequence[LuckGame], stages: Sequence[Stage]) -> _Sample:
        luck = np.zeros((len(games), len(games[0].leads), len(stages)))
        places = {stage: place for place, stage in enumerate(stages)}
        for number, game in enumerate(games):
            for stage, points in zip(game.stages, game.luck, strict=True):
                if stage in places:
                    luck[number, :, places[stage]] += points
        return cls(luck, np.array([game.leads for game in games]))


def fitted(games: Sequence[LuckGame]) -> LuckFigures:
    """Returns the slopes of the final lead on the luck at each stage; none with too few games.

    Stages whose slope is not above 0 with 95 % confidence do not count in the fit of the others.
    """
    if len(games) < MIN_GAMES:
        return LuckFigures(len(games))
    stages = sorted({stage for game in games for stage in game.stages})
    slopes = dict(zip(stages, _slopes(_Sample.of(games, stages)), strict=True))
    clear = [stage for stage in stages if is_clear(slopes[stage])]
    if clear:
        slopes |= zip(clear, _slopes(_Sample.of(games, clear)), strict=True)
    return LuckFigures(len(games), slopes)


def checked(figures: LuckFigures, games: Sequence[LuckGame], planted: Sequence[LuckGame]) -> LuckCheck | None:
    """Returns the check of fitted slopes; None with too few games, or if no stage has a clear slope."""
    slopes = {stage: slope.mean for stage, slope in figures.slopes.items() if is_clear(slope)}
    if len(games) < MIN_GAMES or not slopes:
        return None
    sample = _Sample.of(games, list(slopes))
    shown, leads = sample.luck @ np.array(list(slopes.values())), sample.leads
    first_seat = shown[:, 0]
    mean, half = float(first_seat.mean()), _STANDARD_ERRORS * float(first_seat.std(ddof=1)) / math.sqrt(len(games))
    findable = [game for game in planted if game.stages[game.planted] in slopes]
    return LuckCheck(
        len(games),
        ConfidenceInterval(mean, mean - half, mean + half),
        _slopes(_Sample(shown[:, :, None], leads))[0],
        # The luck of another game: the next one.
        _slopes(_Sample(np.roll(shown, 1, axis=0)[:, :, None], leads))[0],
        float(((leads - shown) ** 2).sum() / (leads**2).sum()),
        sum(_is_among_luckiest(game, slopes) for game in findable),
        len(findable),
    )


def _is_among_luckiest(game: LuckGame, slopes: Mapping[Stage, float]) -> bool:
    shown = [slopes.get(stage, 0.0) * points[game.seat] for stage, points in zip(game.stages, game.luck, strict=True)]
    return sum(each > shown[game.planted] for each in shown) < MAX_LUCKIEST_DRAWS


def _slopes(sample: _Sample) -> list[ConfidenceInterval]:
    """Returns the slope of the lead on each column of luck, by least squares. Only games need be independent."""
    columns = sample.luck.reshape(-1, sample.luck.shape[2])
    inverse = np.linalg.pinv(columns.T @ columns)
    slopes = inverse @ columns.T @ sample.leads.reshape(-1)
    scores = np.einsum("gsk,gs->gk", sample.luck, sample.leads - sample.luck @ slopes)
    errors = np.sqrt(np.diag(inverse @ (scores.T @ scores) @ inverse))
    return [
        ConfidenceInterval(float(mean), float(mean - Z_95 * error), float(mean + Z_95 * error))
        for mean, error in zip(slopes, errors, strict=True)
    ]
