"""Gueules Noires as the start page shows it. Imports nothing of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from haspelknecht_qt import paths
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.ui.window.cover import Cover
from haspelknecht_qt.ui.window.look import Look

NAME = "gueules_noires"
"""The game's short name, as in records."""

ART = paths.art(NAME)
"""The folders of its drawings."""


def _title() -> str:
    return QCoreApplication.translate("PitCover", "Coal Baron")


def _about() -> str:
    return QCoreApplication.translate("PitCover", "Four coalfields around 1900, three shifts")


def _facts() -> tuple[str, str]:
    return (
        QCoreApplication.translate("PitCover", "2 to 4 players"),
        QCoreApplication.translate("PitCover", "French rulebook"),
    )


def _paint(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The colliery, as wide and high as the rectangle at least, its middle in view."""
    art = Art(ART, look.theme, look.art.drawings, look.art.pixel_ratio)
    size = art.bounds("start_card", "start_card").size()
    factor = max(rect.height() / size.height(), rect.width() / size.width())
    picture = art.pixmap("start_card", "start_card", QSizeF(size.width() * factor, size.height() * factor))
    shown = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(rect.center().x() - shown.width() / 2, rect.bottom() - shown.height()), picture)


COVER = Cover(NAME, ART, _title, _about, _facts, _paint)
