"""What a puzzle of Haspelknecht is about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.games.haspelknecht.strategy import themes


def theme(key: str) -> str:
    """The name of one of `themes.THEMES`. Raises KeyError."""
    translate = QCoreApplication.translate
    return {
        themes.TURN_ORDER: translate("HaspelknechtThemes", "Player order"),
        themes.TAKING: translate("HaspelknechtThemes", "Taking disks"),
        themes.WATER: translate("HaspelknechtThemes", "Pit water"),
        themes.DEVELOPMENTS: translate("HaspelknechtThemes", "Developments"),
        themes.TUNNEL: translate("HaspelknechtThemes", "Tunnel"),
        themes.EXTRACTION: translate("HaspelknechtThemes", "Pinge and coal"),
        themes.SUPPLIES: translate("HaspelknechtThemes", "Food, wood and Thaler"),
        themes.WINTER: translate("HaspelknechtThemes", "Winter"),
    }[key]
