"""Playing with mouse and keyboard: real events on a real view."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.ledger import Flow
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.table.painting import Ring
from haspelknecht_qt.table.pieces import HELD_SCALE
from haspelknecht_qt.table.places import PlaceState
from tests.table.conftest import MOVES, WANTED

EMPTY = (760.0, 200.0)


def ids(table, element) -> list[int]:
    return [item.piece.id for item in table.scene.pieces_of(element)]


def states(table) -> dict[str, PlaceState]:
    return {
        place.id: table.place_state(place.id)
        for place in table.scene.places
        if table.place_state(place.id) is not PlaceState.IDLE
    }


# Dragging


def test_drag_hands_over_the_move_and_the_piece_waits_where_it_was_dropped(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.drag("cart", "farmer")
    assert player.moves == ["cart to farmer"]
    assert player.refusals == []
    player.wait()
    assert table.ledger.picture() == WANTED
    assert player.position(top) == (176, 85), "where it was dropped, not yet moved by the game"

    table.show(
        {**WANTED, "cart": ["black"], "farmer": ["brown", "brown", "yellow"]}, [Flow("yellow", "cart", "farmer")]
    )
    player.wait()
    assert player.position(top) == (80 + 2 * 41, 85)
    item = table.scene.item(top)
    assert item.scale() == 1.0
    assert not item.lifted
    assert item.zValue() == Layer.PIECE + 2


def test_what_was_pressed_is_what_moves(player, table) -> None:
    (below, top) = ids(table, "farmer")
    player.drag(player.position(below), "cart")
    assert player.moves == ["farmer back to cart"]
    table.show({**WANTED, "farmer": ["brown"], "cart": ["black", "yellow", "brown"]})
    assert table.ledger[below].place == "cart"
    assert table.ledger[top].place == "farmer"


def test_while_dragging_targets_are_lit_and_the_one_under_the_piece_more(player, table) -> None:
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


def test_press_lifts_at_once(player, table) -> None:
    (_, top) = ids(table, "cart")
    item = table.scene.item(top)
    player.press("cart")
    assert item.lifted
    assert item.zValue() > Layer.FLYING
    player.wait(100)
    assert item.scale() == pytest.approx(HELD_SCALE)
    assert player.position(top) == (466, 70), "it is carried only after the drag distance"
    player.release("cart")


def test_a_piece_is_held_where_it_was_gripped(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.carry((470, 75), (300, 300), (200, 200))
    assert player.position(top) == (196, 195)
    player.key(Qt.Key.Key_Escape)


def test_illegal_drop_glides_home_and_says_what_was_asked(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.drag("cart", "digger")
    assert player.moves == []
    assert player.refusals == [("cart", "digger")]
    assert table.place_state("digger") is PlaceState.REFUSED
    player.clock.advance(130)
    assert player.position(top) not in ((466, 70), (190, 305)), "on its way"
    player.wait(200)
    assert player.position(top) == (466, 70)
    assert not table.scene.item(top).lifted
    assert table.playback.still
    player.move("digger")
    assert table.place_state("digger") is PlaceState.REFUSED, "until the next thing is looked at"
    player.move("farmer")
    assert table.place_state("digger") is PlaceState.IDLE


@pytest.mark.parametrize("where", [EMPTY, "cart"])
def test_dropping_beside_or_at_home_is_no_refusal(player, table, where) -> None:
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
    assert table.interaction.path == ()
    player.release("farmer")
    player.wait()
    assert player.moves == player.refusals == []
    assert player.position(top) == (466, 70)
    assert "farmer" not in states(table)


def test_all_disks_of_a_colour_are_lifted_together(player, table) -> None:
    black = ids(table, "pool.A.black")
    assert len(black) == 2
    player.press("pool.A.black")
    assert [table.scene.item(piece).lifted for piece in black] == [True, True]
    assert [item.piece.id for item in table.scene.items_of_pieces() if item.lifted] == black
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


def test_a_group_held_by_its_second_piece(player, table) -> None:
    black = ids(table, "pool.A.black")
    player.carry(player.position(black[1]), "digger")
    player.wait(100)
    assert player.position(black[1]) == (190, 305)
    player.key(Qt.Key.Key_Escape)
    player.wait()
    assert [player.position(piece) for piece in black] == [(440, 185), (528, 185)]


def test_the_pointer_raises_what_a_press_would_lift(player, table) -> None:
    black = ids(table, "pool.A.black")
    player.move("pool.A.black")
    player.wait(100)
    scales = {item.piece.id: item.scale() for item in table.scene.items_of_pieces()}
    assert all((scale > 1.0) == (piece in black) for piece, scale in scales.items())
    assert player.port.cursor().shape() == Qt.CursorShape.OpenHandCursor
    player.leave()
    player.wait(100)
    assert all(item.scale() == 1.0 for item in table.scene.items_of_pieces())
    assert player.hovers[-1] == ()


def test_dragging_what_may_not_be_moved_is_refused(player) -> None:
    player.carry("pool.A.yellow", (200, 200))
    assert player.refusals == [("pool.A.yellow",)]
    player.release((200, 200))
    assert player.refusals == [("pool.A.yellow",)]
    assert player.moves == []


def test_steps_after_the_drop(player, table) -> None:
    """The third thing is asked for when the piece lies on its target; the piece waits there."""
    (disk,) = ids(table, "pool.A.brown")
    player.drag("pool.A.brown", "tile.23")
    assert player.moves == []
    assert table.interaction.path == ("pool.A.brown", "tile.23")
    assert states(table)["farmer"] is states(table)["farmhand"] is PlaceState.TARGET
    player.wait(500)
    assert player.position(disk) == (470, 320)
    player.click("farmhand")
    assert player.moves == ["brown for the ladder to the farmhand"]


def test_giving_up_between_the_steps(player, table) -> None:
    (disk,) = ids(table, "pool.A.brown")
    player.drag("pool.A.brown", "tile.23")
    player.key(Qt.Key.Key_Escape)
    player.wait()
    assert player.position(disk) == (484, 185)
    assert table.interaction.path == ()


def test_the_game_goes_on_under_a_drag(player, table) -> None:
    """A bot's move doesn't take the piece out of the hand."""
    (_, top) = ids(table, "cart")
    player.carry("cart", "farmhand")
    table.show({**WANTED, "farmhand": ["black"]})
    player.wait()
    assert table.scene.item(top).lifted
    player.release("farmhand")
    assert player.moves == ["cart to farmhand"]


def test_the_game_takes_the_held_piece_away(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.carry("cart", "farmhand")
    table.show({**WANTED, "cart": ["black"]})
    player.wait()
    assert not table.hand.pieces
    assert table.scene.item(top) is None
    player.release("farmhand")
    assert player.moves == player.refusals == []


# Clicking


def test_click_then_click(player, table) -> None:
    (_, top) = ids(table, "cart")
    player.click("cart")
    assert table.interaction.path == ("cart",)
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
def test_a_click_beside_or_again_takes_the_choice_back(player, table, where) -> None:
    player.click("cart")
    player.click(where)
    assert table.interaction.path == ()
    assert player.moves == player.refusals == []


def test_a_click_on_what_is_not_legal_is_refused(player, table) -> None:
    player.click("cart")
    player.click("digger")
    assert player.refusals == [("cart", "digger")]
    assert table.interaction.path == ()
    player.click("box")
    assert player.refusals[-1] == ("box",)


def test_clicking_another_start(player, table) -> None:
    player.click("cart")
    player.click("pool.A.black")
    assert table.interaction.path == ("pool.A.black",)


def test_escape_takes_the_choice_back(player, table) -> None:
    player.click("cart")
    player.key(Qt.Key.Key_Escape)
    assert table.interaction.path == ()
    assert states(table).keys() <= {"pool.A"}


def test_one_click_is_a_whole_move(player) -> None:
    player.click("hook")
    assert player.moves == ["hook"]


def test_release_elsewhere_is_no_click(player) -> None:
    player.press("hook")
    player.release("box")
    assert player.moves == player.refusals == []


def double_click(player, target) -> None:
    """What Qt delivers for a double click: press, release, double press, release."""
    player.click(target)
    QTest.mouseDClick(player.port, Qt.MouseButton.LeftButton, pos=player.at(target))
    player.release(target)


def test_double_click_plays_the_only_move(player) -> None:
    double_click(player, "pool.A.black")
    assert player.moves == ["take black"]


def test_double_click_with_a_choice_leaves_it_open(player, table) -> None:
    double_click(player, "cart")
    assert player.moves == []
    assert table.interaction.path == ("cart",)


def test_double_click_on_a_chosen_piece(player) -> None:
    player.click("pool.A.black")
    player.wait(1000)
    double_click(player, "pool.A.black")
    assert player.moves == ["take black"]


def test_fast_clicks_on_one_place_are_so_many_moves(player) -> None:
    double_click(player, "hook")
    assert player.moves == ["hook", "hook"]


# Hit areas


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_small_places_can_be_met_within_36_pixels(player, table, zoom) -> None:
    """The hook is 16 units wide."""
    table.view.set_zoom(zoom)
    table.view.centerOn(QPointF(700, 60))
    middle = player.at("hook")
    for dx, dy, met in [(17, 0, True), (-17, -17, True), (0, 17, True), (20, 0, False), (0, -20, False)]:
        player.moves.clear()
        QTest.mouseClick(player.port, Qt.MouseButton.LeftButton, pos=middle + QPointF(dx, dy).toPoint())
        assert player.moves == (["hook"] if met else []), (dx, dy)


def test_a_hit_area_does_not_reach_over_a_neighbour(player, table) -> None:
    """Between two disks of different colours, the one that is met counts."""
    black, brown = table.scene.pieces_of("pool.A.black")[0], table.scene.pieces_of("pool.A.brown")[0]
    gap = (brown.x() - black.x()) / 2
    player.move((black.x() + gap - 6, 185))
    assert player.hovers[-1] == ("pool.A.black",)
    player.move((black.x() + gap + 6, 185))
    assert player.hovers[-1] == ("pool.A.brown",)


# Keyboard


def test_a_move_by_keyboard(player, table) -> None:
    focused: list[str] = []
    table.focus_changed.connect(focused.append)
    player.key(Qt.Key.Key_Tab)
    assert focused[-1] == "farmer", "the first place in reading order at which a move starts"
    player.key(Qt.Key.Key_Tab)
    assert focused[-1] == "cart"
    player.key(Qt.Key.Key_Return)
    assert table.interaction.path == ("cart",)
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


def test_escape_goes_back_to_where_the_choice_began(player, table) -> None:
    table.keyboard.focus("cart")
    player.key(Qt.Key.Key_Return)
    player.key(Qt.Key.Key_Escape)
    assert table.interaction.path == ()
    assert table.keyboard.element == "cart"


def test_arrows_lead_over_everything_and_enter_asks_why_not(player, table) -> None:
    table.keyboard.focus("farmhand")
    player.key(Qt.Key.Key_Down)
    assert table.keyboard.element == "digger"
    assert player.hovers[-1] == ("digger",)
    player.key(Qt.Key.Key_Return)
    assert player.refusals == [("digger",)]
    player.key(Qt.Key.Key_Right)
    assert table.keyboard.element == "tile.23"


def test_sources_in_a_place_are_stops_of_their_own(table) -> None:
    stops = [stop.element for stop in table.scene.stops()]
    assert stops == [
        *("farmer", "farmhand", "digger", "cart", "pool.A", "pool.A.black", "pool.A.brown", "pool.A.yellow"),
        *("tile.23", "hook", "box"),
    ]


def test_tab_leaves_the_table_at_its_end(table) -> None:
    table.keyboard.focus("hook")
    assert not table.keyboard.tab(1)
    table.keyboard.focus("farmer")
    assert not table.keyboard.tab(-1)


def test_the_mouse_puts_the_keyboard_line_away(player, table) -> None:
    player.key(Qt.Key.Key_Tab)
    assert table.keyboard.element is not None
    player.press(EMPTY)
    player.release(EMPTY)
    assert table.keyboard.element is None


# Asking and being told


def test_hesitating_over_what_would_be_refused(qtbot, player, table) -> None:
    with qtbot.waitSignal(table.hesitated, timeout=1000) as told:
        player.carry("cart", "digger")
    assert told.args == [("cart", "digger")]
    player.key(Qt.Key.Key_Escape)


def test_passing_over_a_refused_place_says_nothing(qtbot, player, table) -> None:
    with qtbot.assertNotEmitted(table.hesitated, wait=200):
        player.carry("cart", "digger", "farmer")
    player.key(Qt.Key.Key_Escape)


def test_hover_tells_each_element_once(player) -> None:
    player.move("tile.23")
    player.move((475, 325))
    player.move(EMPTY)
    assert player.hovers == [("tile.23",), ()]


def test_a_row_of_a_list_lights_up_its_path(table) -> None:
    table.show_path(("pool.A.black", "cart"))
    assert table.place_state("cart") is PlaceState.UNDER_PIECE
    assert [item.ring for item in table.scene.pieces_of("pool.A.black")] == [Ring.UNDER_PIECE] * 2
    table.show_path(())
    assert table.place_state("cart") is PlaceState.IDLE


def test_what_can_be_used_is_outlined_where_the_place_wants_it(table) -> None:
    assert states(table) == {"pool.A": PlaceState.USABLE}
    table.set_costly(["pool.A.black", "pool.A.brown"])
    assert states(table) == {"pool.A": PlaceState.COSTLY}
    table.set_moves(MoveIndex())
    assert states(table) == {}


def test_resting_states(table) -> None:
    table.set_resting_states({"digger": PlaceState.DISABLED, "farmer": PlaceState.DONE})
    assert table.place_state("digger") is PlaceState.DISABLED
    table.set_moves(MoveIndex([(("cart", "farmer"), "move")]))
    table.interaction.choose("cart")
    assert table.place_state("farmer") is PlaceState.TARGET
    table.interaction.cancel()
    assert table.place_state("farmer") is PlaceState.DONE


def test_buttons_on_the_table_come_first(player, table) -> None:
    """What the game lays over a place and takes clicks itself gets them."""

    class Button(QGraphicsRectItem):
        clicks = 0

        def mousePressEvent(self, event) -> None:
            event.accept()

        def mouseReleaseEvent(self, event) -> None:
            self.clicks += 1
            event.accept()

    button = Button(690, 50, 20, 20)
    button.setZValue(Layer.OUTCOME)
    table.scene.addItem(button)
    player.click("hook")
    assert button.clicks == 1
    assert player.moves == []
    table.scene.removeItem(button)
    player.click("hook")
    assert player.moves == ["hook"]


def test_a_press_ends_what_still_moves_and_acts_on_the_final_picture(player, table) -> None:
    table.show({**WANTED, "cart": ["black", "yellow", "brown"], "farmer": ["brown"]})
    assert not table.playback.idle
    player.drag((430 + 2 * 36, 70), "farmhand")
    assert player.moves == ["cart to farmhand"]


def test_an_element_with_several_places(player, table) -> None:
    places = [
        evolve(place, part_of="worker") if place.id in ("farmhand", "digger") else place for place in table.scene.places
    ]
    table.set_places(places)
    table.set_moves(MoveIndex([(("cart", "worker"), "cart to a worker")]))
    player.press("cart")
    assert states(table) == {"farmhand": PlaceState.TARGET, "digger": PlaceState.TARGET}
    player.move("digger")
    player.release("digger")
    assert player.moves == ["cart to a worker"]
    assert [stop.element for stop in table.scene.stops()].count("worker") == 1


def test_every_move_can_be_played_by_clicking(player, table) -> None:
    for path, move in MOVES:
        for element in path:
            player.click(element)
        assert player.moves[-1] == move
        table.show(WANTED, animated=False)
        table.set_moves(MoveIndex(MOVES))
    QApplication.processEvents()
