"""The canvas: paints drawings, shapes and text into one picture of the table, in scene units.

    canvas = Canvas(art, typography, box, scale=1.0, ratio=2.0)
    canvas.panel(box)
    canvas.text(x, y, "Turn order", CAPTION, "ink2", "m")
    pixmap = canvas.finish()

Colours are tokens of the theme, or "#rrggbb". A `sheet` is an SVG file with drawings, an `element` one drawing in it.
Text is rendered at its final size on the screen, at least `MIN_TEXT_PIXELS`. The `y` of a text is its baseline.
`paint_at` places a drawing by its centre and keeps its proportions, `paint_in` scales it to fill a box.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.drawings import Swap
from haspelknecht_qt.table.trajectory import Point
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NAME, Fonts, TextStyle
from haspelknecht_qt.table.window_plan import Box

__all__ = ["CAPTION", "CAPTION_STRONG", "NAME", "Canvas", "Fonts", "TextStyle", "box_of"]


class Canvas:
    """Picture that is being painted. `scale` is logical pixels and `ratio` device pixels per scene unit."""

    def __init__(
        self, art: Art, fonts: Fonts, box: Box, scale: float, ratio: float, *, has_fine_print: bool = True
    ) -> None:
        self.art = art
        self.theme = art.theme
        self.box = box
        self.ratio = ratio
        self.has_fine_print = has_fine_print
        """Whether fine print (small text that tooltips repeat) is drawn."""
        self._fonts = fonts
        self._scale = scale
        self._frames = [(1.0, -box.x, -box.y)]
        width, height = math.ceil(box.width * ratio), math.ceil(box.height * ratio)
        self._pixmap = QPixmap(max(1, width), max(1, height))
        self._pixmap.fill(Qt.GlobalColor.transparent)
        self.painter = QPainter(self._pixmap)
        self.painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._update_transform()

    def finish(self) -> QPixmap:
        """Returns the picture; its logical size is in scene units. Nothing can be painted afterwards."""
        self.painter.end()
        self._pixmap.setDevicePixelRatio(self.ratio)
        return self._pixmap

    @property
    def zoom(self) -> float:
        """Scene units per unit of the current coordinates (see `origin_at`)."""
        return self._frames[-1][0]

    @contextmanager
    def origin_at(self, x: float, y: float, zoom: float = 1.0) -> Iterator[None]:
        """Context manager: moves the origin to (x, y) and enlarges the coordinates `zoom` times."""
        outer, left, top = self._frames[-1]
        self._frames.append((outer * zoom, left + x * outer, top + y * outer))
        self._update_transform()
        try:
            yield
        finally:
            self._frames.pop()
            self._update_transform()

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Context manager: limits painting to a box."""
        self.painter.save()
        self.painter.setClipRect(rect_of(box))
        try:
            yield
        finally:
            self.painter.restore()

    def _update_transform(self) -> None:
        zoom, x, y = self._frames[-1]
        self.painter.resetTransform()
        self.painter.scale(self.ratio, self.ratio)
        self.painter.translate(x, y)
        self.painter.scale(zoom, zoom)

    def _device_point(self, x: float, y: float) -> Point:
        zoom, left, top = self._frames[-1]
        return (left + x * zoom) * self.ratio, (top + y * zoom) * self.ratio

    def colour(self, ink: str, alpha: float = 1.0) -> QColor:
        """Colour of a theme token or of a text "#rrggbb", with the opacity `alpha` (0 to 1)."""
        colour = QColor(ink if ink.startswith("#") else self.theme[ink])
        if alpha < 1.0:
            colour.setAlphaF(alpha)
        return colour

    def _set_pen_and_brush(
        self, line: str | None, width: float, fill: str | None, *, dash: Sequence[float] = (), alpha: float = 1.0
    ) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else self.colour(fill, alpha))
        if line is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
            return
        pen = QPen(self.colour(line), width)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if dash:
            pen.setDashPattern([length / width for length in dash])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)

    def rect(
        self,
        box: Box,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1.5,
        *,
        radius: float = 0.0,
        dash: Sequence[float] = (),
        alpha: float = 1.0,
    ) -> None:
        """Paints a rectangle, with round corners if `radius` is given."""
        self._set_pen_and_brush(line, width, fill, dash=dash, alpha=alpha)
        rect = rect_of(box)
        if radius:
            radius = min(radius, box.width / 2, box.height / 2)
            self.painter.drawRoundedRect(rect, radius, radius)
        else:
            self.painter.drawRect(rect)

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: str | None = None,
        line: str | None = None,
        width: float = 1.5,
        *,
        alpha: float = 1.0,
    ) -> None:
        """Paints a circle."""
        self._set_pen_and_brush(line, width, fill, alpha=alpha)
        self.painter.drawEllipse(QPointF(x, y), radius, radius)

    def line(
        self, start: Point, end: Point, ink: str = "line", width: float = 1.1, *, dash: Sequence[float] = ()
    ) -> None:
        """Paints a straight line."""
        self._set_pen_and_brush(ink, width, None, dash=dash)
        self.painter.drawLine(QPointF(*start), QPointF(*end))

    def polygon(
        self, points: Sequence[Point], fill: str | None = None, line: str | None = None, width: float = 1.5
    ) -> None:
        """Paints a closed polygon."""
        self._set_pen_and_brush(line, width, fill)
        self.painter.drawPolygon(QPolygonF([QPointF(*point) for point in points]))

    def path(self, path: QPainterPath, fill: str | None = None, line: str | None = None, width: float = 1.5) -> None:
        """Paints the shape of a painter path."""
        self._set_pen_and_brush(line, width, fill)
        self.painter.drawPath(path)

    def panel(self, box: Box) -> None:
        """Paints a panel that looks like a sheet of paper on the table, with a flat shadow."""
        self.rect(Box(box.x + 3, box.y + 4, box.width, box.height), "shadow", radius=6.0, alpha=0.55)
        self.rect(box, "paper", "edge", 1.5, radius=6.0)

    def element_box(self, sheet: str, element: str) -> Box:
        """Box of an element in the coordinates of its sheet."""
        return box_of(self.art.bounds(sheet, element))

    def paint_at(
        self,
        sheet: str,
        element: str,
        x: float,
        y: float,
        zoom: float = 1.0,
        *,
        opacity: float = 1.0,
        swap: Swap | None = None,
    ) -> None:
        """Paints a drawing at its own size times `zoom`, the centre of its box at (x, y)."""
        bounds = self.art.bounds(sheet, element)
        width, height = bounds.width() * zoom, bounds.height() * zoom
        self.paint_in(sheet, element, Box(x - width / 2, y - height / 2, width, height), opacity=opacity, swap=swap)

    def paint_turned(
        self, sheet: str, element: str, x: float, y: float, angle: float, middle: Point, zoom: float = 1.0
    ) -> None:
        """Paints a drawing turned clockwise by `angle` degrees around its point `middle`, which is put at (x, y).

        `middle` is measured from the upper left corner of the drawing's box, in units of its sheet.
        """
        bounds = self.art.bounds(sheet, element)
        size = QSizeF(bounds.width() * zoom * self.zoom, bounds.height() * zoom * self.zoom)
        pixmap = self.art.pixmap(sheet, element, size, self.ratio)
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.rotate(angle)
        self.painter.scale(zoom, zoom)
        target = QRectF(-middle[0], -middle[1], bounds.width(), bounds.height())
        self.painter.drawPixmap(target, pixmap, QRectF(0, 0, pixmap.width(), pixmap.height()))
        self.painter.restore()

    def paint_in(self, sheet: str, element: str, box: Box, *, opacity: float = 1.0, swap: Swap | None = None) -> None:
        """Paints a drawing, scaled to fill a box."""
        size = QSizeF(box.width * self.zoom, box.height * self.zoom)
        pixmap = self.art.pixmap(sheet, element, size, self.ratio, swap)
        self._blit(pixmap, *self._device_point(box.x, box.y), opacity)

    def pattern(self, element: str, box: Box, size: float) -> None:
        """Fills a box with copies of a seamless drawing from the sheet "pieces", each copy `size` wide and high."""
        with self.clipped(box):
            for row in range(math.ceil(box.height / size)):
                for column in range(math.ceil(box.width / size)):
                    self.paint_in("pieces", element, Box(box.x + column * size, box.y + row * size, size, size))

    def paint_composed(
        self, parts: Sequence[tuple[str, str]], x: float, y: float, zoom: float, swap: Swap | None = None
    ) -> None:
        """Paints elements of several sheets (`parts`) at their positions in the sheets, enlarged `zoom` times.

        All sheets have the same view box, whose upper left corner is painted at (x, y).
        """
        pixmap, corner = self.art.compose(parts, zoom * self.zoom, self.ratio, swap)
        left, top = self._device_point(x, y)
        self._blit(pixmap, round(left) + corner.x(), round(top) + corner.y(), 1.0)

    def _blit(self, pixmap: QPixmap, x: float, y: float, opacity: float) -> None:
        """Copies a pixmap to a position in device pixels, so that the picture is not resampled."""
        self.painter.setWorldMatrixEnabled(False)
        if opacity < 1.0:
            self.painter.setOpacity(opacity)
        source = QRectF(0, 0, pixmap.width(), pixmap.height())
        self.painter.drawPixmap(QRectF(round(x), round(y), pixmap.width(), pixmap.height()), pixmap, source)
        if opacity < 1.0:
            self.painter.setOpacity(1.0)
        self.painter.setWorldMatrixEnabled(True)

    def icon(self, name: str, x: float, y: float, size: float, ink: str = "ink") -> None:
        """Paints an icon of the sheet "icons" in one colour, `size` wide and high, with its centre at (x, y)."""
        self.paint_in("icons", f"icon.{name}", Box(x - size / 2, y - size / 2, size, size), swap={"ink": ink})

    def _font(self, style: TextStyle) -> tuple[QFont, QFontMetricsF]:
        return self._fonts.get(style, self._scale * self.zoom, self.ratio / self._scale)

    def text_width(self, text: str, style: TextStyle = CAPTION) -> float:
        """Width of a line of text, in units of the current coordinates."""
        return self._font(style)[1].horizontalAdvance(text) / (self.ratio * self.zoom)

    def line_height(self, style: TextStyle = CAPTION) -> float:
        """Distance between the baselines of two lines of text, in units of the current coordinates."""
        return self._font(style)[1].height() / (self.ratio * self.zoom)

    def text(
        self, x: float, y: float, text: str, style: TextStyle = CAPTION, ink: str = "ink", align: str = "l"
    ) -> float:
        """Paints a line of text with its baseline at y. Returns its width.

        `align` says what x is: the text's left end ("l"), middle ("m") or right end ("r").
        """
        font, metrics = self._font(style)
        advance = metrics.horizontalAdvance(text)
        left, baseline = self._device_point(x, y)
        left -= {"l": 0.0, "m": advance / 2, "r": advance}[align]
        self.painter.setWorldMatrixEnabled(False)
        self.painter.setFont(font)
        self.painter.setPen(self.colour(ink))
        self.painter.drawText(QPointF(left, baseline), text)
        self.painter.setWorldMatrixEnabled(True)
        return advance / (self.ratio * self.zoom)

    def paint_elided_text(
        self,
        x: float,
        y: float,
        text: str,
        width: float,
        style: TextStyle = CAPTION,
        ink: str = "ink",
        align: str = "l",
    ) -> float:
        """Paints one line of text, cut with an ellipsis if it is wider than `width`, and returns its width."""
        if self.text_width(text, style) > width:
            limit = width * self.ratio * self.zoom
            text = self._font(style)[1].elidedText(text, Qt.TextElideMode.ElideRight, limit)
        return self.text(x, y, text, style, ink, align)

    def smaller_style(self, style: TextStyle, factor: float) -> TextStyle:
        """Returns the style with its size on the screen multiplied by `factor`, but not below `MIN_TEXT_PIXELS`."""
        pixels = math.floor(self._font(style)[0].pixelSize() * factor)
        return style._replace(size=pixels / (self.ratio * self.zoom), fixed=True)

    def smallest_style(self, style: TextStyle) -> TextStyle:
        """Returns the style with the smallest permitted size on the screen, `MIN_TEXT_PIXELS`."""
        return self.smaller_style(style, 0.0)

    def shrunk_text(
        self,
        x: float,
        y: float,
        text: str,
        width: float,
        style: TextStyle = CAPTION,
        ink: str = "ink",
        align: str = "l",
    ) -> float:
        """Paints a text in a smaller font if it is wider than `width`, and returns the painted width.

        The font is at least `MIN_TEXT_PIXELS` high. A text that still does not fit is broken into two lines, with
        baselines above and below y. If either is too wide, the text is painted in one line, cut with an ellipsis.
        """
        wanted = self.text_width(text, style)
        if wanted > width:
            style = self.smaller_style(style, width / wanted)
        if self.text_width(text, style) > width + 1:
            halves = self._split_in_halves(text, width + 1, style)
            if halves is not None:
                step = self.line_height(style) * 0.92
                return max(
                    self.text(x, y + (number - 0.6) * step, half, style, ink, align)
                    for number, half in enumerate(halves)
                )
        return self.paint_elided_text(x, y, text, width + 1, style, ink, align)

    def _split_in_halves(self, text: str, width: float, style: TextStyle) -> tuple[str, str] | None:
        """Returns the text broken into two lines of nearly equal width; None if one line is wider than `width`."""
        words = text.split()
        cuts = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
        widest = [max(self.text_width(half, style) for half in cut) for cut in cuts]
        best = min(range(len(cuts)), key=widest.__getitem__, default=None)
        return cuts[best] if best is not None and widest[best] <= width else None

    def wrapped_lines(self, text: str, width: float, style: TextStyle = CAPTION) -> list[str]:
        """Returns the lines of a text that is wrapped to a width. A single word that is wider gets its own line."""
        lines: list[str] = []
        line = ""
        for word in text.split():
            longer = f"{line} {word}" if line else word
            if line and self.text_width(longer, style) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        return [*lines, line] if line else lines

    def paragraph(
        self, x: float, y: float, text: str, width: float, style: TextStyle = CAPTION, ink: str = "ink"
    ) -> None:
        """Paints a text wrapped to a width. The baseline of its first line is y."""
        step = self.line_height(style) * 1.02
        for line in self.wrapped_lines(text, width, style):
            self.text(x, y, line, style, ink)
            y += step

    def pill(
        self,
        x: float,
        y: float,
        text: str,
        *,
        icon: str | None = None,
        style: TextStyle = CAPTION_STRONG,
        fill: str = "stop_pill",
        ink: str = "stop_text",
        height: float = 24.0,
        line: str | None = None,
        align: str = "r",
        max_width: float = math.inf,
    ) -> Box:
        """Paints a label with round ends: an icon, if given, and a text. Returns its box.

        `y` is its upper edge, x its left end ("l"), middle ("m") or right end ("r"). If the label is wider than
        `max_width`, its font is smaller, but at least `MIN_TEXT_PIXELS` high.
        """
        padding = 42 if icon else 24
        text_width = self.text_width(text, style)
        if text_width + padding > max_width:
            style = self.smaller_style(style, (max_width - padding) / text_width)
        wide = self.text_width(text, style) + padding
        x -= {"r": wide, "m": wide / 2, "l": 0.0}[align]
        box = Box(x, y, wide, height)
        self.rect(box, fill, line, 1.2, radius=height / 2)
        middle = y + height / 2
        if icon:
            self.icon(icon, x + 17, middle, 17, ink)
        size = style.size or style.role.value.size
        self.text(x + (29 if icon else 12), middle + size * 0.35, text, style, ink)
        return box


def rect_of(box: Box) -> QRectF:
    """Converts a box to Qt's rectangle."""
    return QRectF(box.x, box.y, box.width, box.height)


def box_of(rect: QRectF) -> Box:
    """Converts Qt's rectangle to a box."""
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
