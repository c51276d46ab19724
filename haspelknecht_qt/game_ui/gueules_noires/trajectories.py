"""Trajectories of pieces: workers walk, coal flies from cart to cage, tiles and cards from a stack are turned over."""

from __future__ import annotations

from haspelknecht_qt.game_ui.gueules_noires import elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout, yard
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.trajectory import STRAIGHT, PieceTrajectory, Point

MARKER_DURATION, WALK_PER_UNIT, LONGEST_WALK, APART = 200.0, 0.12, 480.0, 40.0
TO_CANTEEN, LOOKAHEAD = 260.0, 80.0
"""Duration of the way to the canteen, and its lead over the workers that come, in ms at normal speed."""
INTO_CAGE, ARC = 180.0, 30.0
DROP, DROPS_FROM = 90.0, 34.0
"""Duration of a cube's fall into the minecart of a new tile, in ms, and its height in the units of the mine's drawing."""
OFF_STACK = 220.0
INTO_PILE = 420.0
"""Durations are milliseconds at normal speed; heights of arcs are in scene units."""

_WALKS = PieceTrajectory(MARKER_DURATION, WALK_PER_UNIT, LONGEST_WALK, APART)
_CARRIED = PieceTrajectory(INTO_CAGE, 0.0, INTO_CAGE, APART, arc=ARC)
_CAGE, _CARTS = {pieces.LOAD}, {mine_layout.WAGON}
_FAR = (elements.SUPPLY, elements.STOCK_CUBE, pieces.SPOT)


def trajectory_of(geometry: Geometry, state: State, kind: str, origin: str, target: str) -> PieceTrajectory:
    """Returns the trajectory of a piece from a place or supply to another one, "" being nowhere."""
    what, _name = elements.split(kind)
    start, end = (elements.kind_of(elements.plain(place)) for place in (origin, target))
    match what:
        case pieces.WORKER if end == pieces.BENCH:
            via = () if start != elements.SPACE else canteen_route(geometry, state, origin)
            return PieceTrajectory(TO_CANTEEN, 0.0, TO_CANTEEN, APART, lead=LOOKAHEAD, via=via)
        case pieces.WORKER if end in {elements.SPACE, pieces.TILL}:
            return _WALKS
        case pieces.COAL if start == elements.SUPPLY and end in _CARTS:
            return PieceTrajectory(DROP, 0.0, DROP, APART, falls=DROPS_FROM * geometry.zoom)
        case pieces.COAL if {start, end} <= {*_CAGE, *_CARTS} and start != end:
            return _CARRIED
        case pieces.COAL if start in {*_CAGE, *_FAR} and end in {*_CARTS, *_FAR}:
            return PieceTrajectory(apart=APART, arc=ARC)
        case pieces.TILE | pieces.ORDER | pieces.BACK if elements.STACK in {start, end}:
            back = "" if what == pieces.BACK else f"{pieces.BACK}.{'tiles' if what == pieces.TILE else 'orders'}"
            return PieceTrajectory(OFF_STACK, 0.0, OFF_STACK, APART, back=back)
        case pieces.ORDER if end == elements.DELIVERED:
            return PieceTrajectory(INTO_PILE, 0.0, INTO_PILE, APART, back=f"{pieces.BACK}.orders")
        case _:
            return STRAIGHT


def canteen_route(geometry: Geometry, state: State, space: str) -> tuple[Point, ...]:
    """Returns the corners of the way from a worker space to the canteen: out at the foot of its building, and along the yard."""
    number = elements.space_of(space)
    if number is None or number == BANK:
        return ()
    building = geometry.yard(yard.building_of(state.box.spaces[number]))
    canteen = geometry.yard("canteen")
    gap = 5.0 * geometry.regions.yard_scale
    x, _ = geometry.space(number).center
    low = building.bottom + gap
    return (x, low), (canteen.x - gap, low), (canteen.x - gap, canteen.center[1])
