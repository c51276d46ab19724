"""What a puzzle of Gueules Noires is about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.games.gueules_noires.advice import themes


def theme(key: str) -> str:
    """The name of one of `themes.THEMES`. Raises KeyError."""
    translate = QCoreApplication.translate
    return {
        themes.ORDERS: translate("PitThemes", "Orders"),
        themes.TILES: translate("PitThemes", "Tunnel tiles"),
        themes.DRAWS: translate("PitThemes", "Five from the stack"),
        themes.EXTRACTION: translate("PitThemes", "Mining"),
        themes.DELIVERIES: translate("PitThemes", "Delivery"),
        themes.MAJORITIES: translate("PitThemes", "Majorities"),
        themes.ORDER_OF_PLAY: translate("PitThemes", "Player order"),
    }[key]
