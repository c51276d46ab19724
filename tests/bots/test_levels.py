"""The levels: legal in every kind of position, deterministic, and without access to hidden information."""

import pickle

import pytest
from attrs import evolve

from haspelknecht_qt import composition
from haspelknecht_qt.bots import levels
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.levels import LEVELS
from tests.bots.examples import NAMES, bot, bot_factory, evaluator_factory, game, positions, question
from tests.bots.marks import EVERY_LEVEL, NEEDS_MODEL

QUICK_LEVELS = NAMES[:3]


def test_levels_are_listed_from_weakest_to_strongest():
    assert NAMES == ("shepherd", "farmhand", "farmer", "haspelknecht", "coal_miner")
    assert list(levels.bot_factories(LEVELS, evaluator_factory())) == ["random", *NAMES]
    seconds = [level.seconds for level in LEVELS]
    assert seconds == sorted(seconds) == [0.05, 0.3, 1.0, 2.0, 2.0]


@EVERY_LEVEL
def test_a_level_answers_legally_at_every_step(name):
    asked = bot(name)
    for state, ply in positions()[:: 1 if name in QUICK_LEVELS else 3]:
        observation, decision, legal, generator = question(state, ply)
        before = game().digest(observation)
        assert asked.choose(observation, decision, legal, generator) in legal
        assert game().digest(observation) == before


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_a_level_answers_legally_under_every_rulebook_with_hidden_plans(rulebook):
    asked = bot("farmhand")
    for state, ply in positions(seed=8, players=3, rulebook=rulebook, planning="hidden"):
        observation, decision, legal, generator = question(state, ply)
        assert asked.choose(observation, decision, legal, generator) in legal


@EVERY_LEVEL
def test_level_answers_equal_requests_equally(name):
    once, again = bot(name), bot(name)
    for number, (state, ply) in enumerate(positions()[::4]):
        observation, decision, legal, _ = question(state, ply)
        answer = once.choose(observation, decision, legal, Generator(1, ply))
        # Neither earlier requests nor the generator of the match make a difference.
        assert again.choose(observation, decision, legal, Generator(2, number)) == answer
        assert once.choose(observation, decision, legal, Generator(3, 0)) == answer


@EVERY_LEVEL
def test_the_answer_does_not_depend_on_hidden_plans(name):
    rules = game()
    planned = 0
    for state, _ in positions(seed=3, planning="hidden"):
        if state.step != Step.PLANNING:
            continue
        asked = rules.decision(state)
        rules.advance(state := state.copy(), rules.legal_moves(state)[-1])
        if rules.decision(state).actor == asked.actor:
            continue
        planned += 1
        other = state.copy()
        other.players[asked.actor].plan[0] = [0] * 8
        other.players[asked.actor].plan[1][2] = 3
        answers = {bot(name).choose(*question(each)).text() for each in (state, other)}
        assert len(answers) == 1
    assert planned


def test_ranking_is_complete_when_lookahead_has_little_time():
    state = next(state for state, _ in positions() if state.step == Step.SECOND_TAKING)
    level = next(each for each in LEVELS if each.name == "haspelknecht")
    hurried = evolve(level, ahead=evolve(level.ahead, seconds=1e-6))
    for each in (level, hurried):
        ranked = levels.LevelBotFactory(each, evaluator_factory())(game()).rank(*question(state)[:1], state.seat)
        assert [found.utility for found in ranked] == sorted((found.utility for found in ranked), reverse=True)
        assert len(ranked) == len(bot("haspelknecht").rank(*question(state)[:1], state.seat))


@NEEDS_MODEL
def test_search_without_time_keeps_the_first_evaluation():
    state = next(state for state, _ in positions() if state.step == Step.SECOND_TAKING)
    level = LEVELS[-1]
    hurried = evolve(level, search=evolve(level.search, seconds=1e-9))
    ranked = levels.LevelBotFactory(hurried, evaluator_factory())(game()).rank(*question(state)[:1], state.seat)
    first = levels.LevelBotFactory(level, evaluator_factory())(game()).evaluator.search_position(state).candidates
    assert [found.candidate for found in ranked] == first
    assert [found.utility for found in ranked] == [candidate.utility for candidate in first]


@NEEDS_MODEL
def test_move_outside_the_candidates_is_ranked_last():
    state = next(state for state, _ in positions() if state.step == Step.PLANNING)
    asked = bot("coal_miner")
    idle = asked.evaluator.candidate_for_moves(state, [game().read_move("confirm")])
    ranked = asked.rank(state, state.seat, idle)
    assert ranked[-1].candidate == idle
    assert ranked[-1].utility <= ranked[-2].utility


