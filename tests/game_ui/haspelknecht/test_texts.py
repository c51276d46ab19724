"""Texts of the program: finished sentences in the player's words, all translatable."""

import pytest

from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import events, moves
from haspelknecht_qt.games.haspelknecht.kinds import (
    Building,
    Placeable,
    Season,
    Step,
    Storage,
    Tile,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from tests.games.haspelknecht.table import Table, four
from tests.ui.games import GAME
from tests.ui.wording import MINUS, SEATS, assert_said

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def texts():
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    return made


def test_the_prompt_at_the_end_names_the_winner(texts):
    state = Table(Step.END, players=2).has(scored=[30, 0, 0, 0, 0, 0, 0]).state
    headline, second = texts.prompts.prompt(state, None, SEATS)
    assert headline == "Ann1 wins with 30 VP"
    assert_said(second)


def test_equal_events_share_a_line(texts):
    state = Table().state
    dug = events.CoalExcavated(0, "pinge", 3)
    assert texts.events.line(dug, state, 3) == "Ann1 excavates 3 coal from the Pinge"


# Previews


def detail(texts, table, text):
    return texts.moves.consequences(table.state, GAME.read_move(text))


def test_a_taking_tells_its_turn_order_value_and_its_water(texts):
    table = Table(Step.FIRST_TAKING, players=2)
    table.state.pools = [[3, 2, 1], [0, 2, 1]]
    assert detail(texts, table, "take A black") == "Turn order value 3"
    table.hand(brown=2, seat=1)
    assert detail(texts, table, "take A black").startswith("Turn order value 3: place 1 of 2")
    assert detail(texts, table, "take B brown").startswith("Turn order value 4: place 2 of 2 · +1 pit water")


def test_water_that_begins_to_block_is_told(texts):
    table = Table(Step.FIRST_TAKING).has(water=1)
    assert detail(texts, table, "take B brown").endswith("pit water then blocks excavating")


def test_a_placement_tells_what_the_worker_would_bring(texts):
    table = Table(Step.PLANNING, season=Season.SUMMER).hand(yellow=2, black=1)
    assert detail(texts, table, "place yellow farmer") == "As planned: +2 food"
    table.play("place yellow farmer")
    assert detail(texts, table, "place black farmer") == "Could acquire: 12 Barn, 13 Pickaxe"
    assert detail(texts, table, "place black farmhand") == "As planned: +1 coal"


def test_work_is_foretold_to_its_end(texts):
    table = Table().has(water=2).plan(Worker.COAL_DIGGER, food=1)
    assert detail(texts, table, "work coal_digger").startswith(f"+1 coal, {MINUS}2 pit water")


def test_an_acquisition_tells_points_fee_and_effect(texts):
    table = Table().own(1, 33).has(coal=4).plan(Worker.FARMER, black=1, brown=3)
    said = detail(texts, table, "acquire farmer 33 coal")
    assert said.startswith(f"+1 wood, {MINUS}1 coal, +2 VP")
    assert "the fee goes to Bob2" in said
    assert "coal in winter: 2 VP instead of 3" in said
    assert "counts as a black disk" in said


def test_storing_tells_its_points_and_finishing_what_is_lost(texts):
    table = Table(Step.STORING).has(wood=1, food=2)
    assert detail(texts, table, "store farm wood") == "1 VP"
    assert detail(texts, table, "store farm food") == "0 VP"
    assert detail(texts, table, "done") == "To the supply: 2 food, 1 wood"


# Names, tiles, score, advice


def test_places_of_others_begin_with_their_name(texts):
    state = Table(players=3).state
    state.players[2].food = 3
    assert texts.places.short_name(state, 0, "seat.2.farm.food") == "Cyd3. Farm: 3 food"
    assert texts.places.short_name(state, 0, "seat.1") == "Bob2"
    assert texts.places.short_name(state, 0, "storage.cellar") == ""


@pytest.mark.parametrize("rulebook", RULEBOOKS.values(), ids=RULEBOOKS)
def test_every_tile_says_what_it_does(rulebook):
    said = [TILE_TEXTS.effect(tile, rulebook) for tile in Tile]
    assert len(set(said)) == len(said)
    for text in said:
        assert_said(text)


def test_tiles_whose_rule_differs_say_so():
    effects = {name: TILE_TEXTS.effect(Tile.COAL_STORAGE, book) for name, book in RULEBOOKS.items()}
    assert "1 coal and 1 wood" in effects["dutch"]
    assert "1 coal or 1 wood" in effects["french"]


def test_a_tile_tells_its_price_for_this_player(texts):
    table = Table().own(1, 21)
    names = texts.seats.names(len(table.state.players))
    assert TILE_TEXTS.availability_text(table.state, 0, 11, names) == "No fee: level 1 is open to all"
    assert (
        TILE_TEXTS.availability_text(table.state, 0, 21, names) == "Fee, one of these, to Bob2: 1 coal, 1 wood, 1 food"
    )
    assert TILE_TEXTS.availability_text(table.state, 1, 21, names) == "You own it"
    assert TILE_TEXTS.availability_text(table.state, 0, 33, names).startswith("Out of reach")
    assert "Next owner: 1 VP" in TILE_TEXTS.facts(table.state, 0, 21, names)


def test_points_of_developments_are_explained_by_their_tiles(texts):
    state = Table().own(0, 11, 12).state
    assert texts.score.item_calculation(state, 0, "developments") == "Owns: 11 Carrying Pole, 12 Barn"


def test_advice_is_given_while_planning_only(texts):
    table = Table(Step.PLANNING, season=Season.AUTUMN).has(water=2, food=1).hand(brown=1)
    advice = texts.prompts.remarks(table.state)
    assert [(remark.kind, remark.rule) for remark in advice] == [("lock", "M2"), ("warn", "W2"), ("hint", "P9")]
    assert advice[1].headline == "Still missing for this winter’s lease: 1 food"
    for remark in advice:
        assert_said(remark.headline)
        assert_said(remark.text)
    assert texts.prompts.remarks(Table().state) == []


def test_a_placement_that_will_lapse_is_warned_of(texts):
    table = Table(Step.PLANNING).plan(Worker.FARMER, yellow=1, brown=2).own(1, 11).own(1, 12)
    table.has(tiles=[])
    [remark] = [remark for remark in texts.prompts.remarks(table.state) if remark.rule == "E1"]
    assert remark.headline == "Farmer: nothing to do as things stand"


@pytest.mark.rule("P10", "E1")
def test_the_prompt_says_that_disks_of_one_colour_may_lapse(texts):
    # 13 asks for black and any; three coal are gone and no wood lies in the Pinge.
    table = Table().plan(Worker.FARMER, black=2).has(pinge=4)
    headline, second = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)
    assert headline.endswith("acquire a development: drag your player disk to it")
    assert second == "Acquire a development, or end your turn and lose these disks."
    mixed = Table().plan(Worker.FARMER, black=1, yellow=2).has(wood=1, food=1).own(1, 23)
    assert texts.prompts.prompt(mixed.state, GAME.decision(mixed.state), SEATS)[1] == "Yet to work: Farmer"


