"""Pictures of positions without a window: for the command line, for tests, for a saved picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from haspelknecht_qt import paths
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.faces.haspelknecht.boards.regions import Mode
from haspelknecht_qt.faces.haspelknecht.game_table import HaspelknechtTable
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.layouts import Placement
from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.themes import Theme, theme
from haspelknecht_qt.table.typography import Typography

SIZE = QSize(1554, 1080)
"""The table in its own proportions."""
SMALLEST_WIDE = (1240, 860)
"""A picture smaller than this has the small arrangement."""
SMALLEST = (1220, 664)
"""A picture smaller than this shows the table of a picture of this size, reduced."""


def render_state(
    state: State,
    seats: Sequence[Seat],
    size: QSize = SIZE,
    *,
    viewer: int = 0,
    placement: Placement | None = None,
    moves: Sequence[tuple[Path, Any]] = (),
    look: Theme | None = None,
    ratio: float = 1.0,
    text_size: float = 1.0,
    drawings: Drawings | None = None,
) -> QImage:
    """A picture of a position, `size` logical pixels of `ratio` device pixels each, with the board of seat `viewer` in front.

    `placement` says where the tiles lie, None for the first-play layout. Pictures that are given
    the same `drawings` are drawn together. There must be a QApplication.
    """
    enlarged = max(1.0, SMALLEST[0] / size.width(), SMALLEST[1] / size.height())
    laid_out = size * enlarged
    resources = paths.resources()
    art = Art(paths.art("haspelknecht"), look or theme("light"), drawings or Drawings(), ratio)
    phrases = Phrases(Haspelknecht(state.box.components))
    phrases.set_seats(seats)
    table = HaspelknechtTable(art, phrases, Typography(resources, text_size))
    small = laid_out.width() < SMALLEST_WIDE[0] or laid_out.height() < SMALLEST_WIDE[1]
    try:
        table.set_mode(Mode.SMALL if small else Mode.WIDE)
        table.view.resize(laid_out)
        table.set_seats(seats)
        table.set_placement(placement)
        table.set_speed(0.0)
        table.view.settle_scale()
        table.show(state, viewer, moves)
        return table.render(size, ratio)
    finally:
        table.close()
