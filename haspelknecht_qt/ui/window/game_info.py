"""What is known of a game before it is loaded, and what a player should know before a game."""

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
    """A game as the start page shows it. Nothing of the game itself is needed for that.

    `name` is the short name that records have, `art` the folders of its drawings, its own first; the others answer in the language of the moment: `title` as on the box, `about` what the
    game is in a few words, and `facts` two short lines, for instance for how many players it is and from which rulebooks. `paint` draws the
    game's picture so that it fills a rectangle, which may be cut off at its sides.
    """

    name: str
    art: tuple[Path, ...]
    title: Callable[[], str]
    about: Callable[[], str]
    facts: Callable[[], tuple[str, str]]
    paint: Callable[[QPainter, Look, QRectF], None]


def paint_drawing(art: tuple[Path, ...], drawing: str) -> Callable[[QPainter, Look, QRectF], None]:
    """Paints a drawing, as wide and high as the rectangle at least, its middle in view, whichever game is on the table.

    `art` are the folders of the game's drawings; `drawing` is the name of the sheet, and of the element in it.
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
    """Something that the player should know before the game: an icon, a token for its colour, and a sentence."""

    icon: str
    colour: str
    sentence: Callable[[], str]


class CorrectionTexts(Protocol):
    """What a game says of the printed values that the owner of a box has corrected."""

    def of_components(self, error: DataError) -> str:
        """They were refused."""
        ...

    def of_corrections(self, count: int) -> str:
        """So many are in use."""
        ...


def notices_of_corrections(corrected: int, refused: DataError | None, texts: CorrectionTexts) -> tuple[Notice, ...]:
    """What is to be said before a game of the printed values that the owner of a box has corrected."""
    if refused is not None:
        return (Notice("warn", "warn", partial(texts.of_components, refused)),)
    return (Notice("info", "ink2", partial(texts.of_corrections, corrected)),) if corrected else ()


def notes_about(whose: Callable[[], str], corrected: int) -> Callable[[], Sequence[str]]:
    """What stands about a game on the page about the program: whose it is, and which printed values are in use."""

    def tell() -> Sequence[str]:
        notes = [whose()]
        if corrected:
            notes.append(QCoreApplication.translate("About", "New games use your corrected printed values."))
        return notes

    return tell
