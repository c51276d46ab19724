"""Animation of the events of Gueules Noires, including motions before and after those of the pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import partial

from attrs import evolve
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import effects, elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout, yard
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.game_ui.gueules_noires.painter import ROPES, SHEAVE
from haspelknecht_qt.game_ui.gueules_noires.view_state import BoughtTile, ViewState
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.playback import Motion, MotionBatch
from haspelknecht_qt.table.scene_contract import AnimationSurface, SceneAnimation
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory, Point

MIN_RIDE_DURATION, RIDE_DURATION_PER_LEVEL, MAX_RIDE_DURATION = 220.0, 110.0, 620.0
"""Durations of a ride of the cage in ms at normal speed: minimum, time added for each level, and maximum."""
SHEAVE_TURN_PER_LEVEL = 150.0
"""Rotation of the sheave (the wheel on the headframe) while the cage rides one level, in degrees."""
SHAKE_DURATION = 120.0
"""Duration of the shaking of the cubes when the cage stops, in ms. The cubes shake by one scene unit to either side."""

MIN_WALK_DURATION, WALK_DURATION_PER_UNIT, MAX_WALK_DURATION, PIECE_INTERVAL = 200.0, 0.12, 480.0, 40.0
"""Durations of a worker's walk in ms: minimum, time added for each scene unit of the way, maximum.

Pieces that move together start `PIECE_INTERVAL` ms apart.
"""
CANTEEN_DURATION, CANTEEN_LEAD = 260.0, 80.0
"""Durations in ms: of a replaced worker's walk to the canteen, and of its head start over the new workers."""
CARRY_DURATION, ARC_HEIGHT = 180.0, 30.0
"""Movement of a cube between minecart and cage: duration in ms, and height of its arc in scene units."""
DROP_DURATION, DROP_HEIGHT = 90.0, 34.0
"""Fall of a cube into a new tile's minecart: duration in ms, and height in units of the mine's drawing."""
DRAW_DURATION, PILE_DURATION = 220.0, 420.0
"""Durations in ms at normal speed: of a drawn piece's way, and of a delivered order's way to its pile."""

_WALK_TRAJECTORY = PieceTrajectory(MIN_WALK_DURATION, WALK_DURATION_PER_UNIT, MAX_WALK_DURATION, PIECE_INTERVAL)
_CARRY_TRAJECTORY = PieceTrajectory(CARRY_DURATION, 0.0, CARRY_DURATION, PIECE_INTERVAL, arc_height=ARC_HEIGHT)
_CAGE_KINDS, _MINECART_KINDS = {pieces.CAGE_LOAD}, {mine_layout.MINECART_PLACE}
_KINDS_OUTSIDE_MINE = {elements.SUPPLY, elements.STOCK_CUBE, pieces.SPOT}
"""Kinds of places for cubes outside the mine: general supply, private storage, order spots."""


