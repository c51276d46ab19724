"""The decisions that cost most, where games can be played on to their end: all are looked at once, then some more closely, for as long as there is time."""

import pytest

from haspelknecht_qt.bots import review_schedule
from haspelknecht_qt.games.haspelknecht.strategy.evaluator import HaspelknechtEvaluatorFactory
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.review import analysis as module
from haspelknecht_qt.ui.review.analysis import Analysis, reviewable_decisions
from tests.ui import at_window as at
from tests.ui.hint_workers import CRASHED, Town, judged
from tests.ui.matches import finished_match


@pytest.fixture
def town(monkeypatch):
    town = Town()
    monkeypatch.setattr(BotService, "hint_bot", "haspelknecht")
    monkeypatch.setattr(HaspelknechtEvaluatorFactory, "can_rollout", lambda _adviser: True)
    monkeypatch.setattr(module, "HintWorker", town.make)
    monkeypatch.setattr(module, "POLL_INTERVAL", 0)
    return town


@pytest.fixture(scope="module")
def finished():
    return finished_match("pp", seed=3)


def test_the_strongest_alone_looks_at_all_of_them_once_and_then_more_closely(qtbot, window, town, finished):
    judged(qtbot, window, town, finished)
    once = len(reviewable_decisions(finished, (0, 1)))
    assert set(town.names()) == {"haspelknecht"}
    assert town.games[:once] == [review_schedule.FIRST_PASS_ROLLOUTS] * once
    assert all(games > review_schedule.FIRST_PASS_ROLLOUTS for games in town.games[once:])


def test_time_ends_it_but_not_before_each_was_looked_at(qtbot, window, town, finished, monkeypatch):
    monkeypatch.setitem(review_schedule.TIME_LIMITS, 2, 0.0)
    analysis = judged(qtbot, window, town, finished)
    assert town.games == [review_schedule.FIRST_PASS_ROLLOUTS] * len(reviewable_decisions(finished, (0, 1)))
    assert analysis.costliest_decisions_so_far(0)


def test_the_first_cards_come_before_all_is_looked_at(qtbot, window, town, finished):
    town.bots = at.bots(window)
    analysis = Analysis(finished, town.bots, window)
    seen = []
    analysis.changed.connect(
        lambda: seen.append(
            (analysis.is_rechecking, len(analysis.costliest_decisions_so_far(0)), analysis.progress_share)
        )
    )
    town.loss = lambda *_: 3.0
    analysis.start()
    qtbot.waitUntil(lambda: any(count for _, count, _ in seen))
    assert not any(again for again, _, _ in seen)
    parts = [part for _, _, part in seen]
    assert parts == sorted(parts)
    analysis.stop()


def test_what_was_left_out_is_not_looked_at_again(qtbot, window, town, finished):
    town.loss = lambda _name, number: CRASHED if number in {4, 5} else 1.0
    assert judged(qtbot, window, town, finished).left_out_count == 1
    once = len(reviewable_decisions(finished, (0, 1)))
    assert not [place for place in town.asked[once + 1 :] if place == town.asked[3]]


def test_the_page_says_how_it_is_found(qtbot, window, town, finished):
    town.bots = at.bots(window)
    window.begin(finished)
    at.wait_for_result(qtbot, window)
    at.result(window).decisions_button.click()
    page = at.decisions(window)
    qtbot.waitUntil(lambda: bool(page.cards))
    assert "playing on" in page.note.text()
