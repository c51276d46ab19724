"""The compiled model gives exactly the positions, values of candidates and whole games of the rules in Python."""

import random

import pytest
from attrs import asdict, evolve

from haspelknecht_qt.core.compiled.library import Library
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.model.binding import Model, Policy
from haspelknecht_qt.games.gueules_noires.model.packing import pack_state
from haspelknecht_qt.games.gueules_noires.setup import COVERED, LOT, OPEN, make_match_constants
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.games.gueules_noires.strategy.evaluator import GueulesNoiresEvaluator
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE
from haspelknecht_qt.games.gueules_noires.strategy.rollout import QUICK_EFFORT, GueulesNoiresRolloutPolicy
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnCandidate, TurnGenerator
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction
from tests.games.compiled import require_model
from tests.games.gueules_noires.table import GAME, Table
from tests.short_forms import every_nth
from tools import self_play

PARTS = 8
ROUNDS = 2
ALL_ROUNDS = 1000


@pytest.fixture(scope="module", autouse=True)
def _built_model():
    require_model(LIBRARY)


def conditions(number):
    """A random match with value functions and effort; the numbers of seats take turns, the options are random."""
    dice = random.Random(number)
    players = 2 + number % 3
    options = {
        "players": players,
        "first_player": dice.choice([LOT, *map(str, range(players))]),
        "delivered": dice.choice([COVERED, OPEN]),
    }
    value_functions = [
        ValueFunction(random_knowledge(dice), foresight=dice.choice([0, 1, 3, 3]), envy=dice.choice([0.0, 0.0, 0.5]))
        for _ in range(players)
    ]
    return GAME.setup(options, number), value_functions, dice.choice([0, 1, 4])


def random_knowledge(dice):
    """A level's knowledge, or random preferences for moves that no level makes."""
    known = dice.choice(list(KNOWLEDGE.values()))
    if dice.random() < 0.5:
        return known
    changed = {}
    for name, number in asdict(known).items():
        if name in ("spare", "franc", "worker", "tile"):
            changed[name] = tuple(each * dice.gauss(1, 0.7) + dice.gauss(0, 0.5) for each in number)
        elif name in ("lifted", "in_mine", "paired", "absent", "emptied", "sharpness", "spread", "moves_a_worker"):
            changed[name] = number * dice.uniform(0.6, 1.6)
    return evolve(known, **changed)


def model_of(box, value_functions, effort):
    """A model with one policy for each seat's value function, then the same policies with quick effort."""
    return Model(
        box,
        [Policy(each, effort) for each in value_functions] + [Policy(each, QUICK_EFFORT) for each in value_functions],
    )


def quick(value_functions):
    return [len(value_functions) + seat for seat in range(len(value_functions))]


def play_through(number):
    """Plays a whole game of quick moves in the model and by the rules in Python, and compares every position."""
    setup, value_functions, effort = conditions(number)
    state = GAME.initial_state(setup)
    model = model_of(state.box, value_functions, effort)
    position = model.position(state)
    self_play.begin(position, number, quick(value_functions))
    generator = Generator(number)
    while state.step is not Step.OVER:
        GueulesNoiresRolloutPolicy(GAME, value_functions[state.seat]).step(state, generator)
        self_play.step(position)
        assert self_play.packed(position) == pack_state(state), (number, state.step)
    assert_same_values(position, state, value_functions, number)


def play_random_candidates(number):
    """Plays a whole game with chance, and with the model's best or random candidates."""
    setup, value_functions, effort = conditions(number)
    dice = random.Random(number)
    state = GAME.initial_state(setup)
    position = model_of(state.box, value_functions, effort).position(state)
    self_play.begin(position, number, quick(value_functions))
    generator = Generator(number)
    while (decision := GAME.decision(state)) is not None:
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, generator))
            self_play.step(position)
        else:
            candidates = position.candidates(len(value_functions) + decision.actor)
            place = dice.choice([0, dice.randrange(len(candidates))])
            self_play.make(position, place)
            for move in candidates[place].moves:
                GAME.advance(state, move)
        assert self_play.packed(position) == pack_state(state), (number, decision)
    assert_same_values(position, state, value_functions, number)


