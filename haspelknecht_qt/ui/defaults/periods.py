"""Default for `ui.contracts.Periods`, which both games and the toy inherit or use."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

from haspelknecht_qt.ui.contracts import Picture


@frozen
class DefaultPeriods:
    """Periods of one colour. The last move of a period scores in that period.

    `pictures` holds the drawings beside the items of the score, by their ids.
    """

    sequence: tuple[tuple[int, int], ...]
    turn_steps: frozenset[str]
    pictures: Mapping[str, Picture]
    samples_per_period: int = 1

    def scores_at_end(self, period: tuple[int, int]) -> bool:
        """Returns True."""
        return True

    def colour(self, period: tuple[int, int]) -> str:
        """Returns the colour of lines."""
        return "line"

    def picture(self, item: str) -> Picture:
        """Returns the drawing beside an item of the score. Raises KeyError."""
        return self.pictures[item]
