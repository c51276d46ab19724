"""Set-ups of Haspelknecht for tests of the window."""

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.game_ui.haspelknecht.game_info import GAME_INFO
from haspelknecht_qt.game_ui.haspelknecht.rules.book import HaspelknechtRuleBook
from haspelknecht_qt.game_ui.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.game_ui.haspelknecht.setup.options import HaspelknechtOptions
from haspelknecht_qt.ui.setup.choices import NewGameChoices
from tests.ui.matches import GAME

AGREEMENTS = HaspelknechtOptions(GAME)
RULES = HaspelknechtRuleBook(GAME.components)
GENERAL_CHOICES = {"seat_count", "seats", "undo", "seed"}

BOARD_PICTURE = "   1 1 1\n  2 2 2\n   3 3 3\n  4 4 4"

__all__ = ["AGREEMENTS", "BOARD_PICTURE", "GAME_INFO", "choose", "make_form"]


def make_form(look, choices):
    """The game's own part of the new-game dialog."""
    return HaspelknechtForm(look, choices, AGREEMENTS, RULES, OwnBoards(paths.own_boards_folder()))


def choose(**values):
    """Choices with these values, which may be options of the game, and defaults for all others."""
    options = {key: value for key, value in values.items() if key not in GENERAL_CHOICES}
    others = {key: value for key, value in values.items() if key in GENERAL_CHOICES}
    return NewGameChoices({**AGREEMENTS.defaults(), **options}, **others)
