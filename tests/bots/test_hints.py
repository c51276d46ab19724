"""Hints and decision reviews: the same form for candidates, a bot's move, and the loss of a player's decision."""

import json

import pytest

from haspelknecht_qt.bots import hints
from haspelknecht_qt.games.haspelknecht import moves, scoring
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.strategy.features import SOURCES
from haspelknecht_qt.games.haspelknecht.strategy.search_position import HaspelknechtRolloutSource
from tests.bots.examples import NEEDS_MODEL, bot, game, positions, question


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


def test_a_bots_own_move_costs_nothing():
    asked = bot("farmer")
    for state, ply in positions()[::3]:
        observation, decision, legal, generator = question(state, ply)
        move = asked.choose(observation, decision, legal, generator)
        found = hints.decision_review(asked, observation, decision.actor, move)
        assert found is None or found.loss == 0


def test_every_legal_move_gets_a_verdict_but_placements_do_not():
    asked = bot("farmer")
    for state, ply in positions()[::2]:
        observation, decision, legal, _ = question(state, ply)
        for move in legal[:6]:
            found = hints.decision_review(asked, observation, decision.actor, move)
            if isinstance(move, moves.Place):
                assert found is None
            elif found is not None:
                assert found.loss >= 0
                assert found.best.points >= found.played.points - 1e-6
                assert hints.DecisionReview.from_json(json.loads(json.dumps(found.to_json()))) == found


def test_a_confirmed_plan_is_judged_as_a_whole():
    rules = game()
    state = next(state.copy() for state, _ in positions() if state.step == Step.PLANNING)
    observation, decision, _, _ = question(state)
    idle = hints.decision_review(bot("farmer"), observation, decision.actor, moves.CONFIRM)
    assert idle.loss > 0
    for text in idle.best.moves[:-1]:
        rules.play(state, rules.read_move(text))
    observation, decision, _, _ = question(state)
    assert hints.decision_review(bot("farmer"), observation, decision.actor, moves.CONFIRM).loss == 0


@NEEDS_MODEL
def test_hints_that_were_played_on_tell_final_scores_by_item():
    asked = bot("haspelknecht")
    for state, ply in positions()[::6]:
        observation, decision, _, _ = question(state, ply)
        found = hints.find_hints(asked, observation, decision.actor, games=3)
        points = [hint.points for hint in found]
        assert points == sorted(points, reverse=True)
        for hint in found:
            assert hint.games == 3
            assert [source for source, _ in hint.sources] == [*scoring.ITEM_IDS, hints.FORESEEN_SOURCE]
            assert sum(each for _, each in hint.sources) == pytest.approx(hint.points)
            assert hints.Hint.from_json(json.loads(json.dumps(hint.to_json()))) == hint
        assert found == hints.find_hints(asked, observation, decision.actor, games=3)


@pytest.mark.parametrize("games", [0, pytest.param(1, marks=NEEDS_MODEL)])
def test_two_workers_exchanged_are_one_hint(games):
    """Even where workers are interchangeable: brown disks bring the Farmer more."""
    asked = bot("haspelknecht")
    state = next(each for each, _ in positions() if each.step == Step.PLANNING)
    observation, decision, _, _ = question(state)
    ends = {
        candidate.plan: asked.evaluator.outcome_key(observation, candidate)
        for candidate in asked.evaluator.candidates(observation)
    }
    exchanged = [plan for plan, end in ends.items() if ends.get(_exchanged(plan)) == end and plan != _exchanged(plan)]
    assert exchanged
    assert len(hints.find_hints(asked, observation, decision.actor, 99, games)) <= len(set(ends.values())) < len(ends)


def _exchanged(plan):
    return plan._replace(farmer=plan.farmhand, farmhand=plan.farmer)


