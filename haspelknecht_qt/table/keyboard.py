"""The keyboard over the table: a walk from element to element, Enter to choose, Esc to cancel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF

from haspelknecht_qt.table.focus import Direction, along, toward
from haspelknecht_qt.table.interaction import Interaction
from haspelknecht_qt.table.scene import TableScene


class Keyboard:
    """Where the keyboard's focus is. `show` draws it around an element, or hides it.

    Tab leads through what can be done next; the arrows lead over everything, so that one can also look and ask why not.
    After a choice, the focus goes to its first target, and after Esc back to where the choice began.
    """

    def __init__(self, scene: TableScene, interaction: Interaction[object], show: Callable[[str | None], None]) -> None:
        self._scene = scene
        self._interaction = interaction
        self._show = show
        self._element: str | None = None

    @property
    def element(self) -> str | None:
        """The element with the focus."""
        return self._element

    def focus(self, element: str | None) -> None:
        """Puts the focus on an element, or nowhere."""
        self._element = element
        self._show(element)

    def tab(self, step: int) -> bool:
        """The next (1) or previous (-1) thing that can be done; False at the end, where the next widget follows.

        While something is chosen, the walk goes round: the choice wants an answer.
        """
        stops, targets = self._scene.stops(), frozenset(self._interaction.targets())
        found = along(stops, self._element, step, targets)
        if found is None and self._interaction.path:
            found = along(stops, None, step, targets)
        if found is None:
            return False
        self.focus(found)
        return True

    def go(self, direction: Direction) -> None:
        """The next element in a direction; stays where nothing lies there."""
        found = toward(self._scene.stops(), self._element, direction)
        if found is not None:
            self.focus(found)

    def press(self, key: str) -> bool:
        """A key that stands for a place: chooses it. Whether one does, and that is legal now."""
        for place in self._scene.places:
            if place.key == key and key and self._is_legal(place.element):
                self.focus(place.element)
                self.choose()
                return True
        return False

    def key_of(self, element: str) -> str:
        """The key that chooses an element now; "" if there is none, or it would not be legal."""
        key = next((place.key for place in self._scene.places_of(element) if place.key), "")
        return key if key and self._is_legal(element) else ""

    def turn(self, point: QPointF, steps: int) -> bool:
        """The mouse wheel: goes on to the next legal place of the row that catches a point; whether there is such a row."""
        name = next(
            (one.wheel for one in self._scene.places if one.catches is not None and one.catches.contains(point)), ""
        )
        row = [place for place in self._scene.places if name and place.wheel == name]
        legal = [number for number, place in enumerate(row) if self._is_legal(place.element)]
        if not legal:
            return False
        lies = (number for number, place in enumerate(row) if self._scene.pieces_in(place.id))
        focused = (number for number, place in enumerate(row) if place.element == self._element)
        now = next(focused, next(lies, legal[0]))
        onward = [number for number in legal if (number - now) * steps > 0]
        if onward:
            self.focus(row[min(onward) if steps > 0 else max(onward)].element)
        return True

    def _is_legal(self, element: str) -> bool:
        return self._interaction.may_follow(element) or self._interaction.may_start(element)

    def choose(self) -> None:
        """Enter: chooses the element with the focus."""
        if self._element is None:
            return
        before = self._interaction.path
        self._interaction.choose(self._element)
        if len(self._interaction.path) > len(before):
            reachable = {stop.element for stop in self._scene.stops()}
            target = next((target for target in self._interaction.targets() if target in reachable), None)
            if target is not None:
                self.focus(target)

    def cancel(self) -> bool:
        """Esc: forgets the choice and goes back to where it began; whether there was one."""
        path = self._interaction.path
        if not path:
            return False
        self._interaction.cancel()
        if self._element is not None:
            self.focus(path[-1])
        return True
