"""The levels: what each considers, and its strength against the next weaker level."""

import pickle
from functools import cache

import pytest
from attrs import evolve

from haspelknecht_qt.bots import hints
from haspelknecht_qt.bots.arena import Arena, Contestant
from haspelknecht_qt.bots.candidates import candidates_to_compare, initial_candidates
from haspelknecht_qt.bots.levels import RANDOM, LevelBotFactory, bot_factories
from haspelknecht_qt.bots.move_order import is_legal_line
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.levels import LEVELS
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.model.binding import Model, Policy
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import KNOWLEDGE
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction
from tests.games.gueules_noires.table import ADVISER, GAME, Table
from tools.self_play import play_games

LIGHT = [evolve(each, search=evolve(each.search, rollouts=24)) if each.search else each for each in LEVELS]
"""Levels with fewer rollouts: their number does not matter in these tests."""
FACTORIES = bot_factories(LIGHT, ADVISER, timed=False)
NAMES = [level.name for level in LEVELS]
NEEDS_MODEL = pytest.mark.skipif(not LIBRARY.is_available(), reason="the compiled model is not built")
EVERY_LEVEL = pytest.mark.parametrize(
    "name", [pytest.param(each.name, marks=NEEDS_MODEL if each.search else ()) for each in LEVELS]
)


@cache
def positions():
    """Returns (state, ply) of a game of three Pit Boys: the first of each step in each shift with a choice, as observed
    by the deciding seat.
    """
    state = GAME.initial_state(GAME.setup({"players": 3}, 4))
    bot = FACTORIES["pit_boy"](GAME)
    found, seen, ply = [], set(), 0
    while (decision := GAME.decision(state)) is not None:
        generator = Generator(4, ply)
        if decision.actor == CHANCE:
            move = GAME.draw_chance_move(state, generator)
        else:
            observation, legal = GAME.observe(state, decision.actor), GAME.legal_moves(state)
            if (state.shift, state.step) not in seen and len(legal) > 1:
                seen.add((state.shift, state.step))
                found.append((observation, ply))
            move = bot.choose(observation, decision, legal, generator)
        GAME.advance(state, move)
        ply += 1
    assert {step for _, step in seen} >= {Step.DRAFT, Step.PLACE, Step.EXTRACT}
    return found


def match(first, second, seeds):
    """Returns the first level's share of games won and its lead in points; plays every seed from both seats."""
    arena = Arena(GAME, {"players": 2}, 7_000, tuple(Contestant(name, FACTORIES[name]) for name in (first, second)))
    groups = [arena.play_group(number) for number in range(seeds)]
    assert not any(game.lost_seats for group in groups for game in group.games)
    shares, margins = ([getattr(group, what)(0) for group in groups] for what in ("win_share", "margin"))
    return sum(shares) / seeds, sum(margins) / seeds


def test_levels_are_ordered_from_weakest_to_strongest():
    assert NAMES == ["pit_boy", "hewer", "overman", "engineer", "chief_engineer"]
    assert list(FACTORIES) == [RANDOM, *NAMES]
    assert {level.knowledge for level in LEVELS} == set(KNOWLEDGE)
    assert len({FACTORIES[name].version for name in NAMES}) == len(NAMES)


@pytest.mark.parametrize(
    "name, against, seeds",
    [
        ("pit_boy", RANDOM, 1),
        ("hewer", "pit_boy", 1),
        pytest.param("hewer", "pit_boy", 4, marks=pytest.mark.long),
        pytest.param("overman", "hewer", 4, marks=pytest.mark.long),
    ],
)
def test_each_level_beats_the_next_weaker_level(name, against, seeds):
    share, margin = match(name, against, seeds)
    assert share >= 0.75
    assert margin > 10


@pytest.mark.long
def test_the_engineer_beats_the_overman():
    share, margin = match("engineer", "overman", 1)
    assert share >= 0.5
    assert margin > 0


@NEEDS_MODEL
def test_draft_place_and_take_are_searched_with_the_evaluators_candidates():
    evaluator = FACTORIES["chief_engineer"](GAME).evaluator
    searched = set()
    for state, _ in positions():
        position = evaluator.search_position(state)
        if position is None:
            continue
        searched.add(state.step)
        assert list(position.candidates) == list(evaluator.candidates(state))
        ways = [position.own_policy_index] * position.seat_count
        soon, later = (position.rollout(0, 1, rounds, ways) for rounds in (1, 3))
        assert len(soon) == position.seat_count
        assert soon == position.rollout(0, 1, 1, ways) != later
    assert {Step.DRAFT, Step.PLACE} <= searched <= {Step.DRAFT, Step.PLACE, Step.TAKE}


