"""The view of the table: zooms and pans, and passes Qt's events on to gestures and keyboard."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.gestures import GestureContext, PanGesture, Pointer, PointerPosition
from haspelknecht_qt.table.keyboard import Direction, KeyboardFocus
from haspelknecht_qt.table.playback import Playback
from haspelknecht_qt.table.scene import MIN_HIT_SIZE
from haspelknecht_qt.table.typography import MIN_TARGET_SIZE
from haspelknecht_qt.table.window_plan import Box

WHEEL_STEP = 120
"""Turn of a mouse wheel by one notch, in Qt's unit. Touchpads and fine wheels report smaller turns."""
ZOOM_STEP = 1.2
MAX_ZOOM = 6.0
REPAINT_DELAY = 80
"""Milliseconds between the last change of scale and the repainting at the new scale."""

_ARROW_DIRECTIONS: dict[int, Direction] = {
    Qt.Key.Key_Left: Direction.LEFT,
    Qt.Key.Key_Right: Direction.RIGHT,
    Qt.Key.Key_Up: Direction.UP,
    Qt.Key.Key_Down: Direction.DOWN,
}
_REPEATED_KEYS = frozenset({*_ARROW_DIRECTIONS, Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus})
"""Keys that act again while they are held down."""
_RETURN_REASONS = frozenset(
    {
        Qt.FocusReason.PopupFocusReason,
        Qt.FocusReason.ActiveWindowFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)
"""Reasons for which the keyboard focus comes back to the element that it was on."""


class TableView(QGraphicsView):
    """The widget that shows the table. Its zoom is relative to the fit: at 1, the whole scene is visible."""

    zoom_changed = Signal(float)
    """Emitted with the new zoom."""
    typed = Signal(str)
    """Emitted with a typed character that the table itself does not use."""

    def __init__(self, context: GestureContext, pointer: Pointer, keyboard: KeyboardFocus, playback: Playback) -> None:
        super().__init__(context.scene)
        self._context = context
        self._pointer = pointer
        self._keyboard = keyboard
        self._playback = playback
        self._hit_size = MIN_HIT_SIZE
        self.min_finger_size: float = MIN_TARGET_SIZE
        """Width that an element needs so that a finger hits no other, in logical pixels."""
        self.zoom = 1.0
        """Enlargement relative to the fit, from 1 to `MAX_ZOOM`."""
        self._left_element: str | None = None
        """Element that had the keyboard focus when the view lost it, except by Tab; None if none had it."""
        self._is_space_held = False
        self._has_panned = False
        self._gesture_button = Qt.MouseButton.LeftButton
        """Button whose press began the gesture in progress: only its release ends the gesture."""
        self._was_pressed = False
        """Whether a mouse button was pressed on the view since it was shown."""
        self._wheel_point: QPoint | None = None
        self._wheel_turn = 0
        """Turn of the wheel since the last step in a row of places; positive downwards."""
        self._cursor_shape: Qt.CursorShape | None = None
        self._repaint_timer = QTimer(self, singleShot=True, interval=REPAINT_DELAY)
        self._repaint_timer.timeout.connect(self.repaint_at_scale)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        # The default mode would unite many small changes to one large area, and make the slowest frames twice as long.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        # Otherwise the view would refuse the files that the window accepts.
        self.setAcceptDrops(False)

    @property
    def scale_factor(self) -> float:
        """Logical pixels per scene unit."""
        return self.transform().m11()

    def set_zoom(self, zoom: float, at: QPoint | None = None) -> None:
        """Sets the zoom, limited to 1 to `MAX_ZOOM`. The point `at` of the view (default: its centre) stays in place."""
        zoom = min(MAX_ZOOM, max(1.0, zoom))
        anchor = at if at is not None else self.viewport().rect().center()
        fixed = self.mapToScene(anchor)
        self.zoom = zoom
        self._rescale()
        self.scroll_to(fixed, anchor)
        self.zoom_changed.emit(zoom)

    def scroll_to(self, scene_point: QPointF, at: QPoint) -> None:
        """Moves the table so that a scene point lies at the point `at` of the view, as far as there is table to show."""
        moved = self.mapFromScene(scene_point) - at
        self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + moved.x())
        self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved.y())

    def set_min_hit_size(self, size: float) -> None:
        """Sets the minimum width of a clickable area in logical pixels; at least `MIN_HIT_SIZE`."""
        self.min_finger_size = size
        self._hit_size = max(MIN_HIT_SIZE, size)
        self._rescale()

    def fit_scene(self) -> None:
        """Shows the whole scene: sets the zoom to 1."""
        self.set_zoom(1.0)

    def covered_boxes(self) -> list[Box]:
        """Returns the boxes of the view that widgets over it cover, such as cards and open pages, in scene units."""
        parent = self.parentWidget()
        over = [] if parent is None else parent.findChildren(QWidget, "", Qt.FindChildOption.FindDirectChildrenOnly)
        areas = [self.geometry() & each.geometry() for each in over if each is not self and each.isVisible()]
        corner = self.pos()
        return [box_of(self.mapToScene(area.translated(-corner)).boundingRect()) for area in areas if area.isValid()]

    def repaint_at_scale(self) -> None:
        """Paints everything at the view's current scale and pixel ratio, without delay."""
        self._repaint_timer.stop()
        self._context.scene.set_pixel_ratio(self.scale_factor * self.devicePixelRatioF())

    def cancel_repaints(self) -> None:
        """Cancels a delayed repaint, because the scene is being destroyed."""
        self._repaint_timer.stop()

    def _rescale(self) -> None:
        rect = self.sceneRect()
        width, height = self.viewport().width(), self.viewport().height()
        if rect.isEmpty() or width <= 0 or height <= 0:
            return
        scale = min(width / rect.width(), height / rect.height()) * self.zoom
        self.resetTransform()
        self.scale(scale, scale)
        self._context.reach = self._hit_size / scale
        self._repaint_timer.start()

    def visible_rect(self) -> QRectF:
        """The visible part of the scene, in scene units."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the zoom (1: the whole table is visible), and the same point of the table in the centre."""
        old_size = event.oldSize()
        center = self.mapToScene(QPoint(old_size.width() // 2, old_size.height() // 2))
        super().resizeEvent(event)
        self._rescale()
        if self.zoom > 1.0:
            self.centerOn(center)

    def showEvent(self, event: QShowEvent) -> None:
        """Paints everything at the view's scale before the view is first visible."""
        super().showEvent(event)
        self._was_pressed = False
        self._rescale()
        self.repaint_at_scale()

    def event(self, event: QEvent) -> bool:
        """Schedules a repaint when the pixel ratio has changed, for instance on another screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._repaint_timer.start()
        return super().event(event)

    def focus_element(self) -> None:
        """Gives the focus to the view, and to an element: the one it was on or, if there is none, the first legal one."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self.hasFocus() and self._keyboard.element is None:
            self._keyboard.move_by_tab(1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """With Tab, moves the keyboard focus to the first legal element of the table; with Shift and Tab, to the last.

        When a menu, drawer or window has been closed, or by a shortcut, moves it back to the element it was on.
        """
        super().focusInEvent(event)
        reason, left_element, self._left_element = event.reason(), self._left_element, None
        if reason == Qt.FocusReason.TabFocusReason:
            self._keyboard.move_by_tab(1)
        elif reason == Qt.FocusReason.BacktabFocusReason:
            self._keyboard.move_by_tab(-1)
        elif reason in _RETURN_REASONS and self._keyboard.can_reach(left_element):
            self._keyboard.focus(left_element)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides the keyboard focus on the table. Cancels the gesture if a menu or another window has the focus.

        They get the release of the button, so that the gesture would never end.
        """
        super().focusOutEvent(event)
        if event.reason() in {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}:
            self._pointer.cancel()
        self._is_space_held = False
        # After Tab has left the table, the focus does not come back to the element it was on.
        has_passed = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        self._left_element = None if has_passed else self._keyboard.element
        self._keyboard.focus(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left button: begins a gesture. Middle button: pans. Right button: cancels."""
        self._was_pressed = True
        self._playback.skip()
        position = self._pointer_position(event)
        button = event.button()
        was_wheel_turned, self._wheel_point = self._wheel_point is not None, None
        if was_wheel_turned and button == Qt.MouseButton.LeftButton and self._keyboard.element is not None:
            # A click right after a turn of the mouse wheel chooses the focused place, wherever the pointer is.
            self._keyboard.choose()
            self._keyboard.focus(None)
            event.accept()
            return
        if not self._is_space_held:
            self._keyboard.focus(None)
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._is_space_held):
            self._gesture_button = button
            self._begin_pan(position)
        elif button == Qt.MouseButton.LeftButton:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._press(event, lambda at: self._pointer.press(at, shift=shift))
        elif button == Qt.MouseButton.RightButton:
            self._pointer.cancel()
            self._context.selection.cancel()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Left button: plays the only move to which the clicked element can lead. Other buttons: as a single press."""
        if not self._was_pressed:
            # The first click opened this table, for instance from a list. The second one is not meant for the table.
            event.accept()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
            return
        self._playback.skip()
        self._press(event, self._pointer.double_press)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Updates the gesture in progress. Without a gesture, highlights the element under the pointer."""
        if not self._pointer.is_busy:
            super().mouseMoveEvent(event)
        if self._wheel_point is not None:
            if (event.position().toPoint() - self._wheel_point).manhattanLength() < QApplication.startDragDistance():
                return
            self._wheel_point = None
            self._keyboard.focus(None)
        self._pointer.move(self._pointer_position(event))
        self._show_cursor()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._pointer.is_busy:
            super().mouseReleaseEvent(event)
        elif event.button() == self._gesture_button:
            self._pointer.release(self._pointer_position(event))
        self._show_cursor()
        event.accept()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._pointer.leave_table()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms with Ctrl. Otherwise moves the focus in the row of places under the pointer, or scrolls."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            steps = event.angleDelta().y() / WHEEL_STEP
            self.set_zoom(self.zoom * ZOOM_STEP**steps, event.position().toPoint())
            event.accept()
            return
        if event.angleDelta().y() and not self._pointer.is_busy and self._turn_in_row(event):
            event.accept()
        else:
            super().wheelEvent(event)

    def _turn_in_row(self, event: QWheelEvent) -> bool:
        """Moves the focus in the row of places under the pointer after a turn by a notch. Returns whether there is one."""
        at, turn = event.position().toPoint(), -event.angleDelta().y()
        self._wheel_turn = turn if self._wheel_turn * turn < 0 else self._wheel_turn + turn
        steps = int(self._wheel_turn / WHEEL_STEP)
        has_row = self._keyboard.move_in_row(self.mapToScene(at), steps)
        if steps or not has_row:
            self._wheel_turn = 0
        if steps and has_row:
            self._wheel_point = at
        return has_row

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles keys of places (`TablePlace.key`) first, then arrows (focus), Enter (choose) and Esc (cancel).

        Plus, minus and 0 zoom. With Space held, the mouse pans. Emits `typed` with other characters. A held key repeats
        only steps of focus and zoom: one press makes one choice.
        """
        key = event.key()
        if event.isAutoRepeat() and key not in _REPEATED_KEYS:
            event.accept()
            return
        self._playback.skip()
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if plain and self._keyboard.choose_by_key(event.text().upper()):
            event.accept()
        elif key in _ARROW_DIRECTIONS and plain:
            self._keyboard.move_by_arrow(_ARROW_DIRECTIONS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._keyboard.choose()
        elif key == Qt.Key.Key_Escape:
            cancelled = self._pointer.cancel()
            event.setAccepted(self._keyboard.cancel() or cancelled)
        elif key == Qt.Key.Key_Space:
            self._is_space_held, self._has_panned = True, False
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.set_zoom(self.zoom * ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.set_zoom(self.zoom / ZOOM_STEP)
        elif key == Qt.Key.Key_0:
            self.fit_scene()
        elif plain and event.text().strip() and event.text().isprintable():
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """On release of Space, chooses the focused element, as Enter does, unless Space was held for panning."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if self._is_space_held and not self._has_panned:
                self._keyboard.choose()
            self._is_space_held = False
        else:
            super().keyReleaseEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """On Tab, moves the focus to the next legal element of the table; after the last one, to the next widget.

        Qt also calls this when a widget on the table has the focus, such as a button of the prompt.
        """
        moved = self.hasFocus() and self._keyboard.move_by_tab(1 if forward else -1)
        return moved or super().focusNextPrevChild(forward)

    def _press(self, event: QMouseEvent, begin: Callable[[PointerPosition], None]) -> None:
        """Passes a press to the game's own items (such as buttons) first. If none of them takes it, begins a gesture."""
        self._gesture_button = event.button()
        if event.type() == QEvent.Type.MouseButtonDblClick:
            super().mouseDoubleClickEvent(event)
        else:
            super().mousePressEvent(event)
        if self.scene().mouseGrabberItem() is None:
            begin(self._pointer_position(event))
        event.accept()

    def _begin_pan(self, position: PointerPosition) -> None:
        self._has_panned = True
        self._pointer.begin(PanGesture(self.horizontalScrollBar(), self.verticalScrollBar(), position))
        self._cursor_shape = Qt.CursorShape.ClosedHandCursor
        self.viewport().setCursor(self._cursor_shape)

    def _show_cursor(self) -> None:
        shape: Qt.CursorShape | None = None
        if self._pointer.is_dragging:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._pointer.is_busy:
            return
        elif self._context.hand.has_enlarged_pieces:
            shape = Qt.CursorShape.OpenHandCursor
        elif self._pointer.is_over_legal:
            shape = Qt.CursorShape.PointingHandCursor
        if shape is self._cursor_shape:
            return  # Setting the same cursor again would replace the cursors of the game's own items.
        self._cursor_shape = shape
        if shape is None:
            self.viewport().unsetCursor()
        else:
            self.viewport().setCursor(shape)

    def _pointer_position(self, event: QMouseEvent) -> PointerPosition:
        point = event.position().toPoint()
        return PointerPosition(self.mapToScene(point), point)
