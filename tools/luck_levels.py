"""Error rates of levels: their decisions in games against themselves, reviewed as those of a person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.bots.hints import decision_review
from haspelknecht_qt.bots.luck import REVIEW_ROLLOUTS
from haspelknecht_qt.bots.luck_figures import LevelErrorRate
from haspelknecht_qt.commands.simulation import play
from haspelknecht_qt.core.rng import Generator
from tools.calibration import players, positions_of
from tools.grouped_interval import grouped_interval
from tools.luck_games import read_lines

SEED = 9_400_000
"""Seed of the first game. These seeds have no other use."""
SAMPLE_GAMES = 20
"""Number of games of each level in a sample."""
SAMPLES = 100
"""Number of samples, drawn with replacement, for the share of those with the right order."""
_SEATS_STRIDE = 100_000


@frozen
class ReviewedGame:
    """A game of a level against itself, with the losses of its real decisions in points."""

    number: int
    level: str
    losses: tuple[float, ...]

    @property
    def key(self) -> tuple[str, int]:
        """Level and number, which identify the game."""
        return self.level, self.number


@frozen
class LevelGames:
    """Games of `name` with this number of seats."""

    name: str
    seats: int

    def review(self, level: str, number: int) -> ReviewedGame:
        """Plays a game of a level against itself and reviews the decisions of one seat, which changes in turn."""
        game, bots, judge = players(self.name, alone=False)
        seed = SEED + _SEATS_STRIDE * self.seats + number
        setup = game.setup({"players": self.seats}, seed)
        _, moves = play(game, setup, seed, [bots[level]] * self.seats)
        losses = []
        for each in positions_of(game, setup, moves):
            if each.ends and each.decision.actor == number % self.seats:
                found = decision_review(judge, each.observation, each.decision.actor, [each.move], REVIEW_ROLLOUTS)
                losses += [] if found is None else [round(found.loss, 4)]
        return ReviewedGame(number, level, tuple(losses))


def levels(name: str) -> list[str]:
    """Returns the names of the game's levels, the weakest first."""
    return list(players(name, alone=False)[1])


def read(file: Path) -> list[ReviewedGame]:
    """Returns the games of a file; none if it does not exist."""
    games = [ReviewedGame(each["number"], each["level"], tuple(each["losses"])) for each in read_lines(file)]
    return [*{game.key: game for game in games}.values()]


def error_rates(names: Sequence[str], games: Sequence[ReviewedGame]) -> list[LevelErrorRate]:
    """Returns the error rates of the levels with reviewed games, in the order of `names`."""
    by_level = _by_level(games)
    return [
        LevelErrorRate(name, grouped_interval([game.losses for game in by_level[name]]), len(by_level[name]))
        for name in names
        if name in by_level
    ]


def order_share(names: Sequence[str], games: Sequence[ReviewedGame]) -> float:
    """Returns the share of samples in which the error rates put all levels in order.

    Returns 0 if a level has fewer games than a sample.
    """
    by_level = _by_level(games)
    if any(len(by_level.get(name, ())) < SAMPLE_GAMES for name in names):
        return 0.0
    dice = Generator(SEED)
    right = 0
    for _ in range(SAMPLES):
        rates = [_rate([dice.choice(by_level[name]) for _ in range(SAMPLE_GAMES)]) for name in names]
        right += rates == sorted(rates, reverse=True)
    return right / SAMPLES


def _by_level(games: Sequence[ReviewedGame]) -> Mapping[str, list[ReviewedGame]]:
    found: dict[str, list[ReviewedGame]] = {}
    for game in games:
        if game.losses:
            found.setdefault(game.level, []).append(game)
    return found


def _rate(games: Sequence[ReviewedGame]) -> float:
    return sum(sum(game.losses) for game in games) / sum(len(game.losses) for game in games)
