"""Touch targets of pages, dialogs and menus: at least 24 pixels wide and high, and 44 at larger text."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QDialog

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.table.crowd_menu import CrowdMenu
from haspelknecht_qt.table.gestures import PointerPosition
from tests.touching import Finger
from tests.translations.network_scenes import second_screen
from tests.translations.scenes import scene_id
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.instant_advice import answer_advice_at_once
from tests.ui.mouse import settle
from tests.ui.target_sizes import hit_sizes
from tests.ui.test_parts_in_place import PAGES, tabs_in_turn

SIZES = [("1.0", 24), ("1.15", 44)]


def too_small(window, least):
    return [found for found in hit_sizes(window, least) if min(found[1:]) < least]


@pytest.fixture(params=[(1600, 900), (1280, 720)])
def sized(request, open_window):
    return open_window(request.param)


@pytest.mark.parametrize("text_size, least", SIZES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_touch_targets_beside_the_table_are_large_enough(qtbot, sized, game, text_size, least):
    window = sized
    at.choose(window, "text_size", text_size)
    at.cards(window)[game].click()
    settle()
    assert too_small(window, least) == []
    for open_page in (
        window.ask_for_new_game,
        window.menus.actions["results"].trigger,
        window.menus.actions["puzzles"].trigger,
        window.show_about,
    ):
        open_page()
        settle()
        dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
        assert too_small(dialog, least) == [], type(dialog).__name__
        dialog.reject()
        settle()
    window.begin(play(game, "pb", 30))
    settle()
    for key in ("moves", "log", "score", "rules"):
        window.turn_to_page(key)
        settle()
        assert too_small(window, least) == [], key
    window.begin(play(game, "pp"))
    result = at.wait_for_result(qtbot, window)
    assert too_small(result, least) == []
    result.reject()
    window.menus.actions["replay"].trigger()
    settle()
    assert too_small(window, least) == []


# The second screen has very large texts, with which small buttons keep their size.
@pytest.mark.parametrize("page", [page for page in PAGES if page is not second_screen], ids=scene_id)
def test_touch_targets_of_every_page_are_large_enough(open_window, monkeypatch, page):
    answer_advice_at_once(monkeypatch)
    window = open_window((1280, 720))
    at.choose(window, "text_size", "1.15")
    shown = page(window)
    settle()
    for name in tabs_in_turn(shown):
        assert [found for each in shown for found in too_small(each, 44)] == [], name


@pytest.mark.usefixtures("only_toy")
@pytest.mark.parametrize("text_size, least", SIZES)
def test_menu_entries_are_high_enough_for_touch(open_window, text_size, least):
    window = open_window((1280, 720))
    at.choose(window, "text_size", text_size)
    for name, menu in window.menus.menus.items():
        menu.popup(window.mapToGlobal(window.rect().topLeft()))
        for action in menu.actions():
            if not action.isSeparator():
                assert menu.actionGeometry(action).height() >= least, f"{name}: {action.text()}"
        assert window.screen().geometry().contains(menu.geometry()), name
        menu.close()


@pytest.mark.parametrize("text_size, least", SIZES)
@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("plies", [1, 60])
def test_elements_of_the_table_are_large_enough_for_touch(sized, game, text_size, least, plies):
    """Around its middle, an element is hit itself or is listed in the menu of the elements there."""
    window = sized
    at.choose(window, "text_size", text_size)
    window.begin(play(game, "pppp", plies))
    settle()
    if at.hand_over(window).isVisible():
        at.hand_over(window).button.click()
        settle()
    table = at.inner_table(window)
    assert table.view.min_finger_size == least
    unit = least / table.view.scale_factor
    wanted = [element for element in table.selection.next_elements() if shapes_of(table, element)]
    assert wanted
    hidden = [
        element
        for element in wanted
        if not any(is_large(table, shape, element, unit) for shape in shapes_of(table, element))
    ]
    assert hidden == []


def shapes_of(table, element):
    """The outlines of an element's places and pieces."""
    places = [place.shape for place in table.scene.places_of(element)]
    return places + [item.outline_on_table for item in table.scene.pieces_of(element)]


def elements_meant(table, point, size):
    """The elements that a finger may mean at a point of the scene."""
    position = PointerPosition(point, QPoint())
    return table._context.find_crowd(position, size) or [table._context.find_hit(position).element]


def is_large(table, shape, element, size):
    """Whether an element is meant at a shape's middle and at points half of `size` around it."""
    steps = ((0, 0), (0.45, 0), (-0.45, 0), (0, 0.45), (0, -0.45))
    return all(element in elements_meant(table, shape.center + QPointF(dx, dy) * size, size) for dx, dy in steps)


@pytest.mark.parametrize("entry", [0, 1])
def test_tap_on_disks_close_together_opens_a_menu_of_them(open_window, entry):
    window = open_window((1280, 720))
    at.choose(window, "text_size", "1.15")
    window.begin(play("haspelknecht", "pp", 1))
    settle()
    table = at.inner_table(window)
    size = table.view.min_finger_size / table.view.scale_factor
    beside = [
        shape.center + QPointF(size / 4, 0)
        for element in table.selection.next_elements()
        for shape in shapes_of(table, element)
    ]
    point = next(point for point in beside if len(elements_meant(table, point, size)) > 1)
    crowd = elements_meant(table, point, size)
    Finger(table.view.viewport()).tap(table.view.mapFromScene(point))
    (menu,) = table.view.findChildren(CrowdMenu)
    assert len({action.text() for action in menu.actions()}) == len(crowd)
    assert table.selection.path == ()
    menu.actions()[entry].trigger()
    assert table.selection.path == (crowd[entry],)
    menu.close()
