"""The save format: a match as text, as a file, and as a code of one line.

A record is JSON with these keys: `format`, `game` (its name), `rules` (their version), `program` (the version that
wrote it), `data` (hash of the printed values), `setup` (the whole set-up, with printed values that are not the built-in
ones), `seats`, `seed`, `chance` (method of drawing), `undo` (policy), `moves` and `redo` (text forms, chance included),
and `check` (SHA-256 over the canonical JSON of all other keys). Format 1 has neither `rules` nor `chance`. In format 3,
each seat has a `handicap`. Line breaks and spaces between values have no meaning; any other changed byte is detected.
"""

from __future__ import annotations

import codecs
import hashlib
import json
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NoReturn

import haspelknecht_qt
from haspelknecht_qt.core.game import (
    MAX_HANDICAP,
    PERSON,
    AnyGame,
    FormerlyLegalMove,
    Games,
    IllegalMove,
    Seat,
    SetupError,
)
from haspelknecht_qt.core.handicap import has_handicap
from haspelknecht_qt.core.match import AnyMatch, Match, ReplayError
from haspelknecht_qt.core.record_error import Defect, Details, RecordError, RecordPlace, quote
from haspelknecht_qt.core.rng import SEED_LIMIT, ChanceMethod
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.core.storage import read_limited, write_atomic
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue, canonical_json, parse, place_at
from haspelknecht_qt.core.undo import UndoPolicy
from haspelknecht_qt.core.validation import (
    ExpectedKind,
    UntrustedValue,
    ValidationError,
    ValidationErrorKind,
    ValueLimits,
)

MAX_RECORD_SIZE = 1 << 20
"""Maximum size of a record, in bytes: far more than the longest game needs, but always parsed quickly."""

_LINE_WIDTH = 100
_DIGEST_SIZE = 8

FORMAT = 3
"""Newest format. All formats up to this one can be read.

A match is written in the oldest format that can hold it, so that older programs can read its record.
"""
PLY_FORMAT = 1
"""Format of matches with ChanceMethod.PLY and without a handicap."""
PLAIN_FORMAT = 2
"""Format of other matches without a handicap."""

KEYS = (
    "format",
    "game",
    "rules",
    "program",
    "data",
    "setup",
    "seats",
    "seed",
    "chance",
    "undo",
    "moves",
    "redo",
    "check",
)
"""Keys of a record, in the order in which they are written."""
KEYS_SINCE_FORMAT_2 = ("rules", "chance")
"""Keys that records of format 1 do not have."""

SEAT_KEYS = ("name", "colour", "player", "handicap")
"""Keys of a seat. Before format 3, there is no handicap."""

_TYPE_NAMES = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "text",
    list: "a list",
    dict: "an object",
}

_PYTHON_TYPE_BY_KIND = {
    ExpectedKind.OBJECT: dict,
    ExpectedKind.LIST: list,
    ExpectedKind.TEXT: str,
    ExpectedKind.NAME: str,
    ExpectedKind.WHOLE: int,
}


def checksum(document: Mapping[str, JsonValue]) -> str:
    """Returns a record's `check`: SHA-256 over the canonical JSON of all other keys, in hexadecimal digits."""
    return hashlib.sha256(canonical_json({key: document[key] for key in document if key != "check"})).hexdigest()


class SalvagedRecordError(RecordError):
    """A record was refused, but the user may continue with `salvage`, the usable part of its match.

    This part ends before an illegal move. It is the whole match if the record was changed or has other printed values.
    """

    def __init__(
        self, salvage: AnyMatch, file: str, place: RecordPlace, defect: Defect, details: Details | None = None
    ) -> None:
        super().__init__(file, place, defect, details)
        self.salvage = salvage


