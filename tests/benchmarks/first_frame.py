"""Reports the time of a window's first painted frame, and counts frames."""

import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication


def report_first_frame():
    """Prints time.monotonic() at the end of the present painting and ends the application."""
    # All widgets paint in one pass; a timer of zero fires after it.
    QTimer.singleShot(0, _report)


def _report():
    # The system's clock: the parent process compares it with its own.
    print(time.monotonic(), flush=True)
    QApplication.quit()


class PaintCounter(QObject):
    """Event filter that counts the paintings of a widget."""

    count = 0

    def eventFilter(self, _widget, event):
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


class PaintReporter(QObject):
    """Event filter that reports the first painting of a widget and ends the application."""

    def eventFilter(self, widget, event):
        if event.type() == QEvent.Type.Paint:
            widget.removeEventFilter(self)
            report_first_frame()
        return False
