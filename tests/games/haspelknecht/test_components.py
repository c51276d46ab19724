"""The printed values: what the file says, what it refuses, how the owner of a box corrects it."""

import json
import re
from collections import Counter

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.games.haspelknecht import components as printed_data
from haspelknecht_qt.games.haspelknecht.components import (
    ComponentsError,
    Provenance,
    correct,
    from_json,
    load,
    load_for_user,
    parse,
)
from haspelknecht_qt.games.haspelknecht.reading import ALLOWED_KINDS, SIZE_LIMIT

BUILT_IN = paths.resources() / "components" / "haspelknecht.toml"
TEXT = BUILT_IN.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def components():
    return load(BUILT_IN)


def corrected(components, text):
    return correct(components, text, "mine.toml")


def refused(components, text):
    with pytest.raises(ComponentsError) as caught:
        corrected(components, text)
    return caught.value


# What the file says


def test_nine_disks_per_pool(components):
    assert components.disks == {2: (7, 7, 4), 3: (10, 10, 7), 4: (13, 13, 10)}


def test_a_board_holds_18_coal(components):
    assert sum(components.pinge.coal_groups) == 7
    assert sum(components.tunnel.coal) == 11
    assert components.supply.player_disks_per_player == 11


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players, ids", [(2, "AB"), (3, "ABC"), (4, "ABCD")])
def test_as_many_pools_as_players(components, players, ids):
    assert [pool.id for pool in components.pools_for(players)] == list(ids)


def test_pools_with_water(components):
    assert [pool.pit_water for pool in components.pools] == [False, True, False, True]


def test_values_of_the_disks(components):
    assert components.disk_value == (1, 2, 3)


def test_pinge(components):
    pinge = components.pinge
    assert pinge.coal_groups == (3, 2, 2)
    assert (pinge.wood_symbols, pinge.blocked_from_water) == (2, 2)
    assert pinge.bonus_vp == {1: 2, 2: 1}


def test_tunnel(components):
    tunnel = components.tunnel
    assert tunnel.coal == (2, 1, 2, 1, 2, 1, 2)
    assert tunnel.vp == (1, 1, 2, 2, 2, 2, 3)
    assert (tunnel.reeling_blocked, tunnel.excavation_blocked) == (2, 5)


def test_symbols_of_the_sections_count_from_zero(components):
    tunnel = components.tunnel
    assert tunnel.wheelbarrow == (0, 2, 4)
    assert tunnel.oil_lamp == (1, 3, 5, 6)
    assert tunnel.lorry == (2, 4, 5, 6)


@pytest.mark.rule("W1")
@pytest.mark.parametrize("coal, vp", [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (5, 4), (18, 17)])
def test_coal_chart(components, coal, vp):
    assert components.coal_chart.points(coal) == vp


def test_lease(components):
    assert components.lease == {1: (2, 0), 2: (2, 1), 3: (1, 2)}


@pytest.mark.rule("F5")
@pytest.mark.parametrize("thaler, vp", [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (7, 32)])
def test_points_for_thaler(components, thaler, vp):
    assert components.final_scoring.thaler(thaler) == vp


@pytest.mark.rule("F6")
@pytest.mark.parametrize("debts, vp", [(0, 0), (1, -1), (2, -3), (5, -9)])
def test_points_for_debts(components, debts, vp):
    assert components.final_scoring.debts(debts) == vp


@pytest.mark.rule("F3", "F4")
def test_points_for_buildings_and_markers(components):
    assert [components.final_scoring.buildings(count) for count in range(5)] == [0, 1, 3, 6, 10]
    assert components.final_scoring.unused_marker_vp == 1


def test_levels(components):
    assert {number: level.vp for number, level in components.levels.items()} == {
        1: (1,),
        2: (2, 1),
        3: (3, 2, 1),
        4: (4, 3, 2, 1),
    }
    assert [components.levels[number].fee for number in (1, 2, 3, 4)] == [
        (),
        ("coal", "wood", "food"),
        ("coal",),
        ("food",),
    ]
    assert [components.levels[number].colour for number in (1, 2, 3, 4)] == ["yellow", "blue", "green", "brown"]


