"""Trajectories of pieces: their easings, durations and points. Times are milliseconds, lengths scene units. Knows no Qt."""

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

    The duration is `base` plus `per_unit` for each scene unit, at most `longest`. Pieces of one event start `apart`
    milliseconds after each other; None means the event's own interval. A piece starts `lead` milliseconds earlier than a
    piece without a lead. It passes the points `via`, and the middle of its way is `arc` scene units higher. If `falls` is
    not 0, an appearing piece falls from `falls` scene units above its place, in the layer of resting pieces. `back` is the
    kind shown on the other side; "" means that the piece is not turned over. A turned piece appears with its back and ends
    with its face; a vanishing piece ends with its back.
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
        """Duration in milliseconds for a distance in scene units."""
        return min(self.longest, self.base + self.per_unit * distance)


STRAIGHT = PieceTrajectory()
"""The default trajectory: slow enough to be followed by eye over long distances, but short."""


def path_length(points: Sequence[Point]) -> float:
    """Length of the line through these points."""
    return sum(math.dist(one, other) for one, other in pairwise(points))


def point_along(points: Sequence[Point], progress: float, arc: float = 0.0) -> Point:
    """The point at `progress` (0 to 1) of the line through these points, lifted by an arc that is `arc` high in the middle."""
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
    """Relative width (0 to 1) of a piece that is turned over in the middle of its way, and whether its second side is visible."""
    turned = min(1.0, max(0.0, (progress - 0.3) / 0.4))
    return max(0.02, abs(math.cos(math.pi * turned))), turned >= 0.5
