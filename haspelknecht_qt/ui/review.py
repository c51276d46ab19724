"""Looking at a match again: the replay, the result at its end, and going on from a position of the past."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.ui.bots import Bots
from haspelknecht_qt.ui.desk import Desk
from haspelknecht_qt.ui.dialogs import Answer, Dialogs
from haspelknecht_qt.ui.files import Files
from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
from haspelknecht_qt.ui.haspelknecht.regions import Mode
from haspelknecht_qt.ui.hints import strongest
from haspelknecht_qt.ui.judging import Judging, persons_of
from haspelknecht_qt.ui.look import Look
from haspelknecht_qt.ui.replay import Replay
from haspelknecht_qt.ui.settings import Settings

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.ui.end_of_game import EndOfGame
    from haspelknecht_qt.ui.haspelknecht.table import HaspelknechtTable
    from haspelknecht_qt.ui.sitting import Sitting

REST = 60
"""Milliseconds between two looks whether the table is at rest, so that the result may cover it."""


class Review(QObject):
    """One for the window; `begin` with each match on the table, `end` when it is taken off."""

    save_wanted = Signal()
    again_wanted = Signal()
    new_wanted = Signal()
    continued = Signal(object)
    """This match, which stands at a position of the one on the table, is to be played."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        phrases: Phrases,
        dialogs: Dialogs,
        files: Files,
        bots: Bots,
        desk: Desk,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._look = look
        self._settings = settings
        self._phrases = phrases
        self._dialogs = dialogs
        self._files = files
        self._bots = bots
        self._desk = desk
        self._window = window
        self._sitting: Sitting | None = None
        self._table: HaspelknechtTable | None = None
        self.replay: Replay | None = None
        self.result: EndOfGame | None = None
        self.judging: Judging | None = None
        self._with_result = True
        self._from_result = False
        desk.arranged.connect(self._fit)

    def begin(self, sitting: Sitting, table: HaspelknechtTable, prompt: QWidget, *, with_result: bool = True) -> None:
        """Follows a match from now on; `with_result`, its final scoring is shown at its end."""
        self._sitting, self._table, self._with_result = sitting, table, with_result
        self.replay = Replay(sitting.controller, table, prompt, self._phrases, self._settings, self._look, self)
        self.replay.continue_wanted.connect(self._ask_before_going_on)
        self.replay.decisions_wanted.connect(self.show_decisions)
        self.replay.offers_decisions = lambda: self.offers_decisions
        self.replay.left.connect(self._back_to_result)
        sitting.shown.connect(self.replay.follow_controller)
        if with_result:
            sitting.over.connect(self.show_result)
        self._fit()

    def end(self) -> None:
        """Lets go of the match."""
        if self.replay is not None:
            self.replay.end()
        if self.result is not None:
            self.result.reject()
            self.result.deleteLater()
        if self.judging is not None:
            self.judging.stop()
            self.judging.deleteLater()
        self.judging = None
        self._sitting = self._table = self.replay = self.result = None
        self._from_result = False

    def _fit(self) -> None:
        if self.replay is not None:
            self.replay.bar.set_compact(self._desk.mode is Mode.SMALL)

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
        if self._sitting is not None:
            self._ask(ply, self.tr("Continue from here?"), self.tr("Continue from here"), None)

    def _ask_before_trying_again(self, ply: int) -> None:
        """From the decisions: who does not want to after all finds them again."""
        if self._sitting is not None:
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
            [Answer(self.tr("Cancel"), then=back), Answer(answer, "primary", lambda: self._go_on(ply))],
        )

    def _go_on(self, ply: int) -> None:
        if self._sitting is None:
            return
        match = self._sitting.match
        if self._files.keep(match):
            self.continued.emit(match.continue_from(ply))

    # The result

    def show_result(self) -> None:
        """The final scoring of a match that is over, as soon as the last points have been counted on the table."""
        from haspelknecht_qt.ui.end_of_game import EndOfGame  # noqa: PLC0415 - not needed for a quick start

        if self._sitting is None or not self._sitting.match.is_over:
            return
        if self.result is not None:
            self.result.deleteLater()
        self.result = dialog = EndOfGame(
            self._look, self._phrases, self._sitting.match, self._window, self._judging_of(self._sitting.match)
        )
        dialog.save_wanted.connect(self.save_wanted)
        dialog.again_wanted.connect(self.again_wanted)
        dialog.new_wanted.connect(self.new_wanted)
        dialog.replay_wanted.connect(self._replay)
        dialog.picture_wanted.connect(self._save_picture)
        dialog.position_wanted.connect(self._show_position)
        dialog.try_wanted.connect(self._ask_before_trying_again)
        self._open_at_rest()

    @property
    def offers_decisions(self) -> bool:
        """Whether the match is over and persons have made decisions in it that bots can judge."""
        if self._sitting is None or not self._with_result or not self._sitting.match.is_over:
            return False
        return bool(persons_of(self._sitting.match)) and bool(strongest(self._bots))

    def show_decisions(self) -> None:
        """The final scoring, turned to the decisions that cost most."""
        if self._sitting is None or not self.offers_decisions:
            return
        if self.result is None or self.judging is None or not self.judging.is_about(self._sitting.match):
            self.show_result()
        if self.result is not None:
            self._from_result = False
            self.result.show_decisions()
            self._open_at_rest()

    def _judging_of(self, match: Match) -> Judging:
        """What is known of the decisions of this match: the same as long as it stays as it is."""
        if self.judging is None or not self.judging.is_about(match):
            if self.judging is not None:
                self.judging.deleteLater()
            self.judging = Judging(match, self._bots, self)
        return self.judging

    def _show_position(self, ply: int, seat: int) -> None:
        """From the result: one position, and the way back."""
        if self.replay is not None:
            self._from_result = True
            self.replay.open(ply, front=seat)

    def _replay(self, first: int, last: int) -> None:
        """From the result: all of the match, or the moves of a moment, which are run through once."""
        if self._sitting is not None:
            self._from_result = True
            whole = first == 0 and last == self._sitting.match.ply
            self.open_replay(first, None if whole else last + 1)

    def _back_to_result(self) -> None:
        """Who came from the result finds it again."""
        if self._from_result and self.result is not None:
            self.result.open()
        self._from_result = False

    def _save_picture(self, what: str) -> None:
        """Asks for a file and writes the picture that was asked for into it."""
        if self._sitting is None or self._table is None or self.result is None:
            return
        if what == "table":
            size = self._table.view.size()
            picture = self._table.render(size, max(2.0, self._window.devicePixelRatioF()))
        else:
            picture = self.result.picture().toImage()
        self._files.ask_where_to_save_picture(self._sitting.match, picture, self.result)

    def _open_at_rest(self) -> None:
        if self.result is None or self._table is None:
            return
        if self._table.busy:
            QTimer.singleShot(REST, self, self._open_at_rest)
        else:
            self.result.open()
