"""Defects of a results file: rows that this program would never store.

Other programs may have written the file. STRICT tables have no values of wrong types, unless the file's bytes were
changed. But the values may be wrong: negative places, text that is not UTF-8, or a game without seats.
"""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from typing import Any, TypeAlias

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import MAX_SEAT_TEXT_LENGTH, Seat
from haspelknecht_qt.core.glicko import MAX_DEVIATION
from haspelknecht_qt.core.record import MAX_RECORD_SIZE
from haspelknecht_qt.core.result import FORGOTTEN_NAME, LATEST_END
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.strict_json import JsonValue, parse
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.core.tournament import MAX_GAMES, MIN_GAMES, POINTS_LIMIT, read_game_results
from haspelknecht_qt.core.validation import UntrustedValue

MOVE_COUNT_LIMIT = MAX_RECORD_SIZE
"""Maximum number of moves: the maximum size of a record in bytes, because each move takes more than one byte."""
SECONDS_LIMIT = 10**9
"""Maximum duration of a match, in seconds."""
ID_LENGTH = 64
"""Maximum length of an id: the digits of SHA-256."""
NUMBER_LIMIT = 1 << 53
"""Maximum row number. It is far below SQLite's own maximum, because SQLite adds no row after one with that number."""
LOSS_LIMIT = 1e6
"""Maximum loss of a decision, in points."""
PERIOD_LIMIT = 1000
"""Maximum of each number of a period (`Game.period`)."""
FINDING_LIMIT = 1e9
"""Maximum sum of points, or of squared points, of a finding (`seat_findings.SeatFinding`)."""
STAGE_LIMIT = 100
"""Maximum value of `MistakePuzzle.stage`, the number of right answers in a row."""
RATING_LIMIT = 5000.0
"""Maximum absolute value of a rating (`glicko.GlickoRating`).

No sequence of answers leads there. Far higher ratings differ so much from a puzzle's that Glicko-2 divides by 0.
"""
MIN_VOLATILITY = 1e-6
"""Minimum volatility of a rating. A player's stays near 0.06. Glicko-2 needs the logarithm of its square."""

RowKey: TypeAlias = tuple[Any, ...]


@frozen
class Deletion:
    """An SQL statement that deletes a damaged row, with its parameters."""

    statement: str
    key: RowKey = ()


def find_defects(database: sqlite3.Connection, *, all_points: bool) -> list[Deletion]:
    """Finds damaged rows, and returns a deletion for each. Raises the errors of sqlite3.

    Without `all_points`, the table of points is left out, because it is by far the largest. In any case, points are
    checked when they are read, and records when they are opened.
    """
    finders = [_game_defects, _assisted_seat_defects, _finding_defects, _round_defects, _row_defects]
    finders += [_begun_game_defects, _counter_defects]
    finders += [_point_defects] if all_points else []
    with _texts_as_bytes(database):
        return [deletion for find in finders for deletion in find(database)]


def is_valid_points(seat: object, item: object, points: object) -> bool:
    """Whether a row of points is valid: the number of a seat, an item of the score, and the points."""
    return (
        type(seat) is int
        and 0 <= seat < len(COLOURS)
        and type(item) is str
        and type(points) is int
        and abs(points) <= POINTS_LIMIT
    )


@contextmanager
def _texts_as_bytes(database: sqlite3.Connection) -> Iterator[None]:
    """Context in which texts are read as bytes, so that invalid UTF-8 raises an error only where it is decoded."""
    before, database.text_factory = database.text_factory, bytes
    try:
        yield
    finally:
        database.text_factory = before


def _is_accepted_by(check: Callable[..., object], *values: object) -> bool:
    """Whether `check` accepts these values: it neither returns False nor raises an error."""
    try:
        return check(*values) is not False
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return False


def _decode(found: object, most: int = MAX_SEAT_TEXT_LENGTH, least: int = 1) -> str:
    """Decodes bytes to a text of one line with `least` to `most` characters. Raises ValueError for anything else."""
    text = _decode_text(found, most)
    if len(text) < least or sanitize(text) != text:
        raise ValueError(f"{text!r} is no text on one line")
    return text


