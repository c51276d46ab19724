"""Touch beside the table: reach of small buttons, long presses as tooltips, and scrolling with a finger."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHelpEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QScroller,
    QTabBar,
    QToolTip,
    QWidget,
)

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.view import TableView
from haspelknecht_qt.ui.window.look import Look

SMALL_TARGETS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)
"""Classes of widgets that a finger reaches from outside, if they are small."""
_OTHER_TARGETS = (QAbstractItemView, QTabBar)
_FAR_AWAY = QPointF(-10_000, -10_000)


def small_targets(window: QWidget) -> Iterator[QWidget]:
    """Yields the widgets of a window that a finger can reach from outside."""
    for kind in SMALL_TARGETS:
        for widget in window.findChildren(kind):
            if widget.isVisible() and widget.isEnabled() and widget.window() is window:
                yield widget


def hit_area(widget: QWidget, least: int) -> QRect:
    """Returns the area of a widget for the finger, at least `least` wide and high, in the window's coordinates.

    Where the areas of two widgets overlap, the nearer widget is hit.
    """
    rect = QRect(widget.mapTo(widget.window(), QPoint(0, 0)), widget.size())
    wide, high = max(0, least - rect.width() + 1) // 2, max(0, least - rect.height() + 1) // 2
    return rect.adjusted(-wide, -high, wide, high)


def target_at(window: QWidget, point: QPoint, least: int) -> tuple[QWidget | None, QPoint]:
    """Returns the widget that a finger hits at a point of a window, and the point of the window that counts as touched.

    The widget is None if there is nothing to hit; then the point is unchanged.
    """
    under = QApplication.widgetAt(window.mapToGlobal(point))
    at: QWidget | None = under
    while at is not None and not at.isWindow():
        if isinstance(at, (*SMALL_TARGETS, *_OTHER_TARGETS)):
            return at, point
        at = at.parentWidget()
    found: list[tuple[int, QPoint, QWidget]] = []
    for widget in small_targets(window):
        if hit_area(widget, least).contains(point):
            rect = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
            nearest = QPoint(
                min(max(point.x(), rect.left()), rect.right()), min(max(point.y(), rect.top()), rect.bottom())
            )
            # What something covers, or what is scrolled away, cannot be hit.
            seen = QApplication.widgetAt(window.mapToGlobal(nearest))
            if seen is not None and (seen is widget or widget.isAncestorOf(seen)):
                found.append(((point - nearest).manhattanLength(), nearest, widget))
    if not found:
        return None, point
    _, nearest, widget = min(found, key=lambda each: each[0])
    return widget, nearest


class TouchHelp(QObject):
    """Helps a finger in all windows of the program. Qt makes mouse events of touch there; this object changes them.

    A touch just beside a small button counts for the button. A long press shows the tooltip, if there is one, instead
    of a click. A finger that moves scrolls what is under it. Events of a real mouse stay as they are.
    """

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._pressed_at: QPointF | None = None
        self._offset = QPointF()
        self._is_long_press = self._is_cancelled = False
        self._scroller: QScroller | None = None
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._show_tooltip)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.focusWindowChanged.connect(self._watch)

    def _watch(self, window: QWindow | None) -> None:
        # Only the active window can be touched. Watching all events of the program would make everything slower.
        if window is not None:
            window.removeEventFilter(self)
            window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWindow):
            return False
        if event.source() == Qt.MouseEventSource.MouseEventNotSynthesized:
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress | QEvent.Type.MouseButtonDblClick:
                self._begin(watched, event)
            case QEvent.Type.MouseMove if self._pressed_at is not None:
                self._move(watched, event, self._pressed_at)
            case QEvent.Type.MouseButtonRelease if self._pressed_at is not None:
                self._end(watched, event)
            case _:
                return False
        return True

    def _begin(self, window: QWindow, event: QMouseEvent) -> None:
        self._pressed_at = event.globalPosition()
        self._is_long_press = self._is_cancelled = False
        self._offset, self._scroller = QPointF(), None
        under = QApplication.widgetAt(self._pressed_at.toPoint())
        if under is not None:
            root, least = under.window(), self._look.typography.min_target_size
            at = root.mapFromGlobal(self._pressed_at.toPoint())
            target, point = target_at(root, at, least)
            self._offset = QPointF(point - at)
            area = None if isinstance(target, QAbstractSlider) else _scroll_area_around(under)
            if area is not None:
                self._scroller = QScroller.scroller(area.viewport())
                self._scroll(QScroller.Input.InputPress, event)
        self._timer.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        self._forward(window, event)

    def _move(self, window: QWindow, event: QMouseEvent, pressed_at: QPointF) -> None:
        if (event.globalPosition() - pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._timer.stop()
            self._is_long_press = False
        if self._scroller is not None:
            self._scroll(QScroller.Input.InputMove, event)
            if self._scroller.state() == QScroller.State.Dragging and not self._is_cancelled:
                self._cancel_click(window, event)
        if not self._is_cancelled:
            self._forward(window, event)

    def _end(self, window: QWindow, event: QMouseEvent) -> None:
        self._timer.stop()
        self._pressed_at = None
        if self._scroller is not None:
            self._scroll(QScroller.Input.InputRelease, event)
        if self._is_long_press:
            self._cancel_click(window, event)
        elif not self._is_cancelled:
            self._forward(window, event)

    def _scroll(self, kind: QScroller.Input, event: QMouseEvent) -> None:
        if self._scroller is not None:
            self._scroller.handleInput(kind, event.globalPosition(), self._clock.elapsed())

    def _show_tooltip(self) -> None:
        if self._pressed_at is None:
            return
        point = (self._pressed_at + self._offset).toPoint()
        widget = QApplication.widgetAt(point)
        if widget is not None:
            QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, widget.mapFromGlobal(point), point))
            self._is_long_press = QToolTip.isVisible()

    def _cancel_click(self, window: QWindow, event: QMouseEvent) -> None:
        """Releases the button far away from the widget under it, so that the widget takes no click."""
        self._is_cancelled = True
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        release = QMouseEvent(QEvent.Type.MouseButtonRelease, _FAR_AWAY, _FAR_AWAY, left, none, event.modifiers())
        QApplication.sendEvent(window, release)

    def _forward(self, window: QWindow, event: QMouseEvent) -> None:
        where = event.position() + self._offset, event.globalPosition() + self._offset
        moved = QMouseEvent(event.type(), *where, event.button(), event.buttons(), event.modifiers())
        QApplication.sendEvent(window, moved)


def _scroll_area_around(widget: QWidget) -> QAbstractScrollArea | None:
    """Returns the innermost scroll area around a widget that has something to scroll; None without one."""
    at: QWidget | None = widget
    while at is not None and not isinstance(at, TableView):
        bars = (at.verticalScrollBar(), at.horizontalScrollBar()) if isinstance(at, QAbstractScrollArea) else ()
        if isinstance(at, QAbstractScrollArea) and any(bar.maximum() > bar.minimum() for bar in bars):
            return at
        at = None if at.isWindow() else at.parentWidget()
    return None
