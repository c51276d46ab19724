"""Untrusted results files: valid files with changed bytes, values, rows or tables."""

from __future__ import annotations

import json
import sqlite3
import tempfile
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.core import record
from haspelknecht_qt.core.favourites import Favourite, FavouriteStore
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.puzzle_progress import PuzzleProgress, mistake_puzzle
from haspelknecht_qt.core.result import Result, points_by_item, result_of
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.tournament import PlayedTournament
from haspelknecht_qt.core.tournament_store import TournamentStore
from tests.fuzz.damaging import STRANGE, WORDS, junk
from tests.ui.any_game import play

TODAY = 740_000
ENDED = 1_760_000_000
PAGE = 512
"""Size of a page in bytes: the minimum, which makes small files."""

LOOSE = ("STRICT, WITHOUT ROWID", "WITHOUT ROWID"), (" STRICT", ""), ("NOT NULL", ""), ("UNIQUE", "")
"""Changes of the tables' definitions that allow every value."""

VALUES = (
    None,
    0,
    -1,
    1,
    2,
    7,
    2**31,
    2**53,
    2**63 - 1,
    -(2**63),
    0.5,
    1e308,
    float("inf"),
    "",
    " ",
    "None",
    "[",
    "{}",
    "[]",
    "7",
    '{"a": null}',
    '[{"points": [1], "places": [1]}]',
    "[" * 1100,
    '{"a":' * 1100,
    "a" * 101,
    "a\nb",
    "\u202e",
    "0" * 64,
    b"",
    b"\xff\xfe",
    b"x\x9c\x03\x00\x00\x00\x00\x01",
    *STRANGE,
    *(word for word in WORDS if len(word) < 100 and word.isprintable()),
)
"""Values that the program would not store, and some that it could store."""

STATEMENTS = (
    "CREATE TRIGGER t AFTER INSERT ON games BEGIN DELETE FROM seats; END",
    "CREATE TRIGGER t BEFORE DELETE ON games BEGIN SELECT RAISE(ABORT, 'no'); END",
    "CREATE VIEW v AS SELECT * FROM games",
    "CREATE TABLE other (a)",
    "CREATE INDEX i ON seats (name)",
    "DROP INDEX games_by_end",
    "ANALYZE",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 3",
    "PRAGMA user_version = -7",
    "PRAGMA user_version = 99",
)


@cache
def whole_matches() -> dict[str, AnyMatch]:
    """A finished match of every game."""
    return {name: play(name, "pb") for name in GAME_NAMES}


@cache
def new_matches() -> tuple[AnyMatch, ...]:
    """Finished matches that no results file has."""
    return tuple(play(name, "pb", seed=6, names=("Grete", "Henrik")) for name in GAME_NAMES)


