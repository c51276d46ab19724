"""Haspelknecht as the start page shows it. Imports nothing of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window.cover import Cover
from haspelknecht_qt.ui.window.look import Look

NAME = "haspelknecht"
"""The game's short name, as in records."""


def _about() -> str:
    return QCoreApplication.translate("Cover", "Coal mining in the Ruhr valley, 16th century")


def _facts() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Cover", "2 to 4 players"),
        QCoreApplication.translate("Cover", "Dutch, English and French rulebook"),
    )


def _paint(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The cut through the land, as high as the rectangle, its middle in view."""
    size = look.art.bounds("banner", "banner").size()
    factor = max(rect.height() / size.height(), rect.width() / size.width())
    picture = look.art.pixmap("banner", "banner", QSizeF(size.width() * factor, size.height() * factor))
    shown = picture.deviceIndependentSize()
    painter.drawPixmap(QPointF(rect.center().x() - shown.width() / 2, rect.bottom() - shown.height()), picture)


COVER = Cover(NAME, paths.art(NAME), lambda: "Haspelknecht", _about, _facts, _paint)
