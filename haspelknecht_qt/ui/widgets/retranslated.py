"""Widgets that say everything anew when the language changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Widget
else:
    # PySide breaks down where a class has two bases that are Qt's.
    Widget = object


class Retranslated(Widget):
    """Stands before a widget's other bases; all words of the widget are written by its `retranslate`.

    That is called when the language changes. Who makes the widget calls it when everything is there.
    """

    def retranslate(self) -> None:
        """Says everything in the language of the moment."""
        raise NotImplementedError

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
