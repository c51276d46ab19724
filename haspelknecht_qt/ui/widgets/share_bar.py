"""Bar that shows a share, such as the progress of a task."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.window.look import Look

BAR_HEIGHT = 6
"""Height of the bar, in logical pixels at scale 1."""


class ShareBar(QWidget):
    """Bar of a share from 0.0 to 1.0, drawn as a thin line."""

    def __init__(self, look: Look, share: float = 0.0) -> None:
        super().__init__()
        self._look = look
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_share(self, share: float) -> None:
        """Shows a share; one below 0.0 or above 1.0 as the nearest limit."""
        self._share = min(1.0, max(0.0, share))
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(120), self._look.px(BAR_HEIGHT))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter, radius = self._look.smooth_painter(self), self.height() / 2
        for fill, share in (("paper3", 1.0), ("ink2", self._share)):
            width = self.width() * share
            self._look.set_colours(painter, fill)
            painter.drawRoundedRect(QRectF(0, 0, width, self.height()), min(width / 2, radius), radius)