class RecordReader:
    """Reads records of these `games`; each record names its game. `file` is the origin of the record, for errors."""

    def __init__(self, file: str, games: Games) -> None:
        self.file = file
        self.games = games

    def read(self, document: JsonValue) -> AnyMatch:
        """Returns the match of a record. Raises RecordError; other defects are reported before a wrong checksum."""
        try:
            return self._read_document(UntrustedValue(document))
        except ValidationError as error:
            raise from_validation_error(error, self.file) from error

    def _read_document(self, document: UntrustedValue) -> AnyMatch:
        is_unchanged = document["check"].text() == checksum(document.as_object())
        self._check_format(document, is_unchanged=is_unchanged)
        is_old = document["format"].found == PLY_FORMAT
        document.check_keys([key for key in KEYS if not (is_old and key in KEYS_SINCE_FORMAT_2)])
        match = self._read_match(document)
        if not is_unchanged:
            raise SalvagedRecordError(match, self.file, RecordPlace(key="check"), Defect.CHANGED)
        return match

    def _check_format(self, document: UntrustedValue, *, is_unchanged: bool) -> None:
        """Refuses newer formats before the other keys are read, because a newer format may have different keys."""
        number = document["format"].whole_number(1)
        program = document["program"].text()
        if number <= FORMAT:
            return
        if not is_unchanged:
            self._refuse(RecordPlace(key="check"), Defect.CHANGED)
        self._refuse(
            RecordPlace(key="format"), Defect.NEWER_FORMAT, format=number, known=FORMAT, program=quote(program)[1:-1]
        )

    def _read_match(self, document: UntrustedValue) -> AnyMatch:
        name = document["game"].text()
        if name not in self.games:
            self._refuse(RecordPlace(key="game"), Defect.WRONG_GAME, found=quote(name), allowed=_quoted([*self.games]))
        game = self.games[name]
        try:
            setup = game.setup_from_json(document["setup"].found)
        except SetupError as error:
            raise RecordError(self.file, RecordPlace(key="setup"), Defect.WRONG_SETUP, {"error": str(error)}) from error
        has_handicaps = document["format"].whole_number(1) > PLAIN_FORMAT
        seats = self._read_seats(document["seats"], game.player_count(setup), has_handicaps=has_handicaps)
        seed = document["seed"].whole_number(0, SEED_LIMIT - 1)
        chance = ChanceMethod.PLY
        if document["format"].found != PLY_FORMAT:
            self._check_rules(document, game)
            chance = ChanceMethod(document["chance"].one_of([str(method) for method in ChanceMethod]))
        policy = UndoPolicy(document["undo"].one_of([str(policy) for policy in UndoPolicy]))
        moves, redo = ([move.text() for move in document[key].array()] for key in ("moves", "redo"))
        has_same_data = document["data"].text() == game.data_hash(setup)
        try:
            match = Match.replay(game, setup, seed, seats, policy, moves, redo, chance)
        except ReplayError as error:
            if has_same_data:
                raise self._move_error(error) from error
            raise SalvagedRecordError(error.match, self.file, RecordPlace(key="data"), Defect.OTHER_VALUES) from error
        if not has_same_data:
            raise SalvagedRecordError(match, self.file, RecordPlace(key="data"), Defect.OTHER_VALUES)
        return match

    def _check_rules(self, document: UntrustedValue, game: AnyGame) -> None:
        rules = document["rules"].whole_number(1)
        if rules > game.rules_version:
            program = quote(document["program"].text())[1:-1]
            self._refuse(
                RecordPlace(key="rules"), Defect.NEWER_RULES, rules=rules, known=game.rules_version, program=program
            )

    def _read_seats(self, value: UntrustedValue, number: int, *, has_handicaps: bool) -> list[Seat]:
        values = value.array()
        if len(values) != number:
            found = f"{len(values)} seats"
            self._refuse(RecordPlace(key="seats"), Defect.WRONG_VALUE, found=found, allowed=str(number))
        seats: list[Seat] = []
        for each in values:
            each.check_keys(SEAT_KEYS if has_handicaps else SEAT_KEYS[:-1])
            name, colour, player = (each[key].text() for key in SEAT_KEYS[:-1])
            handicap = each["handicap"].whole_number(0, MAX_HANDICAP) if has_handicaps else 0
            # A seat's colour must be known, because unknown colours cannot be painted. No two seats may have the same.
            each["colour"].one_of([free for free in COLOURS if all(seat.colour != free for seat in seats)])
            try:
                seats.append(Seat(name, colour, player, handicap))
            except ValueError as error:
                place = RecordPlace(key=each.place)
                raise RecordError(self.file, place, Defect.WRONG_SEAT, {"error": str(error)}) from error
        return seats

    def _move_error(self, error: ReplayError) -> SalvagedRecordError:
        details: Details = {"found": quote(error.text)}
        if isinstance(error.cause, FormerlyLegalMove):
            defect = Defect.CORRECTED_RULE
            details["rule"] = error.cause.rule
        elif isinstance(error.cause, IllegalMove):
            defect = Defect.ILLEGAL_MOVE
            details |= {"rule": error.cause.rule, "step": error.cause.step}
        else:
            defect = Defect.UNREADABLE_MOVE
            details["error"] = str(error.cause)
        return SalvagedRecordError(error.match, self.file, RecordPlace(ply=error.ply), defect, details)

    def _refuse(self, place: RecordPlace, defect: Defect, **details: str | int) -> NoReturn:
        raise RecordError(self.file, place, defect, details)


