"""Watchdog of a bot's process: ends the bot and all processes that it has started as soon as they are no longer needed.

The window starts a watchdog, which forks the worker that runs the bot. The watchdog ends all its descendants when the
worker ends, or when the pipe `lifeline` is closed. If the window ends in any way, the system closes this pipe. The
watchdog passes on the beginning of the bot's standard output and error, and discards all later output.

Only for POSIX. On Linux, orphans of the bot become children of the watchdog, so that it also finds processes in
sessions of their own. On macOS, it ends only those in the worker's own process group.
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

from haspelknecht_qt.bots import seccomp

MAX_OUTPUT_SIZE = 1 << 13
"""Maximum size of a bot's output that the watchdog passes on, in bytes: standard output and error together."""
TRUNCATION_MARK = b"\n[...]\n"
"""Text that marks the end of truncated output."""
MAX_MEMORY = 2 << 30
"""Maximum memory of each process of a bot, in bytes. Beyond it, a MemoryError costs the bot its seat."""

_NICENESS = 10
"""Increment of the niceness of a bot's process, so that the window has priority."""
_DISCARD_INTERVAL = 0.02
"""Pause between two reads of discarded output, in seconds. Slows down a bot that writes without end."""
_BLOCK_SIZE = 1 << 16
_KILL_TIMEOUT = 3.0
"""Maximum time for ending all processes, in seconds. SIGKILL cannot be ignored, but a busy machine may need time."""
_LINUX = sys.platform == "linux"
_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36


def supervise(lifeline: Connection, function: Callable[[], None]) -> None:
    """Runs a function in a child process; this process becomes its watchdog.

    The watchdog ends with the child, when the pipe `lifeline` closes, or on SIGTERM. It first kills all descendants.
    """
    # In its own session, the watchdog gets no signals of the terminal: Ctrl+C and closing it concern only the window.
    os.setsid()
    window = os.getppid()
    if _LINUX:
        _prctl(_PR_SET_CHILD_SUBREAPER, 1)
        # When the window's process ends, SIGCONT wakes the watchdog. Without seccomp, the bot may have stopped it.
        _prctl(_PR_SET_PDEATHSIG, signal.SIGCONT)
    wakeups, wakeup_writer = os.pipe()
    os.set_blocking(wakeup_writer, False)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, _do_nothing)
    signal.set_wakeup_fd(wakeup_writer, warn_on_full_buffer=False)
    output, written_by = os.pipe()
    watchdog = os.getpid()
    worker = os.fork()
    if worker == 0:
        _become_worker(watchdog, window, written_by)
        for each in (output, wakeups, wakeup_writer, lifeline.fileno()):
            os.close(each)
        _run_and_exit(function)
    os.close(written_by)
    bot_output = _BotOutput(output)
    status = _wait_for_worker(worker, lifeline.fileno(), wakeups, bot_output)
    _kill_all(worker)
    # All writers have ended. A bot that raised an exception may be closed before its traceback was read.
    bot_output.read_rest()
    if status is not None:
        _exit_with_worker_status(status)


@contextlib.contextmanager
def ending_descendants() -> Iterator[None]:
    """Context for bots in this process. On exit, it ends all descendant processes started meanwhile. Linux only."""
    if not _LINUX:
        yield
        return
    # Python's own helper process is started before the bots, so that it is not ended together with their processes.
    resource_tracker.ensure_running()
    before = set(_descendants(os.getpid()))
    _prctl(_PR_SET_CHILD_SUBREAPER, 1)
    try:
        yield
    finally:
        until = time.monotonic() + _KILL_TIMEOUT
        while (left := set(_descendants(os.getpid())) - before) and time.monotonic() < until:
            for pid in left:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
                with contextlib.suppress(ChildProcessError):
                    os.waitpid(pid, os.WNOHANG)
            time.sleep(0.002)
        _prctl(_PR_SET_CHILD_SUBREAPER, 0)


def _do_nothing(_number: int, _frame: object) -> None:
    """Handles a signal by doing nothing: its number arrives through the pipe that wakes the watchdog."""


