"""Lessons of the coach: help in steps after a warning."""

import json

import pytest

from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.games.gueules_noires import moves as gn_moves
from haspelknecht_qt.games.gueules_noires.state import SURFACE
from haspelknecht_qt.games.gueules_noires.state import Step as GNStep
from haspelknecht_qt.games.haspelknecht.kinds import Step
from tests.ui import any_game
from tests.ui import at_window as at
from tests.ui.coaching import card, choose, replace_worker, show_warning
from tests.ui.matches import GAME, at_step, new_match, play_at_random
from tests.ui.mouse import settle


@pytest.fixture
def worker(monkeypatch):
    return replace_worker(monkeypatch)


def at_extraction():
    """A match in which a person has moved the cage once in an extraction."""
    match = play_at_random(any_game.play("gueules_noires", "pp", 0), at_step(GNStep.EXTRACT))
    match.play(next(each for each in match.game.legal_moves(match.state) if isinstance(each, gn_moves.MoveCage)))
    return match


def has_placed_workers_before(match):
    """Whether Anna must place workers and has already placed some in this match."""
    decision = match.decision
    is_hers = at_step(GNStep.PLACE)(match) and decision.actor == 0
    return is_hers and any(entry.decision == decision for entry in match.entries)


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

    def test_help_before_the_end_of_an_extraction_concerns_its_remaining_moves(self, qtbot, window, worker):
        match = at_extraction()
        up = gn_moves.MoveCage(SURFACE)
        assert match.game.why_not(match.state_at(match.ply - 1), up) is not None
        worker.best = up, gn_moves.STOP
        name = match.seats[match.decision.actor].name
        window.settings.set_text("coach/modes", json.dumps({name: CoachMode.LESSON.value}))
        window.begin(match)
        settle()
        texts = at.texts(window).moves
        line = texts.joint_line(match.state, worker.best)
        window.game.current.session.choose(gn_moves.STOP)
        window.game.current.session.confirmation.buttons[1].click()
        qtbot.waitUntil(card(window).isVisible)
        shown = []
        for _ in range(4):
            card(window).buttons[0].click()
            shown.append(card(window).line.text())
        assert shown[1] == texts.heading(match.state, up)
        assert shown[2] == line
        card(window).buttons[0].click()
        assert at.rules_page(window).anchor == "GA11", "the rule of the better move, not of the step"

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

    def test_the_lesson_stays_while_its_plan_is_changed(self, qtbot, window, worker):
        match = play_at_random(new_match("pb"), lambda now: at_step(Step.PLANNING)(now) and now.decision.actor == 0)
        place, confirm = match.game.legal_moves(match.state)[0], GAME.read_move("confirm")
        match.play(place)
        worker.best = (confirm,)
        window.settings.set_text("coach/modes", json.dumps({"Anna": CoachMode.LESSON.value}))
        window.begin(match)
        settle()
        window.game.current.session.choose(confirm)
        qtbot.waitUntil(card(window).isVisible)
        card(window).buttons[0].click()
        window.game.current.session.undo()
        assert match.log[-1] != place
        assert card(window).isVisible()
        window.game.current.session.play(place)
        assert card(window).isVisible()

    def test_the_lesson_ends_when_an_earlier_turn_is_taken_back(self, qtbot, window, worker):
        match = play_at_random(any_game.play("gueules_noires", "pb", 0), has_placed_workers_before)
        window.settings.set_text("coach/modes", json.dumps({"Anna": CoachMode.LESSON.value}))
        window.begin(match)
        at.bots_at_table(window).set_paused(True)
        settle()
        decision, (move, *_, better) = match.decision, match.game.legal_moves(match.state)
        worker.best = (better,)
        window.game.current.session.choose(move)
        qtbot.waitUntil(card(window).isVisible)
        for _ in range(4):
            card(window).buttons[0].click()
        window.game.current.session.undo()
        assert match.decision == decision
        assert not card(window).isVisible()
