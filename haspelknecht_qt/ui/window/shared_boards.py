"""What somebody has shared besides a saved game: it is opened in the dialog of a new game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from haspelknecht_qt.ui.window.main_window import MainWindow


def switch_game(window: MainWindow, name: str) -> None:
    """Puts up the game of this name. A match of another game that is on the table is offered by the first page."""
    game = window.game
    if game is not None and game.game_ui.name != name and game.session is not None:
        if game.match is not None and not game.match.is_over:
            window.offer(game.match)
        window.show_start()
    window.choose(name)


def start_setup(window: MainWindow, name: str, shared: str) -> None:
    """Lets the user of a window set up a game of this name with a shared text (`GameUi.shared`)."""
    switch_game(window, name)
    if window.game is not None:
        window.game.ask_for_new_game(shared)
