"""Executor on the workers of a Dask cluster.

The package `distributed` belongs to the optional group `cluster` and is imported only in this module. Anybody who can
reach the scheduler can run any code on the workers. A cluster must therefore be in a network in which everybody is
trusted.
"""

from __future__ import annotations

import logging
import threading
import time
import warnings
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, wait
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from haspelknecht_qt.bots.errors import BotErrorKind
from haspelknecht_qt.bots.executors import EnvironmentFingerprint, ExecutorError, FutureExecutor, P, R
from haspelknecht_qt.core.override import override

if TYPE_CHECKING:
    from distributed import Client

SCHEMES = ("tcp", "tls")
"""Protocols allowed in the address of a scheduler."""
DEPENDENCY_GROUP = "cluster"
"""Name of the optional group of dependencies that contains `distributed`."""
REPLY_TIMEOUT = 5.0
"""Maximum time to wait for an answer of the scheduler, in seconds."""
WORKER_TIMEOUT = 30.0
"""Maximum time without any worker in the cluster, in seconds. Lost workers may reconnect in this time."""
_REFRESH_INTERVAL = 1.0
"""Time between two queries for the number of workers, in seconds."""
_TASK_LOCK = threading.Lock()
"""Lock that a worker holds while it runs a task. So a worker with several threads runs one task at a time."""


class ClusterExecutor(FutureExecutor):
    """Runs tasks on a cluster, whose workers may join and leave. Tasks of lost workers are run again."""

    def __init__(
        self, client: Client, address: str, fingerprint: EnvironmentFingerprint, worker_timeout: float
    ) -> None:
        self._client = client
        self._address = address
        self._executor = client.get_executor(pure=False)
        self._fingerprint = fingerprint
        self._expected = fingerprint()
        self._worker_timeout = worker_timeout
        self._workers_seen_at = self._queried_at = time.monotonic()
        self._worker_count = 0

    @property
    @override
    def worker_count(self) -> int:
        """Number of workers at the last query."""
        return self._worker_count

    def wait_for_workers(self, reply_timeout: float) -> None:
        """Waits for workers, at most `reply_timeout` seconds, and checks their fingerprints. Raises ExecutorError.

        Workers that join later are checked before each task.
        """
        while not self._workers():
            if time.monotonic() - self._workers_seen_at > reply_timeout:
                raise ExecutorError(BotErrorKind.NO_WORKERS, {"address": self._address})
            time.sleep(0.05)
        with self._reporting_lost_scheduler():
            found = self._client.run(self._fingerprint, on_error="return")
        for worker, answer in found.items():
            if isinstance(answer, BaseException):
                raise _worker_error(worker, answer)
            check_fingerprint(worker, answer, self._expected)

    @override
    def submit(self, function: Callable[[P], R], task: P) -> Future[R]:
        future: Future[R] = self._executor.submit(_run_checked, self._fingerprint, self._expected, function, task)
        return future

    @override
    def wait(self, futures: Collection[Future[Any]]) -> Collection[Future[Any]]:
        while True:
            if time.monotonic() - self._queried_at > _REFRESH_INTERVAL:
                self._refresh_worker_count()
            if done := wait(futures, _REFRESH_INTERVAL, FIRST_COMPLETED).done:
                return done

    @override
    @contextmanager
    def translating_errors(self) -> Iterator[None]:
        from distributed import KilledWorker  # noqa: PLC0415 - optional dependency

        try:
            yield
        except CancelledError as error:
            # No task is cancelled while its result is awaited, so CancelledError means that the connection was lost.
            raise ExecutorError(BotErrorKind.SCHEDULER_LOST, {"address": self._address}) from error
        except KilledWorker as error:
            details = {"count": str(error.allowed_failures + 1), "worker": str(error.last_worker.address)}
            raise ExecutorError(BotErrorKind.WORKERS_CRASHED, details) from error
        except ModuleNotFoundError as error:
            raise _worker_error(self._address, error) from error

    def _refresh_worker_count(self) -> None:
        found = self._workers()
        self._queried_at = time.monotonic()
        if found:
            self._workers_seen_at = self._queried_at
        elif self._queried_at - self._workers_seen_at > self._worker_timeout:
            raise ExecutorError(BotErrorKind.WORKERS_LOST, {"address": self._address})

    def _workers(self) -> Collection[str]:
        with self._reporting_lost_scheduler():
            found: Mapping[str, int] = self._client.nthreads()
        # At least 1: while there are no workers, tasks are queued for the next worker that joins.
        self._worker_count = max(1, len(found))
        return found

    @contextmanager
    def _reporting_lost_scheduler(self) -> Iterator[None]:
        try:
            yield
        except (OSError, RuntimeError, CancelledError) as error:
            raise ExecutorError(BotErrorKind.SCHEDULER_LOST, {"address": self._address}) from error


