from itertools import permutations

import pytest

from haspelknecht_qt.core.standing import SeatStanding, Standing


def seat(number, total, *tie_breaks):
    return SeatStanding(number, (("coal", total - 1), ("debts", 1)), total, tie_breaks)


def standing(*scores):
    return Standing(tuple(seat(number, *score) for number, score in enumerate(scores)))


def test_most_points_win():
    result = standing((20, 0), (35, 0), (28, 0))
    assert result.ranking() == (1, 2, 0)
    assert result.winner == 1
    assert result.decided_by() is None


def test_points_below_nought_are_ranked_too():
    assert standing((-3,), (0,), (-1,)).ranking() == (1, 2, 0)


@pytest.mark.parametrize(
    "scores, ranking, decided",
    [
        (((30, 9, 1), (30, 11, 0)), (1, 0), 0),
        (((30, 9, 1), (30, 9, 0)), (0, 1), 1),
        (((30, 9, -2), (30, 9, -1)), (1, 0), 1),
        (((31, 0, 0), (30, 99, 99)), (0, 1), None),
    ],
)
def test_tie_breaks_decide_in_their_order(scores, ranking, decided):
    result = standing(*scores)
    assert result.ranking() == ranking
    assert result.decided_by() == decided


def test_a_tie_behind_the_winner_decides_no_victory():
    result = standing((30, 1), (40, 0), (30, 2))
    assert result.ranking() == (1, 2, 0)
    assert result.decided_by() is None


def test_the_ranking_does_not_depend_on_the_seats():
    scores = [(30, 9, 1), (30, 9, 0), (30, 8, 7), (12, 0, 0)]
    for order in permutations(range(4)):
        result = standing(*(scores[place] for place in order))
        assert [scores[order[number]] for number in result.ranking()] == scores


def test_wholly_equal_seats_have_an_order_and_no_deciding_tie_break():
    result = standing((30, 9), (30, 9))
    assert sorted(result.ranking()) == [0, 1]
    assert result.decided_by() is None


def test_one_seat_alone_wins():
    assert standing((5,)).winner == 0
    assert standing((5,)).decided_by() is None


def test_items_are_found_by_name():
    assert seat(0, 20).item("coal") == 19
    with pytest.raises(KeyError):
        seat(0, 20).item("wood")


@pytest.mark.parametrize(
    "totals, winners, places",
    [
        ([(5, (0,)), (7, (0,)), (7, (1,))], (2,), (3, 2, 1)),
        ([(7, (1,)), (5, (0,)), (7, (1,))], (0, 2), (1, 3, 1)),
        ([(1, ()), (1, ()), (1, ())], (0, 1, 2), (1, 1, 1)),
        ([(-3, (4,))], (0,), (1,)),
    ],
)
def test_equal_seats_share_a_place_and_a_victory(totals, winners, places):
    shared = Standing(tuple(SeatStanding(seat, (), *each) for seat, each in enumerate(totals)))
    assert shared.winners == winners
    assert shared.places == places
