"""Painted sheets: pictures on the table that are painted again only if their content has changed. Defines all z values.

Each sheet is one pixmap item with a name. `PaintedSheets.show` gets the box, the content and a paint function. It
paints only if box, content, scale, theme or language have changed. So an update of the table paints only changed
sheets.

Graphics View stacks items by their z values alone. Use only the values of `Layer`. Within a layer, later items are on
top; pieces of one place are stacked in their order (`piece_z`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Sequence
from enum import IntEnum
from typing import Concatenate, ParamSpec

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.typography import Fonts, Typography
from haspelknecht_qt.table.window_plan import Box


class Layer(IntEnum):
    """Stacking order of everything on the table: z values from the table at the bottom to the note on top."""

    TABLE = 0
    """The table itself and its panels."""
    BOARD = 1000
    """Pictures of boards, tiles and plates."""
    TINT = 2000
    """Colour fills that show the states of places, below the texts in the places."""
    CAPTION = 3000
    """Texts, portraits and symbols on the boards."""
    GHOST = 4000
    """Ghosts: faint pictures that stay where a piece was lifted."""
    PIECE = 5000
    """Pieces at rest."""
    OUTCOME = 6000
    """Pictures and texts over resting pieces, such as the expected results of a plan."""
    OUTLINE = 7000
    """Outlines, rings and signs that show the states of places."""
    FOCUS = 8000
    """The double line around the element with the keyboard focus."""
    FLYING = 9000
    """Travelling pieces."""
    HELD = 10000
    """Pieces in the player's hand."""
    NOTE = 11000
    """The refusal note, above everything else."""


def piece_z(index: int, *, on_top: bool = False) -> float:
    """The z value of a piece at rest at `index` of its place. `on_top`: it lies on a piece of another place."""
    return Layer.PIECE + min(index, 499) + (500 if on_top else 0)


def flying_z(index: int, *, on_top: bool = False) -> float:
    """The z value of a travelling piece that will lie at `index` of its target place; `on_top` as in `piece_z`."""
    return Layer.FLYING + min(index, 499) + (500 if on_top else 0)


def held_z(number: int) -> float:
    """The z value of the piece numbered `number` (from 0) in the hand. Pieces with higher numbers are on top."""
    return Layer.HELD + min(number, 999)


Paint = Callable[[Canvas], None]
P = ParamSpec("P")
"""Parameters of a paint function after the first one, the canvas."""

MIN_TRIMMED_PIXELS = 100_000
"""Minimum number of pixels of a picture whose transparent margins are cut off."""
_PIXEL_SIZE = 4
"""Bytes of a pixel in memory."""
MAX_PIXEL_RATIO = 3.0
"""Maximum resolution of a sheet in device pixels per scene unit. At a higher zoom, its pixmap is enlarged."""


