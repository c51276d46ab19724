"""Entry of Gueules Noires on the start page. Imports nothing of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window.game_info import GameInfo, drawing_painter

NAME = "gueules_noires"
"""Name of the game in records (saved games)."""

ART = paths.art_folders(NAME)
"""Folders of the game's drawings."""


def _title() -> str:
    return QCoreApplication.translate("GueulesNoiresInfo", "Coal Baron")


def _about() -> str:
    return QCoreApplication.translate("GueulesNoiresInfo", "Mine owners around 1900, three shifts")


def _facts() -> tuple[str, str]:
    return (
        QCoreApplication.translate("GueulesNoiresInfo", "2 to 4 players"),
        QCoreApplication.translate("GueulesNoiresInfo", "French rulebook"),
    )


GAME_INFO = GameInfo(NAME, ART, _title, _about, _facts, drawing_painter(ART, "start_card"))
