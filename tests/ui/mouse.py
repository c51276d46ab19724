"""Plays in the window by mouse events only."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from tests.ui import at_window as at

LEFT = Qt.MouseButton.LeftButton


class MousePlayer:
    """Player who uses a window by mouse. The scene of the table says where elements are, as eyes would."""

    def __init__(self, window):
        self.window = window

    @property
    def table(self):
        return self.window.table

    @property
    def port(self):
        return self.table.view.viewport()

    @property
    def scene(self):
        return self.table.view.scene()

    def at(self, element, *, pieces):
        """Point of the viewport at which an element is grabbed, or on which a piece is put down."""
        items = self.scene.pieces_of(element) if pieces else []
        area = items[-1].outline_on_table if items else self.scene.area_of(element)
        assert area is not None, f"{element} is not on the table"
        centre = QPointF(area.center)
        point = self.table.view.mapFromScene(centre)
        assert self.port.rect().contains(point), f"{element} is not to be seen"
        return point

    def click(self, element):
        """Presses and releases at one point."""
        QTest.mouseClick(self.port, LEFT, pos=self.at(element, pieces=True))

    def press(self, element):
        """Presses on an element's piece."""
        QTest.mousePress(self.port, LEFT, pos=self.at(element, pieces=True))

    def carry(self, point):
        """Carries the held piece to a point, in steps as a hand does."""
        start = self.last
        for step in (0.3, 0.7, 1.0):
            QTest.mouseMove(self.port, start + (point - start) * step)
        QApplication.processEvents()
        self.last = point

    def drag(self, start, target):
        """Drags from one element to another."""
        self.last = self.at(start, pieces=True)
        QTest.mousePress(self.port, LEFT, pos=self.last)
        end = self.at(target, pieces=False)
        if (end - self.last).manhattanLength() < QApplication.startDragDistance():
            end += QPoint(QApplication.startDragDistance(), 0)
        self.carry(end)
        QTest.mouseRelease(self.port, LEFT, pos=end)

    def press_button(self, element):
        """Clicks a button of the prompt."""
        button = next(button for button in at.prompt_buttons(self.window) if button.action.element == element)
        self.tap_button(button)

    def tap_button(self, button):
        """Clicks a button of the window."""
        QTest.mouseClick(button, LEFT)

    def play(self, path):
        """Makes the move of a path: a button, a click, or a drag and then clicks."""
        if path[-1] in {button.action.element for button in at.prompt_buttons(self.window)}:
            self.press_button(path[-1])
        elif len(path) == 1:
            self.click(path[0])
        elif not self.scene.pieces_of(path[0]):
            ply = at.match(self.window).ply
            for element in path:
                # If only one move begins there, the first click has made it.
                if at.match(self.window).ply == ply:
                    self.click(element)
        else:
            self.drag(path[0], path[1])
            for element in path[2:]:
                self.click(element)


def messages(window):
    """The messages that are open over a window."""
    return [message for message in window.findChildren(MessageDialog) if message.isVisible()]


def settle():
    """Processes all pending events."""
    for _ in range(3):
        QApplication.processEvents()
    # On a busy machine a timer may have changed a text in the last round.
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
