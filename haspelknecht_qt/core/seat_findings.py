"""Findings about the draws and decisions of a seat in a finished match, for the page "Luck and skill"."""

from __future__ import annotations

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


def has_findings(database: sqlite3.Connection, game: str, person: str) -> bool:
    """Whether `read_findings` would return anything. This is much faster than reading all findings."""
    query = f"SELECT 1 {_FINDINGS_OF_PERSON} LIMIT 1"
    return database.execute(query, {"game": game, "person": person, "player": PERSON}).fetchone() is not None


def read_findings(database: sqlite3.Connection, game: str, person: str) -> list[GameFindings]:
    """Returns the findings about a person in the games of one kind, the oldest first.

    Seats that the coach or a hint helped are left out.
    """
    rows: dict[int, list[SeatFinding]] = {}
    for number, seat, period, part, *values in database.execute(
        "SELECT number, seat, period, part, kind, count, seat_findings.points, squares"
        f"{_FINDINGS_OF_PERSON} ORDER BY ended, number, seat, period, part, kind",
        {"game": game, "person": person, "player": PERSON},
    ):
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
_FINDINGS_OF_PERSON = """
    FROM seat_findings JOIN seats USING (number, seat) JOIN games USING (number)
    WHERE game = :game AND name = :person AND player = :player
        AND NOT EXISTS (SELECT 1 FROM assisted_seats AS assisted
            WHERE assisted.number = seat_findings.number AND assisted.seat = seat_findings.seat)
"""
