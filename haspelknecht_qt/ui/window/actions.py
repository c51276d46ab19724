"""Connects the main window's menu actions and panel buttons to the functions that they call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from haspelknecht_qt.ui.scanning.scanner import Scanner
from haspelknecht_qt.ui.window.main_window import MainWindow, call_if_present
from haspelknecht_qt.ui.window.menus import PAGES
from haspelknecht_qt.ui.window.touch import TouchHelp


def connect_actions(window: MainWindow) -> None:
    """Connects actions and buttons to the window, except for results, puzzles and pasted games, which load later."""
    menus, panel, rail = window.menus, window.workspace.panel, window.workspace.rail
    menus.connect_to(_handlers(window))
    chapters = menus.menus["tutorial"]
    chapters.aboutToShow.connect(lambda: call_if_present(window.game, lambda game: game.fill_chapter_menu(chapters)))
    window.view_settings.connect_to(menus)
    TouchHelp(window.look, window)
    scanner = Scanner(window.look, window.settings, window)
    menus.scanning_chosen.connect(scanner.apply_settings)
    scanner.apply_settings()
    for part in (panel, rail):
        part.menu_button.clicked.connect(window.open_menu)
        part.theme_button.clicked.connect(window.view_settings.toggle_theme)
    rail.full_button.clicked.connect(window.toggle_full_screen)
    panel.undo_button.clicked.connect(menus.actions["undo"].trigger)
    panel.redo_button.clicked.connect(menus.actions["redo"].trigger)


def _handlers(window: MainWindow) -> Mapping[str, Callable[[], object]]:
    return {
        "new": window.ask_for_new_game,
        "open": window.choose_and_open_file,
        "save": lambda: call_if_present(window.game, lambda game: game.save()),
        "save_as": lambda: call_if_present(window.game, lambda game: game.save_as()),
        "copy_code": lambda: call_if_present(window.game, lambda game: game.copy_match_code()),
        "start_page": window.return_to_start,
        "quit": window.close,
        "undo": lambda: call_if_present(window.session, lambda session: session.undo()),
        "redo": lambda: call_if_present(window.session, lambda session: session.redo()),
        "restart": lambda: call_if_present(window.session, lambda session: session.restart_turn()),
        "zoom_in": lambda: call_if_present(window.table, lambda table: table.view.set_zoom(table.view.zoom * 1.2)),
        "zoom_out": lambda: call_if_present(window.table, lambda table: table.view.set_zoom(table.view.zoom / 1.2)),
        "fit": lambda: call_if_present(window.table, lambda table: table.view.fit_scene()),
        "table": lambda: call_if_present(window.table, lambda table: table.view.focus_element()),
        "replay": lambda: call_if_present(window.game, lambda game: game.toggle_replay()),
        "result": lambda: call_if_present(window.review, lambda review: review.show_result()),
        "decisions": lambda: call_if_present(window.review, lambda review: review.show_decisions()),
        "current_rule": lambda: call_if_present(window.game, lambda game: game.open_current_rule()),
        "choices": lambda: call_if_present(window.session, lambda session: session.say_choices()),
        "say_again": lambda: call_if_present(window.table, lambda table: table.tree.say_again()),
        "full_screen": window.toggle_full_screen,
        "menu": window.open_menu,
        "about": window.show_about,
        **{key: partial(window.turn_to_page, key) for key in PAGES},
    }
