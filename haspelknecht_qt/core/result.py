"""The result of a finished match: players and their points by item of the score; results as CSV."""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from haspelknecht_qt.core.game import CHANCE, PERSON
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.strict_json import JsonValue, canonical_json

FORGOTTEN_NAME = ""
"""Name that replaces the name of a deleted person."""
LATEST_END = 253_402_300_799
"""Latest end of a match that Python and Qt can show: the last second of the year 9999, in seconds since 1970."""


# Named tuples take half the time of attrs classes. The results page creates thousands of them.


class SeatResult(NamedTuple):
    """Result of a seat. Deleted persons have FORGOTTEN_NAME. `player` is PERSON or a bot; `place` counts from 1.

    `is_assisted` tells whether the coach or a hint helped. `handicap` is the number of points at the beginning, part of
    `points`. Neither games with help nor games with a handicap count for the estimated strength.
    """

    name: str
    colour: str
    player: str
    points: int
    place: int
    is_assisted: bool = False
    handicap: int = 0

    @property
    def scored_points(self) -> int:
        """Points without the handicap."""
        return self.points - self.handicap

    @property
    def is_person(self) -> bool:
        """Whether a person played this seat."""
        return self.player == PERSON


class TournamentGame(NamedTuple):
    """One game of a tournament: the tournament's id, the game's number from 1, and the number of games."""

    tournament: str
    number: int
    game_count: int


class Result(NamedTuple):
    """Result of a finished match.

    `id` is a digest of the whole match: the same match always has the same id. `ended` is the time of the end, in
    seconds since 1970 (UTC); for a match added from a file, the file's time. `move_count` is the number of moves
    without chance moves. `seconds` is the duration of the last session with the match, None if not measured. `options`
    are the options by `Option.key`. `tournament_game` is None outside tournaments.
    """

    id: str
    game: str
    ended: int
    move_count: int
    seconds: int | None
    options: Mapping[str, str | bool]
    seats: tuple[SeatResult, ...]
    tournament_game: TournamentGame | None = None


def match_id(match: AnyMatch) -> str:
    """Returns a digest that identifies the match: of its game, set-up, seed, seats and moves."""
    seats: list[JsonValue] = [
        [seat.name, seat.colour, seat.player, *([seat.handicap] if seat.handicap else [])] for seat in match.seats
    ]
    moves: list[JsonValue] = [entry.text for entry in match.entries]
    whole: JsonValue = [match.game.name, match.game.setup_to_json(match.setup), match.seed, seats, moves]
    return hashlib.sha256(canonical_json(whole)).hexdigest()


def start_id(match: AnyMatch) -> str:
    """Returns a digest of the start of a match: its game, set-up and seed. It stays the same while the match goes on."""
    start: JsonValue = [match.game.name, match.game.setup_to_json(match.setup), match.seed]
    return hashlib.sha256(canonical_json(start)).hexdigest()


def result_of(
    match: AnyMatch,
    ended: int,
    seconds: int | None,
    tournament_game: TournamentGame | None = None,
    assisted_seats: Collection[int] = (),
) -> Result:
    """Returns the result of a finished match. `ended` and `seconds` are those of `Result`.

    An `ended` before 1970 or after LATEST_END is replaced by the nearest allowed time.
    """
    standing = match.standing
    options = match.game.options_of(match.setup)
    return Result(
        match_id(match),
        match.game.name,
        # The time of a file may be any number. A wrong one must not make the stored result count as damaged.
        min(max(ended, 0), LATEST_END),
        sum(entry.actor != CHANCE for entry in match.entries),
        seconds,
        {option.key: options[option.key] for option in match.game.options if option.key in options},
        tuple(
            SeatResult(seat.name, seat.colour, seat.player, score.total, place, number in assisted_seats, seat.handicap)
            for number, (seat, score, place) in enumerate(
                zip(match.seats, standing.seats, standing.places, strict=True)
            )
        ),
        tournament_game,
    )


def points_by_item(match: AnyMatch) -> tuple[Mapping[str, int], ...]:
    """Returns the points of each seat by item of the score, in seat order."""
    return tuple(dict(seat.items) for seat in match.standing.seats)


_FORMULA_STARTS = ("=", "+", "-", "@")
"""First characters of spreadsheet formulas.

A player's name that another person chose, or any text of a results file from a stranger, could be a harmful formula.
"""


def to_csv(results: Sequence[Result], points: Mapping[str, Sequence[Mapping[str, int]]], items: Sequence[str]) -> str:
    """Returns the results as CSV text, one line per seat.

    `points` are the points by item of the score, as returned by `ResultStore.points`; each of `items` has a column.
    Cells of points that are not stored are empty. The headings are the keys of the save format, the same in every
    language. Times are UTC.
    """
    options = sorted({key for result in results for key in result.options})
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")

    def write_row(*cells: str | float | None) -> None:
        table.writerow(_escape_formula(cell) if isinstance(cell, str) else cell for cell in cells)

    write_row(
        *("id", "game", "ended", "moves", "seconds", "tournament", "round"),
        *("seat", "name", "colour", "player", "place", "points", HANDICAP),
        *items,
        *options,
    )
    for result in results:
        ended = datetime.fromtimestamp(result.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        by_seat = points.get(result.id, ())
        for number, seat in enumerate(result.seats):
            by_source = by_seat[number] if number < len(by_seat) else {}
            write_row(
                *(result.id, result.game, ended, result.move_count, result.seconds),
                *((None, None) if result.tournament_game is None else result.tournament_game[:2]),
                *(number + 1, seat.name, seat.colour, seat.player, seat.place, seat.points, seat.handicap),
                *(by_source.get(item) for item in items),
                *(result.options.get(key) for key in options),
            )
    return text.getvalue()


def _escape_formula(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA_STARTS) else text
