"""Planning: allowed pieces on each worker."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, Placeable, Step, Tile, Worker
from tests.games.haspelknecht.table import GAME, Table


def planning(black: int = 0, brown: int = 0, yellow: int = 0, **options) -> Table:
    """Seat 0 plans, with these disks."""
    table = Table(Step.PLANNING, **options).hand(black, brown, yellow)
    return table.hand(black=1, seat=1)


def workers_for(table: Table, piece: str) -> set[str]:
    """Workers on which a piece may be placed."""
    return {text.split()[2] for text in table.legal() if text.startswith(f"place {piece} ")}


@pytest.mark.rule("P1")
def test_planning_goes_in_turn_order_and_later_players_see_earlier_plans():
    table = planning(yellow=2)
    table.play("place yellow farmer", "confirm")
    assert table.state.seat == 1
    seen = GAME.observe(table.state, 1)
    assert seen.players[0].plan[Worker.FARMER][Placeable.YELLOW] == 1
    assert table.why("place yellow farmer") == "P1"
    table.play("confirm")
    assert table.state.step == Step.EXECUTING
    assert table.why("place black farmer") == "P1", "disks are placed only while planning"
    assert table.why("confirm") == "P1"


@pytest.mark.rule("P1", "R9")
def test_hidden_plans_are_invisible_to_others_until_all_are_confirmed():
    table = planning(yellow=2, planning="hidden").has(food=1, markers=int(Marker.LADDER))
    before = GAME.observe(table.state, 1)
    table.play("place yellow farmer", "place food coal_digger", "place ladder farmhand")
    blind = GAME.observe(table.state, 1)
    assert blind.players[0] == before.players[0]
    assert GAME.observe(table.state, 0) == table.state
    table.play("confirm")
    after = GAME.observe(table.state, 1).players[0]
    assert (after.food, after.markers, after.plan) == (1, int(Marker.LADDER), before.players[0].plan)
    table.play("confirm")
    assert GAME.observe(table.state, 1).players[0].plan[Worker.FARMER][Placeable.YELLOW] == 1


@pytest.mark.rule("P2")
def test_own_worker_takes_disks_of_one_colour_but_no_food_or_thaler():
    table = planning(black=2, brown=1, yellow=1).has(food=1, thaler=1)
    for disk in ("black", "brown", "yellow"):
        assert {"farmer", "farmhand"} <= workers_for(table, disk)
    assert table.why("place food farmer") == "P2"
    assert table.why("place thaler farmhand") == "P2"
    table.play("place black farmhand", "place black farmhand")
    assert table.why("place brown farmhand") == "P4"
    table.play("confirm")


@pytest.mark.rule("P3")
def test_colours_mix_only_to_meet_exactly_the_requirement_of_a_tile_in_play():
    # With two players 11 (brown + any), 12 (yellow + any) and 13 (black + any) are in play, and level 2 with three disks.
    table = planning(black=1, brown=1, yellow=0)
    table.play("place black farmer", "place brown farmer", "confirm")
    short = planning(black=1, brown=2).own(0, 11, 13)
    # Two disks meet nothing any more; black + 2 brown meets 22 (brown) and 23 (black).
    short.play("place black farmer", "place brown farmer")
    assert short.why("confirm") == "P3", "not yet complete"
    short.play("place brown farmer", "confirm")
    out_of_reach = planning(black=1, brown=1).own(0, 11, 13)
    out_of_reach.play("place black farmer")
    assert out_of_reach.why("place brown farmer") == "P3", "no third disk is left to complete it"


@pytest.mark.rule("P3")
def test_two_mixed_placements_must_be_possible_together():
    table = planning(black=1, brown=1, yellow=1).has(improved=True)
    table.play("place black farmer", "place brown farmer")
    assert "place yellow farmer" in table.legal()
    assert "place yellow farmhand" in table.legal()
    two = planning(black=2, brown=2, yellow=1).has(improved=True).own(0, 11, 12, 13)
    # Level 2 requires three disks; with only five disks a second mixed placement cannot be completed.
    two.play("place black farmer", "place brown farmer", "place black farmhand")
    assert two.why("place brown farmhand") == "P3"
    assert two.why("place yellow farmhand") == "P3"


@pytest.mark.rule("P3", "P5", "H6")
def test_a_disk_that_a_mixed_placement_still_needs_pays_no_contract_worker():
    table = planning(black=2, yellow=1).has(improved=True, food=1, markers=int(Marker.LADDER)).own(0, 11, 12, 13)
    table.play("place black farmhand", "place ladder farmhand", "place black farmhand")
    assert table.why("place yellow coal_digger") is None
    started = planning(black=1, brown=1, yellow=1).own(0, 11, 12, 13).has(food=1)
    started.play("place black farmer", "place brown farmer")
    assert started.why("place yellow coal_digger") == "H6"
    assert started.why("place yellow farmhand") == "H6"
    started.play("place food coal_digger", "place yellow farmer", "confirm")


@pytest.mark.rule("P4")
def test_only_the_improved_farmhand_mixes_colours_and_only_from_the_next_phase():
    table = planning(black=1, brown=1)
    table.play("place black farmhand")
    assert table.why("place brown farmhand") == "P4"
    table.has(improved=True, fresh=[Tile.PICKAXE])
    assert table.why("place brown farmhand") == "P4"
    table.has(fresh=[])
    table.play("place brown farmhand", "confirm")


@pytest.mark.rule("P5")
@pytest.mark.parametrize("pay", ["yellow", "food", "thaler", "wheelbarrow"])
def test_the_coal_digger_is_paid_one_yellow_disk_food_or_thaler(pay):
    table = planning(black=1, yellow=2).has(food=2, thaler=2, markers=int(Marker.WHEELBARROW))
    assert table.why("place black coal_digger") == "P5"
    table.play(f"place {pay} coal_digger")
    for more in ("yellow", "food", "thaler"):
        assert table.why(f"place {more} coal_digger") == "P5", "exactly one"
    assert table.why("place yellow haspelknecht") == "P6", "not in play yet"
    table.has(exhausted=True, pinge=0)
    table.me.plan[Worker.COAL_DIGGER][:] = [0] * len(Placeable)
    assert not any(text.endswith("coal_digger") for text in table.legal())


@pytest.mark.rule("P6")
def test_coal_miner_and_haspelknecht_are_paid_once_the_pinge_is_exhausted():
    table = planning(black=1, brown=1, yellow=2).has(food=3, thaler=3)
    assert not any(text.endswith(("coal_miner", "haspelknecht")) for text in table.legal())
    assert table.why("place food coal_miner") == "P6"
    table.has(exhausted=True, pinge=0)
    assert table.why("place yellow coal_miner") == "P6", "the Coal-miner takes no disk"
    assert table.why("place brown haspelknecht") == "P6"
    assert table.why("place food coal_digger") == "P5"
    table.play("place food coal_miner", "place yellow haspelknecht")
    assert table.why("place thaler coal_miner") == "P6"
    assert table.why("place thaler haspelknecht") == "P6"


@pytest.mark.rule("P7")
def test_a_marker_with_a_disk_is_placed_like_the_disk_and_returns_to_the_supply():
    table = planning(black=1).has(markers=int(Marker.HAMMER_AND_PICK | Marker.LADDER | Marker.WHEELBARROW))
    assert "coal_digger" in workers_for(table, "wheelbarrow")
    assert "coal_digger" not in workers_for(table, "ladder")
    table.play("place black farmhand", "place hammer_and_pick farmhand", "place ladder farmer", "confirm")
    assert table.me.markers == Marker.WHEELBARROW
    assert table.me.disks_on(Worker.FARMHAND) == (2, 0, 0)
    table.play("confirm")
    table.me.wood = 0
    table.play("work farmer")
    assert table.me.wood == 1, "the Ladder works like a brown disk"


@pytest.mark.rule("P7", "D7")
def test_a_marker_acquired_in_this_phase_or_not_owned_cannot_be_placed():
    table = planning(black=1)
    assert table.why("place ladder farmer") == "P7"
    table.has(markers=int(Marker.LADDER), fresh=[Tile.LADDER])
    assert table.why("place ladder farmer") == "P7"


@pytest.mark.rule("P8")
def test_water_mill_takes_pairs_of_yellow_or_black_from_the_next_phase():
    table = planning(black=3, brown=2, yellow=1)
    assert table.why("place black water_mill") == "P8", "no mill"
    table.has(buildings=int(Building.WATER_MILL), fresh=[Tile.WATER_MILL])
    assert table.why("place black water_mill") == "P8", "only from the next phase"
    table.has(fresh=[])
    assert table.why("place brown water_mill") == "P8"
    assert table.why("place yellow water_mill") == "P8", "no second yellow disk"
    table.play("place black water_mill")
    assert table.why("confirm") == "P8", "one disk is no pair"
    table.play("place black water_mill")
    assert table.why("place black water_mill") == "P8", "the third would stay alone"
    table.play("confirm")


def at_the_water_mill(black: int = 0, brown: int = 0, yellow: int = 0) -> Table:
    """Seat 0 owns the Water Mill and plans, with these disks."""
    return planning(black, brown, yellow).has(buildings=int(Building.WATER_MILL), improved=True)


@pytest.mark.rule("P8", "H6")
@pytest.mark.parametrize("place", ["yellow coal_digger", "yellow farmer", "yellow farmhand"])
def test_second_disk_of_a_pair_goes_to_no_other_worker(place):
    table = at_the_water_mill(yellow=2).play("place yellow water_mill")
    assert table.why(f"place {place}") == "P8"
    mixing = at_the_water_mill(brown=1, yellow=2).play("place brown farmer", "place yellow water_mill")
    assert mixing.why(f"place {place}") == "P8", "with brown, it would match tile 11 exactly"


@pytest.mark.rule("P3", "P8")
def test_mixed_disks_that_match_nothing_are_refused_also_with_half_a_pair():
    table = at_the_water_mill(black=1, brown=1, yellow=2).own(0, 11, 12, 13)
    table.play("place black farmer", "place yellow water_mill")
    assert table.why("place brown farmer") == "P8", "a yellow disk would complete it, which the mill needs"
    short = at_the_water_mill(black=1, brown=1, yellow=1).own(0, 11, 12, 13, 21, 22, 23)
    short.play("place black farmer")
    assert short.why("place brown farmer") == "P3", "level 3 and 4 require more disks"


@pytest.mark.rule("P8", "H6")
def test_pair_that_a_mixed_placement_needs_does_not_go_to_the_water_mill():
    table = at_the_water_mill(black=1, brown=1, yellow=2).own(0, 11, 12, 13)
    table.play("place black farmer", "place brown farmer")
    assert table.why("place yellow water_mill") == "H6"
    assert table.why("place black water_mill") == "P1", "no black disk is left"
    table.play("place yellow farmer")
    assert table.why("place yellow water_mill") == "P8", "no second yellow disk is left"


@pytest.mark.rule("P9")
def test_disks_may_stay_unplaced_and_pay_of_contract_workers_is_spent():
    table = planning(black=2, brown=3).has(food=1)
    table.play("place food coal_digger", "confirm")
    assert table.me.food == 0
    assert table.me.hand()[:2] == [2, 3]


@pytest.mark.rule("P10")
def test_placement_acquires_a_matching_tile_and_one_colour_may_produce_instead():
    table = Table(Step.EXECUTING).plan(Worker.FARMER, brown=2)
    assert "work farmer" in table.legal()
    # Tile 11 requires brown and any disk, 12 yellow and any, 13 black and any.
    assert table.legal_of("acquire") == ["acquire farmer 11"]
    mixed = Table(Step.EXECUTING).plan(Worker.FARMER, brown=1, yellow=1)
    assert mixed.legal() == ["acquire farmer 11", "acquire farmer 12"]
    assert mixed.why("work farmer") == "P10"


@pytest.mark.rule("P10", "S2", "D3", "D4")
def test_acquisition_while_planning_is_refused_by_the_rule_about_the_tile_or_about_its_time():
    table = planning(black=1).own(0, 11)
    assert table.why("acquire farmer 12") == "P10", "within reach, but not while planning"
    assert table.why("acquire farmer 11") == "D4"
    assert table.why("acquire farmer 41") == "D3"
    assert planning(players=2, black=1).why("acquire farmer 15") == "S2"


@pytest.mark.rule("P10")
def test_a_mixed_placement_without_a_tile_to_acquire_does_nothing():
    table = Table(Step.EXECUTING).plan(Worker.FARMER, black=1, brown=2).has(wood=1)
    # Tiles 22 and 23 are met, but they touch no tile of the player and no player owns them.
    assert table.why("acquire farmer 22") == "D3"
    assert "end turn" in table.legal()
    assert not table.legal_of("acquire")


@pytest.mark.rule("P10", "E1", "D3")
def test_placement_of_one_colour_that_cannot_work_may_lapse():
    # Tile 13 requires black and any disk; three coal are gone and no wood lies in the Pinge.
    table = Table(Step.EXECUTING).plan(Worker.FARMER, black=2).has(pinge=4, wood=1)
    assert table.why("work farmer") == "M1"
    assert "acquire farmer 13" in table.legal()
    assert "end turn" in table.legal()
    # Tile 23 requires black and two more disks, and belongs to another player.
    dear = Table(Step.EXECUTING).plan(Worker.FARMER, black=3).has(pinge=4, food=1).own(1, 23)
    assert dear.legal() == ["acquire farmer 23 food", "end turn"], "nobody must pay another player"
    dear.play("end turn")
    assert (dear.me.tiles, dear.me.food, dear.other.food) == ([], 1, 0)


@pytest.mark.rule("P10", "E1")
def test_a_placement_that_can_still_work_or_is_mixed_does_not_lapse():
    able = Table(Step.EXECUTING).plan(Worker.FARMER, black=2)
    assert able.why("end turn") == "E1"
    able.play("work farmer", "excavate", "excavate")
    assert "end turn" in able.legal()
    mixed = Table(Step.EXECUTING).plan(Worker.FARMER, black=1, yellow=2).has(wood=1, food=1).own(1, 23)
    assert mixed.why("end turn") == "E1"
    assert mixed.legal_of("acquire") == ["acquire farmer 23 wood", "acquire farmer 23 food"]


@pytest.mark.rule("D4")
def test_colours_do_not_mix_after_the_ninth_player_disk_is_placed():
    table = planning(black=1, brown=1, yellow=1, players=4)
    table.own(0, 12, 14, 15, 21, 22, 23, 24, 25)
    table.play("place black farmer")
    assert table.why("place brown farmer") is None
    table.own(0, 31)
    assert table.why("place brown farmer") == "D4"
