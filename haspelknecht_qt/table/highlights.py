"""Highlights on the table: the states of places, the rings around pieces, and the line of the keyboard focus.

`PieceTable` decides the state of each place. Only differences from the previous states are drawn. Legal targets fade in
and out; reactions to the pointer are drawn at once.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.places import PlaceState, TablePlace
from haspelknecht_qt.table.playback import Motion, Playback
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.state_painting import MARGIN, SIGN_SIZE, Ring, StateSign

FADE_IN_DURATION = 120.0
"""Milliseconds in which a highlight appears."""
FADE_OUT_DURATION = 80.0
"""Milliseconds in which a highlight vanishes."""
PULSE_DURATION = 1600.0
"""Milliseconds of one pulse of the rings around legal targets."""
PULSE_COUNT = 3
"""Number of pulses of the rings around legal targets."""
RINGS_PER_FRAME = 3
"""Maximum number of pulsing rings that a frame repaints. All rings at once would make frames slow."""
SIGN_GAP = 6.0
"""Distance of a state's sign (such as a check mark) from the corner of its place, in scene units."""
RING_OPACITY_RANGE = (0.45, 0.75)


class _Highlight:
    """The graphics items that show the state of one place."""

    def __init__(self, scene: TableScene, place: TablePlace) -> None:
        self._scene = scene
        self._place = place
        self._items: list[QGraphicsItem] = []
        self.ring: QGraphicsItem | None = None

    def show(self, state: PlaceState, piece_count: int) -> None:
        """Replaces the graphics items by those for `state`. `piece_count` is the number of pieces in the place."""
        self.clear()
        place, state_painter = self._place, self._scene.state_painter
        tinted = place.tint_area or place.shape
        self._add_item(
            state_painter.fill(tinted, place.look, state, place.tint_opacity), tinted.x, tinted.y, Layer.TINT
        )
        shape = place.shape
        self._add_item(state_painter.outlines(shape, place.look, state), shape.x, shape.y, Layer.OUTLINE)
        self.ring = self._add_item(state_painter.ring(shape, place.look, state), shape.x, shape.y, Layer.OUTLINE)
        if self.ring is not None:
            self.ring.setOpacity(RING_OPACITY_RANGE[1])
        self._add_sign(state, piece_count)

    def _add_sign(self, state: PlaceState, piece_count: int) -> None:
        place = self._place
        kind = self._scene.state_painter.sign_of(place.look, state)
        if kind is None or (kind is StateSign.PLUS and not place.shows_plus):
            return
        if kind is StateSign.PLUS:
            width = min(place.piece_size, 1.6 * SIGN_SIZE)
            corner = place.slot(piece_count, piece_count + 1)
            x, y = corner.x() - width / 2, corner.y() - width / 2
        else:
            width = SIGN_SIZE
            x, y = place.shape.x + place.shape.width - SIGN_SIZE - SIGN_GAP, place.shape.y + SIGN_GAP
        self._add_item(self._scene.state_painter.sign(kind, width), x + MARGIN, y + MARGIN, Layer.OUTLINE)

    def set_opacity(self, opacity: float) -> None:
        for item in self._items:
            item.setOpacity(opacity * RING_OPACITY_RANGE[1] if item is self.ring else opacity)

    def clear(self) -> None:
        for item in self._items:
            self._scene.removeItem(item)
        self._items.clear()
        self.ring = None

    def _add_item(self, pixmap: QPixmap | None, x: float, y: float, layer: Layer) -> QGraphicsItem | None:
        if pixmap is None:
            return None
        item = QGraphicsPixmapItem(pixmap)
        item.setPos(x - MARGIN, y - MARGIN)
        item.setZValue(layer)
        self._scene.addItem(item)
        self._items.append(item)
        return item


