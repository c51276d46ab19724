"""The decisions that cost most: how they are found, what the page shows, and the ways on from it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt import paths
from haspelknecht_qt.bots import review_schedule
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.moves import Confirm
from haspelknecht_qt.games.haspelknecht.strategy.evaluator import HaspelknechtEvaluatorFactory
from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.review import analysis as module
from haspelknecht_qt.ui.review.analysis import Analysis, AnalysisStage, reviewable_decisions
from haspelknecht_qt.ui.widgets.dialogs import MessageDialog
from tests.languages import CODES, expected
from tests.ui import at_window as at
from tests.ui.hands import settle
from tests.ui.hint_workers import CRASHED, Town, judged
from tests.ui.matches import finished_match


@pytest.fixture
def town(monkeypatch):
    """Games are not played on here, so that it is the same whether the compiled model is there."""
    town = Town()
    monkeypatch.setattr(BotService, "hint_bot", "haspelknecht")
    monkeypatch.setattr(HaspelknechtEvaluatorFactory, "can_rollout", lambda _adviser: False)
    monkeypatch.setattr(module, "HintWorker", town.make)
    # These judges answer at once: nobody need wait for them.
    monkeypatch.setattr(module, "POLL_INTERVAL", 0)
    return town


@pytest.fixture(scope="module")
def finished():
    return finished_match("pp", seed=3)


def page(qtbot, window, town, match):
    """The page, all judged."""
    town.bots = at.bots(window)
    window.begin(match)
    at.wait_for_result(qtbot, window)
    at.result(window).decisions_button.click()
    found = at.decisions(window)
    qtbot.waitUntil(lambda: town.slow or at.analysis(window).stage in {AnalysisStage.DONE, AnalysisStage.GAVE_UP})
    found._refresh()
    return found


class TestWhatIsJudged:
    def test_of_a_plan_only_that_it_is_confirmed(self, finished):
        found = reviewable_decisions(finished, (0,))
        assert {entry.actor for entry in found} == {0}
        assert all(isinstance(entry.move, Confirm) for entry in found if entry.decision.step == Step.PLANNING.value)
        steps = {entry.decision.step for entry in found}
        assert {Step.FIRST_TAKING.value, Step.PLANNING.value, Step.EXECUTING.value} <= steps

    def test_everybody_sits_at_the_table_but_only_persons_are_judged(self, qtbot, window, town):
        analysis = judged(qtbot, window, town, finished_match("pb", seed=3))
        assert analysis.seats == (0,)
        assert {decision.actor for _, decision, _ in town.asked} == {0}

    def test_nobody_is_judged_where_bots_play_alone(self, window):
        analysis = Analysis(finished_match("bb", seed=3), at.bots(window), window)
        analysis.start()
        assert not analysis.is_possible
        assert analysis.stage is AnalysisStage.WAITING

    def test_the_quick_one_judges_all_the_strongest_the_dearest(self, qtbot, window, town, finished):
        judged(qtbot, window, town, finished)
        all_of_them = len(reviewable_decisions(finished, (0, 1)))
        assert town.names() == ["farmer"] * all_of_them + ["haspelknecht"] * 2 * module.MAX_RECHECKED_DECISIONS

    def test_the_dearest_come_first_and_no_more_than_five(self, qtbot, window, town, finished):
        analysis = judged(qtbot, window, town, finished)
        for seat in (0, 1):
            losses = [finding.loss for finding in analysis.costliest_decisions_so_far(seat)]
            assert losses == sorted(losses, reverse=True)
            assert len(losses) == module.MAX_COSTLY_DECISIONS
            assert {finished.entries[finding.ply].actor for finding in analysis.costliest_decisions_so_far(seat)} == {
                seat
            }

    def test_the_word_of_the_strongest_counts(self, qtbot, window, town, finished):
        town.loss = lambda name, _number: 3.0 if name == "farmer" else 0.2
        analysis = judged(qtbot, window, town, finished)
        assert analysis.costliest_decisions_so_far(0) == analysis.costliest_decisions_so_far(1) == []

    def test_until_it_has_spoken_the_quick_ones_stands(self, qtbot, window, town, finished):
        town.bots = at.bots(window)
        town.loss = lambda name, _number: 3.0 if name == "farmer" else 1.0
        analysis = Analysis(finished, town.bots, window)
        seen = []
        analysis.changed.connect(
            lambda: seen.append([finding.hint_answer.hint_bot for finding in analysis.costliest_decisions_so_far(0)])
        )
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        assert ["farmer"] in seen
        assert any(set(gives_hints) == {"farmer", "haspelknecht"} for gives_hints in seen)
        assert set(seen[-1]) == {"haspelknecht"}

    def test_a_plan_leads_to_before_its_first_placement(self, qtbot, window, town, finished):
        analysis = judged(qtbot, window, town, finished)
        for finding in (*analysis.costliest_decisions_so_far(0), *analysis.costliest_decisions_so_far(1)):
            before = finished.state_at(finding.ply)
            assert finished.game.decision(before) == finding.hint_answer.question.decision
            if before.step == Step.PLANNING:
                assert not any(map(any, before.player.plan))

    def test_what_prepares_is_left_aside(self, qtbot, window, town, finished):
        town.loss = lambda _name, number: None if number % 2 else 1.0
        analysis = judged(qtbot, window, town, finished)
        assert analysis.costliest_decisions_so_far(0)
        assert not analysis.left_out_count


class TestStopping:
    def test_it_goes_on_where_it_stopped(self, qtbot, window, town, finished):
        town.bots = at.bots(window)
        analysis = Analysis(finished, town.bots, window)

        def loss(_name, number):
            # The fourth decision is being reviewed until the analysis stops.
            town.slow = number == 4
            return number / 100

        town.loss = loss
        analysis.start()
        qtbot.waitUntil(lambda: len(town.asked) == 4)
        analysis.stop()
        assert analysis.stage is AnalysisStage.WAITING
        assert all(hint_bot.closed for hint_bot in town.gives_hints)
        assert analysis.review_counts[0] == 3
        qtbot.wait(30)
        assert len(town.asked) == 4
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        expected = len(reviewable_decisions(finished, (0, 1))) + 2 * module.MAX_RECHECKED_DECISIONS
        assert len(town.asked) == expected + 1

    def test_another_log_is_another_judging(self, window):
        match = finished_match("pp", seed=3)
        analysis = Analysis(match, at.bots(window), window)
        assert analysis.fits_match(match)
        match.undo()
        assert not analysis.fits_match(match)


class TestTrouble:
    def test_a_decision_that_is_not_judged_is_left_out(self, qtbot, window, town, finished):
        town.loss = lambda _name, number: CRASHED if number in {4, 5} else 1.0
        analysis = judged(qtbot, window, town, finished)
        assert analysis.left_out_count == 1
        assert analysis.costliest_decisions_so_far(0)

    def test_one_crash_is_forgiven(self, qtbot, window, town, finished):
        town.loss = lambda _name, number: CRASHED if number == 4 else 1.0
        assert not judged(qtbot, window, town, finished).left_out_count

    def test_it_gives_up_and_can_be_asked_again(self, qtbot, window, town, finished):
        town.loss = lambda *_: CRASHED
        analysis = judged(qtbot, window, town, finished, AnalysisStage.GAVE_UP)
        assert analysis.left_out_count == module.MAX_FAILURES_IN_A_ROW
        town.loss = lambda *_: 1.0
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        assert not analysis.left_out_count

    def test_who_never_answers_is_not_waited_for(self, qtbot, window, town, finished, monkeypatch):
        monkeypatch.setattr(module, "ANSWER_TIME_LIMIT", 0.001)
        town.slow = True
        analysis = judged(qtbot, window, town, finished, AnalysisStage.GAVE_UP)
        assert analysis.left_out_count == module.MAX_FAILURES_IN_A_ROW


class TestPage:
    def test_a_card_for_each(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
        assert len(shown.cards) == module.MAX_COSTLY_DECISIONS
        first = shown.cards[0]
        assert first.cost.text().startswith("\N{MINUS SIGN}")
        assert "Year" in first.period_label.text()
        spoken = first.show_button.accessibleDescription()
        assert "Better" in spoken
        assert "Played" in spoken
        assert "Haspelknecht" in shown.note.text()

    def test_each_person_has_them(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
        assert shown.seat == 0
        shown.persons.button(1).click()
        assert {card.decision.seat for card in shown.cards} == {1}

    def test_it_says_how_far_it_is(self, qtbot, window, town, finished):
        town.slow = True
        shown = page(qtbot, window, town, finished)
        assert shown.progress_bar.isVisible()
        assert "0 of" in shown.progress_line.text()
        assert not shown.cards

    def test_nothing_to_tell(self, qtbot, window, town, finished):
        town.loss = lambda *_: 0.4
        shown = page(qtbot, window, town, finished)
        assert "Anna: no decision cost more than half a point." in shown.progress_line.text()
        assert not shown.progress_bar.isVisible()

    def test_broken_down_and_begun_again(self, qtbot, window, town, finished):
        town.loss = lambda *_: CRASHED
        shown = page(qtbot, window, town, finished)
        assert "has crashed" in shown.progress_line.text()
        assert shown.again_button.isVisible()
        town.loss = lambda *_: 1.0
        shown.again_button.click()
        qtbot.waitUntil(lambda: len(shown.cards) == module.MAX_COSTLY_DECISIONS)
        assert not shown.again_button.isVisible()

    @pytest.mark.parametrize("language, year", expected("haspelknecht", "year").items())
    def test_language_and_theme_change_while_it_is_open(self, qtbot, window, town, finished, look, language, year):  # noqa: ARG002 - put back
        shown = page(qtbot, window, town, finished)
        at.choose(window, "language", language)
        settle()
        assert year in shown.cards[0].period_label.text()
        assert shown.heading.title.text() != "Costliest decisions"
        cards = shown.cards
        window.look.set(theme=themes.DARK)
        assert shown.cards != cards
        assert len(shown.cards) == module.MAX_COSTLY_DECISIONS

    def test_the_keyboard_goes_from_card_to_card(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
        dialog = at.result(window)
        wanted = [shown.persons.button(0)]  # Of a group, Tab knows the chosen one alone.
        wanted += [button for card in shown.cards for button in (card.show_button, card.try_button)]
        dialog.activateWindow()
        shown.back_button.setFocus()
        for button in [*wanted, dialog.draws_button]:
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            assert dialog.focusWidget() is button

    def test_esc_leads_to_the_points_first(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
        dialog = at.result(window)
        QTest.keyClick(shown.back_button, Qt.Key.Key_Escape)
        assert dialog.isVisible()
        assert not shown.isVisible()
        QTest.keyClick(dialog.decisions_button, Qt.Key.Key_Escape)
        assert not dialog.isVisible()

    def test_who_leaves_it_stops_it(self, qtbot, window, town, finished):
        town.slow = True
        page(qtbot, window, town, finished)
        at.result(window).reject()
        assert at.analysis(window).stage is AnalysisStage.WAITING
        assert all(hint_bot.closed for hint_bot in town.gives_hints)

    def test_what_was_found_is_there_again(self, qtbot, window, town, finished):
        page(qtbot, window, town, finished)
        at.result(window).reject()
        count = len(town.asked)
        at.trigger(window, "decisions")
        qtbot.waitUntil(at.result(window).isVisible)
        assert len(at.decisions(window).cards) == module.MAX_COSTLY_DECISIONS
        assert len(town.asked) == count

    def test_closing_the_window_ends_it(self, qtbot, open_window, town, finished):
        window = open_window()
        town.slow = True
        page(qtbot, window, town, finished)
        window.close()
        assert all(hint_bot.closed for hint_bot in town.gives_hints)

    def test_bots_alone_have_no_page(self, qtbot, window):
        window.begin(finished_match("bb", seed=3))
        at.wait_for_result(qtbot, window)
        assert at.decisions(window) is None
        assert not at.actions(window)["decisions"].isEnabled()
        assert not at.review(window).can_review_decisions

    def test_the_picture_is_that_of_the_points(self, qtbot, window, town, finished):

        shown = page(qtbot, window, town, finished)
        at.result(window).picture()
        assert shown.isVisible()

    @pytest.mark.parametrize("size", [(1180, 656), (1600, 900)])
    def test_nothing_is_cut_off(self, qtbot, window, town, finished, size):
        window.resize(*size)
        window.workspace.rescale()
        shown = page(qtbot, window, town, finished)
        for language in CODES:
            at.choose(window, "language", language)
            settle()
            assert len(shown.cards) == module.MAX_COSTLY_DECISIONS
            for card in shown.cards:
                assert card.width() <= shown.scroll_area.viewport().width()
                for button in (card.show_button, card.try_button):
                    assert button.width() >= button.minimumSizeHint().width()
                    assert card.rect().contains(button.geometry())


class TestWaysOn:
    def test_the_position_is_shown_with_the_board_of_who_decided(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
        shown.persons.button(1).click()
        finding = shown.cards[0].decision
        shown.cards[0].show_button.click()
        assert at.replay(window).is_open
        assert window.controller.viewed_ply == finding.ply
        assert window.controller.viewer == 1
        at.replay(window).leave()
        assert at.result(window).isVisible()
        assert shown.isVisible()

    def test_trying_again_keeps_the_old_game(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
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

    def test_who_would_rather_not_finds_the_page_again(self, qtbot, window, town, finished):
        shown = page(qtbot, window, town, finished)
        shown.cards[0].try_button.click()
        question = next(message for message in window.findChildren(MessageDialog) if message.isVisible())
        question.buttons[0].click()
        assert window.session.match is finished
        assert at.result(window).isVisible()
        assert shown.isVisible()

    def test_from_the_replay(self, qtbot, window, town, finished):
        town.bots = at.bots(window)
        window.begin(finished)
        at.wait_for_result(qtbot, window)
        at.result(window).reject()
        at.trigger(window, "replay")
        bar = at.replay_bar(window)
        assert bar.decisions_button.isVisible()
        bar.decisions_button.click()
        qtbot.waitUntil(at.result(window).isVisible)
        assert at.decisions(window).isVisible()

    def test_not_before_the_end(self, window):
        window.begin(finished_match("pp", seed=3).copy_undone_to(40))
        at.trigger(window, "replay")
        assert not at.replay_bar(window).decisions_button.isVisible()
        assert not at.actions(window)["decisions"].isEnabled()


def test_real_bots_judge_a_game_with_hidden_plans(qtbot, window, monkeypatch):
    """A part of it: the first decisions of each player, each looked at once where games are played on."""
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
