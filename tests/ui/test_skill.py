"""Luck and skill: measurement after a match, its page, and stored findings of many matches."""

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel

from haspelknecht_qt import paths
from haspelknecht_qt.bots.luck_figures import LevelErrorRate, LuckCheck, LuckFigures, LuckRefusal
from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.core.seat_findings import DRAWS, SeatFinding
from haspelknecht_qt.games.haspelknecht.strategy.evaluator import HaspelknechtEvaluatorFactory
from haspelknecht_qt.ui.results import skill_window
from haspelknecht_qt.ui.results.skill_window import SkillWindow
from haspelknecht_qt.ui.review.analysis import AnalysisStage, reviewable_decisions
from haspelknecht_qt.ui.review.skill_analysis import SkillAnalysis
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from tests.ui import at_window as at
from tests.ui import results as kept_results
from tests.ui.hint_workers import CRASHED, FakeWorkerFactory, measure_by_fake_workers
from tests.ui.matches import GAME, finished_match
from tests.ui.mouse import messages, settle


def interval(mean, half=0.1):
    return ConfidenceInterval(mean, mean - half, mean + half)


PASSED = LuckCheck(100, interval(0.0), interval(1.0), interval(0.0), 0.7, 50, 50)
SLOPES = {(year, season): interval(0.5) for year in (1, 2, 3) for season in (0, 1, 2)}
LEVELS = [LevelErrorRate("farmhand", interval(0.9), 20), LevelErrorRate("farmer", interval(0.5), 20)]
FIGURES_WITH_LUCK = LuckFigures(100, SLOPES, PASSED, LEVELS, 1.0)
FIGURES_WITHOUT_LUCK = LuckFigures(
    100, SLOPES, LuckCheck(100, interval(0.0), interval(1.0), interval(0.0), 0.93, 50, 50)
)


@pytest.fixture
def worker_factory(monkeypatch):
    """Hint workers that answer at once, and figures with which luck is shown."""
    worker_factory = FakeWorkerFactory()
    worker_factory.figures = FIGURES_WITH_LUCK
    worker_factory.loss = lambda _name, _number: 0.5
    measure_by_fake_workers(monkeypatch, worker_factory)
    return worker_factory


@pytest.fixture(scope="module")
def finished():
    return finished_match("pp", seed=3)


def measured(qtbot, window, worker_factory, match):
    """Finished measurement of a match."""
    analysis = SkillAnalysis(match, at.bots(window), worker_factory.figures, window)
    analysis.start()
    qtbot.waitUntil(lambda: analysis.stage in {AnalysisStage.DONE, AnalysisStage.GAVE_UP})
    return analysis


def shown(qtbot, window, worker_factory, match):
    """Final scoring of a match, with a finished measurement."""
    object.__setattr__(at.game_ui(window), "find_luck_figures", lambda: {2: worker_factory.figures})
    window.begin(match)
    at.wait_for_result(qtbot, window)
    result = at.result(window)
    result.skill_button.click()
    qtbot.waitUntil(lambda: result.skill._analysis.stage is AnalysisStage.DONE)
    result.skill._refresh()
    return result


class TestMeasuring:
    def test_every_decision_and_every_draw_is_measured_once(self, qtbot, window, worker_factory, finished):
        analysis = measured(qtbot, window, worker_factory, finished)
        decisions = [each for each in analysis.findings((0, 1)) if each.kind != DRAWS]
        assert sum(each.count for each in decisions) == len(reviewable_decisions(finished, (0, 1)))
        assert {each.points / each.count for each in decisions} == {0.5}
        draws = [each for each in analysis.findings((0,)) if each.kind == DRAWS]
        assert sum(each.count for each in draws) == worker_factory.draws == 9

    def test_luck_is_scaled_by_the_slope_and_combines_both_errors(self, qtbot, window, worker_factory, finished):
        analysis = measured(qtbot, window, worker_factory, finished)
        first = min(analysis._draws, key=lambda draw: draw.ply)
        assert first.points == (0.5, -0.5)
        assert first.variances[0] == pytest.approx((0.5 * 0.2) ** 2 + (0.1 / 1.959964) ** 2)

    def test_draws_are_not_measured_after_a_failed_check(self, qtbot, window, worker_factory, finished):
        worker_factory.figures = FIGURES_WITHOUT_LUCK
        analysis = measured(qtbot, window, worker_factory, finished)
        assert worker_factory.draws == 0
        assert all(each.kind != DRAWS for each in analysis.findings((0, 1)))

    def test_period_without_a_clear_slope_is_left_out(self, qtbot, window, worker_factory, finished):
        worker_factory.figures = LuckFigures(100, {**SLOPES, (3, 2): interval(0.05)}, PASSED)
        assert worker_factory.figures.refusal((3, 2)) is LuckRefusal.STAGE_UNCLEAR
        analysis = measured(qtbot, window, worker_factory, finished)
        assert {each.period for each in analysis.findings((0,)) if each.kind == DRAWS} == set(SLOPES) - {(3, 2)}

    def test_measurement_gives_up_after_crashes_and_can_be_restarted(self, qtbot, window, worker_factory, finished):
        worker_factory.loss = lambda _name, _number: CRASHED
        analysis = measured(qtbot, window, worker_factory, finished)
        assert analysis.stage is AnalysisStage.GAVE_UP
        worker_factory.loss = lambda _name, _number: 0.5
        analysis.start()
        qtbot.waitUntil(lambda: analysis.stage is AnalysisStage.DONE)
        decisions = [each for each in analysis.findings((0, 1)) if each.kind != DRAWS]
        assert sum(each.count for each in decisions) == len(reviewable_decisions(finished, (0, 1)))

    @pytest.mark.usefixtures("worker_factory")
    def test_measurement_needs_persons_and_rollouts(self, window, monkeypatch, finished):
        assert not SkillAnalysis(finished_match("bb", seed=3), at.bots(window), FIGURES_WITH_LUCK, window).is_possible
        monkeypatch.setattr(HaspelknechtEvaluatorFactory, "can_rollout", lambda _factory: False)
        assert not SkillAnalysis(finished, at.bots(window), FIGURES_WITH_LUCK, window).is_possible


