"""What self-play teaches, whatever the game: for each stage a linear part by ridge regression, and a small network for what that leaves unexplained."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

import numpy as np
from attrs import frozen
from numpy.typing import NDArray

from haspelknecht_qt.core.compiled.network_file import NetworkFile
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue

Reals: TypeAlias = NDArray[np.float32]
Numbers: TypeAlias = NDArray[np.int32]

RIDGE = 12.0
"""How many sightings of a feature it takes to be believed half of what they say against what was known before."""
BATCH = 1024
FASTEST, SLOWEST = 4e-3, 2e-4
"""How far a step of learning goes, at the beginning and at the end."""
KEPT = (0.9, 0.999)
"""How long the slopes of steps before, and their squares, are remembered (Adam)."""


@frozen(eq=False)
class Network:
    """For each stage a row of hidden units: `inner` is (stages, features + 1, hidden), `outer` (stages, hidden + 1), constants last."""

    inner: Reals
    outer: Reals


@frozen(eq=False)
class Parameters:
    """What positions are worth: `weights` is (stages, features + 1), the constants last; the network's answer is added to it."""

    weights: NDArray[np.float64]
    network: Network | None = None

    def save(self, file: Path) -> None:
        """Writes it, in one step."""
        unfinished = file.with_suffix(".unfinished.npz")
        if self.network is None:
            np.savez(unfinished, weights=self.weights)
        else:
            np.savez(unfinished, weights=self.weights, inner=self.network.inner, outer=self.network.outer)
        unfinished.replace(file)

    def as_json(self, file: NetworkFile, made_by: Mapping[str, JsonValue]) -> JsonObject:
        """The content of a file for the game's bots; `made_by` says how it was made. Raises ValueError where no network was learned."""
        if self.network is None:
            raise ValueError("network: nothing was learned yet")
        inner = self.network.inner.reshape(len(self.weights), -1).tolist()
        return file.as_json(self.weights.tolist(), inner, self.network.outer.tolist(), made_by)

    @classmethod
    def load(cls, file: Path) -> Parameters:
        """What `save` wrote. Raises FileNotFoundError."""
        with np.load(file) as parts:
            network = Network(parts["inner"], parts["outer"]) if "inner" in parts else None
            return cls(parts["weights"], network)


@frozen(eq=False)
class TrainingData:
    """Games told by seat: the final points, and for each stage the points scored by then and the features.

    `totals` is (seats of all games), `scored` (stages, seats of all games), `features` (stages, seats of all games, features).
    """

    totals: Numbers
    scored: Numbers
    features: NDArray[np.float16]

    @classmethod
    def joined(cls, parts: Sequence[TrainingData]) -> TrainingData:
        """All games of the parts."""
        return cls(
            np.concatenate([each.totals for each in parts]),
            np.concatenate([each.scored for each in parts], axis=1),
            np.concatenate([each.features for each in parts], axis=1),
        )

    def save(self, folder: Path) -> None:
        """Writes a file for each of the three; the last one makes it whole."""
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("features", "scored", "totals"):
            unfinished = folder / f"{name}.unfinished.npy"
            np.save(unfinished, getattr(self, name))
            unfinished.replace(folder / f"{name}.npy")

    @classmethod
    def load(cls, folder: Path) -> TrainingData:
        """What `save` wrote; features are read when they are looked at. Raises FileNotFoundError where it is not whole."""
        totals, scored, features = (
            np.load(folder / f"{name}.npy", mmap_mode="r") for name in ("totals", "scored", "features")
        )
        return cls(totals, scored, features)


class Learner(Protocol):
    """A game that can be learned: whole games of self-play in its compiled model."""

    @property
    def name(self) -> str:
        """The game's."""
        ...

    @property
    def file(self) -> NetworkFile:
        """How the file of what is learned looks."""
        ...

    def known(self) -> Parameters:
        """What learning begins with."""
        ...

    def play(self, knowledge: Parameters, board: int, games: int) -> TrainingData:
        """Games on a board, on which with its number the seats, what is agreed, all chance and all tastes depend."""
        ...

    def kinds(self) -> Sequence[str]:
        """Kinds of matches, of which each is measured by itself."""
        ...

    def match(self, one: Parameters, other: Parameters, kind: str, board: int, games: int) -> Reals:
        """How far, in points, one seat that plays by the one is ahead of the best of all others, who play by the other: each seat in turn."""
        ...


