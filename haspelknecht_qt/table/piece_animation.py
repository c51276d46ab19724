"""Piece animation: turns the ledger's changes into batches of motions.

A batch stores the final picture of the places it changes. It reads the pieces' positions when it starts: in
their old place, dropped from the hand, or half way home. So it ends correctly, whether earlier batches were played or skipped.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping

from attrs import frozen
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from haspelknecht_qt.table.hand import motion_of
from haspelknecht_qt.table.ledger import Add, Changes, Ledger, Piece, Remove, Travel
from haspelknecht_qt.table.painted_sheets import flying_z
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.playback import Batch, Motion, Playback
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.trajectory import (
    FADE,
    LIFT,
    STRAIGHT,
    PieceTrajectory,
    along,
    in_out_cubic,
    in_quadratic,
    length,
    out_cubic,
    stagger,
    turned_over,
)

TrajectoryOf = Callable[[str, str, str], PieceTrajectory]
"""(kind, origin place or supply, target place or supply) -> trajectory of the piece; "" means no place."""


@frozen
class _Goal:
    """The final position of a piece after a batch; `position` is None if the table does not show its place."""

    piece: Piece
    position: QPointF | None


class PieceAnimator:
    """Turns changes into batches for the playback."""

    def __init__(
        self, scene: TableScene, ledger: Ledger, playback: Playback, trajectories: TrajectoryOf | None = None
    ) -> None:
        self._scene = scene
        self._ways: TrajectoryOf = trajectories if trajectories is not None else _straight
        self._ledger = ledger
        self._playback = playback

    def batch(
        self,
        changes: Changes,
        dropped: Iterable[PieceItem] = (),
        begin: Callable[[], None] | None = None,
        done: Callable[[], None] | None = None,
    ) -> Batch:
        """The batch for the ledger's latest changes.

        `dropped` are the pieces released by the hand; they go to their place even if it has not changed.
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
        starts = _Starts(stagger(len(changes.remove) + len(changes.travelling) + len(changes.add)))
        trajectories = self._ways
        going: list[tuple[PieceTrajectory, Remove | Travel | Add]] = [
            *((trajectories(one.kind, one.place, one.target or ""), one) for one in changes.remove),
            *((trajectories(one.kind, one.origin, one.place), one) for one in changes.travelling),
            *((trajectories(one.kind, one.origin or "", one.place), one) for one in changes.add),
        ]
        longest = max((trajectory.lead for trajectory, _ in going), default=0.0)
        for trajectory, change in going:
            delay = longest - trajectory.lead + starts.next(trajectory)
            motion: Motion | None
            match change:
                case Remove():
                    motion = self._remove(change, trajectory, delay)
                case Add():
                    motion = self._add(change, goals[change.piece], trajectory, delay)
                case Travel():
                    motion = self._travel(goals[change.piece], trajectory, delay, from_hand=change.piece in dropped)
            if motion is not None:
                starts.taken(trajectory)
                yield motion
        told = {move.piece for move in changes.travelling} | {add.piece for add in changes.add}
        for piece_id, goal in goals.items():
            if piece_id not in told and (motion := self._travel(goal, STRAIGHT, 0.0, from_hand=piece_id in dropped)):
                yield motion

    def _travel(self, goal: _Goal, trajectory: PieceTrajectory, delay: float, *, from_hand: bool) -> Motion | None:
        """Motion of a piece from its current position to its goal; None if the piece is there already."""
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
        # A piece dropped from the hand is nearly at its goal: it goes straight.
        points = _line(start, trajectory if not from_hand else STRAIGHT, end)
        arc = 0.0 if from_hand else trajectory.arc

        def go(progress: float) -> None:
            item.setPos(QPointF(*along(points, progress, arc)))
            item.setScale(scale + (1.0 - scale) * progress)

        duration = trajectory.duration(length(points))
        if from_hand:
            duration = LIFT + STRAIGHT.duration(distance) - STRAIGHT.duration(0)
        easing = out_cubic if from_hand else in_out_cubic
        return Motion(go, duration, delay, easing, done=lambda: scene.settle_at(item, end))

    def _add(self, add: Add, goal: _Goal, trajectory: PieceTrajectory, delay: float) -> Motion | None:
        item = self._scene.item(add.piece) or self._scene.add_piece(goal.piece)
        supply = self._scene.area_of(add.origin) if add.origin is not None else None
        if goal.position is None:
            return self._hide(item, goal, delay)
        if supply is None or self._playback.reduced_motion:
            return self._fade_in(item, goal, delay)
        end = goal.position
        start = end - QPointF(0.0, trajectory.falls) if trajectory.falls else supply.center
        item.setPos(start)
        item.setOpacity(0.0)
        item.setZValue(item.resting_z if trajectory.falls else flying_z(goal.piece.index))
        points = _line(start, trajectory, end)
        if trajectory.back:
            self._scene.show_as(item, trajectory.back)
        turn = self._turning(item, "", trajectory.back) if trajectory.back else _nothing

        def come(progress: float) -> None:
            item.setPos(QPointF(*along(points, progress, trajectory.arc)))
            item.setOpacity(min(1.0, 3 * progress))
            turn(progress)

        return Motion(
            come,
            trajectory.duration(length(points)),
            delay,
            in_quadratic if trajectory.falls else in_out_cubic,
            done=lambda: self._scene.settle_at(item, end),
        )

    def _turning(self, item: PieceItem, face: str, back: str) -> Callable[[float], None]:
        """Turns an item over in the middle of its way, from `back` to `face`; "" means the piece's own kind."""
        shown = [back]

        def turn(progress: float) -> None:
            wide, is_over = turned_over(progress)
            if is_over != (shown[0] == face):
                shown[0] = face if is_over else back
                self._scene.show_as(item, shown[0])
            item.setTransform(QTransform.fromScale(1.0 if progress >= 1.0 else wide, 1.0))

        return turn

    def _remove(self, removal: Remove, trajectory: PieceTrajectory, delay: float) -> Motion | None:
        self._playback.stop(motion_of(removal.piece))
        scene, item = self._scene, self._scene.item(removal.piece)
        if item is None:
            return None
        supply = scene.area_of(removal.target) if removal.target is not None else None
        travels = supply is not None and item.isVisible() and not self._playback.reduced_motion
        start, scale = item.pos(), item.scale()
        end = supply.center if supply is not None and travels else start
        item.setZValue(flying_z(removal.index))
        points = _line(start, trajectory, end) if travels else [(start.x(), start.y())]
        turn = self._turning(item, trajectory.back, "") if travels and trajectory.back else _nothing

        def go(progress: float) -> None:
            item.setPos(QPointF(*along(points, progress, trajectory.arc)) if travels else start)
            item.setScale(scale + (1.0 - scale) * progress)
            item.setOpacity(min(1.0, 3 * (1.0 - progress)) if travels else 1.0 - progress)
            turn(progress)

        return Motion(
            go,
            trajectory.duration(length(points)) if travels else FADE,
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
        """Fades out a piece that goes to a place the table does not show."""

        def fade(progress: float) -> None:
            item.setOpacity(1.0 - progress)

        return Motion(fade, FADE, delay, done=lambda: self._scene.settle_at(item, goal.position))


class _Starts:
    """Start times of the pieces of one event: one piece after another, counted separately for each `apart` of the trajectories."""

    def __init__(self, apart: float) -> None:
        self._apart = apart
        self._waits: dict[float | None, float] = {}

    def next(self, trajectory: PieceTrajectory) -> float:
        """Start time of the next piece."""
        return self._waits.get(trajectory.apart, 0.0)

    def taken(self, trajectory: PieceTrajectory) -> None:
        """Records that a piece has started."""
        self._waits[trajectory.apart] = self.next(trajectory) + (
            self._apart if trajectory.apart is None else trajectory.apart
        )


def _straight(_kind: str, _origin: str, _target: str) -> PieceTrajectory:
    return STRAIGHT


def _nothing(_progress: float) -> None:
    """Default without effect, for pieces that are not turned over."""


def _line(start: QPointF, trajectory: PieceTrajectory, end: QPointF) -> list[tuple[float, float]]:
    return [(start.x(), start.y()), *trajectory.via, (end.x(), end.y())]


def _distance(start: QPointF, end: QPointF) -> float:
    return math.hypot(end.x() - start.x(), end.y() - start.y())


MARKER_DURATION = 420.0
"""Duration of a marker's way, in milliseconds at normal speed."""


def rotate_marker(marker: QGraphicsItem, hub: QPointF, degrees: float, duration: float = MARKER_DURATION) -> Motion:
    """Rotates a marker clockwise around a hub (scene units), from `degrees` before its painted position to that position."""
    marker.setTransformOriginPoint(marker.mapFromScene(hub))

    def go(progress: float) -> None:
        marker.setRotation(degrees * (progress - 1.0))

    go(0.0)
    return Motion(go, duration, easing=in_out_cubic)


def pause(duration: float, delay: float = 0.0) -> Motion:
    """A motion without effect, to let time pass."""
    return Motion(lambda _progress: None, duration, delay)
