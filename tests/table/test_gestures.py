"""Dragging with real mouse events on a real view."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.ledger import Flow
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.pieces import HELD_SCALE
from haspelknecht_qt.table.places import PlaceState
from tests.table.conftest import EMPTY, PLACES, WANTED, ids, piece_items, states


def test_dropped_piece_waits_at_its_drop_point_until_the_game_moves_it(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.drag("cart", "farmer")
    assert player.moves == ["cart to farmer"]
    assert player.refusals == []
    player.wait()
    assert table.ledger.kinds_by_place() == WANTED
    assert player.position(top) == (176, 85), "where it was dropped, not yet moved by the game"

    table.show(
        {**WANTED, "cart": ["black"], "farmer": ["brown", "brown", "yellow"]}, [Flow("yellow", "cart", "farmer")]
    )
    player.wait()
    assert player.position(top) == (80 + 2 * 41, 85)
    item = table.scene.item(top)
    assert item.scale() == 1.0
    assert not item.is_lifted
    assert item.zValue() == Layer.PIECE + 2


def test_pressed_piece_is_the_moved_piece(player, table) -> None:
    (below, top) = ids(table, "farmer")
    player.drag(player.position(below), "cart")
    assert player.moves == ["farmer back to cart"]
    table.show({**WANTED, "farmer": ["brown"], "cart": ["black", "yellow", "brown"]})
    assert table.ledger[below].place == "cart"
    assert table.ledger[top].place == "farmer"


def test_drag_highlights_targets_and_the_place_under_the_piece(player, table) -> None:
    player.press("cart")
    assert states(table) == {"farmer": PlaceState.TARGET, "farmhand": PlaceState.TARGET}
    player.move("farmhand")
    assert states(table) == {"farmer": PlaceState.TARGET, "farmhand": PlaceState.UNDER_PIECE}
    assert player.hovers[-1] == ("cart", "farmhand")
    player.move("digger")
    assert states(table) == {
        "farmer": PlaceState.TARGET,
        "farmhand": PlaceState.TARGET,
        "digger": PlaceState.REFUSED,
    }
    assert player.hovers[-1] == ("cart", "digger")
    player.move("cart")
    assert "cart" not in states(table), "at home nothing is refused"
    player.key(Qt.Key.Key_Escape)


def test_press_lifts_the_piece_at_once(player, table) -> None:
    (_, top) = ids(table, "cart")
    item = table.scene.item(top)
    player.press("cart")
    assert item.is_lifted
    assert item.zValue() > Layer.FLYING
    player.wait(100)
    assert item.scale() == pytest.approx(HELD_SCALE)
    assert player.position(top) == (466, 70), "it is carried only after the drag distance"
    player.release("cart")


def test_piece_is_held_at_the_gripped_point(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.carry((470, 75), (300, 300), (200, 200))
    assert player.position(top) == (196, 195)
    player.key(Qt.Key.Key_Escape)


def test_illegal_drop_is_refused_and_the_piece_glides_home(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.drag("cart", "digger")
    assert player.moves == []
    assert player.refusals == [("cart", "digger")]
    assert table.place_state("digger") is PlaceState.REFUSED
    player.clock.advance(130)
    assert player.position(top) not in ((466, 70), (190, 305)), "on its way"
    player.wait(200)
    assert player.position(top) == (466, 70)
    assert not table.scene.item(top).is_lifted
    assert table.playback.is_still
    player.move("digger")
    assert table.place_state("digger") is PlaceState.REFUSED, "until the next thing is looked at"
    player.move("farmer")
    assert table.place_state("digger") is PlaceState.IDLE


@pytest.mark.parametrize("where", [EMPTY, "cart"])
def test_drop_beside_or_at_home_is_not_refused(player, table, where) -> None:
    (_, top) = ids(table, "cart")
    player.carry("cart", "digger", where)
    player.release(where)
    assert player.moves == player.refusals == []
    player.wait()
    assert player.position(top) == (466, 70)


@pytest.mark.parametrize("how", ["escape", "other button", "focus", "new moves"])
def test_a_drag_can_be_cancelled(player, table, how) -> None:
    (_, top) = ids(table, "cart")
    player.carry("cart", "farmer")
    if how == "escape":
        player.key(Qt.Key.Key_Escape)
    elif how == "other button":
        QTest.mousePress(player.port, Qt.MouseButton.RightButton, pos=player.at("farmer"))
    elif how == "focus":
        table.pointer.cancel()
    else:
        table.set_moves(MoveIndex())
    assert table.selection.path == ()
    player.release("farmer")
    player.wait()
    assert player.moves == player.refusals == []
    assert player.position(top) == (466, 70)
    assert "farmer" not in states(table)


def test_all_disks_of_a_colour_are_lifted_together(player, table) -> None:
    black = ids(table, "pool.A.black")
    assert len(black) == 2
    player.press("pool.A.black")
    assert [table.scene.item(piece).is_lifted for piece in black] == [True, True]
    assert [item.piece.id for item in piece_items(table.scene) if item.is_lifted] == black
    player.move("digger")
    player.wait(100)
    (first, second) = (player.position(piece) for piece in black)
    assert first == (190, 305)
    assert 0 < second[0] - first[0] < 37
    player.move("cart")
    player.release("cart")
    assert player.moves == ["take black"]
    table.show({**WANTED, "cart": ["black", "yellow", "black", "black"], "pool.A": ["brown", "yellow"]})
    player.wait()
    assert ids(table, "cart")[2:] == black


def test_group_can_be_held_by_its_second_piece(player, table) -> None:
    black = ids(table, "pool.A.black")
    player.carry(player.position(black[1]), "digger")
    player.wait(100)
    assert player.position(black[1]) == (190, 305)
    player.key(Qt.Key.Key_Escape)
    player.wait()
    assert [player.position(piece) for piece in black] == [(440, 185), (528, 185)]


class TestDropCount:
    """Workers: the place decides how many of them go there together."""

    @pytest.fixture
    def table(self, table):
        """Of the farmer's four disks three go to the farmhand at once, one to the cart."""
        table.set_places([evolve(place, drop_count={"farmhand": 3, "cart": 1}.get(place.id, 0)) for place in PLACES])
        table.show({"farmer": ["brown"] * 4}, animated=False)
        moves = [(("farmer", "farmhand"), "three"), (("farmer", "cart"), "one"), (("farmer", "tile.23"), "as lifted")]
        table.set_moves(MoveIndex(moves))
        return table

    def held(self, table):
        return [item.piece.id for item in piece_items(table.scene) if item.is_lifted]

    def test_hand_holds_the_drop_count_of_the_place_under_it(self, player, table) -> None:
        pressed, *_ = ids(table, "farmer")
        player.carry(player.position(pressed), "digger")
        assert table.hand.pieces == (pressed,)
        player.move("farmhand")
        assert len(table.hand.pieces) == 3
        assert table.hand.pieces[0] == pressed
        player.wait(100)
        assert len(self.held(table)) == 3
        player.move("cart")
        assert table.hand.pieces == (pressed,)
        player.wait()
        assert self.held(table) == [pressed]
        player.move("farmhand")
        player.move("tile.23")
        assert table.hand.pieces == (pressed,)

    def test_dropped_pieces_are_the_moved_pieces(self, player, table) -> None:
        pressed, *_ = ids(table, "farmer")
        player.carry(player.position(pressed), "farmhand")
        carried = table.hand.pieces
        player.release("farmhand")
        assert player.moves == ["three"]
        table.show({"farmer": ["brown"], "farmhand": ["brown"] * 3})
        player.wait()
        assert set(ids(table, "farmhand")) == set(carried)
        assert self.held(table) == []

    def test_all_pieces_of_a_cancelled_drag_glide_home(self, player, table) -> None:
        before = {piece: player.position(piece) for piece in ids(table, "farmer")}
        player.carry(before[ids(table, "farmer")[0]], "farmhand")
        items = len(table.scene.items())
        player.key(Qt.Key.Key_Escape)
        player.wait()
        assert {piece: player.position(piece) for piece in before} == before
        assert self.held(table) == []
        assert len(table.scene.items()) < items, "no ghost is left"

    def test_fast_drag_over_several_places_leaves_no_piece_displaced(self, player, table) -> None:
        before = {piece: player.position(piece) for piece in ids(table, "farmer")}
        player.press(before[ids(table, "farmer")[0]])
        for _ in range(5):
            for target in ("farmhand", "cart", "digger"):
                player.move(target)
                player.wait(30)
        player.key(Qt.Key.Key_Escape)
        player.wait()
        assert {piece: player.position(piece) for piece in before} == before
        assert all(item.scale() == 1.0 for item in piece_items(table.scene))


