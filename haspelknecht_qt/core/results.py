"""Results of all finished games, progress with puzzles, favourites and tournaments: one SQLite file of the user.

Every call opens the file, does its work in one transaction, and closes the file. So several programs can share the
file, and a killed program leaves no lock.

The first call checks the file, because it may come from a stranger. If its tables are not those of this program, or the
file is damaged, it is renamed and a new file is started. If only some rows are damaged, they are removed, and a copy of
the file is kept.
"""

from __future__ import annotations

import errno
import os
import sqlite3
import stat
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import TypeVar

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.result import Result
from haspelknecht_qt.core.result_rows import (
    delete_person,
    game_row_numbers,
    insert,
    read_mean_points,
    read_points,
    read_results,
    read_row_numbers,
    tournament_row_numbers,
    unpack_record,
)
from haspelknecht_qt.core.results_defects import find_defects
from haspelknecht_qt.core.results_schema import (
    NewerSchemaError,
    create_file,
    has_own_tables,
    is_writable,
    journals,
    migrate,
)
from haspelknecht_qt.core.seat_findings import (
    GameFindings,
    SeatFinding,
    insert_findings,
    persons_with_findings,
    read_findings,
)
from haspelknecht_qt.core.storage import LockFile, StorageError, check_links, make_folder

LOCK_TIMEOUT = 0.25
"""Maximum time to wait for another program's writing, in seconds. It is short: the window is blocked meanwhile."""

T = TypeVar("T")


class ResultsErrorKind(StrEnum):
    """Reason why results could not be stored or read."""

    NEWER = "newer"
    BUSY = "busy"
    STORAGE = "storage"


class ResultsError(Exception):
    """Results could not be stored or read. `file` is the path. `storage` has details if the kind is STORAGE."""

    def __init__(self, file: Path, kind: ResultsErrorKind, storage: StorageError | None = None) -> None:
        super().__init__(f"{file}: {kind}" if storage is None else str(storage))
        self.file = file
        self.kind = kind
        self.storage = storage


@frozen
class DeletionPreview:
    """Effect of deleting a person.

    `deleted_games` is the number of games deleted. `anonymized_games` is the number of games in which only the name is
    replaced, because other persons played in them. `deleted_puzzles` is the number of puzzles from the person's
    mistakes that are deleted, `deleted_tournaments` that of the tournaments in which the person plays.
    """

    deleted_games: int
    anonymized_games: int
    deleted_puzzles: int = 0
    deleted_tournaments: int = 0


