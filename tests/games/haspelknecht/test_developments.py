"""Developments: right to acquire them, fees, and effects of each tile."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import DevelopmentAcquired
from haspelknecht_qt.games.haspelknecht.kinds import (
    Building,
    Good,
    Marker,
    Placeable,
    ScoreSource,
    Season,
    Step,
    Worker,
)
from tests.games.haspelknecht.table import GAME, Table, exhausted, four

FARMER, FARMHAND = Worker.FARMER, Worker.FARMHAND
HASPELKNECHT, MINER, MILL = Worker.HASPELKNECHT, Worker.COAL_MINER, Worker.WATER_MILL


@pytest.mark.rule("D1")
def test_any_tile_of_level_1_may_be_acquired_without_a_fee():
    table = four()
    for tile in (15, 11, 13):
        table.acquire(tile)
        table.next_phase()
    assert table.me.tiles == [15, 11, 13]
    assert table.me.wood == 1


@pytest.mark.rule("D2")
def test_tile_beside_an_own_tile_may_be_acquired_without_a_fee():
    table = four().own(0, 11).plan(FARMER, yellow=1, brown=2)
    assert table.legal_of("acquire") == ["acquire farmer 21", "acquire farmer 22"]
    assert table.why("acquire farmer 25") == "D3", "25 touches neither 11 nor is it owned"


@pytest.mark.rule("D2")
def test_neighbours_lie_in_the_same_row_and_in_adjacent_rows():
    table = four().own(0, 32)
    box = table.state.box
    assert set(box.neighbours[32]) == {22, 21 + 2, 31, 33, 42, 43}


@pytest.mark.rule("D3", "D5")
def test_distant_tile_needs_an_owner_and_a_fee_to_the_top_owner():
    table = four().plan(FARMER, black=1, brown=2)
    assert table.why("acquire farmer 23 wood") == "D3"
    table.own(1, 23).own(2, 23)
    assert table.legal_of("acquire") == ["acquire farmer 23 wood"], "there is only wood to pay with"
    table.has(food=1, coal=1)
    assert table.legal_of("acquire") == [
        "acquire farmer 23 food",
        "acquire farmer 23 wood",
        "acquire farmer 23 coal",
    ] or set(table.legal_of("acquire")) == {
        "acquire farmer 23 coal",
        "acquire farmer 23 wood",
        "acquire farmer 23 food",
    }
    assert table.why("acquire farmer 23") == "D5"
    (acquired,) = [event for event in table.events("acquire farmer 23 coal") if isinstance(event, DevelopmentAcquired)]
    assert (acquired.fee, acquired.fee_receiver) == (Good.COAL, 2)
    assert (table.me.coal, table.state.players[2].coal, table.state.players[1].coal) == (0, 1, 0)


@pytest.mark.rule("D5")
@pytest.mark.parametrize("tile, allowed, refused", [(31, "coal", ("food", "wood")), (41, "food", ("coal", "wood"))])
def test_fee_of_level_3_is_a_coal_and_of_level_4_a_food(tile, allowed, refused):
    table = four().own(3, tile).has(food=1, wood=1, coal=1)
    black, brown, yellow, grey = table.state.box.tile_requirement[tile]
    table.plan(FARMER, black=black, brown=brown + grey, yellow=yellow)
    assert f"acquire farmer {tile} {allowed}" in table.legal()
    for good in refused:
        assert table.why(f"acquire farmer {tile} {good}") == "D5"
    table.play(f"acquire farmer {tile} {allowed}")
    assert table.me.goods_on_farm(Good(allowed)) == 0
    assert table.state.players[3].goods_on_farm(Good(allowed)) == 1


@pytest.mark.rule("D5")
def test_level_1_never_costs_a_fee():
    table = four().own(1, 15).plan(FARMER, brown=2)
    assert "acquire farmer 15" in table.legal()
    assert table.why("acquire farmer 15 wood") == "D5"


@pytest.mark.rule("D4")
def test_player_acquires_each_tile_once_and_at_most_nine_tiles():
    table = four().own(0, 11).plan(FARMER, brown=2)
    assert table.why("acquire farmer 11") == "D4"
    full = four().own(0, 11, 12, 13, 14, 21, 22, 23, 24, 25).plan(FARMER, brown=2)
    assert full.why("acquire farmer 15") == "D4"
    assert not full.legal_of("acquire")


@pytest.mark.rule("D4")
def test_owners_are_stacked_in_order():
    table = four().own(2, 11).own(1, 11)
    table.acquire(11)
    assert table.state.owners[table.state.box.tile_index[11]] == [2, 1, 0]


@pytest.mark.rule("D6")
@pytest.mark.parametrize(
    "tile, points", [(11, [1, 0, 0, 0]), (21, [2, 1, 0, 0]), (31, [3, 2, 1, 0]), (41, [4, 3, 2, 1])]
)
def test_vp_fall_with_the_number_of_owners(tile, points):
    for owners, vp in enumerate(points):
        table = four().has(food=3, coal=3)
        beside = table.state.box.neighbours[tile][0]
        table.own(0, beside).own(1, *([tile] if owners > 0 else []))
        for seat in range(2, owners + 1):
            table.own(seat, tile)
        before = table.scored()
        table.acquire(tile)
        assert table.scored() - before == vp


@pytest.mark.rule("D7")
def test_marker_is_usable_from_the_next_action_phase_and_the_barn_at_once():
    table = four().acquire(14).has(water=1)
    assert table.why("use hauling_cable") == "D7"
    table.next_phase().plan(FARMER, yellow=1)
    assert table.why("use hauling_cable") is None
    storing = four().acquire(12)
    assert storing.me.owns(Building.BARN)
    storing.state.step = Step.STORING
    assert "store barn wood" in storing.legal()


def acquire_and_check(tile: int, table: Table, **expected: int) -> Table:
    """Acquires a tile beside an own tile and compares the fields of the player."""
    if tile > 20:
        table.own(0, table.state.box.neighbours[tile][0])
    table.acquire(tile)
    for name, value in expected.items():
        assert getattr(table.me, name) == value, name
    return table


@pytest.mark.rule("11")
def test_carrying_pole_gives_a_thaler():
    acquire_and_check(11, four(), thaler=1)


@pytest.mark.rule("12")
def test_barn_stores_one_unit_of_anything_and_scores_2_for_food():
    table = acquire_and_check(12, four())
    assert table.me.buildings == Building.BARN
    for good, vp in ((Good.FOOD, 2), (Good.WOOD, 0), (Good.COAL, 0)):
        storing = Table(Step.STORING).has(buildings=int(Building.BARN), food=1, wood=1, coal=1)
        storing.play(f"store barn {good.value}")
        assert storing.me.scored[ScoreSource.STORAGE] == vp
        assert storing.why("store barn food") == "W3", "one unit"
    assert Table(Step.STORING).has(food=1).why("store barn food") == "12"


@pytest.mark.rule("13", "P4", "R7")
@pytest.mark.parametrize("rulebook", ["dutch", "english", "french"])
def test_pickaxe_lets_the_farmhand_acquire_from_the_next_action_phase(rulebook):
    table = four(rulebook=rulebook, season=Season.SUMMER).acquire(13)
    assert table.me.improved
    table.plan(FARMHAND, brown=2)
    assert table.why("acquire farmhand 11") == "P4"
    table.next_phase().plan(FARMHAND, brown=2).plan(FARMER, yellow=1)
    assert "acquire farmhand 11" in table.legal()
    table.play("acquire farmhand 11")
    worker = four(rulebook=rulebook, season=Season.SUMMER).has(improved=True).plan(FARMHAND, yellow=2)
    worker.play("work farmhand")
    assert worker.me.food == 2


@pytest.mark.rule("14")
def test_hauling_cable_removes_a_water_and_scores_1():
    for table in (four().has(water=1), exhausted().has(water=3)):
        water = table.me.water
        table.acquire(14).next_phase().plan(FARMER, yellow=1)
        before = table.scored()
        table.play("use hauling_cable")
        assert table.me.water == water - 1
        assert table.scored() - before == 1
        assert table.me.markers == 0
    dry = four().has(markers=int(Marker.HAULING_CABLE)).plan(FARMER, yellow=1)
    assert dry.why("use hauling_cable") == "14"


@pytest.mark.rule("15")
def test_charcoal_burner_turns_two_wood_into_two_coal_and_a_point():
    table = four().has(buildings=int(Building.CHARCOAL_BURNER), wood=3).plan(FARMER, yellow=1)
    move_events = table.events("burn")
    assert (table.me.wood, table.me.coal, table.scored()) == (1, 2, 1)
    assert events.PointsScored(0, ScoreSource.CHARCOAL_BURNER, 1) in move_events
    assert table.me.excavated == 0, "this coal is not excavated"
    poor = four().has(buildings=int(Building.CHARCOAL_BURNER), wood=1).plan(FARMER, yellow=1)
    assert poor.why("burn") == "15"
    assert four().plan(FARMER, yellow=1).why("burn") == "15"


@pytest.mark.rule("21")
def test_bucket_of_an_earlier_phase_keeps_the_pit_water_away():
    table = Table(season=Season.SUMMER, players=2).own(0, 21)
    table.state.turn = 1
    table.other.wood = 1
    table.play("end turn")
    assert (table.me.water, table.other.water) == (0, 1)


@pytest.mark.rule("22")
def test_wheelbarrow_is_a_yellow_disk_and_scores_its_sections():
    table = acquire_and_check(22, four(), markers=int(Marker.WHEELBARROW))
    table.has(exhausted=True, pinge=0, tunnel=11, tunnel_wood=7)
    assert table.standing("tunnel_bonus") == 3


@pytest.mark.rule("23")
def test_ladder_is_a_brown_disk():
    acquire_and_check(23, four(), markers=int(Marker.LADDER))
    table = Table().plan(FARMER, ladder=1)
    table.me.wood = 0
    table.play("work farmer")
    assert table.me.wood == 1


@pytest.mark.rule("24")
def test_coal_storage_holds_a_coal_and_a_wood_and_scores_the_coal():
    acquire_and_check(24, four(), buildings=int(Building.COAL_STORAGE))
    table = Table(Step.STORING).has(buildings=int(Building.COAL_STORAGE), food=2, wood=2, coal=2)
    assert table.why("store coal_storage_coal food") == "24"
    assert table.why("store coal_storage_wood coal") == "24"
    table.play("store coal_storage_coal coal")
    assert table.me.scored[ScoreSource.STORAGE] == 1
    table.play("store coal_storage_wood wood")
    assert table.me.scored[ScoreSource.STORAGE] == 1
    assert Table(Step.STORING).has(coal=1).why("store coal_storage_coal coal") == "24"


@pytest.mark.rule("25")
def test_windlass_may_remove_a_water_at_once_and_later_activates_the_haspelknecht():
    table = exhausted().has(water=3, shaft=3).own(0, 15)
    table.acquire(25)
    assert table.legal_of("water") + table.legal_of("decline") == ["water 1", "decline"]
    table.play("water 1")
    assert table.me.water == 2
    assert table.why("use windlass") == "D7"
    table.next_phase().plan(FARMER, black=1).plan(HASPELKNECHT, food=1)
    table.play("use windlass")
    assert table.legal_of("water") == ["water 2"]
    table.play("water 2", "reel", "reel")
    assert (table.me.coal, table.me.shaft, table.me.markers) == (2, 1, 0)
    table.play("work haspelknecht", "reel")
    assert table.me.coal == 3, "also in addition to a paid activation"


@pytest.mark.rule("25", "TM1")
def test_windlass_needs_the_haspelknecht_and_no_worker_at_work():
    pinge = four().has(markers=int(Marker.WINDLASS)).plan(FARMER, yellow=1)
    assert pinge.why("use windlass") == "25"
    table = exhausted().has(markers=int(Marker.WINDLASS), shaft=1).plan(FARMER, black=2)
    table.play("work farmer")
    assert table.why("use windlass") == "TM1"


@pytest.mark.rule("31")
def test_mining_timber_gives_three_wood_and_a_water_or_a_thaler():
    wood = four().own(0, 21).acquire(31)
    assert wood.legal_of("timber") == ["timber wood", "timber thaler"]
    wood.play("timber wood")
    assert (wood.me.wood, wood.me.water, wood.me.thaler) == (4, 1, 0)
    thaler = four().own(0, 21).acquire(31).play("timber thaler")
    assert (thaler.me.wood, thaler.me.water, thaler.me.thaler) == (1, 0, 1)


@pytest.mark.rule("32")
def test_oil_lamp_gives_a_thaler_and_exchanges_a_reserve_disk_with_one_of_its_pool():
    table = acquire_and_check(32, four(), thaler=1, markers=int(Marker.OIL_LAMP))
    table.next_phase().plan(FARMER, yellow=1)
    table.state.reserves[1] = [0, 0, 3]
    table.state.pools[1] = [2, 0, 0]
    assert "exchange B yellow B black" in table.legal()
    assert table.why("exchange B black B yellow") == "32", "no black disk in the reserve"
    table.play("exchange B yellow B black")
    assert (table.state.reserves[1], table.state.pools[1]) == ([1, 0, 2], [1, 0, 1])
    table.me.tiles[:] = [32]
    table.has(exhausted=True, pinge=0, tunnel=11, tunnel_wood=7)
    assert table.standing("tunnel_bonus") == 4


@pytest.mark.rule("35")
def test_water_mill_is_built_and_used_from_the_next_action_phase():
    table = acquire_and_check(35, four(), buildings=int(Building.WATER_MILL))
    table.state.step = Step.PLANNING
    table.hand(yellow=2)
    table.me.plan[:] = [[0] * len(Placeable) for _ in Worker]
    assert table.why("place yellow water_mill") == "P8"
    table.me.fresh.clear()
    table.play("place yellow water_mill", "place yellow water_mill")


@pytest.mark.rule("41")
def test_coal_driver_counts_hammers_and_picks():
    table = acquire_and_check(41, four(), thaler=1)
    table.me.tiles[:] = [41, 13, 14, 45, 11]
    assert table.standing("development_bonus") == 3


@pytest.mark.rule("42")
def test_lorry_gives_a_wood_and_two_coal_to_the_shaft_and_scores_its_sections():
    table = exhausted().own(0, 31).acquire(42)
    assert (table.me.wood, table.me.shaft, table.me.excavated) == (2, 2, 0)
    table.has(tunnel=11, tunnel_wood=7)
    assert table.standing("tunnel_bonus") == 4


@pytest.mark.rule("43")
def test_hand_cart_gives_a_food_and_counts_forks():
    table = acquire_and_check(43, four(), food=1)
    table.me.tiles[:] = [43, 11, 21, 12]
    assert table.standing("development_bonus") == 3


@pytest.mark.rule("44")
def test_horse_and_cart_gives_a_thaler_and_a_food_and_scores_each_coal():
    table = acquire_and_check(44, four(), thaler=1, food=1)
    table.has(coal=2)
    winter = end_of_autumn(table)
    assert winter.me.scored[ScoreSource.COAL] == 2


def end_of_autumn(table: Table) -> Table:
    """Ends the last turn of the year."""
    table.state.season = Season.AUTUMN
    table.state.step = Step.EXECUTING
    table.me.plan[:] = [[0] * len(Placeable) for _ in Worker]
    table.state.turn = len(table.state.order) - 1
    last = table.state.player
    if not last.wood:
        last.wood = 1
    table.play("end turn")
    return table


@pytest.mark.rule("45")
def test_small_coal_mine_gives_three_thaler():
    acquire_and_check(45, four(), thaler=3)


@pytest.mark.rule("TM2")
def test_the_charcoal_burner_works_between_two_disks():
    table = four().has(buildings=int(Building.CHARCOAL_BURNER), wood=2).plan(FARMER, black=2)
    table.play("work farmer", "excavate", "burn")
    assert table.me.coal == 3
    assert "excavate" in table.legal()


@pytest.mark.rule("TM1")
def test_the_oil_lamp_may_be_played_at_any_moment_of_executing():
    table = four().has(markers=int(Marker.OIL_LAMP)).plan(FARMER, black=2)
    table.play("work farmer", "excavate", "exchange A black A yellow")
    assert table.me.markers == 0
    planning = Table(Step.PLANNING).has(markers=int(Marker.OIL_LAMP))
    assert planning.why("exchange A black A yellow") == "TM1"


def test_digest_depends_on_the_score():
    table = four()
    before = GAME.digest(table.state)
    table.me.scored[ScoreSource.PINGE] += 1
    assert GAME.digest(table.state) != before
