"""Menus that buttons open: the place of the menu, and the highlight of the button after the menu is closed."""

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMenu

from haspelknecht_qt.ui.widgets.basics import IconButton
from haspelknecht_qt.ui.widgets.button_menus import open_button_menu
from tests.ui.mouse import settle


class PaintCounter(QObject):
    """Event filter that counts how often a widget is painted."""

    count = 0

    def eventFilter(self, _watched, event):
        self.count += event.type() == QEvent.Type.Paint
        return False


@pytest.fixture
def button(qtbot, look):
    made = IconButton(look, "menu", "tool")
    qtbot.addWidget(made)
    made.move(100, 100)
    made.show()
    return made


@pytest.fixture
def menu(button):
    made = QMenu(button)
    made.addAction("one")
    return made


@pytest.mark.parametrize("above", [False, True])
def test_button_is_painted_again_when_its_menu_closes(button, menu, above):
    paints = PaintCounter(button)
    button.installEventFilter(paints)
    for _ in range(2):
        open_button_menu(menu, button, above=above)
        settle()
        before = paints.count
        # Not `close`: without a screen, Qt paints the button then anyway.
        menu.aboutToHide.emit()
        settle()
        assert paints.count == before + 1
        menu.close()
        settle()


@pytest.mark.parametrize("above", [False, True])
def test_menu_opens_beside_its_button(button, menu, above):
    open_button_menu(menu, button, above=above)
    top = button.mapToGlobal(button.rect().topLeft()).y()
    assert menu.y() == (top - menu.height() if above else top + button.height())
    menu.close()
