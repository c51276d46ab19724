"""Rows of the results database: writing and deleting results, and reading results, points and averages."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Mapping, Sequence

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.result import FORGOTTEN_NAME, Result, SeatResult, TournamentGame
from haspelknecht_qt.core.results_defects import is_valid_points
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue


def insert(database: sqlite3.Connection, result: Result, points: Sequence[Mapping[str, int]], packed: bytes) -> None:
    """Adds a result, its points by seat and its packed record, unless it is stored or was deleted with a person."""
    options = json.dumps(dict(result.options), sort_keys=True)
    if database.execute("SELECT 1 FROM forgotten WHERE id = ?", (result.id,)).fetchone():
        return
    added = database.execute(
        "INSERT OR IGNORE INTO games (id, game, ended, moves, seconds, options) VALUES (?, ?, ?, ?, ?, ?)",
        (result.id, result.game, result.ended, result.move_count, result.seconds, options),
    )
    if not added.rowcount:
        return
    number = added.lastrowid
    database.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            (number, place, seat.name, seat.colour, seat.player, seat.points, seat.place)
            for place, seat in enumerate(result.seats)
        ),
    )
    database.executemany(
        "INSERT INTO assisted_seats VALUES (?, ?)",
        ((number, place) for place, seat in enumerate(result.seats) if seat.is_assisted),
    )
    database.executemany(
        "INSERT INTO points VALUES (?, ?, ?, ?)",
        ((number, seat, item, value) for seat, items in enumerate(points) for item, value in items.items()),
    )
    database.execute("INSERT INTO records VALUES (?, ?)", (number, packed))
    if result.tournament_game is not None:
        # Another program may have ended its own copy of this game of the tournament. Only the first result counts.
        database.execute(
            "INSERT INTO rounds SELECT :number, :tournament, :round, :rounds"
            " WHERE NOT EXISTS (SELECT 1 FROM rounds WHERE tournament = :tournament AND round = :round)",
            {
                "number": number,
                "tournament": result.tournament_game.tournament,
                "round": result.tournament_game.number,
                "rounds": result.tournament_game.game_count,
            },
        )


def read_row_numbers(database: sqlite3.Connection, game: str) -> list[int]:
    """Returns the row numbers of a game's results, the newest first."""
    rows = database.execute("SELECT number FROM games WHERE game = ? ORDER BY ended DESC, number DESC", (game,))
    return [number for (number,) in rows]


def read_results(database: sqlite3.Connection, game: str, numbers: Sequence[int]) -> list[Result]:
    """Returns those results of a game that have these row numbers, the newest first. Deleted ones are left out."""
    # SQLite may use the number of a deleted result again, for a result of another game.
    wanted = (json.dumps(numbers),)
    seats: dict[int, list[SeatResult]] = {}
    for number, *row in database.execute(
        "SELECT number, name, colour, player, points, place FROM seats"
        " WHERE number IN (SELECT value FROM json_each(?)) ORDER BY number, seat",
        wanted,
    ):
        seats.setdefault(number, []).append(SeatResult(*row))
    for number, seat in database.execute(
        "SELECT number, seat FROM assisted_seats WHERE number IN (SELECT value FROM json_each(?))", wanted
    ):
        seats[number][seat] = seats[number][seat]._replace(is_assisted=True)
    # A handicap is stored with the points by item only. Where there are no points, it is 0.
    for number, seat, handicap in database.execute(
        "SELECT number, seat, points.points FROM seats JOIN points USING (number, seat)"
        " WHERE number IN (SELECT value FROM json_each(?)) AND item = ? AND points.points <> 0",
        (*wanted, HANDICAP),
    ):
        if not is_valid_points(seat, HANDICAP, handicap):
            raise ValueError(f"game {number}: the handicap of seat {seat!r} is damaged")
        seats[number][seat] = seats[number][seat]._replace(handicap=handicap)
    tournament_games = {
        number: TournamentGame(*row)
        for number, *row in database.execute(
            "SELECT number, tournament, round, rounds FROM rounds WHERE number IN (SELECT value FROM json_each(?))",
            wanted,
        )
    }
    # Equal option texts are parsed only once, because thousands of games share a few texts.
    read: dict[str, Mapping[str, str | bool]] = {}
    found = []
    for number, id_, ended, moves, seconds, options in database.execute(
        "SELECT number, id, ended, moves, seconds, options FROM games"
        " WHERE game = ? AND number IN (SELECT value FROM json_each(?)) ORDER BY ended DESC, number DESC",
        (game, *wanted),
    ):
        if options not in read:
            read[options] = _checked_options(json.loads(options))
        found.append(
            Result(id_, game, ended, moves, seconds, read[options], tuple(seats[number]), tournament_games.get(number))
        )
    return found


