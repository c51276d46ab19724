"""The main window: start page or table, side panel, menus, files and settings around one match at a time."""

from __future__ import annotations

import contextlib
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow

from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.ui import window_wiring as wiring
from haspelknecht_qt.ui.desk import Desk
from haspelknecht_qt.ui.dialogs import Answer, Dialogs
from haspelknecht_qt.ui.hand_over import HandOver
from haspelknecht_qt.ui.haspelknecht.regions import SMALLEST_WINDOW, Mode
from haspelknecht_qt.ui.language import Languages
from haspelknecht_qt.ui.look import Look
from haspelknecht_qt.ui.menus import Menus
from haspelknecht_qt.ui.prompt import Prompt
from haspelknecht_qt.ui.settings import Settings
from haspelknecht_qt.ui.start_page import Notice, StartPage
from haspelknecht_qt.ui.view_settings import ViewSettings
from haspelknecht_qt.ui.widgets import FocusRing
from haspelknecht_qt.ui.window_words import WindowWords

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.ui.company import Company
    from haspelknecht_qt.ui.controller import Controller
    from haspelknecht_qt.ui.files import Files
    from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
    from haspelknecht_qt.ui.haspelknecht.table import HaspelknechtTable
    from haspelknecht_qt.ui.lessons import Lessons
    from haspelknecht_qt.ui.pages import Pages
    from haspelknecht_qt.ui.review import Review
    from haspelknecht_qt.ui.services import Services
    from haspelknecht_qt.ui.sitting import Sitting
    from haspelknecht_qt.ui.trouble import Trouble

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
    lessons: Lessons
    company: Company

    def __init__(self, look: Look, settings: Settings, languages: Languages) -> None:
        super().__init__()
        self.look = look
        self.settings = settings
        self.languages = languages
        self.words = WindowWords(self)
        self.dialogs = Dialogs(self.look, self)
        self.menus = Menus(self, self.settings, languages)
        self.desk = Desk(self.look)
        self.view_settings = ViewSettings(look, settings, languages, self.desk, self)
        self.start_page = StartPage(self.look)
        self.hand_over = HandOver(self.look, self.desk)
        self.prompt = Prompt(self.look)
        self.prompt.hide()
        self.table: HaspelknechtTable | None = None
        self.sitting: Sitting | None = None
        self.file: Path | None = None
        self.pages: Pages | None = None
        self._resumable: Match | None = None
        self.setCentralWidget(self.desk)
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.setAcceptDrops(True)
        FocusRing(self, self.look)
        wiring.connect_frame(self)
        self._restore_geometry()
        self.show_start()

    def equip(self, services: Services) -> None:
        """Takes what games are set up, played, opened and looked at with."""
        from haspelknecht_qt.ui.company import Company  # noqa: PLC0415 - the first picture can do without
        from haspelknecht_qt.ui.files import Files  # noqa: PLC0415 - the first picture can do without
        from haspelknecht_qt.ui.haspelknecht.phrases import Phrases  # noqa: PLC0415 - the same
        from haspelknecht_qt.ui.lessons import Lessons  # noqa: PLC0415 - the same
        from haspelknecht_qt.ui.review import Review  # noqa: PLC0415 - the same

        self.services = services
        self.phrases = Phrases(services.game)
        self.files = Files(services.records, self.settings, self.dialogs, self.trouble, self)
        self.review = Review(
            self.look, self.settings, self.phrases, self.dialogs, self.files, services.bots, self.desk, self
        )
        self.lessons = Lessons(self.look, services, self.desk, self)
        self.company = Company(
            self.look, self.settings, self.phrases, services.bots, self.desk, self.prompt, self.menus, self
        )
        wiring.connect_services(self)

    @cached_property
    def trouble(self) -> Trouble:
        """The words for what goes wrong."""
        from haspelknecht_qt.ui.trouble import Trouble  # noqa: PLC0415 - the first picture can do without

        return Trouble(self)

    # The match on the table

    @property
    def controller(self) -> Controller | None:
        """The controller of the match on the table, if there is one."""
        return None if self.sitting is None else self.sitting.controller

    def show_start(self) -> None:
        """Shows the start page."""
        self._end_sitting()
        self.prompt.hide()
        self.menus.enable((*IN_MATCH, *IN_MATCH_PAGES, RULE_AT_HAND, "result", "decisions"), enabled=False)
        self.desk.set_full(self.start_page)
        self._name_all()

    def offer(self, match: Match | None) -> None:
        """What the start page offers to go on with."""
        self._resumable = match
        self.start_page.show_game(None if match is None else lambda: self.words.last_game(match, self.phrases))

    def begin(self, match: Match, file: Path | None = None) -> None:
        """Puts a match on the table in the place of the one that is there."""
        from haspelknecht_qt.ui.controller import Controller  # noqa: PLC0415 - see above

        self._end_sitting()
        self.file = file
        controller = Controller(match, self.services.bots, self.services.autosave, self)
        controller.save_failed.connect(self._say_autosave_failed)
        self._sit_down(controller)

    def teach(self, chapter: str = "") -> None:
        """Begins a chapter of the tutorial, by default the first one; the game on the table can be gone on with afterwards."""
        if self.sitting is not None and not self.lessons.is_running and not self.sitting.match.is_over:
            self.offer(self.sitting.match)
        self._end_sitting()
        self.file = None
        self._sit_down(self.lessons.begin(chapter), taught=True)

    def _sit_down(self, controller: Controller, *, taught: bool = False) -> None:
        from haspelknecht_qt.ui.sitting import Sitting  # noqa: PLC0415 - see above

        self.make_table()
        if self.table is None or self.pages is None:
            return
        controller.always_hands_over = lambda: self.settings.always_hands_over
        self.sitting = Sitting(
            controller,
            self.table,
            self.prompt,
            self.hand_over,
            self.phrases,
            self.trouble,
            self.pages,
            self,
        )
        self.sitting.shown.connect(self._show_state)
        self.review.begin(self.sitting, self.table, self.prompt, with_result=not taught)
        self.company.begin(self.sitting, self.table, self.pages, taught=taught)
        if taught:
            self.lessons.attend(self.sitting, self.table, self.prompt, self.review)
        self.sitting.prompt_placed.connect(lambda bottom: self.desk.set_drawer_top(bottom + self.look.px(BELOW_PROMPT)))
        self.menus.enable((*IN_MATCH, *IN_MATCH_PAGES, RULE_AT_HAND), enabled=True)
        self.menus.enable(NOT_IN_LESSONS, enabled=not taught)
        self.desk.set_full(None)
        self.sitting.begin()
        if taught:
            self.lessons.greet()
        self._name_all()

    def _end_sitting(self) -> None:
        if self.sitting is not None:
            self.lessons.end()
            self.review.end()
            self.company.end()
            self.sitting.end()
            self.sitting = None

    def make_table(self) -> None:
        """The table and the pages beside it: the program's first picture can do without."""
        if self.table is not None:
            return
        self.table = self.services.make_table(self.phrases)
        self.view_settings.set_table(self.table)
        self.desk.set_table(self.table.view)
        self.prompt.setParent(self.table.view)
        self.pages = self.services.make_pages(self.table, self.phrases)
        for key, page in self.pages.widgets.items():
            self.desk.add_page(key, key, page)
        self.pages.rules_wanted.connect(partial(self.desk.open_drawer, "rules"))
        self._name_all()
        self.desk.panel.show_page(self.settings.tab)

    def _show_state(self) -> None:
        """Menus, foot and badge after each change of the match."""
        controller = self.controller
        if controller is None:
            return
        can_undo, can_redo = controller.why_not_undo() is None, controller.match.can_redo
        panel = self.desk.panel
        for button, action, enabled in (
            (panel.undo_button, "undo", can_undo),
            (panel.redo_button, "redo", can_redo),
        ):
            button.setEnabled(enabled)
            self.menus.enable((action,), enabled=enabled)
        self.menus.enable(("result",), enabled=controller.match.is_over and not self.lessons.is_running)
        self.menus.enable(("decisions",), enabled=self.review.offers_decisions)
        panel.line.set_words(self.words.foot(controller, saves=self._saves))
        if "moves" in self.desk.rail.buttons:
            self.desk.rail.buttons["moves"].set_badge(len({move for _, move in controller.moves}))

    @property
    def _saves(self) -> bool:
        """Whether the program saves by itself what is on the table: a game, but no lesson."""
        return self.services.autosave is not None and not self.lessons.is_running

    # Beginning and ending

    def ask_for_new_game(self) -> None:
        """Lets the user set up a game."""
        from haspelknecht_qt.ui.new_game import NewGame  # noqa: PLC0415 - not needed for a quick start

        services, remembered = self.services, self.settings.new_game
        ladder = services.find_ladder()
        dialog = NewGame(self.look, services.game, services.bots, self.trouble, remembered, self, ladder)
        dialog.started.connect(self._start)
        dialog.open_wanted.connect(self.files.ask_for_file)
        dialog.open()

    def _start(self, match: Match, choices: dict[str, object]) -> None:
        self.settings.new_game = choices
        self.begin(match)

    def play_again(self) -> None:
        """The same seats and set-up with another seed."""
        from haspelknecht_qt.ui.new_game_choices import again, roll_seed  # noqa: PLC0415 - not needed for a quick start

        if self.sitting is not None:
            self.begin(again(self.sitting.match, roll_seed()))

    def resume(self) -> None:
        """Goes on with the game that was saved last by the program itself."""
        if self._resumable is not None:
            self.begin(self._resumable)

    def save(self) -> None:
        """Saves in the file of this match, or asks for one."""
        if self.sitting is not None:
            self.files.save(self.sitting.match, self.file)

    def save_as(self) -> None:
        """Asks for a file to save in."""
        if self.sitting is not None:
            self.files.ask_where_to_save(self.sitting.match)

    def copy_code(self) -> None:
        """Puts the game on the clipboard."""
        if self.sitting is not None:
            self.files.copy_code(self.sitting.match)
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
        self._end_sitting()
        self._remember()
        self.take_table_off()
        super().closeEvent(event)

    def take_table_off(self) -> None:
        """Lets go of the table before the window is destroyed: it watches its view, and must not watch half of one."""
        table = self.table
        if table is None:
            return
        self._end_sitting()
        self.view_settings.set_table(None)
        self.table = None
        self.prompt.setParent(self)
        table.view.removeEventFilter(table)
        table.view.viewport().removeEventFilter(table)
        self.desk.set_table(None)
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
        if self.sitting is None or self.services.autosave is None or self.lessons.is_running:
            return None
        return self.services.autosave.save(self.sitting.match)

    def notice(self, notice: Notice) -> None:
        """Tells something more on the start page."""
        self.start_page.show_notices((*self.start_page.notices, notice))

    def _close_anyway(self) -> None:
        self._end_sitting()
        self.leave()

    def _remember(self) -> None:
        self.settings.geometry = self.saveGeometry()
        if self.desk.panel.page:
            self.settings.tab = self.desk.panel.page
        self.settings.sync()

    def _say_autosave_failed(self, error: StorageError) -> None:
        self.files.say_not_saved(self.trouble.of_autosave(error), self.save_as)

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
            if self.sitting is not None:
                self.sitting.name_bots()
            if self.table is not None:
                self.table.retranslate()
            if self.sitting is not None:
                self.sitting.show_words()

    def toggle_full_screen(self) -> None:
        """Fills the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def turn_to_page(self, key: str) -> None:
        """Turns to a page; in a small window the same key shuts it again."""
        self.desk.open_drawer("" if self.desk.drawer == key else key)
        if self.pages is not None and self.pages.widgets[key].isVisible():
            self.pages.widgets[key].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule_at_hand(self) -> None:
        """Opens the rule that tells most about what is asked now."""
        from haspelknecht_qt.ui.rules.at_hand import rule_at_hand  # noqa: PLC0415 - not needed for a quick start

        if self.sitting is not None and self.pages is not None:
            self.pages.open_rule(rule_at_hand(self.sitting.controller.state))
            self.pages.rules.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def open_rule(self, rule: str) -> None:
        """Opens a rule."""
        if self.pages is not None:
            self.pages.open_rule(rule)

    def pop_up_menu(self) -> None:
        """Opens the menu at its button."""
        small = self.desk.mode is Mode.SMALL
        button = self.desk.rail.menu_button if small else self.desk.panel.menu_button
        at = button.mapToGlobal(QPoint(0, button.height())) if button.isVisible() else self.mapToGlobal(QPoint(12, 12))
        self.menus.main.popup(at)

    def tell_about(self) -> None:
        """Tells about the program."""
        from haspelknecht_qt.ui.about import about  # noqa: PLC0415 - not needed for a quick start

        about(self.dialogs, self.services.game.components)

    def _name_all(self) -> None:
        """The window's title, the pages' names, and what the buttons without words say."""
        self.setWindowTitle(self.words.title(None if self.sitting is None else self.sitting.match, self.file))
        self.desk.set_names(self.words.pages())
        self.words.name_buttons(self.desk)

    # Setting up

    def _restore_geometry(self) -> None:
        if self.settings.geometry.isEmpty() or not self.restoreGeometry(self.settings.geometry):
            room = QGuiApplication.primaryScreen().availableGeometry()
            self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))
