"""What a puzzle of Haspelknecht is about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.games.haspelknecht.advice import themes


def theme(key: str) -> str:
    """The name of one of `themes.THEMES`. Raises KeyError."""
    translate = QCoreApplication.translate
    return {
        themes.TURN_ORDER: translate("ThemePhrases", "Player order"),
        themes.TAKING: translate("ThemePhrases", "Taking disks"),
        themes.WATER: translate("ThemePhrases", "Pit water"),
        themes.DEVELOPMENTS: translate("ThemePhrases", "Developments"),
        themes.TUNNEL: translate("ThemePhrases", "Tunnel"),
        themes.EXTRACTION: translate("ThemePhrases", "Pinge and coal"),
        themes.SUPPLIES: translate("ThemePhrases", "Food, wood and Thaler"),
        themes.WINTER: translate("ThemePhrases", "Winter"),
    }[key]
