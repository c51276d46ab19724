"""The compiled model against the rules in Python: positions, values of candidates, whole games with all chance; without any difference."""

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
from tests.forms import thinly
from tests.games.compiled import need
from tests.games.gueules_noires.table import GAME, Table
from tools import self_play

PLUGIN = 8
ROUNDS = 2
ALL_ROUNDS = 1000


@pytest.fixture(scope="module", autouse=True)
def _built():
    need(LIBRARY)


def conditions(number):
    """A match with value functions and lookahead settings: every number of seats and every option, in turn or at random."""
    dice = random.Random(number)
    players = 2 + number % 3
    options = {
        "players": players,
        "first_player": dice.choice([LOT, *map(str, range(players))]),
        "delivered": dice.choice([COVERED, OPEN]),
    }
    sets = [
        ValueFunction(tasted(dice), foresight=dice.choice([0, 1, 3, 3]), envy=dice.choice([0.0, 0.0, 0.5]))
        for _ in range(players)
    ]
    return GAME.setup(options, number), sets, dice.choice([0, 1, 4])


def tasted(dice):
    """A level's weights; or random preferences, for moves that others never make."""
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


def model_of(box, sets, effort):
    """Each seat's evaluation is the policy of its number; quick ones follow."""
    return Model(box, [Policy(each, effort) for each in sets] + [Policy(each, QUICK_EFFORT) for each in sets])


def quick(sets):
    return [len(sets) + seat for seat in range(len(sets))]


def play_through(number):
    """All seats play quickly, in the model and by the rules in Python."""
    setup, sets, effort = conditions(number)
    state = GAME.initial_state(setup)
    model = model_of(state.box, sets, effort)
    position = model.position(state)
    self_play.begin(position, number, quick(sets))
    generator = Generator(number)
    while state.step is not Step.OVER:
        GueulesNoiresRolloutPolicy(GAME, sets[state.seat]).step(state, generator)
        self_play.step(position)
        assert self_play.packed(position) == pack_state(state), (number, state.step)
    assert_same_values(position, state, sets, number)


def play_by_lot(number):
    """A whole game with all chance and with random candidates of the model, alternating with the best ones."""
    setup, sets, effort = conditions(number)
    dice = random.Random(number)
    state = GAME.initial_state(setup)
    position = model_of(state.box, sets, effort).position(state)
    self_play.begin(position, number, quick(sets))
    generator = Generator(number)
    while (decision := GAME.decision(state)) is not None:
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, generator))
            self_play.step(position)
        else:
            candidates = position.candidates(len(sets) + decision.actor)
            place = dice.choice([0, dice.randrange(len(candidates))])
            self_play.make(position, place)
            for move in candidates[place].moves:
                GAME.advance(state, move)
        assert self_play.packed(position) == pack_state(state), (number, decision)
    assert_same_values(position, state, sets, number)


def assert_same_values(position, state, sets, number):
    for seat, judgement in enumerate(sets):
        assert position.value(seat, seat) == judgement.value(state, seat), (number, state.step, seat)


def look_around(number, share):
    """Plays random moves and the model's moves alternately, and compares the model's evaluation of each position; for a
    `share` of them also the candidates. Returns their number.
    """
    setup, sets, effort = conditions(number)
    dice = random.Random(number)
    state = GAME.initial_state(setup)
    model = model_of(state.box, sets, effort)
    position = model.position(state)
    self_play.begin(position, number, quick(sets))
    generator = Generator(number)
    looked = 0
    while (decision := GAME.decision(state)) is not None:
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, generator))
            self_play.step(position)
            assert self_play.packed(position) == pack_state(state), (number, decision)
            continue
        seat = decision.actor
        assert position.value(seat, seat) == sets[seat].value(state, seat), (number, decision)
        seen = GAME.observe(state, seat)
        if dice.random() < share:
            looked += 1
            compare(model.position(seen), seen, sets[seat], effort, number)
        if dice.random() < 0.5:
            made = dice.randrange(min(5, len(position.candidates(seat))))
            line = position.candidates(seat)[made].moves
            self_play.make(position, made)
        else:
            line = [dice.choice(GAME.legal_moves(state))]
        for move in line:
            GAME.advance(state, move)
        if self_play.packed(position) != pack_state(state):
            # An absurd move: the model knows such moves by their outcome.
            assert len(line) == 1
            position = model.position(state)
            self_play.begin(position, 0, quick(sets))
            generator = Generator(0)
    assert_same_values(position, state, sets, number)
    return looked


def compare(position, state, judgement, effort, number):
    expected = TurnGenerator(judgement.turn_evaluator(state, state.seat), effort).ranked_turns()
    found = position.candidates(state.seat)
    assert found == expected, (number, state.step)
    assert [each.utility for each in found] == [each.utility for each in expected], (number, state.step)


