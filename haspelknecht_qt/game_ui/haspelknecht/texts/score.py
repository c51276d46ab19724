"""The items of the score: their names, and how each comes about."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import items, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import HaspelknechtAmountTexts
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.kinds import TUNNEL_SECTIONS
from haspelknecht_qt.games.haspelknecht.state import State


class HaspelknechtScoreTexts(QObject):
    """Items of a standing, by their ids in `scoring.ITEMS`."""

    def __init__(self, amounts: HaspelknechtAmountTexts) -> None:
        super().__init__()
        self._amounts = amounts

    def item(self, item: str) -> str:
        """The item's name, for instance "Tunnel bonus". Raises KeyError for an unknown id."""
        return items.name(item, QCoreApplication.translate)

    def about(self, item: str) -> str:
        """How points of this item are earned, whoever has them. Raises KeyError for an unknown id."""
        rules = {
            "developments": self.tr("VP for acquiring developments: the sooner among the owners, the more."),
            "coal": self.tr("VP for the coal on the farm in each winter, by the chart on the year wheel."),
            "storage": self.tr("VP for what was stored in winter."),
            "pinge": self.tr("VP for exhausting the Pinge in year I or II."),
            "charcoal_burner": self.tr("VP for each use of the Charcoal Burner."),
            "hauling_cable": self.tr("VP for playing the Hauling Cable."),
            "water_mill": self.tr("VP for each pair of yellow disks on the Water Mill."),
            "tunnel_sections": self.tr("The printed VP of each emptied section: no coal left, wood on its symbol."),
            "tunnel_bonus": self.tr("VP for emptied sections with the symbol of your Wheelbarrow, Oil Lamp or Lorry."),
            "development_bonus": self.tr("VP for the symbols that your Hand Cart or Coal Driver counts."),
            "buildings": self.tr("VP for all building symbols on your developments together."),
            "markers": self.tr("VP for each action marker that was not used."),
            "thaler": self.tr("VP for all Thaler together: each one is worth more than the one before."),
            "debts": self.tr("VP lost for debt chits."),
            "water": self.tr("VP lost for pit water; one pit water costs nothing."),
        }
        return rules[item]

    def detail(self, state: State, seat: int, item: str) -> str:
        """How this player's points come about now; "" where the bare number says it all."""
        player = state.players[seat]
        match item:
            case "developments":
                titles = self._amounts.join(terms.tile_title(tile) for tile in player.tiles)
                return self.tr("Owns: {tiles}").format(tiles=titles) if titles else self.tr("Owns no development yet")
            case "coal":
                return self.tr("Now on the farm: {amount}").format(amount=self._amounts.coal(player.coal))
            case "tunnel_sections":
                emptied = len(scoring.emptied_sections(state, player))
                return self.tr("Emptied sections: {count} of {all}").format(count=emptied, all=TUNNEL_SECTIONS)
            case "development_bonus":
                return self._symbols(state, seat)
            case "buildings":
                count = scoring.count_symbols(state, player, "building")
                return self.tr("%n building symbol(s)", None, count)
            case "markers":
                return self.tr("%n marker(s)", None, player.markers.bit_count())
            case "thaler":
                return self._amounts.thaler(player.thaler)
            case "debts":
                return self._amounts.debts(player.debts)
            case "water":
                return self._amounts.water(player.water)
            case _:
                return ""

    def _symbols(self, state: State, seat: int) -> str:
        player = state.players[seat]
        forks = scoring.count_symbols(state, player, "fork")
        picks = scoring.count_symbols(state, player, "hammer_and_pick")
        return self.tr("Forks: {forks}, hammers and picks: {picks}").format(forks=forks, picks=picks)
