"""Learning from self-play for any game: for each stage a ridge regression, and a small network for its residuals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from haspelknecht_qt.core.compiled.network_file import NetworkFileFormat
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from tools.weights_file import network_to_json

Reals: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.int32]

RIDGE = 12.0
"""Ridge penalty: number of occurrences of a feature at which its data weigh as much as the previous weight."""
BATCH = 1024
FIRST_RATE, LAST_RATE = 4e-3, 2e-4
"""Learning rate at the beginning and at the end."""
DECAYS = (0.9, 0.999)
"""Decay of the averaged gradients and of their squares (Adam)."""


@frozen(eq=False)
class Network:
    """Hidden units of each stage. `inner` has the shape (stages, features + 1, hidden), `outer` (stages, hidden + 1).

    Constants are last.
    """

    inner: Reals
    outer: Reals


@frozen(eq=False)
class Parameters:
    """Value function: `weights` is (stages, features + 1), constants last; the network's output is added."""

    weights: NDArray[np.float64]
    network: Network | None = None

    def save(self, file: Path) -> None:
        """Writes the file atomically."""
        unfinished = file.with_suffix(".unfinished.npz")
        if self.network is None:
            np.savez(unfinished, weights=self.weights)
        else:
            np.savez(unfinished, weights=self.weights, inner=self.network.inner, outer=self.network.outer)
        unfinished.replace(file)

    def as_json(self, file: NetworkFileFormat, made_by: Mapping[str, JsonValue]) -> JsonObject:
        """Returns the content of a file for bots. `made_by` has the settings. Raises ValueError without a network."""
        if self.network is None:
            raise ValueError("network: nothing was learned yet")
        inner = self.network.inner.reshape(len(self.weights), -1).tolist()
        return network_to_json(file, self.weights.tolist(), inner, self.network.outer.tolist(), made_by)

    @classmethod
    def load(cls, file: Path) -> Parameters:
        """Reads a file written by `save`. Raises FileNotFoundError."""
        with np.load(file) as parts:
            network = Network(parts["inner"], parts["outer"]) if "inner" in parts else None
            return cls(parts["weights"], network)


