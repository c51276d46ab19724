"""Score trajectories of rollouts, used to compare candidates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import Factory

from haspelknecht_qt.core.fast_attrs import frozen


@frozen
class Trajectory:
    """A rollout from a candidate to the end of the game.

    `items` is the seat's final score by score item. `expected` are its expected final scores at the evaluations during
    the rollout. `opponent_points` are the final scores of the other seats, in the order of the seats. `outcome` has
    numbers of the final position by seat and name, such as score items of all seats. The game finds reasons in them.
    """

    items: Mapping[str, float]
    expected: Sequence[float] = ()
    opponent_points: Sequence[float] = ()
    outcome: Mapping[tuple[int, str], float] = Factory(dict)

    @property
    def final_score(self) -> float:
        """Final score: the sum of all items."""
        return sum(self.items.values())

    @property
    def lead(self) -> float:
        """Final lead over the best other seat, in points; negative if that seat is ahead."""
        return self.final_score - max(self.opponent_points)


@frozen
class RolloutSegment:
    """Part of a rollout: up to the first evaluation, between two evaluations, or from the last one to the end.

    A candidate's gain is the change of its expected score during the segment. `signal_deviation` is the standard
    deviation of true gains from the mean gain of all candidates. `noise_deviation` is the standard deviation that
    chance adds to the difference between two candidates in one rollout. Both are in points, measured for each game.
    """

    signal_deviation: float
    noise_deviation: float


@frozen
class OutcomeDifference:
    """Difference of a number in `Trajectory.outcome` between the rollouts of two candidates.

    `better` and `other` are the means of the better candidate and of the other one. `margin` is the half width of the
    95 % confidence interval of their difference.
    """

    seat: int
    name: str
    better: float
    other: float
    margin: float

    @property
    def gain(self) -> float:
        """Difference of the means: what the better candidate has more."""
        return self.better - self.other

    def swapped(self) -> OutcomeDifference:
        """Returns the difference seen from the other candidate."""
        return OutcomeDifference(self.seat, self.name, self.other, self.better, self.margin)
