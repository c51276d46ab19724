"""Haspelknecht as the start page shows it. Imports nothing of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window.cover import Cover, painted_from

NAME = "haspelknecht"
"""The game's short name, as in records."""

ART = paths.art(NAME)
"""The folders of its drawings."""


def _about() -> str:
    return QCoreApplication.translate("Cover", "Coal mining in the Ruhr valley, 16th century")


def _facts() -> tuple[str, str]:
    return (
        QCoreApplication.translate("Cover", "2 to 4 players"),
        QCoreApplication.translate("Cover", "Dutch, English and French rulebook"),
    )


COVER = Cover(NAME, ART, lambda: "Haspelknecht", _about, _facts, painted_from(ART, "banner"))
