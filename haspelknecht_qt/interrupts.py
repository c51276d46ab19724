"""Requests of the system to end the program: at a logout, through `kill`, or with Ctrl+C in a terminal.

The requests arrive as signals. Python handles a signal only while Python code runs, and none runs while Qt waits for
events. So each signal writes a byte into a socket pair that Qt listens to.
"""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

EXIT_OK = 0
EXIT_INTERRUPTED = 130
"""Exit status after Ctrl+C."""

EXIT_STATUSES = {
    number: status
    for name, status in (("SIGINT", EXIT_INTERRUPTED), ("SIGTERM", EXIT_OK), ("SIGHUP", EXIT_OK))
    if (number := getattr(signal, name, None)) is not None
}
"""Exit status by number of the signal. Windows lacks some of the signals."""


class TerminationHandler(QObject):
    """Calls `quit_with` with the exit status when the system requests the end of the program."""

    def __init__(self, quit_with: Callable[[int], None]) -> None:
        super().__init__()
        self._quit_with = quit_with
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._old_wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._old_handlers = {number: signal.signal(number, _do_nothing) for number in EXIT_STATUSES}

    def close(self) -> None:
        """Restores the signal handlers that were installed before."""
        self._notifier.setEnabled(False)
        for number, handler in self._old_handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_wakeup)
        self._reader.close()
        self._writer.close()

    def _on_signal(self) -> None:
        for number in self._reader.recv(64):
            if number in EXIT_STATUSES:
                self._quit_with(EXIT_STATUSES[number])


def _do_nothing(_number: int, _frame: object) -> None:
    """Handles a signal by doing nothing: Qt learns of the signal through the socket pair."""
