"""Set-up, the year, refilling, taking and turn order."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.kinds import Marker, Season, Step, Tile
from haspelknecht_qt.games.haspelknecht.state import State
from tests.games.haspelknecht.table import BUILT_IN, GAME, Table, take_moves


def state_with_filled_pools(players: int, seed: int = 1) -> State:
    """A match whose pools have just been filled for the first time."""
    state = GAME.initial_state(GAME.setup({"players": players}, seed))
    ply = 0
    while GAME.decision(state).actor == CHANCE:
        GAME.play(state, GAME.draw_chance_move(state, Generator(seed, ply)))
        ply += 1
    return state


def rollout(state: State, seed: int, until) -> list:
    """Plays random moves until `until(state)`, and returns all their events."""
    move_events = []
    ply = 0
    while not until(state):
        generator = Generator(seed, ply)
        if GAME.decision(state).actor == CHANCE:
            move = GAME.draw_chance_move(state, generator)
        else:
            move = generator.choice(GAME.legal_moves(state))
        move_events += [event for event, _ in GAME.events_with_states(state, move)]
        GAME.play(state, move)
        ply += 1
    return move_events


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_starts_with_18_coal_and_nothing_on_the_farm(players):
    state = GAME.initial_state(GAME.setup({"players": players}, 1))
    assert len(state.players) == players
    for player in state.players:
        assert player.pinge == 7
        assert state.box.accessible_tunnel_coal[-1] - player.tunnel == 11
        assert (player.food, player.wood, player.coal, player.thaler, player.water, player.debts) == (0, 0, 0, 0, 0, 0)
        assert (player.tiles, player.markers, player.buildings) == ([], 0, 0)


@pytest.mark.rule("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_play_board_has_the_lowest_numbers_in_rows_half_a_hex_apart(players):
    box = GAME.initial_state(GAME.setup({"players": players}, 1)).box
    count = players + 1
    assert box.tiles == tuple(10 * level + place for level in (1, 2, 3, 4) for place in range(1, count + 1))
    # The second tile of row 2 touches the first and second of rows 1 and 3, and its two neighbours.
    expected = {11, 12, 21, 23, 31, 32}
    assert set(box.neighbours[22]) == expected
    assert set(box.neighbours[21]) == {11, 22, 31}
    assert set(box.neighbours[31]) == {21, 22, 32, 41, 42}


@pytest.mark.rule("S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pools_are_as_many_as_players_and_some_have_water(players):
    state = GAME.initial_state(GAME.setup({"players": players}, 1))
    assert len(state.pools) == len(state.reserves) == players
    assert state.box.pool_brings_water == (False, True, False, True)[:players]


@pytest.mark.rule("S4")
@pytest.mark.parametrize(
    "players, disks", [(2, (7, 7, 4)), (3, (10, 10, 7)), (4, (13, 13, 10))], ids=["two", "three", "four"]
)
def test_each_reserve_gets_three_disks_and_then_each_pool_six(players, disks):
    state = GAME.initial_state(GAME.setup({"players": players}, 1))
    assert tuple(state.bag) == disks
    GAME.play(state, GAME.read_move("order " + " ".join(map(str, range(players)))))
    sizes = []
    ply = 0
    while GAME.decision(state).actor == CHANCE:
        move = GAME.draw_chance_move(state, Generator(3, ply))
        sizes.append(move.black + move.brown + move.yellow)
        GAME.play(state, move)
        ply += 1
    assert sizes == [3] * players + [6] * players
    assert state.bag == [0, 0, 0]
    assert [sum(pool) for pool in state.pools] == [6] * players


@pytest.mark.rule("S5")
def test_first_turn_order_is_drawn_from_all_possible_orders():
    orders = set()
    for seed in range(60):
        state = GAME.initial_state(GAME.setup({"players": 3}, 1))
        move = GAME.draw_chance_move(state, Generator(seed))
        assert move in GAME.legal_moves(state)
        GAME.play(state, move)
        assert tuple(state.order) == move.seats
        orders.add(move.seats)
    assert len(orders) == 6


@pytest.mark.rule("S6")
def test_supply_is_unlimited():
    table = Table().has(food=99, thaler=30).own(0, 11, 21, 31).plan(0, yellow=3)
    table.me.wood = 1
    table.play("work farmer")
    assert table.me.food == 102, "the box holds 18"
    assert table.standing("thaler") == 14 + 6 * 26, "the box holds 16"


@pytest.mark.rule("Y1")
def test_match_has_three_years_with_all_phases():
    move_events = rollout(state_with_filled_pools(2), 5, lambda state: state.step == Step.END)
    fields = [(event.year, event.wheel_field) for event in move_events if isinstance(event, events.PhaseBegan)]
    # The pit water and the action phase of the first spring began before these moves.
    one_year = list(range(9))
    expected = [(1, field) for field in one_year[2:]] + [(2, field) for field in one_year]
    expected += [(3, field) for field in one_year[:-1]]
    assert fields == expected


@pytest.mark.rule("Y2")
def test_every_player_takes_a_water_in_spring_and_autumn_but_not_with_the_bucket():
    state = state_with_filled_pools(3)
    assert [player.water for player in state.players] == [1, 1, 1]
    state.players[state.order[0]].tiles.append(Tile.BUCKET)
    move_events = rollout(state, 7, lambda state: state.season == Season.AUTUMN)
    seats_with_water = [
        event.seat for event in move_events if isinstance(event, events.WaterReceived) and event.source == "Y2"
    ]
    owner = next(seat for seat, player in enumerate(state.players) if Tile.BUCKET in player.tiles)
    assert sorted(seats_with_water) == [seat for seat in range(3) if seat != owner]


@pytest.mark.rule("A1")
def test_first_action_phase_does_not_refill_the_pools():
    state = GAME.initial_state(GAME.setup({"players": 2}, 1))
    move_events = rollout(state, 1, lambda state: state.step == Step.FIRST_TAKING)
    assert not any(isinstance(event, (events.DisksReturned, events.ReservesMoved)) for event in move_events)
    assert [sum(pool) for pool in state.pools] == [6, 6]


def at_refilling(players: int = 2, pools=None, reserves=None) -> Table:
    """A table at the end of the last executing of a spring, the other player having ended."""
    table = Table(Step.EXECUTING, players=players)
    state = table.state
    if pools is not None:
        for pool, counts in zip(state.pools, pools, strict=True):
            pool[:] = counts
    if reserves is not None:
        for reserve, counts in zip(state.reserves, reserves, strict=True):
            reserve[:] = counts
    all_disks = BUILT_IN.disks[players]
    for colour in range(3):
        out = sum(pool[colour] for pool in (*state.pools, *state.reserves)) + sum(
            player.disk_count(colour) for player in state.players
        )
        state.bag[colour] = all_disks[colour] - out
        assert state.bag[colour] >= 0
    state.turn = players - 1
    return table


@pytest.mark.rule("A2", "A3")
def test_disks_return_to_the_bag_and_reserves_join_their_pools():
    table = at_refilling(pools=[[1, 0, 0], [0, 2, 0]], reserves=[[1, 1, 1], [0, 1, 1]])
    table.state.players[1].wood = 1  # so that the turn does not end automatically
    table.hand(2, 1, 0)
    table.state.bag = [7 - 1 - 1 - 2, 7 - 2 - 2 - 1, 4 - 2]
    table.plan(0, black=0)
    move_events = table.events("end turn")
    kinds = [type(event) for event in move_events]
    assert kinds.index(events.DisksReturned) < kinds.index(events.ReservesMoved)
    state = table.state
    assert state.pools == [[2, 1, 1], [0, 3, 1]]
    assert state.reserves == [[0, 0, 0], [0, 0, 0]]
    assert state.players[0].cart_disk_total() == 0
    assert state.bag == [7 - 2, 7 - 4, 4 - 2]


@pytest.mark.rule("A4")
def test_reserves_are_filled_before_pools_and_full_pools_keep_their_disks():
    table = at_refilling(pools=[[4, 1, 1], [1, 0, 0]], reserves=[[1, 1, 0], [0, 0, 1]])
    table.state.players[1].wood = 1
    table.play("end turn")
    state = table.state
    assert sum(state.pools[0]) == 8
    amounts = []
    ply = 0
    while GAME.decision(state).actor == CHANCE:
        before = (state.filling, sum(state.bag))
        GAME.play(state, GAME.draw_chance_move(state, Generator(9, ply)))
        amounts.append((before[0], before[1] - sum(state.bag)))
        ply += 1
    assert amounts == [(0, 3), (1, 3), (3, 2)]
    assert sum(state.pools[0]) == 8
    assert sum(state.pools[1]) == 4, "the last pool to be filled gets fewer than six"
    assert state.bag == [0, 0, 0]


@pytest.mark.rule("A5")
def test_a_bag_too_small_fills_the_reserves_in_board_order_and_no_pool():
    table = at_refilling(pools=[[5, 1, 0], [1, 5, 2]], reserves=[[0, 0, 0], [0, 0, 0]])
    table.state.players[1].wood = 1
    table.play("end turn")
    state = table.state
    assert sum(state.bag) == 4
    amounts = []
    ply = 0
    while GAME.decision(state).actor == CHANCE:
        before = (state.filling, sum(state.bag))
        GAME.play(state, GAME.draw_chance_move(state, Generator(2, ply)))
        amounts.append((before[0], before[1] - sum(state.bag)))
        ply += 1
    assert amounts == [(0, 3), (1, 1)]


@pytest.mark.rule("A4")
def test_every_possible_draw_from_the_bag_has_its_true_probability():
    table = at_refilling(pools=[[0, 0, 0], [6, 4, 2]], reserves=[[0, 0, 0], [0, 0, 0]])
    table.state.players[1].wood = 1
    table.play("end turn")
    state = table.state
    assert state.bag == [1, 3, 2]
    assert table.legal() == ["draw 0 1 2", "draw 0 2 1", "draw 0 3 0", "draw 1 0 2", "draw 1 1 1", "draw 1 2 0"]
    seen = {}
    for seed in range(4000):
        text = GAME.write_move(GAME.draw_chance_move(state, Generator(seed)))
        seen[text] = seen.get(text, 0) + 1
    # Of the 20 ways to pick 3 of 6 disks, 1 is three brown and 6 are one of each colour.
    assert seen["draw 0 3 0"] == pytest.approx(4000 / 20, rel=0.25)
    assert seen["draw 1 1 1"] == pytest.approx(4000 * 6 / 20, rel=0.1)


@pytest.mark.rule("T1")
def test_first_taking_takes_all_disks_of_one_colour():
    table = Table(Step.FIRST_TAKING, players=2)
    table.state.pools[0] = [6, 0, 1]
    assert take_moves(table) == ["take A black", "take A yellow", "take B black", "take B brown", "take B yellow"]
    assert table.why("pass") == "T1"
    assert table.why("take A brown") == "T1"
    table.play("take A black")
    assert table.me.cart1 == [6, 0, 0]
    assert table.state.pools[0] == [0, 0, 1]


@pytest.mark.rule("S3")
@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.SECOND_TAKING])
def test_no_disks_are_taken_from_a_pool_that_is_not_in_play(step):
    assert Table(step, players=2).why("take C black") == "S3"
    assert Table(step, players=3).why("take D black") == "S3"


@pytest.mark.rule("T1", "T3")
def test_no_second_taking_after_six_disks_or_with_empty_pools():
    table = Table(Step.FIRST_TAKING, players=2)
    table.state.pools[:] = [[6, 0, 0], [0, 0, 0]]
    table.play("take A black")
    assert table.state.step == Step.PLANNING
    assert table.other.cart_disk_total() == 0


@pytest.mark.rule("T2")
def test_a_pool_with_a_water_symbol_brings_a_water_in_the_first_taking_only():
    table = Table(Step.FIRST_TAKING, players=2)
    table.play("take B yellow")
    assert table.me.water == 1
    table.play("take A yellow")
    assert table.other.water == 0
    assert table.state.step == Step.SECOND_TAKING
    table.play("take B brown")
    assert table.me.water == 1


@pytest.mark.rule("T3", "X1")
def test_example_of_a_second_taking_after_three_black_disks():
    table = Table(Step.SECOND_TAKING, players=2).hand(black=3)
    table.state.pools[:] = [[0, 3, 1], [0, 0, 0]]
    assert take_moves(table) == ["take A brown", "take A yellow"]
    yellow = Table(Step.SECOND_TAKING, players=2).hand(black=3)
    yellow.state.pools[:] = [[0, 3, 1], [0, 0, 0]]
    yellow.play("take A yellow")
    assert (yellow.me.cart2, yellow.state.pools[0]) == ([0, 0, 1], [0, 3, 0])
    table.play("take A brown")
    assert table.me.cart2 == [0, 2, 0]
    assert table.me.cart_disk_total() == 5
    assert table.state.pools[0] == [0, 1, 1]


@pytest.mark.rule("T3")
def test_second_taking_is_optional_and_only_for_fewer_than_five_disks():
    table = Table(Step.SECOND_TAKING, players=2, year=2).hand(black=4)
    assert "pass" in table.legal()
    table.hand(black=5, seat=1).play("pass")
    assert table.state.step == Step.PLANNING
    assert table.me.cart2 == [0, 0, 0]


@pytest.mark.rule("T4")
def test_the_first_taking_lies_on_cart_field_1_the_second_on_2():
    table = Table(Step.FIRST_TAKING, players=2)
    table.play("take A brown", "take A yellow", "take A black")
    assert table.me.cart1 == [0, 2, 0]
    assert table.me.cart2 == [2, 0, 0]


@pytest.mark.rule("T5", "H1")
def test_player_with_fewer_than_five_disks_may_return_a_water_in_the_first_spring():
    table = Table(Step.SECOND_TAKING, players=2).hand(brown=2).hand(yellow=1, seat=1)
    table.me.water = table.other.water = 1
    table.play("pass", "pass")
    assert table.state.step == Step.RETURNING_WATER
    assert table.legal() == ["return water", "keep water"]
    assert table.state.order == [0, 1]
    table.play("return water")
    assert table.me.water == 0
    table.play("keep water")
    assert table.other.water == 1
    assert table.state.step == Step.PLANNING


@pytest.mark.rule("T5")
@pytest.mark.parametrize("change", ["year", "season", "five", "dry"])
def test_water_is_not_returned_later_or_with_five_disks_or_without_water(change):
    table = Table(
        Step.SECOND_TAKING,
        players=2,
        year=2 if change == "year" else 1,
        season=Season.SUMMER if change == "season" else Season.SPRING,
    ).hand(brown=5 if change == "five" else 2)
    table.state.turn = 1
    table.hand(black=3, yellow=2, seat=1)
    table.me.water = 0 if change == "dry" else 1
    table.other.water = 1
    table.state.players[1].cart1[:] = [2, 0, 2]
    table.other.water = 0
    table.play("pass")
    assert table.state.step == Step.PLANNING


@pytest.mark.rule("O1")
def test_the_lowest_value_on_cart_1_goes_first():
    table = Table(Step.SECOND_TAKING, players=3, year=2)
    table.hand(yellow=2, seat=0).hand(brown=2, seat=1).hand(black=3, seat=2)
    for player in table.state.players:
        player.cart2[:] = [0, 0, 2]  # the second taking does not count
    move_events = table.events("pass") + table.events("pass")
    assert table.state.order == [2, 1, 0]
    assert [event for event in move_events if isinstance(event, events.TurnOrderDetermined)] == [
        events.TurnOrderDetermined((2, 1, 0), (3, 4, 6))
    ]


@pytest.mark.rule("O2")
def test_later_player_of_equal_values_goes_first():
    table = Table(Step.SECOND_TAKING, players=4, year=2)
    table.hand(black=4, seat=0).hand(brown=2, seat=1).hand(yellow=1, seat=2).hand(black=4, seat=3)
    table.play("pass", "pass", "pass", "pass")
    assert table.state.order == [2, 3, 1, 0]


@pytest.mark.rule("O2")
def test_three_equal_values_reverse_the_order():
    table = Table(Step.SECOND_TAKING, players=3, year=2)
    for seat in range(3):
        table.hand(brown=1, seat=seat)
    table.play("pass", "pass", "pass")
    assert table.state.order == [2, 1, 0]


@pytest.mark.rule("TM1", "32")
def test_the_oil_lamp_is_played_just_before_its_owner_takes():
    table = Table(Step.FIRST_TAKING, players=2).has(markers=int(Marker.OIL_LAMP))
    assert "exchange A yellow A black" in table.legal()
    table.play("exchange A yellow A black")
    assert (table.state.pools[0], table.state.reserves[0]) == ([1, 2, 2], [2, 1, 0])
    assert table.state.seat == 0, "the taking comes after it"
    assert table.me.markers == 0
