"""Helpers for tests of the board editor: they open it and draw in it."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.game_ui.haspelknecht.board_editor.editor import BoardEditor
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.ui import at_window as at
from tests.ui.mouse import settle

LINE = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass"
OTHER = "haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4.4 Boat"
LEFT = Qt.MouseButton.LeftButton


def new_game(window):
    """Opens the dialog of a new game as a user does, and returns it."""
    at.trigger(window, "new")
    settle()
    (dialog,) = [widget for widget in window.findChildren(NewGameDialog) if widget.isVisible()]
    return dialog


def press_draw(dialog):
    """Presses "Design a board" and returns the editor."""
    QTest.mouseClick(at.board_choice(dialog).design_button, LEFT)
    return editor_of(dialog)


def editor_of(dialog):
    """The editor that is open over the dialog."""
    settle()
    (editor,) = [each for each in dialog.findChildren(BoardEditor) if each.isVisible()]
    return editor


def point(editor, cell):
    """The middle of a place of the grid."""
    return editor.grid.box_of(cell).center().toPoint()


def click(editor, *cells, button=LEFT):
    """Clicks on places of the grid."""
    for cell in cells:
        QTest.mouseClick(editor.grid, button, pos=point(editor, cell))


def drag(widget, start, end):
    """Drags on a widget from one point to another."""
    QTest.mousePress(widget, LEFT, pos=start)
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(widget, start + (end - start) * step)
    QTest.mouseRelease(widget, LEFT, pos=end)


def draw_hourglass(editor):
    """Draws the board of LINE hex by hex, and names it."""
    for level in (1, 2, 3, 4):
        editor.level_palette.cards[level].click()
        row = level + 1
        for column in (4, 5, 6):
            click(editor, (row, column))
    editor.name_field.setText("Hourglass")
