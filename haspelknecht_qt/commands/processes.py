"""Playing the games of a simulation in several processes, as if they were played one after the other."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager

from haspelknecht_qt.commands.errors import Failure
from haspelknecht_qt.commands.simulation import SimulatedGame, Simulation
from haspelknecht_qt.commands.texts import translate

MOST_PROCESSES = 61
"""Windows cannot wait for more of them."""

_LARGEST_PACKET = 16
_PACKETS_AHEAD = 3


def play_all(simulation: Simulation, games: int, processes: int) -> Iterator[SimulatedGame]:
    """The results of games 0 to `games` - 1 in this order, whatever the number of processes.

    Raises Failure as `Simulation.play` does, and when a process was ended from outside.
    """
    if min(games, processes) == 1:
        yield from map(simulation.play, range(games))
        return
    size = max(1, min(_LARGEST_PACKET, games // (processes * _PACKETS_AHEAD)))
    starts = iter(range(0, games, size))
    # Started anew: a copy of this process would share what is open in it, and how copies begin differs between systems.
    pool = ProcessPoolExecutor(min(games, processes), multiprocessing.get_context("spawn"), _ignore_interrupts)
    waiting: deque[Future[list[SimulatedGame]]] = deque()
    try:
        while True:
            # A bounded number of packets is under way, so that millions of games need no more memory than hundreds.
            while len(waiting) < processes * _PACKETS_AHEAD and (start := next(starts, None)) is not None:
                with _no_interrupts_yet():
                    waiting.append(pool.submit(_play_some, simulation, start, min(start + size, games)))
            if not waiting:
                return
            yield from waiting.popleft().result()
    except BrokenProcessPool as error:
        sentence = translate("CommandLine", "A process that was playing games has been ended from outside.")
        raise Failure(sentence) from error
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def leaving_nothing(*, strangers: bool) -> Iterator[None]:
    """While bots play: what `strangers` among them have started has ended when the block is left, where the system can tell (see keeper.py)."""
    if sys.platform == "win32" or not strangers:
        yield
        return
    from haspelknecht_qt.bots import keeper  # noqa: PLC0415 - there is none on Windows

    with keeper.clearing():
        yield


def _play_some(simulation: Simulation, start: int, stop: int) -> list[SimulatedGame]:
    return [simulation.play(number) for number in range(start, stop)]


def _ignore_interrupts() -> None:
    """Ctrl+C goes to every process of a terminal; only the one that all others belong to answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _no_interrupts_yet() -> Iterator[None]:
    """Holds interrupts back: a process started meanwhile, which inherits this, is spared them before it can ignore them."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
