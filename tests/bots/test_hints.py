"""Hints and decision reviews: the same form for candidates, a bot's move, and the loss of a player's decision."""

import json
from functools import partial
from pathlib import Path

import pytest

from haspelknecht_qt import composition
from haspelknecht_qt.bots import hints, puzzles
from haspelknecht_qt.bots.move_order import state_after_both
from haspelknecht_qt.games.haspelknecht import moves, scoring
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.strategy.features import SOURCES
from haspelknecht_qt.games.haspelknecht.strategy.search_position import HaspelknechtRolloutSource
from tests.bots.examples import bot, game, positions, question
from tests.bots.marks import NEEDS_MODEL


@pytest.mark.parametrize("name", ["farmer", "haspelknecht"])
def test_hints_are_ranked_and_can_be_carried_out(name):
    rules = game()
    for state, ply in (*positions()[::3], *positions(seed=7, players=3)[::5]):
        observation, decision, _, _ = question(state, ply)
        found = hints.find_hints(bot(name), observation, decision.actor, 9)
        assert 1 <= len(found) <= 9
        points = [hint.points for hint in found]
        assert points == sorted(points, reverse=True)
        for hint in found:
            assert sum(each for _, each in hint.sources) == pytest.approx(hint.points)
            assert [source for source, _ in hint.sources] == [
                *SOURCES,
                hints.LOOKAHEAD_SOURCE,
                hints.CALIBRATION_SOURCE,
            ]
            after = state.copy()
            for text in hint.moves:
                rules.play(after, rules.read_move(text))


def test_own_move_of_a_bot_has_no_loss():
    hint_bot = bot("farmer")
    for state, ply in positions()[::3]:
        observation, decision, legal, generator = question(state, ply)
        move = hint_bot.choose(observation, decision, legal, generator)
        found = hints.decision_review(hint_bot, observation, decision.actor, [move])
        assert found is None or found.loss == 0


def test_decision_review_covers_legal_moves_except_placements():
    hint_bot = bot("farmer")
    for state, ply in positions()[::2]:
        observation, decision, legal, _ = question(state, ply)
        for move in legal[:6]:
            found = hints.decision_review(hint_bot, observation, decision.actor, [move])
            if isinstance(move, moves.Place):
                assert found is None
            elif found is not None:
                assert found.loss >= 0
                assert found.best.points >= found.played.points - 1e-6
                assert hints.DecisionReview.from_json(json.loads(json.dumps(found.to_json()))) == found


def test_decision_review_evaluates_a_confirmed_plan_as_a_whole():
    rules = game()
    state = next(state.copy() for state, _ in positions() if state.step == Step.PLANNING)
    observation, decision, _, _ = question(state)
    idle = hints.decision_review(bot("farmer"), observation, decision.actor, [moves.CONFIRM])
    assert idle.loss > 0
    for text in idle.best.moves[:-1]:
        rules.play(state, rules.read_move(text))
    observation, decision, _, _ = question(state)
    assert hints.decision_review(bot("farmer"), observation, decision.actor, [moves.CONFIRM]).loss == 0


@NEEDS_MODEL
def test_hints_with_rollouts_give_final_scores_by_item():
    hint_bot = bot("haspelknecht")
    for state, ply in positions()[::6]:
        observation, decision, _, _ = question(state, ply)
        found = hints.find_hints(hint_bot, observation, decision.actor, rollouts=3)
        points = [hint.points for hint in found]
        assert points == sorted(points, reverse=True)
        for hint in found:
            assert hint.games == 3
            assert [source for source, _ in hint.sources] == [*scoring.ITEM_IDS, hints.FORESEEN_SOURCE]
            assert sum(each for _, each in hint.sources) == pytest.approx(hint.points)
            assert hints.Hint.from_json(json.loads(json.dumps(hint.to_json()))) == hint
        assert found == hints.find_hints(hint_bot, observation, decision.actor, rollouts=3)


