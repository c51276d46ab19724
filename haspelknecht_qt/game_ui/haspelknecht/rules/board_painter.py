"""Paints the small boards of rule texts with the pieces of the table. Lengths are the rulebook's scene units."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from haspelknecht_qt.game_ui.haspelknecht.rules import board_mines, board_rows, board_tiles
from haspelknecht_qt.game_ui.haspelknecht.rules.board_rows import PaintedRow
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardRow
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.table.canvas import CAPTION, Canvas, Fonts
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.rules.markup import BoardBlock
from haspelknecht_qt.ui.window.look import Look

MAX_BOARD_WIDTH = 430.0
"""Maximum width of a board, in scene units."""
PADDING, ROW_GAP = 10.0, 8.0
"""Space around the rows of a board, and between two rows, in scene units."""
TILE_WIDTH = 112.0
"""Width of a single development tile beside a rule text, in scene units."""


class BoardPainter:
    """Paints the small boards of the rule texts with the colours and fonts of `look`."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._fonts = Fonts(look.typography)

    def picture(self, board: BoardBlock, components: Components, width: int) -> QPixmap:
        """Returns a board with the printed values of `components`, at most `width` logical pixels wide.

        A board with a single tile has the fixed width TILE_WIDTH.
        """
        if _is_tile(board):
            height = board_tiles.tile_height(TILE_WIDTH)
            canvas = self._new_canvas(Box(0, 0, TILE_WIDTH, height))
            board_tiles.paint_tile(canvas, rows_of(board)[0].tile_rows[0][0][0], components, TILE_WIDTH)
            return self._finished_pixmap(canvas)
        outer = min(MAX_BOARD_WIDTH, width / self._look.scale)
        inner = outer - 2 * PADDING
        ruler = self._new_canvas(Box(0, 0, 1, 1))
        ruler.finish()  # Only for measuring; nothing is painted.
        rows = [_lay_out(row, components, inner, ruler) for row in rows_of(board)]
        height = 2 * PADDING + sum(row_height for row_height, _ in rows) + ROW_GAP * (len(rows) - 1)
        canvas = self._new_canvas(Box(0, 0, outer, height))
        canvas.rect(Box(0.7, 0.7, outer - 1.4, height - 1.4), "paperhi", "line", 1.3, radius=6)
        y = PADDING
        for row_height, paint in rows:
            paint(canvas, PADDING, y)
            y += row_height + ROW_GAP
        return self._finished_pixmap(canvas)

    def _new_canvas(self, box: Box) -> Canvas:
        scale = self._look.scale
        return Canvas(self._look.art, self._fonts, box, scale, scale * self._look.art.pixel_ratio)

    def _finished_pixmap(self, canvas: Canvas) -> QPixmap:
        pixmap = canvas.finish()
        pixmap.setDevicePixelRatio(self._look.art.pixel_ratio)
        return pixmap


def rows_of(board: BoardBlock) -> list[RuleBoardRow]:
    """Returns the rows of a board. They are `RuleBoardRow` objects, because `parse_row` has made all of them."""
    return [row for row in board.rows if isinstance(row, RuleBoardRow)]


def _is_tile(board: BoardBlock) -> bool:
    return [row.kind for row in rows_of(board)] == ["tile"]


def width_beside_text(board: BoardBlock) -> float | None:
    """Returns the width of a board that is shown beside the text, a single tile; None for other boards."""
    return TILE_WIDTH if _is_tile(board) else None


def _lay_out(row: RuleBoardRow, components: Components, width: float, ruler: Canvas) -> PaintedRow:
    """Returns height and painter of a row of any kind."""
    match row.kind:
        case "text":
            return _lay_out_text(row.text, width, ruler)
        case "tile" | "tiles":
            return board_tiles.lay_out(row, components, width)
        case "pinge" | "tunnel" | "shaft":
            return board_mines.lay_out(row, components, width)
        case _:
            return board_rows.lay_out(row, width, ruler)


def _lay_out_text(text: str, width: float, ruler: Canvas) -> PaintedRow:
    style = CAPTION.sized(13.5)
    lines, line_height = ruler.wrapped(text, width, style), ruler.line_height(style)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            canvas.text(x, y + (number + 0.78) * line_height, line, style, "ink2")

    return line_height * len(lines), paint