@NEEDS_MODEL
def test_each_learning_step_of_the_chief_engineer_gains_points():
    seen = ValueFunction(KNOWLEDGE["chief_engineer"], foresight=3)
    trained_weights = ADVISER.trained_weights
    for one, other in (
        (Policy(seen, 0), Policy(ValueFunction(KNOWLEDGE["overman"], foresight=3), 0)),
        (Policy(seen, 0, trained_weights.linear, trained_weights.network), Policy(seen, 0)),
    ):
        ahead = []
        for seed in range(60):
            state = GAME.initial_state(GAME.setup({"players": 2}, seed))
            position = Model(state.box, [one, other]).position(state)
            for first in range(2):
                totals = play_games(position, 1, seed, [int(seat != first) for seat in range(2)])
                ahead.append(totals[first] - totals[1 - first])
        assert sum(ahead) / len(ahead) > 8


@NEEDS_MODEL
def test_chief_engineer_evaluates_every_decision_with_trained_weights():
    trained_weights = FACTORIES["chief_engineer"](GAME).evaluator
    plain = evolve(trained_weights, trained_weights=None)
    for state, _ in positions():
        known = {candidate: candidate.utility for candidate in plain.candidates(state)}
        assert any(known.get(candidate) != candidate.utility for candidate in trained_weights.candidates(state))
        if (position := trained_weights.search_position(state)) is not None:
            assert list(position.candidates) == list(trained_weights.candidates(state))


@NEEDS_MODEL
@pytest.mark.long
def test_the_chief_engineer_beats_the_overman_by_far():
    share, margin = match("chief_engineer", "overman", 1)
    assert share == 1
    assert margin > 10


def positions_for(name):
    """Some positions for slow levels, all for the others."""
    return positions()[:: 4 if "engineer" in name else 1]


@EVERY_LEVEL
def test_bot_makes_the_same_legal_move_in_the_same_position(name):
    once, again = FACTORIES[name](GAME), pickle.loads(pickle.dumps(FACTORIES[name]))(GAME)  # noqa: S301 - our own
    for state, ply in positions_for(name):
        before = GAME.digest(state)
        decision, legal = GAME.decision(state), GAME.legal_moves(state)
        answer = once.choose(state, decision, legal, Generator(1, ply))
        assert answer in legal
        assert again.choose(state, decision, legal, Generator(2)) == answer
        assert GAME.digest(state) == before


@EVERY_LEVEL
def test_best_hint_of_each_level_is_the_move_it_makes(name):
    bot = FACTORIES[name](GAME)
    for state, ply in positions_for(name):
        found = hints.find_hints(bot, state, state.seat)
        assert found[0].points == max(hint.points for hint in found)
        move = bot.choose(state, GAME.decision(state), GAME.legal_moves(state), Generator(1, ply))
        assert found[0].moves[0] == GAME.write_move(move)
        why = hints.decision_review(bot, state, state.seat, [move])
        # There is nothing to explain with only one sensible move.
        assert why is None or (why.loss == 0 and why.played.points == pytest.approx(why.best.points))
        assert sum(points for _, points in found[0].sources) == pytest.approx(found[0].points)


@NEEDS_MODEL
def test_move_has_no_loss_if_it_begins_the_best_turn():
    bot, shared = FACTORIES["chief_engineer"](GAME), 0
    for state, _ in positions():
        for move in GAME.legal_moves(state)[:4]:
            compared = candidates_to_compare(bot, state, state, (move,))
            if compared is not None and len(compared[1]) > 1:
                shared += 1
                assert all(compared[0][index].moves[0] == move for index in compared[1])
                review = hints.decision_review(bot, state, state.seat, [move], 6)
                assert (review.best.moves[0] == GAME.write_move(move)) == (review.loss == 0)
    assert shared


