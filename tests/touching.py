"""Touch events on a widget, as a screen that is touched sends them."""

from functools import cache

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication


@cache
def touch_screen():
    """The touch screen. Qt keeps every device that was ever made, so there is only one."""
    return QTest.createTouchDevice()


class Finger:
    """One or two fingers on a widget. Points are in its coordinates."""

    def __init__(self, widget):
        self.widget = widget

    def send(self, press=(), press_also=(), move=(), release=()):
        """Sends one state of the fingers, in order; `press_also` are fingers that come after those of `move`."""
        sequence = QTest.touchEvent(self.widget, touch_screen(), False)
        for finger, point in enumerate(press):
            sequence.press(finger, point, self.widget)
        for finger, point in enumerate(move):
            sequence.move(finger, point, self.widget)
        for finger, point in enumerate(press_also, len(move)):
            sequence.press(finger, point, self.widget)
        for finger, point in enumerate(release):
            sequence.release(finger, point, self.widget)
        sequence.commit()
        QApplication.processEvents()

    def tap(self, point=None):
        """One finger, down and up; by default in the middle of the widget."""
        point = self.widget.rect().center() if point is None else point
        self.send(press=[point])
        self.send(release=[point])

    def drag(self, start, end):
        """One finger from one point to another, in steps as a hand does."""
        self.send(press=[start])
        for step in (0.3, 0.7, 1.0):
            self.send(move=[start + (end - start) * step])
        self.send(release=[end])

    def pinch(self, before, after):
        """Two fingers, from two points to two others."""
        self.send(press=before)
        for step in (0.5, 1.0):
            self.send(move=[a + (b - a) * step for a, b in zip(before, after, strict=True)])
        self.send(release=after)
