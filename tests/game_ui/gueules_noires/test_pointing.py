"""Paths: every legal move has some, no path leads to two moves, and a rule explains each illegal path."""

from types import SimpleNamespace

import pytest

from haspelknecht_qt.game_ui.gueules_noires import elements, pointing
from haspelknecht_qt.game_ui.gueules_noires.pointing import PointingMistake
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_NUMBERS
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, StackKind, State, Step
from haspelknecht_qt.table.move_index import MoveIndex, PathContinuations
from haspelknecht_qt.ui.refusals import find_refusal
from tests.games.gueules_noires.table import GAME, ORDER, Table, counts


def paths_to(table, text):
    found = pointing.paths(table.state, GAME.legal_moves(table.state))
    return [path for path, move in found if GAME.write_move(move) == text]


def test_workers_are_placed_by_dragging_the_crew_or_clicking_the_space():
    assert paths_to(Table(), "place extraction-10") == [("crew", "space.extraction-10"), ("space.extraction-10",)]
    assert paths_to(Table(), "place bank") == [("crew", "bank"), ("bank",)]


def drafting_table():
    """A match in which the first seat drafts: the cards have the lowest numbers."""
    state = GAME.initial_state(GAME.setup({"players": 2, "first_player": "0"}, 1))
    while state.step is not Step.DRAFT:
        GAME.play(state, GAME.legal_moves(state)[0])
    return SimpleNamespace(state=state)


def test_drafted_card_is_dragged_to_the_orders():
    state = drafting_table().state
    (path, move), *_ = pointing.paths(state, GAME.legal_moves(state))
    assert path == (elements.order(move.order), "orders")


def table_with_drawn_tiles(*faces):
    table = Table(2)
    table.stack(StackKind.TILES, top=faces, by=0)
    return table.has(francs=20).play("place factory-draw5")


def test_every_copy_of_a_drawn_tile_can_be_pointed_at():
    table = table_with_drawn_tiles("grey-2-lit", "black-1-dark", "grey-2-lit", "brown-1-lit", "yellow-1-lit")
    assert paths_to(table, "take grey-2-lit") == [("hand.3", "mine"), ("hand.5", "mine")]
    assert paths_to(table, "take none") == [("take_none",)]
    table.play("take none")
    assert paths_to(table, "return top black-1-dark") == [("hand.4", "top")]


@pytest.mark.parametrize("side", ["top", "under"])
def test_hand_put_back_at_once_is_drawn_again_in_its_order(side):
    drawn = ("grey-2-lit", "black-1-dark", "brown-1-lit", "yellow-1-lit", "brown-2-dark")
    table = table_with_drawn_tiles("black-2-lit", *drawn)
    state = table.play("take none").state
    hand = list(state.hand)
    assert len(hand) == 5
    while state.step is Step.RETURN:
        move = dict(pointing.paths(state, GAME.legal_moves(state)))["all", side]
        assert pointing.intended_moves(state, ("all", side)) == (move,)
        GAME.play(state, move)
    stack = state.stacks[StackKind.TILES]
    again = stack.top[::-1][:5] if side == "top" else stack.under[-5:]
    assert again == hand


def test_substitute_cube_is_dragged_to_the_waiting_minecart():
    table = Table(2, tiles=["grey-2-lit"])
    table.state.supply[Colour.GREY] = 1
    table.has(francs=20).play("place factory-1")
    assert paths_to(table, "substitute black") == [("supply.black", "waiting")]


def table_without_grey_cubes():
    table = Table(2, tiles=["grey-2-lit"])
    table.state.supply[Colour.GREY] = 0
    return table.has(francs=20).play("place factory-1")


def mining_table(level=0, *, moves=8, **fields):
    return Table(2).has(level=level, **fields).holds("handcart-02").extracts(moves)


