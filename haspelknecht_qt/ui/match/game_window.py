"""What belongs to one game in the window: its table and pages, and everything that happens at them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.bots import BotFactory
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.contracts import GameUi, TakeBack
from haspelknecht_qt.ui.match.bots import BotDataError, Bots, random_only
from haspelknecht_qt.ui.match.bots_at_table import BotsAtTable
from haspelknecht_qt.ui.match.controller import Controller
from haspelknecht_qt.ui.match.hand_over import HandOverScreen
from haspelknecht_qt.ui.match.prompt import Prompt
from haspelknecht_qt.ui.match.rematch import Rematch
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.match.view_switches import ViewSwitches
from haspelknecht_qt.ui.messages.files import Files
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.panels.pages import Pages
from haspelknecht_qt.ui.puzzles.session import PuzzleSession
from haspelknecht_qt.ui.review.review import Review
from haspelknecht_qt.ui.review.scoring_sheets import ScoringSheets
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.setup.favourites import last_time, match_as_last_time
from haspelknecht_qt.ui.tutorial.session import TutorialSession
from haspelknecht_qt.ui.widgets.dialogs import Dialogs, MessageButton
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import BOT_PACES, Settings
from haspelknecht_qt.ui.window.view_settings import ViewSettings
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.core.autosave import Autosave
    from haspelknecht_qt.core.storage import StorageError
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.puzzles.puzzle import ListedPuzzle
    from haspelknecht_qt.ui.window.last_time_card import LastTime

BELOW_PROMPT = 10
"""Between the prompt and the drawer of a small window."""


class GameWindow(QObject, Generic[S, M, E, U]):
    """One game at the table: made with its face, and kept until another game is put up.

    Table and pages are made with the first match; there is one `session` at a time, of a match, a chapter of the tutorial or an exercise.
    """

    shown = Signal()
    """The position, or what is said of it, has changed and is on the screen."""
    match_wanted = Signal(object)
    """This match is to be played."""
    new_match_wanted = Signal(object, int)
    """This new match is to be played: the first of a tournament of so many games, 1 for a single one."""
    chapter_wanted = Signal(str)
    """This chapter of the tutorial is to begin."""
    left = Signal()
    """The learner has had enough, or has come to the end."""
    open_wanted = Signal()
    """A saved game is to be opened instead of a new one."""
    favourite_wanted = Signal(str, dict, object)
    """What was chosen for the game of this name is to be kept as a favourite; a name is asked for over this dialog."""

    def __init__(
        self,
        game_ui: GameUi[S, M, E, U],
        autosave: Autosave | None,
        look: Look,
        settings: Settings,
        view_settings: ViewSettings,
        workspace: Workspace,
        menus: Menus,
        dialogs: Dialogs,
        files: Files,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self.game_ui = game_ui
        look.set_art(game_ui.info.art)
        self.texts = game_ui.texts
        self._autosave = autosave
        self._look = look
        self._settings = settings
        self._view_settings = view_settings
        self._workspace = workspace
        self._dialogs = dialogs
        self._files = files
        self._window = window
        self.messages = Messages(self, game_ui.messages.of_setup, game_ui.messages.of_draw)
        self.bots = Bots(self._available_bots, self)
        self.hand_over = HandOverScreen(look, workspace)
        self.prompt: Prompt[M] = Prompt(look)
        self.prompt.hide()
        self.review: Review[S, M, E, U] = Review(
            look,
            settings,
            self.texts,
            game_ui.periods,
            dialogs,
            files,
            self.bots,
            workspace,
            window,
            game_ui.scorings,
            is_waiting=lambda: self.sheets.is_waiting,
        )
        self.sheets: ScoringSheets[S, M, E, U] = ScoringSheets(
            look, self.texts, game_ui.scorings, lambda: view_settings.pace, self._rest, self.review.open_replay, window
        )
        self.tutorial_session: TutorialSession[S, M, E, U] = TutorialSession(
            look, game_ui.game_tutorial, workspace, self
        )
        self.solving: PuzzleSession[S, M, E, U] = PuzzleSession(look, game_ui, self.bots, workspace, self)
        self.bots_at_table: BotsAtTable[S, M, E, U] = BotsAtTable(
            look, settings, self.texts, game_ui.pointing, self.bots, workspace, self.prompt, menus, window
        )
        self.view_switches = ViewSwitches(game_ui.name, game_ui.view_switches, settings, menus, self._show_again, self)
        self.table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self.pages: Pages[S, M, E, U] | None = None
        self.session: Session[S, M, E, U] | None = None
        self._rematch: Rematch[S, M, E, U] = Rematch()
        self.file: Path | None = None
        self._connect()

    def _connect(self) -> None:
        workspace, review, tutorial_session = self._workspace, self.review, self.tutorial_session
        workspace.arranged.connect(self.hand_over.cover)
        workspace.arranged.connect(self._fit_prompt)
        tutorial_session.chapter_wanted.connect(self.chapter_wanted)
        tutorial_session.rule_wanted.connect(self.open_rule)
        tutorial_session.left.connect(self.left)
        review.save_wanted.connect(self.save)
        review.again_wanted.connect(self.play_again)
        review.new_wanted.connect(self.ask_for_new_game)
        review.continued.connect(self.match_wanted)

    def _fit_prompt(self) -> None:
        self.prompt.set_compact(self._workspace.is_small)

    @property
    def controller(self) -> Controller[S, M, E, U] | None:
        """The controller of the match on the table, if there is one."""
        return None if self.session is None else self.session.controller

    @property
    def match(self) -> Match[S, M, E, U] | None:
        """The match on the table that is a game: not a chapter of the tutorial, and no exercise."""
        return None if self.session is None or self._has_guide else self.session.match

    @property
    def saves(self) -> bool:
        """Whether the program saves by itself what is on the table: a game, but no lesson and no exercise."""
        return self._autosave is not None and not self._has_guide

    @property
    def _has_guide(self) -> bool:
        return self.tutorial_session.is_running or self.solving.is_running

    # Matches

    def begin(self, match: Match[S, M, E, U], file: Path | None = None) -> None:
        """Puts a match of this game, from this file if it has one, on the table in the place of the one that is there."""
        self.end()
        self.file = file
        table, pages = self.create_table()
        controller = Controller(
            match,
            self.game_ui.pointing,
            self.bots,
            self._autosave,
            always_hands_over=lambda: self._settings.always_hands_over,
            is_table_busy=lambda: table.busy or self.sheets.is_waiting,
            rest=self._rest,
            parent=self,
        )
        controller.save_failed.connect(self._say_autosave_failed)
        self._start_session(controller, table, pages)

    def _rest(self) -> int:
        """How long what a bot has done stays, in milliseconds."""
        return BOT_PACES[self._settings.bot_pace]

    def start_tutorial(self, chapter: str = "") -> None:
        """Begins a chapter of the tutorial, by default the first one."""
        self.end()
        self.file = None
        table, pages = self.create_table()
        self._start_session(
            self.tutorial_session.begin(chapter, lambda: table.busy), table, pages, self.tutorial_session
        )
        self.tutorial_session.show_first_step()

    def start_puzzle(self, puzzle: ListedPuzzle, match: Match[S, M, E, U]) -> None:
        """Puts an exercise on the table, whose match stands at the decision."""
        self.end()
        self.file = None
        table, pages = self.create_table()
        self._start_session(self.solving.begin(puzzle, match, lambda: table.busy), table, pages, self.solving)

    def end(self) -> None:
        """Takes the match off the table."""
        if self.session is not None:
            self.tutorial_session.end()
            self.solving.end()
            self.review.end()
            self.sheets.end()
            self.bots_at_table.end()
            self.session.end()
            self.session = None

    def play_again(self) -> None:
        """Begins the game that follows this one."""
        if self.session is not None:
            self.new_match_wanted.emit(self._rematch.next_match(self.session.match), 1)

    def rebuild_match(self) -> None:
        """Sets the match up anew from its log: an error may have come in the middle of a move, and left half a position."""
        if self.match is not None:
            self.begin(self.match.continue_from(self.match.ply), self.file)

    def save(self) -> None:
        """Saves in the file of this match, or asks for one."""
        if self.session is not None:
            self._files.save(self.session.match, self.file)

    def save_as(self) -> None:
        """Asks for a file to save in."""
        if self.session is not None:
            self._files.ask_where_to_save(self.session.match)

    def copy_code(self) -> None:
        """Puts the match on the clipboard."""
        if self.session is not None:
            self._files.copy_code(self.session.match)
            self.prompt.say(self.tr("The game is on the clipboard as one line."))

    def save_now(self) -> Path | None:
        """Saves the game at once; None if there is none, as in a lesson. Raises StorageError."""
        if self.match is None or self._autosave is None:
            return None
        return self._autosave.save(self.match)

    @property
    def would_be_lost(self) -> bool:
        """Whether a game is on the table that is saved nowhere."""
        controller = self.controller
        if controller is None or controller.saved or controller.is_saved_to_file:
            return False
        return not controller.match.is_over

    def ask_before_loss(self, leave: Callable[[], None]) -> None:
        """Asks whether the window is to be closed (`leave`) although the game would be lost."""

        def close_anyway() -> None:
            self.end()
            leave()

        self._dialogs.ask(
            "warn",
            self.tr("This game is not saved"),
            self.tr("The program could not save it by itself. Save it in a file, or it is lost."),
            [
                MessageButton(self.tr("Cancel")),
                MessageButton(self.tr("Close without saving"), "danger", close_anyway),
                MessageButton(self.tr("Save…"), then=self.save_as),
            ],
        )

    def ask_for_new_game(self, shared: str = "", chosen: Mapping[str, Any] | None = None) -> None:
        """Lets the user set up a game, with what somebody has shared (`GameUi.shared`), and beginning with what was `chosen`, or chosen last."""
        game_ui = self.game_ui
        dialog = NewGameDialog(
            self._look,
            game_ui.info,
            game_ui.texts.bots,
            game_ui.option_set,
            game_ui.make_form,
            self.bots,
            chosen or self._settings.new_game(game_ui.name) or None,
            self._window,
            game_ui.find_ladder(),
            game_ui.shared(shared) if shared else {},
        )
        dialog.started.connect(lambda match, choices: self._start(match, choices, dialog.games.number))
        dialog.open_wanted.connect(self.open_wanted)
        dialog.favourite_wanted.connect(lambda choices: self.favourite_wanted.emit(game_ui.name, choices, dialog))
        dialog.open()

    @property
    def last_time(self) -> LastTime | None:
        """What was chosen for the last new game, in words; None if there was none."""
        return last_time(self.game_ui, self._settings.new_game(self.game_ui.name))

    def begin_as_last_time(self) -> None:
        """Begins another game with what was chosen last; where that cannot be, it is asked for anew."""
        remembered = self._settings.new_game(self.game_ui.name)
        match = match_as_last_time(self.game_ui.option_set, remembered, self.bots.names)
        if match is None:
            self.ask_for_new_game()
        else:
            self.new_match_wanted.emit(match, 1)

    def begin_with(self, chosen: Mapping[str, Any]) -> None:
        """Begins another game with what was chosen once; where that cannot be, it is asked for anew."""
        match = match_as_last_time(self.game_ui.option_set, chosen, self.bots.names)
        if match is None:
            self.ask_for_new_game(chosen=chosen)
        else:
            self._start(match, dict(chosen))

    def _start(self, match: Match[S, M, E, U], choices: dict[str, object], games: int = 1) -> None:
        self._settings.remember_new_game(self.game_ui.name, choices)
        self.new_match_wanted.emit(match, games)

    def _say_autosave_failed(self, error: StorageError) -> None:
        self._files.say_not_saved(self.messages.of_autosave(error), self.save_as)

    # The table

    def _start_session(
        self,
        controller: Controller[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        pages: Pages[S, M, E, U],
        guide: TutorialSession[S, M, E, U] | PuzzleSession[S, M, E, U] | None = None,
    ) -> None:
        session = Session(
            controller,
            table,
            self.prompt,
            self.hand_over,
            self.texts,
            self.game_ui.pointing,
            self.messages,
            pages,
            self,
        )
        self.session = session
        session.shown.connect(self.shown)
        if guide is None:
            self.sheets.begin(session, table, pages)
        self.review.begin(session, table, self.prompt, with_result=guide is None)
        self.bots_at_table.begin(session, table, pages, taught=guide is not None)
        if guide is not None:
            guide.attend(session, table, self.prompt, self.review)
        session.prompt_placed.connect(
            lambda bottom: self._workspace.set_drawer_top(bottom + self._look.px(BELOW_PROMPT))
        )
        self._workspace.set_full(None)
        session.begin()

    def create_table(self) -> tuple[GameTable[S, M | TakeBack[M], E, U], Pages[S, M, E, U]]:
        """The table and the pages beside it, made when they are first needed."""
        if self.table is None or self.pages is None:
            self.table = self.game_ui.make_table(self._look.art, self._look.typography)
            self._view_settings.set_table(self.table)
            self._workspace.set_table(self.table.view)
            self.prompt.setParent(self.table.view)
            game_ui = self.game_ui
            self.pages = Pages(self._look, self.texts, game_ui.pointing, self.table, game_ui.game.items, game_ui.rules)
            for key, page in self.pages.widgets.items():
                self._workspace.add_page(key, key, page)
            self.pages.rules_wanted.connect(partial(self._workspace.open_drawer, "rules"))
            self._workspace.panel.show_page(self._settings.tab)
        return self.table, self.pages

    def destroy_table(self) -> None:
        """Lets go of the table before the window is destroyed: it watches its view, and must not watch half of one."""
        self.end()
        table = self.table
        if table is None:
            return
        self._view_settings.set_table(None)
        self.table = None
        self.prompt.setParent(self._workspace)
        table.close()
        self._workspace.set_table(None)
        table.view.deleteLater()
        table.deleteLater()

    def close(self) -> None:
        """Leaves the window to another game."""
        drawn: list[QWidget] = [each for each in (self.review.result, self.sheets.dialog) if each is not None]
        self.destroy_table()
        if self.pages is not None:
            drawn += self.pages.widgets.values()
            self._workspace.remove_pages()
            self.pages.deleteLater()
        for widget in drawn:
            # At once: it would draw itself anew in the look of the game that comes, which has other drawings.
            QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
        self.view_switches.close()
        self.tutorial_session.close()
        self.solving.close()
        self.bots.close()
        self.bots_at_table.close()
        for part in (self.hand_over, self.prompt, self.review, self.sheets, self):
            part.deleteLater()

    def _show_again(self) -> None:
        """Shows the same position: something about its view is otherwise now."""
        if self.session is not None:
            self.session.show_again()

    # What the player asks for

    def turn_to_page(self, key: str) -> None:
        """Turns to a page; in a small window the same key shuts it again."""
        self._workspace.open_drawer("" if self._workspace.drawer == key else key)
        if self.pages is not None and self.pages.widgets[key].isVisible():
            self.pages.widgets[key].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, rule: str) -> None:
        """Opens a rule."""
        if self.pages is not None:
            self.pages.open_rule(rule)

    def open_current_rule(self) -> None:
        """Opens the rule that tells most about what is asked now."""
        if self.session is not None and self.pages is not None:
            self.pages.open_rule(self.game_ui.rules.current_rule(self.session.controller.state))
            self.pages.rules.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Says everything in the language of the moment that Qt tells no widget of."""
        self.view_switches.retranslate()
        if self.session is not None:
            self.session.name_bots()
        if self.table is not None:
            self.table.retranslate()
        if self.session is not None:
            self.session.show_texts()

    # Bots

    def _available_bots(self) -> Mapping[str, BotFactory]:
        """What makes each bot. Where what the game's own ones know cannot be read the player is told, and random moves are left."""
        try:
            return self.game_ui.bot_factories()
        except BotDataError as error:
            logging.getLogger(__name__).error("There are no bots that think: %s", error)  # noqa: TRY400
            # Above the dialog that may be opening just now.
            QTimer.singleShot(0, self, partial(self._say_bots_missing, str(error)))
            return random_only()

    def _say_bots_missing(self, why: str) -> None:
        headline, texts, close = self.messages.of_missing_bots()
        self._dialogs.show_message("refuse", headline, texts, close, why)


AnyGameWindow: TypeAlias = GameWindow[Any, Any, Any, Any]
"""What some game has in the window, to whoever holds whichever game is up."""
