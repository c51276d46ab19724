"""Memory of the process: free memory is given back to the system, and the garbage collector can be paused."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def release_free_memory() -> None:
    """Gives the system back the free memory that the GNU C library keeps. Takes a few milliseconds.

    Does nothing with another C library.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - deferred import: keeps start-up fast

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


@contextmanager
def paused_collector() -> Iterator[None]:
    """Context without the garbage collector, for work that makes many objects without cycles.

    The collector would examine all of them again and again.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
