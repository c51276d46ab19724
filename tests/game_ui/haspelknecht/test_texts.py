"""Texts of the program: finished sentences in the player's words, all translatable."""

from types import SimpleNamespace

import pytest

from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.game_ui.haspelknecht.screen_reader import HaspelknechtTableTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht import developments, events, moves
from haspelknecht_qt.games.haspelknecht.kinds import (
    Building,
    Good,
    Marker,
    Placeable,
    Season,
    Step,
    Storage,
    Tile,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from tests.games.haspelknecht.table import Table, exhausted, four
from tests.ui.games import GAME
from tests.ui.wording import BOTS, MINUS, SEATS, assert_said

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


@pytest.mark.rule("E1", "E9")
def test_log_does_not_call_actions_impossible_that_the_player_gave_up(texts):
    table = exhausted().plan(Worker.COAL_MINER, food=1).play("work coal_miner", "excavate")
    assert "excavate" in table.legal()
    [(ended, after)] = GAME.events_with_states(table.state, moves.FINISH_WORK)
    assert texts.events.line(ended, after) == "Ann1 leaves 2 action(s) unused"


# Previews


def consequences(texts, table, text):
    return texts.moves.consequences(table.state, GAME.read_move(text))


def test_preview_of_a_taking_shows_turn_order_value_and_water(texts):
    table = Table(Step.FIRST_TAKING, players=2)
    table.state.pools = [[3, 2, 1], [0, 2, 1]]
    assert consequences(texts, table, "take A black") == "Turn order value 3"
    table.hand(brown=2, seat=1)
    assert consequences(texts, table, "take A black").startswith("Turn order value 3: place 1 of 2")
    assert consequences(texts, table, "take B brown").startswith("Turn order value 4: place 2 of 2 · +1 pit water")


def test_preview_of_a_taking_warns_of_water_that_will_block(texts):
    table = Table(Step.FIRST_TAKING).has(water=1)
    assert consequences(texts, table, "take B brown").endswith("pit water then blocks excavating")


def test_preview_of_a_placement_shows_the_result_of_the_worker(texts):
    table = Table(Step.PLANNING, season=Season.SUMMER).hand(yellow=2, black=1)
    assert consequences(texts, table, "place yellow farmer") == "As planned: +2 food"
    table.play("place yellow farmer")
    assert consequences(texts, table, "place black farmer") == "Could acquire: 12 Barn, 13 Pickaxe"
    assert consequences(texts, table, "place black farmhand") == "As planned: +1 coal"


def test_preview_of_work_shows_its_whole_result(texts):
    table = Table().has(water=2).plan(Worker.COAL_DIGGER, food=1)
    assert consequences(texts, table, "work coal_digger").startswith(f"+1 coal, {MINUS}2 pit water")


def test_preview_of_an_acquisition_shows_points_fee_and_effect(texts):
    table = Table().own(1, 33).has(coal=4).plan(Worker.FARMER, black=1, brown=3)
    words = consequences(texts, table, "acquire farmer 33 coal")
    assert words.startswith(f"+1 wood, {MINUS}1 coal, +2 VP")
    assert "the fee goes to Bob2" in words
    assert "coal in winter: 2 VP instead of 3" in words
    assert "counts as a black disk" in words


@pytest.mark.parametrize("disks, tile, is_said", [({"black": 2}, 13, False), ({"brown": 3}, 22, True)])
def test_neighbour_is_the_reason_for_no_fee_only_above_level_1(texts, disks, tile, is_said):
    table = Table().own(0, 12).plan(Worker.FARMER, **disks)
    assert developments.is_adjacent(table.state, 0, tile)
    assert ("no fee" in consequences(texts, table, f"acquire farmer {tile}")) is is_said


def test_preview_of_storing_shows_points_and_lost_goods(texts):
    table = Table(Step.STORING).has(wood=1, food=2)
    assert consequences(texts, table, "store farm wood") == "1 VP"
    assert consequences(texts, table, "store farm food") == "0 VP"
    assert consequences(texts, table, "done") == "To the supply: 2 food, 1 wood"


# Names, tiles, score, advice


def test_names_of_opponents_places_begin_with_the_player(texts):
    state = Table(players=3).state
    state.players[2].food = 3
    assert texts.places.short_name(state, 0, "seat.2.farm.food") == "Cyd3. Farm: 3 food"
    assert texts.places.short_name(state, 0, "seat.1") == "Bob2"
    assert texts.places.short_name(state, 0, "storage.cellar") == ""


@pytest.mark.parametrize("rulebook", RULEBOOKS.values(), ids=RULEBOOKS)
def test_every_tile_has_its_own_effect_text(rulebook):
    words = [TILE_TEXTS.effect(tile, rulebook) for tile in Tile]
    assert len(set(words)) == len(words)
    for text in words:
        assert_said(text)


def test_effect_text_of_a_tile_differs_by_rulebook():
    effects = {name: TILE_TEXTS.effect(Tile.COAL_STORAGE, book) for name, book in RULEBOOKS.items()}
    assert "1 coal and 1 wood" in effects["dutch"]
    assert "1 coal or 1 wood" in effects["french"]


def test_tile_shows_its_fee_for_a_player(texts):
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


@pytest.mark.rule("M1", "M2", "M5")
def test_water_is_a_lock_only_where_it_alone_forbids_excavating(texts):
    def rules(**fields):
        table = Table(Step.PLANNING).has(**fields).hand(brown=1)
        return [remark.rule for remark in texts.prompts.remarks(table.state)]

    assert "M2" in rules(water=2)
    assert "M2" not in rules(water=2, pinge=4, wood=0)
    assert "M2" in rules(water=2, pinge=4, wood=1)
    assert "M5" in rules(water=6, exhausted=True, pinge=0, tunnel_wood=1)
    assert "M5" not in rules(water=6, exhausted=True, pinge=0, tunnel_wood=4, tunnel=11)


@pytest.mark.rule("M1", "E4")
def test_hint_of_a_worker_names_water_if_nothing_else_can_be_done(texts):
    table = Table().plan(Worker.FARMER, black=2).has(pinge=4, water=1, wood=0).play("work farmer")
    assert table.legal() == ["water 1"]
    words = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]
    assert words == "Drag pit water to the brook."


