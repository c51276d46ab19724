"""Rating: a person's strength, estimated from games against bots of known strength.

In the Bradley-Terry model, the logarithm of the odds of winning is the difference of the two strengths. The ladder has
the bots' strengths. The rating is the most likely strength, with a normal prior; the curvature of the likelihood at
that point gives its standard error. Strengths are on Elo's scale: a lead of 400 points means odds of ten to one. The
random bot has strength 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from haspelknecht_qt.bots.ladder import Ladder
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.statistics import Z_95
from haspelknecht_qt.core.fast_attrs import frozen

ELO_PER_LOG_ODDS = 400 / math.log(10)
"""Number of Elo points per unit of log odds."""
PRIOR_DEVIATION = 350.0
"""Standard deviation of the prior, in Elo points, as in Glicko. The prior's mean is the mean strength of the bots."""
_MAX_STRENGTH = 30.0
"""Maximum absolute strength that the estimate can reach, in log odds."""
_BISECTION_STEPS = 60

RatedMatch = Mapping[str, Sequence[float]]
"""Person's results against the bots of a match, by level of the bot: 1 for a victory, 0.5 for a tie, 0 for a defeat."""


@frozen
class Rating:
    """Estimated strength of a person on Elo's scale, from `games` games.

    `margin` is the half width of the 95 % confidence interval, in Elo points. `nearest_bot` is the level whose strength
    is closest to the person's.
    """

    strength: float
    margin: float
    games: int
    nearest_bot: str


def strengths(ladder: Ladder) -> dict[str, float]:
    """Returns the strength of each measured level on Elo's scale. The random bot has 0."""
    found = {RANDOM: 0.0}
    for step in ladder.steps:
        if step.against in found:
            # Adding half a victory for each side keeps the strength finite if one side won all games.
            share = (step.share.mean * step.games + 0.5) / (step.games + 1)
            found[step.name] = found[step.against] + ELO_PER_LOG_ODDS * math.log(share / (1 - share))
    return found


def rate(
    matches: Sequence[RatedMatch], bots: Mapping[str, float], play_counts: Sequence[int] | None = None
) -> Rating | None:
    """Returns the rating of a person from these matches; None without a game against a bot of known strength.

    `play_counts` has the number of times that each of `matches` was played; None means once each. A match counts as one
    game for any number of bots, because the results against them are not independent.
    """
    weights = dict.fromkeys(bots, 0.0)
    won = dict.fromkeys(bots, 0.0)
    games = 0
    for match, count in zip(matches, play_counts or [1] * len(matches), strict=True):
        pairs = [(bot, score) for bot, scores in match.items() if bot in bots for score in scores]
        games += count if pairs else 0
        for bot, score in pairs:
            weights[bot] += count / len(pairs)
            won[bot] += count * score / len(pairs)
    if not games:
        return None
    known = {bot: strength / ELO_PER_LOG_ODDS for bot, strength in bots.items()}
    middle = sum(known.values()) / len(known)
    precision = (ELO_PER_LOG_ODDS / PRIOR_DEVIATION) ** 2

    def slope(strength: float) -> float:
        gained = sum(won[bot] - weights[bot] * _win_probability(strength - known[bot]) for bot in known)
        return gained - (strength - middle) * precision

    low, high = -_MAX_STRENGTH, _MAX_STRENGTH
    for _ in range(_BISECTION_STEPS):
        centre = (low + high) / 2
        low, high = (centre, high) if slope(centre) > 0 else (low, centre)
    chances = {bot: _win_probability(low - known[bot]) for bot in known}
    curvature = precision + sum(weights[bot] * chance * (1 - chance) for bot, chance in chances.items())
    nearest = min(known, key=lambda bot: abs(known[bot] - low))
    return Rating(ELO_PER_LOG_ODDS * low, ELO_PER_LOG_ODDS * Z_95 / math.sqrt(curvature), games, nearest)


def _win_probability(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))
