"""Linear value function with weights for each stage of the game. Its points can be split by source, such as coal."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from attrs import field

from haspelknecht_qt.core.compiled.network_file import NetworkFileFormat
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.weights import FeatureSet, Rows, WeightsError
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.features import (
    BASE,
    FEATURE_NAMES,
    SCORED,
    SOURCE_BY_FEATURE,
    SOURCES,
    STAGE_COUNT,
    SumsOfPrintedValues,
    feature_values,
    stage_of,
)

__all__ = ["FEATURE_SET", "ValueFunction", "WeightsError", "load"]

FEATURE_SET = FeatureSet(FEATURE_NAMES, STAGE_COUNT)
"""Names of the features, and number of stages, in the files of weights."""
NETWORK_FILE = NetworkFileFormat(FEATURE_SET, hidden_count=24)
"""Format of the file of weights trained by self-play (tools/trainer.py), which only the compiled model uses."""


@frozen(eq=False)
class ValueFunction:
    """Expected final points of a seat: points already scored, a constant, and the sum of the weighted features.

    `weights` has one list for each stage: one number for each feature, and the constant at the end.
    """

    weights: Rows
    _printed_sums: WeakKeyDictionary[MatchConstants, SumsOfPrintedValues] = field(
        factory=WeakKeyDictionary, init=False, repr=False
    )
    _nonzero_weights: tuple[tuple[tuple[int, float], ...], ...] = field(init=False, repr=False)

    @_nonzero_weights.default
    def _find_nonzero_weights(self) -> tuple[tuple[tuple[int, float], ...], ...]:
        return tuple(tuple((place, w) for place, w in enumerate(row[:-1]) if w) for row in self.weights)

    def __reduce__(self) -> tuple[Any, ...]:
        return ValueFunction, (self.weights,)

    def printed_sums(self, box: MatchConstants) -> SumsOfPrintedValues:
        """Returns sums over the printed values of the match with the data `box`. Computes them only once per match."""
        sums = self._printed_sums.get(box)
        if sums is None:
            sums = self._printed_sums[box] = SumsOfPrintedValues(box)
        return sums

    def value(self, state: State, seat: int) -> float:
        """Returns the expected final points of a seat; exact at the end of the game."""
        if state.step == Step.END:
            return float(scoring.standing(state).seats[seat].total)
        stage = stage_of(state)
        numbers = feature_values(self.printed_sums(state.box), state, seat)
        total = self.weights[stage][-1] + sum(state.players[seat].scored)
        for place, weight in self._nonzero_weights[stage]:
            total += weight * numbers[place]
        return total

    def expected_points_by_source(self, state: State, seat: int) -> dict[str, float]:
        """Returns the expected final points of a seat by source, in the order of SOURCES."""
        points = dict.fromkeys(SOURCES, 0.0)
        if state.step == Step.END:
            points[SCORED] = float(scoring.standing(state).seats[seat].total)
            return points
        stage = stage_of(state)
        numbers = feature_values(self.printed_sums(state.box), state, seat)
        points[SCORED] = float(sum(state.players[seat].scored))
        points[BASE] = self.weights[stage][-1]
        for place, weight in self._nonzero_weights[stage]:
            points[SOURCE_BY_FEATURE[place]] += weight * numbers[place]
        return points


def load(path: Path) -> dict[str, ValueFunction]:
    """Reads value functions by name from a file of weights. Raises WeightsError, or OSError for an unreadable file."""
    return {name: ValueFunction(rows) for name, rows in FEATURE_SET.load_value_functions(path).items()}
