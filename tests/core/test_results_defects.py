"""Damaged rows in untrusted results files."""

import sqlite3
import subprocess
import sys
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.favourites import Favourite, FavouriteStore
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result import FORGOTTEN_NAME, TournamentGame, points_by_item, result_of
from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from tests.core.playing import TOYS, new_match
from tests.core.result_files import ENDED, all_results, contents, execute, finished, keep, read_all

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "results.sqlite"


@pytest.fixture
def results(path):
    return ResultStore(path)


VALID_ROWS = [
    f"INSERT INTO mistakes VALUES ('{0:064x}', 'toy', 'Ada', 5, 'code', 2.0, 0, 740000)",
    "INSERT INTO puzzles VALUES ('toy', 'one', 1)",
    "INSERT INTO puzzle_answers VALUES (1, 'toy', 'one', 740000, 1, 1, 1500.0, 300.0, 0.06, 1400.0, 150.0)",
    "INSERT INTO favourites VALUES (1, 'mine', 'Mine', 'toy', '{}')",
]
"""Rows beside those of two games and a tournament."""

DAMAGED_ROWS = [
    ("games", "UPDATE games SET options = '[' WHERE number = 1"),
    ("games", "UPDATE games SET options = '7' WHERE number = 1"),
    ("games", "UPDATE games SET options = '{\"a\": null}' WHERE number = 1"),
    ("games", f"UPDATE games SET options = '{'[' * 100_000}' WHERE number = 1"),
    ("games", "UPDATE games SET ended = 9223372036854775807 WHERE number = 1"),
    ("games", "UPDATE games SET ended = -1 WHERE number = 1"),
    ("games", "UPDATE games SET moves = -1 WHERE number = 1"),
    ("games", "UPDATE games SET seconds = 9223372036854775807 WHERE number = 1"),
    ("games", "UPDATE games SET id = 'x' WHERE number = 1"),
    ("games", "UPDATE games SET game = CAST(x'ff' AS TEXT) WHERE number = 1"),
    ("games", "DELETE FROM seats WHERE number = 1"),
    ("games", "DELETE FROM seats WHERE number = 1 AND seat = 0"),
    ("games", "UPDATE seats SET seat = 7 WHERE number = 1 AND seat = 1"),
    ("games", "UPDATE seats SET place = 2 WHERE number = 1"),
    ("games", "UPDATE seats SET place = 0 WHERE number = 1"),
    ("games", "UPDATE seats SET points = 9223372036854775807 WHERE number = 1"),
    ("games", "UPDATE seats SET points = -9223372036854775807 - 1 WHERE number = 1"),
    ("games", "UPDATE seats SET colour = 'puce' WHERE number = 1"),
    ("games", "UPDATE seats SET name = CAST(x'ff' AS TEXT) WHERE number = 1"),
    ("games", "UPDATE seats SET name = 'A' || char(10) || 'B' WHERE number = 1"),
    ("games", f"UPDATE seats SET name = '{'A' * 101}' WHERE number = 1"),
    ("games", "UPDATE seats SET player = '' WHERE number = 1"),
    (
        "points",
        "UPDATE points SET seat = 9223372036854775807 WHERE number = 1 AND item = (SELECT MIN(item) FROM points) AND seat = 0",
    ),
    ("points", "UPDATE points SET points = 9223372036854775807 WHERE number = 1"),
    ("points", "UPDATE points SET item = CAST(x'ff' AS TEXT) WHERE number = 1 AND seat = 0"),
    ("seats", "INSERT INTO seats VALUES (3, 0, 'Ada', 'madder', 'person', 1, 1)"),
    ("points", "INSERT INTO points VALUES (3, 0, 'coins', 1)"),
    ("assisted_seats", "INSERT INTO assisted_seats VALUES (3, 0)"),
    ("assisted_seats", "INSERT INTO assisted_seats VALUES (1, 2)"),
    ("records", "INSERT INTO records VALUES (3, x'00')"),
    ("rounds", "INSERT INTO rounds VALUES (3, 'a', 1, 2)"),
    ("rounds", "UPDATE rounds SET round = 3 WHERE number = 1"),
    ("rounds", "UPDATE rounds SET rounds = 9223372036854775807 WHERE number = 1"),
    ("rounds", "UPDATE rounds SET tournament = CAST(x'ff' AS TEXT) WHERE number = 1"),
    ("mistakes", "UPDATE mistakes SET stage = -9"),
    ("mistakes", "UPDATE mistakes SET due = 9223372036854775807"),
    ("mistakes", "UPDATE mistakes SET made = -1"),
    ("mistakes", "UPDATE mistakes SET loss = 9e999"),
    ("mistakes", "UPDATE mistakes SET code = CAST(x'ff' AS TEXT)"),
    ("mistakes", "UPDATE mistakes SET id = CAST(x'ff' AS TEXT)"),
    ("mistakes", "UPDATE mistakes SET person = ''"),
    ("puzzles", "UPDATE puzzles SET solved = 7"),
    *(
        ("puzzle_answers", f"UPDATE puzzle_answers SET {change}")
        for change in (
            "name = CAST(x'ff' AS TEXT)",
            "number = -1",
            "number = 9223372036854775807",
            "day = 9223372036854775807",
            "solved = 7",
            "daily = -1",
            "rating = NULL",
            "rating = 9e999",
            "rating = 50000.0",
            "deviation = 0.0",
            "volatility = 7.0",
            "volatility = 1e-200",
            "puzzle_rating = -1e9",
            "puzzle_deviation = 1000.0",
        )
    ),
    ("puzzles", "UPDATE puzzles SET name = CAST(x'ff' AS TEXT)"),
    ("favourites", "UPDATE favourites SET choices = '['"),
    ("favourites", "UPDATE favourites SET choices = '7'"),
    ("favourites", f"UPDATE favourites SET choices = '{'[' * 100_000}'"),
    ("favourites", "UPDATE favourites SET name = CAST(x'ff' AS TEXT)"),
    ("favourites", "UPDATE favourites SET name = ' '"),
    ("favourites", "UPDATE favourites SET folded = 'other'"),
    ("favourites", "UPDATE favourites SET number = 9223372036854775807"),
    ("sqlite_sequence", "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'favourites'"),
    ("tournaments", "UPDATE tournaments SET earlier = '['"),
    ("tournaments", 'UPDATE tournaments SET earlier = \'[{"points": [1, 2], "places": [1]}]\''),
    ("tournaments", "UPDATE tournaments SET games = 1000000"),
    ("tournaments", "UPDATE tournaments SET first = CAST(x'ff' AS TEXT)"),
    ("begun_games", "UPDATE begun_games SET seed = 'x'"),
    ("begun_games", "UPDATE begun_games SET seed = '-1'"),
    ("begun_games", "UPDATE begun_games SET round = -1"),
    ("begun_games", "UPDATE begun_games SET round = 2"),
]


