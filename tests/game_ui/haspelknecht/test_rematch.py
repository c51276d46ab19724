"""Rematches: matches that follow one another with the same options."""

import pytest

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.match import played_match
from haspelknecht_qt.ui.match.played_match import RematchMaker
from tests.games.haspelknecht.table import GAME
from tests.ui.matches import new_match

LAYOUT = {"players": 2, "layout": "three_long_legs"}
"""A board for which the tiles are drawn."""
OPTIONS = {**LAYOUT, "starting_farmhand": True}


def may_start_improved(seed):
    """Whether rule V3 allows the improved farmhand: tile 13 is not in play."""
    return 13 not in GAME.setup(LAYOUT, seed).placement.tile_numbers


@pytest.fixture
def seeds(monkeypatch):
    """Seeds of four matches in turn. All allow the improved farmhand, except the second."""
    allowed = [seed for seed in range(60) if may_start_improved(seed)]
    refused = next(seed for seed in range(60) if not may_start_improved(seed))
    found = [allowed[0], refused, allowed[1], allowed[2]]
    rolled = iter(found[1:])
    monkeypatch.setattr(played_match, "roll_seed", lambda: next(rolled))
    return found


def first_match(seed):
    example = new_match()
    return Match(GAME, GAME.setup(OPTIONS, seed), seed, example.seats, example.undo_policy)


@pytest.mark.rule("V3")
def test_rematch_restores_an_option_that_the_last_tiles_forbade(seeds):
    rematches = RematchMaker()
    match = first_match(seeds[0])
    improved = []
    for seed in seeds[1:]:
        match = rematches.next_match(match)
        assert match.seed == seed
        improved.append(match.setup.starting_farmhand)
    assert improved == [False, True, True]
    assert match.seats == new_match().seats


def test_rematch_of_another_match_has_the_options_of_that_match(seeds):
    rematches = RematchMaker()
    rematches.next_match(first_match(seeds[0]))
    plain = Match(GAME, GAME.setup(LAYOUT, seeds[0]), seeds[0], new_match().seats)
    followed = rematches.next_match(plain)
    assert followed.seed == seeds[2]
    assert not followed.setup.starting_farmhand
    assert may_start_improved(seeds[2])
