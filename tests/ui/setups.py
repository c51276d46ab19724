"""Setting up games of Haspelknecht in the tests of the window."""

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
IN_GENERAL = {"seat_count", "seats", "undo", "seed"}

BOARD_PICTURE = "   1 1 1\n  2 2 2\n   3 3 3\n  4 4 4"

__all__ = ["AGREEMENTS", "BOARD_PICTURE", "GAME_INFO", "choose", "make_form"]


def make_form(look, choices):
    """The game's own part of the dialog."""
    return HaspelknechtForm(look, choices, AGREEMENTS, RULES, OwnBoards(paths.own_boards_folder()))


def choose(**values):
    """Choices with these values, the game's options among them, and defaults for all else."""
    options = {key: value for key, value in values.items() if key not in IN_GENERAL}
    others = {key: value for key, value in values.items() if key in IN_GENERAL}
    return NewGameChoices({**AGREEMENTS.defaults(), **options}, **others)
