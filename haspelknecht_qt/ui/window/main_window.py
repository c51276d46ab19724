"""The main window: start page or table, side panel, menus, files and settings around one match at a time."""

from __future__ import annotations

import contextlib
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.table.window_plan import SMALLEST_WINDOW, Mode
from haspelknecht_qt.ui.play.hand_over import HandOver
from haspelknecht_qt.ui.play.prompt import Prompt
from haspelknecht_qt.ui.widgets.basics import FocusRing
from haspelknecht_qt.ui.widgets.dialogs import Answer, Dialogs
from haspelknecht_qt.ui.window import wiring
from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.menus import Menus
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.start_page import Notice, StartPage
from haspelknecht_qt.ui.window.view_settings import ViewSettings
from haspelknecht_qt.ui.window.words import WindowWords
from haspelknecht_qt.ui.window.workspace import Workspace

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.messages.files import Files
    from haspelknecht_qt.ui.messages.messages import Messages
    from haspelknecht_qt.ui.panels.pages import Pages
    from haspelknecht_qt.ui.play.bots_at_table import BotsAtTable
    from haspelknecht_qt.ui.play.controller import Controller
    from haspelknecht_qt.ui.play.session import Session
    from haspelknecht_qt.ui.review.review import Review
    from haspelknecht_qt.ui.tutorial.lessons import Lessons
    from haspelknecht_qt.ui.window.services import Services

FIRST_SIZE = (1600, 900)
"""Of the window when nothing is remembered, if the screen has room for it."""

BELOW_PROMPT = 10
"""Between the prompt and the drawer of a small window."""

IN_MATCH = ("save", "save_as", "copy_code", "undo", "redo", "restart", "zoom_in", "zoom_out", "fit", "table", "replay")
IN_MATCH_PAGES = wiring.PAGES
RULE_AT_HAND = "rule_at_hand"
NOT_IN_LESSONS = ("save", "save_as", "copy_code", "restart")
"""What is made for games: nobody but the tutorial knows the neighbours who do what a chapter says."""


