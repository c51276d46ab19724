"""Keys that several kinds of buttons and cards handle in the same way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton

    Button = QAbstractButton
else:
    # The base is a Qt class only for type checkers: PySide does not support classes with two Qt bases.
    Button = object


class PressedByEnter(Button):
    """Mixin for buttons that Enter presses, as Space does. In the list of base classes, it must stand before Qt's class.

    A held Enter is ignored: it may have opened the dialog.
    """

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and event.isAutoRepeat():
            event.accept()
        elif is_enter and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.click()
        else:
            super().keyPressEvent(event)


def move_focus(widgets: Sequence[QWidget], event: QKeyEvent) -> QWidget | None:
    """Moves the focus to the next of these widgets with Down, to the previous one with Up.

    Returns the widget with the new focus; None for other keys, or if none of the widgets has the focus.
    """
    step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
    focused = next((place for place, widget in enumerate(widgets) if widget.hasFocus()), None)
    if not step or focused is None:
        return None
    found = widgets[(focused + step) % len(widgets)]
    found.setFocus(Qt.FocusReason.TabFocusReason)
    return found
