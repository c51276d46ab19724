"""The tables that results are kept in, and how an older file becomes one of today's.

The number of a file's schema is its `PRAGMA user_version`: 0 is a file without tables, and step n of MIGRATIONS makes a file of schema n + 1 of one of
schema n. What has been published is never changed here; the next schema is one more step.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

_FIRST = (
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
"""Games, their seats, the seats' points by items of the score, and the records (zlib over UTF-8), apart from what lists are made of."""

_SECOND = ("CREATE TABLE forgotten (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID",)
"""The ids of games that were deleted with a person: an automatic save, or a file that is opened, does not bring them back."""

_THIRD = (
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
"""Mistakes that come back as exercises (`exercises.OwnPuzzle`), and which of the program's own puzzles were solved (1) or missed (0)."""

_FOURTH = (
    """CREATE TABLE rounds (
        number INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
        tournament TEXT NOT NULL,
        round INTEGER NOT NULL,
        rounds INTEGER NOT NULL
    ) STRICT""",
)
"""The games that were part of a tournament (`result.Round`)."""

MIGRATIONS = (_FIRST, _SECOND, _THIRD, _FOURTH)
"""Each step as its statements, in order."""


class NewerSchema(Exception):
    """A file was written by a newer program."""


def migrate(connection: sqlite3.Connection, steps: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Brings a file to the newest schema, wholly or not at all. `connection` begins no transactions by itself.

    Raises NewerSchema, and what sqlite3 raises.
    """
    if _version(connection, steps) == len(steps):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Another program may just have done it.
        for step in steps[_version(connection, steps) :]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _version(connection: sqlite3.Connection, steps: Sequence[Sequence[str]]) -> int:
    ((found,),) = connection.execute("PRAGMA user_version")
    if not 0 <= found <= len(steps):
        raise NewerSchema
    return int(found)
