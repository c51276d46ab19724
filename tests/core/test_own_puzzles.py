"""Mistake puzzles: repetition schedule, creation, and storage; answers to built-in puzzles."""

import sqlite3
from contextlib import closing

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.puzzle_progress import (
    PuzzleProgress,
    PuzzleProgressState,
    is_anonymous,
    mistake_puzzle,
)
from haspelknecht_qt.core.results import DeletionPreview, ResultsError, ResultsErrorKind, ResultStore
from tests.core.playing import TOYS
from tests.core.result_files import ENDED, finished, keep

TODAY = 740_000
NAME = "Rumpelstilzchen"
DUE, NEW, MISSED, WAITING, SOLVED = (
    PuzzleProgressState.DUE,
    PuzzleProgressState.NEW,
    PuzzleProgressState.MISSED,
    PuzzleProgressState.WAITING,
    PuzzleProgressState.SOLVED,
)


@pytest.fixture
def results(tmp_path):
    return ResultStore(tmp_path / "data" / "results.sqlite")


@pytest.fixture
def progress(results):
    return PuzzleProgress(results)


def decision_of(match, seat=0):
    """Returns the ply of a seat's last decision but one."""
    return [entry.ply for entry in match.entries if entry.actor == seat][-2]


def new_mistake(match=None, seat=0, loss=3.0):
    match = finished() if match is None else match
    return mistake_puzzle(match, decision_of(match, seat), loss, ENDED + 5, TODAY)


class TestSchedule:
    def test_mistake_puzzle_is_due_after_a_day_a_week_and_a_month(self):
        puzzle, day = new_mistake(), TODAY
        for wait in (1, 7, 30):
            assert puzzle.due_day == day + wait
            assert puzzle.state(day + wait - 1) is WAITING
            day += wait
            assert puzzle.state(day) is puzzle.state(day + 3) is DUE
            puzzle = puzzle.with_answer(day, right=True)
        assert puzzle.state(day) is puzzle.state(day + 999) is SOLVED

    def test_wrong_answer_restarts_the_schedule_at_one_day(self):
        puzzle = new_mistake().with_answer(TODAY + 1, right=True).with_answer(TODAY + 8, right=False)
        assert (puzzle.stage, puzzle.due_day) == (0, TODAY + 9)

    def test_next_interval_begins_on_the_day_of_the_answer(self):
        assert new_mistake().with_answer(TODAY + 20, right=True).due_day == TODAY + 27

    def test_early_answer_counts_only_if_it_is_wrong(self):
        puzzle = new_mistake().with_answer(TODAY + 1, right=True)
        assert puzzle.with_answer(TODAY + 2, right=True) == puzzle
        assert puzzle.with_answer(TODAY + 2, right=False).due_day == TODAY + 3

    def test_solved_puzzle_stays_solved_after_a_wrong_answer(self):
        puzzle = new_mistake()
        for day in (1, 8, 38):
            puzzle = puzzle.with_answer(TODAY + day, right=True)
        assert puzzle.with_answer(TODAY + 50, right=False) == puzzle


class TestMistakePuzzle:
    def test_code_ends_at_the_decision_without_later_moves(self):
        match = finished(names=(NAME, "Jo"))
        ply = decision_of(match)
        found = record.from_code(new_mistake(match).code, TOYS)
        assert [entry.text for entry in found.entries] == [entry.text for entry in match.entries[:ply]]
        assert found.redo_tail == ()
        assert found.decision == match.entries[ply].decision

    def test_code_has_colours_as_names_and_only_one_person(self):
        match = finished(names=(NAME, "Jo"), players=(PERSON, PERSON))
        found = record.from_code(new_mistake(match, seat=1).code, TOYS)
        assert [(seat.name, seat.is_person) for seat in found.seats] == [("madder", False), ("woad", True)]
        assert new_mistake(match, seat=1).person == "Jo"

    def test_id_depends_on_the_match_but_not_on_names(self):
        assert new_mistake().id == new_mistake(finished(names=("Jo", "Ada"))).id
        assert new_mistake().id != new_mistake(finished(seed=2)).id

    def test_ply_without_a_decision_is_refused(self):
        match = finished()
        with pytest.raises(ValueError, match="nobody decides"):
            mistake_puzzle(match, match.ply, 3.0, ENDED, TODAY)

    def test_seat_named_by_its_colour_is_anonymous(self):
        assert [is_anonymous(seat) for seat in finished(names=("madder", "Jo")).seats] == [True, False]