@contextmanager
def cluster_executor(
    address: str,
    fingerprint: EnvironmentFingerprint,
    *,
    reply_timeout: float = REPLY_TIMEOUT,
    worker_timeout: float = WORKER_TIMEOUT,
) -> Iterator[ClusterExecutor]:
    """Context with an executor on a cluster. Raises ExecutorError. Exiting cancels tasks that have not started."""
    client = _connect(address, reply_timeout)
    try:
        found = ClusterExecutor(client, address, fingerprint, worker_timeout)
        found.wait_for_workers(reply_timeout)
        yield found
    finally:
        # Errors of the connection were reported while tasks ran; when closing they no longer matter.
        with suppress(OSError, RuntimeError, CancelledError):
            client.close(reply_timeout)


def _connect(address: str, reply_timeout: float) -> Client:
    try:
        parts = urlsplit(address)
        is_address = parts.scheme in SCHEMES and bool(parts.hostname) and bool(parts.port)
    except ValueError:
        is_address = False
    if not is_address:
        raise ExecutorError(BotErrorKind.NO_ADDRESS, {"address": address})
    try:
        from distributed import Client, versions  # noqa: PLC0415 - optional dependency
        from tornado.ioloop import IOLoop  # noqa: PLC0415 - a dependency of distributed
    except ImportError as error:
        raise ExecutorError(BotErrorKind.NO_DISTRIBUTED, {"group": DEPENDENCY_GROUP}) from error
    for name in ("distributed", "distributed.client", "tornado.application", "asyncio"):
        # The library's own messages are silenced, because this module reports all errors of a cluster itself.
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # Checked first: a client connected to another kind of program cannot be closed for a while.
        IOLoop(make_current=False).run_sync(lambda: _check_scheduler(address, reply_timeout))
        with warnings.catch_warnings():
            # The library's warning about versions is not needed: `fingerprint` compares the versions that matter.
            warnings.simplefilter("ignore", versions.VersionMismatchWarning)
            return Client(address, timeout=reply_timeout, set_as_default=False)
    except Exception as error:
        # If another kind of program listens at this address, any exception may result.
        raise ExecutorError(BotErrorKind.NO_SCHEDULER, {"address": address, "error": _error_text(error)}) from error


async def _check_scheduler(address: str, reply_timeout: float) -> None:
    """Checks that a scheduler answers at `address`. Raises any error of the connection."""
    from distributed import Security  # noqa: PLC0415 - optional dependency
    from distributed.comm import connect  # noqa: PLC0415

    comm = await connect(address, timeout=reply_timeout, **Security().get_connection_args("client"))
    await comm.close()


def check_fingerprint(worker: str, found: Mapping[str, str], expected: Mapping[str, str]) -> None:
    """Raises ExecutorError if a version or hash of a worker (`found`) is not as expected. The error has both values."""
    for name in dict.fromkeys((*expected, *found)):
        if found.get(name, "") != expected.get(name, ""):
            details = {"worker": worker, "name": name, "found": found.get(name, ""), "allowed": expected.get(name, "")}
            raise ExecutorError(BotErrorKind.WORKER_DIFFERS, details)


def _worker_error(worker: str, error: BaseException) -> ExecutorError:
    return ExecutorError(BotErrorKind.WORKER_UNUSABLE, {"worker": worker, "error": _error_text(error)})


def _error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _run_checked(
    fingerprint: EnvironmentFingerprint, expected: Mapping[str, str], function: Callable[[P], R], task: P
) -> R:
    """Runs a task in a worker. Raises ExecutorError if the worker's fingerprint differs from the expected one."""
    found = fingerprint()
    if found != expected:
        from distributed import get_worker  # noqa: PLC0415 - optional dependency

        check_fingerprint(get_worker().address, found, expected)
    with _TASK_LOCK:
        return function(task)
