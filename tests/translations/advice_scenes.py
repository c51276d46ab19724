"""Scenes with advice of bots: hints, the coach, costly decisions, luck and skill. The bots answer at once."""

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.bots.coach import CoachMode
from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.seat_findings import DRAWS, SeatFinding
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.coach.controller import LessonStep
from haspelknecht_qt.ui.hints.client import HintQuestion
from haspelknecht_qt.ui.results.skill_window import SkillWindow
from haspelknecht_qt.ui.review.analysis import AnalysisStage
from tests.translations.reading import settle, wait_for
from tests.ui import at_window as at
from tests.ui import results as kept_results
from tests.ui.hint_workers import FakeWorkerFactory, measure_by_fake_workers
from tests.ui.instant_advice import answer_advice_at_once
from tests.ui.matches import GAME, at_step, finished_match, new_match, play_at_random


def hints(window):
    """Hints beside the table."""
    with pytest.MonkeyPatch.context() as patch:
        answer_advice_at_once(patch)
        window.begin(play_at_random(new_match("pp"), at_step(Step.FIRST_TAKING)))
        at.ask_for_hint(window)
        wait_for(lambda: bool(at.hint_card(window).buttons))
    return [window]


def coach_warning(window):
    """A warning of the coach before a costly move."""
    with pytest.MonkeyPatch.context() as patch:
        answer_advice_at_once(patch)
        window.begin(play_at_random(new_match("pp"), at_step(Step.FIRST_TAKING)))
        match, coach = at.match(window), window.game.current.bots_at_table.coach
        coach.set_mode(match.decision.actor, CoachMode.LESSON)
    best, *_, played = GAME.legal_moves(match.state)
    better, worse = (
        Hint((GAME.write_move(move),), points, (("coal", points - 5.0), ("water", 5.0)), games=64)
        for move, points in ((best, 41.5), (played, 36.5))
    )
    coach._question, coach._is_holding = HintQuestion(GAME, window.controller.state, match.decision, played), True
    coach._receive(DecisionReview(worse, better, 5.0, 0.5))
    settle()
    assert window.game.context.coach_card.isVisible()
    return [window]


def coach_lesson(window):
    """The last step of a lesson of the coach: why another move is better."""
    coach_warning(window)
    window.game.current.bots_at_table.coach._go_to(LessonStep.WHY)
    settle()
    return [window]


def costly_decisions(window):
    """The page of the final scoring about costly decisions."""
    with pytest.MonkeyPatch.context() as patch:
        answer_advice_at_once(patch)
        window.begin(finished_match())
        wait_for(lambda: at.is_result_shown(window))
        at.result(window).decisions_button.click()
        wait_for(lambda: bool(at.decisions(window).cards))
        at.analysis(window).stop()
    return [at.result(window)]


def luck_and_skill(window):
    """The page of the final scoring about luck and skill."""
    with pytest.MonkeyPatch.context() as patch:
        measure_by_fake_workers(patch, FakeWorkerFactory())
        window.begin(finished_match("pp", seed=3))
        wait_for(lambda: at.is_result_shown(window))
        result = at.result(window)
        result.skill_button.click()
        wait_for(lambda: result.skill._analysis.stage is AnalysisStage.DONE)
        result.skill._refresh()
    return [result]


def skill_over_games(window):
    """The luck and skill of a person in several games, over the page of results."""
    kept_results.keep(*(finished_match("pb", seed) for seed in range(3, 9)))
    store = ResultStore(paths.results())
    for result in kept_results.kept(GAME.name):
        findings = [SeatFinding(0, (1, 0), kind, 2, 2.0, 2.5) for kind in ("planning", DRAWS)]
        store.store_findings(result.id, findings)
    at.trigger(window, "results")
    page = at.results_page(window)
    page.show_person("Anna")
    page.open_skill()
    settle()
    return page.findChildren(SkillWindow)


SCENES = (hints, coach_warning, coach_lesson, costly_decisions, luck_and_skill, skill_over_games)