def _quoted(names: Iterable[object]) -> str:
    return ", ".join(f"'{name}'" for name in names)


def suffix(name: str) -> str:
    """Returns the file name extension of this game's records: a dot and the game's name."""
    return f".{name}"


def dumps(match: AnyMatch) -> str:
    """Returns the match as a record that people can read, with one move per line."""
    document = _document(match)
    return _pretty_json({**document, "check": checksum(document)}) + "\n"


def loads(text: str, origin: str, games: Games) -> AnyMatch:
    """Returns the match in a record of a game in `games`. Raises RecordError, which names the file `origin`."""
    if len(text) > MAX_RECORD_SIZE:
        raise RecordError(origin, RecordPlace(), Defect.TOO_LARGE, {"limit": MAX_RECORD_SIZE})
    return RecordReader(origin, games).read(parse(text, origin))


def save(path: Path, match: AnyMatch) -> None:
    """Writes the match to a file atomically. Raises StorageError."""
    write_atomic(path, dumps(match).encode())


def load(path: Path, games: Games) -> AnyMatch:
    """Returns the match in a file, of one of these games. Raises RecordError."""
    return loads(_read_text(path), str(path), games)


def unreadable_file_error(path: Path, cause: OSError) -> RecordError:
    """Returns the RecordError for a file that cannot be read, with its cause."""
    error = RecordError(str(path), RecordPlace(), Defect.NO_FILE, {"error": cause.strerror or str(cause)})
    error.__cause__ = cause
    return error


def is_beginning_of(path: Path, match: AnyMatch) -> bool:
    """Whether all moves in a file are the first moves of this match. Undone moves count in both. Raises RecordError.

    Nothing is replayed. Records of another format, or of another version of the rules, count as other matches.
    """
    found, whole = parse(_read_text(path), str(path)), _document(match)
    if not isinstance(found, dict) or found.get("check") != checksum(found):
        return False
    moves, played = (_all_moves(document) for document in (found, whole))
    same = {"check": found["check"]} | {key: found.get(key) for key in ("program", "moves", "redo")}
    return moves == played[: len(moves)] and found == whole | same


def _all_moves(document: JsonObject) -> list[JsonValue]:
    lists = [document.get(key) for key in ("moves", "redo")]
    return [move for moves in lists if isinstance(moves, list) for move in moves]


def _read_text(path: Path) -> str:
    try:
        data = read_limited(path, MAX_RECORD_SIZE)
    except OSError as error:
        raise unreadable_file_error(path, error) from error
    if len(data) > MAX_RECORD_SIZE:
        raise RecordError(str(path), RecordPlace(), Defect.TOO_LARGE, {"limit": MAX_RECORD_SIZE})
    try:
        # Some editors write a byte order mark at the beginning of a file.
        data = data.removeprefix(codecs.BOM_UTF8)
        return data.decode()
    except UnicodeDecodeError as error:
        readable = data[: error.start].decode()
        raise RecordError(str(path), place_at(readable, len(readable)), Defect.NOT_UTF8) from error


def to_code(match: AnyMatch) -> str:
    """Returns the match as one line that can be pasted anywhere: the game's name, a colon, letters, digits, - and _."""
    compact = canonical_json(_document(match))
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(compact) + packer.flush()
    return f"{match.game.name}:{_encode_body(_digest(packed) + packed)}"


def from_code(text: str, games: Games, origin: str = "code") -> AnyMatch:
    """Returns the match that a code contains. Raises RecordError, for instance if its game is not one of `games`.

    Spaces and line breaks in the code are ignored: mail programs add them.
    """
    if len(text) > MAX_RECORD_SIZE:
        raise RecordError(origin, RecordPlace(), Defect.TOO_LARGE, {"limit": MAX_RECORD_SIZE})
    name, colon, body = "".join(text.split()).partition(":")
    if not colon or name not in games:
        allowed = "', '".join(f"{known}:" for known in games)
        raise RecordError(origin, RecordPlace(), Defect.NO_CODE, {"allowed": allowed})
    try:
        unpacked = _unpack_body(body)
    except (ValueError, zlib.error) as error:
        raise RecordError(origin, RecordPlace(), Defect.BROKEN_CODE) from error
    if len(unpacked) > MAX_RECORD_SIZE:
        raise RecordError(origin, RecordPlace(), Defect.TOO_LARGE, {"limit": MAX_RECORD_SIZE})
    document = parse(unpacked, origin)
    if isinstance(document, dict):
        # RecordReader requires a checksum. A match's code has none, because its digest was checked above.
        document["check"] = checksum(document)
    return RecordReader(origin, {name: games[name]}).read(document)


