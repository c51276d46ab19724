"""Base class of widgets that update their texts when the language changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    Widget = QWidget
else:
    # The base is a Qt class only for type checkers: PySide does not support classes with two Qt bases.
    Widget = object


class Retranslated(Widget):
    """Mixin for widgets that set all their texts in `retranslate`.

    In the list of base classes, the mixin must stand before the widget's other bases. `retranslate` is called when the
    language changes. The constructor of the widget calls it once all parts exist.
    """

    def retranslate(self) -> None:
        """Sets all texts of the widget in the current language."""
        raise NotImplementedError

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