@frozen(eq=False)
class TrainingData:
    """Recorded games by seat: final points, and for each stage the points scored so far and the features.

    `totals` is (seats of all games), `scored` (stages, seats of all games), `features` (stages, seats of all games,
    features).
    """

    totals: Numbers
    scored: Numbers
    features: NDArray[np.float16]

    @classmethod
    def joined(cls, parts: Sequence[TrainingData]) -> TrainingData:
        """Returns the games of all parts."""
        return cls(
            np.concatenate([each.totals for each in parts]),
            np.concatenate([each.scored for each in parts], axis=1),
            np.concatenate([each.features for each in parts], axis=1),
        )

    def save(self, folder: Path) -> None:
        """Writes one file for each array; the data are complete when the last one exists."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("features", "scored", "totals"):
            unfinished = folder / f"{name}.unfinished.npy"
            np.save(unfinished, getattr(self, name))
            unfinished.replace(folder / f"{name}.npy")

    @classmethod
    def load(cls, folder: Path) -> TrainingData:
        """Reads what `save` has written. Features are loaded on access. Raises FileNotFoundError if a file is missing."""
        totals, scored, features = (
            np.load(folder / f"{name}.npy", mmap_mode="r") for name in ("totals", "scored", "features")
        )
        return cls(totals, scored, features)


class Learner(Protocol):
    """A game that can be learned by self-play in its compiled model."""

    @property
    def name(self) -> str:
        """Name of the game."""
        ...

    @property
    def file(self) -> NetworkFileFormat:
        """Format of the file with the result."""
        ...

    def initial_parameters(self) -> Parameters:
        """Returns the initial parameters."""
        ...

    def play(self, parameters: Parameters, board: int, games: int) -> TrainingData:
        """Plays games on a board; its number determines seats, options, chance and preferences."""
        ...

    def kinds(self) -> Sequence[str]:
        """Returns the kinds of matches that are measured separately."""
        ...

    def match(self, one: Parameters, other: Parameters, kind: str, board: int, games: int) -> Reals:
        """Returns for each seat its leads, in points, with `one` over the best of the others with `other`."""
        ...


def learn(data: Sequence[TrainingData], before: Parameters, hidden: int, epochs: int, seed: int) -> Parameters:
    """Returns the best weights for the data, and a network of `hidden` units a stage for the residuals.

    The same seed gives the same result.
    """
    weights = before.weights.astype(np.float64)
    inner, outer = [], []
    for stage in range(len(weights)):
        features = np.concatenate([np.asarray(each.features[stage], dtype=np.float32) for each in data])
        targets = np.concatenate([each.totals - each.scored[stage] for each in data]).astype(np.float32)
        weights[stage] = ridge(features, targets, before.weights[stage])
        missed = targets - _linear(features, weights[stage])
        one, other = train_network(features, missed, hidden, epochs, np.random.default_rng([seed, stage]))
        inner.append(one)
        outer.append(other)
    return Parameters(weights, Network(np.stack(inner), np.stack(outer)))


def errors(data: Sequence[TrainingData], parameters: Parameters) -> Iterator[tuple[float, float]]:
    """Yields for each stage the root mean square error, in points, of the linear part alone and of the whole."""
    for stage, row in enumerate(parameters.weights):
        features = np.concatenate([np.asarray(each.features[stage], dtype=np.float32) for each in data])
        missed = np.concatenate([each.totals - each.scored[stage] for each in data]) - _linear(features, row)
        network = parameters.network
        added = _answer(features, network.inner[stage], network.outer[stage]) if network else 0.0
        yield float(np.sqrt(np.mean(missed**2))), float(np.sqrt(np.mean((missed - added) ** 2)))


def ridge(features: Reals, targets: Reals, before: NDArray[np.float64]) -> NDArray[np.float64]:
    """Returns the weights that predict the targets best, constant last. Those of rare features stay near `before`."""
    rows = np.column_stack([features, np.ones(len(features), dtype=np.float32)]).astype(np.float64)
    matrix = rows.T @ rows
    pull = np.full(len(before), RIDGE)
    pull[-1] = 1e-6
    matrix[np.diag_indices_from(matrix)] += pull
    return np.linalg.solve(matrix, rows.T @ targets.astype(np.float64) + pull * before).astype(np.float64)


def train_network(
    features: Reals, targets: Reals, hidden: int, epochs: int, dice: np.random.Generator
) -> tuple[Reals, Reals]:
    """Trains a network from scratch. Returns the weights of hidden units and of the output, constants last."""
    mean, spread = features.mean(axis=0), features.std(axis=0)
    spread[spread < 1e-3] = np.inf
    normalized = ((features - mean) / spread).astype(np.float32)
    count = normalized.shape[1]
    inner = (dice.standard_normal((count, hidden)) * np.sqrt(2 / count)).astype(np.float32)
    inner_bias = np.zeros(hidden, dtype=np.float32)
    outer = np.zeros(hidden, dtype=np.float32)
    outer_bias = np.zeros(1, dtype=np.float32)
    descents = [_Descent(each) for each in (inner, inner_bias, outer, outer_bias)]
    steps = epochs * max(1, len(normalized) // BATCH)
    order = np.arange(len(normalized))
    for step in range(steps):
        place = step % max(1, len(normalized) // BATCH)
        if place == 0:
            dice.shuffle(order)
        chosen = order[place * BATCH : (place + 1) * BATCH]
        rows = normalized[chosen]
        raw = rows @ inner + inner_bias
        active = np.maximum(raw, 0)
        error = (active @ outer + outer_bias - targets[chosen]) * np.float32(2 / len(chosen))
        inner_error = np.outer(error, outer) * (raw > 0)
        gradients = (rows.T @ inner_error, inner_error.sum(axis=0), active.T @ error, error.sum(keepdims=True))
        rate = LAST_RATE + (FIRST_RATE - LAST_RATE) * (1 - step / steps)
        for descent, gradient in zip(descents, gradients, strict=True):
            descent.step(gradient, rate)
    inner_of_features = inner / spread[:, None]
    constants = inner_bias - mean @ inner_of_features
    return (
        np.vstack([inner_of_features, constants]).astype(np.float32),
        np.concatenate([outer, outer_bias]).astype(np.float32),
    )


class _Descent:
    """Gradient descent on an array, in place (Adam)."""

    def __init__(self, values: Reals) -> None:
        self._values = values
        self._gradient = np.zeros_like(values)
        self._square = np.zeros_like(values)
        self._steps = 0

    def step(self, gradient: Reals, rate: float) -> None:
        """Makes one step against the gradient."""
        self._steps += 1
        self._gradient += (1 - DECAYS[0]) * (gradient - self._gradient)
        self._square += (1 - DECAYS[1]) * (gradient * gradient - self._square)
        mean = self._gradient / (1 - DECAYS[0] ** self._steps)
        spread = np.sqrt(self._square / (1 - DECAYS[1] ** self._steps)) + 1e-8
        np.subtract(self._values, np.float32(rate) * mean / spread, out=self._values)


def _linear(features: Reals, row: NDArray[np.float64]) -> Reals:
    found: Reals = features @ row[:-1].astype(np.float32) + np.float32(row[-1])
    return found


def _answer(features: Reals, inner: Reals, outer: Reals) -> Reals:
    found: Reals = np.maximum(features @ inner[:-1] + inner[-1], 0) @ outer[:-1] + outer[-1]
    return found
