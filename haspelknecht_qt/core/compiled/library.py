"""A game's compiled library: where it lies, whether it is there, and how numbers are handed to it."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # Whoever builds a package has nothing installed but what builds it.
    from haspelknecht_qt.core.level import Level

FILE = {"win32": "model.dll", "darwin": "model.dylib"}.get(sys.platform, "model.so")
"""The library's name in the folder of its sources."""

NUMBERS = ctypes.POINTER(ctypes.c_int32)
REALS = ctypes.POINTER(ctypes.c_double)
HANDLE = ctypes.c_void_p
NUMBER = ctypes.c_int
REAL = ctypes.c_double
SEED = ctypes.c_uint64
Signatures = Mapping[str, tuple[type | None, list[type]]]
"""For each function, by its name without the prefix, what it answers and what it is given."""
_MASK = (1 << 64) - 1


class ModelMissing(RuntimeError):
    """The compiled model is not there, or is not that of this program. The message says which file, and why."""


class Library:
    """The library in the folder `folder`; the names of all its functions begin with `prefix` and an underscore.

    `version` goes up with that of the C++ sources whenever what is called, or in which order numbers come, changes.
    """

    def __init__(self, folder: Path, prefix: str, *, version: int) -> None:
        self.folder = folder
        self._prefix = prefix
        self._version = version

    @property
    def file(self) -> Path:
        """Where the library lies when it is built."""
        return self.folder / FILE

    def is_there(self) -> bool:
        """Whether the model can be asked. Bots that search need it; all others do not."""
        try:
            self._checked()
        except ModelMissing:
            return False
        return True

    def playable(self, levels: Sequence[Level]) -> tuple[Level, ...]:
        """Those of a game's levels that can play here: who searches needs the model."""
        return tuple(level for level in levels if level.search is None or self.is_there())

    def load(self, signatures: Signatures) -> ctypes.CDLL:
        """The library, with these functions declared. Raises ModelMissing."""
        loaded = self._checked()
        for name, (answer, given) in signatures.items():
            function = self.function(loaded, name)
            function.restype, function.argtypes = answer, given
        return loaded

    def function(self, loaded: ctypes.CDLL, name: str) -> ctypes._NamedFuncPointer:
        """A function by its name without the prefix."""
        found: ctypes._NamedFuncPointer = getattr(loaded, f"{self._prefix}_{name}")
        return found

    def _checked(self) -> ctypes.CDLL:
        try:
            return self._loaded
        except (OSError, AttributeError) as error:
            raise ModelMissing(f"{self.file}: {error}") from error

    @cached_property
    def _loaded(self) -> ctypes.CDLL:
        """The library of this version, loaded once."""
        loaded = ctypes.CDLL(str(self.file))
        found = int(loaded[f"{self._prefix}_version"]())
        if found != self._version:
            raise ModelMissing(f"{self.file}: found version {found}, allowed is {self._version}")
        return loaded


def numbers(values: Sequence[int]) -> ctypes.Array[ctypes.c_int32]:
    """Whole numbers as C reads them."""
    return (ctypes.c_int32 * len(values))(*values)


def reals(values: Sequence[float]) -> ctypes.Array[ctypes.c_double]:
    """Numbers as C reads them."""
    return (ctypes.c_double * len(values))(*values)


def seed_bits(seed: int) -> int:
    """What the model's chance takes of a seed: 64 bits."""
    return seed & _MASK
