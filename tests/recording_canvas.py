"""Painted positions: a canvas that records the boxes of drawings and texts, and the bounds of a picture's pixels."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBitmap, QColor, QImage, QRegion

from haspelknecht_qt.table.canvas import CAPTION, Canvas, box_of
from haspelknecht_qt.table.window_plan import Box


class RecordingCanvas(Canvas):
    """Canvas that records what it paints: name of a drawing or text -> boxes in scene units."""

    drawings: dict[str, list[Box]]
    texts: dict[str, list[Box]]

    def paint_in(self, sheet, element, box, **look):
        super().paint_in(sheet, element, box, **look)
        zoom, left, top = self._frames[-1]
        where = Box(left + box.x * zoom, top + box.y * zoom, box.width * zoom, box.height * zoom)
        self.drawings.setdefault(element, []).append(moved(where, self.box))

    def text(self, x, y, text, style=CAPTION, ink="ink", align="l"):
        width = super().text(x, y, text, style, ink, align)
        zoom, left, top = self._frames[-1]
        found = self._font(style)[1].tightBoundingRect(text)
        start = left + (x - {"l": 0.0, "m": width / 2, "r": width}[align]) * zoom
        above = top + y * zoom + found.y() / self.ratio
        where = Box(start + found.x() / self.ratio, above, found.width() / self.ratio, found.height() / self.ratio)
        self.texts.setdefault(text, []).append(moved(where, self.box))
        return width


def recording_canvas_class():
    """New class of canvases that share their records, which are empty at first."""
    return type("RecordingCanvasOfATest", (RecordingCanvas,), {"drawings": {}, "texts": {}})


def moved(box, to):
    """Box moved by the position of another box."""
    return Box(box.x + to.x, box.y + to.y, box.width, box.height)


def pixel_bounds(image, colour=None):
    """The bounds of an image's pixels of this colour, in device pixels; by default of all that are not transparent."""
    # The set bits of a "mask in" are the pixels of all other colours.
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    if colour is None:
        mask = image.createMaskFromColor(0, Qt.MaskMode.MaskInColor)
    else:
        mask = image.createMaskFromColor(QColor(colour).rgba(), Qt.MaskMode.MaskOutColor)
    return box_of(QRectF(QRegion(QBitmap.fromImage(mask)).boundingRect()))
