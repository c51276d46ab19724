"""Line around the widget with the keyboard focus."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QPushButton, QWidget

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
