"""Counter of events in a second, for limits of connections and messages."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer


class EventCounter:
    """Counts events. A second begins with the first event after the end of the previous second."""

    def __init__(self) -> None:
        self._second = QElapsedTimer()
        self._count = 0

    def add(self) -> int:
        """Counts an event now. Returns the number of events in the current second."""
        if not self._second.isValid() or self._second.elapsed() > 1000:
            self._second.start()
            self._count = 0
        self._count += 1
        return self._count
