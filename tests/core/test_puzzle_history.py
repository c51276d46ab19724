"""Puzzle of the day, ratings, and the history of answers."""

import shutil
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from haspelknecht_qt.core.daily_puzzle import BLOCK_LENGTH, daily_puzzle, utc_day
from haspelknecht_qt.core.glicko import MAX_DEVIATION, GlickoRating
from haspelknecht_qt.core.puzzle_history import PuzzleAnswer, PuzzleHistory
from haspelknecht_qt.core.puzzle_progress import PuzzleProgress, mistake_puzzle
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.results_defects import MIN_VOLATILITY, RATING_LIMIT
from tests.core.result_files import ENDED, execute, finished, keep

FILES = Path(__file__).parent / "results"
TODAY = 740_000
START = TODAY - TODAY % BLOCK_LENGTH
PUZZLES = [(f"puzzle-{number}", "") for number in range(60)]
EASY = GlickoRating(1200, 150)


@pytest.fixture
def progress(tmp_path):
    return PuzzleProgress(ResultStore(tmp_path / "results.sqlite"))


def daily_puzzles(puzzles, first=START, count=10 * BLOCK_LENGTH):
    return [daily_puzzle(puzzles, day) for day in range(first, first + count)]


class TestPuzzleOfTheDay:
    def test_daily_puzzles_have_known_values_in_any_list_order(self):
        known = [(f"p{number}", "") for number in range(5)]
        assert [daily_puzzle(known, date(2026, 12, day).toordinal()) for day in (1, 2, 3)] == ["p2", "p0", "p3"]
        assert daily_puzzles(PUZZLES[::-1]) == daily_puzzles(PUZZLES)

    def test_daily_puzzle_does_not_repeat_within_a_block(self):
        for block in range(10):
            assert len(set(daily_puzzles(PUZZLES, START + block * BLOCK_LENGTH, BLOCK_LENGTH))) == BLOCK_LENGTH
        assert set(daily_puzzles(PUZZLES[:2])) == {"puzzle-0", "puzzle-1"}
        assert daily_puzzle([], TODAY) is None

    def test_removed_puzzle_changes_few_other_days(self):
        before, after = daily_puzzles(PUZZLES), daily_puzzles(PUZZLES[1:])
        own = before.count("puzzle-0")
        changed = sum(old != new for old, new in zip(before, after, strict=True))
        assert own
        assert changed <= 5 * own

    def test_puzzle_added_later_changes_no_earlier_day(self):
        middle = START + 5 * BLOCK_LENGTH
        added = [(f"new-{number}", date.fromordinal(middle).isoformat()) for number in range(60)]
        before, after = daily_puzzles(PUZZLES), daily_puzzles([*PUZZLES, *added])
        assert after[: 5 * BLOCK_LENGTH] == before[: 5 * BLOCK_LENGTH]
        assert any(name.startswith("new") for name in after)

    @pytest.mark.parametrize("hour", [0, 11, 23])
    def test_day_is_the_date_in_utc_in_every_time_zone(self, monkeypatch, hour):
        moment = datetime(2026, 11, 30, hour, 30, tzinfo=UTC)

        class Clock(datetime):
            @classmethod
            def now(cls, tz=None):
                return moment.astimezone(tz or timezone(timedelta(hours=14)))

        monkeypatch.setattr("haspelknecht_qt.core.daily_puzzle.datetime", Clock)
        assert utc_day() == date(2026, 11, 30).toordinal()


class TestRatings:
    def test_rating_matches_the_example_of_the_glicko_2_paper(self):
        opponents = (GlickoRating(1400, 30), 1.0), (GlickoRating(1550, 100), 0.0), (GlickoRating(1700, 300), 0.0)
        rating = GlickoRating(1500, 200).after_games(opponents)
        assert rating.points == pytest.approx(1464.06, abs=0.01)
        assert rating.deviation == pytest.approx(151.52, abs=0.01)
        assert rating.volatility == pytest.approx(0.05999, abs=0.00001)

    def test_surprising_result_increases_the_volatility(self):
        expected, surprising = (
            GlickoRating(2200, 50).after_games([(GlickoRating(1200, 50), score)]) for score in (1.0, 0.0)
        )
        assert surprising.volatility > 0.06 > expected.volatility
        assert surprising.points < 2200 < expected.points

    def test_deviation_stays_within_its_limit(self):
        unexpected = GlickoRating(volatility=0.9).after_games([(GlickoRating(5000, 350), 1.0)])
        assert unexpected.deviation <= MAX_DEVIATION

    @pytest.mark.parametrize("points", [-RATING_LIMIT, RATING_LIMIT])
    @pytest.mark.parametrize("right", [False, True])
    def test_every_rating_that_a_file_may_contain_can_change(self, progress, points, right):
        progress.answer_built_in_puzzle("toy", "a", TODAY, EASY, right=True)
        change = f"UPDATE puzzle_answers SET rating = {points}, volatility = {MIN_VOLATILITY}"
        execute(progress.results.path, change)
        before, _ = progress.answer_built_in_puzzle("toy", "b", TODAY, EASY, right=right)
        assert before.points == points


