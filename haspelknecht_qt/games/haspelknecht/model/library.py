"""The compiled library: where it lies, and whether it is there."""

from __future__ import annotations

import ctypes
import sys
from functools import cache
from pathlib import Path

LIBRARY = Path(__file__).parent / {"win32": "model.dll", "darwin": "model.dylib"}.get(sys.platform, "model.so")
VERSION = 2
"""Goes up with that of the C++ sources whenever what is called, or in which order numbers come, changes."""


class ModelMissing(RuntimeError):
    """The compiled model is not there, or is not that of this program. The message says which file, and why."""


@cache
def load() -> ctypes.CDLL:
    """The library, loaded once. Raises ModelMissing."""
    try:
        library = ctypes.CDLL(str(LIBRARY))
        found = int(library.haspelknecht_version())
    except (OSError, AttributeError) as error:
        raise ModelMissing(f"{LIBRARY}: {error}") from error
    if found != VERSION:
        raise ModelMissing(f"{LIBRARY}: found version {found}, allowed is {VERSION}")
    return library


def is_there() -> bool:
    """Whether the model can be asked. Bots that search need it; all others do not."""
    try:
        load()
    except ModelMissing:
        return False
    return True
