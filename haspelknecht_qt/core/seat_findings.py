"""Findings about the draws and decisions of a seat in a finished match, for the page "Luck and skill"."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import PERSON

DRAWS = ""
"""Value of `SeatFinding.kind` for draws."""


@frozen
class SeatFinding:
    """Sum over the draws, or over the real decisions of a kind, of one seat in a period of a match.

    `period` is that of `Game.period`. `kind` is DRAWS, or the step of the decisions. `points` is the luck of `count`
    draws or the loss of `count` decisions. `squares` is the variance of that luck, or the sum of the squared losses.
    """

    seat: int
    period: tuple[int, int]
    kind: str
    count: int
    points: float
    squares: float


@frozen
class GameFindings:
    """Findings about a person's seats in one game. `ended` is the time of its end, in seconds since 1970 (UTC).

    `seat_count` is the number of seats. `lead` is the mean lead of these seats over the mean of the others, in points.
    """

    ended: int
    seat_count: int
    lead: float
    findings: tuple[SeatFinding, ...]


def lead(points: Sequence[float], seat: int) -> float:
    """Returns the points of a seat minus the mean points of the others."""
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


def insert_findings(database: sqlite3.Connection, id_: str, findings: Iterable[SeatFinding]) -> None:
    """Stores the findings about the result with this id, instead of earlier ones. Does nothing if it is not stored."""
    row = database.execute("SELECT number FROM games WHERE id = ?", (id_,)).fetchone()
    if row is None:
        return
    database.execute("DELETE FROM seat_findings WHERE number = ?", row)
    database.executemany(
        "INSERT INTO seat_findings VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        ((*row, each.seat, *each.period, each.kind, each.count, each.points, each.squares) for each in findings),
    )


def persons_with_findings(database: sqlite3.Connection, game: str, numbers: Sequence[int]) -> set[str]:
    """Returns the persons about whom `read_findings` would return anything."""
    parameters = {"game": game, "numbers": json.dumps(numbers), "player": PERSON}
    return {name for (name,) in database.execute(_PERSONS, parameters)}


def read_findings(database: sqlite3.Connection, game: str, person: str, numbers: Sequence[int]) -> list[GameFindings]:
    """Returns the findings about a person in those games of one kind that have these row numbers, the oldest first.

    Seats that the coach or a hint helped are left out.
    """
    parameters = {"game": game, "numbers": json.dumps(numbers), "person": person, "player": PERSON}
    rows: dict[int, list[SeatFinding]] = {}
    for number, seat, period, part, *values in database.execute(_FINDINGS, parameters):
        rows.setdefault(number, []).append(SeatFinding(seat, (period, part), *values))
    found = []
    for number, findings in rows.items():
        ((ended,),) = database.execute("SELECT ended FROM games WHERE number = ?", (number,))
        points = [each for (each,) in database.execute(_POINTS, (number,))]
        seats = sorted({each.seat for each in findings})
        leads = [lead(points, seat) for seat in seats]
        found.append(GameFindings(ended, len(points), sum(leads) / len(leads), tuple(findings)))
    return found


_POINTS = "SELECT points FROM seats WHERE number = ? ORDER BY seat"
# CROSS JOIN: otherwise SQLite begins with all results of the game, for each part of them that is read.
_FINDINGS = """
    SELECT number, seat, period, part, kind, count, seat_findings.points, squares
    FROM json_each(:numbers) CROSS JOIN games ON number = value
        CROSS JOIN seats USING (number) CROSS JOIN seat_findings USING (number, seat)
    WHERE game = :game AND player = :player AND name = :person
        AND NOT EXISTS (SELECT 1 FROM assisted_seats AS assisted
            WHERE assisted.number = seats.number AND assisted.seat = seats.seat)
    ORDER BY ended, number, seat, period, part, kind
"""
_PERSONS = """
    SELECT DISTINCT name
    FROM json_each(:numbers) CROSS JOIN games ON number = value CROSS JOIN seats USING (number)
    WHERE game = :game AND player = :player
        AND NOT EXISTS (SELECT 1 FROM assisted_seats AS assisted
            WHERE assisted.number = seats.number AND assisted.seat = seats.seat)
        AND EXISTS (SELECT 1 FROM seat_findings AS found WHERE found.number = seats.number AND found.seat = seats.seat)
"""
