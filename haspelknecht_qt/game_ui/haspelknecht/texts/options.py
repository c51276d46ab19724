"""Texts about the options of a new game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import tables, terms
from haspelknecht_qt.games.haspelknecht.printed import LAYOUT_IDS
from haspelknecht_qt.ui.defaults.texts import DefaultOptionTexts


class HaspelknechtOptionTexts(QObject, DefaultOptionTexts):
    """Names and meanings of options and values, by the keys of the game's setup. Unknown keys and values raise KeyError."""

    def name(self, key: str) -> str:
        """Returns the name of an option."""
        return tables.OPTION_NAMES.text(key, QCoreApplication.translate)

    def value(self, key: str, value: str | bool) -> str:
        """Returns the name of a value. The name of a layout of the player's own is its id."""
        if key == "layout" and value in LAYOUT_IDS:
            return terms.layout(str(value))
        text = str(value) if isinstance(value, bool) else f"{key} {value}"
        if key == "layout" and text not in tables.OPTION_VALUES.texts:
            return str(value)
        return tables.OPTION_VALUES.text(text, QCoreApplication.translate)

    @override
    def about(self, key: str, value: str | bool) -> str:
        match key, value:
            case "planning", "hidden":
                return self.tr("nobody sees another’s plan before all are confirmed")
            case "planning", _:
                return self.tr("in turn order, all see it")
            case "starting_buildings", True:
                return self.tr("They work from the first action phase and give no building symbol.")
            case "starting_farmhand", True:
                return self.tr("He may acquire a development from the first action phase.")
            case "rulebook", str():
                # The differences that matter most in play.
                return "\n".join(self.differences(value)[:3])
            case _:
                return ""

    def differences(self, rulebook: str) -> list[str]:
        """What a book says where they differ (rulings R1 to R14), what is felt most in play first."""
        return [
            QCoreApplication.translate(tables.OPTION_NAMES.context, text)
            for text in tables.RULEBOOK_DIFFERENCES[rulebook]
        ]
