"""Animation of narrations of Haspelknecht: simultaneous events, and the moves of the phase marker."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QPointF

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht import effects
from haspelknecht_qt.game_ui.haspelknecht.boards.wheel import field_of, hub
from haspelknecht_qt.game_ui.haspelknecht.painter import PHASE_MARKER
from haspelknecht_qt.game_ui.haspelknecht.view_state import ViewState
from haspelknecht_qt.games.haspelknecht.events import Event, PhaseBegan, PoolFilled
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.piece_animation import MARKER_DURATION, pause, rotate_marker
from haspelknecht_qt.table.playback import Batch, Motion
from haspelknecht_qt.table.scene_contract import AnimationSurface, SceneAnimation

FIELDS = 9
"""Number of fields of the year wheel."""
PHASE_PAUSE = 140.0
"""Pause of the phase marker on a field before the events there, in ms at normal speed."""


class HaspelknechtAnimation(SceneAnimation[ViewState, State, Event]):
    """Animation of narrations: the phase marker moves on, tiles slide, light grows. All pieces go straight."""

    def __init__(self, art: Art) -> None:
        self._art = art

    @override
    def group_events(self, narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
        """Of simultaneous events only the last is left: disks from the bag fall into all pools of a kind at once."""
        pending: tuple[Event, State] | None = None
        for event, state in narration:
            if pending is not None and not _simultaneous(pending[0], event):
                yield pending
            pending = (event, state)
        if pending is not None:
            yield pending

    @override
    def animated(self, event: Event, last: ViewState, view_state: ViewState) -> ViewState:
        """The phase marker stays where it is until its phase begins."""
        field = event.field if isinstance(event, PhaseBegan) else field_shown(last)
        return evolve(view_state, details=evolve(view_state.details, phase=field))

    @override
    def animate_before(
        self, event: Event, last: ViewState, view_state: ViewState, surface: AnimationSurface
    ) -> Batch | None:
        """The phase marker moves when a phase begins."""
        return _move_marker(last, view_state, surface) if isinstance(event, PhaseBegan) else None

    @override
    def animate_after(self, event: Event, view_state: ViewState, surface: AnimationSurface) -> Batch | None:
        """The tile slides over the Pinge, or light grows into a section of the tunnel."""
        place = effects.changed_place(event, view_state.state, view_state.on_board)
        if place is None or not surface.moves:
            return None
        box = view_state.regions.on_board(box_of(self._art.bounds("board", place)))
        return effects.animate_after(surface, place, box)


def _simultaneous(event: Event, following: Event) -> bool:
    return isinstance(event, PoolFilled) and isinstance(following, PoolFilled) and event.reserve == following.reserve


def field_shown(view_state: ViewState) -> int:
    """Returns the field of the wheel with the phase marker."""
    return field_of(view_state.state) if view_state.details.phase is None else view_state.details.phase


def _move_marker(last: ViewState, view_state: ViewState, surface: AnimationSurface) -> Batch:
    """Moves the phase marker on to its field, and pauses there."""
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