def test_cage_and_cubes_have_paths_to_their_targets():
    table = mining_table(cage=counts(brown=1), stock=counts(brown=1))
    assert paths_to(table, "cage 3") == [("cage", "level.3"), ("level.3",)]
    assert paths_to(table, "store brown") == [("cagecube.brown", "stock")]
    assert paths_to(table, "fill handcart-02 brown with cage:brown") == [("cagecube.brown", "cell.handcart-02.brown")]
    assert paths_to(table, "fill handcart-02 brown with stock:brown") == [("stockcube.brown", "cell.handcart-02.brown")]
    assert paths_to(table, "stop") == [("stop",)]
    assert paths_to(mining_table(3), "load grey") == [("cart.3.grey", "cage")]
    assert paths_to(mining_table(3), "cage surface") == [("cage", "surface"), ("surface",)]


def test_two_cubes_for_one_spot_are_chosen_one_after_the_other():
    table = mining_table(cage=counts(grey=2), stock=counts(yellow=1))
    assert paths_to(table, "fill handcart-02 brown with cage:grey stock:yellow") == [
        ("cagecube.grey", "stockcube.yellow", "cell.handcart-02.brown"),
        ("stockcube.yellow", "cagecube.grey", "cell.handcart-02.brown"),
        ("pair", "cagecube.grey", "stockcube.yellow", "cell.handcart-02.brown"),
        ("pair", "stockcube.yellow", "cagecube.grey", "cell.handcart-02.brown"),
    ]
    assert paths_to(table, "fill handcart-02 brown with cage:grey cage:grey") == [
        ("cagecube.grey", "cagecube.grey.2", "cell.handcart-02.brown"),
        ("pair", "cagecube.grey", "cagecube.grey.2", "cell.handcart-02.brown"),
    ]
    index = MoveIndex(pointing.paths(table.state, GAME.legal_moves(table.state)))
    assert isinstance(index.lookup(("cagecube.grey", "stockcube.yellow")), PathContinuations)


REFUSED = {
    "too few workers": (lambda: Table().stands("money-6", 1, 2).has(workers=2), ("crew", "space.money-6"), "GT2"),
    "a locked space": (lambda: Table(2), ("space.money-3",), "GS2"),
    "nothing to deliver": (Table, ("crew", "space.delivery-truck"), "GA7"),
    "no francs": (lambda: Table(tiles=["black-2-lit"]).has(francs=3), ("crew", "space.factory-1"), "GA1"),
    "no francs for a drawn tile": (
        lambda: table_with_drawn_tiles("black-2-lit").has(francs=3),
        ("hand.1", "cage"),
        "GA1",
    ),
    "no francs for a drawn tile that cannot be lifted": (
        lambda: table_with_drawn_tiles("black-2-lit").has(francs=3),
        ("hand.1",),
        "GA1",
    ),
    "no cube of a substitute colour": (table_without_grey_cubes, ("supply.grey",), "GA3"),
    "not mining": (Table, ("cage", "level.2"), "GA11"),
    "not mining, but coal for the cage": (Table, ("cart.3.grey",), "GA12"),
    "coal for a full cage": (lambda: mining_table(3, cage=counts(yellow=5)), ("cart.3.grey",), "GA12"),
    "where the cage is": (lambda: mining_table(2), ("level.2",), "GA11"),
    "cage below": (lambda: mining_table(2, cage=counts(grey=1)), ("cagecube.grey", "stock"), "GA14"),
    "no free spot": (mining_table, ("stockcube.grey", "cell.handcart-02.grey"), "GA15"),
    "one step left": (
        lambda: mining_table(moves=1, stock=counts(grey=2)),
        ("stockcube.grey", "stockcube.grey.2", "cell.handcart-02.brown"),
        "GA5",
    ),
    "the card instead of the spot": (lambda: mining_table(3), ("cagecube.brown", "order.handcart-02"), "GA13"),
    "not the time to draft": (Table, ("order.locomotive-11", "orders"), "GS5"),
}


@pytest.mark.parametrize("make, path, rule", REFUSED.values(), ids=REFUSED)
def test_illegal_move_is_refused_by_its_rule(make, path, rule):
    refused = find_refusal(GAME, pointing, make().state, path)
    assert (refused.rule, refused.mistake) == (rule, None)
    assert refused.move is not None


