"""The compiled model gives exactly the positions, values of choices and whole games of the rules in Python."""

import random
from functools import cache

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, Season, Step
from haspelknecht_qt.games.haspelknecht.layouts import placement_to_json
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.binding import Model, Policy
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state
from haspelknecht_qt.games.haspelknecht.moves import CONFIRM, DONE, END_TURN, RETURN_WATER, ExchangeDisks, Take
from haspelknecht_qt.games.haspelknecht.planning import take_back_pieces
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.games.haspelknecht.strategy import value_function
from haspelknecht_qt.games.haspelknecht.strategy.evaluator import HaspelknechtEvaluator
from haspelknecht_qt.games.haspelknecht.strategy.executing import finish_turn, finish_winter
from haspelknecht_qt.games.haspelknecht.strategy.move_ranker import MoveRanker
from haspelknecht_qt.games.haspelknecht.strategy.placing import missing_placements
from haspelknecht_qt.games.haspelknecht.strategy.rollout import RolloutPlayer
from haspelknecht_qt.games.haspelknecht.strategy.search_position import HaspelknechtCandidate
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction
from tests.games.compiled import require_model
from tests.games.haspelknecht.table import BUILT_IN, GAME, Table
from tests.short_forms import every_nth
from tools import self_play

PARTS = 8
TURN, STEP = -10, -6
"""Index of turn and step in a packed position."""


@pytest.fixture(scope="module", autouse=True)
def _built_model():
    require_model(LIBRARY)


@cache
def all_value_functions():
    return tuple(value_function.load(paths.game_folder("haspelknecht") / "bots" / "weights.json").values())


def conditions(number):
    """A random match with value functions and lookahead settings.

    The numbers of seats and the rulebooks take turns; layouts and options are random.
    """
    dice = random.Random(number)
    players = 2 + number % 3
    names = [name for name, layout in BUILT_IN.layouts.items() if players in layout.player_counts]
    layout = dice.choice(["first_play", "free", *names, *names])
    options = {
        "players": players,
        "rulebook": list(RULEBOOKS)[number // 3 % 3],
        "planning": dice.choice(["open", "hidden"]),
        "layout": layout,
        "starting_buildings": dice.random() < 0.3,
    }
    if layout == "free":
        # The program's own boards follow the Dutch rulebook; a free board of another follows other rules (R14).
        options["rulebook"] = "dutch"
        named = GAME.setup({"players": players, "layout": dice.choice(names)}, number)
        options["board"] = placement_to_json(named.placement)
    plain = GAME.setup(options, number)
    if 13 not in plain.placement.tile_numbers and dice.random() < 0.5:
        options["starting_farmhand"] = True
    value_functions = [dice.choice(all_value_functions()) for _ in range(players)]
    if dice.random() < 0.5:
        value_functions = [with_random_preferences(each, dice) for each in value_functions]
    # Far lookahead is slow by the rules in Python with many seats.
    foresight = dice.choice([0, 0, 1, 2][: 6 - players])
    lookahead = LookaheadSettings(dice.choice([1, 2, 4]), foresight, dice.choice([0.0, 0.2, 1.0]))
    return GAME.setup(options, number), value_functions, lookahead


def with_random_preferences(evaluation, dice):
    """Returns random preferences, for moves that no level makes."""
    factors = [dice.gauss(1, 0.7) for _ in evaluation.weights[0]]
    added = [dice.gauss(0, 0.5) for _ in evaluation.weights[0]]
    return ValueFunction(
        tuple(tuple(w * t + a for w, t, a in zip(row, factors, added, strict=True)) for row in evaluation.weights)
    )


def model_of(box, value_functions, lookahead):
    different = list(dict.fromkeys(map(id, value_functions)))
    policies = [Policy(next(each for each in value_functions if id(each) == key), lookahead) for key in different]
    return Model(box, policies), [different.index(id(each)) for each in value_functions]


def follow(position, state):
    """Steps the model until it has the same decision as the rules; returns its packed position and the expected one."""
    expected = pack_state(state)
    found = self_play.packed(position)
    # In own turns and in winter the model has a decision of every seat, even without a choice.
    for _ in range(3 * len(state.players)):
        if [found[TURN], found[STEP]] == [expected[TURN], expected[STEP]]:
            break
        self_play.step(position)
        found = self_play.packed(position)
    return found, expected


def play_through(number):
    setup, value_functions, lookahead = conditions(number)
    state = GAME.initial_state(setup)
    playing = RolloutPlayer(GAME, value_functions, lookahead)
    model, policy_of = model_of(state.box, value_functions, lookahead)
    position = model.position(state)
    self_play.begin(position, number, policy_of)
    generator = Generator(number)
    while state.step != Step.END:
        playing.step(state, generator)
        self_play.step(position)
        found, expected = follow(position, state)
        assert found == expected, (number, state.step, state.year, state.season)
        for seat, evaluation in enumerate(value_functions):
            assert position.value(policy_of[seat], seat) == evaluation.value(state, seat), (number, state.step, seat)


def play_random_choices(number):
    """Plays a whole game with chance, and with the model's best or random takings and plans."""
    setup, value_functions, lookahead = conditions(number)
    dice = random.Random(number)
    state = GAME.initial_state(setup)
    model, policy_of = model_of(state.box, value_functions, lookahead)
    position = model.position(state)
    self_play.begin(position, number, policy_of)
    generator = Generator(number)
    goals = {}
    while (decision := GAME.decision(state)) is not None:
        seat = decision.actor
        if seat == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, generator))
            self_play.step(position)
        elif state.step in (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING):
            choices = position.choices(policy_of[seat])
            place = dice.choice([0, dice.randrange(len(choices))])
            self_play.make(position, place)
            made = choices[place][1]
            if state.step == Step.PLANNING:
                for move in missing_placements(state, made):
                    GAME.advance(state, move)
                goals[seat] = made.goals
                made = CONFIRM
            GAME.advance(state, made)
        else:
            match state.step:
                case Step.RETURNING_WATER:
                    move = RETURN_WATER
                case Step.EXECUTING:
                    finish_turn(GAME, value_functions[seat], state, goals.pop(seat))
                    move = END_TURN
                case _:
                    finish_winter(GAME, value_functions[seat], state)
                    move = DONE
            GAME.advance(state, move)
            self_play.step(position)
        found, expected = follow(position, state)
        assert found == expected, (number, decision, state.year, state.season)
    for seat, evaluation in enumerate(value_functions):
        assert position.value(policy_of[seat], seat) == evaluation.value(state, seat), (number, seat)


