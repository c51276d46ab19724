"""Which events make the lines of the log, and which of them share one. Holds no words."""

from __future__ import annotations

from attrs import evolve

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.contracts import LogLine

EventLine = LogLine[State, Event]

_SUMMED = (events.CoalExcavated, events.CoalReeled, events.WaterRemoved)
"""Done action by action; one line tells how much it was in all."""
_OMITTED = (events.WorkBegan, events.WorkEnded, events.BuildingBuilt)
"""What was done says it all."""


def new_line(ply: int, event: Event, state: State) -> EventLine:
    """A line of its own for an event."""
    vp = event.vp if isinstance(event, events.Stored) else 0
    return LogLine(ply, ply, event, state, getattr(event, "seat", None), vp=vp)


def merged_line(event: Event, state: State, last: EventLine) -> EventLine | None:
    """The line before with this event told in it: points with what scored them, and the same work of the same player."""
    if isinstance(event, events.Scored):
        return evolve(last, vp=last.vp + event.vp) if event.seat == last.seat else None
    if not isinstance(event, _SUMMED) or type(event) is not type(last.event) or event.seat != last.seat:
        return None
    if getattr(event, "mine", None) != getattr(last.event, "mine", None):
        return None
    if isinstance(event, events.WaterRemoved) and isinstance(last.event, events.WaterRemoved):
        return evolve(last, event=evolve(last.event, count=last.event.count + event.count), state=state)
    return evolve(last, count=last.count + 1, state=state)


def is_notable(event: Event) -> bool:
    """Whether who was away is told of this event."""
    return not isinstance(event, _OMITTED)
