"""What leads to what in the main window: its menus, buttons and parts, each to what the window does for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from haspelknecht_qt.core.match import Match
from haspelknecht_qt.table.window_plan import Mode
from haspelknecht_qt.ui.window.settings import BOT_PACES

if TYPE_CHECKING:
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.play.controller import Controller
    from haspelknecht_qt.ui.play.session import Session
    from haspelknecht_qt.ui.window.main_window import MainWindow

PAGES = ("moves", "log", "score", "rules")
"""The pages of the side panel, each with an action of the same name."""


def connect_frame(window: MainWindow) -> None:
    """What there is from the beginning: menus, start page, side panel and rail."""
    menus, workspace = window.menus, window.workspace

    def table(act: Callable[[GameTable[Any, Any, Any, Any]], None]) -> None:
        if window.table is not None:
            act(window.table)

    def with_sitting(act: Callable[[Session], None]) -> None:
        if window.session is not None:
            act(window.session)

    menus.connect_to(
        {
            "new": window.ask_for_new_game,
            "save": window.save,
            "save_as": window.save_as,
            "copy_code": window.copy_code,
            "quit": window.leave,
            "undo": lambda: with_sitting(lambda session: session.undo()),
            "redo": lambda: with_sitting(lambda session: session.redo()),
            "restart": lambda: with_sitting(lambda session: session.restart_turn()),
            "zoom_in": lambda: table(lambda shown: shown.view.set_zoom(shown.view.zoom * 1.2)),
            "zoom_out": lambda: table(lambda shown: shown.view.set_zoom(shown.view.zoom / 1.2)),
            "fit": lambda: table(lambda shown: shown.view.fit()),
            "full_screen": window.toggle_full_screen,
            "table": lambda: table(lambda shown: shown.view.setFocus(Qt.FocusReason.ShortcutFocusReason)),
            "menu": window.pop_up_menu,
            "about": window.tell_about,
            "rule_at_hand": window.open_rule_at_hand,
            **{key: partial(window.turn_to_page, key) for key in PAGES},
        }
    )
    window.view_settings.connect_to(menus)
    window.start_page.resume.connect(window.resume)
    window.start_page.new_game.connect(window.ask_for_new_game)
    window.start_page.leave.connect(window.leave)
    for part in (workspace.panel, workspace.rail):
        part.menu_button.clicked.connect(window.pop_up_menu)
        part.theme_button.clicked.connect(window.view_settings.toggle_theme)
    workspace.rail.full_button.clicked.connect(window.toggle_full_screen)
    workspace.panel.undo_button.clicked.connect(menus.actions["undo"].trigger)
    workspace.panel.redo_button.clicked.connect(menus.actions["redo"].trigger)
    workspace.arranged.connect(window.hand_over.cover)
    workspace.arranged.connect(lambda: window.prompt.set_compact(window.workspace.mode is Mode.SMALL))


def controller_of(window: MainWindow, match: Match) -> Controller[Any, Any]:
    """The controller of a match that is played in the window, with the window's bots and settings."""
    from haspelknecht_qt.ui.play.controller import Controller  # noqa: PLC0415 - the first picture can do without

    return Controller(
        match,
        window.services.pointing,
        window.services.bots,
        window.services.autosave,
        always_hands_over=lambda: window.settings.always_hands_over,
        is_table_busy=partial(is_table_busy, window),
        rest=lambda: BOT_PACES[window.settings.bot_pace],
        parent=window,
    )


def is_table_busy(window: MainWindow) -> bool:
    """Whether the table still tells something."""
    return window.table is not None and window.table.busy


def connect_services(window: MainWindow) -> None:
    """What comes with the services: files, replay and result, lessons."""
    files, review, lessons = window.files, window.review, window.lessons
    window.menus.connect_to(
        {
            "open": files.ask_for_file,
            "paste_code": files.open_code,
            "replay": review.open_replay,
            "result": review.show_result,
            "decisions": review.show_decisions,
        }
    )
    window.menus.recent_chosen.connect(files.open)
    window.start_page.open_file.connect(files.ask_for_file)
    window.start_page.tutorial.connect(window.teach)
    window.menus.tutorial.aboutToShow.connect(lambda: lessons.list_chapters(window.menus.tutorial))
    lessons.chapter_wanted.connect(window.teach)
    lessons.rule_wanted.connect(window.open_rule)
    lessons.left.connect(window.show_start)
    files.opened.connect(window.begin)
    files.saved.connect(window.take_file)
    review.save_wanted.connect(window.save)
    review.again_wanted.connect(window.play_again)
    review.new_wanted.connect(window.ask_for_new_game)
    review.continued.connect(window.begin)
