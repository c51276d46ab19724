"""Measured figures about luck and errors: slopes of luck, their check on other games, and error rates of levels.

`python -m tools.luck` makes a game's file luck.json from games of self-play. The check decides what players see:
where it is missing or fails, nothing is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path

from attrs import field

from haspelknecht_qt.bots.statistics import ConfidenceInterval
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.validation import UntrustedValue, parse, read_text

FORMAT = 1
"""Format number of the file; no other format can be read."""
MAX_FILE_SIZE = 1 << 16
"""Maximum size of a file, in bytes."""
MAX_VARIANCE_LEFT = 0.8
"""Maximum variance of results without luck, as a share of the variance of results."""
MAX_SLOPE_ERROR = 0.1
"""Maximum distance of the checked slope from 1."""
MIN_PLANTED_SHARE = 0.95
"""Minimum share of planted draws that are among a seat's five luckiest ones."""
MIN_ORDER_SHARE = 0.95
"""Minimum share of samples of 20 games a level in which the error rates put all levels in order."""
_MAX_COUNT = 10**9

Stage = tuple[int, int]
"""Stage of a game: the two numbers of the period (`Game.period`)."""


class LuckRefusal(StrEnum):
    """Reasons why the luck of a draw is not shown."""

    UNMEASURED = "unmeasured"
    """There is no slope or no check for this number of seats."""
    CHECK_FAILED = "check_failed"
    """On other games, luck did not explain enough of the results, or not rightly."""
    STAGE_UNCLEAR = "stage_unclear"
    """At this stage of the game, draws had no effect that could be measured."""


class LuckFileError(ValueError):
    """A file of figures is damaged. The message names the file, the place in it and the allowed values."""


@frozen
class LuckCheck:
    """Check on games that the slopes were not fitted on.

    `mean` is the mean luck of the first seat in points. `slope` is that of the result on the luck times its fitted
    slope, `other_slope` on that of another game. `variance_left` is the share of the results' variance that luck does
    not explain. In each of `planted_games`, one draw was planted: it is the best of many outcomes. `planted` is the
    number of these games in which this draw was among the five luckiest ones.
    """

    games: int
    mean: ConfidenceInterval
    slope: ConfidenceInterval
    other_slope: ConfidenceInterval
    variance_left: float
    planted: int
    planted_games: int

    @property
    def is_passed(self) -> bool:
        """Whether luck may be shown."""
        return (
            self.mean.low <= 0.0 <= self.mean.high
            and abs(self.slope.mean - 1.0) <= MAX_SLOPE_ERROR
            and self.other_slope.low <= 0.0 <= self.other_slope.high
            and self.variance_left <= MAX_VARIANCE_LEFT
            and self.planted_games > 0
            and self.planted >= MIN_PLANTED_SHARE * self.planted_games
        )


@frozen
class LevelErrorRate:
    """Error rate of a level in points a real decision, from this number of games against itself."""

    level: str
    rate: ConfidenceInterval
    games: int


@frozen
class LuckFigures:
    """Figures for one number of seats. `levels` are the measured levels, the weakest first.

    `order_share` is the share of samples in which their error rates had the right order.
    """

    fitted_games: int = 0
    slopes: Mapping[Stage, ConfidenceInterval] = field(factory=dict)
    check: LuckCheck | None = None
    levels: Sequence[LevelErrorRate] = ()
    order_share: float = 0.0

    def refusal(self, stage: Stage) -> LuckRefusal | None:
        """Returns why the luck of a draw at this stage is not shown; None if it is."""
        if self.general_refusal is not None:
            return self.general_refusal
        if stage not in self.slopes:
            return LuckRefusal.UNMEASURED
        return None if is_clear(self.slopes[stage]) else LuckRefusal.STAGE_UNCLEAR

    @property
    def general_refusal(self) -> LuckRefusal | None:
        """Reason why luck is shown at no stage; None if it is shown at some stage."""
        if self.check is None:
            return LuckRefusal.UNMEASURED
        return None if self.check.is_passed else LuckRefusal.CHECK_FAILED

    @property
    def unclear_stages(self) -> list[Stage]:
        """Stages whose draws are not shown, because their slope is not clear."""
        return [stage for stage, slope in self.slopes.items() if not is_clear(slope)]

    def nearest_level(self, rate: float) -> LevelErrorRate | None:
        """Returns the level with the nearest error rate; None if the rates do not put the levels in order."""
        if self.order_share < MIN_ORDER_SHARE or not self.levels:
            return None
        return min(self.levels, key=lambda each: abs(each.rate.mean - rate))


def is_clear(slope: ConfidenceInterval) -> bool:
    """Whether a stage's slope is above 0 with 95 % confidence. Draws of other stages are not shown."""
    return slope.low > 0.0


def load(path: Path) -> Mapping[int, LuckFigures]:
    """Reads a file: figures by number of seats. Raises LuckFileError, or OSError if the file cannot be read."""
    try:
        data = parse(read_text(path, MAX_FILE_SIZE)).check_keys(("format", "seats"))
        data["format"].one_of((FORMAT,))
        return {
            int(seats): _read_figures(each.check_keys(("fitted", "slopes", "check", "levels", "order")))
            for seats, each in data["seats"].values().items()
        }
    except ValueError as error:
        raise LuckFileError(f"{path}: {error}") from error


def to_json(figures: Mapping[int, LuckFigures]) -> JsonObject:
    """Returns the content of a file with these figures."""
    return {"format": FORMAT, "seats": {str(seats): _write_figures(each) for seats, each in sorted(figures.items())}}


def _read_figures(data: UntrustedValue) -> LuckFigures:
    slopes = {}
    for row in data["slopes"].array():
        one, other, slope = row.array(3, 3)
        slopes[one.whole_number(0), other.whole_number(0)] = ConfidenceInterval.from_json(slope)
    levels = []
    for row in data["levels"].array():
        level, rate, games = row.array(3, 3)
        levels.append(LevelErrorRate(level.text(), ConfidenceInterval.from_json(rate), games.whole_number(1)))
    check = data["check"]
    return LuckFigures(
        data["fitted"].whole_number(0, _MAX_COUNT),
        slopes,
        None if check.found is None else _read_check(check),
        levels,
        data["order"].number(0.0, 1.0),
    )


def _read_check(data: UntrustedValue) -> LuckCheck:
    data.check_keys(("games", "mean", "slope", "other_slope", "variance_left", "planted", "planted_games"))
    return LuckCheck(
        data["games"].whole_number(1, _MAX_COUNT),
        ConfidenceInterval.from_json(data["mean"]),
        ConfidenceInterval.from_json(data["slope"]),
        ConfidenceInterval.from_json(data["other_slope"]),
        data["variance_left"].number(0.0, 100.0),
        data["planted"].whole_number(0, _MAX_COUNT),
        data["planted_games"].whole_number(0, _MAX_COUNT),
    )


def _write_figures(figures: LuckFigures) -> JsonObject:
    check = figures.check
    return {
        "fitted": figures.fitted_games,
        "slopes": [[*stage, slope.to_json(3)] for stage, slope in sorted(figures.slopes.items())],
        "check": check
        and {
            "games": check.games,
            "mean": check.mean.to_json(3),
            "slope": check.slope.to_json(3),
            "other_slope": check.other_slope.to_json(3),
            "variance_left": round(check.variance_left, 3),
            "planted": check.planted,
            "planted_games": check.planted_games,
        },
        "levels": [[each.level, each.rate.to_json(3), each.games] for each in figures.levels],
        "order": round(figures.order_share, 3),
    }
