"""Base class of buttons that take their size from their layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class SizedByLayout(_Base):
    """Mixin before the Qt class of a button with a layout: Qt itself only measures the button's text."""

    @override
    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    @override
    def hasHeightForWidth(self) -> bool:
        layout = self.layout()
        return layout is not None and layout.hasHeightForWidth()

    @override
    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)
