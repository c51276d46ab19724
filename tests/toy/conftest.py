"""Lists the toy among the program's games: in the window, in records and on the command line."""

import sys

import pytest

from haspelknecht_qt import composition
from tests.toy import game_ui
from tests.ui import at_window as at
from tests.ui.conftest import _look, look, open_window, quick_bots  # noqa: F401 - fixtures

NAME = game_ui.GAME.name


@pytest.fixture(autouse=True)
def _listed(monkeypatch):
    """Adds the toy to the list of games, and its plugin under the module name that the program loads."""
    monkeypatch.setitem(sys.modules, f"haspelknecht_qt.game_ui.{NAME}.plugin", game_ui)
    monkeypatch.setattr(composition, "GAME_NAMES", (*composition.GAME_NAMES, NAME))


@pytest.fixture
def window(open_window):  # noqa: F811 - requested by name
    """The window at 1600 x 900, with the toy chosen on the start page."""
    opened = open_window()
    at.cards(opened)[NAME].click()
    return opened
