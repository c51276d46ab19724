"""Findings about draws and decisions: storage, selection by person, and deletion."""

import sqlite3
from contextlib import closing

import pytest

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.seat_findings import DRAWS, GameFindings, SeatFinding
from tests.core.result_files import ENDED, all_results, execute, finished, keep

LUCK = SeatFinding(0, (1, 0), DRAWS, 2, -0.75, 0.25)
LOSS = SeatFinding(0, (1, 0), "choosing", 3, 1.5, 1.25)
OTHERS = SeatFinding(1, (2, 0), "choosing", 1, 0.5, 0.25)


def findings(results, person, game="toy"):
    """Returns the findings about a person in all results of a game."""
    return results.findings(game, person, results.list_row_numbers(game))


def persons(results):
    """Returns the persons with findings in any result of the toy game."""
    return results.persons_with_findings("toy", results.list_row_numbers("toy"))


@pytest.fixture
def results(tmp_path):
    return ResultStore(tmp_path / "results.sqlite")


def test_findings_of_a_person_are_read_with_end_time_and_lead(results):
    result = keep(results, finished())
    results.store_findings(result.id, [LUCK, LOSS])
    lead = result.seats[0].points - result.seats[1].points
    assert findings(results, "Ada") == [GameFindings(ENDED, 2, lead, (LUCK, LOSS))]
    assert persons(results) == {"Ada"}
    assert findings(results, "Émile") == findings(results, "Ada", "other") == []


def test_only_findings_of_the_requested_results_are_read(results):
    first, second = (keep(results, finished(seed=seed)) for seed in (1, 2))
    results.store_findings(first.id, [LOSS])
    results.store_findings(second.id, [LUCK])
    requested = [results.findings("toy", "Ada", [number]) for number in results.list_row_numbers("toy")]
    assert {found.findings for (found,) in requested} == {(LOSS,), (LUCK,)}
    assert results.findings("toy", "Ada", []) == []
    assert results.persons_with_findings("toy", []) == set()


def test_later_findings_replace_earlier_ones(results):
    result = keep(results, finished())
    results.store_findings(result.id, [LUCK, LOSS])
    results.store_findings(result.id, [LOSS])
    assert [found.findings for found in findings(results, "Ada")] == [(LOSS,)]


def test_findings_about_an_unknown_result_are_not_kept(results):
    keep(results, finished())
    results.store_findings("0" * 64, [LOSS])
    assert findings(results, "Ada") == []


def test_findings_about_an_assisted_seat_are_left_out(results):
    result = keep(results, finished(), assisted=(0,))
    results.store_findings(result.id, [LOSS])
    assert findings(results, "Ada") == []
    assert persons(results) == set()


def test_findings_are_deleted_with_the_result(results):
    result = keep(results, finished())
    results.store_findings(result.id, [LOSS])
    results.delete_result(result.id)
    with closing(sqlite3.connect(results.path)) as database:
        assert database.execute("SELECT * FROM seat_findings").fetchall() == []


def test_forget_deletes_only_the_findings_about_that_person(results):
    result = keep(results, finished(players=(PERSON, PERSON)))
    results.store_findings(result.id, [LUCK, LOSS, OTHERS])
    results.forget("Ada")
    with closing(sqlite3.connect(results.path)) as database:
        assert {seat for (seat,) in database.execute("SELECT seat FROM seat_findings")} == {1}
    assert [found.findings for found in findings(results, "Émile")] == [(OTHERS,)]


@pytest.mark.parametrize(
    "damage",
    ["seat = 3", "period = -1", "part = 5000", "kind = char(10)", "count = 0", "points = 1e300", "squares = -1.0"],
)
def test_damaged_finding_is_removed_and_its_result_stays(results, damage):
    result = keep(results, finished())
    results.store_findings(result.id, [LOSS])
    execute(results.path, f"UPDATE seat_findings SET {damage}")
    read = ResultStore(results.path)
    assert findings(read, "Ada") == []
    assert all_results(read, "toy") == [result]
    assert len(read.damaged_copies) == 1
