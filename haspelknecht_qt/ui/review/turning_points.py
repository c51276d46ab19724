"""Turning points of a match: changes of the lead, and large changes of a player's forecast. Imports no Qt.

The forecast of a player is the final score if the match ended at that moment. A turning point belongs to one period
(`Game.period`) and one player.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from enum import Enum, auto
from heapq import nlargest
from itertools import groupby
from typing import Generic

from attrs import define, field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match, MatchOf
from haspelknecht_qt.core.standing import SeatStanding

MAX_TURNING_POINTS = 3
MIN_WEIGHT = 2.0
"""Minimum weight of a turning point, in points: change of the forecast against the others', plus any LEAD_WEIGHT."""
LEAD_WEIGHT = 3.0
"""Additional weight of a turning point if a player takes the lead, in points."""


class LeadChange(Enum):
    """Effect of a turning point on the lead."""

    NONE = auto()
    TAKEN = auto()
    """A player now leads alone. Another player was the last to lead alone."""
    TAKEN_FOR_GOOD = auto()
    """A player now leads alone, and does so until the end of the match."""


@frozen
class TurningPoint(Generic[S, E]):
    """Turning point of the player in `seat`, in one period.

    - `first_ply`, `last_ply`: plies of the first and the last move that belong to it
    - `forecast_change`: change of the player's forecast, in points
    - `item_changes`: the same change by score item, the largest first
    - `events`: the player's events in the period
    - `state_before`, `state_after`: states before and after the period
    - `leaders`: seats with the highest forecast after the period, several in a tie
    - `points_ahead`: distance between the leader and the next player after the period, in points
    - `points_behind`: distance between the leader and this player after the period, in points
    """

    period: tuple[int, int]
    seat: int
    first_ply: int
    last_ply: int
    forecast_change: int
    item_changes: tuple[tuple[str, int], ...]
    events: tuple[E, ...]
    state_before: S = field(eq=False)
    state_after: S = field(eq=False)
    lead_change: LeadChange
    leaders: tuple[int, ...]
    points_ahead: int
    points_behind: int

    @property
    def main_change(self) -> tuple[str, int]:
        """Largest change of a score item in the direction of `forecast_change`; ("", 0) if no item changed.

        If no item changed in this direction, it is the largest change of all.
        """
        in_direction = (change for change in self.item_changes if change[1] * self.forecast_change > 0)
        return next(in_direction, self.item_changes[0] if self.item_changes else ("", 0))


def turning_points(
    match: Match[S, M, E, U], turn_steps: Collection[str], max_count: int = MAX_TURNING_POINTS
) -> list[TurningPoint[S, E]]:
    """Returns up to `max_count` turning points of a match, in order of time, at most one for each period.

    `turn_steps` are the steps at which a player's turn can change the score. A turning point consists of the
    player's moves at these steps. If there are none, it consists of the player's other moves.
    """
    effects = [_seat_effects(match, period) for period in _periods(match, turn_steps)]
    _mark_changes_of_lead(effects)
    best = [max(of_period, key=lambda effect: effect.weight) for of_period in effects]
    heaviest = nlargest(max_count, best, key=lambda effect: effect.weight)
    return [effect.turning_point() for effect in best if effect in heaviest and effect.weight >= MIN_WEIGHT]


@frozen
class _TimedEvent(Generic[S, E]):
    """Event, with the ply of its move and the state after the event.

    `in_turn` is True if the move is at one of the `turn_steps`, and has not begun another period before the event.
    """

    ply: int
    in_turn: bool
    event: E
    state: S


@frozen
class _Period(Generic[S, E]):
    """Period of the match, with the state before it and its events."""

    number: tuple[int, int]
    state_before: S
    timed_events: tuple[_TimedEvent[S, E], ...]

    @property
    def state_after(self) -> S:
        return self.timed_events[-1].state


def _periods(match: Match[S, M, E, U], turn_steps: Collection[str]) -> Iterator[_Period[S, E]]:
    period_of = match.game.period
    before = match.game.initial_state(match.setup)
    for number, timed_events in groupby(_timed_events(match, turn_steps), key=lambda timed: period_of(timed.state)):
        period = _Period(number, before, tuple(timed_events))
        before = period.state_after
        yield period