def _decode_text(found: object, most: int = MAX_RECORD_SIZE) -> str:
    """Decodes bytes to a text of at most `most` characters. Raises ValueError for anything else."""
    if not isinstance(found, bytes) or len(found) > 4 * most:
        raise ValueError("no text, or one that is too long")
    text = found.decode()
    if len(text) > most:
        raise ValueError(f"the text has {len(text)} characters, allowed are {most}")
    return text


def _decode_json(found: object) -> JsonValue:
    return parse(_decode_text(found), "results")


def _check_whole_number(found: object, least: int, most: int) -> int:
    if type(found) is not int or not least <= found <= most:
        raise ValueError(f"{found!r} is no whole number from {least} to {most}")
    return found


def _game_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    limits = {"latest": LATEST_END, "moves": MOVE_COUNT_LIMIT, "seconds": SECONDS_LIMIT, "points": POINTS_LIMIT}
    limits |= {"seats": len(COLOURS), "length": ID_LENGTH}
    numbers = {number for (number,) in database.execute(_DAMAGED_GAMES, limits)}
    numbers |= {number for (number,) in database.execute(_DAMAGED_SEATS, limits)}
    for statement, same, check in (
        ("SELECT DISTINCT game FROM games", "SELECT number FROM games WHERE game IS CAST(? AS TEXT)", _decode),
        ("SELECT DISTINCT options FROM games", _SAME_OPTIONS_QUERY, _are_valid_options),
        ("SELECT DISTINCT name, colour, player FROM seats", _SAME_SEAT_QUERY, _check_seat),
    ):
        for values in database.execute(statement).fetchall():
            if not _is_accepted_by(check, *values):
                numbers |= {number for (number,) in database.execute(same, values)}
    # Rows with a number above those of all games are deleted: a new game with this number would get these rows.
    for table in ("seats", "assisted_seats", "seat_findings", "points", "records", "rounds"):
        orphans = f"FROM {table} WHERE number > (SELECT IFNULL(MAX(number), 0) FROM games)"  # noqa: S608 - names above
        if database.execute(f"SELECT 1 {orphans} LIMIT 1").fetchone():
            yield Deletion(f"DELETE {orphans}")
    for number in sorted(numbers):
        yield Deletion("DELETE FROM games WHERE number = ?", (number,))
        # Seats are deleted separately, because the row of their game may be missing.
        yield Deletion("DELETE FROM seats WHERE number = ?", (number,))


_DAMAGED_GAMES = """
    SELECT number FROM games
    WHERE typeof(id) <> 'text' OR length(id) <> :length OR id GLOB '*[^0-9a-f]*' OR typeof(game) <> 'text'
        OR typeof(ended) <> 'integer' OR ended NOT BETWEEN 0 AND :latest
        OR typeof(moves) <> 'integer' OR moves NOT BETWEEN 0 AND :moves
        OR (typeof(seconds) <> 'null' AND (typeof(seconds) <> 'integer' OR seconds NOT BETWEEN 0 AND :seconds))
        OR typeof(options) <> 'text' OR NOT EXISTS (SELECT 1 FROM seats WHERE seats.number = games.number)
"""
_DAMAGED_SEATS = """
    SELECT number FROM seats GROUP BY number
    HAVING COUNT(*) > :seats OR MIN(seat) <> 0 OR MAX(seat) <> COUNT(*) - 1
        OR MIN(place) <> 1 OR MAX(place) > COUNT(*) OR MIN(points) < -:points OR MAX(points) > :points
        OR SUM(typeof(seat) = 'integer' AND typeof(place) = 'integer' AND typeof(points) = 'integer') <> COUNT(*)
"""
_SAME_OPTIONS_QUERY = "SELECT number FROM games WHERE options IS CAST(? AS TEXT)"
_SAME_SEAT_QUERY = """
    SELECT number FROM seats
    WHERE name IS CAST(? AS TEXT) AND colour IS CAST(? AS TEXT) AND player IS CAST(? AS TEXT)
"""


def _are_valid_options(options: object) -> bool:
    found = UntrustedValue(_decode_json(options)).as_object()
    return all(isinstance(value, str | bool) for value in found.values())


