"""Texts of refusals in the draft, in a draw-5 and with substitute cubes: rules GS5, GA1, GA2, GA3 and GR3."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.state import Put, State, Step
from haspelknecht_qt.ui.refusals import RefusalText


class CardRefusals(QObject):
    """Refusals of taking or putting back a tile, a card or a substitute cube."""

    def __init__(self, amounts: GueulesNoiresAmountTexts) -> None:
        super().__init__()
        self._amounts = amounts

    def refusal_text(self, state: State, move: moves.Move, rule: str, question: str) -> RefusalText:
        """Returns the text for the move that `rule` forbids; `question` names the current decision."""
        match move:
            case moves.Draft() if state.step is Step.DRAFT:
                return RefusalText(
                    self.tr("This order is not on the table"), self.tr("Take one of those that lie there.")
                )
            case moves.Draft():
                return RefusalText(self.tr("Orders are only chosen like this in the setup"), question)
            case moves.TakeTile(face) if rule == "GA1":
                return self._too_dear(state, face)
            case moves.TakeTile() if state.step is Step.TAKE:
                return RefusalText(
                    self.tr("This is not one of the tiles you are looking at"),
                    self.tr("Buy one of those that you have drawn, or none."),
                )
            case moves.TakeOrder() if state.step is Step.TAKE:
                return RefusalText(
                    self.tr("This is not one of the cards you are looking at"),
                    self.tr("Keep one of those that you have drawn, or none."),
                )
            case moves.TakeTile() | moves.TakeOrder() | moves.TakeNone():
                return RefusalText(self.tr("Nothing is kept from the top five now"), question)
            case moves.Substitute() if state.step is Step.SUBSTITUTE:
                return RefusalText(
                    self.tr("The general supply has no cube of this colour"),
                    self.tr("Choose a colour that it still has."),
                )
            case moves.Substitute():
                return RefusalText(
                    self.tr("No minecart is waiting for a substitute cube"),
                    self.tr("A substitute cube is only chosen when a colour is used up."),
                )
            case _:
                return self._return(state, move, rule, question)

    def _too_dear(self, state: State, face: int) -> RefusalText:
        text = self.tr("This tile costs {price}, and you have {francs}.")
        price, francs = self._amounts.francs(state.box.price[face]), self._amounts.francs(state.player.francs)
        return RefusalText(self.tr("You do not have enough francs"), text.format(price=price, francs=francs))

    def _return(self, state: State, move: moves.Move, rule: str, question: str) -> RefusalText:
        if state.step is not Step.RETURN:
            return RefusalText(self.tr("Nothing is put back now"), question)
        if rule == "GR3":
            return self._other_side(state.side)
        if isinstance(move, moves.ReturnTile):
            headline = self.tr("This is not one of the tiles you are looking at")
        else:
            headline = self.tr("This is not one of the cards you are looking at")
        return RefusalText(headline, self.tr("Put back one of those in your hand."))

    def _other_side(self, side: Put) -> RefusalText:
        match side:
            case Put.OPEN:
                return RefusalText(
                    self.tr("The stack is empty: there is no “under”"),
                    self.tr("Put it on top."),
                )
            case Put.TOP:
                text = self.tr("The first one went on top of the stack.")
            case Put.UNDER:
                text = self.tr("The first one went under the stack.")
        return RefusalText(self.tr("All go to the same side"), text)
