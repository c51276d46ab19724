"""Reports to screen readers what Qt leaves out when the focus moves.

- An empty field: Qt reports its cursor before its focus. Orca then takes the field as known and does not read it.
- A table: Qt reports the whole table. Its current cell has the focus.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView, QWidget

from haspelknecht_qt.table.announcements import announce, has_announcements


@cache
def install_focus_reports() -> None:
    """Follows the focus, once per application."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        app.focusChanged.connect(_report)


def _report(_before: QWidget | None, focus: QWidget | None) -> None:
    """Reports after Qt has reported the focus."""
    if not QAccessible.isActive() or has_announcements():
        return
    if isinstance(focus, QLineEdit):
        QTimer.singleShot(0, focus, lambda: _read_empty_field(focus))
    elif isinstance(focus, QTableView):
        QTimer.singleShot(0, focus, lambda: _read_cell(focus))


def _read_empty_field(field: QLineEdit) -> None:
    if field.hasFocus() and not field.text():
        description = field.accessibleDescription()
        announce(field, field.accessibleName())
        # Orca reads it after the name.
        field.setAccessibleDescription(description)


def _read_cell(table: QTableView) -> None:
    interface = QAccessible.queryAccessibleInterface(table)
    cell = interface.focusChild() if table.hasFocus() else None
    if cell is not None:
        event = QAccessibleEvent(table, QAccessible.Event.Focus)
        event.setChild(interface.indexOfChild(cell))
        QAccessible.updateAccessibility(event)
