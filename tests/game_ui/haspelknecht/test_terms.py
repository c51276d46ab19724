"""Words of the terms: one for every component, as in the rulebook."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.boards.workers import workers_picture
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, Marker, Season, Tile, Worker
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS, SYMBOLS
from tests.ui.games import GAME, positions


def test_every_component_has_its_own_word():
    for word_of, things in (
        (terms.worker, Worker),
        (terms.tile_name, Tile),
        (lambda marker: terms.tile_name(Tile[marker.name]), Marker),
        (terms.building, Building),
        (terms.season, Season),
        (lambda good: terms.term(Term[good.name]), Good),
        (terms.symbol, SYMBOLS),
        (terms.layout_name, LAYOUT_IDS),
    ):
        words = [word_of(thing) for thing in things]
        assert all(words)
        assert len(set(words)) == len(words)


@pytest.mark.parametrize(
    "said, wanted",
    [
        (lambda: terms.worker(Worker.FARMHAND), "Farmhand"),
        (lambda: terms.worker(Worker.FARMHAND, improved=True), "Improved farmhand"),
        (lambda: terms.worker(Worker.WATER_MILL), "Water Mill"),
        (lambda: terms.tile_title(Tile.LADDER), "23 Ladder"),
        (lambda: terms.tile_name(Tile.OIL_LAMP), "Oil Lamp"),
        (lambda: terms.building(Building.BARN), "Barn"),
        (lambda: terms.heading(Term.PIT_WATER), "Pit water"),
        (lambda: terms.year(2), "II"),
    ],
)
def test_words_are_those_of_the_rulebook(said, wanted):
    assert said() == wanted


def test_farmhand_is_called_improved_as_soon_as_the_board_shows_it():
    state = next(positions({"players": 2}, 1))[0].copy()
    player = state.players[0]
    player.improved, player.fresh = True, [Tile.PICKAXE]
    assert workers_picture(GAME, state, 0).is_farmhand_improved
    assert terms.worker_term(Worker.FARMHAND, player) is Term.IMPROVED_FARMHAND
    assert terms.worker_term(Worker.FARMHAND, state.players[1]) is Term.FARMHAND