def read_json_object(text: str) -> JsonObject:
    """Returns the JSON object that a text of the results file contains. Raises ValueError for any other value."""
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError(f"found {text[:40]!r}, allowed is a JSON object")  # noqa: TRY004 - ValueError means damage
    return value


def _checked_options(options: JsonValue) -> Mapping[str, str | bool]:
    """Returns parsed JSON if it can be the options of a game. Otherwise raises ValueError."""
    if not isinstance(options, dict) or not all(isinstance(value, str | bool) for value in options.values()):
        raise ValueError("no options")
    return options


def read_points(database: sqlite3.Connection, game: str) -> dict[str, list[dict[str, int]]]:
    """Returns the points of all results of a game: by result id, a list of one {score item: points} per seat.

    Raises ValueError for points that the program would not store.
    """
    found: dict[str, list[dict[str, int]]] = {}
    for id_, seat, item, value in database.execute(
        "SELECT id, seat, item, points FROM points JOIN games USING (number) WHERE game = ? ORDER BY number, seat",
        (game,),
    ):
        if not is_valid_points(seat, item, value):
            raise ValueError(f"{id_}: the points of seat {seat!r} are damaged")
        seats = found.setdefault(id_, [])
        while seat >= len(seats):
            seats.append({})
        seats[seat][item] = value
    return found


def unpack_record(packed: bytes | None) -> str:
    """Returns the text of a packed record; "" if it is missing or damaged. Every reader of records refuses ""."""
    if not isinstance(packed, bytes):
        return ""
    try:
        # The length is limited, because a few bytes can unpack to gigabytes.
        return zlib.decompressobj().decompress(packed, record.MAX_RECORD_SIZE + 1).decode()
    except (zlib.error, UnicodeDecodeError):
        return ""


def read_mean_points(
    database: sqlite3.Connection, game: str, person: str | None, last: int | None, ids: Sequence[str] | None
) -> dict[str, float]:
    """Returns a person's average points by item of the score, over the `last` matches of a game (None: all).

    If `person` is None, averages over all persons. Only results whose id is in `ids` count; None: all of the game.
    Raises ValueError for points that the program would not store.
    """
    found = {}
    values = {
        "game": game,
        "person": person,
        "kind": PERSON,
        "last": -1 if last is None else last,
        "ids": None if ids is None else json.dumps(ids),
    }
    for item, average, least, most in database.execute(_AVERAGES, values):
        if not (is_valid_points(0, item, least) and is_valid_points(0, item, most)):
            raise ValueError(f"the points of {item!r} are damaged")
        found[item] = average
    return found


_AVERAGES = """
    SELECT item, AVG(points.points), MIN(points.points), MAX(points.points) FROM points JOIN seats USING (number, seat)
    WHERE player = :kind AND (:person IS NULL OR name = :person) AND number IN (
        SELECT number FROM games
        WHERE game = :game AND (:ids IS NULL OR id IN (SELECT value FROM json_each(:ids)))
        AND number IN (SELECT number FROM seats WHERE player = :kind AND (:person IS NULL OR name = :person))
        ORDER BY ended DESC, number DESC LIMIT :last)
    GROUP BY item
"""
"""SQL query of the average points by score item. A limit of -1 means no limit."""


