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
    if isinstance(thing, QLabel) and thing.buddy() is None:
        return _LabelInterface(thing)
    if isinstance(thing, QToolButton) and class_name == "QLineEditIconButton":
        return _IconInterface(thing)
    return None


class _HiddenIfNameless(QAccessibleWidget):
    """Interface of a widget that screen readers skip if it has no name."""

    def state(self) -> QAccessible.State:
        """State of the widget: invisible without a name."""
        state = super().state()
        state.invisible = state.invisible or not self.text(QAccessible.Text.Name).strip()
        return state


class _LabelInterface(_HiddenIfNameless):
    """Interface of a label that belongs to no field."""

    def _label(self) -> QLabel | None:
        label = self.object()
        return label if isinstance(label, QLabel) else None

    def role(self) -> QAccessible.Role:
        """Role of the label: a picture, a text that is read with its window, or a paragraph."""
        label = self._label()
        if label is None or not label.pixmap().isNull():
            return QAccessible.Role.Graphic
        is_read_at_once = isinstance(label.parent(), TitlePlate) or not isinstance(label.window(), Dialog)
        is_text = is_read_at_once and not isinstance(label, ElidedLabel)
        return QAccessible.Role.StaticText if is_text else QAccessible.Role.Paragraph

    def text(self, kind: QAccessible.Text) -> str:
        """Text of one kind. The name is the label's text, unless it has another accessible name."""
        label, own = self._label(), super().text(kind)
        return label.text() if kind is QAccessible.Text.Name and not own and label is not None else own


class _IconInterface(_HiddenIfNameless):
    """Interface of an icon in a field, which is a button if it has a name."""

    def __init__(self, icon: QToolButton) -> None:
        super().__init__(icon, QAccessible.Role.Button)

    def text(self, kind: QAccessible.Text) -> str:
        """Text of one kind. The name is that of the icon's action, in the current language."""
        icon = self.object()
        return icon.text() if kind is QAccessible.Text.Name and isinstance(icon, QToolButton) else super().text(kind)
