"""Scoring sheet at the end of a period: rows with the counts and prizes of each player, and the sums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import Role
from haspelknecht_qt.ui.review.scoring_cells import LOW_SIGN, LOWEST, SIGN, CellView, PeriodSign, PieceTally, RowSign
from haspelknecht_qt.ui.review.scorings import SheetContent, SheetNote, SheetRow
from haspelknecht_qt.ui.widgets.basics import FocusRing, HouseMark, IconButton, surface, text
from haspelknecht_qt.ui.widgets.dialogs import foot_of, within_reach
from haspelknecht_qt.ui.widgets.formats import TextFormats, signed
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

WIDTH, HEIGHT = 1240, 908
ROW = 300
"""Interval between the prizes of two rows, in milliseconds at normal speed."""
NAMES = 270
"""Maximum width of the column with the names of the rows."""
HEIGHTS = ((4, 57), (8, 47), (12, 36))
"""Pairs of a maximum number of rows and their row height at scale 1. Larger letters increase the height."""


class ScoringSheet(Retranslated, QDialog):
    """Shows the scoring of a period.

    `continued` is emitted when the player has read the sheet, `table_wanted` to look at the table at that time.

    Prizes appear row by row. Any key or click shows all prizes at once; after that, Enter and Esc continue.
    """

    continued = Signal()
    table_wanted = Signal()
    complete = Signal()
    """Emitted when all prizes are shown."""

    def __init__(
        self,
        look: Look,
        formats: TextFormats,
        make: Callable[[], SheetContent],
        seats: Sequence[Seat],
        parent: QWidget | None = None,
        pace: float = 0.0,
    ) -> None:
        """`make` returns the contents in the current language. `pace` is the factor for the
        duration of motion: 1 for normal, 0 to show all at once.
        """
        super().__init__(parent)
        self._look = look
        self._lists = formats
        self._make = make
        self._seats = tuple(seats)
        self.sheet = make()
        self.cells: list[tuple[CellView, ...]] = []
        self.gains: list[QLabel] = []
        self.sums: list[QLabel] = []
        self._shown = 0
        self._page: QWidget | None = None
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hint = text("caption", wrap=True)
        self.table_button = IconButton(look, "eye")
        self.go_on_button = IconButton(look, "check", "primary")
        self.table_button.clicked.connect(self._ask_for_table)
        self.go_on_button.clicked.connect(self.accept)
        self.go_on_button.setDefault(True)
        self.finished.connect(lambda _result: self._leave())
        self._looks_at_table = False
        self._timer = QTimer(self)
        self._timer.setInterval(round(ROW * pace))
        self._timer.timeout.connect(self._reveal_next)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._foot())
        if not pace:
            self._shown = len(self.sheet.rows)
        self.retranslate()
        self.resize(self.sizeHint())
        look.changed.connect(self.retranslate)
        FocusRing(self, look)

    @property
    def is_complete(self) -> bool:
        """Whether all prizes are shown."""
        return self._shown >= len(self.sheet.rows)

    # Building

    def _foot(self) -> QFrame:
        foot, row = foot_of(self._look)
        row.addWidget(self.hint, 1)
        row.addWidget(self.table_button)
        row.addWidget(self.go_on_button)
        return foot

    @override
    def retranslate(self) -> None:
        self.sheet = self._make()
        self.setWindowTitle(self.sheet.title)
        self.setAccessibleName(self.sheet.title)
        self.setAccessibleDescription(self._spoken())
        self.hint.setText("" if self.is_complete else self.tr("Any key shows all prizes at once."))
        self.table_button.setText(self.tr("Look at the table"))
        self.table_button.setToolTip(self.tr("As it lay at the end of this period"))
        self.go_on_button.setText(self.sheet.go_on)
        self._lay_out()

    def _spoken(self) -> str:
        """Returns the sums as text for screen readers."""
        return "; ".join(
            self.tr("{name}: {points}, score {score}").format(
                name=seat.name, points=self._lists.signed(self._lists.vp(gain), gain), score=before + gain
            )
            for seat, gain, before in zip(self._seats, self.sheet.gains, self.sheet.before, strict=True)
        )

    def _lay_out(self) -> None:
        px = self._look.px
        page = QWidget()
        page.setObjectName("page")
        column = QVBoxLayout(page)
        long = len(self.sheet.rows) > HEIGHTS[1][0]
        column.setContentsMargins(px(36), px(10 if long else 18), px(36), px(10))
        column.setSpacing(px(4 if long else 10))
        column.addLayout(self._head())
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(4))
        grid.setVerticalSpacing(0)
        strong = QFontMetrics(self._look.font(Role.BODY_STRONG))
        widest = max(strong.horizontalAdvance(row.name) for row in self.sheet.rows)
        grid.setColumnMinimumWidth(1, min(widest + px(8), px(NAMES)))
        grid.setColumnMinimumWidth(2, px(64))
        for seat in range(len(self._seats)):
            grid.setColumnStretch(seat + 3, 1)
            grid.setColumnMinimumWidth(seat + 3, px(112))
        self._add_players(grid)
        self.cells = []
        for row in self.sheet.rows:
            self._add_row(grid, row)
        self._add_total(grid)
        if self.sheet.note is not None:
            self._add_note(grid, self.sheet.note)
        column.addLayout(grid)
        column.addStretch(1)
        self._page = page
        self._scroll.setWidget(page)
        for label in page.findChildren(QLabel):
            label.ensurePolished()

    def _head(self) -> QHBoxLayout:
        px = self._look.px
        title = text("title", self.sheet.title, wrap=True)
        line = text("second", self.sheet.line, wrap=True)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addStretch(1)
        words.addWidget(title)
        words.addWidget(line)
        words.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(px(18))
        head.addWidget(
            PeriodSign(self._look, self.sheet.paint_sign, SIGN if len(self.sheet.rows) <= HEIGHTS[1][0] else LOW_SIGN)
        )
        head.addLayout(words, 1)
        return head

    def _add_players(self, grid: QGridLayout) -> None:
        px = self._look.px
        grid.addWidget(text("caption", self.sheet.counted, wrap=True), 0, 0, 1, 2, Qt.AlignmentFlag.AlignBottom)
        grid.addWidget(
            text("caption", self.sheet.prize), 0, 2, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        )
        for number, seat in enumerate(self._seats):
            player = QHBoxLayout()
            player.setContentsMargins(px(8), 0, px(4), px(4))
            player.setSpacing(px(8))
            player.addWidget(HouseMark(self._look, seat.colour, 28))
            player.addWidget(text("name", seat.name), 1)
            grid.addLayout(player, 0, number + 3)
        self._rule(grid, strong=True)

    def _rule(self, grid: QGridLayout, *, strong: bool = False) -> None:
        rule = surface("rule")
        if strong:
            rule.setStyleSheet(f"background: {self._look.theme['edge']};")
        grid.addWidget(rule, grid.rowCount(), 0, 1, len(self._seats) + 3)

    def _add_row(self, grid: QGridLayout, row: SheetRow) -> None:
        px = self._look.px
        if self.cells:
            self._rule(grid, strong=row.begins)
        place = grid.rowCount()
        grid.addWidget(RowSign(self._look, row), place, 0)
        grid.addWidget(text("strong", row.name, wrap=True), place, 1)
        grid.addWidget(text("figure", row.prizes), place, 2, Qt.AlignmentFlag.AlignCenter)
        height = next((height for most, height in HEIGHTS if len(self.sheet.rows) <= most), LOWEST)
        grid.setRowMinimumHeight(place, px(height))
        views = []
        for seat, cell in enumerate(row.cells):
            view = CellView(self._look, row, cell, self.sheet.shields)
            name = f"{self._seats[seat].name}, {row.name}: {cell.count}"
            view.setAccessibleName(f"{name}; {self._lists.vp(cell.points)}" if cell.points else name)
            if len(self.cells) < self._shown:
                view.reveal()
            grid.addWidget(view, place, seat + 3)
            views.append(view)
        self.cells.append(tuple(views))

    def _add_total(self, grid: QGridLayout) -> None:
        px = self._look.px
        grid.setRowMinimumHeight(grid.rowCount(), px(4))
        place = grid.rowCount() + 1
        grid.addWidget(surface("total"), place, 0, 1, len(self._seats) + 3)
        name = text("total", self.sheet.total)
        name.setContentsMargins(px(16), px(7), 0, px(7))
        grid.addWidget(name, place, 0, 1, 3)
        self.gains, self.sums = [], []
        for seat in range(len(self._seats)):
            row = QHBoxLayout()
            row.setContentsMargins(px(14), 0, px(10), 0)
            self.gains.append(text("total"))
            self.sums.append(text("total_note"))
            row.addWidget(self.gains[-1])
            row.addStretch(1)
            row.addWidget(self.sums[-1])
            grid.addLayout(row, place, seat + 3)
        self._count()

    def _add_note(self, grid: QGridLayout, note: SheetNote) -> None:
        px = self._look.px
        grid.setRowMinimumHeight(grid.rowCount(), px(10))
        place = grid.rowCount() + 1
        grid.addWidget(surface("card"), place, 0, 1, len(self._seats) + 3)
        picture = QLabel()
        picture.setPixmap(self._look.picture(note.picture.sheet, note.picture.element, 38))
        grid.addWidget(picture, place, 0, Qt.AlignmentFlag.AlignCenter)
        words = QVBoxLayout()
        words.setContentsMargins(0, px(8), 0, px(8))
        words.setSpacing(0)
        words.addWidget(text("name", note.headline, wrap=True))
        words.addWidget(text("caption", note.why, wrap=True))
        grid.addLayout(words, place, 1, 1, 2)
        for seat, player in enumerate(self._seats):
            tally = PieceTally(self._look, note, seat)
            tally.setAccessibleName(f"{player.name}: {note.counts[seat]}")
            grid.addWidget(tally, place, seat + 3, Qt.AlignmentFlag.AlignVCenter)

    # Prizes

    def _count(self) -> None:
        """Shows the sums when all prizes are shown."""
        for seat, before in enumerate(self.sheet.before):
            gain = self.sheet.gains[seat]
            self.gains[seat].setText(self._lists.number(gain) if self.is_complete else "")
            self.sums[seat].setText(
                f"{signed(before)} → {signed(before + gain)}" if self.is_complete else signed(before)
            )

    def _reveal_next(self) -> None:
        for view in self.cells[self._shown]:
            view.reveal()
        self._shown += 1
        self._look_whether_complete()

    def show_all(self) -> None:
        """Shows all prizes at once."""
        for row in self.cells[self._shown :]:
            for view in row:
                view.reveal()
        self._shown = len(self.cells)
        self._look_whether_complete()

    def _look_whether_complete(self) -> None:
        if self.is_complete:
            self._timer.stop()
            self.hint.clear()
            self._count()
            self.go_on_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.complete.emit()

    # Buttons

    def _ask_for_table(self) -> None:
        self._looks_at_table = True
        self.reject()

    def _leave(self) -> None:
        wants_table, self._looks_at_table = self._looks_at_table, False
        self._timer.stop()
        (self.table_wanted if wants_table else self.continued).emit()

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
        page = self._page
        height = 0 if page is None else page.sizeHint().height() + self._look.px(66)
        return within_reach(self, QSize(self._look.px(WIDTH), min(self._look.px(HEIGHT), height)))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.is_complete:
            QTimer.singleShot(0, self, partial(self.go_on_button.setFocus, Qt.FocusReason.OtherFocusReason))
            self.complete.emit()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            self._timer.start()
