"""Bias of a level's evaluation compared with final scores: the file calibration.json in a game's resources.

`python -m tools.calibration --learn` makes the file from games of that level. It is used where rollouts to the end of
the game, which have no such bias, are impossible.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from attrs import field, frozen

from haspelknecht_qt.core.validation import parse, read_text

FORMAT = 1
"""The only supported format."""
MAX_SIZE = 1 << 16
"""Maximum size of a file, in bytes."""
_MAX_POINTS = 1000.0
"""Maximum correction, in points."""

Stage = tuple[int, int, int]
"""Number of seats and stage of the game (`Game.period`)."""


class CalibrationError(ValueError):
    """A file of corrections is damaged. The message names the file, the place and allowed values."""


@frozen
class Calibration:
    """Points to be added to the final score that a `level` expects, by stage. Stages without data need no correction."""

    level: str
    points: Mapping[Stage, float] = field(factory=dict)

    def write(self) -> str:
        """Returns the text for `load`."""
        rows = [[*stage, round(points, 2)] for stage, points in sorted(self.points.items())]
        return json.dumps({"format": FORMAT, "level": self.level, "corrections": rows}) + "\n"


def load(path: Path) -> Calibration:
    """Reads the corrections of a file. Raises CalibrationError, or OSError if it cannot be read."""
    try:
        data = parse(read_text(path, MAX_SIZE)).only(("format", "level", "corrections"))
        data["format"].one_of((FORMAT,))
        points: dict[Stage, float] = {}
        for row in data["corrections"].items():
            seats, one, other, added = row.items(4, 4)
            points[seats.whole(1), one.whole(0), other.whole(0)] = added.number(-_MAX_POINTS, _MAX_POINTS)
        return Calibration(data["level"].text(), points)
    except ValueError as error:
        raise CalibrationError(f"{path}: {error}") from error
