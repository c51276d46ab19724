"""What the things are called that players of Haspelknecht agree on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.options import HaspelknechtOptionTexts
from haspelknecht_qt.games.haspelknecht.kinds import Tile


class HaspelknechtSetupTexts(QObject):
    """Names and notes of the options. Nothing is kept, so the language may change at any time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = HaspelknechtOptionTexts()

    def option(self, key: str) -> str:
        """The name of an option, or the sentence beside its switch. Raises KeyError for an unknown one."""
        return self._texts.name(key)

    def option_value(self, key: str, value: str | bool) -> str:
        """What a choice of it is called. Raises KeyError for an unknown one."""
        return self._texts.value(key, value)

    def option_about(self, key: str, value: str | bool) -> str:
        """What the choice means, of a rulebook which edition it is; "" where the name says it all."""
        if key == "rulebook":
            return self.tr("second version") if value == "dutch" else self.tr("booklet")
        return self._texts.about(key, value)

    def differences(self, rulebook: str) -> list[str]:
        """What a book says where they differ (rulings R1 to R14), what is felt most in play first."""
        return self._texts.differences(rulebook)

    def why_not(self, key: str) -> str:
        """Why the tiles in play don't allow an agreement (V3)."""
        if key == "starting_buildings":
            return self.tr("Not offered: all four buildings are in play as tiles.")
        return self.tr("Not offered: {tile} is in play.").format(tile=terms.tile_title(Tile.PICKAXE))

    def not_known(self) -> str:
        """No tiles are in play as long as one's own layout cannot be read."""
        return self.tr("Depends on the tiles in play.")
