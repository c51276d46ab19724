"""Measures the texts on the table: the place of each line, the shape behind it, and whether it was cut."""

from itertools import combinations

from attrs import frozen
from PySide6.QtCore import QRectF

from haspelknecht_qt.table.canvas import CAPTION, Canvas
from haspelknecht_qt.table.window_plan import Box

SLACK = 1.5
"""Device pixels by which letters may stick out, because of round forms and smoothing."""
CUT = "\N{HORIZONTAL ELLIPSIS}"


@frozen
class PaintedText:
    """A line of text, and the rectangle of its ink in device pixels of the whole table."""

    text: str
    ink: QRectF
    pixels: float
    """The size of its letters in logical pixels."""
    sheet: QRectF
    """The sheet of the text, beyond which nothing is visible."""
    plate: QRectF | None
    """The smallest painted rectangle under the middle of the text that is high enough for it."""

    @property
    def is_cut(self) -> bool:
        """Whether the text ends with dots, or leaves its sheet."""
        return self.text.endswith(CUT) or not self.sheet.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(self.ink)

    @property
    def leaves_plate(self) -> bool:
        """Whether the text is wider than its plate."""
        if self.plate is None:
            return False
        return self.ink.left() < self.plate.left() - SLACK or self.ink.right() > self.plate.right() + SLACK

    @property
    def rises_over_plate(self) -> bool:
        """Whether the text is higher than its plate, or beside it."""
        if self.plate is None:
            return False
        return self.ink.top() < self.plate.top() - SLACK or self.ink.bottom() > self.plate.bottom() + SLACK


class TextMeasures:
    """Records every line that canvases write while it listens."""

    def __init__(self) -> None:
        self.lines: list[PaintedText] = []
        self._plates: list[tuple[Canvas, QRectF]] = []

    def listen(self, monkeypatch) -> None:
        """Records the texts of all canvases from now on."""
        write, draw = Canvas.text, Canvas.rect

        def text(canvas, x, y, words, *rest, **kinds):
            advance = write(canvas, x, y, words, *rest, **kinds)
            if words.strip():
                self._note(canvas, x, y, words, *rest, **kinds)
            return advance

        def rect(canvas, box, *rest, **kinds):
            self._plates.append((canvas, _on_table(canvas, box)))
            draw(canvas, box, *rest, **kinds)

        monkeypatch.setattr(Canvas, "text", text)
        monkeypatch.setattr(Canvas, "rect", rect)

    def forget(self) -> None:
        """Forgets all recorded lines."""
        self.lines.clear()
        self._plates.clear()

    def _note(self, canvas, x, y, words, style=CAPTION, _ink="ink", align="l") -> None:
        font, metrics = canvas._font(style)
        at = _on_table(canvas, Box(x, y, 0, 0))
        left = at.x() - {"l": 0.0, "m": 0.5, "r": 1.0}[align] * metrics.horizontalAdvance(words)
        ink = metrics.tightBoundingRect(words).translated(left, at.y())
        plates = [plate for owner, plate in self._plates if owner is canvas]
        around = [plate for plate in plates if plate.contains(ink.center()) and plate.height() >= 0.8 * ink.height()]
        plate = min(around, key=lambda rect: rect.width() * rect.height(), default=None)
        pixels = font.pixelSize() * canvas._scale / canvas.ratio
        self.lines.append(PaintedText(words, ink, pixels, _sheet(canvas), plate))

    # Faults

    def cut(self) -> list[str]:
        """Texts that end with dots or leave their sheet."""
        return [line.text for line in self.lines if line.is_cut]

    def too_wide(self) -> list[str]:
        """Texts that are wider than their plates."""
        return [line.text for line in self.lines if line.leaves_plate]

    def too_high(self) -> list[str]:
        """Texts that are higher than their plates."""
        return [line.text for line in self.lines if line.rises_over_plate]

    def colliding(self) -> list[tuple[str, str]]:
        """Pairs of texts whose letters run into each other."""
        return [(one.text, other.text) for one, other in combinations(self.lines, 2) if _overlap(one.ink, other.ink)]


def _sheet(canvas) -> QRectF:
    box, ratio = canvas.box, canvas.ratio
    return QRectF(box.x * ratio, box.y * ratio, box.width * ratio, box.height * ratio)


def _on_table(canvas, box) -> QRectF:
    """A box in the canvas's current coordinates, converted to device pixels of the whole table."""
    corner = _sheet(canvas).topLeft()
    left, top = canvas._device_point(box.x, box.y)
    right, bottom = canvas._device_point(box.right, box.bottom)
    return QRectF(left, top, right - left, bottom - top).translated(corner)


def _overlap(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > SLACK and shared.height() > SLACK