class TestPage:
    def test_line_below_the_button_mentions_draws_only_if_luck_is_shown(self, qtbot, window, worker_factory, finished):
        with_luck = shown(qtbot, window, worker_factory, finished)._skill_line.text()
        worker_factory.figures = FIGURES_WITHOUT_LUCK
        at.result(window).reject()
        result = shown(qtbot, window, worker_factory, finished_match("pp", seed=4))
        assert result.skill.view.luck_note.text()
        assert result._skill_line.text() != with_luck
        assert result.skill_button.accessibleDescription() == result._skill_line.text()

    def test_page_shows_the_figures_and_the_level_with_the_nearest_error_rate(
        self, qtbot, window, worker_factory, finished
    ):
        page = shown(qtbot, window, worker_factory, finished).skill
        values = [label.text() for label in page.view.values]
        luck = sum(0.5 * number for number in range(1, 10))
        totals = [each.total for each in GAME.standing(finished.state).seats]
        assert values[0].startswith(page.view.texts.signed(luck))
        assert values[2].startswith(page.view.texts.signed(totals[0] - totals[1] - luck))
        assert at.texts(window).bots.name("farmer") in page.view.level.text()
        assert not page.view.luck_note.text()

    def test_each_person_has_own_figures(self, qtbot, window, worker_factory, finished):
        page = shown(qtbot, window, worker_factory, finished).skill
        before = [label.text() for label in page.view.values]
        page.persons.button(1).click()
        assert page.seat == 1
        assert [label.text() for label in page.view.values] != before
        assert not page.draw_buttons

    def test_five_luckiest_draws_open_the_replay(self, qtbot, window, worker_factory, finished):
        result = shown(qtbot, window, worker_factory, finished)
        luckiest = result.skill._analysis.luckiest_draws(0)
        assert [draw.points[0] for draw in luckiest] == [4.5, 4.0, 3.5, 3.0, 2.5]
        assert len(result.skill.draw_buttons) == 5
        with qtbot.waitSignal(result.replay_wanted) as signal:
            result.skill.draw_buttons[0].click()
        first, last = signal.args
        assert {finished.entries[ply].actor for ply in range(first, last + 1)} == {CHANCE}
        assert not result.isVisible()

    def test_same_draw_has_the_points_of_the_chosen_person(self, qtbot, window, worker_factory, finished):
        page = shown(qtbot, window, worker_factory, finished).skill
        # In games of three or more, a draw may be lucky for two persons.
        page._analysis._draws = [evolve(page._analysis._draws[0], points=(3.0, 1.0))]
        page._refresh()
        for seat, points in enumerate((3.0, 1.0)):
            page.persons.button(seat).click()
            (button,) = page.draw_buttons
            assert button.text().startswith(page.view.texts.signed(points))

    def test_page_explains_why_luck_is_hidden(self, qtbot, window, worker_factory, finished):
        worker_factory.figures = FIGURES_WITHOUT_LUCK
        page = shown(qtbot, window, worker_factory, finished).skill
        assert "7" in page.view.luck_note.text()
        assert [label.isVisible() for label in page.view.values] == [False, True, False]
        assert at.texts(window).bots.name("farmer") not in page.view.level.text()
        assert page.view.level.isVisible()
        assert not page.draw_buttons

    def test_back_button_returns_to_the_points(self, qtbot, window, worker_factory, finished):
        result = shown(qtbot, window, worker_factory, finished)
        result.resize(result.width(), 660)
        result.skill.back_button.click()
        assert result.skill.isHidden()
        assert result.table.isVisible()
        assert result.height() == 660


