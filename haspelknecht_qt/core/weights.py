"""Files of weights: linear value functions by name. A function has one row of weights for each stage of a game."""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.core.validation import UntrustedValue, parse, read_text

FORMAT = 1

MAX_FILE_SIZE = 1 << 20
"""Maximum size of a file of weights, in bytes. A larger file is refused and not read to its end."""

MAX_WEIGHT = 1e6
"""Maximum absolute value of a weight, in points."""

Rows = tuple[tuple[float, ...], ...]
"""Weights of a linear value function. The row of a stage has a weight for each feature, then a constant."""


class WeightsError(ValueError):
    """A file of weights is damaged or unsuitable. The message names the file, the place and the allowed values."""


@frozen
class FeatureSet:
    """Features of a position that a game's value functions use: their names, and the number of the game's stages."""

    names: tuple[str, ...]
    stage_count: int

    def load_value_functions(self, path: Path) -> dict[str, Rows]:
        """Returns the value functions in a file, by name. Raises WeightsError; OSError if the file cannot be read."""
        return self.parse(path, read_weights_file(path))

    def parse(self, path: Path, data: JsonValue) -> dict[str, Rows]:
        """Returns the value functions in the content of a file, by name. Raises WeightsError, which names the file."""
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("features") != list(self.names):
            raise WeightsError(f"{path}: format or features are not those of this program, allowed is format {FORMAT}")
        sets = data.get("sets")
        if not isinstance(sets, dict) or not sets:
            raise WeightsError(f"{path}: sets are missing, allowed is a list of {self.stage_count} rows for each name")
        return {name: self._read_rows(path, quote(name)[1:-1], rows) for name, rows in sets.items()}

    def _read_rows(self, path: Path, name: str, rows: object) -> Rows:
        if not isinstance(rows, list) or len(rows) != self.stage_count:
            raise WeightsError(f"{path}: sets.{name} has no {self.stage_count} rows")
        return tuple(self._read_row(path, name, row) for row in rows)

    def _read_row(self, path: Path, name: str, row: object) -> tuple[float, ...]:
        if not isinstance(row, list) or len(row) != len(self.names) + 1:
            raise WeightsError(f"{path}: a row of sets.{name} has no {len(self.names) + 1} numbers")
        try:
            return tuple(UntrustedValue(value).number(-MAX_WEIGHT, MAX_WEIGHT) for value in row)
        except ValueError as error:
            raise WeightsError(f"{path}: sets.{name}: {error}") from error


def read_weights_file(path: Path) -> JsonValue:
    """Returns the content of a file of weights. Raises WeightsError, or OSError if the file cannot be read."""
    try:
        return parse(read_text(path, MAX_FILE_SIZE)).found
    except ValueError as error:
        raise WeightsError(f"{path}: {error}") from error