def _check_seat(name: object, colour: object, player: object) -> None:
    seat_name, known_colour = _decode(name, least=0), UntrustedValue(_decode(colour)).one_of(COLOURS)
    Seat(known_colour if seat_name == FORGOTTEN_NAME else seat_name, known_colour, _decode(player))


def _point_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    for number, seat, item, points in database.execute("SELECT number, seat, item, points FROM points").fetchall():
        text = _decode(item) if _is_accepted_by(_decode, item) else None
        if not is_valid_points(seat, text, points):
            yield Deletion(
                "DELETE FROM points WHERE number IS ? AND seat IS ? AND item IS CAST(? AS TEXT)", (number, seat, item)
            )


def _assisted_seat_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    """Finds rows of seats that do not exist."""
    for key in database.execute(
        "SELECT number, seat FROM assisted_seats AS assisted WHERE NOT EXISTS"
        " (SELECT 1 FROM seats WHERE seats.number = assisted.number AND seats.seat = assisted.seat)"
    ).fetchall():
        yield Deletion("DELETE FROM assisted_seats WHERE number IS ? AND seat IS ?", key)


def _finding_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    """Finds damaged findings, and findings about seats that do not exist."""
    seats = set(database.execute("SELECT number, seat FROM seats").fetchall())
    for number, seat, period, part, kind, *values in database.execute(
        "SELECT number, seat, period, part, kind, count, points, squares FROM seat_findings"
    ).fetchall():
        if (number, seat) not in seats or not _is_accepted_by(_check_finding, period, part, kind, *values):
            yield Deletion(
                "DELETE FROM seat_findings WHERE number IS ? AND seat IS ? AND period IS ? AND part IS ?"
                " AND kind IS CAST(? AS TEXT)",
                (number, seat, period, part, kind),
            )


def _check_finding(period: object, part: object, kind: object, count: object, points: object, squares: object) -> bool:
    _check_whole_number(period, 0, PERIOD_LIMIT)
    _check_whole_number(part, 0, PERIOD_LIMIT)
    _decode(kind, least=0)
    _check_whole_number(count, 1, MOVE_COUNT_LIMIT)
    return (
        isinstance(points, float)
        and isinstance(squares, float)
        and abs(points) <= FINDING_LIMIT
        and 0.0 <= squares <= FINDING_LIMIT
    )


def _round_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    """Finds invalid rounds, and games whose number of seats differs from that of the tournament's first game."""
    query = (
        "SELECT number, tournament, round, rounds, (SELECT COUNT(*) FROM seats WHERE seats.number = rounds.number)"
        " FROM rounds ORDER BY round, number"
    )
    seats: dict[object, int] = {}
    for number, tournament, round_, rounds, count in database.execute(query).fetchall():
        if (
            not _is_accepted_by(_check_round, tournament, round_, rounds)
            or seats.setdefault(tournament, count) != count
        ):
            yield Deletion("DELETE FROM rounds WHERE number = ?", (number,))


def _check_round(tournament: object, number: object, games: object) -> None:
    _decode(tournament, ID_LENGTH)
    _check_whole_number(number, 1, _check_whole_number(games, MIN_GAMES, MAX_GAMES))


def _check_mistake_puzzle(
    id_: object, game: object, person: object, made: object, code: object, loss: object, stage: object, due: object
) -> bool:
    _decode(id_, ID_LENGTH)
    _decode(game)
    _decode(person)
    _decode(code, MAX_RECORD_SIZE)
    _check_whole_number(made, 0, LATEST_END)
    _check_whole_number(stage, 0, STAGE_LIMIT)
    _check_whole_number(due, 1, date.max.toordinal())
    return isinstance(loss, float) and abs(loss) <= LOSS_LIMIT


def _check_puzzle(game: object, name: object, solved: object) -> None:
    _decode(game)
    _decode(name)
    _check_whole_number(solved, 0, 1)


def _check_puzzle_answer(
    number: object, game: object, name: object, day: object, solved: object, daily: object, *ratings: object
) -> bool:
    _check_whole_number(number, 0, NUMBER_LIMIT)
    _check_puzzle(game, name, solved)
    _check_whole_number(day, 1, date.max.toordinal())
    _check_whole_number(daily, 0, 1)
    if all(each is None for each in ratings):
        return True
    _, deviation, volatility, _, puzzle_deviation = map(_check_rating_number, ratings)
    return 0 < deviation <= MAX_DEVIATION and MIN_VOLATILITY <= volatility < 1 and 0 < puzzle_deviation <= MAX_DEVIATION


