"""Texts of refusals of placing workers: rules GT1, GT2, GS2, GA1, GA7, GA10 and GR4."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.games.gueules_noires import placing
from haspelknecht_qt.games.gueules_noires.match_data import Action
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.ui.refusals import RefusalText


class PlacingRefusals(QObject):
    """Refusals of worker spaces."""

    def __init__(self, amounts: GueulesNoiresAmountTexts) -> None:
        super().__init__()
        self._amounts = amounts

    def refusal_text(self, state: State, space: int, rule: str, question: str) -> RefusalText:
        """Returns the text for a space by its number, or for the bank; `question` names the current decision."""
        match rule:
            case "GS2":
                return RefusalText(
                    self.tr("This worker space is locked"),
                    self.tr("With %n players it stays locked for the whole game.", None, len(state.players)),
                )
            case "GT2":
                text = self.tr(
                    "This space costs {asked} workers now, and you have %n.", None, state.player.workers
                ).format(asked=placing.cost(state, space))
                return RefusalText(self.tr("You do not have enough workers"), text)
            case "GA7":
                return RefusalText(
                    self.tr("You have no completed order with this vehicle"),
                    self.tr("Fill all order spots of one first, by mining."),
                )
            case "GR4":
                return RefusalText(
                    self.tr("Nothing is left in the stack to look at"),
                    self.tr("The top five can no longer be chosen."),
                )
            case "GA10":
                return self._empty(state.box.spaces[space].action)
            case "GA1":
                return self._too_dear(state, state.tiles[state.box.spaces[space].value])
            case _:
                return RefusalText(self.tr("No workers are placed now"), question)

    def _empty(self, action: Action) -> RefusalText:
        if action is Action.FACTORY:
            headline = self.tr("No tunnel tile lies there")
        else:
            headline = self.tr("No order card lies there")
        return RefusalText(headline, self.tr("The stack is exhausted, so nothing more will come."))

    def _too_dear(self, state: State, face: int) -> RefusalText:
        text = self.tr("This tile costs {price}, and you have {francs}.")
        price, francs = self._amounts.francs(state.box.price[face]), self._amounts.francs(state.player.francs)
        return RefusalText(self.tr("You do not have enough francs"), text.format(price=price, francs=francs))