def _timed_events(match: Match[S, M, E, U], turn_steps: Collection[str]) -> Iterator[_TimedEvent[S, E]]:
    game = match.game
    state = game.initial_state(match.setup)
    for entry in match.entries:
        began = game.period(state)
        for event, after in game.events_with_states(state, entry.move):
            # Some events of a period's last move may belong to the next period. They are not part of the turn.
            in_turn = entry.decision.step in turn_steps and game.period(after) == began
            yield _TimedEvent(entry.ply, in_turn, event, after)
        game.advance(state, entry.move)


@define(eq=False)
class _SeatEffect(Generic[S, E]):
    """Effect of a period on one player, with this player's standing before and after the period.

    `totals` are the forecasts of all players after the period. `swing` is the change of this player's forecast minus
    the average change of the other players' forecasts.
    """

    period: _Period[S, E]
    before: SeatStanding
    after: SeatStanding
    totals: tuple[int, ...]
    swing: float
    lead_change: LeadChange = LeadChange.NONE

    @property
    def seat(self) -> int:
        return self.after.seat

    @property
    def points(self) -> int:
        return self.after.total - self.before.total

    @property
    def weight(self) -> float:
        if self.lead_change is LeadChange.TAKEN_FOR_GOOD:
            return float("inf")
        # `swing` is relative to the others: a gain smaller than theirs is no turning point, nor is a smaller loss.
        change = abs(self.swing) if self.points * self.swing > 0 else 0.0
        return change + (LEAD_WEIGHT if self.lead_change is LeadChange.TAKEN else 0.0)

    def turning_point(self) -> TurningPoint[S, E]:
        changes = [(item, now - self.before.item_points(item)) for item, now in self.after.items]
        best, second = sorted(self.totals, reverse=True)[:2]
        own_events = [timed for timed in self.period.timed_events if getattr(timed.event, "seat", None) == self.seat]
        in_turn = [timed for timed in own_events if timed.in_turn]
        shown = in_turn or own_events or self.period.timed_events[:1]
        return TurningPoint(
            period=self.period.number,
            seat=self.seat,
            first_ply=shown[0].ply,
            last_ply=shown[-1].ply,
            forecast_change=self.points,
            item_changes=tuple(sorted((change for change in changes if change[1]), key=lambda change: -abs(change[1]))),
            events=tuple(timed.event for timed in own_events),
            state_before=self.period.state_before,
            state_after=self.period.state_after,
            lead_change=self.lead_change,
            leaders=_leaders(self.totals),
            points_ahead=best - second,
            points_behind=best - self.totals[self.seat],
        )


def _seat_effects(match: MatchOf[S, M], period: _Period[S, E]) -> list[_SeatEffect[S, E]]:
    """Returns the effects of a period on the players' standings and forecasts, by seat."""
    before, after = match.standing_in(period.state_before).seats, match.standing_in(period.state_after).seats
    totals = tuple(seat.total for seat in after)
    gains = [new.total - old.total for old, new in zip(before, after, strict=True)]
    others = len(gains) - 1
    return [
        _SeatEffect(period, old, new, totals, gain - (sum(gains) - gain) / others)
        for old, new, gain in zip(before, after, gains, strict=True)
    ]


def _mark_changes_of_lead(periods: Sequence[Sequence[_SeatEffect[S, E]]]) -> None:
    """Sets `lead_change` of the effects by which the lead changes. In a tie, nobody has the lead."""
    leader: int | None = None
    last: _SeatEffect[S, E] | None = None
    for effects in periods:
        leaders = _leaders(effects[0].totals)
        if len(leaders) > 1:
            # In a tie nobody leads, so `last` did not decide the lead for good.
            last = None
            continue
        if leaders == (leader,) and last is not None:
            continue
        last = _deciding_effect(effects, leaders[0])
        if leader is not None and leader != leaders[0]:
            last.lead_change = LeadChange.TAKEN
        leader = leaders[0]
    if last is not None:
        last.lead_change = LeadChange.TAKEN_FOR_GOOD


def _deciding_effect(effects: Sequence[_SeatEffect[S, E]], now: int) -> _SeatEffect[S, E]:
    """Returns the effect by which `now` leads: this seat's gain, or the loss of a leader before, whichever is larger."""
    leaders_before = _leaders([effect.before.total for effect in effects])
    lost = [effects[seat] for seat in leaders_before if seat != now and effects[seat].points < 0]
    gained = [effects[now]] if effects[now].points > 0 or not lost else []
    return max(lost + gained, key=lambda effect: abs(effect.swing))


def _leaders(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
