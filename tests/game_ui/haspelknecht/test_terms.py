"""Every word of the game stands in one table, and Qt's tool finds all of them."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import Term
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, Marker, Season, Tile, Worker
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS, SYMBOLS


def test_everything_in_the_box_has_a_word():
    for say, things in (
        (terms.worker, Worker),
        (terms.tile_name, Tile),
        (lambda marker: terms.tile_name(Tile[marker.name]), Marker),
        (terms.building, Building),
        (terms.season, Season),
        (lambda good: terms.term(Term[good.name]), Good),
        (terms.symbol, SYMBOLS),
        (terms.layout_name, LAYOUT_IDS),
    ):
        words = [say(thing) for thing in things]
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
def test_words_are_the_rulebooks(said, wanted):
    assert said() == wanted
