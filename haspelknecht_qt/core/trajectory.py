"""How games go on from what can be done, for whoever compares that by playing on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen


@frozen
class Trajectory:
    """How a game went on from an option and ended: `expected` is what the seat asked could expect at each look on the way, `items` its final score by items."""

    items: Mapping[str, float]
    expected: Sequence[float] = ()

    @property
    def points(self) -> float:
        """The final score."""
        return sum(self.items.values())


@frozen
class Stretch:
    """A part of the way from an option to the end of the game: to the first look, from look to look, from the last one to the end.

    `signal_deviation` is the standard deviation, in points, of what an option gains or loses on it compared with others, beyond what was foreseen; `noise_deviation` that of what
    chance makes of such a difference in one game. Both are usual values of the game, found by measurement.
    """

    signal_deviation: float
    noise_deviation: float
