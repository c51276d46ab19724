"""Rollouts to the end of the game in the compiled model equal the model's single steps, and the rules' scores."""

import pytest

from haspelknecht_qt.core.compiled import building
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.model import LIBRARY
from haspelknecht_qt.games.gueules_noires.model.packing import pack_state, read_score_inputs
from haspelknecht_qt.games.gueules_noires.state import Step
from haspelknecht_qt.games.gueules_noires.strategy.search_position import ModelPolicies
from tests.games.gueules_noires.table import GAME
from tests.games.gueules_noires.test_strategy import evaluator
from tools import self_play


@pytest.fixture(scope="module", autouse=True)
def _built_model():
    if building.find_compiler() is None and not LIBRARY.is_available():
        pytest.skip("the model is not built, and no C++ compiler is at hand")


def positions(players, seed, every):
    """Positions of a random game in which a seat decides, and the last one."""
    state = GAME.initial_state(GAME.setup({"players": players}, seed))
    found, ply = [], 0
    while (decision := GAME.decision(state)) is not None:
        dice = Generator(seed, ply)
        if decision.actor == CHANCE:
            move = GAME.draw_chance_move(state, dice)
        else:
            if ply % every == 0:
                found.append(state.copy())
            move = dice.choice(GAME.legal_moves(state))
        GAME.advance(state, move)
        ply += 1
    return found, state


def is_to_place(packed, seat):
    """Whether a seat is to place in a packed position."""
    step, _, _, asked = packed[-11:-7]
    return step == tuple(Step).index(Step.PLACE) and asked == seat


@pytest.mark.parametrize("players, every", [(2, 40), (4, 90)])
def test_rollout_at_once_equals_a_rollout_in_single_steps(players, every):
    adviser = evaluator()
    policies = ModelPolicies(adviser.value_function, adviser.effort, adviser.opponent_value_functions)
    found, _ = positions(players, 3, every)
    for seed, state in enumerate(found):
        model, seats = policies.model(state.box), [policies.own_policy] * players
        turns = (1, 2, 5, 40)
        expected, at_once = model.position(state).play_to_end(seed, seats, state.seat, 0, turns)
        assert model.position(state).play_to_end(seed, seats) == ([], at_once)
        stepwise = model.position(state)
        self_play.begin(stepwise, seed, seats)
        seen = []
        for _ in range(2000):
            if is_to_place(self_play.packed(stepwise), state.seat):
                seen.append(stepwise.value(0, state.seat))
            self_play.step(stepwise)
        assert self_play.packed(stepwise) == at_once
        end = stepwise.value(0, state.seat)
        assert expected == [seen[turn - 1] if turn <= len(seen) else end for turn in turns]
        totals = [
            sum(points for _, points in read_score_inputs(at_once, seat).items(state.box.components.final_scoring))
            for seat in range(players)
        ]
        assert totals == [stepwise.value(0, seat) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3])
def test_final_score_items_of_the_model_equal_those_of_the_rules(players):
    _, over = positions(players, 5, 1000)
    standing = scoring.standing(over)
    packed = pack_state(over)
    for seat in range(players):
        assert read_score_inputs(packed, seat).items(over.box.components.final_scoring) == standing.seats[seat].items


def test_trajectory_of_a_candidate_is_determined_by_its_seed():
    adviser = evaluator()
    steps = set()
    for root in positions(2, 3, 17)[0]:
        rollout_source, again = adviser.rollout_source(root), adviser.rollout_source(root)
        for candidate in adviser.candidates(root)[:2]:
            trajectories = [rollout_source.play_to_end(candidate, seed) for seed in range(2)]
            assert trajectories == [again.play_to_end(candidate, seed) for seed in range(2)]
            again.release_memory()
            assert trajectories == [again.play_to_end(candidate, seed) for seed in range(2)]
            assert tuple(trajectories[0].items) == tuple(item.id for item in scoring.ITEMS)
            assert len(trajectories[0].expected) + 1 == len(rollout_source.rollout_segments)
        steps.add(root.step)
    assert {Step.PLACE, Step.EXTRACT} <= steps


def test_candidates_with_an_equal_outcome_key_have_the_same_moves():
    """Uses the first extractions of a game of two with the Hewer's weights."""
    adviser = evaluator("hewer")
    state, ply, merged = GAME.initial_state(GAME.setup({"players": 2}, 4)), 0, []
    while not merged and ply < 60:
        decision = GAME.decision(state)
        if decision.actor == CHANCE:
            GAME.advance(state, GAME.draw_chance_move(state, Generator(4, ply)))
        else:
            candidates = adviser.candidates(state)
            by_end = {}
            for candidate in candidates:
                by_end.setdefault(adviser.outcome_key(state, candidate), []).append(candidate)
            merged += [found for found in by_end.values() if len(found) > 1]
            GAME.advance(state, candidates[0].moves[0])
        ply += 1
    assert merged
    for candidates in merged:
        assert len({tuple(sorted(map(GAME.write_move, candidate.moves))) for candidate in candidates}) == 1


def test_candidate_for_a_move_has_the_utility_of_the_listed_candidate():
    """Uses trained weights, also for an extraction that is not in the list."""
    adviser = evaluator("chief_engineer")
    asked = [root for root in positions(2, 3, 1)[0] if root.step is Step.EXTRACT]
    tried = 0
    for root in asked[:60]:
        candidates = adviser.candidates(root)
        for move in GAME.legal_moves(root):
            found = adviser.candidate_for_moves(root, [move], candidates)
            if found in candidates:
                again = adviser.candidate_for_moves(root, [move], [each for each in candidates if each != found])
                if again == found:
                    assert again.utility == pytest.approx(found.utility)
                    tried += 1
            assert found.moves[0] == move
    assert tried > 20
