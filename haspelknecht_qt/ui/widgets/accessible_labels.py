"""Accessibility interfaces of labels.

When a dialog or the table gets the focus, Orca reads all of its labels, in one breath. For a table of points that takes
a minute. So most labels count as paragraphs, which are read when somebody walks to them. Pictures without a name are
decoration, which is hidden.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QToolButton

from haspelknecht_qt.ui.widgets.banner import TitlePlate
from haspelknecht_qt.ui.widgets.dialogs import Dialog
from haspelknecht_qt.ui.widgets.elided import ElidedLabel


@cache
def install_label_interfaces() -> None:
    """Registers the interfaces with Qt, once per application."""
    QAccessible.installFactory(_interface_of)


def _interface_of(class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QToolButton) and class_name == "QLineEditIconButton" and not thing.text():
        return _Decoration(thing, QAccessible.Role.Graphic)
    if not isinstance(thing, QLabel) or thing.buddy() is not None:
        return None
    if not thing.text() and not thing.accessibleName() and not thing.pixmap().isNull():
        return _Decoration(thing, QAccessible.Role.Graphic)
    is_read_later = isinstance(thing.window(), Dialog) and not isinstance(thing.parent(), TitlePlate)
    return _Paragraph(thing, QAccessible.Role.Paragraph) if is_read_later or isinstance(thing, ElidedLabel) else None


class _Paragraph(QAccessibleWidget):
    """Interface of a label that is read when somebody walks to it."""

    def text(self, kind: QAccessible.Text) -> str:
        """Text of one kind. The name is the label's text, unless it has another accessible name."""
        label = self.object()
        own: str = super().text(kind)
        return label.text() if kind is QAccessible.Text.Name and not own and isinstance(label, QLabel) else own


class _Decoration(QAccessibleWidget):
    """Interface of a picture without meaning."""

    def state(self) -> QAccessible.State:
        """State of the picture: always invisible."""
        state: QAccessible.State = super().state()
        state.invisible = True
        return state
