"""By how much a level's own judgement promises too little or too much, and the file calibration.json among a game's resources that it is kept in.

`python -m tools.calibration --learn` makes the file out of games of that level. It counts where games cannot be played on to their end, which
needs no such thing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from attrs import field, frozen

from haspelknecht_qt.core.validation import parse, read_text

FORMAT = 1
"""The only format that is read and written."""
LARGEST = 1 << 16
"""A file of more bytes is none, and not read to its end."""
_MOST = 1000.0
"""No correction is larger than so many points."""

Stage = tuple[int, int, int]
"""The number of seats, and the part of the game (`Game.period`)."""


class CalibrationError(ValueError):
    """A file of corrections is damaged. The message names the file, the place and what is allowed."""


@frozen
class Calibration:
    """The points to be added to what a `level` promises, by stage; nothing is added where nothing was learned."""

    level: str
    points: Mapping[Stage, float] = field(factory=dict)

    def correction(self, stage: Stage) -> float:
        """The points to be added at a stage."""
        return self.points.get(stage, 0.0)

    def write(self) -> str:
        """The text that `load` reads."""
        rows = [[*stage, round(points, 2)] for stage, points in sorted(self.points.items())]
        return json.dumps({"format": FORMAT, "level": self.level, "corrections": rows}) + "\n"


def load(path: Path) -> Calibration:
    """The corrections in a file. Raises CalibrationError, or OSError when it cannot be read."""
    try:
        data = parse(read_text(path, LARGEST)).only(("format", "level", "corrections"))
        data["format"].one_of((FORMAT,))
        points: dict[Stage, float] = {}
        for row in data["corrections"].items():
            seats, one, other, added = row.items(4, 4)
            points[seats.whole(1), one.whole(0), other.whole(0)] = added.number(-_MOST, _MOST)
        return Calibration(data["level"].text(), points)
    except ValueError as error:
        raise CalibrationError(f"{path}: {error}") from error
