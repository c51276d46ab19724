"""Windows with Gueules Noires on the table."""

from pathlib import Path

import pytest

from tests.ui.conftest import OFFSCREEN, _look, look, open_window, quick_bots  # noqa: F401 - fixtures

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items):
    """Windows are shown here: what the offscreen platform says of them is no failure."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN, extend=True))


@pytest.fixture
def window(open_window):  # noqa: F811 - asked for by name
    """The window at 1600 x 900, with Gueules Noires chosen on its first page."""
    opened = open_window()
    opened.start_page.cards["gueules_noires"].click()
    return opened
