"""Decisions that tiles bring when they are acquired: 25 Windlass, 33 Hammer and Pick, 34 Coal Sacks."""

from __future__ import annotations

import pytest

from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, ScoreSource, TileQuestion
from tests.games.haspelknecht.table import Table, exhausted, four


@pytest.mark.rule("25")
def test_windlass_has_no_decision_without_water_and_may_be_declined():
    dry = exhausted().own(0, 15).acquire(25)
    assert dry.state.effect == TileQuestion.NONE
    wet = exhausted().has(water=1).own(0, 15).acquire(25).play("decline")
    assert wet.me.water == 1


@pytest.mark.rule("25", "H3")
def test_windlass_decision_ends_when_the_last_water_is_removed():
    table = exhausted().has(water=1, markers=int(Marker.HAULING_CABLE)).own(0, 15).acquire(25)
    assert "decline" in table.legal()
    table.play("use hauling_cable")
    assert table.state.effect == TileQuestion.NONE
    assert "end turn" in table.legal()


@pytest.mark.rule("33")
def test_hammer_and_pick_gives_a_wood_and_may_excavate_an_accessible_coal():
    table = four().own(0, 23).acquire(33)
    assert (table.me.wood, table.me.markers) == (2, Marker.HAMMER_AND_PICK)
    table.play("excavate")
    assert (table.me.coal, table.me.excavated) == (1, 1)
    declined = four().own(0, 23).acquire(33).play("decline")
    assert declined.me.coal == 0


@pytest.mark.rule("33", "E13")
def test_wood_of_hammer_and_pick_may_be_placed_at_once_but_water_blocks():
    table = exhausted().has(tunnel_wood=0, wood=0).own(0, 23).acquire(33)
    assert table.why("excavate") == "M4"
    table.play("wood tunnel", "excavate")
    assert (table.me.tunnel, table.me.shaft) == (1, 1)
    wet = four().has(water=2).own(0, 23).acquire(33)
    assert wet.state.effect == TileQuestion.NONE, "wood removes no water"
    assert wet.why("decline") == "D7"
    flooded = exhausted().has(water=5).own(0, 23).acquire(33)
    assert flooded.state.effect == TileQuestion.NONE
    cable = four().has(water=2, markers=int(Marker.HAULING_CABLE)).own(0, 23).acquire(33)
    assert cable.why("excavate") == "M2"
    cable.play("use hauling_cable", "excavate")
    assert (cable.me.water, cable.me.coal) == (1, 1)


@pytest.mark.rule("33", "M3")
def test_hammer_and_pick_can_exhaust_the_pinge():
    table = four().has(pinge=1, pinge_wood=2).own(0, 23).acquire(33).play("excavate")
    assert table.me.exhausted
    assert table.me.scored[ScoreSource.PINGE] == 2


@pytest.mark.rule("34")
def test_coal_sacks_exchange_one_coal_for_a_thaler_or_two_for_a_thaler_and_a_food():
    one = four().has(coal=2).own(0, 24).acquire(34)
    assert one.legal_of("sell") == ["sell 1", "sell 2"]
    one.play("sell 1")
    assert (one.me.coal, one.me.thaler, one.me.food) == (1, 1, 0)
    two = four().has(coal=2).own(0, 24).acquire(34).play("sell 2")
    assert (two.me.coal, two.me.thaler, two.me.food) == (0, 1, 1)
    lone = four().has(coal=1).own(0, 24).acquire(34)
    assert lone.why("sell 2") == "34"
    assert lone.play("decline").me.coal == 1
    assert four().own(0, 24).acquire(34).state.effect == TileQuestion.NONE


@pytest.mark.rule("34", "15", "TM2")
@pytest.mark.parametrize("rulebook", ["dutch", "english", "french"])
def test_coal_sacks_offer_an_exchange_if_the_charcoal_burner_can_bring_coal(rulebook):
    def sacks(**fields) -> Table:
        fields = {"buildings": int(Building.CHARCOAL_BURNER), "wood": 2, **fields}
        return four(rulebook=rulebook).has(**fields).own(0, 24).acquire(34)

    table = sacks()
    assert table.state.effect == TileQuestion.COAL_SACKS
    assert table.why("sell 1") == "34", "no coal yet"
    assert table.why("end turn") == "D7"
    table.play("burn", "sell 2")
    assert (table.me.coal, table.me.thaler, table.me.food) == (0, 1, 1)
    assert sacks().play("decline").state.effect == TileQuestion.NONE
    assert sacks().play("wood tunnel").state.effect == TileQuestion.NONE, "one wood alone brings no coal"
    assert sacks(wood=1).state.effect == TileQuestion.NONE
    assert sacks(buildings=0).state.effect == TileQuestion.NONE
    again = TileQuestion.COAL_SACKS if rulebook == "english" else TileQuestion.NONE
    assert sacks(burned=True).state.effect == again, "dutch and french it burns once a phase"
