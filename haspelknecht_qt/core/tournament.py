"""A tournament and its standings: several games with the same players, who move on by one seat after each game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from attrs import evolve

from haspelknecht_qt.core import record
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Games, Seat
from haspelknecht_qt.core.match import AnyMatch, Match
from haspelknecht_qt.core.result import Result, TournamentGame, match_id
from haspelknecht_qt.core.rng import SEED_LIMIT
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import UntrustedValue

MIN_GAMES, MAX_GAMES = 2, 12
"""Minimum and maximum number of games in a tournament."""
POINTS_LIMIT = 10**6
"""Maximum absolute value of a player's points in a stored game. Larger values were not written by this program."""


def seats_in_game(number: int, people: int) -> list[int]:
    """Returns the seats of all players in game `number` (from 0), in the order of their seats in the first game.

    `people` is the number of players, who move on by one seat after each game.
    """
    return [(person - number) % people for person in range(people)]


@frozen
class TournamentGameResult:
    """Result of a finished game: points and place of each player, in the order of the first game's seats."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    def tournament_points(self, person: int) -> float:
        """Returns a player's tournament points: the number of seats for first place, one fewer for each further place.

        Players who share a place get the average points of the places that they take up.
        """
        place = self.places[person]
        return len(self.places) + 1 - place - (self.places.count(place) - 1) / 2


@frozen
class StandingsRow:
    """A player's row in the standings of a tournament.

    `place` is the place in the tournament (1 is the first). `games` is the number of finished games. `games_by_place`
    has a number for each place in a game: how many games the player ended in this place. `points` are the tournament
    points, `total` the points of all games.
    """

    person: Seat
    place: int
    games: int
    games_by_place: tuple[int, ...]
    points: float
    total: int


@frozen
class Standings:
    """Standings of a tournament: players by seat in the first game, number of games, and results of finished games."""

    people: tuple[Seat, ...]
    game_count: int
    game_results: tuple[TournamentGameResult, ...]

    @property
    def is_over(self) -> bool:
        """Whether all games have ended."""
        return len(self.game_results) == self.game_count

    def rows(self) -> tuple[StandingsRow, ...]:
        """Returns a row for each player, in the order of places.

        Players are ordered by tournament points, then games won, then points in all games. Those equal in all three
        share a place.
        """
        people = range(len(self.people))
        tournament_points = [sum(game.tournament_points(person) for game in self.game_results) for person in people]
        won = [sum(game.places[person] == 1 for game in self.game_results) for person in people]
        total = [sum(game.points[person] for game in self.game_results) for person in people]
        rank_keys = list(zip(tournament_points, won, total, strict=True))
        rows = [
            StandingsRow(
                seat,
                1 + sum(other > rank_keys[person] for other in rank_keys),
                len(self.game_results),
                tuple(sum(game.places[person] == place + 1 for game in self.game_results) for place in people),
                tournament_points[person],
                total[person],
            )
            for person, seat in enumerate(self.people)
        ]
        return tuple(sorted(rows, key=lambda row: row.place))

    def leaders(self) -> tuple[StandingsRow, ...]:
        """Returns the players in first place: one, or several who share it; none before the first game has ended."""
        return tuple(row for row in self.rows() if row.place == 1) if self.game_results else ()


@frozen
class PlayedTournament:
    """A tournament of matches in the window. `first_match` is its first game, before the first move.

    `attempt_seeds` has, for each game begun so far, the seeds of all attempts: an unfinished game may be begun again
    with another seed. `game_results` are the results of the finished games, from the first game on without a gap.
    """

    first_match: AnyMatch
    game_count: int
    attempt_seeds: tuple[tuple[int, ...], ...]
    game_results: tuple[TournamentGameResult, ...] = ()

    @classmethod
    def begin(cls, match: AnyMatch, games: int) -> PlayedTournament:
        """Returns a tournament of `games` games that begins with this match. Raises ValueError for a wrong number."""
        if not MIN_GAMES <= games <= MAX_GAMES:
            raise ValueError(f"games is {games}, allowed is {MIN_GAMES} to {MAX_GAMES}")
        first = Match(match.game, match.setup, match.seed, match.seats, match.undo_policy, match.chance)
        return cls(first, games, ((match.seed,),))

    @property
    def id(self) -> str:
        """Id of the tournament: the `match_id` of its first game before the first move."""
        return match_id(self.first_match)

    @property
    def standings(self) -> Standings:
        """Standings after the finished games."""
        return Standings(self.first_match.seats, self.game_count, self.game_results)

    @property
    def current_game_number(self) -> int:
        """Number of the current or next game, from 1; of the last game when all have ended."""
        return min(len(self.game_results) + 1, self.game_count)

    @property
    def is_playing(self) -> bool:
        """Whether a game has begun and not ended."""
        return len(self.attempt_seeds) > len(self.game_results)

    @property
    def is_over(self) -> bool:
        """Whether all games have ended."""
        return len(self.game_results) == self.game_count

    def next_match(self, seed: int) -> tuple[PlayedTournament, AnyMatch]:
        """Begins the next game. Returns the new tournament and the match. Raises ValueError if all games have ended.

        If the current game has not ended, begins this game again. All players move on by one seat after each game.
        """
        if self.is_over:
            raise ValueError(f"all {self.game_count} games have ended")
        number, game = len(self.game_results), self.first_match.game
        setup = game.draw_setup_again(self.first_match.setup, seed)
        match = Match(game, setup, seed, self._seats(number), self.first_match.undo_policy)
        attempts = self.attempt_seeds[number] if number < len(self.attempt_seeds) else ()
        begun = (*self.attempt_seeds[:number], (*attempts, seed), *self.attempt_seeds[number + 1 :])
        return evolve(self, attempt_seeds=begun), match

    def game_index(self, match: AnyMatch) -> int | None:
        """Returns the index of this match among the games that have begun; None for another match.

        A match is recognized even if another player, for instance a bot, has taken over a seat.
        """
        names = [seat.name for seat in match.seats]
        if match.game.name != self.first_match.game.name:
            return None
        for number, attempts in enumerate(self.attempt_seeds):
            if match.seed in attempts and names == [seat.name for seat in self._seats(number)]:
                return number
        return None

    def with_results(self, results: Iterable[Result]) -> PlayedTournament:
        """Returns the tournament with the results of its games. Later results replace earlier ones of the same game."""
        ended = dict(enumerate(self.game_results))
        for result in results:
            game = result.tournament_game
            if game is not None and game.tournament == self.id and len(result.seats) == len(self.first_match.seats):
                seats = [result.seats[seat] for seat in seats_in_game(game.number - 1, len(result.seats))]
                ended[game.number - 1] = TournamentGameResult(
                    tuple(seat.points for seat in seats), tuple(seat.place for seat in seats)
                )
        without_gap = takewhile(lambda number: number in ended, range(self.game_count))
        return evolve(self, game_results=tuple(ended[number] for number in without_gap))

    def tournament_game_of(self, match: AnyMatch) -> TournamentGame | None:
        """Returns which game of this tournament the match is; None if it is none of them."""
        number = self.game_index(match)
        return None if number is None else TournamentGame(self.id, number + 1, self.game_count)

    def _seats(self, number: int) -> tuple[Seat, ...]:
        """Returns the seats of the game with this number, from 0."""
        seats = self.first_match.seats
        moved = number % len(seats)
        return (*seats[moved:], *seats[:moved])

    def to_json(self) -> JsonObject:
        """Returns the tournament as JSON values, which `from_json` reads."""
        return {
            "first": record.dumps(self.first_match),
            "games": self.game_count,
            "seeds": [list(attempts) for attempts in self.attempt_seeds],
            "ended": [{"points": list(game.points), "places": list(game.places)} for game in self.game_results],
        }

    @classmethod
    def from_json(cls, values: JsonValue, games: Games) -> PlayedTournament:
        """Reads a tournament of a game in `games`. Raises ValidationError, or RecordError for its first match."""
        read = UntrustedValue(values).check_keys(("first", "games", "seeds", "ended"))
        first = record.loads(read["first"].text(), "tournament", games)
        number = read["games"].whole_number(MIN_GAMES, MAX_GAMES)
        seeds = tuple(_read_attempt_seeds(each) for each in read["seeds"].array(1, number))
        return cls(first, number, seeds, read_game_results(read["ended"], len(first.seats)))


def read_game_results(value: UntrustedValue, player_count: int) -> tuple[TournamentGameResult, ...]:
    """Returns the stored results of finished games of `player_count` players. Raises ValidationError."""
    counts = (player_count, player_count)
    return tuple(
        TournamentGameResult(
            tuple(each.whole_number(-POINTS_LIMIT, POINTS_LIMIT) for each in game["points"].array(*counts)),
            tuple(each.whole_number(1, player_count) for each in game["places"].array(*counts)),
        )
        for game in value.array(0, MAX_GAMES)
    )


def _read_attempt_seeds(value: UntrustedValue) -> tuple[int, ...]:
    """Returns the seeds of all attempts at a game. Earlier versions stored a single seed instead of a list."""
    attempts = value.array(1) if isinstance(value.found, list) else (value,)
    return tuple(each.whole_number(0, SEED_LIMIT - 1) for each in attempts)
