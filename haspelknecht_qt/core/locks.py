"""Locks between programs that end with the program, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

SLOTS = 1 << 31
"""The number of locks in one file."""

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
    """A file each byte of which is a lock.

    The operating system gives the locks of a process back when it ends, so none is ever stale, and child processes do not
    inherit them. For the same reason a process may have only one LockFile per path at a time, and locks exclude other
    processes only.
    """

    def __init__(self, path: Path) -> None:
        """Opens or creates the file. Raises OSError."""
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)

    def acquire(self, slot: int) -> bool:
        """Takes the lock unless another process has it. Raises OSError where files cannot be locked at all."""
        try:
            _lock(self._descriptor, slot)
        except (PermissionError, BlockingIOError):
            return False
        return True

    def release(self, slot: int) -> None:
        """Gives the lock back."""
        _unlock(self._descriptor, slot)

    def close(self) -> None:
        """Gives all locks back. Closing twice does no harm."""
        descriptor, self._descriptor = self._descriptor, -1
        if descriptor >= 0:
            os.close(descriptor)
