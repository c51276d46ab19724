"""The printed values: content of the file, source of each value, its hash and its JSON form."""

import json
import re
from collections import Counter

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.validation import ComponentsError
from haspelknecht_qt.games.haspelknecht import components as printed_data
from haspelknecht_qt.games.haspelknecht.components import apply_corrections, from_json, load, parse
from tests.games.haspelknecht.table import GAME

BUILT_IN = paths.game_folder("haspelknecht") / "components.toml"
TEXT = BUILT_IN.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def components():
    return load(BUILT_IN)


# Content of the file


def test_disks_are_nine_per_pool(components):
    assert components.disks == {2: (7, 7, 4), 3: (10, 10, 7), 4: (13, 13, 10)}


def test_a_board_holds_18_coal(components):
    assert sum(components.pinge.coal_groups) == 7
    assert sum(components.tunnel.coal) == 11
    assert components.supply.player_disks_per_player == 11


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players, ids", [(2, "AB"), (3, "ABC"), (4, "ABCD")])
def test_pools_are_as_many_as_players(components, players, ids):
    assert [pool.id for pool in components.pools if pool.min_players <= players] == list(ids)
    assert GAME.initial_state(GAME.setup({"players": players}, 1)).pools == [[0, 0, 0]] * players


def test_pools_with_water(components):
    assert [pool.water_symbol for pool in components.pools] == [False, True, False, True]


def test_values_of_the_disks(components):
    assert components.disk_value == (1, 2, 3)


def test_printed_values_of_the_pinge(components):
    pinge = components.pinge
    assert pinge.coal_groups == (3, 2, 2)
    assert (pinge.wood_symbols, pinge.blocked_from_water) == (2, 2)
    assert pinge.bonus_vp == {1: 2, 2: 1}


def test_printed_values_of_the_tunnel(components):
    tunnel = components.tunnel
    assert tunnel.coal == (2, 1, 2, 1, 2, 1, 2)
    assert tunnel.vp == (1, 1, 2, 2, 2, 2, 3)
    assert (tunnel.water_blocking_reeling, tunnel.water_blocking_excavation) == (2, 5)


def test_symbols_of_the_sections_count_from_zero(components):
    tunnel = components.tunnel
    assert tunnel.wheelbarrow == (0, 2, 4)
    assert tunnel.oil_lamp == (1, 3, 5, 6)
    assert tunnel.lorry == (2, 4, 5, 6)


@pytest.mark.rule("W1")
@pytest.mark.parametrize("coal, vp", [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (5, 4), (18, 17)])
def test_points_of_the_coal_chart(components, coal, vp):
    assert components.coal_chart.vp_of(coal) == vp


def test_lease_demands_more_thaler_each_year(components):
    assert components.lease == {1: (2, 0), 2: (2, 1), 3: (1, 2)}


@pytest.mark.rule("F5")
@pytest.mark.parametrize("thaler, vp", [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (7, 32)])
def test_points_for_thaler(components, thaler, vp):
    assert components.final_scoring.vp_of_thaler(thaler) == vp


@pytest.mark.rule("F6")
@pytest.mark.parametrize("debts, vp", [(0, 0), (1, -1), (2, -3), (5, -9)])
def test_points_for_debts(components, debts, vp):
    assert components.final_scoring.vp_of_debts(debts) == vp


@pytest.mark.rule("F3", "F4")
def test_points_for_buildings_and_markers(components):
    assert [components.final_scoring.vp_of_buildings(count) for count in range(5)] == [0, 1, 3, 6, 10]
    assert components.final_scoring.unused_marker_vp == 1


def test_points_fees_and_colours_of_the_levels(components):
    assert {number: level.vp for number, level in components.levels.items()} == {
        1: (1,),
        2: (2, 1),
        3: (3, 2, 1),
        4: (4, 3, 2, 1),
    }
    assert [components.levels[number].fee_goods for number in (1, 2, 3, 4)] == [
        (),
        ("coal", "wood", "food"),
        ("coal",),
        ("food",),
    ]
    assert [components.levels[number].colour for number in (1, 2, 3, 4)] == ["yellow", "blue", "green", "brown"]


