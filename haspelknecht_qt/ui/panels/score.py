"""Score panel: the points of every player for every score item, so far and as if the game ended now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import Generic

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from haspelknecht_qt.core.game import E, M, S, ScoreItem, Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.panels.rows import ModelIndex
from haspelknecht_qt.ui.panels.score_model import RowKind, ScoreModel
from haspelknecht_qt.ui.widgets.basics import IconButton, text_label
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.widgets.row_highlight import RowHighlight
from haspelknecht_qt.ui.window.look import Look


class ScoreDelegate(RowHighlight):
    """Delegate of the score table. It draws the numbers on the baseline of their row's name.

    Qt centres each text in its row. Texts in several fonts then stand at different heights, also a number whose minus
    sign comes from another font.
    """

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: ModelIndex) -> None:
        if not index.column():
            super().paint(painter, option, index)
            return
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        table, number = self._table, shown.text
        area = table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, shown, table)
        shown.text = ""
        table.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, shown, painter, table)
        margin = table.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, shown, table) + 1
        left = area.right() + 1 - margin - QFontMetricsF(shown.font).horizontalAdvance(number)
        name_font = index.sibling(index.row(), 0).data(Qt.ItemDataRole.FontRole)
        painter.save()
        painter.setFont(shown.font)
        painter.setPen(shown.palette.text().color())
        painter.drawText(QPointF(left, _baseline_of_centred_line(area, name_font)), number)
        painter.restore()


def _baseline_of_centred_line(area: QRect, font: QFont) -> float:
    """Returns the baseline of a line of text that Qt centres in `area`, with the same rounding."""
    layout = QTextLayout("x", font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return area.top() + area.height() // 2 - int(line.height()) // 2 + line.ascent()


class PlayerHeader(QHeaderView):
    """Heading of the score table: each player's disk above the player's numbers."""

    DISK_SIZE = 24.0

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self.setSectionsClickable(False)
        self.setHighlightSections(False)

    @override
    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:
        super().paintSection(painter, rect, logical)
        colour = self.model().headerData(logical, Qt.Orientation.Horizontal, Qt.ItemDataRole.UserRole)
        if isinstance(colour, str):
            side = self._look.px(self.DISK_SIZE)
            picture = self._look.art.pixmap("pieces", f"player.{colour}", QSizeF(side, side))
            target = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
            painter.drawPixmap(target, picture, QRectF(picture.rect()))


class ScoreTable(QTableView):
    """Table whose rows become lower where they do not all fit. If it must scroll, it shows only whole rows."""

    def __init__(self) -> None:
        super().__init__()
        self._heights = 1, 1

    def set_row_heights(self, least: int, wanted: int) -> None:
        """Sets the minimum heights of the rows: `least` where they would not all fit, otherwise `wanted`."""
        self._heights = least, max(least, wanted)
        self.fit_rows()

    def fit_rows(self) -> None:
        """Sets the height of the rows. Rows with several lines of text may be higher than others.

        Measuring the rows is slow, so a hidden table is measured when it is shown.
        """
        if not self.isVisible():
            return
        least, wanted = self._heights
        room, needed = self.viewport().height(), [self.sizeHintForRow(row) for row in range(self.model().rowCount())]

        def total(count: int, height: int) -> int:
            return sum(max(height, content) for content in needed[:count])

        visible_count = next((count for count in range(len(needed), 0, -1) if total(count, least) <= room), 0)
        height = wanted
        if visible_count:
            height = max(height for height in range(least, room + 1) if total(visible_count, height) <= room)
        if visible_count == len(needed):
            height = min(height, wanted)
        self.verticalHeader().setMinimumSectionSize(height)
        for row, content in enumerate(needed):
            self.setRowHeight(row, max(height, content))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the rows to another height. The panel does so when the width has changed, after that of the columns."""
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self.fit_rows()


