"""Short ways for those who know them: keys of places, one click where there is one move, Shift, the wheel, moves that follow each other."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.table.move_index import MoveIndex
from tests.table.conftest import MOVES, PLACES, WANTED, states

WHEELED = ("farmer", "farmhand", "digger")


def lay(table, **changes) -> None:
    """The places, some of them otherwise."""
    table.set_places([evolve(place, **changes.get(place.id, {})) for place in PLACES])


def shift_click(player, target) -> None:
    QTest.mouseClick(player.port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, player.at(target))


def test_a_key_chooses_its_place_where_that_is_legal(player, table) -> None:
    lay(table, hook={"key": "H"}, digger={"key": "7"}, cart={"key": "7"})
    player.key(Qt.Key.Key_H)
    assert player.moves == ["hook"]
    player.key(Qt.Key.Key_7)
    assert table.selection.path == ("cart",), "the first of them that is legal"
    player.key(Qt.Key.Key_H)
    assert player.moves == ["hook", "hook"]


def test_a_key_that_no_legal_place_has_does_what_it_always_does(player, table) -> None:
    lay(table, digger={"key": "0"})
    table.view.set_zoom(3.0)
    player.key(Qt.Key.Key_0)
    assert table.view.zoom == 1.0
    assert player.refusals == []


def test_a_click_makes_the_only_move_that_starts_there_where_the_place_says_so(player, table) -> None:
    lay(table, farmer={"click_makes_move": True}, cart={"click_makes_move": True})
    player.click("farmer")
    assert player.moves == ["farmer back to cart"]
    player.click("cart")
    assert table.selection.path == ("cart",), "there are two moves"
    assert len(player.moves) == 1


def test_elsewhere_a_click_only_chooses(player, table) -> None:
    player.click("farmer")
    assert table.selection.path == ("farmer",)
    assert player.moves == []


def test_a_move_is_followed_by_the_next_one_along_the_same_path(player, table) -> None:
    lay(table, hook={"repeats_move": True})
    left = ["second", "third"]

    def goes_on(_move) -> None:
        table.set_moves(MoveIndex([*MOVES[:6], (("hook",), left.pop(0))] if left else MOVES[:6]))

    table.move_chosen.connect(goes_on)
    player.click("hook")
    assert player.moves == ["hook", "second", "third"]


def test_nothing_follows_a_move_that_has_not_been_made(player, table) -> None:
    lay(table, hook={"repeats_move": True})
    player.click("hook")
    assert player.moves == ["hook"]


def test_shift_chooses_something_else_first(player, table) -> None:
    lay(table, farmer={"shift_element": "box"})
    table.set_moves(MoveIndex([*MOVES, (("box", "farmer", "cart"), "boxed")]))
    shift_click(player, (80, 85))
    assert table.selection.path == ("box", "farmer")
    player.click("cart")
    assert player.moves == ["boxed"]


def test_shift_changes_nothing_where_that_is_not_legal(player, table) -> None:
    lay(table, farmer={"shift_element": "box"})
    shift_click(player, (80, 85))
    assert table.selection.path == ("farmer",)


@pytest.fixture
def row(table):
    """Three places that the wheel walks through; the first one holds pieces."""
    lay(table, **{name: {"wheel_row": "row", "catch_area": PLACES[0].shape} for name in WHEELED})
    table.set_moves(MoveIndex([((name,), name) for name in ("farmhand", "digger", "hook")]))


@pytest.mark.usefixtures("row")
def test_the_wheel_goes_on_from_where_the_pieces_lie(player, table) -> None:
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
def test_a_click_makes_the_move_that_the_wheel_has_gone_to(player, table) -> None:
    player.wheel(-1, "farmer", Qt.KeyboardModifier.NoModifier)
    player.click("farmer")
    assert player.moves == ["farmhand"]
    assert table.keyboard.element is None


@pytest.mark.usefixtures("row")
def test_who_moves_the_mouse_away_means_what_lies_there(player, table) -> None:
    player.wheel(-1, "farmer", Qt.KeyboardModifier.NoModifier)
    QTest.mouseMove(player.port, player.at("farmer") + QPoint(1, 0))
    assert table.keyboard.element == "farmhand", "a hand trembles"
    player.move("hook")
    assert table.keyboard.element is None
    player.click("hook")
    assert player.moves == ["hook"]
    assert not states(table) or "farmhand" not in states(table)


@pytest.mark.usefixtures("row")
def test_elsewhere_the_wheel_does_not_aim(player, table) -> None:
    player.wheel(-1, "box", Qt.KeyboardModifier.NoModifier)
    assert table.keyboard.element is None


def test_a_key_is_told_where_it_can_be_used(table) -> None:
    lay(table, hook={"key": "H"}, digger={"key": "7"})
    assert table.keyboard.key_of("hook") == "H"
    assert table.keyboard.key_of("digger") == "", "nothing can be done there now"
    assert table.keyboard.key_of("cart") == ""


def test_what_lies_in_a_piece_is_carried_without_a_line_of_its_own(player, table) -> None:
    lay(table, cart={"carried_place": "farmer"})
    bearer = table.scene.pieces_of("cart")[-1]
    borne = table.scene.pieces_of("farmer")
    player.carry("cart", "digger")
    assert (bearer.is_lifted, bearer.is_carried, len(bearer.childItems())) == (True, False, 2)
    for item in borne:
        assert (item.is_lifted, item.is_carried, len(item.childItems())) == (True, True, 0)
    player.key(Qt.Key.Key_Escape)
    player.wait()
    player.carry("farmer", "digger")
    assert [len(item.childItems()) for item in borne if item.is_lifted] == [2], "in the hand for itself"
