"""What is learned by self-play in the compiled model (tools/trainer.py): a linear value function with a network, which only the model asks."""

from __future__ import annotations

import base64
import sys
from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.plain import Plain, PlainObject
from haspelknecht_qt.core.untrusted import Value, parse, read_text
from haspelknecht_qt.games.haspelknecht.advice import evaluation
from haspelknecht_qt.games.haspelknecht.advice.evaluation import LARGEST, STEEPEST, Evaluation, WeightsError
from haspelknecht_qt.games.haspelknecht.advice.features import NAMES, STAGES
from haspelknecht_qt.games.haspelknecht.model.binding import HIDDEN, Network

_SET = "linear"
_FINEST = (1 << 15) - 1
_INNER, _OUTER = (len(NAMES) + 1) * HIDDEN, HIDDEN + 1


@frozen(eq=False)
class Learned:
    """The linear part, and the network whose answer is added to it."""

    evaluation: Evaluation
    network: Network


def load(path: Path) -> Learned:
    """What the file holds. Raises WeightsError, or OSError when it cannot be read."""
    linear = evaluation.load(path).get(_SET)
    found = parse(read_text(path, LARGEST)).found
    network = found.get("network") if isinstance(found, dict) else None
    if linear is None or not isinstance(network, dict):
        raise WeightsError(f"{path}: sets.{_SET} or network is missing")
    inner = [number for row in _rows(path, network, "inner", _INNER) for number in row]
    outer = [number for row in _rows(path, network, "outer", _OUTER) for number in row]
    return Learned(linear, Network(inner, outer))


def as_json(
    linear: Sequence[Sequence[float]],
    inner: Sequence[Sequence[float]],
    outer: Sequence[Sequence[float]],
    made_by: Mapping[str, Plain],
) -> PlainObject:
    """The content of a file that `load` reads, each with a row for each stage. The network's weights are rounded to what two bytes hold of the largest."""
    found = evaluation.as_json({_SET: linear}, made_by)
    found["network"] = {"inner": [_packed(row) for row in inner], "outer": [_packed(row) for row in outer]}
    return found


def _packed(row: Sequence[float]) -> PlainObject:
    """Whole numbers of two bytes, the lower one first, in the letters of base64, and how much one of them is."""
    unit = max(1e-9, *map(abs, row)) / _FINEST
    numbers = _low_byte_first(array("h", (round(weight / unit) for weight in row)))
    return {"unit": unit, "numbers": base64.b64encode(numbers.tobytes()).decode("ascii")}


def _rows(path: Path, network: Mapping[str, Plain], name: str, size: int) -> list[list[float]]:
    rows = network.get(name)
    if not isinstance(rows, list) or len(rows) != STAGES:
        raise WeightsError(f"{path}: network.{name} has no {STAGES} rows")
    return [_row(f"{path}: network.{name}", row, size) for row in rows]


def _row(place: str, row: Plain, size: int) -> list[float]:
    try:
        data = Value(row)
        unit = data["unit"].number(0, STEEPEST)
        numbers = array("h", base64.b64decode(data["numbers"].text(), validate=True))
    except ValueError as error:
        raise WeightsError(f"{place}: {error}") from error
    if len(numbers) != size:
        raise WeightsError(f"{place}: found {len(numbers)} numbers, allowed are {size}")
    return [unit * number for number in _low_byte_first(numbers)]


def _low_byte_first(numbers: array[int]) -> array[int]:
    """Turned round where the machine has the higher byte first."""
    turned = array("h", numbers)
    if sys.byteorder == "big":
        turned.byteswap()
    return turned
