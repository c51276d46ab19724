"""Texts about the options of a new game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts import tables
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import Title
from haspelknecht_qt.ui.defaults.texts import DefaultOptionTexts

_NAMES = {"first_player": Title.STARTING_PLAYER, "delivered": Title.DELIVERED}


class GueulesNoiresOptionTexts(QObject, DefaultOptionTexts):
    """Names and meanings of options and values, by the keys of the game's setup. Unknown keys and values raise KeyError."""

    def name(self, key: str) -> str:
        """Returns the name of an option."""
        return _NAMES[key].text

    def value(self, key: str, value: str | bool) -> str:
        """Returns the name of a value; the name of a seat is its number."""
        if key == "first_player" and str(value).isdecimal():
            return self.tr("Seat {number}").format(number=int(value) + 1)
        return tables.OPTION_VALUES.text(f"{key} {value}", QCoreApplication.translate)

    @override
    def about(self, key: str, value: str | bool) -> str:
        self.value(key, value)  # Unknown values raise KeyError.
        return tables.OPTIONS_ABOUT.text(key, QCoreApplication.translate)
