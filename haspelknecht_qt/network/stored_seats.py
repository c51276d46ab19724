"""Files in which host and guest remember a table, so that both come back after a crash or a power cut.

Several programs may run at the same time. Each has its own file, and holds its lock.
"""

from __future__ import annotations

import errno
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import LockFile, StorageError, converting_errors, make_folder, write_atomic
from haspelknecht_qt.core.strict_json import canonical_json, parse
from haspelknecht_qt.core.validation import read_text
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind
from haspelknecht_qt.network.permissions import Permissions
from haspelknecht_qt.network.values import UnreadableValue, ValueFormat

MAX_FILES = 16
"""Maximum number of seats, and of tables, that the programs of one computer remember."""

_MAX_SIZE = 1 << 16
_FORMAT = ValueFormat()
_LOGGER = logging.getLogger(__name__)

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
    """A table as its host remembers it. `match` is the match's `start_id`."""

    table: str
    match: str
    port: int
    code: str = field(repr=False)
    open_seats: tuple[int, ...]
    guests: tuple[StoredGuest, ...]
    permissions: Permissions


class OwnFile(Generic[T]):
    """A file of this program, beside those of other programs.

    A program holds the lock of its file. Other programs neither read, change nor remove it. The system releases the
    lock when the program ends, also in a crash: then the file can be found.
    """

    def __init__(self, folder: Path, name: str, kind: type[T]) -> None:
        """`kind` is the class of what is remembered. The folder need not exist."""
        self._folder = folder
        self._name = name
        self._kind = kind
        self._locks: LockFile | None = None
        """File of the locks, open only while one is held. Closing it releases all of them."""
        self._slot: int | None = None
        """Number of the own file; None without one."""

    def find(self, is_wanted: Callable[[T], bool] = lambda _value: True) -> T | None:
        """Returns what a program that has ended remembered last; None if there is nothing of this sort.

        A file that cannot be read or locked counts as none: the host must then offer the seat again.
        """
        found = self._search(is_wanted)
        if found is None:
            return None
        slot, value = found
        self._unlock(slot)
        return value

    def take(self, is_wanted: Callable[[T], bool] = lambda _value: True) -> T | None:
        """Returns the same as `find`, and makes its file that of this program."""
        self.release()
        found = self._search(is_wanted)
        if found is None:
            return None
        self._slot, value = found
        return value

    def store(self, value: T) -> None:
        """Remembers a value in place of the last one. Raises NetworkError STORAGE."""
        try:
            make_folder(self._folder)
            with converting_errors(self._folder):
                if self._slot is None:
                    self._slot = self._lock_free_slot()
                path = self._path(self._slot)
                # First, because the content gets the permissions of this file from the beginning.
                path.touch(0o600)
            write_atomic(path, canonical_json(_FORMAT.write(value)))
        except StorageError as error:
            self._close_unused_locks()
            details = {"error": error.error, "reason": error.kind.value}
            raise NetworkError(NetworkErrorKind.STORAGE, details) from error

    def forget(self) -> None:
        """Removes the own file. If this fails, it is logged: the file is then offered after the next start."""
        if self._slot is None:
            return
        try:
            self._path(self._slot).unlink(missing_ok=True)
        except OSError:
            _LOGGER.exception("the file of a %s cannot be removed", self._name)
        self.release()

    def release(self) -> None:
        """Keeps the own file for later, for this program or another one."""
        if self._slot is not None:
            slot, self._slot = self._slot, None
            self._unlock(slot)

    def _path(self, slot: int) -> Path:
        return self._folder / f"{self._name}-{slot:02d}.json"

    def _files(self) -> list[tuple[int, Path]]:
        """Returns all files with their numbers, the newest first."""
        found = [(slot, self._path(slot)) for slot in range(MAX_FILES)]
        return sorted([each for each in found if each[1].exists()], key=lambda each: _time_of(each[1]), reverse=True)

    def _search(self, is_wanted: Callable[[T], bool]) -> tuple[int, T] | None:
        """Returns number and value of the newest wanted file that no program uses, and locks it."""
        try:
            for slot, path in self._files():
                if slot == self._slot or not self._lock(slot):
                    continue
                value = _read(path, self._kind)
                if value is not None and is_wanted(value):
                    return slot, value
                self._unlock(slot)
        except OSError:
            _LOGGER.exception("the files of a %s cannot be read", self._name)
        self._close_unused_locks()
        return None

    def _lock_free_slot(self) -> int:
        """Locks and returns a number without a file or, if all have one, that of the oldest file that nobody uses."""
        oldest_first = [slot for slot, _ in reversed(self._files())]
        for slot in (*(slot for slot in range(MAX_FILES) if slot not in oldest_first), *oldest_first):
            if self._lock(slot):
                return slot
        raise BlockingIOError(errno.EAGAIN, f"{MAX_FILES} programs use this folder already")

    def _lock(self, slot: int) -> bool:
        if self._locks is None:
            self._locks = LockFile(self._folder / f"{self._name}.lock")
        return self._locks.acquire(slot)

    def _unlock(self, slot: int) -> None:
        if self._locks is not None:
            self._locks.release(slot)
        self._close_unused_locks()

    def _close_unused_locks(self) -> None:
        if self._slot is None and self._locks is not None:
            self._locks.close()
            self._locks = None


class TableFolder:
    """Folder in which the programs of this computer remember their seats and tables.

    Each running program needs one TableFolder. Nothing is read or created before it is needed.
    """

    def __init__(self, folder: Path) -> None:
        self.seat = OwnFile(folder, "seat", StoredSeat)
        """Seat of this computer at another one's table."""
        self.table = OwnFile(folder, "table", StoredTable)
        """Table of this computer."""


def _time_of(path: Path) -> float:
    """Returns when a file was written; 0 if another program has just removed it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0


def _read(path: Path, kind: type[T]) -> T | None:
    try:
        found: T = _FORMAT.read(kind, parse(read_text(path, _MAX_SIZE), str(path)))
    except (OSError, ValueError, RecordError, UnreadableValue):
        return None
    return found
