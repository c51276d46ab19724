"""How a narration of Haspelknecht is told: what comes together, and how the phase marker walks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QPointF

from haspelknecht_qt.faces.haspelknecht.boards.wheel import field_of, hub
from haspelknecht_qt.faces.haspelknecht.painter import PHASE_MARKER
from haspelknecht_qt.faces.haspelknecht.sight import Sight
from haspelknecht_qt.games.haspelknecht.events import Event, PhaseBegan, PoolFilled
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.playback import Batch, Motion
from haspelknecht_qt.table.scene_contract import Surface
from haspelknecht_qt.table.walking import WALK, rest, walk

FIELDS = 9
"""Fields of the year wheel."""
PHASE_PAUSE = 140.0
"""Milliseconds at normal speed that the phase marker rests on a field before what happens there."""


def scenes(narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
    """The events that are told one after the other, each with the position after it.

    Of those that happen together only the last is left: what comes out of the bag falls into all pools of a kind at once.
    """
    told: tuple[Event, State] | None = None
    for event, state in narration:
        if told is not None and not _together(told[0], event):
            yield told
        told = (event, state)
    if told is not None:
        yield told


def _together(event: Event, following: Event) -> bool:
    return isinstance(event, PoolFilled) and isinstance(following, PoolFilled) and event.reserve == following.reserve


def field_shown(sight: Sight) -> int:
    """The field of the wheel on which a sight shows the phase marker."""
    return field_of(sight.state) if sight.details.phase is None else sight.details.phase


def telling(event: Event, last: Sight, sight: Sight) -> Sight:
    """The sight while an event is told: the phase marker stays where it stood until its phase begins."""
    field = event.field if isinstance(event, PhaseBegan) else field_shown(last)
    return evolve(sight, details=evolve(sight.details, phase=field))


def marker_walks(last: Sight, sight: Sight, surface: Surface) -> Batch:
    """The phase marker walks on to its field, and rests there for a moment."""
    fields = (field_shown(sight) - field_shown(last)) % FIELDS

    def start() -> Iterable[Motion]:
        surface.paint()
        marker = surface.sheets.item(PHASE_MARKER)
        if marker is None or not fields or not surface.moves:
            return [rest(PHASE_PAUSE)]
        x, y = hub(sight.regions.wheel, sight.regions.mode)
        return [walk(marker, QPointF(x, y), fields * 360.0 / FIELDS), rest(PHASE_PAUSE, delay=WALK)]

    return Batch(start)
