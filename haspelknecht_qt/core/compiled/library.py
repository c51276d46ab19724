"""Loading of a game's compiled library, and conversion of numbers for its functions."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Imported for type checking only: when the package is built, this module runs without attrs and other dependencies.
    from haspelknecht_qt.core.level import Level


def library_file(platform: str) -> str:
    """Returns the file name of a compiled library on the system with this value of sys.platform."""
    return {"win32": "model.dll", "darwin": "model.dylib"}.get(platform, "model.so")


LIBRARY_FILE = library_file(sys.platform)
"""File name of a compiled library, which lies in the folder of its sources."""

C_INTS = ctypes.POINTER(ctypes.c_int32)
C_DOUBLES = ctypes.POINTER(ctypes.c_double)
C_HANDLE = ctypes.c_void_p
C_INT = ctypes.c_int
C_DOUBLE = ctypes.c_double
C_SEED = ctypes.c_uint64
Signatures = Mapping[str, tuple[type | None, list[type]]]
"""Result and argument types of functions, by the function's name without the library's prefix."""
Functions = Mapping[str, Callable[..., Any]]
"""Functions of a loaded library, by name without the library's prefix."""
_MASK = (1 << 64) - 1


class ModelMissing(RuntimeError):
    """The compiled library is missing or has another version. The message names the file and the reason."""


class Library:
    """The compiled library in `folder`. The names of all its functions begin with `prefix` and an underscore.

    `version` must equal the version in the C++ sources. Both are increased when functions or their arguments change.
    """

    def __init__(self, folder: Path, prefix: str, *, version: int) -> None:
        self.folder = folder
        self._prefix = prefix
        self._version = version

    @property
    def file(self) -> Path:
        """Path of the library."""
        return self.folder / LIBRARY_FILE

    def is_available(self) -> bool:
        """Whether the library can be loaded. Only bots that search need it."""
        try:
            self._checked_library()
        except ModelMissing:
            return False
        return True

    def playable_levels(self, levels: Sequence[Level]) -> tuple[Level, ...]:
        """Returns the levels that can play: all if the library is available, else those without a search."""
        return tuple(level for level in levels if level.search is None or self.is_available())

    def load_functions(self, signatures: Signatures) -> Functions:
        """Returns functions of the library after declaring their types. Raises ModelMissing."""
        loaded = self._checked_library()
        found = {}
        for name, (answer, given) in signatures.items():
            found[name] = getattr(loaded, f"{self._prefix}_{name}")
            found[name].restype, found[name].argtypes = answer, given
        return found

    def _checked_library(self) -> ctypes.CDLL:
        try:
            return self._library
        except (OSError, AttributeError) as error:
            raise ModelMissing(f"{self.file}: {error}") from error

    @cached_property
    def _library(self) -> ctypes.CDLL:
        """The compiled library, loaded on first use. Raises ModelMissing if its version is not the expected one."""
        loaded = ctypes.CDLL(str(self.file))
        found = int(loaded[f"{self._prefix}_version"]())
        if found != self._version:
            raise ModelMissing(f"{self.file}: found version {found}, allowed is {self._version}")
        return loaded


def int_array(values: Sequence[int]) -> ctypes.Array[ctypes.c_int32]:
    """Converts whole numbers to a C array of 32-bit integers."""
    return (ctypes.c_int32 * len(values))(*values)


def double_array(values: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    """Converts numbers to a C array of doubles."""
    return (ctypes.c_double * len(values))(*values)


def seed_bits(seed: int) -> int:
    """Returns the lowest 64 bits of a seed. The compiled model draws its random numbers from them."""
    return seed & _MASK