def test_pointer_raises_the_pieces_that_a_press_would_lift(player, table) -> None:
    black = ids(table, "pool.A.black")
    player.move("pool.A.black")
    player.wait(100)
    scales = {item.piece.id: item.scale() for item in piece_items(table.scene)}
    assert all((scale > 1.0) == (piece in black) for piece, scale in scales.items())
    assert player.port.cursor().shape() == Qt.CursorShape.OpenHandCursor
    player.leave()
    player.wait(100)
    assert all(item.scale() == 1.0 for item in piece_items(table.scene))
    assert player.hovers[-1] == ()


def test_drag_of_an_immovable_piece_is_refused_once(player) -> None:
    player.carry("pool.A.yellow", (200, 200))
    assert player.refusals == [("pool.A.yellow",)]
    player.release((200, 200))
    assert player.refusals == [("pool.A.yellow",)]
    assert player.moves == []


def test_further_choice_follows_a_drop(player, table) -> None:
    """The third element is chosen after the drop. Until then the piece waits on its target."""
    (disk,) = ids(table, "pool.A.brown")
    player.drag("pool.A.brown", "tile.23")
    assert player.moves == []
    assert table.selection.path == ("pool.A.brown", "tile.23")
    assert states(table)["farmer"] is states(table)["farmhand"] is PlaceState.TARGET
    player.wait(500)
    assert player.position(disk) == (470, 320)
    player.click("farmhand")
    assert player.moves == ["brown for the ladder to the farmhand"]


