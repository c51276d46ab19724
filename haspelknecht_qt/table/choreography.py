"""The choreography: makes a batch of motions out of the ledger's changes.

A batch remembers the final picture of the places it touches, and reads where the pieces are when its turn comes: in
their old place, in the hand's drop, or half way home. So whatever was played or skipped before, it ends right.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping

from attrs import frozen
from PySide6.QtCore import QPointF

from haspelknecht_qt.table.hand import motion_of
from haspelknecht_qt.table.layers import flying_z
from haspelknecht_qt.table.ledger import Add, Changes, Ledger, Piece, Remove
from haspelknecht_qt.table.motion import FADE, LIFT, in_out_cubic, out_cubic, stagger, travel_time
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.playback import Batch, Motion, Playback
from haspelknecht_qt.table.scene import TableScene


@frozen
class _Goal:
    """Where a piece shall lie at the end of a batch; `position` is None if the table doesn't show its place."""

    piece: Piece
    position: QPointF | None


class Choreography:
    """Turns changes into batches for the playback."""

    def __init__(self, scene: TableScene, ledger: Ledger, playback: Playback) -> None:
        self._scene = scene
        self._ledger = ledger
        self._playback = playback

    def batch(
        self,
        changes: Changes,
        dropped: Iterable[PieceItem] = (),
        begin: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> Batch:
        """The batch for what the ledger has just changed.

        `dropped` are the pieces that the hand has let go of; they are put down where they belong, changed or not.
        `begin` is called when the batch starts, `done` when it has ended.
        """
        dropped = list(dropped)
        goals = self._goals(changes, dropped)

        def start() -> Iterator[Motion]:
            if begin is not None:
                begin()
            yield from self._motions(changes, goals, {item.piece.id for item in dropped})

        return Batch(start, done)

    def _goals(self, changes: Changes, dropped: Iterable[PieceItem]) -> dict[int, _Goal]:
        places = dict.fromkeys(
            [
                *(removal.place for removal in changes.remove),
                *(place for move in changes.move for place in (move.origin, move.place)),
                *(add.place for add in changes.add),
                *(item.piece.place for item in dropped),
            ]
        )
        return {
            piece.id: _Goal(piece, self._scene.home(piece))
            for place in places
            for piece in self._ledger.pieces_in(place)
        }

    def _motions(self, changes: Changes, goals: Mapping[int, _Goal], dropped: set[int]) -> Iterator[Motion]:
        delay = 0.0
        apart = stagger(len(changes.remove) + len(changes.travelling) + len(changes.add))
        for removal in changes.remove:
            if motion := self._remove(removal, delay):
                yield motion
                delay += apart
        for move in changes.travelling:
            if motion := self._travel(goals[move.piece], delay, from_hand=move.piece in dropped):
                yield motion
                delay += apart
        for add in changes.add:
            if motion := self._add(add, goals[add.piece], delay):
                yield motion
                delay += apart
        told = {move.piece for move in changes.travelling} | {add.piece for add in changes.add}
        for piece_id, goal in goals.items():
            if piece_id not in told and (motion := self._travel(goal, 0.0, from_hand=piece_id in dropped)):
                yield motion

    def _travel(self, goal: _Goal, delay: float, *, from_hand: bool) -> Motion | None:
        """From where the piece is to its goal; None if it lies there already."""
        self._playback.stop(motion_of(goal.piece.id))
        scene, item = self._scene, self._scene.item(goal.piece.id)
        if item is None:
            item = scene.add_piece(goal.piece)
            return self._fade_in(item, goal, delay)
        hidden = not item.isVisible()
        scene.assign(item, goal.piece)
        if goal.position is None or hidden:
            return self._fade_in(item, goal, delay) if goal.position is not None else self._hide(item, goal, delay)
        start, scale = item.pos(), item.scale()
        distance = _distance(start, goal.position)
        if distance < 0.01 and math.isclose(scale, 1.0) and not item.lifted:
            scene.settle_at(item, goal.position)
            return None
        if self._playback.reduced_motion and distance > 0.01:
            return self._fade_in(item, goal, delay)
        item.setZValue(flying_z(goal.piece.index))
        end = goal.position

        def go(progress: float) -> None:
            item.setPos(start + (end - start) * progress)
            item.setScale(scale + (1.0 - scale) * progress)

        duration = LIFT + travel_time(distance) - travel_time(0) if from_hand else travel_time(distance)
        easing = out_cubic if from_hand else in_out_cubic
        return Motion(go, duration, delay, easing, done=lambda: scene.settle_at(item, end))

    def _add(self, add: Add, goal: _Goal, delay: float) -> Motion | None:
        item = self._scene.item(add.piece) or self._scene.add_piece(goal.piece)
        supply = self._scene.area_of(add.origin) if add.origin is not None else None
        if goal.position is None:
            return self._hide(item, goal, delay)
        if supply is None or self._playback.reduced_motion:
            return self._fade_in(item, goal, delay)
        item.setPos(supply.center)
        item.setOpacity(0.0)
        item.setZValue(flying_z(goal.piece.index))
        start, end = supply.center, goal.position

        def come(progress: float) -> None:
            item.setPos(start + (end - start) * progress)
            item.setOpacity(min(1.0, 3 * progress))

        return Motion(
            come,
            travel_time(_distance(start, end)),
            delay,
            in_out_cubic,
            done=lambda: self._scene.settle_at(item, end),
        )

    def _remove(self, removal: Remove, delay: float) -> Motion | None:
        self._playback.stop(motion_of(removal.piece))
        scene, item = self._scene, self._scene.item(removal.piece)
        if item is None:
            return None
        supply = scene.area_of(removal.target) if removal.target is not None else None
        travels = supply is not None and item.isVisible() and not self._playback.reduced_motion
        start, scale = item.pos(), item.scale()
        end = supply.center if supply is not None and travels else start
        item.setZValue(flying_z(removal.index))

        def go(progress: float) -> None:
            item.setPos(start + (end - start) * progress)
            item.setScale(scale + (1.0 - scale) * progress)
            item.setOpacity(min(1.0, 3 * (1.0 - progress)) if travels else 1.0 - progress)

        return Motion(
            go,
            travel_time(_distance(start, end)) if travels else FADE,
            delay,
            in_out_cubic,
            done=lambda: scene.remove_piece(removal.piece),
        )

    def _fade_in(self, item: PieceItem, goal: _Goal, delay: float) -> Motion:
        self._scene.assign(item, goal.piece)
        self._scene.settle_at(item, goal.position)
        item.setOpacity(0.0)
        return Motion(item.setOpacity, FADE, delay)

    def _hide(self, item: PieceItem, goal: _Goal, delay: float) -> Motion:
        """The piece goes to a place that the table doesn't show."""

        def fade(progress: float) -> None:
            item.setOpacity(1.0 - progress)

        return Motion(fade, FADE, delay, done=lambda: self._scene.settle_at(item, goal.position))


def _distance(start: QPointF, end: QPointF) -> float:
    return math.hypot(end.x() - start.x(), end.y() - start.y())