STEPS_WITH_TRAINED_WEIGHTS = (Step.FIRST_TAKING, Step.SECOND_TAKING, Step.PLANNING)


@NEEDS_MODEL
def test_coal_miner_uses_trained_weights_only_for_takings_and_plans():
    searches, gives_hints = (bot_factory(name)(game()).evaluator for name in ("coal_miner", "haspelknecht"))
    for state, _ in positions():
        one, other = (evaluator.search_position(state) for evaluator in (searches, gives_hints))
        if state.step in STEPS_WITH_TRAINED_WEIGHTS:
            found = {candidate: candidate.utility for candidate in one.candidates}
            assert any(found.get(candidate, candidate.utility) != candidate.utility for candidate in other.candidates)
        else:
            assert one.candidates == other.candidates
            assert searches.candidates(state) == gives_hints.candidates(state)
    assert len({evaluator_factory().weights_hash(name) for name in ("coal_miner", "haspelknecht", "farmer")}) == 3


@NEEDS_MODEL
def test_coal_miner_compares_each_outcome_of_its_turn_once():
    asked = bot("coal_miner")
    compared = 0
    for state, ply in positions():
        if state.step in STEPS_WITH_TRAINED_WEIGHTS:
            continue
        evaluator = asked.evaluator
        known = evaluator.candidates(state)
        outcomes = [evaluator.outcome_key(state, each) for each in evaluator.search_position(state).candidates]
        assert len(set(outcomes)) == len(outcomes)
        assert set(outcomes) == {evaluator.outcome_key(state, each) for each in known}
        observation, decision, legal, generator = question(state, ply)
        asked.choose(observation, decision, legal, generator)
        # A single outcome leaves no decision, and is not timed as one.
        assert asked.was_decided_earlier == (len(outcomes) == 1) or len(legal) == 1
        compared += len(outcomes) > 1
    assert compared > 3


@NEEDS_MODEL
def test_own_turn_is_not_searched_with_three_seats():
    evaluator = bot("coal_miner").evaluator
    for state, _ in positions(seed=8, players=3):
        assert (evaluator.search_position(state) is None) == (state.step not in STEPS_WITH_TRAINED_WEIGHTS)


@NEEDS_MODEL
def test_own_turn_rollouts_are_reproducible_and_differ_by_candidate():
    state = next(
        state
        for state, _ in positions()
        if state.step == Step.EXECUTING and len(bot("coal_miner").evaluator.search_position(state).candidates) > 1
    )
    position = bot("coal_miner").evaluator.search_position(state)
    policies = [position.own_policy_index] * position.seat_count
    values = [[position.rollout(each, seed, 1, policies) for seed in range(4)] for each in range(2)]
    assert values == [[position.rollout(each, seed, 1, policies) for seed in range(4)] for each in range(2)]
    assert values[0] != values[1]
    assert all(len(points) == position.seat_count for points in values[0])


def test_level_finishes_a_begun_plan():
    rules = game()
    for state, _ in positions():
        if state.step != Step.PLANNING:
            continue
        planned = state.copy()
        actor = rules.decision(planned).actor
        asked = bot("farmer")
        moves = []
        while rules.decision(planned).actor == actor and planned.step == Step.PLANNING:
            moves.append(asked.choose(*question(planned)))
            rules.play(planned, moves[-1])
        assert len(moves) <= 12


@EVERY_LEVEL
def test_a_level_can_be_sent_to_another_process(name):
    made = pickle.loads(pickle.dumps(bot_factory(name)))  # noqa: S301 - our own
    state, ply = positions()[0]
    assert made(game()).choose(*question(state, ply)) == bot(name).choose(*question(state, ply))


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_hint_level_with_and_without_the_model(name):
    bot_factories = composition.builtin_bot_factories(name, timed=False)
    without = {
        level: bot_factory
        for level, bot_factory in bot_factories.items()
        if level in levels.explaining_levels(bot_factories)
    }
    for known in (bot_factories, without):
        rank = levels.strongest_hint_level(known)
        assert known[rank].level.gives_hints
    assert levels.strongest_hint_level(without) == levels.explaining_levels(bot_factories)[-1]
    assert levels.strongest_hint_level({}) == levels.strongest_hint_level({"random": levels.make_random}) == ""


def test_giving_hints_does_not_change_the_version_of_a_level():
    """Published measurements belong to the present version of a level."""
    strongest = bot_factory("haspelknecht")
    assert strongest.level.gives_hints
    assert evolve(strongest, level=evolve(strongest.level, gives_hints=False)).version == strongest.version
