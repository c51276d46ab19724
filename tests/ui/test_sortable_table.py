"""Sortable table by keyboard: the row with the focus is visible."""

import pytest
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
def table(qtbot, look):
    made = SortableTable(look, 0)
    made.show_rows(COLUMNS, WORDS)
    window = QWidget()
    fill_layout(QVBoxLayout(window), QLineEdit(), made)
    window.resize(400, 300)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield made


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
