"""Buttons with icons."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.widgets.basics import IconButton


def pixels(button):
    return button.icon().pixmap(button.iconSize()).toImage()


def test_hidden_button_resizes_at_once_and_repaints_its_icon_when_shown(qtbot, look):
    button, shown = IconButton(look, "theme"), IconButton(look, "theme")
    for each in (button, shown):
        qtbot.addWidget(each)
        each.show()
    button.hide()
    before = pixels(button)
    look.set(theme=themes.DARK, scale=1.5)
    assert pixels(shown) != before
    assert button.iconSize() == shown.iconSize()
    assert button.icon().actualSize(button.iconSize()) == before.size()
    button.show()
    assert pixels(button) == pixels(shown)


@pytest.mark.parametrize(
    "key, modifier, presses",
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, 1),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier, 0),
    ],
)
def test_return_and_keypad_enter_press_a_button(qtbot, look, key, modifier, presses):
    clicks = []
    button = IconButton(look, on_click=lambda: clicks.append(1))
    qtbot.addWidget(button)
    button.show()
    QTest.keyClick(button, key, modifier)
    assert len(clicks) == presses
