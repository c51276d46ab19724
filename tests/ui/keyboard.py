"""Plays in the window by keyboard only: every key goes to the widget with the focus, as from a real keyboard."""

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.keyboard import Direction, nearest_stop
from tests.ui import at_window as at

ARROWS = {
    Direction.LEFT: Qt.Key.Key_Left,
    Direction.RIGHT: Qt.Key.Key_Right,
    Direction.UP: Qt.Key.Key_Up,
    Direction.DOWN: Qt.Key.Key_Down,
}
CTRL = Qt.KeyboardModifier.ControlModifier
MANY = 120
"""Maximum number of steps of a walk."""


class KeyboardPlayer:
    """Player who uses a window by keyboard. The focus is looked up, as with eyes or a screen reader."""

    def __init__(self, window):
        self.window = window

    @property
    def focus(self):
        """The widget with the focus."""
        found = QApplication.focusWidget()
        assert found is not None, "nothing has the focus"
        return found

    def press(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        """Presses one key."""
        QTest.keyClick(self.focus, key, modifier)
        QApplication.processEvents()

    def type(self, words):
        """Types letters, one after the other."""
        for letter in words:
            QTest.keyClicks(self.focus, letter)
        QApplication.processEvents()

    def tab_to(self, widget):
        """Presses Tab until a widget, or a widget in it, has the focus."""
        for _ in range(MANY):
            if self.focus is widget or widget.isAncestorOf(self.focus):
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never leads to {widget.metaObject().className()} {widget.accessibleName()!r}")

    # The table

    @property
    def element(self):
        """Element of the table with the focus line around it."""
        return at.tree(self.window).table.keyboard.element

    def go_to_table(self):
        self.press(Qt.Key.Key_F6)
        assert self.focus is at.view(self.window)

    def tab_to_element(self, element):
        """Presses Tab, which visits the possible choices, until an element has the focus line."""
        if self.focus is not at.view(self.window):
            self.go_to_table()
        for _ in range(MANY):
            if self.element == element:
                return
            self.press(Qt.Key.Key_Tab)
            if self.focus is not at.view(self.window):
                self.go_to_table()
        raise AssertionError(f"Tab never leads to {element}")

    def walk_to_element(self, element):
        """Walks the shortest way by arrow keys, which visit all elements; by Tab if there is no way."""
        if self.focus is not at.view(self.window):
            self.go_to_table()
        if self.element is None:
            self.press(Qt.Key.Key_Down)
        way = self.way_to(element)
        if way is None:
            self.tab_to_element(element)
            return
        for direction in way:
            self.press(ARROWS[direction])
        assert self.element == element

    def way_to(self, element):
        """Directions from the focus line to an element; None if the arrow keys do not reach it."""
        stops = at.inner_table(self.window).keyboard.arrow_stops()
        ways = {self.element: ()}
        queue = deque(ways)
        while queue:
            here = queue.popleft()
            if here == element:
                return ways[here]
            for direction in Direction:
                there = nearest_stop(stops, here, direction)
                if there is not None and there not in ways:
                    ways[there] = (*ways[here], direction)
                    queue.append(there)
        return None

    def play_on_table(self, path, *, by_arrows, key):
        """Walks along a path and chooses each element; buttons of the prompt are reached by Tab."""
        buttons = {button.action.element: button for button in at.prompt_buttons(self.window)}
        if path[-1] in buttons:
            if path[-1] in ("confirm", "pass", "end_turn", "done", "keep_water") and by_arrows:
                self.press(Qt.Key.Key_Return, CTRL)
            else:
                self.tab_to(buttons[path[-1]])
                self.press(key)
            return
        for element in path:
            (self.walk_to_element if by_arrows else self.tab_to_element)(element)
            self.press(key)

    # The field of the moves panel

    def play_by_typing(self, move):
        """Types as many words of a move as are needed, or its key if its words are ambiguous, and Enter."""
        panel = at.moves_page(self.window)
        self.press(Qt.Key.Key_1, CTRL)
        assert self.focus is panel.field
        rows = [row for row in panel.list.rows.rows if row.value == move]
        words = rows[0].text.split()
        for count in range(1, len(words) + 1):
            self.press(Qt.Key.Key_A, CTRL)
            self.type(" ".join(words[:count]))
            if self.chosen_row().value == move:
                break
        if self.chosen_row().value != move:
            self.press(Qt.Key.Key_A, CTRL)
            self.type(rows[0].key)
        assert self.chosen_row().value == move
        self.press(Qt.Key.Key_Return)

    def chosen_row(self):
        """The row that Enter would play."""
        moves = at.moves_page(self.window).list
        return moves.rows.rows[moves.currentIndex().row()]
