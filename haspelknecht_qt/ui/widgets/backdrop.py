"""A widget painted with the planks of the table, for everything around the game's own table."""

from __future__ import annotations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.ui.window.look import Look


class Backdrop(QWidget):
    """Paints the planks, joined at the upper left corner of the window."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        # The planks leave nothing to be seen of what lies below, which need not be painted.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the planks, joined at the window's upper left corner whatever part of it this is."""
        size = self._look.art.bounds("table", "table").size()
        planks = self._look.art.pixmap("table", "table", QSizeF(size))
        at = self.mapTo(self.window(), self.rect().topLeft())
        QPainter(self).drawTiledPixmap(self.rect(), planks, at)
