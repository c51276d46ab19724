"""The ground of the table: riveted sheet iron."""

from __future__ import annotations

from haspelknecht_qt.faces.gueules_noires.regions import Regions
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.sheets import Sheets
from haspelknecht_qt.table.window_plan import Box

_SHEET = (320.0, 240.0)
_RIVETS = 20.0


def paint_iron(sheets: Sheets, regions: Regions, corner: tuple[int, int]) -> None:
    """Lays sheets of iron, joined to those in the rest of the window; `corner` is the view's place in it, in logical pixels."""
    box = Box(0, 0, regions.width, regions.height)

    def paint(canvas: Canvas) -> None:
        canvas.rect(box, "table")
        wide, high = _SHEET
        top = -(corner[1] % high)
        number = 0
        while top < box.height:
            left = -(corner[0] % wide) - (number % 2) * wide / 2
            _joint(canvas, box, left, top + high)
            while left < box.width:
                canvas.line((left, top), (left, top + high), "table2", 2)
                left += wide
            top += high
            number += 1

    sheets.show("ground", Layer.TABLE, box, corner, paint)


def _joint(canvas: Canvas, box: Box, left: float, y: float) -> None:
    canvas.line((box.x, y), (box.right, y), "table2", 2.4)
    canvas.line((box.x, y + 2), (box.right, y + 2), "table3", 0.8)
    x = left + 8
    while x < box.right:
        canvas.circle(x, y - 7, 2, "table3")
        canvas.circle(x + 0.6, y - 6.2, 1.6, "table2")
        x += _RIVETS
