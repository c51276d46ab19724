"""Glicko-2: ratings of players with their uncertainty.

After Mark E. Glickman, "Example of the Glicko-2 system", 2013. Local variables have the names of his symbols.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen

_SCALE = 173.7178
"""Points of the rating per unit of the paper's internal scale."""
_CENTRE = 1500.0
"""Rating of an average player."""
_MAX_VOLATILITY_CHANGE = 0.5
"""Limit of changes of the volatility (tau)."""
_NORMAL_QUANTILE = 1.96
"""Standard errors on each side of a 95% confidence interval."""
_PRECISION = 1e-6
"""Precision to which the volatility is computed."""
MAX_DEVIATION = 350.0
"""Deviation of a new player, of whom nothing is known."""


@frozen
class GlickoRating:
    """Rating of a player or a puzzle.

    `points` is the estimated strength and `deviation` its standard error. `volatility` says how erratic the results
    are. The default values are those of a new player.
    """

    points: float = _CENTRE
    deviation: float = MAX_DEVIATION
    volatility: float = 0.06

    @property
    def margin(self) -> float:
        """Half the width of the 95% confidence interval, in points of the rating."""
        return _NORMAL_QUANTILE * self.deviation

    def after_games(self, games: Sequence[tuple[GlickoRating, float]]) -> GlickoRating:
        """Returns the rating after a rating period with these games, at least one.

        A game is the opponent's rating before the period, and the score: 1 for a win, 0 for a loss.
        """
        mu, phi = (self.points - _CENTRE) / _SCALE, self.deviation / _SCALE
        information = surprise = 0.0
        for opponent, score in games:
            weight = _weight(opponent.deviation / _SCALE)
            expected = 1 / (1 + math.exp(-weight * (mu - (opponent.points - _CENTRE) / _SCALE)))
            information += weight**2 * expected * (1 - expected)
            surprise += weight * (score - expected)
        volatility = _new_volatility(self.volatility, phi, 1 / information, surprise / information)
        widened = math.hypot(phi, volatility)
        narrowed = 1 / math.sqrt(1 / widened**2 + information)
        points = _CENTRE + _SCALE * (mu + narrowed**2 * surprise)
        return GlickoRating(points, min(MAX_DEVIATION, _SCALE * narrowed), volatility)


def _weight(deviation: float) -> float:
    """Returns the weight of a result against an opponent with this deviation (g), from 0 to 1."""
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def _new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Returns the volatility after a game, by the Illinois algorithm of the paper's step 5."""
    start = math.log(sigma**2)

    def slope(x: float) -> float:
        grown = math.exp(x)
        total = phi**2 + variance + grown
        return grown * (delta**2 - total) / (2 * total**2) - (x - start) / _MAX_VOLATILITY_CHANGE**2

    low = start
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * _MAX_VOLATILITY_CHANGE) < 0:
            steps += 1
        high = start - steps * _MAX_VOLATILITY_CHANGE
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
