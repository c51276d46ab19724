"""Work that is done ahead, piece by piece, while the player looks at the start page."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal


class Preloader(QObject):
    """Takes one step whenever there is nothing else to do. A step should not take longer than a few frames of a picture."""

    finished = Signal()

    def __init__(self, steps: Iterable[Callable[[], object]], parent: QObject) -> None:
        """Begins with the next round of the event loop. What a step raises comes through, and the others follow all the same."""
        super().__init__(parent)
        self._steps = iter(steps)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)
        self._timer.start(0)

    def _go_on(self) -> None:
        step = next(self._steps, None)
        if step is not None:
            step()
            return
        self._timer.stop()
        self.finished.emit()
