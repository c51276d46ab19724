"""Order in which the decisions of a game are reviewed: all once, then uncertain or costly ones again."""

from collections import Counter

from haspelknecht_qt.bots.hints import DecisionReview, Hint
from haspelknecht_qt.bots.review_schedule import (
    COSTLIEST_ROLLOUTS,
    FIRST_PASS_ROLLOUTS,
    MAX_ROLLOUTS,
    ROLLOUT_FACTOR,
    ReviewSchedule,
    costliest_decisions,
)


def decision_review(loss, games, spread=4.0):
    hint = Hint(("pass",), 40.0, (), 5.0, games)
    return DecisionReview(hint, hint, loss, spread / games**0.5 if games else 0.0)


def run_schedule(losses, review_count, spread=4.0):
    """Makes a number of reviews of decisions with these losses. Each review finds the exact loss at once."""
    schedule = ReviewSchedule(losses, 2)
    found = []
    while len(found) < review_count and (next_task := schedule.next_task()) is not None:
        found.append(next_task)
        loss = losses[next_task.number]
        schedule.record(next_task.number, None if loss is None else decision_review(loss, next_task.rollouts, spread))
    return found, schedule


def test_first_pass_reviews_each_decision_once():
    found, schedule = run_schedule({3: 0.0, 5: 4.0, 9: 1.0}, 3)
    assert [(next_task.number, next_task.rollouts) for next_task in found] == [
        (3, FIRST_PASS_ROLLOUTS),
        (5, FIRST_PASS_ROLLOUTS),
        (9, FIRST_PASS_ROLLOUTS),
    ]
    assert (schedule.unreviewed_count, schedule.decision_count) == (0, 3)


def test_costliest_decisions_are_reviewed_next_with_more_rollouts():
    found, _ = run_schedule({number: {7: 3.0, 4: 2.0}.get(number, 0.0) for number in range(10)}, 14)
    assert [next_task.number for next_task in found[10:]] == [7, 7, 4, 4]
    assert [next_task.rollouts for next_task in found[10:]] == [
        FIRST_PASS_ROLLOUTS * ROLLOUT_FACTOR,
        COSTLIEST_ROLLOUTS,
    ] * 2


def test_other_costly_decisions_follow_in_order_of_loss():
    found, _ = run_schedule({number: 3.0 - number / 10 for number in range(5)}, 12)
    assert [next_task.number for next_task in found[9:12]] == [2, 3, 4]


def test_uncertain_decisions_are_finally_reviewed_with_most_rollouts():
    found, schedule = run_schedule(dict.fromkeys(range(6), 0.5), 1000)
    assert schedule.next_task() is None
    assert Counter(next_task.number for next_task in found if next_task.rollouts >= MAX_ROLLOUTS) == Counter(range(6))


def test_decision_without_a_choice_is_not_reviewed_again():
    found, schedule = run_schedule({0: None, 1: 2.0, 2: None}, 1000)
    assert Counter(next_task.number for next_task in found)[0] == 1
    assert schedule.next_task() is None


def test_review_without_rollouts_is_not_repeated():
    schedule = ReviewSchedule([1, 2], 2)
    for number in (1, 2):
        assert schedule.next_task().number == number
        schedule.record(number, decision_review(3.0, 0))
    assert schedule.next_task() is None


def test_costliest_decisions_are_sorted_by_cautious_loss():
    hint = Hint(("pass",), 1.0, ())
    losses = [(ply, DecisionReview(hint, hint, loss)) for ply, loss in ((1, 0.2), (2, 3.0), (3, 1.0), (4, 5.0))]
    assert [ply for ply, _ in costliest_decisions([*losses, (9, None)], 2)] == [4, 2]
    assert [ply for ply, _ in costliest_decisions(losses, 9)] == [4, 2, 3]
    uncertain = [(7, DecisionReview(hint, hint, 3.4, 2.0)), (8, DecisionReview(hint, hint, 0.6, 2.0))]
    assert [ply for ply, _ in costliest_decisions([*losses, *uncertain], 9)] == [4, 2, 7, 3]