@pytest.mark.rule("E10", "R5")
@pytest.mark.parametrize("rulebook, chooses", [("dutch", False), ("english", True), ("french", True)])
def test_hint_of_the_haspelknecht_names_a_single_water_if_it_may_be_removed(texts, rulebook, chooses):
    table = exhausted(rulebook=rulebook).plan(Worker.HASPELKNECHT, food=1).has(water=1, shaft=2)
    table.play("work haspelknecht")
    assert ("water 1" in table.legal()) == chooses
    words = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]
    assert "coal" in words
    assert ("pit water" in words) == chooses


@pytest.mark.rule("T3")
def test_players_who_will_be_skipped_are_not_announced(texts):
    table = Table(Step.SECOND_TAKING, players=3)
    table.state.order = [1, 0, 2]
    decision = GAME.decision(table.state)
    assert texts.prompts.prompt(table.state, decision, BOTS[:3])[1] == "Then: Ann1, Cyd3"
    table.state.players[0].cart1[:] = [3, 2, 0]
    assert texts.prompts.prompt(table.state, decision, BOTS[:3])[1] == "Then: Cyd3"


@pytest.mark.rule("F7", "14")
def test_told_change_of_the_score_includes_pit_water(texts):
    table = Table().has(markers=int(Marker.HAULING_CABLE), water=4).plan(Worker.FARMER, yellow=1)
    move = GAME.read_move("use hauling_cable")
    told = texts.moves.consequences(table.state, move)
    before = table.standing("water"), GAME.standing(table.state).seats[0].total
    table.play("use hauling_cable")
    assert table.standing("water") > before[0]
    # The forecast rises by the point of the marker alone, which the text names.
    assert GAME.standing(table.state).seats[0].total == before[1] + 1
    assert "+1 VP" in told
    assert "if the game ended now" not in told


@pytest.mark.rule("W1", "H4")
def test_end_of_the_turn_before_the_scoring_promises_no_points(texts):
    table = Table(Step.WINTER, season=Season.WINTER, rulebook="english", players=2)
    for player in table.state.players:
        player.coal, player.water, player.markers = 6, 1, int(Marker.HAULING_CABLE)
    assert texts.moves.consequences(table.state, moves.DONE) == ""
    table.play("done")
    assert texts.moves.consequences(table.state, moves.DONE) == ""


@pytest.mark.rule("M1", "M2")
def test_removing_water_frees_excavating_only_if_nothing_else_forbids_it(texts):
    def told(**fields):
        table = Table().plan(Worker.FARMER, black=2).has(water=2, **fields).play("work farmer")
        return texts.moves.consequences(table.state, moves.remove_water(2))

    assert "excavating is possible again" in told()
    assert "excavating" not in told(pinge=4, wood=0)
    assert "excavating" not in told(pinge=4, wood=1)


