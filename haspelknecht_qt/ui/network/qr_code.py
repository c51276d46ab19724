"""QR code as a widget."""

from __future__ import annotations

import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.window.look import Look

SIZE = 180
"""Width and height in logical pixels at scale 1."""
QUIET_ZONE = 4
"""Width of the empty margin that cameras need, in modules (small squares) of the code."""
DARK, LIGHT = QColor("black"), QColor("white")
"""Colours in every theme: many cameras read no light code on a dark ground."""


class QrCode(QWidget):
    """QR code of a text."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rows: tuple[bytes, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.call_on_change(self._resize)

    def set_text(self, text: str) -> None:
        """Shows the code of this text."""
        self._rows = tuple(bytes(row) for row in segno.make(text, micro=False).matrix)
        self.update()

    def _resize(self) -> None:
        side = self._look.px(SIZE)
        self.setFixedSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), LIGHT)
        if not self._rows:
            return
        # Whole device pixels for each module, so that all edges are sharp.
        ratio = self.devicePixelRatioF()
        count = len(self._rows) + 2 * QUIET_ZONE
        side = int(self.width() * ratio / count) / ratio
        first = (self.width() - side * len(self._rows)) / 2
        first = round(first * ratio) / ratio
        for line, row in enumerate(self._rows):
            for place, is_dark in enumerate(row):
                if is_dark:
                    painter.fillRect(QRectF(first + place * side, first + line * side, side, side), DARK)
