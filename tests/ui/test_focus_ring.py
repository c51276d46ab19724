"""Line around the widget with the keyboard focus."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from haspelknecht_qt.ui.widgets.basics import RadioCard, Switch
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing


def test_ring_follows_its_button_when_only_the_card_moves(qtbot, look):
    window = QWidget()
    qtbot.addWidget(window)
    card = QWidget(window)
    card.setGeometry(20, 30, 200, 100)
    button = QPushButton("Continue", card)
    button.move(10, 40)
    ring = FocusRing(window, look)
    window.resize(400, 300)
    window.show()
    qtbot.waitActive(window)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(ring.isVisible)
    assert ring.geometry().center() == QPoint(30, 70) + button.rect().center()
    card.move(150, 120)
    qtbot.waitUntil(lambda: ring.geometry().center() == QPoint(160, 160) + button.rect().center())


@pytest.mark.parametrize("make_button", [Switch, RadioCard])
def test_click_gives_no_button_the_focus(qtbot, look, make_button):
    window = QWidget()
    qtbot.addWidget(window)
    button = make_button(look)
    fill_layout(QVBoxLayout(window), button)
    ring = FocusRing(window, look)
    window.show()
    qtbot.waitActive(window)
    window.setFocus()
    # A click on the widget itself would never give it the focus.
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=button.geometry().center())
    assert button.isChecked()
    assert not button.hasFocus()
    assert not ring.isVisible()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(ring.isVisible)
