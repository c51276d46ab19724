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
from haspelknecht_qt.core.record_error import shown
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.core.validation import Value, parse, read_text

FORMAT = 2
"""The only format that is read and written."""

LARGEST = 1 << 20
"""A file of more bytes is no ladder, and not read to its end."""

MOST = 10**9
"""No number of games or decisions, no seed and no time in seconds is larger."""


class LadderError(ValueError):
    """A file of measured levels is damaged. The message names the file, the place and what is allowed."""


@frozen(kw_only=True)
class Times:
    """How long decisions took. Of all `decisions` only the `real` ones count: those with several legal moves that do not follow from
    an earlier one (a plan made before, what is settled within the turn).

    `median_s` and `p95_s` are the seconds of one core's work that half of the real ones, and 95 of 100 of them, stayed within.
    """

    decisions: int
    real: int
    median_s: float
    p95_s: float

    def to_json(self) -> JsonObject:
        """The times as plain values, rounded to what they are worth."""
        return {
            "decisions": self.decisions,
            "real": self.real,
            "median_s": round(self.median_s, 5),
            "p95_s": round(self.p95_s, 4),
        }

    @classmethod
    def from_json(cls, data: Value) -> Times | None:
        """The times written by `to_json`, None for none. Raises Unfit for anything else."""
        if data.found is None:
            return None
        return cls(
            decisions=data["decisions"].whole(0, MOST),
            real=data["real"].whole(0, MOST),
            median_s=data["median_s"].number(0, MOST),
            p95_s=data["p95_s"].number(0, MOST),
        )


@frozen(kw_only=True)
class LadderStep:
    """What one level was measured to do against a weaker one: one of the level, all other seats by the weaker one, in each seat in turn.

    `name` is the level's, `against` that of the weaker one (or "random"), which is `below` rungs below it. The games had the seeds from `seed` on.
    `share` is the share of games won (0 to 1), `margin` by how many points it was ahead of the best other one on average, `points` its own average.
    `limit_s` is what 95 of 100 of its real decisions have to stay within; what they stayed within is in `times`, None where that was not measured.
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
        """The step as plain values, rounded to what they are worth."""
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
        """The step written by `to_json`. Raises Unfit for anything else."""
        return cls(
            name=data["name"].text(),
            against=data["against"].text(),
            below=data["below"].whole(1, MOST),
            seed=data["seed"].whole(0, MOST),
            games=data["games"].whole(0, MOST),
            share=Interval.from_json(data["share"]),
            margin=Interval.from_json(data["margin"]),
            points=Interval.from_json(data["points"]),
            times=Times.from_json(data["times"]),
            limit_s=data["limit_s"].number(0, MOST),
        )


@frozen(kw_only=True)
class SelfPlay:
    """What a level scores against itself. The games had the seeds from `seed` on; `times` as in a LadderStep."""

    name: str
    games: int
    points: Interval
    seed: int
    times: Times | None = None

    def to_json(self) -> JsonObject:
        """The scores as plain values, rounded to what they are worth."""
        return {
            "name": self.name,
            "seed": self.seed,
            "games": self.games,
            "points": self.points.to_json(2),
            "times": None if self.times is None else self.times.to_json(),
        }

    @classmethod
    def from_json(cls, data: Value) -> SelfPlay:
        """The scores written by `to_json`. Raises Unfit for anything else."""
        return cls(
            name=data["name"].text(),
            seed=data["seed"].whole(0, MOST),
            games=data["games"].whole(0, MOST),
            points=Interval.from_json(data["points"]),
            times=Times.from_json(data["times"]),
        )


@frozen(kw_only=True)
class Missing:
    """What is to be measured and has not been: a level against another one, or against itself."""

    name: str
    against: str


@frozen(kw_only=True)
class Condition:
    """What was measured on matches of one kind.

    `name` is its short name, `in_words` says to people which matches these are; `seats` and `options` are theirs, `in_turn` the options that take all
    their values in turn. `steps` go from the weakest level to the strongest. `missing` is what is still to be measured.
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
        """The condition as plain values."""
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
        """The condition written by `to_json`. Raises Unfit for anything else."""
        return cls(
            name=data["name"].text(),
            in_words=data["in_words"].text(),
            seats=data["seats"].whole(1, MOST),
            options=data["options"].entries(),
            in_turn=tuple(key.text() for key in data["in_turn"].items()),
            steps=tuple(map(LadderStep.from_json, data["steps"].items())),
            self_play=tuple(map(SelfPlay.from_json, data["self_play"].items())),
            missing=tuple(_missing(each) for each in data["missing"].items()),
        )

    @property
    def matches(self) -> tuple[int, Mapping[str, JsonValue], tuple[str, ...]]:
        """What matches are played: equal for conditions that differ in seeds or levels alone."""
        return self.seats, self.options, self.in_turn


@frozen
class Seeds:
    """Seeds from `first` on, and in words what else they were used for, or were not."""

    first: int
    in_words: str


@frozen
class Ladder:
    """All that was measured.

    The first of the `conditions` is the one by which levels are told apart. `versions` has for each measured level what changes whenever it plays
    differently, `seeds` the ranges that were played. `game` is what the bots told about the game, one entry for each number of seats and board, as the
    game's own study tells it.
    """

    conditions: tuple[Condition, ...]
    versions: Mapping[str, str]
    seeds: tuple[Seeds, ...]
    game: tuple[Mapping[str, JsonValue], ...]

    @property
    def steps(self) -> tuple[LadderStep, ...]:
        """How each level does against the next weaker one on the matches of the first condition, from the weakest up."""
        return self.steps_with(self.conditions[0].seats) if self.conditions else ()

    def steps_with(self, seats: int) -> tuple[LadderStep, ...]:
        """The same on matches that differ from those in the number of seats alone: as far as levels were measured on them."""
        found: dict[str, LadderStep] = {}
        for each in self.conditions:
            if each.matches == (seats, *self.conditions[0].matches[1:]):
                for step in each.steps:
                    if step.below == 1:
                        found.setdefault(step.name, step)
        return tuple(found.values())

    def step(self, name: str) -> LadderStep | None:
        """How a level does against the next weaker one; None for a level that was not measured."""
        return next((step for step in self.steps if step.name == name), None)

    def save(self, path: Path) -> None:
        """Writes the file that `load` reads. Raises OSError."""
        data = {
            "format": FORMAT,
            "conditions": [each.to_json() for each in self.conditions],
            "versions": dict(self.versions),
            "seeds": [{"first": each.first, "in_words": each.in_words} for each in self.seeds],
            "game": list(self.game),
        }
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8", newline="\n")


def load(path: Path) -> Ladder:
    """What a file tells. Raises LadderError, or OSError when it cannot be read."""
    try:
        data = parse(read_text(path, LARGEST))
        _check_format(data.entries().get("format"))
        return Ladder(
            conditions=tuple(map(Condition.from_json, data["conditions"].items())),
            versions={level: version.text() for level, version in data["versions"].values().items()},
            seeds=tuple(Seeds(each["first"].whole(0, MOST), each["in_words"].text()) for each in data["seeds"].items()),
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
