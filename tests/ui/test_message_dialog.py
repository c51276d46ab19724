"""Message dialogs: the button that Enter presses, the title of the window, and the name for screen readers."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton
from tests.ui.mouse import settle

LONG = "A headline that is much too long for the title of a window"


@pytest.fixture
def dialogs(qtbot, look):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    return Dialogs(look, window)


@pytest.mark.parametrize(
    "kinds, default",
    [(["plain"], 0), (["plain", "primary"], 1), (["plain", "danger"], 0), (["plain", "danger", "plain"], 2)],
)
def test_enter_presses_the_last_button_that_loses_nothing(qtbot, dialogs, kinds, default):
    pressed = []
    answers = [
        MessageButton(str(place), kind, lambda place=place: pressed.append(place)) for place, kind in enumerate(kinds)
    ]
    message = dialogs.ask("warn", LONG, "Words", answers)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is message.buttons[default])
    assert [button.isDefault() for button in message.buttons] == [place == default for place in range(len(kinds))]
    QTest.keyClick(message.buttons[default], Qt.Key.Key_Return)
    settle()
    assert pressed == [default]


def test_title_is_short_and_a_screen_reader_says_the_headline(dialogs):
    message = dialogs.show_message("info", LONG, "Words", "Close")
    assert len(message.windowTitle()) < 20
    assert QAccessible.queryAccessibleInterface(message).text(QAccessible.Text.Name) == LONG
    message.close()
