"""Gestures of mouse and touch: objects with a start, updates, and an end or a cancellation.

The pointer turns a press into a gesture and feeds it until it ends; a gesture tells the interaction what it means.
Points are in scene units; whether a press has become a drag is judged in screen pixels by the platform's drag distance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from attrs import define, frozen
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QScrollBar

from haspelknecht_qt.table.hand import Hand
from haspelknecht_qt.table.interaction import Interaction
from haspelknecht_qt.table.move_index import NOTHING, Exact, Path
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.scene import ILLEGAL, Hit, TableScene


@frozen
class Spot:
    """Where the pointer is: in the scene, and on the screen's view in logical pixels."""

    scene: QPointF
    view: QPoint


class Gesture(Protocol):
    """One gesture under way."""

    def update(self, spot: Spot) -> None:
        """The pointer has moved."""

    def end(self, spot: Spot) -> None:
        """The button is released: the gesture has its effect."""

    def cancel(self) -> None:
        """The gesture ends without effect."""


@define(eq=False)
class PointerTools:
    """What gestures work with. `reach` is the least width of a hit area in scene units, kept up to date by the view.

    `hover` is told what the pointer is over.
    """

    scene: TableScene
    interaction: Interaction[object]
    hand: Hand
    hover: Callable[[str | None], None]
    reach: float = 36.0

    def hit(self, spot: Spot) -> Hit:
        """What the pointer means: a target of what is chosen, else the start of a move, else what lies there."""
        carrying = self.interaction.held
        return self.scene.hit(spot.scene, self._rank, self.reach, carrying=carrying)

    def lifted_with(self, hit: Hit) -> list[PieceItem]:
        """The pieces that a press at `hit` lifts, the pressed one first; empty if no legal move starts with them."""
        element = hit.element
        if element is None or not self.starts_with_pieces(element):
            return []
        items = self.scene.pieces_of(element)
        if not items:
            return []
        pressed = next((item for item in items if item.piece.id == hit.piece), items[-1])
        place = self.scene.place(pressed.piece.place)
        if place is not None and place.carries is not None:
            carried = (self.scene.item(piece.id) for piece in self.scene.pieces_in(place.carries))
            return [pressed, *(item for item in carried if item is not None)]
        if place is None or not place.lifts_group:
            return [pressed]
        return [pressed, *(item for item in items if item is not pressed)]

    def going_to(self, lifted: list[PieceItem], source: str, target: str | None) -> list[PieceItem]:
        """What the hand holds over an element: of the source, as many pieces as that takes, those that were lifted first."""
        places = [] if target is None or not self.interaction.may_follow(target) else self.scene.places_of(target)
        count = next((place.takes for place in places), 0)
        if not count:
            return lifted
        others = [item for item in reversed(self.scene.pieces_of(source)) if item not in lifted]
        return [*lifted, *others][:count]

    def starts_with_pieces(self, element: str) -> bool:
        """Whether a legal move starts with `element` and goes on, so that its pieces can be dragged somewhere."""
        path = self.interaction.path
        if path and self.interaction.may_follow(element) and path != (element,):
            return False
        found = self.interaction.index.lookup((element,))
        return found is not NOTHING and not isinstance(found, Exact)

    def choose_with_shift(self, hit: Hit) -> bool:
        """Chooses what is hit behind the element that Shift stands for there; whether there is one, and it is legal."""
        item = None if hit.piece is None else self.scene.item(hit.piece)
        place = None if item is None else self.scene.place(item.piece.place)
        if hit.element is None or place is None or not place.with_shift:
            return False
        return self.interaction.choose_along((place.with_shift, hit.element))

    def _rank(self, element: str) -> int:
        if self.interaction.may_follow(element):
            return 0
        if not self.interaction.held and self.interaction.may_start(element):
            return 1
        return ILLEGAL


class DragGesture:
    """A press on pieces that a legal move starts with: lifts them at once; carried further, they are dragged.

    Released before the drag distance, the press was a click and the pieces stay chosen (or, chosen before, no longer).
    """

    def __init__(self, tools: PointerTools, hit: Hit, spot: Spot) -> None:
        self._tools = tools
        self._start = spot
        self._moved = False
        self._element = hit.element or ""
        self._was_chosen = tools.interaction.path == (self._element,)
        self._lifted = tools.lifted_with(hit)
        pressed = tools.scene.place(self._lifted[0].piece.place) if self._lifted else None
        as_they_lie = pressed is not None and pressed.carries is not None
        tools.hand.lift(self._lifted, spot.scene, as_they_lie=as_they_lie)
        tools.interaction.lift(self._element)

    def update(self, spot: Spot) -> None:
        """Carries the pieces once the drag distance is passed."""
        if not self._moved and not _dragged(self._start, spot):
            return
        self._moved = True
        under = self._under(spot)
        self._tools.hand.move_to(spot.scene)
        self._tools.hand.hold(self._tools.going_to(self._lifted, self._element, under))
        self._tools.hover(under)

    def end(self, spot: Spot) -> None:
        """Drops the pieces on what lies under the pointer."""
        interaction = self._tools.interaction
        if self._moved:
            interaction.drop(self._under(spot))
        elif self._was_chosen:
            interaction.cancel()
        else:
            interaction.keep()

    def cancel(self) -> None:
        """The pieces go home."""
        self._tools.interaction.cancel()

    def _under(self, spot: Spot) -> str | None:
        """The element under the pointer; None where the pieces come from, unless that is a target itself."""
        element = self._tools.hit(spot).element
        if element in self._tools.hand.origin and not self._tools.interaction.may_follow(element):
            return None
        return element


