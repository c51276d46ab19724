"""A pool of thinkers in other processes: one question at a time, and a timer that looks whether the answer has come."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

POLL = 20
"""Milliseconds between two looks, where nothing else is wanted."""


class BackgroundWorker(Protocol):
    """Whoever thinks elsewhere, in a process of its own for instance: what is used here of all of them."""

    def poll(self) -> object:
        """The answer, or None while it thinks."""
        ...

    def cancel(self) -> None:
        """Forgets the question."""
        ...

    def close(self) -> None:
        """Ends it. It may be asked again all the same."""
        ...


T = TypeVar("T", bound=BackgroundWorker)


class WorkerPool(QObject, Generic[T]):
    """Keeps a thinker for each key, made when it is first asked. One question is open at a time.

    The answer comes through `answered`, never before `ask` has returned; with `limit`, a question that is open for longer is withdrawn and
    `late` is told instead.
    """

    answered = Signal(object)
    """What the thinker that was asked has to say."""
    late = Signal()
    """The answer has not come in time."""

    def __init__(self, poll: int = POLL, limit: float | None = None, parent: QObject | None = None) -> None:
        """`poll` is in milliseconds, `limit` in seconds."""
        super().__init__(parent)
        self._limit = limit
        self._workers: dict[Hashable, T] = {}
        self._asked: Hashable | None = None
        self._running = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(poll)
        self._timer.timeout.connect(self._look)

    def ask(self, key: Hashable, make: Callable[[], T], question: Callable[[T], None]) -> None:
        """Puts a question to the thinker of a key, who is made if there is none; a question that is still open is withdrawn.

        Whatever `make` raises is raised, and nothing is asked then.
        """
        self.cancel()
        if key not in self._workers:
            self._workers[key] = make()
        question(self._workers[key])
        self._asked = key
        self._running.start()
        self._timer.start()

    def cancel(self) -> None:
        """Withdraws the question: no answer comes."""
        self._timer.stop()
        if self._asked is not None:
            asked, self._asked = self._asked, None
            self._workers[asked].cancel()

    def release(self, key: Hashable) -> None:
        """Ends the thinker of a key; its question is withdrawn."""
        if self._asked == key:
            self.cancel()
        if key in self._workers:
            self._workers.pop(key).close()

    def close(self) -> None:
        """Ends all thinkers. Whoever is asked later is made anew."""
        self.cancel()
        for thinker in self._workers.values():
            thinker.close()
        self._workers.clear()

    def _look(self) -> None:
        asked = self._asked
        answer = None if asked is None else self._workers[asked].poll()
        if answer is not None:
            self._timer.stop()
            self._asked = None
            self.answered.emit(answer)
        elif self._limit is not None and self._running.elapsed() >= self._limit * 1000:
            self.cancel()
            self.late.emit()
