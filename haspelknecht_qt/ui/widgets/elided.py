"""Label for one line of text, which shrinks in a narrow space."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import MIN_TEXT_PIXELS, escape_tooltip


def narrowed_font(font: QFont, words: str, max_width: int, min_pixels: float = MIN_TEXT_PIXELS) -> QFont:
    """Returns the font, reduced if `words` are wider than `max_width` pixels, but not below `min_pixels`."""
    wanted = QFontMetrics(font).horizontalAdvance(words)
    narrow_font = QFont(font)
    if wanted > max_width > 0:
        narrow_font.setPixelSize(
            min(font.pixelSize(), max(math.ceil(min_pixels), font.pixelSize() * max_width // wanted))
        )
    return narrow_font


class ElidedLabel(QLabel):
    """Label with one line of text, in a smaller font if there is too little room.

    A line too wide even for the smallest font is wrapped, if the label is high enough. What still does not fit is
    replaced by three dots, and a tooltip shows the whole line.
    """

    MIN_FONT_SHARE = 0.6
    """Minimum font size as a share of the normal size. In no case is the font smaller than `MIN_TEXT_PIXELS`."""

    def __init__(self, role: str, words: str = "") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._full_text = ""
        self.set_line(words)

    def set_line(self, words: str) -> None:
        """Sets the text of the line."""
        self._full_text = words
        self.setAccessibleName(words)
        # Without a description of its own, a screen reader would read the tooltip, which may contain markup.
        self.setAccessibleDescription(words)
        self._elide()

    @property
    def full_text(self) -> str:
        """Text of the whole line, even if only a part is visible."""
        return self._full_text

    def minimumSizeHint(self) -> QSize:
        """Returns a minimum width of 0, because the line can shrink."""
        return QSize(0, self.sizeHint().height())

    @override
    def sizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self._full_text) + 2, metrics.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._elide()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self._fitting_font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment() | Qt.AlignmentFlag.AlignVCenter, self.text())

    def height_of_lines(self, count: int) -> int:
        """Returns the height that `count` lines in the smallest font need, in logical pixels."""
        self.ensurePolished()
        smallest = QFont(self.font())
        smallest.setPixelSize(self._min_pixels)
        return count * QFontMetrics(smallest).height()

    @property
    def _min_pixels(self) -> int:
        return math.ceil(max(self.font().pixelSize() * self.MIN_FONT_SHARE, MIN_TEXT_PIXELS))

    def _fitting_font(self) -> QFont:
        return narrowed_font(self.font(), self._full_text, self.width(), self._min_pixels)

    def _elide(self) -> None:
        metrics = QFontMetrics(self._fitting_font())
        lines = self._wrap(metrics, max(1, self.height() // metrics.height()))
        shown = "\n".join(lines)
        self.setText(shown)
        self.setToolTip(escape_tooltip(self._full_text) if shown.split() != self._full_text.split() else "")

    def _wrap(self, metrics: QFontMetrics, max_lines: int) -> list[str]:
        """Returns the text in at most `max_lines` lines. The last one is cut if it is too wide."""
        lines = [""]
        for word in self._full_text.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if len(lines) < max_lines and lines[-1] and metrics.horizontalAdvance(longer) > self.width():
                lines.append(word)
            else:
                lines[-1] = longer
        return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, self.width()) for line in lines]