class ResultStore:
    """The results in a file, which need not exist yet. All methods except `is_empty` may raise ResultsError.

    `renamed_files` are the new paths of damaged files that were renamed since the program started. `damaged_copies` are
    copies of files, made before damaged rows were removed.
    """

    def __init__(self, path: Path) -> None:
        """Stores the path only; the file is opened on first use. `path` may be a symbolic link to the file."""
        self.path = path
        self.renamed_files: list[Path] = []
        self.damaged_copies: list[Path] = []
        self._checked: tuple[int, int] | None = None
        """Device and inode of the file that was checked; None before the first check."""

    def store(
        self, result: Result, points: Sequence[Mapping[str, int]], record_text: str, *, instead_of: str = ""
    ) -> None:
        """Stores a result, each seat's points by item of the score, and the record of the match.

        Does nothing if the result is already stored, or was deleted because a player was deleted. `instead_of` is the
        id of a result to delete, because its match was undone and ended in another way.
        """

        def query(database: sqlite3.Connection) -> None:
            if instead_of and instead_of != result.id:
                database.execute("DELETE FROM games WHERE id = ?", (instead_of,))
            insert(database, result, points, zlib.compress(record_text.encode(), 9))

        self.run_transaction(query)

    def store_findings(self, id_: str, findings: Sequence[SeatFinding]) -> None:
        """Stores the findings about the seats of a stored result. Does nothing if the result is not stored."""
        self.run_transaction(lambda database: insert_findings(database, id_, findings))

    def delete_result(self, id_: str) -> None:
        """Deletes the result of a match whose end was undone. The result need not exist."""
        self.run_transaction(lambda database: database.execute("DELETE FROM games WHERE id = ?", (id_,)))

    def forget(self, person: str) -> None:
        """Deletes everything about a person: mistake puzzles, games without other persons, and the name in other games.

        The name is also removed from the records of those games, and from the seats of favourites. Tournaments in
        which the person plays are deleted.
        """
        self.run_transaction(lambda database: delete_person(database, person))

    def is_empty(self) -> bool:
        """Whether no result can be shown: the file is missing, has no results, or cannot be read."""
        try:
            return not self.games()
        except ResultsError:
            return True

    def games(self) -> tuple[str, ...]:
        """Returns the names of the games with results, the one with the latest result first."""
        statement = "SELECT game FROM games GROUP BY game ORDER BY MAX(ended) DESC"
        return self.read(lambda database: tuple(name for (name,) in database.execute(statement)), ())

    def list_row_numbers(self, game: str) -> list[int]:
        """Returns the row numbers of all results of a game, the newest first."""
        return self.read(lambda database: read_row_numbers(database, game), [])

    def list_results(self, game: str, row_numbers: Sequence[int]) -> list[Result]:
        """Returns the results of a game with these row numbers, the newest first. Deleted ones are left out."""
        return self.read(lambda database: read_results(database, game, row_numbers), [])

    def points(self, game: str) -> dict[str, list[dict[str, int]]]:
        """Returns the points of all results of a game: by result id, a list of one {score item: points} per seat."""
        return self.read(lambda database: read_points(database, game), {})

    def averages(
        self, game: str, person: str | None, last: int | None = None, ids: Sequence[str] | None = None
    ) -> dict[str, float]:
        """Returns average points by score item, for a person (None: all persons) and the `last` matches (None: all).

        Only results whose id is in `ids` count; None: all of the game.
        """
        return self.read(lambda database: read_mean_points(database, game, person, last, ids), {})

    def findings(self, game: str, person: str, row_numbers: Sequence[int]) -> list[GameFindings]:
        """Returns the findings about a person in those games without help that have these row numbers, oldest first."""
        return self.read(lambda database: read_findings(database, game, person, row_numbers), [])

    def persons_with_findings(self, game: str, row_numbers: Sequence[int]) -> set[str]:
        """Returns the persons about whom `findings` would return anything."""
        return self.read(lambda database: persons_with_findings(database, game, row_numbers), set())

    def saved_record(self, id_: str) -> str | None:
        """Returns the record (saved game) of a result: None if the result was deleted, "" if the record is damaged."""

        def query(database: sqlite3.Connection) -> str | None:
            found = database.execute("SELECT packed FROM games LEFT JOIN records USING (number) WHERE id = ?", (id_,))
            return next((unpack_record(packed) for (packed,) in found), None)

        return self.read(query, None)

    def preview_forget(self, person: str) -> DeletionPreview:
        """Returns the effect that `forget` would have."""

        def query(database: sqlite3.Connection) -> DeletionPreview:
            alone, others = game_row_numbers(database, person)
            ((mistake_puzzles,),) = database.execute("SELECT COUNT(*) FROM mistakes WHERE person = ?", (person,))
            tournaments = tournament_row_numbers(database, person)
            return DeletionPreview(len(alone), len(others), mistake_puzzles, len(tournaments))

        return self.read(query, DeletionPreview(0, 0))

    def read(self, query: Callable[[sqlite3.Connection], T], default: T) -> T:
        """Runs `query` in one transaction and returns its answer; returns `default` if there is no file yet."""
        with self._converting_errors():
            exists = self._file_size() is not None
        return self.run_transaction(query, "BEGIN") if exists else default

    def run_transaction(self, query: Callable[[sqlite3.Connection], T], begin_statement: str = "BEGIN IMMEDIATE") -> T:
        """Runs `query` in one transaction and returns its answer. First mends or replaces a damaged file."""
        with self._converting_errors():
            if self._file_size() is None:
                make_folder(self.path.parent)
            try:
                return self._transact(query, begin_statement)
            except _DAMAGE_ERRORS as error:
                if not _is_damage(error):
                    raise
            # Not in the `except` block: there the error keeps its cursors alive, and the cursors lock the file.
            self._repair()
            return self._transact(query, begin_statement)

    @property
    def _file(self) -> Path:
        """Path of the file itself. `path` may be a symbolic link to it, which stays unchanged."""
        return Path(os.path.realpath(self.path))

    def _file_size(self) -> int | None:
        """Returns the size in bytes (0 only for an empty file, not for a folder); None if missing.

        Raises OSError, and StorageError for a link to a missing file. Its drive may be absent only for a moment.
        """
        try:
            found = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            check_links(self.path)
            return None
        return found.st_size if stat.S_ISREG(found.st_mode) else max(1, found.st_size)

    @contextmanager
    def _converting_errors(self) -> Iterator[None]:
        try:
            yield
        except NewerSchemaError as error:
            raise ResultsError(self.path, ResultsErrorKind.NEWER) from error
        except StorageError as error:
            raise ResultsError(self.path, ResultsErrorKind.STORAGE, error) from error
        except OSError as error:
            raise ResultsError(self.path, ResultsErrorKind.STORAGE, StorageError(str(self.path), error)) from error
        except _DAMAGE_ERRORS as error:
            if _sqlite_code(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
                raise ResultsError(self.path, ResultsErrorKind.BUSY) from error
            cause = OSError(_ERRNO_BY_SQLITE_CODE.get(_sqlite_code(error), errno.EIO), str(error))
            raise ResultsError(self.path, ResultsErrorKind.STORAGE, StorageError(str(self.path), cause)) from error

    def _transact(self, query: Callable[[sqlite3.Connection], T], begin_statement: str) -> T:
        self._ensure_file()
        with self._open() as database:
            self._check_file(database)
            database.execute(begin_statement)
            try:
                answer = query(database)
                database.execute("COMMIT")
            except BaseException:
                # The transaction may have ended already, for instance because the disk is full.
                with suppress(sqlite3.Error):
                    database.execute("ROLLBACK")
                raise
            return answer

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self._file, timeout=LOCK_TIMEOUT, isolation_level=None)) as database:
            # Functions with side effects are forbidden in the schema of the file, which may come from a stranger.
            database.execute("PRAGMA trusted_schema = OFF")
            database.execute("PRAGMA foreign_keys = ON")
            # Deleted data must not stay in the file.
            database.execute("PRAGMA secure_delete = ON")
            yield database

    def _check_file(self, database: sqlite3.Connection) -> None:
        """Checks the file when it is opened for the first time, and migrates it. Raises ValueError if it is damaged."""
        found = self._file.stat()
        if self._checked == (found.st_dev, found.st_ino):
            migrate(database)
            return
        if not (is_writable(self._file) and has_own_tables(database)):
            raise ValueError("the tables are not those of this program")
        migrate(database)
        if found.st_size <= MAX_WHOLE_CHECK_SIZE and not _is_sound(database):
            raise ValueError("the database is damaged")
        if find_defects(database, all_points=False):
            raise ValueError("some rows are damaged")
        self._checked = found.st_dev, found.st_ino

    def _repair(self) -> None:
        """Removes damaged rows, or renames the file if it would stay damaged.

        Does nothing if another program just repaired the file. Raises OSError, ResultsError and the errors of sqlite3.
        """
        self._checked = None
        with closing(LockFile(self._file.with_suffix(".lock"))) as lock:
            if not lock.acquire(0):
                raise ResultsError(self.path, ResultsErrorKind.BUSY)
            is_repaired = False
            try:
                is_repaired = self._remove_damaged_rows()
            except _DAMAGE_ERRORS as error:
                if not _is_damage(error):
                    raise
            if not is_repaired:
                self._replace_damaged_file()

    def _remove_damaged_rows(self) -> bool:
        """Removes damaged rows and keeps a copy of the file as it was. Returns whether the file is sound afterwards."""
        with self._open() as database:
            if not (is_writable(self._file) and has_own_tables(database)):
                return False
            migrate(database)
            if not find_defects(database, all_points=True) and _is_sound(database):
                return True
            copy = self._unused_path_for_damaged_file()
            is_repaired = False
            try:
                with closing(sqlite3.connect(copy)) as target:
                    database.backup(target)
                is_repaired = _delete_defects(database)
            finally:
                if is_repaired:
                    self.damaged_copies.append(copy)
                else:
                    copy.unlink(missing_ok=True)
            return is_repaired

    def _unused_path_for_damaged_file(self) -> Path:
        """Returns the first unused name for a damaged file."""
        file = self._file
        names = (file.with_name(f"{file.stem}-damaged-{number}{file.suffix}") for number in count(1))
        return next(name for name in names if not name.exists())

    def _replace_damaged_file(self) -> None:
        """Renames the damaged file, adds its new path to `renamed_files`, and creates a new file.

        Raises OSError and sqlite3.Error.
        """
        file, aside = self._file, self._unused_path_for_damaged_file()
        file.rename(aside)
        # SQLite's journals are renamed with the file: a repair with SQLite's own tools may need them.
        for journal, new in zip(journals(file), journals(aside), strict=True):
            if journal.exists():
                journal.rename(new)
        self.renamed_files.append(aside)
        # Created at once, because a symbolic link to a missing file would be refused.
        create_file(file)

    def _ensure_file(self) -> None:
        """Creates a missing file, and replaces an empty one. Raises OSError, ResultsError and sqlite3.Error.

        An empty file is damaged, because a new file gets its name only after its tables were written. SQLite would
        accept it as a new file.
        """
        if self._file_size():
            return
        with closing(LockFile(self._file.with_suffix(".lock"))) as lock:
            deadline = time.monotonic() + LOCK_TIMEOUT
            while not lock.acquire(0):
                if time.monotonic() > deadline:
                    raise ResultsError(self.path, ResultsErrorKind.BUSY)
                time.sleep(0.01)
            size = self._file_size()
            if size == 0:
                self._replace_damaged_file()
            elif size is None:
                create_file(self._file)


