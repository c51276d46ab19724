"""Rollouts to the end of the game in the compiled model equal the model's single steps, and the rules' scores."""

import pytest

from haspelknecht_qt.core.compiled import building
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import pack_state, read_players
from haspelknecht_qt.games.haspelknecht.strategy.search_position import ModelPolicies
from tests.bots.examples import bot, positions
from tools import self_play

SEEDS = range(3)


@pytest.fixture(scope="module", autouse=True)
def _built_model():
    if building.find_compiler() is None and not LIBRARY.is_available():
        pytest.skip("the model is not built, and no C++ compiler is at hand")


def policies_of(evaluator, seats):
    ranker = evaluator.move_ranker
    return ModelPolicies(seats, ranker.value_function, ranker.lookahead, evaluator.opponent_value_functions)


@pytest.mark.parametrize("players, every", [(2, 4), (3, 9)])
def test_rollout_at_once_equals_a_rollout_in_single_steps(players, every):
    evaluator = bot("haspelknecht").evaluator
    policies = policies_of(evaluator, players)
    for state, ply in positions(seed=7, players=players)[::every]:
        if state.step == Step.EXECUTING:
            # Goals of other seats are unknown in both rollouts.
            # The first step of the other rollout would forget them later.
            continue
        model, seats = policies.model(state.box), [policies.own_policy] * players
        packed, own_policy = pack_state(state), policies.own_policy
        expected, at_once = model.position(state).play_to_end(packed, state.seat, (0, 0), ply, seats, 2)
        assert expected == model.position(state).rollout_from(packed, ply, 2, seats, own_policy)[state.seat]
        stepwise = model.position(state)
        self_play.begin(stepwise, ply, seats)
        while self_play.packed(stepwise) != at_once and self_play.packed(stepwise)[-6] != tuple(Step).index(Step.END):
            self_play.step(stepwise)
        assert self_play.packed(stepwise) == at_once
        ended = state.copy()
        ended.players = read_players(at_once, state.players)
        totals = [seat.total for seat in scoring.standing(ended).seats]
        assert totals == [stepwise.value(0, seat) for seat in range(players)]
        after_the_end = model.position(state).play_to_end(packed, state.seat, (0, 0), ply, seats, 99)
        assert after_the_end == (totals[state.seat], at_once)


def test_trajectory_of_a_candidate_is_determined_by_its_seed():
    evaluator = bot("haspelknecht").evaluator
    steps = set()
    for state, _ in positions()[::3]:
        root = evaluator.decision_root(state)
        rollout_source, again = evaluator.rollout_source(root), evaluator.rollout_source(root)
        for candidate in evaluator.candidates(root)[:2]:
            found = [rollout_source.play_to_end(candidate, seed) for seed in SEEDS]
            assert found == [again.play_to_end(candidate, seed) for seed in SEEDS]
            again.release_memory()
            assert found == [again.play_to_end(candidate, seed) for seed in SEEDS]
            assert all(tuple(trajectory.items) == scoring.ITEM_IDS for trajectory in found)
            assert all(len(trajectory.expected) + 1 == len(rollout_source.rollout_segments) for trajectory in found)
        steps.add(state.step)
    assert {Step.FIRST_TAKING, Step.PLANNING, Step.EXECUTING} <= steps


def test_rollout_acquires_tiles_planned_with_disks_of_one_colour():
    """Such goals do not follow from the disks alone, because the workers could work as well."""
    evaluator = bot("haspelknecht").evaluator
    tried = 0
    for state, _ in (*positions(), *positions(seed=7)):
        if state.step != Step.PLANNING:
            continue
        root = evaluator.decision_root(state)
        position = policies_of(evaluator, 2).model(root.box).position(root)
        for candidate in evaluator.candidates(root):
            after = root.copy()
            evaluator.carry_out(after, candidate)
            intended_tiles = [
                goal
                for worker, goal in enumerate(candidate.plan.goals)
                if goal and has_one_colour(after, root.seat, worker)
            ]
            if not intended_tiles:
                continue
            _, end = position.play_to_end(pack_state(after), root.seat, candidate.plan.goals, 1, [0, 0], 3)
            assert set(intended_tiles) <= set(read_players(end, root.players)[root.seat].tiles)
            tried += 1
    assert tried


def has_one_colour(state, seat, worker):
    return sum(map(bool, state.players[seat].disks_on(worker))) == 1


def test_final_score_depends_on_the_candidate():
    evaluator = bot("haspelknecht").evaluator
    state = next(each for each, _ in positions() if each.step == Step.FIRST_TAKING)
    rollout_source = evaluator.rollout_source(state)
    ends = {
        candidate: sum(rollout_source.play_to_end(candidate, seed).final_score for seed in range(8))
        for candidate in evaluator.candidates(state)
    }
    assert len(set(ends.values())) > 1
