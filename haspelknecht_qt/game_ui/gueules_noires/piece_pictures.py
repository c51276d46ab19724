"""Pictures of the pieces. Tiles and cards also show the values printed on the game's components."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards import symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import CAGE_WIDTH, DOUBLE_WIDTH, SINGLE_WIDTH, TILE_HEIGHT
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import ORDER_IDS, TILE_IDS
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.scene_contract import ScenePictures
from haspelknecht_qt.table.typography import Fonts
from haspelknecht_qt.table.window_plan import Box

DRAWN_SIZES = {
    pieces.WORKER: 40.0,
    pieces.COAL: 32.0,
    pieces.CAGE: 112.0,
    pieces.TILE: TILE_HEIGHT,
    pieces.ORDER: 100.0,
}
"""Sizes of pieces in units of their drawings: heights of workers and tiles; widths of cubes, the cage and cards."""
_SHEET = "pieces"


class PiecePictures(ScenePictures):
    """Pictures of pieces by kind, size and pixel ratio.

    The pictures are in the cache of all drawings, which drops the least recently used ones.
    """

    def __init__(self, art: Art, fonts: Fonts) -> None:
        self._art = art
        self._fonts = fonts
        self._components: Components | None = None

    def set_components(self, components: Components) -> None:
        """Sets the values printed on tiles and cards."""
        self._components = components

    @override
    def picture(self, kind: str, size: float, pixel_ratio: float) -> QPixmap:
        """Returns the picture of a piece. Raises KeyError for an unknown kind of piece.

        `size` is the height of a worker or tile, and the width of any other piece.
        """
        what, name = elements.split_id(kind)
        match what:
            case pieces.WORKER | pieces.COAL:
                return self._scaled_drawing(kind, size / DRAWN_SIZES[what], pixel_ratio)
            case pieces.CAGE:
                return self._painted_picture(kind, size, pixel_ratio, Box(-CAGE_WIDTH / 2, -47, CAGE_WIDTH, 92))
            case pieces.TILE:
                wide = SINGLE_WIDTH if name.split("-")[1] == "1" else DOUBLE_WIDTH
                return self._painted_picture(kind, size, pixel_ratio, Box(-wide / 2 - 1, -32, wide + 2, 64))
            case pieces.ORDER:
                return self._painted_picture(kind, size, pixel_ratio, Box(-52, -63, 104, 126))
            case pieces.BACK:
                front = pieces.TILE if name == "tiles" else pieces.ORDER
                return self._scaled_drawing(f"{front}.back", size / DRAWN_SIZES[front], pixel_ratio)
            case _:
                raise KeyError(f"no piece of the kind {kind!r}")

    @override
    def ghost(self, kind: str, size: float, pixel_ratio: float) -> QPixmap | None:
        """Returns the dashed outline of a cube, a worker or the cage; None for tiles and cards."""
        what, _ = elements.split_id(kind)
        outlines = {pieces.WORKER: "worker.empty", pieces.COAL: f"{kind}.empty", pieces.CAGE: "cage.origin"}
        outline = outlines.get(what)
        return None if outline is None else self._scaled_drawing(outline, size / DRAWN_SIZES[what], pixel_ratio)

    @override
    def has_corners(self, kind: str) -> bool:
        return elements.kind_of(kind) in {pieces.TILE, pieces.ORDER, pieces.BACK}

    def _scaled_drawing(self, element: str, zoom: float, ratio: float) -> QPixmap:
        """Returns a drawing scaled to the size of the piece."""
        return self._art.pixmap(_SHEET, element, QSizeF(self._art.bounds(_SHEET, element).size() * zoom), ratio)

    def _painted_picture(self, kind: str, size: float, ratio: float, box: Box) -> QPixmap:
        printed = "" if self._components is None else self._components.hash
        key = (type(self), kind, size, ratio, self._art.theme, printed)
        kept = self._art.drawings.cached_pixmap(key)
        if kept is None:
            zoom = size / DRAWN_SIZES[elements.kind_of(kind)]
            scaled = Box(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom)
            canvas = Canvas(self._art, self._fonts, scaled, ratio / self._art.pixel_ratio, ratio)
            self._paint(canvas, kind, size)
            kept = self._art.drawings.cache_pixmap(key, canvas.finish())
        return kept

    def _paint(self, canvas: Canvas, kind: str, size: float) -> None:
        what, name = elements.split_id(kind)
        if what == pieces.CAGE:
            for part in ("cage.back", "cage.front"):
                zoom = size / DRAWN_SIZES[what]
                canvas.paint_at(_SHEET, part, 0, -zoom, zoom)
        elif what == pieces.TILE:
            symbols.paint_tile_with_minecarts(canvas, TILE_IDS.index(name), 0, 0, size)
        elif self._components is not None:
            symbols.paint_card(canvas, self._components, ORDER_IDS.index(name), 0, 0, size)
