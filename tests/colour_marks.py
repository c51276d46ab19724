"""Marks beside colours: the shapes of a drawing without its colours, and the colours that need marks."""

from itertools import combinations

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.themes import LIGHT, Theme
from tests.colour_vision import difference

ENOUGH = 20
"""Minimum CIEDE2000 difference of colours without marks."""


class Marks:
    """A drawing in one colour: its marks alone, black on white."""

    def __init__(self, folders, is_mark, sheet="pieces"):
        self._sheet = sheet
        self._art = Art(folders, LIGHT)
        theme = self._art.theme
        tokens = {token: "#000000" if is_mark(token) else "#ffffff" for token in theme.tokens}
        self._art.set_theme(Theme(theme.name, theme.palette, tokens, theme.game_colours))

    def of(self, element, size=48, below=128):
        """The dark pixels of a drawing."""
        image = QImage(size, size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, self._art.pixmap(self._sheet, element, QSizeF(size, size)))
        painter.end()
        return black(image, below)


def black(image, below=128):
    """Pixels with a lightness (0 to 255) below the limit."""
    pixels = memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I").tolist()
    dark = {value for value in set(pixels) if QColor(value).lightness() < below}
    return {divmod(place, image.width())[::-1] for place, value in enumerate(pixels) if value in dark}


def unlike(one, other):
    """Share of two marks that differs: 0 for equal marks, 1 for disjoint ones."""
    assert one
    assert other
    return len(one ^ other) / len(one | other)


def needs_a_mark(colours, vision):
    """Pairs of names whose colours are too similar for a vision."""
    return [
        (one, other)
        for one, other in combinations(colours, 2)
        if difference(colours[one], colours[other], vision) < ENOUGH
    ]
