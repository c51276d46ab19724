"""Shortcuts: keys of places, one click for an only move, Shift, the wheel, and repeated moves."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.move_index import MoveIndex
from tests.table.conftest import MOVES, PLACES, WANTED, states

WHEEL_PLACES = ("farmer", "farmhand", "digger")


def set_changed_places(table, **changes) -> None:
    """Sets the places with changed attributes."""
    table.set_places([evolve(place, **changes.get(place.id, {})) for place in PLACES])


def shift_click(player, target) -> None:
    QTest.mouseClick(player.port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, player.at(target))


def test_key_chooses_its_first_legal_place(player, table) -> None:
    set_changed_places(table, hook={"key": "H"}, digger={"key": "7"}, cart={"key": "7"})
    player.key(Qt.Key.Key_H)
    assert player.moves == ["hook"]
    player.key(Qt.Key.Key_7)
    assert table.selection.path == ("cart",), "the first of them that is legal"


def test_held_key_of_a_place_makes_one_choice(player, table) -> None:
    set_changed_places(table, hook={"key": "H"})
    player.key(Qt.Key.Key_H)
    player.repeat_key(Qt.Key.Key_H, "h")
    assert player.moves == ["hook"]
    player.key(Qt.Key.Key_H)
    assert player.moves == ["hook", "hook"]


def test_key_without_a_legal_place_keeps_its_usual_function(player, table) -> None:
    set_changed_places(table, digger={"key": "0"})
    table.view.set_zoom(3.0)
    player.key(Qt.Key.Key_0)
    assert table.view.zoom == 1.0
    assert player.refusals == []


def test_click_makes_the_only_move_of_a_place_that_allows_it(player, table) -> None:
    set_changed_places(table, farmer={"click_makes_move": True}, cart={"click_makes_move": True})
    player.click("farmer")
    assert player.moves == ["farmer back to cart"]
    player.click("cart")
    assert table.selection.path == ("cart",), "there are two moves"
    assert len(player.moves) == 1


def test_click_only_chooses_at_other_places(player, table) -> None:
    player.click("farmer")
    assert table.selection.path == ("farmer",)
    assert player.moves == []


def test_move_is_repeated_along_its_path_while_one_is_legal(player, table) -> None:
    set_changed_places(table, hook={"repeats_move": True})
    next_moves = ["second", "third"]

    def offer_next_move(_move) -> None:
        table.set_moves(MoveIndex([*MOVES[:6], (("hook",), next_moves.pop(0))] if next_moves else MOVES[:6]))

    table.move_chosen.connect(offer_next_move)
    player.click("hook")
    assert player.moves == ["hook", "second", "third"]


def test_move_that_was_not_played_is_not_repeated(player, table) -> None:
    set_changed_places(table, hook={"repeats_move": True})
    player.click("hook")
    assert player.moves == ["hook"]


def test_move_that_is_played_later_is_repeated_then(player, table) -> None:
    set_changed_places(table, hook={"repeats_move": True})
    player.click("hook")
    table.set_moves(MoveIndex([*MOVES[:6], (("hook",), "second")]), after_move=True)
    QApplication.processEvents()
    assert player.moves == ["hook", "second"]
    table.set_moves(MoveIndex(MOVES[:6]), after_move=True)
    QApplication.processEvents()
    table.set_moves(MoveIndex([*MOVES[:6], (("hook",), "third")]), after_move=True)
    QApplication.processEvents()
    assert player.moves == ["hook", "second"], "no longer legal"


def test_move_that_is_refused_or_undone_later_is_not_repeated(player, table) -> None:
    set_changed_places(table, hook={"repeats_move": True})
    player.click("hook")
    for after_move in (False, True):
        table.set_moves(MoveIndex(MOVES), after_move=after_move)
        QApplication.processEvents()
    assert player.moves == ["hook"]


def test_another_choice_ends_the_repetition(player, table) -> None:
    set_changed_places(table, hook={"repeats_move": True})
    player.click("hook")
    player.click("farmer")
    table.set_moves(MoveIndex(MOVES), after_move=True)
    QApplication.processEvents()
    assert player.moves == ["hook"]


def test_shift_click_chooses_the_shift_element_first(player, table) -> None:
    set_changed_places(table, farmer={"shift_element": "box"})
    table.set_moves(MoveIndex([*MOVES, (("box", "farmer", "cart"), "boxed")]))
    shift_click(player, (80, 85))
    assert table.selection.path == ("box", "farmer")
    player.click("cart")
    assert player.moves == ["boxed"]


def test_shift_click_is_a_plain_click_if_the_shift_element_is_illegal(player, table) -> None:
    set_changed_places(table, farmer={"shift_element": "box"})
    shift_click(player, (80, 85))
    assert table.selection.path == ("farmer",)


@pytest.fixture
def row(table):
    """Three places that form a row for the wheel. The first of them holds pieces."""
    set_changed_places(table, **{name: {"wheel_row": "row", "catch_area": PLACES[0].shape} for name in WHEEL_PLACES})
    table.set_moves(MoveIndex([((name,), name) for name in ("farmhand", "digger", "hook")]))


@pytest.mark.usefixtures("row")
def test_wheel_focuses_legal_places_from_the_place_of_the_pieces_on(player, table) -> None:
    none = Qt.KeyboardModifier.NoModifier
    player.wheel(-1, "farmer", none)
    assert table.keyboard.element == "farmhand"
    assert player.hovers[-1] == ("farmhand",)
    player.wheel(-1, "farmer", none)
    player.wheel(-1, "farmer", none)
    assert table.keyboard.element == "digger", "the last one"
    player.wheel(1, "farmer", none)
    assert table.keyboard.element == "farmhand"
    assert player.moves == []
    assert table.ledger.kinds_by_place() == WANTED, "nothing has moved"


@pytest.mark.usefixtures("row")
def test_small_turns_of_a_touchpad_count_as_a_step_only_together(player, table) -> None:
    none = Qt.KeyboardModifier.NoModifier
    for _ in range(7):
        player.wheel(-1 / 8, "farmer", none)
    assert table.keyboard.element is None
    player.wheel(-1 / 8, "farmer", none)
    assert table.keyboard.element == "farmhand"
    for _ in range(7):
        player.wheel(-1 / 8, "farmer", none)
    player.wheel(1 / 8, "farmer", none)
    player.wheel(-1 / 8, "farmer", none)
    assert table.keyboard.element == "farmhand", "a turn back ends a turn that was begun"


@pytest.mark.usefixtures("row")
def test_click_makes_the_move_of_the_place_that_the_wheel_focused(player, table) -> None:
    player.wheel(-1, "farmer", Qt.KeyboardModifier.NoModifier)
    player.click("farmer")
    assert player.moves == ["farmhand"]
    assert table.keyboard.element is None


@pytest.mark.usefixtures("row")
def test_moving_the_mouse_away_ends_the_focus_of_the_wheel(player, table) -> None:
    player.wheel(-1, "farmer", Qt.KeyboardModifier.NoModifier)
    QTest.mouseMove(player.port, player.at("farmer") + QPoint(1, 0))
    assert table.keyboard.element == "farmhand", "a hand trembles"
    player.move("hook")
    assert table.keyboard.element is None
    player.click("hook")
    assert player.moves == ["hook"]
    assert not states(table) or "farmhand" not in states(table)


@pytest.mark.usefixtures("row")
def test_click_is_an_ordinary_click_after_the_focus_of_the_wheel_has_ended(player) -> None:
    player.wheel(-1, "farmer", Qt.KeyboardModifier.NoModifier)
    QTest.mouseClick(player.port, Qt.MouseButton.RightButton, pos=player.at("farmer"))
    player.click("hook")
    assert player.moves == ["hook"]


@pytest.mark.usefixtures("row")
def test_wheel_outside_of_a_row_focuses_nothing(player, table) -> None:
    player.wheel(-1, "box", Qt.KeyboardModifier.NoModifier)
    assert table.keyboard.element is None


def test_only_a_legal_place_has_a_key(table) -> None:
    set_changed_places(table, hook={"key": "H"}, digger={"key": "7"})
    assert table.keyboard.key_of("hook") == "H"
    assert table.keyboard.key_of("digger") == "", "nothing can be done there now"
    assert table.keyboard.key_of("cart") == ""


def test_carried_pieces_have_no_line_or_shadow(player, table) -> None:
    set_changed_places(table, cart={"carried_place": "farmer"})
    carrier = table.scene.pieces_of("cart")[-1]
    carried_pieces = table.scene.pieces_of("farmer")
    player.carry("cart", "digger")
    assert (carrier.is_lifted, carrier.is_carried, len(carrier.childItems())) == (True, False, 2)
    for item in carried_pieces:
        assert (item.is_lifted, item.is_carried, len(item.childItems())) == (True, True, 0)
    player.key(Qt.Key.Key_Escape)
    player.wait()
    player.carry("farmer", "digger")
    assert [len(item.childItems()) for item in carried_pieces if item.is_lifted] == [2], "in the hand for itself"
