"""The contract of games for Gueules Noires, and its own move texts, options and hidden information."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import CHANCE, Seat, SetupError, UnreadableMove
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.printed import TILE_COUNT
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_MINECARTS,
    NOBODY,
    NOTHING,
    UNKNOWN,
    Colour,
    Stack,
    StackKind,
    State,
    Step,
)
from tests.contract import Contract, Subject
from tests.games.gueules_noires.table import BUILT_IN, FACE, GAME, random_move
from tests.short_forms import one_per_group

KINDS = [
    {"players": players, "first_player": first, "delivered": delivered}
    for players in (2, 3, 4)
    for first in ("lot", "0", str(players - 1))
    for delivered in ("covered", "open")
]
EVERY_MOVE = list(moves.all_moves())
DRAW_FIVE = {Step.LOOK, Step.TAKE, Step.RETURN, Step.SUBSTITUTE}


def cards_in_stack(stack: Stack) -> list[int]:
    """Cards of a stack by kind; the rules know every card."""
    assert stack.unseen == sum(stack.unseen_by_kind)
    assert min(stack.unseen_by_kind) >= 0
    assert len(stack.top) == len(stack.top_by)
    assert len(stack.under) == len(stack.under_by)
    found = list(stack.unseen_by_kind)
    for kind in (*stack.top, *stack.under):
        found[kind] += 1
    return found


def cards_in_hand(state: State, stack_kind: StackKind) -> list[int]:
    """Cards of this stack in the hand of the deciding player."""
    is_mine = state.hand and state.box.spaces[state.space].value == stack_kind
    return state.hand if is_mine else []


def check_pieces(state: State) -> None:
    """Checks that no piece is lost or added, and no number is below zero."""
    check_tiles(state)
    check_orders(state)
    check_cubes(state)
    check_workers(state)


def check_tiles(state: State) -> None:
    found = cards_in_stack(state.stacks[StackKind.TILES])
    for face in (*state.tiles, *cards_in_hand(state, StackKind.TILES)):
        if face != NOTHING:
            found[face] += 1
    for player in state.players:
        found = [count + own for count, own in zip(found, player.tiles, strict=True)]
        minecarts = [1, 1, 1, 1]
        for face, count in enumerate(player.tiles):
            minecarts[FACE_COLOURS[face]] += count * FACE_MINECARTS[face]
        assert player.minecarts == minecarts
    assert tuple(found) == BUILT_IN.tile_copies
    assert sum(found) == TILE_COUNT == 48


def check_orders(state: State) -> None:
    found = cards_in_stack(state.stacks[StackKind.ORDERS])
    lying = [order for order in state.orders if order != NOTHING]
    for order in (*lying, *state.display, *cards_in_hand(state, StackKind.ORDERS)):
        found[order] += 1
    outstanding = set()
    for player in state.players:
        outstanding |= set(player.orders)
        for order in (*player.orders, *player.delivered):
            found[order] += 1
        for order in player.delivered:
            assert state.is_filled(order)
    assert found == [1] * 44
    for order in range(44):
        laid, free = sum(state.cubes_on_order(order)), sum(state.free_cells(order))
        filled = sum(BUILT_IN.orders[order].cells) - free
        assert min(state.free_cells(order)) >= 0
        assert order in outstanding or laid == 0
        if order in outstanding:
            assert filled <= laid <= 2 * filled


def check_cubes(state: State) -> None:
    for colour in Colour:
        places = [state.supply, *(pile for player in state.players for pile in (player.cage, player.stock))]
        count = sum(place[colour] for place in places) + sum(state.cubes_laid[colour::4])
        count += sum(sum(player.coal[colour::4]) for player in state.players)
        assert count == 16
    for player in state.players:
        assert min((*player.cage, *player.stock, *player.coal, *state.supply)) >= 0
        assert sum(player.cage) <= 5
        assert all(player.empty_minecart_count(colour) >= 0 for colour in Colour)
        assert 0 <= player.level <= 4
        assert player.francs >= 0


def check_workers(state: State) -> None:
    for seat, player in enumerate(state.players):
        on_spaces = sum(n for n, owner in zip(state.workers_on, state.owner_of, strict=True) if owner == seat)
        total = player.workers + on_spaces + state.bank[seat] + state.canteen[seat]
        assert total == BUILT_IN.setup.workers[len(state.players)]
        assert player.workers >= 0
    assert all((count > 0) == (owner != NOBODY) for count, owner in zip(state.workers_on, state.owner_of, strict=True))
    for space, count in zip(state.box.spaces, state.workers_on, strict=True):
        assert space.is_open or not count


def check_narration(shown: list, state: State) -> None:
    """Checks that the state of the last event has all pieces as after playing."""
    last = shown[-1][1]
    assert last is not state
    assert (last.players, last.stacks, last.tiles, last.orders) == (
        state.players,
        state.stacks,
        state.tiles,
        state.orders,
    )
    assert (last.supply, last.bank, last.canteen, last.hand, last.shift) == (
        state.supply,
        state.bank,
        state.canteen,
        state.hand,
        state.shift,
    )


def check_observation(state: State) -> None:
    """Checks that an observation is independent of hidden information, complete, and playable."""
    for seat in range(len(state.players)):
        seen = GAME.observe(state, seat)
        assert GAME.observe(shuffled(state, seat), seat) == seen
        assert GAME.observe(seen, seat) == seen
        assert seen.players == state.players
        assert [len(stack) for stack in seen.stacks] == [len(stack) for stack in state.stacks]
        if state.seat == seat:
            assert seen.hand == state.hand
            if GAME.decision(state).actor == seat:
                assert GAME.legal_moves(seen) == GAME.legal_moves(state)


def shuffled(state: State, seat: int) -> State:
    """The same position with everything hidden from a seat exchanged for other cards of the unseen rest."""
    other = state.copy()
    for stack_kind, stack in zip(StackKind, other.stacks, strict=True):
        hidden = [(stack.top, place) for place, by in enumerate(stack.top_by) if by != seat]
        hidden += [(stack.under, place) for place, by in enumerate(stack.under_by) if by != seat]
        if other.seat != seat and cards_in_hand(other, stack_kind):
            hidden += [(other.hand, place) for place in range(len(other.hand))]
        pool = [kind for kind, count in enumerate(stack.unseen_by_kind) for _ in range(count)]
        pool += [pile[place] for pile, place in hidden]
        Generator(7, len(pool)).shuffle(pool)
        for pile, place in hidden:
            pile[place] = pool.pop()
        stack.unseen_by_kind[:] = [pool.count(kind) for kind in range(len(stack.unseen_by_kind))]
    return other


@pytest.mark.rule("GT1", "GS1", "GS2", "GS3", "GS5", "GM1", "GM2")
class TestGueulesNoires(Contract):
    subject = Subject(
        game=GAME,
        import_line="from haspelknecht_qt import composition; GAME = composition.game('gueules_noires')",
        repeated={"players": 4},
        kinds=one_per_group(KINDS, 2),
        every_move=EVERY_MOVE,
        check_pieces=check_pieces,
        check_hidden=check_observation,
        refusal_interval=29,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_changes_the_state_and_its_last_event_shows_it(players):
    state = GAME.initial_state(GAME.setup({"players": players}, 17))
    ply = 0
    while GAME.decision(state) is not None:
        if state.step in DRAW_FIVE:
            check_observation(state)
        move = random_move(state, 17, ply)
        assert GAME.read_move(GAME.write_move(move)) is move
        shown = list(GAME.events_with_states(state, move))
        before = GAME.digest(state)
        GAME.play(state, move)
        assert GAME.digest(state) != before
        check_narration(shown, state)
        ply += 1
    assert state.shift == 3
    assert all(player.workers == 0 for player in state.players)


@pytest.mark.rule("GR5", "GM4")
def test_random_games_contain_hidden_cards():
    hidden = 0
    state = GAME.initial_state(GAME.setup({"players": 3}, 5))
    ply = 0
    while GAME.decision(state) is not None:
        for seat in range(3):
            seen = GAME.observe(state, seat)
            blanked = [kind for stack in seen.stacks for kind in (*stack.top, *stack.under)] + seen.hand
            hidden += blanked.count(UNKNOWN)
            if shuffled(state, seat) != state:
                assert GAME.digest(shuffled(state, seat)) != GAME.digest(state)
        GAME.play(state, random_move(state, 5, ply))
        ply += 1
    assert hidden > 50, "otherwise the contract test of observations shows nothing"


@pytest.mark.rule("GR5", "GM4")
def test_observed_position_can_be_played_to_the_end():
    for seed in range(3):
        state = GAME.initial_state(GAME.setup({"players": 3}, seed))
        ply = 0
        while GAME.decision(state) is not None:
            actor = GAME.decision(state).actor
            if actor != CHANCE and state.step in DRAW_FIVE | {Step.PLACE}:
                play_to_the_end(GAME.observe(state, actor), seed + ply)
            for _ in range(25):
                if GAME.decision(state) is not None:
                    GAME.play(state, random_move(state, seed, ply))
                    ply += 1


def play_to_the_end(state: State, seed: int) -> None:
    ply = 0
    while GAME.decision(state) is not None:
        GAME.play(state, random_move(state, seed, ply))
        ply += 1
    for stack in state.stacks:
        assert sum(stack.unseen_by_kind) == stack.unseen + stack.top.count(UNKNOWN) + stack.under.count(UNKNOWN)
        assert min(stack.unseen_by_kind) >= 0


@pytest.mark.rule("GR5", "GM4")
@pytest.mark.parametrize("seed", range(4))
def test_events_and_observations_do_not_depend_on_hidden_information(seed):
    state = GAME.initial_state(GAME.setup({"players": 3}, seed))
    ply = 0
    while (decision := GAME.decision(state)) is not None:
        move = random_move(state, seed, ply)
        for event, after in GAME.events_with_states(state, move):
            if event.secret:
                assert event.seat == state.seat
            for seat in range(3):
                shown = GAME.observe_event(event, seat)
                if event.secret and seat != event.seat:
                    assert UNKNOWN in (getattr(shown, "face", None), getattr(shown, "order", None))
                else:
                    assert shown is event
                assert GAME.observe(shuffled(after, seat), seat) == GAME.observe(after, seat)
        if decision.step == "look":
            assert [GAME.is_hidden_from(state, decision, move, seat) for seat in range(3)] == [
                seat != state.seat for seat in range(3)
            ]
        elif decision.actor != CHANCE:
            assert not GAME.is_hidden_from(state, decision, move, decision.actor)
        if GAME.is_secret(state):
            assert decision.step in GAME.private_steps
            assert state.hand
        GAME.play(state, move)
        ply += 1


def test_name_player_counts_options_and_steps_of_the_game():
    assert GAME.name == "gueules_noires"
    assert GAME.players_allowed == (2, 3, 4)
    assert [option.key for option in GAME.options] == ["first_player", "delivered"]
    assert GAME.options[0].values(3) == ("lot", "0", "1", "2")
    assert GAME.options[1].values(3) == ("covered", "open")
    assert GAME.combined_choice_steps == {"extract"}
    assert GAME.private_steps == {"take", "substitute", "return"}


def test_a_match_is_replayed_from_its_log():
    setup = GAME.setup({"players": 4}, 3)
    seats = [Seat(name, name) for name in ("a", "b", "c", "d")]
    match = Match(GAME, setup, 3, seats, UndoPolicy.FREE)
    while not match.is_over:
        match.play(random_move(match.state, 9, match.ply))
    again = Match.replay(
        GAME,
        GAME.setup_from_json(GAME.setup_to_json(setup)),
        3,
        seats,
        UndoPolicy.FREE,
        [entry.text for entry in match.entries],
    )
    assert GAME.digest(again.state) == GAME.digest(match.state)
    match.undo()
    match.redo()
    assert again.state.players == match.state.players


def test_chance_draws_cards_in_proportion_to_the_stack():
    state = GAME.initial_state(GAME.setup({"players": 2}, 0))
    state.stacks[StackKind.TILES].unseen_by_kind[:] = [0] * 16
    state.stacks[StackKind.TILES].unseen_by_kind[3] = 1
    state.stacks[StackKind.TILES].unseen_by_kind[12] = 3
    drawn = [GAME.draw_chance_move(state, Generator(seed)).face for seed in range(400)]
    assert set(drawn) == {3, 12}
    assert 60 < drawn.count(3) < 140
    state.step = Step.PLACE
    with pytest.raises(ValueError, match="nothing is drawn at step place"):
        GAME.draw_chance_move(state, Generator(0))


def test_unreadable_move_text_is_refused_with_a_similar_move():
    with pytest.raises(UnreadableMove, match=r"'place bnak' is no move.*'place bank'"):
        GAME.read_move("place bnak")
    with pytest.raises(UnreadableMove, match=r"'fill truck-03 gray with cage:grey' is no.*'fill truck-03 grey with"):
        GAME.read_move("fill truck-03 gray with cage:grey")
    for text in ("stop ", "Stop", "cage 5", "draw grey-3-lit", "place canteen", "place  bank", ""):
        with pytest.raises(UnreadableMove):
            GAME.read_move(text)


@pytest.mark.parametrize(
    "options, message",
    [
        ({"players": 5}, "players: 5, allowed are 2, 3, 4"),
        ({"players": True}, "players: true, allowed"),
        ({"players": 2.0}, "players: 2.0, allowed"),
        ({"players": 2, "first_player": "2"}, 'first_player: "2", allowed with 2 players are lot, 0, 1'),
        ({"first_player": 0}, "first_player: 0, allowed"),
        ({"delivered": "shut"}, 'delivered: "shut", allowed are covered, open'),
        ({"color": "red"}, 'unknown option "color", allowed are players, first_player, delivered'),
    ],
)
def test_wrong_option_is_refused_with_the_allowed_values(options, message):
    with pytest.raises(SetupError) as refused:
        GAME.setup(options, 1)
    assert message in str(refused.value).replace("'", '"').replace("True", "true")


@pytest.mark.rule("GR1", "GR13")
def test_setup_survives_json_and_its_errors_name_the_wrong_key():
    for kind in KINDS:
        setup = GAME.setup(kind, 3)
        assert GAME.setup_from_json(GAME.setup_to_json(setup)) == setup
        assert GAME.setup(GAME.options_of(setup), 4) == setup == GAME.draw_setup_again(setup, 4)
        assert GAME.options_of(setup) == kind
        assert GAME.player_count(setup) == kind["players"]
        assert GAME.data_hash(setup) == BUILT_IN.hash
    data = GAME.setup_to_json(GAME.setup({}, 1))
    assert data == {"players": 2, "first_player": "lot", "delivered": "covered"}
    with pytest.raises(SetupError, match="'delivered' is missing"):
        GAME.setup_from_json({key: value for key, value in data.items() if key != "delivered"})
    with pytest.raises(SetupError, match="list, allowed is an object"):
        GAME.setup_from_json([])
    with pytest.raises(SetupError, match="components: schema is nothing; allowed is a whole number from 1 to 1"):
        GAME.setup_from_json({**data, "components": {}})


def test_every_move_has_the_base_rule_that_describes_it():
    rules = {move.base_rule for move in EVERY_MOVE}
    assert rules == {
        "GS3",
        "GS5",
        "GS6",
        "GT1",
        "GA2",
        "GA3",
        "GA4",
        "GA5",
        "GA11",
        "GA12",
        "GA13",
        "GA14",
        "GA15",
    }


@pytest.mark.rule("GS3")
def test_identical_tiles_share_one_move():
    state = GAME.initial_state(GAME.setup({"players": 2}, 0))
    assert len(GAME.legal_moves(state)) == len(FACE)
