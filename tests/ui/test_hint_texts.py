"""Texts of the hint card."""

import pytest
from attrs import evolve

from haspelknecht_qt.bots.hints import HintComparison
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.ui.hints.client import HintAnswer, HintQuestion
from haspelknecht_qt.ui.hints.texts import HintCardTexts
from tests.ui import at_window as at
from tests.ui.hint_workers import hint_of
from tests.ui.matches import GAME, at_step, legal, new_match, planning_match, play_at_random


def test_plan_is_summed_up_by_workers(window):
    match = play_at_random(new_match("pp"), at_step(Step.PLANNING))
    window.begin(match)
    question = HintQuestion(GAME, match.state, match.decision)
    plan = hint_of(["place brown farmer", "place brown farmer", "place black farmhand", "confirm"], 30.04)
    rows = HintCardTexts(at.texts(window)).rows(HintAnswer(question, "farmer", (plan,)))
    assert rows[0].text == "Farmer: 2 brown disks · Farmhand: 1 black disk"
    assert rows[0].points == "30.0"


def test_empty_plan_is_named(window):
    match = planning_match()
    window.begin(match)
    line, confirm = at.texts(window).moves.joint_line, GAME.read_move("confirm")
    assert line(match.state, [confirm]) == "Place no disks"
    match.play(legal(match, moves.Place))
    assert line(match.state, [confirm]) == "Confirm the plan"


def test_points_of_a_bot_that_explains_its_move_are_not_called_final(window):
    """The weakest bot that thinks counts 1.5 points on average at the beginning, and ends with 37."""
    match = play_at_random(new_match("pp"), at_step(Step.PLANNING))
    window.begin(match)
    texts, plan = HintCardTexts(at.texts(window)), hint_of("confirm", 4.2)
    asked = HintQuestion(GAME, match.state, match.decision)
    told = HintQuestion(GAME, match.state, match.decision, moves.CONFIRM)
    sentences = [texts.evaluation_method_sentence(HintAnswer(each, "shepherd", (plan,))) for each in (asked, told)]
    assert ["final points" in each for each in sentences] == [True, False]


def test_negligible_differences_are_not_listed(window):
    match = play_at_random(new_match("pp"), at_step(Step.PLANNING))
    window.begin(match)
    question = HintQuestion(GAME, match.state, match.decision)
    best = hint_of("confirm", 30.0, ("coal", 5.0), ("rest", 25.0))
    same = hint_of("confirm", 30.0, ("coal", 5.01), ("rest", 24.99))
    rows = HintCardTexts(at.texts(window)).rows(HintAnswer(question, "farmer", (best, same)))
    assert not rows[0].detail
    assert rows[1].detail == "As good as the best"


@pytest.mark.parametrize(
    "points, detail",
    [
        ((30.0, 26.0), "Compared with the other choice: coal for the winters +4.0"),
        ((30.0, 27.0, 25.0), "Compared with the average of the other choices: coal for the winters +4.0"),
        ((30.0, 30.0, 25.0), ""),
    ],
)
def test_advantage_says_with_what_it_is_compared(window, points, detail):
    match = planning_match()
    window.begin(match)
    hints = tuple(hint_of("confirm", each, ("coal", each)) for each in points)
    question = HintQuestion(GAME, match.state, match.decision)
    assert HintCardTexts(at.texts(window)).rows(HintAnswer(question, "farmer", hints))[0].detail == detail


@pytest.mark.parametrize("has_comparison", [True, False])
def test_difference_fits_the_points_that_are_shown(window, has_comparison):
    match = play_at_random(new_match("pp"), at_step(Step.PLANNING))
    window.begin(match)
    question = HintQuestion(GAME, match.state, match.decision)
    best, other = hint_of("confirm", 42.14), hint_of("place brown farmer", 33.56)
    if has_comparison:
        other = evolve(other, comparison=HintComparison(best.moves, 42.14 - 33.56, 0.4, ()))
    rows = HintCardTexts(at.texts(window)).rows(HintAnswer(question, "farmer", (best, other)))
    points, less = (float(rows[place].points) for place in (0, 1))
    assert rows[1].detail.startswith(f"{points - less:.1f} ")
    if has_comparison:
        assert f"{points - less:.1f}" in rows[0].numbers
        assert f"{points - less:.1f}" in rows[1].numbers
