"""Weights trained by self-play in the compiled model (tools/trainer.py), used only in the model."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.compiled.network_file import NetworkFile
from haspelknecht_qt.core.compiled.training import Network
from haspelknecht_qt.games.haspelknecht.model.binding import HIDDEN
from haspelknecht_qt.games.haspelknecht.strategy.value_function import FEATURE_SET, ValueFunction

FILE = NetworkFile(FEATURE_SET, HIDDEN)
"""Format of the file."""


@frozen(eq=False)
class HaspelknechtWeights:
    """The linear part, and the network whose output is added to it."""

    value_function: ValueFunction
    network: Network


def load(path: Path) -> HaspelknechtWeights:
    """Reads a file. Raises WeightsError, or OSError if it cannot be read."""
    found = FILE.load(path)
    return HaspelknechtWeights(ValueFunction(found.linear), found.network)
