"""Sortable table. The texts of a row are made only when they are shown, because there may be thousands of rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShortcut,
    QShowEvent,
    QWindow,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QTableView, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.announcements import announce
from haspelknecht_qt.table.typography import escape_tooltip
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.widgets.row_highlight import RowHighlight
from haspelknecht_qt.ui.window.look import Look

R = TypeVar("R")
ModelIndex = QModelIndex | QPersistentModelIndex

MEASURED_ROW_COUNT = 30
"""Number of rows whose texts determine the width of a column."""
ROW_HEIGHT = 27
"""Height of a row, in logical pixels at scale 1."""
FOCUS_LINE_WIDTH = 2
"""Width of the line around the row or heading with the keyboard focus, in logical pixels."""


@frozen
class Column(Generic[R]):
    """Column of a table: its heading, and functions for the contents of its cells.

    `text`, `key` and `tooltip` return the text, the sort key and the tool tip for a row. `is_number` says whether the
    texts are numbers, which are aligned to the right. `picture` returns the picture beside the text, None for no
    picture. It is called only for rows that are painted.
    """

    heading: str
    text: Callable[[R], str]
    key: Callable[[R], Any]
    is_number: bool = True
    tooltip: Callable[[R], str] = lambda _: ""
    picture: Callable[[R], QPixmap | None] = lambda _: None


class TableModel(QAbstractTableModel, Generic[R]):
    """Qt model of a table with sorted rows."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[R] = []
        self._original_rows: list[R] = []
        self._columns: tuple[Column[R], ...] = ()
        self._sorting: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)

    def show_rows(self, columns: Sequence[Column[R]], rows: Sequence[R]) -> None:
        """Shows these rows in these columns. The column and direction of sorting stay the same."""
        self.beginResetModel()
        self._columns, self._original_rows = tuple(columns), list(rows)
        self._sort_rows()
        self.endResetModel()

    def heading(self, column: int) -> str | None:
        """Returns the heading of the column with this index; None if there is no such column."""
        return self._columns[column].heading if 0 <= column < len(self._columns) else None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sorts the rows by the column with this index; -1 restores their original order."""
        self.layoutAboutToBeChanged.emit()
        self._sorting = column, order
        self._sort_rows()
        self.layoutChanged.emit()

    def _sort_rows(self) -> None:
        column, order = self._sorting
        self.rows = list(self._original_rows)
        if 0 <= column < len(self._columns):
            self.rows.sort(key=self._columns[column].key, reverse=order is Qt.SortOrder.DescendingOrder)

    def update_rows(self) -> None:
        """Shows texts and pictures of all rows again; their order stays."""
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(self._columns) - 1))

    @override
    def rowCount(self, parent: ModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    @override
    def columnCount(self, parent: ModelIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._columns)

    @override
    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        column, row = self._columns[index.column()], self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(row)
            case Qt.ItemDataRole.DecorationRole:
                return column.picture(row)
            case Qt.ItemDataRole.ToolTipRole:
                return escape_tooltip(column.tooltip(row)) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
        return None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section].heading
        return _alignment(self._columns[section]) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _alignment(column: Column[R]) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.is_number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class SecondClickFilter(QObject):
    """Ignores the second click of a double click whose first click opened another window.

    Make one after each click that may open a window. It deletes itself soon afterwards.
    """

    def __init__(self, clicked_window: QWindow | None, clicked_at: int) -> None:
        """`clicked_window` is the window of the first click, `clicked_at` the time of its event in milliseconds."""
        app, interval = QApplication.instance(), QApplication.doubleClickInterval()
        super().__init__(app)
        self._clicked_window = clicked_window
        self._end_time = clicked_at + interval
        if app is not None:
            app.installEventFilter(self)
        # The events of a second click may have to wait until the other window is ready.
        QTimer.singleShot(4 * interval, self.deleteLater)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWindow) or watched is self._clicked_window:
            return False
        is_press = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        return is_press and event.timestamp() <= self._end_time


class SortHeader(Retranslated, QHeaderView):
    """Headings of a table, for mouse and keyboard. With the keyboard focus, a frame is around the current heading.

    Left and Right change the current heading. Enter and Space sort by it, as a click does.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = look
        self._current = 0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSortIndicatorClearable(True)
        self.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self.setResizeContentsPrecision(MEASURED_ROW_COUNT)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Headings"))
        self.setAccessibleDescription(self.tr("Left and Right choose a heading. Enter sorts by it."))

    @property
    def current_section(self) -> int:
        """Index of the column whose heading is the current one; -1 without columns."""
        return min(self._current, self.count() - 1)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._announce()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step:
            self._current = max(0, min(self.current_section + step, self.count() - 1))
            self.viewport().update()
            self._announce()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if not event.isAutoRepeat():
                self._sort()
        else:
            event.ignore()

    def _sort(self) -> None:
        """Sorts by the current heading: ascending, then descending, then in the original order."""
        section = self.current_section
        if self.sortIndicatorSection() != section:
            self.setSortIndicator(section, Qt.SortOrder.AscendingOrder)
        elif self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder:
            self.setSortIndicator(section, Qt.SortOrder.DescendingOrder)
        else:
            self.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        self._announce()

    def _announce(self) -> None:
        """Announces the current heading, and how the table is sorted by it, to screen readers."""
        section = self.current_section
        if section < 0:
            return
        sentence = "{heading}"
        if self.sortIndicatorSection() == section:
            is_ascending = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
            sentence = self.tr("{heading}, ascending") if is_ascending else self.tr("{heading}, descending")
        heading = self.model().headerData(section, Qt.Orientation.Horizontal)
        announce(self, sentence.format(heading=heading), urgent=True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        section = self.current_section
        if section >= 0 and self.hasFocus():
            left, width = self.sectionViewportPosition(section), self.sectionSize(section)
            paint_focus_frame(self.viewport(), QRect(left, 0, width, self.viewport().height()), self._look)


def paint_focus_frame(widget: QWidget, rect: QRect, look: Look) -> None:
    """Paints a frame along the edges of a rectangle of a widget."""
    painter = QPainter(widget)
    painter.setPen(QPen(QColor(look.theme["ink"]), FOCUS_LINE_WIDTH))
    painter.drawRect(rect.adjusted(1, 1, -1, -1))


class SortableTable(QTableView, Generic[R]):
    """Table that is sorted by its headings: first ascending, then descending, then in the original order."""

    chosen = Signal(object)
    """Emitted with the row that was clicked (or double-clicked), or on which Enter was pressed."""

    def __init__(
        self,
        look: Look,
        stretched_column: int,
        row_height: float = ROW_HEIGHT,
        *,
        needs_double_click: bool = False,
        wraps_texts: bool = False,
    ) -> None:
        """`stretched_column` is the index of the column that gets the remaining width.

        `row_height` is in logical pixels at scale 1. With `needs_double_click`, a single click only selects a row.
        With `wraps_texts`, rows grow with their texts; that is slow for many rows.
        """
        super().__init__()
        self._look = look
        self._row_height = row_height
        self._stretched_column = stretched_column
        self._wraps_texts = wraps_texts
        self._needs_double_click = needs_double_click
        self.rows: TableModel[R] = TableModel()
        self.setModel(self.rows)
        RowHighlight(self)
        self.setProperty("lines", "true")
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        if wraps_texts:
            self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalHeader(SortHeader(look))
        self.setSortingEnabled(True)
        self.selectionModel().currentRowChanged.connect(lambda: self.viewport().update())
        (self.doubleClicked if needs_double_click else self.clicked).connect(self._choose)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self, lambda: self._choose(self.currentIndex()))
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        look.call_on_change(self._apply_style)

    def show_rows(self, columns: Sequence[Column[R]], rows: Sequence[R]) -> None:
        """Shows these rows in these columns, and scrolls to the top.

        The table stays sorted by the same column. If that column is gone, the rows get their original order.
        """
        header = self.horizontalHeader()
        before, sorted_column = header.count(), header.sortIndicatorSection()
        sorted_heading = self.rows.heading(sorted_column)
        self.rows.show_rows(columns, rows)
        if len(columns) != before:
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            header.setSectionResizeMode(self._stretched_column, QHeaderView.ResizeMode.Stretch)
            # A column beside the sorted one may be new or gone, so the sorted one has another index.
            places = (place for place, column in enumerate(columns) if column.heading == sorted_heading)
            header.setSortIndicator(next(places, -1), header.sortIndicatorOrder())
        self.scrollToTop()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Qt would reach the headings after the rows. The order is set here, because a new parent changes it.
        QWidget.setTabOrder(self.horizontalHeader(), self)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._needs_double_click:
            SecondClickFilter(self.window().windowHandle(), event.timestamp())
        super().mouseReleaseEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Also draws a frame around the current row while the table has the keyboard focus."""
        super().paintEvent(event)
        row, viewport = self.currentIndex().row(), self.viewport()
        if row >= 0 and self.hasFocus():
            rect = QRect(0, self.rowViewportPosition(row), viewport.width(), self.rowHeight(row))
            paint_focus_frame(viewport, rect, self._look)

    def _choose(self, index: ModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.rows.rows[index.row()])

    def _apply_style(self) -> None:
        height = max(self._look.px(self._row_height), self._look.typography.min_target_size)
        self.verticalHeader().setDefaultSectionSize(height)
        self.verticalHeader().setMinimumSectionSize(height if self._wraps_texts else self._look.px(self._row_height))