def played_on(state, candidate, sets, seed, rounds):
    """Returns the expected points of all seats after a candidate and `rounds` rounds, by the rules in Python."""
    state, generator = state.copy(), Generator(seed)
    for move in candidate.moves:
        GAME.advance(state, move)
    before = state.step in (Step.DRAFT, Step.ORDERS)
    turns = (rounds - 1) * len(sets) if before else rounds * len(sets) - 1
    while state.step is not Step.OVER and not (state.step is Step.PLACE and turns == 0):
        turns -= state.step is Step.PLACE
        GueulesNoiresRolloutPolicy(GAME, sets[state.seat]).step(state, generator)
    return [sets[0].value(state, seat) for seat in range(len(sets))]


def asked_after(number, plies, model):
    """A draft or a placing some moves after the beginning, with hidden information of the deciding seat unknown."""
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


def compare_playing_on(number, plies, rounds):
    setup, sets, effort = conditions(number)
    model = model_of(make_match_constants(setup), sets, effort)
    seen = asked_after(number, plies, model)
    position = model.position(seen)
    candidates = position.candidates(seen.seat)
    for place, candidate in list(enumerate(candidates))[:3]:
        expected = played_on(seen, candidate, sets, number + place, rounds)
        assert position.rollout(place, number + place, rounds, quick(sets), 0) == expected, (number, place)
    assert self_play.packed(position) == pack_state(seen)


@pytest.mark.parametrize("number", [0, 1, 5])
def test_whole_games_come_out_the_same_to_the_last_cube(number):
    play_through(number)


@pytest.mark.parametrize("first", range(200, 400, 25))
def test_two_hundred_games_by_lot_come_out_the_same(first):
    for number in range(first, first + 25):
        play_by_lot(number)


@pytest.mark.parametrize("number", thinly(range(100, 112), 2))
def test_positions_that_random_moves_lead_to_are_judged_the_same(number):
    assert look_around(number, 0.04) > 0


@pytest.mark.parametrize("plies, rounds", [(0, ROUNDS), (3, 1), (20, ROUNDS), (50, 1), (110, ALL_ROUNDS)])
def test_options_played_on_with_chance_come_out_the_same(plies, rounds):
    compare_playing_on(plies + 1, plies, rounds)


@pytest.mark.parametrize("plies, rounds", [(1, 2), (30, 1), (60, 2), (70, 2), (100, 1)])
def test_what_the_lookout_plays_on_comes_out_the_same(plies, rounds):
    setup, sets, effort = conditions(0)
    evaluator = GueulesNoiresEvaluator(GAME, sets[0], effort)
    seen = asked_after(0, plies, model_of(make_match_constants(setup), sets, effort))
    rollout_utility = evaluator.rollout_utility_function(seen, plies, rounds)
    for candidate in evaluator.candidates(seen)[:3]:
        state = seen.copy()
        evaluator.carry_out(state, candidate)
        evaluator.rollout_policy(seen).rollout(state, Generator(plies), rounds)
        assert rollout_utility(candidate) == evaluator.utility(state, seen.seat)
    assert rollout_utility(TurnCandidate(0.0, ())) is None


def test_without_the_model_the_advice_is_the_same(monkeypatch):
    setup, sets, effort = conditions(0)
    evaluator = GueulesNoiresEvaluator(GAME, sets[0], effort)
    seen = asked_after(0, 12, model_of(make_match_constants(setup), sets, effort))
    quick = evaluator.candidates(seen)
    monkeypatch.setattr(Library, "is_available", lambda _: False)
    assert evaluator.rollout_utility_function(seen, 1, 1) is None
    assert [(each.utility, each.moves) for each in evaluator.candidates(seen)] == [
        (each.utility, each.moves) for each in quick
    ]


def test_missing_cubes_are_substituted_alike():
    table = Table(3, tiles=["black-2-lit"]).has(francs=9)
    table.state.supply[:] = [1, 0, 1, 0]
    judgement = ValueFunction(KNOWLEDGE["overman"], 3)
    compare(Model(table.state.box, [Policy(judgement, 4)]).position(table.state), table.state, judgement, 4, 0)
    table.play("place factory-1")
    assert table.state.step is Step.SUBSTITUTE
    compare(Model(table.state.box, [Policy(judgement, 4)]).position(table.state), table.state, judgement, 4, 0)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PLUGIN))
def test_many_games_come_out_the_same(part, request):
    for number in range(1000 + part, 1000 + request.config.getoption("--random-games"), PLUGIN):
        play_by_lot(number)
        look_around(number, 0.02)
        # Evaluation in Python takes a hundred times as long.
        if number % 20 == 0:
            play_through(number)
            compare_playing_on(number, number % 130, 1 + number % 3)
