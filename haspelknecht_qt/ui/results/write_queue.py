"""Writes to the database of results that are tried again when they fail."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.core.results import ResultsError, ResultsErrorKind

RETRY_MS = 2000
"""Milliseconds until a write that another program prevented is tried again."""


class WriteQueue(QObject):
    """Writes in order. A write that fails stays in the queue, and is tried again with the next one."""

    failed = Signal(object)
    """Emitted with a ResultsError, once for each kind. Not for BUSY: that write is tried again soon, and nobody need know."""
    tried = Signal()
    """Emitted after each attempt to write all."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[str, Callable[[], None]]] = []
        self._reported: set[ResultsErrorKind] = set()
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(RETRY_MS)
        self._again.timeout.connect(self.flush)

    def add(self, write: Callable[[], None], key: str = "") -> bool:
        """Writes at once if possible. Returns whether nothing is left. Each `write` may raise ResultsError."""
        self._waiting.append((key, write))
        return self.flush()

    def remove(self, key: str) -> None:
        """Removes the writes with this key that are still waiting."""
        self._waiting = [each for each in self._waiting if each[0] != key]

    def flush(self) -> bool:
        """Writes all that waits. Returns whether nothing is left."""
        try:
            while self._waiting:
                self._waiting[0][1]()
                del self._waiting[0]
        except ResultsError as error:
            self.report(error)
        self.tried.emit()
        return not self._waiting

    def report(self, error: ResultsError) -> None:
        """Emits `failed` once for each kind of error; after BUSY it tries again soon."""
        if error.kind is ResultsErrorKind.BUSY:
            self._again.start()
        elif error.kind not in self._reported:
            self._reported.add(error.kind)
            self.failed.emit(error)
