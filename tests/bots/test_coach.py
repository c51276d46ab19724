"""Marks and warnings of the coach, and the tools that measure them."""

import itertools

import pytest

from haspelknecht_qt.bots.coach import ROLLOUT_SECONDS, CoachMark, CoachMode, judge, mark_of, should_warn
from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Trajectory
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.games.haspelknecht.kinds import Step
from tests.bots.examples import bot, game, positions, question
from tests.bots.marks import NEEDS_GUEULES_NOIRES_MODEL, NEEDS_MODEL
from tools.coach import CoachTrial, Judgement, report
from tools.coach_follow import PUPIL, FollowTrial, PupilBot

PLAYER_AND_REVIEWER = "farmhand", "haspelknecht"
"""Level that plays, and level that reviews its moves."""


def review(loss, margin=0.0):
    best = Hint(("best",), 30.0, ())
    return DecisionReview(Hint(("played",), 30.0 - loss, ()), best, loss, margin)


@pytest.mark.parametrize(
    "loss, margin, mark",
    [
        (0.0, 1.0, CoachMark.BEST),
        (0.9, 0.0, CoachMark.FINE),
        (1.2, 1.0, CoachMark.FINE),
        (2.0, 0.5, CoachMark.COSTLY),
        (3.4, 0.0, CoachMark.COSTLY),
        (5.0, 1.0, CoachMark.VERY_COSTLY),
    ],
)
def test_the_mark_follows_the_cautious_loss(loss, margin, mark):
    assert mark_of(review(loss, margin)) is mark


@pytest.mark.parametrize(
    "loss, margin, modes",
    [
        (0.0, 0.0, ""),
        (1.9, 0.1, ""),
        (2.0, 0.5, "lesson"),
        (2.4, 0.1, "lesson"),
        (2.5, 0.5, "careful lesson"),
        (3.5, 4.0, ""),
        (8.0, 4.0, "careful lesson"),
    ],
)
def test_a_warning_needs_a_certain_loss(loss, margin, modes):
    assert [mode for mode in CoachMode if should_warn(review(loss, margin), mode)] == modes.split()


def test_the_report_counts_false_alarms_and_misses():
    careful, lesson = frozenset({CoachMode.CAREFUL, CoachMode.LESSON}), frozenset({CoachMode.LESSON})
    found = [
        Judgement(0.2, frozenset(), CoachMark.BEST, 0.1),
        Judgement(0.8, careful, CoachMark.VERY_COSTLY, 0.3),
        Judgement(2.0, careful, CoachMark.COSTLY, 0.2),
        Judgement(4.5, careful, CoachMark.VERY_COSTLY, 0.2),
        Judgement(6.0, lesson, CoachMark.FINE, 0.2),
    ]
    lines = list(report(CoachTrial("haspelknecht", 2, 1, 10), found))
    assert lines[0] == "haspelknecht, 2 seats: 5 moves"
    assert lines[1].startswith("  careful, 3 warnings: false alarms at a loss below 1: 1 of 2 (50.0 %")
    assert lines[2].startswith("  careful: misses at a loss of 4 or more: 1 of 2 (50.0 %")
    assert lines[3].startswith("  lesson, 4 warnings: false alarms at a loss below 1: 1 of 2 (50.0 %")
    assert lines[4].startswith("  lesson: misses at a loss of 4 or more: 0 of 2 (0.0 %")
    assert "  marked very_costly: 2, mean loss 2.65" in lines
    assert lines[-1] == "  processor time: mean 0.20 s, at most 0.30 s"


@NEEDS_MODEL
def test_move_is_judged_with_rollouts_until_its_time_is_over():
    state, ply = next(each for each in positions() if each[0].step == Step.FIRST_TAKING)
    observation, decision, legal, _ = question(state, ply)
    ticks = itertools.count()
    review = judge(bot("haspelknecht"), observation, decision.actor, legal[-1], lambda: next(ticks) / 8)
    # The clock is read at the beginning, and before each round of rollouts but the first.
    assert review.played.games == 8 * ROLLOUT_SECONDS


