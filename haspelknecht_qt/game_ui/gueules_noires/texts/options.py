"""What players agree on before a game, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import GueulesNoiresTitleTexts
from haspelknecht_qt.games.gueules_noires.setup import COVERED, LOT, OPEN
from haspelknecht_qt.ui.defaults.texts import DefaultOptionTexts


class GueulesNoiresOptionTexts(QObject, DefaultOptionTexts):
    """Names of options and of their values, by the keys of the game's set-up. Unknown keys and values raise KeyError."""

    def __init__(self, titles: GueulesNoiresTitleTexts) -> None:
        super().__init__()
        self._titles = titles

    def name(self, key: str) -> str:
        """What is agreed on."""
        names = {"first_player": self._titles.starting_player(), "delivered": self._titles.delivered()}
        return names[key]

    def value(self, key: str, value: str | bool) -> str:
        """What a choice is called; a seat that begins is called by its number."""
        if key == "first_player" and str(value).isdecimal():
            return self.tr("Seat {number}").format(number=int(value) + 1)
        names = {
            ("first_player", LOT): self.tr("By lot"),
            ("delivered", COVERED): self.tr("Face down"),
            ("delivered", OPEN): self.tr("Open"),
        }
        return names[key, str(value)]

    @override
    def about(self, key: str, value: str | bool) -> str:
        self.value(key, value)  # An unknown one is refused.
        abouts = {
            "first_player": self.tr("Who begins shift I. By lot, unless you agree on somebody."),
            "delivered": self.tr("How delivered orders lie between two scorings."),
        }
        return abouts[key]
