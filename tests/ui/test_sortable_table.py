"""Sortable table by keyboard: the row or heading with the focus is visible, and headings sort."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from haspelknecht_qt.table.typography import TEXT_SIZES
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


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("column", range(len(COLUMNS)))
def test_sort_arrow_covers_no_part_of_a_heading(table, look, text_size, column):
    look.set(text_size=text_size)
    look.apply()
    header = table.horizontalHeader()

    def image():
        QApplication.processEvents()
        return header.grab().toImage()

    plain = image()
    background = plain.pixel(1, 1)
    words = [(x, y) for y in range(plain.height()) for x in range(plain.width()) if plain.pixel(x, y) != background]
    for order in Qt.SortOrder:
        header.setSortIndicator(column, order)
        arrowed = image()
        assert arrowed != plain
        assert all(arrowed.pixel(x, y) == plain.pixel(x, y) for x, y in words)
