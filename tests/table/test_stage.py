"""Pictures that the game wants: right in the end, whatever was animated, skipped or dropped before."""

from __future__ import annotations

import random

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF

from haspelknecht_qt.table.ledger import Flow
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.places import point_slots
from haspelknecht_qt.table.playback import AnimationSpeed
from tests.table.conftest import COLOURS, PLACES, WANTED, Colours, piece_items


def assert_final_picture(table) -> None:
    """Every piece of the ledger lies in its slot, at rest, and there is no other piece."""
    items = {item.piece.id: item for item in piece_items(table.scene)}
    lying = [piece for place in table.ledger.occupied_places() for piece in table.ledger.pieces_in(place)]
    assert items.keys() == {piece.id for piece in lying}
    for piece in lying:
        item = items[piece.id]
        assert item.piece == piece
        assert item.pos() == table.scene.home_position(piece)
        assert (item.scale(), item.opacity(), item.is_lifted) == (1.0, 1.0, False)
        assert item.zValue() == Layer.PIECE + piece.index
        assert item.size == table.scene.place(piece.place).piece_size


def random_picture(chance: random.Random) -> dict[str, list[str]]:
    return {
        place.id: [chance.choice(["black", "brown", "yellow"]) for _ in range(chance.randint(0, 3))]
        for place in chance.sample(PLACES, chance.randint(0, len(PLACES)))
    }


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_any_sequence_of_pictures_ends_with_the_right_picture(table, clock, seed, reduced) -> None:
    chance = random.Random(seed)
    table.playback.reduced_motion = reduced
    for _ in range(40):
        table.playback.speed = chance.choice(list(AnimationSpeed))
        wanted = random_picture(chance)
        flow = Flow("black", chance.choice(PLACES).id, chance.choice(PLACES).id)
        table.show(wanted, [flow], animated=chance.random() < 0.8)
        clock.advance(chance.choice([0, 0, 40, 150, 2000]))
        if chance.random() < 0.2:
            table.playback.skip()
        if chance.random() < 0.1:
            table.set_places(chance.sample(PLACES, len(PLACES)))
    table.playback.speed = AnimationSpeed.NORMAL
    clock.advance(60000, frame=50)
    assert table.playback.is_still
    assert_final_picture(table)


def test_piece_travels_to_its_new_place(player, table) -> None:
    (piece,) = [item.piece.id for item in table.scene.pieces_of("pool.A.brown")]
    start = player.position(piece)
    table.show({**WANTED, "pool.A": ["black", "black", "yellow"], "farmhand": ["brown"]})
    assert table.ledger[piece].place == "farmhand", "the state is there at once"
    player.wait(100)
    assert start[0] > player.position(piece)[0] > 80, "the picture follows"
    assert table.scene.item(piece).zValue() >= Layer.FLYING
    player.wait()
    assert player.position(piece) == (80, 195)
    assert_final_picture(table)


def test_pieces_of_one_event_start_30_ms_apart(player, table) -> None:
    black = [item.piece.id for item in table.scene.pieces_of("pool.A.black")]
    table.show({**WANTED, "pool.A": ["brown", "yellow"], "farmhand": ["black", "black"]})
    start = player.position(black[1])
    player.clock.advance(30, frame=5)
    assert player.position(black[0]) != (440, 185)
    assert player.position(black[1]) == start
    player.clock.advance(20, frame=5)
    assert player.position(black[1]) != start


def test_pieces_come_from_their_supply_and_return_to_it(player, table) -> None:
    table.show({**WANTED, "farmhand": ["yellow"]})
    (item,) = table.scene.pieces_of("farmhand")
    assert item.pos() == QPointF(740, 340)
    assert item.opacity() == 0.0
    player.wait()
    assert_final_picture(table)
    table.show(WANTED)
    player.wait(320)
    assert item.pos() != QPointF(80, 195)
    assert (item.pos() - QPointF(740, 340)).manhattanLength() < 60
    player.wait()
    assert_final_picture(table)


def test_piece_changes_its_size_on_the_way(player, table) -> None:
    item = table.scene.pieces_of("pool.A.brown")[0]
    assert item.size == 37
    table.show({**WANTED, "pool.A": ["black", "black", "yellow"], "farmhand": ["brown"]})
    assert item.size * item.scale() == pytest.approx(37)
    player.wait()
    assert item.size * item.scale() == 35


