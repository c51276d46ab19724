"""Marks beside colours: what of a drawing is left without its colours, and which colours need them."""

from itertools import combinations

from attrs import evolve
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.themes import LIGHT
from tests.colour_sight import difference

ENOUGH = 20
"""CIEDE2000: colours so far apart need no mark."""


class Marks:
    """What is left of a drawing when all colours are one: the marks alone, black on white."""

    def __init__(self, folders, is_mark, sheet="pieces"):
        self._sheet = sheet
        self._art = Art(folders, LIGHT)
        tokens = {token: "#000000" if is_mark(token) else "#ffffff" for token in self._art.theme.tokens}
        self._art.set_theme(evolve(self._art.theme, tokens=tokens))

    def of(self, element, size=48, below=128):
        """The dark pixels of a drawing."""
        image = QImage(size, size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, self._art.pixmap(self._sheet, element, QSizeF(size, size)))
        painter.end()
        return black(image, below)


def black(image, below=128):
    """The pixels that are darker than a lightness of 0 to 255."""
    pixels = memoryview(image.convertToFormat(QImage.Format.Format_RGB32).constBits()).cast("I").tolist()
    dark = {value for value in set(pixels) if QColor(value).lightness() < below}
    return {divmod(place, image.width())[::-1] for place, value in enumerate(pixels) if value in dark}


def unlike(one, other):
    """The share of two marks that they don't have in common: 0 for the same mark, 1 for nothing alike."""
    assert one
    assert other
    return len(one ^ other) / len(one | other)


def needs_a_mark(colours, vision):
    """The pairs of names whose colours are too close for a vision."""
    return [
        (one, other)
        for one, other in combinations(colours, 2)
        if difference(colours[one], colours[other], vision) < ENOUGH
    ]