@NEEDS_MODEL
def test_workers_on_a_mining_space_are_reviewed_with_the_extractions_of_other_spaces():
    """The evaluator knows one extraction of each space. On a space with more steps, that of another one is possible."""
    bot, taken_over = FACTORIES["chief_engineer"](GAME), 0
    for state, _ in positions():
        lines = [each.moves for each in initial_candidates(bot, state) if len(each.moves) > 1]
        for place, *_ in lines if state.step is Step.PLACE else ():
            compared = candidates_to_compare(bot, state, state, (place,))
            if compared is None:
                continue
            candidates, played_indexes = compared
            played = [candidates[index].moves for index in played_indexes]
            assert all(line[0] == place for line in played)
            assert all(is_legal_line(GAME, state, line) for line in played)
            taken_over += any(line not in lines for line in played)
    assert taken_over


@pytest.mark.parametrize("rollouts", [0, pytest.param(6, marks=NEEDS_MODEL)])
def test_review_of_an_extraction_compares_all_its_moves(rollouts):
    bot = FACTORIES["engineer"](GAME)
    reviewed = 0
    for start, _ in positions():
        if start.step is not Step.EXTRACT:
            continue
        state, made = start.copy(), []
        for _ in range(2):
            made.append(next(move for move in GAME.legal_moves(state) if isinstance(move, moves.MoveCage)))
            GAME.advance(state, made[-1])
        review = hints.decision_review(bot, start, start.seat, [*made, moves.STOP], rollouts)
        assert review.played.moves == (*map(GAME.write_move, made), GAME.write_move(moves.STOP))
        replayed = start.copy()
        for text in review.best.moves:
            GAME.advance(replayed, GAME.read_move(text))
        reviewed += 1
    assert reviewed


@pytest.mark.parametrize("rollouts", [0, pytest.param(6, marks=NEEDS_MODEL)])
def test_best_extraction_has_no_loss(rollouts):
    bot = FACTORIES["engineer"](GAME)
    for start, _ in positions():
        if start.step is Step.EXTRACT:
            best = [*map(GAME.read_move, hints.find_hints(bot, start, start.seat, 1, rollouts)[0].moves)]
            review = hints.decision_review(bot, start, start.seat, best, rollouts)
            assert review is None or review.loss == 0


@pytest.mark.parametrize(
    "name, least, most",
    [("pit_boy", 60, 130), ("hewer", 80, 160), ("engineer", 100, 190), ("chief_engineer", 80, 190)],
)
def test_expected_points_at_the_beginning_are_in_a_realistic_range(name, least, most):
    evaluator = FACTORIES[name](GAME).evaluator
    assert least < evaluator.value_function.value(Table(2).state, 0) < most


def test_pit_boy_ignores_majorities():
    table = Table(2).has_delivered(0, "truck-10", "horsecart-10")
    sources = FACTORIES["pit_boy"](GAME).evaluator.value_function.expected_points_by_source(table.state, 0)
    assert (sources["majorities"], sources["minecarts"]) == (0, 0)
    assert FACTORIES["hewer"](GAME).evaluator.value_function.expected_points_by_source(table.state, 0)["majorities"] > 0


def test_hewer_ignores_the_orders_of_opponents():
    here = Table(2).has_delivered(0, "truck-10")
    there = Table(2).has_delivered(0, "truck-10").has_delivered(1, "truck-05", "horsecart-10", "truck-07")
    hewer, overman = (
        [FACTORIES[name](GAME).evaluator.value_function.value(table.state, 0) for table in (here, there)]
        for name in ("hewer", "overman")
    )
    assert hewer[0] == hewer[1]
    assert overman[0] > overman[1]


def test_engineer_looks_two_rounds_ahead_and_compares_fewer_candidates_in_a_hurry():
    state = next(state for state, _ in positions() if state.step is Step.PLACE)
    level = next(level for level in LEVELS if level.name == "engineer")

    def utilities(**changes):
        bot = LevelBotFactory(evolve(level, ahead=evolve(level.ahead, **changes)), ADVISER)(GAME)
        ranked = bot.rank(state, state.seat)
        candidates = {candidate.moves: candidate.utility for candidate in bot.evaluator.candidates(state)}
        return {each.candidate.moves: each.utility - candidates[each.candidate.moves] for each in ranked}

    patient, hurried, brief = utilities(seconds=0.0), utilities(seconds=1e-6), utilities(seconds=0.0, rounds=1)
    assert set(patient) == set(hurried) == set(brief)
    assert patient != brief
    # Compared candidates are evaluated again; the others keep their distance from the best one.
    assert len({round(each, 6) for each in patient.values()}) > len({round(each, 6) for each in hurried.values()})
