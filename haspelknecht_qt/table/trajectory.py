"""Trajectories of pieces: easings and durations (milliseconds, scene units). Knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from attrs import frozen

Easing = Callable[[float], float]
"""Progress of time (0 to 1) -> progress of the motion (0 at 0, 1 at 1; in between it may exceed 1)."""

LIFT_DURATION = 90.0
FADE_DURATION = 120.0
MAX_START_INTERVAL = 30.0
"""Maximum milliseconds between the starts of two pieces of one event."""
MAX_START_SPREAD = 360.0
"""Maximum milliseconds between the first and the last start of one event: many pieces start closer together."""


def start_interval(pieces: int) -> float:
    """Milliseconds between two starts in an event that moves `pieces` pieces."""
    return min(MAX_START_INTERVAL, MAX_START_SPREAD / max(1, pieces - 1))


def linear(t: float) -> float:
    """Constant speed."""
    return t


def out_cubic(t: float) -> float:
    """Quick start, soft end."""
    return 1 - (1 - t) ** 3


def in_quadratic(t: float) -> float:
    """Accelerates like a falling object: slow start, quick end."""
    return t * t


def in_out_cubic(t: float) -> float:
    """Soft start and end."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_overshoot(t: float) -> float:
    """Quick start; goes a little beyond the end and comes back."""
    overshoot = 0.8
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


Point = tuple[float, float]
"""x and y in scene units."""


@frozen
class PieceTrajectory:
    """The way of a piece from place to place, in milliseconds and scene units.

    The duration is `base` plus `per_unit` for each scene unit, at most `longest`. Several pieces on the same way start `apart`
    milliseconds after each other; None means the event's interval. They start `lead` earlier than pieces on another way.
    The piece passes the points `via`, `arc` scene units higher in the middle. `falls` is the number of scene units above its
    place where the piece appears; while it falls, it stays in the layer of resting pieces. `back` is the kind shown on its
    other side; if given, the piece is turned over in the middle. Afterwards an appearing piece shows its face, a vanishing one its back.
    """

    base: float = 160.0
    per_unit: float = 0.12
    longest: float = 340.0
    apart: float | None = None
    lead: float = 0.0
    arc: float = 0.0
    via: tuple[Point, ...] = ()
    falls: float = 0.0
    back: str = ""

    def duration(self, distance: float) -> float:
        """Duration for a distance."""
        return min(self.longest, self.base + self.per_unit * distance)


STRAIGHT = PieceTrajectory()
"""The default trajectory: slow enough to be followed by eye over long distances, but short."""


def path_length(points: Sequence[Point]) -> float:
    """Length of the line through these points."""
    return sum(math.dist(one, other) for one, other in pairwise(points))


def point_along(points: Sequence[Point], progress: float, arc: float = 0.0) -> Point:
    """The point at `progress` (0 to 1) of the line through these points, in an arc of height `arc`."""
    left = progress * path_length(points)
    x, y = points[-1]
    for one, other in pairwise(points):
        part = math.dist(one, other)
        if left < part:
            x, y = one[0] + (other[0] - one[0]) * left / part, one[1] + (other[1] - one[1]) * left / part
            break
        left -= part
    return x, y - 4.0 * arc * progress * (1.0 - progress)


def turned_over(progress: float) -> tuple[float, bool]:
    """Relative width of a piece that is turned over in the middle of its way, and whether its other side is visible."""
    turned = min(1.0, max(0.0, (progress - 0.3) / 0.4))
    return max(0.02, abs(math.cos(math.pi * turned))), turned >= 0.5
