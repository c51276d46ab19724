"""A turn: workers, spaces, bank; capital, orders, delivery, refilling (GT, GA7 to GA10)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.delivery import deliverable_orders, delivery_points
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.placing import worker_cost
from haspelknecht_qt.games.gueules_noires.state import NOTHING, ScoreSource, StackKind, Step
from tests.games.gueules_noires.table import FACE, GAME, ORDER, SPACE, Table, counts


@pytest.mark.rule("GT1")
def test_players_act_clockwise_exactly_once_a_turn():
    table = Table(3)
    for seat, text in ((0, "place money-4"), (1, "place money-6"), (2, "place bank"), (0, "place bank")):
        assert GAME.decision(table.state) == Decision(seat, "place")
        table.play(text)
    assert table.why("stop") == "GA4"
    assert table.why("cage 1") == "GA11"


@pytest.mark.rule("GT1")
def test_rule_gt1_refuses_every_move_after_the_end():
    table = Table(2)
    for _ in range(3):
        table.end_shift()
    assert GAME.decision(table.state) is None
    assert GAME.legal_moves(table.state) == []
    for text in ("place bank", "stop", "draw grey-2-lit", "draft truck-03", "first 0", "place money-3"):
        assert table.why(text) == "GT1"


@pytest.mark.rule("GT1")
def test_workers_cannot_be_placed_during_an_extraction():
    table = Table(4).extracts(4)
    for text in ("place bank", "place money-3", "place factory-1"):
        assert table.why(text) == "GT1"


@pytest.mark.rule("GT2")
def test_replacing_workers_costs_one_more_and_sends_them_to_the_canteen():
    table = Table(3).stands("money-4", 1, 2)
    assert worker_cost(table.state, SPACE["money-4"]) == 3
    move_events = table.events("place money-4")
    assert move_events[:2] == [
        events.WorkersDisplaced(1, SPACE["money-4"], 2),
        events.WorkersPlaced(0, SPACE["money-4"], 3),
    ]
    assert table.me.workers == 12
    assert table.state.canteen == [0, 2, 0]
    table.turn(0).play("place money-4")
    assert table.state.canteen == [3, 2, 0], "one's own too"
    assert table.state.workers_on[SPACE["money-4"]] == 4


@pytest.mark.rule("GT2")
def test_space_is_closed_to_a_player_with_too_few_workers():
    table = Table(3).stands("money-4", 1, 2).has(workers=2)
    assert table.why("place money-4") == "GT2"
    assert table.has(workers=3).why("place money-4") is None


@pytest.mark.rule("GT3")
def test_bank_always_takes_one_worker_for_a_franc():
    table = Table(3)
    move_events = table.events("place bank")
    assert move_events == [events.WorkersPlaced(0, BANK, 1), events.FrancsGained(0, BANK, 1)]
    table.play("place bank", "place bank", "place bank")
    assert table.state.bank == [2, 1, 1]
    assert (table.me.workers, table.me.francs) == (13, 11)
    assert sum(table.state.canteen) == 0
    assert worker_cost(table.state, BANK) == 1


@pytest.mark.rule("GT4", "GM2")
def test_players_without_workers_are_skipped_until_the_shift_ends():
    table = Table(3).has(1, workers=0).has(0, workers=1).has(2, workers=2)
    table.play("place bank")
    assert table.state.seat == 2
    table.play("place bank")
    assert (table.state.seat, table.state.shift) == (2, 1)
    move_events = table.events("place bank")
    assert events.ShiftEnded(1) in move_events
    assert table.state.shift == 2


@pytest.mark.rule("GA7")
def test_delivery_delivers_all_filled_orders_of_the_vehicle_and_nothing_else():
    table = Table(3).holds("truck-03", "handcart-02", "truck-06", filled=True).holds("truck-04")
    table.holds("truck-01", seat=1, filled=True)
    before = list(table.state.supply)
    truck = table.state.box.spaces[SPACE["delivery-truck"]].value
    assert deliverable_orders(table.state, 0, truck) == [ORDER["truck-03"], ORDER["truck-06"]]
    assert delivery_points(table.state, 0, truck) == 9
    move_events = table.events("place delivery-truck")
    assert move_events[1:] == [
        events.OrderDelivered(0, ORDER["truck-03"], 4),
        events.OrderDelivered(0, ORDER["truck-06"], 5),
    ]
    assert table.me.scored[ScoreSource.DELIVERIES] == 9
    assert GAME.scores(table.state) == (9, 0, 0)
    assert table.me.orders == [ORDER["handcart-02"], ORDER["truck-04"]]
    assert table.me.delivered == [ORDER["truck-03"], ORDER["truck-06"]]
    assert table.player(1).orders == [ORDER["truck-01"]]
    gained = [now - then for now, then in zip(table.state.supply, before, strict=True)]
    assert gained == counts(brown=2, grey=1)
    assert not any(table.state.cubes_on_order(ORDER["truck-03"]))


@pytest.mark.rule("GA7")
def test_delivery_cannot_be_chosen_without_a_filled_order():
    table = Table(3).holds("truck-03").holds("handcart-02", filled=True)
    assert table.why("place delivery-truck") == "GA7"
    assert table.why("place delivery-locomotive") == "GA7"
    assert table.why("place delivery-handcart") is None


@pytest.mark.rule("GA8")
def test_capital_brings_the_francs_of_the_space():
    for francs in (3, 4, 5, 6):
        table = Table(4).play(f"place money-{francs}")
        assert table.me.francs == 8 + francs
        assert table.state.seat == 1


@pytest.mark.rule("GA9", "GA10", "GM2")
def test_an_order_is_taken_from_its_space_which_is_refilled():
    table = Table(3)
    taken = table.state.orders[2]
    move_events = table.events("place order-3")
    assert move_events[1:] == [events.OrderTaken(0, taken)]
    assert table.me.orders == [taken]
    assert GAME.decision(table.state) == Decision(CHANCE, "refill")
    assert len(GAME.legal_moves(table.state)) == len(table.state.stacks[StackKind.ORDERS])
    assert table.events("draw locomotive-11") == [events.OrderRevealed(2, ORDER["locomotive-11"])]
    assert table.state.orders[2] == ORDER["locomotive-11"]
    assert GAME.decision(table.state) == Decision(1, "place")


@pytest.mark.rule("GA9")
def test_any_number_of_orders_may_be_held():
    table = Table(2).has(workers=40)
    for _ in range(12):
        table.turn(0).play("place order-2").settle()
        table.state.workers_on[SPACE["order-2"]] = 0
    assert len(table.me.orders) == 12


@pytest.mark.rule("GA10")
def test_space_stays_empty_and_closed_when_its_stack_is_exhausted():
    table = Table(3, tiles=["yellow-1-lit"])
    table.stack(StackKind.TILES)
    table.stack(StackKind.ORDERS)
    table.play("place factory-1")
    assert (table.state.tiles[0], table.state.seat) == (NOTHING, 1)
    assert table.why("place factory-1") == "GA10"
    table.play("place order-4")
    assert (table.state.orders[3], table.state.seat) == (NOTHING, 2)
    assert table.why("place order-4") == "GA10"
    assert table.why("place order-3") is None


@pytest.mark.rule("GA10", "GM1")
def test_known_top_card_refills_the_space_without_a_draw():
    table = Table(3, tiles=["yellow-1-lit"])
    table.stack(StackKind.TILES, unseen=["black-2-lit"], top=["brown-1-lit", "grey-1-dark"])
    move_events = table.events("place factory-1")
    assert move_events[-1] == events.TileRevealed(0, FACE["grey-1-dark"])
    assert (table.state.tiles[0], table.state.seat) == (FACE["grey-1-dark"], 1)
    assert len(table.state.stacks[StackKind.TILES]) == 2


@pytest.mark.rule("GA10")
def test_draw_five_empties_no_space_and_refills_none():
    table = Table(3)
    before = list(table.state.orders), list(table.state.tiles)
    table.play("place order-draw5").settle().play("take none")
    while table.step == "return":
        table.play(table.legal()[0])
    assert (table.state.orders, table.state.tiles) == before
    assert GAME.decision(table.state) == Decision(1, "place")


@pytest.mark.rule("GA10")
def test_the_refill_comes_before_the_shift_is_scored():
    table = Table(3, tiles=["yellow-1-lit"])
    for seat in (1, 2):
        table.has(seat, workers=0)
    table.has(workers=1).play("place factory-1")
    assert (table.state.step, table.state.shift) == (Step.REFILL, 1)
    table.play("draw black-2-dark")
    assert (table.state.step, table.state.shift) == (Step.PLACE, 2)


@pytest.mark.rule("GT1", "GA1", "GT2", "GA7", "GR4", "GA10", "GS2")
def test_move_is_refused_by_the_first_rule_that_applies():
    table = Table(2, tiles=["black-2-lit"]).has(francs=0, workers=1)
    table.stack(StackKind.TILES)
    table.stands("factory-1", 1, 1).stands("delivery-truck", 1, 1).stands("factory-draw5", 1, 1)
    table.has(workers=1)
    assert table.why("place factory-1") == "GT2", "before the francs"
    assert table.why("place delivery-truck") == "GT2", "before the orders"
    assert table.why("place factory-draw5") == "GT2", "before the stack"
    table.stands("factory-8", 1, 1)
    assert table.why("place factory-8") == "GS2", "before the workers"
    table.has(workers=2)
    assert table.why("place factory-1") == "GA1"
    assert table.why("place delivery-truck") == "GA7"
    assert table.why("place factory-draw5") == "GR4"
    table.state.tiles[1] = NOTHING
    assert table.why("place factory-2") == "GA10"
