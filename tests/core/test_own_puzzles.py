"""Own puzzles: repetition, storage, and the next one to solve."""

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
def book(results):
    return PuzzleProgress(results)


def decision_of(match, seat=0):
    """Returns the number of moves before a decision of a seat late in the game."""
    return [entry.ply for entry in match.entries if entry.actor == seat][-2]


def made(match=None, seat=0, loss=3.0):
    match = finished() if match is None else match
    return mistake_puzzle(match, decision_of(match, seat), loss, ENDED + 5, TODAY)


class TestSchedule:
    def test_it_comes_back_after_a_day_a_week_and_a_month_until_it_is_solved(self):
        one, day = made(), TODAY
        for wait in (1, 7, 30):
            assert one.due_day == day + wait
            assert one.state(day + wait - 1) is WAITING
            day += wait
            assert one.state(day) is one.state(day + 3) is DUE
            one = one.with_answer(day, right=True)
        assert one.state(day) is one.state(day + 999) is SOLVED

    def test_a_wrong_answer_leads_back_to_a_day(self):
        one = made().with_answer(TODAY + 1, right=True).with_answer(TODAY + 8, right=False)
        assert (one.stage, one.due_day) == (0, TODAY + 9)

    def test_the_days_are_counted_from_the_answer(self):
        assert made().with_answer(TODAY + 20, right=True).due_day == TODAY + 27

    def test_before_its_day_a_right_answer_changes_nothing_and_a_wrong_one_leads_back(self):
        one = made().with_answer(TODAY + 1, right=True)
        assert one.with_answer(TODAY + 2, right=True) == one
        assert one.with_answer(TODAY + 2, right=False).due_day == TODAY + 3

    def test_what_is_solved_stays_so(self):
        one = made()
        for day in (1, 8, 38):
            one = one.with_answer(TODAY + day, right=True)
        assert one.with_answer(TODAY + 50, right=False) == one


class TestMistake:
    def test_its_code_stands_before_the_decision_and_holds_nothing_of_what_came_later(self):
        match = finished(names=(NAME, "Jo"))
        ply = decision_of(match)
        found = record.from_code(made(match).code, TOYS)
        assert [entry.text for entry in found.entries] == [entry.text for entry in match.entries[:ply]]
        assert found.redo_tail == ()
        assert found.decision == match.entries[ply].decision

    def test_nobody_is_named_in_it_and_only_who_is_asked_is_a_person(self):
        match = finished(names=(NAME, "Jo"), players=(PERSON, PERSON))
        found = record.from_code(made(match, seat=1).code, TOYS)
        assert [(seat.name, seat.is_person) for seat in found.seats] == [("madder", False), ("woad", True)]
        assert made(match, seat=1).person == "Jo"

    def test_the_same_decision_is_the_same_mistake_whoever_sat_there(self):
        assert made().id == made(finished(names=("Jo", "Ada"))).id
        assert made().id != made(finished(seed=2)).id

    def test_where_nobody_decides_there_is_none(self):
        match = finished()
        with pytest.raises(ValueError, match="nobody decides"):
            mistake_puzzle(match, match.ply, 3.0, ENDED, TODAY)

    def test_who_was_forgotten_is_known_by_the_colour(self):
        assert [is_anonymous(seat) for seat in finished(names=("madder", "Jo")).seats] == [True, False]


class TestBook:
    def test_where_nothing_is_kept_no_file_is_made(self, book, results):
        assert (book.mistake_puzzles("toy"), book.built_in_results("toy"), book.store_mistake_puzzles([])) == (
            [],
            {},
            0,
        )
        assert not results.path.exists()

    def test_a_mistake_is_kept_once_and_read_as_it_was(self, book):
        one, two = made(), made(finished(seed=2))
        assert book.store_mistake_puzzles([one, two]) == 2
        assert book.store_mistake_puzzles([one]) == 0
        assert sorted(book.mistake_puzzles("toy"), key=str) == sorted([one, two], key=str)
        assert book.mistake_puzzles("chess") == []

    def test_it_is_dated_by_the_result_of_its_game(self, book, results):
        kept = keep(results, finished(), ended=77)
        book.store_mistake_puzzles([made()], kept.id)
        assert [each.end_time for each in book.mistake_puzzles("toy")] == [77]

    def test_answers_are_taken_down(self, book):
        one = made()
        book.store_mistake_puzzles([one])
        for day, right in ((1, True), (8, True), (38, True)):
            one = book.answer_mistake_puzzle(one, TODAY + day, TODAY, right=right)
        assert [each.state(TODAY) for each in book.mistake_puzzles("toy")] == [SOLVED]

    def test_what_another_program_has_taken_down_meanwhile_counts(self, book, results):
        one = made()
        book.store_mistake_puzzles([one])
        PuzzleProgress(ResultStore(results.path)).answer_mistake_puzzle(one, TODAY + 1, TODAY, right=True)
        assert book.answer_mistake_puzzle(one, TODAY + 1, TODAY, right=True).due_day == TODAY + 8

    def test_one_that_was_deleted_meanwhile_is_said(self, book, results):
        one = made()
        book.store_mistake_puzzles([one])
        results.forget(one.person)
        assert book.answer_mistake_puzzle(one, TODAY + 1, TODAY, right=True) is None

    def test_a_puzzle_is_missed_until_it_is_solved_once(self, book):
        for name, right in (("a", False), ("b", True), ("b", False), ("c", False), ("c", True)):
            book.answer_built_in_puzzle("toy", name, TODAY, GlickoRating(), right=right)
        assert book.built_in_results("toy") == {"a": False, "b": True, "c": True}

    def test_who_is_forgotten_has_no_mistakes_and_leaves_no_name(self, book, results):
        match = finished(names=(NAME, "Jo"), players=(PERSON, PERSON))
        kept = keep(results, match)
        book.store_mistake_puzzles([made(match), made(match, seat=1)], kept.id)
        assert NAME.encode() in results.path.read_bytes()
        assert results.preview_forget(NAME) == DeletionPreview(deleted_games=0, anonymized_games=1, deleted_puzzles=1)
        results.forget(NAME)
        assert NAME.encode() not in results.path.read_bytes()
        assert [each.person for each in book.mistake_puzzles("toy")] == ["Jo"]
        # Not even after a file of the game is opened again.
        book.store_mistake_puzzles([made(match)], kept.id)
        assert [each.person for each in book.mistake_puzzles("toy")] == ["Jo"]

    def test_of_a_game_that_was_deleted_with_a_person_nothing_is_kept(self, book, results):
        kept = keep(results, finished())
        results.forget("Ada")
        assert book.store_mistake_puzzles([made()], kept.id) == 0
        assert book.mistake_puzzles("toy") == []

    def test_while_another_program_writes_it_is_said(self, book, results):
        book.store_mistake_puzzles([made()])
        with closing(sqlite3.connect(results.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(ResultsError) as refused:
                book.answer_built_in_puzzle("toy", "a", TODAY, GlickoRating(), right=True)
            other.execute("ROLLBACK")
        assert refused.value.kind is ResultsErrorKind.BUSY

    @pytest.mark.parametrize("statement", ["DROP TABLE mistakes", "DROP TABLE puzzles"])
    def test_a_file_in_which_they_are_damaged_is_put_aside(self, book, results, statement):
        book.store_mistake_puzzles([made()])
        with closing(sqlite3.connect(results.path)) as database, database:
            database.execute(statement)
        assert (book.built_in_results("toy"), book.mistake_puzzles("toy"), book.built_in_results("toy")) == ({}, [], {})
        assert len(results.renamed_files) == 1