class ScorePanel(Retranslated, QWidget, Generic[S, M, E]):
    """Panel with the leader's name and the score table. A click, or Enter, on an item opens its rule."""

    rule_wanted = Signal(str)
    """Emitted with the id of a rule: the player wants to read the rule of a score item."""
    sheet_wanted = Signal(int)
    """Emitted with an index in the list of scoring sheets: the player wants to see this sheet again."""

    def __init__(
        self, look: Look, texts: GameTexts[S, M, E], items: Sequence[ScoreItem], rule_of_item: Callable[[str], str]
    ) -> None:
        """`items` are the game's score items. `rule_of_item` returns the id of the rule about an item."""
        super().__init__()
        self._look = look
        self._texts = texts
        self._rule_of_item = rule_of_item
        self._standing: Standing | None = None
        self._is_over = False
        self._seats: tuple[Seat, ...] = ()
        self.model: ScoreModel[S, M, E] = ScoreModel(look, texts, items, self)
        self.leader = text_label("strong", wrap=True)
        self.table = ScoreTable()
        self.table.setHorizontalHeader(PlayerHeader(look, self.table))
        self.table.setModel(self.model)
        self.table.setShowGrid(False)
        self.table.setFrameShape(QTableView.Shape.NoFrame)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setWordWrap(True)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        ScoreDelegate(self.table)
        self.table.entered.connect(self._update_cursor)
        self.table.clicked.connect(self._request_rule)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self.table, lambda: self._request_rule(self.table.currentIndex()))
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.table.viewport().setAutoFillBackground(False)
        self.sheets: list[IconButton] = []
        self._sheets = fill_layout(QVBoxLayout(), spacing=look.px(6))
        self._column = fill_layout(QVBoxLayout(self), self.leader, (self.table, 1), self._sheets)
        self.setFocusProxy(self.table)
        look.call_on_change(self._apply_style)
        self.retranslate()

    def show_score(self, state: S, standing: Standing, seats: Sequence[Seat], *, is_over: bool = False) -> None:
        """Shows the points and the leader in a state. `is_over` is True if the game has ended in this state."""
        seats_changed = tuple(seats) != self._seats
        self._standing, self._seats, self._is_over = standing, tuple(seats), is_over
        self.model.show(state, standing, seats, is_over=is_over)
        if seats_changed:
            self._set_column_widths()
        self._show_leader()

    def show_sheets(self, names: Sequence[str]) -> None:
        """Shows a button for each of the scoring sheets with these names, in this order."""
        while len(self.sheets) < len(names):
            button = IconButton(self._look, "eye", "plain", 16)
            button.clicked.connect(partial(self.sheet_wanted.emit, len(self.sheets)))
            self._sheets.addWidget(button)
            self.sheets.append(button)
        for button, name in zip_longest(self.sheets, names):
            button.setVisible(name is not None)
            button.setText(name or "")

    @override
    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Score"))
        self.model.notify_views()
        self._set_column_widths()
        self._show_leader()

    def _update_cursor(self, index: QModelIndex) -> None:
        """Shows a hand as the mouse cursor over items that have a rule."""
        leads = self.model.lines[index.row()].kind is RowKind.ITEM
        self.table.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)

    def _request_rule(self, index: QModelIndex) -> None:
        if index.isValid() and self.model.lines[index.row()].kind is RowKind.ITEM:
            self.rule_wanted.emit(self._rule_of_item(self.model.lines[index.row()].item))

    def _show_leader(self) -> None:
        if self._standing is None:
            self.leader.setText("")
            return
        order = self._standing.ranking()
        first, second = (self._standing.seats[seat] for seat in order[:2])
        level = [
            seat for seat in self._standing.seats if (seat.total, seat.tie_breaks) == (first.total, first.tie_breaks)
        ]
        names = self._texts.formats.join(self._seats[seat.seat].name for seat in level)
        sentence = self._leader_sentence(first.total - second.total, is_shared=len(level) > 1)
        self.leader.setText(sentence.format(name=self._seats[order[0]].name, names=names))

    def _leader_sentence(self, lead: int, *, is_shared: bool) -> str:
        """Returns the sentence about the leaders, with fields for names. `lead` is the leader's advantage in points."""
        if is_shared:
            if self._is_over:
                return self.tr("Shared victory: {names}")
            return self.tr("Right now, victory would be shared: {names}")
        if lead:
            if self._is_over:
                return self.tr("{name} wins, %n VP ahead", None, lead)
            return self.tr("{name} would win now, %n VP ahead", None, lead)
        if self._is_over:
            return self.tr("{name} wins on the tie-break")
        return self.tr("{name} would win now, on the tie-break")

    def _set_column_widths(self) -> None:
        """Makes every column of numbers as wide as the longest number, and the items' column as wide as possible.

        The text widths of a hidden table are not final, so a hidden table is measured when it is shown.
        """
        header = self.table.horizontalHeader()
        if not self.model.columnCount() or not self.isVisible():
            return
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        seats = range(1, self.model.columnCount())
        width = max(self._look.px(40), *map(self.table.sizeHintForColumn, seats))
        for column in seats:
            self.table.setColumnWidth(column, width)
        self.table.fit_rows()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_column_widths()

    def showEvent(self, event: QShowEvent) -> None:
        """Sets the column widths again, because seats, texts or fonts may have changed while the panel was hidden."""
        super().showEvent(event)
        self._set_column_widths()

    def _apply_style(self) -> None:
        px, theme = self._look.px, self._look.theme
        self._column.setContentsMargins(px(12), px(10), px(12), px(10))
        self._column.setSpacing(px(8))
        self.table.set_row_heights(self._look.typography.min_target_size, px(30))
        self.table.horizontalHeader().setFixedHeight(px(36))
        self.table.setStyleSheet(
            "QTableView, QHeaderView, QHeaderView::section { background: transparent; border: none; outline: none; }"
            f"QTableView::item {{ border-bottom: 1px solid {theme['line']}; padding: 0 {px(4)}px; }}"
            f"QTableView::item:hover {{ background: {theme['paper2']}; }}"
            f"QTableView::item:focus {{ border: 2px solid {theme['ink']};"
            f" padding: 0 {max(0, px(4) - 2)}px; }}"
            f"QHeaderView::section {{ border-bottom: 1px solid {theme['edge']}; }}"
        )
        self._set_column_widths()
        self.model.update_style()
        self.model.notify_views()
