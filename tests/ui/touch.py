"""Plays in the window by touch events only."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tests.touching import Finger
from tests.ui.mouse import MousePlayer


class TouchPlayer(MousePlayer):
    """Player who uses a window by touch."""

    def click(self, element):
        """Taps on an element of the table."""
        Finger(self.port).tap(self.at(element, pieces=True))

    def drag(self, start, target):
        """Drags from one element to another."""
        begin, end = self.at(start, pieces=True), self.at(target, pieces=False)
        if (end - begin).manhattanLength() < QApplication.startDragDistance():
            end += QPoint(QApplication.startDragDistance(), 0)
        Finger(self.port).drag(begin, end)

    def tap_button(self, button):
        """Taps on a button of the window."""
        Finger(button).tap()
