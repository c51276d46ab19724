"""Differences between the printed rulebooks (R1 to R14), and options of players (V3)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import SetupError, UnreadableMove
from haspelknecht_qt.games.haspelknecht.kinds import (
    Building,
    Good,
    Marker,
    Mine,
    ScoreSource,
    Season,
    Step,
    Tile,
    Worker,
)
from tests.games.haspelknecht.table import GAME, Table

FARMER, FARMHAND, DIGGER, HASPELKNECHT = Worker.FARMER, Worker.FARMHAND, Worker.COAL_DIGGER, Worker.HASPELKNECHT
RULEBOOKS = ["dutch", "english", "french"]


def shaft(rulebook: str, **fields) -> Table:
    """A table with the Haspelknecht at work in the shaft."""
    table = Table(rulebook=rulebook).has(exhausted=True, pinge=0, wood=1, **fields).plan(HASPELKNECHT, food=1)
    return table.play("work haspelknecht")


@pytest.mark.rule("R1", "15")
def test_charcoal_burner_works_once_a_phase_or_with_english_rules_without_limit():
    for rulebook in ("dutch", "french"):
        table = Table(rulebook=rulebook).has(wood=6)
        table.acquire(15) if 15 in table.state.box.tiles else table.has(buildings=4, fresh=[Tile.CHARCOAL_BURNER])
        table.plan(FARMHAND, yellow=1)
        assert table.why("burn") == "R1"
        table.next_phase().plan(FARMHAND, yellow=1).play("burn")
        assert table.why("burn") == "R1", "once"
    english = Table(rulebook="english", players=4).has(wood=6).acquire(15).play("burn", "burn", "burn")
    assert english.me.coal == 6


@pytest.mark.rule("TM2", "R1")
def test_english_charcoal_burner_also_works_in_winter_before_the_scoring():
    for rulebook, burns in (("english", True), ("dutch", False), ("french", False)):
        table = Table(season=Season.AUTUMN, rulebook=rulebook).has(
            wood=2, coal=1, buildings=int(Building.CHARCOAL_BURNER)
        )
        table.state.turn = 1
        table.other.wood = 1
        table.play("end turn")
        assert (table.state.step == Step.WINTER) == burns
        if burns:
            table.play("burn", "done")
            assert table.me.scored[ScoreSource.COAL] == 2


@pytest.mark.rule("R2", "42")
@pytest.mark.parametrize("rulebook, coal", [("dutch", 0), ("english", 2), ("french", 2)])
def test_coal_of_the_lorry_before_the_pinge_is_exhausted(rulebook, coal):
    table = Table(players=4, rulebook=rulebook).own(0, 31).acquire(42)
    assert (table.me.wood, table.me.shaft) == (1, coal)


@pytest.mark.rule("R3", "24")
@pytest.mark.parametrize("rulebook, both", [("dutch", True), ("english", True), ("french", False)])
def test_coal_storage_holds_coal_and_wood_or_with_french_rules_one_good(rulebook, both):
    table = Table(Step.STORING, rulebook=rulebook).has(buildings=int(Building.COAL_STORAGE), coal=1, wood=1)
    table.play("store coal_storage_wood wood")
    assert table.why("store coal_storage_coal coal") == (None if both else "R3")


@pytest.mark.rule("R4", "32")
@pytest.mark.parametrize("rulebook, any_pools", [("dutch", False), ("english", False), ("french", True)])
def test_oil_lamp_exchanges_with_its_own_pool_or_with_french_rules_any_pool(rulebook, any_pools):
    table = Table(rulebook=rulebook).has(markers=int(Marker.OIL_LAMP)).plan(FARMER, yellow=1)
    assert table.why("exchange A black A brown") is None
    assert table.why("exchange A black B brown") == (None if any_pools else "R4")
    count = 6 * (4 if any_pools else 2)
    assert len(table.legal_of("exchange")) == count
    if any_pools:
        table.play("exchange A black B brown")
        assert (table.state.reserves[0], table.state.pools[1]) == ([0, 2, 1], [3, 1, 1])


@pytest.mark.rule("R5", "E8")
def test_coal_digger_has_a_choice_with_french_rules_only():
    for rulebook in ("dutch", "english"):
        table = Table(rulebook=rulebook).plan(DIGGER, food=1).has(water=3).play("work coal_digger")
        assert table.legal() == ["water 2"]
        table.play("water 2")
        assert table.legal() == ["excavate"]
        assert table.why("water 1") == "R5"
        assert table.why("finish") == "E1"
    french = Table(rulebook="french").plan(DIGGER, food=1).has(water=3).play("work coal_digger")
    assert french.legal() == ["water 1", "water 2"]
    french.play("water 2")
    assert french.legal() == ["water 1", "excavate"]


@pytest.mark.rule("R5", "E10")
def test_actions_of_the_haspelknecht_depend_on_the_rulebook():
    dutch = shaft("dutch", water=1, shaft=1)
    assert dutch.legal() == ["reel", "wood tunnel"]
    english = shaft("english", water=3, shaft=1)
    assert english.legal() == ["water 2", "finish", "wood tunnel"]
    english.play("water 2")
    assert english.legal() == ["water 1", "reel", "finish", "wood tunnel"]
    english.play("water 1", "finish")
    assert (english.me.water, english.me.coal) == (0, 0)
    french = shaft("french", water=3, shaft=1)
    assert french.legal() == ["water 1", "water 2", "wood tunnel"]
    french.play("water 2")
    assert french.legal() == ["water 1", "reel", "wood tunnel"]
    assert french.why("finish") == "E1"


@pytest.mark.rule("R6", "W3")
@pytest.mark.parametrize("rulebook, good", [("dutch", Good.WOOD), ("english", Good.WOOD), ("french", Good.FOOD)])
def test_good_that_scores_when_stored_in_the_farm(rulebook, good):
    for each in Good:
        table = Table(Step.STORING, rulebook=rulebook).has(food=1, wood=1, coal=1).play(f"store farm {each.value}")
        assert table.me.scored[ScoreSource.STORAGE] == (1 if each == good else 0)


@pytest.mark.rule("R7")
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_improved_farmhand_works_like_the_farmer_without_summer_bonus(rulebook):
    table = Table(rulebook=rulebook, season=Season.SUMMER).has(improved=True, wood=1).plan(FARMHAND, yellow=1)
    table.play("work farmhand")
    assert table.me.food == 1
    mixed = Table(rulebook=rulebook).has(improved=True).plan(FARMHAND, brown=1, yellow=1)
    assert "acquire farmhand 11" in mixed.legal()


@pytest.mark.rule("R10", "E4")
def test_black_disk_removes_two_water_or_with_english_rules_one_or_two():
    for rulebook in ("dutch", "french"):
        table = Table(rulebook=rulebook).plan(FARMER, black=2).has(water=3).play("work farmer")
        assert table.legal() == ["water 2"]
        assert table.why("water 1") == "R10"
        table.play("water 2")
        assert table.legal() == ["water 1", "excavate"], "a lone one too"
    english = Table(rulebook="english").plan(FARMER, black=2).has(water=3).play("work farmer")
    assert english.legal() == ["water 1", "water 2"]


@pytest.mark.rule("R11", "E7", "H5")
def test_french_synergy_is_an_action_of_the_player_not_of_a_worker():
    table = Table(rulebook="french").plan(FARMER, black=1).plan(FARMHAND, black=1)
    table.has(pinge=2, pinge_wood=2, tunnel_wood=1, water=1)
    table.play("work farmer", "excavate", "work farmhand", "excavate")
    # The Farmhand took the last coal of the Pinge; the player still excavates one, now in the tunnel.
    assert table.me.exhausted
    assert table.state.working_in == Mine.TUNNEL
    table.play("excavate")
    assert (table.me.shaft, table.me.coal) == (1, 2)
    again = Table(rulebook="french").plan(FARMER, black=1).plan(FARMHAND, black=1).has(water=6)
    again.play("work farmer", "water 2", "work farmhand", "water 2", "water 2")
    assert again.me.water == 0
    assert again.legal() == ["end turn"], "one action more, not two"


@pytest.mark.rule("R11", "E1")
def test_the_french_synergy_action_may_be_declined():
    def both_mine(rulebook: str) -> Table:
        table = Table(rulebook=rulebook).plan(FARMER, black=1).plan(FARMHAND, black=1)
        return table.play("work farmer", "excavate", "work farmhand", "excavate")

    french = both_mine("french")
    assert french.legal() == ["excavate", "finish"]
    french.play("finish")
    assert french.me.coal == 2
    assert french.legal() == ["end turn"], "it is offered once"
    dutch = both_mine("dutch")
    assert dutch.legal() == ["excavate"]
    assert dutch.why("finish") == "E1"
    own = Table(rulebook="french").plan(FARMER, black=2).plan(FARMHAND, black=1).play("work farmer")
    assert own.why("finish") == "E1", "his own disks are used as far as they can be"


@pytest.mark.rule("R11", "E7")
@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_synergy_of_producers_is_the_same_in_all_rulebooks(rulebook):
    table = Table(rulebook=rulebook).plan(FARMER, yellow=1).plan(FARMHAND, yellow=1)
    table.play("work farmer", "work farmhand")
    assert table.me.food == 3


@pytest.mark.rule("R12")
@pytest.mark.parametrize("rulebook, in_winter, at_once", [("dutch", 0, 0), ("english", 1, 0), ("french", 1, 1)])
def test_moments_for_playing_a_marker_depend_on_the_rulebook(rulebook, in_winter, at_once):
    fresh = Table(rulebook=rulebook, players=4).has(water=2, wood=1).acquire(14)
    assert fresh.why("use hauling_cable") == (None if at_once else "D7")
    table = Table(season=Season.AUTUMN, rulebook=rulebook).has(
        markers=int(Marker.HAULING_CABLE | Marker.WINDLASS), water=1, exhausted=True, pinge=0, shaft=3, fresh=[14]
    )
    table.state.turn = 1
    table.other.wood = 1
    table.play("end turn")
    assert (table.state.step == Step.WINTER) == bool(in_winter)
    if in_winter:
        table.play("use hauling_cable", "use windlass", "reel", "reel", "reel", "done")
        assert table.me.scored[ScoreSource.COAL] == 2
    else:
        assert table.me.markers == Marker.HAULING_CABLE | Marker.WINDLASS


@pytest.mark.rule("R12", "H4")
def test_in_the_storage_phase_markers_come_before_storing():
    table = Table(Step.STORING, rulebook="english").has(markers=int(Marker.HAULING_CABLE), water=1, food=1, wood=1)
    assert "use hauling_cable" in table.legal()
    table.play("store farm wood")
    assert table.why("use hauling_cable") == "H4"
    dutch = Table(Step.STORING).has(markers=int(Marker.HAULING_CABLE), water=1, food=1)
    assert dutch.why("use hauling_cable") == "R12"
    assert dutch.play("store farm food").why("use hauling_cable") == "R12"


@pytest.mark.rule("14", "25", "32")
@pytest.mark.parametrize(
    "move, tile", [("use hauling_cable", "14"), ("use windlass", "25"), ("exchange A black A yellow", "32")]
)
def test_refusal_of_a_missing_marker_names_its_tile(move, tile):
    assert Table(rulebook="french").has(water=1, wood=1).why(move) == tile
    fresh = Table(rulebook="french", players=4).has(water=2, wood=1).acquire(14).play("use hauling_cable")
    assert fresh.why(move) == tile


@pytest.mark.rule("TM1", "TM2", "R12")
def test_in_winter_tiles_are_used_between_actions_of_the_haspelknecht_too():
    owned = Marker.HAULING_CABLE | Marker.WINDLASS | Marker.OIL_LAMP
    table = Table(Step.WINTER, rulebook="english").has(
        exhausted=True, pinge=0, shaft=3, water=2, wood=2, markers=int(owned), buildings=int(Building.CHARCOAL_BURNER)
    )
    table.play("use windlass")
    assert table.legal()[0] == "water 2"
    for move in ("use hauling_cable", "exchange A black A yellow", "burn"):
        assert table.why(move) is None
        table.play(move)
    assert (table.me.water, table.me.coal, table.state.actions) == (1, 2, 3)
    assert table.why("use windlass") == "25"
    assert table.why("done") == table.why("wood tunnel") == "E1"
    table.play("reel", "reel", "reel", "done")
    assert table.me.scored[ScoreSource.COAL] == 4


@pytest.mark.rule("TM1", "TM2", "R12")
def test_in_the_storage_phase_the_cable_but_not_the_burner_is_used_while_the_haspelknecht_works():
    table = Table(Step.STORING, rulebook="french").has(
        exhausted=True, pinge=0, shaft=1, water=2, wood=2, markers=int(Marker.HAULING_CABLE | Marker.WINDLASS)
    )
    table.has(buildings=int(Building.CHARCOAL_BURNER)).play("use windlass")
    assert table.why("burn") == "TM2"
    assert table.why("store farm wood") == "E1"
    table.play("use hauling_cable", "reel")
    assert table.me.coal == 1


@pytest.mark.rule("H2", "32")
def test_exchanged_disks_have_different_colours():
    table = Table(rulebook="french").has(markers=int(Marker.OIL_LAMP)).plan(FARMER, yellow=1)
    assert all(text.split()[2] != text.split()[4] for text in table.legal_of("exchange"))
    with pytest.raises(UnreadableMove):
        GAME.read_move("exchange A black A black")


@pytest.mark.rule("R9")
def test_hidden_planning_is_independent_of_the_rulebook():
    for rulebook in RULEBOOKS:
        for planning in ("open", "hidden"):
            setup = GAME.setup({"rulebook": rulebook, "planning": planning}, 1)
            assert GAME.initial_state(setup).box.hides_plans == (planning == "hidden")


@pytest.mark.rule("R14", "V2")
def test_three_tiles_a_level_for_four_players_suit_dutch_but_not_french_rules():
    board = GAME.setup_to_json(GAME.setup({"players": 2}, 1))["board"]
    options = {"players": 4, "layout": "free", "board": board}
    assert len(GAME.initial_state(GAME.setup(options, 1)).box.tiles) == 12
    with pytest.raises(SetupError, match="R14"):
        GAME.setup({**options, "rulebook": "french"}, 1)


@pytest.mark.rule("V3")
def test_starting_buildings_are_not_in_play_and_work_from_the_first_phase():
    table = Table(players=2, starting_buildings=True)
    # With two players 12 is in play, 15, 24 and 35 are not.
    expected = Building.COAL_STORAGE | Building.CHARCOAL_BURNER | Building.WATER_MILL
    assert table.me.buildings == table.other.buildings == expected
    assert table.standing("buildings") == 0
    assert table.me.tiles == []
    table.has(wood=2).plan(FARMER, yellow=1).play("burn")
    planning = Table(Step.PLANNING, players=2, starting_buildings=True).hand(yellow=2)
    planning.play("place yellow water_mill", "place yellow water_mill")
    assert Table(players=2).me.buildings == 0


@pytest.mark.rule("V3")
def test_improved_farmhand_is_an_option_if_the_pickaxe_is_not_in_play():
    with pytest.raises(SetupError, match=r"starting_farmhand.*13.*V3"):
        GAME.setup({"players": 2, "starting_farmhand": True}, 1)
    with_pickaxe = GAME.setup_to_json(GAME.setup({"players": 2}, 1))
    cells = [[row, column, 14 if number == 13 else number] for row, column, number in with_pickaxe["board"]["cells"]]
    setup = GAME.setup(
        {"layout": "free", "board": {**with_pickaxe["board"], "cells": cells}, "starting_farmhand": True}, 1
    )
    state = GAME.initial_state(setup)
    assert all(player.improved and player.buildings == 0 for player in state.players)
