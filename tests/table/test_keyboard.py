"""Playing by keyboard: real key events on a real view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.keyboard import Direction, nearest_stop
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.places import PlaceState, Shape
from haspelknecht_qt.table.scene import FocusStop
from tests.table.conftest import EMPTY, PLACES, WANTED


def test_move_can_be_made_by_keyboard(player, table) -> None:
    focused: list[str] = []
    table.focus_changed.connect(focused.append)
    player.key(Qt.Key.Key_Tab)
    assert focused[-1] == "farmer", "the first place in reading order at which a move starts"
    player.key(Qt.Key.Key_Tab)
    assert focused[-1] == "cart"
    player.key(Qt.Key.Key_Return)
    assert table.selection.path == ("cart",)
    assert focused[-1] == "farmer", "on to the first target"
    assert table.place_state("farmer") is PlaceState.UNDER_PIECE
    player.key(Qt.Key.Key_Tab)
    assert focused[-1] == "farmhand"
    player.key(Qt.Key.Key_Tab)
    assert focused[-1] == "farmer", "round, as the choice wants an answer"
    player.key(Qt.Key.Key_Backtab)
    assert focused[-1] == "farmhand"
    player.key(Qt.Key.Key_Space)
    assert player.moves == ["cart to farmhand"]


def test_held_key_makes_one_choice_but_many_steps(player, table) -> None:
    table.keyboard.focus("cart")
    player.key(Qt.Key.Key_Return)
    player.repeat_key(Qt.Key.Key_Return)
    assert table.selection.path == ("cart",)
    assert player.moves == []
    player.key(Qt.Key.Key_Escape)
    table.keyboard.focus("farmhand")
    player.repeat_key(Qt.Key.Key_Down)
    assert table.keyboard.element == "digger"


def test_escape_returns_the_focus_to_the_chosen_element(player, table) -> None:
    table.keyboard.focus("cart")
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Escape)
    assert table.selection.path == ()
    assert table.keyboard.element == "cart"


def test_arrows_reach_an_illegal_element_where_enter_is_refused(player, table) -> None:
    table.keyboard.focus("farmhand")
    player.key(Qt.Key.Key_Down)
    assert table.keyboard.element == "digger"
    assert player.hovers[-1] == ("digger",)
    player.key(Qt.Key.Key_Return)
    assert player.refusals == [("digger",)]
    player.key(Qt.Key.Key_Right)
    assert table.keyboard.element == "tile.23"


def test_arrows_skip_pieces_in_targets_while_a_piece_is_held(player, table) -> None:
    table.keyboard.focus("pool.A.brown")
    player.key(Qt.Key.Key_Return)
    assert table.keyboard.element == "tile.23"
    player.key(Qt.Key.Key_Up)
    assert table.keyboard.element == "pool.A", "not one of its other disks"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_first_key_shows_the_focus_and_chooses_nothing(player, table, key) -> None:
    player.key(key)
    assert table.keyboard.element == "farmer", "the first place in reading order at which a move starts"
    assert table.selection.path == ()
    assert player.refusals == []


def test_enter_chooses_nothing_when_the_focused_element_has_vanished(player, table) -> None:
    table.keyboard.focus("box")
    table.set_places([place for place in PLACES if place.id != "box"])
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Space)
    assert player.refusals == []
    table.set_places(PLACES)
    player.key(Qt.Key.Key_Return)
    assert player.refusals == [("box",)]


def test_focus_line_follows_the_pieces_of_its_element(table) -> None:
    def line():
        return next(item for item in table.scene.items() if item.zValue() == Layer.FOCUS)

    table.keyboard.focus("pool.A.black")
    wide = line().boundingRect().width()
    table.show({**WANTED, "pool.A": ("black", "brown", "yellow")}, animated=False)
    assert line().isVisible()
    assert line().boundingRect().width() < wide
    table.show({**WANTED, "pool.A": ("brown", "yellow")}, animated=False)
    assert not line().isVisible()
    table.show(WANTED)
    table.playback.skip()
    assert line().boundingRect().width() == wide


def test_sources_in_a_place_have_their_own_focus_stops(table) -> None:
    stops = [stop.element for stop in table.scene.focus_stops()]
    assert stops == [
        *("farmer", "farmhand", "digger", "cart", "pool.A", "pool.A.black", "pool.A.brown", "pool.A.yellow"),
        *("tile.23", "hook", "box"),
    ]


def test_tab_leaves_the_table_at_both_ends(table) -> None:
    table.keyboard.focus("hook")
    assert not table.keyboard.move_by_tab(1)
    table.keyboard.focus("farmer")
    assert not table.keyboard.move_by_tab(-1)


def test_mouse_press_ends_the_keyboard_focus(player, table) -> None:
    player.key(Qt.Key.Key_Tab)
    assert table.keyboard.element is not None
    player.press(EMPTY)
    player.release(EMPTY)
    assert table.keyboard.element is None


@pytest.mark.parametrize(
    "reason,element", [(Qt.FocusReason.TabFocusReason, "farmer"), (Qt.FocusReason.BacktabFocusReason, "hook")]
)
def test_tab_enters_the_table_at_the_first_or_last_start(table, reason, element) -> None:
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert table.keyboard.element == element


def lose_focus(view, reason):
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusOut, reason))


def gain_focus(view, reason):
    QApplication.sendEvent(view, QFocusEvent(QEvent.Type.FocusIn, reason))


@pytest.mark.parametrize("reason", [Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason])
def test_focus_returns_to_its_element_after_a_menu_or_a_window(table, reason) -> None:
    table.keyboard.focus("hook")
    lose_focus(table.view, reason)
    assert table.keyboard.element is None
    gain_focus(table.view, reason)
    assert table.keyboard.element == "hook"


@pytest.mark.parametrize("reason", [Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason])
def test_table_without_a_focused_element_has_none_after_a_menu_or_a_window(table, reason) -> None:
    """A player with a mouse sees no focus line."""
    lose_focus(table.view, reason)
    gain_focus(table.view, reason)
    assert table.keyboard.element is None


def test_focus_does_not_return_to_an_element_that_has_vanished(table) -> None:
    table.keyboard.focus("vanished")
    lose_focus(table.view, Qt.FocusReason.PopupFocusReason)
    gain_focus(table.view, Qt.FocusReason.PopupFocusReason)
    assert table.keyboard.element is None


def test_key_that_leads_to_the_table_shows_the_focus(table, qtbot) -> None:
    table.view.window().activateWindow()
    qtbot.waitUntil(table.view.window().isActiveWindow)
    table.view.focus_element()
    assert table.view.hasFocus()
    assert table.keyboard.element == "farmer", "the first place in reading order at which a move starts"
    table.keyboard.focus("hook")
    lose_focus(table.view, Qt.FocusReason.ShortcutFocusReason)
    gain_focus(table.view, Qt.FocusReason.ShortcutFocusReason)
    table.view.focus_element()
    assert table.keyboard.element == "hook"


def test_key_that_leads_to_the_table_begins_at_the_first_element_after_tab_has_left_it(table, qtbot) -> None:
    table.view.window().activateWindow()
    qtbot.waitUntil(table.view.window().isActiveWindow)
    table.view.focus_element()
    table.keyboard.focus("hook")
    lose_focus(table.view, Qt.FocusReason.TabFocusReason)
    gain_focus(table.view, Qt.FocusReason.ShortcutFocusReason)
    table.view.focus_element()
    assert table.keyboard.element == "farmer"


def test_arrows_skip_an_area_around_the_element_whose_middle_lies_beside_it() -> None:
    def stop(element, *outline):
        return FocusStop(element, Shape(*outline))

    shaft, mine, cart = stop("shaft", 100, 50, 20, 20), stop("mine", 0, 0, 218, 100), stop("cart", 20, 50, 20, 20)
    assert nearest_stop([shaft, mine, cart], "shaft", Direction.LEFT) == "cart"
    assert nearest_stop([shaft, mine, cart], "cart", Direction.RIGHT) == "shaft"
    far = stop("far", 300, 50, 20, 20)
    assert nearest_stop([far, mine, cart], "far", Direction.LEFT) == "mine"
    assert nearest_stop([mine, cart], "cart", Direction.RIGHT) == "mine", "its middle lies ahead"
