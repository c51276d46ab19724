"""The periods of a game, as the review of a match shows them."""

from __future__ import annotations

from typing import Protocol

from haspelknecht_qt.ui.contracts.match_view import Picture


class Periods(Protocol):
    """How a match of the game is looked back at: the stretches that it has, and what is drawn for them and for the items of the score."""

    @property
    def sequence(self) -> tuple[tuple[int, int], ...]:
        """Every stretch of a whole game (`Game.period`), in order."""
        ...

    @property
    def samples_per_period(self) -> int:
        """So many points a stretch has in the chart of the scores: 1 for its end alone."""
        ...

    @property
    def turn_steps(self) -> frozenset[str]:
        """The steps of a player's turn that change the score: a turning point shows them."""
        ...

    def scores_at_end(self, period: tuple[int, int]) -> bool:
        """Whether what the last move of a stretch scores belongs to it, although the next one has begun already."""
        ...

    def colour(self, period: tuple[int, int]) -> str:
        """The colour token of a stretch."""
        ...

    def picture(self, item: str) -> Picture:
        """The drawing beside an item of the score."""
        ...
