"""Reports the time of a window's first painted frame."""

import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class _FirstFrame(QObject):
    """Waits for the first paint event of a window or of anything in it, then for the end of that pass, and reports."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._seen = False
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._seen and self._window.isVisible():
            self._seen = True
            # All widgets paint in one pass; a timer of zero fires after it.
            QTimer.singleShot(0, self._report)
        return False

    def _report(self) -> None:
        # The system's clock: the parent process compares it with its own.
        print(time.monotonic(), flush=True)
        QApplication.quit()


def report_first_frame(window: QWidget) -> None:
    """Prints time.monotonic() at the end of the window's first frame and ends the application."""
    _FirstFrame(window)
