"""Texts of the options of Haspelknecht."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.options import HaspelknechtOptionTexts
from haspelknecht_qt.games.haspelknecht.kinds import Tile


class HaspelknechtSetupTexts(QObject):
    """Names and notes of the options. Keeps no text, so the language may change at any time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = HaspelknechtOptionTexts()

    def option(self, key: str) -> str:
        """Name of an option, or the sentence beside its switch. Raises KeyError for an unknown one."""
        return self._texts.name(key)

    def option_value(self, key: str, value: str | bool) -> str:
        """Name of an option's value. Raises KeyError for an unknown one."""
        return self._texts.value(key, value)

    def option_about(self, key: str, value: str | bool) -> str:
        """Explanation of a value, for a rulebook its edition; "" if the name is enough."""
        if key == "rulebook":
            return self.tr("second version") if value == "dutch" else self.tr("booklet")
        return self._texts.about(key, value)

    def differences(self, rulebook: str) -> list[str]:
        """Differences of a rulebook to the others (rulings R1 to R14), those with most effect on play first."""
        return self._texts.differences(rulebook)

    def why_not(self, key: str) -> str:
        """Reason why the tiles in play do not allow an agreement (V3)."""
        if key == "starting_buildings":
            return self.tr("Not offered: all four buildings are in play as tiles.")
        return self.tr("Not offered: {tile} is in play.").format(tile=terms.tile_title(Tile.PICKAXE))

    def not_known(self) -> str:
        """Note for an own layout that cannot be read: the tiles in play are unknown."""
        return self.tr("Depends on the tiles in play.")
