"""Painter for the states of places: fills, outlines, rings and signs, each painted once into a cached pixmap.

Graphics items only show the finished pixmaps, so that the table is repainted quickly.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum, auto

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.places import PlaceLook, PlaceState, Shape
from haspelknecht_qt.table.themes import Theme

MARGIN = 12.0
"""Space around a shape for lines outside of it, in scene units."""
_MAX_CACHED_PIXELS = 8_000_000
"""Maximum number of pixels of all cached pixmaps together; 8 million pixels take 32 MB."""
SIGN_SIZE = 22.0
"""Width and height of a sign, in scene units."""
SHADOW_ALPHA = 0.28


class StateSign(Enum):
    """Signs that show the state of a place in addition to colours."""

    PLUS = auto()
    REFUSED = auto()
    CHECK = auto()


class Ring(Enum):
    """Kinds of lines around a single piece."""

    HELD = auto()
    CHOSEN = auto()
    TARGET = auto()
    UNDER_PIECE = auto()


@frozen
class _Line:
    """A line along a shape, `offset` scene units outside of its outline. `token` is a colour token or "#rrggbb"."""

    token: str
    width: float
    offset: float = 0.0
    dash: tuple[float, ...] = ()
    alpha: float = 1.0


@frozen
class _Style:
    """Look of a state: fill (token, opacity), outlines from bottom to top, lines of a ring that can pulse, sign."""

    fill: tuple[str, float] | None = None
    lines: tuple[_Line, ...] = ()
    ring: tuple[_Line, ...] = ()
    sign: StateSign | None = None


_STYLES: dict[tuple[PlaceLook, PlaceState], _Style] = {
    (PlaceLook.PLATE, PlaceState.USABLE): _Style(None, (_Line("go", 2.8),)),
    (PlaceLook.PLATE, PlaceState.TARGET): _Style(
        ("go_tint", 1.0), (_Line("go", 3),), ring=(_Line("go_hi", 2, offset=3.5),), sign=StateSign.PLUS
    ),
    (PlaceLook.PLATE, PlaceState.UNDER_PIECE): _Style(("go_tint2", 1.0), (_Line("go", 4.5),), sign=StateSign.PLUS),
    (PlaceLook.TILE, PlaceState.USABLE): _Style(None, (_Line("paperhi", 5.6), _Line("go", 2.8))),
    (PlaceLook.TILE, PlaceState.TARGET): _Style(
        ("paperhi", 0.75), (_Line("go", 4),), ring=(_Line("go_hi", 2, offset=4),)
    ),
    (PlaceLook.TILE, PlaceState.UNDER_PIECE): _Style(("go_tint2", 1.0), (_Line("go", 5),)),
}
for _look in PlaceLook:
    _STYLES[_look, PlaceState.START] = evolve(_STYLES[_look, PlaceState.UNDER_PIECE], sign=None)
    _STYLES[_look, PlaceState.IDLE] = _Style()
    _STYLES[_look, PlaceState.REFUSED] = _Style(
        ("stop_tint", 1.0), (_Line("stop", 3, dash=(7, 5)),), sign=StateSign.REFUSED
    )
    _STYLES[_look, PlaceState.CHOSEN] = _Style(None, (_Line("go", 3.2, offset=4.6),))
    _STYLES[_look, PlaceState.DONE] = _Style(("paper2", 1.0), sign=StateSign.CHECK)
    _STYLES[_look, PlaceState.DISABLED] = _Style(("paper", 1.0))

_CONTRAST_USABLE_LINES: dict[PlaceLook, tuple[_Line, ...]] = {
    PlaceLook.PLATE: (_Line("go", 5.4, offset=1.2), _Line("paperhi", 1.4, offset=1.2)),
    PlaceLook.TILE: (_Line("paperhi", 8.4), _Line("go", 6.2), _Line("paperhi", 1.8)),
}
"""Outlines of usable places in the theme of high contrast: double lines, because all other outlines are dark too."""

_FOCUS_LINES = (_Line("paperhi", 5, offset=5), _Line("ink", 2.4, offset=5))
_PIECES_FOCUS_LINES = (_Line("paperhi", 4.4, offset=1), _Line("ink", 2.2, offset=1))
"""Lines of the keyboard focus around pieces: closer, because there may be texts beside the pieces."""

_HELD_RING_COLOUR = "#fcf6e8"
"""Colour of the line around a held piece, light in every theme: it separates the piece from everything below it."""

_RINGS: dict[Ring, tuple[_Line, ...]] = {
    Ring.HELD: (_Line(_HELD_RING_COLOUR, 2.6, offset=1.0),),
    Ring.CHOSEN: (_Line("paperhi", 7.5, offset=4.6), _Line("go", 4, offset=4.6)),
    Ring.TARGET: (_Line("go", 3, offset=3), _Line("go_hi", 2, offset=6)),
    # Close to the piece, because there may be texts beside it.
    Ring.UNDER_PIECE: (_Line("go", 4, offset=0.5),),
}


class StatePainter:
    """Paints the states of places as pixmaps, in a theme's colours and for a pixel ratio, and caches them.

    The pixel ratio is device pixels per scene unit, so Qt measures the pixmaps in scene units. A pixmap extends
    `MARGIN` beyond the shape on every side, and does not depend on the shape's position.
    """

    def __init__(self, colours: Theme, pixel_ratio: float = 1.0) -> None:
        self._colours = colours
        self._ratio = pixel_ratio
        self._cache: dict[tuple[object, ...], QPixmap] = {}
        self._cached_pixels = 0

    def set_theme(self, colours: Theme) -> None:
        """Sets the theme's colours. Pixmaps are painted again when they are next needed."""
        self._colours = colours
        self._clear_cache()

    def set_pixel_ratio(self, pixel_ratio: float) -> None:
        """Sets the number of device pixels per scene unit. Pixmaps are painted again when they are next needed."""
        if pixel_ratio != self._ratio:
            self._ratio = pixel_ratio
            self._clear_cache()

    def fill(self, shape: Shape, look: PlaceLook, state: PlaceState, opacity: float) -> QPixmap | None:
        """The fill that shows a state; None if the state has none or `opacity` (`TablePlace.tint_opacity`) is 0."""
        fill = _STYLES[look, state].fill
        if fill is None or opacity <= 0:
            return None
        token, alpha = fill

        def paint(painter: QPainter, outline: Shape) -> None:
            colour = QColor(self._colours[token])
            colour.setAlphaF(alpha * opacity)
            painter.fillPath(outline.path(), QBrush(colour))

        return self._shape_pixmap(("fill", look, state, opacity), shape, paint)

    def outlines(self, shape: Shape, look: PlaceLook, state: PlaceState) -> QPixmap | None:
        """The outlines that show a state; None if the state has none."""
        lines = _STYLES[look, state].lines
        if state is PlaceState.USABLE and self._colours.is_high_contrast:
            lines = _CONTRAST_USABLE_LINES[look]
        return self._lines_pixmap(("outline", look, state), shape, lines) if lines else None

    def ring(self, shape: Shape, look: PlaceLook, state: PlaceState) -> QPixmap | None:
        """The outer ring that shows a state and can pulse; None if the state has no ring."""
        lines = _STYLES[look, state].ring
        return self._lines_pixmap(("ring", look, state), shape, lines) if lines else None

    def focus_line(self, shape: Shape, *, around_pieces: bool = False) -> QPixmap:
        """The double line that shows the keyboard focus around a place, or around pieces."""
        lines = _PIECES_FOCUS_LINES if around_pieces else _FOCUS_LINES
        return self._lines_pixmap(("focus", around_pieces), shape, lines)

    def piece_ring(self, shape: Shape, ring: Ring) -> QPixmap:
        """The lines of a ring around a piece with the outline `shape`."""
        return self._lines_pixmap((ring,), shape, _RINGS[ring])

    def ghost(self, shape: Shape) -> QPixmap:
        """The dashed line that stays where a piece with the outline `shape` was lifted."""
        return self._lines_pixmap(("ghost",), shape, (_Line("slot_e", 1.6, dash=(3, 3)),))

    def shadow(self, width: float, height: float) -> QPixmap:
        """The shadow of a held piece of this size: an ellipse with the upper left corner of its box at (0, 0)."""

        def paint(painter: QPainter) -> None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor.fromRgbF(0, 0, 0, SHADOW_ALPHA))
            painter.drawEllipse(QRectF(0, 0, width, height))

        return self._cached_pixmap(("shadow", width, height), width, height, paint)

    def sign_of(self, look: PlaceLook, state: PlaceState) -> StateSign | None:
        """The kind of sign that shows a state; None if the state has no sign."""
        return _STYLES[look, state].sign

    def sign(self, sign: StateSign, width: float = SIGN_SIZE) -> QPixmap:
        """The picture of a sign of this width, with its upper left corner at (0, 0)."""
        return self._cached_pixmap((sign, width), width, width, lambda painter: self._paint_sign(painter, sign, width))

    def _paint_sign(self, painter: QPainter, sign: StateSign, width: float) -> None:
        painter.scale(width / SIGN_SIZE, width / SIGN_SIZE)
        middle = SIGN_SIZE / 2
        centre = QPointF(middle, middle)
        if sign is StateSign.CHECK:
            painter.setPen(self._pen(_Line("ink2", 2.6)))
            painter.drawPolyline([QPointF(5, middle + 1), QPointF(9.5, 16), QPointF(17, 6.5)])
            return
        painter.setPen(self._pen(_Line("go" if sign is StateSign.PLUS else "stop", 2.2)))
        painter.setBrush(QColor(self._colours["paperhi"]))
        painter.drawEllipse(centre, middle - 1.5, middle - 1.5)
        if sign is StateSign.PLUS:
            reach = middle - 6
            painter.drawLine(centre - QPointF(reach, 0), centre + QPointF(reach, 0))
            painter.drawLine(centre - QPointF(0, reach), centre + QPointF(0, reach))
        else:
            across = (middle - 1.5) / math.sqrt(2)
            painter.drawLine(centre - QPointF(across, across), centre + QPointF(across, across))

    def _lines_pixmap(self, key: tuple[object, ...], shape: Shape, lines: tuple[_Line, ...]) -> QPixmap:
        def paint(painter: QPainter, outline: Shape) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for line in lines:
                painter.setPen(self._pen(line))
                painter.drawPath(outline.grown(line.offset).path())

        return self._shape_pixmap(key, shape, paint)

    def _pen(self, line: _Line) -> QPen:
        colour = line.token if line.token.startswith("#") else self._colours[line.token]
        pen = QPen(QColor(colour), line.width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if line.dash else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if line.dash:
            pen.setDashPattern([length / line.width for length in line.dash])
        return pen

    def _shape_pixmap(self, key: tuple[object, ...], shape: Shape, paint: Callable[[QPainter, Shape], None]) -> QPixmap:
        # The cache key leaves out the position, so that places of equal form and size share a pixmap.
        moved = Shape(MARGIN, MARGIN, shape.width, shape.height, shape.radius, shape.form)
        width, height = shape.width + 2 * MARGIN, shape.height + 2 * MARGIN
        return self._cached_pixmap((*key, moved), width, height, lambda painter: paint(painter, moved))

    def _cached_pixmap(
        self, key: tuple[object, ...], width: float, height: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        pixmap = self._cache.get(key)
        if pixmap is None:
            pixmap = QPixmap(max(1, math.ceil(width * self._ratio)), max(1, math.ceil(height * self._ratio)))
            pixmap.setDevicePixelRatio(self._ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter)
            painter.end()
            if self._cached_pixels > _MAX_CACHED_PIXELS:
                # All pixmaps are dropped: after many resizes, most of them have sizes no longer in use.
                self._clear_cache()
            self._cache[key] = pixmap
            self._cached_pixels += pixmap.width() * pixmap.height()
        return pixmap

    def _clear_cache(self) -> None:
        self._cache.clear()
        self._cached_pixels = 0
