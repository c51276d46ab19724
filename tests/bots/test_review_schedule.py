"""Order of the review of a game's decisions: a first pass for all, then uncertain or costly ones again."""

from collections import Counter

from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.review_schedule import (
    COSTLIEST_ROLLOUTS,
    FIRST_PASS_ROLLOUTS,
    MAX_ROLLOUTS,
    ROLLOUT_FACTOR,
    ReviewSchedule,
)


def decision_review(loss, games, spread=4.0):
    hint = Hint(("pass",), 40.0, (), 5.0, games)
    return DecisionReview(hint, hint, loss, spread / games**0.5 if games else 0.0)


def looked_through(losses, looks, spread=4.0):
    """Makes a number of evaluations of decisions with these losses, known exactly at once."""
    schedule = ReviewSchedule(losses, 2)
    found = []
    while len(found) < looks and (next_task := schedule.next_task()) is not None:
        found.append(next_task)
        loss = losses[next_task.number]
        schedule.record(next_task.number, None if loss is None else decision_review(loss, next_task.games, spread))
    return found, schedule


def test_each_is_looked_at_once_first():
    found, schedule = looked_through({3: 0.0, 5: 4.0, 9: 1.0}, 3)
    assert [(next_task.number, next_task.games) for next_task in found] == [
        (3, FIRST_PASS_ROLLOUTS),
        (5, FIRST_PASS_ROLLOUTS),
        (9, FIRST_PASS_ROLLOUTS),
    ]
    assert (schedule.unreviewed_count, schedule.decision_count) == (0, 3)


def test_then_what_is_told_is_looked_at_until_it_is_more_than_chance():
    found, _ = looked_through({number: {7: 3.0, 4: 2.0}.get(number, 0.0) for number in range(10)}, 14)
    assert [next_task.number for next_task in found[10:]] == [7, 7, 4, 4]
    assert [next_task.games for next_task in found[10:]] == [
        FIRST_PASS_ROLLOUTS * ROLLOUT_FACTOR,
        COSTLIEST_ROLLOUTS,
    ] * 2


def test_then_what_is_dear_goes_before_the_rest():
    found, _ = looked_through({number: 3.0 - number / 10 for number in range(5)}, 12)
    assert [next_task.number for next_task in found[9:12]] == [2, 3, 4]


def test_in_the_end_all_that_is_uncertain_is_looked_at_closely():
    found, schedule = looked_through(dict.fromkeys(range(6), 0.5), 1000)
    assert schedule.next_task() is None
    assert Counter(next_task.number for next_task in found if next_task.games >= MAX_ROLLOUTS) == Counter(range(6))


def test_where_nothing_was_to_be_chosen_nobody_looks_again():
    found, schedule = looked_through({0: None, 1: 2.0, 2: None}, 1000)
    assert Counter(next_task.number for next_task in found)[0] == 1
    assert schedule.next_task() is None


def test_what_was_judged_without_games_is_not_looked_at_again():
    schedule = ReviewSchedule([1, 2], 2)
    for number in (1, 2):
        assert schedule.next_task().number == number
        schedule.record(number, decision_review(3.0, 0))
    assert schedule.next_task() is None
