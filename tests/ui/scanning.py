"""Plays by one switch only: waits until the wanted target is lit, and presses the key."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.ui.scanning.scanner import Scanner
from haspelknecht_qt.ui.scanning.targets import targets_in

MOST_STEPS = 60
"""Maximum number of steps until a target is lit."""


class Switch:
    """Player with one switch. The test sets the pace: it calls `light_next` in place of the timer."""

    def __init__(self, window, key=Qt.Key.Key_Space):
        self.window = window
        self.key = key
        self.scanner = window.findChild(Scanner)
        window.settings.scans = True
        self.scanner.apply_settings()
        self.scanner.findChild(QTimer).stop()

    def stop(self):
        self.window.settings.scans = False
        self.scanner.apply_settings()

    def press(self):
        """Presses the switch once, in the popup, dialog or window that has the keyboard."""
        QTest.keyClick(QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.window, self.key)
        QApplication.processEvents()
        QApplication.processEvents()

    def take(self, wanted):
        """Takes the target for which `wanted(target)` holds, through its groups."""
        if QApplication.activeWindow() is None:
            # Without a screen there is no window manager that activates the window when a dialog has closed.
            self.window.activateWindow()
            QTest.qWaitForWindowActive(self.window)
        for _ in range(MOST_STEPS):
            self.scanner.light_next()
            lit = self.scanner.lit
            if lit is None or not any(wanted(leaf) for leaf in leaves(lit)):
                continue
            self.press()
            if not lit.children:
                return
            # The press lights the first target of the group.
            while (lit := self.scanner.lit) is not None and any(wanted(leaf) for leaf in leaves(lit)):
                is_leaf = not lit.children
                self.press()
                if is_leaf:
                    return
        seen = [leaf.key for target in targets_in(QApplication.activeWindow()) for leaf in leaves(target)]
        raise AssertionError(f"it is never lit, only {seen}")

    def take_widget(self, widget):
        self.take(lambda target: target.key[1:] == (id(widget),) and target.key[0] != "close")

    def take_element(self, element):
        self.take(lambda target: target.key == ("element", element))

    def take_named(self, name):
        self.take(lambda target: target.name() == name)


def leaves(target):
    """Yields the targets in a target that are no groups."""
    if not target.children:
        yield target
    for child in target.children:
        yield from leaves(child)