MAX_WHOLE_CHECK_SIZE = 4 << 20
"""Maximum size of a file that is checked as a whole when first opened, in bytes. This check takes about 20 ms."""


def _is_sound(database: sqlite3.Connection) -> bool:
    """Whether SQLite finds every table and index sound."""
    ((answer,),) = database.execute("PRAGMA integrity_check(1)")
    return bool(answer == "ok")


def _delete_defects(database: sqlite3.Connection) -> bool:
    """Deletes damaged rows and rebuilds the indexes. Returns False, and changes nothing, if damage would stay."""
    database.execute("BEGIN IMMEDIATE")
    for deletion in find_defects(database, all_points=True):
        database.execute(deletion.statement, deletion.key)
    # Indexes may lack rows, or have wrong ones.
    database.execute("REINDEX")
    is_repaired = not find_defects(database, all_points=True) and _is_sound(database)
    database.execute("COMMIT" if is_repaired else "ROLLBACK")
    return is_repaired


_DAMAGE_ERRORS = (sqlite3.Error, ValueError, TypeError, KeyError, IndexError, RecursionError)
"""Errors that a damaged file can cause."""

_ERRNO_BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_AUTH: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
}
"""System error numbers (errno) that correspond to SQLite's error codes."""

_HARMLESS_SQLITE_CODES = {
    *_ERRNO_BY_SQLITE_CODE,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_PROTOCOL,
}
"""SQLite's error codes that do not indicate a damaged file."""


def _sqlite_code(error: BaseException) -> int:
    """Returns SQLite's primary error code; 0 for other errors."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _is_damage(error: BaseException) -> bool:
    return _sqlite_code(error) not in _HARMLESS_SQLITE_CODES