@pytest.mark.rule("34", "15")
def test_the_coal_sacks_say_what_brings_coal_where_there_is_none(texts):
    table = four().has(buildings=int(Building.CHARCOAL_BURNER), wood=2).own(0, 24).acquire(34)
    assert table.state.effect == TileQuestion.COAL_SACKS
    said = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]
    assert said == "Use the Charcoal Burner first, or skip this."
    table.play("burn")
    assert texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1].startswith("1 coal for 1 Thaler")


@pytest.mark.rule("R11")
def test_a_synergy_action_that_may_be_declined_is_declined_by_its_name(texts):
    table = Table(rulebook="french").plan(Worker.FARMER, black=1).plan(Worker.FARMHAND, black=1)
    table.play("work farmer", "excavate", "work farmhand", "excavate")
    assert table.legal() == ["excavate", "finish"]
    assert texts.moves.button_label(table.state, moves.FINISH_WORK) == "Skip the synergy bonus"
    assert texts.moves.line(table.state, moves.FINISH_WORK) == "Skip the synergy bonus"
    miner = Table().plan(Worker.COAL_MINER, food=1).has(exhausted=True, pinge=0, tunnel_wood=2).play("work coal_miner")
    assert texts.moves.button_label(miner.state, moves.FINISH_WORK) == "End this work"


def test_what_may_be_taken_back_is_named(texts):
    said = {texts.moves.take_back_line(Table().state, moves.place(piece, Worker.FARMER)) for piece in Placeable}
    assert len(said) == len(Placeable)


def test_a_seat_without_a_player_has_a_number():
    assert make_texts(GAME).seats.name(1) == "Player 2"


def test_chance_is_announced(texts):
    state = GAME.initial_state(GAME.setup({"players": 2}, 1))
    assert texts.prompts.prompt(state, Decision(CHANCE, state.step.value), SEATS)[0] == "The turn order is drawn"


def test_storage_places_have_different_sentences(texts):
    state = Table(Step.STORING).state
    stored = {storage: "coal" if storage == Storage.COAL_STORAGE_COAL else "wood" for storage in Storage}
    said = {texts.events.line(events.GoodStored(0, storage, good, 0), state) for storage, good in stored.items()}
    assert len(said) == len(Storage)


def test_named_layouts_are_said_and_unknown_ones_keep_their_id(texts):
    assert texts.options.value_name("layout", "three_long_legs") == "Three long legs"
    # The owner of a box may know others.
    assert texts.options.value_name("layout", "spiral") == "spiral"