class PaintedSheets:
    """All painted sheets of one graphics scene: pixmap items with names."""

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
        self._has_fine_print = True
        self._generation = 0
        self._deadline = math.inf
        self._painted_count = self._skipped_count = 0

    def paint_for(self, seconds: float, paint: Callable[[], None]) -> bool:
        """Calls `paint`, which calls `show` for several sheets. After `seconds`, `show` paints no further sheets.

        Returns whether every sheet has been painted. Sheets not painted keep their old pictures until a later call.
        """
        self._deadline = time.monotonic() + seconds
        self._painted_count = self._skipped_count = 0
        try:
            paint()
        finally:
            self._deadline = math.inf
        return not self._skipped_count

    def set_resolution(self, scale: float, ratio: float, *, has_fine_print: bool) -> None:
        """Sets logical pixels (`scale`) and device pixels (`ratio`) per scene unit, and whether to paint fine print."""
        self._scale, self.ratio, self._has_fine_print = scale, min(ratio, MAX_PIXEL_RATIO), has_fine_print

    def invalidate(self) -> None:
        """Makes every sheet with texts be painted again at its next `show`: theme, text size or language have changed."""
        self._generation += 1

    def canvas(self, box: Box) -> Canvas:
        """Returns a new canvas for painting a box at the current scale."""
        return Canvas(self._art, self._fonts, box, self._scale, self.ratio, has_fine_print=self._has_fine_print)

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
        """Shows a sheet in a layer, painted again if needed. `content` must have all values on which `paint` depends."""
        key = content, self._has_fine_print, self._typography.text_size, self._generation
        self._show(name, layer, box, key, lambda canvas: paint(canvas, *args, **kwargs))

    def show_textless(
        self,
        name: str,
        layer: float,
        box: Box,
        content: Hashable,
        paint: Callable[Concatenate[Canvas, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Shows a sheet like `show`, but without texts: it stays when the language or the text size changes."""
        self._show(name, layer, box, (content, *self._theme_key), lambda canvas: paint(canvas, *args, **kwargs))

    @property
    def _theme_key(self) -> tuple[str, str]:
        return self._art.theme.name, self._art.theme.palette

    def _show(self, name: str, layer: float, box: Box, content: Hashable, paint: Paint) -> None:
        key = box, content, self._scale, self.ratio
        is_painted = self._shown.get(name) == key
        if not is_painted and self._painted_count and time.monotonic() > self._deadline:
            self._skipped_count += 1
            return
        item = self._item(name, layer)
        if is_painted:
            return
        self._painted_count += 1
        self._shown[name] = key
        box = self._aligned_to_pixels(box)
        canvas = self.canvas(box)
        try:
            paint(canvas)
        finally:
            # Ends the canvas's painter even if painting fails: a painter must not outlive its pixmap.
            picture = canvas.finish()
        left, top, right, bottom = content_edges(picture)
        if (right - left, bottom - top) != (picture.width(), picture.height()):
            picture = picture.copy(left, top, max(1, right - left), max(1, bottom - top))
        item.setPixmap(picture)
        item.setOffset(left / self.ratio, top / self.ratio)
        item.setPos(box.x, box.y)

    def show_copies(
        self,
        name: str,
        layer: float,
        drawing: tuple[str, str],
        size: tuple[float, float],
        corners: Sequence[tuple[float, float]],
    ) -> None:
        """Shows copies of a drawing (sheet, element) of this size, with their upper left corners at `corners`. All
        copies share one picture. `size` and `corners` are in scene units.
        """
        key = drawing, size, self.ratio, *self._theme_key
        first = self._items.get(f"{name}.0")
        # The cache may have dropped the picture. Another one, although equal, would make Qt paint the whole table again.
        if first is not None and self._shown.get(name) == key:
            pixmap = first.pixmap()
        else:
            pixmap = self._art.pixmap(*drawing, QSizeF(*size), self.ratio)
            self._shown[name] = key
        wanted = {f"{name}.{number}": corner for number, corner in enumerate(corners)}
        for each in self._items:
            if each.startswith(f"{name}.") and each not in wanted:
                self.hide(each)
        for each, (x, y) in wanted.items():
            item = self._item(each, layer)
            # An equal picture, too, would make Qt paint the whole area of the item again.
            if item.pixmap().cacheKey() != pixmap.cacheKey():
                item.setPixmap(pixmap)
            item.setPos(x, y)

    def _item(self, name: str, layer: float) -> QGraphicsPixmapItem:
        """Returns the visible item of this name, made at the first call."""
        item = self._items.get(name)
        if item is None:
            item = self._items[name] = QGraphicsPixmapItem()
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            self._scene.addItem(item)
        item.setZValue(layer)
        item.setVisible(True)
        return item

    def item(self, name: str) -> QGraphicsPixmapItem | None:
        """The graphics item of a sheet; None if the sheet has never been shown."""
        return self._items.get(name)

    def hide(self, name: str) -> None:
        """Hides a sheet, and keeps its picture for the next `show`."""
        if name in self._items:
            self._items[name].setVisible(False)

    def hide_all(self) -> None:
        """Hides all sheets, and keeps their pictures: the next match paints only what differs."""
        for item in self._items.values():
            item.setVisible(False)

    def clear(self) -> None:
        """Removes all sheets and their pictures."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._shown.clear()

    def _aligned_to_pixels(self, box: Box) -> Box:
        """The box enlarged to whole device pixels, so that the picture of a sheet is never resampled."""
        ratio = self.ratio
        left, top = math.floor(box.x * ratio) / ratio, math.floor(box.y * ratio) / ratio
        right, bottom = math.ceil(box.right * ratio) / ratio, math.ceil(box.bottom * ratio) / ratio
        return Box(left, top, right - left, bottom - top)


def content_edges(picture: QPixmap, min_pixels: int = MIN_TRIMMED_PIXELS) -> tuple[int, int, int, int]:
    """Left, top, right and bottom edge of everything that is not transparent in a picture, in device pixels.

    A picture with fewer pixels is not examined: its whole area is returned. An empty picture gives four zeros.
    """
    width, height = picture.width(), picture.height()
    if width * height < min_pixels:
        return 0, 0, width, height
    image = picture.toImage()
    pixels, stride = image.constBits(), image.bytesPerLine()
    empty = bytes(stride)
    rows = [number for number in range(height) if bytes(pixels[number * stride : (number + 1) * stride]) != empty]
    if not rows:
        return 0, 0, 0, 0
    left, right = width * _PIXEL_SIZE, 0
    for number in rows:
        start, end = number * stride, number * stride + width * _PIXEL_SIZE
        # Only the parts of the row outside of the area found so far are examined, which saves time.
        before = bytes(pixels[start : start + left])
        if before != empty[:left]:
            left -= len(before.lstrip(b"\0"))
        after = bytes(pixels[start + right : end])
        if after != empty[: len(after)]:
            right += len(after.rstrip(b"\0"))
    return left // _PIXEL_SIZE, rows[0], -(-right // _PIXEL_SIZE), rows[-1] + 1


def paint_background(
    sheets: PaintedSheets,
    drawing: tuple[str, str],
    size: tuple[float, float],
    regions: TableRegions,
    corner: tuple[int, int],
) -> None:
    """Fills the table's background with copies of a drawing, so that they continue the background of the window.

    `drawing` is (sheet, element), `size` the size of one copy. `corner` is the view's position in the window. Lengths
    are logical pixels.
    """
    scale, ratio = regions.scale, sheets.ratio
    width, height = size[0] / scale, size[1] / scale
    left, top = -(corner[0] % size[0]) / scale, -(corner[1] % size[1]) / scale
    corners = [
        (round((left + column * width) * ratio) / ratio, round((top + row * height) * ratio) / ratio)
        for row in range(math.ceil((regions.height - top) / height))
        for column in range(math.ceil((regions.width - left) / width))
    ]
    sheets.show_copies("ground", Layer.TABLE, drawing, (width, height), corners)
