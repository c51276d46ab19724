"""The contract that a game owes to everything that plays it, over random games of every kind.

`--random-games N` plays more of them.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import CHANCE, Game, IllegalMove, SetupError, UnreadableMove
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import Mine, Player, State
from tests.games.haspelknecht.table import BUILT_IN, GAME

RULEBOOKS = ("dutch", "english", "french")
KINDS = [
    {"players": players, "rulebook": rulebook, "planning": planning, "layout": layout, "starting_buildings": buildings}
    for players in (2, 3, 4)
    for layout in ("first_play", *(name for name, layout in BUILT_IN.layouts.items() if players in layout.players))
    for rulebook, planning, buildings in zip(RULEBOOKS, ("open", "hidden", "open"), (False, True, False), strict=True)
]
EVERY_MOVE = list(moves.all_moves())


@pytest.fixture(scope="module")
def games_a_kind(request) -> int:
    """How many random games of each kind."""
    wanted = request.config.getoption("--random-games")
    return max(1, -(-wanted // len(KINDS)))


def choose(state: State, seed: int, ply: int):
    """The random move of this ply."""
    generator = Generator(seed, ply)
    if GAME.decision(state).actor == CHANCE:
        return GAME.draw(state, generator)
    return generator.choice(GAME.legal_moves(state))


def disks(state: State) -> list[int]:
    """All action disks, by colour."""
    piles = [state.bag, *state.pools, *state.reserves]
    piles += [cart for player in state.players for cart in (player.cart1, player.cart2)]
    return [sum(pile[colour] for pile in piles) for colour in range(3)]


def check_pieces(state: State) -> None:
    """Nothing is lost and nothing is below zero."""
    assert disks(state) == list(BUILT_IN.disks[len(state.players)])
    assert sorted(state.order) == list(range(len(state.players)))
    for seat, player in enumerate(state.players):
        check_player(player)
        assert all(player.in_hand(colour) >= 0 for colour in range(3))
        owned = [tile for tile, stack in zip(state.box.tiles, state.owners, strict=True) if seat in stack]
        assert sorted(player.tiles) == owned
        assert player.tunnel <= state.box.tunnel_free[player.tunnel_wood]
        if not player.exhausted:
            assert 7 - player.pinge <= state.box.pinge_free[player.pinge_wood]
    assert all(len(set(stack)) == len(stack) for stack in state.owners)


def check_player(player: Player) -> None:
    counts = (player.food, player.wood, player.coal, player.thaler, player.debts, player.water, player.shaft)
    assert min(counts) >= 0
    assert player.exhausted == (player.pinge == 0)
    assert player.mine() == (Mine.TUNNEL if player.exhausted else Mine.PINGE)
    assert len(player.tiles) <= 9


@pytest.mark.rule("D4", "S4")
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: "-".join(str(value) for value in kind.values()))
def test_random_games_keep_the_contract(kind, games_a_kind):
    for number in range(games_a_kind):
        seed = 1000 * number + 17
        play_and_check(kind, seed)


def play_and_check(kind: dict, seed: int) -> None:
    state = GAME.initial(GAME.setup(kind, seed))
    replayed = state.copy()
    ply = 0
    while (decision := GAME.decision(state)) is not None:
        legal = GAME.legal_moves(state)
        assert legal, f"nobody can move at step {decision.step}"
        assert len(set(legal)) == len(legal), "each move once"
        assert legal == GAME.legal_moves(state.copy()), "in a stable order"
        for move in legal:
            assert GAME.read(GAME.write(move)) == move
            assert GAME.why_not(state, move) is None
        move = choose(state, seed, ply)
        assert move in legal, "chance is complete"
        if ply % 7 == 0:
            refuse_illegal_moves(state, set(legal))
            told = list(GAME.narrate(state, move))
            assert told[-1][1] is not state
            check_observation(state)
        before = state.copy()
        GAME.play(state, move)
        assert before == replayed, "copies are independent"
        GAME.advance(replayed, GAME.read(GAME.write(move)))
        assert state == replayed, "replay is equal"
        check_pieces(state)
        ply += 1
        assert ply < 3000, "the game ends"
    if ply:
        assert told[-1][1].year <= 3
    assert GAME.digest(state) == GAME.digest(replayed)


def refuse_illegal_moves(state: State, legal: set) -> None:
    """Each move that is not legal is refused by a rule, with the state untouched."""
    before = GAME.digest(state)
    for move in EVERY_MOVE:
        rule = GAME.why_not(state, move)
        assert (rule is None) == (move in legal), move
    illegal = next(move for move in EVERY_MOVE if move not in legal)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, illegal)
    assert refused.value.rule == GAME.why_not(state, illegal)
    with pytest.raises(IllegalMove):
        GAME.narrate(state, illegal)
    assert GAME.digest(state) == before


def check_observation(state: State) -> None:
    """A seat sees its own board; what it sees of hidden plans does not depend on them."""
    for seat in range(len(state.players)):
        seen = GAME.observe(state, seat)
        assert seen.players[seat] == state.players[seat]
        if state.box.hidden and state.step.value == "planning":
            assert all(not any(map(any, player.plan)) for other, player in enumerate(seen.players) if other != seat)


def test_the_game_is_a_game():
    assert isinstance(GAME, Game)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_last_event_shows_all_pieces_as_play_leaves_them(rulebook):
    state = GAME.initial(GAME.setup({"players": 3, "rulebook": rulebook}, 4))
    ply = 0
    while GAME.decision(state) is not None:
        move = choose(state, 4, ply)
        told = list(GAME.narrate(state, move))
        GAME.play(state, move)
        last = told[-1][1]
        assert (last.players, last.pools, last.reserves, last.owners) == (
            state.players,
            state.pools,
            state.reserves,
            state.owners,
        )
        assert (last.order, last.bag, last.year, last.season) == (state.order, state.bag, state.year, state.season)
        ply += 1


def test_a_text_that_is_no_move_is_refused_with_what_is_near():
    with pytest.raises(UnreadableMove, match=r"'place yelow farmer' is no move.*'place yellow farmer'"):
        GAME.read("place yelow farmer")
    with pytest.raises(UnreadableMove):
        GAME.read("take A black ")


@pytest.mark.parametrize(
    "options, message",
    [
        ({"players": 5}, "players: 5, allowed are 2, 3, 4"),
        ({"players": True}, "players: True, allowed"),
        ({"rulebook": "german"}, "rulebook: 'german', allowed are dutch, english, french"),
        ({"planning": 3}, "planning: 3, allowed are open, hidden"),
        ({"players": 2, "layout": "tower"}, "layout: 'tower', allowed with 2 players are first_play"),
        ({"layout": "free"}, "board"),
        ({"board": {}}, "board: goes with layout 'free' only"),
        ({"starting_buildings": 1}, "starting_buildings: 1, allowed are true and false"),
        ({"color": "red"}, "unknown option 'color', allowed are players"),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(options, message):
    with pytest.raises(SetupError) as refused:
        GAME.setup(options, 1)
    assert message in str(refused.value)


def test_a_setup_survives_json_and_names_what_is_wrong_in_it():
    for kind in KINDS:
        setup = GAME.setup(kind, 3)
        assert GAME.setup_from_json(GAME.setup_to_json(setup)) == setup
    data = GAME.setup_to_json(GAME.setup({}, 1))
    with pytest.raises(SetupError, match="'board' is missing"):
        GAME.setup_from_json({key: value for key, value in data.items() if key != "board"})
    with pytest.raises(SetupError, match="list, allowed is an object"):
        GAME.setup_from_json([])


def test_equal_seeds_give_equal_games_whatever_the_hash_seed():
    script = (
        "from tests.games.haspelknecht.test_contract import GAME, choose\n"
        "state = GAME.initial(GAME.setup({'players': 4, 'layout': 'three_circles'}, 5))\n"
        "ply = 0\n"
        "while GAME.decision(state) is not None:\n"
        "    GAME.play(state, choose(state, 5, ply)); ply += 1\n"
        "print(ply, GAME.digest(state))\n"
    )
    answers = {
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(answers) == 1


def test_every_move_of_the_game_is_listed_once():
    texts = [GAME.write(move) for move in EVERY_MOVE]
    assert len(set(texts)) == len(texts)
    assert all(any(rule.isdigit() for rule in move.home) for move in EVERY_MOVE)
