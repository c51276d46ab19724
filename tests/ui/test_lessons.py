"""Lessons of the coach: help in steps after a warning."""

import pytest

from haspelknecht_qt.bots.coach import CoachMode
from tests.ui import at_window as at
from tests.ui.coaching import card, choose, replace_worker, show_warning
from tests.ui.matches import GAME


@pytest.fixture
def worker(monkeypatch):
    return replace_worker(monkeypatch)


class TestLessonMode:
    def test_help_comes_step_by_step(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match, _ = show_warning(qtbot, window, CoachMode.LESSON)
        better = GAME.legal_moves(match.state)[-1]
        line = at.texts(window).moves.joint_line(match.state, [better])
        shown = []
        for _ in range(4):
            card(window).buttons[0].click()
            shown.append((card(window).title.text(), card(window).line.text()))
        assert [title for title, _ in shown] == ["Take your time", "Look here", "The better move", "Why it is better"]
        assert shown[1][1] == at.texts(window).moves.heading(match.state, better)
        assert [text for _, text in shown].index(line) == 2
        assert "5.0 points more" in shown[3][1]
        card(window).buttons[0].click()
        assert at.rules_page(window).isVisible()

    def test_own_move_can_still_be_played_after_help(self, qtbot, window, worker):  # noqa: ARG002 - the coach uses it
        match, move = show_warning(qtbot, window, CoachMode.LESSON)
        card(window).buttons[0].click()
        assert card(window).buttons[1].text() == "Play my move"
        card(window).buttons[1].click()
        assert move in match.log

    def test_the_lesson_ends_with_the_decision(self, qtbot, window, worker):
        match, _ = show_warning(qtbot, window, CoachMode.LESSON)
        card(window).buttons[0].click()
        worker.loss = 0.0
        move = choose(window, 1)
        qtbot.waitUntil(lambda: move in match.log)
        assert not card(window).isVisible()
