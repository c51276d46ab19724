"""Texts of refused moves, in the words of the rule: what is impossible, and what would be possible.

Other modules of this package have the sentences, by the kind of move. The rule's id is not part of them; it is shown beside the note and
opens the rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.pointing import PointingMistake, mistake_of
from haspelknecht_qt.game_ui.gueules_noires.refusals.cards import CardRefusals
from haspelknecht_qt.game_ui.gueules_noires.refusals.mining import MiningRefusals
from haspelknecht_qt.game_ui.gueules_noires.refusals.placing import PlacingRefusals
from haspelknecht_qt.game_ui.gueules_noires.refusals.pointing import GueulesNoiresPointingRefusals
from haspelknecht_qt.game_ui.gueules_noires.texts.amounts import GueulesNoiresAmountTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.titles import drawn
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.state import Stacked, State, Step
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.refusals import RefusalText


class GueulesNoiresRefusals(QObject):
    """Texts for refused moves, and for paths that mean no move."""

    def __init__(self, game: GueulesNoires, amounts: GueulesNoiresAmountTexts) -> None:
        super().__init__()
        self._game = game
        self._placing = PlacingRefusals(amounts)
        self._cards = CardRefusals(amounts)
        self._mining = MiningRefusals(amounts)
        self._pointing = GueulesNoiresPointingRefusals()

    def refusal_text(self, state: State, move: moves.Move | None, path: Path, names: Sequence[str]) -> RefusalText:
        """Returns the text for `move`; for `path` if it means no move, or a legal move pointed at in a wrong way."""
        if state.step is Step.OVER:
            return RefusalText(
                self.tr("The game is over"), self.tr("Look back at it in the replay, or begin a new one.")
            )
        question = self._question(state)
        rule = self._game.why_not(state, move) if move is not None else None
        if move is None or rule is None:
            mistake = mistake_of(state, path) if path else PointingMistake.NOTHING
            return self._pointing.refusal_text(state, mistake, path, question, names)
        match move:
            case moves.Place():
                return self._placing.refusal_text(state, move.space, rule, question)
            case moves.DrawTile():
                headline = self.tr("Tunnel tiles come from the stack by chance")
            case moves.DrawOrder():
                headline = self.tr("Order cards come from the stack by chance")
            case moves.First():
                headline = self.tr("The starting player is drawn by lot")
            case moves.Draft() | moves.TakeTile() | moves.TakeOrder() | moves.TakeNone():
                return self._cards.refusal_text(state, move, rule, question)
            case moves.ReturnTile() | moves.ReturnOrder() | moves.Substitute():
                return self._cards.refusal_text(state, move, rule, question)
            case _:
                return self._mining.refusal_text(state, move, question)
        return RefusalText(headline, self.tr("Nobody can choose what comes next."))

    def _question(self, state: State) -> str:
        """Returns a sentence about the current decision."""
        match state.step:
            case Step.DRAFT:
                return self.tr("First take an order.")
            case Step.PLACE:
                return self.tr("It is time to place workers.")
            case Step.TAKE if drawn(state) is Stacked.TILES:
                return self.tr("First buy one of the tiles, or none.")
            case Step.TAKE:
                return self.tr("First keep one of the orders, or none.")
            case Step.RETURN:
                return self.tr("First put the others back.")
            case Step.SUBSTITUTE:
                return self.tr("First choose the substitute cube.")
            case Step.EXTRACT:
                return self.tr("You are mining: use your work steps, or stop.")
            case _:
                return self.tr("It is the stack’s turn.")
