"""Every word of the game stands in one table, and Qt's tool finds all of them."""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.terms import ENGLISH, Term
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, Marker, Season, Tile, Worker
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS, SYMBOLS
from tests.languages import OTHER


def test_every_term_has_its_word_and_no_two_share_one():
    assert set(ENGLISH) == set(Term)
    assert len(set(ENGLISH.values())) == len(ENGLISH)
    assert all(word == word.strip() != "" for word in ENGLISH.values())


def test_everything_in_the_box_has_a_word():
    for say, things in (
        (terms.worker, Worker),
        (terms.tile_name, Tile),
        (terms.marker, Marker),
        (terms.building, Building),
        (terms.season, Season),
        (terms.good, Good),
        (terms.symbol, SYMBOLS),
        (terms.layout, LAYOUT_IDS),
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
        (lambda: terms.marker(Marker.OIL_LAMP), "Oil Lamp"),
        (lambda: terms.building(Building.BARN), "Barn"),
        (lambda: terms.heading(Term.PIT_WATER), "Pit water"),
        (lambda: terms.year(2), "II"),
    ],
)
def test_words_are_the_rulebooks(said, wanted):
    assert said() == wanted


@pytest.mark.skipif(
    shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent)) is None, reason="Qt's tool is not installed"
)
def test_the_tool_finds_every_word(tmp_path):
    tool = shutil.which("pyside6-lupdate", path=str(Path(sys.executable).parent))
    file = tmp_path / "terms.ts"
    subprocess.run(
        [tool, terms.__file__, "-extensions", "py", "-silent", "-target-language", OTHER, "-ts", str(file)], check=True
    )
    contexts = {context.findtext("name"): context for context in ET.parse(file).iter("context")}  # noqa: S314 - our own file
    found = {message.findtext("source") for message in contexts["HaspelknechtTerms"].iter("message")}
    assert found == set(ENGLISH.values())