def compare_random_positions(number, share):
    """Plays at random and compares the model's evaluation of a `share` of positions that no sensible player reaches."""
    setup, value_functions, lookahead = conditions(number)
    dice = random.Random(number)
    state = GAME.initial_state(setup)
    model, policy_of = model_of(state.box, value_functions, lookahead)
    ply = compared = 0
    while (decision := GAME.decision(state)) is not None:
        generator = Generator(number, ply)
        ply += 1
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, generator))
            continue
        seat = decision.actor
        if dice.random() < share:
            compared += 1
            move_ranker = MoveRanker(GAME, value_functions[seat], lookahead)
            compare(state.copy(), seat, move_ranker, model, policy_of[seat], number)
        GAME.advance(state, generator.choice(GAME.legal_moves(state)))
    return compared


def compare(state, seat, move_ranker, model, policy, number):
    place = (number, state.step, state.year, state.season, seat)
    if state.step == Step.PLANNING:
        take_back_pieces(state.player)
    position = model.position(state)
    assert self_play.packed(position) == pack_state(state)
    for each in range(len(state.players)):
        assert position.value(policy, each) == move_ranker.value_function.value(state, each), place
    if state.step == Step.PLANNING:
        assert position.choices(policy) == move_ranker.plans(state), place
    elif state.step in (Step.FIRST_TAKING, Step.SECOND_TAKING):
        assert position.choices(policy) == move_ranker.ranked_moves(state), place
    elif state.step in (Step.EXECUTING, Step.WINTER, Step.STORING):
        self_play.begin(position, 0, [policy] * len(state.players))
        if state.step == Step.EXECUTING:
            finish_turn(GAME, move_ranker.value_function, state)
        else:
            finish_winter(GAME, move_ranker.value_function, state)
        GAME.advance(state, END_TURN if state.step == Step.EXECUTING else DONE)
        self_play.step(position)
        found, expected = follow(position, state)
        assert found == expected, place


@pytest.mark.parametrize("number", every_nth(range(9), 2))
def test_whole_games_are_equal_in_the_model_and_in_python(number):
    play_through(number)


@pytest.mark.parametrize("first", range(200, 400, 50))
def test_two_hundred_games_of_random_choices_are_equal_in_the_model(first):
    for number in range(first, first + 50):
        play_random_choices(number)


