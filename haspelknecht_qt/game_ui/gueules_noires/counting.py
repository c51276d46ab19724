"""What is counted on the table for the player: a choice of the view (GR13)."""

from __future__ import annotations

from attrs import define


@define
class Counting:
    """`covered` tells whether others' delivered orders are counted that came, face down, since the last scoring.

    All that is on them lay open before, so nobody learns anything new: it only saves remembering it.
    """

    covered: bool = False

    def set_covered(self, covered: bool) -> None:
        """Has them counted, or shown as of the last scoring."""
        self.covered = covered
