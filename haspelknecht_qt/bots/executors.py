"""Who does many independent pieces of work: this process, several processes of this machine, or those of many machines (cluster.py).

A piece of work is pure: what comes of it depends on the piece alone, not on who does it, when, or what was done before. So the same comes of all pieces whoever
does them, and what somebody could not finish another one begins anew. `function` and the pieces can be pickled, and are small.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import islice
from typing import Any, Protocol, TypeAlias, TypeVar

from attrs import frozen

from haspelknecht_qt.bots.errors import BotErrorKind, TranslatableError

P = TypeVar("P")
R = TypeVar("R")

TASKS_PER_WORKER = 3
"""So many pieces for each hand are under way: whoever is done finds the next one waiting, and millions of pieces need no more memory than hundreds."""

EnvironmentFingerprint: TypeAlias = Callable[[], Mapping[str, str]]
"""Tells a process apart from those that might answer something else: the names of what matters, and what each of it is there. It can be pickled."""


class ExecutorError(TranslatableError, RuntimeError):
    """Those who do the work cannot be had, or were lost. What is done by then stays done."""


class TaskExecutor(Protocol):
    """Who does the pieces. When an iteration is given up, what has not begun is not done."""

    @property
    def workers(self) -> int:
        """How many pieces are done at the same time by now."""
        ...

    def as_completed(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """What comes of the pieces, in the order in which they are done. Raises CrewError, and what the work raises."""
        ...

    def in_order(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """What comes of the pieces, in their order. Raises as `as_completed`."""
        ...


@frozen
class SerialExecutor:
    """One piece after the other is done by this process, each when it is asked for."""

    workers: int = 1

    def as_completed(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """See Crew."""
        return map(function, tasks)

    def in_order(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """See Crew."""
        return map(function, tasks)


SERIAL = SerialExecutor()


class FutureExecutor(ABC):
    """Several do pieces at the same time, whoever they are."""

    @property
    @abstractmethod
    def workers(self) -> int:
        """See Crew."""

    @abstractmethod
    def begin(self, function: Callable[[P], R], task: P) -> Future[R]:
        """Hands a piece out."""

    @abstractmethod
    def translated_errors(self) -> AbstractContextManager[None]:
        """While pieces are handed out and taken back: errors of those who do them become CrewErrors."""

    def wait(self, futures: Collection[Future[Any]]) -> Collection[Future[Any]]:
        """Waits until one of these is done at least; those which are. Raises CrewError where that cannot come."""
        return wait(futures, return_when=FIRST_COMPLETED).done

    def as_completed(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """See Crew."""
        return self._results(function, tasks, in_order=False)

    def in_order(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """See Crew."""
        return self._results(function, tasks, in_order=True)

    def _results(self, function: Callable[[P], R], tasks: Iterable[P], *, in_order: bool) -> Iterator[R]:
        rest = iter(tasks)
        running: list[Future[R]] = []
        try:
            while True:
                with self.translated_errors():
                    for task in islice(rest, max(0, TASKS_PER_WORKER * self.workers - len(running))):
                        running.append(self.begin(function, task))
                if not running:
                    return
                done = self.wait(running[:1] if in_order else running)
                taken = [each for each in running if each in done]
                running = [each for each in running if each not in done]
                for each in taken:
                    with self.translated_errors():
                        result = each.result()
                    yield result
        finally:
            for each in running:
                each.cancel()


class ProcessExecutor(FutureExecutor):
    """Several processes of this machine, or whatever else carries out `concurrent.futures`."""

    def __init__(self, executor: Executor, workers: int) -> None:
        self._executor = executor
        self._worker_count = workers

    @property
    def workers(self) -> int:
        """See Crew."""
        return self._worker_count

    def begin(self, function: Callable[[P], R], task: P) -> Future[R]:
        """See Several."""
        with _no_interrupts_yet():
            return self._executor.submit(function, task)

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """See Several."""
        try:
            yield
        except BrokenProcessPool as error:
            raise ExecutorError(BotErrorKind.PROCESS_ENDED) from error


def executor(
    jobs: int, scheduler: str | None, fingerprint: EnvironmentFingerprint
) -> AbstractContextManager[TaskExecutor]:
    """So many processes of this machine; with the address of a scheduler, those of its cluster instead, all of which have to be the `fingerprint`.

    Raises CrewError. When the block is left, what is under way is waited for on this machine, unless the user interrupts it, and given up on a cluster.
    """
    if scheduler is not None:
        from haspelknecht_qt.bots.cluster import cluster  # noqa: PLC0415 - only who asks for one needs what it is made with

        return cluster(scheduler, fingerprint)
    return nullcontext(SERIAL) if jobs == 1 else _processes(jobs)


@contextmanager
def _processes(jobs: int) -> Iterator[TaskExecutor]:
    # Started anew: a copy of this process would share what is open in it, and how copies begin differs between systems.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        yield ProcessExecutor(pool, jobs)
    except KeyboardInterrupt:
        # Who asks twice does not want to wait: a piece that was not told yet is played again another time.
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        with _no_interrupts_yet():
            pool.shutdown(cancel_futures=True)


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