@NEEDS_MODEL
def test_a_verdict_that_was_played_on_tells_how_sure_it_is():
    asked = bot("haspelknecht")
    state, _ = next(found for found in positions() if found[0].step == Step.FIRST_TAKING)
    observation, decision, legal, _ = question(state)
    margins = []
    for games in (1, 4):
        found = [hints.decision_review(asked, observation, decision.actor, move, games) for move in legal]
        for decision_review in found:
            assert decision_review.loss >= 0
            assert decision_review.loss == pytest.approx(decision_review.best.points - decision_review.played.points)
            assert decision_review.told_loss == max(0.0, decision_review.loss - hints.CAUTION * decision_review.margin)
            assert decision_review.best.games == games
            assert hints.DecisionReview.from_json(json.loads(json.dumps(decision_review.to_json()))) == decision_review
        assert min(decision_review.loss for decision_review in found) == 0
        margins.append(sum(decision_review.margin for decision_review in found))
    assert margins[1] < margins[0]


@NEEDS_MODEL
def test_a_closer_look_goes_on_from_the_one_before(monkeypatch):
    played = []

    def counted(rollout_source, candidate, seed, trajectory=HaspelknechtRolloutSource.play_to_end):
        played.append((candidate, seed))
        return trajectory(rollout_source, candidate, seed)

    monkeypatch.setattr(HaspelknechtRolloutSource, "play_to_end", counted)
    state, ply = next(each for each in positions() if each[0].step == Step.FIRST_TAKING)
    observation, decision, legal, _ = question(state, ply)
    asked = bot("haspelknecht")
    looks = [hints.decision_review(asked, observation, decision.actor, legal[-1], games) for games in (1, 3, 9)]
    assert [look.played.games for look in looks] == [1, 3, 9]
    assert len(played) == len(set(played))
    at_once = hints.decision_review(bot("haspelknecht"), observation, decision.actor, legal[-1], 9)
    assert at_once == looks[-1]


@NEEDS_MODEL
def test_two_plans_of_one_position_are_looked_at_each_for_itself():
    rules, asked = game(), bot("haspelknecht")
    state = next(state for state, _ in positions() if state.step == Step.PLANNING)
    plans = set()
    different = hints.find_hints(bot("haspelknecht"), *question(state)[:1], state.seat, 3)
    assert len({hint.moves for hint in different}) == len(different)
    for hint in different:
        after = state.copy()
        for text in hint.moves[:-1]:
            rules.play(after, rules.read_move(text))
        observation, decision, _, _ = question(after)
        found = hints.decision_review(asked, observation, decision.actor, moves.CONFIRM, 3)
        plans.add(tuple(sorted(found.played.moves)))
    assert len(plans) == len(different) > 1


def test_developments_hold_no_purchases_that_are_still_to_be_made():
    """Takings acquire nothing, with any plan: the seat has no development yet."""
    asked, told = bot("haspelknecht"), 0
    for state, ply in positions()[:8]:
        if state.step != Step.FIRST_TAKING or state.player.tiles:
            continue
        observation, decision, _, _ = question(state, ply)
        for hint in hints.find_hints(asked, observation, decision.actor, 9):
            sources = dict(hint.sources)
            told += sources["purchases"] != 0
            after = dict(asked.evaluator.move_ranker.value_function.expected_points_by_source(state, decision.actor))
            assert sources["developments"] <= after["developments"] + 10
    assert told


def test_costly_decisions_come_dearest_first():
    hint = hints.Hint(("pass",), 1.0, ())
    losses = [(ply, hints.DecisionReview(hint, hint, loss)) for ply, loss in ((1, 0.2), (2, 3.0), (3, 1.0), (4, 5.0))]
    assert [ply for ply, _ in hints.costliest_decisions([*losses, (9, None)], 2)] == [4, 2]
    assert [ply for ply, _ in hints.costliest_decisions(losses, 9)] == [4, 2, 3]
    uncertain = [(7, hints.DecisionReview(hint, hint, 3.4, 2.0)), (8, hints.DecisionReview(hint, hint, 0.6, 2.0))]
    assert [ply for ply, _ in hints.costliest_decisions([*losses, *uncertain], 9)] == [4, 2, 7, 3]
