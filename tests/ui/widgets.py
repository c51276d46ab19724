"""Shows and clicks single widgets."""

from PySide6.QtCore import Qt


def shown(qtbot, panel):
    qtbot.addWidget(panel)
    panel.resize(340, 900)
    panel.show()
    return panel


def clicked(qtbot, view, row):
    rect = view.visualRect(view.model().index(row))
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
