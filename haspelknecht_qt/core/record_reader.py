"""From the JSON of a record to the match, every key checked."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import NoReturn

from haspelknecht_qt.core.game import Games, IllegalMove, RuleFix, SetupError
from haspelknecht_qt.core.json_types import JsonValue
from haspelknecht_qt.core.match import SEED_LIMIT, AnyMatch, Match
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace, shown
from haspelknecht_qt.core.replay_error import ReplayError
from haspelknecht_qt.core.seat import COLOURS, Seat
from haspelknecht_qt.core.strict_json import canonical
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.core.validation import Kind, ValidationError, ValidationErrorKind, Value

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

_PYTHON_TYPES: Mapping[Kind, type] = {
    Kind.OBJECT: dict,
    Kind.LIST: list,
    Kind.TEXT: str,
    Kind.NAME: str,
    Kind.ATOMIC_TABLES: int,
}


def checksum(document: Mapping[str, JsonValue]) -> str:
    """The value that belongs to the key `check`: sha256 over the canonical JSON of all others, in hexadecimal digits."""
    return hashlib.sha256(canonical({key: document[key] for key in document if key != "check"})).hexdigest()


class RecordReader:
    """Reads a record of one of the `games` that came from `file`. The record tells of which."""

    def __init__(self, file: str, games: Games) -> None:
        self.file = file
        self.games = games

    def read(self, document: JsonValue) -> AnyMatch:
        """The match in a record's JSON value. Raises RecordError.

        The most telling defect comes first: a changed record says what can be seen of the change, and only when nothing
        else is wrong that its checksum does not fit.
        """
        try:
            return self._read(Value(document))
        except ValidationError as error:
            raise self._from_validation_error(error) from error

    def _read(self, document: Value) -> AnyMatch:
        is_unchanged = document["check"].text() == checksum(document.entries())
        self._check_format(document, is_unchanged=is_unchanged)
        document.only(KEYS)
        match = self._match(document)
        if not is_unchanged:
            raise RecordError(self.file, RecordPlace(key="check"), Defect.CHANGED, salvage=match)
        return match

    def _check_format(self, document: Value, *, is_unchanged: bool) -> None:
        """A newer format may have other keys, so it is looked at before them; `check` is the same in all formats."""
        number = document["format"].whole(1)
        program = document["program"].text()
        if number <= FORMAT:
            return
        if not is_unchanged:
            self._refuse(RecordPlace(key="check"), Defect.CHANGED)
        self._refuse(
            RecordPlace(key="format"), Defect.NEWER_FORMAT, format=number, known=FORMAT, program=shown(program)[1:-1]
        )

    def _match(self, document: Value) -> AnyMatch:
        name = document["game"].text()
        if name not in self.games:
            self._refuse(RecordPlace(key="game"), Defect.WRONG_GAME, found=shown(name), allowed=_listed([*self.games]))
        game = self.games[name]
        try:
            setup = game.setup_from_json(document["setup"].found)
        except SetupError as error:
            raise RecordError(self.file, RecordPlace(key="setup"), Defect.WRONG_SETUP, {"error": str(error)}) from error
        seats = self._seats(document["seats"], game.players(setup))
        seed = document["seed"].whole(0, SEED_LIMIT - 1)
        policy = UndoPolicy(document["undo"].one_of([str(policy) for policy in UndoPolicy]))
        moves, redo = ([move.text() for move in document[key].items()] for key in ("moves", "redo"))
        has_same_data = document["data"].text() == game.data_hash(setup)
        try:
            match = Match.replay(game, setup, seed, seats, policy, moves, redo)
        except ReplayError as error:
            if has_same_data:
                raise self._bad_move(error) from error
            raise RecordError(self.file, RecordPlace(key="data"), Defect.OTHER_DATA, salvage=error.match) from error
        if not has_same_data:
            raise RecordError(self.file, RecordPlace(key="data"), Defect.OTHER_DATA, salvage=match)
        return match

    def _seats(self, value: Value, number: int) -> list[Seat]:
        values = value.items()
        if len(values) != number:
            self._refuse(
                RecordPlace(key="seats"), Defect.WRONG_VALUE, found=f"{len(values)} seats", allowed=str(number)
            )
        seats: list[Seat] = []
        for each in values:
            name, colour, player = (each.only(SEAT_KEYS)[key].text() for key in SEAT_KEYS)
            # What cannot be painted must not come to the table, nor two players whom nobody could tell apart.
            each["colour"].one_of([free for free in COLOURS if all(seat.colour != free for seat in seats)])
            try:
                seats.append(Seat(name, colour, player))
            except ValueError as error:
                raise RecordError(
                    self.file, RecordPlace(key=each.place), Defect.WRONG_SEAT, {"error": str(error)}
                ) from error
        return seats

    def _bad_move(self, error: ReplayError) -> RecordError:
        place, found = RecordPlace(ply=error.ply), shown(error.text)
        if isinstance(error.cause, RuleFix):
            return RecordError(
                self.file, place, Defect.MENDED_RULE, {"found": found, "rule": error.cause.rule}, error.match
            )
        if isinstance(error.cause, IllegalMove):
            details: dict[str, str | int] = {"found": found, "rule": error.cause.rule, "step": error.cause.step}
            return RecordError(self.file, place, Defect.ILLEGAL_MOVE, details, error.match)
        details = {"found": found, "error": str(error.cause)}
        return RecordError(self.file, place, Defect.UNREADABLE_MOVE, details, error.match)

    def _from_validation_error(self, error: ValidationError) -> RecordError:
        """The defect that an unfit value is."""
        place = RecordPlace(key=error.place) if error.place else RecordPlace(line=1, column=1)
        match error.kind:
            case ValidationErrorKind.MISSING:
                return RecordError(self.file, place, Defect.MISSING_KEY)
            case ValidationErrorKind.UNKNOWN:
                return RecordError(self.file, place, Defect.UNKNOWN_KEY, {"allowed": _listed(error.expected.names)})
            case ValidationErrorKind.LIMITS if error.expected.kind is Kind.ATOMIC_TABLES:
                least, most = error.expected.least, error.expected.most
                allowed = f"{least} or more" if most is None else f"{least} to {most}"
                return RecordError(
                    self.file, place, Defect.WRONG_VALUE, {"found": str(error.found), "allowed": allowed}
                )
            case ValidationErrorKind.LIMITS:
                details: dict[str, str | int] = {"found": shown(error.found), "allowed": _listed(error.expected.names)}
                return RecordError(self.file, place, Defect.WRONG_VALUE, details)
            case ValidationErrorKind.TYPE:
                details = {"found": _type(error.found), "allowed": _TYPES[_PYTHON_TYPES[error.expected.kind]]}
                return RecordError(self.file, place, Defect.WRONG_TYPE, details)

    def _refuse(self, place: RecordPlace, defect: Defect, **details: str | int) -> NoReturn:
        raise RecordError(self.file, place, defect, details)


def _type(value: JsonValue) -> str:
    return _TYPES.get(type(value), "null")


def _listed(names: Iterable[object]) -> str:
    return ", ".join(f"'{name}'" for name in names)
