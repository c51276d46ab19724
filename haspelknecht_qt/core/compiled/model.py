"""Positions in a compiled model, their values and rollouts: the functions that the models of all games share."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from haspelknecht_qt.core.compiled.library import (
    HANDLE,
    NUMBER,
    NUMBERS,
    REAL,
    REALS,
    SEED,
    Library,
    Signatures,
    numbers,
    seed_bits,
)

COMMON_FUNCTIONS: Signatures = {
    "free_model": (None, [HANDLE]),
    "position": (HANDLE, [HANDLE, NUMBERS]),
    "free_position": (None, [HANDLE]),
    "numbers": (None, [HANDLE, NUMBERS]),
    "value": (REAL, [HANDLE, NUMBER, NUMBER]),
    "play_on": (None, [HANDLE, NUMBER, SEED, NUMBER, NUMBERS, NUMBER, REALS]),
    "begin": (None, [HANDLE, SEED, NUMBERS]),
    "make": (None, [HANDLE, NUMBER]),
    "step": (NUMBER, [HANDLE]),
}
"""Functions of every library. A game adds "model", which creates a model, and a function that lists choices."""


class CompiledModel:
    """Compiled model of one match. `handle` is the result of the library's function "model"."""

    def __init__(self, library: Library, loaded: ctypes.CDLL, handle: int, seats: int) -> None:
        self.library = library
        self.loaded = loaded
        self.handle = handle
        self.seats = seats

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            self.library.function(self.loaded, "free_model")(self.handle)


class CompiledPosition:
    """A position in a compiled model. `packed` is the position as numbers, in the order that the game defines.

    A choice is a move or a plan of several moves. It is given as its index in the list of choices from the game's
    model.
    """

    def __init__(self, model: CompiledModel, packed: Sequence[int]) -> None:
        self._model = model
        self._library = model.loaded
        self._size = len(packed)
        self._handle: int = self._function("position")(model.handle, numbers(packed))

    def __del__(self) -> None:
        self._function("free_position")(self._handle)

    def _function(self, name: str) -> ctypes._NamedFuncPointer:
        return self._model.library.function(self._library, name)

    def numbers(self) -> list[int]:
        """Returns the position as numbers, in the order that the game defines."""
        found = (ctypes.c_int32 * self._size)()
        self._function("numbers")(self._handle, found)
        return list(found)

    def value(self, policy: int, seat: int) -> float:
        """Returns a seat's expected final points, as the policy with this number evaluates the position."""
        return float(self._function("value")(self._handle, policy, seat))

    def rollout(self, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Returns all seats' expected points after a choice and `rounds` rounds, or at the end if it comes earlier.

        Each seat plays by its policy in `policy_of`; the policy `judge` evaluates the position reached. The game
        defines a round. The original position does not change.
        """
        return self._values_after("play_on", choice, seed, rounds, policy_of, judge)

    def _values_after(
        self, function: str, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int
    ) -> list[float]:
        values = (ctypes.c_double * self._model.seats)()
        self._function(function)(self._handle, choice, seed_bits(seed), rounds, numbers(policy_of), judge, values)
        return list(values)

    def begin(self, seed: int, policy_of: Sequence[int]) -> None:
        """Prepares this position for `make` and `step`: seats play by `policy_of`, chance is drawn with
        Generator(seed).
        """
        self._function("begin")(self._handle, seed_bits(seed), numbers(policy_of))

    def make(self, choice: int) -> None:
        """Carries out a choice, which changes this position."""
        self._function("make")(self._handle, choice)

    def step(self) -> None:
        """Plays one chance move or all moves of a seat's decision, which changes this position."""
        self._function("step")(self._handle)
