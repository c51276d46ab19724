"""Highlight of the row under the pointer in a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtGui import QHoverEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from haspelknecht_qt.core.override import override


class RowHighlight(QStyledItemDelegate):
    """Delegate that gives a whole row the state "under the pointer". Qt gives it to one cell only."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self._row = -1
        table.setItemDelegate(self)
        table.setMouseTracking(True)
        table.entered.connect(lambda index: self._highlight(index.row()))
        table.viewportEntered.connect(lambda: self._highlight(-1))
        table.viewport().installEventFilter(self)

    def _highlight(self, row: int) -> None:
        """Highlights the row with this index; -1 highlights none."""
        before, self._row = self._row, row
        viewport = self._table.viewport()
        for changed in {before, self._row} - {-1}:
            viewport.update(
                0, self._table.rowViewportPosition(changed), viewport.width(), self._table.rowHeight(changed)
            )

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if index.row() == self._row:
            option.state |= QStyle.StateFlag.State_MouseOver

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._highlight(-1)
        elif isinstance(event, QHoverEvent) and event.type() == QEvent.Type.HoverEnter:
            # `entered` is not emitted if the table appears under a pointer at rest.
            self._highlight(self._table.rowAt(round(event.position().y())))
        return False
