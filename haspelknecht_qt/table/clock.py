"""The table's clock: Qt's timers behind the playback's `Clock`."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

FRAME = 16
"""Milliseconds between two ticks: some 60 frames a second."""


class QtClock(QObject):
    """Ticks once per frame while something moves and rests otherwise."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._elapsed = QElapsedTimer()
        self._elapsed.start()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._on_timeout)
        self._tick: Callable[[], None] | None = None

    def now(self) -> float:
        """Milliseconds since the clock was made."""
        return self._elapsed.nsecsElapsed() / 1e6

    def start(self, tick: Callable[[], None]) -> None:
        """Calls `tick` for every frame until `stop`."""
        self._tick = tick
        self._timer.start()

    def stop(self) -> None:
        """No more ticks."""
        self._timer.stop()

    def _on_timeout(self) -> None:
        if self._tick is not None:
            self._tick()
