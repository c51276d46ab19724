"""Keyboard control of the table: arrows and Tab move the focus between elements, Enter chooses, Esc cancels."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from enum import Enum

from PySide6.QtCore import QPointF

from haspelknecht_qt.table.interaction import MoveSelection
from haspelknecht_qt.table.places import Shape
from haspelknecht_qt.table.scene import FocusStop, TableScene


class Direction(Enum):
    """Direction of an arrow key; the value is the step (x to the right, y down)."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class KeyboardFocus:
    """The keyboard focus on the table. `show` draws the focus line around an element; None removes the line.

    Tab visits only elements where a move starts or continues. The arrow keys visit every place, so that players can
    look at it and ask why it is not legal. A choice moves the focus to its first target, Esc back to the start.
    """

    def __init__(self, scene: TableScene, selection: MoveSelection[object], show: Callable[[str | None], None]) -> None:
        self._scene = scene
        self._selection = selection
        self._show = show
        self.element: str | None = None
        """The element with the focus; None if no element has the focus."""

    def focus(self, element: str | None) -> None:
        """Moves the focus to an element; None removes the focus."""
        self.element = element
        self._show(element)

    def can_reach(self, element: str | None) -> bool:
        """Whether the arrow keys reach an element; False for None."""
        return any(stop.element == element for stop in self._scene.focus_stops())

    def move_by_tab(self, step: int) -> bool:
        """Moves the focus to the next (`step` 1) or previous (-1) legal element. Returns whether there is one.

        While something is chosen, the focus wraps around at the end: the choice must be completed or cancelled first.
        """
        stops, targets = self._scene.focus_stops(), frozenset(self._selection.next_elements())
        found = next_stop(stops, self.element, step, targets)
        if found is None and self._selection.path:
            found = next_stop(stops, None, step, targets)
        if found is None:
            return False
        self.focus(found)
        return True

    def move_by_arrow(self, direction: Direction) -> None:
        """Moves the focus to the next element in a direction, if there is one."""
        found = nearest_stop(self.arrow_stops(), self.element, direction)
        if found is not None:
            self.focus(found)

    def arrow_stops(self) -> list[FocusStop]:
        """Returns the elements that the arrow keys visit at the moment.

        While something is chosen, pieces that are no target are left out. Enter would choose them instead.
        """
        stops = self._scene.focus_stops()
        if not self._selection.path:
            return stops
        kept = {self.element, *self._selection.next_elements()}
        return [stop for stop in stops if stop.element in kept or self._scene.places_of(stop.element)]

    def choose_by_key(self, key: str) -> bool:
        """Chooses the first legal place with this keyboard key (`TablePlace.key`). Returns whether there is one."""
        for place in self._scene.places:
            if place.key == key and key and self._is_legal(place.element):
                self.focus(place.element)
                self.choose()
                return True
        return False

    def key_of(self, element: str) -> str:
        """Returns the keyboard key that chooses an element at the moment; "" if the element has no key or is not legal."""
        key = next((place.key for place in self._scene.places_of(element) if place.key), "")
        return key if key and self._is_legal(element) else ""

    def move_in_row(self, point: QPointF, steps: int) -> bool:
        """Handles the wheel at a point: focuses the next (`steps` > 0) or previous (`steps` < 0) legal place of the row
        there. Returns whether there is a row with a legal place.
        """
        caught = (place for place in self._scene.places if place.catch_area and place.catch_area.contains(point))
        name = next((place.wheel_row for place in caught), "")
        row = [place for place in self._scene.places if name and place.wheel_row == name]
        legal = [number for number, place in enumerate(row) if self._is_legal(place.element)]
        if not legal:
            return False
        occupied = (number for number, place in enumerate(row) if self._scene.pieces_in(place.id))
        focused = (number for number, place in enumerate(row) if place.element == self.element)
        current = next(focused, next(occupied, legal[0]))
        further = [number for number in legal if (number - current) * steps > 0]
        if further:
            self.focus(row[min(further) if steps > 0 else max(further)].element)
        return True

    def _is_legal(self, element: str) -> bool:
        return self._selection.may_follow(element) or self._selection.may_start(element)

    def choose(self) -> None:
        """Handles Enter: chooses the element with the focus. Without one, moves the focus to the first legal element.

        Does nothing while the table does not show the element.
        """
        if self.element is None:
            self.move_by_tab(1)
            return
        if self._scene.area_of(self.element) is None:
            return
        before = self._selection.path
        self._selection.choose(self.element)
        if len(self._selection.path) > len(before):
            reachable = {stop.element for stop in self._scene.focus_stops()}
            target = next((target for target in self._selection.next_elements() if target in reachable), None)
            if target is not None:
                self.focus(target)

    def cancel(self) -> bool:
        """Handles Esc: drops the choice and returns the focus to its start. Returns whether there was a choice."""
        path = self._selection.path
        if not path:
            return False
        self._selection.cancel()
        if self.element is not None:
            self.focus(path[-1])
        return True


def next_stop(stops: Sequence[FocusStop], current: str | None, step: int, among: Container[str]) -> str | None:
    """Next (step 1) or previous (step -1) reachable element in reading order that is in `among`.

    None at the end of the table, so that the focus can move to the next widget. If `current` is None, the search begins
    at the first or last element.
    """
    elements = [stop.element for stop in stops]
    if current in elements:
        start = elements.index(current) + step
    else:
        start = 0 if step > 0 else len(elements) - 1
    rest = elements[start:] if step > 0 else elements[: start + 1][::-1]
    return next((element for element in rest if element in among), None)


def nearest_stop(stops: Iterable[FocusStop], current: str | None, direction: Direction) -> str | None:
    """The nearest reachable element in the direction of an arrow key, or None. If `current` is None, the first element.

    A gap to the side counts three times as much as the distance ahead. Distances are measured between centres, so that
    an element inside another (a slot in a plate) can be reached. An element around the current one is skipped if its
    centre lies beside the current element. Otherwise it would hide the elements inside it.
    """
    stops = list(stops)
    origin = next((stop for stop in stops if stop.element == current), None)
    if origin is None:
        return stops[0].element if stops else None
    dx, dy = direction.value
    distances: dict[str, float] = {}
    for stop in stops:
        offset = stop.area.center - origin.area.center
        ahead = offset.x() * dx + offset.y() * dy
        if stop is origin or ahead <= 1:
            continue
        if _surrounds(stop.area, origin.area) and ahead <= (origin.area.width if dx else origin.area.height) / 2:
            continue
        gap = _sideways_gap(origin.area, stop.area, horizontal=dx != 0)
        distances[stop.element] = ahead + 3 * gap + 0.3 * abs(offset.y() if dx else offset.x())
    return min(distances, key=distances.__getitem__, default=None)


def _surrounds(outer: Shape, inner: Shape) -> bool:
    """Whether an area lies completely in another one."""
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and outer.x + outer.width >= inner.x + inner.width
        and outer.y + outer.height >= inner.y + inner.height
    )


def _sideways_gap(origin: Shape, area: Shape, *, horizontal: bool) -> float:
    """Returns the vertical gap between two areas for a `horizontal` arrow key, else the horizontal gap; at least 0."""
    if horizontal:
        return max(0.0, area.y - (origin.y + origin.height), origin.y - (area.y + area.height))
    return max(0.0, area.x - (origin.x + origin.width), origin.x - (area.x + area.width))
