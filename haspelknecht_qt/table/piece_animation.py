"""Piece animation: turns the ledger's changes into batches of motions, which play together.

A batch stores the final picture of the places it changes. It reads the pieces' positions only when it starts, because
earlier batches may have been played or skipped. A piece may be in its old place, dropped from the hand, or going home.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.hand import motion_key
from haspelknecht_qt.table.ledger import Addition, MovedPiece, Piece, PieceChanges, PieceLedger, Removal
from haspelknecht_qt.table.painted_sheets import flying_z
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.playback import Motion, MotionBatch, Playback
from haspelknecht_qt.table.scene import TableScene
from haspelknecht_qt.table.trajectory import (
    FADE_DURATION,
    LIFT_DURATION,
    STRAIGHT,
    PieceTrajectory,
    default_start_interval,
    ease_in_out_cubic,
    ease_in_quadratic,
    ease_out_cubic,
    flip_width_and_side,
    path_length,
    point_along,
)

TrajectoryOf = Callable[[str, str, str], PieceTrajectory]
"""(kind, origin, target) -> trajectory of a piece. Origin and target are ids of places or supplies; "" for none."""


@frozen
class _Goal:
    """Final place and position of a piece after a batch. `position` is None if the table does not show the place."""

    piece: Piece
    position: QPointF | None


class PieceAnimator:
    """Turns changes of the ledger (the record of each piece's place) into batches of motions for the playback."""

    def __init__(
        self, scene: TableScene, ledger: PieceLedger, playback: Playback, trajectories: TrajectoryOf | None = None
    ) -> None:
        self._scene = scene
        self._trajectories: TrajectoryOf = trajectories or (lambda _kind, _origin, _target: STRAIGHT)
        self._ledger = ledger
        self._playback = playback

    def batch(
        self,
        changes: PieceChanges,
        dropped: Iterable[PieceItem] = (),
        begin: Callable[[], None] | None = None,
        rearranged: Iterable[str] = (),
    ) -> MotionBatch:
        """Returns the batch of motions that shows the latest changes of pieces.

        `dropped` are the pieces released by the hand; they go to their place even if it has not changed. So do the
        pieces of places with the ids `rearranged`. `begin` is called when the batch starts.
        """
        dropped = list(dropped)
        goals = self._goals_by_piece(changes, dropped, rearranged)

        def start() -> Iterator[Motion]:
            if begin is not None:
                begin()
            yield from self._motions(changes, goals, {item.piece.id for item in dropped})

        return MotionBatch(start)

    def _goals_by_piece(
        self, changes: PieceChanges, dropped: Iterable[PieceItem], rearranged: Iterable[str]
    ) -> dict[int, _Goal]:
        places = dict.fromkeys(
            [
                *(removal.piece.place for removal in changes.removals),
                *(place for moved in changes.moved_pieces for place in (moved.origin, moved.piece.place)),
                *(addition.piece.place for addition in changes.additions),
                *(item.piece.place for item in dropped),
                *rearranged,
            ]
        )
        pieces = (piece for place in places for piece in self._ledger.pieces_in(place))
        return {piece.id: _Goal(piece, self._scene.home_position(piece)) for piece in pieces}

    def _motions(self, changes: PieceChanges, goals: Mapping[int, _Goal], dropped: set[int]) -> Iterator[Motion]:
        trajectories = self._trajectories
        changed: list[tuple[PieceTrajectory, Removal | MovedPiece | Addition]] = [
            *((trajectories(one.piece.kind, one.piece.place, one.target or ""), one) for one in changes.removals),
            *((trajectories(one.piece.kind, one.origin, one.piece.place), one) for one in changes.place_changes),
            *((trajectories(one.piece.kind, one.origin or "", one.piece.place), one) for one in changes.additions),
        ]
        interval = default_start_interval(len(changed))
        max_lead = max((trajectory.lead_time for trajectory, _ in changed), default=0.0)
        waits: dict[float | None, float] = {}  # delay of the next piece in ms, by `start_interval` of its trajectory
        for trajectory, change in changed:
            piece_id, wait = change.piece.id, waits.get(trajectory.start_interval, 0.0)
            delay = max_lead - trajectory.lead_time + wait
            motion: Motion | None
            match change:
                case Removal():
                    motion = self._removal_motion(change, trajectory, delay)
                case Addition():
                    motion = self._addition_motion(change, goals[piece_id], trajectory, delay)
                case MovedPiece():
                    motion = self._travel_motion(goals[piece_id], trajectory, delay, from_hand=piece_id in dropped)
            if motion is not None:
                own_interval = trajectory.start_interval
                waits[own_interval] = wait + (interval if own_interval is None else own_interval)
                yield motion
        moved = {change.piece.id for _, change in changed}
        for piece_id, goal in goals.items():
            if piece_id not in moved and (
                motion := self._travel_motion(goal, STRAIGHT, 0.0, from_hand=piece_id in dropped)
            ):
                yield motion

    def _travel_motion(
        self, goal: _Goal, trajectory: PieceTrajectory, delay: float, *, from_hand: bool
    ) -> Motion | None:
        """Motion of a piece from its current position to its goal; None if the piece is already at its goal."""
        self._playback.stop(motion_key(goal.piece.id))
        scene, item = self._scene, self._scene.item(goal.piece.id)
        if item is None:
            item = scene.add_piece(goal.piece)
            return self._fade_in_motion(item, goal, delay)
        hidden = not item.isVisible()
        scene.assign_place(item, goal.piece)
        if goal.position is None:
            return self._fade_out_motion(item, goal, delay)
        if hidden:
            return self._fade_in_motion(item, goal, delay)
        start, scale = item.pos(), item.scale()
        distance = QLineF(start, goal.position).length()
        if distance < 0.01 and math.isclose(scale, 1.0) and not item.is_lifted:
            scene.rest_at(item, goal.position)
            return None
        if self._playback.reduced_motion and distance > 0.01:
            return self._fade_in_motion(item, goal, delay)
        item.setZValue(flying_z(goal.piece.index, on_top=item.on_top))
        end = goal.position
        # A piece dropped from the hand is already near its goal, so it moves there in a straight line.
        points = _line_points(start, trajectory if not from_hand else STRAIGHT, end)
        arc = 0.0 if from_hand else trajectory.arc_height

        def move_item(progress: float) -> None:
            item.setPos(QPointF(*point_along(points, progress, arc)))
            item.setScale(scale + (1.0 - scale) * progress)

        duration = trajectory.duration(path_length(points))
        if from_hand:
            duration = LIFT_DURATION + STRAIGHT.duration(distance) - STRAIGHT.duration(0)
        easing = ease_out_cubic if from_hand else ease_in_out_cubic
        return Motion(move_item, duration, delay, easing, done=lambda: scene.rest_at(item, end))

    def _addition_motion(
        self, addition: Addition, goal: _Goal, trajectory: PieceTrajectory, delay: float
    ) -> Motion | None:
        item = self._scene.item(goal.piece.id) or self._scene.add_piece(goal.piece)
        supply = self._scene.area_of(addition.origin) if addition.origin is not None else None
        if goal.position is None:
            return self._fade_out_motion(item, goal, delay)
        if supply is None or self._playback.reduced_motion:
            return self._fade_in_motion(item, goal, delay)
        end = goal.position
        start = end - QPointF(0.0, trajectory.fall_height) if trajectory.fall_height else supply.center
        item.setPos(start)
        item.setOpacity(0.0)
        item.setZValue(item.resting_z if trajectory.fall_height else flying_z(goal.piece.index))
        points = _line_points(start, trajectory, end)
        if trajectory.back_kind:
            self._scene.set_shown_kind(item, trajectory.back_kind)
        show_flip = self._turn_function(item, trajectory.back_kind, "")

        def move_item(progress: float) -> None:
            item.setPos(QPointF(*point_along(points, progress, trajectory.arc_height)))
            item.setOpacity(min(1.0, 3 * progress))
            show_flip(progress)

        easing = ease_in_quadratic if trajectory.fall_height else ease_in_out_cubic
        duration = trajectory.duration(path_length(points))
        return Motion(move_item, duration, delay, easing, done=lambda: self._scene.rest_at(item, end))

    def _turn_function(self, item: PieceItem, first: str, last: str) -> Callable[[float], None]:
        """Returns a function of progress (0 to 1) that shows a piece turning over.

        In the first half of the motion the piece looks like kind `first`, then like kind `last`. "" stands for its own
        kind. The function does nothing if both kinds are equal.
        """
        shown = first

        def show_flip(progress: float) -> None:
            nonlocal shown
            if first == last:
                return
            width, is_over = flip_width_and_side(progress)
            if is_over != (shown == last):
                shown = last if is_over else first
                self._scene.set_shown_kind(item, shown)
            item.setTransform(QTransform.fromScale(1.0 if progress >= 1.0 else width, 1.0))

        return show_flip

    def _removal_motion(self, removal: Removal, trajectory: PieceTrajectory, delay: float) -> Motion | None:
        piece_id = removal.piece.id
        self._playback.stop(motion_key(piece_id))
        scene, item = self._scene, self._scene.item(piece_id)
        if item is None:
            return None
        supply = scene.area_of(removal.target) if removal.target is not None else None
        travels = supply is not None and item.isVisible() and not self._playback.reduced_motion
        start, scale = item.pos(), item.scale()
        end = supply.center if supply is not None and travels else start
        item.setZValue(flying_z(removal.piece.index))
        points = _line_points(start, trajectory, end) if travels else [(start.x(), start.y())]
        show_flip = self._turn_function(item, "", trajectory.back_kind if travels else "")

        def move_item(progress: float) -> None:
            item.setPos(QPointF(*point_along(points, progress, trajectory.arc_height)) if travels else start)
            item.setScale(scale + (1.0 - scale) * progress)
            item.setOpacity(min(1.0, 3 * (1.0 - progress)) if travels else 1.0 - progress)
            show_flip(progress)

        duration = trajectory.duration(path_length(points)) if travels else FADE_DURATION
        return Motion(move_item, duration, delay, ease_in_out_cubic, done=lambda: scene.remove_piece(piece_id))

    def _fade_in_motion(self, item: PieceItem, goal: _Goal, delay: float) -> Motion:
        self._scene.assign_place(item, goal.piece)
        self._scene.rest_at(item, goal.position)
        item.setOpacity(0.0)
        return Motion(item.setOpacity, FADE_DURATION, delay)

    def _fade_out_motion(self, item: PieceItem, goal: _Goal, delay: float) -> Motion:
        """Fades out a piece whose new place is not shown on the table."""
        return Motion(
            lambda progress: item.setOpacity(1.0 - progress),
            FADE_DURATION,
            delay,
            done=lambda: self._scene.rest_at(item, goal.position),
        )


def _line_points(start: QPointF, trajectory: PieceTrajectory, end: QPointF) -> list[tuple[float, float]]:
    return [(start.x(), start.y()), *trajectory.via_points, (end.x(), end.y())]


MARKER_DURATION = 420.0
"""Duration of a marker's rotation, in milliseconds at normal speed."""


def marker_rotation(marker: QGraphicsItem, hub: QPointF, degrees: float, duration: float = MARKER_DURATION) -> Motion:
    """Returns a motion that turns a marker clockwise around `hub` (scene units), from `degrees` before its end."""
    marker.setTransformOriginPoint(marker.mapFromScene(hub))

    def rotate(progress: float) -> None:
        marker.setRotation(degrees * (progress - 1.0))

    rotate(0.0)
    return Motion(rotate, duration, easing=ease_in_out_cubic)


def pause_motion(duration: float, delay: float = 0.0) -> Motion:
    """Motion without any effect: it makes a batch last `delay` plus `duration` milliseconds."""
    return Motion(lambda _progress: None, duration, delay)