def assert_same_values(position, state, value_functions, number):
    for seat, value_function in enumerate(value_functions):
        assert position.value(seat, seat) == value_function.value(state, seat), (number, state.step, seat)


def compare_random_positions(number, share):
    """Plays random moves and the model's moves, and compares the model's evaluation of each position.

    Compares the candidates too for a `share` of the positions, and returns the number of these.
    """
    setup, value_functions, effort = conditions(number)
    dice = random.Random(number)
    state = GAME.initial_state(setup)
    model = model_of(state.box, value_functions, effort)
    position = model.position(state)
    self_play.begin(position, number, quick(value_functions))
    generator = Generator(number)
    compared = 0
    while (decision := GAME.decision(state)) is not None:
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, generator))
            self_play.step(position)
            assert self_play.packed(position) == pack_state(state), (number, decision)
            continue
        seat = decision.actor
        assert position.value(seat, seat) == value_functions[seat].value(state, seat), (number, decision)
        seen = GAME.observe(state, seat)
        if dice.random() < share:
            compared += 1
            compare(model.position(seen), seen, value_functions[seat], effort, number)
        if dice.random() < 0.5:
            made = dice.randrange(min(5, len(position.candidates(seat))))
            moves = position.candidates(seat)[made].moves
            self_play.make(position, made)
        else:
            moves = [dice.choice(GAME.legal_moves(state))]
        for move in moves:
            GAME.advance(state, move)
        if self_play.packed(position) != pack_state(state):
            # A random move is not made in the model; the model continues from its outcome.
            assert len(moves) == 1
            position = model.position(state)
            self_play.begin(position, 0, quick(value_functions))
            generator = Generator(0)
    assert_same_values(position, state, value_functions, number)
    return compared


def compare(position, state, value_function, effort, number):
    expected = TurnGenerator(value_function.turn_evaluator(state, state.seat), effort).ranked_turns()
    found = position.candidates(state.seat)
    assert found == expected, (number, state.step)
    assert [each.utility for each in found] == [each.utility for each in expected], (number, state.step)


def values_after_rollout(state, candidate, value_functions, seed, rounds):
    """Returns the expected points of all seats after a candidate and `rounds` rounds, by the rules in Python."""
    state, generator = state.copy(), Generator(seed)
    for move in candidate.moves:
        GAME.advance(state, move)
    before = state.step in (Step.DRAFT, Step.ORDERS)
    turns = (rounds - 1) * len(value_functions) if before else rounds * len(value_functions) - 1
    while state.step is not Step.OVER and not (state.step is Step.PLACE and turns == 0):
        turns -= state.step is Step.PLACE
        GueulesNoiresRolloutPolicy(GAME, value_functions[state.seat]).step(state, generator)
    return [value_functions[0].value(state, seat) for seat in range(len(value_functions))]


def position_after(number, plies, model):
    """A position of a draft or placing after this number of decisions, as observed by the deciding seat."""
    setup, _, _ = conditions(number)
    state = GAME.initial_state(setup)
    generator, ply = Generator(number), 0
    while (decision := GAME.decision(state)) is not None:
        if decision.actor != CHANCE and (ply := ply + 1) > plies and decision.step in (Step.DRAFT, Step.PLACE):
            break
        chance = decision.actor == CHANCE
        GAME.advance(
            state,
            GAME.draw_chance_move(state, generator)
            if chance
            else model.position(state).candidates(state.seat)[0].moves[0],
        )
    return GAME.observe(state, state.seat)


