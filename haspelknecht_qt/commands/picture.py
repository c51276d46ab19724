"""Drawing of a match's table as a PNG picture. Needs Qt and a QApplication."""

from __future__ import annotations

import gc

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from haspelknecht_qt import composition, paths
from haspelknecht_qt.core.game import CHANCE, GameState
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.render import render_position, to_png
from haspelknecht_qt.table.themes import Theme
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.game_plugin import LoadedGame
from haspelknecht_qt.ui.match.bot_names import bot_names_of
from haspelknecht_qt.ui.window.language import Languages


def draw(match: AnyMatch, ply: int, size: tuple[int, int], ratio: float, theme: str, language: str) -> bytes:
    """Draws the position after `ply` moves, as the player who must decide sees it. Returns PNG data.

    `size` is the width and height in logical pixels. `ratio` is the device pixel ratio.
    """
    languages = Languages()
    languages.choose(language)
    state = match.state_at(ply)
    decision = match.game.decision(state)
    viewer = 0 if decision is None or decision.actor == CHANCE else decision.actor
    image = _render(match, match.game.observe(state, viewer), viewer, QSize(*size), ratio, themes.theme(theme))
    # The table's widgets and scenes form reference cycles. They must be deleted before the application, or Qt crashes
    # at exit. Translations must be removed while their data still exist.
    gc.collect()
    languages.remove_translations()
    return to_png(image)


def _render(match: AnyMatch, state: GameState, viewer: int, size: QSize, ratio: float, theme: Theme) -> QImage:
    plugin = composition.plugin(match.game.name)
    game = plugin.game_of_setup(match.setup)
    game_ui = plugin.game_ui(LoadedGame(game, None, 0, None), game, dict, lambda: None)
    game_ui.texts.seats.set_seats(match.seats)
    table = game_ui.make_table(Art(game_ui.info.art, theme, Drawings(), ratio), Typography(paths.resources()))
    table.set_setup(match.setup)
    levels = bot_names_of(match.seats, game_ui.texts.bots)
    return render_position(table, state, match.seats, size, viewer=viewer, ratio=ratio, levels=levels)
