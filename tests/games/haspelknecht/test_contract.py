"""The contract of games for Haspelknecht, and its own move texts, options and hidden information."""

from __future__ import annotations

import pytest

from haspelknecht_qt.core.game import Seat, SetupError, UnreadableMove
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Mine
from haspelknecht_qt.games.haspelknecht.state import Player, State
from tests.contract import Contract, Subject
from tests.games.haspelknecht.table import BUILT_IN, GAME
from tests.random_moves import choose
from tests.short_forms import one_per_group

RULEBOOKS = ("dutch", "english", "french")
KINDS = [
    {"players": players, "rulebook": rulebook, "planning": planning, "layout": layout, "starting_buildings": buildings}
    for players in (2, 3, 4)
    for layout in (
        "first_play",
        *(name for name, layout in BUILT_IN.layouts.items() if players in layout.player_counts),
    )
    for rulebook, planning, buildings in zip(RULEBOOKS, ("open", "hidden", "open"), (False, True, False), strict=True)
]
EVERY_MOVE = list(moves.all_moves())


def disks(state: State) -> list[int]:
    """All action disks, by colour."""
    piles = [state.bag, *state.pools, *state.reserves]
    piles += [cart for player in state.players for cart in (player.cart1, player.cart2)]
    return [sum(pile[colour] for pile in piles) for colour in range(3)]


def check_pieces(state: State) -> None:
    """Checks that no piece is lost and no number is below zero."""
    assert disks(state) == list(BUILT_IN.disks[len(state.players)])
    assert sorted(state.order) == list(range(len(state.players)))
    for seat, player in enumerate(state.players):
        check_player(player)
        assert min(player.hand()) >= 0
        owned = [tile for tile, stack in zip(state.box.tiles, state.owners, strict=True) if seat in stack]
        assert sorted(player.tiles) == owned
        assert player.tunnel <= state.box.accessible_tunnel_coal[player.tunnel_wood]
        if not player.exhausted:
            assert 7 - player.pinge <= state.box.accessible_pinge_coal[player.pinge_wood]
    assert all(len(set(stack)) == len(stack) for stack in state.owners)


def check_player(player: Player) -> None:
    counts = (player.food, player.wood, player.coal, player.thaler, player.debts, player.water, player.shaft)
    assert min(counts) >= 0
    assert player.exhausted == (player.pinge == 0)
    assert player.current_mine() == (Mine.TUNNEL if player.exhausted else Mine.PINGE)
    assert len(player.tiles) <= 9


def check_observation(state: State) -> None:
    """Checks that a seat sees its own board, but no hidden plan of another seat."""
    for seat in range(len(state.players)):
        seen = GAME.observe(state, seat)
        assert seen.players[seat] == state.players[seat]
        if state.box.hides_plans and state.step.value == "planning":
            assert all(not any(map(any, player.plan)) for other, player in enumerate(seen.players) if other != seat)


@pytest.mark.rule("D4", "S4")
class TestHaspelknecht(Contract):
    subject = Subject(
        game=GAME,
        import_line="from haspelknecht_qt import composition; GAME = composition.game('haspelknecht')",
        repeated={"players": 4, "layout": "three_circles"},
        kinds=one_per_group(KINDS, len(RULEBOOKS)),
        every_move=EVERY_MOVE,
        check_pieces=check_pieces,
        check_hidden=check_observation,
    )


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_last_event_shows_all_pieces_as_after_playing(rulebook):
    state = GAME.initial_state(GAME.setup({"players": 3, "rulebook": rulebook}, 4))
    ply = 0
    while GAME.decision(state) is not None:
        move = choose(GAME, state, 4, ply)
        shown = list(GAME.events_with_states(state, move))
        GAME.play(state, move)
        last = shown[-1][1]
        assert (last.players, last.pools, last.reserves, last.owners) == (
            state.players,
            state.pools,
            state.reserves,
            state.owners,
        )
        assert (last.order, last.bag, last.year, last.season) == (state.order, state.bag, state.year, state.season)
        ply += 1


def test_unreadable_move_text_is_refused_with_a_similar_move():
    with pytest.raises(UnreadableMove, match=r"'place yelow farmer' is no move.*'place yellow farmer'"):
        GAME.read_move("place yelow farmer")
    with pytest.raises(UnreadableMove):
        GAME.read_move("take A black ")


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
def test_wrong_option_is_refused_with_the_allowed_values(options, message):
    with pytest.raises(SetupError) as refused:
        GAME.setup(options, 1)
    assert message in str(refused.value)


def test_setup_error_names_the_wrong_key():
    data = GAME.setup_to_json(GAME.setup({}, 1))
    with pytest.raises(SetupError, match="'board' is missing"):
        GAME.setup_from_json({key: value for key, value in data.items() if key != "board"})
    with pytest.raises(SetupError, match="list, allowed is an object"):
        GAME.setup_from_json([])


@pytest.mark.rule("V2")
@pytest.mark.parametrize("layout", ["first_play", "tower", "free"])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_board_of_any_layout_name_needs_tiles_of_every_level(layout, level):
    data = GAME.setup_to_json(GAME.setup({"players": 3, "layout": "tower" if layout == "tower" else "first_play"}, 1))
    data["layout"] = layout
    assert GAME.setup_from_json(data).layout == layout
    data["board"]["cells"] = [cell for cell in data["board"]["cells"] if cell[2] // 10 != level]
    with pytest.raises(SetupError, match=f"board: level {level} has 0 tiles, allowed are 3 to 5"):
        GAME.setup_from_json(data)


def test_every_move_has_a_base_rule():
    assert all(any(rule.isdigit() for rule in move.base_rule) for move in EVERY_MOVE)


def test_setup_drawn_again_keeps_the_improved_farmhand_if_the_tiles_allow_it():
    """Rule V3: with newly drawn tiles, tile 13 may be in play."""
    options = {"players": 2, "layout": "three_long_legs", "starting_farmhand": True}
    allowed_by_seed = {
        seed: 13 not in GAME.setup({**options, "starting_farmhand": False}, seed).placement.tile_numbers
        for seed in range(40)
    }
    first = GAME.setup(options, next(seed for seed, allowed in allowed_by_seed.items() if allowed))
    assert set(allowed_by_seed.values()) == {True, False}
    for seed, allowed in allowed_by_seed.items():
        assert GAME.draw_setup_again(first, seed).starting_farmhand is allowed


@pytest.mark.rule("R9")
def test_hidden_plans_are_concealed_until_planning_ends():
    setup = GAME.setup({"players": 2, "planning": "hidden"}, 3)
    match = Match(GAME, setup, 3, [Seat("Anna", "madder"), Seat("Jost", "woad")])
    while match.decision.step != "planning":
        match.play(choose(GAME, match.state, 3, match.ply))
    first, seat = match.ply, match.decision.actor
    other = 1 - seat
    match.play(GAME.legal_moves(match.state)[0])
    assert match.seen_state(first + 1, seat).players[seat] == match.state.players[seat]
    assert not any(map(any, match.seen_state(first + 1, other).players[seat].plan))
    assert match.events_with_states_for(first, other) == []
    assert match.entries_for(other) == match.entries[:first]
    assert (match.visible_ply_count, match.is_hidden_from(first, other), match.is_hidden_from(first, seat)) == (
        first,
        True,
        False,
    )
    while match.decision.step == "planning":
        match.play(GAME.legal_moves(match.state)[-1])
    for each in (seat, other):
        assert match.seen_state(first + 1, each) == match.state_at(first + 1)
        assert match.entries_for(each) == match.entries
    assert match.visible_ply_count == match.ply
