"""Trajectories of pieces: their easings, durations and points. Times are milliseconds, lengths scene units. Knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from haspelknecht_qt.core.fast_attrs import frozen

Easing = Callable[[float], float]
"""Function from the elapsed share of a motion's duration (0 to 1) to its progress, from 0 to 1; may exceed 1."""

LIFT_DURATION = 90.0
FADE_DURATION = 120.0
MAX_START_INTERVAL = 30.0
"""Maximum milliseconds from the start of one piece to the start of the next piece in one event."""
MAX_START_SPREAD = 360.0
"""Maximum milliseconds from the start of the first piece to the start of the last piece in one event."""


def default_start_interval(pieces: int) -> float:
    """Milliseconds from the start of one piece to the start of the next, in an event that moves `pieces` pieces."""
    return min(MAX_START_INTERVAL, MAX_START_SPREAD / max(1, pieces - 1))


def linear(t: float) -> float:
    """Easing with constant speed."""
    return t


def ease_out_cubic(t: float) -> float:
    """Easing with a quick start and a soft end."""
    return 1 - (1 - t) ** 3


def ease_in_quadratic(t: float) -> float:
    """Easing of a falling object: slow start, quick end."""
    return t * t


def ease_in_out_cubic(t: float) -> float:
    """Easing with a soft start and a soft end."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def ease_out_overshoot(t: float) -> float:
    """Easing with a quick start, which goes slightly beyond the end and comes back."""
    overshoot = 0.8
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


Point = tuple[float, float]
"""x and y of a point in scene units."""


@frozen
class PieceTrajectory:
    """The movement of a piece from one place to another. Times are milliseconds, lengths are scene units.

    A piece with a `back_kind` turns over on its way. It appears with its back up and ends face up, or it vanishes with
    its back up.
    """

    base_duration: float = 160.0
    """Constant part of the duration, in milliseconds."""
    duration_per_unit: float = 0.12
    """Milliseconds added for each scene unit of the movement's length."""
    max_duration: float = 340.0
    start_interval: float | None = None
    """Milliseconds from the start of one piece to that of the next in an event; None: `default_start_interval`."""
    lead_time: float = 0.0
    """Milliseconds by which the piece starts earlier than pieces without a lead."""
    arc_height: float = 0.0
    """Maximum height of the movement's arc, in scene units; 0: no arc."""
    via_points: tuple[Point, ...] = ()
    """Points that the piece passes."""
    fall_height: float = 0.0
    """Height from which an appearing piece falls into its place, in scene units. 0: it does not fall."""
    back_kind: str = ""
    """Kind of piece that is shown on the back; "": the piece is not turned over."""

    def duration(self, distance: float) -> float:
        """Duration in milliseconds for a distance in scene units."""
        return min(self.max_duration, self.base_duration + self.duration_per_unit * distance)


STRAIGHT = PieceTrajectory()
"""The default trajectory: a straight line. Longer movements take longer, so that the eye can follow them."""


def path_length(points: Sequence[Point]) -> float:
    """Length of the line that connects these points, in scene units."""
    return sum(math.dist(one, other) for one, other in pairwise(points))


def point_along(points: Sequence[Point], progress: float, arc: float = 0.0) -> Point:
    """The point at `progress` (0 to 1) of the line through `points`, lifted by an arc that is `arc` high in the middle."""
    left = progress * path_length(points)
    x, y = points[-1]
    for one, other in pairwise(points):
        part = math.dist(one, other)
        if left < part:
            x, y = one[0] + (other[0] - one[0]) * left / part, one[1] + (other[1] - one[1]) * left / part
            break
        left -= part
    return x, y - 4.0 * arc * progress * (1.0 - progress)


def flip_width_and_side(progress: float) -> tuple[float, bool]:
    """Relative width (0 to 1) of a piece turning over, at `progress` (0 to 1), and whether its second side shows."""
    turned = min(1.0, max(0.0, (progress - 0.3) / 0.4))
    return max(0.02, abs(math.cos(math.pi * turned))), turned >= 0.5
