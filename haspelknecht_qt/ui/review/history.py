"""History of a match: facts about each position, and the positions to which a replay can jump.

The ply of a position is the number of moves before it. The module imports no Qt.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto
from itertools import pairwise

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import AnyMatch


class StopKind(Enum):
    """Kind of stops. A stop is a position to which a replay can jump."""

    PERIOD = auto()
    """Stop at the beginning of each period (`Game.period`)."""
    PLAYER = auto()
    """Stop before each series of successive moves by one player."""
    SCORE = auto()
    """Stop after each move that changed a player's points on the score track."""


@frozen
class PositionFacts:
    """Facts about a position: its ply, its period, and the points on the score track by seat.

    `actor` is the actor of the last move before the position; None for the first position.
    """

    ply: int
    period: tuple[int, int]
    actor: int | None
    scores: tuple[int, ...]


class MatchHistory:
    """Facts about the positions of a match, from its start to the position at a ply."""

    def __init__(self, match: AnyMatch, last: int | None = None) -> None:
        """Replays the first `last` moves, by default all. Raises IndexError if `last` is out of range."""
        entries = match.entries
        last = len(entries) if last is None else last
        if not 0 <= last <= len(entries):
            raise IndexError(f"ply is {last}, allowed is 0 to {len(entries)}")
        game, actors = match.game, (None, *(entry.actor for entry in entries))
        positions = [
            PositionFacts(ply, game.period(state), actors[ply], game.scores(state))
            for ply, state in enumerate(match.states(last))
        ]
        self.positions: Sequence[PositionFacts] = tuple(positions)
        """Facts about all positions, by ply."""
        begun = (now for then, now in pairwise(positions) if then.period != now.period)
        self.period_starts: Sequence[PositionFacts] = (positions[0], *begun)
        """First position of each period, in the order of the periods."""
        self.score_gains: Sequence[tuple[int, int, int]] = tuple(
            (now.ply, seat, score - before)
            for then, now in pairwise(positions)
            for seat, (before, score) in enumerate(zip(then.scores, now.scores, strict=True))
            if before != score
        )
        """Changes on the score track: ply of the position after the change, seat, and points (negative for a loss)."""
        self.stops: Mapping[StopKind, Sequence[int]] = {
            StopKind.PERIOD: self._with_first_and_last(moment.ply for moment in self.period_starts),
            StopKind.PLAYER: self._with_first_and_last(
                entry.ply
                for before, entry in zip([None, *entries[:last]], entries[:last], strict=False)
                if entry.actor != CHANCE and (before is None or before.actor != entry.actor)
            ),
            StopKind.SCORE: self._with_first_and_last(ply for ply, _, _ in self.score_gains),
        }
        """Plies of the stops of each kind, ascending. The first and the last position are always stops."""

    @property
    def last_ply(self) -> int:
        """Ply of the last position."""
        return len(self.positions) - 1

    def stop_after(self, ply: int, stop: StopKind) -> int:
        """Returns the ply of the next stop after a position; at the end, the last ply."""
        stops = self.stops[stop]
        return stops[min(bisect_right(stops, ply), len(stops) - 1)]

    def stop_before(self, ply: int, stop: StopKind) -> int:
        """Returns the ply of the last stop (`StopKind`) before a position; at the start, 0."""
        stops = self.stops[stop]
        return stops[max(bisect_left(stops, ply) - 1, 0)]

    def last_acting_seat(self, ply: int) -> int | None:
        """Returns the seat that made the last move before a position, ignoring chance moves; None if there is none."""
        actors = (self.positions[place].actor for place in range(ply, 0, -1))
        return next((actor for actor in actors if actor != CHANCE), None)

    def _with_first_and_last(self, plies: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted({0, self.last_ply, *plies}))