def with_order_on_a_space():
    table = Table()
    table.state.orders[1] = ORDER["truck-01"]
    return table


MISTAKES = {
    "workers on an order": (Table, ("crew", "orders"), PointingMistake.NOT_ON_A_SPACE),
    "workers while the cage is moved": (mining_table, ("crew",), PointingMistake.NO_POSSIBLE_MOVE_IN_EXTRACTION),
    "workers to the canteen": (Table, ("crew", "canteen"), PointingMistake.PUT_INTO_CANTEEN),
    "another's workers": (Table, ("seat.1.crew", "bank"), PointingMistake.OTHERS_WORKERS),
    "another's cage": (mining_table, ("seat.1.cage", "level.2"), PointingMistake.OTHERS_ELEMENT),
    "a tile dragged home": (Table, ("space.factory-2", "mine"), PointingMistake.OFFERED_TILE),
    "a tile dragged into the shaft": (Table, ("space.factory-2", "cage"), PointingMistake.OFFERED_TILE),
    "a card dragged home": (with_order_on_a_space, ("order.truck-01", "orders"), PointingMistake.OFFERED_ORDER),
    "an order to a vehicle": (
        mining_table,
        ("order.handcart-02", "space.delivery-handcart"),
        PointingMistake.OUTSTANDING_ORDER,
    ),
    "a cube off an order": (mining_table, ("cell.handcart-02.brown", "stock"), PointingMistake.CUBE_ON_ORDER),
    "a cube on an order, not lifted": (
        lambda: mining_table(cage=counts(brown=1)).play("fill handcart-02 brown with cage:brown"),
        ("cell.handcart-02.brown",),
        PointingMistake.CUBE_ON_ORDER,
    ),
    "a free spot alone": (mining_table, ("cell.handcart-02.brown",), PointingMistake.SPOT_WITHOUT_CUBE),
    "the storage alone": (mining_table, ("stock",), PointingMistake.STOCK_WITHOUT_CUBE),
    "coal of another level": (lambda: mining_table(2), ("cart.3.grey", "cage"), PointingMistake.OTHER_LEVEL),
    "coal of another level, not lifted": (lambda: mining_table(2), ("cart.3.grey",), PointingMistake.OTHER_LEVEL),
    "the loaded cage to the storage": (
        lambda: mining_table(2, cage=counts(grey=1)),
        ("cage", "stock"),
        PointingMistake.UNLOADED_BELOW_TO_STOCK,
    ),
    "the loaded cage to an order": (
        lambda: mining_table(2, cage=counts(grey=1)),
        ("cage", "cell.handcart-02.brown"),
        PointingMistake.UNLOADED_BELOW_ON_ORDER,
    ),
    "the cage at the surface to the storage": (
        lambda: mining_table(cage=counts(grey=1)),
        ("cage", "stock"),
        PointingMistake.STOCK_WITHOUT_CUBE,
    ),
    "the cage at the surface to an order": (
        lambda: mining_table(cage=counts(grey=1)),
        ("cage", "cell.handcart-02.brown"),
        PointingMistake.SPOT_WITHOUT_CUBE,
    ),
    "the empty cage to an order": (
        lambda: mining_table(2),
        ("cage", "cell.handcart-02.brown"),
        PointingMistake.NO_POSSIBLE_MOVE_IN_EXTRACTION,
    ),
    "another colour": (
        lambda: mining_table(stock=counts(grey=1)),
        ("stockcube.grey", "cell.handcart-02.brown"),
        PointingMistake.OTHER_COLOUR,
    ),
    "a stored cube that fits on no order": (
        lambda: mining_table(stock=counts(grey=1)),
        ("stockcube.grey",),
        PointingMistake.STORED_CUBE_UNUSABLE,
    ),
    "two cubes to the storage": (
        lambda: mining_table(cage=counts(grey=2)),
        ("cagecube.grey", "cagecube.grey.2", "stock"),
        PointingMistake.PAIR_NOT_ON_SPOT,
    ),
    "two for one without cubes": (
        lambda: mining_table(cage=counts(grey=2)),
        ("pair", "cell.handcart-02.brown"),
        PointingMistake.PAIR_INCOMPLETE,
    ),
    "a cube to the crew": (mining_table, ("cagecube.grey", "crew"), PointingMistake.CUBE_MISPLACED),
    "coal to an order": (
        lambda: mining_table(3),
        ("cart.3.grey", "cell.handcart-02.brown"),
        PointingMistake.CUBE_MISPLACED,
    ),
    "a cube of the supply": (Table, ("supply.grey", "cage"), PointingMistake.NOT_A_SUBSTITUTE),
    "a drawn tile to the orders": (
        lambda: table_with_drawn_tiles("grey-2-lit", "black-1-dark"),
        ("hand.1", "orders"),
        PointingMistake.DRAWN_PIECE,
    ),
    "a drawn tile to the canteen": (
        lambda: table_with_drawn_tiles("grey-2-lit", "black-1-dark"),
        ("hand.1", "canteen"),
        PointingMistake.DRAWN_PIECE,
    ),
    "a side of the stack alone": (
        lambda: table_with_drawn_tiles("grey-2-lit", "black-1-dark").play("take none"),
        ("top",),
        PointingMistake.SIDE_WITHOUT_PIECE,
    ),
    "two for one while placing": (Table, ("pair",), PointingMistake.PAIR_IMPOSSIBLE),
    "the canteen while mining": (mining_table, ("canteen",), PointingMistake.NO_POSSIBLE_MOVE_IN_EXTRACTION),
    "workers of another while mining": (mining_table, ("seat.1.crew",), PointingMistake.OTHERS_ELEMENT),
    "a card of the draft to a space": (
        drafting_table,
        (elements.order(0), "space.order-4"),
        PointingMistake.DRAFTED_ORDER,
    ),
    "the crew during the draft": (drafting_table, ("crew",), PointingMistake.NO_POSSIBLE_MOVE_IN_DRAFT),
    "the clock": (Table, ("clock",), PointingMistake.NO_POSSIBLE_MOVE),
}


