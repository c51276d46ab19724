"""The texts of a painted table, with the colours that they stand on in the finished picture."""

from collections import Counter, defaultdict
from contextlib import contextmanager
from functools import cache, partial

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter

from haspelknecht_qt.commands import picture
from haspelknecht_qt.table.canvas import CAPTION, Canvas
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from tests import colour_vision

_INKED = 60
"""Least coverage of a pixel by a letter, of 255, to count as text."""
_LEAST_SHARE = 0.05
"""Share of a text's pixels from which a colour counts as its ground: thin lines behind a letter do not."""

contrast = cache(colour_vision.contrast)


class _Texts:
    """Texts on the sheets of a table, each with its ink and the mask of its letters in the picture of the table."""

    def __init__(self):
        self._by_sheet = defaultdict(list)
        self._hidden = set()

    @property
    def shown(self):
        return [text for name, texts in self._by_sheet.items() if name not in self._hidden for text in texts]

    @contextmanager
    def watched(self, *, painted):
        """Records the texts of sheets; without `painted`, leaves them out of the picture."""
        write, show, hide = Canvas.text, PaintedSheets.show, PaintedSheets.hide
        names = []

        def watched_show(sheets, name, layer, box, content, paint, *args, **kwargs):
            def watched_paint(canvas, *args, **kwargs):
                # Before and after the picture, sheets are painted for the size of a window that is not shown.
                names.append(name if canvas.ratio == 1.0 else "")
                if canvas.ratio == 1.0:
                    self._by_sheet[name].clear()
                paint(canvas, *args, **kwargs)
                names.pop()

            self._hidden.discard(name)
            show(sheets, name, layer, box, content, watched_paint, *args, **kwargs)

        def watched_hide(sheets, name):
            self._hidden.add(name)
            hide(sheets, name)

        def text(canvas, x, y, words, style=CAPTION, ink="ink", align="l"):
            if not names or not names[-1]:
                return write(canvas, x, y, words, style, ink, align)
            if painted:
                self._record(self._by_sheet[names[-1]], canvas, x, y, words, style, ink, align)
                return write(canvas, x, y, words, style, ink, align)
            return canvas.text_width(words, style)

        Canvas.text, PaintedSheets.show, PaintedSheets.hide = text, watched_show, watched_hide
        try:
            yield
        finally:
            Canvas.text, PaintedSheets.show, PaintedSheets.hide = write, show, hide

    def _record(self, texts, canvas, x, y, words, style, ink, align):
        font, metrics = canvas._font(style)
        left, baseline = canvas._device_point(x, y)
        left -= {"l": 0.0, "m": 0.5, "r": 1.0}[align] * metrics.horizontalAdvance(words)
        area = metrics.tightBoundingRect(words).translated(left, baseline).toAlignedRect()
        if area.isEmpty():
            return
        mask = QImage(area.size(), QImage.Format.Format_Grayscale8)
        mask.fill(0)
        painter = QPainter(mask)
        painter.setFont(font)
        painter.setPen(QColor("white"))
        painter.drawText(QPointF(left, baseline) - area.topLeft(), words)
        painter.end()
        area.translate(round(canvas.box.x * canvas.ratio), round(canvas.box.y * canvas.ratio))
        texts.append((words, canvas.colour(ink).name(), area, mask))


def _grounds(mask, area, painted, empty):
    """Number of inked pixels by the colour below them; nothing for a text that something else covers.

    `painted` is the picture of the table with its texts, `empty` the picture without.
    """
    part = QRect(area).intersected(painted.rect())
    shift = part.topLeft() - area.topLeft()
    shown, ground = (image.copy(part).convertToFormat(QImage.Format.Format_RGB32) for image in (painted, empty))
    inked, written, below = bytes(mask.constBits()), bytes(shown.constBits()), bytes(ground.constBits())
    colours, covered = Counter(), 0
    for row in range(part.height()):
        start = (row + shift.y()) * mask.bytesPerLine() + shift.x()
        for column in range(part.width()):
            if inked[start + column] > _INKED:
                place = row * ground.bytesPerLine() + column * 4
                colour = below[place : place + 3]
                covered += written[place : place + 3] == colour
                colours[f"#{colour[2]:02x}{colour[1]:02x}{colour[0]:02x}"] += 1
    return {} if 2 * covered > sum(colours.values()) else colours


def weak_texts(match, size, theme, least, language):
    """(contrast, text, ink, ground) of each text on a match's table that has less contrast than `least`."""
    texts = _Texts()
    draw = partial(picture.draw, match, match.ply, size, 1.0, theme, language)
    with texts.watched(painted=True):
        painted = QImage.fromData(draw())
    with _Texts().watched(painted=False):
        empty = QImage.fromData(draw())
    assert len(texts.shown) > 20, "a table has texts"
    weak = set()
    for words, ink, area, mask in texts.shown:
        grounds = _grounds(mask, area, painted, empty)
        for ground, count in grounds.items():
            if count >= _LEAST_SHARE * sum(grounds.values()) and contrast(ink, ground) < least:
                weak.add((round(contrast(ink, ground), 2), words, ink, ground))
    return sorted(weak)


def name_and_contents(places, state, seat, element):
    """Complete text of a game about an element: its name, then its details."""
    return ". ".join(filter(None, (places.short_name(state, seat, element), places.details(state, seat, element))))
