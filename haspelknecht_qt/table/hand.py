"""The player's hand: pieces that are lifted and carried, then dropped or returned to their place.

The hand changes only the picture; the ledger decides the places of pieces. The hand remembers the place of each piece
that it has taken, in order to put the piece back.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from haspelknecht_qt.table.painted_sheets import Layer, held_z
from haspelknecht_qt.table.pieces import HELD_SCALE, HOVERED_SCALE, GhostOf, PieceItem
from haspelknecht_qt.table.playback import Motion, Playback
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.state_painting import MARGIN
from haspelknecht_qt.table.trajectory import FADE_DURATION, LIFT_DURATION, Easing, ease_out_cubic, ease_out_overshoot

FAN_STEP = QPointF(0.46, -0.10)
"""Offset from one piece to the next in a held fan, as a multiple of the piece size."""
GHOST_OPACITY = 0.28
GLIDE_HOME_DURATION = 260.0
"""Milliseconds that pieces take to glide back to their place after a refused or cancelled move."""


class HeldPieces:
    """The pieces that the player holds, all from one place or group, the pressed piece first. Empty if nothing is held."""

    def __init__(self, scene: TableScene, playback: Playback, ghosts: GhostOf | None = None) -> None:
        self._scene = scene
        self._playback = playback
        self._ghost_pictures = ghosts
        self._items: list[PieceItem] = []
        self._enlarged: list[PieceItem] = []
        self._ghost_items: dict[int, list[QGraphicsPixmapItem]] = {}
        self._grab_offset = QPointF()
        self._offsets: list[QPointF] = []
        self._is_gathered = False
        self._as_they_lie = False

    @property
    def pieces(self) -> tuple[int, ...]:
        """The ids of the pieces in the hand, the pressed one first."""
        return tuple(item.piece.id for item in self._items)

    @property
    def origin_elements(self) -> frozenset[str]:
        """Elements from which the held pieces were lifted."""
        places = [self._scene.place(item.piece.place) for item in self._items]
        sources = [self._scene.element_of(item) for item in self._items]
        found = [*sources, *(place.element for place in places if place is not None)]
        return frozenset(element for element in found if element is not None)

    @property
    def is_carrying(self) -> bool:
        """Whether pieces are held and have been moved away from their place."""
        return bool(self._items) and self._is_gathered

    @property
    def has_enlarged_pieces(self) -> bool:
        """Whether pieces under the pointer are slightly enlarged, because a press would lift them."""
        return bool(self._enlarged)

    def enlarge_pieces(self, items: Sequence[PieceItem]) -> None:
        """Slightly enlarges the pieces that a press would lift, and shrinks all others that were enlarged before."""
        if items != self._enlarged:
            lowered = [item for item in self._enlarged if item not in items]
            for item in [*lowered, *items]:
                if item not in self._items:
                    goal = 1.0 if item in lowered else HOVERED_SCALE
                    self._playback.run(motion_key(item.piece.id), _scale_motion([item], goal))
            self._enlarged = list(items)

    def lift(self, items: Sequence[PieceItem], at: QPointF, *, as_they_lie: bool = False) -> None:
        """Takes pieces into the hand, the pressed piece first. `at` is the pointer's position in scene units.

        The pieces are held as a fan or, with `as_they_lie`, in their positions relative to each other.
        """
        self.enlarge_pieces([])
        self.glide_home()
        self._items = list(items)
        self._grab_offset = items[0].pos() - at
        self._offsets = [item.pos() - items[0].pos() for item in items]
        self._is_gathered = False
        self._as_they_lie = as_they_lie
        for number, item in enumerate(items):
            self._lift_piece(item, is_carried=as_they_lie and number > 0)
        self._stack_pieces()

    def hold(self, items: Sequence[PieceItem]) -> None:
        """Changes the carried pieces to `items`, the pressed piece first. New pieces join the hand, others glide back."""
        if not self.is_carrying or list(items) == self._items:
            return
        self._playback.stop("gather")
        leaving = [item for item in self._items if item not in items]
        offsets = dict(zip(self._items, self._offsets, strict=True))
        for item in items:
            if item not in offsets:
                self._lift_piece(item)
                offsets[item] = item.pos() - self._items[0].pos()
        self._items = list(items)
        self._offsets = [offsets[item] for item in items]
        for item in leaving:
            self._remove_ghost_pictures(item)
        self._return_pieces(leaving, GLIDE_HOME_DURATION, ease_out_overshoot)
        self._stack_pieces()
        self._gather_pieces()

    def _lift_piece(self, item: PieceItem, *, is_carried: bool = False) -> None:
        item.is_carried = is_carried
        if not is_carried:
            self._leave_ghost(item)
        self._playback.stop(motion_key(item.piece.id))
        self._scene.set_lifted(item, lifted=True)

    def _stack_pieces(self) -> None:
        """Puts the pressed piece on top, or below the others if they lie on it. All pieces grow to `HELD_SCALE`."""
        items = list(self._items)
        for number, item in enumerate(items):
            item.setZValue(held_z(number if self._as_they_lie else len(items) - number))
        self._playback.run("lift", _scale_motion(items, HELD_SCALE))

    def move_to(self, at: QPointF) -> None:
        """Moves the held pieces to the pointer. At the first movement, several pieces move close together."""
        if not self._is_gathered:
            self._is_gathered = True
            self._gather_pieces()
        anchor = at + self._grab_offset
        for item, offset in zip(self._items, self._offsets, strict=True):
            item.setPos(anchor + offset)

    def return_after_click(self) -> None:
        """Returns the held pieces quickly to their place, because the press was only a click."""
        self._return_pieces(self.release(), LIFT_DURATION, ease_out_cubic)

    def glide_home(self) -> None:
        """Lets the held pieces glide back to their place, after a refused or cancelled move."""
        self._return_pieces(self.release(), GLIDE_HOME_DURATION, ease_out_overshoot)

    def release(self) -> list[PieceItem]:
        """Empties the hand and returns its pieces. They stay at their position until the caller moves them."""
        items, self._items = self._items, []
        self._playback.stop("lift")
        self._playback.stop("gather")
        for item in items:
            self._remove_ghost_pictures(item)
        return items

    def _gather_pieces(self) -> None:
        start = list(self._offsets)
        size = self._items[0].size
        if self._as_they_lie:
            goal = [offset * HELD_SCALE for offset in start]
        else:
            goal = [FAN_STEP * (size * HELD_SCALE * number) for number in range(len(self._items))]

        def close_up(progress: float) -> None:
            self._offsets = [old + (new - old) * progress for old, new in zip(start, goal, strict=True)]
            anchor = self._items[0].pos()
            for item, offset in zip(self._items, self._offsets, strict=True):
                item.setPos(anchor + offset)

        if len(self._items) > 1:
            self._playback.run("gather", Motion(close_up, LIFT_DURATION, easing=ease_out_cubic))

    def _return_pieces(self, items: Sequence[PieceItem], duration: float, easing: Easing) -> None:
        for item in items:
            home = self._scene.home_position(item.piece)
            if home is None:
                self._scene.rest_at_home(item)
            elif self._playback.reduced_motion:
                self._scene.rest_at_home(item)
                self._playback.run(motion_key(item.piece.id), Motion(item.setOpacity, FADE_DURATION))
            else:
                self._playback.run(motion_key(item.piece.id), self._return_motion(item, home, duration, easing))

    def _return_motion(self, item: PieceItem, home: QPointF, duration: float, easing: Easing) -> Motion:
        start, scale = item.pos(), item.scale()

        def travel(progress: float) -> None:
            item.setPos(start + (home - start) * progress)
            item.setScale(scale + (1.0 - scale) * min(1.0, progress))

        return Motion(travel, duration, easing=easing, done=lambda: self._scene.rest_at_home(item))

    def _leave_ghost(self, item: PieceItem) -> None:
        """Shows where a piece was lifted: by the game's ghost picture, else by a faint copy in a dashed outline."""
        ghosts, home = self._ghost_pictures, self._scene.home_position(item.piece) or item.pos()
        area = item.outline_at(home)
        ghost_pixmap = ghosts(item.piece.kind, item.size, self._scene.pixel_ratio) if ghosts is not None else None
        picture = QGraphicsPixmapItem(ghost_pixmap or item.pixmap())
        size = picture.pixmap().deviceIndependentSize()
        picture.setPos(home.x() - size.width() / 2, home.y() - size.height() / 2)
        self._show_ghost(item, picture)
        if ghost_pixmap is None:
            picture.setOpacity(GHOST_OPACITY)
            line = QGraphicsPixmapItem(self._scene.state_painter.ghost(area))
            line.setPos(area.x - MARGIN, area.y - MARGIN)
            self._show_ghost(item, line)

    def _show_ghost(self, item: PieceItem, ghost: QGraphicsPixmapItem) -> None:
        ghost.setZValue(Layer.GHOST)
        self._scene.addItem(ghost)
        self._ghost_items.setdefault(item.piece.id, []).append(ghost)

    def _remove_ghost_pictures(self, item: PieceItem) -> None:
        for ghost in self._ghost_items.pop(item.piece.id, ()):
            self._scene.removeItem(ghost)


def _scale_motion(items: Sequence[PieceItem], factor: float) -> Motion:
    """Returns a motion that brings pieces to a scale factor."""
    start = [item.scale() for item in items]

    def scale_pieces(progress: float) -> None:
        for item, scale in zip(items, start, strict=True):
            item.setScale(scale + (factor - scale) * progress)

    return Motion(scale_pieces, LIFT_DURATION, easing=ease_out_cubic)


def motion_key(piece: int) -> tuple[str, int]:
    """Key of all motions of one piece in the playback: a new motion replaces a running one with the same key."""
    return "piece", piece
