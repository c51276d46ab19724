"""Gestures of mouse and touch. Each is an object: made at the press, updated by movements, then ended or cancelled.

`Pointer` turns a press into a gesture and passes the later events to it. A gesture reports the chosen elements to the
selection. Points are in scene units. A press becomes a drag at the platform's drag distance, in screen pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from attrs import define
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication, QScrollBar

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.hand import HeldPieces
from haspelknecht_qt.table.interaction import MoveSelection
from haspelknecht_qt.table.move_index import MoveFound, MoveIndex, Path, PathContinuations
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.scene import ILLEGAL_RANK, Hit, TableScene


@frozen
class PointerPosition:
    """Position of the pointer: `scene_point` in scene units, `view_point` in logical pixels of the view."""

    scene_point: QPointF
    view_point: QPoint


class Gesture(Protocol):
    """A gesture in progress, from the press to the release or a cancellation."""

    def update(self, position: PointerPosition) -> None:
        """Called when the pointer has moved during the gesture."""

    def end(self, position: PointerPosition) -> None:
        """Called when the button is released: the gesture takes effect."""

    def cancel(self) -> None:
        """Ends the gesture without effect."""


@define(eq=False)
class GestureContext:
    """Objects that gestures work with. `hover` is called with the element under the pointer, or None.

    `reach` is the minimum width of a clickable area in scene units; the view updates it.
    """

    scene: TableScene
    selection: MoveSelection[object]
    hand: HeldPieces
    hover: Callable[[str | None], None]
    reach: float = 36.0
    clicked_piece: int | None = None
    """Id of the piece whose element a click is choosing; None while no click is handled, or without a piece."""
    drop_point: QPointF | None = None
    """Position of the pointer, in scene units, while it drags pieces beside all elements of a drop area; else None."""

    def find_hit(self, position: PointerPosition) -> Hit:
        """Returns the likeliest element under the pointer: a legal target, else a legal move's start, else any element."""
        carrying = self.selection.is_holding
        return self.scene.find_hit(position.scene_point, self._legality_rank, self.reach, carrying=carrying)

    def find_crowd(self, position: PointerPosition, size: float) -> list[str]:
        """Elements of legal moves that a finger may mean, each with an area of `size` scene units (`TableScene`)."""
        return self.scene.find_crowd(position.scene_point, self._legality_rank, size)

    def pieces_to_lift(self, hit: Hit) -> list[PieceItem]:
        """Pieces that a press at `hit` would lift, the pressed piece first. Empty if no legal move starts with them."""
        element = hit.element
        items = self.scene.pieces_of(element) if element is not None and self.is_drag_source(element) else []
        if not items:
            return []
        pressed = next((item for item in items if item.piece.id == hit.piece), items[-1])
        place = self.scene.place(pressed.piece.place)
        if place is not None and place.carried_place is not None:
            carried = (self.scene.item(piece.id) for piece in self.scene.pieces_in(place.carried_place))
            return [pressed, *(item for item in carried if item is not None)]
        if place is None or not place.lifts_group:
            return [pressed]
        return [pressed, *(item for item in items if item is not pressed)]

    def pieces_to_hold(self, lifted: list[PieceItem], source: str, target: str | None) -> list[PieceItem]:
        """Returns the pieces that the pointer holds over `target`: the `lifted` ones, then others of `source`.

        Their number is `TablePlace.drop_count` of the target; if that is 0, only the `lifted` pieces are held.
        """
        places = [] if target is None or not self.selection.may_follow(target) else self.scene.places_of(target)
        count = next((place.drop_count for place in places), 0)
        if not count:
            return lifted
        other_items = [item for item in reversed(self.scene.pieces_of(source)) if item not in lifted]
        return [*lifted, *other_items][:count]

    def is_drag_source(self, element: str) -> bool:
        """Whether a legal move starts with `element` and needs a target, so that the element's pieces can be dragged."""
        path = self.selection.path
        if path and self.selection.may_follow(element) and path != (element,):
            return False
        return isinstance(self.selection.move_index.lookup((element,)), PathContinuations)

    def choose(self, hit: Hit, position: PointerPosition) -> None:
        """Handles a click: chooses the hit element. The listener can read the clicked piece.

        After the choice of a piece, a click on an illegal place is like a drop there: it may mean a drop area.
        """
        element, rank = hit.element, self._legality_rank
        if self.selection.path and hit.piece is None and element is not None and rank(element) == ILLEGAL_RANK:
            dropped = self.scene.find_hit(position.scene_point, rank, self.reach, carrying=True).element
            if dropped is not None and self.selection.may_follow(dropped):
                element = dropped
        self.clicked_piece = hit.piece
        self.selection.choose(element)
        self.clicked_piece = None

    def choose_with_shift(self, hit: Hit) -> bool:
        """Handles a click with Shift: chooses the place's `shift_element`, then the hit element. False without such a move."""
        item = None if hit.piece is None else self.scene.item(hit.piece)
        place = None if item is None else self.scene.place(item.piece.place)
        if hit.element is None or place is None or not place.shift_element:
            return False
        self.clicked_piece = hit.piece
        is_chosen = self.selection.choose_path((place.shift_element, hit.element))
        self.clicked_piece = None
        return is_chosen

    def _legality_rank(self, element: str) -> int:
        if self.selection.may_follow(element):
            return 0
        if not self.selection.is_holding and self.selection.may_start(element):
            return 1
        return ILLEGAL_RANK


