"""An empty Qt window: the minimum cost of a start on this machine. Prints the time of its first complete frame."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

from tests.benchmarks.first_frame import report_first_frame


class _Window(QMainWindow):
    """Reports its first frame."""

    def paintEvent(self, event):
        super().paintEvent(event)
        report_first_frame()


def main():
    """Opens the window until its first frame; returns the exit status."""
    app = application()
    window = _Window()
    window.resize(1280, 720)
    window.show()
    return app.exec()


def application():
    """The application of this process."""
    return QApplication.instance() or QApplication(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
