"""Handicap: points with which a seat begins, so that players of different strength can play evenly.

It belongs to the match, not to the rules of a game. So no rule, bot or hint depends on it.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from haspelknecht_qt.core.game import ScoreItem, Seat
from haspelknecht_qt.core.standing import SeatStanding, Standing

HANDICAP = "handicap"
"""Id of the handicap as an item of the score. It is the first item of every seat if any seat has a handicap."""


def has_handicap(seats: Sequence[Seat]) -> bool:
    """Whether any of these seats begins with points."""
    return any(seat.handicap for seat in seats)


def items_with_handicap(items: Sequence[ScoreItem], seats: Sequence[Seat]) -> tuple[ScoreItem, ...]:
    """Returns the items of a game's score, after the handicap if one of these seats has one."""
    return (ScoreItem(HANDICAP, scored_during_play=True), *items) if has_handicap(seats) else tuple(items)


def with_handicap(standing: Standing, seats: Sequence[Seat]) -> Standing:
    """Returns a standing with the handicaps of the seats as the first item; the same one if there are none."""
    if not has_handicap(seats):
        return standing
    return Standing(tuple(_with_points(scored, seats[scored.seat].handicap) for scored in standing.seats))


def scores_with_handicap(scores: Sequence[int], seats: Sequence[Seat]) -> tuple[int, ...]:
    """Returns the points scored so far by seat (`Game.scores`), plus the handicap of each seat."""
    return tuple(score + seat.handicap for score, seat in zip(scores, seats, strict=True))


def _with_points(scored: SeatStanding, points: int) -> SeatStanding:
    return evolve(scored, items=((HANDICAP, points), *scored.items), total=scored.total + points)
