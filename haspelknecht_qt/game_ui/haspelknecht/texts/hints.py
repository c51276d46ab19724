"""What hints say of this game: a whole plan in one line, and where expected points come from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.amounts import HaspelknechtAmountTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.moves import HaspelknechtMoveTexts
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.games.haspelknecht.moves import Confirm, Move, Place
from haspelknecht_qt.games.haspelknecht.state import State


class HaspelknechtHintTexts(QObject):
    """Finished sentences about what a bot would do."""

    def __init__(self, moves: HaspelknechtMoveTexts, amounts: HaspelknechtAmountTexts) -> None:
        super().__init__()
        self._moves = moves
        self._amounts = amounts

    def together(self, state: State, moves: Sequence[Move]) -> str:
        """One move as everywhere; a plan by workers, with whatever else belongs to it."""
        placed = [move for move in moves if isinstance(move, Place)]
        if not placed:
            return self._amounts.join_lists(self._moves.line(state, move) for move in moves)
        improved = terms.is_improved(state.player)
        parts = []
        for worker in Worker:
            pieces = [move.piece for move in placed if move.worker == worker]
            if pieces:
                what = self._amounts.join(
                    self._amounts.piece(piece, pieces.count(piece)) for piece in dict.fromkeys(sorted(pieces))
                )
                who = terms.worker(worker, improved=improved)
                parts.append(self.tr("{worker}: {pieces}").format(worker=who, pieces=what))
        others = [self._moves.line(state, move) for move in moves if not isinstance(move, (Place, Confirm))]
        return self._amounts.join_lists([*others, *parts])

    def source(self, source: str) -> str:
        """Where expected points come from; the bots' own word for what is not known here."""
        names = {
            "scored": self.tr("points scored at once"),
            "coal": self.tr("coal for the winters"),
            "lease": self.tr("food and lease"),
            "thaler": self.tr("Thaler"),
            "pinge": self.tr("the Pinge"),
            "tunnel": self.tr("the tunnel"),
            "water": self.tr("pit water"),
            "wood": self.tr("wood"),
            "developments": self.tr("developments"),
            "purchases": self.tr("developments still to be acquired"),
            "markers": self.tr("action markers"),
            "order": self.tr("player order"),
            "rest": self.tr("the rest of the game"),
            "ahead": self.tr("what the others do this season"),
        }
        return names.get(source, source)