def test_escape_after_a_drop_returns_the_piece(player, table) -> None:
    (disk,) = ids(table, "pool.A.brown")
    player.drag("pool.A.brown", "tile.23")
    player.key(Qt.Key.Key_Escape)
    player.wait()
    assert player.position(disk) == (484, 185)
    assert table.selection.path == ()


@pytest.mark.parametrize("reason", [Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason])
def test_window_or_menu_that_opens_ends_a_drag(player, table, reason) -> None:
    """The release of the button goes to the window or the menu."""
    player.carry("cart", "farmer")
    QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut, reason))
    assert not table.pointer.is_dragging
    assert table.selection.path == ()
    assert not table.hand.pieces


def test_only_the_button_that_began_a_gesture_ends_it(player, table) -> None:
    player.carry("cart", "farmer")
    QTest.mouseClick(player.port, Qt.MouseButton.BackButton, pos=player.at("farmer"))
    assert table.pointer.is_dragging
    assert player.moves == player.refusals == []
    player.move("farmhand")
    player.release("farmhand")
    assert player.moves == ["cart to farmhand"]


def test_release_of_the_button_for_panning_does_not_drop_a_piece(player, table) -> None:
    QTest.mousePress(player.port, Qt.MouseButton.MiddleButton, pos=player.at("cart"))
    player.carry("cart", "farmer")
    QTest.mouseRelease(player.port, Qt.MouseButton.MiddleButton, pos=player.at("farmer"))
    assert table.pointer.is_dragging
    player.release("farmer")
    assert player.moves == ["cart to farmer"]


def test_drag_continues_while_the_game_changes_the_picture(player, table) -> None:
    """A bot's move doesn't take the piece out of the hand."""
    (_, top) = ids(table, "cart")
    player.carry("cart", "farmhand")
    table.show({**WANTED, "farmhand": ["black"]})
    player.wait()
    assert table.scene.item(top).is_lifted
    player.release("farmhand")
    assert player.moves == ["cart to farmhand"]


def test_held_piece_that_the_game_removes_leaves_the_hand(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.carry("cart", "farmhand")
    table.show({**WANTED, "cart": ["black"]})
    player.wait()
    assert not table.hand.pieces
    assert table.scene.item(top) is None
    player.release("farmhand")
    assert player.moves == player.refusals == []


def test_game_may_set_picture_and_moves_while_a_move_is_reported(player, table) -> None:
    """The controller may show the new picture and set the next moves in the handler of the signal."""
    (_, top) = ids(table, "cart")

    def play(_move: object) -> None:
        wanted = {**WANTED, "cart": ["black"], "farmer": ["brown", "brown", "yellow"]}
        table.show(wanted, [Flow("yellow", "cart", "farmer")])
        table.set_moves(MoveIndex([(("farmer", "cart"), "and back")]))

    table.move_chosen.connect(play)
    player.drag("cart", "farmer")
    player.wait(20)
    assert abs(player.position(top)[0] - 162) < 60, "from where it was dropped, not from the cart"
    player.wait()
    assert player.position(top) == (162, 85)
    player.drag((162, 85), "cart")
    assert player.moves == ["cart to farmer", "and back"]
