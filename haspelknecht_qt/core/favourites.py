"""Favourites: named choices for new games, stored in the results file."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.result_rows import read_json_object
from haspelknecht_qt.core.results import ResultsError, ResultStore
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.core.validation import UntrustedValue

MAX_NAME_LENGTH = 40
"""Maximum number of characters of a favourite's name."""
MAX_FAVOURITES = 20


@frozen
class Favourite:
    """Choices for a new match (from `NewGameChoices.to_json`) that the player stored under a name."""

    game: str
    name: str
    choices: JsonObject


class FavouriteRefused(Exception):
    """A favourite cannot be stored: its name is invalid or taken, or there is no room for another favourite."""


def normalized_name(name: str) -> str:
    """Returns a favourite's name with one space between words and none at the ends; "" if the name is not allowed."""
    words = " ".join(name.split())
    return words if len(words) <= MAX_NAME_LENGTH and sanitize(words) == words else ""


class FavouriteStore:
    """Named choices for new games in the results file, oldest first. Each call reads it: other programs may change it."""

    def __init__(self, results: ResultStore, games: Sequence[str], report: Callable[[ResultsError], None]) -> None:
        """`games` are the names of the playable games. `report` is called if the file cannot be read."""
        self._results = results
        self._games = tuple(games)
        self._report = report

    @property
    def all(self) -> tuple[Favourite, ...]:
        """All favourites of known games. No two have the same name. Empty if the file cannot be read."""
        return tuple(each for each in self._read() if each.game in self._games)

    @property
    def is_full(self) -> bool:
        """Whether no further favourite can be added."""
        return len(self._read()) >= MAX_FAVOURITES

    def is_taken(self, name: str) -> bool:
        """Whether a favourite has this name. Upper and lower case are not distinguished."""
        return _folded_name(name) in {_folded_name(each.name) for each in self._read()}

    def add(self, favourite: Favourite) -> None:
        """Adds a favourite at the end. Raises FavouriteRefused for a wrong name or if there are too many."""
        if not self._results.run_transaction(lambda database: _insert(database, favourite)):
            raise FavouriteRefused(
                f"{favourite.name!r} cannot be kept: "
                f"its name is empty or taken, or there are already {MAX_FAVOURITES} favourites"
            )

    def rename(self, favourite: Favourite, name: str) -> None:
        """Renames a favourite, if it still exists. Raises FavouriteRefused if the new name is invalid or taken."""

        def query(database: sqlite3.Connection) -> bool:
            old, new = _folded_name(favourite.name), _folded_name(name)
            if not new or (new != old and _is_stored(database, new)):
                return False
            database.execute(
                "UPDATE favourites SET name = ?, folded = ? WHERE folded = ?", (normalized_name(name), new, old)
            )
            return True

        if not self._results.run_transaction(query):
            raise FavouriteRefused(f"{name!r} cannot be the name of a favourite: it is empty or taken")

    def delete(self, favourite: Favourite) -> int | None:
        """Deletes a favourite and returns its row number, which `restore` needs; None if it was deleted before."""

        def query(database: sqlite3.Connection) -> int | None:
            folded = (_folded_name(favourite.name),)
            numbers = database.execute("SELECT number FROM favourites WHERE folded = ?", folded).fetchall()
            database.execute("DELETE FROM favourites WHERE folded = ?", folded)
            return next((number for (number,) in numbers), None)

        return self._results.run_transaction(query)

    def restore(self, favourite: Favourite, number: int) -> None:
        """Puts a deleted favourite back in its old row. If its name is taken by now, a number is added to the name."""

        def query(database: sqlite3.Connection) -> None:
            name, count = favourite.name, 1
            while _is_stored(database, _folded_name(name)):
                count += 1
                name = f"{favourite.name[: MAX_NAME_LENGTH - 3]} {count}"
            _store(database, Favourite(favourite.game, name, favourite.choices), number)

        self._results.run_transaction(query)

    def import_from_earlier_version(self, values: Sequence[UntrustedValue]) -> bool:
        """Adds favourites in the format of earlier versions, without invalid ones. Returns whether all were valid."""
        found = [favourite for value in values if (favourite := _read_favourite(value.found)) is not None]

        def query(database: sqlite3.Connection) -> None:
            for favourite in found[:MAX_FAVOURITES]:
                _insert(database, favourite)

        self._results.run_transaction(query)
        return len(found) == len(values)

    def _read(self) -> list[Favourite]:
        def query(database: sqlite3.Connection) -> list[Favourite]:
            rows = database.execute("SELECT game, name, choices FROM favourites ORDER BY number")
            return [Favourite(game, name, read_json_object(choices)) for game, name, choices in rows]

        try:
            return self._results.read(query, [])
        except ResultsError as error:
            self._report(error)
            return []


def _folded_name(name: str) -> str:
    return normalized_name(name).casefold()


def _is_stored(database: sqlite3.Connection, folded_name: str) -> bool:
    return database.execute("SELECT 1 FROM favourites WHERE folded = ?", (folded_name,)).fetchone() is not None


def _insert(database: sqlite3.Connection, favourite: Favourite) -> bool:
    """Inserts a favourite at the end.

    Returns False, and inserts nothing, if its name is empty or taken, or if there are MAX_FAVOURITES already.
    """
    ((count,),) = database.execute("SELECT COUNT(*) FROM favourites")
    folded = _folded_name(favourite.name)
    if not folded or count >= MAX_FAVOURITES or _is_stored(database, folded):
        return False
    _store(database, favourite, None)
    return True


def _store(database: sqlite3.Connection, favourite: Favourite, number: int | None) -> None:
    name = normalized_name(favourite.name)
    database.execute(
        "INSERT INTO favourites VALUES (?, ?, ?, ?, ?)",
        (number, name.casefold(), name, favourite.game, json.dumps(favourite.choices)),
    )


def _read_favourite(value: object) -> Favourite | None:
    """Reads a favourite stored by an earlier version of the program. Returns None for an invalid value."""
    if not isinstance(value, dict):
        return None
    game, name, choices = (value.get(key) for key in ("game", "name", "choices"))
    if not (isinstance(game, str) and isinstance(name, str) and isinstance(choices, dict)):
        return None
    return Favourite(game, name, choices) if normalized_name(name) == name != "" else None
