"""Stored results of finished games: schema migrations, damaged files, and errors."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from haspelknecht_qt.core import record, results_schema
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.result import LATEST_END, TournamentGame, match_id
from haspelknecht_qt.core.results import DeletionPreview, ResultsError, ResultsErrorKind, ResultStore
from haspelknecht_qt.core.storage import StorageErrorKind
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from tests.core.playing import TOYS, new_match, same
from tests.core.result_files import ENDED, TABLES, all_results, execute, finished, keep, read_all, replace_table

ROOT = Path(__file__).resolve().parents[2]
FILES = Path(__file__).parent / "results"
"""A file of each published schema: `version_N.sqlite`, with the one game of `finished()`."""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "results.sqlite"


@pytest.fixture
def results(path):
    return ResultStore(path)


class TestStoring:
    def test_store_without_results_is_empty_and_creates_no_file(self, results, path):
        assert results.is_empty()
        assert (results.games(), all_results(results, "toy"), results.points("toy"), results.averages("toy", None)) == (
            (),
            [],
            {},
            {},
        )
        assert results.preview_forget("Ada") == DeletionPreview(0, 0)
        assert not path.exists()

    def test_result_is_read_as_it_was_stored(self, results):
        match = finished()
        kept = keep(results, match, assisted=(1,))
        assert results.games() == ("toy",)
        assert (all_results(results, "toy"), kept.seats[1].is_assisted) == ([kept], True)
        standing = match.game.standing(match.state)
        assert [seat.points for seat in kept.seats] == [seat.total for seat in standing.seats]
        assert [seat.place for seat in kept.seats] == list(standing.places)
        assert results.points("toy") == {kept.id: [dict(seat.items) for seat in standing.seats]}

    @pytest.mark.parametrize("ended, stored", [(-5, 0), (LATEST_END + 1, LATEST_END)])
    def test_wrong_time_of_a_file_does_not_count_as_damage(self, results, path, ended, stored):
        keep(results, finished(), ended=ended)
        reopened = ResultStore(path)
        assert [result.ended for result in all_results(reopened, "toy")] == [stored]
        assert reopened.damaged_copies == []

    def test_record_of_the_match_is_stored(self, results):
        match = finished()
        text = results.saved_record(keep(results, match).id)
        assert same(record.loads(text, "kept", TOYS), match)
        assert results.saved_record("another") is None

    def test_same_match_is_stored_once_with_its_first_values(self, results):
        keep(results, finished())
        keep(results, finished(), ended=ENDED + 9, seconds=None)
        assert [(result.ended, result.seconds) for result in all_results(results, "toy")] == [(ENDED, 60)]

    @pytest.mark.parametrize(
        "other",
        [
            finished(seed=2),
            finished(stream=8),
            finished(names=("Ada", "Jo")),
            finished(players=(PERSON, PERSON)),
        ],
    )
    def test_match_id_depends_on_seed_moves_and_seats(self, other):
        assert match_id(other) != match_id(finished())

    def test_results_are_sorted_by_end_time_with_the_newest_first(self, results):
        for place, ended in enumerate((200, 300, 100)):
            keep(results, finished(seed=place), ended=ended)
        assert [result.ended for result in all_results(results, "toy")] == [300, 200, 100]

    def test_other_end_of_a_match_replaces_its_result(self, results):
        first = keep(results, finished())
        second = keep(results, finished(stream=8), instead_of=first.id)
        assert all_results(results, "toy") == [second]
        # The same end is stored again.
        keep(results, finished(stream=8), instead_of=second.id)
        assert all_results(results, "toy") == [second]

    def test_averages_cover_all_or_the_last_games_of_a_person(self, results):
        games = [finished(seed=seed) for seed in range(3)]
        for place, match in enumerate(games):
            keep(results, match, ended=ENDED + place)
        items = [dict(match.game.standing(match.state).seats[0].items) for match in games]
        mean = {item: sum(each[item] for each in items) / 3 for item in items[0]}
        assert results.averages("toy", "Ada") == pytest.approx(mean)
        assert results.averages("toy", "Ada", 1) == pytest.approx(items[-1])
        # A bot is not a person.
        assert results.averages("toy", None) == pytest.approx(mean)
        assert results.averages("toy", "Émile") == {}

    def test_averages_cover_only_the_wanted_results(self, results):
        stored = [keep(results, finished(seed=seed), ended=ENDED + seed) for seed in range(3)]
        points = results.points("toy")
        items = [points[result.id][0] for result in stored]
        wanted = [result.id for result in stored[:2]]
        mean = {item: sum(each[item] for each in items[:2]) / 2 for item in items[0]}
        assert results.averages("toy", "Ada", ids=wanted) == pytest.approx(mean)
        assert results.averages("toy", "Ada", 1, wanted) == pytest.approx(items[1])
        assert results.averages("toy", "Ada", ids=[]) == {}


class TestTournaments:
    def test_tournament_game_of_a_result_is_stored(self, results):
        second = keep(results, finished(), tournament_game=TournamentGame("t", 2, 3))
        alone = keep(results, finished(seed=2), ended=ENDED + 1)
        assert all_results(results, "toy") == [alone, second]
        assert second.tournament_game == TournamentGame(tournament="t", number=2, game_count=3)

    def test_result_of_a_tournament_can_replace_another_result(self, results):
        first = keep(results, finished(), tournament_game=TournamentGame("t", 1, 2))
        other = keep(results, finished(stream=8), instead_of=first.id, tournament_game=TournamentGame("t", 1, 2))
        assert all_results(results, "toy") == [other]

    def test_forget_deletes_the_tournament_and_its_rounds(self, results, path):
        keep(results, finished(), tournament_game=TournamentGame("t", 1, 2))
        tournament = PlayedTournament.begin(new_match(), 3)
        TournamentStore(results).store(tournament)
        assert results.preview_forget("Ada").deleted_tournaments == 1
        assert results.preview_forget("Jo").deleted_tournaments == 0
        results.forget("Ada")
        assert TournamentStore(results).reread(tournament) is None
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT * FROM rounds").fetchall() == []


class TestSchemas:
    @pytest.mark.parametrize("file", sorted(FILES.glob("*.sqlite")), ids=lambda file: file.stem)
    def test_file_of_each_schema_is_read_and_extended(self, results, path, file):
        path.parent.mkdir()
        shutil.copy(file, path)
        (old,) = all_results(results, "toy")
        match = finished()
        assert old == keep(results, match)
        assert same(record.loads(results.saved_record(old.id), "kept", TOYS), match)
        new = keep(results, finished(seed=2), ended=ENDED + 1)
        assert all_results(results, "toy") == [new, old]
        assert results.renamed_files == []

    def test_there_is_a_file_of_each_schema(self):
        versions = range(1, len(results_schema.MIGRATIONS) + 1)
        assert {file.name for file in FILES.iterdir()} == {f"version_{version}.sqlite" for version in versions}
        for version in versions:
            with closing(sqlite3.connect(FILES / f"version_{version}.sqlite")) as database:
                assert database.execute("PRAGMA user_version").fetchall() == [(version,)]

    def test_migration_keeps_stored_results(self, results, path):
        kept = keep(results, finished())
        steps = (*results_schema.MIGRATIONS, ("ALTER TABLE games ADD COLUMN note TEXT NOT NULL DEFAULT ''",))
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            results_schema.migrate(database, steps)
            assert database.execute("SELECT id, note FROM games").fetchall() == [(kept.id, "")]
            assert database.execute("PRAGMA user_version").fetchall() == [(len(steps),)]

    def test_failed_migration_leaves_the_file_unchanged(self, results, path):
        kept = keep(results, finished())
        steps = (*results_schema.MIGRATIONS, ("DROP TABLE records", "ALTER TABLE nothing ADD COLUMN note TEXT"))
        with closing(sqlite3.connect(path, isolation_level=None)) as database, pytest.raises(sqlite3.OperationalError):
            results_schema.migrate(database, steps)
        assert all_results(results, "toy") == [kept]
        assert results.saved_record(kept.id) is not None

    def test_file_of_a_newer_program_is_refused_and_unchanged(self, results, path):
        keep(results, finished())
        with closing(sqlite3.connect(path)) as database:
            database.execute("PRAGMA user_version = 99")
        before = path.read_bytes()
        for query in (lambda: keep(results, finished(seed=2)), lambda: all_results(results, "toy")):
            with pytest.raises(ResultsError) as refused:
                query()
            assert refused.value.kind is ResultsErrorKind.NEWER
        assert path.read_bytes() == before
        assert results.renamed_files == []


def cut(data):
    return data[: len(data) // 2]


def replace_by_noise(data):
    """Replaces the second half of the pages by noise."""
    half = len(data) // 2
    return data[:half] + bytes((byte * 7 + 13) % 256 for byte in data[half:])


class TestDamage:
    @pytest.mark.parametrize("damage", [lambda _: b"no database at all" * 99, cut, replace_by_noise])
    def test_damaged_file_is_renamed_and_a_new_one_created(self, results, path, damage):
        for seed in range(6):
            keep(results, finished(seed=seed))
        path.write_bytes(damage(path.read_bytes()))
        before = path.read_bytes()
        all_results(results, "toy")
        kept = keep(results, finished(seed=50))
        assert all_results(results, "toy") == [kept]
        (aside,) = results.renamed_files
        assert (aside.parent, aside.name) == (path.parent, "results-damaged-1.sqlite")
        assert aside.read_bytes() == before

    def test_empty_file_is_renamed_and_reported(self, results, path):
        keep(results, finished())
        path.write_bytes(b"")
        assert results.games() == ()
        (aside,) = results.renamed_files
        assert (aside.name, aside.read_bytes()) == ("results-damaged-1.sqlite", b"")
        keep(results, finished())
        assert results.games() == ("toy",)
        assert len(results.renamed_files) == 1

    def test_new_file_appears_only_after_the_migration(self, results, path, monkeypatch):
        exists = []
        migrate = results_schema.migrate

        def watched_migrate(database):
            exists.append(path.exists())
            migrate(database)

        monkeypatch.setattr(results_schema, "migrate", watched_migrate)
        keep(results, finished())
        assert exists == [False]
        assert [file.name for file in sorted(path.parent.iterdir())] == ["results.lock", "results.sqlite"]

    def test_second_damaged_file_gets_another_name(self, results, path):
        for _ in range(2):
            keep(results, finished())
            path.write_bytes(b"rubbish" * 1000)
            keep(results, finished())
        assert [file.name for file in results.renamed_files] == ["results-damaged-1.sqlite", "results-damaged-2.sqlite"]

    @pytest.mark.parametrize("statement", ["DROP TABLE points", "DROP TABLE favourites"])
    def test_file_that_loses_a_table_is_renamed(self, results, path, statement):
        kept = keep(results, finished())
        execute(path, statement)
        read_all(results)
        assert len(results.renamed_files) == 1
        assert keep(results, finished()) == kept
        assert all_results(results, "toy") == [kept]

    @pytest.mark.parametrize(
        "table, what",
        [
            *((table, "not strict") for table in TABLES),
            *(("seats", what) for what in ("without types", "a column more", "a column less", "nothing", "view")),
        ],
    )
    def test_database_with_changed_tables_is_renamed(self, results, path, table, what):
        keep(results, finished())
        replace_table(path, table, what)
        again = ResultStore(path)
        assert read_all(again) == [[], {}, {}, ()]
        assert (len(again.renamed_files), again.damaged_copies) == (1, [])
        assert [each.id for each in (keep(again, finished()),)] == [each.id for each in all_results(again, "toy")]

    @pytest.mark.parametrize(
        "statement",
        [
            "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM games; END",
            "CREATE VIEW v AS SELECT * FROM games",
            "CREATE TABLE other (name TEXT)",
            "CREATE INDEX i ON seats (name)",
            "DROP INDEX games_by_end",
            "PRAGMA user_version = 4",
            "PRAGMA user_version = 0",
            "PRAGMA user_version = -1",
        ],
    )
    def test_database_with_another_schema_is_renamed(self, results, path, statement):
        keep(results, finished())
        execute(path, statement)
        again = ResultStore(path)
        assert again.games() == ()
        assert len(again.renamed_files) == 1
        keep(again, finished())
        assert again.games() == ("toy",)

    def test_database_of_another_program_is_renamed_unchanged(self, results, path):
        path.parent.mkdir()
        execute(path, "CREATE TABLE notes (text TEXT)")
        before = path.read_bytes()
        keep(results, finished())
        (aside,) = results.renamed_files
        assert aside.read_bytes() == before

    def test_file_that_sqlite_could_only_read_is_renamed(self, results, path):
        keep(results, finished())
        data = bytearray(path.read_bytes())
        data[18] = 20
        path.write_bytes(data)
        again = ResultStore(path)
        kept = keep(again, finished(seed=2))
        assert all_results(again, "toy") == [kept]
        assert len(again.renamed_files) == 1

    def test_index_without_rows_is_repaired(self, results, path):
        kept = keep(results, finished())
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            ((root,),) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_games_1'")
            ((size,),) = database.execute("PRAGMA page_size")
        data = bytearray(path.read_bytes())
        # An empty leaf of an index: no cells, and all of the page is free.
        data[(root - 1) * size : root * size] = bytes([10, 0, 0, 0, 0, *size.to_bytes(2, "big"), 0]).ljust(size, b"\0")
        path.write_bytes(data)
        again = ResultStore(path)
        assert again.saved_record(kept.id)
        assert all_results(again, "toy") == [kept]
        assert (again.renamed_files, len(again.damaged_copies)) == ([], 1)

    def test_statistics_tables_of_sqlite_are_accepted(self, results, path):
        kept = keep(results, finished())
        execute(path, "ANALYZE")
        again = ResultStore(path)
        assert all_results(again, "toy") == [kept]
        assert again.renamed_files == []

    def test_journal_of_a_deleted_file_is_not_applied_to_a_new_one(self, results, path):
        path.parent.mkdir()
        journals = [path.with_name(f"{path.name}{suffix}") for suffix in ("-journal", "-wal", "-shm")]
        for journal in journals:
            journal.write_bytes(b"rubbish")
        kept = keep(results, finished())
        assert all_results(results, "toy") == [kept]
        assert results.renamed_files == []
        assert [journal for journal in journals if journal.exists()] == []


class TestErrors:
    def test_store_is_refused_as_busy_while_another_program_writes(self, results, path):
        keep(results, finished())
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(ResultsError) as refused:
                keep(results, finished(seed=2))
            assert refused.value.kind is ResultsErrorKind.BUSY
            # Reading still works.
            assert len(all_results(results, "toy")) == 1
            other.execute("ROLLBACK")
        keep(results, finished(seed=2))
        assert len(all_results(results, "toy")) == 2

    def test_programs_that_write_at_the_same_time_store_each_result_once(self, results, path):
        code = (
            "import sys, time\n"
            "from pathlib import Path\n"
            "from haspelknecht_qt.core.results import ResultStore, ResultsError\n"
            "from tests.core.result_files import finished, keep\n"
            "results = ResultStore(Path(sys.argv[1]))\n"
            "for seed in range(int(sys.argv[2]), int(sys.argv[3])):\n"
            "    while True:\n"
            "        try:\n"
            "            keep(results, finished(seed=seed))\n"
            "            break\n"
            "        except ResultsError:\n"
            "            time.sleep(0.01)\n"
        )
        programs = [
            subprocess.Popen([sys.executable, "-c", code, path, first, last], cwd=ROOT)
            for first, last in (("0", "20"), ("10", "30"))
        ]
        assert [program.wait(60) for program in programs] == [0, 0]
        ids = [result.id for result in all_results(results, "toy")]
        assert sorted(ids) == sorted({match_id(finished(seed=seed)) for seed in range(30)})

    def test_folder_that_cannot_be_created_is_a_storage_error(self, tmp_path):
        (tmp_path / "data").touch()
        with pytest.raises(ResultsError) as refused:
            keep(ResultStore(tmp_path / "data" / "results.sqlite"), finished())
        assert refused.value.kind is ResultsErrorKind.STORAGE
        assert str(tmp_path) in str(refused.value)

    def test_folder_at_the_path_of_the_file_is_a_storage_error(self, results, path):
        path.mkdir(parents=True)
        with pytest.raises(ResultsError) as refused:
            keep(results, finished())
        assert refused.value.storage.kind is StorageErrorKind.DENIED
        assert path.is_dir()
        assert results.is_empty()

    @pytest.mark.parametrize(
        "code, failure",
        [
            (sqlite3.SQLITE_FULL, StorageErrorKind.FULL),
            (sqlite3.SQLITE_READONLY, StorageErrorKind.READ_ONLY),
            (sqlite3.SQLITE_IOERR, StorageErrorKind.OTHER),
        ],
    )
    def test_sqlite_error_becomes_a_storage_error(self, results, code, failure):
        error = sqlite3.OperationalError("in the database's words")
        error.sqlite_errorcode = code

        def fail(_database):
            raise error

        with pytest.raises(ResultsError) as refused:
            results.run_transaction(fail)
        assert refused.value.storage.kind is failure
        if failure is StorageErrorKind.OTHER:
            assert refused.value.storage.error == "in the database's words"
