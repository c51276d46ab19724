"""Results of toy games for tests, and the results file that contains them."""

import sqlite3
from contextlib import closing

import pytest

from haspelknecht_qt.core import record
from haspelknecht_qt.core.favourites import FavouriteStore
from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.puzzle_progress import PuzzleProgress
from haspelknecht_qt.core.result import points_by_item, result_of
from haspelknecht_qt.core.rng import ChanceMethod
from haspelknecht_qt.core.tournament_store import TournamentStore
from haspelknecht_qt.core.undo import UndoPolicy
from tests.core.playing import TOY, TOYS, play_at_random

ENDED = 1_760_000_000

TABLES = (
    "games",
    "seats",
    "points",
    "records",
    "forgotten",
    "mistakes",
    "puzzles",
    "puzzle_answers",
    "rounds",
    "seat_findings",
    "favourites",
    "tournaments",
    "begun_games",
)
"""Tables of the results file."""


def finished(seed=1, names=("Ada", "Émile"), players=(PERSON, "easy"), stream=7):
    """Returns a finished toy game."""
    setup = TOY.setup({"rounds": 3}, seed)
    seats = [
        Seat(name, colour, player) for name, colour, player in zip(names, ("madder", "woad"), players, strict=True)
    ]
    return play_at_random(Match(TOY, setup, seed, seats, UndoPolicy.FREE, ChanceMethod.PLY), stream=stream)


def keep(results, match, ended=ENDED, seconds=60, instead_of="", tournament_game=None, assisted=()):
    """Stores a match's result and returns it."""
    result = result_of(match, ended, seconds, tournament_game, assisted)
    results.store(result, points_by_item(match), record.dumps(match), instead_of=instead_of)
    return result


def all_results(results, game):
    """Returns all results of a game, the newest first."""
    return results.list_results(game, results.list_row_numbers(game))


def execute(path, *statements):
    """Changes the file as another program could."""
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


def replace_table(path, table, what):
    """Replaces a table by one that the program did not create."""
    with closing(sqlite3.connect(path)) as database, database:
        ((sql,),) = database.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,))
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
        database.execute("PRAGMA legacy_alter_table = ON")
        if what == "a column more":
            database.execute(f"ALTER TABLE {table} ADD COLUMN note TEXT")
            return
        rows = database.execute(f"SELECT * FROM {table}").fetchall()
        database.execute(f"DROP TABLE {table}")
        if what == "nothing":
            return
        if what == "view":
            database.execute(f"CREATE VIEW {table} AS SELECT " + ", ".join(f"NULL AS {column}" for column in columns))
            return
        if what == "not strict":
            database.execute(sql.replace("STRICT, WITHOUT ROWID", "WITHOUT ROWID").replace("STRICT", ""))
        else:
            columns = columns[: -1 if what == "a column less" else None]
            database.execute(f"CREATE TABLE {table} ({', '.join(columns)})")
        marks = ", ".join("?" for _ in columns)
        database.executemany(f"INSERT INTO {table} VALUES ({marks})", [row[: len(columns)] for row in rows])


def read_all(results):
    """Reads everything that the window reads."""
    favourites = FavouriteStore(results, ["toy"], pytest.fail).all
    TournamentStore(results).load_tournament_to_continue(TOYS)
    PuzzleProgress(results).built_in_results("toy")
    PuzzleProgress(results).mistake_puzzles("toy")
    PuzzleProgress(results).mistake_sources("toy")
    PuzzleProgress(results).history()
    numbers = results.list_row_numbers("toy")
    results.findings("toy", "Ada", numbers)
    results.persons_with_findings("toy", numbers)
    return [all_results(results, "toy"), results.points("toy"), results.averages("toy", None), favourites]


def contents(path):
    """Returns the rows of every table as a set; texts as bytes, because they may not be UTF-8."""
    with closing(sqlite3.connect(path)) as database:
        database.text_factory = bytes
        return {
            table: set(database.execute(f"SELECT * FROM {table}").fetchall()) for table in (*TABLES, "sqlite_sequence")
        }
