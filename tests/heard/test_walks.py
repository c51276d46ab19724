"""Every page of the program as a screen reader and the Tab key find it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from tests.heard.scenes import SCENES
from tests.translations.conftest import _compiled_translations, compiled  # noqa: F401 - fixtures
from tests.translations.test_switch import said
from tests.ui.conftest import _look, look, open_window, window  # noqa: F401 - fixtures
from tests.ui.hands import settle
from tests.ui.matches import new_match

Name = QAccessible.Text.Name
CONTAINERS = {
    *(QAccessible.Role.Client, QAccessible.Role.Grouping, QAccessible.Role.Pane, QAccessible.Role.LayeredPane),
    *(QAccessible.Role.Border, QAccessible.Role.Separator, QAccessible.Role.Splitter, QAccessible.Role.ScrollBar),
    *(QAccessible.Role.Cell, QAccessible.Role.ColumnHeader, QAccessible.Role.RowHeader, QAccessible.Role.Row),
}
"""Roles that need no name: those that only hold others, and cells, which may be empty."""
MOST_TABS = 120


def shown(thing):
    """Yields an interface and all below it that are to be seen."""
    if thing is None or not thing.isValid() or thing.state().invisible:
        return
    yield thing
    for place in range(thing.childCount()):
        yield from shown(thing.child(place))


def nameless(page):
    found = []
    for thing in shown(QAccessible.queryAccessibleInterface(page)):
        if thing.role() not in CONTAINERS and not thing.text(Name).strip():
            widget = thing.object()
            found.append((thing.role().name, type(widget).__name__, type(widget and widget.parent()).__name__))
    return found


@pytest.fixture
def heard(qapp):  # noqa: ARG001 - accessibility needs an application
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize("scene", SCENES, ids=said)
def test_nothing_is_shown_without_a_name(window, heard, scene):  # noqa: F811, ARG001
    for page in scene(window):
        settle()
        assert nameless(page) == [], scene.__name__


def test_no_menu_has_an_entry_without_a_name(window, heard):  # noqa: F811, ARG001
    window.begin(new_match())
    for name, menu in window.menus.menus.items():
        menu.popup(window.pos())
        settle()
        assert nameless(menu) == [], name
        menu.close()


@pytest.mark.parametrize("scene", SCENES, ids=said)
def test_the_focus_is_never_lost(window, heard, scene):  # noqa: F811, ARG001
    page = scene(window)[-1]
    page.activateWindow()
    settle()
    reached = []
    for _ in range(MOST_TABS):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        assert focus is not None, f"lost after {reached[-1:]}"
        assert focus.isVisible()
        assert focus.isEnabled()
        surface = focus.viewport() if isinstance(focus, QAbstractScrollArea) else focus
        assert not surface.visibleRegion().isEmpty(), f"{focus} is out of sight"
        if focus in reached:
            break
        reached.append(focus)
    else:
        pytest.fail("Tab does not come back")
