"""The small boards in rule texts: rows that a game paints, one below the other on a sheet with a frame.

Lengths are in logical pixels at scale 1, which are the scene units of the canvas.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QPixmap

from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.window.look import Look

MAX_BOARD_WIDTH = 430.0
PADDING, ROW_GAP = 10.0, 8.0
"""Space around the rows of a board, and between two rows."""

PaintRow = Callable[[Canvas, float, float], None]
"""Function that paints a row, or a part of one, with its upper left corner at (x, y)."""
PaintedRow = tuple[float, PaintRow]
"""Height of a row, and the function that paints the row."""


def paint_rows(look: Look, width: int, lay_out: Callable[[float, Canvas], Sequence[PaintedRow]]) -> QPixmap:
    """Returns the picture of a board, at most `width` logical pixels wide.

    `lay_out` returns the rows for the room in a row, and for a canvas that only measures texts.
    """
    outer = min(MAX_BOARD_WIDTH, width / look.scale)
    ruler = look.new_canvas(Box(0, 0, 1, 1))
    ruler.finish()  # Nothing is painted on this canvas.
    rows = lay_out(outer - 2 * PADDING, ruler)
    height = 2 * PADDING + sum(row_height for row_height, _ in rows) + ROW_GAP * (len(rows) - 1)
    canvas = look.new_canvas(Box(0, 0, outer, height))
    canvas.rect(Box(0.7, 0.7, outer - 1.4, height - 1.4), "paperhi", "line", 1.3, radius=6)
    y = PADDING
    for row_height, paint in rows:
        paint(canvas, PADDING, y)
        y += row_height + ROW_GAP
    return look.finished_picture(canvas)