def _become_worker(watchdog: int, window: int, output: int) -> None:
    signal.set_wakeup_fd(-1)
    for number in (signal.SIGCHLD, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    os.setsid()
    for stream in (1, 2):
        os.dup2(output, stream)
    os.close(output)
    # Gives the window priority. Otherwise its animations would stutter on a machine with few cores while a bot thinks.
    os.nice(_NICENESS)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _limit_memory()
    if _LINUX:
        _prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != watchdog:
            os._exit(1)
        seccomp.forbid_signals_to([watchdog, window])


def _limit_memory() -> None:
    # On Linux, RLIMIT_DATA limits memory in use, not reserved addresses. Elsewhere, RLIMIT_AS may fail or do nothing.
    limited = resource.RLIMIT_DATA if _LINUX else resource.RLIMIT_AS
    _, most = resource.getrlimit(limited)
    allowed = MAX_MEMORY if most == resource.RLIM_INFINITY else min(MAX_MEMORY, most)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(limited, (allowed, allowed))


def _run_and_exit(function: Callable[[], None]) -> None:
    """Runs the function, then ends the process without cleanup: exit functions belong to the watchdog's process."""
    status = 1
    try:
        function()
        status = 0
    except BaseException:  # noqa: BLE001 - any error ends this process
        traceback.print_exc()
    finally:
        with contextlib.suppress(Exception):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


class _BotOutput:
    """Output of the bot: its beginning is passed on, everything after it is discarded."""

    def __init__(self, source: int) -> None:
        self.source: int | None = source
        self._bytes_left = MAX_OUTPUT_SIZE

    def read(self) -> None:
        """Reads the available output. Passes it on to standard error, or discards it after MAX_OUTPUT_SIZE bytes."""
        if self.source is None:
            return
        data = os.read(self.source, _BLOCK_SIZE)
        if not data:
            os.close(self.source)
            self.source = None
        elif self._bytes_left:
            shown = data[: self._bytes_left]
            self._bytes_left -= len(shown)
            with contextlib.suppress(OSError):
                os.write(2, shown if self._bytes_left else shown + TRUNCATION_MARK)
        else:
            time.sleep(_DISCARD_INTERVAL)

    def read_rest(self) -> None:
        """Passes on the output that is still available, up to the limit of MAX_OUTPUT_SIZE bytes for all output."""
        while self.source is not None and self._bytes_left and select.select([self.source], [], [], 0)[0]:
            self.read()


def _wait_for_worker(worker: int, lifeline: int, wakeups: int, output: _BotOutput) -> int | None:
    """Returns the worker's status at its end; None if the pipe `lifeline` closes or `wakeups` reports SIGTERM first."""
    while True:
        sources = [lifeline, wakeups] if output.source is None else [lifeline, wakeups, output.source]
        ready, _, _ = select.select(sources, [], [])
        if lifeline in ready:
            return None
        if output.source in ready:
            output.read()
        if wakeups in ready:
            if signal.SIGTERM in os.read(wakeups, _BLOCK_SIZE):
                return None
            status = _reap_children(worker)
            if status is not None:
                return status


def _reap_children(worker: int) -> int | None:
    """Reaps all ended children; returns the worker's status if it is among them."""
    found = None
    with contextlib.suppress(ChildProcessError):
        while (ended := os.waitpid(-1, os.WNOHANG)) != (0, 0):
            if ended[0] == worker:
                found = ended[1]
    return found


def _kill_all(worker: int) -> None:
    """Kills the worker with its process group and, on Linux, all descendants and their groups."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(worker, signal.SIGKILL)
    until = time.monotonic() + _KILL_TIMEOUT
    while time.monotonic() < until:
        below = _descendants(os.getpid()) if _LINUX else {}
        # A whole group is killed by one call, so that none of its processes can start another one meanwhile.
        for each in set(below.values()):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(each, signal.SIGKILL)
        _reap_children(worker)
        if not below:
            return
        time.sleep(0.002)


def _descendants(root: int) -> dict[int, int]:
    """Returns the process group of each descendant of a process, by process id. Linux only."""
    parents: dict[int, int] = {}
    groups: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            with contextlib.suppress(OSError):
                # In /proc/PID/stat, the name in brackets may contain anything. State, parent and group follow after it.
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


def _exit_with_worker_status(status: int) -> None:
    """Ends this process with the worker's status. Skips Python's cleanup, because the window is waiting for the end."""
    if os.WIFSIGNALED(status):
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with contextlib.suppress(OSError):
            signal.signal(os.WTERMSIG(status), signal.SIG_DFL)
        os.kill(os.getpid(), os.WTERMSIG(status))
    os._exit(os.waitstatus_to_exitcode(status))


def _prctl(option: int, value: int) -> None:
    ctypes.CDLL(None).prctl(option, value, 0, 0, 0)