def test_twenty_tiles_five_a_level(components):
    assert Counter(tile.level for tile in components.tiles.values()) == {1: 5, 2: 5, 3: 5, 4: 5}
    assert all(number == tile.number and number // 10 == tile.level for number, tile in components.tiles.items())


def test_requirements(components):
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


# Where the values come from


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
def test_provenance(components, key, source):
    assert components.provenance(key).source == source
    assert components.provenance(key).guessed == (source == "reconstructed")


def test_the_most_exact_entry_counts(components):
    assert "1 yellow and 2 brown" in components.provenance("tile.21.requirement").why
    assert components.provenance("tile.22.requirement") == components.provenance("tile.42.requirement")


def test_no_provenance_for_what_is_no_value(components):
    with pytest.raises(KeyError):
        components.provenance("tunnel.gold")


# Hash and JSON


def test_values_survive_json(components):
    data = json.loads(json.dumps(components.to_json()))
    again = from_json(data, "save", components)
    assert again == components
    assert again.hash == components.hash
    assert again.corrected == frozenset()


def test_the_hash_is_that_of_the_values(components):
    comment = parse("# another comment\n" + TEXT.replace("is our guess", "is our best guess"), "copy")
    assert comment.hash == components.hash
    assert comment == components
    assert re.fullmatch("[0-9a-f]{64}", components.hash)


@pytest.mark.parametrize(
    "text",
    ["supply.thaler = 17", "tile.44.symbol = 'hammer_and_pick'", "pool.C.pit_water = true", "winter.lease.3.food = 2"],
)
def test_every_other_value_has_another_hash(components, text):
    other = corrected(components, text)
    assert other.hash != components.hash
    assert other != components


def test_other_values_of_a_save_count_as_corrected(components):
    data = components.to_json()
    data["tunnel"]["coal"] = [1, 2, 1, 2, 1, 2, 2]
    read = from_json(data, "save", components)
    assert read.tunnel.coal == (1, 2, 1, 2, 1, 2, 2)
    assert read.provenance("tunnel.coal").source == "corrected"
    assert read.provenance("tunnel.lorry") == components.provenance("tunnel.lorry")


@pytest.mark.parametrize("data", [None, [], "text", 3, {}, {"schema": 1}])
def test_what_is_no_component_data_is_refused(components, data):
    with pytest.raises(ComponentsError) as caught:
        from_json(data, "save", components)
    assert caught.value.origin == "save"


# Correcting


def test_a_correction_changes_what_it_names_and_nothing_else(components):
    mine = corrected(components, "[tunnel]\ncoal = [1, 2, 1, 2, 1, 2, 2]")
    assert mine.tunnel.coal == (1, 2, 1, 2, 1, 2, 2)
    expected = components.to_json()
    expected["tunnel"]["coal"] = [1, 2, 1, 2, 1, 2, 2]
    assert mine.to_json() == expected
    assert mine.corrected == {"tunnel.coal"}
    assert mine.provenance("tunnel.coal") == Provenance("corrected", "")


def test_a_requirement_is_corrected_as_a_whole(components):
    mine = corrected(components, "[tile.14]\nrequirement = { black = 2 }")
    assert mine.tiles[14].requirement == (2, 0, 0, 0)
    assert mine.corrected == {"tile.14.requirement"}


def test_one_disk_count_corrects_one_key(components):
    mine = corrected(components, "[disks.2]\nblack = 8\nbrown = 6")
    assert mine.disks[2] == (8, 6, 4)
    assert mine.corrected == {"disks.2.black", "disks.2.brown"}


def test_a_picture_is_corrected(components):
    mine = corrected(components, "[layout.tower]\npicture = '''\n 1 1 1\n2 2 2\n 3 3 3\n4 4 4 4\n'''")
    assert mine.layouts["tower"].cells[:4] == (((0, 0), 1), ((0, 1), 1), ((0, 2), 1), ((1, 0), 2))
    assert mine.corrected == {"layout.tower.picture"}


def test_the_same_value_is_no_correction(components):
    mine = corrected(components, "[tunnel]\ncoal = [2, 1, 2, 1, 2, 1, 2]")
    assert mine.corrected == frozenset()
    assert mine.provenance("tunnel.coal").guessed


def test_a_complete_copy_is_no_correction(components):
    mine = corrected(components, TEXT)
    assert mine == components
    assert mine.corrected == frozenset()


def test_a_complete_copy_with_one_change_corrects_that(components):
    mine = corrected(components, TEXT.replace("coal = [2, 1, 2, 1, 2, 1, 2]", "coal = [1, 1, 3, 1, 2, 1, 2]"))
    assert mine.corrected == {"tunnel.coal"}
    assert mine.provenance("tunnel.coal").source == "corrected"


def test_a_guess_is_confirmed_without_a_change(components):
    mine = corrected(components, "[provenance]\n'tunnel.coal' = { source = 'printed', why = 'My board shows it.' }")
    assert mine.provenance("tunnel.coal") == Provenance("printed", "My board shows it.")
    assert mine.hash == components.hash


def test_a_change_may_say_where_it_comes_from(components):
    text = "[tunnel]\ncoal = [1, 1, 3, 1, 2, 1, 2]\n[provenance]\n'tunnel.coal' = { source = 'printed', why = 'Seen.' }"
    mine = corrected(components, text)
    assert mine.provenance("tunnel.coal") == Provenance("printed", "Seen.")


# Refusing

CORRECTIONS = {
    # an unknown key
    "gold = 1": ("gold", "1", "keys"),
    "tunnel.gold = 1": ("tunnel.gold", "1", "keys"),
    "disks.5 = {}": ("disks.5", "{}", "keys"),
    "tile.16 = {}": ("tile.16", "{}", "keys"),
    "tile.11.marker = 'ladder'": ("tile.11.marker", '"ladder"', "keys"),
    "tile.11.requirement = { red = 1 }": ("tile.11.requirement.red", "1", "keys"),
    "layout.castle = {}": ("layout.castle", "{}", "keys"),
    "pool.E = {}": ("pool.E", "{}", "keys"),
    "provenance.'tunnel.coal' = { source = 'printed', why = 'x', who = 'y' }": (
        "provenance.tunnel.coal.who",
        '"y"',
        "keys",
    ),
    # a wrong type
    "tunnel = 3": ("tunnel", "3", "table"),
    "provenance = 3": ("provenance", "3", "table"),
    "tile.11 = [1]": ("tile.11", "[1]", "table"),
    "supply.thaler = '16'": ("supply.thaler", '"16"', "whole_number"),
    "supply.thaler = 16.0": ("supply.thaler", "16.0", "whole_number"),
    "supply.thaler = true": ("supply.thaler", "true", "whole_number"),
    "supply.thaler = 1979-05-27": ("supply.thaler", '"1979-05-27"', "whole_number"),
    "pool.C.pit_water = 1": ("pool.C.pit_water", "1", "flag"),
    "tunnel.coal = 11": ("tunnel.coal", "11", "numbers_with_sum"),
    "tunnel.coal = [true, 2, 2, 1, 2, 1, 2]": ("tunnel.coal", "[true, 2, 2, 1, 2, 1, 2]", "numbers_with_sum"),
    "tunnel.coal = [2.0, 1, 2, 1, 2, 1, 2]": ("tunnel.coal", "[2.0, 1, 2, 1, 2, 1, 2]", "numbers_with_sum"),
    "tile.11.symbol = 3": ("tile.11.symbol", "3", "one_of"),
    "level.1.distant_fee = 'coal'": ("level.1.distant_fee", '"coal"', "some_of"),
    "layout.tower.picture = 3": ("layout.tower.picture", "3", "text"),
    "layout.tower.players = 3": ("layout.tower.players", "3", "subset"),
    "provenance.'tunnel.coal' = { source = 'printed', why = 3 }": ("provenance.tunnel.coal.why", "3", "text"),
    # out of range
    "schema = 2": ("schema", "2", "whole_number"),
    "disk_value.black = 0": ("disk_value.black", "0", "whole_number"),
    "supply.thaler = -1": ("supply.thaler", "-1", "whole_number"),
    "pinge.blocked_from_water = 0": ("pinge.blocked_from_water", "0", "whole_number"),
    "pinge.wood_symbols = 3": ("pinge.wood_symbols", "3", "whole_number"),
    "tunnel.excavation_blocked_from_water = 10": ("tunnel.excavation_blocked_from_water", "10", "whole_number"),
    "pool.C.min_players = 2": ("pool.C.min_players", "2", "whole_number"),
    "winter.lease.1.food = 10": ("winter.lease.1.food", "10", "whole_number"),
    "winter.coal_chart.vp = []": ("winter.coal_chart.vp", "[]", "numbers_up_to"),
    "final_scoring.debt_vp_first = 1": ("final_scoring.debt_vp_first", "1", "whole_number"),
    "final_scoring.building_symbols_vp = [0, 1, 3]": ("final_scoring.building_symbols_vp", "[0, 1, 3]", "numbers"),
    "level.1.vp = [1, 1, 1, 1, 1]": ("level.1.vp", "[1, 1, 1, 1, 1]", "numbers_up_to"),
    "level.1.colour = 'red'": ("level.1.colour", '"red"', "one_of"),
    "level.1.distant_fee = ['coal', 'coal']": ("level.1.distant_fee", '["coal", "coal"]', "some_of"),
    "level.1.distant_fee = ['gold']": ("level.1.distant_fee", '["gold"]', "some_of"),
    "tile.11.symbol = 'building'": ("tile.11.symbol", '"building"', "one_of"),
    "tile.12.symbol = 'fork'": ("tile.12.symbol", '"fork"', "one_of"),
    "tile.12.building = 'water_mill'": ("tile.12.building", '"water_mill"', "one_of"),
    "tile.14.marker = 'ladder'": ("tile.14.marker", '"ladder"', "one_of"),
    "tile.11.requirement = { black = 7 }": ("tile.11.requirement.black", "7", "whole_number"),
    "provenance.'tunnel.coal' = { source = 'guessed', why = 'x' }": (
        "provenance.tunnel.coal.source",
        '"guessed"',
        "one_of",
    ),
    "provenance.'tunnel.gold' = { source = 'printed', why = 'x' }": (
        "provenance.tunnel.gold",
        "no value's place",
        "value_place",
    ),
    # sums and counts
    "disks.2.black = 8": ("disks.2", '{"black": 8, "brown": 7, "yellow": 4}', "sum"),
    "pinge.coal_groups = [3, 2, 3]": ("pinge.coal_groups", "[3, 2, 3]", "numbers_with_sum"),
    "pinge.coal_groups = [5, 2]": ("pinge.coal_groups", "[5, 2]", "numbers_with_sum"),
    "tunnel.coal = [2, 1, 2, 1, 2, 1, 3]": ("tunnel.coal", "[2, 1, 2, 1, 2, 1, 3]", "numbers_with_sum"),
    "tunnel.coal = [2, 1, 2, 1, 2, 3]": ("tunnel.coal", "[2, 1, 2, 1, 2, 3]", "numbers_with_sum"),
    "tunnel.coal = [2, 1, 2, 1, 2, 0, 3]": ("tunnel.coal", "[2, 1, 2, 1, 2, 0, 3]", "numbers_with_sum"),
    "tunnel.vp = [1, 1, 2, 2, 2, 2, 2]": ("tunnel.vp", "[1, 1, 2, 2, 2, 2, 2]", "numbers_with_sum"),
    "tunnel.wheelbarrow = [1, 3]": ("tunnel.wheelbarrow", "[1, 3]", "ascending"),
    "tunnel.wheelbarrow = [0, 3, 5]": ("tunnel.wheelbarrow", "[0, 3, 5]", "ascending"),
    "tunnel.oil_lamp = [2, 4, 6, 8]": ("tunnel.oil_lamp", "[2, 4, 6, 8]", "ascending"),
    "tunnel.oil_lamp = [2, 2, 6, 7]": ("tunnel.oil_lamp", "[2, 2, 6, 7]", "ascending"),
    "tunnel.lorry = [5, 3, 6, 7]": ("tunnel.lorry", "[5, 3, 6, 7]", "ascending"),
    "tile.11.requirement = {}": ("tile.11.requirement", "{}", "disks"),
    "tile.11.requirement = { grey = 0 }": ("tile.11.requirement", '{"grey": 0}', "disks"),
    "tile.41.requirement = { brown = 3, grey = 4 }": ("tile.41.requirement", '{"brown": 3, "grey": 4}', "disks"),
    # layouts
    "layout.tower.players = []": ("layout.tower.players", "[]", "subset"),
    "layout.tower.players = [3, 2]": ("layout.tower.players", "[3, 2]", "subset"),
    "layout.tower.players = [5]": ("layout.tower.players", "[5]", "subset"),
    "layout.tower.tiles_per_level = [3, 3, 3, 6]": ("layout.tower.tiles_per_level", "[3, 3, 3, 6]", "numbers"),
    "layout.tower.tiles_per_level = [3, 3, 4, 3]": ("layout.tower.picture", "[3, 3, 3, 4]", "tiles_per_level"),
    "layout.tower.picture = ''": ("layout.tower.picture", '""', "text"),
    "layout.tower.picture = '   '": ("layout.tower.picture line 1", "nothing", "picture_line"),
    "layout.tower.picture = ' 1 5 1'": ("layout.tower.picture line 1", '" 1 5 1"', "picture_line"),
    'layout.tower.picture = " 1 1 1\\n 2 2 2"': ("layout.tower.picture line 2", '" 2 2 2"', "picture_line"),
    'layout.tower.picture = " 11"': ("layout.tower.picture line 1", '" 11"', "picture_line"),
    'layout.tower.picture = "\\t1"': ("layout.tower.picture line 1", '"\\t1"', "picture_line"),
    f'layout.tower.picture = "1{" " * 25}1"': (
        "layout.tower.picture size",
        "1 rows, 27 characters wide",
        "picture_size",
    ),
    "layout.tower.picture = ' 1 1 1'": ("layout.tower.picture", "[3, 0, 0, 0]", "tiles_per_level"),
    "layout.tower.picture = '''\n 1 1 1\n2 2 2\n 3 3\n4 4 4   4   3\n'''": (
        "layout.tower.picture line 4",
        "4",
        "touching",
    ),
    "layout.tower.picture = '''\n 1 1 1\n2 2 2   4\n 3 3 3 4\n4 4\n'''": (
        "layout.tower.picture line 2",
        "4",
        "touching",
    ),
}


@pytest.mark.parametrize("text", CORRECTIONS)
def test_a_wrong_correction_is_refused_with_key_found_and_allowed(components, text):
    key, found, kind = CORRECTIONS[text]
    error = refused(components, text)
    assert (error.key, error.found, error.allowed.kind) == (key, found, kind)
    assert error.origin == "mine.toml"
    assert str(error) == f"mine.toml: {key} is {found}; allowed is {error.allowed}."
    assert "{" not in str(error.allowed)


def test_every_kind_of_refusal_is_a_sentence():
    for kind, sentence in ALLOWED_KINDS.items():
        assert re.fullmatch(r"[a-z_0-9]+", kind)
        assert "{0}" in sentence or "{1}" not in sentence


MISSING = [
    "schema",
    "disks",
    "disks.2",
    "disks.2.black",
    "disk_value.yellow",
    "supply.thaler",
    "pinge",
    "pinge.coal_groups",
    "pinge.bonus_vp.1",
    "tunnel.vp",
    "tunnel.lorry",
    "pool.C",
    "pool.C.pit_water",
    "winter.coal_chart",
    "winter.lease.3.thaler",
    "final_scoring.unused_marker_vp",
    "level.2",
    "level.2.colour",
    "level.2.distant_fee",
    "tile.11",
    "tile.11.requirement",
    "tile.11.symbol",
    "tile.12.building",
    "tile.14.marker",
    "layout.wings",
    "layout.wings.players",
    "layout.wings.picture",
]


@pytest.mark.parametrize("key", MISSING)
def test_a_missing_key_is_named(components, key):
    data = components.to_json()
    *tables, last = key.split(".")
    table = data
    for name in tables:
        table = table[name]
    del table[last]
    with pytest.raises(ComponentsError) as caught:
        from_json(data, "save", components)
    assert (caught.value.key, caught.value.found) == (key, "nothing")


def test_a_value_without_provenance_is_refused():
    text = re.sub(r'(?m)^"tunnel\.lorry" = .*$', "", TEXT)
    with pytest.raises(ComponentsError) as caught:
        parse(text, "copy.toml")
    assert (caught.value.key, caught.value.allowed.kind) == ("tunnel.lorry", "provenance")


@pytest.mark.parametrize(
    "text",
    [
        "= 3",
        "tunnel = ",
        "[tunnel]\n[tunnel]",
        "a = 1\na = 2",
        "x = " + "9" * 5000,
        "x = " + "[" * 5000,
        "\x00",
        "x = '",
    ],
    ids=range(8),
)
def test_bad_toml_is_refused(components, text):
    error = refused(components, text)
    assert (error.key, error.allowed.kind) == ("", "toml")
    assert error.found
    assert str(error).startswith("mine.toml is ")


def test_a_number_of_thousands_of_digits_is_refused(components):
    error = refused(components, "supply.thaler = 0x" + "f" * 5000)
    assert (error.key, error.found) == ("supply.thaler", "too large to be shown")


def test_a_long_value_is_shown_shortened(components):
    error = refused(components, f"tunnel.coal = {[1] * 1000}")
    assert len(error.found) <= 80


def test_a_text_that_is_too_long_is_refused(components):
    error = refused(components, "#" * (SIZE_LIMIT + 1))
    assert (error.key, error.allowed.kind, error.allowed.values) == ("", "size", (SIZE_LIMIT,))


# The user's file


def test_without_a_file_of_the_user_the_built_in_values_count(components, tmp_path):
    assert load_for_user(BUILT_IN, None) == (components, None)
    assert load_for_user(BUILT_IN, tmp_path / "none.toml") == (components, None)


def test_the_users_file_takes_precedence(tmp_path):
    mine = tmp_path / "haspelknecht.toml"
    mine.write_text("[tile.11]\nsymbol = 'hammer_and_pick'", encoding="utf-8")
    components, error = load_for_user(BUILT_IN, mine)
    assert error is None
    assert components.tiles[11].symbol == "hammer_and_pick"
    assert components.corrected == {"tile.11.symbol"}


def test_a_byte_order_mark_does_no_harm(tmp_path):
    mine = tmp_path / "haspelknecht.toml"
    mine.write_text("[supply]\nthaler = 20\n", encoding="utf-8-sig")
    components, error = load_for_user(BUILT_IN, mine)
    assert error is None
    assert components.supply.thaler == 20


@pytest.mark.parametrize(
    "content, kind",
    [
        (b"supply.thaler = 0", "whole_number"),
        (b"\xff\xfe", "utf8"),
        (b"tunnel", "toml"),
        (b"#" * (SIZE_LIMIT + 1), "size"),
    ],
)
def test_a_wrong_file_of_the_user_is_answered_with_the_built_in_values_and_the_error(
    components, tmp_path, content, kind
):
    mine = tmp_path / "haspelknecht.toml"
    mine.write_bytes(content)
    used, error = load_for_user(BUILT_IN, mine)
    assert used == components
    assert error.allowed.kind == kind
    assert error.origin == str(mine)
    assert str(mine) in str(error)


def test_a_file_of_the_user_that_cannot_be_read_is_an_error(components, tmp_path):
    used, error = load_for_user(BUILT_IN, tmp_path)
    assert used == components
    assert error.allowed.kind == "readable"


def test_a_wrong_built_in_file_is_no_quiet_matter(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("schema = 1", encoding="utf-8")
    with pytest.raises(ComponentsError):
        load_for_user(broken, None)
    with pytest.raises(FileNotFoundError):
        load_for_user(tmp_path / "none.toml", None)


def test_the_interface_names_what_it_offers():
    assert all(hasattr(printed_data, name) for name in printed_data.__all__)
