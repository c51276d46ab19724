"""Counting of others' face-down deliveries: a choice of the view (GR13)."""

from __future__ import annotations

from attrs import define


@define
class Counting:
    """`covered` is True if orders that others delivered since the last scoring are counted. They lie face down, but
    were open before delivery: counting them reveals nothing and only saves remembering.
    """

    covered: bool = False

    def set_covered(self, covered: bool) -> None:
        """Counts them, or shows counts as of the last scoring."""
        self.covered = covered