@pytest.mark.rule("W1")
def test_preview_in_the_storage_phase_promises_no_points_for_coal(texts):
    fields = {"markers": int(Marker.WINDLASS), "exhausted": True, "pinge": 0, "shaft": 3, "coal": 2}
    table = Table(Step.STORING, season=Season.WINTER, rulebook="french").has(**fields).play("use windlass")
    assert "winter" not in texts.moves.consequences(table.state, moves.REEL)


def lines_for_screen_readers(texts, table):
    """The lines about scores and leases, and those about the other player."""
    view_state = SimpleNamespace(state=table.state, viewer=0, seats=SEATS[:2], standing=GAME.standing(table.state))
    reader = HaspelknechtTableTexts(None, texts)
    return reader._standing_and_lease_lines(view_state), reader._opponent_lines(table.state, 1)


@pytest.mark.rule("W1", "W2")
@pytest.mark.parametrize(
    "step, lease, says_forecast",
    [(Step.WINTER, "missing", True), (Step.STORING, "paid", True), (Step.END, "paid", False)],
)
def test_screen_reader_says_what_still_holds_in_winter(texts, step, lease, says_forecast):
    table = Table(step, season=Season.WINTER, year=3, players=2).has(coal=6, food=0, thaler=0)
    lines, _ = lines_for_screen_readers(texts, table)
    assert ("if the game ended now" in lines[0]) == says_forecast
    assert any("coal" in line for line in lines) == (step is Step.WINTER)
    assert lines[-1].startswith("Lease for year III:")
    assert lines[-1].endswith(lease)


def test_screen_reader_names_the_action_markers_of_others(texts):
    table = Table(players=2).own(1, 23)
    table.other.markers = int(Marker.LADDER)
    assert "Action markers: 23 Ladder" in lines_for_screen_readers(texts, table)[1]


@pytest.mark.rule("R12", "W3")
def test_refusals_in_winter_name_the_worker_at_work(texts):
    table = Table(Step.STORING, season=Season.WINTER, rulebook="english").has(coal=1)
    table.state.active = Worker.HASPELKNECHT
    refused = moves.Store(Storage.FARM, Good.COAL)
    assert texts.moves.refusal(table.state, refused, ()).endswith("A worker is at work: first use his actions.")


def test_remark_warns_of_a_placement_that_will_lapse(texts):
    table = Table(Step.PLANNING).plan(Worker.FARMER, yellow=1, brown=2).own(1, 11).own(1, 12)
    table.has(tiles=[])
    [remark] = [remark for remark in texts.prompts.remarks(table.state) if remark.rule == "E1"]
    assert remark.headline == "Farmer: nothing to do as things stand"


@pytest.mark.rule("P10", "E1")
def test_prompt_warns_that_disks_of_one_colour_may_lapse(texts):
    # Tile 13 requires a black and any disk; three coal are gone and no wood lies in the Pinge.
    table = Table().plan(Worker.FARMER, black=2).has(pinge=4)
    headline, second = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)
    assert headline.endswith("acquire a development: drag your player disk to it")
    assert second == "Acquire a development, or end your turn and lose these disks."
    mixed = Table().plan(Worker.FARMER, black=1, yellow=2).has(wood=1, food=1).own(1, 23)
    assert texts.prompts.prompt(mixed.state, GAME.decision(mixed.state), SEATS)[1] == "Yet to work: Farmer"


@pytest.mark.rule("E1", "E13")
def test_prompt_lists_workers_who_need_wood_among_those_yet_to_work(texts):
    table = Table().has(pinge=4, wood=1).plan(Worker.FARMER, yellow=1).plan(Worker.COAL_DIGGER, thaler=1)
    assert "work coal_digger" not in table.legal()
    second = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]
    assert second == "Yet to work: Farmer, Coal-digger"


@pytest.mark.rule("E1", "E13", "TM1")
@pytest.mark.parametrize(
    "fields", [{"tunnel_wood": 0}, {"wood": 0, "water": 5, "markers": int(Marker.HAULING_CABLE)}], ids=["wood", "water"]
)
def test_prompt_does_not_call_a_plan_complete_whose_worker_lacks_coal(texts, fields):
    table = exhausted().plan(Worker.COAL_MINER, food=1).has(**fields)
    table.state.acted = True
    assert "end turn" in table.legal()
    assert "work coal_miner" not in table.legal()
    headline, second = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)
    assert headline.endswith("make coal accessible or end your turn")
    assert second.endswith("Then they can work: Coal-miner")


