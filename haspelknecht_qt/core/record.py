"""The save format: a match as text, as a file and as a code of one line.

A record is JSON with these keys: `format`, `game` (its name), `program` (the version that wrote it), `data` (hash of the
component data), `setup` (the game's whole set-up, including component data that are not the built-in ones), `seats`, `seed`,
`undo` (policy), `moves` and `redo` (text forms, chance included) and `check` (sha256 over the canonical JSON of all the others).
Line breaks and spaces between values mean nothing; any other changed byte is found.
"""

from __future__ import annotations

import base64
import codecs
import hashlib
import json
import zlib
from pathlib import Path

import haspelknecht_qt
from haspelknecht_qt.core.game import Games
from haspelknecht_qt.core.json_types import JsonObject, JsonValue
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import Defect, RecordError, RecordPlace
from haspelknecht_qt.core.record_reader import FORMAT, RecordReader, checksum
from haspelknecht_qt.core.seat import PERSON
from haspelknecht_qt.core.storage import read_limited, write_atomic
from haspelknecht_qt.core.strict_json import canonical, parse, position

SIZE_LIMIT = 1 << 20
"""The largest record, in bytes: many times the longest game, and little enough to be taken apart in a moment whatever stands in it."""

_WIDTH = 100
_CODE_DIGEST = 8


def suffix(name: str) -> str:
    """The end of the file names of this game's records: a point, then the game's name."""
    return f".{name}"


def dumps(match: AnyMatch) -> str:
    """The match as a record, for people to read: one move a line."""
    document = _document(match)
    return _pretty({**document, "check": checksum(document)}) + "\n"


def loads(text: str, origin: str, games: Games) -> AnyMatch:
    """The match in a record of one of these games. `origin` stands for the file in messages. Raises RecordError."""
    if len(text) > SIZE_LIMIT:
        raise RecordError(origin, RecordPlace(), Defect.TOO_LARGE, {"limit": SIZE_LIMIT})
    return RecordReader(origin, games).read(parse(text, origin))


def save(path: Path, match: AnyMatch) -> None:
    """Writes the match to a file, which is the old one or the new one, never half. Raises StorageError."""
    write_atomic(path, dumps(match).encode())


def load(path: Path, games: Games) -> AnyMatch:
    """The match in a file, of one of these games. Raises RecordError."""
    try:
        data = read_limited(path, SIZE_LIMIT)
    except OSError as error:
        raise RecordError(str(path), RecordPlace(), Defect.NO_FILE, {"error": error.strerror or str(error)}) from error
    if len(data) > SIZE_LIMIT:
        raise RecordError(str(path), RecordPlace(), Defect.TOO_LARGE, {"limit": SIZE_LIMIT})
    try:
        # Without the mark that some editors begin a file with.
        data = data.removeprefix(codecs.BOM_UTF8)
        text = data.decode()
    except UnicodeDecodeError as error:
        readable = data[: error.start].decode()
        raise RecordError(str(path), position(readable, len(readable)), Defect.NOT_UTF8) from error
    return loads(text, str(path), games)


def to_code(match: AnyMatch) -> str:
    """The match as one line to be pasted anywhere: the game's name, a colon, letters, digits, - and _."""
    compact = canonical(_document(match))
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = packer.compress(compact) + packer.flush()
    return f"{match.game.name}:{_body(_digest(packed) + packed)}"


def from_code(text: str, games: Games, origin: str = "code") -> AnyMatch:
    """The match in a code of one of these games. Spaces and line breaks in it, as mail programs add, mean nothing. Raises RecordError."""
    if len(text) > SIZE_LIMIT:
        raise RecordError(origin, RecordPlace(), Defect.TOO_LARGE, {"limit": SIZE_LIMIT})
    name, colon, body = "".join(text.split()).partition(":")
    if not colon or name not in games:
        allowed = "', '".join(f"{known}:" for known in games)
        raise RecordError(origin, RecordPlace(), Defect.NO_CODE, {"allowed": allowed})
    try:
        unpacked = _unpacked(body)
    except (ValueError, zlib.error) as error:
        raise RecordError(origin, RecordPlace(), Defect.BROKEN_CODE) from error
    if len(unpacked) > SIZE_LIMIT:
        raise RecordError(origin, RecordPlace(), Defect.TOO_LARGE, {"limit": SIZE_LIMIT})
    document = parse(unpacked, origin)
    if isinstance(document, dict):
        # The code's own digest has stood for it.
        document["check"] = checksum(document)
    return RecordReader(origin, {name: games[name]}).read(document)


def anonymized(text: str, name: str) -> str:
    """The same record with the colour of the seat in the place of each person's name that is this one. `text` is what `dumps` has made."""
    document: JsonObject = json.loads(text)
    for seat in document["seats"]:
        if seat["player"] == PERSON and seat["name"] == name:
            seat["name"] = seat["colour"]
    return _pretty({**document, "check": checksum(document)}) + "\n"


def _body(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()[:_CODE_DIGEST]


def _unpacked(body: str) -> str:
    """The JSON in a code, no more of it than shows that it is too large. Raises ValueError and zlib.error."""
    data = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
    digest, packed = data[:_CODE_DIGEST], data[_CODE_DIGEST:]
    # The last character has bits to spare: only the one way to write it counts.
    if _digest(packed) != digest or _body(data) != body:
        raise ValueError("the digest does not fit")
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    # A few bytes can unpack to gigabytes.
    unpacked = unpacker.decompress(packed, SIZE_LIMIT + 1)
    return unpacked.decode()


def _document(match: AnyMatch) -> JsonObject:
    return {
        "format": FORMAT,
        "game": match.game.name,
        "program": haspelknecht_qt.__version__,
        "data": match.game.data_hash(match.setup),
        "setup": match.game.setup_to_json(match.setup),
        "seats": [{"name": seat.name, "colour": seat.colour, "player": seat.player} for seat in match.seats],
        "seed": match.seed,
        "undo": match.undo_policy.value,
        "moves": [entry.text for entry in match.entries],
        "redo": [entry.text for entry in match.redo_tail],
    }


def _pretty(value: JsonValue, indent: str = "") -> str:
    """JSON with line breaks: what fits into a line stays on one, except the record itself."""
    line = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if (indent and len(indent) + len(line) <= _WIDTH) or not isinstance(value, dict | list) or not value:
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key, ensure_ascii=False)}: {_pretty(item, inner)}" for key, item in value.items()]
        opening, closing = "{", "}"
    else:
        parts = [_pretty(item, inner) for item in value]
        opening, closing = "[", "]"
    return f"{opening}\n{inner}" + f",\n{inner}".join(parts) + f"\n{indent}{closing}"
