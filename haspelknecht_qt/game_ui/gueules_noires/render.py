"""Pictures of positions of Gueules Noires without a window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.game_ui.gueules_noires.game_table import make_table
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import TableMove
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.render import SIZE, render_position
from haspelknecht_qt.table.themes import Theme, theme
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.match.bot_names import levels_of


def render_state(
    state: State,
    seats: Sequence[Seat],
    size: QSize = SIZE,
    *,
    viewer: int = 0,
    moves: Sequence[tuple[Path, TableMove]] = (),
    look: Theme | None = None,
    ratio: float = 1.0,
    text_size: float = 1.0,
    drawings: Drawings | None = None,
) -> QImage:
    """A picture of a position, as `table.render.render_position` makes it, in a theme and a text size.

    Pictures that are given the same `drawings` are drawn together. There must be a QApplication.
    """
    art = Art(paths.art("gueules_noires"), look or theme("light"), drawings or Drawings(), ratio)
    game = GueulesNoires(state.box.components)
    texts = GueulesNoiresTexts(game)
    texts.set_seats(seats)
    table = make_table(art, game, texts, Typography(paths.resources(), text_size))
    return render_position(
        table, state, seats, size, viewer=viewer, moves=moves, ratio=ratio, levels=levels_of(seats, texts)
    )
