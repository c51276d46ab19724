"""Scoring sheet: dialog with the points of each player at the end of a period, row by row, and their sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.handicap import scores_with_handicap
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.review.scoring_cells import (
    LOW_SIGN_SIDE,
    MIN_ROW_HEIGHT,
    SIGN_SIDE,
    CellView,
    PeriodPicture,
    PieceTally,
    RowPicture,
)
from haspelknecht_qt.ui.review.scorings import SheetContent, SheetNote, SheetRow
from haspelknecht_qt.ui.widgets.basics import HouseMark, IconButton, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import Dialog, ScrollArea, make_foot
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.formats import TextFormats, number_text, signed_text
from haspelknecht_qt.ui.window.look import Look

PRIZE_INTERVAL = 300
"""Time between the appearances of two rows' prizes, in milliseconds at normal speed."""
MAX_NAME_WIDTH = 270
"""Maximum width of the column with the rows' names, in logical pixels at scale 1."""
ROW_HEIGHTS = ((4, 57), (8, 47), (12, 36))
"""Pairs: up to this number of rows, each row has this minimum height in logical pixels at scale 1."""
TABLE_WANTED_RESULT = 2
"""Result code of the dialog if the player wants to see the table. Qt uses 0 (rejected) and 1 (accepted)."""
MIN_ROWS_OF_DENSE_SHEET = 9
"""Number of rows from which a sheet has a smaller picture and smaller gaps."""


