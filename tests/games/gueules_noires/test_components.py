"""The printed values of Gueules Noires: content of the file, sources, corrections and errors."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.components import Provenance
from haspelknecht_qt.core.validation import ComponentsError
from haspelknecht_qt.games.gueules_noires.components import apply_corrections, from_json, load, load_for_user, parse
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.printed import MONEY_IDS, SPACE_IDS, VEHICLES
from tests.games.gueules_noires.table import BUILT_IN, GAME, ORDER

FILE = paths.resources() / "gueules_noires" / "components.toml"
TEXT = FILE.read_text(encoding="utf-8")


def refused(text: str) -> ComponentsError:
    with pytest.raises(ComponentsError) as caught:
        apply_corrections(BUILT_IN, text, "mine.toml")
    return caught.value


# Printed values


def test_component_counts_are_those_of_the_rulebook():
    assert sum(BUILT_IN.tile_copies) == 48
    assert len(BUILT_IN.orders) == 44
    assert Counter(order.vehicle for order in BUILT_IN.orders) == dict.fromkeys(range(4), 11)
    assert len(SPACE_IDS) == 26
    assert BUILT_IN.setup.cubes_per_colour * 4 == 64
    assert [BUILT_IN.money_francs[space] for space in MONEY_IDS] == [3, 4, 5, 6]
    assert list(BUILT_IN.extraction_moves.values()) == [4, 6, 8, 10]
    assert (len(BUILT_IN.locked_with_2), len(BUILT_IN.locked_with_2_or_3)) == (4, 3)


def test_orders_belong_to_the_vehicle_in_their_id():
    for order in BUILT_IN.orders:
        assert order.id.startswith(VEHICLES[order.vehicle])
        assert 1 <= sum(order.cells) <= 4
    horse = BUILT_IN.orders[ORDER["horsecart-11"]]
    assert (horse.cells, horse.vp) == ((1, 1, 1, 1), 10)


def test_every_value_has_a_provenance():
    sources = Counter(BUILT_IN.provenance(key).source for key in BUILT_IN.value_keys())
    assert set(sources) == {"printed", "derived", "reconstructed"}
    guessed = [key for key in BUILT_IN.value_keys() if BUILT_IN.provenance(key).is_guessed]
    assert guessed == [f"mine.printed_minecart.{colour}" for colour in ("yellow", "brown", "grey", "black")]
    assert BUILT_IN.provenance("setup.francs.2").source == "printed"
    assert BUILT_IN.provenance("order.truck-03.cells").source == "derived"
    assert BUILT_IN.provenance("extraction.extraction-8").source == "printed", "the most exact key counts"
    with pytest.raises(KeyError):
        BUILT_IN.provenance("engine.power")


def test_hash_depends_only_on_the_values_and_survives_json():
    again = from_json(BUILT_IN.to_json(), "save", BUILT_IN)
    assert again == BUILT_IN
    assert again.hash == BUILT_IN.hash
    assert again.corrected_keys == frozenset()
    assert parse("# a comment\n" + TEXT, "copy").hash == BUILT_IN.hash


# Corrections


def test_correction_changes_only_the_named_values():
    mine = apply_corrections(
        BUILT_IN, '[order.truck-03]\ncells = ["black", "yellow"]\n[minecart]\nprice = { grey = 5 }', "mine.toml"
    )
    expected = BUILT_IN.to_json()
    expected["order"]["truck-03"]["cells"] = ["yellow", "black"]
    expected["minecart"]["price"]["grey"] = 5
    assert mine.to_json() == expected
    assert mine.corrected_keys == {"order.truck-03.cells", "minecart.price.grey"}
    assert mine.provenance("minecart.price.grey") == Provenance("corrected", "")
    assert mine.hash != BUILT_IN.hash
    kept = from_json(mine.to_json(), "save", BUILT_IN)
    assert kept == mine
    assert kept.corrected_keys == mine.corrected_keys


def test_unchanged_values_are_no_corrections_and_a_stated_source_is_used():
    assert apply_corrections(BUILT_IN, TEXT, "copy").corrected_keys == frozenset()
    stated = '[provenance]\n"mine.printed_minecart" = { source = "printed", why = "My board shows it." }'
    mine = apply_corrections(BUILT_IN, stated, "mine.toml")
    assert mine.provenance("mine.printed_minecart.grey") == Provenance("printed", "My board shows it.")


def test_corrected_locks_close_other_spaces():
    mine = apply_corrections(BUILT_IN, '[locks]\nmarked_2_3 = ["factory-8", "extraction-6", "money-3"]', "mine.toml")
    game = GueulesNoires(mine)
    state = game.initial_state(game.setup({"players": 3}, 0))
    assert [space.id for space in state.box.spaces if not space.is_open] == ["factory-8", "extraction-6", "money-3"]


def test_setup_contains_the_corrected_values():
    game = GueulesNoires(apply_corrections(BUILT_IN, "[money]\nmoney-6 = 7", "mine.toml"))
    setup = game.setup({"players": 2}, 0)
    data = game.setup_to_json(setup)
    assert data["components"]["money"]["money-6"] == 7
    assert GAME.setup_from_json(data) == setup
    assert GAME.data_hash(GAME.setup_from_json(data)) == game.components.hash


def test_user_file_is_used_unless_it_has_an_error(tmp_path):
    assert load_for_user(FILE, None) == (BUILT_IN, None)
    assert load_for_user(FILE, tmp_path / "none.toml") == (BUILT_IN, None)
    good, wrong = tmp_path / "good.toml", tmp_path / "wrong.toml"
    good.write_text("[end_scoring]\nexcess_tile_vp = -3", encoding="utf-8")
    wrong.write_text("[end_scoring]\nexcess_tile_vp = 3", encoding="utf-8")
    mine, error = load_for_user(FILE, good)
    assert (mine.final_scoring.excess_tile_vp, error) == (-3, None)
    mine, error = load_for_user(FILE, wrong)
    assert mine == BUILT_IN
    assert (error.key, error.found) == ("end_scoring.excess_tile_vp", "3")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.toml")


# Refused values


@pytest.mark.parametrize(
    "text, message",
    [
        ("[engine]\npower = 1", "engine is .*; allowed is only the keys schema, setup"),
        ("[setup]\nworkers = { 5 = 10 }", "setup.workers.5 is 10; allowed is only the keys 2, 3, 4"),
        ("[setup]\nworkers = { 2 = 19 }", "setup.workers.2 is 19; allowed is a whole number from 1 to 18"),
        ("[setup]\ndisplay = { 2 = 8 }", "setup.display.2 is 8; allowed is a whole number from 7 to 7"),
        ("[setup]\norders_per_player = 4", "setup.display.2 is 7; allowed is a whole number from 9 to 9"),
        ("[minecart]\nprice = { red = 1 }", "minecart.price.red is 1; allowed is only the keys yellow, brown"),
        ("[minecart]\nprice = { grey = true }", "minecart.price.grey is true; allowed is a whole number from 0 to 9"),
        ("[tunnel_tile]\ngrey-2-lit = 4", "tunnel_tile is .*; allowed is numbers that add up to 48"),
        ("[tunnel_tile]\ngrey-3-lit = 4", "tunnel_tile.grey-3-lit is 4; allowed is only the keys yellow-1-lit"),
        ("[mine]\ncage_places = 0", "mine.cage_places is 0; allowed is a whole number from 1 to 9"),
        (
            '[mine]\nprinted_minecart = { grey = "left" }',
            'printed_minecart.grey is "left"; allowed is one of lit, dark',
        ),
        ('[extraction]\nextraction-4 = "4"', 'extraction.extraction-4 is "4"; allowed is a whole number from 1 to 20'),
        ("[money]\nbank = 0", "money.bank is 0; allowed is a whole number from 1 to 20"),
        ('[locks]\nmarked_2 = ["order-1"]', "locks.marked_2 is .*; allowed is a list of 4 to 4 entries"),
        (
            '[locks]\nmarked_2_3 = ["money-5", "money-3", "factory-8"]',
            "locks.marked_2_3 is .*; allowed is a list of names",
        ),
        (
            '[locks]\nmarked_2_3 = ["order-4", "money-3", "factory-8"]',
            "locks.marked_2_3 is .*; allowed is a list of names",
        ),
        ("[order.truck-03]\ncells = []", "order.truck-03.cells is .*; allowed is a list of 1 to 4 entries"),
        ('[order.truck-03]\ncells = ["red"]', 'order.truck-03.cells is "red"; allowed is one of yellow, brown'),
        ("[order.truck-03]\nvp = 51", "order.truck-03.vp is 51; allowed is a whole number from 0 to 50"),
        ("[order.truck-12]\nvp = 5", "order.truck-12 is .*; allowed is only the keys handcart-01"),
        (
            '[shift_scoring]\n"cells:grey" = { second = 5 }',
            "cells:grey.second is 5; allowed is a whole number from 0 to 4",
        ),
        ("[end_scoring]\nfrancs_per_vp = 0", "end_scoring.francs_per_vp is 0; allowed is a whole number from 1 to 99"),
        ("schema = 2", "schema is 2; allowed is a whole number from 1 to 1"),
        (
            '[provenance]\n"order.truck-03" = { source = "dreamt", why = "x" }',
            "source is .dreamt.; allowed is one of printed",
        ),
        ('[provenance]\n"wheel" = { source = "printed", why = "x" }', "provenance.wheel is no value's place"),
        ("[order", "mine.toml is not readable"),
    ],
)
def test_wrong_value_is_refused_with_its_key_and_the_allowed_values(text, message):
    error = refused(text)
    assert re.search(message, str(error)), str(error)
    assert error.origin == "mine.toml"


def test_missing_key_and_missing_provenance_are_refused():
    with pytest.raises(ComponentsError, match=r"money\.bank is nothing; allowed is a whole number"):
        parse(TEXT.replace("bank = 1\n", ""), "copy")
    with pytest.raises(ComponentsError, match=r"minecart\.price\.yellow is without a provenance"):
        parse(re.sub(r'(?m)^"minecart" = .*\n', "", TEXT), "copy")
