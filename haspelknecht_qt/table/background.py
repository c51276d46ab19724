"""The ground that a table's boards lie on: one drawing that joins on all sides, laid side by side."""

from __future__ import annotations

import math

from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.painted_sheets import Layer, PaintedSheets
from haspelknecht_qt.table.scene_contract import TableRegions
from haspelknecht_qt.table.window_plan import Box


def paint_background(
    sheets: PaintedSheets,
    drawing: tuple[str, str],
    size: tuple[float, float],
    regions: TableRegions,
    corner: tuple[int, int],
) -> None:
    """Lays the ground in pieces of `size` logical pixels, as large as in the rest of the window and joined to it there.

    `drawing` is its sheet and element; `corner` is the view's place in the window, in logical pixels.
    """
    box = Box(0, 0, regions.width, regions.height)
    width, height = size[0] / regions.scale, size[1] / regions.scale
    left, top = -(corner[0] % size[0]) / regions.scale, -(corner[1] % size[1]) / regions.scale

    def paint(canvas: Canvas) -> None:
        for row in range(math.ceil((box.height - top) / height)):
            for column in range(math.ceil((box.width - left) / width)):
                canvas.art_in(*drawing, Box(left + column * width, top + row * height, width, height))

    sheets.show("ground", Layer.TABLE, box, (drawing, corner), paint)
