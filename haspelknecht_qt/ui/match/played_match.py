"""Match played against bots or persons, unlike a tutorial chapter or a puzzle; and rematches."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.match.bots_at_table import BotsAtTable
from haspelknecht_qt.ui.match.controller import MatchController
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.review.review import ReplayAndFinalScoring
from haspelknecht_qt.ui.review.scoring_sheets import ScoringSheets
from haspelknecht_qt.ui.setup.choices import roll_seed
from haspelknecht_qt.ui.window.settings import BOT_PACES

if TYPE_CHECKING:
    from haspelknecht_qt.core.autosave import AutosaveFolder
    from haspelknecht_qt.ui.match.match_context import MatchContext


class PlayedMatch(MatchOnTable[S, M, E, U], Generic[S, M, E, U]):
    """Match with bots, hints and a review, unlike a tutorial chapter or puzzle. It is saved, and its result stored."""

    is_recorded = True

    def __init__(
        self,
        match: Match[S, M, E, U],
        file: Path | None,
        context: MatchContext[S, M, E, U],
        autosave: AutosaveFolder | None,
        parent: QObject,
        make_controller: Callable[..., MatchController[S, M, E, U]] = MatchController,
    ) -> None:
        """`make_controller` is called with the arguments of `MatchController`."""
        super().__init__(parent)
        self.file = file
        self._settings = context.settings
        controller = make_controller(
            match,
            context.game_ui.pointing,
            context.bots,
            autosave,
            always_hands_over=lambda: context.settings.always_hands_over,
            is_table_busy=lambda: context.table.is_busy or self._shows_sheet(),
            bot_pause=self._bot_pause,
            parent=self,
        )
        self.session = Session(controller, context, self)
        scorings = context.game_ui.scorings
        self.sheets: ScoringSheets[S, M, E, U] | None = None
        if scorings is not None:
            self.sheets = ScoringSheets(self.session, context, scorings, self._bot_pause, self._show_state_in_move)
        self.review: ReplayAndFinalScoring[S, M, E, U] = ReplayAndFinalScoring(self.session, context, self._shows_sheet)
        self.replay = self.review.replay
        self.bots_at_table: BotsAtTable[S, M, E, U] = BotsAtTable(self.session, context)

    def _show_state_in_move(self, ply: int, state: S) -> None:
        self.replay.show_state_in_move(ply, state)

    def _shows_sheet(self) -> bool:
        return bool(self.sheets and self.sheets.must_match_wait)

    def _bot_pause(self) -> int:
        """Returns the pause before a bot's move at the chosen pace, in milliseconds."""
        return BOT_PACES[self._settings.bot_pace]

    @override
    def end(self) -> None:
        self.session.stop_listening()
        self.review.end()
        if self.sheets:
            self.sheets.end()
        self.bots_at_table.close_hints_and_controls()
        self.session.end()
        self.deleteLater()


class PracticeMatch(PlayedMatch[S, M, E, U], Generic[S, M, E, U]):
    """Match that goes on from a puzzle, with bots, hints and a review. It is not saved, and its result not stored."""

    is_recorded = False


class RematchMaker(Generic[S, M, E, U]):
    """Makes rematches with the options of the first match.

    The random set-up of a rematch may not allow all these options. The next rematch tries all of them again.
    """

    def __init__(self) -> None:
        self._setups: tuple[U, U] | None = None
        """Set-up of the last rematch, and set-up of the first match; None before the first rematch."""

    def next_match(self, match: Match[S, M, E, U]) -> Match[S, M, E, U]:
        """Returns a new match with the same seats and options, and with another seed."""
        agreed = match.setup
        if self._setups is not None and match.setup == self._setups[0]:
            agreed = self._setups[1]
        seed = roll_seed()
        setup = match.game.draw_setup_again(agreed, seed)
        self._setups = setup, agreed
        return Match(match.game, setup, seed, match.seats, match.undo_policy)
