"""The plainest `contracts.Periods`: given stretches and pictures, one colour."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from haspelknecht_qt.ui.contracts import Picture


@frozen
class DefaultPeriods:
    """A `contracts.Periods` of equal stretches, in which each stretch is drawn alike and its last move scores in it.

    `pictures` are the drawings beside the items of the score, by their ids.
    """

    sequence: tuple[tuple[int, int], ...]
    turn_steps: frozenset[str]
    pictures: Mapping[str, Picture]
    samples_per_period: int = 1

    def scores_at_end(self, period: tuple[int, int]) -> bool:
        """Always."""
        return True

    def colour(self, period: tuple[int, int]) -> str:
        """The colour of lines."""
        return "line"

    def picture(self, item: str) -> Picture:
        """The drawing beside an item of the score. Raises KeyError."""
        return self.pictures[item]
