"""From the JSON of a record to the match, every key checked."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from haspelknecht_qt.core.game import Game, IllegalMove, SetupError
from haspelknecht_qt.core.match import SEED_LIMIT, Match, ReplayError
from haspelknecht_qt.core.record_error import Defect, Place, RecordError, shown
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.core.strict_json import canonical
from haspelknecht_qt.core.undo import UndoPolicy

FORMAT = 1
"""The format that is written. All formats up to it can be read."""

KEYS = ("format", "game", "program", "data", "setup", "seats", "seed", "undo", "moves", "redo", "check")
"""The keys of a record, in the order in which they are written."""

SEAT_KEYS = ("name", "colour", "player")
"""The keys of a seat."""

_TYPES = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "text",
    list: "a list",
    dict: "an object",
}


def checksum(document: Mapping[str, Any]) -> str:
    """The value that belongs to the key `check`: sha256 over the canonical JSON of all others, in hexadecimal digits."""
    return hashlib.sha256(canonical({key: document[key] for key in document if key != "check"})).hexdigest()


class RecordReader:
    """Reads a record of one of `games` (one game, or several by their names) that came from `file`."""

    def __init__(self, file: str, games: Game | Mapping[str, Game]) -> None:
        self.file = file
        self.games = games if isinstance(games, Mapping) else {games.name: games}

    def read(self, document: Any) -> Match:
        """The match in a record's JSON value. Raises RecordError.

        The most telling defect comes first: a changed record says what can be seen of the change, and only when nothing
        else is wrong that its checksum does not fit.
        """
        if not isinstance(document, dict):
            self._refuse(Place(line=1, column=1), Defect.WRONG_TYPE, found=_type(document), allowed=_TYPES[dict])
        is_unchanged = self._text(document, "check") == checksum(document)
        self._check_format(document, is_unchanged=is_unchanged)
        self._check_keys(document, KEYS)
        match = self._match(document)
        if not is_unchanged:
            raise RecordError(self.file, Place(key="check"), Defect.CHANGED, salvage=match)
        return match

    def _check_format(self, document: dict[str, Any], *, is_unchanged: bool) -> None:
        """A newer format may have other keys, so it is looked at before them; `check` is the same in all formats."""
        number = self._whole(document, "format", 1, None)
        program = self._text(document, "program")
        if number <= FORMAT:
            return
        if not is_unchanged:
            self._refuse(Place(key="check"), Defect.CHANGED)
        self._refuse(
            Place(key="format"), Defect.NEWER_FORMAT, format=number, known=FORMAT, program=shown(program)[1:-1]
        )

    def _match(self, document: dict[str, Any]) -> Match:
        if self._text(document, "game") not in self.games:
            allowed = ", ".join(f"'{name}'" for name in self.games)
            self._refuse(Place(key="game"), Defect.WRONG_GAME, found=shown(document["game"]), allowed=allowed)
        game = self.games[document["game"]]
        try:
            setup = game.setup_from_json(document["setup"])
        except SetupError as error:
            raise RecordError(self.file, Place(key="setup"), Defect.WRONG_SETUP, {"error": str(error)}) from error
        seats = self._seats(document, game.players(setup))
        seed = self._whole(document, "seed", 0, SEED_LIMIT - 1)
        policy = self._undo_policy(document)
        moves, redo = self._texts(document, "moves"), self._texts(document, "redo")
        has_same_data = self._text(document, "data") == game.data_hash(setup)
        try:
            match = Match.replay(game, setup, seed, seats, policy, moves, redo)
        except ReplayError as error:
            if has_same_data:
                raise self._bad_move(error) from error
            raise RecordError(self.file, Place(key="data"), Defect.OTHER_DATA, salvage=error.match) from error
        if not has_same_data:
            raise RecordError(self.file, Place(key="data"), Defect.OTHER_DATA, salvage=match)
        return match

    def _seats(self, document: dict[str, Any], number: int) -> list[Seat]:
        values = self._list(document, "seats")
        if len(values) != number:
            self._refuse(Place(key="seats"), Defect.WRONG_VALUE, found=f"{len(values)} seats", allowed=str(number))
        seats = []
        for index, value in enumerate(values):
            where = f"seats[{index}]"
            if not isinstance(value, dict):
                self._refuse(Place(key=where), Defect.WRONG_TYPE, found=_type(value), allowed=_TYPES[dict])
            self._check_keys(value, SEAT_KEYS, f"{where}.")
            name, colour, player = (self._text(value, key, f"{where}.") for key in SEAT_KEYS)
            try:
                seats.append(Seat(name, colour, player))
            except ValueError as error:
                raise RecordError(self.file, Place(key=where), Defect.WRONG_SEAT, {"error": str(error)}) from error
        return seats

    def _undo_policy(self, document: dict[str, Any]) -> UndoPolicy:
        value = self._text(document, "undo")
        if value not in set(UndoPolicy):
            self._refuse(Place(key="undo"), Defect.WRONG_VALUE, found=shown(value), allowed=_listed(list(UndoPolicy)))
        return UndoPolicy(value)

    def _bad_move(self, error: ReplayError) -> RecordError:
        place, found = Place(ply=error.ply), shown(error.text)
        if isinstance(error.cause, IllegalMove):
            details: dict[str, str | int] = {"found": found, "rule": error.cause.rule, "step": error.cause.asked}
            return RecordError(self.file, place, Defect.ILLEGAL_MOVE, details, error.match)
        details = {"found": found, "error": str(error.cause)}
        return RecordError(self.file, place, Defect.UNREADABLE_MOVE, details, error.match)

    def _check_keys(self, value: dict[str, Any], keys: Sequence[str], prefix: str = "") -> None:
        for key in value:
            if key not in keys:
                self._refuse(Place(key=prefix + shown(key)[1:-1]), Defect.UNKNOWN_KEY, allowed=_listed(keys))
        for key in keys:
            if key not in value:
                self._refuse(Place(key=prefix + key), Defect.MISSING_KEY)

    def _value(self, document: dict[str, Any], key: str, kind: type, prefix: str = "") -> Any:
        if key not in document:
            self._refuse(Place(key=prefix + key), Defect.MISSING_KEY)
        value = document[key]
        # Not isinstance: to Python, true is a whole number.
        if type(value) is not kind:
            self._refuse(Place(key=prefix + key), Defect.WRONG_TYPE, found=_type(value), allowed=_TYPES[kind])
        return value

    def _text(self, document: dict[str, Any], key: str, prefix: str = "") -> str:
        value: str = self._value(document, key, str, prefix)
        return value

    def _list(self, document: dict[str, Any], key: str) -> list[Any]:
        value: list[Any] = self._value(document, key, list)
        return value

    def _texts(self, document: dict[str, Any], key: str) -> list[str]:
        values = self._list(document, key)
        for index, value in enumerate(values):
            if not isinstance(value, str):
                self._refuse(Place(key=f"{key}[{index}]"), Defect.WRONG_TYPE, found=_type(value), allowed=_TYPES[str])
        return values

    def _whole(self, document: dict[str, Any], key: str, least: int, most: int | None) -> int:
        value: int = self._value(document, key, int)
        if value < least or (most is not None and value > most):
            allowed = f"{least} or more" if most is None else f"{least} to {most}"
            self._refuse(Place(key=key), Defect.WRONG_VALUE, found=str(value), allowed=allowed)
        return value

    def _refuse(self, place: Place, defect: Defect, **details: str | int) -> NoReturn:
        raise RecordError(self.file, place, defect, details)


def _type(value: Any) -> str:
    return _TYPES.get(type(value), "null")


def _listed(names: Sequence[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)
