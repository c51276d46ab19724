"""The course of a match: what a timeline has to know of every position, and where it stops. Knows no Qt.

A position is named by its ply, the number of moves before it: 0 is the beginning, `last` the end of the course.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from enum import Enum, auto
from itertools import pairwise

from attrs import frozen

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.games.haspelknecht.model import State
from haspelknecht_qt.games.haspelknecht.scoring import score_now


class Stop(Enum):
    """Where one may jump to."""

    SEASON = auto()
    """The beginning of each season."""
    PLAYER = auto()
    """Before the first of each player's moves in a row."""
    SCORE = auto()
    """After each move that has moved a disk on the score track."""


@frozen
class Moment:
    """A position of the course: its ply, year and season, who made the move before it (None for the first), the scores by seat."""

    ply: int
    year: int
    season: int
    actor: int | None
    scores: tuple[int, ...]


class Course:
    """Every position of a match up to one of its log."""

    def __init__(self, match: Match, last: int | None = None) -> None:
        """Plays the log again as far as ply `last`, by default to its end; the match stays as it is. Raises IndexError."""
        entries = match.entries
        last = len(entries) if last is None else last
        if not 0 <= last <= len(entries):
            raise IndexError(f"ply is {last}, allowed is 0 to {len(entries)}")
        game = match.game
        state: State = game.initial(match.setup)
        moments = [_moment(0, None, state)]
        for entry in entries[:last]:
            game.advance(state, entry.move)
            moments.append(_moment(entry.ply + 1, entry.actor, state))
        self.moments: Sequence[Moment] = tuple(moments)
        self._stops = {
            Stop.SEASON: self._with_ends(
                moment.ply
                for before, moment in pairwise(moments)
                if (before.year, before.season) != (moment.year, moment.season)
            ),
            Stop.PLAYER: self._with_ends(
                entry.ply
                for before, entry in zip([None, *entries[:last]], entries[:last], strict=False)
                if entry.actor != CHANCE and (before is None or before.actor != entry.actor)
            ),
            Stop.SCORE: self._with_ends(
                moment.ply for before, moment in pairwise(moments) if before.scores != moment.scores
            ),
        }

    @property
    def last(self) -> int:
        """The ply of the last position."""
        return len(self.moments) - 1

    def stops(self, stop: Stop) -> Sequence[int]:
        """The plies of these stops, ascending, with both ends."""
        return self._stops[stop]

    def after(self, ply: int, stop: Stop) -> int:
        """The next stop after a position, or the end."""
        stops = self._stops[stop]
        return stops[min(bisect_right(stops, ply), len(stops) - 1)]

    def before(self, ply: int, stop: Stop) -> int:
        """The last stop before a position, or the beginning."""
        stops = self._stops[stop]
        return stops[max(bisect_left(stops, ply) - 1, 0)]

    def seasons(self) -> list[Moment]:
        """The first position of each season."""
        found: list[Moment] = []
        for moment in self.moments:
            if not found or (found[-1].year, found[-1].season) != (moment.year, moment.season):
                found.append(moment)
        return found

    def gains(self) -> list[tuple[int, int, int]]:
        """(ply, seat, points) for every change on the score track."""
        return [
            (moment.ply, seat, now - then)
            for before, moment in pairwise(self.moments)
            for seat, (then, now) in enumerate(zip(before.scores, moment.scores, strict=True))
            if then != now
        ]

    def player_to_see(self, ply: int) -> int | None:
        """Whose board tells most of the move that led to a position: who made it, and of draws the player before it."""
        return next(
            (moment.actor for moment in reversed(self.moments[: ply + 1]) if moment.actor not in {None, CHANCE}), None
        )

    def _with_ends(self, plies: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted({0, self.last, *plies}))


def _moment(ply: int, actor: int | None, state: State) -> Moment:
    return Moment(ply, state.year, int(state.season), actor, tuple(score_now(player) for player in state.players))
