"""The minecart factory and its draw-5 (GA1 to GA3, GR3 to GR6, GR11, GM1, GM2, GM4)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, Colour, MineSide, StackKind, StackSide
from tests.games.gueules_noires.table import BUILT_IN, FACE, GAME, ORDER, Table, counts

FIVE = ["yellow-1-lit", "yellow-1-lit", "brown-1-dark", "grey-2-lit", "black-1-dark"]


def drawn(*cards: str, stack_kind: StackKind = StackKind.TILES, rest: tuple[str, ...] = (), **fields) -> Table:
    """A table on which seat 0 has drawn these cards; the stack also holds `rest`."""
    table = Table(3).has(**fields)
    table.stack(stack_kind, unseen=[*cards, *rest])
    table.play("place factory-draw5" if stack_kind is StackKind.TILES else "place order-draw5")
    return table.play(*(f"draw {card}" for card in cards))


@pytest.mark.rule("GA1")
@pytest.mark.parametrize(
    "tile, francs",
    [
        ("yellow-1-lit", 1),
        ("yellow-2-dark", 2),
        ("brown-1-lit", 2),
        ("brown-2-lit", 4),
        ("grey-1-dark", 3),
        ("grey-2-lit", 6),
        ("black-1-dark", 4),
        ("black-2-lit", 8),
    ],
)
def test_tile_costs_its_minecarts_and_comes_loaded_to_its_level_and_side(tile, francs):
    colour, minecarts, side = tile.split("-")
    place = Colour[colour.upper()]
    table = Table(3, tiles=[tile]).has(francs=francs)
    supply = table.state.supply[place]
    assert table.state.box.tile_price[FACE[tile]] == francs
    table.play("place factory-1")
    assert table.me.francs == 0
    assert table.me.minecarts[place] == 1 + int(minecarts)
    assert table.me.coal_at(place.level)[place] == 1 + int(minecarts)
    assert sum(table.me.coal) == 4 + int(minecarts)
    assert table.state.supply[place] == supply - int(minecarts)
    assert table.me.tile_count_on(MineSide[side.upper()]) == 1
    assert table.me.tile_count_on(MineSide.LIT) + table.me.tile_count_on(MineSide.DARK) == 1
    assert GAME.decision(table.state) == Decision(CHANCE, "refill")


@pytest.mark.rule("GA1")
def test_space_cannot_be_chosen_without_enough_francs():
    table = Table(3, tiles=["grey-2-lit"]).has(francs=5)
    assert table.why("place factory-1") == "GA1"
    assert table.has(francs=6).why("place factory-1") is None


@pytest.mark.rule("GA1", "GA12")
def test_minecarts_are_never_loaded_again():
    table = Table(3).extracts(10).play("cage 1", "load yellow", "stop")
    assert table.me.empty_minecart_count(Colour.YELLOW) == 1
    table.turn(0).settle().play("place money-6").turn(0).play("place money-5")
    assert table.me.empty_minecart_count(Colour.YELLOW) == 1


@pytest.mark.rule("GR11")
def test_there_is_room_for_every_tile_of_a_level_and_side():
    table = Table(2).has(francs=99, workers=99)
    for tile in ["grey-1-lit"] * 3 + ["grey-2-lit"] * 3:
        table.state.tiles[0] = FACE[tile]
        table.state.workers_on[0] = 0
        table.state.supply[Colour.GREY] = 9
        table.turn(0).play("place factory-1").settle()
    assert table.me.minecarts[Colour.GREY] == 10
    assert table.me.tile_count_on(MineSide.LIT) == 6
    per_side = [sum(BUILT_IN.tile_copies[4 * level + side :: 2][:2]) for level in range(4) for side in range(2)]
    assert per_side == [6] * 8


@pytest.mark.rule("GA3", "GR6")
def test_missing_cube_is_substituted_by_a_cube_of_any_colour_left():
    table = Table(3, tiles=["grey-2-lit"]).has(francs=6)
    table.state.supply[:] = counts(grey=1, black=1, yellow=3)
    move_events = table.events("place factory-1")
    assert move_events[-1] == events.MinecartLoaded(0, Colour.GREY, Colour.GREY)
    assert GAME.decision(table.state) == Decision(0, "substitute")
    assert table.legal() == ["substitute yellow", "substitute black"]
    assert table.why("substitute brown") == "GA3"
    assert table.why("substitute grey") == "GA3"
    assert table.why("place bank") == "GT1"
    assert table.events("substitute black") == [events.MinecartLoaded(0, Colour.GREY, Colour.BLACK)]
    assert table.me.coal_at(3) == counts(grey=2, black=1)
    assert table.me.francs == 0, "the price stays"
    assert table.step == "refill"


@pytest.mark.rule("GA3")
def test_substitute_is_chosen_for_each_minecart_separately():
    table = Table(3, tiles=["grey-2-lit"])
    table.state.supply[:] = counts(black=1, yellow=1)
    table.play("place factory-1", "substitute yellow")
    assert table.legal() == ["substitute black"]
    table.play("substitute black")
    assert table.me.coal_at(3) == counts(yellow=1, grey=1, black=1)
    assert table.why("substitute black") == "GA3", "the home rule at another step"


@pytest.mark.rule("GR6", "GM2")
def test_minecart_stays_empty_without_a_decision_when_no_cube_is_left():
    table = Table(3, tiles=["grey-2-lit"])
    table.state.supply[:] = counts(grey=1)
    move_events = table.events("place factory-1")
    assert move_events[-2:] == [
        events.MinecartLoaded(0, Colour.GREY, Colour.GREY),
        events.MinecartStayedEmpty(0, Colour.GREY),
    ]
    assert table.me.empty_minecart_count(Colour.GREY) == 1
    assert table.step == "refill"


@pytest.mark.rule("GA2")
def test_draw_five_shows_five_tiles_and_at_most_one_is_bought():
    table = drawn(*FIVE, rest=("black-2-lit",), francs=3)
    assert GAME.decision(table.state) == Decision(0, "take")
    assert table.legal() == ["take yellow-1-lit", "take brown-1-dark", "take none"]
    assert table.why("take grey-2-lit") == "GA1", "too few francs"
    assert table.why("take black-2-lit") == "GA2", "not drawn"
    assert table.why("take truck-03") == "GA2"
    table.play("take brown-1-dark")
    assert (table.me.francs, table.me.tiles[FACE["brown-1-dark"]]) == (1, 1)
    assert table.me.coal_at(2) == counts(brown=2)
    assert GAME.decision(table.state) == Decision(0, "return")
    assert table.why("take none") == "GA2"


@pytest.mark.rule("GA2")
def test_draw_five_is_possible_without_francs_and_without_taking_a_tile():
    table = drawn(*FIVE, francs=0)
    assert table.legal() == ["take none"]
    assert table.events("take none")[0] == events.NothingTaken(0)
    table.play("return top grey-2-lit", "return top yellow-1-lit", "return top black-1-dark", "return top yellow-1-lit")
    assert table.state.seat == 1
    assert table.me.workers == 14


@pytest.mark.rule("GA2", "GM1")
def test_last_tile_returned_on_top_is_drawn_first():
    table = drawn(*FIVE, rest=("black-2-lit",)).play("take none")
    for tile in ("grey-2-lit", "yellow-1-lit", "yellow-1-lit", "black-1-dark"):
        table.play(f"return top {tile}")
    stack = table.state.stacks[StackKind.TILES]
    assert len(stack) == 6
    assert table.state.seat == 1, "the last one goes by itself"
    assert stack.next_card_number() == FACE["brown-1-dark"]
    table.turn(0).play("place factory-draw5")
    assert table.step == "take", "what is known comes by itself"
    names = ["brown-1-dark", "black-1-dark", "yellow-1-lit", "yellow-1-lit", "grey-2-lit"]
    assert table.state.hand == [FACE[name] for name in names]
    assert len(stack) == 1


@pytest.mark.rule("GA2", "GM1")
def test_tiles_returned_under_the_stack_are_drawn_after_the_unseen_rest():
    table = drawn(*FIVE, rest=("black-2-lit",)).play("take none")
    for tile in ("grey-2-lit", "yellow-1-lit", "yellow-1-lit", "black-1-dark"):
        table.play(f"return under {tile}")
    stack = table.state.stacks[StackKind.TILES]
    table.turn(0).play("place factory-draw5")
    assert (GAME.decision(table.state), table.legal()) == (
        Decision(CHANCE, "look", 0),
        ["draw black-2-lit"],
    )
    table.play("draw black-2-lit")
    names = ["black-2-lit", "grey-2-lit", "yellow-1-lit", "yellow-1-lit", "black-1-dark"]
    assert table.state.hand == [FACE[name] for name in names]
    assert (len(stack), stack.next_card_number()) == (1, FACE["brown-1-dark"])


@pytest.mark.rule("GR3", "GA2")
def test_all_tiles_are_returned_to_the_side_of_the_first():
    table = drawn(*FIVE, rest=("black-2-lit",)).play("take yellow-1-lit")
    both = ["yellow-1-lit", "brown-1-dark", "grey-2-lit", "black-1-dark"]
    assert table.legal() == [f"return {side} {tile}" for side in ("top", "under") for tile in both]
    table.play("return under grey-2-lit")
    assert table.legal() == [f"return under {tile}" for tile in ("yellow-1-lit", "brown-1-dark", "black-1-dark")]
    assert table.why("return top yellow-1-lit") == "GR3"
    assert table.why("return under grey-2-lit") == "GA2", "not in hand any more"
    assert table.why("return under truck-03") == "GA2"
    table.play("return under yellow-1-lit", "return under brown-1-dark")
    assert table.why("return under black-1-dark") == "GA2", "the home rule at another step"
    assert table.state.side is StackSide.OPEN


@pytest.mark.rule("GR3", "GM2")
def test_tiles_return_only_on_top_of_an_empty_stack():
    table = drawn("grey-2-lit", "brown-1-dark").play("take none")
    assert table.legal() == ["return top grey-2-lit", "return top brown-1-dark"]
    assert table.why("return under grey-2-lit") == "GR3"
    table.play("return top grey-2-lit")
    assert table.state.seat == 1
    assert table.state.stacks[StackKind.TILES].top == [FACE["grey-2-lit"], FACE["brown-1-dark"]]


@pytest.mark.rule("GM2")
def test_last_tile_is_returned_automatically_to_an_empty_stack_only():
    table = drawn("grey-2-lit")
    assert table.events("take none") == [
        events.NothingTaken(0),
        events.TileReturned(0, StackSide.TOP, FACE["grey-2-lit"]),
    ]
    assert table.state.seat == 1
    other = Table(3)
    other.stack(StackKind.TILES, unseen=["black-2-lit"], top=["grey-2-lit"] * 4)
    other.play("place factory-draw5", "draw black-2-lit", "take grey-2-lit")
    while len(other.state.hand) > 1:
        other.play("return top grey-2-lit")
    assert other.state.stacks[StackKind.TILES].top == [FACE["grey-2-lit"]] * 3 + [FACE["black-2-lit"]]
    single = drawn(*FIVE, rest=("black-2-lit",))
    single.state.hand[:] = [FACE["yellow-1-lit"], FACE["grey-2-lit"]]
    single.play("take yellow-1-lit")
    assert single.legal() == ["return top grey-2-lit", "return under grey-2-lit"], "the stack is not empty"


@pytest.mark.rule("GA2", "GR6")
def test_taken_tile_is_loaded_before_the_rest_is_returned():
    table = Table(3)
    table.stack(StackKind.TILES, unseen=["grey-1-lit", "brown-1-lit", "brown-2-lit"])
    table.state.supply[:] = counts(yellow=2)
    table.play("place factory-draw5", "draw grey-1-lit", "draw brown-1-lit", "draw brown-2-lit", "take grey-1-lit")
    assert table.step == "substitute"
    assert GAME.is_secret(table.state)
    table.play("substitute yellow")
    assert table.step == "return"


@pytest.mark.rule("GR4")
def test_draw_five_draws_fewer_from_a_small_stack_and_none_from_an_empty_one():
    table = drawn("grey-2-lit", "brown-1-dark", "brown-1-lit")
    assert table.step == "take"
    assert len(table.state.hand) == 3
    for stack_kind, space in ((StackKind.TILES, "factory-draw5"), (StackKind.ORDERS, "order-draw5")):
        table = Table(3)
        table.stack(stack_kind)
        assert table.why(f"place {space}") == "GR4"


@pytest.mark.rule("GA9", "GA2")
def test_draw_five_of_orders_costs_nothing():
    cards = ["truck-01", "truck-02", "truck-03", "truck-04", "truck-05"]
    table = drawn(*cards, stack_kind=StackKind.ORDERS, rest=("truck-06",), francs=0)
    assert table.legal() == [*(f"take {card}" for card in cards), "take none"]
    assert table.why("take truck-06") == "GA2"
    assert table.why("take grey-2-lit") == "GA2"
    assert table.events("take truck-03") == [events.OrderTaken(0, ORDER["truck-03"])]
    assert table.why("return top truck-03") == "GA2"
    table.play("return under truck-05", "return under truck-04", "return under truck-01")
    assert table.me.orders == [ORDER["truck-03"]]
    assert table.state.stacks[StackKind.ORDERS].under == [ORDER[f"truck-0{number}"] for number in (5, 4, 1, 2)]


@pytest.mark.rule("GR5", "GM4")
def test_only_the_drawing_player_sees_the_five_tiles():
    table = drawn(*FIVE, rest=("black-2-lit",))
    stack = table.state.stacks[StackKind.TILES]
    assert GAME.is_secret(table.state)
    assert GAME.observe(table.state, 0) == table.state
    seen = GAME.observe(table.state, 1)
    assert seen.hand == [UNKNOWN] * 5
    rest = seen.stacks[StackKind.TILES].unseen_by_kind
    assert [
        rest[FACE[name]] for name in ("yellow-1-lit", "brown-1-dark", "grey-2-lit", "black-1-dark", "black-2-lit")
    ] == [2, 1, 1, 1, 1]
    assert (len(seen.stacks[StackKind.TILES]), sum(stack.unseen_by_kind)) == (1, 1)
    assert [GAME.write_move(move) for move in GAME.legal_moves(seen)] == ["take none"]


@pytest.mark.rule("GR5", "GM4", "GM1")
def test_returned_tiles_are_known_only_to_the_player_who_returned_them():
    table = drawn(*FIVE, rest=("black-2-lit", "black-2-lit")).play("take yellow-1-lit")
    for tile in ("grey-2-lit", "brown-1-dark", "black-1-dark"):
        table.play(f"return top {tile}")
    stack = table.state.stacks[StackKind.TILES]
    assert GAME.observe(table.state, 0) == table.state
    seen = GAME.observe(table.state, 2).stacks[StackKind.TILES]
    assert (seen.top, seen.top_by, len(seen)) == ([UNKNOWN] * 4, [0] * 4, len(stack))
    assert sum(seen.unseen_by_kind) == 6
    assert seen.unseen_by_kind[FACE["grey-2-lit"]] == 1
    # Unknown cards are drawn by chance.
    position = GAME.observe(table.state, 2)
    position.seat = 2
    GAME.play(position, GAME.read_move("place factory-draw5"))
    assert GAME.decision(position) == Decision(CHANCE, "look", 2)
    assert len(GAME.legal_moves(position)) == 5
    GAME.play(position, GAME.read_move("draw grey-2-lit"))
    assert position.stacks[StackKind.TILES].top == [UNKNOWN] * 3
    assert position.stacks[StackKind.TILES].unseen_by_kind[FACE["grey-2-lit"]] == 0


@pytest.mark.rule("GR5")
def test_moves_of_a_draw_five_are_hidden_from_others_except_the_taking():
    table = Table(3)
    table.stack(StackKind.TILES, unseen=FIVE)
    table.play("place factory-draw5")
    decided_moves = []
    for text in (*(f"draw {tile}" for tile in FIVE), "take yellow-1-lit", "return top grey-2-lit"):
        decided_moves.append((GAME.decision(table.state), GAME.read_move(text)))
        table.play(text)
    for state in (table.state, Table(2).state):
        for seat in range(3):
            hidden = [GAME.is_hidden_from(state, decision, move, seat) for decision, move in decided_moves]
            assert hidden == [seat != 0] * 5 + [False, seat != 0]
    refill = Decision(CHANCE, "refill")
    assert not GAME.is_hidden_from(table.state, refill, GAME.read_move("draw grey-2-lit"), 1)
    assert not GAME.is_hidden_from(table.state, Decision(0, "take"), GAME.read_move("take none"), 1)
    assert not GAME.is_secret(Table(3).state)


@pytest.mark.rule("GR5")
def test_events_of_a_draw_five_hide_the_cards_from_the_others():
    face = FACE["grey-2-lit"]
    looked, returned = events.TileLookedAt(0, face), events.TileReturned(0, StackSide.TOP, face)
    assert events.event_as_seen_by(looked, 0) == looked
    assert events.event_as_seen_by(looked, 1) == events.TileLookedAt(0, UNKNOWN)
    assert events.event_as_seen_by(returned, 1) == events.TileReturned(0, StackSide.TOP, UNKNOWN)
    card = events.OrderLookedAt(2, 7)
    assert GAME.observe_event(card, 1) == events.OrderLookedAt(2, UNKNOWN)
    assert events.event_as_seen_by(events.OrderReturned(2, StackSide.UNDER, 7), 2) == events.OrderReturned(
        2, StackSide.UNDER, 7
    )
    assert events.event_as_seen_by(events.OrderTaken(2, 7), 1) == events.OrderTaken(2, 7)
    secret = {looked.__class__, returned.__class__, card.__class__, events.OrderReturned}
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.SeatEvent)]
    assert {kind for kind in kinds if kind.secret} == secret
    assert not any(kind.secret for kind in events.Event.__subclasses__())