@pytest.mark.parametrize("number", every_nth(range(100, 118), 2))
def test_model_evaluates_positions_after_random_moves_like_python(number):
    assert compare_random_positions(number, 0.2) > 5


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_winters_with_a_working_haspelknecht_are_equal_in_the_model(rulebook):
    for number in range(60):
        _, value_functions, lookahead = conditions(number)
        dice = random.Random(number)
        step = dice.choice([Step.WINTER, Step.STORING])
        table = Table(step, year=2, season=Season.WINTER, rulebook=rulebook, players=4).own(0, 14, 15, 25)
        table.has(exhausted=True, pinge=0, shaft=dice.randrange(1, 5), water=dice.randrange(5), wood=dice.randrange(4))
        table.has(markers=int(Marker.HAULING_CABLE | Marker.WINDLASS), buildings=int(Building.CHARCOAL_BURNER))
        table.has(coal=dice.randrange(4), tunnel=4, tunnel_wood=4).play("use windlass")
        move_ranker = MoveRanker(GAME, value_functions[0], lookahead)
        model, policy_of = model_of(table.state.box, value_functions, lookahead)
        compare(table.state, 0, move_ranker, model, policy_of[0], number)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_takings_with_far_lookahead_have_equal_values(players):
    lookahead = LookaheadSettings(2, 5 if players == 2 else 3, 0.2)
    for number, season in enumerate((Season.SPRING, Season.SUMMER)):
        table = Table(Step.FIRST_TAKING, season=season, year=2, players=players)
        dice = random.Random(number)
        for pool in table.state.pools:
            pool[:] = [dice.randrange(4) for _ in pool]
        model, _ = model_of(table.state.box, [all_value_functions()[-1]], lookahead)
        assert model.position(table.state).choices(0) == MoveRanker(
            GAME, all_value_functions()[-1], lookahead
        ).ranked_moves(table.state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rollout_from_the_position_after_a_taking_equals_that_of_the_taking(players):
    table = Table(Step.FIRST_TAKING, season=Season.SUMMER, year=2, players=players)
    dice = random.Random(players)
    for pool in table.state.pools:
        pool[:] = [1 + dice.randrange(3) for _ in pool]
    model, _ = model_of(table.state.box, all_value_functions()[-1:], LookaheadSettings(8, 2, 0.2))
    position = model.position(table.state)
    taken = [(index, move) for index, (_, move) in enumerate(position.choices(0)) if isinstance(move, Take)]
    for index, move in taken[:4]:
        after = table.state.copy()
        GAME.advance(after, move)
        for seed, rounds in ((1, 1), (2, 3)):
            expected = position.rollout(index, seed, rounds, [0] * players, 0)
            assert position.rollout_from(pack_state(after), seed, rounds, [0] * players, 0) == expected
    assert taken


def test_exchanges_of_the_oil_lamp_have_equal_values():
    exchanges = 0
    for number in range(30):
        setup, value_functions, lookahead = conditions(number)
        table = Table(Step.FIRST_TAKING, year=2, players=setup.players, rulebook=setup.rulebook)
        dice = random.Random(number)
        for pool in (*table.state.pools, *table.state.reserves):
            pool[:] = [dice.randrange(3) for _ in pool]
        table.has(markers=int(Marker.OIL_LAMP), tiles=[32], wood=dice.randrange(3))
        table.state.owners[table.state.box.tile_index[32]].append(0)
        model, policy_of = model_of(table.state.box, value_functions, lookahead)
        ranked = MoveRanker(GAME, value_functions[0], lookahead).ranked_moves(table.state)
        assert model.position(table.state).choices(policy_of[0]) == ranked, number
        exchanges += any(isinstance(move, ExchangeDisks) for _, move in ranked)
    assert exchanges > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_evaluator_with_the_model_gives_the_utilities_of_python(players):
    evaluator = HaspelknechtEvaluator(MoveRanker(GAME, all_value_functions()[-1], LookaheadSettings(2, 2, 0.2)))
    for number, step in enumerate((Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING)):
        table = Table(step, season=Season.AUTUMN, year=2, players=players)
        dice = random.Random(10 * players + number)
        for pool in table.state.pools:
            pool[:] = [dice.randrange(4) for _ in pool]
        if step == Step.PLANNING:
            table.state.player.cart1[:] = [1, 2, 1]
        root = GAME.observe(table.state, 0)
        candidates = evaluator.candidates(root)
        assert [(each.utility, each) for each in candidates] == ranked_in_python(evaluator.move_ranker, root)
        rollout_utility = evaluator.rollout_utility_function(root, number, 1)
        if step == Step.PLANNING:
            assert rollout_utility is None
            continue
        for candidate in candidates[:2]:
            state = root.copy()
            evaluator.carry_out(state, candidate)
            evaluator.rollout_policy(root).rollout(state, Generator(number), 1)
            assert rollout_utility(candidate) == evaluator.utility(state, 0)
        assert rollout_utility(HaspelknechtCandidate(0.0)) is None
        assert evaluator.rollout_utility_function(root, number, 2) is None


def ranked_in_python(move_ranker, root):
    if root.step == Step.PLANNING:
        return [(utility, HaspelknechtCandidate(utility, plan=plan)) for utility, plan in move_ranker.plans(root)]
    return [(utility, HaspelknechtCandidate(utility, move)) for utility, move in move_ranker.ranked_moves(root)]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_many_games_are_equal_in_the_model_and_in_python(part, request):
    for number in range(1000 + part, 1000 + request.config.getoption("--random-games"), PARTS):
        play_random_choices(number)
        compare_random_positions(number, 0.05)
        if number % 5 == 0:
            play_through(number)