@pytest.mark.parametrize("rollouts", [0, pytest.param(1, marks=NEEDS_MODEL)])
def test_plans_with_exchanged_workers_and_equal_outcomes_give_one_hint(rollouts):
    """Some exchanges change nothing, others do: brown disks bring the Farmer more."""
    hint_bot = bot("haspelknecht")
    state = next(each for each, _ in positions() if each.step == Step.PLANNING)
    observation, decision, _, _ = question(state)
    ends = {
        candidate.plan: hint_bot.evaluator.outcome_key(observation, candidate)
        for candidate in hint_bot.evaluator.candidates(observation)
    }
    exchanged = [plan for plan, end in ends.items() if ends.get(_exchanged(plan)) == end and plan != _exchanged(plan)]
    assert exchanged
    assert (
        len(hints.find_hints(hint_bot, observation, decision.actor, 99, rollouts))
        <= len(set(ends.values()))
        < len(ends)
    )


def _exchanged(plan):
    return plan._replace(farmer=plan.farmhand, farmhand=plan.farmer)


@NEEDS_MODEL
def test_margin_of_a_decision_review_shrinks_with_more_rollouts():
    hint_bot = bot("haspelknecht")
    state, _ = next(found for found in positions() if found[0].step == Step.FIRST_TAKING)
    observation, decision, legal, _ = question(state)
    margins = []
    for rollouts in (1, 4):
        found = [hints.decision_review(hint_bot, observation, decision.actor, [move], rollouts) for move in legal]
        for decision_review in found:
            assert decision_review.loss >= 0
            assert decision_review.loss == pytest.approx(decision_review.best.points - decision_review.played.points)
            assert decision_review.shown_loss == max(0.0, decision_review.loss - hints.CAUTION * decision_review.margin)
            assert decision_review.best.games == rollouts
            assert hints.DecisionReview.from_json(json.loads(json.dumps(decision_review.to_json()))) == decision_review
        assert min(decision_review.loss for decision_review in found) == 0
        margins.append(sum(decision_review.margin for decision_review in found))
    assert margins[1] < margins[0]


@NEEDS_MODEL
def test_decision_review_with_more_rollouts_reuses_earlier_ones(monkeypatch):
    played = []

    def counted(rollout_source, candidate, seed, trajectory=HaspelknechtRolloutSource.play_to_end):
        played.append((candidate, seed))
        return trajectory(rollout_source, candidate, seed)

    monkeypatch.setattr(HaspelknechtRolloutSource, "play_to_end", counted)
    state, ply = next(each for each in positions() if each[0].step == Step.FIRST_TAKING)
    observation, decision, legal, _ = question(state, ply)
    hint_bot = bot("haspelknecht")
    reviews = [hints.decision_review(hint_bot, observation, decision.actor, [legal[-1]], count) for count in (1, 3, 9)]
    assert [review.played.games for review in reviews] == [1, 3, 9]
    assert len(played) == len(set(played))
    at_once = hints.decision_review(bot("haspelknecht"), observation, decision.actor, [legal[-1]], 9)
    assert at_once == reviews[-1]


@NEEDS_MODEL
def test_only_the_decision_reviewed_last_keeps_the_memory_of_its_model(monkeypatch):
    """Otherwise the review of a game takes hundreds of megabytes."""
    released = []

    def release_memory(rollout_source):
        released.append(rollout_source)

    monkeypatch.setattr(HaspelknechtRolloutSource, "release_memory", release_memory)
    hint_bot = bot("haspelknecht")
    decisions = [question(state, ply) for state, ply in positions() if state.step == Step.FIRST_TAKING][:2]

    def review(number):
        observation, decision, legal, _ = decisions[number]
        hints.decision_review(hint_bot, observation, decision.actor, [legal[-1]], 3)

    review(0)
    review(0)
    assert not released
    review(1)
    assert len(released) == 1
    review(0)
    assert len(set(map(id, released))) == 2


