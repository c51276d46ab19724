"""Setting up games of Haspelknecht in the tests of the window."""

from haspelknecht_qt import paths
from haspelknecht_qt.faces.haspelknecht.cover import COVER
from haspelknecht_qt.faces.haspelknecht.drawing.own_boards import OwnBoards
from haspelknecht_qt.faces.haspelknecht.rules.book import HaspelknechtRules
from haspelknecht_qt.faces.haspelknecht.setup.agreements import HaspelknechtAgreements
from haspelknecht_qt.faces.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.ui.setup.choices import Choices
from tests.ui.matches import GAME

AGREEMENTS = HaspelknechtAgreements(GAME)
RULES = HaspelknechtRules(GAME.components)
IN_GENERAL = {"count", "seats", "undo", "seed"}

__all__ = ["AGREEMENTS", "COVER", "choose", "make_form"]


def make_form(look, choices):
    """The game's own part of the dialog."""
    return HaspelknechtForm(look, choices, AGREEMENTS, RULES, OwnBoards(paths.boards()))


def choose(**values):
    """Choices with these values, the game's options among them, and defaults for all else."""
    options = {key: value for key, value in values.items() if key not in IN_GENERAL}
    others = {key: value for key, value in values.items() if key in IN_GENERAL}
    return Choices({**AGREEMENTS.defaults(), **options}, **others)
