"""Runs of the program that share a folder of logs: which of them go on, and which ended without saying so."""

from __future__ import annotations

import contextlib
import errno
import re
from pathlib import Path
from typing import BinaryIO

from haspelknecht_qt.core.storage import LockFile

MAX_PROGRAMS = 16
"""So many programs can run at once."""

REPORTS_KEPT = 20
"""So many reports are kept."""

TRACE_LIMIT = 256 * 1024
"""A trace left behind is read up to here, in bytes."""

_REPORT = re.compile(r"report-([0-9]{4,})\.txt")


class Run:
    """A run of the program. As long as it lasts there is a file `running-N.txt` with its number, and its lock is taken.

    The operating system gives the lock back when the program ends, however it ends: a file without a lock was left behind
    by a program that was killed or broke down. Such files are in `left_behind` by their content, newest first.
    `trace` is the file of this run, open for writing: what is written there is found by the next run if this one breaks down.
    """

    def __init__(self, folder: Path) -> None:
        """Creates the folder if need be. Raises OSError, BlockingIOError when PROGRAMS programs run already."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._locks = LockFile(folder / "running.lock")
        try:
            self.left_behind = self._collect()
            self.number = self._free_number()
            self._path = _running(folder, self.number)
            self.trace: BinaryIO = self._path.open("wb", buffering=0)
        except BaseException:
            self._locks.close()
            raise

    def end(self) -> None:
        """The run has come to a good end. Ending twice does no harm."""
        self.trace.close()
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)
        self._locks.close()

    def _free_number(self) -> int:
        for number in range(MAX_PROGRAMS):
            if self._locks.acquire(number):
                return number
        raise BlockingIOError(errno.EAGAIN, f"{MAX_PROGRAMS} programs are running already")

    def _collect(self) -> list[bytes]:
        """Reads and removes what programs have left behind."""
        found: list[tuple[float, bytes]] = []
        for number in range(MAX_PROGRAMS):
            path = _running(self.folder, number)
            if not self._locks.acquire(number):
                continue
            with contextlib.suppress(FileNotFoundError):
                with path.open("rb") as file:
                    found.append((path.stat().st_mtime, file.read(TRACE_LIMIT)))
                path.unlink()
            self._locks.release(number)
        return [content for _, content in sorted(found, reverse=True)]


def write_report(folder: Path, text: str) -> Path:
    """Writes a report into the folder, under the next number, and drops the oldest. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = sorted((int(match[1]), path) for path in folder.iterdir() if (match := _REPORT.fullmatch(path.name)))
    number = kept[-1][0] + 1 if kept else 1
    path = folder / f"report-{number:04d}.txt"
    path.write_text(text, encoding="utf-8", errors="replace")
    for _, old in kept[: max(0, len(kept) + 1 - REPORTS_KEPT)]:
        old.unlink(missing_ok=True)
    return path


def _running(folder: Path, number: int) -> Path:
    return folder / f"running-{number}.txt"
