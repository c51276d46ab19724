"""What the tests of the window share: the look of all widgets."""

from pathlib import Path

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.look import Look

HERE = Path(__file__).parent
OFFSCREEN = "This plugin does not support propagateSizeHints"
"""What the platform without a screen says of every window that has a smallest size."""


def pytest_collection_modifyitems(items):
    """Windows are shown here: that one message of the offscreen platform is no failure."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN, extend=True))


@pytest.fixture(scope="session")
def _look(qapp):
    qapp.setStyle("Fusion")
    return Look(Art(paths.resources(), themes.LIGHT), Typography(paths.resources()))


@pytest.fixture
def look(_look):
    """The light theme at scale 1, applied to the application."""
    _look.set(theme=themes.LIGHT, text_size=1.0, scale=1.0)
    _look.apply()
    return _look
