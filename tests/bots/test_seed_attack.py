"""A bot that searches for the seed wins no more than its share of whole games."""

from functools import partial
from math import comb
from pathlib import Path

import pytest

from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.isolation import isolated_factory
from haspelknecht_qt.bots.third_party import FileBotFactory
from haspelknecht_qt.core.rng import Generator
from tests.bots import seed_attack
from tests.bots.seed_attack import SeedSearchingBot
from tests.short_forms import alternating
from tests.ui.any_game import GAMES

FILE = Path(seed_attack.__file__)
SEEDS = (1 << 127) + 0x5EED, (1 << 63) + 0x5EED
"""A seed as the program draws it, and one as a person may type it."""
CHANCE_OF_ALARM = 1e-4
EVERY_GAME = pytest.mark.parametrize("name", [*GAMES])
EVERY_SEED = pytest.mark.parametrize("seed", SEEDS)


class ReusedBot:
    """Bot that plays all games of an arena in one process, and so may remember earlier ones."""

    def __init__(self, bot):
        self.choose = bot.choose


def suspicious_wins(games):
    """Smallest number of wins that chance alone gives in fewer than one of 10,000 runs.

    By chance, a bot wins every second game.
    """
    likelihood = 0.0
    for won in range(games, -1, -1):
        likelihood += comb(games, won) / 2**games
        if likelihood > CHANCE_OF_ALARM:
            return won + 1
    return 0


def wins(name, seed, groups, bot):
    """Games that a bot wins against the same bot without the search, and games played.

    Each deal is played in both seats.
    """
    arena = Arena(
        GAMES[name],
        {"players": 2},
        seed,
        (Contestant("seed_searching", bot), Contestant("same", partial(SeedSearchingBot, searches_seed=False))),
    )
    played = [arena.play_group(number) for number in range(groups)]
    assert [game.lost_seats for group in played for game in group.games if game.lost_seats] == []
    return sum(group.win_share(0) * len(group.games) for group in played), arena.games_per_group * groups


@pytest.mark.parametrize(
    "name, way", alternating([*GAMES], [(seed, 7) for seed in SEEDS], *((seed, 150) for seed in SEEDS))
)
def test_seed_searching_bot_wins_no_more_than_its_share(name, way):
    seed, groups = way
    bot = isolated_factory(FileBotFactory(FILE))(GAMES[name])
    try:
        won, games = wins(name, seed, groups, lambda _game: ReusedBot(bot))
    finally:
        bot.close()
    assert won < suspicious_wins(games), f"won {won} of {games}"


@EVERY_GAME
@pytest.mark.parametrize("groups", [10, pytest.param(100, marks=pytest.mark.long)])
def test_seed_searching_bot_wins_when_given_the_seed(name, groups):
    """Shows that the test above can fail."""
    seeds = iter([SEEDS[0] + number // 2 for number in range(2 * groups)])
    won, games = wins(name, SEEDS[0], groups, lambda game: SeedSearchingBot(game, next(seeds)))
    assert won >= suspicious_wins(games), f"won {won} of {games}"


@EVERY_SEED
@EVERY_GAME
def test_seed_searching_bot_finds_the_seed_in_the_process_of_the_match(name, seed):
    """Shows that the search can find a seed."""
    bot = SeedSearchingBot(GAMES[name])
    wins(name, seed, 2, lambda _game: bot)
    assert {seed, seed + 1} & {*bot.found}


@EVERY_GAME
def test_seed_searching_bot_finds_the_seed_in_a_generator_of_the_match(name, monkeypatch):
    """Bots once got such a generator. A few of its numbers reveal a seed of 64 bits."""
    monkeypatch.setattr("haspelknecht_qt.bots.arena.bot_seed", lambda seed, _seat: seed)
    monkeypatch.setattr(seed_attack, "frames", tuple)
    monkeypatch.setattr(seed_attack, "memory", tuple)
    bot = SeedSearchingBot(GAMES[name])
    wins(name, SEEDS[1], 2, lambda _game: bot)
    assert {SEEDS[1], SEEDS[1] + 1} & {*bot.found}


def test_seed_search_reverses_the_generator():
    for number in range(50):
        seed = Generator(number).bits()
        assert seed_attack.unmixed(seed_attack.mixed(seed)) == seed
