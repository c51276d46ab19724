"""The log: what happened, period by period, newest first. A click looks back to it, or opens the sheet that says more about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S, Seat, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.ui.contracts import GameTexts, LogLine, Picture
from haspelknecht_qt.ui.panels.log_lines import append_lines
from haspelknecht_qt.ui.panels.rows import ListRow, RowList
from haspelknecht_qt.ui.widgets.basics import IconButton
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look


class LogPanel(Retranslated, QWidget, Generic[S, M, E, U]):
    """A timeline to look back, and below it the lines of the log under the periods of the game.

    What can be looked at is a number of moves: 0 is the beginning of the match, all moves its present position.
    """

    jump = Signal(int)
    """The player wants to see the position after so many moves."""

    sheet_wanted = Signal(int)
    """The sheet of a scoring is to be opened, by its move from 0."""

    def __init__(self, look: Look, words: GameTexts[S, M, E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._texts = words
        self._match: Match[S, M, E, U] | None = None
        self._viewer: int | None = None
        self._has_secrets = False
        self._entries: list[Entry[M]] = []
        self._lines: list[LogLine[S, E]] = []
        self._rows: dict[int, ListRow] = {}
        self._seats: tuple[Seat, ...] = ()
        self._shown = 0
        self._has_sheet: Callable[[E], bool] = _has_none
        self.back = IconButton(look, "chevron_left", "quiet", 16)
        self.forward = IconButton(look, "chevron_right", "quiet", 16)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.position = QLabel()
        self.position.setProperty("role", "caption")
        self.list = RowList(look, keys=False)
        self._controls = QHBoxLayout()
        self._controls.addWidget(self.back)
        self._controls.addWidget(self.slider, 1)
        self._controls.addWidget(self.forward)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._controls)
        self._column.addWidget(self.position)
        self._column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        self.back.clicked.connect(lambda _checked=False: self._look_at(self._shown - 1))
        self.forward.clicked.connect(lambda _checked=False: self._look_at(self._shown + 1))
        self.slider.valueChanged.connect(self._look_at)
        self.list.chosen.connect(self._choose)
        look.changed.connect(self._apply_style)
        self._apply_style()
        self.retranslate()

    # What is shown

    def show_log(
        self, match: Match[S, M, E, U], entries: Sequence[Entry[M]] | None = None, viewer: int | None = None
    ) -> None:
        """Shows the log of a match as seat `viewer` may read it; None for all of it. `entries` are those that are told, all by default.

        Only what is new since the last time is told anew.
        """
        wanted = list(match.entries if entries is None else entries)
        kept = self._kept(wanted)
        if match.seats != self._seats:
            self._seats, kept = match.seats, 0
        # The same events may be told to another one with other things to see.
        has_secrets = viewer is not None and match.is_hidden_from(0, viewer)
        if viewer != self._viewer and (has_secrets or self._has_secrets):
            kept = 0
        self._match, self._viewer, self._has_secrets = match, viewer, has_secrets
        changed = kept < len(self._entries) or len(wanted) > kept
        if kept < len(self._entries):
            kept = self._forget(kept)
        for entry in wanted[kept:]:
            told = match.narration(entry.ply) if viewer is None else match.narration_for(entry.ply, viewer)
            append_lines(self._lines, entry.ply, told, self._texts)
        self._entries = wanted
        if changed:
            self._fill()
        self.show_position(match.ply, match.ply)

    def link_sheets(self, has_sheet: Callable[[E], bool] | None) -> None:
        """The lines of which events lead to the sheet of a scoring from now on; None: of none."""
        self._has_sheet = has_sheet or _has_none
        self._rows.clear()
        self._fill()

    def show_position(self, ply: int, last: int) -> None:
        """Marks the position after `ply` moves of `last`, draws among them, as the one that is looked at."""
        self._shown = ply
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self.back.setEnabled(ply > 0)
        self.forward.setEnabled(ply < last)
        self.position.setText(self.tr("Step {ply} of {last}").format(ply=ply, last=last))
        self._mark()

    def retranslate(self) -> None:
        """Says everything again, in the language of the moment."""
        for button, words in ((self.back, self.tr("One move back")), (self.forward, self.tr("One move forward"))):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.slider.setAccessibleName(self.tr("Move that is shown"))
        self.list.setAccessibleName(self.tr("Log"))
        self.position.setText(self.tr("Step {ply} of {last}").format(ply=self._shown, last=self.slider.maximum()))
        self._rows.clear()
        self._fill()

    @property
    def lines(self) -> tuple[LogLine[S, E], ...]:
        """What the log tells, oldest first, whether it is worth a line or not."""
        return tuple(self._lines)

    def _kept(self, wanted: Sequence[Entry[M]]) -> int:
        """How many entries are the same as those that are shown."""
        for place, (old, new) in enumerate(zip(self._entries, wanted, strict=False)):
            if old is not new and old != new:
                return place
        return min(len(self._entries), len(wanted))

    def _forget(self, kept: int) -> int:
        """Drops the lines of all entries but the first ones; answers how many entries are still told.

        A line that tells of a dropped move too goes with it, and with it the rest of its own first move.
        """
        first = self._entries[kept].ply
        while self._lines and self._lines[-1].last_ply >= first:
            first = min(first, self._lines.pop().ply)
        return sum(1 for entry in self._entries[:kept] if entry.ply < first)

    def _fill(self) -> None:
        rows: list[ListRow] = []
        told: dict[int, ListRow] = {}
        period: tuple[int, int] | None = None
        for line in reversed(self._lines):
            row = told[id(line)] = self._kept_row(line) or self._row(line)
            if not row.text:
                continue
            when = self._period(line)
            if when != period:
                period = when
                rows.append(ListRow(self._texts.period(when)))
            rows.append(row)
        self._rows = told
        self.list.rows.set_rows(rows)
        self._mark()

    def _period(self, line: LogLine[S, E]) -> tuple[int, int]:
        """The part of the game in which it happened."""
        if self._match is None:
            raise LookupError("there is no match yet")
        period: tuple[int, int] = self._match.game.period(line.state)
        return period

    def _kept_row(self, line: LogLine[S, E]) -> ListRow | None:
        """The row of a line that was shown before: it has been measured already."""
        row = self._rows.get(id(line))
        return row if row is not None and row.value is line else None

    def _row(self, line: LogLine[S, E]) -> ListRow:
        seat = line.seat
        return ListRow(
            self._texts.event(line.event, line.state, line.count),
            line,
            right=self._texts.formats.signed(self._texts.formats.vp(line.vp), line.vp) if line.vp else "",
            picture=Picture("pieces", f"player.{self._seats[seat].colour}") if seat is not None else None,
            leads=self.tr("Opens the sheet of the scoring") if self._has_sheet(line.event) else "",
        )

    def _mark(self) -> None:
        """Chooses the newest line of the position that is looked at; none at the present one."""
        rows = self.list.rows.rows
        wanted = -1
        if self._shown < self.slider.maximum():
            places = (
                place
                for place, row in enumerate(rows)
                if isinstance(row.value, LogLine) and row.value.ply < self._shown
            )
            wanted = next(places, -1)
        self.list.set_current(wanted)

    # What is pressed

    def _choose(self, line: object) -> None:
        if isinstance(line, LogLine) and self._has_sheet(line.event):
            self.sheet_wanted.emit(line.ply)
        elif isinstance(line, LogLine):
            self._look_at(line.ply + 1)

    def _look_at(self, ply: int) -> None:
        if 0 <= ply <= self.slider.maximum() and ply != self._shown:
            self.show_position(ply, self.slider.maximum())
            self.jump.emit(ply)

    def _apply_style(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(8), px(8), px(8), px(8))
        self._column.setSpacing(px(4))
        self._controls.setSpacing(px(4))


def _has_none(_event: object) -> bool:
    """No line leads to a sheet."""
    return False