@pytest.mark.parametrize("rollouts", [0, pytest.param(3, marks=NEEDS_MODEL)])
def test_plan_is_reviewed_alike_from_its_beginning_and_before_its_confirmation(rollouts):
    rules = game()
    state = next(state for state, _ in positions() if state.step == Step.PLANNING)
    before, decision, _, _ = question(state)
    for hint in hints.find_hints(bot("haspelknecht"), before, state.seat, 3):
        *placements, confirm = map(rules.read_move, hint.moves)
        after = state.copy()
        for move in placements:
            rules.play(after, move)
        whole = hints.decision_review(bot("haspelknecht"), before, decision.actor, [*placements, confirm], rollouts)
        placed = hints.decision_review(bot("haspelknecht"), question(after)[0], decision.actor, [confirm], rollouts)
        assert whole == placed is not None


@NEEDS_MODEL
def test_different_plans_of_one_position_are_reviewed_separately():
    rules, hint_bot = game(), bot("haspelknecht")
    state = next(state for state, _ in positions() if state.step == Step.PLANNING)
    plans = set()
    different = hints.find_hints(bot("haspelknecht"), *question(state)[:1], state.seat, 3)
    assert len({hint.moves for hint in different}) == len(different)
    for hint in different:
        after = state.copy()
        for text in hint.moves[:-1]:
            rules.play(after, rules.read_move(text))
        observation, decision, _, _ = question(after)
        found = hints.decision_review(hint_bot, observation, decision.actor, [moves.CONFIRM], 3)
        plans.add(tuple(sorted(found.played.moves)))
    assert len(plans) == len(different) > 1


def test_points_of_developments_exclude_future_purchases():
    """Takings acquire nothing, whatever the plan is: the seat has no development yet."""
    hint_bot, purchase_count = bot("haspelknecht"), 0
    for state, ply in positions()[:8]:
        if state.step != Step.FIRST_TAKING or state.player.tiles:
            continue
        observation, decision, _, _ = question(state, ply)
        for hint in hints.find_hints(hint_bot, observation, decision.actor, 9):
            sources = dict(hint.sources)
            purchase_count += sources["purchases"] != 0
            after = dict(hint_bot.evaluator.move_ranker.value_function.expected_points_by_source(state, decision.actor))
            assert sources["developments"] <= after["developments"] + 10
    assert purchase_count


@NEEDS_MODEL
def test_choice_that_merely_comes_first_is_no_loss():
    """Wood can be placed before or after the development is acquired. Rollouts acquire another one after the wood."""
    observation, seat = early_answer_position()
    hint_bot, early = bot("coal_miner"), "wood tunnel"
    found = hints.decision_review(hint_bot, observation, seat, [game().read_move(early)], 40)
    assert found.played.moves == (early,)
    assert found.loss == pytest.approx(found.best.points - found.played.points)
    assert sum(points for _, points in found.played.sources) == pytest.approx(found.played.points)
    assert found.shown_loss < 1
    (in_hints,) = (hint for hint in hints.find_hints(hint_bot, observation, seat, 6, 40) if hint.moves == (early,))
    assert in_hints.comparison.behind < 1


def early_answer_position():
    themes = composition.plugin("haspelknecht").puzzle_themes()
    (puzzle,) = puzzles.load(Path(__file__).with_name("early_answer.json"), themes)
    match = puzzle.match(composition.games())
    return match.game.observe(match.state, match.decision.actor), match.decision.actor


def test_order_of_two_choices_matters_unless_both_lead_to_the_same_state():
    observation, _ = early_answer_position()
    after_both = partial(state_after_both, game(), observation)
    wood, tile, other_tile = ["wood pinge"], ["acquire farmer 11"], ["acquire farmer 13"]
    assert after_both(wood, tile) is not None
    assert after_both(tile, other_tile) is None
    assert after_both(["end turn"], wood) is None
