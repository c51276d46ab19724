"""Animation of the events of Haspelknecht: the phase marker moves, and changed places of a board are repainted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import zip_longest

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.boards.wheel import FIELD_COUNT, hub_position, wheel_field_of
from haspelknecht_qt.game_ui.haspelknecht.painter import PHASE_MARKER
from haspelknecht_qt.game_ui.haspelknecht.view_state import ViewState
from haspelknecht_qt.games.haspelknecht.events import Event, PhaseBegan, PingeExhausted, PoolFilled, WoodPlaced
from haspelknecht_qt.games.haspelknecht.kinds import Mine
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.painted_sheets import Layer, PaintedSheets
from haspelknecht_qt.table.piece_animation import MARKER_DURATION, marker_rotation, pause_motion
from haspelknecht_qt.table.playback import Motion, MotionBatch
from haspelknecht_qt.table.scene_contract import AnimationSurface, SceneAnimation
from haspelknecht_qt.table.trajectory import ease_out_cubic
from haspelknecht_qt.table.window_plan import Box

SLIDE_DURATION = 520.0
OPENING_DURATION = 380.0
PHASE_PAUSE = 140.0
"""Pause after a move of the phase marker. All durations of this module are in ms at normal speed."""
_SNAPSHOT_SHEETS = ("scenery", "captions.workers", "captions.mine")
"""Names of the painted layers (sheets) that show the animated places, from bottom to top."""


def changed_place(event: Event, after: State, seat: int) -> str | None:
    """Returns the place on the board of `seat` that the event changes, or None.

    The place is "haspel.tile" or a section of the tunnel such as "tunnel.3".
    """
    match event:
        case PingeExhausted(who, _, _) if who == seat:
            return "haspel.tile"
        case WoodPlaced(who, Mine.TUNNEL, position) if who == seat and after.players[seat].exhausted:
            return f"tunnel.{position}"
        case _:
            return None


def _animate_change(surface: AnimationSurface, place: str, box: Box) -> Iterable[Motion]:
    """Paints a changed place and returns the motion from its old to its new picture. `box` is in scene units."""
    scene, sheets = surface.items, surface.sheets
    old = _snapshot(sheets, box)
    surface.paint()
    new = _snapshot(sheets, box)
    cover = _add_cover(scene, old, box)
    if place == "haspel.tile":
        return [_slide_in(scene, cover, _add_cover(scene, new, box), box)]
    return [_uncover_new_picture(scene, cover, old, box)]


def _slide_in(scene: QGraphicsScene, cover: QGraphicsPixmapItem, tile: QGraphicsPixmapItem, box: Box) -> Motion:
    """Returns the motion that slides `tile` in from the left edge of the table. `cover` shows the old picture."""

    def slide(progress: float) -> None:
        tile.setPos(QPointF(box.x - box.right * (1 - progress), box.y))

    def done() -> None:
        scene.removeItem(tile)
        scene.removeItem(cover)

    slide(0.0)
    return Motion(slide, SLIDE_DURATION, easing=ease_out_cubic, done=done)


def _uncover_new_picture(scene: QGraphicsScene, cover: QGraphicsPixmapItem, old: QPixmap, box: Box) -> Motion:
    """Returns the motion that removes `cover`, which shows the picture `old`, from left to right."""
    ratio = old.devicePixelRatio()

    def shrink_cover(progress: float) -> None:
        gone = round(old.width() * progress)
        cover.setPixmap(old.copy(gone, 0, max(1, old.width() - gone), old.height()))
        cover.setPos(QPointF(box.x + gone / ratio, box.y))

    return Motion(shrink_cover, OPENING_DURATION, easing=ease_out_cubic, done=lambda: scene.removeItem(cover))


def _add_cover(scene: QGraphicsScene, pixmap: QPixmap, box: Box) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(pixmap)
    item.setPos(box.x, box.y)
    item.setZValue(Layer.FLYING - 1)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


def _snapshot(sheets: PaintedSheets, box: Box) -> QPixmap:
    """Returns a picture of a box of the table as it is painted now: landscape and captions, without pieces."""
    ratio = sheets.ratio
    picture = QPixmap(max(1, round(box.width * ratio)), max(1, round(box.height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for name in _SNAPSHOT_SHEETS:
        item = sheets.item(name)
        if item is not None:
            left, top = (box.x - item.x()) * ratio, (box.y - item.y()) * ratio
            source = QRectF(left, top, box.width * ratio, box.height * ratio)
            painter.drawPixmap(QRectF(0, 0, box.width, box.height), item.pixmap(), source)
    painter.end()
    return picture


class HaspelknechtAnimation(SceneAnimation[ViewState, State, Event]):
    """Animation of events: the phase marker moves, tiles slide in, and tunnel sections open."""

    def __init__(self, art: Art) -> None:
        self._art = art

    @override
    def group_events(self, narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
        """Yields the events to animate, each with the state after it.

        Successive events that fill pools are shown as one: only the last is yielded, and its animation moves all disks.
        """
        steps = list(narration)
        for step, following in zip_longest(steps, steps[1:]):
            if following is None or not _is_simultaneous(step[0], following[0]):
                yield step

    @override
    def event_view_state(self, event: Event, last: ViewState, view_state: ViewState) -> ViewState:
        """Returns `view_state` with the phase marker moved to the new phase if one begins, else placed as in `last`."""
        field = event.wheel_field if isinstance(event, PhaseBegan) else shown_marker_field(last)
        return evolve(view_state, details=evolve(view_state.details, phase_marker_field=field))

    @override
    def animate_before(
        self, event: Event, last: ViewState, view_state: ViewState, surface: AnimationSurface
    ) -> MotionBatch | None:
        """Returns the movement of the phase marker if the event begins a phase, else None."""
        return MotionBatch(partial(_move_marker, last, view_state, surface)) if isinstance(event, PhaseBegan) else None

    @override
    def animate_after(self, event: Event, view_state: ViewState, surface: AnimationSurface) -> MotionBatch | None:
        """Returns the animation of an exhausted Pinge or of an opening tunnel section; None for other events."""
        place = changed_place(event, view_state.state, view_state.board_seat)
        if place is None or not surface.has_motion:
            return None
        box = view_state.regions.board_to_scene(box_of(self._art.bounds("board", place)))
        return MotionBatch(partial(_animate_change, surface, place, box))


def _is_simultaneous(event: Event, following: Event) -> bool:
    return isinstance(event, PoolFilled) and isinstance(following, PoolFilled) and event.reserve == following.reserve


def shown_marker_field(view_state: ViewState) -> int:
    """Returns the field of the year wheel on which a view state shows the phase marker, from 0."""
    field = view_state.details.phase_marker_field
    return wheel_field_of(view_state.state) if field is None else field


def _move_marker(last: ViewState, view_state: ViewState, surface: AnimationSurface) -> Iterable[Motion]:
    """Paints the new view state. Returns the motion of the phase marker to its new field, and a pause after it."""
    fields = (shown_marker_field(view_state) - shown_marker_field(last)) % FIELD_COUNT
    surface.paint()
    marker = surface.sheets.item(PHASE_MARKER)
    if marker is None or not fields or not surface.has_motion:
        return [pause_motion(PHASE_PAUSE)]
    hub = QPointF(*hub_position(view_state.regions.wheel, view_state.regions.mode))
    return [
        marker_rotation(marker, hub, fields * 360.0 / FIELD_COUNT),
        pause_motion(PHASE_PAUSE, delay=MARKER_DURATION),
    ]
