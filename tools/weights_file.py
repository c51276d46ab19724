"""Contents of the files of weights that `core.weights` and `core.compiled.network_file` read.

`made_by` describes how the weights were made. Each function gets one row of weights for each stage of the game.
"""

from __future__ import annotations

import base64
import sys
from array import array
from collections.abc import Mapping, Sequence

from haspelknecht_qt.core.compiled.network_file import LINEAR_SET, NetworkFileFormat
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.weights import FORMAT, FeatureSet

_MAX_INT16 = (1 << 15) - 1
Rows = Sequence[Sequence[float]]


def linear_to_json(feature_set: FeatureSet, sets: Mapping[str, Rows], made_by: Mapping[str, JsonValue]) -> JsonObject:
    """Returns the content of a file with linear value functions by name."""
    rounded = {name: [[round(number, 3) for number in row] for row in rows] for name, rows in sets.items()}
    return {"format": FORMAT, "made_by": dict(made_by), "features": list(feature_set.names), "sets": rounded}


def network_to_json(
    file: NetworkFileFormat, linear: Rows, inner: Rows, outer: Rows, made_by: Mapping[str, JsonValue]
) -> JsonObject:
    """Returns the content of a file with a linear value function and a network, whose layers are `inner` and `outer`.

    The network's weights are stored as 16-bit integers, scaled by the largest weight of the row.
    """
    found = linear_to_json(file.feature_set, {LINEAR_SET: linear}, made_by)
    found["network"] = {"inner": [_packed(row) for row in inner], "outer": [_packed(row) for row in outer]}
    return found


def _packed(row: Sequence[float]) -> JsonObject:
    """Returns weights as 16-bit integers (low byte first, in base64), and the unit to multiply them by."""
    unit = max(1e-9, *map(abs, row)) / _MAX_INT16
    numbers = array("h", (round(weight / unit) for weight in row))
    if sys.byteorder == "big":
        numbers.byteswap()
    return {"unit": unit, "numbers": base64.b64encode(numbers.tobytes()).decode("ascii")}
