"""Where the window opens: wholly in the room that the screen has for it, with the frame that the desktop puts around it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QMainWindow

FIRST_SIZE = QSize(1600, 900)
"""Of the window when nothing is remembered, if the screen has room for it."""
FRAME = QSize(16, 48)
"""What a desktop puts around a window at most: borders at both sides, a title and a border above each other. Known only once it is shown."""


def first_size(available: QSize) -> QSize | None:
    """The size of the first window of all in this room; None where it had better fill the screen."""
    wanted = FIRST_SIZE + FRAME
    return FIRST_SIZE if wanted.boundedTo(available) == wanted else None


def within(frame: QRect, available: QRect) -> QRect:
    """A window's frame moved into the room, and made smaller where it is larger than that."""
    size = frame.size().boundedTo(available.size())
    farthest_left = available.left() + available.width() - size.width()
    farthest_top = available.top() + available.height() - size.height()
    left = min(max(frame.left(), available.left()), farthest_left)
    top = min(max(frame.top(), available.top()), farthest_top)
    return QRect(QPoint(left, top), size)


class WindowGeometry:
    """Opens a window within its screen. `prepare` comes before it is shown, `settle` once its frame is known."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._fills = False

    def prepare(self, *, remembered: bool) -> None:
        """Takes the size that it opens with; with `remembered`, it has taken that of the last time."""
        window = self._window
        available = window.screen().availableGeometry()
        if remembered:
            if not window.isMaximized() and not window.isFullScreen():
                frame = QRect(window.geometry().topLeft() - QPoint(0, FRAME.height()), window.size() + FRAME)
                fitting = within(frame, available)
                if fitting != frame:
                    window.resize(fitting.size() - FRAME)
                    window.move(fitting.topLeft())
            return
        size = first_size(available.size())
        self._fills = size is None
        window.resize(size or (available.size() - FRAME).boundedTo(FIRST_SIZE))

    @property
    def size(self) -> QSize:
        """The size that the window opens with, as far as it is known before."""
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
        """The frame is known: where it is larger than was thought, the window gives way."""
        window = self._window
        if window.isMaximized() or window.isFullScreen():
            return
        frame = window.frameGeometry()
        fitting = within(frame, window.screen().availableGeometry())
        if fitting != frame:
            window.resize(window.size() - (frame.size() - fitting.size()))
            window.move(fitting.topLeft())
