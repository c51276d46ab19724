"""A crew of many machines: the workers of a Dask cluster, which a scheduler hands the pieces out to.

The package `distributed` belongs to the optional group `cluster` and is loaded only here. Whoever reaches the scheduler can have the workers run whatever they
like: a cluster belongs into a network in which everybody may do so.
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

if TYPE_CHECKING:
    from distributed import Client

SCHEMES = ("tcp", "tls")
"""What the address of a scheduler begins with."""
GROUP = "cluster"
"""The optional group of dependencies that brings what is needed here."""
REPLY_TIMEOUT = 5.0
"""A scheduler that has not answered within so many seconds is not there."""
WORKER_TIMEOUT = 30.0
"""So many seconds a cluster without workers is waited for: those that were lost may come back."""
_REFRESH_INTERVAL = 1.0
"""Seconds between two looks at which workers there are."""
_TASK_LOCK = threading.Lock()
"""In a worker: one with several threads does one piece after the other all the same, as a process of this machine would."""


class ClusterExecutor(FutureExecutor):
    """The workers of a cluster. Which ones there are may change meanwhile: what one that is lost had begun another one begins anew."""

    def __init__(
        self, client: Client, address: str, fingerprint: EnvironmentFingerprint, worker_timeout: float
    ) -> None:
        self._client = client
        self._address = address
        self._executor = client.get_executor(pure=False)
        self._fingerprint = fingerprint
        self._expected = fingerprint()
        self._worker_timeout = worker_timeout
        self._seen = self._looked = time.monotonic()
        self._worker_count = 0

    @property
    def workers(self) -> int:
        """How many workers there were when it was last looked."""
        return self._worker_count

    def join(self, reply_timeout: float) -> None:
        """Waits for workers, and sees whether all of them are the same as this process. Raises CrewError.

        Those that come later see it themselves with each piece.
        """
        while not self._workers():
            if time.monotonic() - self._seen > reply_timeout:
                raise ExecutorError(BotErrorKind.NO_WORKERS, {"address": self._address})
            time.sleep(0.05)
        with self._connected():
            found = self._client.run(self._fingerprint, on_error="return")
        for worker, told in found.items():
            if isinstance(told, BaseException):
                raise _worker_error(worker, told)
            check(worker, told, self._expected)

    def begin(self, function: Callable[[P], R], task: P) -> Future[R]:
        """See Several."""
        begun: Future[R] = self._executor.submit(_run_checked, self._fingerprint, self._expected, function, task)
        return begun

    def wait(self, futures: Collection[Future[Any]]) -> Collection[Future[Any]]:
        """See Several."""
        while True:
            if time.monotonic() - self._looked > _REFRESH_INTERVAL:
                self._refresh_workers()
            if done := wait(futures, _REFRESH_INTERVAL, FIRST_COMPLETED).done:
                return done

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """See Several."""
        from distributed import KilledWorker  # noqa: PLC0415 - see above

        try:
            yield
        except CancelledError as error:
            # Nobody here has given it up: the connection has.
            raise ExecutorError(BotErrorKind.SCHEDULER_LOST, {"address": self._address}) from error
        except KilledWorker as error:
            details = {"count": str(error.allowed_failures + 1), "worker": str(error.last_worker.address)}
            raise ExecutorError(BotErrorKind.DEADLY_TASK, details) from error
        except ModuleNotFoundError as error:
            raise _worker_error(self._address, error) from error

    def _refresh_workers(self) -> None:
        found = self._workers()
        self._looked = time.monotonic()
        if found:
            self._seen = self._looked
        elif self._looked - self._seen > self._worker_timeout:
            raise ExecutorError(BotErrorKind.WORKERS_LOST, {"address": self._address})

    def _workers(self) -> Collection[str]:
        with self._connected():
            found: Mapping[str, int] = self._client.nthreads()
        # While there is none, pieces wait for those who come next.
        self._worker_count = max(1, len(found))
        return found

    @contextmanager
    def _connected(self) -> Iterator[None]:
        try:
            yield
        except (OSError, RuntimeError, CancelledError) as error:
            raise ExecutorError(BotErrorKind.SCHEDULER_LOST, {"address": self._address}) from error


@contextmanager
def cluster(
    address: str,
    fingerprint: EnvironmentFingerprint,
    *,
    reply_timeout: float = REPLY_TIMEOUT,
    worker_timeout: float = WORKER_TIMEOUT,
) -> Iterator[ClusterExecutor]:
    """The workers of the scheduler at this address, as long as the block lasts; then what they have not begun is given up. Raises CrewError."""
    client = _client(address, reply_timeout)
    try:
        found = ClusterExecutor(client, address, fingerprint, worker_timeout)
        found.join(reply_timeout)
        yield found
    finally:
        # What is wrong with the connection is known already, or no matter any more.
        with suppress(OSError, RuntimeError, CancelledError):
            client.close(reply_timeout)


def _client(address: str, reply_timeout: float) -> Client:
    try:
        parts = urlsplit(address)
        is_address = parts.scheme in SCHEMES and bool(parts.hostname) and bool(parts.port)
    except ValueError:
        is_address = False
    if not is_address:
        raise ExecutorError(BotErrorKind.NO_ADDRESS, {"address": address})
    try:
        from distributed import Client, versions  # noqa: PLC0415 - see above
        from tornado.ioloop import IOLoop  # noqa: PLC0415 - comes with it
    except ImportError as error:
        raise ExecutorError(BotErrorKind.NO_DISTRIBUTED, {"group": GROUP}) from error
    for name in ("distributed", "distributed.client", "tornado.application", "asyncio"):
        # What is to be told about a cluster is told by this module.
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        # A client that comes upon something else than a scheduler could not be closed for a while.
        IOLoop(make_current=False).run_sync(lambda: _call(address, reply_timeout))
        with warnings.catch_warnings():
            # What matters of versions is compared by `fingerprint`.
            warnings.simplefilter("ignore", versions.VersionMismatchWarning)
            return Client(address, timeout=reply_timeout, set_as_default=False)
    except Exception as error:
        # Whoever answers there may answer anything.
        raise ExecutorError(BotErrorKind.NO_SCHEDULER, {"address": address, "error": _error_text(error)}) from error


async def _call(address: str, reply_timeout: float) -> None:
    """Sees whether somebody answers there as a scheduler does. Raises whatever is wrong."""
    from distributed import Security  # noqa: PLC0415 - see above
    from distributed.comm import connect  # noqa: PLC0415

    comm = await connect(address, timeout=reply_timeout, **Security().get_connection_args("client"))
    await comm.close()


def check(worker: str, found: Mapping[str, str], expected: Mapping[str, str]) -> None:
    """Raises CrewError, naming both, where something is not the same with a worker as it is wanted."""
    for name in dict.fromkeys((*expected, *found)):
        if found.get(name, "") != expected.get(name, ""):
            details = {"worker": worker, "name": name, "found": found.get(name, ""), "allowed": expected.get(name, "")}
            raise ExecutorError(BotErrorKind.OTHER_WORKER, details)


def _worker_error(worker: str, error: BaseException) -> ExecutorError:
    return ExecutorError(BotErrorKind.UNABLE_WORKER, {"worker": worker, "error": _error_text(error)})


def _error_text(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _run_checked(
    fingerprint: EnvironmentFingerprint, expected: Mapping[str, str], function: Callable[[P], R], task: P
) -> R:
    """In a worker: does a piece if this worker is the same as who asks."""
    found = fingerprint()
    if found != expected:
        from distributed import get_worker  # noqa: PLC0415 - see above

        check(get_worker().address, found, expected)
    with _TASK_LOCK:
        return function(task)
