"""Every page of the program, as a screen reader and the Tab key reach it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from tests.heard.scenes import SCENES
from tests.translations.conftest import _compiled_translations, compiled  # noqa: F401 - fixtures
from tests.translations.scenes import scene_id
from tests.ui.conftest import _look, look, open_window, window  # noqa: F401 - fixtures
from tests.ui.matches import new_match
from tests.ui.mouse import settle

Name = QAccessible.Text.Name
CONTAINERS = {
    *(QAccessible.Role.Client, QAccessible.Role.Grouping, QAccessible.Role.Pane, QAccessible.Role.LayeredPane),
    *(QAccessible.Role.Border, QAccessible.Role.Separator, QAccessible.Role.Splitter, QAccessible.Role.ScrollBar),
    *(QAccessible.Role.Cell, QAccessible.Role.ColumnHeader, QAccessible.Role.RowHeader, QAccessible.Role.Row),
}
"""Roles that need no name: containers, and cells, which may be empty."""
MAX_TABS = 120


def shown(thing):
    """Yields an interface and all visible interfaces below it."""
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
def accessibility(qapp):  # noqa: ARG001 - accessibility needs an application
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize("scene", SCENES, ids=scene_id)
def test_every_visible_part_of_a_page_has_an_accessible_name(window, accessibility, scene):  # noqa: F811, ARG001
    for page in scene(window):
        settle()
        assert nameless(page) == [], scene.__name__


def test_every_menu_entry_has_an_accessible_name(window, accessibility):  # noqa: F811, ARG001
    window.begin(new_match())
    for name, menu in window.menus.menus.items():
        menu.popup(window.pos())
        settle()
        assert nameless(menu) == [], name
        menu.close()


@pytest.mark.parametrize("scene", SCENES, ids=scene_id)
def test_tab_moves_the_focus_through_visible_enabled_widgets(window, accessibility, scene):  # noqa: F811, ARG001
    page = scene(window)[-1]
    page.activateWindow()
    settle()
    reached = []
    for _ in range(MAX_TABS):
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
