"""Which events make the lines of the log, and which of them share one. Holds no words."""

from __future__ import annotations

from attrs import evolve

from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, State
from haspelknecht_qt.ui.contracts import LogLine

EventLine = LogLine[State, Event]

_MERGED = (events.OrderDisplayed, events.TileLookedAt, events.OrderLookedAt)
"""One line tells of all that lies there, or is in the hand."""
_OMITTED = (
    events.OrderDisplayed,
    events.TileRevealed,
    events.OrderRevealed,
    events.MinecartLoaded,
    events.ExtractionBegan,
    events.ExtractionEnded,
    events.CageMoved,
    events.CubeLoaded,
    events.WorkersReturned,
)
"""What was placed, bought and filled says it all; what is new on the table is seen there."""


def new_line(ply: int, event: Event, state: State) -> EventLine:
    """A line of its own for an event. The points stand in its words."""
    return LogLine(ply, ply, event, state, getattr(event, "seat", None))


def merged_line(event: Event, state: State, last: EventLine) -> EventLine | None:
    """The line before with this event told in it: the same work of the same player, and what is drawn one by one."""
    if type(event) is not type(last.event) or getattr(event, "seat", None) != last.seat:
        return None
    if isinstance(event, _MERGED) or _is_the_same(event, last.event):
        return evolve(last, count=last.count + 1, event=event, state=state)
    return None


def _is_the_same(event: Event, before: Event) -> bool:
    """Whether two events of one kind and player differ in nothing that is told."""
    match event:
        case events.CubeLoaded() | events.CubeStored() | events.MinecartStayedEmpty():
            return event == before
        case events.MinecartLoaded(_, colour, cube):
            return event == before and cube == colour
        case events.TileReturned(_, _, kind) | events.OrderReturned(_, _, kind):
            return event == before and kind == UNKNOWN
        case _:
            return False


def is_notable(event: Event) -> bool:
    """Whether who was away is told of this event."""
    return not isinstance(event, _OMITTED)
