"""The worked examples in the rulebook (GX1 to GX9). Jules has seat 0, Hugo seat 1, Emma seat 2."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.games.gueules_noires.majorities import element_counts, majorities
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS
from haspelknecht_qt.games.gueules_noires.shift_end import next_first_player
from haspelknecht_qt.games.gueules_noires.state import MineSide, ScoreSource
from tests.games.gueules_noires.table import FACE, GAME, ORDER, SPACE, Table, counts


def prizes_of(table: Table, element: str) -> tuple[int, ...]:
    return majorities(table.state)[ELEMENTS.index(element)].prizes


@pytest.mark.rule("GX1")
@pytest.mark.parametrize(
    "space, there, needed, canteen",
    [("money-4", None, 1, [0, 0, 0]), ("money-5", 1, 2, [0, 1, 0]), ("money-6", 0, 3, [2, 0, 0])],
)
def test_placing_needs_one_worker_more_than_stand_on_the_space(space, there, needed, canteen):
    table = Table(3)
    if there is not None:
        table.stands(space, there, needed - 1)
    before = table.me.workers
    table.play(f"place {space}")
    assert before - table.me.workers == needed
    assert table.state.workers_on[SPACE[space]] == needed
    assert table.state.canteen == canteen


@pytest.mark.rule("GX2")
def test_buying_a_tile_with_two_grey_minecarts():
    table = Table(3, tiles=["grey-2-lit"]).play("place factory-1")
    assert table.me.francs == 9 - 6
    assert table.me.tiles[FACE["grey-2-lit"]] == 1
    assert table.me.tile_count_on(MineSide.LIT) == 1
    assert table.me.coal_at(3) == counts(grey=3)
    assert table.me.empty_minecart_count(2) == 0


@pytest.mark.rule("GX3")
def test_an_extraction_of_eight_moves():
    table = Table(3, tiles=["grey-1-lit"]).play("place factory-1").settle()
    table.turn(0).holds("truck-07").play("place extraction-8")
    table.play("cage 3", "load grey", "load grey", "cage 1", "load yellow", "cage surface")
    assert table.state.moves == 2
    table.play("fill truck-07 grey with cage:grey", "fill truck-07 grey with cage:grey")
    assert GAME.decision(table.state) == Decision(1, "place")
    assert table.me.cage == counts(yellow=1)
    assert table.state.is_filled(ORDER["truck-07"])


@pytest.mark.rule("GX4")
def test_a_delivery_of_two_horse_cart_orders():
    table = Table(3).holds("horsecart-08", "horsecart-11", filled=True).play("place delivery-horsecart")
    assert table.me.scored[ScoreSource.DELIVERIES] == 9 + 10


@pytest.mark.rule("GX5")
def test_majorities_count_the_cells_of_delivered_orders_for_each_vehicle():
    table = Table(3).has_delivered(0, "handcart-07", "horsecart-08", "horsecart-11")
    table.has_delivered(1, "handcart-09", "horsecart-01").has_delivered(2, "handcart-10", "horsecart-02")
    assert majorities(table.state)[ELEMENTS.index("cells:handcart")].counts == (2, 3, 3)
    assert prizes_of(table, "cells:handcart") == (0, 6, 6)
    assert majorities(table.state)[ELEMENTS.index("cells:horsecart")].counts == (6, 1, 1)
    assert prizes_of(table, "cells:horsecart") == (7, 3, 3)
    assert prizes_of(table, "cells:truck") == prizes_of(table, "cells:locomotive") == (0, 0, 0)


@pytest.mark.rule("GX6")
def test_player_with_five_workers_in_the_factory_becomes_first_player():
    table = Table(3).stands("factory-1", 0, 3).stands("factory-5", 0, 2)
    table.stands("factory-2", 2, 4).stands("factory-3", 1, 1).stands("factory-draw5", 1, 1)
    table.state.first = 1
    assert next_first_player(table.state) == 0


@pytest.mark.rule("GX7")
def test_final_scoring_counts_francs_cubes_undelivered_orders_and_balance():
    table = Table(3).has(francs=7, coal=[1, *[0] * 15], cage=counts(brown=1), stock=counts(grey=1))
    table.holds("truck-08").has(stock=counts(grey=1, black=1)).extracts(8)
    table.play("fill truck-08 black with stock:black", "stop")
    lit, dark = [FACE["yellow-1-lit"], FACE["brown-2-lit"]], [FACE["black-2-dark"]]
    table.me.tiles[lit[0]], table.me.tiles[lit[1]], table.me.tiles[dark[0]] = 3, 4, 4
    points = [table.item(name) for name in ("francs", "cubes", "undelivered", "balance")]
    assert points == [1, 1, -1, -6]


@pytest.mark.rule("GX8")
def test_taking_five_francs_and_a_locomotive_order():
    table = Table(3).play("place money-5")
    assert table.me.francs == 9 + 5
    table.state.orders[1] = ORDER["locomotive-05"]
    table.turn(0).play("place order-2")
    assert table.me.orders == [ORDER["locomotive-05"]]
    assert GAME.decision(table.state) == Decision(CHANCE, "refill")
    table.play("draw truck-05")
    assert table.state.orders[1] == ORDER["truck-05"]


@pytest.mark.rule("GX9")
def test_cells_of_delivered_orders_are_counted():
    table = Table(3).has_delivered(0, "handcart-07", "horsecart-08", "horsecart-11")
    found = dict(zip(ELEMENTS, element_counts(table.state, 0), strict=True))
    assert [found[f"cells:{name}"] for name in ("grey", "black", "yellow", "brown")] == [3, 3, 1, 1]
    assert [found[f"cells:{name}"] for name in ("handcart", "horsecart", "truck", "locomotive")] == [2, 6, 0, 0]
