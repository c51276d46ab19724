"""Texts of the scoring sheet at the end of a shift, and names of the parts of a shift's points."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS


class GueulesNoiresSheetTexts(QObject):
    """Finished sentences about the scoring of a shift (GE1 to GE4)."""

    def title(self, shift: int) -> str:
        """Heading."""
        return self.tr("End of shift {shift}").format(shift=terms.shift(shift))

    def line(self, *, second: bool) -> str:
        """Scoring rule; `second` tells whether there are second prizes."""
        if second:
            return self.tr(
                "All delivered orders count again. First prize for the most, second prize for the next; "
                "a tie for first leaves no second."
            )
        return self.tr("All delivered orders count again. The prize goes to who has most; in a tie both get it.")

    def counted(self) -> str:
        """Heading of the rows."""
        return self.tr("Orders and pit")

    def prizes(self) -> str:
        """Heading of the prizes."""
        return self.tr("prizes")

    def total(self) -> str:
        """Label of the sum."""
        return self.tr("This shift")

    def go_on(self, shift: int) -> str:
        """Label of the button for the next shift."""
        if shift == SHIFTS[-1]:
            return self.tr("To the final scoring")
        return self.tr("To shift {shift}").format(shift=terms.shift(shift + 1))

    def begins(self, name: str, shift: int) -> str:
        """Starting player of the next shift (GE4)."""
        return self.tr("{name} begins shift {shift}").format(name=name, shift=terms.shift(shift + 1))

    def why_begins(self, seat: int, workers: Sequence[int]) -> str:
        """Reason (GE4): most workers in the factory, or the nearest clockwise of the tied players."""
        if workers.count(max(workers)) == 1:
            return self.tr("Most workers in the minecart factory, top five included.")
        if workers[seat]:
            return self.tr("Tied for most workers in the minecart factory: the nearest clockwise.")
        return self.tr("Nobody has workers in the minecart factory: the next clockwise.")

    def colours(self) -> str:
        """Part of a shift's points for order spots by colour."""
        return self.tr("Order spots by colour")

    def vehicles(self) -> str:
        """Part of a shift's points for order spots by vehicle."""
        return self.tr("Order spots by vehicle")

    def minecarts(self) -> str:
        """Part of a shift's points for empty minecarts."""
        return self.tr("Empty minecarts")
