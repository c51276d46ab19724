"""Replay and final scoring of the match on the table, and new matches that continue from a past position."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.bots.luck_figures import LuckFigures
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.ui.match.controller import MatchChange
from haspelknecht_qt.ui.review.analysis import Analysis, person_seats
from haspelknecht_qt.ui.review.end_of_game import EndOfGame, MatchSummary
from haspelknecht_qt.ui.review.replay import Replay
from haspelknecht_qt.ui.review.skill_analysis import SkillAnalysis
from haspelknecht_qt.ui.review.skill_page import SkillPage
from haspelknecht_qt.ui.widgets.dialogs import MessageButton
from haspelknecht_qt.ui.widgets.idle_steps import IdleStepRunner

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.ui.match.match_context import MatchContext
    from haspelknecht_qt.ui.match.session import Session

POLL_INTERVAL = 60
"""Interval of the timer that checks whether the final scoring can open, in milliseconds."""


class ReplayAndFinalScoring(QObject, Generic[S, M, E, U]):
    """Replay and final scoring of a match. `result` is the dialog of the final scoring; None before it is made."""

    save_wanted = Signal()
    rematch_wanted = Signal()
    new_game_wanted = Signal()
    result_made = Signal(object, object)
    """Emitted with the dialog of the final scoring (`EndOfGame`) before it opens, and with the finished match."""
    decisions_reviewed = Signal(object)
    """Emitted with the `Analysis` when all decisions of a finished match have been reviewed."""
    skill_measured = Signal(object)
    """Emitted with the `SkillAnalysis` when luck and skill in a finished match have been measured."""
    continued = Signal(object)
    """Emitted with a new match that continues from a past position of the match on the table."""

    def __init__(
        self, session: Session[S, M, E, U], context: MatchContext[S, M, E, U], is_waiting: Callable[[], bool]
    ) -> None:
        """`is_waiting` returns whether the final scoring must wait, for instance for a scoring sheet that is open."""
        super().__init__(session)
        self._session = session
        self._context = context
        self._is_waiting = is_waiting
        self.replay: Replay[S, M, E, U] = Replay(session, context, lambda: self.can_review_decisions)
        self.result: EndOfGame[S, M, E, U] | None = None
        self.analysis: Analysis[S, M] | None = None
        self.skill_analysis: SkillAnalysis[S, M] | None = None
        self._opened_from_result = False
        self._is_watching = False
        # Steps, because making the final scoring takes some time. The last move is painted first.
        self._result_runner = IdleStepRunner((), self)
        self.replay.continue_wanted.connect(self._ask_before_going_on)
        self.replay.decisions_wanted.connect(self.show_decisions)
        self.replay.closed.connect(self._reopen_result)
        session.changed.connect(self._on_changed)
        session.listen(context.prompt.result_wanted, self.show_result)

    def end(self) -> None:
        """Closes the replay and the final scoring, and stops the analysis."""
        self.replay.close_and_delete_bar()
        self._context.prompt.result_button.hide()
        self._remove_final_scoring()
        for analysis in (self.analysis, self.skill_analysis):
            if analysis:
                analysis.stop()

    def _on_changed(self, change: MatchChange) -> None:
        """Shows the final scoring and its button after the end of the match. An undone move removes them."""
        self._context.prompt.result_button.setVisible(self._session.match.is_over)
        if change is MatchChange.ENDED:
            self._result_runner.restart(self._result_steps())
        elif change is MatchChange.UNDONE:
            self._remove_final_scoring()

    def _remove_final_scoring(self) -> None:
        self._result_runner.stop()
        if self.result:
            self.result.reject()
            self.result.deleteLater()
        self.result = None
        self._opened_from_result = False

    def replay_from(self, ply: int) -> None:
        """Shows a finished match after `ply` moves, or replays it from its start if `ply` is 0.

        Leaving the replay opens the final scoring.
        """
        if self._result_runner.is_running:
            self.show_result()
        if self.result:
            self.result.reject()
            # Prevents the final scoring from opening, in case it is waiting for the end of animations.
            self._is_watching = True
            if ply:
                decision = self._session.match.game.decision(self._session.match.state_at(ply))
                self._show_position(ply, 0 if decision is None else max(0, decision.actor))
            else:
                self._replay(0, self._session.match.ply)

    def _ask_before_going_on(self, ply: int) -> None:
        self._ask_to_continue(ply, self.tr("Continue from here?"), self.tr("Continue from here"), None)

    def _ask_before_trying_again(self, ply: int) -> None:
        """Asks for confirmation before a decision is tried again. Cancelling opens the final scoring again."""
        on_cancel = self.result.open if self.result else None
        self._ask_to_continue(ply, self.tr("Try again from here?"), self.tr("Try again from here"), on_cancel)

    def _ask_to_continue(self, ply: int, headline: str, button_text: str, on_cancel: Callable[[], None] | None) -> None:
        self._context.dialogs.ask(
            "info",
            headline,
            self.tr(
                "A separate game starts from this position. The game so far stays among the saved games and can "
                "be opened again."
            ),
            [
                MessageButton(self.tr("Cancel"), on_press=on_cancel),
                MessageButton(button_text, "primary", lambda: self._continue_from(ply)),
            ],
        )

    def _continue_from(self, ply: int) -> None:
        match = self._session.match
        if self._context.files.save_to_new_file(match):
            self.continued.emit(match.copy_undone_to(ply))

    def show_result(self) -> None:
        """Shows the final scoring of a finished match as soon as all animations have ended."""
        self._result_runner.stop()
        for step in self._result_steps():
            step()

    def _result_steps(self) -> Iterator[Callable[[], object]]:
        """Yields steps that make and show the final scoring of a finished match."""
        match = self._session.match
        if match.is_over:
            self._is_watching = False
            summary = MatchSummary(match, self._context.game_ui.periods)
            yield lambda: summary.chart_lines
            yield lambda: summary.turning_points
            yield partial(self._make_result, summary)
            yield self._open_when_table_is_idle

    def _make_result(self, summary: MatchSummary[S, M, E, U]) -> None:
        match, game_ui = summary.match, self._context.game_ui
        if self.result:
            self.result.deleteLater()
        self.result = dialog = EndOfGame(
            self._context.look,
            game_ui.texts,
            game_ui.periods,
            match,
            self._context.window,
            self._analysis_of(match),
            game_ui.scorings,
            summary,
            self._skill_page_of(match),
        )
        dialog.save_wanted.connect(self.save_wanted)
        self._context.files.saved.connect(dialog.show_saved)
        dialog.rematch_wanted.connect(self.rematch_wanted)
        dialog.new_game_wanted.connect(self.new_game_wanted)
        dialog.replay_wanted.connect(self._replay)
        dialog.picture_wanted.connect(self._save_picture)
        dialog.position_wanted.connect(self._show_position)
        dialog.retry_wanted.connect(self._ask_before_trying_again)
        self.result_made.emit(dialog, match)

    @property
    def can_review_decisions(self) -> bool:
        """Whether the match is over, and a bot can review decisions that persons made in it."""
        match = self._session.match
        return match.is_over and bool(person_seats(match)) and bool(self._context.bots.hint_bot)

    def show_decisions(self) -> None:
        """Opens the final scoring at its page with the costliest decisions."""
        if not self.can_review_decisions:
            return
        if not self.result or not self.analysis or not self.analysis.fits_match(self._session.match):
            self.show_result()
        if self.result:
            self._opened_from_result = False
            self.result.show_decisions()
            self._open_when_table_is_idle()

    def _analysis_of(self, match: Match[S, M, E, U]) -> Analysis[S, M]:
        """Returns the existing analysis of a match, or a new one if the match has changed since then."""
        if not self.analysis or not self.analysis.fits_match(match):
            if self.analysis:
                self.analysis.deleteLater()
            self.analysis = Analysis(match, self._context.bots, self)
            self.analysis.ended.connect(self.decisions_reviewed)
        return self.analysis

    def _skill_page_of(self, match: Match[S, M, E, U]) -> SkillPage[S, M] | None:
        """Returns a page about luck and skill in a match; None without persons or without a compiled model."""
        analysis = self.skill_analysis
        if not analysis or not analysis.fits_match(match):
            if analysis:
                analysis.deleteLater()
            figures = self._context.game_ui.find_luck_figures().get(len(match.seats), LuckFigures())
            analysis = self.skill_analysis = SkillAnalysis(match, self._context.bots, figures, self)
            analysis.ended.connect(self.skill_measured)
        return SkillPage(self._context.look, self._context.game_ui, analysis) if analysis.is_possible else None

    def _show_position(self, ply: int, seat: int) -> None:
        """Shows a position in the replay. Leaving the replay opens the final scoring again."""
        self._opened_from_result = True
        self.replay.open(ply, board_seat=seat)

    def _replay(self, first: int, last: int) -> None:
        """Replays the moves from ply `first` to ply `last`. Leaving the replay opens the final scoring again."""
        self._opened_from_result = True
        whole = first == 0 and last == self._session.match.ply
        self.replay.open(first, None if whole else last + 1)

    def _reopen_result(self) -> None:
        """Opens the final scoring again, if the replay was opened from there."""
        if self._opened_from_result and self.result:
            self.result.open()
        self._opened_from_result = False

    def _save_picture(self, subject: str) -> None:
        """Asks for a file and saves a picture. `subject` is one of PICTURE_SUBJECTS."""
        if not self.result:
            return
        if subject == "table":
            table = self._context.table
            picture = table.render(table.view.size(), max(2.0, self._context.window.devicePixelRatioF()))
        else:
            picture = self.result.picture().toImage()
        self._context.files.ask_where_to_save_picture(self._session.match, picture, self.result)

    def _open_when_table_is_idle(self) -> None:
        if not self.result or self._is_watching:
            return
        if self._context.table.is_busy or self._is_waiting():
            QTimer.singleShot(POLL_INTERVAL, self, self._open_when_table_is_idle)
        else:
            self.result.open()


AnyReplayAndFinalScoring: TypeAlias = ReplayAndFinalScoring[Any, Any, Any, Any]
"""`ReplayAndFinalScoring` of a match of any game."""
