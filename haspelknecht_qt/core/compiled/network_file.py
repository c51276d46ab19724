"""Files of weights trained by self-play (tools/trainer.py): a linear value function, and a network.

Only the compiled model evaluates the network.
"""

from __future__ import annotations

import base64
import sys
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.compiled.model import Network, NetworkShape
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import Value
from haspelknecht_qt.core.weights import MAX_WEIGHT, FeatureSet, Rows, WeightsError, read_content

_LINEAR_SET = "linear"
_MAX_INT16 = (1 << 15) - 1


@frozen(eq=False)
class TrainedWeights:
    """Trained weights of a linear value function, and a network whose output is added to the function's value."""

    linear: Rows
    network: Network


@frozen
class NetworkFile:
    """Format of a game's file of trained weights. `hidden` is the number of the network's hidden units at each stage."""

    feature_set: FeatureSet
    hidden: int

    @property
    def shape(self) -> NetworkShape:
        """Shape of the network: its numbers of stages, features and hidden units."""
        return NetworkShape(self.feature_set.stages, len(self.feature_set.names), self.hidden)

    def load(self, path: Path) -> TrainedWeights:
        """Returns the weights in a file. Raises WeightsError for wrong content, and OSError if the file cannot be read."""
        found = read_content(path)
        linear = self.feature_set.read(path, found).get(_LINEAR_SET)
        network = found.get("network") if isinstance(found, dict) else None
        if linear is None or not isinstance(network, dict):
            raise WeightsError(f"{path}: sets.{_LINEAR_SET} or network is missing")
        inner = self._numbers(path, network, "inner", self.shape.inner_size)
        return TrainedWeights(linear, Network(inner, self._numbers(path, network, "outer", self.shape.outer_size)))

    def as_json(
        self,
        linear: Sequence[Sequence[float]],
        inner: Sequence[Sequence[float]],
        outer: Sequence[Sequence[float]],
        made_by: Mapping[str, JsonValue],
    ) -> JsonObject:
        """Returns the content of a file that `load` reads, with one row of weights for each stage of the game.

        The network's weights are stored as 16-bit integers, scaled by the largest weight of the row.
        """
        found = self.feature_set.as_json({_LINEAR_SET: linear}, made_by)
        found["network"] = {"inner": [_packed(row) for row in inner], "outer": [_packed(row) for row in outer]}
        return found

    def _numbers(self, path: Path, network: Mapping[str, JsonValue], name: str, size: int) -> list[float]:
        """Returns all weights of the network's layer `name` ("inner" or "outer"), stage by stage."""
        rows = network.get(name)
        if not isinstance(rows, list) or len(rows) != self.feature_set.stages:
            raise WeightsError(f"{path}: network.{name} has no {self.feature_set.stages} rows")
        return [number for row in rows for number in _row(f"{path}: network.{name}", row, size)]


def _packed(row: Sequence[float]) -> JsonObject:
    """Returns weights as 16-bit integers (low byte first, in base64), and the unit to multiply them by."""
    unit = max(1e-9, *map(abs, row)) / _MAX_INT16
    numbers = _low_byte_first(array("h", (round(weight / unit) for weight in row)))
    return {"unit": unit, "numbers": base64.b64encode(numbers.tobytes()).decode("ascii")}


def _row(place: str, row: JsonValue, size: int) -> list[float]:
    try:
        data = Value(row)
        unit = data["unit"].number(0, MAX_WEIGHT)
        numbers = array("h", base64.b64decode(data["numbers"].text(), validate=True))
    except ValueError as error:
        raise WeightsError(f"{place}: {error}") from error
    if len(numbers) != size:
        raise WeightsError(f"{place}: found {len(numbers)} numbers, allowed are {size}")
    return [unit * number for number in _low_byte_first(numbers)]


def _low_byte_first(numbers: array[int]) -> array[int]:
    """Returns the numbers with their low byte first: swaps the bytes if this machine has the high byte first."""
    turned = array("h", numbers)
    if sys.byteorder == "big":
        turned.byteswap()
    return turned
