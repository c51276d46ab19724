"""Costliest decisions: their analysis, the page that shows them, and the actions of the page."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt import paths
from haspelknecht_qt.bots import review_schedule
from haspelknecht_qt.bots.hints import Hint, HintComparison
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.moves import Confirm
from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.hints.client import HintAnswer, question_about
from haspelknecht_qt.ui.review import analysis as module
from haspelknecht_qt.ui.review.analysis import Analysis, AnalysisStage, CostlyDecision, reviewable_decisions
from haspelknecht_qt.ui.review.decisions import DecisionTexts
from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from tests.languages import CODES, expected
from tests.ui import at_window as at
from tests.ui.hint_workers import CRASHED, FakeWorkerFactory, analysis_at, replace_workers
from tests.ui.matches import GAME, finished_match
from tests.ui.mouse import settle


@pytest.fixture
def workers(monkeypatch):
    """Fake workers without rollouts, so that the tests do not depend on the compiled model."""
    workers = FakeWorkerFactory()
    replace_workers(monkeypatch, workers.make, can_rollout=False)
    return workers


@pytest.fixture(scope="module")
def finished():
    return finished_match("pp", seed=3)


def open_page(qtbot, window, workers, match):
    """Opens the page and waits for the end of the analysis, unless the workers are slow."""
    workers.bots = at.bots(window)
    window.begin(match)
    at.wait_for_result(qtbot, window)
    at.result(window).decisions_button.click()
    found = at.decisions(window)
    qtbot.waitUntil(lambda: workers.slow or at.analysis(window).stage in {AnalysisStage.DONE, AnalysisStage.GAVE_UP})
    found._refresh()
    return found


class TestReviewedDecisions:
    def test_only_the_confirmation_of_a_plan_is_reviewed(self, finished):
        found = reviewable_decisions(finished, (0,))
        assert {entry.actor for entry in found} == {0}
        assert all(isinstance(entry.move, Confirm) for entry in found if entry.decision.step == Step.PLANNING.value)
        steps = {entry.decision.step for entry in found}
        assert {Step.FIRST_TAKING.value, Step.PLANNING.value, Step.EXECUTING.value} <= steps

    def test_only_decisions_of_persons_are_reviewed(self, qtbot, window, workers):
        analysis = analysis_at(qtbot, window, workers, finished_match("pb", seed=3))
        assert analysis.seats == (0,)
        assert {decision.actor for _, decision, _ in workers.asked} == {0}

    def test_no_decision_is_reviewed_in_a_match_of_bots(self, window):
        analysis = Analysis(finished_match("bb", seed=3), at.bots(window), window)
        analysis.start()
        assert not analysis.is_possible
        assert analysis.stage is AnalysisStage.WAITING

    def test_quick_bot_reviews_all_and_strongest_bot_the_costliest_decisions(self, qtbot, window, workers, finished):
        analysis_at(qtbot, window, workers, finished)
        all_of_them = len(reviewable_decisions(finished, (0, 1)))
        assert workers.names() == ["farmer"] * all_of_them + ["haspelknecht"] * 2 * module.MAX_RECHECKED_DECISIONS

    def test_costliest_decisions_come_first_up_to_a_maximum(self, qtbot, window, workers, finished):
        analysis = analysis_at(qtbot, window, workers, finished)
        for seat in (0, 1):
            losses = [finding.loss for finding in analysis.costliest_decisions_so_far(seat)]
            assert losses == sorted(losses, reverse=True)
            assert len(losses) == module.MAX_COSTLY_DECISIONS
            assert {finished.entries[finding.ply].actor for finding in analysis.costliest_decisions_so_far(seat)} == {
                seat
            }

    def test_review_of_the_strongest_bot_overrides_the_quick_bot(self, qtbot, window, workers, finished):
        workers.loss = lambda name, _number: 3.0 if name == "farmer" else 0.2
        analysis = analysis_at(qtbot, window, workers, finished)
        assert analysis.costliest_decisions_so_far(0) == analysis.costliest_decisions_so_far(1) == []

    def test_review_of_the_quick_bot_is_shown_until_the_strongest_answers(self, qtbot, window, workers, finished):
        workers.bots = at.bots(window)
        workers.loss = lambda name, _number: 3.0 if name == "farmer" else 1.0
        analysis = Analysis(finished, workers.bots, window)
        seen = []
        analysis.changed.connect(
            lambda: seen.append([finding.hint_answer.hint_bot for finding in analysis.costliest_decisions_so_far(0)])
        )
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        assert ["farmer"] in seen
        assert any(set(hint_bots) == {"farmer", "haspelknecht"} for hint_bots in seen)
        assert set(seen[-1]) == {"haspelknecht"}

    def test_decision_of_a_plan_is_before_its_first_placement(self, qtbot, window, workers, finished):
        analysis = analysis_at(qtbot, window, workers, finished)
        for finding in (*analysis.costliest_decisions_so_far(0), *analysis.costliest_decisions_so_far(1)):
            before = finished.state_at(finding.ply)
            assert finished.game.decision(before) == finding.hint_answer.question.decision
            if before.step == Step.PLANNING:
                assert not any(map(any, before.player.plan))

    def test_played_choice_names_all_played_moves_whatever_the_bot_evaluated(self, qtbot, window, workers, finished):
        workers.loss = lambda _name, _number: 3.0 if workers.asked[-1][1].step == Step.PLANNING.value else 0.0
        analysis = analysis_at(qtbot, window, workers, finished)
        answers = [finding.hint_answer for finding in analysis.costliest_decisions_so_far(0)]
        assert any(len(answer.question.made) > 1 for answer in answers)
        for answer in answers:
            assert answer.hints[1].moves == tuple(map(GAME.write_move, answer.question.made))

    def test_decision_without_a_review_is_not_left_out_as_failed(self, qtbot, window, workers, finished):
        workers.loss = lambda _name, number: None if number % 2 else 1.0
        analysis = analysis_at(qtbot, window, workers, finished)
        assert analysis.costliest_decisions_so_far(0)
        assert not analysis.left_out_count


class TestStopping:
    def test_analysis_continues_where_it_stopped(self, qtbot, window, workers, finished):
        workers.bots = at.bots(window)
        analysis = Analysis(finished, workers.bots, window)

        def loss(_name, number):
            # The fourth decision is being reviewed until the analysis stops.
            workers.slow = number == 4
            return number / 100

        workers.loss = loss
        analysis.start()
        qtbot.waitUntil(lambda: len(workers.asked) == 4)
        analysis.stop()
        assert analysis.stage is AnalysisStage.WAITING
        assert all(hint_bot.closed for hint_bot in workers.created)
        assert analysis.review_counts[0] == 3
        qtbot.wait(30)
        assert len(workers.asked) == 4
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        expected = len(reviewable_decisions(finished, (0, 1))) + 2 * module.MAX_RECHECKED_DECISIONS
        assert len(workers.asked) == expected + 1

    def test_analysis_does_not_fit_a_changed_log(self, window):
        match = finished_match("pp", seed=3)
        analysis = Analysis(match, at.bots(window), window)
        assert analysis.fits_match(match)
        match.undo()
        assert not analysis.fits_match(match)


class TestFailures:
    def test_decision_is_left_out_after_two_crashes(self, qtbot, window, workers, finished):
        workers.loss = lambda _name, number: CRASHED if number in {4, 5} else 1.0
        analysis = analysis_at(qtbot, window, workers, finished)
        assert analysis.left_out_count == 1
        assert analysis.costliest_decisions_so_far(0)

    def test_decision_is_reviewed_again_after_one_crash(self, qtbot, window, workers, finished):
        workers.loss = lambda _name, number: CRASHED if number == 4 else 1.0
        assert not analysis_at(qtbot, window, workers, finished).left_out_count

    def test_analysis_that_gave_up_can_be_started_again(self, qtbot, window, workers, finished):
        workers.loss = lambda *_: CRASHED
        analysis = analysis_at(qtbot, window, workers, finished, AnalysisStage.GAVE_UP)
        assert analysis.left_out_count == module.MAX_FAILURES_IN_A_ROW
        workers.loss = lambda *_: 1.0
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        assert not analysis.left_out_count

    def test_analysis_gives_up_if_no_worker_answers_in_time(self, qtbot, window, workers, finished, monkeypatch):
        monkeypatch.setattr(module, "ANSWER_TIME_LIMIT", 0.001)
        workers.slow = True
        analysis = analysis_at(qtbot, window, workers, finished, AnalysisStage.GAVE_UP)
        assert analysis.left_out_count == module.MAX_FAILURES_IN_A_ROW


class TestPage:
    def test_page_shows_a_card_for_each_decision(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        assert len(shown.cards) == module.MAX_COSTLY_DECISIONS
        first = shown.cards[0]
        assert first.cost.text().startswith("\N{MINUS SIGN}")
        assert "Year" in first.period_label.text()
        spoken = first.show_button.accessibleDescription()
        assert "Better" in spoken
        assert "Played" in spoken
        assert "Haspelknecht" in shown.note.text()

    def test_page_shows_the_decisions_of_the_chosen_person(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        assert shown.seat == 0
        shown.persons.button(1).click()
        assert {card.decision.seat for card in shown.cards} == {1}

    def test_page_shows_the_progress(self, qtbot, window, workers, finished):
        workers.slow = True
        shown = open_page(qtbot, window, workers, finished)
        assert shown.progress_bar.isVisible()
        assert "0 of" in shown.progress_line.text()
        assert not shown.cards

    def test_page_says_that_no_decision_was_costly(self, qtbot, window, workers, finished):
        workers.loss = lambda *_: 0.4
        shown = open_page(qtbot, window, workers, finished)
        assert "Anna: no decision cost more than half a point." in shown.progress_line.text()
        assert not shown.progress_bar.isVisible()

    def test_page_reports_a_crash_and_can_start_again(self, qtbot, window, workers, finished):
        workers.loss = lambda *_: CRASHED
        shown = open_page(qtbot, window, workers, finished)
        assert "has crashed" in shown.progress_line.text()
        assert shown.again_button.isVisible()
        workers.loss = lambda *_: 1.0
        shown.again_button.click()
        qtbot.waitUntil(lambda: len(shown.cards) == module.MAX_COSTLY_DECISIONS)
        assert not shown.again_button.isVisible()

    @pytest.mark.parametrize("language, year", expected("haspelknecht", "year").items())
    def test_open_page_follows_language_and_theme(self, qtbot, window, workers, finished, look, language, year):  # noqa: ARG002 - restores the theme
        shown = open_page(qtbot, window, workers, finished)
        at.choose(window, "language", language)
        settle()
        assert year in shown.cards[0].period_label.text()
        assert shown.heading.title.text() != "Costliest decisions"
        cards = shown.cards
        window.look.set(theme=themes.DARK)
        assert shown.cards != cards
        assert len(shown.cards) == module.MAX_COSTLY_DECISIONS

    def test_tab_moves_from_card_to_card(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        dialog = at.result(window)
        wanted = [shown.persons.button(0)]  # Tab reaches only the chosen button of a group.
        wanted += [button for card in shown.cards for button in (card.show_button, card.try_button)]
        dialog.activateWindow()
        shown.back_button.setFocus()
        for button in [*wanted, dialog.draws_button]:
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            assert dialog.focusWidget() is button

    def test_escape_shows_the_points_before_it_closes_the_dialog(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        dialog = at.result(window)
        QTest.keyClick(shown.back_button, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        assert not shown.isVisible()
        QTest.keyClick(dialog.decisions_button, Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    def test_closing_the_dialog_stops_the_analysis(self, qtbot, window, workers, finished):
        workers.slow = True
        open_page(qtbot, window, workers, finished)
        at.result(window).reject()
        assert at.analysis(window).stage is AnalysisStage.WAITING
        assert all(hint_bot.closed for hint_bot in workers.created)

    def test_reopened_page_shows_the_earlier_reviews(self, qtbot, window, workers, finished):
        open_page(qtbot, window, workers, finished)
        at.result(window).reject()
        count = len(workers.asked)
        at.trigger(window, "decisions")
        qtbot.waitUntil(at.result(window).isVisible)
        assert len(at.decisions(window).cards) == module.MAX_COSTLY_DECISIONS
        assert len(workers.asked) == count

    def test_closing_the_window_ends_the_analysis(self, qtbot, open_window, workers, finished):
        window = open_window()
        workers.slow = True
        open_page(qtbot, window, workers, finished)
        window.close()
        assert all(hint_bot.closed for hint_bot in workers.created)

    def test_match_of_bots_has_no_page(self, qtbot, window):
        window.begin(finished_match("bb", seed=3))
        at.wait_for_result(qtbot, window)
        assert at.decisions(window) is None
        assert not at.actions(window)["decisions"].isEnabled()
        assert not at.review(window).can_review_decisions

    def test_picture_of_the_points_leaves_the_page_open(self, qtbot, window, workers, finished):

        shown = open_page(qtbot, window, workers, finished)
        at.result(window).picture()
        assert shown.isVisible()

    @pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
    def test_cards_and_buttons_are_not_cut_off(self, qtbot, window, workers, finished, size):
        window.resize(*size)
        window.workspace.rescale()
        shown = open_page(qtbot, window, workers, finished)
        for language in CODES:
            at.choose(window, "language", language)
            settle()
            assert len(shown.cards) == module.MAX_COSTLY_DECISIONS
            for card in shown.cards:
                assert card.width() <= shown.scroll_area.viewport().width()
                for button in (card.show_button, card.try_button):
                    assert button.width() >= button.minimumSizeHint().width()
                    assert card.rect().contains(button.geometry())


class TestPageActions:
    def test_position_is_shown_with_the_board_of_its_player(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        shown.persons.button(1).click()
        finding = shown.cards[0].decision
        shown.cards[0].show_button.click()
        assert at.replay(window).is_open
        assert window.controller.viewed_ply == finding.ply
        assert window.controller.viewer == 1
        at.replay(window).leave()
        assert at.result(window).isVisible()
        assert shown.isVisible()

    def test_try_again_saves_the_old_match(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        finding = shown.cards[0].decision
        shown.cards[0].try_button.click()
        question = next(message for message in window.findChildren(MessageDialog) if message.isVisible())
        assert not at.result(window).isVisible()
        question.buttons[-1].click()
        match = window.session.match
        assert match is not finished
        assert match.ply == finding.ply
        assert match.decision == finished.entries[finding.ply].decision
        assert len(list(paths.saves_folder().iterdir())) == 1

    def test_cancelled_try_again_returns_to_the_page(self, qtbot, window, workers, finished):
        shown = open_page(qtbot, window, workers, finished)
        shown.cards[0].try_button.click()
        question = next(message for message in window.findChildren(MessageDialog) if message.isVisible())
        question.buttons[0].click()
        assert window.session.match is finished
        assert at.result(window).isVisible()
        assert shown.isVisible()

    def test_page_opens_from_the_replay(self, qtbot, window, workers, finished):
        workers.bots = at.bots(window)
        window.begin(finished)
        at.wait_for_result(qtbot, window)
        at.result(window).reject()
        at.trigger(window, "replay")
        bar = at.replay_bar(window)
        assert bar.decisions_button.isVisible()
        bar.decisions_button.click()
        qtbot.waitUntil(at.result(window).isVisible)
        assert at.decisions(window).isVisible()

    def test_page_is_unavailable_before_the_end_of_the_match(self, window):
        window.begin(finished_match("pp", seed=3).copy_undone_to(40))
        at.trigger(window, "replay")
        assert not at.replay_bar(window).decisions_button.isVisible()
        assert not at.actions(window)["decisions"].isEnabled()


def test_uncertain_loss_is_not_called_as_good_as_the_best(window, finished):
    window.begin(finished)
    entry = next(each for each in finished.entries if isinstance(each.move, Confirm) and each.actor == 0)
    question = question_about(finished, entry)
    best, played = ("confirm",), (*map(GAME.write_move, question.made),)
    hints = [
        Hint(best, 34.0, (("coal", 34.0),), games=1),
        Hint(played, 30.0, (("coal", 30.0),), games=1, comparison=HintComparison(best, 4.0, 5.0)),
    ]
    assert hints[1].comparison.is_equal
    (_, better), (_, worse) = DecisionTexts(at.texts(window)).choice_texts(
        CostlyDecision(0, entry.ply, 2.5, HintAnswer(question, "haspelknecht", tuple(hints), 1))
    )
    assert "as good" not in better.detail
    assert worse.detail.startswith("4.0 less than the best")


def test_real_bots_review_a_match_with_hidden_plans(qtbot, window, monkeypatch):
    """Reviews only the first 12 decisions of the list, each once if rollouts are possible."""
    monkeypatch.setitem(review_schedule.TIME_LIMITS, 2, 0.0)
    match = finished_match("pp", seed=3, planning="hidden")
    monkeypatch.setattr(module, "reviewable_decisions", lambda match, seats: reviewable_decisions(match, seats)[:12])
    analysis = Analysis(match, at.bots(window), window)
    analysis.start()
    qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE, timeout=30_000)
    assert not analysis.left_out_count
    for finding in (*analysis.costliest_decisions_so_far(0), *analysis.costliest_decisions_so_far(1)):
        assert finding.loss >= module.MIN_LOSS
        assert sum(points for _, points in finding.hint_answer.hints[0].sources) == pytest.approx(
            finding.hint_answer.hints[0].points
        )
