"""Clicks, double clicks and hit areas: real mouse events on a real view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.state_painting import Ring
from tests.table.conftest import EMPTY, WANTED, ids, states


def test_clicks_on_piece_and_target_make_a_move(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.click("cart")
    assert table.selection.path == ("cart",)
    player.wait(200)
    assert table.scene.item(top).ring is Ring.CHOSEN
    assert states(table) == {"farmer": PlaceState.TARGET, "farmhand": PlaceState.TARGET}
    assert player.position(top) == (466, 70)
    player.click("farmhand")
    assert player.moves == ["cart to farmhand"]
    player.wait()
    assert table.scene.item(top).ring is None


def test_click_chooses_the_piece_that_was_clicked(player, table) -> None:
    (below, top) = ids(table, "farmer")
    player.click(player.position(below))
    player.wait(200)
    assert [table.scene.item(piece).ring for piece in (below, top)] == [Ring.CHOSEN, None]
    player.click("cart")
    table.show({**WANTED, "farmer": ["brown"], "cart": ["black", "yellow", "brown"]})
    assert table.ledger[below].place == "cart"


@pytest.mark.parametrize("where", [EMPTY, "cart"])
def test_click_beside_or_on_the_chosen_place_cancels_the_choice(player, table, where) -> None:
    player.click("cart")
    player.click(where)
    assert table.selection.path == ()
    assert player.moves == player.refusals == []


def test_click_on_an_illegal_place_is_refused(player, table) -> None:
    player.click("cart")
    player.click("digger")
    assert player.refusals == [("cart", "digger")]
    assert table.selection.path == ()
    player.click("box")
    assert player.refusals[-1] == ("box",)


def test_click_on_another_start_replaces_the_choice(player, table) -> None:
    player.click("cart")
    player.click("pool.A.black")
    assert table.selection.path == ("pool.A.black",)


def test_escape_cancels_the_choice(player, table) -> None:
    player.click("cart")
    player.key(Qt.Key.Key_Escape)
    assert table.selection.path == ()
    assert states(table).keys() <= {"pool.A"}


def test_one_click_makes_a_move_of_one_element(player) -> None:
    player.click("hook")
    assert player.moves == ["hook"]


def test_release_elsewhere_is_no_click(player) -> None:
    player.press("hook")
    player.release("box")
    assert player.moves == player.refusals == []


def double_click(player, target) -> None:
    """Sends the events of a double click: press, release, double press, release."""
    player.click(target)
    QTest.mouseDClick(player.port, Qt.MouseButton.LeftButton, pos=player.at(target))
    player.release(target)


def test_double_click_plays_the_only_move(player) -> None:
    double_click(player, "pool.A.black")
    assert player.moves == ["take black"]


def test_second_click_of_a_double_click_that_opened_the_table_does_nothing(player, table) -> None:
    table.view.hide()
    table.view.show()
    QTest.mouseDClick(player.port, Qt.MouseButton.LeftButton, pos=player.at("pool.A.black"))
    player.release("pool.A.black")
    assert table.selection.path == ()
    assert player.moves == []
    double_click(player, "pool.A.black")
    assert player.moves == ["take black"]


def test_double_click_only_chooses_if_several_moves_start_there(player, table) -> None:
    double_click(player, "cart")
    assert player.moves == []
    assert table.selection.path == ("cart",)


def test_double_click_on_a_chosen_piece_plays_its_only_move(player) -> None:
    player.click("pool.A.black")
    player.wait(1000)
    double_click(player, "pool.A.black")
    assert player.moves == ["take black"]


def test_each_of_two_fast_clicks_makes_a_move(player) -> None:
    double_click(player, "hook")
    assert player.moves == ["hook", "hook"]


def test_second_press_of_a_double_click_does_nothing_after_the_turn(player, table) -> None:
    table.move_chosen.connect(lambda _move: table.pointer.end_turn())
    double_click(player, "hook")
    assert player.moves == ["hook"]
    player.click("hook")
    assert player.moves == ["hook", "hook"]


def test_second_press_of_a_double_click_that_made_a_move_is_not_refused(player, table) -> None:
    table.move_chosen.connect(lambda _move: table.set_moves(MoveIndex([(("cart", "farmer"), "cart to farmer")])))
    double_click(player, "hook")
    assert player.moves == ["hook"]
    assert player.refusals == []
    player.click("hook")
    assert player.refusals == [("hook",)]


# Hit areas


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_small_place_has_a_hit_area_of_36_pixels(player, table, zoom) -> None:
    """The hook is 16 units wide."""
    table.view.set_zoom(zoom)
    table.view.centerOn(QPointF(700, 60))
    middle = player.at("hook")
    for dx, dy, is_hit in [(17, 0, True), (-17, -17, True), (0, 17, True), (20, 0, False), (0, -20, False)]:
        player.moves.clear()
        QTest.mouseClick(player.port, Qt.MouseButton.LeftButton, pos=middle + QPointF(dx, dy).toPoint())
        assert player.moves == (["hook"] if is_hit else []), (dx, dy)


def test_hit_area_does_not_cover_a_neighbour(player, table) -> None:
    """Between two disks of different colours, the nearer disk gets the pointer."""
    black, brown = table.scene.pieces_of("pool.A.black")[0], table.scene.pieces_of("pool.A.brown")[0]
    gap = (brown.x() - black.x()) / 2
    player.move((black.x() + gap - 6, 185))
    assert player.hovers[-1] == ("pool.A.black",)
    player.move((black.x() + gap + 6, 185))
    assert player.hovers[-1] == ("pool.A.brown",)
