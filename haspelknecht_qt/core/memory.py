"""Memory of the process: free memory is given back to the system, and the garbage collector can be paused."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager


def give_back() -> None:
    """Returns free memory to the system, which the GNU C library keeps for later use. Does nothing with another library.

    Takes a few milliseconds.
    """
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - deferred import: keeps start-up fast

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)


@contextmanager
def paused_collector() -> Iterator[None]:
    """Context without the garbage collector, for work that makes many objects without cycles.

    The collector would look at all of them again and again.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