def _check_rating_number(found: object) -> float:
    if not isinstance(found, float) or not abs(found) <= RATING_LIMIT:
        raise ValueError(f"{found!r} is no number of a rating")
    return found


def _check_favourite(number: object, folded: object, name: object, game: object, choices: object) -> bool:
    _check_whole_number(number, 0, NUMBER_LIMIT)
    _decode(game)
    UntrustedValue(_decode_json(choices)).as_object()
    found = _decode(name)
    return " ".join(found.split()) == found and _decode(folded, 3 * MAX_SEAT_TEXT_LENGTH) == found.casefold()


def _begun_game_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    begun_rounds: defaultdict[object, set[object]] = defaultdict(set)
    for rowid, number, round_, seed in database.execute(
        "SELECT rowid, number, round, seed FROM begun_games"
    ).fetchall():
        if not _is_accepted_by(_check_begun_game, round_, seed):
            yield Deletion("DELETE FROM begun_games WHERE rowid = ?", (rowid,))
        else:
            begun_rounds[number].add(round_)
    for number, begun in begun_rounds.items():
        if begun != set(range(len(begun))):
            # Games begin one after the other, so all games after a gap are deleted.
            last = next(round_ for round_ in range(len(begun)) if round_ not in begun)
            yield Deletion("DELETE FROM begun_games WHERE number = ? AND round > ?", (number, last))


def _check_tournament(number: object, id_: object, first: object, games: object, earlier: object) -> None:
    _check_whole_number(number, 0, NUMBER_LIMIT)
    _decode(id_, ID_LENGTH)
    _decode_text(first)
    _check_whole_number(games, MIN_GAMES, MAX_GAMES)
    ended = UntrustedValue(_decode_json(earlier))
    people = {len(game["places"].array(1, len(COLOURS))) for game in ended.array(0, MAX_GAMES)}
    for count in people:
        read_game_results(ended, count)


def _check_begun_game(round_: object, seed: object) -> None:
    _check_whole_number(round_, 0, MAX_GAMES - 1)
    text = _decode(seed, len(str(SEED_LIMIT)))
    if text != str(_check_whole_number(int(text), 0, SEED_LIMIT - 1)):
        raise ValueError(f"{text!r} is written otherwise")


_CHECKED_TABLES: Sequence[tuple[str, str, str, Callable[..., object]]] = (
    ("mistakes", "id, game, person, made, code, loss, stage, due", "id IS CAST(? AS TEXT)", _check_mistake_puzzle),
    ("puzzles", "game, name, solved", "game IS CAST(? AS TEXT) AND name IS CAST(? AS TEXT)", _check_puzzle),
    (
        "puzzle_answers",
        "number, game, name, day, solved, daily, rating, deviation, volatility, puzzle_rating, puzzle_deviation",
        "number = ?",
        _check_puzzle_answer,
    ),
    ("favourites", "number, folded, name, game, choices", "number = ?", _check_favourite),
    ("tournaments", "number, id, first, games, earlier", "number = ?", _check_tournament),
)
"""Tables checked row by row: name, columns, SQL condition that selects a row by its first columns, and check."""


def _row_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    for table, columns, condition, check in _CHECKED_TABLES:
        for row in database.execute(f"SELECT {columns} FROM {table}").fetchall():  # noqa: S608 - names above
            if not _is_accepted_by(check, *row):
                yield Deletion(f"DELETE FROM {table} WHERE {condition}", row[: condition.count("?")])  # noqa: S608


def _counter_defects(database: sqlite3.Connection) -> Iterable[Deletion]:
    """Finds row counters of SQLite that are invalid, or too high for further rows."""
    wrong = "FROM sqlite_sequence WHERE typeof(seq) <> 'integer' OR seq NOT BETWEEN 0 AND ?"
    if database.execute(f"SELECT 1 {wrong}", (NUMBER_LIMIT,)).fetchone():
        yield Deletion(f"DELETE {wrong}", (NUMBER_LIMIT,))
