"""Corrections of printed values in the user's file: possible changes, and errors."""

import re

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.components import MAX_FILE_SIZE, Provenance
from haspelknecht_qt.core.validation import ALLOWED_KINDS, ComponentsError
from haspelknecht_qt.games.haspelknecht.components import apply_corrections, from_json, load, load_for_user, parse

BUILT_IN = paths.game_folder("haspelknecht") / "components.toml"
TEXT = BUILT_IN.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def components():
    return load(BUILT_IN)


def corrected(components, text):
    return apply_corrections(components, text, "mine.toml")


def refused(components, text):
    with pytest.raises(ComponentsError) as caught:
        corrected(components, text)
    return caught.value


# Corrections


def test_correction_changes_only_the_named_value(components):
    mine = corrected(components, "[tunnel]\ncoal = [1, 2, 1, 2, 1, 2, 2]")
    assert mine.tunnel.coal == (1, 2, 1, 2, 1, 2, 2)
    expected = components.to_json()
    expected["tunnel"]["coal"] = [1, 2, 1, 2, 1, 2, 2]
    assert mine.to_json() == expected
    assert mine.corrected_keys == {"tunnel.coal"}
    assert mine.provenance("tunnel.coal") == Provenance("corrected", "")


def test_a_requirement_is_corrected_as_a_whole(components):
    mine = corrected(components, "[tile.14]\nrequirement = { black = 2 }")
    assert mine.tiles[14].requirement == (2, 0, 0, 0)
    assert mine.corrected_keys == {"tile.14.requirement"}


def test_each_disk_count_is_corrected_under_its_own_key(components):
    mine = corrected(components, "[disks.2]\nblack = 8\nbrown = 6")
    assert mine.disks[2] == (8, 6, 4)
    assert mine.corrected_keys == {"disks.2.black", "disks.2.brown"}


def test_layout_picture_is_corrected(components):
    mine = corrected(components, "[layout.tower]\npicture = '''\n 1 1 1\n2 2 2\n 3 3 3\n4 4 4 4\n'''")
    assert mine.layouts["tower"].cells[:4] == (((0, 0), 1), ((0, 1), 1), ((0, 2), 1), ((1, 0), 2))
    assert mine.corrected_keys == {"layout.tower.picture"}


def test_the_same_value_is_no_correction(components):
    mine = corrected(components, "[tunnel]\ncoal = [2, 1, 2, 1, 2, 1, 2]")
    assert mine.corrected_keys == frozenset()
    assert mine.provenance("tunnel.coal").is_guessed


def test_a_complete_copy_is_no_correction(components):
    mine = corrected(components, TEXT)
    assert mine == components
    assert mine.corrected_keys == frozenset()


def test_complete_copy_with_one_change_corrects_one_value(components):
    mine = corrected(components, TEXT.replace("coal = [2, 1, 2, 1, 2, 1, 2]", "coal = [1, 1, 3, 1, 2, 1, 2]"))
    assert mine.corrected_keys == {"tunnel.coal"}
    assert mine.provenance("tunnel.coal").source == "corrected"


def test_a_guess_is_confirmed_without_a_change(components):
    mine = corrected(components, "[provenance]\n'tunnel.coal' = { source = 'printed', why = 'My board shows it.' }")
    assert mine.provenance("tunnel.coal") == Provenance("printed", "My board shows it.")
    assert mine.hash == components.hash


def test_correction_may_state_its_provenance(components):
    text = "[tunnel]\ncoal = [1, 1, 3, 1, 2, 1, 2]\n[provenance]\n'tunnel.coal' = { source = 'printed', why = 'Seen.' }"
    mine = corrected(components, text)
    assert mine.provenance("tunnel.coal") == Provenance("printed", "Seen.")


# Refused corrections

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
    "pinge.blocked_from_water = 3": ("pinge.blocked_from_water", "3", "whole_number"),
    "tunnel.reeling_blocked_from_water = 1": ("tunnel.reeling_blocked_from_water", "1", "whole_number"),
    "supply.player_disks_per_player = 10": ("supply.player_disks_per_player", "10", "whole_number"),
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
    "level.1.distant_fee = ['coal']": ("level.1.distant_fee", '["coal"]', "empty"),
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
def test_wrong_correction_is_refused_with_key_found_and_allowed_values(components, text):
    key, found, kind = CORRECTIONS[text]
    error = refused(components, text)
    assert (error.key, error.found, error.allowed.kind) == (key, found, kind)
    assert error.origin == "mine.toml"
    assert str(error) == f"mine.toml: {key} is {found}; allowed is {error.allowed}."
    assert "{" not in str(error.allowed)


def test_every_kind_of_allowed_value_has_a_valid_name_and_text():
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
def test_error_names_the_missing_key(components, key):
    data = components.to_json()
    *tables, last = key.split(".")
    table = data
    for name in tables:
        table = table[name]
    del table[last]
    with pytest.raises(ComponentsError) as caught:
        from_json(data, "save", components)
    assert (caught.value.key, caught.value.found) == (key, "nothing")


def test_a_provenance_without_a_value_is_refused():
    with pytest.raises(ComponentsError) as caught:
        parse(TEXT + "\n\"tunnel.gold\" = { source = 'printed', why = 'Seen.' }\n", "copy.toml")
    assert (caught.value.key, caught.value.allowed.kind) == ("provenance.tunnel.gold", "value_place")


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
    error = refused(components, "#" * (MAX_FILE_SIZE + 1))
    assert (error.key, error.allowed.kind, error.allowed.values) == ("", "size", (MAX_FILE_SIZE,))


# The user's file


def test_built_in_values_are_used_without_a_user_file(components, tmp_path):
    assert load_for_user(BUILT_IN, None) == (components, None)
    assert load_for_user(BUILT_IN, tmp_path / "none.toml") == (components, None)


def test_user_file_takes_precedence(tmp_path):
    mine = tmp_path / "haspelknecht.toml"
    mine.write_text("[tile.11]\nsymbol = 'hammer_and_pick'", encoding="utf-8")
    components, error = load_for_user(BUILT_IN, mine)
    assert error is None
    assert components.tiles[11].symbol == "hammer_and_pick"
    assert components.corrected_keys == {"tile.11.symbol"}


def test_byte_order_mark_is_ignored(tmp_path):
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
        (b"#" * (MAX_FILE_SIZE + 1), "size"),
    ],
)
def test_wrong_user_file_gives_the_built_in_values_and_the_error(components, tmp_path, content, kind):
    mine = tmp_path / "haspelknecht.toml"
    mine.write_bytes(content)
    used, error = load_for_user(BUILT_IN, mine)
    assert used == components
    assert error.allowed.kind == kind
    assert error.origin == str(mine)
    assert str(mine) in str(error)


def test_unreadable_user_file_is_an_error(components, tmp_path):
    used, error = load_for_user(BUILT_IN, tmp_path)
    assert used == components
    assert error.allowed.kind == "readable"


def test_wrong_built_in_file_raises_an_error(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("schema = 1", encoding="utf-8")
    with pytest.raises(ComponentsError):
        load_for_user(broken, None)
    with pytest.raises(FileNotFoundError):
        load_for_user(tmp_path / "none.toml", None)
