"""How things move: easings and durations (milliseconds, scene units). Knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Callable

Easing = Callable[[float], float]
"""Progress of the time (0 to 1) -> progress of the motion (0 at 0, 1 at 1; between them it may go beyond 1)."""

LIFT = 90.0
GLIDE_HOME = 260.0
LIGHT = 120.0
LIGHT_OUT = 80.0
FADE = 120.0
BREATH = 1600.0
BREATHS = 3
STAGGER = 30.0
"""Time between the starts of two pieces of one event."""
LONGEST_STAGGER = 360.0
"""Time between the starts of the first and the last piece of one event at most: many pieces start closer together."""


def travel_time(distance: float) -> float:
    """How long a piece takes for a distance: the eye follows a long way, but nobody waits for it."""
    return min(340.0, 160.0 + 0.12 * distance)


def stagger(pieces: int) -> float:
    """The time between the starts of two of so many pieces of one event."""
    return min(STAGGER, LONGEST_STAGGER / max(1, pieces - 1))


def linear(t: float) -> float:
    """Even speed."""
    return t


def out_cubic(t: float) -> float:
    """Quick start, soft end."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Soft start and end."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_back(t: float) -> float:
    """Goes a little beyond the end and comes back."""
    overshoot = 0.8
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


def breathing(t: float) -> float:
    """In and out `BREATHS` times: 1 at both ends and between two breaths, 0 in the middle of each."""
    return (1 + math.cos(2 * math.pi * BREATHS * t)) / 2
