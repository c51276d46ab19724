"""Files: writing them completely or not at all, reading them up to a limit, and locks between processes."""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import re
import stat
import sys
import time
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

LEFTOVER_AGE = 3600
"""Age from which a temporary file counts as left over, in seconds."""

_UNPORTABLE_NAME = re.compile(
    r'.*[<>:"|?*\\/\x00-\x1f].*|.*[. ]|(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?: *\..*)?', re.DOTALL | re.IGNORECASE
)


class StorageErrorKind(StrEnum):
    """Reason why a file could not be written."""

    FULL = "full"
    READ_ONLY = "read-only"
    DENIED = "denied"
    NO_FOLDER = "no folder"
    NO_TARGET = "no target"
    OTHER = "other"


_KIND_OF_ERRNO = {
    errno.ENOSPC: StorageErrorKind.FULL,
    errno.EDQUOT: StorageErrorKind.FULL,
    errno.EROFS: StorageErrorKind.READ_ONLY,
    errno.EACCES: StorageErrorKind.DENIED,
    errno.EPERM: StorageErrorKind.DENIED,
    errno.ENOENT: StorageErrorKind.NO_FOLDER,
    errno.ENOTDIR: StorageErrorKind.NO_FOLDER,
}

_SENTENCES = {
    StorageErrorKind.FULL: "the disk is full",
    StorageErrorKind.READ_ONLY: "the disk can only be read",
    StorageErrorKind.DENIED: "writing there is not permitted",
    StorageErrorKind.NO_FOLDER: "the folder does not exist",
    StorageErrorKind.NO_TARGET: "a symbolic link leads to a file that does not exist",
}


class StorageError(Exception):
    """A file could not be written. `file` is its path, `kind` the reason, `error` the system's message."""

    def __init__(self, file: str, cause: OSError, kind: StorageErrorKind | None = None) -> None:
        """Without a `kind`, it follows from `cause`."""
        self.file = file
        self.kind = kind or _KIND_OF_ERRNO.get(cause.errno or 0, StorageErrorKind.OTHER)
        self.error = cause.strerror or str(cause)
        super().__init__(f"{file}: the game could not be saved: {_SENTENCES.get(self.kind, self.error)}")


def is_portable_name(name: str) -> bool:
    """Whether every system can store a file of this name. Windows reserves names of devices, whatever their ending."""
    return bool(name) and _UNPORTABLE_NAME.fullmatch(name) is None


def portable_stem(name: str) -> str:
    """Returns a name as a portable file name without an ending: its letters and digits, spaces, - and _.

    A reserved name gets a _ at its end. "" if `name` has no such character.
    """
    stem = "".join(sign for sign in name if sign.isalnum() or sign in " -_").strip()
    return stem if not stem or is_portable_name(stem) else f"{stem}_"


@contextlib.contextmanager
def converting_errors(path: Path) -> Iterator[None]:
    """Converts an OSError raised in the block to a StorageError that names this path."""
    try:
        yield
    except OSError as cause:
        raise StorageError(str(path), cause) from cause


def write_atomic(path: Path, data: bytes, *, sync_folder: bool = True) -> None:
    """Writes a file atomically: whatever happens, it has either the old content or the new one.

    Waits until the content is on the disk, and with `sync_folder` also the file's name. Raises StorageError. The file
    then has its old content, unless only writing the name to the disk failed.
    """
    # A symbolic link stays a link: the file that it points to is replaced.
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.stem[:50]}-{os.urandom(4).hex()}.tmp")
    with converting_errors(path):
        if target.exists() and not target.is_file():
            # A link may lead to a device, which must not be replaced.
            raise OSError(errno.EINVAL, "not a regular file")
        if sys.platform == "win32" and not is_portable_name(target.name):
            # Windows would write to a device, to a hidden part of another file, or under another name.
            raise OSError(errno.EINVAL, 'Windows allows no < > : " | ? * in a name, no dot at its end, and no device')
        try:
            _write_new_file(temporary, data, like=target)
            temporary.replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        if sync_folder:
            _sync_folder(target.parent)


def remove_leftovers(path: Path) -> None:
    """Removes temporary files that `write_atomic` left beside this file when the program was killed."""
    target = Path(os.path.realpath(path))
    with contextlib.suppress(OSError):
        for leftover in target.parent.glob(f".{glob.escape(target.stem[:50])}-????????.tmp"):
            # Another program may be writing its own temporary file at this moment.
            if time.time() - leftover.stat().st_mtime > LEFTOVER_AGE:
                leftover.unlink()


def make_folder(folder: Path) -> None:
    """Creates a folder and its parents if necessary. Raises StorageError."""
    with converting_errors(folder):
        folder.mkdir(parents=True, exist_ok=True)


def check_links(path: Path) -> None:
    """Raises StorageError if `path`, or a folder above it, is a symbolic link to a missing file or folder."""
    if any(each.is_symlink() and not each.exists() for each in (path, *path.parents)):
        cause = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise StorageError(str(path), cause, StorageErrorKind.NO_TARGET)


def read_limited(path: Path, limit: int) -> bytes:
    """Returns the first `limit` + 1 bytes of a regular file. A file of that size is too large. Raises OSError."""
    check_regular(path)
    with path.open("rb") as file:
        return file.read(limit + 1)


def read_lines(path: Path, limit: int) -> Iterator[bytes]:
    """Yields the lines of a regular file with their ends. Only the last line may lack its end.

    Raises OSError, and ValueError for a line of more than `limit` bytes.
    """
    check_regular(path)
    with path.open("rb") as file:
        while line := file.readline(limit + 1):
            if len(line) > limit:
                raise ValueError(f"the line is longer than {limit} bytes")
            yield line


def check_regular(path: Path) -> None:
    """Raises OSError if there is no regular file: reading a pipe or a device could last for ever."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "not a regular file")


def _write_new_file(path: Path, data: bytes, like: Path) -> None:
    """Writes a file that does not exist yet. It gets the permissions of the file `like`, if `like` exists."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with contextlib.suppress(FileNotFoundError):
            path.chmod(stat.S_IMODE(like.stat().st_mode))
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(descriptor, rest) :]
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _sync_folder(folder: Path) -> None:
    """Writes new file names in the folder to the disk. Windows does so by itself and cannot open folders."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # Some network file systems cannot sync folders. They offer no other way to write a name to the disk.
        if error.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(descriptor)


LOCK_COUNT = 1 << 31
"""Number of locks in one LockFile. Each lock is one byte of the file. The byte need not exist."""

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, slot: int) -> None:
        os.lseek(descriptor, slot, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _unlock(descriptor: int, slot: int) -> None:
        os.lseek(descriptor, slot, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int, slot: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, slot)

    def _unlock(descriptor: int, slot: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_UN, 1, slot)


class LockFile:
    """A file whose bytes are locks.

    A byte's lock belongs to the process: the operating system releases it when the process ends, so no lock is ever
    stale. Child processes do not inherit locks. A process may have only one LockFile per path at a time, and its locks
    exclude only other processes.
    """

    def __init__(self, path: Path) -> None:
        """Opens or creates the file. Raises OSError."""
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)

    def acquire(self, slot: int) -> bool:
        """Takes lock number `slot`. Returns False if another process has it. Raises OSError if locking fails."""
        try:
            _lock(self._descriptor, slot)
        except (PermissionError, BlockingIOError):
            return False
        return True

    def release(self, slot: int) -> None:
        """Releases the lock with the number `slot`."""
        _unlock(self._descriptor, slot)

    def close(self) -> None:
        """Releases all locks. Closing twice is harmless."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)
