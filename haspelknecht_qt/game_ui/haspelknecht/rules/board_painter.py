"""Paints the small boards of the rule texts, with the pieces and scenery of the table.

Lengths are scene units of the rulebook: the window's scale converts them to logical pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QPixmap

from haspelknecht_qt.game_ui.haspelknecht.rules import board_mines, board_rows, board_tiles
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardRow
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.table.canvas import CAPTION, Canvas, Fonts
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.rules.markup import BoardBlock
from haspelknecht_qt.ui.window.look import Look

WIDEST = 430.0
"""Maximum width of a board, in scene units."""
PADDING = 10.0
GAP = 8.0
TILE = 112.0
"""Width of a single tile beside the text, in scene units."""

Paint = Callable[[Canvas, float, float], None]
"""Paints a row with its upper left corner at (x, y)."""


class BoardPainter:
    """Paints boards in the current look. Printed values come from `components`."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._fonts = Fonts(look.typography)

    def picture(self, board: BoardBlock, components: Components, width: int) -> QPixmap:
        """Returns the board, at most `width` logical pixels wide. A single tile has the fixed width TILE."""
        if _is_tile(board):
            height = board_tiles.height_of(TILE)
            canvas = self._canvas(Box(0, 0, TILE, height))
            board_tiles.paint_tile(canvas, rows_of(board)[0].hexes[0][0][0], components, TILE)
            return self._finished(canvas)
        outer = min(WIDEST, width / self._look.scale)
        inner = outer - 2 * PADDING
        ruler = self._canvas(Box(0, 0, 1, 1))
        ruler.finish()  # Only for measuring; nothing is painted.
        rows = [_lay_out(row, components, inner, ruler) for row in rows_of(board)]
        height = 2 * PADDING + sum(high for high, _ in rows) + GAP * (len(rows) - 1)
        canvas = self._canvas(Box(0, 0, outer, height))
        canvas.rect(Box(0.7, 0.7, outer - 1.4, height - 1.4), "paperhi", "line", 1.3, radius=6)
        y = PADDING
        for high, paint in rows:
            paint(canvas, PADDING, y)
            y += high + GAP
        return self._finished(canvas)

    def _canvas(self, box: Box) -> Canvas:
        scale = self._look.scale
        return Canvas(self._look.art, self._fonts, box, scale, scale * self._look.art.pixel_ratio)

    def _finished(self, canvas: Canvas) -> QPixmap:
        pixmap = canvas.finish()
        pixmap.setDevicePixelRatio(self._look.art.pixel_ratio)
        return pixmap


def rows_of(board: BoardBlock) -> list[RuleBoardRow]:
    """Returns the rows of a board. All are `RuleBoardRow`s, because `parse_row` made them."""
    return [row for row in board.rows if isinstance(row, RuleBoardRow)]


def _is_tile(board: BoardBlock) -> bool:
    return [row.kind for row in rows_of(board)] == ["tile"]


def beside(board: BoardBlock) -> float | None:
    """Returns the width of a single tile, which is shown beside the text; None for all other boards."""
    return TILE if _is_tile(board) else None


def _lay_out(row: RuleBoardRow, components: Components, width: float, ruler: Canvas) -> tuple[float, Paint]:
    """Returns height and painter of a row."""
    match row.kind:
        case "text":
            lines = ruler.wrapped(row.text, width, CAPTION.sized(13.5))
            return _words(lines, ruler)
        case "tile" | "tiles":
            return board_tiles.lay_out(row, components, width)
        case "pinge" | "tunnel" | "shaft":
            return board_mines.lay_out(row, components, width)
        case _:
            return board_rows.lay_out(row, width, ruler)


def _words(lines: Sequence[str], ruler: Canvas) -> tuple[float, Paint]:
    style = CAPTION.sized(13.5)
    step = ruler.line_height(style)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            canvas.text(x, y + (number + 0.78) * step, line, style, "ink2")

    return step * len(lines), paint
