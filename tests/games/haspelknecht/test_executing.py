"""Executing: own and contract workers, mining, wood."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.haspelknecht import events, tiles
from haspelknecht_qt.games.haspelknecht.kinds import Building, Good, Marker, Mine, Season, Step, Tile, Worker
from tests.games.haspelknecht.table import Table

FARMER, FARMHAND = Worker.FARMER, Worker.FARMHAND
DIGGER, MINER, HASPELKNECHT, MILL = Worker.COAL_DIGGER, Worker.COAL_MINER, Worker.HASPELKNECHT, Worker.WATER_MILL


def in_the_tunnel(**fields) -> Table:
    """A player whose Pinge is exhausted, with wood in all seven sections."""
    return Table().has(**{"exhausted": True, "pinge": 0, "tunnel_wood": 7, **fields})


@pytest.mark.rule("E1")
def test_workers_work_in_any_order_and_each_finishes_before_the_next():
    table = Table().own(0, 13).plan(FARMER, black=2).plan(FARMHAND, yellow=1).plan(DIGGER, food=1)
    assert table.legal() == ["work farmer", "work farmhand", "work coal_digger"]
    assert table.why("end turn") == "E1", "the whole plan is executed"
    table.play("work coal_digger")
    assert table.why("work farmer") == "E1"
    assert table.why("finish") == "E1", "every action is used as far as it can be"
    table.play("excavate", "excavate")
    table.play("work farmer")
    assert table.why("work farmhand") == "E1"


@pytest.mark.rule("E1", "H3")
def test_worker_who_cannot_act_lapses_and_a_turn_without_choices_ends():
    table = Table().own(0, 13).plan(FARMHAND, yellow=1).plan(FARMER, black=2).has(pinge=4, water=0)
    # All accessible coal is gone and there is neither wood nor water.
    table.play("work farmhand")
    assert table.legal() == ["end turn"], "who has acted sees what came of it"
    table.play("end turn")
    assert table.state.step != Step.EXECUTING, "the other player never had a choice"


@pytest.mark.rule("E1")
def test_players_execute_in_turn_order():
    table = Table().plan(FARMER, yellow=1)
    table.other.plan[FARMER][2] = 1
    table.other.cart1[2] = 1
    table.play("work farmer", "end turn")
    assert table.state.seat == 1
    assert table.legal() == ["work farmer"]


@pytest.mark.rule("E2")
def test_yellow_disks_bring_food_and_brown_ones_wood():
    table = Table().plan(FARMER, yellow=3).plan(FARMHAND, brown=2)
    table.play("work farmer", "work farmhand")
    assert (table.me.food, table.me.wood) == (3, 2)


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    "season, worker, food",
    [
        (Season.SUMMER, FARMER, 3),
        (Season.SUMMER, FARMHAND, 2),
        (Season.SPRING, FARMER, 2),
        (Season.AUTUMN, FARMER, 2),
    ],
)
def test_in_summer_the_farmer_alone_brings_one_more_food(season, worker, food):
    table = Table(season=season).plan(worker, yellow=2).has(improved=True, wood=1)
    table.play(f"work {worker.word}")
    assert table.me.food == food


@pytest.mark.rule("E3")
def test_in_summer_wood_brings_no_bonus():
    table = Table(season=Season.SUMMER).plan(FARMER, brown=2)
    table.play("work farmer")
    assert (table.me.wood, table.me.food) == (2, 0)


@pytest.mark.rule("E4")
def test_each_black_disk_removes_water_or_excavates_as_the_player_chooses():
    table = Table().plan(FARMER, black=3).has(water=1)
    table.play("work farmer")
    assert table.legal() == ["water 1", "excavate"]
    table.play("excavate", "water 1", "excavate")
    assert (table.me.water, table.me.coal, table.me.pinge) == (0, 2, 5)


@pytest.mark.rule("E4", "M2")
def test_with_two_water_the_first_disk_must_remove_it():
    table = Table().plan(FARMER, black=2).has(water=2)
    table.play("work farmer")
    assert table.legal() == ["water 2"]
    assert table.why("excavate") == "M2"
    table.play("water 2", "excavate")
    assert (table.me.water, table.me.coal) == (0, 1)


@pytest.mark.rule("E5")
def test_own_worker_stops_at_the_last_pinge_coal_and_the_next_mines_the_tunnel():
    table = Table().plan(FARMER, black=3).plan(FARMHAND, black=1).has(pinge=1, pinge_wood=2, tunnel_wood=1)
    move_events = table.play("work farmer").events("excavate")
    assert events.WorkEnded(0, FARMER, 2) in move_events
    assert table.me.exhausted
    table.play("work farmhand")
    assert table.state.working_in == Mine.TUNNEL
    table.play("excavate", "excavate")
    assert table.me.tunnel == 2, "one disk and one by synergy"


@pytest.mark.rule("E6")
def test_own_workers_never_remove_water_from_the_shaft():
    table = in_the_tunnel(water=4).plan(FARMER, black=2)
    table.play("work farmer")
    assert table.legal() == ["excavate"]
    assert table.why("water 2") == "E6"
    assert table.why("water 1") == "E6"


@pytest.mark.rule("E7")
@pytest.mark.parametrize("colour, good", [("yellow", Good.FOOD), ("brown", Good.WOOD)])
def test_synergy_gives_one_more_when_both_produce_the_same(colour, good):
    table = Table().plan(FARMER, **{colour: 2}).plan(FARMHAND, **{colour: 1})
    table.play("work farmhand")
    assert table.me.goods_on_farm(good) == 1
    table.play("work farmer")
    assert table.me.goods_on_farm(good) == 4


@pytest.mark.rule("E7")
def test_no_synergy_for_different_work_or_when_a_worker_acquires():
    table = Table().plan(FARMER, yellow=1).plan(FARMHAND, brown=1)
    table.play("work farmer", "work farmhand")
    assert (table.me.food, table.me.wood) == (1, 1)
    developing = Table().plan(FARMER, brown=2).plan(FARMHAND, brown=1)
    developing.play("acquire farmer 11", "work farmhand")
    assert developing.me.wood == 1


@pytest.mark.rule("E7")
def test_mining_synergy_belongs_to_the_last_worker_and_ends_with_the_pinge():
    table = Table().plan(FARMER, black=1).plan(FARMHAND, black=1).has(water=2)
    table.play("work farmer", "water 2", "work farmhand")
    assert table.state.actions == 2
    table.play("excavate", "excavate")
    assert table.me.coal == 2
    lost = Table().plan(FARMER, black=1).plan(FARMHAND, black=1).has(pinge=2, pinge_wood=2, tunnel_wood=7)
    lost.play("work farmer", "excavate", "work farmhand", "excavate")
    assert lost.me.exhausted
    assert lost.me.tunnel == 0


@pytest.mark.rule("E7")
def test_no_mining_synergy_when_the_first_worker_carried_out_nothing():
    table = Table().plan(FARMER, black=1).plan(FARMHAND, black=2).has(pinge=4, pinge_wood=0, wood=1)
    assert table.why("work farmer") == "M1"
    table.play("wood pinge", "work farmhand")
    assert table.state.actions == 2


@pytest.mark.rule("E8")
@pytest.mark.parametrize(
    "water, taken, coal", [(0, [], 2), (1, [], 2), (2, [2], 1), (3, [2], 1), (4, [2, 2], 0), (5, [2, 2], 0)]
)
def test_the_coal_digger_removes_two_water_while_there_are_two_else_excavates(water, taken, coal):
    table = Table().plan(DIGGER, food=1).has(water=water)
    table.play("work coal_digger")
    for count in taken:
        assert table.legal() == [f"water {count}"]
        table.play(f"water {count}")
    for _ in range(coal):
        assert table.legal() == ["excavate"]
        table.play("excavate")
    assert table.me.water == water - sum(taken)
    assert table.me.coal == coal


@pytest.mark.rule("E8")
def test_coal_digger_stops_with_the_exhausted_pinge_and_loses_his_pay():
    table = Table().plan(DIGGER, thaler=1).has(pinge=1, pinge_wood=2, wood=1)
    table.play("work coal_digger", "excavate")
    assert table.me.exhausted
    assert table.state.active == -1
    late = Table().plan(FARMER, black=1).plan(DIGGER, food=1).has(pinge=1, pinge_wood=2, wood=1)
    late.play("work farmer", "excavate")
    assert late.why("work coal_digger") is not None
    assert "end turn" in late.legal()


@pytest.mark.rule("E8")
@pytest.mark.parametrize("rulebook", ["dutch", "english", "french"])
def test_the_coal_digger_is_never_activated_once_the_pinge_is_exhausted(rulebook):
    table = Table(rulebook=rulebook).plan(FARMER, black=1).plan(DIGGER, food=1)
    table.has(pinge=1, pinge_wood=2, water=1, wood=1, markers=int(Marker.HAULING_CABLE))
    table.play("work farmer", "excavate")
    assert table.me.water == 1
    for water in (1, 2, 6):
        table.me.water = water
        assert table.why("work coal_digger") == "E8", "the water of the shaft is not his"
        assert "end turn" in table.legal()


@pytest.mark.rule("H3", "E13", "TM1")
def test_work_ends_automatically_if_neither_wood_nor_marker_helps():
    dry = Table().plan(FARMER, black=4).has(wood=1).play("work farmer", "excavate", "excavate", "excavate")
    assert dry.legal() == ["finish", "wood pinge", "wood tunnel"], "the wood would open two more coal"
    dry.play("wood tunnel")
    assert dry.legal() == ["end turn"], "no wood is left for the Pinge"
    # The first section is empty, and with five water in the shaft no wood opens the next one.
    wet = in_the_tunnel(tunnel=1, tunnel_wood=1, wood=3, water=4).plan(MINER, food=1)
    wet.play("work coal_miner", "excavate")
    assert "finish" in wet.legal()
    flooded = in_the_tunnel(tunnel=2, tunnel_wood=1, wood=3, water=5).plan(FARMER, black=1)
    assert flooded.why("work farmer") == "M5"
    cable = int(Marker.HAULING_CABLE)
    assert not could_be_freed(flooded)
    assert could_be_freed(flooded.has(markers=cable))
    assert not could_be_freed(flooded.has(wood=0)), "water alone is not what is in the way"
    assert not could_be_freed(flooded.has(wood=3, water=6)), "the cable takes one only"


def could_be_freed(table: Table) -> bool:
    return tiles.can_make_coal_accessible(table.state, table.me, table.me.current_mine())


@pytest.mark.rule("E9")
def test_the_coal_miner_excavates_up_to_three_and_never_removes_water():
    table = in_the_tunnel(water=4).plan(MINER, food=1)
    table.play("work coal_miner")
    assert table.legal() == ["excavate", "finish"]
    assert table.why("water 2") == "E9"
    table.play("excavate", "excavate", "excavate")
    assert (table.me.tunnel, table.me.shaft, table.me.coal) == (3, 3, 0)
    early = in_the_tunnel(wood=1).plan(MINER, food=1)
    early.play("work coal_miner", "excavate", "finish")
    assert early.me.shaft == 1


@pytest.mark.rule("E10")
@pytest.mark.parametrize(
    "water, moves",
    [
        (0, ["reel", "reel", "reel"]),
        (1, ["reel", "reel", "reel"]),
        (2, ["water 2", "reel", "reel"]),
        (5, ["water 2", "water 2", "reel"]),
        (7, ["water 2", "water 2", "water 2"]),
    ],
)
def test_the_haspelknecht_removes_two_water_while_there_are_two_else_reels(water, moves):
    table = in_the_tunnel(water=water, shaft=4).plan(HASPELKNECHT, yellow=1)
    table.play("work haspelknecht")
    for move in moves:
        assert table.legal() == [move]
        table.play(move)
    assert table.me.coal == moves.count("reel")
    assert table.me.shaft == 4 - moves.count("reel")


@pytest.mark.rule("E11")
def test_a_contract_worker_works_once_in_a_phase():
    table = in_the_tunnel(shaft=1, wood=1, tunnel_wood=6).plan(HASPELKNECHT, food=1)
    table.play("work haspelknecht", "reel")
    assert table.why("work haspelknecht") == "E11"


@pytest.mark.rule("E12")
def test_worker_who_acquires_does_no_other_work_in_the_phase():
    table = Table().plan(FARMER, brown=2).has(wood=1)
    table.play("acquire farmer 11")
    assert table.why("work farmer") == "E12"
    assert table.why("acquire farmer 12") == "E12"


@pytest.mark.rule("E1")
@pytest.mark.parametrize("worker", [FARMER, FARMHAND, MILL])
def test_own_workers_and_the_water_mill_work_once_in_a_phase(worker):
    table = Table().plan(worker, yellow=2).has(wood=1, buildings=int(Building.WATER_MILL))
    table.play(f"work {worker.word}")
    assert table.why(f"work {worker.word}") == "E1"


@pytest.mark.rule("E13")
def test_wood_is_placed_in_pinge_or_tunnel_even_between_two_disks():
    table = Table().plan(FARMHAND, brown=2).plan(FARMER, black=3).has(pinge=5)
    table.play("work farmhand", "work farmer", "excavate")
    assert table.why("excavate") == "M1", "three coal stood before the first wood symbol"
    assert table.legal_of("wood") == ["wood pinge", "wood tunnel"]
    table.play("wood pinge", "excavate", "wood tunnel", "excavate")
    assert (table.me.pinge_wood, table.me.tunnel_wood, table.me.wood) == (1, 1, 0)
    assert table.me.pinge == 2


@pytest.mark.rule("E13")
def test_wood_of_the_farm_fills_two_symbols_in_the_pinge_and_seven_in_the_tunnel():
    table = Table().has(wood=12).plan(FARMER, yellow=1)
    table.play("wood pinge", "wood pinge")
    assert table.why("wood pinge") == "E13"
    table.play(*["wood tunnel"] * 7)
    assert table.why("wood tunnel") == "E13"
    none = Table().plan(FARMER, yellow=1)
    assert none.why("wood tunnel") == "E13"
    gone = in_the_tunnel(wood=1, tunnel_wood=0).plan(FARMER, yellow=1)
    assert gone.why("wood pinge") == "M3"


@pytest.mark.rule("E14")
def test_goods_of_the_current_turn_pay_a_fee_but_no_contract_worker():
    table = Table(players=2).plan(FARMHAND, yellow=1).plan(FARMER, black=1, brown=2)
    table.own(1, 23)
    assert table.why("acquire farmer 23 food") == "D5", "nothing to pay with yet"
    table.play("work farmhand")
    assert table.why("place food coal_digger") == "P1", "payment is made while planning"
    table.play("acquire farmer 23 food")
    assert (table.me.food, table.other.food) == (0, 1)


@pytest.mark.rule("M1")
def test_pinge_coal_is_accessible_up_to_the_first_empty_wood_symbol():
    for wood, accessible in ((0, 3), (1, 5), (2, 7)):
        table = Table().plan(FARMER, black=7).has(pinge_wood=wood)
        table.play("work farmer")
        taken = 0
        while table.state.active == FARMER and "excavate" in table.legal():
            table.play("excavate")
            taken += 1
        assert taken == accessible
        assert table.me.coal == accessible


@pytest.mark.rule("M2")
def test_two_water_stop_the_pinge_but_one_does_not():
    table = Table().plan(FARMER, black=1).has(water=1)
    table.play("work farmer")
    assert table.why("excavate") is None
    table.me.water = 2
    assert table.why("excavate") == "M2"


@pytest.mark.rule("M3")
@pytest.mark.parametrize("year, bonus", [(1, 2), (2, 1), (3, 0)])
def test_the_last_pinge_coal_moves_water_to_the_shaft_wood_to_the_supply_and_scores(year, bonus):
    table = Table(year=year).plan(FARMER, black=1).has(pinge=1, pinge_wood=2, water=1, wood=1)
    move_events = table.play("work farmer").events("excavate")
    assert events.PingeExhausted(0, 1, 2) in move_events
    assert table.me.exhausted
    assert (table.me.pinge, table.me.pinge_wood, table.me.water, table.me.coal) == (0, 0, 1, 1)
    assert table.scored() == bonus
    assert table.me.wood == 1, "wood on the farm stays"
    assert table.state.box.rulebook.id == "dutch"


@pytest.mark.rule("M4")
def test_tunnel_coal_needs_the_exhausted_pinge_and_wood_at_the_left_of_its_section():
    table = Table().plan(FARMER, black=5).has(exhausted=True, pinge=0, tunnel_wood=0, wood=3)
    assert table.why("work farmer") == "M4"
    table.play("wood tunnel", "work farmer", "excavate", "excavate")
    assert table.why("excavate") == "M4", "the first section held 2"
    table.play("wood tunnel", "excavate")
    assert table.why("excavate") == "M4", "the second held 1"
    table.play("wood tunnel", "excavate", "excavate")
    assert (table.me.tunnel, table.me.shaft, table.me.coal) == (5, 5, 0)
    pinge = Table().plan(FARMER, black=1).has(tunnel_wood=7, pinge=4)
    assert pinge.why("work farmer") == "M1", "the tunnel waits for the Pinge"


@pytest.mark.rule("M4")
def test_the_tunnel_has_seven_sections_with_eleven_coal():
    table = in_the_tunnel(wood=1, tunnel_wood=6).plan(FARMER, black=11)
    table.play("wood tunnel", "work farmer", *["excavate"] * 11)
    assert table.me.shaft == 11
    assert table.state.active == -1


@pytest.mark.rule("M5")
def test_five_water_in_the_shaft_stop_excavation_and_two_stop_the_reel():
    table = in_the_tunnel(water=5, shaft=2).plan(FARMER, black=1).plan(HASPELKNECHT, food=1)
    assert table.why("work farmer") == "M5"
    table.me.water = 4
    table.play("work farmer", "excavate")
    table.play("work haspelknecht")
    assert table.why("reel") == "M5"
    table.me.water = 1
    assert table.why("reel") is None


@pytest.mark.rule("M6")
def test_there_is_no_limit_to_water():
    table = Table(Step.FIRST_TAKING, players=2).has(water=30)
    table.play("take B black")
    assert table.me.water == 31


@pytest.mark.rule("35")
def test_water_mill_works_once_for_each_pair_of_disks():
    table = Table().has(buildings=int(Building.WATER_MILL)).plan(MILL, yellow=4, black=2)
    table.play("work water_mill")
    assert (table.me.food, table.scored(), table.me.thaler) == (2, 4, 1)


@pytest.mark.rule("14", "TM1")
def test_hauling_cable_removes_water_that_blocks_a_worker():
    table = in_the_tunnel(water=5, markers=int(Marker.HAULING_CABLE)).plan(MINER, food=1)
    assert table.why("work coal_miner") == "M5"
    table.play("use hauling_cable")
    assert (table.me.water, table.scored(), table.me.markers) == (4, 1, 0)
    table.play("work coal_miner", "excavate")
    assert table.me.tiles == []
    assert Tile.HAULING_CABLE not in table.me.tiles