class TestHistory:
    def test_only_the_first_answer_to_a_puzzle_is_rated(self, progress):
        before, after = progress.answer_built_in_puzzle("toy", "a", TODAY, EASY, right=False)
        assert (before, after.points < 1500) == (GlickoRating(), True)
        assert progress.answer_built_in_puzzle("toy", "a", TODAY, EASY, right=True) is None
        again, _ = progress.answer_built_in_puzzle("toy", "b", TODAY + 1, EASY, right=True)
        assert again == after
        history = progress.history()
        assert [each.is_right for each in history.answers] == [False, True, True]
        assert [each.rating is None for each in history.answers] == [False, True, False]
        assert len(history.ratings("toy")) == 2
        assert history.ratings("toy")[-1] == history.rating("toy")
        assert history.rating("other") == GlickoRating()
        ratings = history.puzzle_ratings("toy")
        assert ratings["a"].points > 1200 > ratings["b"].points

    def test_progress_of_an_earlier_version_is_kept_but_not_rated(self, progress):
        path = progress.results.path
        shutil.copy(FILES / "version_5.sqlite", path)
        mistake = f"('{7:064x}', 'toy', 'Ada', 5, 'code', 2.0, 1, {TODAY})"
        execute(path, "INSERT INTO puzzles VALUES ('toy', 'old', 0)", f"INSERT INTO mistakes VALUES {mistake}")
        assert progress.built_in_results("toy") == {"old": False}
        assert [(each.person, each.stage) for each in progress.mistake_puzzles("toy")] == [("Ada", 1)]
        assert progress.history() == PuzzleHistory()
        assert progress.answer_built_in_puzzle("toy", "old", TODAY, EASY, right=True) is None
        assert progress.results.renamed_files == []
        assert progress.built_in_results("toy")["old"]

    def test_a_streak_ends_with_a_day_without_a_right_answer(self):
        history = PuzzleHistory(tuple(PuzzleAnswer("toy", "a", TODAY - ago, ago != 5) for ago in (9, 8, 7, 6, 5, 2, 1)))
        assert [history.streak(TODAY + day) for day in (-6, -5, -4, -1, 0, 1)] == [4, 4, 0, 2, 2, 0]
        assert history.longest_streak() == 4
        assert history.solved_by_day()[TODAY - 5] == 0
        assert PuzzleHistory().longest_streak() == PuzzleHistory().streak(TODAY) == 0

    def test_longest_streak_counts_the_answers_of_each_day_only_once(self, monkeypatch):
        history = PuzzleHistory(tuple(PuzzleAnswer("toy", "a", TODAY - ago, ago % 3 > 0) for ago in range(30)))
        counted = []
        count = PuzzleHistory.solved_by_day
        monkeypatch.setattr(PuzzleHistory, "solved_by_day", lambda each: counted.append(each) or count(each))
        assert history.longest_streak() == 2
        assert len(counted) == 1

    def test_the_first_answer_to_the_puzzle_of_the_day_counts(self, progress):
        for right in (False, True):
            progress.answer_built_in_puzzle("toy", "a", TODAY, EASY, right=right, is_daily=True)
        history = progress.history()
        assert history.daily_answer("toy", TODAY).is_right is False
        assert history.is_daily_solved("toy", TODAY)
        assert not history.is_daily_solved("toy", TODAY + 1)
        assert history.daily_answer("toy", TODAY + 1) is history.daily_answer("other", TODAY) is None

    def test_mistake_puzzle_has_a_source_and_is_forgotten_with_the_person(self, progress):
        match = finished()
        result = keep(progress.results, match)
        ply = next(entry.ply for entry in match.entries if entry.actor == 0)
        known = mistake_puzzle(match, ply, 3.0, ENDED + 5, TODAY)
        lost = mistake_puzzle(finished(seed=2, names=("Cy", "Di")), ply, 3.0, ENDED + 5, TODAY)
        progress.store_mistake_puzzles([known], result.id)
        progress.store_mistake_puzzles([lost])
        assert progress.mistake_sources("toy") == {known.id: result}
        for each in (known, lost):
            progress.answer_mistake_puzzle(each, TODAY, TODAY, right=False)
        progress.results.forget("Ada")
        assert [each.name for each in progress.history().answers] == [lost.id]
