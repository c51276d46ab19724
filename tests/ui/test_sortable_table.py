"""Sortable table by keyboard: the row or heading with the focus is visible, and headings sort."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.ui.results.table import Column, SortableTable
from haspelknecht_qt.ui.widgets.filling import fill_layout

COLUMNS = (
    Column("name", str, str, is_number=False),
    Column("length", lambda word: str(len(word)), len),
)
WORDS = ["pick", "ear", "carbide", "ton"]


@pytest.fixture
def window(qtbot, look):
    """Window with a field above a table."""
    made, table = QWidget(), SortableTable(look, 0)
    table.show_rows(COLUMNS, WORDS)
    fill_layout(QVBoxLayout(made), QLineEdit(), table)
    made.resize(400, 300)
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def table(window):
    return window.findChild(SortableTable)


def framed_rows(table, look):
    """Rows with a line of the colour of texts along their upper edge."""
    QApplication.processEvents()
    image, ink = table.viewport().grab().toImage(), QColor(look.theme["ink"])
    middle = table.viewport().width() // 2
    return [
        row
        for row in range(len(WORDS))
        if QColor(image.pixel(middle, table.rowViewportPosition(row) + 1)).name() == ink.name()
    ]


def test_row_has_a_frame_while_the_table_has_the_focus(table, look):
    table.selectRow(1)
    assert framed_rows(table, look) == []
    table.setFocus()
    assert framed_rows(table, look) == [1]
    table.selectRow(2)
    assert framed_rows(table, look) == [2]
    table.window().findChild(QLineEdit).setFocus()
    assert framed_rows(table, look) == []


def test_headings_sort_by_keyboard(table, qtbot):
    def press(key):
        qtbot.keyClick(QApplication.focusWidget(), key)

    table.window().findChild(QLineEdit).setFocus()
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is table.horizontalHeader()
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    assert table.rows.rows == ["ear", "ton", "pick", "carbide"]
    press(Qt.Key.Key_Space)
    assert table.rows.rows == ["carbide", "pick", "ear", "ton"]
    press(Qt.Key.Key_Return)
    assert table.rows.rows == WORDS
    press(Qt.Key.Key_Left)
    press(Qt.Key.Key_Return)
    assert table.rows.rows == sorted(WORDS)
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is table


def test_heading_with_the_focus_has_a_frame(table):
    header = table.horizontalHeader()
    before = header.grab().toImage()
    header.setFocus()
    QApplication.processEvents()
    assert header.grab().toImage() != before
