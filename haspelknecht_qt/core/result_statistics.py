"""Statistics of results: games, victories and points by person, opponent and option."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from attrs import frozen

from haspelknecht_qt.core.game import PERSON, Seat
from haspelknecht_qt.core.result import FORGOTTEN_NAME, Result, SeatResult
from haspelknecht_qt.core.text import sort_key
from haspelknecht_qt.core.tournament import Standings, TournamentGameResult, seats_in_game

K = TypeVar("K", bound=Hashable)


@frozen
class Tally:
    """Statistics of several games: number of games and victories (shared ones included), average and maximum points.

    Points are those without handicap; victories are those with it.
    """

    games: int
    games_won: int
    average_points: float
    max_points: int


@frozen(order=True)
class Opponent:
    """An opponent: a person (`person`) or a level of a bot (`bot`), by name. One of the two names is ""."""

    person: str
    bot: str


def persons(results: Iterable[Result]) -> list[str]:
    """Returns the names of the persons in these games in alphabetical order, without deleted persons."""
    names = {seat.name for result in results for seat in result.seats if seat.player == PERSON}
    return sorted(names - {FORGOTTEN_NAME}, key=sort_key)


def seat_results(results: Iterable[Result], person: str | None) -> list[tuple[Result, SeatResult]]:
    """Returns pairs of a result and a seat: all seats of the person, or each match's `winner` if `person` is None."""
    if person is None:
        return [(result, winner(result)) for result in results]
    # There may be 100,000 results. Plain comparisons, without a call for each result, take a third of the time.
    return [
        (result, seat) for result in results for seat in result.seats if seat.name == person and seat.player == PERSON
    ]


def winner(result: Result) -> SeatResult:
    """Returns the seat in first place; the first one in seat order if several share the place."""
    return next(seat for seat in result.seats if seat.place == 1)


def is_won_by_person(result: Result) -> bool:
    """Whether a person is in first place, alone or with others."""
    return any(seat.place == 1 and seat.player == PERSON for seat in result.seats)


def tournaments(results: Iterable[Result]) -> dict[str, list[Result]]:
    """Returns the games of each tournament, in the order of the results."""
    found: dict[str, list[Result]] = {}
    for result in results:
        if result.tournament_game is not None:
            found.setdefault(result.tournament_game.tournament, []).append(result)
    return found


def standings_of(results: Iterable[Result], name_of: Callable[[SeatResult], str]) -> Standings:
    """Returns the standings of a tournament with at least one result. `name_of` returns the name of a seat's player."""
    # If a game of the tournament was played twice, its latest result counts.
    ordered = sorted(results, key=lambda result: result.ended)
    by_number = {result.tournament_game.number: result for result in ordered if result.tournament_game is not None}
    first = min(by_number)
    seats_of_first = by_number[first].seats
    first_seats = [seats_of_first[seat] for seat in seats_in_game(first - 1, len(seats_of_first))]
    people = tuple(Seat(name_of(each), each.colour, each.player) for each in first_seats)
    ended = []
    for number in sorted(by_number):
        seats = [by_number[number].seats[seat] for seat in seats_in_game(number - 1, len(people))]
        ended.append(TournamentGameResult(tuple(seat.points for seat in seats), tuple(seat.place for seat in seats)))
    games = max(
        len(ended), *(result.tournament_game.game_count for result in ordered if result.tournament_game is not None)
    )
    return Standings(people, games, tuple(ended))


def tally(seats: Sequence[tuple[Result, SeatResult]]) -> Tally | None:
    """Returns the statistics of these results and seats; None if there are none."""
    if not seats:
        return None
    points = [seat.scored_points for _, seat in seats]
    return Tally(len(seats), sum(seat.place == 1 for _, seat in seats), sum(points) / len(points), max(points))


def tally_by_person(results: Iterable[Result]) -> dict[str, Tally]:
    """Returns the statistics of each person, the one with the most games first."""
    every = [(each, seat) for each in results for seat in each.seats if seat.is_person and seat.name != FORGOTTEN_NAME]
    return _tally_groups(every, lambda _, seat: (seat.name,))


def tally_by_opponent(results: Iterable[Result], person: str) -> dict[Opponent, Tally]:
    """Returns a person's statistics against each opponent, the most frequent one first."""
    return _tally_groups(seat_results(results, person), lambda each, _: set(map(_opponent, opponents(each, person))))


def tally_by_option(results: Iterable[Result], person: str | None, key: str) -> dict[str | bool, Tally]:
    """Returns the statistics of `person` (None: of the winners) for each value of the option with this `Option.key`."""
    seats = [(result, seat) for result, seat in seat_results(results, person) if key in result.options]
    return _tally_groups(seats, lambda result, _: (result.options[key],))


def tally_by_player_count(results: Iterable[Result], person: str | None) -> dict[int, Tally]:
    """Returns the statistics of `person` (None: of the winners) for each number of players."""
    return _tally_groups(seat_results(results, person), lambda result, _: (len(result.seats),))


def opponents(result: Result, person: str) -> list[SeatResult]:
    """Returns the seats of other players than this person, without those of deleted persons."""
    return [seat for seat in result.seats if not seat.is_person or seat.name not in {person, FORGOTTEN_NAME}]


def _opponent(seat: SeatResult) -> Opponent:
    return Opponent(seat.name, "") if seat.is_person else Opponent("", seat.player)


def _tally_groups(
    seats: Iterable[tuple[Result, SeatResult]], keys: Callable[[Result, SeatResult], Iterable[K]]
) -> dict[K, Tally]:
    """Returns the statistics of each group, the largest first. `keys` returns the groups to which a seat belongs."""
    groups: dict[K, list[tuple[Result, SeatResult]]] = {}
    for result, seat in seats:
        for key in keys(result, seat):
            groups.setdefault(key, []).append((result, seat))
    counted = {key: found for key, group in groups.items() if (found := tally(group)) is not None}
    return dict(sorted(counted.items(), key=lambda each: -each[1].games))
