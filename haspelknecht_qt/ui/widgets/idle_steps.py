"""Work in short steps, so that the window stays responsive."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from haspelknecht_qt.table.stage import STEP_GAP


class IdleStepRunner(QObject):
    """Runs steps one at a time, whenever the event loop is idle. A step should take no longer than a few frames."""

    finished = Signal()

    def __init__(self, steps: Iterable[Callable[[], object]], parent: QObject) -> None:
        """Starts at the next pass of the event loop. An exception of a step does not stop the later steps."""
        super().__init__(parent)
        self._timer = QTimer(self, interval=STEP_GAP)
        self._timer.timeout.connect(self._run_next_step)
        self.restart(steps)

    @property
    def is_running(self) -> bool:
        """Whether there may be a further step."""
        return self._timer.isActive()

    def restart(self, steps: Iterable[Callable[[], object]]) -> None:
        """Runs these steps in place of the remaining ones."""
        self._steps = iter(steps)
        self._timer.start()

    def stop(self) -> None:
        """Leaves out the remaining steps."""
        self._timer.stop()

    def _run_next_step(self) -> None:
        step = next(self._steps, None)
        if step is not None:
            step()
            return
        self._timer.stop()
        self.finished.emit()
