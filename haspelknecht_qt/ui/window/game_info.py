"""Facts about a game that are available before the game is loaded, and notices on the start page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from haspelknecht_qt.table.art import Art
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.messages.error_texts import data_error_text
from haspelknecht_qt.ui.window.look import Look

if TYPE_CHECKING:
    from haspelknecht_qt.core.validation import DataError


class GameInfo(NamedTuple):
    """Facts about a game for the start page, available before the game is loaded.

    `name` is the short name in records. `art` are the folders of drawings, the game's own first.

    Texts are functions, which return them in the current language. `title` is the title on the printed game, `about` a
    few words about the game. `facts` are two short lines, for instance the numbers of players and the rulebooks.
    `paint` fills a rectangle with the game's picture, which may be cut off at the sides.
    """

    name: str
    art: tuple[Path, ...]
    title: Callable[[], str]
    about: Callable[[], str]
    facts: Callable[[], tuple[str, str]]
    paint: Callable[[QPainter, Look, QRectF], None]


def drawing_painter(art: tuple[Path, ...], drawing: str) -> Callable[[QPainter, Look, QRectF], None]:
    """Returns a function for `GameInfo.paint`. It fills a rectangle with a drawing.

    Parts of the drawing that do not fit are cut off at the sides and at the top. `art` are the folders of this game's
    drawings, because `Look.art` may belong to another game. `drawing` is the name of the SVG file and of its element.
    """
    name = f"{art[0].parent.name}_{drawing}"

    def paint(painter: QPainter, look: Look, rect: QRectF) -> None:
        own = Art(art, look.theme, look.art.drawings, look.art.pixel_ratio)

        def render() -> QPixmap:
            size = own.bounds(drawing, drawing).size()
            factor = max(rect.height() / size.height(), rect.width() / size.width())
            return own.pixmap(drawing, drawing, QSizeF(size.width() * factor, size.height() * factor))

        picture = look.stored_picture(name, f"{rect.width()} {rect.height()}", own, drawing, render)
        shown = picture.deviceIndependentSize()
        painter.drawPixmap(QPointF(rect.center().x() - shown.width() / 2, rect.bottom() - shown.height()), picture)

    return paint


class Notice(NamedTuple):
    """Notice on the start page: its icon's name, the icon's colour token, and a function that returns its sentence."""

    icon: str
    colour: str
    sentence: Callable[[], str]


class CorrectionTexts(TextEnum):
    """Sentences about the player's corrections of values printed on a game's components."""

    REFUSED = QT_TRANSLATE_NOOP("CorrectionTexts", "Your corrected printed values are not in use. {reason}")
    IN_USE = QT_TRANSLATE_NOOP("CorrectionTexts", "Your corrected printed values are in use (%n value(s)).", None, 1)


def notices_of_corrections(corrected_value_count: int, error: DataError | None) -> tuple[Notice, ...]:
    """Returns the notices for the start page about the player's corrections of printed values; () without corrections.

    `error` is the error that makes the corrections unusable; None if they are valid.
    """
    if error is not None:
        reason = partial(data_error_text, error, QCoreApplication.translate)
        return (Notice("warn", "warn", lambda: CorrectionTexts.REFUSED.format(reason=reason())),)
    return (
        (Notice("info", "ink2", partial(CorrectionTexts.IN_USE.counted, corrected_value_count)),)
        if corrected_value_count
        else ()
    )


def about_notes_function(authors: Callable[[], str], corrected_value_count: int) -> Callable[[], Sequence[str]]:
    """Returns a function for the notes of the About box: the game's authors, and whether corrected values are used."""

    def notes() -> Sequence[str]:
        lines = [authors()]
        if corrected_value_count:
            lines.append(QCoreApplication.translate("About", "New games use your corrected printed values."))
        return lines

    return notes
