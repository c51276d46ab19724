"""Set-up (GS1 to GS8, GR1, GR2)."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import CHANCE, Decision
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.state import NOTHING, SURFACE, StackKind, Step
from tests.games.gueules_noires.table import BUILT_IN, FACE, GAME, ORDER, Table


def new_state(players: int, **options):
    return GAME.initial_state(GAME.setup({"players": players, **options}, 0))


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players, workers, francs", [(2, 18, 10), (3, 15, 9), (4, 13, 8)])
def test_workers_and_francs_depend_on_the_number_of_players(players, workers, francs):
    state = new_state(players)
    assert len(state.players) == players
    assert {(player.workers, player.francs, sum(player.scored)) for player in state.players} == {(workers, francs, 0)}


@pytest.mark.rule("GS2")
@pytest.mark.parametrize(
    "players, closed",
    [
        (4, []),
        (3, ["factory-8", "extraction-4", "money-3"]),
        (2, ["factory-4", "factory-8", "extraction-4", "extraction-8", "money-3", "money-5", "order-1"]),
    ],
)
def test_spaces_with_a_lock_are_closed(players, closed):
    table = Table(players)
    assert [space.id for space in table.state.box.spaces if not space.is_open] == closed
    for name in closed:
        assert table.why(f"place {name}") == "GS2"
        table.me.workers = 0
        assert table.why(f"place {name}") == "GS2", "before too few workers"
        table.me.workers = 9
    assert (table.state.tiles[3] == NOTHING) == (players == 2)
    assert (table.state.tiles[7] == NOTHING) == (players < 4)
    assert (table.state.orders[0] == NOTHING) == (players == 2)


@pytest.mark.rule("GS3")
@pytest.mark.parametrize("players, tiles", [(2, 6), (3, 7), (4, 8)])
def test_each_open_space_of_the_factory_gets_a_tile(players, tiles):
    state = new_state(players)
    for _ in range(tiles):
        assert GAME.decision(state) == Decision(CHANCE, "tiles")
        assert len(GAME.legal_moves(state)) == 16
        GAME.play(
            state,
            GAME.read_move("draw black-2-dark")
            if state.filling == 0
            else GAME.draw_chance_move(state, Generator(3, state.filling)),
        )
    assert state.step is not Step.TILES
    assert state.tiles[0] == FACE["black-2-dark"]
    assert sum(tile != NOTHING for tile in state.tiles) == tiles
    assert len(state.stacks[StackKind.TILES]) == 48 - tiles
    assert state.supply == [16 - players] * 4


@pytest.mark.rule("GS3")
def test_tile_is_drawn_at_most_as_often_as_it_has_copies():
    table = Table(4, tiles=["grey-2-lit"] * 3)
    state = new_state(4)
    for _ in range(3):
        assert GAME.why_not(state, GAME.read_move("draw grey-2-lit")) is None
        GAME.play(state, GAME.read_move("draw grey-2-lit"))
    assert GAME.why_not(state, GAME.read_move("draw grey-2-lit")) == "GS3"
    assert GAME.why_not(table.state, GAME.read_move("draw grey-2-dark")) == "GS3", "the home rule at another step"


@pytest.mark.rule("GS4")
def test_new_mine_has_a_loaded_minecart_per_level_and_an_empty_cage_and_stock():
    for player in new_state(3).players:
        assert player.minecarts == [1, 1, 1, 1]
        assert [player.coal_at(level) for level in (1, 2, 3, 4)] == [
            [1, 0, 0, 0],
            [0, 1, 0, 0],
            [0, 0, 1, 0],
            [0, 0, 0, 1],
        ]
        assert (player.level, sum(player.cage), sum(player.stock)) == (SURFACE, 0, 0)
    assert BUILT_IN.cage_places == 5


@pytest.mark.rule("GS5", "GR2")
@pytest.mark.parametrize("players, shown", [(2, 7), (3, 10), (4, 13)])
def test_the_draft_goes_anticlockwise_and_the_first_player_takes_last(players, shown):
    state = new_state(players, first_player="1")
    while state.step is Step.TILES:
        GAME.play(state, GAME.legal_moves(state)[0])
    for left in range(44, 44 - shown, -1):
        assert GAME.decision(state) == Decision(CHANCE, "display")
        assert len(GAME.legal_moves(state)) == left
        GAME.play(state, GAME.legal_moves(state)[-1])
    order = [(1 - step) % players for step in range(1, players + 1)] * 3
    for number, seat in enumerate(order):
        assert GAME.decision(state) == Decision(seat, "draft")
        assert len(GAME.legal_moves(state)) == shown - number
        assert GAME.why_not(state, GAME.read_move("draft handcart-01")) == "GS5"
        GAME.play(state, GAME.legal_moves(state)[0])
    assert order[players - 1] == 1
    assert [len(player.orders) for player in state.players] == [3] * players
    assert state.display == []
    # The left-over order is on the rightmost space; the other spaces are filled from the left.
    assert state.orders == [NOTHING, NOTHING, NOTHING, 44 - shown]
    first = 1 if players == 2 else 0
    for place in range(first, 3):
        assert GAME.decision(state) == Decision(CHANCE, "orders")
        GAME.play(state, GAME.legal_moves(state)[0])
        assert state.orders[place] != NOTHING
    assert (state.orders[0] == NOTHING) == (players == 2)
    assert GAME.decision(state) == Decision(1, "place")


@pytest.mark.rule("GR2", "GM2")
def test_left_over_order_has_an_event():
    state = new_state(2, first_player="0")
    while not (state.step is Step.DRAFT and len(state.display) == 2):
        GAME.play(state, GAME.legal_moves(state)[0])
    keep = state.display[1]
    move_events = [event for event, _ in GAME.events_with_states(state, GAME.legal_moves(state)[0])]
    assert move_events == [events.OrderDrafted(0, state.display[0]), events.OrderRevealed(3, keep, left_over=True)]


@pytest.mark.rule("GS6", "GR1")
def test_the_first_player_is_drawn_by_lot_or_fixed():
    drawn = set()
    for seed in range(20):
        state = new_state(3)
        while state.step is not Step.FIRST:
            GAME.play(state, GAME.legal_moves(state)[0])
        assert GAME.decision(state) == Decision(CHANCE, "first")
        assert [GAME.write_move(move) for move in GAME.legal_moves(state)] == ["first 0", "first 1", "first 2"]
        assert GAME.why_not(state, GAME.read_move("first 3")) == "GS6"
        move = GAME.draw_chance_move(state, Generator(seed))
        GAME.play(state, move)
        drawn.add(state.first)
    assert drawn == {0, 1, 2}
    fixed = new_state(3, first_player="2")
    while fixed.step is Step.TILES:
        last = list(GAME.events_with_states(fixed, GAME.legal_moves(fixed)[0]))
        GAME.play(fixed, GAME.legal_moves(fixed)[0])
    assert (fixed.step, fixed.first) == (Step.DISPLAY, 2)
    assert last[-1][0] == events.FirstPlayerDrawn(2)


@pytest.mark.rule("GS7")
def test_match_begins_in_the_first_shift():
    table = Table()
    assert table.state.shift == 1
    assert GAME.period(table.state) == (1, 0)


@pytest.mark.rule("GS8")
def test_francs_are_unlimited_and_public():
    table = Table().has(francs=1000).play("place money-6")
    assert table.me.francs == 1006
    assert GAME.observe(table.state, 2).players[0].francs == 1006


@pytest.mark.rule("GR13")
def test_covered_delivered_orders_remain_in_the_observation():
    for delivered, is_open in (("covered", False), ("open", True)):
        table = Table(delivered=delivered).has_delivered(1, "truck-03")
        assert table.state.box.shows_delivered_orders is is_open
        assert GAME.observe(table.state, 0).players[1].delivered == [ORDER["truck-03"]]
