"""Memory of the process: returning free memory to the system, and pausing the garbage collector."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def release_free_memory() -> None:
    """Gives the free memory of the GNU C library back to the system. Takes a few milliseconds.

    Does nothing with another C library.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - deferred import: keeps start-up fast

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


@contextmanager
def paused_collector() -> Iterator[None]:
    """Context without the garbage collector, for work that creates many objects without reference cycles.

    The collector would examine all these objects repeatedly.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
