"""Setting up games of Haspelknecht in the tests of the window."""

from haspelknecht_qt.faces.haspelknecht.cover import COVER
from haspelknecht_qt.faces.haspelknecht.setup.agreements import HaspelknechtAgreements
from haspelknecht_qt.faces.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.ui.setup.choices import Choices
from tests.ui.matches import GAME

AGREEMENTS = HaspelknechtAgreements(GAME)
IN_GENERAL = {"count", "seats", "undo", "seed"}

__all__ = ["AGREEMENTS", "COVER", "choose", "make_form"]


def make_form(look, choices):
    """The game's own part of the dialog."""
    return HaspelknechtForm(look, choices, AGREEMENTS)


def choose(**values):
    """Choices with these values, the game's options among them, and defaults for all else."""
    options = {key: value for key, value in values.items() if key not in IN_GENERAL}
    others = {key: value for key, value in values.items() if key in IN_GENERAL}
    return Choices({**AGREEMENTS.defaults(), **options}, **others)