class TestStoring:
    @pytest.mark.usefixtures("worker_factory")
    def test_findings_are_stored_with_the_result(self, qtbot, window):
        before, last = kept_results.nearly_over(finished_match("pp", seed=3))
        object.__setattr__(at.game_ui(window), "find_luck_figures", lambda: {2: FIGURES_WITH_LUCK})
        window.begin(before)
        window.controller.play(last)
        at.wait_for_result(qtbot, window)
        result = at.result(window)
        result.show_skill()
        qtbot.waitUntil(lambda: result.skill._analysis.stage is AnalysisStage.DONE)
        store = ResultStore(paths.results())
        (found,) = store.findings(GAME.name, "Anna", store.list_row_numbers(GAME.name))
        assert {each.seat for each in found.findings} == {0}
        assert sum(each.count for each in found.findings if each.kind == DRAWS) == 9

    def test_window_of_many_matches_shows_the_trend(self, window, monkeypatch):
        matches = [finished_match("pp", seed=seed) for seed in range(3, 9)]
        kept_results.keep(*matches)
        store = ResultStore(paths.results())
        for number, result in enumerate(reversed(kept_results.kept(GAME.name))):
            loss = 2.0 if number < 3 else 1.0
            store.store_findings(result.id, [SeatFinding(0, (1, 0), "planning", 2, 2 * loss, 2 * loss**2)])
        window.loaded_parts.results.show_page(GAME.name)
        page = at.results_page(window)
        page.show_person("Anna")
        monkeypatch.setattr(skill_window, "RESULTS_PER_PART", 4)
        page.open_skill()
        (opened,) = page.findChildren(SkillWindow)
        assert not opened.view.isVisible()
        assert "67" in opened.note.text()
        settle()
        assert opened.trend.isVisible()
        assert "2" in opened.trend.text()
        assert opened.view.values[1].text().startswith(("1.5", "1,5"))
        assert "6" in opened.note.text()

    def test_unreadable_findings_are_reported_and_end_the_reading(self, window, monkeypatch):
        kept_results.keep(finished_match("pb", seed=3))
        (result,) = kept_results.kept(GAME.name)
        store = ResultStore(paths.results())
        store.store_findings(result.id, [SeatFinding(0, (1, 0), "planning", 2, 2.0, 2.5)])
        window.loaded_parts.results.show_page(GAME.name)
        page = at.results_page(window)

        def fail(*_):
            raise ResultsError(paths.results(), ResultsErrorKind.BUSY)

        monkeypatch.setattr(ResultStore, "findings", fail)
        page.open_skill()
        settle()
        (message,) = messages(page)
        assert "Another copy" in message.words.text()
        (opened,) = page.findChildren(SkillWindow)
        assert not opened.view.isVisible()

    def test_results_page_opens_the_window_once_findings_exist(self, window):
        kept_results.keep(finished_match("pb", seed=3))
        window.loaded_parts.results.show_page(GAME.name)
        page = at.results_page(window)
        assert not page.skill_button.isVisible()
        page.reject()
        (result,) = kept_results.kept(GAME.name)
        ResultStore(paths.results()).store_findings(result.id, [SeatFinding(0, (1, 0), "planning", 2, 2.0, 2.5)])
        window.loaded_parts.results.show_page(GAME.name)
        page = at.results_page(window)
        assert page.skill_button.isVisible()
        page.open_skill()
        (opened,) = page.findChildren(SkillWindow)
        assert opened.isVisible()

    def test_window_shows_the_keyboard_focus_and_is_deleted_when_closed(self, window):
        kept_results.keep(finished_match("pb", seed=3))
        window.loaded_parts.results.show_page(GAME.name)
        page = at.results_page(window)
        page.show_person("Anna")
        page.open_skill()
        (opened,) = page.findChildren(SkillWindow)
        assert opened.findChildren(FocusRing)
        opened.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert page.findChildren(SkillWindow) == []

    def test_unknown_step_of_a_newer_version_is_shown_by_its_id(self, window):
        kept_results.keep(finished_match("pb", seed=3))
        (result,) = kept_results.kept(GAME.name)
        ResultStore(paths.results()).store_findings(result.id, [SeatFinding(0, (1, 0), "smelting", 2, 2.0, 2.5)])
        window.loaded_parts.results.show_page(GAME.name)
        page = at.results_page(window)
        page.open_skill()
        settle()
        (opened,) = page.findChildren(SkillWindow)
        assert "smelting" in [label.text() for label in opened.findChildren(QLabel)]