class TestPuzzleProgress:
    def test_empty_progress_creates_no_file(self, progress, results):
        assert (
            progress.mistake_puzzles("toy"),
            progress.built_in_results("toy"),
            progress.store_mistake_puzzles([]),
        ) == (
            [],
            {},
            {},
        )
        assert not results.path.exists()

    def test_mistake_puzzle_is_stored_once_and_read_unchanged(self, progress):
        puzzle, second_puzzle = new_mistake(), new_mistake(finished(seed=2))
        assert progress.store_mistake_puzzles([puzzle, second_puzzle]) == {"Ada": 2}
        assert progress.store_mistake_puzzles([puzzle]).total() == 0
        assert sorted(progress.mistake_puzzles("toy"), key=str) == sorted([puzzle, second_puzzle], key=str)
        assert progress.mistake_puzzles("chess") == []

    def test_mistake_puzzle_has_the_end_time_of_its_result(self, progress, results):
        kept = keep(results, finished(), ended=77)
        progress.store_mistake_puzzles([new_mistake()], kept.id)
        assert [each.end_time for each in progress.mistake_puzzles("toy")] == [77]

    def test_answers_to_a_mistake_puzzle_are_stored(self, progress):
        puzzle = new_mistake()
        progress.store_mistake_puzzles([puzzle])
        for day, right in ((1, True), (8, True), (38, True)):
            puzzle = progress.answer_mistake_puzzle(puzzle, TODAY + day, TODAY, right=right)
        assert [each.state(TODAY) for each in progress.mistake_puzzles("toy")] == [SOLVED]

    def test_answer_stored_by_another_program_is_taken_into_account(self, progress, results):
        puzzle = new_mistake()
        progress.store_mistake_puzzles([puzzle])
        PuzzleProgress(ResultStore(results.path)).answer_mistake_puzzle(puzzle, TODAY + 1, TODAY, right=True)
        assert progress.answer_mistake_puzzle(puzzle, TODAY + 1, TODAY, right=True).due_day == TODAY + 8

    def test_answer_to_a_deleted_mistake_puzzle_returns_none(self, progress, results):
        puzzle = new_mistake()
        progress.store_mistake_puzzles([puzzle])
        results.forget(puzzle.person)
        assert progress.answer_mistake_puzzle(puzzle, TODAY + 1, TODAY, right=True) is None

    def test_built_in_puzzle_is_solved_after_one_right_answer(self, progress):
        for name, right in (("a", False), ("b", True), ("b", False), ("c", False), ("c", True)):
            progress.answer_built_in_puzzle("toy", name, TODAY, GlickoRating(), right=right)
        assert progress.built_in_results("toy") == {"a": False, "b": True, "c": True}

    def test_forget_removes_the_name_and_mistake_puzzles_of_a_person(self, progress, results):
        match = finished(names=(NAME, "Jo"), players=(PERSON, PERSON))
        kept = keep(results, match)
        progress.store_mistake_puzzles([new_mistake(match), new_mistake(match, seat=1)], kept.id)
        assert NAME.encode() in results.path.read_bytes()
        assert results.preview_forget(NAME) == DeletionPreview(deleted_games=0, anonymized_games=1, deleted_puzzles=1)
        results.forget(NAME)
        assert NAME.encode() not in results.path.read_bytes()
        assert [each.person for each in progress.mistake_puzzles("toy")] == ["Jo"]
        # Not even after a record of the match is opened again, which stores its mistakes again.
        progress.store_mistake_puzzles([new_mistake(match)], kept.id)
        assert [each.person for each in progress.mistake_puzzles("toy")] == ["Jo"]

    def test_no_mistake_puzzle_is_stored_for_a_deleted_result(self, progress, results):
        kept = keep(results, finished())
        results.forget("Ada")
        assert progress.store_mistake_puzzles([new_mistake()], kept.id).total() == 0
        assert progress.mistake_puzzles("toy") == []

    def test_answer_is_refused_as_busy_while_another_program_writes(self, progress, results):
        progress.store_mistake_puzzles([new_mistake()])
        with closing(sqlite3.connect(results.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(ResultsError) as refused:
                progress.answer_built_in_puzzle("toy", "a", TODAY, GlickoRating(), right=True)
            other.execute("ROLLBACK")
        assert refused.value.kind is ResultsErrorKind.BUSY

    @pytest.mark.parametrize("statement", ["DROP TABLE mistakes", "DROP TABLE puzzles"])
    def test_results_file_without_a_puzzle_table_is_renamed(self, progress, results, statement):
        progress.store_mistake_puzzles([new_mistake()])
        with closing(sqlite3.connect(results.path)) as database, database:
            database.execute(statement)
        assert (
            progress.built_in_results("toy"),
            progress.mistake_puzzles("toy"),
            progress.built_in_results("toy"),
        ) == ({}, [], {})
        assert len(results.renamed_files) == 1
