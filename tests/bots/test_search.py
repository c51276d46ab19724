"""Search in a fake model with known chance and opponents."""

from collections import Counter

import pytest
from attrs import evolve, frozen

from haspelknecht_qt.bots.search import make_time_left_check, search
from haspelknecht_qt.core.level import Search

SETTINGS = Search(options=4, rollouts=64, rounds=3, seconds=0, margin=5.0)
ALWAYS = make_time_left_check(0)


@frozen
class Option:
    utility: float


class FakePosition:
    """Position whose candidates have known true values.

    Chance is the same for all candidates. It changes points by more than the differences between candidates.
    """

    def __init__(self, first_utilities, true_values, seats=2):
        self.candidates = [Option(utility) for utility in first_utilities]
        self.true_values = true_values
        self.seat_count = seats
        self.own_policy_index = 7
        self.opponent_policy_indexes = (1, 2)
        self.calls = []

    def rollout(self, candidate, seed, rounds, policies):
        self.calls.append((candidate, seed, rounds, tuple(policies)))
        luck = seed % 1001 / 50 - 10
        points = [20 + luck] * self.seat_count
        points[1] += self.true_values[candidate]
        return points


def test_search_combines_rollouts_with_the_first_evaluation():
    position = FakePosition([10.0, 9.8, 9.5, 9.0], [0.0, 1.0, 4.0, -2.0])
    ranked = search(position, 1, SETTINGS, 5, ALWAYS)
    assert [place for place, _ in ranked][:2] == [2, 1]
    assert sorted(place for place, _ in ranked) == [0, 1, 2, 3]
    utilities = [utility for _, utility in ranked]
    assert utilities == sorted(utilities, reverse=True)
    # The first evaluation counts half; the opponent's points are subtracted.
    assert utilities[0] == pytest.approx(9.5 / 2 + 4.0 / 2)


def test_all_candidates_meet_the_same_chance_and_opponents():
    position = FakePosition([10.0, 9.8, 9.5, 9.0], [0.0, 1.0, 4.0, -2.0])
    search(position, 1, SETTINGS, 5, ALWAYS)
    assert len(position.calls) <= SETTINGS.rollouts
    met = {}
    for candidate, seed, rounds, policies in position.calls:
        assert rounds == 3
        assert policies[1] == 7
        met.setdefault(seed, []).append((candidate, policies))
    assert all(len({policies for _, policies in each}) == 1 for each in met.values())
    assert {policies[0] for each in met.values() for _, policies in each} == {1, 2}
    # The worse half is dropped, and the rest gets more rollouts.
    played = Counter(candidate for candidate, *_ in position.calls)
    assert played[2] == played[1] > played[0] == played[3]


def test_search_is_reproducible_and_another_seed_gives_other_chance():
    searched = [FakePosition([10.0, 9.8], [0.0, 0.1]) for _ in range(3)]
    answers = [search(position, 1, SETTINGS, seed, ALWAYS) for position, seed in zip(searched, (5, 5, 6), strict=True)]
    assert answers[0] == answers[1]
    assert searched[0].calls == searched[1].calls
    assert not {seed for _, seed, *_ in searched[0].calls} & {seed for _, seed, *_ in searched[2].calls}


def test_candidates_outside_the_margin_are_searched_only_if_required():
    position = FakePosition([10.0, 4.9, 4.8, 4.7], [0.0, 30.0, 30.0, 30.0])
    assert search(position, 1, SETTINGS, 5, ALWAYS) == [(0, 10.0)]
    assert position.calls == []
    assert [place for place, _ in search(position, 1, SETTINGS, 5, ALWAYS, required_index=3)] == [3, 0]
    assert [place for place, _ in search(position, 1, evolve(SETTINGS, options=2, margin=9.0), 5, ALWAYS)] == [1, 0]


def test_envy_is_divided_by_the_number_of_opponents():
    two, four = FakePosition([1.0, 1.0], [0.0, 2.0]), FakePosition([1.0, 1.0], [0.0, 2.0], seats=4)
    alone = evolve(SETTINGS, first=0.0, envy=0.0)
    own = search(four, 1, alone, 5, ALWAYS)[0][1]
    for position, others in ((two, 1), (four, 3)):
        position.opponent_policy_indexes = (1,)
        position.true_values = [0.0, 2.0]
        place, utility = search(position, 1, evolve(SETTINGS, first=0.0), 5, ALWAYS)[0]
        assert place == 1
        assert utility == pytest.approx(own - (own - 2.0) / others)


def test_search_stops_when_no_time_is_left():
    position = FakePosition([10.0, 9.8, 9.5, 9.0], [0.0, 1.0, 4.0, -2.0])
    answers = iter([True, True, False])
    ranked = search(position, 1, SETTINGS, 5, lambda: next(answers))
    assert len(position.calls) == 2 * 4
    assert ranked[0][0] == 2
    nothing = FakePosition([10.0, 9.8], [0.0, 1.0])
    assert search(nothing, 1, SETTINGS, 5, lambda: False) == [(0, 10.0), (1, 9.8)]
    assert nothing.calls == []


def test_time_limit_of_zero_seconds_never_expires():
    assert ALWAYS()
    assert not make_time_left_check(-1.0)()
    assert make_time_left_check(60.0)()
