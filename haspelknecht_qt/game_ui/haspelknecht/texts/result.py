"""Who wins and why: by how much, or by which tie-break (F8)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.standing import Standing


class HaspelknechtWinnerTexts(QObject):
    """Sentences about the result."""

    def tie_note(self) -> str:
        """What decides a tie, in a few words."""
        return self.tr("tie: most coal excavated, then earlier in the turn order")

    def reason(self, standing: Standing, seats: Sequence[Seat], number: int) -> str:
        """By how much, or by which tie-break, the winner is ahead, after so many moves."""
        order = standing.ranking()
        first, second = standing.seats[order[0]], standing.seats[order[1]]
        winner, other = seats[order[0]].name, seats[order[1]].name
        match standing.decided_by():
            case None:
                return self.tr(
                    "%n VP ahead of {other}, after three years and {number} moves.", None, first.total - second.total
                ).format(other=other, number=number)
            case 0:
                return self.tr(
                    "{other} has as many, but {winner} excavated more coal: {coal} to {less}. {number} moves."
                ).format(winner=winner, other=other, coal=first.tie_breaks[0], less=second.tie_breaks[0], number=number)
            case _:
                return self.tr(
                    "{other} has as many and excavated as much coal, but {winner} is earlier in the turn order. {number} moves."
                ).format(winner=winner, other=other, number=number)
