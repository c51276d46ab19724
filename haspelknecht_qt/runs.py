"""Runs of the program that share a folder of logs. Detects runs that are still active and runs that crashed."""

from __future__ import annotations

import contextlib
import errno
import re
from pathlib import Path
from typing import BinaryIO

from haspelknecht_qt.core.storage import LockFile

MAX_PROGRAMS = 16
"""Maximum number of programs that run at the same time with the same folder of logs."""

REPORTS_KEPT = 20
"""Number of error reports kept; older ones are deleted."""

TRACE_LIMIT = 256 * 1024
"""Maximum number of bytes read from the trace of a crashed run."""

_REPORT_NAME = re.compile(r"report-([0-9]{4,})\.txt")


class Run:
    """A run of the program. While it lasts, it holds the lock of its `number` N and has a file `running-N.txt`.

    The operating system releases the lock when the program ends. So a file without a held lock belongs to a run that
    crashed or was killed. `crash_traces` are the contents of such files, newest first. `trace` is the file of this run,
    open for writing.
    """

    def __init__(self, folder: Path) -> None:
        """Creates the folder if necessary. Raises OSError; BlockingIOError means that MAX_PROGRAMS runs are active."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._locks = LockFile(folder / "running.lock")
        try:
            self.crash_traces = self._collect_traces()
            self.number = self._free_number()
            self._path = _file_of_run(folder, self.number)
            self.trace: BinaryIO = self._path.open("wb", buffering=0)
        except BaseException:
            self._locks.close()
            raise

    def end(self) -> None:
        """Marks the run as ended normally. A second call does nothing."""
        with contextlib.suppress(OSError):
            self.trace.close()
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)
        self._locks.close()

    def _free_number(self) -> int:
        for number in range(MAX_PROGRAMS):
            if self._locks.acquire(number):
                return number
        raise BlockingIOError(errno.EAGAIN, f"{MAX_PROGRAMS} programs are running already")

    def _collect_traces(self) -> list[bytes]:
        """Removes the files of crashed runs, and returns their contents, newest first."""
        found: list[tuple[float, bytes]] = []
        for number in range(MAX_PROGRAMS):
            path = _file_of_run(self.folder, number)
            if not self._locks.acquire(number):
                continue
            with contextlib.suppress(FileNotFoundError):
                with path.open("rb") as file:
                    found.append((path.stat().st_mtime, file.read(TRACE_LIMIT)))
                path.unlink()
            self._locks.release(number)
        return [content for _, content in sorted(found, reverse=True)]


def write_error_report(folder: Path, text: str) -> Path:
    """Writes an error report and returns its path. Keeps only the newest REPORTS_KEPT reports. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = sorted((int(match[1]), path) for path in folder.iterdir() if (match := _REPORT_NAME.fullmatch(path.name)))
    number = kept[-1][0] + 1 if kept else 1
    path = folder / f"report-{number:04d}.txt"
    path.write_text(text, encoding="utf-8", errors="replace")
    for _, old in kept[: max(0, len(kept) + 1 - REPORTS_KEPT)]:
        old.unlink(missing_ok=True)
    return path


def _file_of_run(folder: Path, number: int) -> Path:
    return folder / f"running-{number}.txt"
