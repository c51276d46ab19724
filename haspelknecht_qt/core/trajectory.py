"""Score trajectories of rollouts, used to compare options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import frozen


@frozen
class Trajectory:
    """A rollout from an option to the end of the game.

    `expected` is the seat's expected score at each evaluation on the way, `items` its final score by item.
    """

    items: Mapping[str, float]
    expected: Sequence[float] = ()

    @property
    def points(self) -> float:
        """Final score."""
        return sum(self.items.values())


@frozen
class Stretch:
    """A stretch of a rollout: up to the first evaluation, between two evaluations, or from the last one to the end.

    `signal_deviation` is the standard deviation, in points, of the unforeseen gain or loss of an option compared with
    others. `noise_deviation` is that of the effect of chance on such a difference in one game. Both are usual values of
    the game, found by measurement.
    """

    signal_deviation: float
    noise_deviation: float