@pytest.mark.parametrize("make, path, mistake", MISTAKES.values(), ids=MISTAKES)
def test_pointing_mistake_is_refused_by_its_rule(make, path, mistake):
    refused = find_refusal(GAME, pointing, make().state, path)
    assert (refused.move, refused.mistake, refused.rule) == (None, mistake, mistake.rule)


@pytest.mark.parametrize(
    "make, rule",
    [(drafting_table, "GS5"), (Table, "GT1"), (mining_table, "GA4")],
    ids=["draft", "placing", "mining"],
)
def test_element_without_a_move_is_refused_with_the_rule_of_the_step(make, rule):
    assert find_refusal(GAME, pointing, make().state, ("delivered",)).rule == rule


@pytest.mark.parametrize("element", ["cart.3.grey", "cagecube.grey", "stockcube.grey"])
def test_cube_while_workers_are_placed_is_refused_because_nobody_mines(element):
    state = Table().has(cage=counts(grey=1), stock=counts(grey=1)).state
    refused = find_refusal(GAME, pointing, state, (element,))
    sentence = make_texts(GAME).moves.refusal(state, refused.move, refused.path)
    assert sentence.splitlines()[0] == "You are not mining now"


@pytest.mark.parametrize("target", ["cell.handcart-02.brown", "stock", "mine"])
def test_single_cube_for_two_for_one_is_refused_for_want_of_a_second_cube(target):
    state = mining_table(cage=counts(grey=1, brown=1)).state
    refused = find_refusal(GAME, pointing, state, ("pair", "cagecube.brown", target))
    assert refused.mistake is PointingMistake.PAIR_INCOMPLETE


