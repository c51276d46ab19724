"""Focus reports for screen readers: empty fields and tables."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QTableView, QVBoxLayout, QWidget

from haspelknecht_qt.ui.widgets import accessible_focus


@pytest.fixture
def page(qtbot):
    """A button, a field and a table below each other. The button has the focus."""
    QAccessible.setActive(True)
    page = QWidget()
    page.button, page.field, page.table = QPushButton(), QLineEdit(), QTableView()
    page.field.setAccessibleName("Search the rules")
    model = QStandardItemModel(page)
    model.appendRow([QStandardItem(text) for text in ("Coal", "12")])
    page.table.setModel(model)
    page.table.setCurrentIndex(model.index(0, 1))
    column = QVBoxLayout(page)
    for part in (page.button, page.field, page.table):
        column.addWidget(part)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    page.button.setFocus()
    qtbot.waitUntil(page.button.hasFocus)
    accessible_focus.install_focus_reports()
    yield page
    QAccessible.setActive(False)


@pytest.fixture
def reports(monkeypatch):
    """Announced texts, and names of elements whose focus is reported."""
    found = []
    monkeypatch.setattr(accessible_focus, "announce", lambda _widget, sentence: found.append(sentence))
    update = QAccessible.updateAccessibility

    def record_focus(event):
        if event.type() == QAccessible.Event.Focus:
            found.append(event.accessibleInterface().text(QAccessible.Text.Name))
        update(event)

    monkeypatch.setattr(accessible_focus.QAccessible, "updateAccessibility", record_focus)
    return found


def press_tab():
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    QApplication.processEvents()


def test_empty_field_is_announced_by_its_name(page, reports):
    press_tab()
    assert page.field.hasFocus()
    assert reports == ["Search the rules"]
    assert page.field.accessibleDescription() == ""


def test_field_with_a_text_is_not_announced(page, reports):
    page.field.setText("coal")
    press_tab()
    assert page.field.hasFocus()
    assert reports == []


def test_focus_of_a_table_is_reported_for_its_current_cell(page, reports):
    page.table.setFocus()
    QApplication.processEvents()
    assert reports == ["12"]
