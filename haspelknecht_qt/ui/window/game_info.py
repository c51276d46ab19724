"""Facts about a game that are available before the game is loaded, and notices to the player before a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from attrs import frozen
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.ui.window.look import Look


@frozen
class GameInfo:
    """Facts about a game for the start page, available before the game is loaded.

    `name` is the short name in records. `art` are the folders of drawings, the game's own first.

    The functions return texts in the current language: `title` as on the box, `about` a few words about the game,
    `facts` two short lines, for instance with the number of players and the rulebooks. `paint` fills a rectangle with the game's picture,
    which may be cut off at the sides.
    """

    name: str
    art: tuple[Path, ...]
    title: Callable[[], str]
    about: Callable[[], str]
    facts: Callable[[], tuple[str, str]]
    paint: Callable[[QPainter, Look, QRectF], None]


def paint_drawing(art: tuple[Path, ...], drawing: str) -> Callable[[QPainter, Look, QRectF], None]:
    """Returns a function for `GameInfo.paint`: the drawing covers the rectangle, centred horizontally, aligned at the bottom.

    The drawing looks the same whatever game is on the table. `art` are the folders of the game's drawings. `drawing` is the
    name of both the file of drawings (the sheet) and the element in it.
    """

    def paint(painter: QPainter, look: Look, rect: QRectF) -> None:
        own = Art(art, look.theme, look.art.drawings, look.art.pixel_ratio)
        size = own.bounds(drawing, drawing).size()
        factor = max(rect.height() / size.height(), rect.width() / size.width())
        picture = own.pixmap(drawing, drawing, QSizeF(size.width() * factor, size.height() * factor))
        shown = picture.deviceIndependentSize()
        painter.drawPixmap(QPointF(rect.center().x() - shown.width() / 2, rect.bottom() - shown.height()), picture)

    return paint


@frozen
class Notice:
    """Notice to the player before a match: icon, colour token and sentence."""

    icon: str
    colour: str
    sentence: Callable[[], str]


class CorrectionTexts(Protocol):
    """Sentences of a game about corrected printed values of a box."""

    def of_components(self, error: DataError) -> str:
        """Returns the sentence for corrections that were refused."""
        ...

    def of_corrections(self, count: int) -> str:
        """Returns the sentence for the number of corrected values in use."""
        ...


def notices_of_corrections(corrected: int, refused: DataError | None, texts: CorrectionTexts) -> tuple[Notice, ...]:
    """Returns notices about corrected printed values, shown before a match."""
    if refused is not None:
        return (Notice("warn", "warn", partial(texts.of_components, refused)),)
    return (Notice("info", "ink2", partial(texts.of_corrections, corrected)),) if corrected else ()


def notes_about(authors: Callable[[], str], corrected: int) -> Callable[[], Sequence[str]]:
    """Returns the notes for the About box: the game's authors, and whether corrected values are in use."""

    def notes() -> Sequence[str]:
        lines = [authors()]
        if corrected:
            lines.append(QCoreApplication.translate("About", "New games use your corrected printed values."))
        return lines

    return notes
