"""Functions of compiled models for training by self-play: recording whole games, and small networks (learning.hpp)."""

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
"""Additional functions of a library whose weights can be trained."""


@frozen
class NetworkShape:
    """Sizes of a network: numbers of a game's stages, of a position's features, and of hidden units for each stage."""

    stages: int
    features: int
    hidden: int

    @property
    def inner_size(self) -> int:
        """Number of weights of the hidden units of one stage, constants included."""
        return (self.features + 1) * self.hidden

    @property
    def outer_size(self) -> int:
        """Number of weights of the output of one stage, its constant included."""
        return self.hidden + 1


@frozen(eq=False)
class Network:
    """A network for effects of combined features: hidden units for each stage, whose output is added to the linear
    part.

    For each stage, `inner` has one weight for each feature and hidden unit, then the units' constants. For each stage,
    `outer` has one weight for each hidden unit, then a constant.
    """

    inner: Sequence[float]
    outer: Sequence[float]


@frozen(eq=False)
class GameRecords:
    """Records of whole games for training.

    `totals` are the final points by game and seat. `scored` are the points of each seat up to each stage. `features`
    are the features of its position at each stage.
    """

    totals: ctypes.Array[ctypes.c_int32]
    scored: ctypes.Array[ctypes.c_int32]
    features: ctypes.Array[ctypes.c_float]


@lru_cache(maxsize=8)
def _packed(network: Network) -> tuple[ctypes.Array[ctypes.c_double], ctypes.Array[ctypes.c_double]]:
    """Returns the weights of a network as two C arrays; cached, because many positions use the same network."""
    return reals(network.inner), reals(network.outer)


class TrainableModel(CompiledModel):
    """Compiled model of one match whose policies may have networks of the given `shape`."""

    def __init__(self, library: Library, loaded: ctypes.CDLL, handle: int, seats: int, shape: NetworkShape) -> None:
        super().__init__(library, loaded, handle, seats)
        self.shape = shape

    def add_networks(self, networks: Sequence[Network | None]) -> None:
        """Gives each policy its network, in the order of policies; None means no network. Raises ValueError for another
        shape.
        """
        for network in {id(each): each for each in networks}.values():
            if network is not None:
                self._add_network([place for place, each in enumerate(networks) if each is network], network)

    def _add_network(self, places: Sequence[int], network: Network) -> None:
        wanted = (self.shape.stages * self.shape.inner_size, self.shape.stages * self.shape.outer_size)
        found = (len(network.inner), len(network.outer))
        if found != wanted:
            raise ValueError(f"network: {found[0]} and {found[1]} weights, allowed are {wanted[0]} and {wanted[1]}")
        add = self.library.function(self.loaded, "network")
        add(self.handle, len(places), numbers(places), *_packed(network))


class TrainablePosition(CompiledPosition):
    """A position of a `TrainableModel`, from which whole games are played for training."""

    _model: TrainableModel

    def play_games(self, games: int, seed: int, policy_of: Sequence[int]) -> list[int]:
        """Plays whole games from this position with consecutive seeds. Returns the final points by game and seat."""
        totals = (ctypes.c_int32 * (games * self._model.seats))()
        unused = [0.0] * self._model.shape.features
        self._function("games")(
            self._handle, games, seed_bits(seed), numbers(policy_of), reals(unused), totals, None, None
        )
        return list(totals)

    def record_games(self, games: int, seed: int, policy: int, likes: Sequence[float]) -> GameRecords:
        """Plays and records games in which all seats play by `policy`. Random preferences make the seats play
        differently.

        `likes` has the strength of these preferences for each feature.
        """
        shape, count = self._model.shape, games * self._model.seats
        totals = (ctypes.c_int32 * count)()
        scored = (ctypes.c_int32 * (count * shape.stages))()
        features = (ctypes.c_float * (count * shape.stages * shape.features))()
        everybody = numbers([policy] * self._model.seats)
        self._function("games")(self._handle, games, seed_bits(seed), everybody, reals(likes), totals, scored, features)
        return GameRecords(totals, scored, features)
