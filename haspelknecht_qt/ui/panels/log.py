"""The log: what happened, season by season, newest first. A click looks back to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.ui.panels.log_lines import Line, lines_of
from haspelknecht_qt.ui.panels.rows import Picture, Row, RowList
from haspelknecht_qt.ui.widgets.basics import IconButton
from haspelknecht_qt.ui.window.look import Look


class LogPanel(QWidget):
    """A timeline to look back, and below it the lines of the log under the seasons.

    What can be looked at is a number of moves: 0 is the beginning of the match, all moves its present position.
    """

    jump = Signal(int)
    """The player wants to see the position after so many moves."""

    def __init__(self, look: Look, phrases: Phrases, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._phrases = phrases
        self._entries: list[Entry] = []
        self._lines: list[Line] = []
        self._rows: dict[int, Row] = {}
        self._seats: tuple[Seat, ...] = ()
        self._shown = 0
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
        look.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    # What is shown

    def show_log(self, match: Match, entries: Sequence[Entry] | None = None) -> None:
        """Shows the log of a match; `entries` are those that the player may read, all by default.

        Only what is new since the last time is told anew.
        """
        wanted = list(match.entries if entries is None else entries)
        kept = self._kept(wanted)
        if match.seats != self._seats:
            self._seats, kept = match.seats, 0
        changed = kept < len(self._entries) or len(wanted) > kept
        if kept < len(self._entries):
            kept = self._forget(kept)
        for entry in wanted[kept:]:
            self._lines.extend(
                lines_of(entry.ply, match.narration(entry.ply), self._lines[-1] if self._lines else None)
            )
        self._entries = wanted
        if changed:
            self._fill()
        self.show_position(match.ply, match.ply)

    def show_position(self, ply: int, last: int) -> None:
        """Marks the position after `ply` moves of `last` as the one that is looked at."""
        self._shown = ply
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(ply)
        self.slider.blockSignals(False)
        self.back.setEnabled(ply > 0)
        self.forward.setEnabled(ply < last)
        self.position.setText(self.tr("Move {ply} of {last}").format(ply=ply, last=last))
        self._mark()

    def retranslate(self) -> None:
        """Says everything again, in the language of the moment."""
        for button, words in ((self.back, self.tr("One move back")), (self.forward, self.tr("One move forward"))):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self.slider.setAccessibleName(self.tr("Move that is shown"))
        self.list.setAccessibleName(self.tr("Log"))
        self.position.setText(self.tr("Move {ply} of {last}").format(ply=self._shown, last=self.slider.maximum()))
        self._rows.clear()
        self._fill()

    @property
    def lines(self) -> tuple[Line, ...]:
        """What the log tells, oldest first, whether it is worth a line or not."""
        return tuple(self._lines)

    def _kept(self, wanted: Sequence[Entry]) -> int:
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
        rows: list[Row] = []
        told: dict[int, Row] = {}
        season: tuple[int, int] | None = None
        for line in reversed(self._lines):
            row = told[id(line)] = self._kept_row(line) or self._row(line)
            if not row.text:
                continue
            if line.season != season:
                season = line.season
                rows.append(Row(self._phrases.period(season)))
            rows.append(row)
        self._rows = told
        self.list.rows.set_rows(rows)
        self._mark()

    def _kept_row(self, line: Line) -> Row | None:
        """The row of a line that says the same as when it was last shown: it has been measured already."""
        row = self._rows.get(id(line))
        return row if row is not None and row.value is line and row.stamp == line.last_ply else None

    def _row(self, line: Line) -> Row:
        vp = self._phrases.amounts.vp(line.vp)
        seat = line.seat
        return Row(
            self._phrases.event(line.event, line.state, line.count),
            line,
            right=self._phrases.amounts.signed(vp, line.vp) if line.vp else "",
            picture=Picture("pieces", f"player.{self._seats[seat].colour}") if seat is not None else None,
            stamp=line.last_ply,
        )

    def _mark(self) -> None:
        """Chooses the newest line of the position that is looked at; none at the present one."""
        rows = self.list.rows.rows
        wanted = -1
        if self._shown < self.slider.maximum():
            places = (
                place for place, row in enumerate(rows) if isinstance(row.value, Line) and row.value.ply < self._shown
            )
            wanted = next(places, -1)
        self.list.set_current(wanted)

    # What is pressed

    def _choose(self, line: object) -> None:
        if isinstance(line, Line):
            self._look_at(line.ply + 1)

    def _look_at(self, ply: int) -> None:
        if 0 <= ply <= self.slider.maximum() and ply != self._shown:
            self.show_position(ply, self.slider.maximum())
            self.jump.emit(ply)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def _dress(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(8), px(8), px(8), px(8))
        self._column.setSpacing(px(4))
        self._controls.setSpacing(px(4))
