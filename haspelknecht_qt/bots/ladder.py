"""How strong the levels have been measured to be: the file bots/ladder.json among a game's resources, read and written.

`python -m tools.ladder` makes the file. Whoever offers levels to choose from reads it with `load` and asks
`Ladder.step(name)`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.bots.statistics import Interval
from haspelknecht_qt.core.plain import Plain, PlainObject
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.untrusted import Value, parse, read_text

FORMAT = 1
"""The only format that is read and written."""

LARGEST = 1 << 20
"""A file of more bytes is no ladder, and not read to its end."""

MOST = 10**9
"""No number of games and no time in seconds is larger."""


class LadderError(ValueError):
    """A file of measured levels is damaged. The message names the file, the place and what is allowed."""


@frozen(kw_only=True)
class LadderStep:
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

    def to_json(self) -> PlainObject:
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
    def from_json(cls, data: Value) -> LadderStep:
        """The step written by `to_json`. Raises Unfit for anything else."""
        return cls(
            name=data["name"].text(),
            against=data["against"].text(),
            games=data["games"].whole(0, MOST),
            share=Interval.from_json(data["share"]),
            margin=Interval.from_json(data["margin"]),
            points=Interval.from_json(data["points"]),
            median_s=data["median_s"].number(0, MOST),
            p95_s=data["p95_s"].number(0, MOST),
            limit_s=data["limit_s"].number(0, MOST),
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

    def to_json(self) -> PlainObject:
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
    def from_json(cls, data: Value) -> SelfPlay:
        """The scores written by `to_json`. Raises Unfit for anything else."""
        return cls(
            name=data["name"].text(),
            seats=data["seats"].whole(1, MOST),
            games=data["games"].whole(0, MOST),
            points=Interval.from_json(data["points"]),
            median_s=data["median_s"].number(0, MOST),
            p95_s=data["p95_s"].number(0, MOST),
        )


@frozen
class Ladder:
    """All that was measured.

    `conditions` are the options of the matches that were played; `steps` go from the weakest level to the strongest. `game` is what the bots told about
    the game, one entry for each number of seats and board, as the game's own study tells it.
    """

    conditions: Mapping[str, Plain]
    steps: tuple[LadderStep, ...]
    self_play: tuple[SelfPlay, ...]
    game: tuple[Mapping[str, Plain], ...]

    def step(self, name: str) -> LadderStep | None:
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
        data = parse(read_text(path, LARGEST))
        _check_format(data.entries().get("format"))
        return Ladder(
            conditions=data["conditions"].entries(),
            steps=tuple(map(LadderStep.from_json, data["steps"].items())),
            self_play=tuple(map(SelfPlay.from_json, data["self_play"].items())),
            game=tuple(each.entries() for each in data["game"].items()),
        )
    except ValueError as error:
        raise LadderError(f"{path}: {error}") from error


def _check_format(found: object) -> None:
    if found != FORMAT:
        raise ValueError(f"format: found {shown(found)}, allowed is {FORMAT}")
