"""Every legal move is one path, no path is two moves, and an illegal path is explained by a rule."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht import elements, pointing
from haspelknecht_qt.game_ui.haspelknecht.pieces import take_back_element
from haspelknecht_qt.game_ui.haspelknecht.pointing import PointingMistake
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import (
    DiskColour,
    Good,
    Marker,
    Mine,
    Placeable,
    Step,
    Storage,
    Tile,
    TileQuestion,
    Worker,
)
from haspelknecht_qt.table.ledger import Piece as TablePiece
from haspelknecht_qt.table.move_index import MoveIndex, PathContinuations
from haspelknecht_qt.ui.refusals import find_refusal
from tests.games.haspelknecht.table import Table
from tests.ui.games import GAME, KINDS, kind_name, positions


def path_to(table, text):
    found = pointing.paths(table.state, GAME.legal_moves(table.state))
    return next(path for path, move in found if GAME.write_move(move) == text)


def test_path_of_a_taking_leads_from_its_pool_to_its_cart_field():
    assert path_to(Table(Step.FIRST_TAKING), "take B brown") == ("pool.B.brown", "cart.1")
    second = Table(Step.SECOND_TAKING).hand(black=2)
    assert path_to(second, "take A yellow") == ("pool.A.yellow", "cart.2")
    assert path_to(second, "pass") == ("pass",)


def test_path_of_the_oil_lamp_leads_over_reserve_and_pool():
    table = Table(Step.FIRST_TAKING).has(markers=Marker.OIL_LAMP)
    assert path_to(table, "exchange A black A yellow") == ("marker.oil_lamp", "reserve.A.black", "pool.A.yellow")


def test_path_of_a_placement_leads_from_the_piece_to_the_worker():
    table = Table(Step.PLANNING).hand(black=1, yellow=1).has(food=1, markers=Marker.WHEELBARROW)
    assert path_to(table, "place yellow coal_digger") == ("hand.yellow", "digger")
    assert path_to(table, "place food coal_digger") == ("farm.food", "digger")
    assert path_to(table, "place wheelbarrow farmhand") == ("marker.wheelbarrow", "farmhand")


def test_path_of_an_acquisition_ends_with_the_chosen_fee():
    table = Table().own(1, 21).has(coal=1, food=1).plan(Worker.FARMER, yellow=1, brown=2)
    assert path_to(table, "acquire farmer 21 coal") == ("player_disk", "tile.21", "farm.coal")
    assert path_to(table, "acquire farmer 21 food") == ("player_disk", "tile.21", "farm.food")


def test_path_of_an_acquisition_ends_with_the_worker_if_both_can():
    table = Table().has(improved=True).plan(Worker.FARMER, brown=2).plan(Worker.FARMHAND, brown=2)
    assert path_to(table, "acquire farmer 11") == ("player_disk", "tile.11", "farmer")
    assert path_to(table, "acquire farmhand 11") == ("player_disk", "tile.11", "farmhand")


def test_board_buttons_for_water_appear_only_if_both_counts_are_legal():
    table = Table().has(water=3).plan(Worker.FARMER, black=1).play("work farmer")
    assert path_to(table, "water 2") == ("pinge.water", "brook")
    english = Table(rulebook="english").has(water=3).plan(Worker.FARMER, black=1).play("work farmer")
    assert path_to(english, "water 1") == ("pinge.water", "brook", "water.1")
    assert path_to(english, "water 2") == ("pinge.water", "brook", "water.2")


def test_paths_of_mining_follow_the_coal():
    pinge = Table().plan(Worker.FARMER, black=1).play("work farmer")
    assert path_to(pinge, "excavate") == ("pinge.coal", "farm.coal")
    tunnel = Table().has(exhausted=True, pinge=0, tunnel_wood=2, shaft=1)
    tunnel.plan(Worker.COAL_MINER, food=1).plan(Worker.HASPELKNECHT, food=1)
    assert path_to(tunnel, "work haspelknecht") == ("haspelknecht",)
    tunnel.play("work coal_miner")
    assert path_to(tunnel, "excavate") == ("tunnel.coal", "shaft.coal")
    assert path_to(tunnel, "finish") == ("finish",)
    tunnel.play("finish", "work haspelknecht")
    assert path_to(tunnel, "reel") == ("shaft.coal", "farm.coal")


def test_paths_of_winter_storage_lead_from_the_farm_to_the_target():
    table = Table(Step.STORING).has(wood=1, food=1)
    assert path_to(table, "store farm food") == ("farm.food", "storage.farm")
    assert path_to(table, "wood pinge") == ("farm.wood", "pinge.wood")


@pytest.mark.parametrize(
    "path, intended",
    [
        (("hand.black", "digger"), moves.place(Placeable.BLACK, Worker.COAL_DIGGER)),
        (("hand.brown", "mill"), moves.place(Placeable.BROWN, Worker.WATER_MILL)),
        (("farm.food", "farmer"), moves.place(Placeable.FOOD, Worker.FARMER)),
        (("marker.ladder", "miner"), moves.place(Placeable.LADDER, Worker.COAL_MINER)),
        (("miner",), moves.activate(Worker.COAL_MINER)),
        (("pool.C.yellow",), moves.take(2, DiskColour.YELLOW)),
        (("pinge.coal", "farm.coal"), moves.EXCAVATE),
        (("shaft.coal", "farm.coal"), moves.REEL),
        (("farm.wood", "tunnel.wood"), moves.place_wood(Mine.TUNNEL)),
        (("farm.coal", "storage.barn"), moves.store(Storage.BARN, Good.COAL)),
        (("player_disk", "tile.41"), moves.acquire(Worker.FARMER, Tile.COAL_DRIVER, None)),
        (("player_disk", "tile.21", "farm.wood"), moves.acquire(Worker.FARMER, Tile.BUCKET, Good.WOOD)),
        (("marker.windlass", "haspelknecht"), moves.use_marker(Marker.WINDLASS)),
        (
            ("marker.oil_lamp", "reserve.A.black", "pool.B.brown"),
            moves.exchange_disks(0, DiskColour.BLACK, 1, DiskColour.BROWN),
        ),
        (("farm.wood", "building.charcoal_burner"), moves.BURN),
        (("end_turn",), moves.END_TURN),
    ],
)
def test_illegal_path_intends_a_move(path, intended):
    assert pointing.intended_moves(Table().state, path)[0] == intended


def test_water_path_intends_as_much_water_as_can_be_removed():
    table = Table().has(water=3)
    assert pointing.intended_moves(table.state, ("pinge.water", "brook"))[0] == moves.remove_water(2)
    assert pointing.intended_moves(table.has(water=1).state, ("pinge.water", "brook"))[0] == moves.remove_water(1)
    assert pointing.intended_moves(table.state, ("shaft.water", "brook")) == ()
    table.state.effect = TileQuestion.WINDLASS
    assert pointing.intended_moves(table.has(water=3).state, ("pinge.water", "brook"))[0] == moves.remove_water(1)


def test_refused_path_has_the_rule_of_the_game_engine():
    table = Table(Step.PLANNING).hand(black=1)
    refused = find_refusal(GAME, pointing, table.state, ("hand.black", "digger"))
    assert (refused.move, refused.rule) == (moves.place(Placeable.BLACK, Worker.COAL_DIGGER), "P5")


@pytest.mark.parametrize(
    "path, mistake",
    [
        (("hand.black", "tile.11"), PointingMistake.DISK_ON_TILE),
        (("marker.ladder", "tile.11"), PointingMistake.DISK_ON_TILE),
        (("farm.food", "tile.11"), PointingMistake.NOT_ON_A_WORKER),
        (("farm.thaler", "tile.11"), PointingMistake.NOT_ON_A_WORKER),
        (("hand.black", "farm.food"), PointingMistake.NOT_ON_A_WORKER),
        (("reserve.A.black", "cart.1"), PointingMistake.RESERVE),
        (("pool.A.black", "farmer"), PointingMistake.NOT_ON_THE_CART),
        (("seat.2.farm",), PointingMistake.OPPONENT_BOARD),
        (("player_disk", "farmer"), PointingMistake.NOT_ON_A_TILE),
        (("tunnel.coal", "farm.coal"), PointingMistake.TUNNEL_COAL),
        (("farm.thaler", "storage.farm"), PointingMistake.THALER_ON_STORAGE),
        (("marker.hauling_cable", "farmer"), PointingMistake.MARKER),
        (("marker.ladder", "brook"), PointingMistake.DISK_MARKER),
        (("farm",), PointingMistake.NO_POSSIBLE_MOVE),
    ],
)
def test_path_without_a_move_is_refused_with_its_mistake(path, mistake):
    refused = find_refusal(GAME, pointing, Table(Step.PLANNING).hand(black=1).state, path)
    assert (refused.move, refused.mistake, refused.rule) == (None, mistake, mistake.value)


@pytest.mark.rule("W3")
@pytest.mark.parametrize("path", [("farm.food", "tile.11"), ("farm.food", "brook"), ("farm.wood", "farm.coal")])
def test_good_put_beside_the_storage_while_storing_is_refused_with_the_rule_of_storing(path):
    state = Table(Step.STORING).has(food=1, wood=1).state
    assert find_refusal(GAME, pointing, state, path).mistake == PointingMistake.NOT_ON_STORAGE


@pytest.mark.rule("E13")
def test_wood_put_beside_the_wood_symbols_while_storing_is_refused_with_the_rule_of_wood():
    state = Table(Step.STORING).has(wood=1).state
    assert find_refusal(GAME, pointing, state, ("farm.wood", "shaft.coal")).mistake == PointingMistake.WOOD


@pytest.mark.rule("T5")
def test_lifting_a_disk_is_refused_while_water_is_returned():
    state = Table(Step.RETURNING_WATER).hand(black=1).state
    refused = find_refusal(GAME, pointing, state, ("hand.black",))
    assert (refused.move, refused.mistake) == (None, PointingMistake.NO_POSSIBLE_MOVE)


@pytest.mark.rule("D4")
@pytest.mark.parametrize("disks", [{"brown": 2}, {"yellow": 2}], ids=["enough", "others"])
def test_disks_dragged_from_a_worker_to_a_tile_are_refused_as_a_click_on_the_tile(disks):
    state = Table().plan(Worker.FARMER, **disks).state
    clicked, dragged = (find_refusal(GAME, pointing, state, path) for path in [("tile.11",), ("farmer", "tile.11")])
    assert (dragged.move, dragged.rule, dragged.mistake) == (clicked.move, clicked.rule, clicked.mistake)
    assert (dragged.mistake is None) == ("brown" not in disks)


def test_taking_to_the_wrong_cart_field_is_a_pointing_mistake():
    table = Table(Step.FIRST_TAKING)
    refused = find_refusal(GAME, pointing, table.state, ("pool.A.black", "cart.2"))
    assert (refused.mistake, refused.move) == (PointingMistake.NOT_ON_THE_CART, moves.take(0, DiskColour.BLACK))
    index = MoveIndex(pointing.paths(table.state, GAME.legal_moves(table.state)))
    assert index.lookup(("pool.A.black",)) == PathContinuations(("cart.1",))


@pytest.mark.rule("P1")
@pytest.mark.parametrize("piece", Placeable)
def test_take_back_path_leads_from_the_worker_to_the_source(piece):
    back = pointing.take_back_paths(Table(Step.PLANNING).state, moves.place(piece, Worker.FARMER))
    kind = elements.KIND_BY_PIECE[piece]
    assert {start for start, _ in back} == {take_back_element(TablePiece(1, kind, "farmer", 0))}
    ends = {end for _, end in back}
    assert ends == ({"cart.1", "cart.2"} if piece <= Placeable.YELLOW else {elements.SOURCE_BY_PIECE[piece]})


@pytest.mark.rule("P1")
@pytest.mark.parametrize("target", ["farmhand", "tile.11", "brook"])
@pytest.mark.parametrize("piece", Placeable)
def test_placed_piece_that_is_not_put_back_to_its_source_is_refused(piece, target):
    state = Table(Step.PLANNING).hand(black=1).state
    start = take_back_element(TablePiece(1, elements.KIND_BY_PIECE[piece], "farmer", 0))
    refused = find_refusal(GAME, pointing, state, (start, target))
    assert (refused.move, refused.mistake, refused.rule) == (None, PointingMistake.PLACED_PIECE, "P1")


def test_only_placements_are_taken_back():
    for move in moves.all_moves():
        if not isinstance(move, moves.Place):
            assert pointing.take_back_paths(Table(Step.PLANNING).state, move) == []


@pytest.mark.parametrize("options", KINDS[::4], ids=kind_name)
def test_element_ids_are_read_as_they_were_made(options):
    for state, legal in positions(options, 8):
        for path, _ in pointing.paths(state, legal):
            for element in path:
                tile = elements.tile_of(element)
                assert tile is None or elements.tile_element(tile) == element
                place, colour = (
                    elements.pool_and_colour(element) if elements.kind_of(element) == "pool" else (None, None)
                )
                assert place is None or elements.pool_element(place, colour) == element
    assert elements.place_on_card(elements.card(2, "farm")) == (2, "farm")
    assert elements.place_on_card(elements.card(3)) == (3, "")
    assert elements.place_on_card("farm.coal") is None
    assert elements.tile_of("tile.99") is None
