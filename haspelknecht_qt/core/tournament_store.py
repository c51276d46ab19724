"""Store of the tournaments that are being played, in the results file. Standings are computed from results."""

from __future__ import annotations

import json
import sqlite3

from attrs import evolve

from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.result_rows import read_results
from haspelknecht_qt.core.results import ResultStore
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.tournament import PlayedTournament, read_game_results
from haspelknecht_qt.core.validation import UntrustedValue, ValidationError


class TournamentStore:
    """Tournaments in the results file. All methods may raise ResultsError."""

    def __init__(self, results: ResultStore) -> None:
        """Does not open the results file: each method opens it."""
        self._results = results

    def store(self, tournament: PlayedTournament, instead_of: str = "") -> None:
        """Stores a tournament, or adds the begun games to a stored one. Repeated calls change nothing more.

        `instead_of` is the id of another tournament to delete, because the players chose this one instead.
        """
        values = tournament.to_json()

        def query(database: sqlite3.Connection) -> None:
            if instead_of != tournament.id:
                database.execute("DELETE FROM tournaments WHERE id = ?", (instead_of,))
            database.execute(
                "INSERT OR IGNORE INTO tournaments (id, first, games, earlier) VALUES (?, ?, ?, ?)",
                (tournament.id, values["first"], tournament.game_count, json.dumps(values["ended"])),
            )
            database.executemany(
                "INSERT OR IGNORE INTO begun_games SELECT number, ?, ? FROM tournaments WHERE id = ?",
                (
                    (number, str(seed), tournament.id)
                    for number, attempts in enumerate(tournament.attempt_seeds)
                    for seed in attempts
                ),
            )

        self._results.run_transaction(query)

    def delete(self, id_: str) -> None:
        """Deletes a tournament. The results of its games stay."""
        self._results.run_transaction(lambda database: database.execute("DELETE FROM tournaments WHERE id = ?", (id_,)))

    def reread(self, tournament: PlayedTournament) -> PlayedTournament | None:
        """Returns a tournament with its begun games and results as stored; None if it is not stored any more."""

        def query(database: sqlite3.Connection) -> PlayedTournament | None:
            for number, _, _, earlier in _read_rows(database, tournament.id):
                # The first game never changes, so its record is not read again.
                stored = evolve(
                    tournament,
                    attempt_seeds=_read_seeds(database, number),
                    game_results=read_game_results(UntrustedValue(json.loads(earlier)), people),
                )
                return _with_stored_results(database, stored)
            return None

        people = len(tournament.first_match.seats)
        return self._results.read(query, None)

    def load_tournament_to_continue(self, games: Games) -> tuple[PlayedTournament | None, list[RecordError]]:
        """Returns the tournament to continue, and the errors of stored tournaments that cannot be read.

        The tournament is the newest one that is not over, else the newest one, else None. `games` are the games whose
        records can be read.
        """
        defects: list[RecordError] = []

        def query(database: sqlite3.Connection) -> PlayedTournament | None:
            defects.clear()
            over = None
            for number, first, rounds, earlier in _read_rows(database):
                seeds = [list(attempts) for attempts in _read_seeds(database, number)]
                values: JsonObject = {"first": first, "games": rounds, "seeds": [*seeds], "ended": json.loads(earlier)}
                try:
                    found = PlayedTournament.from_json(values, games)
                except RecordError as error:
                    defects.append(error)
                    continue
                except ValidationError as error:
                    defects.append(record.from_validation_error(error, "tournament"))
                    continue
                found = _with_stored_results(database, found)
                if not found.is_over:
                    return found
                over = over or found
            return over

        return self._results.read(query, None), defects


def _read_rows(database: sqlite3.Connection, id_: str | None = None) -> list[tuple[int, str, int, str]]:
    """Returns the rows of all tournaments, the newest first; only that of `id_` if it is given."""
    return database.execute(
        "SELECT number, first, games, earlier FROM tournaments WHERE id = ifnull(?, id) ORDER BY number DESC", (id_,)
    ).fetchall()


def _read_seeds(database: sqlite3.Connection, number: int) -> tuple[tuple[int, ...], ...]:
    """Returns the seeds of all attempts at each game that has begun."""
    seeds: dict[int, list[int]] = {}
    for round_, seed in database.execute(
        "SELECT round, seed FROM begun_games WHERE number = ? ORDER BY round, rowid", (number,)
    ):
        seeds.setdefault(round_, []).append(int(seed))
    return tuple(tuple(attempts) for attempts in seeds.values())


def _with_stored_results(database: sqlite3.Connection, tournament: PlayedTournament) -> PlayedTournament:
    rows = database.execute("SELECT number FROM rounds WHERE tournament = ?", (tournament.id,))
    newest_first = read_results(database, tournament.first_match.game.name, [number for (number,) in rows])
    return tournament.with_results(reversed(newest_first))