class DragGesture:
    """Gesture that begins on pieces. Lifts the pieces at the press, and drags them if the pointer moves on.

    A release within the drag distance is a click: it chooses the pieces, or cancels their choice.
    """

    def __init__(self, context: GestureContext, hit: Hit, position: PointerPosition) -> None:
        self._context = context
        self._start = position
        self._has_moved = False
        self._element = hit.element or ""
        self._was_chosen = context.selection.path == (self._element,)
        self._lifted = context.pieces_to_lift(hit)
        pressed = context.scene.place(self._lifted[0].piece.place) if self._lifted else None
        as_they_lie = pressed is not None and pressed.carried_place is not None
        context.hand.lift(self._lifted, position.scene_point, as_they_lie=as_they_lie)
        context.selection.lift(self._element)

    def update(self, position: PointerPosition) -> None:
        """Moves the pieces with the pointer, as soon as the pointer has moved by the drag distance."""
        if not self._has_moved and not _is_drag(self._start, position):
            return
        self._has_moved = True
        under = self._element_under(position)
        self._context.hand.move_to(position.scene_point)
        self._context.hand.hold(self._context.pieces_to_hold(self._lifted, self._element, under))
        self._context.hover(under)

    def end(self, position: PointerPosition) -> None:
        """Drops dragged pieces on the element under the pointer. Without a drag, handles the press as a click."""
        selection = self._context.selection
        if self._has_moved:
            selection.drop(self._element_under(position))
            self._context.drop_point = None
        elif self._was_chosen:
            selection.cancel()
        else:
            selection.choose_held()

    def cancel(self) -> None:
        """Returns the pieces to their place."""
        self._context.drop_point = None
        self._context.selection.cancel()

    def _element_under(self, position: PointerPosition) -> str | None:
        """The element under the pointer; None over the place where the pieces were lifted, if no move ends there.

        Beside all elements, it is that of the drop area, so that an illegal drop there is refused with a reason. It is
        None if the pieces were lifted in the same drop area: the player puts them back.
        """
        element = self._context.find_hit(position).element
        self._context.drop_point = None
        if element is None:
            scene = self._context.scene
            element = scene.find_drop_area(position.scene_point)
            if element == scene.find_drop_area(self._start.scene_point):
                return None
            self._context.drop_point = position.scene_point
        if element in self._context.hand.origin_elements and not self._context.selection.may_follow(element):
            return None
        return element


class ClickGesture:
    """Gesture that begins where no pieces can be lifted: chooses the element if the button is released over it.

    If the player drags a piece that cannot be lifted, refuses the piece, as a click would. If a click would play a
    move, the piece is refused only when it is released over another element. A piece that continues the path, for
    instance the second of two cubes, is chosen by a drag as well, and then the target where it is released.
    """

    def __init__(self, context: GestureContext, hit: Hit, position: PointerPosition) -> None:
        self._context = context
        self._start = position
        self._hit = hit
        self._is_refused = False

    def update(self, position: PointerPosition) -> None:
        """Follows the pointer. If the player drags a piece that cannot be lifted, shows once why not."""
        if not self._is_refused and self._hit.piece is not None and _is_drag(self._start, position):
            element = self._hit.element
            if element is not None and not self._context.selection.may_follow(element):
                self._is_refused = True
                self._context.selection.choose(element)

    def end(self, position: PointerPosition) -> None:
        """Chooses the pressed element, if the pointer is still over it. Else chooses or refuses a dragged piece."""
        if self._is_refused:
            return
        selection, pressed, under = self._context.selection, self._hit.element, self._context.find_hit(position).element
        if under == pressed:
            self._context.choose(self._hit, position)
        elif self._continues_path():
            self._continue_path(position)
        elif self._hit.piece is not None and pressed is not None and under is not None and not selection.path:
            self._context.hover(under)
            selection.refuse((pressed, under))

    def _continues_path(self) -> bool:
        """Whether a piece was pressed that continues the chosen path without completing a move."""
        selection, pressed = self._context.selection, self._hit.element
        if self._hit.piece is None or pressed is None or not selection.path:
            return False
        return isinstance(selection.move_index.lookup((*selection.path, pressed)), PathContinuations)

    def _continue_path(self, position: PointerPosition) -> None:
        """Chooses the dragged piece, then the target under the pointer, if a legal move continues with it.

        The target is not chosen if the dragged piece, or the one chosen first, can go there alone: that may be meant.
        """
        selection, first = self._context.selection, self._context.selection.path[0]
        self._context.choose(self._hit, position)
        target = self._context.find_hit(position).element
        if target is None:
            return
        # A button that is chosen first, such as the one for two cubes, says what is meant.
        singles = [first, self._hit.element] if self._context.scene.pieces_of(first) else []
        is_unclear = any(isinstance(selection.move_index.lookup((one, target)), MoveFound) for one in singles if one)
        if selection.may_follow(target) and not is_unclear:
            selection.choose(target)
        else:
            self._context.hover(target)

    def cancel(self) -> None:
        """Ends the gesture without a choice."""


