"""Texts of the command line about the game, without Qt: every option and every score item has its own."""

import subprocess
import sys

import pytest

from haspelknecht_qt.game_ui.gueules_noires.plugin import PLUGIN
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.setup import OPTIONS
from tests.ui.wording import assert_said


def english(_context, text):
    return text


WORDS = PLUGIN.command_texts(english)


def test_every_option_is_explained():
    assert [agreed.key for agreed in WORDS.match_options()] == [option.key for option in OPTIONS]
    assert all(agreed.help.endswith(".") and agreed.placeholder for agreed in WORDS.match_options())


def test_a_seat_that_there_is_not_is_refused_with_those_that_there_are():
    first, _ = WORDS.match_options()
    said = first.mismatch_message.format(first_player="3", players=2, allowed="lot, 0, 1")
    assert said == "--first-player: with 2 players, expected lot, 0, 1, found 3"


def test_every_item_has_its_name():
    for item in scoring.ITEMS:
        assert_said(WORDS.score_item_name(item.id))
    with pytest.raises(KeyError):
        WORDS.score_item_name("luck")


def test_the_words_need_no_qt():
    code = "import sys\nsys.modules['PySide6'] = None\nimport haspelknecht_qt.game_ui.gueules_noires.texts.tables\n"
    done = subprocess.run([sys.executable, "-c", code], check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
