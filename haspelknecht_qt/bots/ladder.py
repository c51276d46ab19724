"""Measured strength of the levels: the file bots/ladder.json in a game's resources.

`python -m tools.ladder` makes the file. The choice of levels reads it with `load` and calls `Ladder.step(name)`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.bots.statistics import Interval
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import Value, parse, read_text

FORMAT = 2
"""The only supported format."""

MAX_SIZE = 1 << 20
"""Maximum size of a file, in bytes."""

MAX_NUMBER = 10**9
"""Largest number of games or decisions, largest seed, and longest time (in seconds) accepted in a file."""


class LadderError(ValueError):
    """A file of measured levels is damaged. The message names the file, the place and allowed values."""


@frozen(kw_only=True)
class Times:
    """Durations of decisions. `decisions` is the number of all decisions, `real` that of real decisions.

    Real decisions have several legal moves and do not follow from an earlier one (a plan made before, or a decision
    settled within the turn). `median_s` and `p95_s` are the median and the 95 % quantile of their durations, in seconds
    of one core. Other decisions do not count.
    """

    decisions: int
    real: int
    median_s: float
    p95_s: float

    def to_json(self) -> JsonObject:
        """Returns the times as plain values, rounded to their precision."""
        return {
            "decisions": self.decisions,
            "real": self.real,
            "median_s": round(self.median_s, 5),
            "p95_s": round(self.p95_s, 4),
        }

    @classmethod
    def from_json(cls, data: Value) -> Times | None:
        """Reads times written by `to_json`; None if the value is None (not measured). Raises ValidationError for anything else."""
        if data.found is None:
            return None
        return cls(
            decisions=data["decisions"].whole(0, MAX_NUMBER),
            real=data["real"].whole(0, MAX_NUMBER),
            median_s=data["median_s"].number(0, MAX_NUMBER),
            p95_s=data["p95_s"].number(0, MAX_NUMBER),
        )


@frozen(kw_only=True)
class LadderStep:
    """Result of one bot of a level against bots of a weaker level in all other seats. The bot plays in each seat in turn.

    `name` is the level, `against` the weaker level (or "random"), `below` the number of steps between them. The seeds
    of the games begin with `seed`. `share` is the share of games that the level won (0 to 1). `margin` is its mean lead
    over the best other bot, `points` its mean score, both in points. `limit_s` is the maximum allowed for the 95 %
    quantile of its real decisions' durations, in seconds. `times` has the measured durations, None if not measured.
    """

    name: str
    against: str
    games: int
    share: Interval
    margin: Interval
    points: Interval
    limit_s: float
    seed: int
    below: int = 1
    times: Times | None = None

    def to_json(self) -> JsonObject:
        """Returns the step as plain values, rounded to their precision."""
        return {
            "name": self.name,
            "against": self.against,
            "below": self.below,
            "seed": self.seed,
            "games": self.games,
            "share": self.share.to_json(4),
            "margin": self.margin.to_json(2),
            "points": self.points.to_json(2),
            "times": None if self.times is None else self.times.to_json(),
            "limit_s": self.limit_s,
        }

    @classmethod
    def from_json(cls, data: Value) -> LadderStep:
        """Reads a step written by `to_json`. Raises ValidationError for anything else."""
        return cls(
            name=data["name"].text(),
            against=data["against"].text(),
            below=data["below"].whole(1, MAX_NUMBER),
            seed=data["seed"].whole(0, MAX_NUMBER),
            games=data["games"].whole(0, MAX_NUMBER),
            share=Interval.from_json(data["share"]),
            margin=Interval.from_json(data["margin"]),
            points=Interval.from_json(data["points"]),
            times=Times.from_json(data["times"]),
            limit_s=data["limit_s"].number(0, MAX_NUMBER),
        )


@frozen(kw_only=True)
class SelfPlay:
    """Scores of a level against itself. The games' seeds begin with `seed`; `times` is None if not measured."""

    name: str
    games: int
    points: Interval
    seed: int
    times: Times | None = None

    def to_json(self) -> JsonObject:
        """Returns the scores as plain values, rounded to their precision."""
        return {
            "name": self.name,
            "seed": self.seed,
            "games": self.games,
            "points": self.points.to_json(2),
            "times": None if self.times is None else self.times.to_json(),
        }

    @classmethod
    def from_json(cls, data: Value) -> SelfPlay:
        """Reads scores written by `to_json`. Raises ValidationError for anything else."""
        return cls(
            name=data["name"].text(),
            seed=data["seed"].whole(0, MAX_NUMBER),
            games=data["games"].whole(0, MAX_NUMBER),
            points=Interval.from_json(data["points"]),
            times=Times.from_json(data["times"]),
        )


@frozen(kw_only=True)
class Missing:
    """A measurement still to be made: a level against another one, or against itself."""

    name: str
    against: str


