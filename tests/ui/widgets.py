"""Shows and clicks single widgets."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication


def shown(qtbot, panel):
    qtbot.addWidget(panel)
    panel.resize(340, 900)
    panel.show()
    return panel


def clicked(qtbot, view, row):
    rect = view.visualRect(view.model().index(row))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())


def repeat_key(widget, key):
    """Sends the press that the system repeats while a key is held down."""
    QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, autorep=True))