@cache
def sound_database() -> bytes:
    """A results file with rows in every table, as bytes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results.sqlite"
        results = ResultStore(path)
        for place, (name, match) in enumerate(whole_matches().items()):
            keep(results, match, ENDED + place)
            tournament = PlayedTournament.begin(play(name, "pp", 0), 3)
            TournamentStore(results).store(tournament)
            ended = play_to_end(tournament.next_match(5)[1])
            results.store(
                result_of(ended, ENDED + 9, 60, tournament.tournament_game_of(tournament.first_match)),
                points_by_item(ended),
                record.dumps(ended),
            )
            TournamentStore(results).store(tournament.next_match(6)[0])
            FavouriteStore(results, GAME_NAMES, print).add(Favourite(name, f"My {name}", {"count": 3}))
            ply = next(entry.ply for entry in match.entries[20:] if entry.actor == 0)
            PuzzleProgress(results).store_mistake_puzzles([mistake_puzzle(match, ply, 3.0, ENDED, TODAY)])
            PuzzleProgress(results).answer_built_in_puzzle(name, "one", TODAY, GlickoRating(), right=bool(place))
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute("INSERT INTO forgotten VALUES (?)", ("f" * 64,))
            database.execute(f"PRAGMA page_size = {PAGE}")
            database.execute("VACUUM")
        return path.read_bytes()


def play_to_end(match: AnyMatch) -> AnyMatch:
    """Plays at random to the end."""
    while not match.is_over:
        match.play(match.game.legal_moves(match.state)[0])
    return match


def keep(results: ResultStore, match: AnyMatch, ended: int) -> Result:
    """Stores the result of a match."""
    result = result_of(match, ended, 60)
    results.store(result, points_by_item(match), record.dumps(match))
    return result


@st.composite
def damaged_databases(draw) -> bytes:
    """Returns a results file with changed bytes, or one that SQL statements have changed."""
    data = bytearray(sound_database())
    if draw(st.integers(0, 3)):
        data = bytearray(_changed_rows(draw, bytes(data)))
    else:
        _change_bytes(draw, data)
    return bytes(data)


def _change_bytes(draw, data: bytearray) -> None:
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, len(data) - 1) | st.integers(0, 99))
        length = draw(st.sampled_from([1, 2, 8, PAGE, 10 * PAGE]))
        match draw(st.integers(0, 5)):
            case 0 | 1:
                data[at : at + 1] = bytes([draw(st.integers(0, 255))])
            case 2:
                data[at : at + length] = bytes(len(data[at : at + length]))
            case 3:
                other = draw(st.integers(0, len(data) // PAGE - 1)) * PAGE
                page = at // PAGE * PAGE
                data[page : page + PAGE], data[other : other + PAGE] = (
                    data[other : other + PAGE],
                    data[page : page + PAGE],
                )
            case 4:
                del data[max(1, at) : at + length]
            case _ if draw(st.booleans()):
                del data[max(PAGE, at) :]
            case _:
                data += bytes(length)
        if len(data) < PAGE:
            break


def _changed_rows(draw, data: bytes) -> bytes:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        database.deserialize(data)
        database.execute("PRAGMA foreign_keys = OFF")
        is_loose, stays_loose = draw(st.booleans()), draw(st.integers(0, 3)) == 0
        before = database.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall()
        if is_loose:
            _redefine(database, {name: _loosened(sql) for name, sql in before})
            data = database.serialize()
            database.deserialize(data)
        for _ in range(draw(st.integers(1, 3))):
            with suppress(sqlite3.Error, OverflowError):
                _change_row(draw, database)
        if is_loose and not stays_loose:
            _redefine(database, dict(before))
        if draw(st.integers(0, 9)) == 0:
            with suppress(sqlite3.Error):
                database.execute(draw(st.sampled_from(STATEMENTS)))
        return database.serialize()


def _loosened(sql: str) -> str:
    for found, instead in LOOSE:
        sql = sql.replace(found, instead)
    return sql


def _redefine(database: sqlite3.Connection, definitions: dict[str, str]) -> None:
    """Changes the definitions of tables but not their rows, which no correct program does."""
    database.execute("PRAGMA writable_schema = ON")
    for name, sql in definitions.items():
        database.execute("UPDATE sqlite_schema SET sql = ? WHERE name = ? AND type = 'table'", (sql, name))
    database.execute("PRAGMA writable_schema = RESET")


def _change_row(draw, database: sqlite3.Connection) -> None:
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
    table = draw(st.sampled_from(tables))
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    column = draw(st.sampled_from(columns))
    rows = database.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall()
    if not rows:
        return
    row = draw(st.sampled_from(rows))
    where = " AND ".join(f"{each} IS ?" for each in columns)
    match draw(st.integers(0, 7)):
        case 0:
            database.execute(f"DELETE FROM {table} WHERE {where}", row)
        case 1:
            database.execute(f"DELETE FROM {table}")
        case 2:
            changed = dict(zip(columns, row, strict=True)) | {column: draw(_values(rows, columns.index(column)))}
            marks = ", ".join("?" for _ in columns)
            database.execute(f"INSERT INTO {table} VALUES ({marks})", tuple(changed.values()))
        case 3:
            database.execute(f"UPDATE {table} SET {column} = ?", (draw(_values(rows, columns.index(column))),))
        case 4 if draw(st.integers(0, 4)) == 0:
            database.execute(
                draw(st.sampled_from([f"DROP TABLE {table}", f"ALTER TABLE {table} RENAME COLUMN {column} TO a"]))
            )
        case _:
            value = draw(_values(rows, columns.index(column)))
            database.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (value, *row))


def _values(rows: list[tuple[Any, ...]], column: int) -> st.SearchStrategy[Any]:
    """Returns strange values, values of other columns, and values close to the present ones."""
    near = [row[column] + step for row in rows for step in (-1, 1) if isinstance(row[column], int)]
    known = [value for row in rows for value in row]
    return (
        st.sampled_from(VALUES)
        | st.sampled_from(near or known)
        | st.sampled_from(known)
        | st.text(max_size=5).filter(lambda text: text.isprintable())
        | st.binary(max_size=9)
        | junk.map(json.dumps)
    )