@frozen(kw_only=True)
class Condition:
    """Measurements on matches of one kind.

    `in_words` describes the matches to readers. `seats` and `options` are equal in all of these matches. `in_turn` has
    the keys of further options, whose values are all used one after the other. `steps` go from the weakest level to
    the strongest. `missing` has the measurements still to be made.
    """

    name: str
    in_words: str
    seats: int
    options: Mapping[str, JsonValue]
    in_turn: tuple[str, ...] = ()
    steps: tuple[LadderStep, ...] = ()
    self_play: tuple[SelfPlay, ...] = ()
    missing: tuple[Missing, ...] = ()

    def to_json(self) -> JsonObject:
        """Returns the condition as plain values."""
        return {
            "name": self.name,
            "in_words": self.in_words,
            "seats": self.seats,
            "options": dict(self.options),
            "in_turn": list(self.in_turn),
            "steps": [step.to_json() for step in self.steps],
            "self_play": [each.to_json() for each in self.self_play],
            "missing": [[each.name, each.against] for each in self.missing],
        }

    @classmethod
    def from_json(cls, data: Value) -> Condition:
        """Reads a condition written by `to_json`. Raises ValidationError for anything else."""
        return cls(
            name=data["name"].text(),
            in_words=data["in_words"].text(),
            seats=data["seats"].whole(1, MAX_NUMBER),
            options=data["options"].entries(),
            in_turn=tuple(key.text() for key in data["in_turn"].items()),
            steps=tuple(map(LadderStep.from_json, data["steps"].items())),
            self_play=tuple(map(SelfPlay.from_json, data["self_play"].items())),
            missing=tuple(_missing(each) for each in data["missing"].items()),
        )

    @property
    def matches(self) -> tuple[int, Mapping[str, JsonValue], tuple[str, ...]]:
        """Key of the kind of matches: equal for conditions that differ only in seeds or levels."""
        return self.seats, self.options, self.in_turn


@frozen
class Seeds:
    """Seeds from `first` on, and a description of their other uses."""

    first: int
    in_words: str


@frozen
class Ladder:
    """All measurements of the bots' levels.

    The first of the `conditions` is the one shown with the levels. `versions` maps each measured level to a text that
    changes with its play. `seeds` has the used ranges of seeds. `game` has findings about the game from the bots'
    matches, one entry for each number of seats and board, in the format of the game's own study.
    """

    conditions: tuple[Condition, ...]
    versions: Mapping[str, str]
    seeds: tuple[Seeds, ...]
    game: tuple[Mapping[str, JsonValue], ...]

    @property
    def steps(self) -> tuple[LadderStep, ...]:
        """Results of each level against the next weaker one in matches of the first condition, weakest level first."""
        return self.steps_with(self.conditions[0].seats) if self.conditions else ()

    def steps_with(self, seats: int) -> tuple[LadderStep, ...]:
        """Returns the results of each level against the next weaker one in matches with this number of seats.

        Their other conditions are those of the first condition. Levels that were not measured there are left out.
        """
        found: dict[str, LadderStep] = {}
        for each in self.conditions:
            if each.matches == (seats, *self.conditions[0].matches[1:]):
                for step in each.steps:
                    if step.below == 1:
                        found.setdefault(step.name, step)
        return tuple(found.values())

    def step(self, name: str) -> LadderStep | None:
        """Returns a level's result against the next weaker one; None if not measured."""
        return next((step for step in self.steps if step.name == name), None)

    def save(self, path: Path) -> None:
        """Writes a file for `load`. Raises OSError."""
        data = {
            "format": FORMAT,
            "conditions": [each.to_json() for each in self.conditions],
            "versions": dict(self.versions),
            "seeds": [{"first": each.first, "in_words": each.in_words} for each in self.seeds],
            "game": list(self.game),
        }
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")


def load(path: Path) -> Ladder:
    """Reads a file. Raises LadderError, or OSError if it cannot be read."""
    try:
        data = parse(read_text(path, MAX_SIZE))
        _check_format(data.entries().get("format"))
        return Ladder(
            conditions=tuple(map(Condition.from_json, data["conditions"].items())),
            versions={level: version.text() for level, version in data["versions"].values().items()},
            seeds=tuple(
                Seeds(each["first"].whole(0, MAX_NUMBER), each["in_words"].text()) for each in data["seeds"].items()
            ),
            game=tuple(each.entries() for each in data["game"].items()),
        )
    except ValueError as error:
        raise LadderError(f"{path}: {error}") from error


def _missing(data: Value) -> Missing:
    name, against = data.items(2, 2)
    return Missing(name=name.text(), against=against.text())


def _check_format(found: object) -> None:
    if found != FORMAT:
        raise ValueError(f"format: found {shown(found)}, allowed is {FORMAT}")
