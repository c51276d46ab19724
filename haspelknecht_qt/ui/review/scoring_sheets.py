"""Opens scoring sheets at the end of periods, or when the player asks for an earlier one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, QTimer

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.ui.contracts import MatchSnapshot
from haspelknecht_qt.ui.review.scoring_sheet import ScoringSheet
from haspelknecht_qt.ui.review.scorings import Scorings

if TYPE_CHECKING:
    from haspelknecht_qt.ui.match.match_context import MatchContext
    from haspelknecht_qt.ui.match.session import Session

POLL_INTERVAL = 60
"""Interval of the timer that checks whether a sheet can open, in milliseconds."""
CLOSE_DELAY_IN_BOT_PAUSES = 8
"""Time after which a sheet closes if only bots play, in multiples of the pause after a bot's move."""


class ScoringSheets(QObject, Generic[S, M, E, U]):
    """Opens the scoring sheets of a match at the end of its periods. The match waits until a person continues.

    If only bots play, sheets close automatically. If the bots make no pauses, no sheet opens. The score page and the
    log open the sheets of past periods.
    """

    def __init__(
        self,
        session: Session[S, M, E, U],
        context: MatchContext[S, M, E, U],
        scorings: Scorings[S, E],
        bot_pause: Callable[[], int],
        show_state: Callable[[int, S], None],
    ) -> None:
        """`bot_pause` returns the pause after a bot's move in milliseconds.

        `show_state` opens a replay with a state between two events of the move at a ply.
        """
        super().__init__(session)
        self._session = session
        self._context = context
        self._pages = context.pages
        self._scorings = scorings
        self._bot_pause = bot_pause
        self._show_state = show_state
        self.dialog: ScoringSheet | None = None
        self._due_ply: int | None = None
        """Ply of the move whose sheet opens when all animations have ended; None if no sheet is due."""
        self._open_ply = 0
        self._shows_table = False
        self._close_timer = QTimer(self, singleShot=True)
        self._close_timer.timeout.connect(self._continue_match)
        session.changed.connect(self._on_session_changed)
        session.controller.changed.connect(self._on_narration)
        session.listen(self._pages.score.sheet_wanted, self.open_sheet)
        session.listen(self._pages.log.sheet_wanted, self._open)
        session.listen(self._pages.log.lines_completed, self._list_sheets)
        self._pages.log.set_scoring_sheet_predicate(scorings.is_part_of_scoring)

    def end(self) -> None:
        """Closes the open sheet, and removes the links to sheets from the score page and the log."""
        self._pages.log.set_scoring_sheet_predicate(None)
        self._pages.score.show_sheets(())
        self._due_ply, self._shows_table = None, False
        self._close()

    @property
    def must_match_wait(self) -> bool:
        """Whether the match must wait, because a sheet is open or will open soon."""
        return self._due_ply is not None or self._shows_table or bool(self.dialog and self.dialog.isVisible())

    @property
    def scoring_plies(self) -> tuple[int, ...]:
        """Plies of the logged moves that ended periods with scoring sheets."""
        return tuple(line.ply for line in self._pages.log.lines if self._scorings.ends_period(line.event))

    def open_sheet(self, number: int) -> None:
        """Opens a sheet. `number` is its index in the order of the periods, from 0."""
        self._open(self.scoring_plies[number])

    def _on_narration(self, view: MatchSnapshot[S, M], narration: list[tuple[E, S]]) -> None:
        ends_period = any(self._scorings.ends_period(event) for event, _ in narration)
        if view.past_ply is not None or not (ends_period or self._due_ply is not None or self.dialog):
            return
        plies = self.scoring_plies
        if ends_period and plies and (self._has_person or self._bot_pause() > 0):
            self._due_ply = plies[-1]
            QTimer.singleShot(0, self, self._open_when_table_is_idle)
        # After an undo of the move that ended the period, its sheet must not open, or must close.
        if self._due_ply not in plies:
            self._due_ply = None
        if self._open_ply not in plies:
            self._close()

    @property
    def _has_person(self) -> bool:
        return any(seat.is_person for seat in self._session.controller.seats)

    def _open_when_table_is_idle(self) -> None:
        if self._due_ply is None:
            return
        if self._context.table.is_busy:
            QTimer.singleShot(POLL_INTERVAL, self, self._open_when_table_is_idle)
            return
        self._open(self._due_ply, continues_match=True)
        self._due_ply = None
        if not self._has_person and self.dialog:
            if self.dialog.is_complete:
                self._start_close_timer()
            self.dialog.completed.connect(self._start_close_timer)

    def _start_close_timer(self) -> None:
        self._close_timer.start(CLOSE_DELAY_IN_BOT_PAUSES * self._bot_pause())

    def _continue_match(self) -> None:
        if self.dialog and self.dialog.isVisible():
            self.dialog.accept()

    def _open(self, ply: int, *, continues_match: bool = False) -> None:
        context, scorings, seats = self._context, self._scorings, self._session.match.seats
        self._close()
        self._open_ply = ply
        move_events = self._session.controller.narration(ply)
        self.dialog = ScoringSheet(
            context.look,
            context.game_ui.texts.formats,
            lambda: scorings.sheet(move_events, seats),
            seats,
            context.window,
            context.view_settings.delay_factor,
            continues_match=continues_match,
        )
        self.dialog.table_wanted.connect(partial(self._show_game_table_at, ply))
        self.dialog.open()

    def _show_game_table_at(self, ply: int) -> None:
        self._close_timer.stop()
        self._shows_table = True
        events = self._session.controller.narration(ply)
        self._show_state(ply, next(state for event, state in events if self._scorings.ends_period(event)))

    def _on_session_changed(self) -> None:
        """Updates the list of sheets. Opens a sheet again, if the player has left it to look at the table."""
        if self._session.controller.view.past_ply is None:
            self._list_sheets()
            if self._shows_table and self.dialog:
                self._shows_table = False
                self.dialog.open()

    def _list_sheets(self) -> None:
        """Lists the sheets of all past periods on the score page. Does nothing while log lines are still missing."""
        pages, scorings = self._pages, self._scorings
        if pages.log.is_complete:
            ends = (line.event for line in pages.log.lines if scorings.ends_period(line.event))
            pages.score.show_sheets(tuple(map(scorings.sheet_title, ends)))

    def _close(self) -> None:
        self._close_timer.stop()
        if self.dialog:
            self.dialog.hide()
            self.dialog.deleteLater()
            self.dialog = None
