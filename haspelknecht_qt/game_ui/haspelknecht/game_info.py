"""Entry of Haspelknecht on the start page. Imports nothing of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window.game_info import GameInfo, drawing_painter

NAME = "haspelknecht"
"""Name of the game in records (saved games)."""

ART = paths.art_folders(NAME)
"""Folders of the game's drawings."""


def _about() -> str:
    return QCoreApplication.translate("HaspelknechtInfo", "Coal mining in the Ruhr valley, 16th century")


def _facts() -> tuple[str, str]:
    return (
        QCoreApplication.translate("HaspelknechtInfo", "2 to 4 players"),
        QCoreApplication.translate("HaspelknechtInfo", "Dutch, English and French rulebooks"),
    )


GAME_INFO = GameInfo(NAME, ART, lambda: "Haspelknecht", _about, _facts, drawing_painter(ART, "banner"))
