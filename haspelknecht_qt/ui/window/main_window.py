"""Main window: start page, menus, side panel, files and settings, around the game that is active."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow

import haspelknecht_qt
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.table.window_plan import MIN_WINDOW_SIZE
from haspelknecht_qt.ui.tutorial.memory import TutorialMemory
from haspelknecht_qt.ui.widgets.button_menus import open_button_menu
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.game_info import GameInfo, Notice
from haspelknecht_qt.ui.window.language import Languages
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.settings import Settings
from haspelknecht_qt.ui.window.start_page import StartPage
from haspelknecht_qt.ui.window.start_page_contents import StartPageContents
from haspelknecht_qt.ui.window.window_geometry import WindowGeometry

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch
    from haspelknecht_qt.table.game_table import AnyGameTable
    from haspelknecht_qt.ui.match.controller import AnyMatchController
    from haspelknecht_qt.ui.match.game_window import AnyGameWindow
    from haspelknecht_qt.ui.match.session import AnySession
    from haspelknecht_qt.ui.review.review import AnyReplayAndFinalScoring
    from haspelknecht_qt.ui.widgets.dialogs import Dialogs
    from haspelknecht_qt.ui.window.menus import Menus
    from haspelknecht_qt.ui.window.program import Program
    from haspelknecht_qt.ui.window.texts import WindowTexts
    from haspelknecht_qt.ui.window.view_settings import ViewSettings
    from haspelknecht_qt.ui.window.workspace import Workspace

T = TypeVar("T")


class MainWindow(Retranslated, QMainWindow):
    """Only window of the program. It is built in two steps, so that it appears quickly.

    The constructor makes the start page, which needs no game. Then `load_remaining_parts` adds menus, dialogs and the
    workspace, and the parts that `load` returns.
    """

    texts: WindowTexts
    dialogs: Dialogs
    menus: Menus
    workspace: Workspace
    view_settings: ViewSettings
    game_activated = Signal()
    """Emitted when another game has become active."""

    def __init__(
        self,
        look: Look,
        settings: Settings,
        languages: Languages,
        infos: Sequence[GameInfo],
        page_file: Path,
        load: Callable[[MainWindow], Program],
    ) -> None:
        """`infos` are the facts about all games. `page_file` stores the contents of the start page between two runs.

        `load` returns the other parts of the program; it is called after the first painting.
        """
        super().__init__()
        self.look = look
        self.settings = settings
        self.languages = languages
        self._load = load
        self._program: Program | None = None
        self.ask_before_leaving_table: Callable[[Callable[[], object], bool], bool] = lambda _leave, _follow: False
        """Function that asks whether to leave players at other computers. After a yes, it calls its first argument.

        It returns False, and asks nothing, if there are no such players. The second argument says whether guests at
        this table follow to another match; then only a seat of one's own counts.
        """
        self.window_geometry = WindowGeometry(self, lambda scale: look.set(scale=scale))
        self.setMinimumSize(*MIN_WINDOW_SIZE)
        geometry = settings.geometry
        self.window_geometry.set_initial_size(remembered=not geometry.isEmpty() and self.restoreGeometry(geometry))
        # The scale is set before the widgets exist, so that they are styled only once.
        look.set(scale=self.window_geometry.expected_scale(settings.scale))
        look.apply()
        self.setWindowTitle(haspelknecht_qt.PROGRAM)
        self.start_page = StartPage(self.look, infos, settings.game, TutorialMemory(settings).has_begun)
        self.start_contents = StartPageContents(self.start_page, page_file, languages.code)
        self.game: AnyGameWindow | None = None
        self.setCentralWidget(self.start_page)
        FocusRing(self, self.look)
        page = self.start_page
        for button, act in (
            (page.resume_button, self.resume),
            (page.new_button, self.ask_for_new_game),
            (page.again_button, lambda: call_if_present(self.game, lambda game: game.begin_with_choices())),
            (page.open_button, self.choose_and_open_file),
            (page.tutorial_button, self.start_tutorial),
            (page.menu_button, self.open_menu),
            (page.theme_button, lambda: self.view_settings.toggle_theme()),  # noqa: PLW0108 - it is made later
            (page.language_button, lambda: open_button_menu(self.menus.menus["language"], page.language_button)),
        ):
            button.clicked.connect(lambda _checked=False, act=act: self.start_contents.call_when_loaded(act))
        page.leave_button.clicked.connect(self.close)
        page.chosen.connect(lambda name: self.start_contents.call_when_loaded(lambda: self.choose_game(name)))

    # Loading of the workspace, the program and the active game

    def _add_workspace(self) -> None:
        """Makes menus, dialogs and workspace, and moves the start page into the workspace."""
        from haspelknecht_qt.ui.widgets.dialogs import Dialogs  # noqa: PLC0415 - deferred imports: keep start-up fast
        from haspelknecht_qt.ui.window.menus import Menus  # noqa: PLC0415
        from haspelknecht_qt.ui.window.texts import WindowTexts  # noqa: PLC0415
        from haspelknecht_qt.ui.window.view_settings import ViewSettings  # noqa: PLC0415
        from haspelknecht_qt.ui.window.workspace import Workspace  # noqa: PLC0415

        focused = self.start_page.focusWidget()
        self.texts = WindowTexts(self)
        self.dialogs = Dialogs(self.look, self)
        self.menus = Menus(self, self.settings, self.languages)
        self.workspace = Workspace(self.look)
        self.view_settings = ViewSettings(self.look, self.settings, self.languages, self.workspace, self)
        self.takeCentralWidget()
        self.setCentralWidget(self.workspace)
        # Qt would set this size later. A match that begins before that would first be painted in another size.
        self.workspace.resize(self.size())
        self.workspace.show()
        self.show_start()
        if focused is not None:
            # The page has lost the focus by moving into the workspace.
            focused.setFocus(Qt.FocusReason.OtherFocusReason)

    def load_remaining_parts(self) -> None:
        """Loads the parts that the start page does not need, shows their notices, and offers the last match."""
        self._add_workspace()
        program = self._program = self._load(self)
        program.files.opened.connect(self.begin)
        program.files.shared_text_opened.connect(
            lambda name, shared: self.switch_game(name, lambda game: game.ask_for_new_game(shared))
        )
        program.files.saved.connect(self.set_match_file)
        self.menus.recent_chosen.connect(program.files.open)
        self.menus.connect_to({"paste_code": program.files.open_from_clipboard})
        notify = self.start_contents.add_notice
        for notice in program.notices:
            notify(notice)
        self.settings.rename_damaged_and_report(
            lambda path: notify(Notice("warn", "warn", partial(self.texts.damaged_settings_text, path)))
        )
        self.settings.report_failure_to(
            lambda error: notify(Notice("warn", "warn", partial(program.messages.unsaved_file_text, error)))
        )
        self._activate_game(self.start_page.choice)
        program.results.check_results()
        self.offer_to_continue(program.find_last_match(notify))
        self.start_contents.finish_loading(self.languages.code)

    @property
    def loaded_parts(self) -> Program:
        """Parts that `load_remaining_parts` has loaded. Raises RuntimeError before that."""
        if self._program is None:
            raise RuntimeError("the window is asked for more than its first page before it is complete")
        return self._program

    def choose_game(self, name: str) -> AnyGameWindow:
        """Chooses the game for new matches on the start page, and activates it. `name` is the game's name in records."""
        self.settings.game = name
        self.start_page.mark_chosen_game(name)
        return self._activate_game(name)

    def _activate_game(self, name: str) -> AnyGameWindow:
        """Creates the part of the window that belongs to a game, and closes the part of the previous game."""
        if self.game is not None and self.game.game_ui.name == name:
            return self.game
        if self.game is not None:
            self.game.close()
        game = self.game = self.loaded_parts.activate_game(self.loaded_parts.game_uis[name])
        game.match_changed.connect(self._update_menus_and_status)
        game.match_wanted.connect(self.begin)
        game.chapter_wanted.connect(self.start_tutorial)
        game.open_file_wanted.connect(self.choose_and_open_file)
        game.tutorial_left.connect(self.show_start)
        game.favourite_wanted.connect(self.loaded_parts.favourites.ask_for_name)
        self.start_contents.show_notices_of_game(game.game_ui.notices)
        self._update_names()
        self.game_activated.emit()
        return game

    @property
    def session(self) -> AnySession | None:
        """Session of the match on the table; None if there is no match."""
        return self.game.current.session if self.game and self.game.current else None

    @property
    def controller(self) -> AnyMatchController | None:
        """Controller of the match on the table; None if there is no match."""
        return self.session.controller if self.session else None

    @property
    def review(self) -> AnyReplayAndFinalScoring | None:
        """Review of the match on the table; None if it is no `PlayedMatch`, for instance a puzzle."""
        return self.game.review if self.game else None

    @property
    def table(self) -> AnyGameTable | None:
        """Table of the active game; None if it has not been created."""
        return self.game.context.table if self.game and self.game.context.has_table else None

    def show_start(self) -> None:
        """Takes the match off the table and shows the start page."""
        call_if_present(self.game, lambda game: game.clear_table())
        self.menus.disable_match_actions()
        self.workspace.set_full_page(self.start_page)
        self._update_names()

    def return_to_start(self) -> None:
        """Returns to the start page, which offers to continue the match. If the match would be lost, asks first."""
        if self.ask_before_leaving_table(self.return_to_start, False):
            return
        if self.game is not None and self.game.current is not None:
            self._offer_unfinished_match()
            self.game.leave_match(self.show_start)

    def offer_to_continue(self, match: AnyMatch | None, file: Path | None = None) -> None:
        """Offers on the start page to continue this match; without a match, to continue the tournament."""
        self.start_contents.offer(match, file, self.loaded_parts.tournament.continue_offer_function(match))

    def begin(self, match: AnyMatch, file: Path | None = None) -> None:
        """Puts a match on the table in place of the present one. Asks first if the present one would be lost."""
        self._leave_match(lambda: self._begin(match, file))

    def _begin(self, match: AnyMatch, file: Path | None = None) -> AnyGameWindow:
        game = self.choose_game(match.game.name)
        self.menus.enable_match_actions()
        game.begin(match, file)
        if file is not None:
            self.set_match_file(file)
        self._update_names()
        return game

    def replay(self, match: AnyMatch, ply: int = 0) -> None:
        """Shows the position of a finished match after `ply` moves; 0 replays the match from its beginning."""
        self._leave_match(lambda: call_if_present(self._begin(match).review, lambda review: review.replay_from(ply)))

    def _leave_match(self, leave: Callable[[], object], *, guests_follow: bool = True) -> None:
        """Calls `leave`, which takes the match off the table. Asks first if something would be lost by it."""
        if self.ask_before_leaving_table(partial(self._leave_match, leave), guests_follow):
            return
        if self.game is None:
            leave()
        else:
            self.game.leave_match(leave)

    def start_tutorial(self, chapter: str = "") -> None:
        """Begins a chapter of the tutorial; "" continues where the learner stopped. The match on the table can be continued later."""
        self.begin_guided_match(self.start_page.choice, lambda game: game.start_tutorial(chapter))

    def begin_guided_match(self, name: str, begin: Callable[[AnyGameWindow], None]) -> None:
        """Begins a tutorial chapter or puzzle by calling `begin`. The match on the table can be continued later."""

        def begin_now() -> None:
            self._offer_unfinished_match()
            game = self.choose_game(name)
            self.menus.enable_match_actions(guided=True)
            begin(game)
            self._update_names()

        self._leave_match(begin_now, guests_follow=False)

    def switch_game(self, name: str, then: Callable[[AnyGameWindow], None]) -> None:
        """Activates the game of this name, then calls `then`. The start page offers the old game's unfinished match."""

        def switch_now() -> None:
            self._offer_unfinished_match()
            self.show_start()
            then(self.choose_game(name))

        if self.game is not None and self.game.game_ui.name != name and self.game.current:
            self._leave_match(switch_now)
        else:
            then(self.choose_game(name))

    def _offer_unfinished_match(self) -> None:
        """Offers on the start page to continue the match on the table. A match that is over is no longer offered."""
        match = self.game.match if self.game else None
        if self.game and match and not match.is_over:
            self.offer_to_continue(match, self.game.file)
        elif match and match is self.start_contents.match:
            self.offer_to_continue(None)

    def resume(self) -> None:
        """Continues the match that the start page offers or, if there is none, the tournament."""
        if self.start_contents.match is None:
            self.loaded_parts.tournament.begin_next()
        else:
            self.begin(self.start_contents.match, self.start_contents.file)

    def ask_for_new_game(self) -> None:
        """Opens the dialog for a new game of the active game."""
        call_if_present(self.game, lambda game: game.ask_for_new_game())

    def _update_menus_and_status(self) -> None:
        """Updates menus, status line and the badge with the number of legal moves after each change of the match."""
        game = self.game
        if game is None or game.current is None:
            return
        controller = game.current.controller
        can_undo, can_redo = controller.why_not_undo() is None, controller.can_redo
        panel = self.workspace.panel
        for button, action, enabled in ((panel.undo_button, "undo", can_undo), (panel.redo_button, "redo", can_redo)):
            button.setEnabled(enabled)
            self.menus.enable((action,), enabled=enabled)
        can_restart = can_undo and game.match is not None and controller.match.can_restart_turn
        self.menus.enable(("restart",), enabled=can_restart)
        self.menus.enable(("result",), enabled=controller.match.is_over and game.match is not None)
        self.menus.enable(("decisions",), enabled=game.review is not None and game.review.can_review_decisions)
        self.menus.enable(("replay",), enabled=game.current.may_replay)
        tournament_game = self.loaded_parts.tournament.tournament_game_of(game.match) if game.match else None
        panel.status_line.set_line(self.texts.status_line(controller, tournament_game, saves=game.has_autosave))
        if "moves" in self.workspace.rail.buttons:
            self.workspace.rail.buttons["moves"].set_badge(len({move for _, move in controller.moves}))

    def turn_to_page(self, key: str) -> None:
        """Opens the page of this key (one of `menus.PAGES`) in the side panel."""
        call_if_present(self.game, lambda game: game.context.turn_to_page(key))

    def choose_and_open_file(self) -> None:
        """Lets the user choose a saved game, and opens it."""
        self.loaded_parts.files.choose_and_open_file()

    def set_match_file(self, path: Path) -> None:
        """Remembers that the match on the table has just been saved in this file, or opened from it."""
        if self.game is not None and self.game.current:
            self.game.current.file = path
            self.game.current.controller.mark_saved_to_file()
        self._update_names()
        self._update_menus_and_status()

    def autosave_now(self) -> Path | None:
        """Autosaves a recorded match at once, unless its result is stored. Returns the file, if any. Raises StorageError."""
        return None if self.game is None else self.game.autosave_now()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        """Stores the geometry of the window. If the match would be lost, asks first."""
        if self.ask_before_leaving_table(self.close, False):
            event.ignore()
            return
        if self.game is not None and self.game.would_lose_match:
            event.ignore()
            self.game.leave_match(self.close)
            return
        self._store_for_next_start()
        self.destroy_table()
        super().closeEvent(event)

    def destroy_table(self) -> None:
        """Takes the match off the table and removes the table, before the window is destroyed."""
        call_if_present(self.game, lambda game: game.destroy_table())

    def quit_without_asking(self, status: int = 0) -> None:
        """Ends the program with this exit status, without asking. The match is saved if possible."""
        try:
            with contextlib.suppress(StorageError):
                self.autosave_now()
            self._store_for_next_start()
            self.destroy_table()
        finally:
            # After an error, the removal of the table may fail, but the program must end.
            QCoreApplication.exit(status)

    def _store_for_next_start(self) -> None:
        """Stores the window's geometry and scale, and contents and pictures of the start page."""
        self.settings.geometry = self.saveGeometry()
        self.settings.scale = self.look.scale
        if self._program is not None and self.workspace.panel.page_key:
            self.settings.tab = self.workspace.panel.page_key
        self.settings.sync()
        self._offer_unfinished_match()
        self.start_contents.store(self.languages.code)
        self.look.pictures.store()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.look.set(pixel_ratio=self.devicePixelRatioF())
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Fills the window with the table's colour. In the style sheet, a new colour would restyle all widgets."""
        QPainter(self).fillRect(event.rect(), QColor(self.look.theme["table"]))

    @override
    def retranslate(self) -> None:
        """Updates the texts of window, menus and table. Menus and table get no LanguageChange event of their own."""
        if self._program is None:
            return
        self.menus.retranslate()
        self._update_names()
        call_if_present(self.game, lambda game: game.retranslate())

    def toggle_full_screen(self) -> None:
        """Enters or leaves full screen."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def open_menu(self) -> None:
        """Opens the main menu below its button; in the corner of the window if no such button is visible."""
        parts = (self.start_page, self.workspace.panel, self.workspace.rail)
        button = next((part.menu_button for part in parts if part.menu_button.isVisible()), None)
        if button is None:
            self.menus.menus["main"].popup(self.mapToGlobal(QPoint(12, 12)))
        else:
            open_button_menu(self.menus.menus["main"], button)

    def show_about(self) -> None:
        """Opens the About box of the program, with notes on the active game."""
        from haspelknecht_qt.ui.window.texts import show_about_box  # noqa: PLC0415 - deferred import: keeps start-up fast

        show_about_box(self.dialogs, [] if self.game is None else self.game.game_ui.about_paragraphs())

    def _update_names(self) -> None:
        """Sets the title of the window, the names of the pages, and the tool tips of icon buttons."""
        game, match = self.game, self.session.match if self.session else None
        self.setWindowTitle(self.texts.title(match, game.file if game else None))
        self.workspace.set_names(self.texts.page_names())
        self.texts.name_buttons(self.workspace, self.start_page)
        if game is not None:
            self.workspace.panel.title.setText(game.game_ui.info.title())
            self.start_page.show_last_match(game.last_new_game)


def call_if_present(part: T | None, act: Callable[[T], object]) -> None:
    """Calls `act` with a part of the window. Does nothing if `part` is None."""
    if part is not None:
        act(part)