def game_row_numbers(database: sqlite3.Connection, person: str) -> tuple[list[int], list[int]]:
    """Returns the row numbers of a person's games as two lists: without other persons, and with other persons.

    Persons who were deleted earlier do not count as other persons: nobody could delete a game of theirs any more.
    """
    rows = database.execute(
        "SELECT number, SUM(name NOT IN (:person, :forgotten)) FROM seats WHERE player = :kind"
        " GROUP BY number HAVING SUM(name = :person) > 0",
        {"person": person, "forgotten": FORGOTTEN_NAME, "kind": PERSON},
    ).fetchall()
    alone = [number for number, others in rows if not others]
    return alone, [number for number, others in rows if others]


def tournament_row_numbers(database: sqlite3.Connection, person: str) -> list[int]:
    """Returns the row numbers of the tournaments in which a person plays."""
    rows = database.execute("SELECT number, first FROM tournaments").fetchall()
    return [number for number, first in rows if _plays_in_tournament(person, first)]


def delete_person(database: sqlite3.Connection, person: str) -> None:
    """Deletes everything about a person, as `ResultStore.forget` says."""
    alone, others = game_row_numbers(database, person)
    database.execute("DELETE FROM puzzle_answers WHERE name IN (SELECT id FROM mistakes WHERE person = ?)", (person,))
    database.execute("DELETE FROM mistakes WHERE person = ?", (person,))
    for number in tournament_row_numbers(database, person):
        database.execute("DELETE FROM tournaments WHERE number = ?", (number,))
    for number, text in database.execute("SELECT number, choices FROM favourites").fetchall():
        choices = read_json_object(text)
        if _remove_name(choices, person):
            database.execute("UPDATE favourites SET choices = ? WHERE number = ?", (json.dumps(choices), number))
    for number in alone:
        database.execute("INSERT INTO forgotten SELECT id FROM games WHERE number = ?", (number,))
        database.execute("DELETE FROM games WHERE number = ?", (number,))
    for number in others:
        for (packed,) in database.execute("SELECT packed FROM records WHERE number = ?", (number,)).fetchall():
            text = _without_name(unpack_record(packed), person)
            database.execute(
                "UPDATE records SET packed = ? WHERE number = ?", (zlib.compress(text.encode(), 9), number)
            )
        database.execute(
            "DELETE FROM seat_findings WHERE number = :number AND seat IN"
            " (SELECT seat FROM seats WHERE number = :number AND name = :person AND player = :kind)",
            {"number": number, "person": person, "kind": PERSON},
        )
        database.execute(
            "UPDATE seats SET name = ? WHERE number = ? AND name = ? AND player = ?",
            (FORGOTTEN_NAME, number, person, PERSON),
        )


def _remove_name(choices: JsonObject, person: str) -> bool:
    """Replaces a person's name in the choices of a favourite by FORGOTTEN_NAME. Returns whether it was there.

    The favourite then opens the dialog of a new game, which asks for a name.
    """
    seats = choices.get("seats")
    is_found = False
    for seat in seats if isinstance(seats, list) else []:
        if not isinstance(seat, dict) or seat.get("player", PERSON) != PERSON:
            continue
        # A new match leaves out spaces around a name.
        if isinstance(name := seat.get("name"), str) and name.strip() == person:
            seat["name"] = FORGOTTEN_NAME
            is_found = True
    return is_found


def _plays_in_tournament(person: str, first: str) -> bool:
    """Whether a person plays in the tournament whose first game is the record `first`; True for a damaged record."""
    try:
        seats = json.loads(first)["seats"]
        return any(seat["name"] == person and seat["player"] == PERSON for seat in seats)
    except (ValueError, TypeError, KeyError, RecursionError):
        return True


def _without_name(text: str, person: str) -> str:
    """Returns a record without this person's name; "" for a damaged record, which may contain the name."""
    try:
        return record.anonymized(text, person)
    except (ValueError, TypeError, KeyError, RecursionError):
        return ""