class MainWindow(QMainWindow):
    """The program's one window.

    It comes in two steps: at once with the start page, which knows nothing of the game and can be painted soon, and then, when
    it is given its `services`, with everything else.
    """

    services: Services
    phrases: Phrases
    files: Files
    review: Review
    lessons: Lessons[Any, Any]
    bots_at_table: BotsAtTable

    def __init__(self, look: Look, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.look = look
        self.settings = settings
        self.languages = languages
        self.words = WindowWords(self)
        self.dialogs = Dialogs(self.look, self)
        self.menus = Menus(self, self.settings, languages)
        self.workspace = Workspace(self.look)
        self.view_settings = ViewSettings(look, settings, languages, self.workspace, self)
        self.start_page = StartPage(self.look)
        self.hand_over = HandOver(self.look, self.workspace)
        self.prompt = Prompt(self.look)
        self.prompt.hide()
        self.table: GameTable[Any, Any, Any, Any] | None = None
        self.session: Session | None = None
        self.file: Path | None = None
        self.pages: Pages | None = None
        self._resumable: Match | None = None
        self.setCentralWidget(self.workspace)
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.setAcceptDrops(True)
        FocusRing(self, self.look)
        wiring.connect_frame(self)
        self._restore_geometry()
        self.show_start()

    def equip(self, services: Services) -> None:
        """Takes what games are set up, played, opened and looked at with."""
        from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases  # noqa: PLC0415 - the same
        from haspelknecht_qt.ui.messages.files import Files  # noqa: PLC0415 - the first picture can do without
        from haspelknecht_qt.ui.play.bots_at_table import BotsAtTable  # noqa: PLC0415 - the first picture can do without
        from haspelknecht_qt.ui.review.review import Review  # noqa: PLC0415 - the same
        from haspelknecht_qt.ui.tutorial.lessons import Lessons  # noqa: PLC0415 - the same

        self.services = services
        self.phrases = Phrases(services.game)
        self.files = Files(services.records, self.settings, self.dialogs, self.messages, self)
        self.review = Review(
            self.look,
            self.settings,
            self.phrases,
            services.chronicle,
            self.dialogs,
            self.files,
            services.bots,
            self.workspace,
            self,
        )
        self.lessons = Lessons(self.look, services.course, self.workspace, self)
        self.bots_at_table = BotsAtTable(
            self.look,
            self.settings,
            self.phrases,
            services.pointing,
            services.bots,
            self.workspace,
            self.prompt,
            self.menus,
            self,
        )
        wiring.connect_services(self)

    @cached_property
    def messages(self) -> Messages:
        """The words for what goes wrong."""
        from haspelknecht_qt.ui.messages.messages import Messages  # noqa: PLC0415 - the first picture can do without

        return Messages(self)

    @property
    def controller(self) -> Controller | None:
        """The controller of the match on the table, if there is one."""
        return None if self.session is None else self.session.controller

    def show_start(self) -> None:
        """Shows the start page."""
        self._end_session()
        self.prompt.hide()
        self.menus.enable((*IN_MATCH, *IN_MATCH_PAGES, RULE_AT_HAND, "result", "decisions"), enabled=False)
        self.workspace.set_full(self.start_page)
        self._name_all()

    def offer(self, match: Match | None) -> None:
        """What the start page offers to go on with."""
        self._resumable = match
        self.start_page.show_game(None if match is None else lambda: self.words.last_game(match, self.phrases))

    def begin(self, match: Match, file: Path | None = None) -> None:
        """Puts a match on the table in the place of the one that is there."""
        self._end_session()
        self.file = file
        controller = wiring.controller_of(self, match)
        controller.save_failed.connect(self._say_autosave_failed)
        self._sit_down(controller)

    def teach(self, chapter: str = "") -> None:
        """Begins a chapter of the tutorial, by default the first one; the game on the table can be gone on with afterwards."""
        if self.session is not None and not self.lessons.is_running and not self.session.match.is_over:
            self.offer(self.session.match)
        self._end_session()
        self.file = None
        self._sit_down(self.lessons.begin(chapter, partial(wiring.is_table_busy, self)), taught=True)

    def _sit_down(self, controller: Controller[Any, Any], *, taught: bool = False) -> None:
        from haspelknecht_qt.ui.play.session import Session  # noqa: PLC0415 - see above

        self.make_table()
        if self.table is None or self.pages is None:
            return
        self.session = Session(
            controller,
            self.table,
            self.prompt,
            self.hand_over,
            self.phrases,
            self.services.pointing,
            self.messages,
            self.pages,
            self,
        )
        self.session.shown.connect(self._show_state)
        self.review.begin(self.session, self.table, self.prompt, with_result=not taught)
        self.bots_at_table.begin(self.session, self.table, self.pages, taught=taught)
        if taught:
            self.lessons.attend(self.session, self.table, self.prompt, self.review)
        self.session.prompt_placed.connect(
            lambda bottom: self.workspace.set_drawer_top(bottom + self.look.px(BELOW_PROMPT))
        )
        self.menus.enable((*IN_MATCH, *IN_MATCH_PAGES, RULE_AT_HAND), enabled=True)
        self.menus.enable(NOT_IN_LESSONS, enabled=not taught)
        self.workspace.set_full(None)
        self.session.begin()
        if taught:
            self.lessons.greet()
        self._name_all()

    def _end_session(self) -> None:
        if self.session is not None:
            self.lessons.end()
            self.review.end()
            self.bots_at_table.end()
            self.session.end()
            self.session = None

    def make_table(self) -> None:
        """The table and the pages beside it: the program's first picture can do without."""
        if self.table is not None:
            return
        self.table = self.services.make_table(self.phrases)
        self.view_settings.set_table(self.table)
        self.workspace.set_table(self.table.view)
        self.prompt.setParent(self.table.view)
        self.pages = self.services.make_pages(self.table, self.phrases)
        for key, page in self.pages.widgets.items():
            self.workspace.add_page(key, key, page)
        self.pages.rules_wanted.connect(partial(self.workspace.open_drawer, "rules"))
        self._name_all()
        self.workspace.panel.show_page(self.settings.tab)

    def _show_state(self) -> None:
        """Menus, foot and badge after each change of the match."""
        controller = self.controller
        if controller is None:
            return
        can_undo, can_redo = controller.why_not_undo() is None, controller.match.can_redo
        panel = self.workspace.panel
        for button, action, enabled in (
            (panel.undo_button, "undo", can_undo),
            (panel.redo_button, "redo", can_redo),
        ):
            button.setEnabled(enabled)
            self.menus.enable((action,), enabled=enabled)
        self.menus.enable(("result",), enabled=controller.match.is_over and not self.lessons.is_running)
        self.menus.enable(("decisions",), enabled=self.review.offers_decisions)
        panel.line.set_words(self.words.foot(controller, saves=self._saves))
        if "moves" in self.workspace.rail.buttons:
            self.workspace.rail.buttons["moves"].set_badge(len({move for _, move in controller.moves}))

    @property
    def _saves(self) -> bool:
        """Whether the program saves by itself what is on the table: a game, but no lesson."""
        return self.services.autosave is not None and not self.lessons.is_running

    # Beginning and ending

    def ask_for_new_game(self) -> None:
        """Lets the user set up a game."""
        from haspelknecht_qt.ui.setup.dialog import NewGame  # noqa: PLC0415 - not needed for a quick start

        services, remembered = self.services, self.settings.new_game
        ladder = services.find_ladder()
        dialog = NewGame(self.look, services.game, services.bots, self.phrases, self.messages, remembered, self, ladder)
        dialog.started.connect(self._start)
        dialog.open_wanted.connect(self.files.ask_for_file)
        dialog.open()

    def _start(self, match: Match, choices: dict[str, object]) -> None:
        self.settings.new_game = choices
        self.begin(match)

    def play_again(self) -> None:
        """The same seats and set-up with another seed."""
        from haspelknecht_qt.ui.setup.choices import again, roll_seed  # noqa: PLC0415 - not needed for a quick start

        if self.session is not None:
            self.begin(again(self.session.match, roll_seed()))

    def resume(self) -> None:
        """Goes on with the game that was saved last by the program itself."""
        if self._resumable is not None:
            self.begin(self._resumable)

    def save(self) -> None:
        """Saves in the file of this match, or asks for one."""
        if self.session is not None:
            self.files.save(self.session.match, self.file)

    def save_as(self) -> None:
        """Asks for a file to save in."""
        if self.session is not None:
            self.files.ask_where_to_save(self.session.match)

    def copy_code(self) -> None:
        """Puts the game on the clipboard."""
        if self.session is not None:
            self.files.copy_code(self.session.match)
            self.prompt.second.set_words(self.tr("The game lies on the clipboard as one line."))

    def take_file(self, path: Path) -> None:
        """The match has been saved in this file: it is the match's own from now on."""
        self.file = path
        self._name_all()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers the window. The game is saved already; if that failed, asks."""
        controller = self.controller
        if controller is not None and not controller.saved and not controller.match.is_over:
            event.ignore()
            self._ask_before_loss()
            return
        self._end_session()
        self._remember()
        self.take_table_off()
        super().closeEvent(event)

    def take_table_off(self) -> None:
        """Lets go of the table before the window is destroyed: it watches its view, and must not watch half of one."""
        table = self.table
        if table is None:
            return
        self._end_session()
        self.view_settings.set_table(None)
        self.table = None
        self.prompt.setParent(self)
        table.view.removeEventFilter(table)
        table.view.viewport().removeEventFilter(table)
        self.workspace.set_table(None)
        table.view.deleteLater()
        table.deleteLater()

    def _ask_before_loss(self) -> None:
        self.dialogs.ask(
            "warn",
            self.tr("This game is not saved"),
            self.tr("The program could not save it by itself. Save it in a file, or it is lost."),
            [
                Answer(self.tr("Cancel")),
                Answer(self.tr("Close without saving"), "danger", self._close_anyway),
                Answer(self.tr("Save…"), then=self.save_as),
            ],
        )

    def leave(self) -> None:
        """Closes the window and with it the program."""
        self.close()

    def leave_at_once(self, status: int = 0) -> None:
        """Ends the program without a question, with this exit status. The game is saved if it can be."""
        try:
            with contextlib.suppress(StorageError):
                self.save_now()
            self._remember()
            self.take_table_off()
        finally:
            # After an error the table may not come off any more; the program has to end all the same.
            QCoreApplication.exit(status)

    def save_now(self) -> Path | None:
        """Saves the game at once; None if there is none, as in a lesson. Raises StorageError."""
        if self.session is None or self.services.autosave is None or self.lessons.is_running:
            return None
        return self.services.autosave.save(self.session.match)

    def notice(self, notice: Notice) -> None:
        """Tells something more on the start page."""
        self.start_page.show_notices((*self.start_page.notices, notice))

    def _close_anyway(self) -> None:
        self._end_session()
        self.leave()

    def _remember(self) -> None:
        self.settings.geometry = self.saveGeometry()
        if self.workspace.panel.page:
            self.settings.tab = self.workspace.panel.page
        self.settings.sync()

    def _say_autosave_failed(self, error: StorageError) -> None:
        self.files.say_not_saved(self.messages.of_autosave(error), self.save_as)

    # Dropped files

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Takes one file."""
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens it."""
        event.acceptProposedAction()
        self.files.open(Path(event.mimeData().urls()[0].toLocalFile()))

    # Look and language

    def event(self, event: QEvent) -> bool:
        """Another screen may have another number of pixels to a logical one."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.look.set(pixel_ratio=self.devicePixelRatioF())
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Says everything in the new language; the scene and the menus are not told by Qt."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.menus.retranslate()
            self._name_all()
            if self.session is not None:
                self.session.name_bots()
            if self.table is not None:
                self.table.retranslate()
            if self.session is not None:
                self.session.show_words()

    def toggle_full_screen(self) -> None:
        """Fills the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def turn_to_page(self, key: str) -> None:
        """Turns to a page; in a small window the same key shuts it again."""
        self.workspace.open_drawer("" if self.workspace.drawer == key else key)
        if self.pages is not None and self.pages.widgets[key].isVisible():
            self.pages.widgets[key].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule_at_hand(self) -> None:
        """Opens the rule that tells most about what is asked now."""
        if self.session is not None and self.pages is not None:
            self.pages.open_rule(self.services.rules.rule_at_hand(self.session.controller.state))
            self.pages.rules.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, rule: str) -> None:
        """Opens a rule."""
        if self.pages is not None:
            self.pages.open_rule(rule)

    def pop_up_menu(self) -> None:
        """Opens the menu at its button."""
        small = self.workspace.mode is Mode.SMALL
        button = self.workspace.rail.menu_button if small else self.workspace.panel.menu_button
        at = button.mapToGlobal(QPoint(0, button.height())) if button.isVisible() else self.mapToGlobal(QPoint(12, 12))
        self.menus.main.popup(at)

    def tell_about(self) -> None:
        """Tells about the program."""
        from haspelknecht_qt.ui.window.about import about  # noqa: PLC0415 - not needed for a quick start

        about(self.dialogs, self.services.game.components)

    def _name_all(self) -> None:
        """The window's title, the pages' names, and what the buttons without words say."""
        self.setWindowTitle(self.words.title(None if self.session is None else self.session.match, self.file))
        self.workspace.set_names(self.words.pages())
        self.words.name_buttons(self.workspace)

    # Setting up

    def _restore_geometry(self) -> None:
        if self.settings.geometry.isEmpty() or not self.restoreGeometry(self.settings.geometry):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))