class PanGesture:
    """Moves the view over the table while a button is held."""

    def __init__(self, horizontal: QScrollBar, vertical: QScrollBar, position: PointerPosition) -> None:
        self._scroll_bars = (horizontal, vertical)
        self._scroll_start = (horizontal.value(), vertical.value())
        self._start = position.view_point

    def update(self, position: PointerPosition) -> None:
        """Moves the table with the pointer."""
        offset = position.view_point - self._start
        self._scroll_bars[0].setValue(self._scroll_start[0] - offset.x())
        self._scroll_bars[1].setValue(self._scroll_start[1] - offset.y())

    def end(self, position: PointerPosition) -> None:
        """Leaves the view at its new position."""
        self.update(position)

    def cancel(self) -> None:
        """Returns the view to its old position."""
        for bar, value in zip(self._scroll_bars, self._scroll_start, strict=True):
            bar.setValue(value)


class Pointer:
    """Mouse or finger over the table. Begins gestures, at most one at a time, and passes events to them."""

    def __init__(self, context: GestureContext) -> None:
        self._context = context
        self._gesture: Gesture | None = None
        self._clicked_element: str | None = None
        self._path_before: Path = ()
        self._moves_before: MoveIndex[object] | None = None
        """Legal moves at the last press; None if the player's turn has ended since."""
        self.is_over_legal = False
        """Whether a click at the pointer's position would be a legal choice."""

    @property
    def is_busy(self) -> bool:
        """Whether a gesture is in progress."""
        return self._gesture is not None

    @property
    def is_dragging(self) -> bool:
        """Whether the gesture in progress has lifted pieces."""
        return isinstance(self._gesture, DragGesture)

    def begin(self, gesture: Gesture) -> None:
        """Starts a gesture and cancels the current one."""
        self.cancel()
        self._gesture = gesture

    def press(self, position: PointerPosition, *, shift: bool = False) -> None:
        """Handles a press of the main button: begins a gesture. For `shift`, see `GestureContext.choose_with_shift`."""
        hit = self._context.find_hit(position)
        if shift and self._context.choose_with_shift(hit):
            self.cancel()
            self._clicked_element = None
            return
        self._clicked_element = hit.element
        self._path_before = self._context.selection.path
        self._moves_before = self._context.selection.move_index
        context, liftable = self._context, bool(self._context.pieces_to_lift(hit))
        self.begin(DragGesture(context, hit, position) if liftable else ClickGesture(context, hit, position))

    def double_press(self, position: PointerPosition) -> None:
        """Handles the second press of a double click: plays the only move that continues with the clicked element.

        If the first click made a move, the second press begins another one, but only in the same player's turn. It
        refuses nothing: a habitual double click means one move.
        """
        element = self._context.find_hit(position).element
        selection = self._context.selection
        is_same_turn, made_move = self._moves_before is not None, self._moves_before is not selection.move_index
        if not is_same_turn or (made_move and element is not None and not selection.may_follow(element)):
            return
        if element is None or element != self._clicked_element:
            self.press(position)
            return
        self._clicked_element = None
        selection.complete_move(element)

    def end_turn(self) -> None:
        """Ignores the second press of a double click in progress: the first one has ended the player's turn."""
        self._moves_before = None

    def move(self, position: PointerPosition) -> None:
        """Handles a movement of the pointer, with or without a button."""
        if self._gesture is not None:
            self._gesture.update(position)
            return
        hit = self._context.find_hit(position)
        self.is_over_legal = hit.element is not None and self._context.selection.may_follow(hit.element)
        self._context.hand.enlarge_pieces(self._context.pieces_to_lift(hit))
        self._context.hover(hit.element)

    def leave_table(self) -> None:
        """Handles the pointer leaving the table."""
        if self._gesture is None:
            self._context.hand.enlarge_pieces([])
            self._context.hover(None)

    def release(self, position: PointerPosition) -> None:
        """Handles the release of the button: ends the gesture, so that it takes effect."""
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return
        gesture.end(position)
        clicked = (self._clicked_element,)
        if clicked not in (self._context.selection.path[-1:], self._path_before[-1:]):
            self._clicked_element = None  # The click chose nothing, so the next click cannot make it a double click.

    def cancel(self) -> bool:
        """Ends the gesture without effect (Esc, the other button, a lost focus). Returns whether there was a gesture."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None


def _is_drag(start: PointerPosition, position: PointerPosition) -> bool:
    return (position.view_point - start.view_point).manhattanLength() >= QApplication.startDragDistance()
