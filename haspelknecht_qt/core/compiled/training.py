"""What a compiled model has for learning by self-play, whatever the game: whole games, played and told, and small networks (learning.hpp)."""

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
"""The functions of a library whose game can be learned, besides those that all have."""


@frozen
class Shape:
    """How many stages a game has, how many features a position has, and how many hidden units the network of a stage."""

    stages: int
    features: int
    hidden: int

    @property
    def inner(self) -> int:
        """The weights of one stage's hidden units."""
        return (self.features + 1) * self.hidden

    @property
    def outer(self) -> int:
        """The weights of their answers."""
        return self.hidden + 1


@frozen(eq=False)
class Network:
    """What is worth more or less by what else there is: hidden units for each stage, whose answer is added to the linear part.

    `inner` has for each stage, feature and unit a weight, each stage's constants last; `outer` for each stage one for each unit, and a constant.
    """

    inner: Sequence[float]
    outer: Sequence[float]


@frozen(eq=False)
class GameRecords:
    """Whole games told for learning: for each game and seat the final points; for each stage besides the points scored by then, and the features."""

    totals: ctypes.Array[ctypes.c_int32]
    scored: ctypes.Array[ctypes.c_int32]
    features: ctypes.Array[ctypes.c_float]


@lru_cache(maxsize=8)
def _packed(network: Network) -> tuple[ctypes.Array[ctypes.c_double], ctypes.Array[ctypes.c_double]]:
    """The weights of a network as C reads them: one position after the other is judged with the same."""
    return reals(network.inner), reals(network.outer)


class TrainableModel(CompiledModel):
    """The model of one match whose ways to play may have learned something of this shape."""

    def __init__(self, library: Library, loaded: ctypes.CDLL, handle: int, seats: int, shape: Shape) -> None:
        super().__init__(library, loaded, handle, seats)
        self.shape = shape

    def add_networks(self, networks: Sequence[Network | None]) -> None:
        """Gives each policy its network; it is handed over once for all that have the same. Raises ValueError where one is of another shape."""
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
    """A position of it, from which whole games are played."""

    _model: TrainableModel

    def play_games(self, games: int, seed: int, policy_of: Sequence[int]) -> list[int]:
        """Plays so many whole games from here, with seeds one after the other, each seat by its policy: the final points by game and seat."""
        totals = (ctypes.c_int32 * (games * self._model.seats))()
        unused = [0.0] * self._model.shape.features
        self._function("games")(
            self._handle, games, seed_bits(seed), numbers(policy_of), reals(unused), totals, None, None
        )
        return list(totals)

    def record_games(self, games: int, seed: int, policy: int, likes: Sequence[float]) -> GameRecords:
        """Plays so many whole games, everybody by a policy with likes and dislikes of its own; `likes` says how strong they may be for each feature."""
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
