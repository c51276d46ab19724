"""What a puzzle of Gueules Noires is about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.games.gueules_noires.strategy import themes


def theme(key: str) -> str:
    """The name of one of `themes.THEMES`. Raises KeyError."""
    translate = QCoreApplication.translate
    return {
        themes.ORDERS: translate("GueulesNoiresThemes", "Orders"),
        themes.TILES: translate("GueulesNoiresThemes", "Tunnel tiles"),
        themes.DRAWS: translate("GueulesNoiresThemes", "Five from the stack"),
        themes.EXTRACTION: translate("GueulesNoiresThemes", "Mining"),
        themes.DELIVERIES: translate("GueulesNoiresThemes", "Delivery"),
        themes.MAJORITIES: translate("GueulesNoiresThemes", "Majorities"),
        themes.ORDER_OF_PLAY: translate("GueulesNoiresThemes", "Player order"),
    }[key]