def learn(data: Sequence[TrainingData], before: Parameters, hidden: int, epochs: int, seed: int) -> Parameters:
    """The best weights for what was told, and a network of `hidden` units a stage on top of them; the same seed, the same answer."""
    weights = before.weights.astype(np.float64)
    inner, outer = [], []
    for stage in range(len(weights)):
        features = np.concatenate([np.asarray(each.features[stage], dtype=np.float32) for each in data])
        aims = np.concatenate([each.totals - each.scored[stage] for each in data]).astype(np.float32)
        weights[stage] = ridge(features, aims, before.weights[stage])
        missed = aims - _linear(features, weights[stage])
        one, other = unexplained(features, missed, hidden, epochs, np.random.default_rng([seed, stage]))
        inner.append(one)
        outer.append(other)
    return Parameters(weights, Network(np.stack(inner), np.stack(outer)))


def errors(data: Sequence[TrainingData], knowledge: Parameters) -> Iterator[tuple[float, float]]:
    """For each stage the error (root of the mean square), in points, of the linear part alone and of all that is known."""
    for stage, row in enumerate(knowledge.weights):
        features = np.concatenate([np.asarray(each.features[stage], dtype=np.float32) for each in data])
        missed = np.concatenate([each.totals - each.scored[stage] for each in data]) - _linear(features, row)
        network = knowledge.network
        added = _answer(features, network.inner[stage], network.outer[stage]) if network else 0.0
        yield float(np.sqrt(np.mean(missed**2))), float(np.sqrt(np.mean((missed - added) ** 2)))


def ridge(features: Reals, aims: Reals, before: NDArray[np.float64]) -> NDArray[np.float64]:
    """The weights that foretell the aims best, the constant last. What was rarely seen stays near what was known before."""
    rows = np.column_stack([features, np.ones(len(features), dtype=np.float32)]).astype(np.float64)
    matrix = rows.T @ rows
    pull = np.full(len(before), RIDGE)
    pull[-1] = 1e-6
    matrix[np.diag_indices_from(matrix)] += pull
    return np.linalg.solve(matrix, rows.T @ aims.astype(np.float64) + pull * before).astype(np.float64)


def unexplained(
    features: Reals, aims: Reals, hidden: int, epochs: int, dice: np.random.Generator
) -> tuple[Reals, Reals]:
    """The hidden units and the weights of their answers, constants last, that foretell the aims best; begins with knowing nothing."""
    mean, spread = features.mean(axis=0), features.std(axis=0)
    spread[spread < 1e-3] = np.inf
    even = ((features - mean) / spread).astype(np.float32)
    count = even.shape[1]
    known = [
        (dice.standard_normal((count, hidden)) * np.sqrt(2 / count)).astype(np.float32),
        np.zeros(hidden, dtype=np.float32),
        np.zeros(hidden, dtype=np.float32),
        np.zeros(1, dtype=np.float32),
    ]
    descents = [_Descent(each) for each in known]
    steps = epochs * max(1, len(even) // BATCH)
    order = np.arange(len(even))
    for step in range(steps):
        place = step % max(1, len(even) // BATCH)
        if place == 0:
            dice.shuffle(order)
        chosen = order[place * BATCH : (place + 1) * BATCH]
        rows = even[chosen]
        raw = rows @ known[0] + known[1]
        active = np.maximum(raw, 0)
        wrong = (active @ known[2] + known[3] - aims[chosen]) * np.float32(2 / len(chosen))
        back = np.outer(wrong, known[2]) * (raw > 0)
        slopes = (rows.T @ back, back.sum(axis=0), active.T @ wrong, wrong.sum(keepdims=True))
        speed = SLOWEST + (FASTEST - SLOWEST) * (1 - step / steps)
        for descent, slope in zip(descents, slopes, strict=True):
            descent.go(slope, speed)
    inner = known[0] / spread[:, None]
    constants = known[1] - mean @ inner
    return np.vstack([inner, constants]).astype(np.float32), np.concatenate([known[2], known[3]]).astype(np.float32)


class _Descent:
    """Goes down with numbers that are learned, in place: further where slopes agree with each other (Adam)."""

    def __init__(self, known: Reals) -> None:
        self._known = known
        self._slope = np.zeros_like(known)
        self._square = np.zeros_like(known)
        self._steps = 0

    def go(self, slope: Reals, speed: float) -> None:
        """A step against the slope."""
        self._steps += 1
        self._slope += (1 - KEPT[0]) * (slope - self._slope)
        self._square += (1 - KEPT[1]) * (slope * slope - self._square)
        mean = self._slope / (1 - KEPT[0] ** self._steps)
        spread = np.sqrt(self._square / (1 - KEPT[1] ** self._steps)) + 1e-8
        self._known -= np.float32(speed) * mean / spread


def _linear(features: Reals, row: NDArray[np.float64]) -> Reals:
    found: Reals = features @ row[:-1].astype(np.float32) + np.float32(row[-1])
    return found


def _answer(features: Reals, inner: Reals, outer: Reals) -> Reals:
    found: Reals = np.maximum(features @ inner[:-1] + inner[-1], 0) @ outer[:-1] + outer[-1]
    return found
