"""Ends a bot's process, with all that it has started, as soon as nobody asks it any more. Linux and macOS only.

The window starts a keeper, the keeper forks the worker in which the bot thinks. The keeper ends everything below it when the window closes
its end of the lifeline, when the window is gone, whichever way it went (the system closes the lifeline then), or when the worker ends. What
the bot writes to the standard output and error comes to the keeper, which passes on the beginning and lets the rest go.

Only for POSIX. On Linux orphans of the bot fall to the keeper, so that processes in sessions of their own are found as well; elsewhere those in
the worker's own group are ended.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import select
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from pathlib import Path

MAX_OUTPUT = 1 << 13
"""So many bytes of what a bot writes to its standard output and error are passed on."""
TRUNCATED = b"\n[...]\n"
"""Says that there was more."""
MAX_MEMORY = 2 << 30
"""So many bytes of memory may each process of a bot use; Python raises a MemoryError beyond, which costs it its seat and nobody else anything."""

_NICENESS = 10
"""By how much bots stand back behind the window."""
_PACE = 0.02
"""Between two looks at what is let go, in seconds: who floods its output waits."""
_BLOCK = 1 << 16
_ENDING = 3.0
"""How long ending all of it may take at most, in seconds: nothing withstands being killed, but a machine may be busy."""
_LINUX = sys.platform == "linux"
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36


def supervise(lifeline: Connection, function: Callable[[], None]) -> None:
    """Does the work in a process below this one; this one becomes its keeper and ends as it ends, when the lifeline is closed, or on SIGTERM."""
    # Ctrl+C, and a terminal that is closed, are the window's to answer.
    os.setsid()
    if _LINUX:
        _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    wakeups, wakeup_writer = os.pipe()
    os.set_blocking(wakeup_writer, False)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, _only_wake)
    signal.set_wakeup_fd(wakeup_writer, warn_on_full_buffer=False)
    output, written_by = os.pipe()
    watchdog = os.getpid()
    worker = os.fork()
    if worker == 0:
        _become_worker(watchdog, written_by)
        for each in (output, wakeups, wakeup_writer, lifeline.fileno()):
            os.close(each)
        _finish(function)
    os.close(written_by)
    status = _wait(worker, lifeline.fileno(), wakeups, _BotOutput(output))
    _end_all(worker)
    if status is not None:
        _end_like(status)


@contextlib.contextmanager
def ending_descendants() -> Iterator[None]:
    """Ends, when the block is left, whatever was started below this process meanwhile and goes on: by bots that think in it. Only Linux can tell."""
    if not _LINUX:
        yield
        return
    # Python's own helper is started now at the latest, to be told from the bots'.
    resource_tracker.ensure_running()
    before = set(_descendants(os.getpid()))
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    try:
        yield
    finally:
        until = time.monotonic() + _ENDING
        while (left := set(_descendants(os.getpid())) - before) and time.monotonic() < until:
            for pid in left:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(pid, os.WNOHANG)
            time.sleep(0.002)
        _prctl(_PR_SET_CHILD_SUBREAPER, 0)


def _only_wake(_number: int, _frame: object) -> None:
    """The signal's number comes out of the pipe that wakes the keeper."""


def _become_worker(watchdog: int, output: int) -> None:
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.setsid()
    for stream in (1, 2):
        os.dup2(output, stream)
    os.close(output)
    # The window goes first: on a machine with few cores it would jerk while a bot thinks.
    os.nice(_NICENESS)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _limit_memory()
    if _LINUX:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != watchdog:
            os._exit(1)


def _limit_memory() -> None:
    # What data take up, not what addresses are reserved; other systems count neither, and refuse a limit or take no notice of it.
    limited = resource.RLIMIT_DATA if _LINUX else resource.RLIMIT_AS
    _, most = resource.getrlimit(limited)
    allowed = MAX_MEMORY if most == resource.RLIM_INFINITY else min(MAX_MEMORY, most)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(limited, (allowed, allowed))


def _finish(function: Callable[[], None]) -> None:
    """Does the work and ends the process, without what the keeper has begun and will end itself."""
    status = 1
    try:
        function()
        status = 0
    except BaseException:  # noqa: BLE001 - whatever it is, this process ends here
        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


class _BotOutput:
    """What the bot writes: the beginning is passed on, the rest let go."""

    def __init__(self, source: int) -> None:
        self.source: int | None = source
        self._left = MAX_OUTPUT

    def read(self) -> None:
        """Takes what is there."""
        if self.source is None:
            return
        data = os.read(self.source, _BLOCK)
        if not data:
            os.close(self.source)
            self.source = None
        elif self._left:
            shown = data[: self._left]
            self._left -= len(shown)
            _forward(shown if self._left else shown + TRUNCATED)
        else:
            time.sleep(_PACE)

    def read_rest(self) -> None:
        """Takes what is there already, as far as it is passed on."""
        while self.source is not None and self._left and select.select([self.source], [], [], 0)[0]:
            self.read()


def _forward(data: bytes) -> None:
    with contextlib.suppress(OSError):
        os.write(2, data)


def _wait(worker: int, lifeline: int, wakeups: int, output: _BotOutput) -> int | None:
    """Waits until the worker has ended, and answers its status; None where the window wants it ended, or is gone."""
    while True:
        sources = [lifeline, wakeups] if output.source is None else [lifeline, wakeups, output.source]
        ready, _, _ = select.select(sources, [], [])
        if lifeline in ready:
            return None
        if output.source in ready:
            output.read()
        if wakeups in ready:
            if signal.SIGTERM in os.read(wakeups, _BLOCK):
                return None
            status = _reap(worker)
            if status is not None:
                output.read_rest()
                return status


def _reap(worker: int) -> int | None:
    """Takes note of all that have ended; the worker's status if it is among them."""
    found = None
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG)) != (0, 0):
            if ended[0] == worker:
                found = ended[1]
    return found


def _end_all(worker: int) -> None:
    """Ends the worker, its group and, on Linux, everything that any of them has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(worker, signal.SIGKILL)
    until = time.monotonic() + _ENDING
    while time.monotonic() < until:
        below = _descendants(os.getpid()) if _LINUX else {}
        # A group dies as one: none of it can start another meanwhile.
        for each in set(below.values()):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(each, signal.SIGKILL)
        _reap(worker)
        if not below:
            return
        time.sleep(0.002)


def _descendants(root: int) -> dict[int, int]:
    """The processes that descend from this one, with their groups (Linux)."""
    parents: dict[int, int] = {}
    groups: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                # The name in brackets may hold anything; behind it come state, parent and group.
                words = (entry / "stat").read_bytes().rpartition(b")")[2].split()
                pid = int(entry.name)
                parents[pid], groups[pid] = int(words[1]), int(words[2])
    found: dict[int, int] = {}
    for pid, group in groups.items():
        above = parents[pid]
        while above != root and above in parents:
            above = parents[above]
        if above == root:
            found[pid] = group
    return found


def _end_like(status: int) -> None:
    """Ends this process as the worker has ended, and at once: only then the connection, which it holds open too, tells the window so."""
    if os.WIFSIGNALED(status):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with contextlib.suppress(OSError):
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.waitstatus_to_exitcode(status))


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)