class GueulesNoiresAnimation(SceneAnimation[ViewState, State, Event]):
    """Animation of the events of a turn: rides of the cage, turns of the shift clock, and movements of pieces."""

    def __init__(self, art: Art) -> None:
        self._art = art

    @override
    def group_events(self, narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
        """Yields the events to animate. Of several events shown together, only the last is yielded.

        All cubes of a new tile are shown together. Replaced workers are shown together with the new workers.
        """
        narrated = list(narration)
        following = [*(event for event, _ in narrated), None][1:]
        for (event, state), after in zip(narrated, following, strict=True):
            together = isinstance(event, events.MinecartLoaded) and isinstance(after, events.MinecartLoaded)
            if not together and not isinstance(event, events.WorkersDisplaced):
                yield event, state

    @override
    def event_view_state(self, event: Event, last: ViewState, view_state: ViewState) -> ViewState:
        """Returns the view state with two details of the animation: the tile being loaded, and the scoring marker."""
        details = view_state.details
        if not isinstance(event, events.ShiftBegan):
            details = evolve(details, orders_at_scoring=last.details.orders_at_scoring)
        match event:
            case events.TileBought(seat, face, _):
                copy = view_state.state.players[seat].tiles[face] - 1
                details = evolve(details, bought_tile=BoughtTile(seat, face, copy))
            case events.MajorityScored(_, element, _, _):
                details = evolve(details, bought_tile=None, marked_element=element)
            case events.ShiftBegan():
                details = evolve(details, bought_tile=None, marked_element=None)
            case _:
                shown = last.details
                details = evolve(details, bought_tile=shown.bought_tile, marked_element=shown.marked_element)
        return evolve(view_state, details=details)

    @override
    def trajectory_of(self, view_state: ViewState, kind: str, origin: str, target: str) -> PieceTrajectory:
        geometry = Geometry(self._art, view_state.regions)
        return trajectory_of(geometry, view_state.state, kind, origin, target)

    @override
    def animate_before(
        self, event: Event, last: ViewState, view_state: ViewState, surface: AnimationSurface
    ) -> MotionBatch | None:
        """Returns the motions before the pieces move, or None. Motions in a mine are shown only in the large one."""
        geometry = Geometry(self._art, view_state.regions)
        match event:
            case events.CageMoved(seat, start_level, level) if seat == view_state.board_seat and surface.has_motion:
                return _ride_motions(last, surface, geometry, start_level, level)
            case events.MajorityScored(_, _, _, prizes):
                return MotionBatch(partial(effects.animate_scoring, last, view_state, surface, prizes))
            case events.ShiftBegan(shift, _) if shift > last.state.shift:
                return MotionBatch(partial(effects.animate_clock_hand, view_state, surface))
            case events.OrderDelivered(seat, order, _) if seat == view_state.board_seat:
                return MotionBatch(partial(effects.drive_off, last, surface, geometry, order))
            case events.MinecartLoaded(seat, _, _) if seat == view_state.board_seat:
                # The outlines of missing cubes vanish before cubes fall into the minecarts.
                return MotionBatch(partial(effects.paint_without_motion, surface))
            case events.WorkersPlaced() if surface.has_motion:
                return MotionBatch(partial(effects.drift_smoke, surface, geometry))
            case _:
                return None

    @override
    def animate_after(self, event: Event, view_state: ViewState, surface: AnimationSurface) -> MotionBatch | None:
        geometry = Geometry(self._art, view_state.regions)
        match event:
            case events.TileBought(seat, face, _) if seat == view_state.board_seat:
                return MotionBatch(partial(effects.slide_tile_in, view_state, surface, geometry, face))
            case events.MinecartLoaded(seat, _, _) if seat == view_state.board_seat:
                return effects.rock_minecarts(view_state, surface, geometry)
            case events.OrderDelivered(seat, _, _) if seat == view_state.board_seat:
                # The remaining orders have moved up, so their marks are in the right places.
                return MotionBatch(partial(effects.paint_without_motion, surface))
            case events.FrancsGained(seat, _, francs):
                return MotionBatch(partial(effects.animate_payout, view_state, surface, geometry, seat, francs))
            case _:
                return None


def _ride_motions(
    last: ViewState, surface: AnimationSurface, geometry: Geometry, start: int, level: int
) -> MotionBatch:
    """Returns the motions of a ride: cage with contents, ropes, and sheave (the wheel on the headframe)."""
    prefix = elements.opponent_board_prefix(is_opponent_board=last.shows_opponent_board)
    places = (prefix + elements.level(start), prefix + pieces.cage_load_place(start))
    riding = [surface.items.item(piece.id) for place in places for piece in surface.items.pieces_in(place)]
    zoom = geometry.mine_scale
    way = (geometry.cage_box(level).y - geometry.cage_box(start).y) * zoom
    duration = min(MAX_RIDE_DURATION, MIN_RIDE_DURATION + RIDE_DURATION_PER_LEVEL * abs(level - start))

    def begin() -> Iterable[Motion]:
        surface.paint()
        found = [item for item in riding if item is not None]
        # Cage and cubes start from their current positions, because a dragged cage is already at its target.
        began = [item.pos() for item in found]
        home = geometry.regions.board_to_scene(geometry.cage_box(level)).center
        ends = QPointF(*home)
        left = ends.y() - began[0].y() if began else way
        ropes, sheave = surface.sheets.item(ROPES), surface.sheets.item(SHEAVE)
        length = ropes.boundingRect().height() if ropes is not None else 1.0
        if sheave is not None:
            sheave.setTransformOriginPoint(sheave.boundingRect().center())

        def ride(progress: float) -> None:
            for item, pos in zip(found, began, strict=True):
                item.setPos(QPointF(pos.x(), pos.y() + left * progress))
            if ropes is not None:
                shown = max(0.02, (length - left * (1 - progress)) / length)
                ropes.setTransform(QTransform.fromScale(1.0, shown))
            if sheave is not None:
                sheave.setRotation(SHEAVE_TURN_PER_LEVEL * (level - start) * (progress - 1.0))

        ride(0.0)
        shaken = [item.pos() for item in found[1:]]

        def shake(progress: float) -> None:
            aside = math.sin(4 * math.pi * progress) * (1.0 - progress)
            for item, pos in zip(found[1:], shaken, strict=True):
                item.setPos(QPointF(pos.x() + aside, pos.y() + left))

        return [Motion(ride, duration, easing=in_out_sine), Motion(shake, SHAKE_DURATION, delay=duration)]

    return MotionBatch(begin)


def in_out_sine(t: float) -> float:
    """Easing function of a motion that starts and ends slowly."""
    return (1 - math.cos(math.pi * t)) / 2


def trajectory_of(geometry: Geometry, state: State, kind: str, origin: str, target: str) -> PieceTrajectory:
    """Returns the trajectory of a piece from `origin` to `target`: places or supplies, or "" for outside the table."""
    what, _name = elements.split_id(kind)
    start, end = (elements.kind_of(elements.without_board_prefix(place)) for place in (origin, target))
    match what:
        case pieces.WORKER if end == pieces.CANTEEN_PLACE:
            via = () if start != elements.SPACE else canteen_route(geometry, state, origin)
            return PieceTrajectory(
                CANTEEN_DURATION, 0.0, CANTEEN_DURATION, PIECE_INTERVAL, lead_time=CANTEEN_LEAD, via_points=via
            )
        case pieces.WORKER if end in {elements.SPACE, pieces.BANK_PLACE}:
            return _WALK_TRAJECTORY
        case pieces.COAL if start == elements.SUPPLY and end in _MINECART_KINDS:
            return PieceTrajectory(
                DROP_DURATION, 0.0, DROP_DURATION, PIECE_INTERVAL, fall_height=DROP_HEIGHT * geometry.mine_scale
            )
        case pieces.COAL if {start, end} <= _CAGE_KINDS | _MINECART_KINDS and start != end:
            return _CARRY_TRAJECTORY
        case pieces.COAL if start in _CAGE_KINDS | _KINDS_OUTSIDE_MINE and end in _MINECART_KINDS | _KINDS_OUTSIDE_MINE:
            return PieceTrajectory(start_interval=PIECE_INTERVAL, arc_height=ARC_HEIGHT)
        case pieces.TILE | pieces.ORDER | pieces.BACK if elements.STACK in {start, end}:
            back = "" if what == pieces.BACK else f"{pieces.BACK}.{'tiles' if what == pieces.TILE else 'orders'}"
            return PieceTrajectory(DRAW_DURATION, 0.0, DRAW_DURATION, PIECE_INTERVAL, back_kind=back)
        case pieces.ORDER if end == elements.DELIVERED_ORDERS:
            return PieceTrajectory(PILE_DURATION, 0.0, PILE_DURATION, PIECE_INTERVAL, back_kind=f"{pieces.BACK}.orders")
        case _:
            return STRAIGHT


def canteen_route(geometry: Geometry, state: State, space: str) -> tuple[Point, ...]:
    """Returns the corners of a worker's route to the canteen: out of the building at its foot, then along the yard."""
    number = elements.SPACE_BY_ELEMENT.get(space)
    if number is None or number == BANK:
        return ()
    building = geometry.box_in_yard(yard.building_of(state.box.spaces[number]))
    canteen = geometry.box_in_yard("canteen")
    gap = 5.0 * geometry.regions.yard_scale
    x, _ = geometry.space_box(number).center
    low = building.bottom + gap
    return (x, low), (canteen.x - gap, low), (canteen.x - gap, canteen.center[1])