@pytest.mark.parametrize(
    "level, cage, headline",
    [
        (SURFACE, counts(grey=1), "No cube is chosen for your private coal storage"),
        (SURFACE, counts(), "There is no such cube in the cage"),
        (2, counts(grey=1), "The cage is not at the surface level"),
    ],
)
def test_storage_alone_is_refused_with_what_must_be_done_first(level, cage, headline):
    state = mining_table(level, cage=cage).state
    refused = find_refusal(GAME, pointing, state, ("stock",))
    assert make_texts(GAME).moves.refusal(state, refused.move, refused.path).splitlines()[0] == headline


@pytest.mark.parametrize("colour, names_storage", [("grey", False), ("yellow", True)])
def test_stored_cube_is_refused_for_want_of_a_spot_or_because_it_is_not_there(colour, names_storage):
    state = mining_table(stock=counts(grey=1)).state
    refused = find_refusal(GAME, pointing, state, (f"stockcube.{colour}",))
    headline = make_texts(GAME).moves.refusal(state, refused.move, refused.path).splitlines()[0]
    assert ("storage" in headline, "order spot" in headline) == (names_storage, not names_storage)


def test_every_pointing_mistake_has_an_example():
    assert {mistake for _, _, mistake in MISTAKES.values()} == set(PointingMistake)


def test_element_names_are_read_back():
    for number in (*SPACE_NUMBERS, BANK):
        assert elements.SPACE_BY_ELEMENT.get(elements.space(number)) == number
    for order in (0, 43):
        assert elements.ORDER_BY_ELEMENT.get(elements.order(order)) == order
        for colour in Colour:
            assert elements.CELL_BY_ELEMENT.get(elements.spots_element(order, colour)) == (order, colour)
            assert elements.ORDER_BY_ELEMENT.get(elements.spots_element(order, colour)) == order
    for colour in Colour:
        assert elements.CART_BY_ELEMENT.get(elements.cart_cubes_element(colour.level, colour)) == (
            colour.level,
            colour,
        )
        assert elements.SUPPLY_BY_ELEMENT.get(elements.supply(colour)) == colour
    for source in CubeSource:
        assert (
            elements.SOURCE_BY_ELEMENT.get(elements.cubes_element(source))
            == elements.SOURCE_BY_ELEMENT.get(elements.second_cube_element(source))
            == source
        )
    for level in range(5):
        assert elements.LEVEL_BY_ELEMENT.get(elements.level(level)) == level
    assert [elements.CLOCK_ELEMENT_BY_NAME.get(elements.clock_element(number)) for number in range(12)] == list(
        range(12)
    )
    assert [elements.HAND_BY_ELEMENT.get(elements.drawn_piece_element(place)) for place in range(5)] == list(range(5))
    assert elements.place_on_card(elements.card(2, "stock")) == (2, "stock")
    assert elements.place_on_card(elements.card(2)) == (2, "")


@pytest.mark.parametrize(
    "element",
    ["", "space.nowhere", "order.none", "cell.truck-03.red", "cart.9.grey", "hand.0", "hand.x", "seat.x", "level.7"],
)
def test_unknown_element_names_are_read_as_nothing(element):
    read = (
        elements.SPACE_BY_ELEMENT.get,
        elements.CELL_BY_ELEMENT.get,
        elements.CART_BY_ELEMENT.get,
        elements.HAND_BY_ELEMENT.get,
        elements.LEVEL_BY_ELEMENT.get,
        elements.place_on_card,
        elements.SOURCE_BY_ELEMENT.get,
        elements.SUPPLY_BY_ELEMENT.get,
        elements.CLOCK_ELEMENT_BY_NAME.get,
    )
    assert [found for of in read if (found := of(element)) is not None] == []
    assert elements.ORDER_BY_ELEMENT.get(element) in {None, ORDER["truck-03"]}


def test_only_take_none_and_stop_end_a_step():
    assert [type(move) for move in moves.all_moves() if pointing.ends_step(move)] == [moves.TakeNone, moves.Stop]


def test_loaded_cube_has_no_take_back_paths():
    table = mining_table(3).play("load grey")
    assert isinstance(table.state, State)
    assert pointing.take_back_paths(table.state, GAME.read_move("load grey")) == []