def test_twenty_tiles_five_a_level(components):
    assert Counter(tile.level for tile in components.tiles.values()) == {1: 5, 2: 5, 3: 5, 4: 5}
    assert all(number == tile.number and number // 10 == tile.level for number, tile in components.tiles.items())


def test_tile_requires_a_coloured_disk_and_a_grey_one_per_level(components):
    assert components.tiles[31].requirement == (1, 0, 0, 3)
    assert components.tiles[21].requirement == (0, 0, 1, 2)
    for tile in components.tiles.values():
        assert tile.requirement[3] == tile.level
        assert sum(tile.requirement[:3]) == 1


def test_four_buildings(components):
    buildings = {tile.number: tile.building for tile in components.tiles.values() if tile.building}
    assert buildings == {12: "barn", 15: "charcoal_burner", 24: "coal_storage", 35: "water_mill"}
    assert {tile.number for tile in components.tiles.values() if tile.symbol == "building"} == set(buildings)


def test_eight_forks_and_eight_hammers(components):
    symbols = Counter(tile.symbol for tile in components.tiles.values())
    assert symbols == {"fork": 8, "hammer_and_pick": 8, "building": 4}


def test_six_markers(components):
    markers = {tile.number: tile.marker for tile in components.tiles.values() if tile.marker}
    assert markers == {
        14: "hauling_cable",
        22: "wheelbarrow",
        23: "ladder",
        25: "windlass",
        32: "oil_lamp",
        33: "hammer_and_pick",
    }


def test_all_numbers_are_plain_small_integers(components):
    def numbers(value):
        if isinstance(value, dict):
            value = value.values()
        if isinstance(value, str | bool):
            return []
        if isinstance(value, int):
            return [value]
        return [number for item in value for number in numbers(item)]

    found = numbers(components.to_json())
    assert len(found) > 180
    assert all(type(number) is int and -20 <= number <= 99 for number in found)


# Sources of the values


def test_built_in_file_passes_validation(components):
    # `load` does not check that each value has a provenance and each provenance a value; `parse` does.
    assert parse(TEXT, "haspelknecht.toml") == components


def test_every_value_has_a_provenance_with_a_reason(components):
    assert len(components.value_keys()) > 140
    for key in components.value_keys():
        provenance = components.provenance(key)
        assert provenance.source in {"printed", "derived", "reconstructed"}
        assert re.fullmatch(r"[A-Z].+[.]", provenance.why), key


@pytest.mark.parametrize(
    "key, source",
    [
        ("disks.3.black", "printed"),
        ("pinge.coal_groups", "reconstructed"),
        ("pinge.bonus_vp.2", "printed"),
        ("tunnel.coal", "reconstructed"),
        ("tunnel.vp", "derived"),
        ("tunnel.oil_lamp", "reconstructed"),
        ("pool.A.pit_water", "derived"),
        ("pool.B.pit_water", "printed"),
        ("pool.C.pit_water", "reconstructed"),
        ("pool.D.pit_water", "reconstructed"),
        ("winter.lease.2.thaler", "printed"),
        ("tile.31.requirement", "printed"),
        ("tile.21.requirement", "reconstructed"),
        ("tile.45.requirement", "reconstructed"),
        ("tile.12.symbol", "printed"),
        ("tile.11.symbol", "reconstructed"),
        ("tile.24.building", "printed"),
        ("tile.14.marker", "derived"),
        ("layout.flower.picture", "reconstructed"),
        ("layout.flower.players", "printed"),
    ],
)
def test_provenance_states_the_source_of_a_value(components, key, source):
    assert components.provenance(key).source == source
    assert components.provenance(key).is_guessed == (source == "reconstructed")


def test_most_specific_provenance_entry_is_used(components):
    assert "1 yellow and 2 brown" in components.provenance("tile.21.requirement").why
    assert components.provenance("tile.22.requirement") == components.provenance("tile.42.requirement")


def test_unknown_key_has_no_provenance(components):
    with pytest.raises(KeyError):
        components.provenance("tunnel.gold")


# Hash and JSON


def test_values_survive_json(components):
    data = json.loads(json.dumps(components.to_json()))
    again = from_json(data, "save", components)
    assert again == components
    assert again.hash == components.hash
    assert again.corrected_keys == frozenset()


def test_hash_depends_only_on_the_values(components):
    comment = parse("# another comment\n" + TEXT.replace("is our guess", "is our best guess"), "copy")
    assert comment.hash == components.hash
    assert comment == components
    assert re.fullmatch("[0-9a-f]{64}", components.hash)


@pytest.mark.parametrize(
    "text",
    ["supply.thaler = 17", "tile.44.symbol = 'hammer_and_pick'", "pool.C.pit_water = true", "winter.lease.3.food = 2"],
)
def test_changed_value_changes_the_hash(components, text):
    other = apply_corrections(components, text, "mine.toml")
    assert other.hash != components.hash
    assert other != components


def test_different_values_of_a_save_count_as_corrected(components):
    data = components.to_json()
    data["tunnel"]["coal"] = [1, 2, 1, 2, 1, 2, 2]
    read = from_json(data, "save", components)
    assert read.tunnel.coal == (1, 2, 1, 2, 1, 2, 2)
    assert read.provenance("tunnel.coal").source == "corrected"
    assert read.provenance("tunnel.lorry") == components.provenance("tunnel.lorry")


@pytest.mark.parametrize("data", [None, [], "text", 3, {}, {"schema": 1}])
def test_invalid_component_data_is_refused(components, data):
    with pytest.raises(ComponentsError) as caught:
        from_json(data, "save", components)
    assert caught.value.origin == "save"


def test_components_module_offers_its_functions():
    names = ("apply_corrections", "from_json", "load", "load_for_user", "parse")
    assert all(callable(getattr(printed_data, name)) for name in names)
