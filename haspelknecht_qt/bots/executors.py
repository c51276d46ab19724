"""Executors for independent tasks: in this process, in a local process pool, or on a Dask cluster (cluster.py).

A task's result must depend on the task alone. Results are therefore the same on every executor, and a task whose worker
died is simply run again. Functions and tasks must be picklable and small.
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
from haspelknecht_qt.core.override import override

P = TypeVar("P")
R = TypeVar("R")

TASKS_PER_WORKER = 3
"""Number of tasks queued for each worker: enough to keep workers busy, few enough to limit memory."""

EnvironmentFingerprint: TypeAlias = Callable[[], Mapping[str, str]]
"""Function that returns versions and hashes by name; they must be equal on all workers. Picklable."""


class ExecutorError(TranslatableError, RuntimeError):
    """Workers could not be started or were lost. Results that were received before remain valid."""


class TaskExecutor(Protocol):
    """Executor of independent tasks. Abandoning an iterator of results cancels the tasks that have not started."""

    @property
    def worker_count(self) -> int:
        """Number of tasks that can run at the same time. May change while tasks run."""

    def as_completed(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """Yields results in order of completion. Raises ExecutorError, and any exception of `function`."""

    def map(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        """Yields the results in the order of the tasks. Raises ExecutorError, and any exception of `function`."""


@frozen
class SerialExecutor(TaskExecutor):
    """Runs tasks one by one in this process, each when its result is requested."""

    worker_count: int = 1

    @override
    def as_completed(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        return map(function, tasks)

    @override
    def map(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        return map(function, tasks)


SERIAL_EXECUTOR = SerialExecutor()


class FutureExecutor(TaskExecutor, ABC):
    """Base class of executors whose tasks are futures. Turns errors of workers into ExecutorErrors."""

    @abstractmethod
    def submit(self, function: Callable[[P], R], task: P) -> Future[R]:
        """Queues one task and returns its future."""

    @abstractmethod
    def translating_errors(self) -> AbstractContextManager[None]:
        """Context that turns errors of workers into ExecutorErrors while tasks are queued and results are read."""

    def wait(self, futures: Collection[Future[Any]]) -> Collection[Future[Any]]:
        """Waits until a future is done; returns all that are done. Raises ExecutorError if none can finish."""
        return wait(futures, return_when=FIRST_COMPLETED).done

    @override
    def as_completed(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        return self._results(function, tasks, in_order=False)

    @override
    def map(self, function: Callable[[P], R], tasks: Iterable[P]) -> Iterator[R]:
        return self._results(function, tasks, in_order=True)

    def _results(self, function: Callable[[P], R], tasks: Iterable[P], *, in_order: bool) -> Iterator[R]:
        rest = iter(tasks)
        running: list[Future[R]] = []
        try:
            while True:
                with self.translating_errors():
                    for task in islice(rest, max(0, TASKS_PER_WORKER * self.worker_count - len(running))):
                        running.append(self.submit(function, task))
                if not running:
                    return
                done = self.wait(running[:1] if in_order else running)
                taken = [each for each in running if each in done]
                running = [each for each in running if each not in done]
                for each in taken:
                    with self.translating_errors():
                        result = each.result()
                    yield result
        finally:
            for each in running:
                each.cancel()


@frozen
class ProcessExecutor(FutureExecutor):
    """Runs tasks in an executor of `concurrent.futures`, for instance in a local process pool."""

    _executor: Executor
    worker_count: int

    @override
    def submit(self, function: Callable[[P], R], task: P) -> Future[R]:
        with _interrupts_blocked():
            return self._executor.submit(function, task)

    @override
    @contextmanager
    def translating_errors(self) -> Iterator[None]:
        try:
            yield
        except BrokenProcessPool as error:
            raise ExecutorError(BotErrorKind.PROCESS_ENDED) from error


def open_executor(
    jobs: int, scheduler: str | None, fingerprint: EnvironmentFingerprint
) -> AbstractContextManager[TaskExecutor]:
    """Context with an executor: a pool of `jobs` local processes, or the Dask cluster of `scheduler` if given.

    All workers of a cluster must have the same `fingerprint`. Raises ExecutorError. On exit, a cluster abandons running
    tasks. The pool waits for them, but ends them after a KeyboardInterrupt.
    """
    if scheduler is not None:
        from haspelknecht_qt.bots.cluster import cluster_executor  # noqa: PLC0415 - its dependencies are optional

        return cluster_executor(scheduler, fingerprint)
    return nullcontext(SERIAL_EXECUTOR) if jobs == 1 else _process_executor(jobs)


@contextmanager
def _process_executor(jobs: int) -> Iterator[TaskExecutor]:
    # Processes are spawned on every system, because a forked process would share open files with this one.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _ignore_interrupts)
    try:
        yield ProcessExecutor(pool, jobs)
    except KeyboardInterrupt:
        # A second Ctrl+C stops waiting for tasks. They are run again when the command is resumed.
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        with _interrupts_blocked():
            pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Makes a worker ignore Ctrl+C: a terminal sends it to all processes, but only the parent process should react."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Context that blocks SIGINT. Processes started in it inherit the block, until they ignore interrupts themselves."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
