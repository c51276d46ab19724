"""How a narration of Haspelknecht is told: what comes together, and how the phase marker walks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QPointF

from haspelknecht_qt.game_ui.haspelknecht.boards.wheel import field_of, hub
from haspelknecht_qt.game_ui.haspelknecht.painter import PHASE_MARKER
from haspelknecht_qt.game_ui.haspelknecht.view_state import ViewState
from haspelknecht_qt.games.haspelknecht.events import Event, PhaseBegan, PoolFilled
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.piece_animation import MARKER_DURATION, pause, rotate_marker
from haspelknecht_qt.table.playback import Batch, Motion
from haspelknecht_qt.table.scene_contract import AnimationSurface

FIELDS = 9
"""Fields of the year wheel."""
PHASE_PAUSE = 140.0
"""Milliseconds at normal speed that the phase marker rests on a field before what happens there."""


def group_events(narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
    """The events that are told one after the other, each with the position after it.

    Of those that happen together only the last is left: what comes out of the bag falls into all pools of a kind at once.
    """
    pending: tuple[Event, State] | None = None
    for event, state in narration:
        if pending is not None and not _simultaneous(pending[0], event):
            yield pending
        pending = (event, state)
    if pending is not None:
        yield pending


def _simultaneous(event: Event, following: Event) -> bool:
    return isinstance(event, PoolFilled) and isinstance(following, PoolFilled) and event.reserve == following.reserve


def field_shown(view_state: ViewState) -> int:
    """The field of the wheel on which a sight shows the phase marker."""
    return field_of(view_state.state) if view_state.details.phase is None else view_state.details.phase


def animated(event: Event, last: ViewState, view_state: ViewState) -> ViewState:
    """The sight while an event is told: the phase marker stays where it stood until its phase begins."""
    field = event.field if isinstance(event, PhaseBegan) else field_shown(last)
    return evolve(view_state, details=evolve(view_state.details, phase=field))


def move_marker(last: ViewState, view_state: ViewState, surface: AnimationSurface) -> Batch:
    """The phase marker walks on to its field, and rests there for a moment."""
    fields = (field_shown(view_state) - field_shown(last)) % FIELDS

    def start() -> Iterable[Motion]:
        surface.paint()
        marker = surface.sheets.item(PHASE_MARKER)
        if marker is None or not fields or not surface.moves:
            return [pause(PHASE_PAUSE)]
        x, y = hub(view_state.regions.wheel, view_state.regions.mode)
        return [
            rotate_marker(marker, QPointF(x, y), fields * 360.0 / FIELDS),
            pause(PHASE_PAUSE, delay=MARKER_DURATION),
        ]

    return Batch(start)
