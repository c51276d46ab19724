"""The buttons of the prompt: one short label for each move that is made with one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from haspelknecht_qt.games.haspelknecht import moves, working
from haspelknecht_qt.games.haspelknecht.state import State


class HaspelknechtButtonTexts(QObject):
    """Labels of buttons. What the move does in full is its sentence."""

    def label(self, state: State, move: moves.Move) -> str:
        """The label. Raises ValueError for a move that has no button."""
        match move:
            case moves.Confirm():
                return self.tr("Confirm plan")
            case moves.Pass():
                return self.tr("Take no more")
            case moves.KeepWater():
                return self.tr("Keep the water")
            case moves.EndTurn():
                return self.tr("End turn")
            case moves.Done():
                return self.tr("Done")
            case moves.Finish() if working.is_synergy_action(state):
                return self.tr("Do without the synergy bonus")
            case moves.Finish():
                return self.tr("End this work")
            case moves.Decline():
                return self.tr("Do without")
            case moves.Timber(thaler=True):
                return self.tr("1 Thaler")
            case moves.Timber():
                return self.tr("3 wood and 1 water")
            case moves.Sell(1):
                return self.tr("1 coal for 1 Thaler")
            case moves.Sell():
                return self.tr("2 coal for 1 Thaler and 1 food")
            case moves.RemoveWater(1):
                return self.tr("Remove 1 water")
            case moves.RemoveWater():
                return self.tr("Remove 2 water")
            case _:
                raise ValueError(f"'{move.text()}' has no button")
