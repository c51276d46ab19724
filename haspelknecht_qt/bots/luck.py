"""Luck of draws: how much each draw of a match was worth to each seat.

The value of a position to a seat is its lead in expected final points over the mean of the other seats. The luck of a
draw is the value after it minus the value before it, both by rollouts with the same policy. So its mean is 0. Rollouts
overrate the effect of a draw on the result. The window therefore multiplies luck by a slope (`bots.luck_figures`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from attrs import asdict

from haspelknecht_qt.bots.evaluator import PositionSampler
from haspelknecht_qt.bots.statistics import variance
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE, GameWithMoves, M, S
from haspelknecht_qt.core.seat_findings import lead
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue

REVIEW_ROLLOUTS = 3
"""Rollouts of each candidate in a decision whose loss counts for an error rate. The same number serves all players."""
MAX_LUCKIEST_DRAWS = 5
"""Maximum number of a seat's luckiest draws that are shown."""
ROLLOUTS = 40
"""Rollouts from the position before a draw, and as many from the position after it."""


@frozen
class DrawSpan:
    """Successive chance moves, from the move at ply `start` to the one before ply `end`."""

    start: int
    end: int


@frozen
class DrawLuck:
    """Luck of a draw by seat, in points, and the standard error of each."""

    points: tuple[float, ...]
    errors: tuple[float, ...]

    def to_json(self) -> JsonObject:
        """Returns the luck as values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, JsonValue]) -> DrawLuck:
        """Reads the luck written by `to_json`."""
        return cls(tuple(map(float, data["points"])), tuple(map(float, data["errors"])))


def draws_of(actors: Sequence[int]) -> Iterator[DrawSpan]:
    """Yields the draws of a match. `actors` has the actor of each move in the log."""
    start: int | None = None
    for ply, actor in enumerate((*actors, None)):
        if actor == CHANCE and start is None:
            start = ply
        elif actor != CHANCE and start is not None:
            yield DrawSpan(start, ply)
            start = None


def luck_of_draw(game: GameWithMoves[S, M], sampler: PositionSampler[S], before: S, after: S) -> DrawLuck:
    """Returns the luck of a draw that led from one position to another. Equal positions have equal luck."""
    seed = int(game.digest(before)[:16], 16)
    first, second = range(seed, seed + ROLLOUTS), range(seed + ROLLOUTS, seed + 2 * ROLLOUTS)
    leads_before, leads_after = (
        [*zip(*map(_leads, sampler.sample(state, seeds)), strict=True)]
        for state, seeds in ((before, first), (after, second))
    )
    pairs = [*zip(leads_before, leads_after, strict=True)]
    return DrawLuck(
        tuple((sum(later) - sum(earlier)) / ROLLOUTS for earlier, later in pairs),
        tuple(math.sqrt((variance(earlier) + variance(later)) / ROLLOUTS) for earlier, later in pairs),
    )


def _leads(points: Sequence[float]) -> list[float]:
    return [lead(points, seat) for seat in range(len(points))]
