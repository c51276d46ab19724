"""Buttons that are as big as the widgets that lie on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class SizedByLayout(_Base):
    """Comes before the Qt class in the bases of a button with a layout: Qt itself asks only what is written on a button."""

    def sizeHint(self) -> QSize:
        """As big as what lies on it."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As small as what lies on it can be."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def hasHeightForWidth(self) -> bool:
        """Whether words on it wrap."""
        layout = self.layout()
        return layout is not None and layout.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """How high it is when it is so wide."""
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)
