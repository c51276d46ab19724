"""Games that follow one another with the same agreements."""

import pytest

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.match import played_match
from haspelknecht_qt.ui.match.played_match import RematchMaker
from tests.games.haspelknecht.table import GAME
from tests.ui.matches import new_match

LAYOUT = {"players": 2, "layout": "three_long_legs"}
"""A board for which the tiles are drawn."""
AGREED = {**LAYOUT, "starting_farmhand": True}


def may_start_improved(seed):
    """Rule V3: as far as tile 13 is not in play."""
    return 13 not in GAME.setup(LAYOUT, seed).placement.tile_numbers


@pytest.fixture
def seeds(monkeypatch):
    """Seeds of games, in turn: of two that allow the improved farmhand, one that does not, and one that does again."""
    allowed = [seed for seed in range(60) if may_start_improved(seed)]
    refused = next(seed for seed in range(60) if not may_start_improved(seed))
    found = [allowed[0], refused, allowed[1], allowed[2]]
    rolled = iter(found[1:])
    monkeypatch.setattr(played_match, "roll_seed", lambda: next(rolled))
    return found


def first_match(seed):
    example = new_match()
    return Match(GAME, GAME.setup(AGREED, seed), seed, example.seats, example.undo_policy)


@pytest.mark.rule("V3")
def test_what_the_tiles_of_one_game_do_not_allow_counts_again_in_the_next(seeds):
    games = RematchMaker()
    match = first_match(seeds[0])
    improved = []
    for seed in seeds[1:]:
        match = games.next_match(match)
        assert match.seed == seed
        improved.append(match.setup.starting_farmhand)
    assert improved == [False, True, True]
    assert match.seats == new_match().seats


def test_another_game_is_followed_by_what_was_agreed_for_it(seeds):
    games = RematchMaker()
    games.next_match(first_match(seeds[0]))
    plain = Match(GAME, GAME.setup(LAYOUT, seeds[0]), seeds[0], new_match().seats)
    followed = games.next_match(plain)
    assert followed.seed == seeds[2]
    assert not followed.setup.starting_farmhand
    assert may_start_improved(seeds[2])
