"""Tables of the results file, and the migration of older files.

The schema number of a file is its `PRAGMA user_version`. Schema 0 is a file without tables. Step n of MIGRATIONS,
counted from 0, turns schema n into schema n + 1. Published steps never change; the next schema is one more step.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from functools import cache
from pathlib import Path

from haspelknecht_qt.core.storage import remove_leftovers

_SCHEMA_1 = (
    """CREATE TABLE games (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        game TEXT NOT NULL,
        ended INTEGER NOT NULL,
        moves INTEGER NOT NULL,
        seconds INTEGER,
        options TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE seats (
        number INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        player TEXT NOT NULL,
        points INTEGER NOT NULL,
        place INTEGER NOT NULL,
        PRIMARY KEY (number, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE points (
        number INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        item TEXT NOT NULL,
        points INTEGER NOT NULL,
        PRIMARY KEY (number, seat, item)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE records (
        number INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        packed BLOB NOT NULL
    ) STRICT""",
    "CREATE INDEX games_by_end ON games (game, ended)",
)
"""Tables of games, seats, points by score item, and records (compressed text).

Records have their own table, so that listing results need not read them.
"""

_SCHEMA_2 = ("CREATE TABLE forgotten (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",)
"""Table of ids of results deleted with a person's data. No autosave and no opened file can add such a result again."""

_SCHEMA_3 = (
    """CREATE TABLE mistakes (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        person TEXT NOT NULL,
        made INTEGER NOT NULL,
        code TEXT NOT NULL,
        loss REAL NOT NULL,
        stage INTEGER NOT NULL,
        due INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE puzzles (
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        solved INTEGER NOT NULL,
        PRIMARY KEY (game, name)
    ) STRICT, WITHOUT ROWID""",
)
"""Tables of puzzles from mistakes (`puzzle_progress.MistakePuzzle`) and of attempted built-in puzzles.

In `puzzles`, `solved` is 1, or 0 if the puzzle was missed.
"""

_SCHEMA_4 = (
    """CREATE TABLE rounds (
        number INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        rounds INTEGER NOT NULL
    ) STRICT""",
)
"""Table of the games that were part of a tournament (`result.TournamentGame`)."""

_SCHEMA_5 = (
    """CREATE TABLE favourites (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        folded TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        game TEXT NOT NULL,
        choices TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE tournaments (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        first TEXT NOT NULL,
        games INTEGER NOT NULL,
        earlier TEXT NOT NULL
    ) STRICT""",
    """CREATE TABLE begun_games (
        number INTEGER NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        round INTEGER NOT NULL,
        seed TEXT NOT NULL,
        PRIMARY KEY (number, round, seed)
    ) STRICT""",
)
"""Tables of favourites (`favourites.Favourite`), of tournaments that are being played, and of their begun games.

The results of a tournament's games are in `rounds`. Results that an earlier version of the program stored elsewhere are
in `earlier`.
"""

_SCHEMA_6 = (
    """CREATE TABLE assisted_seats (
        number INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        PRIMARY KEY (number, seat)
    ) STRICT, WITHOUT ROWID""",
    """CREATE TABLE puzzle_answers (
        number INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        name TEXT NOT NULL,
        day INTEGER NOT NULL,
        solved INTEGER NOT NULL,
        daily INTEGER NOT NULL,
        rating REAL,
        deviation REAL,
        volatility REAL,
        puzzle_rating REAL,
        puzzle_deviation REAL
    ) STRICT""",
)
"""Tables of assisted seats and of answers to puzzles.

An assisted seat is a seat that the coach or a hint helped (`result.SeatResult.is_assisted`).
An answer to a puzzle has its day and ratings (`puzzle_history.PuzzleAnswer`). Puzzles that were answered before this
table existed stay in `puzzles`. Their days and first tries are unknown.
"""

_SCHEMA_7 = (
    """CREATE TABLE seat_findings (
        number INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        period INTEGER NOT NULL,
        part INTEGER NOT NULL,
        kind TEXT NOT NULL,
        count INTEGER NOT NULL,
        points REAL NOT NULL,
        squares REAL NOT NULL,
        PRIMARY KEY (number, seat, period, part, kind)
    ) STRICT, WITHOUT ROWID""",
)
"""Table of findings about draws and decisions (`seat_findings.SeatFinding`)."""

MIGRATIONS = (_SCHEMA_1, _SCHEMA_2, _SCHEMA_3, _SCHEMA_4, _SCHEMA_5, _SCHEMA_6, _SCHEMA_7)
"""SQL statements of each migration step, in order."""

_WRITE_VERSION_OFFSET = 18
"""Offset of the format version in an SQLite file, in bytes. Only programs that know this version may write the file."""
_LAST_WRITE_VERSION = 2
_STATISTICS_TABLES = ("sqlite_stat1", "sqlite_stat4")
"""Tables that SQLite adds for the statement ANALYZE, which the user may have run. They are harmless."""


class NewerSchemaError(Exception):
    """The file was written by a newer program."""


def has_own_tables(connection: sqlite3.Connection) -> bool:
    """Whether a file has exactly the tables that this program or an earlier version created.

    Other tables, columns without types, triggers and views are not its own. Raises NewerSchemaError and sqlite3.Error.
    """
    ((version,),) = connection.execute("PRAGMA user_version")
    if version > len(MIGRATIONS):
        raise NewerSchemaError
    return version >= 0 and _read_schema(connection) == _schema_of(version)


def is_writable(path: Path) -> bool:
    """Whether SQLite can write this file. Files of later format versions are read-only. Raises OSError."""
    with path.open("rb") as file:
        versions = file.read(_WRITE_VERSION_OFFSET + 1)[_WRITE_VERSION_OFFSET:]
    return versions <= bytes([_LAST_WRITE_VERSION])


@cache
def _schema_of(version: int) -> frozenset[tuple[str | None, ...]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for step in MIGRATIONS[:version]:
            for statement in step:
                database.execute(statement)
        return _read_schema(database)


def _read_schema(connection: sqlite3.Connection) -> frozenset[tuple[str | None, ...]]:
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema")
    return frozenset(row for row in rows if row[1] not in _STATISTICS_TABLES)


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Migrates a file to the newest schema, in one transaction. Raises NewerSchemaError and sqlite3.Error.

    `connection` must not begin transactions by itself (`isolation_level=None`).
    """
    if _schema_version(connection, steps) == len(steps):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # The version is read again, because another program may just have migrated the file.
        for step in steps[_schema_version(connection, steps) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def create_file(path: Path) -> None:
    """Creates or replaces a file, with the tables of the newest schema. Raises OSError and sqlite3.Error.

    The tables are written to a temporary file, which is then renamed.
    """
    remove_leftovers(path)
    new = path.with_name(f".{path.stem}-{os.urandom(4).hex()}.tmp")
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as database:
            migrate(database)
        for journal in journals(path):
            # The old file's journal is deleted, because SQLite would apply it to the new file.
            journal.unlink(missing_ok=True)
        new.replace(path)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise


def journals(path: Path) -> list[Path]:
    """Returns the files beside a database in which SQLite may have its latest changes. They need not exist."""
    return [Path(f"{path}{suffix}") for suffix in ("-journal", "-wal", "-shm")]


def _schema_version(connection: sqlite3.Connection, steps: Sequence[Sequence[str]]) -> int:
    ((found,),) = connection.execute("PRAGMA user_version")
    if not 0 <= found <= len(steps):
        raise NewerSchemaError
    return int(found)
