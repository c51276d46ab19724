"""Painted sheets: pictures on the table that are painted again only when their content has changed. Defines all z values.

Each sheet is one pixmap item with a name. `PaintedSheets.show` gets the box, the content and a paint function. It paints
only when box, content, scale, theme or language have changed. So updating the whole table for an event paints only what changed.

Graphics View sorts by z values alone: use the values of `Layer`, and no other numbers. Within a layer, later items are on
top; pieces of one place are stacked in their order (`piece_z`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from enum import IntEnum
from typing import Concatenate, ParamSpec

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import Fonts, Typography
from haspelknecht_qt.table.window_plan import Box, TableRegions


class Layer(IntEnum):
    """The layers from the table at the bottom to the note on top."""

    TABLE = 0
    """The table itself and its panels."""
    BOARD = 1000
    """Pictures of boards, tiles and plates."""
    TINT = 2000
    """The fill of a place's state, below the words and numbers in the place."""
    CAPTION = 3000
    """Words, numbers, portraits and symbols on the boards."""
    GHOST = 4000
    """The dashed ghost of a lifted piece."""
    PIECE = 5000
    """Pieces at rest."""
    OUTCOME = 6000
    """The result of a plan, written beside the pieces; also locks and reasons."""
    OUTLINE = 7000
    """Lines, rings and signs of a place's state."""
    FOCUS = 8000
    """The double line of the keyboard focus."""
    FLYING = 9000
    """Travelling pieces."""
    HELD = 10000
    """Pieces in the player's hand."""
    NOTE = 11000
    """A note with a reason: above everything."""


def piece_z(index: int, *, on_top: bool = False) -> float:
    """The z value of the piece at `index` of its place. `on_top`: the piece lies on a piece of another place."""
    return Layer.PIECE + min(index, 499) + (500 if on_top else 0)


def flying_z(index: int) -> float:
    """The z value of the piece at `index` of its target place while it travels."""
    return Layer.FLYING + min(index, 999)


def held_z(number: int) -> float:
    """The z value of the piece with this number (from 0) in the hand."""
    return Layer.HELD + min(number, 999)


Paint = Callable[[Canvas], None]
P = ParamSpec("P")
"""Arguments of a function that paints a sheet, after the canvas."""

MAX_RATIO = 3.0
"""Maximum device pixels per scene unit of a sheet; closer up, the sheet is enlarged."""


class PaintedSheets:
    """All sheets of one scene."""

    def __init__(self, scene: QGraphicsScene, art: Art, typography: Typography) -> None:
        self._scene = scene
        self._art = art
        self._typography = typography
        self._fonts = Fonts(typography)
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._shown: dict[str, Hashable] = {}
        self._scale = 1.0
        self.ratio = 1.0
        """Device pixels per scene unit of every sheet."""
        self._fine = True
        self._generation = 0

    def set_screen(self, scale: float, ratio: float, *, fine: bool) -> None:
        """Sets logical and device pixels per scene unit, and whether there is room for fine print."""
        self._scale, self.ratio, self._fine = scale, min(ratio, MAX_RATIO), fine

    def forget(self) -> None:
        """Makes every sheet be painted again when it is next shown, because theme, text size or language have changed."""
        self._generation += 1

    def canvas(self, box: Box) -> Canvas:
        """A canvas for a box at the current scale."""
        return Canvas(self._art, self._fonts, box, self._scale, self.ratio, fine=self._fine)

    def show(
        self,
        name: str,
        layer: float,
        box: Box,
        content: Hashable,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Shows a sheet in a layer. `content` must contain everything that `paint` depends on."""
        key = (box, content, self._scale, self.ratio, self._fine, self._typography.text_size, self._generation)
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = QGraphicsPixmapItem()
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            self._scene.addItem(item)
        item.setZValue(layer)
        item.setVisible(True)
        if self._shown.get(name) == key:
            return
        self._shown[name] = key
        box = self._aligned_to_pixels(box)
        canvas = self.canvas(box)
        try:
            paint(canvas, *args, **kwargs)
        finally:
            # A painter must not outlive its picture, even if painting fails.
            picture = canvas.finish()
        item.setPixmap(picture)
        item.setPos(box.x, box.y)

    def item(self, name: str) -> QGraphicsPixmapItem | None:
        """The item of a sheet; None if it has not been shown."""
        return self._items.get(name)

    def hide(self, name: str) -> None:
        """Hides a sheet, and keeps its picture for the next `show`."""
        if name in self._items:
            self._items[name].setVisible(False)

    def clear(self) -> None:
        """Removes all sheets and their pictures."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._shown.clear()

    def _aligned_to_pixels(self, box: Box) -> Box:
        """The box grown outwards to whole device pixels, so that its picture is never resampled."""
        ratio = self.ratio
        left, top = math.floor(box.x * ratio) / ratio, math.floor(box.y * ratio) / ratio
        right, bottom = math.ceil(box.right * ratio) / ratio, math.ceil(box.bottom * ratio) / ratio
        return Box(left, top, right - left, bottom - top)


def paint_background(
    sheets: PaintedSheets,
    drawing: tuple[str, str],
    size: tuple[float, float],
    regions: TableRegions,
    corner: tuple[int, int],
) -> None:
    """Tiles the table's background with copies of a drawing, aligned with the background of the window.

    `drawing` is its sheet and element, `size` the size of one copy. `corner` is the view's position in the window. Lengths
    are logical pixels.
    """
    box = Box(0, 0, regions.width, regions.height)
    width, height = size[0] / regions.scale, size[1] / regions.scale
    left, top = -(corner[0] % size[0]) / regions.scale, -(corner[1] % size[1]) / regions.scale

    def paint(canvas: Canvas) -> None:
        for row in range(math.ceil((box.height - top) / height)):
            for column in range(math.ceil((box.width - left) / width)):
                canvas.art_in(*drawing, Box(left + column * width, top + row * height, width, height))

    sheets.show("ground", Layer.TABLE, box, (drawing, corner), paint)
