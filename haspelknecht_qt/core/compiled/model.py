"""Access to the compiled model (rules in C++) of any game: values of positions, rollouts and networks."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from haspelknecht_qt.core.compiled.library import (
    C_DOUBLE,
    C_DOUBLES,
    C_HANDLE,
    C_INT,
    C_INTS,
    C_SEED,
    Functions,
    Signatures,
    double_array,
    int_array,
    seed_bits,
)
from haspelknecht_qt.core.fast_attrs import frozen

COMMON_FUNCTIONS: Signatures = {
    "free_model": (None, [C_HANDLE]),
    "network": (None, [C_HANDLE, C_INT, C_INTS, C_DOUBLES, C_DOUBLES]),
    "position": (C_HANDLE, [C_HANDLE, C_INTS]),
    "free_position": (None, [C_HANDLE]),
    "numbers": (None, [C_HANDLE, C_INTS]),
    "value": (C_DOUBLE, [C_HANDLE, C_INT, C_INT]),
    "play_on": (None, [C_HANDLE, C_INT, C_SEED, C_INT, C_INTS, C_INT, C_DOUBLES]),
    "begin": (None, [C_HANDLE, C_SEED, C_INTS]),
    "make": (None, [C_HANDLE, C_INT]),
    "step": (C_INT, [C_HANDLE]),
    "games": (None, [C_HANDLE, C_INT, C_SEED, C_INTS, C_DOUBLES, C_INTS, C_INTS, ctypes.POINTER(ctypes.c_float)]),
}
"""Functions of every library. Only tools call "numbers", "begin", "make", "step" and "games" (tools/self_play.py).

A game adds "model", which creates a model, and a function that lists choices.
"""


@frozen
class NetworkShape:
    """Sizes of a network: number of stages of the game, of input features, and of hidden units for each stage."""

    stage_count: int
    feature_count: int
    hidden_count: int

    @property
    def hidden_weight_count(self) -> int:
        """Number of weights of the hidden units for one stage of the game, bias of each unit included."""
        return (self.feature_count + 1) * self.hidden_count

    @property
    def output_weight_count(self) -> int:
        """Number of weights of the output layer for one stage of the game, bias included."""
        return self.hidden_count + 1


@frozen(eq=False)
class ValueNetwork:
    """A network for effects of combined features. Its output is added to the value of a linear value function.

    For each stage of the game, `inner` has rows with one number per hidden unit: a row of weights for each feature,
    then a row of biases. `outer` has, for each stage, one weight per hidden unit, then a bias.
    """

    inner: Sequence[float]
    outer: Sequence[float]


@lru_cache(maxsize=8)
def _network_arrays(network: ValueNetwork) -> tuple[ctypes.Array[ctypes.c_double], ctypes.Array[ctypes.c_double]]:
    """Returns the weights of a network as two C arrays; cached, because many positions use the same network."""
    return double_array(network.inner), double_array(network.outer)


class CompiledModel:
    """Compiled model of one match. `handle` is the result of the library's function "model".

    A policy is a way to choose moves and to evaluate positions. The game's subclass defines the policies of the model.
    """

    def __init__(self, functions: Functions, handle: int, seats: int, shape: NetworkShape) -> None:
        self.functions = functions
        self.handle = handle
        self.seats = seats
        self.shape = shape
        """Shape of the policies' networks."""

    def __del__(self) -> None:
        if hasattr(self, "handle"):
            self.functions["free_model"](self.handle)

    def set_networks(self, networks: Sequence[ValueNetwork | None]) -> None:
        """Sets the policies' networks, in order (None: no network). Raises ValueError for a network of wrong size."""
        shape = self.shape
        wanted = (shape.stage_count * shape.hidden_weight_count, shape.stage_count * shape.output_weight_count)
        for network in {id(each): each for each in networks}.values():
            if network is None:
                continue
            found = (len(network.inner), len(network.outer))
            if found != wanted:
                raise ValueError(f"network: {found[0]} and {found[1]} weights, allowed are {wanted[0]} and {wanted[1]}")
            places = [place for place, each in enumerate(networks) if each is network]
            self.functions["network"](self.handle, len(places), int_array(places), *_network_arrays(network))


class CompiledPosition:
    """A position in a compiled model. `packed` is the position as numbers, in the order that the game defines.

    A choice is a move or a plan of several moves. It is given as its index in the list of choices from the game's
    model.
    """

    def __init__(self, model: CompiledModel, packed: Sequence[int]) -> None:
        self.model = model
        self.size = len(packed)
        """Length of `packed`."""
        self._handle: int = model.functions["position"](model.handle, int_array(packed))

    def __del__(self) -> None:
        self.call("free_position")

    def call(self, name: str, *arguments: object) -> Any:
        """Calls a library function for this position. `name` is its name without the library's prefix."""
        return self.model.functions[name](self._handle, *arguments)

    def value(self, policy: int, seat: int) -> float:
        """Returns a seat's expected final points, as the policy with this number evaluates the position."""
        return float(self.call("value", policy, seat))

    def rollout(self, choice: int, seed: int, rounds: int, policy_of: Sequence[int], judge: int) -> list[float]:
        """Returns all seats' expected points after a choice and `rounds` rounds (fewer if the game ends).

        Each seat plays by its policy in `policy_of`; the policy `judge` evaluates the position reached. The game
        defines a round. The original position does not change.
        """
        return self._values_after("play_on", choice, seed, rounds, policy_of, judge)

    def _values_after(
        self, function_name: str, start: object, seed: int, rounds: int, policy_of: Sequence[int], judge: int
    ) -> list[float]:
        """Returns the result of a library function for rollouts. `start` is a choice, or a packed later position."""
        values = (ctypes.c_double * self.model.seats)()
        self.call(function_name, start, seed_bits(seed), rounds, int_array(policy_of), judge, values)
        return list(values)
