"""Log panel: the events of a match by period, newest first. A click on an event shows its position or scoring sheet."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Generic

from attrs import evolve
from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from haspelknecht_qt.core.game import E, M, S, Seat, U
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.contracts import EventTexts, GameTexts, LogLine, SvgPicture
from haspelknecht_qt.ui.panels.rows import ListRow, RowList
from haspelknecht_qt.ui.widgets.basics import IconButton, name_button, text_label
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MAX_IMMEDIATE_ENTRIES = 20
"""Maximum number of new entries for which a hidden panel makes lines immediately. For more entries, a timer does it."""
TIME_SLICE_DELAY = 40
"""Delay before each time slice in which a hidden panel makes missing lines of the log, in milliseconds."""
TIME_SLICE_DURATION = 0.004
"""Length of each time slice in which a hidden panel makes lines, in seconds."""


def append_lines(
    lines: list[LogLine[S, E]], ply: int, narration: Iterable[tuple[E, S]], texts: EventTexts[S, E]
) -> None:
    """Appends the events of a move to the lines. An event that continues the last line is merged into that line."""
    for event, state in narration:
        joined = texts.merged_line(event, state, lines[-1]) if lines else None
        if joined is None:
            lines.append(texts.create_log_line(ply, event, state))
        else:
            lines[-1] = evolve(joined, last_ply=ply)


def make_log_lines(ply: int, narration: Iterable[tuple[E, S]], texts: EventTexts[S, E]) -> list[LogLine[S, E]]:
    """Returns the lines of the log for one move."""
    lines: list[LogLine[S, E]] = []
    append_lines(lines, ply, narration, texts)
    return lines


class LogPanel(Retranslated, QWidget, Generic[S, M, E, U]):
    """Panel with a timeline of positions, and below it the lines of the log under headings for the periods of the game.

    A position is given by its ply, the number of moves made before it. 0 is the position at the beginning.
    """

    ply_wanted = Signal(int)
    """Emitted with a ply: the player wants to see the position after this number of moves."""

    lines_completed = Signal()
    """Emitted when missing lines have been added and the log is complete."""

    sheet_wanted = Signal(int)
    """Emitted with the index of a move in the log: the player wants to see the scoring sheet that this move caused."""

    def __init__(self, look: Look, texts: GameTexts[S, M, E]) -> None:
        super().__init__()
        self._look = look
        self._texts = texts
        self._match: Match[S, M, E, U] | None = None
        self._viewer: int | None = None
        self._has_secrets = False
        self._wanted: list[Entry[M]] = []
        self._entries: list[Entry[M]] = []  # Entries that already have lines: the first of those to be shown.
        self._lines: list[LogLine[S, E]] = []
        self._rows: dict[int, ListRow] = {}
        self._seats: tuple[Seat, ...] = ()
        self._shown_ply = 0
        self._is_replay_allowed = True
        self._is_filled = True
        self._later_timer = QTimer(self, singleShot=True, interval=TIME_SLICE_DELAY)
        self._later_timer.timeout.connect(lambda: self._make_lines(TIME_SLICE_DURATION))
        self._has_sheet: Callable[[E], bool] | None = None
        self.back = IconButton(look, "chevron_left", "quiet", 16)
        self.forward = IconButton(look, "chevron_right", "quiet", 16)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setPageStep(10)
        self.position = text_label("caption")
        self.seal = text_label("caption")
        self.seal.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.list = RowList(look, keys=False)
        self._controls = fill_layout(QHBoxLayout(), self.back, (self.slider, 1), self.forward)
        caption = fill_layout(QHBoxLayout(), (self.position, 1), self.seal)
        self._column = fill_layout(QVBoxLayout(self), self._controls, caption, (self.list, 1))
        self.setFocusProxy(self.list)
        self.back.clicked.connect(lambda: self._show_ply(self._shown_ply - 1))
        self.forward.clicked.connect(lambda: self._show_ply(self._shown_ply + 1))
        self.slider.valueChanged.connect(self._show_ply)
        self.list.chosen.connect(self._choose)
        look.call_on_change(self._apply_style)
        self.retranslate()

    def show_log(
        self, match: Match[S, M, E, U], entries: Sequence[Entry[M]] | None = None, viewer: int | None = None
    ) -> None:
        """Shows the log of a match as the seat `viewer` may read it; None means that everything may be read.

        `entries` are the entries to be shown, by default all. Lines are made only for new entries. A hidden panel makes
        many new lines later.
        """
        wanted = list(match.entries if entries is None else entries)
        kept = self._count_unchanged(wanted)
        if match.seats != self._seats:
            self._seats, kept = match.seats, 0
        # Another viewer may see other details of the same events, so all lines must be made again.
        has_secrets = viewer is not None and match.is_hidden_from(0, viewer)
        if viewer != self._viewer and (has_secrets or self._has_secrets):
            kept = 0
        self._match, self._viewer, self._has_secrets = match, viewer, has_secrets
        self._wanted = wanted
        self._show_seed_seal()
        if kept < len(self._entries):
            del self._entries[self._drop_lines(kept) :]
            self._refill()
        if self.isVisible() or len(wanted) - len(self._entries) <= MAX_IMMEDIATE_ENTRIES:
            self._make_lines()
        else:
            self._later_timer.start()
        self.show_position(match.visible_ply_count, match.visible_ply_count)

    def _make_lines(self, seconds: float = math.inf) -> None:
        """Makes missing lines for at most `seconds`. If some are still missing then, a timer continues later."""
        match, viewer, missing = self._match, self._viewer, self._wanted[len(self._entries) :]
        if match is None:
            return
        deadline = time.monotonic() + seconds
        for entry in missing:
            if time.monotonic() > deadline:
                self._later_timer.start()
                return
            ply = entry.ply
            narration = match.events_with_states(ply) if viewer is None else match.events_with_states_for(ply, viewer)
            append_lines(self._lines, ply, narration, self._texts.events)
            self._entries.append(entry)
        if missing:
            self._refill()
            self.lines_completed.emit()

    def set_scoring_sheet_predicate(self, has_sheet: Callable[[E], bool] | None) -> None:
        """Sets the function that returns whether an event has a scoring sheet to open. None: no event has one."""
        self._has_sheet = has_sheet
        self._rows.clear()
        self._refill()

    def show_position(self, ply: int, last: int) -> None:
        """Marks the position after `ply` moves as shown.

        `last` is the number of moves, chance moves included, without those of a secret choice.
        """
        self._shown_ply = ply
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
            self.slider.setValue(ply)
        self._enable_controls()
        self.position.setText(self.tr("Step {ply} of {last}").format(ply=ply, last=last))
        self._select_shown_line()

    def set_replay_allowed(self, *, allowed: bool) -> None:
        """Sets whether past positions may be shown. In a puzzle without an answer, they may not."""
        self._is_replay_allowed = allowed
        self._enable_controls()

    def _enable_controls(self) -> None:
        self.slider.setEnabled(self._is_replay_allowed)
        self.back.setEnabled(self._is_replay_allowed and self._shown_ply > 0)
        self.forward.setEnabled(self._is_replay_allowed and self._shown_ply < self.slider.maximum())

    @override
    def retranslate(self) -> None:
        name_button(self.back, self.tr("One step back"))
        name_button(self.forward, self.tr("One step forward"))
        self.slider.setAccessibleName(self.tr("Step shown"))
        self.list.setAccessibleName(self.tr("Log"))
        self.position.setText(self.tr("Step {ply} of {last}").format(ply=self._shown_ply, last=self.slider.maximum()))
        self.seal.setToolTip(
            self.tr("It belongs to the seed of this game. At the end, it proves that nobody chose what was drawn.")
        )
        self._show_seed_seal()
        self._rows.clear()
        self._refill()

    def _show_seed_seal(self) -> None:
        """Shows the hash of the seed, by which players can check at the end that nobody changed the seed."""
        self.seal.setText(self.tr("Seal {seal}").format(seal=self._match.seal) if self._match else "")

    @property
    def is_complete(self) -> bool:
        """Whether all entries have lines. A hidden panel may make the lines of new entries later."""
        return len(self._entries) == len(self._wanted)

    @property
    def lines(self) -> tuple[LogLine[S, E], ...]:
        """All lines of the log, oldest first, including lines without text."""
        self._make_lines()
        return tuple(self._lines)

    def _count_unchanged(self, entries: Sequence[Entry[M]]) -> int:
        """Returns how many entries at the beginning are unchanged. Their lines can be kept."""
        for place, (old, new) in enumerate(zip(self._entries, entries, strict=False)):
            if old is not new and old != new:
                return place
        return min(len(self._entries), len(entries))

    def _drop_lines(self, kept_count: int) -> int:
        """Drops the lines of all entries except the first `kept_count`. Returns how many entries keep their lines.

        A merged line covers events of several moves. If one of these moves is dropped, the merged line and all lines of
        its first move are dropped.
        """
        first = self._entries[kept_count].ply
        while self._lines and self._lines[-1].last_ply >= first:
            first = min(first, self._lines.pop().ply)
        return sum(1 for entry in self._entries[:kept_count] if entry.ply < first)

    def _refill(self) -> None:
        """Fills the list now if the panel is visible, otherwise when it is shown next."""
        self._is_filled = False
        if self.isVisible():
            self._fill_list()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._make_lines()
        if not self._is_filled:
            self._fill_list()
        super().showEvent(event)

    def _fill_list(self) -> None:
        self._is_filled = True
        rows: list[ListRow] = []
        rows_by_line: dict[int, ListRow] = {}
        period: tuple[int, int] | None = None
        for line in reversed(self._lines):
            row = rows_by_line[id(line)] = self._existing_row(line) or self._new_row(line)
            if not row.text:
                continue
            when = self._period(line)
            if when != period:
                period = when
                rows.append(ListRow(self._texts.periods.name(when)))
            rows.append(row)
        self._rows = rows_by_line
        self.list.rows.set_rows(rows)
        self._select_shown_line()

    def _period(self, line: LogLine[S, E]) -> tuple[int, int]:
        if self._match is None:
            raise LookupError("there is no match yet")
        period: tuple[int, int] = self._match.game.period(line.state)
        return period

    def _existing_row(self, line: LogLine[S, E]) -> ListRow | None:
        """Returns the row that already exists for a line, to reuse its measured height; None if the line is new."""
        row = self._rows.get(id(line))
        return row if row is not None and row.value is line else None

    def _new_row(self, line: LogLine[S, E]) -> ListRow:
        seat = line.seat
        return ListRow(
            self._texts.events.line(line.event, line.state, line.count),
            line,
            right_text=self._texts.formats.with_sign(self._texts.formats.vp(line.vp), line.vp) if line.vp else "",
            picture=SvgPicture("pieces", f"player.{self._seats[seat].colour}") if seat is not None else None,
            opened_page=self.tr("Opens the scoring sheet") if self._has_sheet and self._has_sheet(line.event) else "",
        )

    def _select_shown_line(self) -> None:
        """Selects the newest line before the shown position; no line if the present position is shown."""
        rows = self.list.rows.rows
        wanted = -1
        if self._shown_ply < self.slider.maximum():
            is_past = (isinstance(row.value, LogLine) and row.value.ply < self._shown_ply for row in rows)
            wanted = next((place for place, past in enumerate(is_past) if past), -1)
        self.list.set_current(wanted)

    def _choose(self, line: object) -> None:
        if isinstance(line, LogLine) and self._has_sheet and self._has_sheet(line.event):
            self.sheet_wanted.emit(line.ply)
        elif isinstance(line, LogLine):
            self._show_ply(line.ply + 1)

    def _show_ply(self, ply: int) -> None:
        if self._is_replay_allowed and 0 <= ply <= self.slider.maximum() and ply != self._shown_ply:
            self.show_position(ply, self.slider.maximum())
            self.ply_wanted.emit(ply)

    def _apply_style(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(8), px(8), px(8), px(8))
        self._column.setSpacing(px(4))
        self._controls.setSpacing(px(4))
