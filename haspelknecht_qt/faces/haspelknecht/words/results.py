"""How a match was won."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.core.standing import Standing


class ResultPhrases(QObject):
    """Why the winner is ahead (F8)."""

    def reason(self, standing: Standing, names: Sequence[str], number: int) -> str:
        """By how much, or by which tie-break, the winner is ahead of the second, after so many moves. The turn order leaves no tie."""
        order = standing.ranking()
        first, second = standing.seats[order[0]], standing.seats[order[1]]
        winner, other = names[order[0]], names[order[1]]
        match standing.decided_by():
            case None:
                return self.tr("{points} ahead of {other}, after three years and {number} moves.").format(
                    points=first.total - second.total, other=other, number=number
                )
            case 0:
                return self.tr(
                    "{other} has as many, but {winner} excavated more coal: {coal} to {less}. {number} moves."
                ).format(winner=winner, other=other, coal=first.tie_breaks[0], less=second.tie_breaks[0], number=number)
            case _:
                return self.tr(
                    "{other} has as many and excavated as much coal, but {winner} is earlier in the turn order. {number} moves."
                ).format(winner=winner, other=other, number=number)
