"""Training functions of a compiled model, for any game: playing and recording whole games, and small networks (learning.hpp)."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import lru_cache

from attrs import frozen

from haspelknecht_qt.core.compiled.library import (
    HANDLE,
    NUMBER,
    NUMBERS,
    REALS,
    SEED,
    Library,
    Signatures,
    numbers,
    reals,
    seed_bits,
)
from haspelknecht_qt.core.compiled.model import CompiledModel, CompiledPosition

TRAINING_FUNCTIONS: Signatures = {
    "network": (None, [HANDLE, NUMBER, NUMBERS, REALS, REALS]),
    "games": (None, [HANDLE, NUMBER, SEED, NUMBERS, REALS, NUMBERS, NUMBERS, ctypes.POINTER(ctypes.c_float)]),
}
"""Additional functions of a library whose game can be trained."""


@frozen
class Shape:
    """Number of stages of a game, of features of a position, and of hidden units of a stage's network."""

    stages: int
    features: int
    hidden: int

    @property
    def inner(self) -> int:
        """Number of weights into one stage's hidden units."""
        return (self.features + 1) * self.hidden

    @property
    def outer(self) -> int:
        """Number of weights of their outputs."""
        return self.hidden + 1


@frozen(eq=False)
class Network:
    """A network for the interaction of features: hidden units for each stage, whose output is added to the linear part.

    `inner` has a weight for each stage, feature and unit, each stage's constants last; `outer` has for each stage a
    weight for each unit, and a constant.
    """

    inner: Sequence[float]
    outer: Sequence[float]


@frozen(eq=False)
class GameRecords:
    """Whole games recorded for training.

    For each game and seat the final points; for each stage also the points scored by then, and the features.
    """

    totals: ctypes.Array[ctypes.c_int32]
    scored: ctypes.Array[ctypes.c_int32]
    features: ctypes.Array[ctypes.c_float]


@lru_cache(maxsize=8)
def _packed(network: Network) -> tuple[ctypes.Array[ctypes.c_double], ctypes.Array[ctypes.c_double]]:
    """Converts a network's weights for C; they are used for many positions in a row."""
    return reals(network.inner), reals(network.outer)


class TrainableModel(CompiledModel):
    """The model of one match whose policies may have networks of this shape."""

    def __init__(self, library: Library, loaded: ctypes.CDLL, handle: int, seats: int, shape: Shape) -> None:
        super().__init__(library, loaded, handle, seats)
        self.shape = shape

    def add_networks(self, networks: Sequence[Network | None]) -> None:
        """Sets each policy's network; equal networks are passed once. Raises ValueError for another shape."""
        for network in {id(each): each for each in networks}.values():
            if network is not None:
                self._add_network([place for place, each in enumerate(networks) if each is network], network)

    def _add_network(self, places: Sequence[int], network: Network) -> None:
        wanted = (self.shape.stages * self.shape.inner, self.shape.stages * self.shape.outer)
        found = (len(network.inner), len(network.outer))
        if found != wanted:
            raise ValueError(f"network: {found[0]} and {found[1]} weights, allowed are {wanted[0]} and {wanted[1]}")
        add = self.library.function(self.loaded, "network")
        add(self.handle, len(places), numbers(places), *_packed(network))


class TrainablePosition(CompiledPosition):
    """A position from which whole games are played."""

    _model: TrainableModel

    def play_games(self, games: int, seed: int, policy_of: Sequence[int]) -> list[int]:
        """Plays `games` whole games from here with consecutive seeds, each seat by its policy; returns the final points by game and seat."""
        totals = (ctypes.c_int32 * (games * self._model.seats))()
        unused = [0.0] * self._model.shape.features
        self._function("games")(
            self._handle, games, seed_bits(seed), numbers(policy_of), reals(unused), totals, None, None
        )
        return list(totals)

    def record_games(self, games: int, seed: int, policy: int, likes: Sequence[float]) -> GameRecords:
        """Records whole games by a policy with random preferences per seat; `likes` is their maximum strength for each feature."""
        shape, count = self._model.shape, games * self._model.seats
        records = GameRecords(
            (ctypes.c_int32 * count)(),
            (ctypes.c_int32 * (count * shape.stages))(),
            (ctypes.c_float * (count * shape.stages * shape.features))(),
        )
        everybody = numbers([policy] * self._model.seats)
        self._function("games")(
            self._handle,
            games,
            seed_bits(seed),
            everybody,
            reals(likes),
            records.totals,
            records.scored,
            records.features,
        )
        return records
