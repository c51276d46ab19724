"""The result of a finished match: who sat where, and the points of each by source; results as CSV."""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from haspelknecht_qt.core.game import CHANCE, PERSON
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.strict_json import JsonValue, canonical

FORGOTTEN = ""
"""The name of a person who has been forgotten."""


# Named tuples, no attrs classes: thousands of them are made at once when the results are looked at, in half the time.


class SeatResult(NamedTuple):
    """What a seat came to: who sat there (NOBODY is a forgotten person), its colour, its player as in a record, points, and place (1 is first)."""

    name: str
    colour: str
    player: str
    points: int
    place: int

    @property
    def is_person(self) -> bool:
        """Whether no bot played it."""
        return self.player == PERSON


class Round(NamedTuple):
    """Which game of a tournament a match was: the tournament's id (`series.TableTournament.id`), the game's number, 1 the first, and how many there are."""

    tournament: str
    number: int
    games: int


class Result(NamedTuple):
    """A finished match.

    `id` is a digest of all that makes it: the same match has the same one, however often it is kept. `ended` is the second since 1970 (UTC) in which it
    ended, or, for one that was added from a file, in which that was written. `moves` are those of players, `seconds` what passed at the table in
    the last sitting, None where nobody measured it. `options` are what was agreed on, by the keys of `Game.options`. `round` is None for a match
    that was no part of a tournament.
    """

    id: str
    game: str
    ended: int
    moves: int
    seconds: int | None
    options: Mapping[str, str | bool]
    seats: tuple[SeatResult, ...]
    round: Round | None = None

    def seats_of(self, person: str) -> tuple[SeatResult, ...]:
        """The seats in which this person sat."""
        return tuple(seat for seat in self.seats if seat.is_person and seat.name == person)


def identity(match: AnyMatch) -> str:
    """A digest of game, set-up, seed, seats and moves."""
    seats: list[JsonValue] = [[seat.name, seat.colour, seat.player] for seat in match.seats]
    moves: list[JsonValue] = [entry.text for entry in match.entries]
    whole: JsonValue = [match.game.name, match.game.setup_to_json(match.setup), match.seed, seats, moves]
    return hashlib.sha256(canonical(whole)).hexdigest()


def result_of(match: AnyMatch, ended: int, seconds: int | None, round_: Round | None = None) -> Result:
    """The result of a match that is over."""
    standing = match.game.standing(match.state)
    options = match.game.options_of(match.setup)
    return Result(
        identity(match),
        match.game.name,
        ended,
        sum(entry.actor != CHANCE for entry in match.entries),
        seconds,
        {option.key: options[option.key] for option in match.game.options if option.key in options},
        tuple(
            SeatResult(seat.name, seat.colour, seat.player, score.total, place)
            for seat, score, place in zip(match.seats, standing.seats, standing.places, strict=True)
        ),
        round_,
    )


def points_by_source(match: AnyMatch) -> tuple[Mapping[str, int], ...]:
    """The points of each seat by the items of the score."""
    return tuple(dict(seat.items) for seat in match.game.standing(match.state).seats)


_FORMULAS = ("=", "+", "-", "@")
"""A text that begins so would be reckoned out by a spreadsheet: a name of a player in a file of strangers could do harm."""


def to_csv(results: Sequence[Result], points: Mapping[str, Sequence[Mapping[str, int]]], items: Sequence[str]) -> str:
    """The results as text, `points` being those by source as `Results.points` gives them, in a column for each of `items`.

    The headings are the words of the save format, the same in every language; times are UTC.
    """
    options = sorted({key for result in results for key in result.options})
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\r\n")
    table.writerow(
        (
            *("id", "game", "ended", "moves", "seconds", "tournament", "round"),
            *("seat", "name", "colour", "player", "place", "points"),
            *items,
            *options,
        )
    )
    for result in results:
        ended = datetime.fromtimestamp(result.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        for number, seat in enumerate(result.seats):
            by_source = points[result.id][number]
            table.writerow(
                (
                    *(result.id, result.game, ended, result.moves, result.seconds),
                    *((None, None) if result.round is None else result.round[:2]),
                    number + 1,
                    *(_harmless(seat.name), seat.colour, _harmless(seat.player), seat.place, seat.points),
                    *(by_source.get(item) for item in items),
                    *(result.options.get(key) for key in options),
                )
            )
    return text.getvalue()


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text
