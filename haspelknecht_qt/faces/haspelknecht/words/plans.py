"""Several moves that are one choice: a plan, worker by worker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.faces.haspelknecht.words import terms
from haspelknecht_qt.faces.haspelknecht.words.amounts import AmountPhrases
from haspelknecht_qt.faces.haspelknecht.words.moves import MovePhrases
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import State, Worker


class PlanPhrases(QObject):
    """Lines for moves that belong together."""

    def __init__(self, amounts: AmountPhrases, move_phrases: MovePhrases) -> None:
        super().__init__()
        self._amounts = amounts
        self._moves = move_phrases

    def together(self, state: State, made: Sequence[moves.Move]) -> str:
        """One move as everywhere; a plan by workers, with whatever else belongs to it."""
        placed = [move for move in made if isinstance(move, moves.Place)]
        if not placed:
            return self._amounts.join_lists(self._moves.line(state, move) for move in made)
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
        others = [self._moves.line(state, move) for move in made if not isinstance(move, (moves.Place, moves.Confirm))]
        return self._amounts.join_lists([*others, *parts])
