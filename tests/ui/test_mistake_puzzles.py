"""Mistake puzzles: the decisions that become puzzles, and the days on which they are due."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtTest import QTest

from haspelknecht_qt import paths
from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.process import HintReply
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.puzzle_progress import PuzzleProgressState, mistake_puzzle
from haspelknecht_qt.core.result import match_id
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.hints import client as asking
from haspelknecht_qt.ui.puzzles.page import PuzzlesTab
from haspelknecht_qt.ui.review import analysis as judging
from haspelknecht_qt.ui.review.analysis import AnalysisStage
from tests.ui import at_window as at
from tests.ui.matches import GAME, finished_match
from tests.ui.puzzles import LEFT, TODAY, FakePuzzleWorker, listed, put, rows, state_of


@pytest.fixture
def table(window):
    """Window without built-in puzzles, on a fixed day."""
    at.puzzles(window).find_puzzles = lambda _game: ()
    at.puzzles(window).today = at.puzzles(window).utc_day = lambda: TODAY
    return window


@pytest.fixture(scope="module")
def finished():
    return finished_match("pp", seed=3)


class PlanningReviewWorker:
    """Hint worker that reports a loss for each planning of the first year."""

    def __init__(self):
        self.open = None

    def ask_review(self, observation, decision, made, games=0):  # noqa: ARG002 - as in the real worker
        seat = decision.actor
        loss = 2.5 + seat if (decision.step, observation.year) == (Step.PLANNING.value, 1) else 0.0
        text = GAME.write_move(made[-1])
        played, best = (Hint((text,), points, (("coal", points),)) for points in (30.0 - loss, 30.0))
        self.open = HintReply(decision_review=DecisionReview(played, best, loss))

    def poll(self):
        return self.open

    def cancel(self):
        self.open = None

    close = cancel


class TestOwnMistakes:
    def test_costly_decisions_become_mistake_puzzles(self, table, finished, qtbot, monkeypatch):
        monkeypatch.setattr(judging, "HintWorker", lambda _game, _bot_factory: PlanningReviewWorker())
        monkeypatch.setattr(judging, "POLL_INTERVAL", 0)
        table.begin(finished)
        at.wait_for_result(qtbot, table)
        at.result(table).decisions_button.click()
        page = at.decisions(table)
        qtbot.waitUntil(lambda: at.analysis(table).stage is AnalysisStage.DONE)
        kept = at.puzzles(table).progress.mistake_puzzles("haspelknecht")
        losses = sorted((each.person, each.loss) for each in kept)
        assert {person for person, _ in losses} == {"Anna", "Jost"}
        assert all(loss == {"Anna": 2.5, "Jost": 3.5}[person] for person, loss in losses)
        for place, name in enumerate(("Anna", "Jost")):
            page.persons.button(place).click()
            count = [person for person, _ in losses].count(name)
            assert page.remark.text().startswith(f"{count} of these decisions will come back to you")
        for each in kept:
            position = record.from_code(each.code, {GAME.name: GAME})
            assert [seat.name for seat in position.seats] == ["madder", "woad"]
            assert not any(map(any, position.state.player.plan))
        # A second review adds no puzzle twice.
        at.puzzles(table).add_mistake_puzzles(at.analysis(table))
        assert len(at.puzzles(table).progress.mistake_puzzles("haspelknecht")) == len(kept)
        at.results(table).results.forget("Anna")
        assert {each.person for each in at.puzzles(table).progress.mistake_puzzles("haspelknecht")} == {"Jost"}

    def test_page_tells_of_puzzles_that_are_stored_after_a_delay(self, table, finished, qtbot, monkeypatch):
        monkeypatch.setattr(judging, "HintWorker", lambda _game, _bot_factory: PlanningReviewWorker())
        monkeypatch.setattr(judging, "POLL_INTERVAL", 0)
        puzzles = at.puzzles(table)
        puzzles._queue._retry_timer.setInterval(10)
        table.begin(finished)
        at.wait_for_result(qtbot, table)
        with closing(sqlite3.connect(paths.results(), isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            at.result(table).decisions_button.click()
            page = at.decisions(table)
            qtbot.waitUntil(lambda: not puzzles._queue.is_empty)
            qtbot.waitUntil(lambda: not page._refresh_timer.isActive())
            assert not page.remark.isVisible()
            other.execute("ROLLBACK")
        qtbot.waitUntil(lambda: puzzles._queue.is_empty)
        qtbot.waitUntil(page.remark.isVisible)

    def test_mistake_puzzle_is_due_on_planned_days_until_it_is_solved(self, table, finished, qtbot, monkeypatch):
        hint_bot = FakePuzzleWorker()
        monkeypatch.setattr(asking, "HintWorker", lambda _game, _bot_factory: hint_bot)
        puzzles, day = at.puzzles(table), [TODAY]
        puzzles.today = lambda: day[0]
        entry = next(
            each for each in finished.entries if each.decision.step == Step.FIRST_TAKING.value and each.actor == 1
        )
        puzzles.progress.store_mistake_puzzles(
            [mistake_puzzle(finished, entry.ply, 2.4, 1_760_000_000, TODAY)], match_id(finished)
        )
        hint_bot.best, hint_bot.loss = entry.text, 0.2

        def answer(loss=0.2):
            hint_bot.loss = loss
            solving = put(table, "haspelknecht", 0)
            seats = at.match(table).seats
            assert [(seat.name, seat.player == PERSON) for seat in seats] == [("Anna", False), ("Jost", True)]
            table.session.play(GAME.legal_moves(at.match(table).state)[0])
            qtbot.waitUntil(lambda: solving.card.second_sentence.text() != "")
            return solving.card.second_sentence.text()

        page = listed(table)
        page.tabs.button(PuzzlesTab.MISTAKES).click()
        name, loss, game, state = rows(page)[0]
        assert (name.split(",")[0], loss, game) == ("Jost", "2.4", "not stored")
        assert state.startswith("again on ")
        page.reject()
        for wait, after in ((1, 7), (7, 30), (30, None)):
            day[0] += wait
            assert state_of(table, "haspelknecht", 0) is PuzzleProgressState.DUE
            assert puzzles.overview("haspelknecht")[0].puzzles[0].definition.due_day == day[0]
            if wait == 7:
                # A wrong answer makes the puzzle due on the next day.
                answer(loss=4.0)
                assert puzzles.progress.mistake_puzzles("haspelknecht")[0].due_day == day[0] + 1
                day[0] += 1
                answer()
                day[0] += 7
            sentence = answer()
            assert (
                sentence == "Solved: it will not come back."
                if after is None
                else sentence.startswith("It will come back on ")
            )
        assert state_of(table, "haspelknecht", 0) is PuzzleProgressState.SOLVED
        assert [row.row.points for row in at.solving(table).card.rows] == ["40.0", "39.8"]

    def test_mistake_puzzle_opens_the_match_that_it_came_from(self, table, finished):
        puzzles, results = at.puzzles(table), at.results(table)
        results.store_finished(finished, None)
        entry = next(each for each in finished.entries if each.decision.step == Step.PLANNING.value and each.actor == 1)
        made = [mistake_puzzle(finished, entry.ply, 2.4, 1_760_000_000, TODAY)]
        puzzles.progress.store_mistake_puzzles(made, match_id(finished))
        page = listed(table)
        page.tabs.button(PuzzlesTab.MISTAKES).click()
        game = rows(page)[0][2]
        assert all(name in game for name in ("Anna", "Jost"))
        # A click selects the mistake; a second one, quickly after it, would solve it.
        mistakes = page.mistake_table
        place = mistakes.visualRect(mistakes.rows.index(0, 0)).center()
        QTest.mouseClick(mistakes.viewport(), LEFT, pos=place)
        assert page.isVisible()
        assert page.next_button.text() == "Solve"
        page.source_button.click()
        assert match_id(at.match(table)) == match_id(finished)
        assert at.replay(table).ply == entry.ply
        # Forgetting a person deletes the person's puzzles and answers.
        results.results.forget("Jost")
        assert puzzles.overview("haspelknecht")[0].puzzles == []
