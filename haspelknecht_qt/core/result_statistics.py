"""What results come to: how many games, how many won, how many points, by person, by opponent, by what was agreed on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from attrs import frozen

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.result import FORGOTTEN, Result, SeatResult
from haspelknecht_qt.core.text import sort_key
from haspelknecht_qt.core.tournament import RoundResult, Standings, seats_in

K = TypeVar("K", bound=Hashable)


@frozen
class Tally:
    """So many games, how many of them were won (a shared victory is one), and the average and the most points."""

    games: int
    won: int
    average: float
    best: int


@frozen(order=True)
class Opponent:
    """Somebody to play against: a person by name, or a bot, whatever it was called, by the name of its level. One of the two is ""."""

    person: str
    bot: str


def persons(results: Iterable[Result]) -> list[str]:
    """The persons who sat in these games, by name; who has been forgotten is none."""
    names = {seat.name for result in results for seat in result.seats if seat.is_person}
    return sorted(names - {FORGOTTEN}, key=sort_key)


def seats_of(results: Iterable[Result], person: str | None) -> list[tuple[Result, SeatResult]]:
    """The seats in which a person sat; where `person` is None, those of the winners, bots or not, the first of each game."""
    if person is None:
        return [(result, winner(result)) for result in results]
    return [(result, seat) for result in results for seat in result.seats_of(person)]


def winner(result: Result) -> SeatResult:
    """The seat in first place, or the first of those who share it."""
    return next(seat for seat in result.seats if seat.place == 1)


def tournaments(results: Iterable[Result]) -> dict[str, list[Result]]:
    """The games of each tournament, in the order of the results."""
    found: dict[str, list[Result]] = {}
    for result in results:
        if result.round is not None:
            found.setdefault(result.round.tournament, []).append(result)
    return found


def standings_of(results: Iterable[Result], name: Callable[[SeatResult], str]) -> Standings:
    """How a tournament went, by the results of its games, of which there is one at least; `name` says what people are called."""
    # A game that was played twice counts as it ended last.
    ordered = sorted(results, key=lambda result: result.ended)
    rounds = {result.round.number: result for result in ordered if result.round is not None}
    first = min(rounds)
    sat = rounds[first].seats
    people = tuple(Seat(name(sat[seat]), sat[seat].colour, sat[seat].player) for seat in seats_in(first - 1, len(sat)))
    ended = []
    for number in sorted(rounds):
        seats = [rounds[number].seats[seat] for seat in seats_in(number - 1, len(people))]
        ended.append(RoundResult(tuple(seat.points for seat in seats), tuple(seat.place for seat in seats)))
    games = max(len(ended), *(result.round.games for result in ordered if result.round is not None))
    return Standings(people, games, tuple(ended))


def tally(seats: Sequence[tuple[Result, SeatResult]]) -> Tally | None:
    """What these seats come to; None if there are none."""
    if not seats:
        return None
    points = [seat.points for _, seat in seats]
    return Tally(len(seats), sum(seat.place == 1 for _, seat in seats), sum(points) / len(points), max(points))


def by_person(results: Iterable[Result]) -> dict[str, Tally]:
    """What each person has come to, the one with the most games first."""
    every = [(result, seat) for result in results for seat in result.seats if seat.is_person and seat.name != FORGOTTEN]
    return _summaries(every, lambda _, seat: (seat.name,))


def by_opponent(results: Iterable[Result], person: str) -> dict[Opponent, Tally]:
    """What a person has come to against each opponent, the most frequent one first."""
    return _summaries(seats_of(results, person), lambda result, _: {_opponent(o) for o in opponents(result, person)})


def by_option(results: Iterable[Result], person: str | None, key: str) -> dict[str | bool, Tally]:
    """What a person, or the winners, have come to with each value of something agreed on (`Option.key`)."""
    seats = [(result, seat) for result, seat in seats_of(results, person) if key in result.options]
    return _summaries(seats, lambda result, _: (result.options[key],))


def by_players(results: Iterable[Result], person: str | None) -> dict[int, Tally]:
    """The same with each number of players."""
    return _summaries(seats_of(results, person), lambda result, _: (len(result.seats),))


def opponents(result: Result, person: str) -> list[SeatResult]:
    """The seats in which this person did not sit, without those of persons who have been forgotten."""
    return [seat for seat in result.seats if not seat.is_person or seat.name not in {person, FORGOTTEN}]


def _opponent(seat: SeatResult) -> Opponent:
    return Opponent(seat.name, "") if seat.is_person else Opponent("", seat.player)


def _summaries(
    seats: Iterable[tuple[Result, SeatResult]], keys: Callable[[Result, SeatResult], Iterable[K]]
) -> dict[K, Tally]:
    """What comes together under each key; a seat may have several. The key with the most games comes first."""
    groups: dict[K, list[tuple[Result, SeatResult]]] = {}
    for result, seat in seats:
        for key in keys(result, seat):
            groups.setdefault(key, []).append((result, seat))
    counted = {key: found for key, group in groups.items() if (found := tally(group)) is not None}
    return dict(sorted(counted.items(), key=lambda each: -each[1].games))
