"""An empty Qt window: the minimum cost of a start on this machine. Prints the time of its first complete frame."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

from tests.benchmarks.first_frame import report_first_frame

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1280, 720)
report_first_frame(window)
window.show()
sys.exit(app.exec())
