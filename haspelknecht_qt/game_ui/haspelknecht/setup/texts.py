"""What the things are called that players of Haspelknecht agree on."""

from __future__ import annotations

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.options import HaspelknechtOptionTexts
from haspelknecht_qt.games.haspelknecht.kinds import Tile


class HaspelknechtSetupTexts(HaspelknechtOptionTexts):
    """Names and notes of the options in the form of a new game."""

    @override
    def about(self, key: str, value: str | bool) -> str:
        # The form lists the differences of the rulebooks below: here it is the edition.
        if key == "rulebook":
            return self.tr("second version") if value == "dutch" else self.tr("booklet")
        return super().about(key, value)

    def why_not(self, key: str) -> str:
        """Why the tiles in play don't allow an agreement (V3)."""
        if key == "starting_buildings":
            return self.tr("Not offered: all four buildings are in play as tiles.")
        return self.tr("Not offered: {tile} is in play.").format(tile=terms.tile_title(Tile.PICKAXE))

    def not_known(self) -> str:
        """No tiles are in play as long as one's own layout cannot be read."""
        return self.tr("Depends on the tiles in play.")
