"""Size and position of the window on opening: window and desktop frame fit the available screen area."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QMainWindow

FIRST_SIZE = QSize(1600, 900)
"""Size of the window if none is remembered and the screen has room for it."""
MAX_FRAME = QSize(16, 48)
"""Largest frame of a desktop: width of both side borders, and height of title and lower border. The real frame is known
once the window is shown."""


def first_size(available: QSize) -> QSize | None:
    """Returns the size of the window on the first start of the program; None to fill the screen."""
    wanted = FIRST_SIZE + MAX_FRAME
    return FIRST_SIZE if wanted.boundedTo(available) == wanted else None


def fit_within(frame: QRect, available: QRect) -> QRect:
    """Moves a window frame into the available area, and shrinks it if it is larger."""
    size = frame.size().boundedTo(available.size())
    farthest_left = available.left() + available.width() - size.width()
    farthest_top = available.top() + available.height() - size.height()
    left = min(max(frame.left(), available.left()), farthest_left)
    top = min(max(frame.top(), available.top()), farthest_top)
    return QRect(QPoint(left, top), size)


class WindowGeometry:
    """Opens a window within its screen. Call `prepare` before it is shown, `settle` once its frame is known."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._fills = False

    def prepare(self, *, remembered: bool) -> None:
        """Sets the size to open with. With `remembered`, the window already has its last geometry."""
        window = self._window
        available = window.screen().availableGeometry()
        if remembered:
            if not window.isMaximized() and not window.isFullScreen():
                frame = QRect(window.geometry().topLeft() - QPoint(0, MAX_FRAME.height()), window.size() + MAX_FRAME)
                fitting = fit_within(frame, available)
                if fitting != frame:
                    window.resize(fitting.size() - MAX_FRAME)
                    window.move(fitting.topLeft())
            return
        size = first_size(available.size())
        self._fills = size is None
        window.resize(size or (available.size() - MAX_FRAME).boundedTo(FIRST_SIZE))

    @property
    def size(self) -> QSize:
        """Expected size of the window when it opens: `settle` may still shrink it."""
        window = self._window
        if self._fills or window.isMaximized() or window.isFullScreen():
            return window.screen().availableSize()
        return window.size()

    def open(self) -> None:
        """Shows the window."""
        if self._fills:
            self._window.showMaximized()
        else:
            self._window.show()

    def settle(self) -> None:
        """Shrinks and moves the window if its frame is larger than expected."""
        window = self._window
        if window.isMaximized() or window.isFullScreen():
            return
        frame = window.frameGeometry()
        fitting = fit_within(frame, window.screen().availableGeometry())
        if fitting != frame:
            window.resize(window.size() - (frame.size() - fitting.size()))
            window.move(fitting.topLeft())
