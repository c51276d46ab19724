"""Fixtures for Haspelknecht: the window, and the board editor."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.board_editor.editor import BoardEditor, EditorStart
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.game_ui.haspelknecht.board_editor.side_panels import CheckedSetup
from tests.ui.conftest import _look, look, open_window, quick_bots, window  # noqa: F401 - fixtures


@pytest.fixture
def own():
    """The user's boards, in the folder where the program looks for them."""
    return OwnBoards(paths.own_boards_folder())


@pytest.fixture
def editor(qtbot, look, own):  # noqa: F811 - requested by name
    """The editor alone, for two seats and the Dutch rulebook."""
    shown = BoardEditor(
        look, own, CheckedSetup(2, "dutch", lambda: "this book"), EditorStart(), lambda _rule, _over: None
    )
    qtbot.addWidget(shown)
    shown.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    shown.show()
    QCoreApplication.processEvents()
    return shown
