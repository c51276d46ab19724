from itertools import permutations

import pytest

from haspelknecht_qt.core.standing import SeatStanding, Standing, winners_to_json


def seat(number, total, *tie_breaks):
    return SeatStanding(number, (("coal", total - 1), ("debts", 1)), total, tie_breaks)


def standing(*scores):
    return Standing(tuple(seat(number, *score) for number, score in enumerate(scores)))


def test_most_points_win():
    result = standing((20, 0), (35, 0), (28, 0))
    assert result.ranking() == (1, 2, 0)
    assert result.winners == (1,)
    assert result.deciding_tie_break() is None


def test_negative_points_are_ranked():
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
    assert result.deciding_tie_break() == decided


def test_tie_behind_the_winner_has_no_deciding_tie_break():
    result = standing((30, 1), (40, 0), (30, 2))
    assert result.ranking() == (1, 2, 0)
    assert result.deciding_tie_break() is None


def test_ranking_does_not_depend_on_the_order_of_seats():
    scores = [(30, 9, 1), (30, 9, 0), (30, 8, 7), (12, 0, 0)]
    for order in permutations(range(4)):
        result = standing(*(scores[place] for place in order))
        assert [scores[order[number]] for number in result.ranking()] == scores


def test_equal_seats_are_ranked_without_a_deciding_tie_break():
    result = standing((30, 9), (30, 9))
    assert sorted(result.ranking()) == [0, 1]
    assert result.deciding_tie_break() is None


def test_single_seat_wins():
    assert standing((5,)).winners == (0,)
    assert standing((5,)).deciding_tie_break() is None


def test_item_points_are_found_by_name():
    assert seat(0, 20).item_points("coal") == 19
    with pytest.raises(KeyError):
        seat(0, 20).item_points("wood")


def test_seats_with_equal_points_and_tie_breaks_share_the_victory():
    result = standing((30, 9), (28, 9), (30, 9), (12, 0))
    assert result.winners == (0, 2)
    assert result.places == (1, 3, 1, 4)
    assert result.deciding_tie_break() is None
    assert winners_to_json(result.winners) == {"winners": [0, 2]}


def test_seats_separated_by_a_tie_break_share_no_place():
    result = standing((30, 9), (30, 10), (28, 1), (28, 1))
    assert result.winners == (1,)
    assert result.places == (2, 1, 3, 3)
    assert winners_to_json(result.winners) == {"winner": 1}
