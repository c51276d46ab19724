"""Pool of workers in other processes. It asks one question at a time; a timer checks for the answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

POLL_INTERVAL = 20
"""Default interval of the checks for an answer, in milliseconds."""


class BackgroundWorker(Protocol):
    """Worker that answers questions without blocking the window, for instance in its own process."""

    def poll(self) -> object:
        """Returns the answer; None if there is none yet."""

    def cancel(self) -> None:
        """Withdraws the question, so that `poll` returns no answer to it."""

    def close(self) -> None:
        """Ends the worker. A later question starts it again."""


T = TypeVar("T", bound=BackgroundWorker)


class BackgroundWorkerPool(QObject, Generic[T]):
    """Pool of workers, one for each key. They are made on first use.

    There is only one unanswered question at a time. After the time limit, if any, it is withdrawn and `timed_out` is
    emitted. `answered` is never emitted before `ask` has returned.
    """

    answered = Signal(object)
    """Emitted with the answer."""
    timed_out = Signal()
    """Emitted when the time limit has passed without an answer."""

    def __init__(
        self, poll_interval: int = POLL_INTERVAL, time_limit: float | None = None, parent: QObject | None = None
    ) -> None:
        """`poll_interval` is in milliseconds. `time_limit` is in seconds for each answer; None for no limit."""
        super().__init__(parent)
        self._time_limit = time_limit
        self._workers: dict[Hashable, T] = {}
        self._asked_key: Hashable | None = None
        self._time_used = QElapsedTimer()
        self._timer = QTimer(self, interval=poll_interval)
        self._timer.timeout.connect(self._poll)

    def ask(self, key: Hashable, make_worker: Callable[[], T], ask_worker: Callable[[T], None]) -> None:
        """Calls `ask_worker` with the worker of a key. Calls `make_worker` first, if the key has no worker yet.

        Withdraws an unanswered earlier question. If `make_worker` raises an exception, nothing is asked.
        """
        self.cancel()
        if key not in self._workers:
            self._workers[key] = make_worker()
        ask_worker(self._workers[key])
        self._asked_key = key
        self._time_used.start()
        self._timer.start()

    def cancel(self) -> None:
        """Withdraws the unanswered question, so that `answered` is not emitted."""
        self._timer.stop()
        if self._asked_key is not None:
            asked, self._asked_key = self._asked_key, None
            self._workers[asked].cancel()

    def end_worker(self, key: Hashable) -> None:
        """Ends the worker of a key, and withdraws its unanswered question."""
        if self._asked_key == key:
            self.cancel()
        if key in self._workers:
            self._workers.pop(key).close()

    def end_all_workers(self) -> None:
        """Ends all workers. Later questions start new ones."""
        self.cancel()
        for worker in self._workers.values():
            worker.close()
        self._workers.clear()

    def _poll(self) -> None:
        asked = self._asked_key
        answer = None if asked is None else self._workers[asked].poll()
        if answer is not None:
            self._timer.stop()
            self._asked_key = None
            self.answered.emit(answer)
        elif self._time_limit is not None and self._time_used.elapsed() >= self._time_limit * 1000:
            self.cancel()
            self.timed_out.emit()