def compare_rollouts(number, plies, rounds):
    setup, value_functions, effort = conditions(number)
    model = model_of(make_match_constants(setup), value_functions, effort)
    seen = position_after(number, plies, model)
    position = model.position(seen)
    candidates = position.candidates(seen.seat)
    for place, candidate in list(enumerate(candidates))[:3]:
        expected = values_after_rollout(seen, candidate, value_functions, number + place, rounds)
        assert position.rollout(place, number + place, rounds, quick(value_functions), 0) == expected, (number, place)
    assert self_play.packed(position) == pack_state(seen)


@pytest.mark.parametrize("number", [0, 1, 5])
def test_whole_games_are_equal_in_the_model_and_in_python(number):
    play_through(number)


@pytest.mark.parametrize("first", range(200, 400, 25))
def test_two_hundred_games_of_random_candidates_are_equal_in_the_model(first):
    for number in range(first, first + 25):
        play_random_candidates(number)


@pytest.mark.parametrize("number", every_nth(range(100, 112), 2))
def test_model_evaluates_positions_after_random_moves_like_python(number):
    assert compare_random_positions(number, 0.04) > 0


@pytest.mark.parametrize("plies, rounds", [(0, ROUNDS), (3, 1), (20, ROUNDS), (50, 1), (110, ALL_ROUNDS)])
def test_rollouts_of_candidates_are_equal_in_the_model_and_in_python(plies, rounds):
    compare_rollouts(plies + 1, plies, rounds)


@pytest.mark.parametrize("plies, rounds", [(1, 2), (30, 1), (60, 2), (70, 2), (100, 1)])
def test_rollout_utility_function_equals_a_rollout_in_python(plies, rounds):
    setup, value_functions, effort = conditions(0)
    evaluator = GueulesNoiresEvaluator(GAME, value_functions[0], effort)
    seen = position_after(0, plies, model_of(make_match_constants(setup), value_functions, effort))
    rollout_utility = evaluator.rollout_utility_function(seen, plies, rounds)
    for candidate in evaluator.candidates(seen)[:3]:
        state = seen.copy()
        evaluator.carry_out(state, candidate)
        evaluator.rollout_policy(seen).rollout(state, Generator(plies), rounds)
        assert rollout_utility(candidate) == evaluator.utility(state, seen.seat)
    assert rollout_utility(TurnCandidate(0.0, ())) is None


def test_candidates_are_the_same_without_the_compiled_model(monkeypatch):
    setup, value_functions, effort = conditions(0)
    evaluator = GueulesNoiresEvaluator(GAME, value_functions[0], effort)
    seen = position_after(0, 12, model_of(make_match_constants(setup), value_functions, effort))
    quick = evaluator.candidates(seen)
    monkeypatch.setattr(Library, "is_available", lambda _: False)
    assert evaluator.rollout_utility_function(seen, 1, 1) is None
    assert [(each.utility, each.moves) for each in evaluator.candidates(seen)] == [
        (each.utility, each.moves) for each in quick
    ]


def test_model_substitutes_missing_cubes_like_python():
    table = Table(3, tiles=["black-2-lit"]).has(francs=9)
    table.state.supply[:] = [1, 0, 1, 0]
    value_function = ValueFunction(KNOWLEDGE["overman"], 3)
    compare(
        Model(table.state.box, [Policy(value_function, 4)]).position(table.state), table.state, value_function, 4, 0
    )
    table.play("place factory-1")
    assert table.state.step is Step.SUBSTITUTE
    compare(
        Model(table.state.box, [Policy(value_function, 4)]).position(table.state), table.state, value_function, 4, 0
    )


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_are_equal_in_the_model_and_in_python(part, request):
    for number in range(1000 + part, 1000 + request.config.getoption("--random-games"), PARTS):
        play_random_candidates(number)
        compare_random_positions(number, 0.02)
        # Evaluation in Python takes a hundred times as long.
        if number % 20 == 0:
            play_through(number)
            compare_rollouts(number, number % 130, 1 + number % 3)
