"""List of rows under headings, used by the moves panel and by the log.

The list is a Qt item view, so that keyboard, scrolling and screen readers work as in every other list.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import define, field
from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import SPACINGS, TextRole
from haspelknecht_qt.ui.contracts import SvgPicture
from haspelknecht_qt.ui.window.look import Look

ModelIndex = QModelIndex | QPersistentModelIndex

_WRAP_FLAGS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_MAX_ROW_HEIGHT = 1000
_KEYBOARD_REASONS = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
"""Reasons for which a list gets the focus by a key."""


@define(eq=False)
class ListRow:
    """Row of a list. `value` is the object that the row stands for; None for a heading.

    `key` is the short text that the player types to choose the row. `right_text` is at the right end of the row.
    `opened_page` describes the page that opens when the row is chosen; "" if none opens.
    """

    text: str
    value: object = None
    detail: str = ""
    key: str = ""
    right_text: str = ""
    picture: SvgPicture | None = None
    opened_page: str = ""
    heights: dict[tuple[int, str], int] = field(factory=dict, init=False)
    """Measured heights of the row in pixels, by width of the list and by a text that identifies the fonts."""

    @property
    def is_heading(self) -> bool:
        """Whether the row is a heading of the rows below."""
        return self.value is None


class RowModel(QAbstractListModel):
    """Model of the list. Rows are highlighted if they belong to the place on the table under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ListRow] = []
        self._highlighted: frozenset[int] = frozenset()

    def set_rows(self, rows: Sequence[ListRow]) -> None:
        """Replaces all rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self._highlighted = frozenset()
        self.endResetModel()

    def highlight(self, rows: Iterable[int]) -> frozenset[int]:
        """Highlights the rows with these indexes, and no others. Returns the indexes of the rows to be repainted.

        `dataChanged` is not emitted, because Qt would lay out all rows again.
        """
        highlighted = frozenset(rows)
        changed, self._highlighted = self._highlighted ^ highlighted, highlighted
        return changed

    def is_highlighted(self, row: int) -> bool:
        """Whether the row with this index is highlighted."""
        return row in self._highlighted

    @override
    def rowCount(self, parent: ModelIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own default value, which is never modified
        return 0 if parent.isValid() else len(self.rows)

    @override
    def data(self, index: ModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return ". ".join(part for part in (row.text, row.detail, row.right_text, row.opened_page) if part)
            case Qt.ItemDataRole.ToolTipRole:
                return row.opened_page or None
            case _:
                return None

    @override
    def flags(self, index: ModelIndex) -> Qt.ItemFlag:
        # After a click Qt asks for the clicked row again. By then its move may have replaced the rows.
        if not index.isValid() or self.rows[index.row()].is_heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class RowDelegate(QStyledItemDelegate):
    """Draws and measures rows in the current theme. With `keys`, the rows have a column for keys."""

    MARGIN = 10.0
    GAP = 8.0
    PADDING = 7.0
    KEY_WIDTH = 24.0
    PICTURE_SIZE = 22.0
    CHEVRON_SIZE = 16.0

    def __init__(self, look: Look, *, keys: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._keys = keys
        self.set_fonts()
        look.changed.connect(self.set_fonts)

    def set_fonts(self) -> None:
        """Updates the fonts to the current look."""
        self._text = self._look.reading_font(TextRole.BODY)
        self._detail = self._look.reading_font(TextRole.CAPTION)
        self._strong = self._look.font(TextRole.CAPTION_STRONG)
        self._text_metrics = QFontMetrics(self._text)
        self._detail_metrics = QFontMetrics(self._detail)
        self._strong_metrics = QFontMetrics(self._strong)
        self._padding = self._look.px(self.PADDING * SPACINGS[self._look.typography.spacing].lines ** 2)
        self._fonts_key = f"{self._look.scale} {self._text.toString()} {self._detail.toString()}"

    def sizeHint(self, option: QStyleOptionViewItem, index: ModelIndex) -> QSize:
        """Returns the height of a row, with its text wrapped to the width of the list."""
        row = _row_at(index)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        height = row.heights.get((width, self._fonts_key))
        if height is None:
            height = self._measure(row, width)
            row.heights[width, self._fonts_key] = height
        return QSize(0, height)

    def _measure(self, row: ListRow, width: int) -> int:
        px = self._look.px
        if row.is_heading:
            return self._detail_metrics.height() + px(18)
        key_width = px(self.KEY_WIDTH) + px(self.GAP) if self._keys else 0
        left = px(self.MARGIN) + key_width + px(self.PICTURE_SIZE) + px(self.GAP)
        room = width - left - self._right_text_width(row) - px(self.MARGIN)
        height = _wrapped_height(self._text_metrics, row.text, room)
        if row.detail:
            height += _wrapped_height(self._detail_metrics, row.detail, room) + px(1)
        height = max(height, px(self.PICTURE_SIZE)) + 2 * self._padding
        return max(height, self._look.typography.min_target_size)

    def _right_text_width(self, row: ListRow) -> int:
        px = self._look.px
        width = self._strong_metrics.horizontalAdvance(row.right_text) + px(self.GAP) if row.right_text else 0
        return width + (px(self.CHEVRON_SIZE) if row.opened_page else 0)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        row = _row_at(index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.is_heading:
            self._paint_heading(painter, option.rect, row)
        else:
            model = index.model()
            highlighted = isinstance(model, RowModel) and model.is_highlighted(index.row())
            self._paint_ground(painter, option, highlighted=highlighted)
            self._paint_row(painter, option.rect, row)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, row: ListRow) -> None:
        px, theme = self._look.px, self._look.theme
        inner = rect.adjusted(px(self.MARGIN), px(8), -px(self.MARGIN), -px(2))
        painter.setFont(self._detail)
        painter.setPen(QColor(theme["ink2"]))
        text = self._detail_metrics.elidedText(row.text, Qt.TextElideMode.ElideRight, inner.width())
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        start = inner.left() + self._detail_metrics.horizontalAdvance(text) + px(self.GAP)
        if start < inner.right():
            painter.setPen(QPen(QColor(theme["line"]), 1.1))
            painter.drawLine(start, inner.center().y(), inner.right(), inner.center().y())

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, *, highlighted: bool) -> None:
        rect = QRectF(option.rect).adjusted(2.5, 1.5, -2.5, -1.5)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if not (highlighted or chosen or under):
            return
        token = "go" if highlighted else "ink" if chosen else "line"
        width = 2.0 if highlighted or chosen else 1.2
        self._look.set_colours(painter, "go_tint" if highlighted else "paperhi", token, width)
        painter.drawRoundedRect(rect, 5, 5)

    def _paint_row(self, painter: QPainter, rect: QRect, row: ListRow) -> None:
        px, theme = self._look.px, self._look.theme
        top = rect.top() + self._padding
        left = rect.left() + px(self.MARGIN)
        if self._keys:
            self._paint_key(painter, QRectF(left, top, px(self.KEY_WIDTH), px(self.PICTURE_SIZE)), row.key)
            left += px(self.KEY_WIDTH) + px(self.GAP)
        self._paint_picture(painter, QRectF(left, top, px(self.PICTURE_SIZE), px(self.PICTURE_SIZE)), row.picture)
        left += px(self.PICTURE_SIZE) + px(self.GAP)
        right = rect.left() + rect.width() - px(self.MARGIN)
        if row.opened_page:
            side = px(self.CHEVRON_SIZE)
            box = QRect(right - side, top + (px(self.PICTURE_SIZE) - side) // 2, side, side)
            painter.drawPixmap(box, self._look.icon_pixmap("chevron_right", "ink2", self.CHEVRON_SIZE))
        if row.right_text:
            painter.setFont(self._strong)
            painter.setPen(QColor(theme["ink"]))
            end = right - (px(self.CHEVRON_SIZE) if row.opened_page else 0)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRect(left, top, end - left, px(self.PICTURE_SIZE)), flags, row.right_text)
        room = right - left - self._right_text_width(row)
        height = _wrapped_height(self._text_metrics, row.text, room)
        block = height + (_wrapped_height(self._detail_metrics, row.detail, room) + px(1) if row.detail else 0)
        top += max(0, (px(self.PICTURE_SIZE) - block) // 2)
        painter.setFont(self._text)
        painter.setPen(QColor(theme["ink"]))
        painter.drawText(QRect(left, top, room, height), _WRAP_FLAGS, row.text)
        if row.detail:
            painter.setFont(self._detail)
            painter.setPen(QColor(theme["ink2"]))
            painter.drawText(QRect(left, top + height + px(1), room, block - height), _WRAP_FLAGS, row.detail)

    def _paint_key(self, painter: QPainter, rect: QRectF, key: str) -> None:
        if not key:
            return
        theme = self._look.theme
        self._look.set_colours(painter, "paperhi", "line", 1.3)
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setFont(self._strong)
        painter.setPen(QColor(theme["ink2"]))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, key)

    def _paint_picture(self, painter: QPainter, box: QRectF, picture: SvgPicture | None) -> None:
        if picture is None:
            return
        art = self._look.art
        bounds = art.bounds(picture.sheet, picture.element)
        scale = min(box.width() / bounds.width(), box.height() / bounds.height())
        size = QSizeF(bounds.width() * scale, bounds.height() * scale)
        pixmap = art.pixmap(picture.sheet, picture.element, size)
        target = QRectF(0, 0, size.width(), size.height())
        target.moveCenter(box.center())
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))


class RowList(QListView):
    """List of rows. Emits `chosen` with the value of a row after a click or Enter.

    Emits `hovered` with the value of the row under the pointer, or None. Emits `typed` with a character that the list
    itself does not use.
    """

    chosen = Signal(object)
    hovered = Signal(object)
    typed = Signal(str)

    def __init__(self, look: Look, *, keys: bool) -> None:
        super().__init__()
        self.rows = RowModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(RowDelegate(look, keys=keys, parent=self))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        # The panel paints the background, so the list must not.
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; }")
        self.clicked.connect(self._choose)
        self.entered.connect(lambda index: self.hovered.emit(self._value_at(index)))
        look.changed.connect(self._restyle)

    def highlight(self, rows: Iterable[int]) -> None:
        """Highlights the rows with these indexes, and no others."""
        for row in self.rows.highlight(rows):
            if row < len(self.rows.rows):
                self.update(self.rows.index(row))

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def _value_at(self, index: ModelIndex) -> object:
        return _row_at(index).value if index.isValid() else None

    def _choose(self, index: ModelIndex) -> None:
        value = self._value_at(index)
        if value is not None:
            self.chosen.emit(value)

    def choose_current(self) -> None:
        """Chooses the current row, like a click on it."""
        self._choose(self.currentIndex())

    def select_neighbour(self, by: int) -> None:
        """Selects the next row below (if `by` > 0) or above the current one. Headings are skipped."""
        rows = self.rows.rows
        places = [place for place, row in enumerate(rows) if not row.is_heading]
        if not places:
            return
        current = self.currentIndex().row()
        if by > 0:
            wanted = next((place for place in places if place > current), places[-1])
        else:
            wanted = next((place for place in reversed(places) if place < current), places[0])
        self.set_current(wanted)

    def set_current(self, row: int) -> None:
        """Makes the row with this index the current one; -1 means no row."""
        index = self.rows.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles keys: Enter chooses the current row, Up and Down change it. Other characters go to `typed`.

        A held Enter is ignored: it would choose from the next rows too.
        """
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.choose_current()
        elif event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down} and not event.modifiers():
            self.select_neighbour(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Selects the first row if a key brings the focus and no row is selected, so that the focus is visible."""
        super().focusInEvent(event)
        if event.reason() in _KEYBOARD_REASONS and not self.currentIndex().isValid():
            self.select_neighbour(1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emits `hovered` with None when the pointer is over no row."""
        super().mouseMoveEvent(event)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.hovered.emit(None)

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit(None)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()


def _row_at(index: ModelIndex) -> ListRow:
    model = index.model()
    assert isinstance(model, RowModel)  # noqa: S101 - the delegate is only used with this model
    return model.rows[index.row()]


def _wrapped_height(metrics: QFontMetrics, text: str, width: int) -> int:
    """Returns the height of a text that is wrapped to lines of this width."""
    return metrics.boundingRect(QRect(0, 0, max(1, width), _MAX_ROW_HEIGHT), _WRAP_FLAGS, text).height()
