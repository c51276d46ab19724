"""Costliest decisions by rollouts: all are reviewed once, then some more closely while time remains."""

import pytest

from haspelknecht_qt.bots import review_schedule
from haspelknecht_qt.ui.hints.client import question_about
from haspelknecht_qt.ui.review.analysis import Analysis, reviewable_decisions
from tests.ui import at_window as at
from tests.ui.hint_workers import CRASHED, FakeWorkerFactory, analysis_at, replace_workers
from tests.ui.matches import finished_match


@pytest.fixture
def workers(monkeypatch):
    workers = FakeWorkerFactory()
    replace_workers(monkeypatch, workers.make, can_rollout=True)
    return workers


@pytest.fixture(scope="module")
def finished():
    return finished_match("pp", seed=3)


def test_strongest_level_reviews_all_decisions_once_and_then_more_closely(qtbot, window, workers, finished):
    analysis_at(qtbot, window, workers, finished)
    once = len(reviewable_decisions(finished, (0, 1)))
    assert set(workers.names()) == {"haspelknecht"}
    assert workers.rollout_counts[:once] == [review_schedule.FIRST_PASS_ROLLOUTS] * once
    assert all(count > review_schedule.FIRST_PASS_ROLLOUTS for count in workers.rollout_counts[once:])


def test_whole_choices_are_reviewed(qtbot, window, workers, finished):
    analysis_at(qtbot, window, workers, finished)
    decisions = reviewable_decisions(finished, (0, 1))
    questions = [question_about(finished, entry) for entry in decisions]
    assert any(len(question.made) > 1 for question in questions)
    expected = [(finished.game.digest(question.position), question.made) for question in questions]
    assert workers.reviewed[: len(decisions)] == expected


def test_time_limit_ends_the_review_after_the_first_pass(qtbot, window, workers, finished, monkeypatch):
    monkeypatch.setitem(review_schedule.TIME_LIMITS, 2, 0.0)
    analysis = analysis_at(qtbot, window, workers, finished)
    assert workers.rollout_counts == [review_schedule.FIRST_PASS_ROLLOUTS] * len(reviewable_decisions(finished, (0, 1)))
    assert analysis.costliest_decisions_so_far(0)


def test_first_costly_decisions_appear_during_the_first_pass(qtbot, window, workers, finished):
    workers.bots = at.bots(window)
    analysis = Analysis(finished, workers.bots, window)
    seen = []
    analysis.changed.connect(
        lambda: seen.append(
            (analysis.is_rechecking, len(analysis.costliest_decisions_so_far(0)), analysis.progress_share)
        )
    )
    workers.loss = lambda *_: 3.0
    analysis.start()
    qtbot.waitUntil(lambda: any(count for _, count, _ in seen))
    assert not any(again for again, _, _ in seen)
    parts = [part for _, _, part in seen]
    assert parts == sorted(parts)
    analysis.stop()


def test_left_out_decision_is_not_reviewed_again(qtbot, window, workers, finished):
    workers.loss = lambda _name, number: CRASHED if number in {4, 5} else 1.0
    assert analysis_at(qtbot, window, workers, finished).left_out_count == 1
    once = len(reviewable_decisions(finished, (0, 1)))
    assert not [place for place in workers.asked[once + 1 :] if place == workers.asked[3]]


def test_decisions_page_explains_the_rollouts(qtbot, window, workers, finished):
    workers.bots = at.bots(window)
    window.begin(finished)
    at.wait_for_result(qtbot, window)
    at.result(window).decisions_button.click()
    page = at.decisions(window)
    qtbot.waitUntil(lambda: bool(page.cards))
    assert "playing on" in page.note.text()
