"""Functions that the models of all games share: positions, their values, and rollouts."""

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

COMMON: Signatures = {
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
    """Model of one match. `handle` is the result of the library's function "model"."""

    def __init__(self, library: Library, loaded: ctypes.CDLL, handle: int, seats: int) -> None:
        self.library = library
        self.loaded = loaded
        self.handle = handle
        self.seats = seats

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            self.library.function(self.loaded, "free_model")(self.handle)


class CompiledPosition:
    """A position in a model, `packed` by the game.

    A choice is a move or a plan of several moves, given by its index in the list from the game's model.
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
        """Returns the position as packed by the game."""
        found = (ctypes.c_int32 * self._size)()
        self._function("numbers")(self._handle, found)
        return list(found)

    def value(self, policy: int, seat: int) -> float:
        """Returns the expected final points of a seat, by the evaluation of this policy."""
        return float(self._function("value")(self._handle, policy, seat))

    def rollout(self, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Makes a choice and plays `rounds` rounds, or to the end of the game, each seat by its policy.

        Returns the expected points of all seats by the policy `judge`. The game defines a round. The position itself
        does not change.
        """
        return self._values_after("play_on", choice, seed, rounds, policy_of, judge)

    def _values_after(
        self, function: str, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int
    ) -> list[float]:
        values = (ctypes.c_double * self._model.seats)()
        self._function(function)(self._handle, choice, seed_bits(seed), rounds, numbers(policy_of), judge, values)
        return list(values)

    def begin(self, seed: int, policy_of: Sequence[int]) -> None:
        """Starts playing in place. Chance moves are drawn with Generator(seed)."""
        self._function("begin")(self._handle, seed_bits(seed), numbers(policy_of))

    def make(self, choice: int) -> None:
        """Plays a choice, in place."""
        self._function("make")(self._handle, choice)

    def step(self) -> None:
        """Plays one chance move, or all moves of a seat's decision, in place."""
        self._function("step")(self._handle)
