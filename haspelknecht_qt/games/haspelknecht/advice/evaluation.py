"""The worth of a position: a linear value function, one list of weights for each stage, and what its points come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from attrs import field, frozen

from haspelknecht_qt.core.plain import Plain, PlainObject
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.untrusted import Value, parse, read_text
from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.advice.features import (
    BASE,
    NAMES,
    SCORED,
    SOURCE_OF,
    SOURCES,
    STAGES,
    Tables,
    features,
    stage_of,
)
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.state import State

FORMAT = 1

LARGEST = 1 << 20
"""A file of more bytes holds no weights, and is not read to its end."""

STEEPEST = 1e6
"""No weight is larger than so many points."""


class WeightsError(ValueError):
    """A file of weights is damaged. The message names the file, the place and what is allowed."""


@frozen(eq=False)
class Evaluation:
    """Expected final points of a seat: what is scored already, a constant, and the weighted features of the stage.

    `weights` has STAGES lists, each with one number per feature and the constant as its last.
    """

    weights: tuple[tuple[float, ...], ...]
    _tables: WeakKeyDictionary[MatchData, Tables] = field(factory=WeakKeyDictionary, init=False, repr=False)
    _used: tuple[tuple[tuple[int, float], ...], ...] = field(init=False, repr=False)

    @_used.default
    def _used_default(self) -> tuple[tuple[tuple[int, float], ...], ...]:
        return tuple(tuple((place, w) for place, w in enumerate(row[:-1]) if w) for row in self.weights)

    def __reduce__(self) -> tuple[Any, ...]:
        return Evaluation, (self.weights,)

    def tables(self, box: MatchData) -> Tables:
        """The match's printed sums."""
        tables = self._tables.get(box)
        if tables is None:
            tables = self._tables[box] = Tables(box)
        return tables

    def value(self, state: State, seat: int) -> float:
        """The points that this seat may expect in the end; exact when the game is over."""
        if state.step == Step.END:
            return float(scoring.standing(state).seats[seat].total)
        stage = stage_of(state)
        numbers = features(self.tables(state.box), state, seat)
        total = self.weights[stage][-1] + sum(state.players[seat].scored)
        for place, weight in self._used[stage]:
            total += weight * numbers[place]
        return total

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """The same points by source, in the order of SOURCES."""
        points = dict.fromkeys(SOURCES, 0.0)
        if state.step == Step.END:
            points[SCORED] = float(scoring.standing(state).seats[seat].total)
            return points
        stage = stage_of(state)
        numbers = features(self.tables(state.box), state, seat)
        points[SCORED] = float(sum(state.players[seat].scored))
        points[BASE] = self.weights[stage][-1]
        for place, weight in self._used[stage]:
            points[SOURCE_OF[place]] += weight * numbers[place]
        return points


def load(path: Path) -> dict[str, Evaluation]:
    """The value functions of a file of weights by their names. Raises WeightsError, or OSError when the file cannot be read."""
    try:
        data = parse(read_text(path, LARGEST)).found
    except ValueError as error:
        raise WeightsError(f"{path}: {error}") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("features") != list(NAMES):
        raise WeightsError(f"{path}: format or features are not those of this program, allowed is format {FORMAT}")
    sets = data.get("sets")
    if not isinstance(sets, dict) or not sets:
        raise WeightsError(f"{path}: sets are missing, allowed is a list of {STAGES} rows for each name")
    return {name: _read_rows(path, shown(name)[1:-1], rows) for name, rows in sets.items()}


def _read_rows(path: Path, name: str, rows: object) -> Evaluation:
    if not isinstance(rows, list) or len(rows) != STAGES:
        raise WeightsError(f"{path}: sets.{name} has no {STAGES} rows")
    return Evaluation(tuple(_read_row(path, name, row) for row in rows))


def _read_row(path: Path, name: str, row: object) -> tuple[float, ...]:
    if not isinstance(row, list) or len(row) != len(NAMES) + 1:
        raise WeightsError(f"{path}: a row of sets.{name} has no {len(NAMES) + 1} numbers")
    try:
        return tuple(Value(value).number(-STEEPEST, STEEPEST) for value in row)
    except ValueError as error:
        raise WeightsError(f"{path}: sets.{name}: {error}") from error


def as_json(sets: Mapping[str, Sequence[Sequence[float]]], made_by: Mapping[str, Plain]) -> PlainObject:
    """The content of a file of weights that `load` reads; `made_by` says how it was made."""
    rounded = {name: [[round(number, 3) for number in row] for row in rows] for name, rows in sets.items()}
    return {"format": FORMAT, "made_by": dict(made_by), "features": list(NAMES), "sets": rounded}