class ScoringSheet(Dialog):
    """Dialog with the scoring of a period.

    Prizes (points in a row) appear row by row. A key or click shows all at once. Then Enter or Esc continues the match.
    """

    continued = Signal()
    """Emitted when the player continues the match."""
    table_wanted = Signal()
    """Emitted when the player wants to see the table at the end of the period."""
    completed = Signal()
    """Emitted when all prizes are shown."""

    SIZE = (1240, 908)
    """Width and maximum height, in logical pixels at scale 1."""

    def __init__(
        self,
        look: Look,
        formats: TextFormats,
        make_content: Callable[[], SheetContent],
        seats: Sequence[Seat],
        parent: QWidget | None = None,
        delay_factor: float = 0.0,
        *,
        continues_match: bool = True,
    ) -> None:
        """`make_content` returns the contents of the sheet in the current language.

        `delay_factor` multiplies PRIZE_INTERVAL; 0 shows all prizes at once. `continues_match` is False for the sheet
        of a past period: its button only closes it.
        """
        super().__init__(look, parent)
        self._formats = formats
        self._make_content = make_content
        self._seats = tuple(seats)
        self._continues_match = continues_match
        self.content = make_content()
        self.cells: list[tuple[CellView, ...]] = []
        self.gains: list[QLabel] = []
        self.sums: list[QLabel] = []
        self._shown_rows = 0
        self._page: QWidget | None = None
        self._scroll = ScrollArea(only_down=False)
        self.hint = text_label("caption", wrap=True)
        self.table_button = IconButton(look, "eye", on_click=lambda: self.done(TABLE_WANTED_RESULT))
        self.go_on_button = IconButton(look, "check", "primary", on_click=self.accept)
        self.go_on_button.setDefault(True)
        self.finished.connect(self._leave)
        self._timer = QTimer(self, interval=round(PRIZE_INTERVAL * delay_factor))
        self._timer.timeout.connect(lambda: self._reveal(self._shown_rows + 1))
        foot, buttons = make_foot(look)
        fill_layout(buttons, (self.hint, 1), self.table_button, self.go_on_button)
        fill_layout(QVBoxLayout(self), (self._scroll, 1), foot, spacing=0, margins=NO_MARGINS)
        if not delay_factor:
            self._shown_rows = len(self.content.rows)
        self.finish_construction()
        look.changed.connect(self.retranslate)

    @property
    def is_complete(self) -> bool:
        """Whether all prizes are shown."""
        return self._shown_rows >= len(self.content.rows)

    @override
    def retranslate(self) -> None:
        content = self._make_content()
        self.content = evolve(content, scores_before=scores_with_handicap(content.scores_before, self._seats))
        self.setWindowTitle(self.content.title)
        self.setAccessibleName(self.content.title)
        self.setAccessibleDescription(self._spoken_sums())
        self.hint.setText("" if self.is_complete else self.tr("Press any key to show all points at once."))
        self.table_button.setText(self.tr("Look at the table"))
        self.table_button.setToolTip(self.tr("The table as it was at the time of this scoring"))
        self.go_on_button.setText(self.content.continue_label if self._continues_match else self.tr("Close"))
        self._lay_out()

    def _spoken_sums(self) -> str:
        return "; ".join(
            self.tr("{name}: {points}, score {score}").format(
                name=seat.name, points=self._formats.with_sign(self._formats.vp(gain), gain), score=before + gain
            )
            for seat, gain, before in zip(self._seats, self.content.gains, self.content.scores_before, strict=True)
        )

    def _lay_out(self) -> None:
        px = self._look.px
        page = QWidget()
        page.setObjectName("page")
        is_long = len(self.content.rows) >= MIN_ROWS_OF_DENSE_SHEET
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(4))
        grid.setVerticalSpacing(0)
        strong = QFontMetrics(self._look.font(TextRole.BODY_STRONG))
        widest = max(strong.horizontalAdvance(row.name) for row in self.content.rows)
        grid.setColumnMinimumWidth(1, min(widest + px(8), px(MAX_NAME_WIDTH)))
        grid.setColumnMinimumWidth(2, px(64))
        for seat in range(len(self._seats)):
            grid.setColumnStretch(seat + 3, 1)
            grid.setColumnMinimumWidth(seat + 3, px(112))
        self._add_players(grid)
        self.cells = []
        for row in self.content.rows:
            self._add_row(grid, row)
        self._add_total(grid)
        if self.content.note is not None:
            self._add_note(grid, self.content.note)
        margins = px(36), px(10 if is_long else 18), px(36), px(10)
        head = self._make_head(LOW_SIGN_SIDE if is_long else SIGN_SIDE)
        fill_layout(QVBoxLayout(page), head, grid, 1, spacing=px(4 if is_long else 10), margins=margins)
        self._page = page
        self._scroll.setWidget(page)
        for label in page.findChildren(QLabel):
            label.ensurePolished()

    def _make_head(self, sign_side: float) -> QHBoxLayout:
        px = self._look.px
        title = text_label("title", self.content.title, wrap=True)
        line = text_label("second", self.content.subtitle, wrap=True)
        words = fill_layout(QVBoxLayout(), 1, title, line, 1, spacing=px(2))
        sign = PeriodPicture(self._look, self.content.paint_sign, sign_side)
        return fill_layout(QHBoxLayout(), sign, (words, 1), spacing=px(18))

    def _add_players(self, grid: QGridLayout) -> None:
        px = self._look.px
        bottom, centre = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignHCenter
        grid.addWidget(text_label("caption", self.content.counted_heading, wrap=True), 0, 0, 1, 2, bottom)
        grid.addWidget(text_label("caption", self.content.prize_heading), 0, 2, centre | bottom)
        for number, seat in enumerate(self._seats):
            player = (HouseMark(self._look, seat.colour, 28), (text_label("name", seat.name), 1))
            row = fill_layout(QHBoxLayout(), *player, spacing=px(8), margins=(px(8), 0, px(4), px(4)))
            grid.addLayout(row, 0, number + 3)
        self._add_separator_line(grid, strong=True)

    def _add_separator_line(self, grid: QGridLayout, *, strong: bool = False) -> None:
        rule = surface("rule")
        if strong:
            rule.setStyleSheet(f"background: {self._look.theme['edge']};")
        grid.addWidget(rule, grid.rowCount(), 0, 1, len(self._seats) + 3)

    def _add_row(self, grid: QGridLayout, row: SheetRow) -> None:
        px = self._look.px
        if self.cells:
            self._add_separator_line(grid, strong=row.begins_group)
        place = grid.rowCount()
        grid.addWidget(RowPicture(self._look, row), place, 0)
        grid.addWidget(text_label("strong", row.name, wrap=True), place, 1)
        grid.addWidget(text_label("figure", row.prizes), place, 2, Qt.AlignmentFlag.AlignCenter)
        height = next((height for most, height in ROW_HEIGHTS if len(self.content.rows) <= most), MIN_ROW_HEIGHT)
        grid.setRowMinimumHeight(place, px(height))
        views = []
        for seat, cell in enumerate(row.cells):
            view = CellView(self._look, row, cell, self.content.shields)
            name = f"{self._seats[seat].name}, {row.name}: {cell.count}"
            view.setAccessibleName(f"{name}; {self._formats.vp(cell.points)}" if cell.points else name)
            if len(self.cells) < self._shown_rows:
                view.reveal()
            grid.addWidget(view, place, seat + 3)
            views.append(view)
        self.cells.append(tuple(views))

    def _add_total(self, grid: QGridLayout) -> None:
        px = self._look.px
        grid.setRowMinimumHeight(grid.rowCount(), px(4))
        place = grid.rowCount() + 1
        grid.addWidget(surface("total"), place, 0, 1, len(self._seats) + 3)
        name = text_label("total", self.content.total_label)
        name.setContentsMargins(px(16), px(7), 0, px(7))
        grid.addWidget(name, place, 0, 1, 3)
        self.gains, self.sums = [], []
        for seat in range(len(self._seats)):
            self.gains.append(text_label("total"))
            self.sums.append(text_label("total_note"))
            margins = px(14), 0, px(10), 0
            row = fill_layout(QHBoxLayout(), self.gains[-1], 1, self.sums[-1], margins=margins)
            grid.addLayout(row, place, seat + 3)
        self._show_sums()

    def _add_note(self, grid: QGridLayout, note: SheetNote) -> None:
        px = self._look.px
        grid.setRowMinimumHeight(grid.rowCount(), px(10))
        place = grid.rowCount() + 1
        grid.addWidget(surface("card"), place, 0, 1, len(self._seats) + 3)
        picture = QLabel()
        picture.setPixmap(self._look.picture(note.picture.sheet, note.picture.element, 38))
        grid.addWidget(picture, place, 0, Qt.AlignmentFlag.AlignCenter)
        lines = text_label("name", note.headline, wrap=True), text_label("caption", note.explanation, wrap=True)
        words = fill_layout(QVBoxLayout(), *lines, spacing=0, margins=(0, px(8), 0, px(8)))
        grid.addLayout(words, place, 1, 1, 2)
        for seat, player in enumerate(self._seats):
            tally = PieceTally(self._look, note, seat)
            tally.setAccessibleName(f"{player.name}: {note.piece_counts[seat]}")
            grid.addWidget(tally, place, seat + 3, Qt.AlignmentFlag.AlignVCenter)

    def _show_sums(self) -> None:
        """Shows each player's score before the scoring and, when all prizes are shown, the gain and the new score."""
        for before, gain, shown_gain, shown_sum in zip(
            self.content.scores_before, self.content.gains, self.gains, self.sums, strict=True
        ):
            shown_gain.setText(signed_text(gain) if self.is_complete else "")
            shown_sum.setText(
                f"{number_text(before)} → {number_text(before + gain)}" if self.is_complete else number_text(before)
            )

    def show_all(self) -> None:
        """Shows the points of all cells, without revealing them one by one."""
        self._reveal(len(self.cells))

    def _reveal(self, count: int) -> None:
        """Shows the prizes of the first `count` rows."""
        for row in self.cells[self._shown_rows : count]:
            for view in row:
                view.reveal()
        self._shown_rows = count
        if self.is_complete:
            self._timer.stop()
            self.hint.clear()
            self._show_sums()
            self.go_on_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.completed.emit()

    def _leave(self, result: int) -> None:
        self._timer.stop()
        (self.table_wanted if result == TABLE_WANTED_RESULT else self.continued).emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_complete:
            super().keyPressEvent(event)
        else:
            self.show_all()
            event.accept()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_all()
        super().mousePressEvent(event)

    @override
    def sizeHint(self) -> QSize:
        needed = 0 if self._page is None else self._page.sizeHint().height() + self._look.px(66)
        size = super().sizeHint()
        return QSize(size.width(), min(size.height(), needed))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.is_complete:
            QTimer.singleShot(0, self, partial(self.go_on_button.setFocus, Qt.FocusReason.OtherFocusReason))
            self.completed.emit()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._timer.start()