@pytest.mark.rule("E1")
def test_prompt_names_workers_whose_pay_lapses(texts):
    table = exhausted().plan(Worker.COAL_MINER, food=1).has(tunnel_wood=0, wood=0)
    table.state.acted = True
    assert table.legal() == ["end turn"]
    headline, second = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)
    assert headline.endswith("end your turn")
    assert second.startswith("Nothing to do as things stand: Coal-miner. ")


@pytest.mark.rule("E1", "E13")
def test_prompt_offers_further_uses_only_if_there_are_any(texts):
    table = Table().plan(Worker.FARMER, brown=1).play("work farmer")
    offered = "You may still use wood"
    assert offered in texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]
    table.has(wood=0)
    assert table.legal() == ["end turn"]
    assert offered not in texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]


@pytest.mark.rule("R12", "W1")
def test_prompt_before_the_scoring_offers_uses_only_if_there_are_any(texts):
    table = Table(Step.WINTER, season=Season.WINTER, rulebook="english").has(markers=int(Marker.HAULING_CABLE), water=1)
    assert "use anything" in texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[0]
    table.play("use hauling_cable")
    assert table.legal() == ["done"]
    headline, _ = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)
    assert headline.endswith("continue to the scoring phase")


@pytest.mark.rule("R12", "W3")
def test_prompt_of_the_storage_phase_offers_markers_to_players_without_goods(texts):
    offered = "You may still play action markers."
    table = Table(Step.STORING, season=Season.WINTER, rulebook="english").has(
        exhausted=True, pinge=0, shaft=1, markers=int(Marker.WINDLASS)
    )
    assert table.legal() == ["use windlass", "done"]
    assert texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1].endswith(offered)
    table.has(markers=0)
    assert offered not in texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]


@pytest.mark.rule("34", "15")
def test_prompt_of_the_coal_sacks_suggests_the_charcoal_burner(texts):
    table = four().has(buildings=int(Building.CHARCOAL_BURNER), wood=2).own(0, 24).acquire(34)
    assert table.state.effect == TileQuestion.COAL_SACKS
    words = texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1]
    assert words == "Use the Charcoal Burner first, or skip this."
    table.play("burn")
    assert texts.prompts.prompt(table.state, GAME.decision(table.state), SEATS)[1].startswith("1 coal for 1 Thaler")


@pytest.mark.rule("R11")
def test_declining_a_synergy_action_has_its_own_label(texts):
    table = Table(rulebook="french").plan(Worker.FARMER, black=1).plan(Worker.FARMHAND, black=1)
    table.play("work farmer", "excavate", "work farmhand", "excavate")
    assert table.legal() == ["excavate", "finish"]
    assert texts.moves.button_label(table.state, moves.FINISH_WORK) == "Skip the synergy bonus"
    assert texts.moves.line(table.state, moves.FINISH_WORK) == "Skip the synergy bonus"
    miner = Table().plan(Worker.COAL_MINER, food=1).has(exhausted=True, pinge=0, tunnel_wood=2).play("work coal_miner")
    assert texts.moves.button_label(miner.state, moves.FINISH_WORK) == "End this work"


def test_take_back_lines_of_different_pieces_differ(texts):
    words = {texts.moves.take_back_line(Table().state, moves.place(piece, Worker.FARMER)) for piece in Placeable}
    assert len(words) == len(Placeable)


def test_a_seat_without_a_player_has_a_number():
    assert make_texts(GAME).seats.name(1) == "Player 2"


def test_prompt_announces_the_draw_of_the_turn_order(texts):
    state = GAME.initial_state(GAME.setup({"players": 2}, 1))
    assert texts.prompts.prompt(state, Decision(CHANCE, state.step.value), SEATS)[0] == "The turn order is drawn"


def test_storage_places_have_different_sentences(texts):
    state = Table(Step.STORING).state
    stored = {storage: "coal" if storage == Storage.COAL_STORAGE_COAL else "wood" for storage in Storage}
    words = {texts.events.line(events.GoodStored(0, storage, good, 0), state) for storage, good in stored.items()}
    assert len(words) == len(Storage)


def test_named_layouts_have_names_and_unknown_ones_keep_their_id(texts):
    assert texts.options.value_name("layout", "three_long_legs") == "Three long legs"
    # The owner of a box may add others.
    assert texts.options.value_name("layout", "spiral") == "spiral"