def from_validation_error(error: ValidationError, file: str) -> RecordError:
    """Converts a ValidationError to the RecordError for a record from `file`."""
    place = RecordPlace(key=error.place) if error.place else RecordPlace(line=1, column=1)
    match error.kind:
        case ValidationErrorKind.MISSING:
            return RecordError(file, place, Defect.MISSING_KEY)
        case ValidationErrorKind.UNKNOWN:
            return RecordError(file, place, Defect.UNKNOWN_KEY, {"allowed": _quoted(error.expected.names)})
        case ValidationErrorKind.LIMITS:
            details: Details = {"found": quote(error.found), "allowed": _limits_text(error.expected)}
            return RecordError(file, place, Defect.WRONG_VALUE, details)
        case ValidationErrorKind.TYPE:
            found = _TYPE_NAMES.get(type(error.found), "null")
            details = {"found": found, "allowed": _TYPE_NAMES[_PYTHON_TYPE_BY_KIND[error.expected.kind]]}
            return RecordError(file, place, Defect.WRONG_TYPE, details)


def _limits_text(expected: ValueLimits) -> str:
    """Returns the allowed names or numbers, or the allowed lengths of a list."""
    least, most = expected.least, expected.most
    if least is None:
        return _quoted(expected.names)
    if most is None:
        limits = f"{least} or more"
    else:
        limits = str(least) if least == most else f"{least} to {most}"
    return f"a list of length {limits}" if expected.kind is ExpectedKind.LIST else limits


def anonymized(text: str, name: str) -> str:
    """Returns the record `text` (from `dumps`) with the seat's colour in place of the name of the person `name`."""
    document: JsonObject = json.loads(text)
    for seat in document["seats"]:
        if seat["player"] == PERSON and seat["name"] == name:
            seat["name"] = seat["colour"]
    return _pretty_json({**document, "check": checksum(document)}) + "\n"


def _encode_body(data: bytes) -> str:
    from base64 import urlsafe_b64encode  # noqa: PLC0415 - deferred import: needed only for codes

    return urlsafe_b64encode(data).decode().rstrip("=")


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()[:_DIGEST_SIZE]


def _unpack_body(body: str) -> str:
    """Returns the record text in a match's code, at most MAX_RECORD_SIZE + 1 bytes. Raises ValueError, zlib.error."""
    from base64 import b64decode  # noqa: PLC0415 - deferred import: needed only for codes

    data = b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    digest, packed = data[:_DIGEST_SIZE], data[_DIGEST_SIZE:]
    # The last character of base64 has unused bits. They must be 0, so that each match has only one valid code.
    if _digest(packed) != digest or _encode_body(data) != body:
        raise ValueError("the digest does not fit")
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    # The length is limited, because a few bytes can unpack to gigabytes.
    return unpacker.decompress(packed, MAX_RECORD_SIZE + 1).decode()


def _document(match: AnyMatch) -> JsonObject:
    number = _format_of(match)
    seat_keys = SEAT_KEYS if number > PLAIN_FORMAT else SEAT_KEYS[:-1]
    document: JsonObject = {
        "format": number,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "program": haspelknecht_qt.__version__,
        "data": match.game.data_hash(match.setup),
        "setup": match.game.setup_to_json(match.setup),
        "seats": [{key: getattr(seat, key) for key in seat_keys} for seat in match.seats],
        "seed": match.seed,
        "chance": match.chance.value,
        "undo": match.undo_policy.value,
        "moves": [entry.text for entry in match.entries],
        "redo": [entry.text for entry in match.redo_tail],
    }
    return {key: value for key, value in document.items() if not (number == PLY_FORMAT and key in KEYS_SINCE_FORMAT_2)}


def _format_of(match: AnyMatch) -> int:
    """Returns the oldest format that can hold this match."""
    if has_handicap(match.seats):
        return FORMAT
    return PLY_FORMAT if match.chance is ChanceMethod.PLY else PLAIN_FORMAT


def _pretty_json(value: JsonValue, indent: str = "") -> str:
    """Returns JSON text in lines of limited width. Values that fit are on one line, except the whole record."""
    line = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if (indent and len(indent) + len(line) <= _LINE_WIDTH) or not isinstance(value, dict | list) or not value:
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_pretty_json(item, inner)}" for key, item in value.items()]
        opening, closing = "{", "}"
    else:
        parts = [_pretty_json(item, inner) for item in value]
        opening, closing = "[", "]"
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{closing}"
