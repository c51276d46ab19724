"""What belongs to one game in the window: its table and pages, and everything that happens at them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from haspelknecht_qt.bots import Maker
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.ui.contracts import Face, TakeBack
from haspelknecht_qt.ui.messages.files import Files
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.panels.pages import Pages
from haspelknecht_qt.ui.play.bots import Bots, UnknowingBots, random_only
from haspelknecht_qt.ui.play.bots_at_table import BotsAtTable
from haspelknecht_qt.ui.play.controller import Controller
from haspelknecht_qt.ui.play.hand_over import HandOver
from haspelknecht_qt.ui.play.prompt import Prompt
from haspelknecht_qt.ui.play.session import Session
from haspelknecht_qt.ui.play.sitting import Sitting
from haspelknecht_qt.ui.play.view_choices import ViewChoices
from haspelknecht_qt.ui.puzzles.solving import Solving
from haspelknecht_qt.ui.review.review import Review
from haspelknecht_qt.ui.review.scoring_sheets import ScoringSheets
from haspelknecht_qt.ui.setup.dialog import NewGame
from haspelknecht_qt.ui.setup.last_time import last_time, match_as_last_time
from haspelknecht_qt.ui.tutorial.lessons import Lessons
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
    from haspelknecht_qt.ui.puzzles.exercise import Exercise
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
    another_wanted = Signal(object, int)
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
        face: Face[S, M, E, U],
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
        self.face = face
        look.play(face.cover.art)
        self.words = face.words
        self._autosave = autosave
        self._look = look
        self._settings = settings
        self._view_settings = view_settings
        self._workspace = workspace
        self._dialogs = dialogs
        self._files = files
        self._window = window
        self.messages = Messages(self, face.messages.of_setup, face.messages.of_draw)
        self.bots = Bots(self._bots_at_hand, self)
        self.hand_over = HandOver(look, workspace)
        self.prompt: Prompt[M] = Prompt(look)
        self.prompt.hide()
        self.review: Review[S, M, E, U] = Review(
            look,
            settings,
            self.words,
            face.chronicle,
            dialogs,
            files,
            self.bots,
            workspace,
            window,
            face.scorings,
            is_waiting=lambda: self.sheets.is_waiting,
        )
        self.sheets: ScoringSheets[S, M, E, U] = ScoringSheets(
            look, self.words, face.scorings, lambda: view_settings.pace, self._rest, self.review.open_replay, window
        )
        self.lessons: Lessons[S, M, E, U] = Lessons(look, face.course, workspace, self)
        self.solving: Solving[S, M, E, U] = Solving(look, face, self.bots, workspace, self)
        self.bots_at_table: BotsAtTable[S, M, E, U] = BotsAtTable(
            look, settings, self.words, face.pointing, self.bots, workspace, self.prompt, menus, window
        )
        self.view_choices = ViewChoices(face.name, face.view_choices, settings, menus, self._show_again, self)
        self.table: GameTable[S, M | TakeBack[M], E, U] | None = None
        self.pages: Pages[S, M, E, U] | None = None
        self.session: Session[S, M, E, U] | None = None
        self._sitting: Sitting[S, M, E, U] = Sitting()
        self.file: Path | None = None
        self._connect()

    def _connect(self) -> None:
        workspace, review, lessons = self._workspace, self.review, self.lessons
        workspace.arranged.connect(self.hand_over.cover)
        workspace.arranged.connect(self._fit_prompt)
        lessons.chapter_wanted.connect(self.chapter_wanted)
        lessons.rule_wanted.connect(self.open_rule)
        lessons.left.connect(self.left)
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
        return None if self.session is None or self._is_guided else self.session.match

    @property
    def saves(self) -> bool:
        """Whether the program saves by itself what is on the table: a game, but no lesson and no exercise."""
        return self._autosave is not None and not self._is_guided

    @property
    def _is_guided(self) -> bool:
        return self.lessons.is_running or self.solving.is_running

    # Matches

    def begin(self, match: Match[S, M, E, U], file: Path | None = None) -> None:
        """Puts a match of this game, from this file if it has one, on the table in the place of the one that is there."""
        self.end()
        self.file = file
        table, pages = self.lay_table()
        controller = Controller(
            match,
            self.face.pointing,
            self.bots,
            self._autosave,
            always_hands_over=lambda: self._settings.always_hands_over,
            is_table_busy=lambda: table.busy or self.sheets.is_waiting,
            rest=self._rest,
            parent=self,
        )
        controller.save_failed.connect(self._say_autosave_failed)
        self._sit_down(controller, table, pages)

    def _rest(self) -> int:
        """How long what a bot has done stays, in milliseconds."""
        return BOT_PACES[self._settings.bot_pace]

    def teach(self, chapter: str = "") -> None:
        """Begins a chapter of the tutorial, by default the first one."""
        self.end()
        self.file = None
        table, pages = self.lay_table()
        self._sit_down(self.lessons.begin(chapter, lambda: table.busy), table, pages, self.lessons)
        self.lessons.greet()

    def pose(self, exercise: Exercise, match: Match[S, M, E, U]) -> None:
        """Puts an exercise on the table, whose match stands at the decision."""
        self.end()
        self.file = None
        table, pages = self.lay_table()
        self._sit_down(self.solving.begin(exercise, match, lambda: table.busy), table, pages, self.solving)

    def end(self) -> None:
        """Takes the match off the table."""
        if self.session is not None:
            self.lessons.end()
            self.solving.end()
            self.review.end()
            self.sheets.end()
            self.bots_at_table.end()
            self.session.end()
            self.session = None

    def play_again(self) -> None:
        """Begins the game that follows this one."""
        if self.session is not None:
            self.another_wanted.emit(self._sitting.follow(self.session.match), 1)

    def set_up_anew(self) -> None:
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
        if controller is None or controller.saved or controller.is_in_file:
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
        """Lets the user set up a game, with what somebody has shared (`Face.shared`), and beginning with what was `chosen`, or chosen last."""
        face = self.face
        dialog = NewGame(
            self._look,
            face.cover,
            face.words,
            face.agreements,
            face.make_form,
            self.bots,
            chosen or self._settings.new_game(face.name) or None,
            self._window,
            face.find_ladder(),
            face.shared(shared) if shared else {},
        )
        dialog.started.connect(lambda match, choices: self._start(match, choices, dialog.games.number))
        dialog.open_wanted.connect(self.open_wanted)
        dialog.favourite_wanted.connect(lambda choices: self.favourite_wanted.emit(face.name, choices, dialog))
        dialog.open()

    @property
    def last_time(self) -> LastTime | None:
        """What was chosen for the last new game, in words; None if there was none."""
        return last_time(self.face, self._settings.new_game(self.face.name))

    def begin_as_last_time(self) -> None:
        """Begins another game with what was chosen last; where that cannot be, it is asked for anew."""
        remembered = self._settings.new_game(self.face.name)
        match = match_as_last_time(self.face.agreements, remembered, self.bots.names)
        if match is None:
            self.ask_for_new_game()
        else:
            self.another_wanted.emit(match, 1)

    def begin_with(self, chosen: Mapping[str, Any]) -> None:
        """Begins another game with what was chosen once; where that cannot be, it is asked for anew."""
        match = match_as_last_time(self.face.agreements, chosen, self.bots.names)
        if match is None:
            self.ask_for_new_game(chosen=chosen)
        else:
            self._start(match, dict(chosen))

    def _start(self, match: Match[S, M, E, U], choices: dict[str, object], games: int = 1) -> None:
        self._settings.remember_new_game(self.face.name, choices)
        self.another_wanted.emit(match, games)

    def _say_autosave_failed(self, error: StorageError) -> None:
        self._files.say_not_saved(self.messages.of_autosave(error), self.save_as)

    # The table

    def _sit_down(
        self,
        controller: Controller[S, M, E, U],
        table: GameTable[S, M | TakeBack[M], E, U],
        pages: Pages[S, M, E, U],
        guide: Lessons[S, M, E, U] | Solving[S, M, E, U] | None = None,
    ) -> None:
        session = Session(
            controller, table, self.prompt, self.hand_over, self.words, self.face.pointing, self.messages, pages, self
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

    def lay_table(self) -> tuple[GameTable[S, M | TakeBack[M], E, U], Pages[S, M, E, U]]:
        """The table and the pages beside it, made when they are first needed."""
        if self.table is None or self.pages is None:
            self.table = self.face.make_table(self._look)
            self._view_settings.set_table(self.table)
            self._workspace.set_table(self.table.view)
            self.prompt.setParent(self.table.view)
            face = self.face
            self.pages = Pages(self._look, self.words, face.pointing, self.table, face.game.items, face.rules)
            for key, page in self.pages.widgets.items():
                self._workspace.add_page(key, key, page)
            self.pages.rules_wanted.connect(partial(self._workspace.open_drawer, "rules"))
            self._workspace.panel.show_page(self._settings.tab)
        return self.table, self.pages

    def take_table_off(self) -> None:
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
        self.take_table_off()
        if self.pages is not None:
            drawn += self.pages.widgets.values()
            self._workspace.remove_pages()
            self.pages.deleteLater()
        for widget in drawn:
            # At once: it would draw itself anew in the look of the game that comes, which has other drawings.
            QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)
        self.view_choices.close()
        self.lessons.close()
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

    def open_rule_at_hand(self) -> None:
        """Opens the rule that tells most about what is asked now."""
        if self.session is not None and self.pages is not None:
            self.pages.open_rule(self.face.rules.rule_at_hand(self.session.controller.state))
            self.pages.rules.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Says everything in the language of the moment that Qt tells no widget of."""
        self.view_choices.retranslate()
        if self.session is not None:
            self.session.name_bots()
        if self.table is not None:
            self.table.retranslate()
        if self.session is not None:
            self.session.show_words()

    # Bots

    def _bots_at_hand(self) -> Mapping[str, Maker]:
        """What makes each bot. Where what the game's own ones know cannot be read the player is told, and random moves are left."""
        try:
            return self.face.makers()
        except UnknowingBots as error:
            logging.getLogger(__name__).error("There are no bots that think: %s", error)  # noqa: TRY400
            # Above the dialog that may be opening just now.
            QTimer.singleShot(0, self, partial(self._say_bots_missing, str(error)))
            return random_only()

    def _say_bots_missing(self, why: str) -> None:
        headline, words, close = self.messages.of_missing_bots()
        self._dialogs.tell("refuse", headline, words, close, why)


AnyGameWindow: TypeAlias = GameWindow[Any, Any, Any, Any]
"""What some game has in the window, to whoever holds whichever game is up."""
