"""Command-line texts of the game, without Qt: every option and every score item has its own."""

import subprocess
import sys

import pytest

from haspelknecht_qt.game_ui.gueules_noires.plugin import PLUGIN
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.setup import OPTIONS
from tests.ui.wording import assert_said


def english(_context, text):
    return text


COMMAND_TEXTS = PLUGIN.command_texts(english)


def test_every_option_is_explained():
    assert [option_text.key for option_text in COMMAND_TEXTS.match_options()] == [option.key for option in OPTIONS]
    assert all(
        option_text.help.endswith(".") and option_text.placeholder for option_text in COMMAND_TEXTS.match_options()
    )


def test_mismatch_message_of_the_first_player_lists_the_allowed_values():
    first, _ = COMMAND_TEXTS.match_options()
    message = first.mismatch_message.format(first_player="3", players=2, allowed="lot, 0, 1")
    assert message == "--first-player: with 2 players, expected lot, 0, 1, found 3"


def test_every_score_item_has_a_name():
    for item in scoring.ITEMS:
        assert_said(COMMAND_TEXTS.score_item_name(item.id))
    with pytest.raises(KeyError):
        COMMAND_TEXTS.score_item_name("luck")


def test_text_tables_can_be_imported_without_qt():
    code = "import sys\nsys.modules['PySide6'] = None\nimport haspelknecht_qt.game_ui.gueules_noires.texts.tables\n"
    done = subprocess.run([sys.executable, "-c", code], check=False, text=True, capture_output=True)
    assert done.returncode == 0, done.stderr