class ClickGesture:
    """A press on anything else: chooses it when it is released there.

    Dragging away what may not be moved is refused like a click on it.
    """

    def __init__(self, tools: PointerTools, hit: Hit, spot: Spot) -> None:
        self._tools = tools
        self._start = spot
        self._hit = hit
        self._over = False

    def update(self, spot: Spot) -> None:
        """A piece that can't be lifted is refused as soon as one tries."""
        if not self._over and self._hit.piece is not None and _dragged(self._start, spot):
            element = self._hit.element
            if element is not None and not self._tools.interaction.may_follow(element):
                self._over = True
                self._tools.interaction.choose(element)

    def end(self, spot: Spot) -> None:
        """Chooses what was pressed, if the pointer is still over it."""
        if not self._over and self._tools.hit(spot).element == self._hit.element:
            self._tools.interaction.choose(self._hit.element)

    def cancel(self) -> None:
        """Nothing is chosen."""


class PanGesture:
    """Moves the view over the table while a button is held."""

    def __init__(self, horizontal: QScrollBar, vertical: QScrollBar, spot: Spot) -> None:
        self._bars = (horizontal, vertical)
        self._from = (horizontal.value(), vertical.value())
        self._start = spot.view

    def update(self, spot: Spot) -> None:
        """The table follows the pointer."""
        way = spot.view - self._start
        self._bars[0].setValue(self._from[0] - way.x())
        self._bars[1].setValue(self._from[1] - way.y())

    def end(self, spot: Spot) -> None:
        """The view stays where it is."""
        self.update(spot)

    def cancel(self) -> None:
        """The view goes back to where it was."""
        for bar, value in zip(self._bars, self._from, strict=True):
            bar.setValue(value)


class Pointer:
    """Mouse or finger over the table: at most one gesture at a time."""

    def __init__(self, tools: PointerTools) -> None:
        self._tools = tools
        self._gesture: Gesture | None = None
        self._clicked: str | None = None
        self._path_before: Path = ()
        self._over_legal = False

    @property
    def busy(self) -> bool:
        """Whether a gesture is under way."""
        return self._gesture is not None

    @property
    def dragging(self) -> bool:
        """Whether pieces are in the hand."""
        return isinstance(self._gesture, DragGesture)

    @property
    def over_legal(self) -> bool:
        """Whether a click where the pointer is would choose something."""
        return self._over_legal

    def begin(self, gesture: Gesture) -> None:
        """Starts a gesture; one that is under way is cancelled."""
        self.cancel()
        self._gesture = gesture

    def press(self, spot: Spot, *, shift: bool = False) -> None:
        """A press of the main button: begins the gesture that what lies there asks for. With `shift`, that of its place."""
        hit = self._tools.hit(spot)
        if shift and self._tools.choose_with_shift(hit):
            self.cancel()
            self._clicked = None
            return
        self._clicked = hit.element
        self._path_before = self._tools.interaction.path
        liftable = bool(self._tools.lifted_with(hit))
        self.begin(DragGesture(self._tools, hit, spot) if liftable else ClickGesture(self._tools, hit, spot))

    def double_press(self, spot: Spot) -> None:
        """The second press of a double click: plays the only move that what was clicked first can make."""
        element = self._tools.hit(spot).element
        if element is None or element != self._clicked:
            self.press(spot)
            return
        self._clicked = None
        self._tools.interaction.complete(element)

    def move(self, spot: Spot) -> None:
        """The pointer has moved, with or without a button."""
        if self._gesture is not None:
            self._gesture.update(spot)
            return
        hit = self._tools.hit(spot)
        self._over_legal = hit.element is not None and self._tools.interaction.may_follow(hit.element)
        self._tools.hand.raise_(self._tools.lifted_with(hit))
        self._tools.hover(hit.element)

    def leave(self) -> None:
        """The pointer has left the table."""
        if self._gesture is None:
            self._tools.hand.raise_([])
            self._tools.hover(None)

    def release(self, spot: Spot) -> None:
        """The button is released."""
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return
        gesture.end(spot)
        clicked = (self._clicked,)
        if clicked not in (self._tools.interaction.path[-1:], self._path_before[-1:]):
            self._clicked = None  # The click did something else than choose: a second one is a new click.

    def cancel(self) -> bool:
        """Ends the gesture without effect: Esc, the other button, a lost focus. Answers whether there was one."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None


def _dragged(start: Spot, spot: Spot) -> bool:
    return (spot.view - start.view).manhattanLength() >= QApplication.startDragDistance()
