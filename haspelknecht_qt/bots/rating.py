"""How strong a person plays, judged by games against bots whose strength was measured.

The Bradley-Terry model: the odds of coming before an opponent are e to the power of the difference in strength. The bots stand where the ladder has them.
The person's strength is the likeliest one, with a normal distribution as what is supposed before any game; its standard error is that of the curvature there.
Strengths are told on Elo's scale, on which 400 points are odds of ten to one, with the random bot at 0.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from attrs import frozen

from haspelknecht_qt.bots.ladder import Ladder
from haspelknecht_qt.bots.levels import RANDOM
from haspelknecht_qt.bots.statistics import Z_95

ELO = 400 / math.log(10)
"""Points of Elo's scale to one of the logarithm of odds."""
SPREAD = 350.0
"""How far a player about whom nothing is known may be from the middle of the ladder: a standard deviation, as in Glicko."""
_FARTHEST = 30.0
"""No strength that can be told from games is farther from 0 (logarithm of odds)."""
_HALVINGS = 60

RatedMatch = Mapping[str, Sequence[float]]
"""One match against bots: for each level, 1 for coming before a bot of it, 0 for coming behind, 0.5 for an equal place."""


@frozen
class Rating:
    """An estimate on Elo's scale: in 95 of 100 cases the true strength is no farther away than `margin`. `nearest` is the bot that is closest to it."""

    strength: float
    margin: float
    games: int
    nearest: str


def strengths(ladder: Ladder) -> dict[str, float]:
    """The strength of each measured level on Elo's scale, the random bot at 0."""
    found = {RANDOM: 0.0}
    for step in ladder.steps:
        if step.against in found:
            # Half a game for either side: who won all games is not infinitely strong.
            share = (step.share.mean * step.games + 0.5) / (step.games + 1)
            found[step.name] = found[step.against] + ELO * math.log(share / (1 - share))
    return found


def rate(matches: Sequence[RatedMatch], bots: Mapping[str, float]) -> Rating | None:
    """How strong somebody plays who has come to this against bots of these `strengths`; None where there was none of them.

    A match counts as one game however many bots sat in it: what a player comes to against each of them hangs together.
    """
    weights = dict.fromkeys(bots, 0.0)
    won = dict.fromkeys(bots, 0.0)
    games = 0
    for match in matches:
        pairs = [(bot, score) for bot, scores in match.items() if bot in bots for score in scores]
        games += bool(pairs)
        for bot, score in pairs:
            weights[bot] += 1 / len(pairs)
            won[bot] += score / len(pairs)
    if not games:
        return None
    known = {bot: strength / ELO for bot, strength in bots.items()}
    middle = sum(known.values()) / len(known)
    precision = (ELO / SPREAD) ** 2

    def slope(strength: float) -> float:
        gained = sum(won[bot] - weights[bot] * _chance(strength - known[bot]) for bot in known)
        return gained - (strength - middle) * precision

    low, high = -_FARTHEST, _FARTHEST
    for _ in range(_HALVINGS):
        centre = (low + high) / 2
        low, high = (centre, high) if slope(centre) > 0 else (low, centre)
    chances = {bot: _chance(low - known[bot]) for bot in known}
    curvature = precision + sum(weights[bot] * chance * (1 - chance) for bot, chance in chances.items())
    nearest = min(known, key=lambda bot: abs(known[bot] - low))
    return Rating(ELO * low, ELO * Z_95 / math.sqrt(curvature), games, nearest)


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))
