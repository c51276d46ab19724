"""Part of the main window that belongs to one game: its table, its pages and its matches."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu, QWidget

from haspelknecht_qt.bots import BotFactory
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.coach.card import CoachCard
from haspelknecht_qt.ui.coach.memory import CoachMemory
from haspelknecht_qt.ui.contracts import GameUi
from haspelknecht_qt.ui.hints.card import HintCard
from haspelknecht_qt.ui.match.bots import BotDataError, BotService, random_bot_factories
from haspelknecht_qt.ui.match.hand_over import HandOverScreen
from haspelknecht_qt.ui.match.match_context import MatchContext
from haspelknecht_qt.ui.match.match_on_table import MatchOnTable
from haspelknecht_qt.ui.match.played_match import PlayedMatch, PracticeMatch, RematchMaker
from haspelknecht_qt.ui.match.players_menu import PlayerControls
from haspelknecht_qt.ui.match.prompt import PromptStrip
from haspelknecht_qt.ui.match.view_switches import ViewSwitches
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.puzzles.session import PuzzleSession
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.setup.last_time import match_as_last_time, remembered_choices
from haspelknecht_qt.ui.tutorial.session import TutorialSession, fill_chapter_menu
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton

if TYPE_CHECKING:
    from haspelknecht_qt.core.autosave import AutosaveFolder
    from haspelknecht_qt.core.glicko import GlickoRating
    from haspelknecht_qt.core.puzzle_progress import MistakePuzzle
    from haspelknecht_qt.core.storage import StorageError
    from haspelknecht_qt.ui.messages.files import MatchFileService
    from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle
    from haspelknecht_qt.ui.review.review import ReplayAndFinalScoring
    from haspelknecht_qt.ui.window.last_time_card import LastMatchChoices
    from haspelknecht_qt.ui.window.look import Look
    from haspelknecht_qt.ui.window.menus import Menus
    from haspelknecht_qt.ui.window.settings import Settings
    from haspelknecht_qt.ui.window.view_settings import ViewSettings
    from haspelknecht_qt.ui.window.workspace import Workspace


class GameWindow(QObject, Generic[S, M, E, U]):
    """Part of the main window that belongs to one game. It exists until another game is shown.

    `current` is the match, tutorial chapter or puzzle on the table; None if the table is empty.
    """

    match_changed = Signal(object)
    """Emitted with a `MatchChange` after it is shown, before all other slots of `Session.changed`."""
    result_made = Signal(object, object)
    """Emitted with the dialog of the final scoring (`EndOfGame`) before it opens, and with its match."""
    decisions_reviewed = Signal(object)
    """Emitted with the `Analysis` of a finished match when all decisions have been reviewed."""
    skill_measured = Signal(object)
    """Emitted with the `SkillAnalysis` of a finished match when luck and skill have been measured."""
    puzzle_answered = Signal(object, bool)
    """Emitted after the first answer to a puzzle, with the puzzle and with True for a right answer."""
    next_puzzle_wanted = Signal()
    """Emitted when the player asks for the next puzzle."""
    puzzle_list_wanted = Signal()
    """Emitted when the player asks for the list of puzzles."""
    practice_wanted = Signal(object)
    """Emitted with a match in which the player wants to play on from a puzzle."""
    match_wanted = Signal(object)
    """Emitted with a match to be put on the table."""
    new_match_wanted = Signal(object, int)
    """Emitted with a new match, and with the number of games in its tournament (1 without a tournament)."""
    chapter_wanted = Signal(str)
    """Emitted with the key of the tutorial chapter to be started."""
    tutorial_left = Signal()
    """Emitted when the player leaves or finishes the tutorial."""
    closing = Signal()
    """Emitted before the window of the program closes."""
    table_cleared = Signal()
    """Emitted after the match was taken off the table. Another one may follow at once."""
    invite_wanted = Signal()
    """Emitted when the player wants to invite other computers to the match that has just begun."""
    open_file_wanted = Signal()
    """Emitted when the player wants to open a saved match."""
    favourite_wanted = Signal(str, dict, object)
    """Emitted with the game's name, the choices to be stored as a favourite, and the dialog of the new game.

    The question about the favourite's name opens above this dialog.
    """

    def __init__(
        self,
        game_ui: GameUi[S, M, E, U],
        autosave: AutosaveFolder | None,
        look: Look,
        settings: Settings,
        view_settings: ViewSettings,
        workspace: Workspace,
        menus: Menus,
        dialogs: Dialogs,
        files: MatchFileService,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        look.set_art(game_ui.info.art)
        self.game_ui = game_ui
        self._autosave = autosave
        self.bots = BotService(self._available_bots, self)
        self.prompt: PromptStrip[M] = PromptStrip(look)
        self.prompt.hide()
        self.context: MatchContext[S, M, E, U] = MatchContext(
            game_ui,
            look,
            settings,
            view_settings,
            workspace,
            dialogs,
            files,
            Messages(self, game_ui.undo_past_draw_text),
            self.bots,
            self.prompt,
            HandOverScreen(look, workspace),
            HintCard(look, workspace),
            CoachCard(look, workspace),
            CoachMemory(settings),
            PlayerControls(look, settings, game_ui.texts.bots, self.prompt, menus, window),
            window,
            self.match_changed,
        )
        self.view_switches = ViewSwitches(
            game_ui.name, game_ui.view_switches, settings, menus, self._refresh_position, self
        )
        self.current: MatchOnTable[S, M, E, U] | None = None
        self.is_result_stored: Callable[[Match[S, M, E, U]], bool] = lambda _match: False
        """Function that returns whether a finished match is stored in the results. The results service sets it."""
        self._is_loss_accepted = False
        self._rematch_maker: RematchMaker[S, M, E, U] = RematchMaker()
        workspace.arranged.connect(self.context.hand_over_screen.raise_above_all)
        workspace.arranged.connect(self._fit_prompt)

    def _fit_prompt(self) -> None:
        self.prompt.set_compact(self.context.workspace.is_small)

    @property
    def match(self) -> Match[S, M, E, U] | None:
        """Match on the table if it is recorded (`MatchOnTable.is_recorded`); otherwise None."""
        return self.current.match if self.current and self.current.is_recorded else None

    @property
    def file(self) -> Path | None:
        """File of the match on the table; None if it has none."""
        return self.current.file if self.current else None

    @property
    def has_autosave(self) -> bool:
        """Whether the match on the table is autosaved. Only recorded matches can be."""
        return self._autosave is not None and bool(self.current and self.current.is_recorded)

    def begin(self, match: Match[S, M, E, U], file: Path | None = None) -> None:
        """Puts a match of this game on the table. Takes the previous one off.

        `file` is the file from which the match was opened; None if it has none.
        """
        self.take_match_off_table()
        played = PlayedMatch(match, file, self.context, self._autosave, self)
        played.controller.save_failed.connect(self._say_autosave_failed)
        review = played.review
        review.save_wanted.connect(self.save)
        review.rematch_wanted.connect(self.play_again)
        review.new_game_wanted.connect(self.ask_for_new_game)
        review.continued.connect(self.match_wanted)
        review.result_made.connect(self.result_made)
        review.decisions_reviewed.connect(self.decisions_reviewed)
        review.skill_measured.connect(self.skill_measured)
        self._begin(played)

    def begin_practice(self, match: Match[S, M, E, U]) -> None:
        """Puts a match on the table that goes on from a puzzle. It is not saved, and its result is not stored."""
        self.take_match_off_table()
        practice: PracticeMatch[S, M, E, U] = PracticeMatch(match, None, self.context, None, self)
        practice.review.rematch_wanted.connect(self.play_again)
        practice.review.new_game_wanted.connect(self.ask_for_new_game)
        practice.review.save_wanted.connect(self.save)
        practice.review.continued.connect(self.practice_wanted)
        self._begin(practice)

    def begin_prepared(self, match: MatchOnTable[S, M, E, U]) -> None:
        """Puts a match on the table that was made for this window, for instance one of another computer."""
        self._begin(match)

    def start_tutorial(self, chapter: str = "") -> None:
        """Starts a chapter of the tutorial; "" continues where the learner stopped, at first in the first chapter."""
        self.take_match_off_table()
        tutorial: TutorialSession[S, M, E, U] = TutorialSession(chapter, self.context, self)
        tutorial.guide.chapter_wanted.connect(self.chapter_wanted)
        tutorial.guide.rule_wanted.connect(self.context.open_rule)
        tutorial.guide.leave_wanted.connect(self.tutorial_left)
        self._begin(tutorial)

    def start_puzzle(self, puzzle: ListedPuzzle, match: Match[S, M, E, U]) -> None:
        """Puts a puzzle on the table. `match` is at the puzzle's decision."""
        self.take_match_off_table()
        solving: PuzzleSession[S, M, E, U] = PuzzleSession(puzzle, match, self.context, self)
        solving.answered.connect(self.puzzle_answered)
        solving.play_on_wanted.connect(self.practice_wanted)
        solving.card.next_puzzle_wanted.connect(self.next_puzzle_wanted)
        solving.card.puzzle_list_wanted.connect(self.puzzle_list_wanted)
        self._begin(solving)

    def update_puzzle(self, puzzle: ListedPuzzle, mistake_puzzle: MistakePuzzle) -> None:
        """Shows the progress of `puzzle`, if it is on the table. `mistake_puzzle` is its state after the answer."""
        if isinstance(self.current, PuzzleSession) and self.current.puzzle is puzzle:
            self.current.update_mistake_puzzle(mistake_puzzle)

    def show_new_rating(self, puzzle: ListedPuzzle, before: GlickoRating, after: GlickoRating) -> None:
        """Shows the player's rating before and after a first try, if `puzzle` is on the table."""
        if isinstance(self.current, PuzzleSession) and self.current.puzzle is puzzle:
            self.current.show_new_rating(before, after)

    def _begin(self, match: MatchOnTable[S, M, E, U]) -> None:
        self.current = match
        self.context.workspace.set_full_page(None)
        match.begin()

    def take_match_off_table(self) -> None:
        """Takes the match off the table."""
        if self.current:
            self.current.end()
            self.current = None
            self.table_cleared.emit()

    def clear_table(self) -> None:
        """Takes the match off the table and hides the prompt."""
        self.take_match_off_table()
        self.prompt.hide()

    def play_again(self) -> None:
        """Begins a new match with the same seats and options. Asks first if the present match would be lost."""
        if self.current:
            self.leave_match(partial(self.new_match_wanted.emit, self._rematch_maker.next_match(self.current.match), 1))

    def rebuild_match(self) -> None:
        """Begins the match again from its log, after an error that may have left an inconsistent state."""
        if self.match:
            self.begin(self.match.copy_undone_to(self.match.ply), self.file)

    def save(self) -> None:
        """Saves the match to its file. Asks for a file if it has none."""
        if self.current:
            self.context.files.save(self.current.match, self.file)

    def save_as(self) -> None:
        """Asks for a file and saves the match there."""
        if self.current:
            self.context.files.ask_where_to_save(self.current.match)

    def copy_match_code(self) -> None:
        """Copies the match to the clipboard as one line of text (its code)."""
        if self.current:
            said = self.tr("The game has been copied to the clipboard as one line of text.")
            self.context.files.copy_match_code(self.current.match, lambda: self.prompt.show_brief_message(said))

    def autosave_now(self) -> Path | None:
        """Autosaves a recorded match, unless its result is stored. Returns the file, if any. Raises StorageError."""
        if (match := self.match) and match.is_over and self.is_result_stored(match):
            return None
        return self._autosave.save(match) if self._autosave and match else None

    @property
    def would_lose_match(self) -> bool:
        """Whether the match on the table would be lost on closing the window, because it is saved nowhere."""
        current = self.current
        if current is None or self._is_loss_accepted or not current.is_unsaved:
            return False
        return not (current.match.is_over and self.is_result_stored(current.match))

    def leave_match(self, leave: Callable[[], object]) -> None:
        """Calls `leave`, a function that ends the match. Asks the player first if the match would be lost."""
        if self.would_lose_match:
            self._ask_before_discarding_match(leave)
        else:
            leave()

    def _ask_before_discarding_match(self, leave: Callable[[], object]) -> None:
        def close_anyway() -> None:
            self._is_loss_accepted = True
            try:
                leave()
            finally:
                self._is_loss_accepted = False

        self.context.dialogs.ask(
            "warn",
            self.tr("This game has not been saved"),
            self.tr("The program could not save it automatically. Save it to a file, or it will be lost."),
            [
                MessageButton(self.tr("Cancel")),
                MessageButton(self.tr("Close without saving"), "danger", close_anyway),
                MessageButton(self.tr("Save…"), on_press=self.save_as),
            ],
        )

    def ask_for_new_game(self, shared_text: str = "", chosen: Mapping[str, Any] | None = None) -> None:
        """Opens the dialog of a new game (see `make_new_game_dialog`)."""
        self.make_new_game_dialog(shared_text, chosen).open()

    def make_new_game_dialog(self, shared_text: str = "", chosen: Mapping[str, Any] | None = None) -> NewGameDialog:
        """Returns the dialog of a new game. `chosen` are its first choices, by default those of the last new game.

        `shared_text` is a text with options from another player, such as a board code (`GameUi.read_shared_options`).
        """
        game_ui = self.game_ui
        dialog = NewGameDialog(
            self.context.look,
            game_ui.info,
            game_ui.texts.bots,
            game_ui.option_set,
            game_ui.make_form,
            self.bots,
            chosen or self.context.settings.new_game_choices(game_ui.name) or None,
            self.context.window,
            game_ui.find_ladder(),
            game_ui.read_shared_options(shared_text) if shared_text else {},
        )
        dialog.started.connect(
            lambda match, choices: self._start(match, choices, dialog.games.game_count, invites=dialog.invites)
        )
        dialog.open_file_wanted.connect(self.open_file_wanted)
        dialog.favourite_wanted.connect(lambda choices: self.favourite_wanted.emit(game_ui.name, choices, dialog))
        return dialog

    @property
    def last_new_game(self) -> LastMatchChoices | None:
        """Seats and options of the last new game, as texts; None if there was none."""
        return remembered_choices(self.game_ui, self.context.settings.new_game_choices(self.game_ui.name))

    def begin_with_choices(self, chosen: Mapping[str, Any] | None = None) -> None:
        """Begins a new match with the choices `chosen`, by default those of the last new game.

        If they are no longer possible, opens the dialog of a new game.
        """
        chosen = self.context.settings.new_game_choices(self.game_ui.name) if chosen is None else chosen
        match = match_as_last_time(self.game_ui.option_set, chosen, self.bots.names)
        if match is None:
            self.ask_for_new_game(chosen=chosen)
        else:
            self._start(match, dict(chosen))

    def _start(
        self, match: Match[S, M, E, U], choices: dict[str, object], games: int = 1, *, invites: bool = False
    ) -> None:
        def begin() -> None:
            self.new_match_wanted.emit(match, games)
            if invites:
                self.invite_wanted.emit()

        self.context.settings.remember_new_game(self.game_ui.name, choices)
        self.leave_match(begin)

    def _say_autosave_failed(self, error: StorageError) -> None:
        self.context.files.show_save_failure(self.context.messages.autosave_error_text(error), self.save_as)

    def toggle_replay(self) -> None:
        """Opens the replay, or returns to the match if the replay is open."""
        if self.current:
            self.current.replay.toggle_open()

    @property
    def review(self) -> ReplayAndFinalScoring[S, M, E, U] | None:
        """Review of the match on the table; None if it is no `PlayedMatch`."""
        return self.current.review if isinstance(self.current, PlayedMatch) else None

    def destroy_table(self) -> None:
        """Ends the match and removes the table. Call this before the window is destroyed."""
        self.closing.emit()
        self.take_match_off_table()
        self.context.destroy_table()

    def close(self) -> None:
        """Removes all objects of this game from the window. Call this before another game is shown."""
        drawn: list[QWidget] = self._own_widgets_of_match()
        self.take_match_off_table()
        drawn += self.context.close()
        for widget in drawn:
            # Deletes the widget now. Otherwise Qt could repaint it with the drawings of the next game.
            QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
        self.view_switches.close()
        self.bots.close()
        self.context.controls.close()
        context = self.context
        for part in (context.hand_over_screen, self.prompt, context.hint_card, context.coach_card, self):
            part.deleteLater()

    def _own_widgets_of_match(self) -> list[QWidget]:
        """Returns the dialogs of a played match, or the guide of a tutorial chapter or puzzle."""
        if isinstance(self.current, TutorialSession):
            return [self.current.guide]
        if isinstance(self.current, PuzzleSession):
            return [self.current.card]
        if not isinstance(self.current, PlayedMatch):
            return []
        result, sheets = self.current.review.result, self.current.sheets
        return [each for each in (result, sheets.dialog if sheets else None) if each]

    def _refresh_position(self) -> None:
        if self.current:
            self.current.controller.refresh_moves()

    def fill_chapter_menu(self, menu: QMenu) -> None:
        """Fills a menu with the chapters of the tutorial."""
        fill_chapter_menu(menu, self.context, self.chapter_wanted.emit)

    def open_current_rule(self) -> None:
        """Opens the page of rules at the rule about the current decision. Does nothing while the table is covered."""
        if self.current and not self.context.hand_over_screen.isVisible():
            self.context.open_rule(self.game_ui.rules.current_rule(self.current.controller.state))
            self.context.pages.rules_view.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Translates objects that are not widgets, because Qt sends LanguageChange events to widgets only."""
        self.view_switches.retranslate()
        if self.current:
            self.current.session.show_bot_names()
        if self.context.has_table:
            self.context.table.retranslate()
        if self.current:
            self.current.session.show_texts()

    def _available_bots(self) -> Mapping[str, BotFactory]:
        """Returns the factories of all bots; if their data are unreadable, only of the random bot, after a message."""
        try:
            return self.game_ui.bot_factories()
        except BotDataError as error:
            logging.getLogger(__name__).error("There are no bots that think: %s", error)  # noqa: TRY400
            # Shown later, so that the message appears above a dialog that may be opening now.
            QTimer.singleShot(0, self, partial(self._say_bots_missing, str(error)))
            return random_bot_factories()

    def _say_bots_missing(self, why: str) -> None:
        headline, texts, close = self.context.messages.missing_bots_texts()
        self.context.dialogs.show_message("refuse", headline, texts, close, why)


AnyGameWindow: TypeAlias = GameWindow[Any, Any, Any, Any]
"""`GameWindow` of any game."""