class LuckyRollouts:
    """Rollouts of candidates that are numbers. Candidate 10 gets 5 extra points in the rollouts that choose."""

    def play_to_end(self, candidate, seed):
        is_lucky = candidate == 10 and seed - (1 << 49) < 4
        return Trajectory({"points": candidate + 5 * is_lucky})


def test_loss_is_measured_with_separate_rollouts():
    trial = CoachTrial("haspelknecht", 2, 1, 8)
    assert trial._loss(LuckyRollouts(), [10, 8], [1]) == 2.0
    assert trial._loss(LuckyRollouts(), [12, 10, 8], [2]) == 2.0
    assert trial._loss(LuckyRollouts(), [12, 10, 8], [0]) == 0.0
    assert trial._loss(LuckyRollouts(), [16, 10, 8], [2, 0]) == 0.0


@NEEDS_MODEL
def test_trial_evaluates_a_fixed_number_of_decisions(monkeypatch):
    monkeypatch.setattr("tools.coach.DECISIONS", 2)
    monkeypatch.setattr("haspelknecht_qt.bots.coach._ROLLOUT_STEPS", (4,))
    found = CoachTrial("haspelknecht", 2, 7_900_000, 4).judgements(0)
    assert len(found) == 2
    assert all(each.loss >= 0 and each.seconds > 0 for each in found)


def plan_of(planner, state):
    """Plan of a bot, as texts of its moves."""
    rules, after, found = game(), state.copy(), []
    while (decision := rules.decision(after)) == rules.decision(state):
        observation, legal = rules.observe(after, decision.actor), rules.legal_moves(after)
        move = planner.choose(observation, decision, legal, Generator(1, len(found)))
        rules.play(after, move)
        found.append(rules.write_move(move))
    return found


@NEEDS_MODEL
@pytest.mark.parametrize("is_warned", [False, True])
def test_coached_bot_changes_its_plan_only_after_a_warning(monkeypatch, is_warned):
    monkeypatch.setattr("haspelknecht_qt.bots.coach._ROLLOUT_STEPS", (4,))
    reviews = []
    monkeypatch.setattr(
        "haspelknecht_qt.bots.coach.should_warn", lambda review, _mode: reviews.append(review) or is_warned
    )
    changed = 0
    for state in (each for each, _ in positions() if each.step == Step.PLANNING):
        own, played = plan_of(bot("farmhand"), state), plan_of(PupilBot(game(), *map(bot, PLAYER_AND_REVIEWER)), state)
        assert played == (list(reviews[-1].best.moves) if is_warned else own)
        changed += played != own
    assert (changed > 0) == is_warned


@NEEDS_MODEL
@NEEDS_GUEULES_NOIRES_MODEL
@pytest.mark.parametrize("name", GAMES)
def test_coached_bot_plays_whole_games_with_constant_warnings(monkeypatch, name):
    monkeypatch.setattr("haspelknecht_qt.bots.coach._ROLLOUT_STEPS", (1,))
    monkeypatch.setattr("haspelknecht_qt.bots.coach.should_warn", lambda _review, _mode: True)
    trial = FollowTrial.of(name, 7_600_000)
    tournament = trial.tournament(1)
    assert [*tournament.run()] == [0, 1]
    coached = tournament.rows()[0]
    assert (coached.name, coached.games, coached.lost_seats) == (PUPIL, 2, ())
    lines = [*trial.report(tournament)]
    assert lines[0] == f"{name}: {trial.step.against} with the coach against {trial.step.against}, 2 games"
    assert lines[1].startswith(f"  margin {coached.margin.mean:.2f} (-inf to inf), share {coached.share.mean:.2f}")
    assert lines[3].startswith(f"  margin {trial.step.margin.mean:.2f} (")
