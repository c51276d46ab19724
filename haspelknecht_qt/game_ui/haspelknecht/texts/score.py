"""Texts about the score: names and explanations of its items, and the reason why a player wins (F8)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.haspelknecht.texts import amounts, tables, terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import AmountText
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.kinds import TUNNEL_SECTIONS
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.defaults.texts import DefaultScoreTexts


class HaspelknechtScoreTexts(QObject, DefaultScoreTexts[State]):
    """Texts about score items, by their ids in `scoring.ITEMS`, and about the result of a game."""

    def item_name(self, item: str) -> str:
        """Returns the name of an item, for instance "Tunnel bonus". Raises KeyError for an unknown id."""
        return tables.ITEMS.text(item, QCoreApplication.translate)

    @override
    def item_explanation(self, item: str) -> str:
        return tables.ITEM_EXPLANATIONS.text(item, QCoreApplication.translate)

    @override
    def item_calculation(self, state: State, seat: int, item: str) -> str:
        player = state.players[seat]
        match item:
            case "developments":
                titles = amounts.join(terms.tile_title(tile) for tile in player.tiles)
                return self.tr("Owns: {tiles}").format(tiles=titles) if titles else self.tr("Owns no developments yet")
            case "coal":
                return self.tr("Now on the farm: {amount}").format(amount=AmountText.COAL.counted(player.coal))
            case "tunnel_sections":
                emptied = len(scoring.emptied_sections(state, player))
                return self.tr("Emptied sections: {count} of {all}").format(count=emptied, all=TUNNEL_SECTIONS)
            case "development_bonus":
                forks = scoring.count_symbols(state, player, "fork")
                picks = scoring.count_symbols(state, player, "hammer_and_pick")
                return self.tr("Forks: {forks}, hammers and picks: {picks}").format(forks=forks, picks=picks)
            case "buildings":
                return self.tr("%n building symbol(s)", None, scoring.count_symbols(state, player, "building"))
            case "markers":
                return self.tr("%n marker(s)", None, player.markers.bit_count())
            case "thaler":
                return AmountText.THALER.counted(player.thaler)
            case "debts":
                return AmountText.DEBTS.counted(player.debts)
            case "water":
                return AmountText.WATER.counted(player.water)
            case _:
                return ""

    @override
    def tie_note(self) -> str:
        return self.tr("tie: most coal excavated, then earlier in the turn order")

    def result_sentence(self, standing: Standing, seats: Sequence[Seat], move_count: int) -> str:
        """Returns a sentence about the winner's lead, or about the tie-break that decides.

        `move_count` is the number of moves of the match.
        """
        order = standing.ranking()
        first, second = standing.seats[order[0]], standing.seats[order[1]]
        winner, other = seats[order[0]].name, seats[order[1]].name
        match standing.deciding_tie_break():
            case None:
                return self.tr(
                    "%n VP ahead of {other}, after three years and {number} moves.", None, first.total - second.total
                ).format(other=other, number=move_count)
            case 0:
                return self.tr(
                    "{other} has just as many VP, but {winner} excavated more coal: {coal} to {less}. {number} moves."
                ).format(
                    winner=winner, other=other, coal=first.tie_breaks[0], less=second.tie_breaks[0], number=move_count
                )
            case _:
                return self.tr(
                    "{other} has just as many VP and excavated just as much coal, but {winner} is earlier in the "
                    "turn order. {number} moves."
                ).format(winner=winner, other=other, number=move_count)

    def chart_captions(self) -> tuple[str, str]:
        """Returns the captions of two charts.

        One shows the score after each season, the other the final score if the game had ended after that season.
        """
        return (
            self.tr("The score after each season, and the final scoring"),
            self.tr("What each player would have scored if the game had ended after that season"),
        )
