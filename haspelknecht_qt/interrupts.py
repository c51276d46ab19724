"""The system asks the program to end: at a logout, through `kill`, with Ctrl+C in the terminal.

Python hears of a signal only when it runs, and while nothing happens on the screen it doesn't. So each signal writes a byte
into a pair of sockets that Qt listens to.
"""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

EXIT_OK = 0
INTERRUPTED = 130
"""The exit status of a program that Ctrl+C has ended."""

STATUS = {
    number: status
    for name, status in (("SIGINT", INTERRUPTED), ("SIGTERM", EXIT_OK), ("SIGHUP", EXIT_OK))
    if (number := getattr(signal, name, None)) is not None
}
"""The exit status for each signal that is heard; Windows has fewer."""


class SignalHandler(QObject):
    """Calls `quit_with` with the exit status when the system asks the program to end."""

    def __init__(self, quit_with: Callable[[int], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._quit_with = quit_with
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)
        self._old_wakeup = signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._old_handlers = {number: signal.signal(number, _wait_for_qt) for number in STATUS}

    def close(self) -> None:
        """Leaves the signals to those who had them before."""
        self._notifier.setEnabled(False)
        for number, handler in self._old_handlers.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(self._old_wakeup)
        self._reader.close()
        self._writer.close()

    def _on_signal(self) -> None:
        for number in self._reader.recv(64):
            if number in STATUS:
                self._quit_with(STATUS[number])


def _wait_for_qt(_number: int, _frame: object) -> None:
    """The socket tells Qt."""
