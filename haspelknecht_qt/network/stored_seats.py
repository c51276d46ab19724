"""Files in which host and guest remember a table, so that both come back after a crash or a power cut."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, TypeVar

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError, converting_errors, make_folder, write_atomic
from haspelknecht_qt.core.strict_json import canonical_json, parse
from haspelknecht_qt.core.validation import read_text
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.values import UnreadableValue, ValueFormat

_GUEST_FILE = "seat.json"
_HOST_FILE = "table.json"
_MAX_SIZE = 1 << 16
_FORMAT = ValueFormat()

T = TypeVar("T")


@frozen
class StoredSeat:
    """A guest's seat at a table. `addresses` are those of the host, `guest` and `token` the proof for the host."""

    table: str
    game: str
    addresses: tuple[str, ...]
    guest: str
    token: str = field(repr=False)


@frozen
class StoredGuest:
    """A guest as its host remembers it."""

    id: str
    token: str = field(repr=False)
    name: str
    seats: tuple[int, ...]
    is_claimed: bool


@frozen
class StoredTable:
    """A table as its host remembers it. `match` is a hash of the match (see `match_key`)."""

    table: str
    match: str
    port: int
    code: str = field(repr=False)
    open_seats: tuple[int, ...]
    guests: tuple[StoredGuest, ...]


def match_key(match: AnyMatch) -> str:
    """Returns a hash by which a host recognises its match after a crash."""
    values = [match.game.name, match.game.setup_to_json(match.setup), match.seed]
    return hashlib.sha256(canonical_json(values)).hexdigest()


def find_seat(folder: Path) -> StoredSeat | None:
    """Returns the seat that this computer had when the program ended without leaving the table; None if there is none.

    A file that cannot be read counts as none: the seat can then be taken again with the code.
    """
    return _read(folder / _GUEST_FILE, StoredSeat)


def store_seat(folder: Path, seat: StoredSeat) -> None:
    """Remembers the seat. Raises NetworkError STORAGE."""
    _write(folder / _GUEST_FILE, seat)


def forget_seat(folder: Path) -> None:
    """Forgets the seat, after the guest has left or the table was closed."""
    (folder / _GUEST_FILE).unlink(missing_ok=True)


def find_table(folder: Path, match: AnyMatch) -> StoredTable | None:
    """Returns the table at which this match was played when the program ended; None if there is none."""
    found = _read(folder / _HOST_FILE, StoredTable)
    return found if found is not None and found.match == match_key(match) else None


def store_table(folder: Path, table: StoredTable) -> None:
    """Remembers the table. Raises NetworkError STORAGE."""
    _write(folder / _HOST_FILE, table)


def forget_table(folder: Path) -> None:
    """Forgets the table, after it was closed."""
    (folder / _HOST_FILE).unlink(missing_ok=True)


def _read(path: Path, kind: type[T]) -> T | None:
    try:
        found: T = _FORMAT.read(kind, parse(read_text(path, _MAX_SIZE), str(path)))
    except (OSError, ValueError, RecordError, UnreadableValue):
        return None
    return found


def _write(path: Path, value: Any) -> None:
    try:
        make_folder(path.parent)
        with converting_errors(path):
            # First, because the content gets the permissions of this file from the beginning.
            path.touch(0o600)
        write_atomic(path, canonical_json(_FORMAT.write(value)))
    except StorageError as error:
        raise NetworkError(NetworkErrorKind.STORAGE, {"error": error}) from error
