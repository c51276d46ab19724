"""Highlights and signals of the table while a player points at its elements."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsRectItem

from haspelknecht_qt.table.highlights import (
    FADE_IN_DURATION,
    PULSE_COUNT,
    PULSE_DURATION,
    RING_OPACITY_RANGE,
    RINGS_PER_FRAME,
    Highlights,
)
from haspelknecht_qt.table.move_index import MoveIndex
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.places import PlaceLook, PlaceState, Shape
from haspelknecht_qt.table.playback import Playback
from haspelknecht_qt.table.state_painting import Ring, StateSign
from tests.table.conftest import COLOURS, EMPTY, MOVES, WANTED, FakeClock, states


def test_resting_over_a_refused_place_is_reported(qtbot, player, table) -> None:
    with qtbot.waitSignal(table.rested_on_refused, timeout=1000) as signal:
        player.carry("cart", "digger")
    assert signal.args == [("cart", "digger")]
    player.key(Qt.Key.Key_Escape)


def test_passing_over_a_refused_place_is_not_reported(qtbot, player, table) -> None:
    with qtbot.assertNotEmitted(table.rested_on_refused, wait=200):
        player.carry("cart", "digger", "farmer")
    player.key(Qt.Key.Key_Escape)


def test_hover_reports_each_element_once(player) -> None:
    player.move("tile.23")
    player.move((475, 325))
    player.move(EMPTY)
    assert player.hovers == [("tile.23",), ()]


def test_highlighted_path_lights_its_pieces_and_target(table) -> None:
    table.highlight_path(("pool.A.black", "cart"))
    assert table.place_state("cart") is PlaceState.UNDER_PIECE
    assert [item.ring for item in table.scene.pieces_of("pool.A.black")] == [Ring.UNDER_PIECE] * 2
    table.highlight_path(())
    assert table.place_state("cart") is PlaceState.IDLE


def test_only_targets_of_a_highlighted_path_show_a_plus_sign(table) -> None:
    """No piece is put down where a path starts: a worker is clicked, a card or a cart is only pointed out."""
    painter = table.scene.state_painter
    table.highlight_path(("farmer",))
    assert table.place_state("farmer") is PlaceState.START
    assert painter.sign_of(PlaceLook.PLATE, PlaceState.START) is None
    table.highlight_path(("cart", "farmer"))
    assert painter.sign_of(PlaceLook.PLATE, table.place_state("farmer")) is StateSign.PLUS


def test_choice_and_next_target_are_visible_over_a_highlighted_path(table) -> None:
    table.set_moves(MoveIndex([(("farmer", "farmhand", "cart"), "move"), (("farmer", "digger", "cart"), "other")]))
    table.highlight_path(("farmer", "farmhand", "cart"))
    assert table.place_state("cart") is PlaceState.UNDER_PIECE
    table.selection.choose("farmer")
    assert Ring.CHOSEN in [item.ring for item in table.scene.pieces_of("farmer")]
    assert states(table) == {"farmhand": PlaceState.UNDER_PIECE, "digger": PlaceState.TARGET}
    table.selection.choose("farmhand")
    assert states(table) == {"farmhand": PlaceState.CHOSEN, "cart": PlaceState.UNDER_PIECE}


@pytest.mark.parametrize("ring, is_lined", [(Ring.CHOSEN, True), (Ring.TARGET, False)])
def test_ring_of_a_chosen_piece_has_a_light_border_unlike_that_of_a_target(table, ring, is_lined) -> None:
    image = table.scene.state_painter.piece_ring(Shape(0, 0, 40, 40, 20), ring).toImage()
    row = {image.pixelColor(x, image.height() // 2).name() for x in range(image.width())}
    assert (COLOURS["paperhi"] in row) == is_lined


def test_highlighted_path_stays_visible_after_a_choice_beside_it(table) -> None:
    table.set_moves(MoveIndex([(("farmer", "farmhand"), "move"), (("cart", "digger"), "other")]))
    table.highlight_path(("cart", "digger"))
    table.selection.choose("farmer")
    assert states(table) == {
        "farmhand": PlaceState.TARGET,
        "cart": PlaceState.START,
        "digger": PlaceState.UNDER_PIECE,
    }


def test_only_places_that_show_usable_are_outlined(table) -> None:
    assert states(table) == {"pool.A": PlaceState.USABLE}
    table.set_moves(MoveIndex())
    assert states(table) == {}


def test_place_whose_pieces_still_wait_to_travel_there_is_outlined(table, clock) -> None:
    table.show({"cart": ["black"]}, animated=False)
    table.show({"cart": ["black", "black"]})
    table.show({"cart": ["black", "black"], "pool.A": ["brown"]})
    table.set_moves(MoveIndex([(("pool.A.brown", "tile.23"), "brown for the ladder")]))
    assert states(table) == {"pool.A": PlaceState.USABLE}
    clock.advance(5000)
    assert states(table) == {"pool.A": PlaceState.USABLE}


def test_targets_cover_the_states_without_moves(table) -> None:
    table.set_states_without_moves({"digger": PlaceState.DISABLED, "farmer": PlaceState.DONE})
    assert table.place_state("digger") is PlaceState.DISABLED
    table.set_moves(MoveIndex([(("cart", "farmer"), "move")]))
    table.selection.choose("cart")
    assert table.place_state("farmer") is PlaceState.TARGET
    table.selection.cancel()
    assert table.place_state("farmer") is PlaceState.DONE


def test_button_above_a_place_gets_the_clicks(player, table) -> None:
    """An item that the game lays over a place and that accepts clicks gets them."""

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


def test_press_skips_animations_and_acts_on_the_final_picture(player, table) -> None:
    table.show({**WANTED, "cart": ["black", "yellow", "brown"], "farmer": ["brown"]})
    assert not table.playback.is_idle
    player.drag((430 + 2 * 36, 70), "farmhand")
    assert player.moves == ["cart to farmhand"]


def test_element_may_have_several_places(player, table) -> None:
    places = [
        evolve(place, part_of_element="worker") if place.id in ("farmhand", "digger") else place
        for place in table.scene.places
    ]
    table.set_places(places)
    table.set_moves(MoveIndex([(("cart", "worker"), "cart to a worker")]))
    player.press("cart")
    assert states(table) == {"farmhand": PlaceState.TARGET, "digger": PlaceState.TARGET}
    player.move("digger")
    player.release("digger")
    assert player.moves == ["cart to a worker"]
    assert [stop.element for stop in table.scene.focus_stops()].count("worker") == 1


def test_every_move_can_be_played_by_clicking(player, table) -> None:
    for path, move in MOVES:
        for element in path:
            player.click(element)
        assert player.moves[-1] == move
        table.show(WANTED, animated=False)
        table.set_moves(MoveIndex(MOVES))
    QApplication.processEvents()


def test_the_rings_of_targets_pulse_in_turn(table) -> None:
    """A frame repaints only some of the rings. Nevertheless all of them pulse and end with the highest opacity."""
    clock = FakeClock()
    lights = Highlights(table.scene, Playback(clock))
    lights.show({place.id: PlaceState.TARGET for place in table.scene.places}, {})
    clock.advance(FADE_IN_DURATION + 10)
    low, high = RING_OPACITY_RANGE
    rings = [item for item in table.scene.items() if low < item.opacity() < 1]
    lowest, before = [high] * len(rings), [ring.opacity() for ring in rings]
    for _ in range(int(PULSE_DURATION / 10)):
        clock.advance(10)
        now = [ring.opacity() for ring in rings]
        assert sum(one != other for one, other in zip(before, now, strict=True)) <= RINGS_PER_FRAME
        lowest, before = [min(pair) for pair in zip(lowest, now, strict=True)], now
    assert len(rings) > RINGS_PER_FRAME
    assert max(lowest) < low + 0.1 * (high - low)
    clock.advance(PULSE_COUNT * PULSE_DURATION)
    assert {ring.opacity() for ring in rings} == {high}


def test_refused_card_is_marked_without_the_places_on_it(player, table) -> None:
    places = [
        evolve(place, part_of_element="farmhand") if place.id == "digger" else place for place in table.scene.places
    ]
    table.set_places(places)
    player.click("digger")
    refused = [place for place, state in states(table).items() if state is PlaceState.REFUSED]
    assert refused == ["farmhand"]


def test_highlight_of_a_refused_place_does_not_fade(table) -> None:
    lights = Highlights(table.scene, Playback(FakeClock()))
    before = set(table.scene.items())
    lights.show({"farmer": PlaceState.REFUSED}, {})
    assert {item.opacity() for item in set(table.scene.items()) - before} == {1.0}
    lights.show({}, {})
    assert set(table.scene.items()) == before
