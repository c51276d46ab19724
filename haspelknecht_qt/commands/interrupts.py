"""Ctrl+C while Qt is loaded and started."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ended_by_interrupts() -> Iterator[None]:
    """Context in which Ctrl+C ends the process at once, without a KeyboardInterrupt.

    PySide cannot handle this exception: it aborts the process while it is loaded, and loses the exception while Qt
    calls Python. Ignored interrupts stay ignored.
    """
    before = signal.getsignal(signal.SIGINT)
    # Only the main thread can change signal handlers.
    if before is not signal.default_int_handler or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
