"""The random bot: every legal move equally likely, the same one for the same seed and ply."""

from collections import Counter

from haspelknecht_qt.bots import RandomBot, levels
from haspelknecht_qt.core.game import Decision
from haspelknecht_qt.core.rng import Generator
from tests.bots.examples import bot_factory, game

DECISION = Decision(0, "taking")
MOVES = ["a", "b", "c", "d"]


def choices(seed, plies, moves=MOVES):
    return [RandomBot().choose(None, DECISION, moves, Generator(seed, ply)) for ply in range(plies)]


def test_choices_depend_on_the_seed():
    assert choices(7, 100) == choices(7, 100)
    assert choices(7, 100) != choices(8, 100)


def test_choices_stay_the_same_between_versions():
    # Records of simulations are compared between versions and machines.
    assert "".join(choices(1, 24)) == "bcdbadaaabdabccaabbcddaa"


def test_every_move_is_equally_likely():
    counts = Counter(choices(3, 4000))
    assert set(counts) == set(MOVES)
    assert all(900 <= count <= 1100 for count in counts.values())


def test_single_legal_move_is_chosen():
    assert choices(5, 10, ["only"]) == ["only"] * 10


def test_random_bot_is_available_by_name():
    assert isinstance(bot_factory(levels.RANDOM)(game()), RandomBot)
