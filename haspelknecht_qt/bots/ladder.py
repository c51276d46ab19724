"""How strong the levels have been measured to be: the file resources/haspelknecht/bots/ladder.json, read and written.

`python -m haspelknecht_qt.commands.ladder` makes the file. Whoever offers levels to choose from reads it with `load` and asks
`Ladder.step(name)`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import frozen

from haspelknecht_qt.bots.statistics import Interval
from haspelknecht_qt.core import plain_values
from haspelknecht_qt.core.plain_values import entries, items, number, text, whole
from haspelknecht_qt.core.record_error import shown

FORMAT = 1
"""The only format that is read and written."""

LARGEST = 1 << 22
"""A file of more bytes is no ladder, and not read to its end."""

MOST = 10**9
"""No number of games and no time in seconds is larger."""


class LadderError(ValueError):
    """A file of measured levels is damaged. The message names the file, the place and what is allowed."""


@frozen(kw_only=True)
class Step:
    """What one level was measured to do against the next weaker one, two seats, both in each seat.

    `name` is the level's, `against` that of the next weaker one (or "random"). `share` is the share of games won (0 to 1), `margin` by how many points
    it was ahead on average, `points` its own average. `median_s` and `p95_s` are the seconds that half of the decisions, and 95 of 100 of them,
    stayed within; `limit_s` is what 95 of 100 have to stay within.
    """

    name: str
    against: str
    games: int
    share: Interval
    margin: Interval
    points: Interval
    median_s: float
    p95_s: float
    limit_s: float

    def to_json(self) -> dict[str, Any]:
        """The step as plain values, rounded to what they are worth."""
        return {
            "name": self.name,
            "against": self.against,
            "games": self.games,
            "share": self.share.to_json(4),
            "margin": self.margin.to_json(2),
            "points": self.points.to_json(2),
            "median_s": round(self.median_s, 5),
            "p95_s": round(self.p95_s, 4),
            "limit_s": self.limit_s,
        }

    @classmethod
    def from_json(cls, data: Any) -> Step:
        """The step written by `to_json`. Raises KeyError or ValueError for anything else."""
        step = entries(data)
        return cls(
            name=text(step["name"]),
            against=text(step["against"]),
            games=whole(step["games"], 0, MOST),
            share=Interval.from_json(step["share"]),
            margin=Interval.from_json(step["margin"]),
            points=Interval.from_json(step["points"]),
            median_s=number(step["median_s"], 0, MOST),
            p95_s=number(step["p95_s"], 0, MOST),
            limit_s=number(step["limit_s"], 0, MOST),
        )


@frozen(kw_only=True)
class SelfPlay:
    """What a level scores against itself, by number of seats."""

    name: str
    seats: int
    games: int
    points: Interval
    median_s: float
    p95_s: float

    def to_json(self) -> dict[str, Any]:
        """The scores as plain values, rounded to what they are worth."""
        return {
            "name": self.name,
            "seats": self.seats,
            "games": self.games,
            "points": self.points.to_json(2),
            "median_s": round(self.median_s, 5),
            "p95_s": round(self.p95_s, 4),
        }

    @classmethod
    def from_json(cls, data: Any) -> SelfPlay:
        """The scores written by `to_json`. Raises KeyError or ValueError for anything else."""
        scores = entries(data)
        return cls(
            name=text(scores["name"]),
            seats=whole(scores["seats"], 1, MOST),
            games=whole(scores["games"], 0, MOST),
            points=Interval.from_json(scores["points"]),
            median_s=number(scores["median_s"], 0, MOST),
            p95_s=number(scores["p95_s"], 0, MOST),
        )


@frozen
class Ladder:
    """All that was measured.

    `conditions` are the options of the matches that were played; `steps` go from the weakest level to the strongest. `game` is what the bots told about
    the game, one entry for each number of seats and board, as the game's own study tells it.
    """

    conditions: Mapping[str, Any]
    steps: tuple[Step, ...]
    self_play: tuple[SelfPlay, ...]
    game: tuple[Mapping[str, Any], ...]

    def step(self, name: str) -> Step | None:
        """How a level does against the next weaker one; None for a level that was not measured."""
        return next((step for step in self.steps if step.name == name), None)

    def save(self, path: Path) -> None:
        """Writes the file that `load` reads. Raises OSError."""
        data = {
            "format": FORMAT,
            "conditions": dict(self.conditions),
            "steps": [step.to_json() for step in self.steps],
            "self_play": [each.to_json() for each in self.self_play],
            "game": list(self.game),
        }
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")


def load(path: Path) -> Ladder:
    """What a file tells. Raises LadderError, or OSError when it cannot be read."""
    try:
        data = entries(plain_values.parse(plain_values.read_text(path, LARGEST)))
        _check_format(data.get("format"))
        return Ladder(
            conditions=entries(data["conditions"]),
            steps=tuple(map(Step.from_json, items(data["steps"]))),
            self_play=tuple(map(SelfPlay.from_json, items(data["self_play"]))),
            game=tuple(map(entries, items(data["game"]))),
        )
    except KeyError as error:
        raise LadderError(f"{path}: {error} is missing") from error
    except ValueError as error:
        raise LadderError(f"{path}: {error}") from error


def _check_format(found: object) -> None:
    if found != FORMAT:
        raise ValueError(f"format: found {shown(found)}, allowed is {FORMAT}")
