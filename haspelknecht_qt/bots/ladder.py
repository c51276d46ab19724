"""Measured strength of a game's bot levels: the file bots/ladder.json in the game's resources.

`python -m tools.ladder` makes the file (see tools/ladder_file.py). `load` reads it, and `Ladder.step_of_level` returns
the result of a level.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.core.validation import UntrustedValue, parse, read_text

FORMAT = 2
"""Format number of the file; no other format can be read."""

MAX_FILE_SIZE = 1 << 20
"""Maximum size of a file, in bytes."""

MAX_NUMBER = 10**9
"""Maximum of the counts, the seeds and the times (in seconds) in a ladder file."""


class LadderError(ValueError):
    """A ladder file is damaged. The message names the file, the place in it and the allowed values."""


@frozen(kw_only=True)
class DecisionTimes:
    """Durations of decisions.

    `decisions` is the number of all decisions. `real_decisions` is the number of real decisions. A real decision has
    several legal moves and does not follow from an earlier decision, such as a plan made before. `median_s` and `p95_s`
    are the median and the 95 % quantile of the durations of real decisions, in seconds of one core.
    """

    decisions: int
    real_decisions: int
    median_s: float
    p95_s: float

    @classmethod
    def from_json(cls, data: UntrustedValue) -> DecisionTimes | None:
        """Reads times of a ladder file; None for the value None. Raises ValidationError if the JSON is not valid."""
        if data.found is None:
            return None
        return cls(
            decisions=data["decisions"].whole_number(0, MAX_NUMBER),
            real_decisions=data["real"].whole_number(0, MAX_NUMBER),
            median_s=data["median_s"].number(0, MAX_NUMBER),
            p95_s=data["p95_s"].number(0, MAX_NUMBER),
        )


@frozen(kw_only=True)
class LadderStep:
    """Result of games in which one bot of a level plays against bots of a weaker level in all other seats.

    The bots change seats from game to game. `name` is the level, `against` the weaker level (or "random").
    `level_distance` is the number of levels by which `against` is weaker. The games have seeds from `seed` on.
    `share` is the share of games that the level won (0 to 1). `margin` is its mean lead over the best other bot,
    `points` its mean score, both in points. `times` has the measured durations of its decisions, None if not measured.
    `limit_s` is the maximum allowed for `DecisionTimes.p95_s`, in seconds.
    """

    name: str
    against: str
    games: int
    share: ConfidenceInterval
    margin: ConfidenceInterval
    points: ConfidenceInterval
    limit_s: float
    seed: int
    level_distance: int = 1
    times: DecisionTimes | None = None

    @classmethod
    def from_json(cls, data: UntrustedValue) -> LadderStep:
        """Reads a step of a ladder file. Raises ValidationError if the JSON is not valid."""
        return cls(
            name=data["name"].text(),
            against=data["against"].text(),
            level_distance=data["below"].whole_number(1, MAX_NUMBER),
            seed=data["seed"].whole_number(0, MAX_NUMBER),
            games=data["games"].whole_number(0, MAX_NUMBER),
            share=ConfidenceInterval.from_json(data["share"]),
            margin=ConfidenceInterval.from_json(data["margin"]),
            points=ConfidenceInterval.from_json(data["points"]),
            times=DecisionTimes.from_json(data["times"]),
            limit_s=data["limit_s"].number(0, MAX_NUMBER),
        )


@frozen(kw_only=True)
class SelfPlayScores:
    """Scores of a level against itself, in games with seeds from `seed` on. `times` is None without measured times."""

    name: str
    games: int
    points: ConfidenceInterval
    seed: int
    times: DecisionTimes | None = None

    @classmethod
    def from_json(cls, data: UntrustedValue) -> SelfPlayScores:
        """Reads scores of a ladder file. Raises ValidationError if the JSON is not valid."""
        return cls(
            name=data["name"].text(),
            seed=data["seed"].whole_number(0, MAX_NUMBER),
            games=data["games"].whole_number(0, MAX_NUMBER),
            points=ConfidenceInterval.from_json(data["points"]),
            times=DecisionTimes.from_json(data["times"]),
        )


@frozen
class MissingMeasurement:
    """A measurement still to be made: games of level `name` against level `against`, which may be the same."""

    name: str
    against: str


@frozen(kw_only=True)
class ConditionMeasurements:
    """Measurements of levels in matches of one kind: with the same number of seats and the same options.

    `description` names this kind of matches for readers. `rotating_options` has the keys of options that take all their
    values in turn, from match to match. `steps` are the results, from the weakest level to the strongest.
    `missing_measurements` has the measurements still to be made.
    """

    name: str
    description: str
    seats: int
    options: Mapping[str, JsonValue]
    rotating_options: tuple[str, ...] = ()
    steps: tuple[LadderStep, ...] = ()
    self_play: tuple[SelfPlayScores, ...] = ()
    missing_measurements: tuple[MissingMeasurement, ...] = ()

    @classmethod
    def from_json(cls, data: UntrustedValue) -> ConditionMeasurements:
        """Reads a condition of a ladder file. Raises ValidationError if the JSON is not valid."""
        return cls(
            name=data["name"].text(),
            description=data["in_words"].text(),
            seats=data["seats"].whole_number(1, MAX_NUMBER),
            options=data["options"].as_object(),
            rotating_options=tuple(key.text() for key in data["in_turn"].array()),
            steps=tuple(map(LadderStep.from_json, data["steps"].array())),
            self_play=tuple(map(SelfPlayScores.from_json, data["self_play"].array())),
            missing_measurements=tuple(
                MissingMeasurement(*(level.text() for level in pair.array(2, 2))) for pair in data["missing"].array()
            ),
        )

    @property
    def condition_key(self) -> tuple[int, Mapping[str, JsonValue], tuple[str, ...]]:
        """Key for comparing conditions. It is equal for the same seats and options, whatever the seeds and levels."""
        return self.seats, self.options, self.rotating_options


@frozen
class SeedRange:
    """Range of seeds that are used up, from `first` on, with a description of their use."""

    first: int
    description: str


@frozen
class Ladder:
    """Measured strength of a game's bot levels, for each kind of matches in `conditions`.

    Players see the results of the first condition. `versions` maps each measured level to a text that changes whenever
    the level plays differently. `findings` are facts about the game from the bots' matches: one entry for each
    combination of board and number of seats. The tool that makes the findings defines their format.
    """

    conditions: tuple[ConditionMeasurements, ...]
    versions: Mapping[str, str]
    used_seeds: tuple[SeedRange, ...]
    findings: tuple[Mapping[str, JsonValue], ...]

    @property
    def steps(self) -> tuple[LadderStep, ...]:
        """Results of each level against the next weaker one under `conditions[0]`, from the weakest level on."""
        return self.steps_with(self.conditions[0].seats) if self.conditions else ()

    def steps_with(self, seats: int) -> tuple[LadderStep, ...]:
        """Returns the results of each level against the next weaker one, in matches with `seats` seats.

        Apart from the seats, the matches are as in `conditions[0]`. Levels without results in them are left out.
        """
        found: dict[str, LadderStep] = {}
        for each in self.conditions:
            if each.condition_key == (seats, *self.conditions[0].condition_key[1:]):
                for step in each.steps:
                    if step.level_distance == 1:
                        found.setdefault(step.name, step)
        return tuple(found.values())

    def step_of_level(self, name: str) -> LadderStep | None:
        """Returns the result of a level against the next weaker one; None if not measured."""
        return next((step for step in self.steps if step.name == name), None)


def load(path: Path) -> Ladder:
    """Reads a ladder file. Raises LadderError, or OSError if the file cannot be read."""
    try:
        data = parse(read_text(path, MAX_FILE_SIZE))
        data["format"].one_of((FORMAT,))
        return Ladder(
            conditions=tuple(map(ConditionMeasurements.from_json, data["conditions"].array())),
            versions={level: version.text() for level, version in data["versions"].values().items()},
            used_seeds=tuple(
                SeedRange(each["first"].whole_number(0, MAX_NUMBER), each["in_words"].text())
                for each in data["seeds"].array()
            ),
            findings=tuple(each.as_object() for each in data["game"].array()),
        )
    except ValueError as error:
        place = getattr(error, "place", "")
        raise LadderError(f"{path}: {place}{': ' if place else ''}{error}") from error
