"""Keyboard focus on the table: the elements that Tab and the arrow keys lead to. Knows rectangles, not Qt."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from enum import Enum

from attrs import frozen


class Direction(Enum):
    """Direction of an arrow key; the value is the step (x to the right, y down)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


@frozen
class FocusStop:
    """An element that the keyboard can reach, with its bounding rectangle in scene units."""

    element: str
    x: float
    y: float
    width: float
    height: float

    @property
    def center(self) -> tuple[float, float]:
        """The centre of the rectangle."""
        return self.x + self.width / 2, self.y + self.height / 2


def along(stops: Sequence[FocusStop], current: str | None, step: int, among: Container[str]) -> str | None:
    """The next (step 1) or previous (step -1) stop in reading order whose element is in `among`.

    Returns None at the end of the table, so that the focus can move to the next widget. If `current` is None, the search
    begins at the first or last stop.
    """
    elements = [stop.element for stop in stops]
    if current in elements:
        start = elements.index(current) + step
    else:
        start = 0 if step > 0 else len(elements) - 1
    rest = elements[start:] if step > 0 else elements[: start + 1][::-1]
    return next((element for element in rest if element in among), None)


def toward(stops: Iterable[FocusStop], current: str | None, direction: Direction) -> str | None:
    """The nearest stop in a direction, or None if there is none. If `current` is None, returns the first stop.

    Stops straight ahead are preferred: a stop to the side is reached only if nothing is ahead within the same
    distance. Stops that contain each other (a slot in a plate) are distinguished by their centres.
    """
    stops = list(stops)
    origin = next((stop for stop in stops if stop.element == current), None)
    if origin is None:
        return stops[0].element if stops else None
    dx, dy = direction.value
    best: tuple[float, str] | None = None
    for stop in stops:
        ahead = (stop.center[0] - origin.center[0]) * dx + (stop.center[1] - origin.center[1]) * dy
        if stop is origin or ahead <= 1:
            continue
        distance = ahead + 3 * _gap_aside(origin, stop, horizontal=dx != 0) + 0.3 * _offset_aside(origin, stop, dx)
        if best is None or distance < best[0]:
            best = (distance, stop.element)
    return None if best is None else best[1]


def _gap_aside(origin: FocusStop, stop: FocusStop, *, horizontal: bool) -> float:
    """Distance of two stops at right angles to the direction; 0 if they overlap there."""
    if horizontal:
        return max(0.0, stop.y - (origin.y + origin.height), origin.y - (stop.y + stop.height))
    return max(0.0, stop.x - (origin.x + origin.width), origin.x - (stop.x + stop.width))


def _offset_aside(origin: FocusStop, stop: FocusStop, dx: int) -> float:
    return abs(stop.center[1] - origin.center[1]) if dx else abs(stop.center[0] - origin.center[0])