class Highlights:
    """Highlights of all places and pieces."""

    def __init__(self, scene: TableScene, playback: Playback) -> None:
        self._scene = scene
        self._playback = playback
        self._highlights: dict[str, _Highlight] = {}
        self._states: dict[str, tuple[PlaceState, int]] = {}
        self._piece_rings: dict[int, Ring] = {}
        self._focused_element: str | None = None
        self._focus_item = QGraphicsPixmapItem()
        self._focus_item.setZValue(Layer.FOCUS)
        self._focus_item.setVisible(False)
        scene.addItem(self._focus_item)
        scene.places_changed.connect(self.rebuild)
        scene.pixel_ratio_changed.connect(self.rebuild)
        scene.colours_changed.connect(self.rebuild)

    def state(self, place: str) -> PlaceState:
        """State that a place currently shows."""
        return self._states.get(place, (PlaceState.IDLE, 0))[0]

    def show(self, states: Mapping[str, PlaceState], rings: Mapping[int, Ring]) -> None:
        """Shows these states by place and these rings by piece id. All other places become idle, other rings vanish."""
        had_targets = bool(self._target_highlights())
        for place in self._scene.places:
            state = states.get(place.id, PlaceState.IDLE)
            if state is PlaceState.IDLE and place.id not in self._states:
                continue  # Skipped to save time: most places stay idle.
            self._set_state(place, state, len(self._scene.pieces_in(place.id)))
        self._show_rings(rings)
        if not self._target_highlights():
            self._playback.stop("pulse")
        elif not had_targets:
            self._pulse_targets()

    def set_focus(self, element: str | None) -> None:
        """Draws the line of the keyboard focus around an element; None hides the line."""
        self._focused_element = element
        area = None if element is None else self._scene.area_of(element)
        self._focus_item.setVisible(area is not None)
        if element is not None and area is not None:
            around_pieces = not self._scene.places_of(element)
            self._focus_item.setPixmap(self._scene.state_painter.focus_line(area, around_pieces=around_pieces))
            self._focus_item.setPos(area.x - MARGIN, area.y - MARGIN)

    def redraw_focus(self) -> None:
        """Draws the line of the keyboard focus again, because pieces of its element may have gone or come."""
        self.set_focus(self._focused_element)

    def rebuild(self) -> None:
        """Draws all highlights again, because places, scale or theme have changed."""
        for place_id, highlight in self._highlights.items():
            self._playback.stop(("light", place_id))
            highlight.clear()
        self._highlights.clear()
        states, self._states = self._states, {}
        for place in self._scene.places:
            state, piece_count = states.get(place.id, (PlaceState.IDLE, 0))
            if state is not PlaceState.IDLE:
                self._states[place.id] = (state, piece_count)
                self._highlight(place).show(state, piece_count)
        self.redraw_focus()

    def _set_state(self, place: TablePlace, state: PlaceState, piece_count: int) -> None:
        before, count_before = self._states.get(place.id, (PlaceState.IDLE, 0))
        if state is before and (state is PlaceState.IDLE or piece_count == count_before):
            return
        self._states[place.id] = (state, piece_count)
        highlight = self._highlight(place)
        key = ("light", place.id)
        # The fade of a large refused place, such as a whole board, would make frames slow.
        fades = PlaceState.REFUSED not in {before, state}
        if state is PlaceState.IDLE and fades:
            fade = Motion(lambda progress: highlight.set_opacity(1 - progress), FADE_OUT_DURATION, done=highlight.clear)
            self._playback.run(key, fade)
            return
        self._playback.stop(key)
        highlight.show(state, piece_count)
        if before is PlaceState.IDLE and fades:
            highlight.set_opacity(0.0)
            self._playback.run(key, Motion(highlight.set_opacity, FADE_IN_DURATION))

    def _highlight(self, place: TablePlace) -> _Highlight:
        return self._highlights.setdefault(place.id, _Highlight(self._scene, place))

    def _show_rings(self, rings: Mapping[int, Ring]) -> None:
        for piece_id in {*self._piece_rings, *rings}:
            item = self._scene.item(piece_id)
            if item is not None:
                item.set_ring(rings.get(piece_id), self._scene.state_painter)
        self._piece_rings = dict(rings)

    def _target_highlights(self) -> list[_Highlight]:
        """Highlights of all legal targets, except for the target under the pointer."""
        targets = [place_id for place_id, (state, _) in self._states.items() if state is PlaceState.TARGET]
        return [self._highlights[place_id] for place_id in targets]

    def _pulse_targets(self) -> None:
        """Lets the rings of the legal targets pulse `PULSE_COUNT` times. At the end, all get their first opacity again."""
        if self._playback.reduced_motion:
            return
        low, high = RING_OPACITY_RANGE
        firsts = itertools.count(step=RINGS_PER_FRAME)

        def pulse_rings(progress: float) -> None:
            targets = self._target_highlights()
            if targets and progress < 1:
                first = next(firsts) % len(targets)
                targets = targets[first : first + RINGS_PER_FRAME]
            for highlight in targets:
                if highlight.ring is not None:
                    highlight.ring.setOpacity(low + (high - low) * pulse_strength(progress))

        self._playback.run("pulse", Motion(pulse_rings, PULSE_COUNT * PULSE_DURATION, delay=FADE_IN_DURATION))


def pulse_strength(t: float) -> float:
    """Strength (0 to 1) of a pulsing ring at progress `t` (0 to 1). Each pulse begins and ends with strength 1."""
    return (1 + math.cos(2 * math.pi * PULSE_COUNT * t)) / 2
