"""Corrections of the scores that bots of a level of play expect, which are on average too high or too low.

`python -m tools.calibration --learn` makes a game's file calibration.json from games of one level. The corrections are
used where rollouts (quick games to the end) are impossible. Rollouts end with final scores and need no correction.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.validation import parse, read_text

FORMAT = 1
"""Format number of the file; no other format can be read."""
MAX_FILE_SIZE = 1 << 16
"""Maximum size of a file, in bytes."""
_MAX_POINTS = 1000.0
"""Maximum absolute value of a correction, in points."""

GameStage = tuple[int, int, int]
"""Stage of a game: the number of seats, then the two numbers of the period (`Game.period`)."""


class CalibrationError(ValueError):
    """A calibration file is damaged. The message names the file, the place in it and the allowed values."""


@frozen
class Calibration:
    """Points to add to the final scores that bots of the level `level` expect, by stage of the game; default 0."""

    level: str
    points: Mapping[GameStage, float] = field(factory=dict)


def load(path: Path) -> Calibration:
    """Reads a calibration file. Raises CalibrationError, or OSError if the file cannot be read."""
    try:
        data = parse(read_text(path, MAX_FILE_SIZE)).check_keys(("format", "level", "corrections"))
        data["format"].one_of((FORMAT,))
        points: dict[GameStage, float] = {}
        for row in data["corrections"].array():
            seats, one, other, added = row.array(4, 4)
            key = (seats.whole_number(1), one.whole_number(0), other.whole_number(0))
            points[key] = added.number(-_MAX_POINTS, _MAX_POINTS)
        return Calibration(data["level"].text(), points)
    except ValueError as error:
        raise CalibrationError(f"{path}: {error}") from error
