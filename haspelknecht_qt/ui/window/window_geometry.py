"""Size and position of the window when it opens. The window with its desktop frame fits the available screen area."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize
from PySide6.QtWidgets import QMainWindow

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.window_plan import LayoutMode, plan_window

FIRST_SIZE = QSize(1600, 900)
"""Size of the window on the first start, in logical pixels, if the screen has room for it."""
MAX_FRAME_SIZE = QSize(16, 48)
"""Maximum size that the desktop's frame adds, in logical pixels. The real size is known after the window is shown."""
SCALE_STEP = 0.05
MIN_SCALE, MAX_SCALE = 0.8, 2.5
SMALL_LAYOUT_SCALE = 0.9
"""Scale of texts and buttons in the small layout, relative to the wide layout. The minimum font size still applies."""


def scale_for_size(size: QSize) -> float:
    """Returns the scale of texts and buttons in a window of this size."""
    plan = plan_window(size.width(), size.height())
    letters = plan.scale * (SMALL_LAYOUT_SCALE if plan.mode is LayoutMode.SMALL else 1.0)
    return round(min(MAX_SCALE, max(MIN_SCALE, letters)) / SCALE_STEP) * SCALE_STEP


def first_size(available: QSize) -> QSize | None:
    """Returns the window's size on the first start of the program; None if it shall fill the screen."""
    wanted = FIRST_SIZE + MAX_FRAME_SIZE
    return FIRST_SIZE if wanted.boundedTo(available) == wanted else None


def fit_within(frame: QRect, available: QRect) -> QRect:
    """Returns the frame of a window, moved into the available area. A frame too large for the area is shrunk."""
    size = frame.size().boundedTo(available.size())
    farthest_left = available.left() + available.width() - size.width()
    farthest_top = available.top() + available.height() - size.height()
    left = min(max(frame.left(), available.left()), farthest_left)
    top = min(max(frame.top(), available.top()), farthest_top)
    return QRect(QPoint(left, top), size)


class WindowGeometry(QObject):
    """Opens a window within its screen. Before, call `set_initial_size`; when its frame is known, `fit_to_screen`."""

    def __init__(self, window: QMainWindow, rescale: Callable[[float], None]) -> None:
        """`rescale` sets the scale of texts and buttons. It is called before the first painting."""
        super().__init__(window)
        self._window = window
        self._rescale = rescale
        self._fills_screen = False

    def set_initial_size(self, *, remembered: bool) -> None:
        """Sets the size before the window opens. If `remembered`, the window already has its last size and position."""
        window = self._window
        if remembered:
            self._fit(
                QRect(window.geometry().topLeft() - QPoint(0, MAX_FRAME_SIZE.height()), window.size() + MAX_FRAME_SIZE)
            )
            return
        available = window.screen().availableSize()
        size = first_size(available)
        self._fills_screen = size is None
        window.resize(size or (available - MAX_FRAME_SIZE).boundedTo(FIRST_SIZE))

    def expected_scale(self, last_scale: float) -> float:
        """Scale with which the window is expected to open. `last_scale` is that of the last run, 0 if unknown.

        The size of a maximized window is known only when it is shown: the desktop's frame takes a part of the screen.
        """
        window = self._window
        if self._fills_screen or window.isMaximized() or window.isFullScreen():
            return last_scale or scale_for_size(window.screen().availableSize())
        return scale_for_size(window.size())

    def show_window(self) -> None:
        """Shows the window, maximized if it shall fill the screen."""
        if self._fills_screen:
            self._window.showMaximized()
        else:
            self._window.show()
        self._window.windowHandle().installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sets the scale for the window's real size, before the window is painted for the first time."""
        if event.type() == QEvent.Type.Expose:
            watched.removeEventFilter(self)
            self._rescale(scale_for_size(self._window.size()))
        return super().eventFilter(watched, event)

    def fit_to_screen(self) -> None:
        """Shrinks and moves the shown window if its frame does not fit the screen."""
        self._fit(self._window.frameGeometry())

    def _fit(self, frame: QRect) -> None:
        """Shrinks and moves the window if this frame, which surrounds it, does not fit the screen."""
        window = self._window
        fitting = fit_within(frame, window.screen().availableGeometry())
        if fitting != frame and not window.isMaximized() and not window.isFullScreen():
            window.resize(window.size() - (frame.size() - fitting.size()))
            window.move(fitting.topLeft())