class TestDamagedRows:
    """Removal of damaged rows and of the rows that belong to them; all other rows stay."""

    @pytest.fixture
    def filled(self, results, path):
        """A file with rows in every table."""
        kept = keep(results, finished(seed=1), tournament_game=TournamentGame("t", 1, 2), assisted=(0,))
        TournamentStore(results).store(PlayedTournament.begin(new_match(), 3))
        other = keep(results, finished(seed=2), ended=ENDED + 1)
        execute(path, *VALID_ROWS)
        return kept, other

    def test_valid_rows_are_kept(self, filled, path):
        again = ResultStore(path)
        assert all_results(again, "toy") == list(filled[::-1])
        assert (again.renamed_files, again.damaged_copies) == ([], [])
        assert len(FavouriteStore(again, ["toy"], pytest.fail).all) == 1

    @pytest.mark.parametrize("table, statement", DAMAGED_ROWS, ids=range(len(DAMAGED_ROWS)))
    def test_damaged_row_is_removed_and_a_file_copy_is_kept(self, filled, path, table, statement):
        before = contents(path)
        execute(path, "PRAGMA foreign_keys = OFF", statement)
        damaged = contents(path)
        results = ResultStore(path)
        read_all(results)
        assert results.renamed_files == []
        copies = list(path.parent.glob("results-damaged-*.sqlite"))
        (copy,) = copies
        assert contents(copy) == damaged
        left = contents(path)
        gone = {"games", "seats", "assisted_seats", "points", "records", "rounds"} if table == "games" else {table}
        gone |= {"begun_games"} if table == "tournaments" else set()
        for name, rows in before.items():
            assert left[name] <= rows
            if name not in gone:
                assert left[name] == rows
        if table == "games":
            assert all_results(results, "toy") == [filled[1]]
        # Everything can be written again.
        assert FavouriteStore(results, ["toy"], pytest.fail).add(Favourite("toy", "Another", {})) is None
        third = keep(results, finished(seed=3), ended=ENDED + 2)
        assert all_results(results, "toy")[0] == third
        read_all(ResultStore(path))
        assert list(path.parent.glob("results-damaged-*.sqlite")) == copies == results.damaged_copies

    @pytest.mark.parametrize("column", ["game", "options"])
    def test_row_damaged_after_opening_is_removed_when_read(self, filled, path, column):
        results = ResultStore(path)
        read_all(results)
        execute(path, f"UPDATE games SET {column} = CAST(x'ff' AS TEXT) WHERE number = 1")
        assert results.games() == ("toy",)
        assert all_results(results, "toy") == [filled[1]]
        assert (len(results.damaged_copies), results.renamed_files) == (1, [])

    def test_tournament_round_with_another_number_of_seats_is_removed(self, filled, path):
        first, other = filled
        seats = "INSERT INTO seats SELECT number, 2, 'Jo', 'leaf', 'person', 0, 2 FROM games WHERE id = ?"
        with closing(sqlite3.connect(path)) as database, database:
            database.execute(seats, (other.id,))
            database.execute("INSERT INTO rounds SELECT number, 't', 2, 2 FROM games WHERE id = ?", (other.id,))
        again = ResultStore(path)
        assert [result.tournament_game for result in all_results(again, "toy")] == [None, first.tournament_game]
        assert len(again.damaged_copies) == 1

    @pytest.mark.parametrize("text", [None, b"\xff", "too long", b"["])
    def test_damaged_record_is_refused_and_its_result_is_kept(self, filled, path, text):
        first, other = filled
        packed = b"\0" if text is None else zlib.compress(bytes(1 << 27) if text == "too long" else text)
        with closing(sqlite3.connect(path)) as database, database:
            database.execute("UPDATE records SET packed = ? WHERE number = 1", (packed,))
        results = ResultStore(path)
        assert all_results(results, "toy") == [other, first]
        with pytest.raises(RecordError):
            record.loads(results.saved_record(first.id), "kept", TOYS)
        assert results.saved_record(other.id)
        results.forget("Ada")
        assert all_results(results, "toy") == []
        assert results.renamed_files == []

    def test_results_deleted_since_they_were_listed_are_left_out(self, results):
        first, second, third = (keep(results, finished(seed=place), ended=ENDED + place) for place in range(3))
        numbers = results.list_row_numbers("toy")
        assert results.list_results("toy", numbers[:2]) == [third, second]
        results.delete_result(second.id)
        assert results.list_results("toy", numbers[1:]) == [first]

    def test_row_number_reused_by_another_game_lists_nothing(self, results):
        deleted = keep(results, finished())
        numbers = results.list_row_numbers("toy")
        results.delete_result(deleted.id)
        match = finished(seed=2)
        other = result_of(match, ENDED, 60)._replace(game="other")
        results.store(other, points_by_item(match), record.dumps(match))
        assert results.list_row_numbers("other") == numbers
        assert results.list_results("toy", numbers) == []
        assert results.list_results("other", numbers) == [other]

    def test_saved_record_is_empty_for_a_result_without_record(self, filled, path):
        execute(path, "DELETE FROM records")
        assert ResultStore(path).saved_record(filled[0].id) == ""

    def test_person_is_forgotten_despite_damaged_rows(self, results, path):
        match = finished(players=(PERSON, PERSON))
        keep(results, match)
        TournamentStore(results).store(PlayedTournament.begin(new_match(), 3))
        execute(path, "UPDATE records SET packed = x'00'", "UPDATE tournaments SET first = '['")
        results.forget("Ada")
        assert [seat.name for seat in all_results(results, "toy")[0].seats] == [FORGOTTEN_NAME, "Émile"]
        assert contents(path)["tournaments"] == set()

    @pytest.mark.parametrize(
        "statement",
        [
            "UPDATE tournaments SET first = '['",
            "DELETE FROM begun_games",
            'UPDATE tournaments SET earlier = \'[{"points": [1, 2, 3], "places": [1, 2, 3]}]\'',
        ],
    )
    @pytest.mark.usefixtures("filled")
    def test_unreadable_tournament_is_reported_and_stays(self, path, statement):
        execute(path, statement)
        results = ResultStore(path)
        tournament, (defect,) = TournamentStore(results).load_tournament_to_continue(TOYS)
        assert tournament is None
        assert str(defect).startswith("tournament: ")
        assert len(contents(path)["tournaments"]) == 1
        assert len(all_results(results, "toy")) == 2

    @pytest.mark.usefixtures("filled")
    def test_file_is_not_renamed_while_another_program_repairs_it(self, results, path):
        execute(path, "UPDATE games SET moves = -1 WHERE number = 1")
        code = (
            "import sys\n"
            "from pathlib import Path\n"
            "from haspelknecht_qt.core.storage import LockFile\n"
            "lock = LockFile(Path(sys.argv[1]))\n"
            "print(lock.acquire(0), flush=True)\n"
            "sys.stdin.read()\n"
        )
        other = subprocess.Popen(
            [sys.executable, "-c", code, path.with_suffix(".lock")],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        try:
            assert other.stdout.readline() == b"True\n"
            with pytest.raises(ResultsError) as refused:
                ResultStore(path).games()
            assert refused.value.kind is ResultsErrorKind.BUSY
        finally:
            other.communicate()
        assert results.renamed_files == []
        assert ResultStore(path).games() == ("toy",)
