"""Files of weights trained by self-play: a linear value function, and a network (written by tools/weights_file.py).

Only the compiled model evaluates the network.
"""

from __future__ import annotations

import base64
import sys
from array import array
from collections.abc import Mapping
from pathlib import Path

from haspelknecht_qt.core.compiled.model import NetworkShape, ValueNetwork
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.core.validation import UntrustedValue
from haspelknecht_qt.core.weights import MAX_WEIGHT, FeatureSet, Rows, WeightsError, read_weights_file

LINEAR_SET = "linear"
"""Name of the linear weights in the file."""


@frozen(eq=False)
class TrainedWeights:
    """Trained weights of a linear value function, and a network whose output is added to the function's value."""

    linear: Rows
    network: ValueNetwork


@frozen
class NetworkFileFormat:
    """Format of a game's file of trained weights, with `hidden_count` hidden units for each stage of the game."""

    feature_set: FeatureSet
    hidden_count: int

    @property
    def shape(self) -> NetworkShape:
        """Shape of the network: its numbers of stages, features and hidden units."""
        return NetworkShape(self.feature_set.stage_count, len(self.feature_set.names), self.hidden_count)

    def load(self, path: Path) -> TrainedWeights:
        """Returns the weights in a file. Raises WeightsError for wrong content, OSError if the file cannot be read."""
        found = read_weights_file(path)
        linear = self.feature_set.parse(path, found).get(LINEAR_SET)
        network = found.get("network") if isinstance(found, dict) else None
        if linear is None or not isinstance(network, dict):
            raise WeightsError(f"{path}: sets.{LINEAR_SET} or network is missing")
        inner = self._read_layer(path, network, "inner", self.shape.hidden_weight_count)
        outer = self._read_layer(path, network, "outer", self.shape.output_weight_count)
        return TrainedWeights(linear, ValueNetwork(inner, outer))

    def _read_layer(self, path: Path, network: Mapping[str, JsonValue], name: str, size: int) -> list[float]:
        """Returns all weights of the network's layer `name` ("inner" or "outer"), stage by stage."""
        rows = network.get(name)
        if not isinstance(rows, list) or len(rows) != self.feature_set.stage_count:
            raise WeightsError(f"{path}: network.{name} has no {self.feature_set.stage_count} rows")
        return [number for row in rows for number in _read_row(f"{path}: network.{name}", row, size)]


def _read_row(place: str, row: JsonValue, size: int) -> list[float]:
    try:
        data = UntrustedValue(row)
        unit = data["unit"].number(0, MAX_WEIGHT)
        numbers = array("h", base64.b64decode(data["numbers"].text(), validate=True))
    except ValueError as error:
        raise WeightsError(f"{place}: {error}") from error
    if len(numbers) != size:
        raise WeightsError(f"{place}: found {len(numbers)} numbers, allowed are {size}")
    if sys.byteorder == "big":
        numbers.byteswap()  # The numbers in the file are little-endian.
    return [unit * number for number in numbers]
