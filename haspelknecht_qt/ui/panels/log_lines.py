"""Which events of a match make the lines of its log, and which of them share one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import define, evolve

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.model import State

_SAME_WORK = (events.CoalExcavated, events.CoalReeled, events.WaterRemoved)
"""Done action by action; one line tells how much it was in all."""


@define(eq=False)
class Line:
    """A line: an event, the position after it, and what was told with it.

    `ply` is the place of its move in the log and `last_ply` that of the last move told with it, `count` the number of equal events it
    stands for, `vp` the points scored by it.
    """

    ply: int
    last_ply: int
    event: Event
    state: State
    count: int = 1
    vp: int = 0

    @property
    def season(self) -> tuple[int, int]:
        """Year and season."""
        return self.state.year, int(self.state.season)

    @property
    def seat(self) -> int | None:
        """Whom it concerns; None for all."""
        return getattr(self.event, "seat", None)


def lines_of(ply: int, narration: Iterable[tuple[Event, State]], before: Line | None = None) -> Iterator[Line]:
    """The lines that a move adds. `before` is the last line so far; what belongs to it is added to it."""
    last = before
    for event, state in narration:
        if last is not None and _joins(event, last):
            _join(event, state, last)
            last.last_ply = ply
            continue
        last = Line(ply, ply, event, state)
        if isinstance(event, events.Stored):
            last.vp = event.vp
        yield last


def _joins(event: Event, last: Line) -> bool:
    """Whether an event is told with the line before."""
    if isinstance(event, events.Scored):
        return event.seat == last.seat
    if not isinstance(event, _SAME_WORK) or type(event) is not type(last.event):
        return False
    same_mine = getattr(event, "mine", None) == getattr(last.event, "mine", None)
    return event.seat == last.seat and same_mine


def _join(event: Event, state: State, last: Line) -> None:
    match event, last.event:
        case events.Scored(_, _, vp), _:
            last.vp += vp
        case events.WaterRemoved(_, _, water), events.WaterRemoved():
            last.event = evolve(last.event, count=last.event.count + water)
            last.state = state
        case _:
            last.count += 1
            last.state = state
