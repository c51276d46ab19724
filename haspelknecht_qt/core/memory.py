"""Free memory of the process: the C library keeps it for later use, and gives it back only when asked."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> None:
    """Gives free memory back to the system. Takes a few milliseconds. Does nothing except with the GNU C library."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
