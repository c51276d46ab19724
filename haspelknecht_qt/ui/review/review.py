"""Looking at a match again: the replay, the result at its end, and going on from a position of the past."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.contracts import GameTexts, Periods, TakeBack
from haspelknecht_qt.ui.match.bots import Bots
from haspelknecht_qt.ui.messages.files import Files
from haspelknecht_qt.ui.review.analysis import Analysis, persons_of
from haspelknecht_qt.ui.review.end_of_game import EndOfGame
from haspelknecht_qt.ui.review.replay import Replay
from haspelknecht_qt.ui.review.scorings import Scorings
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.match.session import Session

REST = 60
"""Milliseconds between two looks whether the table is at rest, so that the result may cover it."""


class Review(QObject, Generic[S, M, E, U]):
    """One for the window; `begin` with each match on the table, `end` when it is taken off."""

    save_wanted = Signal()
    again_wanted = Signal()
    new_wanted = Signal()
    result_made = Signal(object, object)
    """The final scoring (EndOfGame) of this match is there, and not open yet."""
    judged = Signal(object)
    """All decisions of a match that is over have been judged, in this Analysis."""
    continued = Signal(object)
    """This match, which stands at a position of the one on the table, is to be played."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        words: GameTexts[S, M, E],
        periods: Periods,
        dialogs: Dialogs,
        files: Files,
        bots: Bots,
        workspace: Workspace,
        window: QWidget,
        scorings: Scorings[S, E] | None,
        is_waiting: Callable[[], bool],
    ) -> None:
        """`scorings` are the game's own at the end of its periods, if it has some; `is_waiting` whether something else comes before the result."""
        super().__init__(window)
        self._look = look
        self._settings = settings
        self._words = words
        self._periods = periods
        self._dialogs = dialogs
        self._files = files
        self._bots = bots
        self._workspace = workspace
        self._window = window
        self._scorings = scorings
        self._is_waiting = is_waiting
        self._session: Session[S, M, E, U] | None = None
        self._table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self.replay: Replay[S, M, E, U] | None = None
        self.result: EndOfGame[S, M, E, U] | None = None
        self.analysis: Analysis[S, M] | None = None
        self._with_result = True
        self._from_result = False
        self._is_watching = False
        workspace.arranged.connect(self._fit)

    def begin(
        self,
        session: Session[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        prompt: QWidget,
        *,
        with_result: bool = True,
    ) -> None:
        """Follows a match from now on; `with_result`, its final scoring is shown at its end, when nothing else is waiting any more."""
        self._session, self._table, self._with_result = session, table, with_result
        self.replay = Replay(
            session.controller,
            table,
            prompt,
            self._words,
            self._periods,
            self._settings,
            self._look,
            lambda: self.offers_decisions,
            self,
        )
        self.replay.continue_wanted.connect(self._ask_before_going_on)
        self.replay.decisions_wanted.connect(self.show_decisions)
        self.replay.left.connect(self._back_to_result)
        session.shown.connect(self.replay.follow_controller)
        session.shown.connect(self._follow)
        if with_result:
            session.ended.connect(self.show_result)
        self._fit()

    def end(self) -> None:
        """Lets go of the match."""
        if self.replay is not None:
            self.replay.end()
        self._drop_result()
        if self.analysis is not None:
            self.analysis.stop()
            self.analysis.deleteLater()
        self.analysis = None
        self._session = self._table = self.replay = None
        self._is_watching = False

    def _follow(self) -> None:
        """A match that was taken back has no result any more."""
        if self._session is not None and not self._session.match.is_over:
            self._drop_result()

    def _drop_result(self) -> None:
        if self.result is not None:
            self.result.reject()
            self.result.deleteLater()
        self.result = None
        self._from_result = False

    def watch(self) -> None:
        """Opens the replay of a match that is over, from its beginning; who leaves it comes to the result."""
        if self._session is not None and self.result is not None:
            self.result.reject()
            # It may wait for the table to be at rest.
            self._is_watching = True
            self._replay(0, self._session.match.ply)

    def _fit(self) -> None:
        if self.replay is not None:
            self.replay.set_compact(self._workspace.mode is Mode.SMALL)

    # The replay

    def open_replay(self, first: int | None = None, until: int | None = None) -> None:
        """Opens the replay; again, it leads back to the game."""
        if self.replay is None:
            return
        if self.replay.is_open and first is None:
            self.replay.leave()
        else:
            self.replay.open(first, until)

    def _ask_before_going_on(self, ply: int) -> None:
        if self._session is not None:
            self._ask(ply, self.tr("Continue from here?"), self.tr("Continue from here"), None)

    def _ask_before_trying_again(self, ply: int) -> None:
        """From the decisions: who does not want to after all finds them again."""
        if self._session is not None:
            back = None if self.result is None else self.result.open
            self._ask(ply, self.tr("Try again from here?"), self.tr("Try again from here"), back)

    def _ask(self, ply: int, headline: str, answer: str, back: Callable[[], None] | None) -> None:
        self._dialogs.ask(
            "info",
            headline,
            self.tr(
                "The game goes on from this position as a game of its own. What was played until now is kept with the saved games "
                "and can be opened again."
            ),
            [MessageButton(self.tr("Cancel"), then=back), MessageButton(answer, "primary", lambda: self._go_on(ply))],
        )

    def _go_on(self, ply: int) -> None:
        if self._session is None:
            return
        match = self._session.match
        if self._files.keep(match):
            self.continued.emit(match.continue_from(ply))

    # The result

    def show_result(self) -> None:
        """The final scoring of a match that is over, as soon as the last points have been counted on the table."""
        if self._session is None or not self._session.match.is_over:
            return
        self._is_watching = False
        if self.result is not None:
            self.result.deleteLater()
        self.result = dialog = EndOfGame(
            self._look,
            self._words,
            self._periods,
            self._session.match,
            self._window,
            self._analysis_of(self._session.match),
            self._scorings,
        )
        dialog.save_wanted.connect(self.save_wanted)
        dialog.again_wanted.connect(self.again_wanted)
        dialog.new_wanted.connect(self.new_wanted)
        dialog.replay_wanted.connect(self._replay)
        dialog.picture_wanted.connect(self._save_picture)
        dialog.position_wanted.connect(self._show_position)
        dialog.try_wanted.connect(self._ask_before_trying_again)
        self.result_made.emit(dialog, self._session.match)
        self._open_at_rest()

    @property
    def offers_decisions(self) -> bool:
        """Whether the match is over and persons have made decisions in it that bots can judge."""
        if self._session is None or not self._with_result or not self._session.match.is_over:
            return False
        return bool(persons_of(self._session.match)) and bool(self._bots.hint_bot)

    def show_decisions(self) -> None:
        """The final scoring, turned to the decisions that cost most."""
        if self._session is None or not self.offers_decisions:
            return
        if self.result is None or self.analysis is None or not self.analysis.is_about(self._session.match):
            self.show_result()
        if self.result is not None:
            self._from_result = False
            self.result.show_decisions()
            self._open_at_rest()

    def _analysis_of(self, match: Match[S, M, E, U]) -> Analysis[S, M]:
        """What is known of the decisions of this match: the same as long as it stays as it is."""
        if self.analysis is None or not self.analysis.is_about(match):
            if self.analysis is not None:
                self.analysis.deleteLater()
            self.analysis = Analysis(match, self._bots, self)
            self.analysis.ended.connect(self.judged)
        return self.analysis

    def _show_position(self, ply: int, seat: int) -> None:
        """From the result: one position, and the way back."""
        if self.replay is not None:
            self._from_result = True
            self.replay.open(ply, board_seat=seat)

    def _replay(self, first: int, last: int) -> None:
        """From the result: all of the match, or the moves of a moment, which are run through once."""
        if self._session is not None:
            self._from_result = True
            whole = first == 0 and last == self._session.match.ply
            self.open_replay(first, None if whole else last + 1)

    def _back_to_result(self) -> None:
        """Who came from the result finds it again."""
        if self._from_result and self.result is not None:
            self.result.open()
        self._from_result = False

    def _save_picture(self, what: str) -> None:
        """Asks for a file and writes the picture that was asked for into it."""
        if self._session is None or self._table is None or self.result is None:
            return
        if what == "table":
            size = self._table.view.size()
            picture = self._table.render(size, max(2.0, self._window.devicePixelRatioF()))
        else:
            picture = self.result.picture().toImage()
        self._files.ask_where_to_save_picture(self._session.match, picture, self.result)

    def _open_at_rest(self) -> None:
        if self.result is None or self._table is None or self._is_watching:
            return
        if self._table.busy or self._is_waiting():
            QTimer.singleShot(REST, self, self._open_at_rest)
        else:
            self.result.open()
