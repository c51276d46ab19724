"""Comparison of candidates by rollouts. The first evaluation counts while there are few rollouts."""

import pytest
from attrs import field, frozen

from haspelknecht_qt.bots.rollout_statistics import RolloutComparison
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import RolloutSegment, Trajectory


@frozen
class FakeCandidate:
    """Candidate with its first evaluation and its true gain."""

    name: str
    utility: float
    truth: float = field(eq=False)


class FakeRollouts:
    """Rollouts with random results. Much of the chance is the same for all candidates."""

    rollout_segments = (RolloutSegment(1.0, 4.0),)

    def __init__(self):
        self.played = []

    def play_to_end(self, candidate, seed):
        self.played.append((candidate.name, seed))
        both, own = (
            Generator(seed).random_below(21) - 10,
            Generator(seed, sum(map(ord, candidate.name))).random_below(9) - 4,
        )
        return Trajectory({"coal": candidate.truth, "luck": both + own})


GOOD = FakeCandidate("good", 40.0, 44.0)
LOOKS_BETTER = FakeCandidate("looks better", 41.0, 40.0)
POOR = FakeCandidate("poor", 36.0, 36.0)
ALL = [LOOKS_BETTER, GOOD, POOR]


def names(statistics):
    return [each.candidate.name for each in statistics.ranked()]


def test_first_evaluation_dominates_after_one_rollout():
    class MisleadingRollouts(FakeRollouts):
        """The first rollout favours a slightly worse candidate."""

        def play_to_end(self, candidate, seed):
            return (
                Trajectory({"coal": 39.0 + 0.4 * (candidate is POOR)})
                if seed == 1
                else super().play_to_end(candidate, seed)
            )

    statistics = RolloutComparison(MisleadingRollouts(), ALL, 1)
    statistics.play_rollouts(1)
    assert names(statistics)[0] == "looks better"


def test_rollouts_dominate_when_there_are_many():
    statistics = RolloutComparison(FakeRollouts(), ALL, 1)
    statistics.play_rollouts(400)
    assert names(statistics) == ["good", "looks better", "poor"]
    best, second, _ = statistics.ranked()
    assert best.points - second.points == pytest.approx(4.0, abs=0.5)
    assert best.points == pytest.approx(44.0, abs=1.0)
    assert best.items["coal"] == pytest.approx(44.0, abs=0.2)
    assert best.spread == pytest.approx(6.6, abs=1.0)
    assert best.error < 0.3


@pytest.mark.parametrize("games", [1, 8, 64])
def test_points_combine_items_and_first_evaluation_by_weight(games):
    statistics = RolloutComparison(FakeRollouts(), [GOOD, POOR], 1)
    statistics.play_rollouts(games)
    usual, first = (GOOD.truth + POOR.truth) / 2, (GOOD.utility + POOR.utility) / 2
    for found in statistics.ranked():
        counts = (found.items["coal"] - usual) / (found.candidate.truth - usual)
        assert 0 < counts < 1
        rest = found.points - sum(found.items.values())
        assert rest == pytest.approx((1 - counts) * (found.candidate.utility - first))


def test_candidates_share_seeds_and_no_rollout_is_repeated():
    games = FakeRollouts()
    statistics = RolloutComparison(games, ALL, 7)
    statistics.play_rollouts(3)
    statistics.play_rollouts(5)
    assert sorted(games.played) == sorted((each.name, 7 + number) for each in ALL for number in range(5))


def test_error_shrinks_with_more_rollouts():
    errors = []
    for count in (1, 4, 16, 64):
        statistics = RolloutComparison(FakeRollouts(), ALL, 1)
        statistics.play_rollouts(count)
        errors.append(statistics.ranked()[0].error)
    assert errors == sorted(errors, reverse=True)


def test_time_limit_allows_one_rollout_of_each_candidate():
    statistics = RolloutComparison(FakeRollouts(), ALL, 1)
    statistics.play_rollouts(50, lambda: False)
    assert statistics.rollout_count == 1


class RolloutsWithEvaluations(FakeRollouts):
    """Rollouts with an evaluation before luck has any effect."""

    rollout_segments = (RolloutSegment(3.0, 0.5), RolloutSegment(0.5, 12.0))

    def play_to_end(self, candidate, seed):
        end = super().play_to_end(candidate, seed)
        return Trajectory({"coal": end.items["coal"], "luck": 3 * end.items["luck"]}, (candidate.truth - 1,))


def test_evaluations_within_rollouts_reduce_the_effect_of_luck():
    for seed in range(20):
        statistics = RolloutComparison(RolloutsWithEvaluations(), ALL, 10 * seed)
        statistics.play_rollouts(2)
        best, second, _ = statistics.ranked()
        assert best.candidate is GOOD
        assert best.points - second.points == pytest.approx(4.0, abs=1.0)


def test_segments_add_up_to_the_true_points_after_many_rollouts():
    statistics = RolloutComparison(RolloutsWithEvaluations(), ALL, 1)
    statistics.play_rollouts(4000)
    for found in statistics.ranked():
        luck = found.items["luck"]
        assert found.points - luck == pytest.approx(found.candidate.truth, abs=0.5)


@pytest.mark.parametrize("required", ALL)
def test_only_the_required_and_possibly_best_candidates_are_continued(required):
    worse = [FakeCandidate(f"worse by {by}", 36.0 - by, 36.0 - by) for by in range(3)]
    games = FakeRollouts()
    statistics = RolloutComparison(games, [*ALL, *worse], 1, required)
    statistics.play_rollouts(81)
    assert {each.candidate for each in statistics.ranked()} >= {required, GOOD}
    late = {name for name, seed in games.played if seed > 1 + 27}
    assert not late & {each.name for each in worse}
    assert late == {each.candidate.name for each in statistics.ranked()}
    assert len(statistics.ranked()) >= 2


def test_dropping_candidates_does_not_change_the_order_of_the_others():
    whole, reduced = RolloutComparison(FakeRollouts(), ALL, 1), RolloutComparison(FakeRollouts(), ALL, 1, LOOKS_BETTER)
    whole.play_rollouts(81)
    reduced.play_rollouts(81)
    assert names(reduced) == [name for name in names(whole) if name in names(reduced)]
