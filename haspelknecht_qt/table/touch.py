"""Touch on the table. One finger acts as the mouse, two fingers zoom and move the view, a long press shows the tooltip.

A tap on elements that are too close together for a finger asks for a menu of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QEventPoint, QGuiApplication, QHelpEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.gestures import GestureContext, Pointer, PointerPosition
from haspelknecht_qt.table.view import TableView

NO_BUTTON, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton


@frozen
class _Pinch:
    """Two fingers at their first touch: their `distance` in pixels, the scene point between them, and the zoom."""

    distance: float
    scene_point: QPointF
    zoom: float


class TouchInput(QObject):
    """Turns touch events of the table into mouse events, zoom and tooltips.

    The table converts touch itself. Qt's own conversion ends neither a drag nor a press when a second finger comes.
    """

    crowd_tapped = Signal(list, QPoint)
    """Emitted after a tap on elements that are too close together, with these elements and the point on the screen."""

    def __init__(self, view: TableView, pointer: Pointer, context: GestureContext) -> None:
        super().__init__(view)
        self._view = view
        self._viewport = view.viewport()
        self._pointer = pointer
        self._context = context
        self._pinch: _Pinch | None = None
        self._pressed_at: QPointF | None = None
        self._crowd: list[str] = []
        self._is_long_press = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._begin_long_press)
        self._viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._viewport.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Before any attribute is read: Qt still sends events while the attributes of this object are being deleted.
        if not isinstance(event, QTouchEvent):
            return False
        event.accept()
        points = event.points()
        fingers = [point.position() for point in points if point.state() is not QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchCancel:
            self._cancel_press()
            self._pinch = None
        elif len(fingers) > 1:
            self._cancel_press()
            self._update_pinch(fingers)
        elif self._pinch is not None:
            # A finger that stays after a pinch does not begin a move.
            self._pinch = self._pinch if fingers else None
        elif event.type() == QEvent.Type.TouchBegin:
            self._press(event, points[0])
        elif self._pressed_at is not None:
            self._move_or_release(event, points[0], self._pressed_at, is_released=not fingers)
        return True

    def _press(self, event: QTouchEvent, point: QEventPoint) -> None:
        self._pressed_at, self._is_long_press = point.position(), False
        # Before the press, which already lifts the pieces of one element.
        at = point.position().toPoint()
        size = self._view.min_finger_size / self._view.scale_factor
        self._crowd = self._context.find_crowd(PointerPosition(self._view.mapToScene(at), at), size)
        # A mouse moves to a place before it presses, and the place may change its look then. So the finger does the same.
        self._send(event, point, QEvent.Type.MouseMove, NO_BUTTON, NO_BUTTON)
        self._send(event, point, QEvent.Type.MouseButtonPress, LEFT, LEFT)
        if not self._pointer.is_busy:
            # The press was on something above the elements, such as the link of a note.
            self._crowd = []
        self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _move_or_release(
        self, event: QTouchEvent, point: QEventPoint, pressed_at: QPointF, *, is_released: bool
    ) -> None:
        if (point.position() - pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._timer.stop()
            self._is_long_press = False
            self._crowd = []
        if not is_released:
            self._send(event, point, QEvent.Type.MouseMove, NO_BUTTON, LEFT)
        elif self._is_long_press:
            self._cancel_press()
        elif self._crowd:
            self._cancel_press()
            if len(self._crowd) > 1:
                self.crowd_tapped.emit(self._crowd, point.globalPosition().toPoint())
            else:
                self._context.selection.choose(self._crowd[0])
        else:
            self._timer.stop()
            self._pressed_at = None
            self._send(event, point, QEvent.Type.MouseButtonRelease, LEFT, NO_BUTTON)
            self._pointer.leave_table()

    def _begin_long_press(self) -> None:
        if self._pressed_at is not None:
            at = self._pressed_at.toPoint()
            wish = QHelpEvent(QEvent.Type.ToolTip, at, self._viewport.mapToGlobal(at))
            QApplication.sendEvent(self._viewport, wish)
            # Without a tooltip, a slow finger still chooses.
            self._is_long_press = wish.isAccepted()

    def _cancel_press(self) -> None:
        self._timer.stop()
        self._pressed_at = None
        self._pointer.cancel()
        self._pointer.leave_table()

    def _update_pinch(self, fingers: Sequence[QPointF]) -> None:
        first, second = fingers[:2]
        between = ((first + second) / 2).toPoint()
        distance = max(1.0, math.hypot(first.x() - second.x(), first.y() - second.y()))
        if self._pinch is None:
            self._pinch = _Pinch(distance, self._view.mapToScene(between), self._view.zoom)
        self._view.set_zoom(self._pinch.zoom * distance / self._pinch.distance)
        self._view.scroll_to(self._pinch.scene_point, between)

    def _send(
        self,
        event: QTouchEvent,
        point: QEventPoint,
        kind: QEvent.Type,
        button: Qt.MouseButton,
        held: Qt.MouseButton,
    ) -> None:
        # Without the device of the touch event: with it, Qt would change the points of the touch in progress.
        where = point.position(), point.globalPosition()
        QApplication.sendEvent(self._viewport, QMouseEvent(kind, *where, button, held, event.modifiers()))