def test_events_play_in_order(table, clock) -> None:
    calls: list[str] = []
    table.idle.connect(lambda: calls.append("idle"))
    for number in (1, 2, 3):
        wanted = {**WANTED, "farmhand": ["black"] * number}
        table.show(wanted, begin=lambda number=number: calls.append(f"begin {number}"))
    assert calls == ["begin 1"]
    clock.advance(5000)
    assert calls == ["begin 1", "begin 2", "begin 3", "idle"]


def test_picture_changes_at_once_without_animation(table) -> None:
    table.show({"farmer": ["black"]}, animated=False)
    assert table.playback.is_idle
    assert_final_picture(table)


def test_pieces_only_fade_with_reduced_motion(player, table) -> None:
    table.playback.reduced_motion = True
    (piece,) = [item.piece.id for item in table.scene.pieces_of("pool.A.brown")]
    table.show({**WANTED, "pool.A": ["black", "black", "yellow"], "farmhand": ["brown"]})
    assert player.position(piece) == (80, 195)
    assert table.scene.item(piece).opacity() == 0.0
    player.wait(60)
    assert player.position(piece) == (80, 195)
    assert 0.3 < table.scene.item(piece).opacity() < 0.7
    player.wait()
    assert_final_picture(table)


def test_places_can_be_replaced_during_an_animation(player, table) -> None:
    table.show({**WANTED, "farmhand": ["yellow"]})
    player.wait(50)
    table.set_places(reversed(PLACES))
    assert_final_picture(table)
    assert [place.id for place in table.scene.places] == [place.id for place in reversed(PLACES)]


def test_pieces_are_rearranged_after_the_queued_batches(player, table) -> None:
    (piece,) = [item.piece.id for item in table.scene.pieces_of("pool.A.brown")]
    start = player.position(piece)
    moved = [evolve(place, slots=point_slots(400, 300)) for place in PLACES if place.id == "pool.A"]
    table.show({**WANTED, "farmhand": ["yellow"]})
    table.rearrange(moved)
    player.wait(50)
    assert player.position(piece) == start
    player.wait()
    assert player.position(piece) == (400, 300)
    assert_final_picture(table)


def test_pieces_of_missing_places_are_hidden(player, table) -> None:
    table.set_places([place for place in PLACES if place.id != "farmer"])
    hidden = [piece.id for piece in table.ledger.pieces_in("farmer")]
    assert not any(table.scene.item(piece).isVisible() for piece in hidden)
    table.show({**WANTED, "farmer": ["brown"], "farmhand": ["brown"]})
    player.wait()
    shown = [piece.id for piece in table.ledger.pieces_in("farmhand")]
    assert all(table.scene.item(piece).isVisible() for piece in shown)
    table.show(WANTED)
    player.wait()
    assert not any(table.scene.item(piece.id).isVisible() for piece in table.ledger.pieces_in("farmer"))
    table.set_places(PLACES)
    assert all(item.isVisible() for item in piece_items(table.scene))
    assert_final_picture(table)


def test_two_places_with_one_name_are_refused(table) -> None:
    with pytest.raises(ValueError, match="two places are called 'farmer'"):
        table.set_places([*PLACES, PLACES[0]])


def test_source_follows_its_place_in_reading_order(table) -> None:
    read = [stop.element for stop in table.scene.focus_stops()]
    assert read[:6] == ["farmer", "farmhand", "digger", "cart", "pool.A", "pool.A.black"]
    assert [table.scene.place(element).name() for element in read[:5]] == [
        "Farmer",
        "Farmhand",
        "Coal-digger",
        "Cart",
        "Pool A",
    ]


def test_theme_change_repaints_the_table(player, table) -> None:
    table.selection.choose("cart")
    player.wait(10_000)
    before = table.view.grab().toImage()
    table.scene.set_theme(Colours(COLOURS, go="#ff00ff", go_tint="#000000"))
    assert table.view.grab().toImage() != before
    table.scene.set_theme(COLOURS)
    assert table.view.grab().toImage() == before
