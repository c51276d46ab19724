"""Motions besides those of the pieces: bank notes, vehicles, smoke, prizes, sliding tiles, and the shift clock.

Each motion shows a temporary picture or rotates a painted layer. A skipped motion leaves no picture behind.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import majorities, opponents, symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import CART_ZOOM, Geometry, TilePosition
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, FACE_SIDES, MineSide
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.piece_animation import marker_rotation, pause_motion
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.playback import Motion, MotionBatch
from haspelknecht_qt.table.scene_contract import AnimationSurface
from haspelknecht_qt.table.trajectory import Easing, ease_in_out_cubic, ease_in_quadratic, ease_out_cubic, linear
from haspelknecht_qt.table.window_plan import Box, LayoutMode

CLOCK_HAND, SCORING_MARKER = "clock.hand", "clock.marker"
"""Names of two painted layers that are rotated: the hand of the shift clock, and the scoring marker."""
ORDER_MARKS = "checks"
"""Name of the painted layer with the marks on outstanding orders."""
HAND_DURATION, MARKER_DURATION_PER_ELEMENT, MAX_TIMED_ELEMENTS = 700.0, 120.0, 4
"""Durations in ms: of a turn of the clock's hand, and of the scoring marker's move by one element.

A move by more than `MAX_TIMED_ELEMENTS` elements takes as long as one by `MAX_TIMED_ELEMENTS` elements.
"""
ROW_PAUSE, PRIZE_DURATION = 260.0, 420.0
"""Pause before an element is scored, and duration of a prize's flight to its winner, in ms."""
SLIDE_DURATION, LAMP_DURATION = 300.0, 160.0
"""Durations in ms of a bought tile's slide into the mine, and of the lighting of its lamp afterwards."""
ROCK_DURATION, ROCK_ANGLE = 160.0, 2.0
"""Duration of a minecart's rocking in ms, and its angle to either side in degrees."""
_TUB_SIZE, _WHEELS_DEPTH = 60.0, 24.0
"""Side of a square around a minecart, and depth of the wheels below the origin, in units of the minecart's drawing."""
NOTE_DURATION, NOTE_INTERVAL, MAX_NOTES = 180.0, 90.0, 3
"""Duration of a bank note's way to a player and interval between two notes, in ms; maximum number of notes shown."""
DRIVE_DURATION, DRIVE_LENGTH = 420.0, 190.0
"""Drive of a vehicle that leaves with a delivered order: duration in ms, and length in units of the mine's drawing."""
DRIFT_LENGTH, DRIFT_DURATION = 40.0, 1400.0
"""Drift of smoke: length in units of the mine's drawing, and duration in ms."""
_VEHICLE_COLOURS_ON_DARK = {"vehicle": "back_mark", "cut": "outline"}
"""Replacements for colours of a vehicle's drawing on the dark board of orders, by colour name."""
_NOTE_WIDTH, _VEHICLE_WIDTH, _SHIELD_HEIGHT = 40.0, 58.0, 27.0
"""Sizes: a note in units of the mine's drawing, a vehicle in % of the card's width, a shield in scene units."""


def animate_pixmap(
    surface: AnimationSurface,
    pixmap: QPixmap,
    way: tuple[QPointF, QPointF],
    duration: float,
    *,
    delay: float = 0.0,
    easing: Easing = ease_in_out_cubic,
    opacity_at: Callable[[float], float] = lambda _progress: 1.0,
) -> Motion:
    """Returns the motion of a picture along a straight line. The picture is removed at the end.

    `way` is the first and the last position of the picture's centre, in scene units. `opacity_at` returns the opacity
    for a progress from 0 to 1.
    """
    item = _transient_item(surface, pixmap)
    start, end = way

    def move_to(progress: float) -> None:
        item.setVisible(True)
        item.setPos(start + (end - start) * progress)
        item.setOpacity(opacity_at(progress))

    return Motion(move_to, duration, delay, easing, done=lambda: surface.items.removeItem(item))


def _transient_item(surface: AnimationSurface, pixmap: QPixmap) -> QGraphicsPixmapItem:
    """Adds a picture with its origin in the centre to the table, and returns it. It is invisible until it moves."""
    item = QGraphicsPixmapItem(pixmap)
    size = pixmap.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(Layer.FLYING + 1)
    item.setVisible(False)
    surface.items.addItem(item)
    return item


def run_detached(surface: AnimationSurface, motion: Motion) -> None:
    """Runs a motion at the speed of the playback. The animation of the turn does not wait for its end."""
    factor = surface.playback.speed.value / surface.playback.pace
    timed = evolve(motion, duration=motion.duration * factor, delay=motion.delay * factor)
    # Each motion has its own key: a motion replaced before its end would leave its picture on the table.
    surface.playback.run(object(), timed, survives_layout=True)


def animate_clock_hand(view_state: ViewState, surface: AnimationSurface) -> Iterable[Motion]:
    """Returns the motion that turns the hand of the shift clock to the next shift."""
    surface.paint()
    return _rotate_sheet(view_state, surface, CLOCK_HAND, 120.0, HAND_DURATION)


def animate_scoring(
    last: ViewState, view_state: ViewState, surface: AnimationSurface, prizes: tuple[int, ...]
) -> Iterable[Motion]:
    """Returns the motions of scoring one element: first of the marker, then of prizes from the row to the winners."""
    element = view_state.details.marked_element or 0
    steps = (element - majorities.marked_element(majorities.clock_picture(last))) % len(ELEMENTS)
    surface.paint()
    if not surface.has_motion:
        return [pause_motion(ROW_PAUSE)]
    duration = MARKER_DURATION_PER_ELEMENT * min(steps, MAX_TIMED_ELEMENTS)
    marker = _rotate_sheet(view_state, surface, SCORING_MARKER, 30.0 * steps, duration)
    winners = [(seat, points) for seat, points in enumerate(prizes) if points]
    shields = [_move_shield(view_state, surface, element, seat, points) for seat, points in winners]
    return [pause_motion(ROW_PAUSE), *marker, *(motion for motion in shields if motion is not None)]


def _rotate_sheet(
    view_state: ViewState, surface: AnimationSurface, sheet: str, degrees: float, duration: float
) -> list[Motion]:
    item = surface.sheets.item(sheet)
    if item is None or not degrees or not surface.has_motion:
        return []
    return [marker_rotation(item, QPointF(*_clock_layout(view_state).clock_box.center), degrees, duration)]


def _clock_layout(view_state: ViewState) -> majorities.ClockLayout:
    return majorities.clock_layout(view_state.regions, len(view_state.seats), view_state.state.shift)


def _move_shield(
    view_state: ViewState, surface: AnimationSurface, element: int, seat: int, points: int
) -> Motion | None:
    row = _clock_layout(view_state).rows[element]
    if row is None:
        return None
    size = _SHIELD_HEIGHT
    canvas = surface.sheets.canvas(Box(-size, -size, 2 * size, 2 * size))
    symbols.paint_shield(canvas, 0, 0, size, points)
    way = QPointF(row.x + 70, row.center[1]), QPointF(*score_position(view_state, seat))
    return animate_pixmap(surface, canvas.finish(), way, PRIZE_DURATION, opacity_at=_opacity_near_end)


def score_position(view_state: ViewState, seat: int) -> tuple[float, float]:
    """Returns the centre of the shield with a seat's score, in scene units.

    The shield is in the list of players. In a small window, it is on the player's card; the viewer's shield is beside
    the clock.
    """
    regions = view_state.regions
    if regions.mode is LayoutMode.SMALL:
        for other, box in view_state.opponent_card_boxes:
            if other == seat:
                return opponents.shield_centre(box, regions.mode)
        return regions.clock.right - 22, regions.clock.y + 50
    lines = majorities.clock_picture(view_state).lines
    number = next(place for place, line in enumerate(lines) if line.seat == seat)
    found = _clock_layout(view_state)
    return found.list_box.right - 18, found.list_box.y + (number + 0.5) * found.line_height - 2


def animate_payout(
    view_state: ViewState, surface: AnimationSurface, geometry: Geometry, seat: int, count: int
) -> Iterable[Motion]:
    """Returns the motions of at most `MAX_NOTES` bank notes from the bank to the player who receives them."""
    surface.paint()
    if not surface.has_motion:
        return []
    start = QPointF(*geometry.space_box(BANK).center)
    end = geometry.box_in_mine(elements.FRANCS)
    card = next((box for other, box in view_state.opponent_card_boxes if other == seat), None)
    if card is not None and seat != view_state.board_seat:
        end = opponents.crew_box(card, view_state.regions.mode)
    size = QSizeF(_NOTE_WIDTH, 24.0) * geometry.mine_scale
    picture = geometry.art.pixmap("pieces", "note.flat", size, surface.sheets.ratio)
    way = start, QPointF(*end.center)
    return [
        animate_pixmap(surface, picture, way, NOTE_DURATION, delay=NOTE_INTERVAL * number, opacity_at=_opacity_near_end)
        for number in range(min(MAX_NOTES, count))
    ]


def drive_off(view_state: ViewState, surface: AnimationSurface, geometry: Geometry, order: int) -> Iterable[Motion]:
    """Drives the vehicle of a delivered order off to the right. The animation of the turn does not wait for it.

    The marks on the orders are hidden until the remaining orders have moved up.
    """
    surface.sheets.hide(ORDER_MARKS)
    if not surface.has_motion:
        return ()
    cards = view_state.state.players[view_state.board_seat].orders
    box = geometry.regions.board_to_scene(geometry.order_box(cards.index(order), len(cards)))
    width = _VEHICLE_WIDTH * box.width / 100
    start_point = QPointF(box.x + 0.4 * box.width, box.y + 0.2 * box.height)
    end = start_point + QPointF(DRIVE_LENGTH * geometry.mine_scale, 0)
    name = f"vehicle.{VEHICLES[view_state.state.box.order_vehicle[order]]}"
    bounds = geometry.art.bounds("vehicles", name)
    size = QSizeF(width, width * bounds.height() / bounds.width())
    picture = geometry.art.pixmap("vehicles", name, size, surface.sheets.ratio, _VEHICLE_COLOURS_ON_DARK)
    way = start_point, end
    ride = animate_pixmap(surface, picture, way, DRIVE_DURATION, easing=ease_in_quadratic, opacity_at=_opacity_near_end)
    run_detached(surface, ride)
    return ()


def drift_smoke(surface: AnimationSurface, geometry: Geometry) -> Iterable[Motion]:
    """Lets smoke drift away once. The animation of the turn does not wait for it."""
    for number in (1, 2):
        box = geometry.box_in_mine(f"smoke.{number}")
        picture = geometry.art.pixmap("pieces", "smoke", QSizeF(box.width, box.height), surface.sheets.ratio)
        start = QPointF(*box.center)
        way = start, start + QPointF(DRIFT_LENGTH, -0.3 * DRIFT_LENGTH) * geometry.mine_scale
        motion = animate_pixmap(
            surface, picture, way, DRIFT_DURATION, easing=linear, opacity_at=lambda progress: 0.8 * (1 - progress)
        )
        run_detached(surface, motion)
    return ()


def bought_tile_position(geometry: Geometry, view_state: ViewState, face: int) -> TilePosition:
    """Returns the position of the last bought tile with this face in the large mine."""
    tiles = view_state.state.players[view_state.board_seat].tiles
    return geometry.last_tile_position(view_state.state.box.components.printed_minecart_side, tiles, face)


def slide_tile_in(view_state: ViewState, surface: AnimationSurface, geometry: Geometry, face: int) -> Iterable[Motion]:
    """Returns the motions of a bought tile: first the slide to its place, then the lighting of a light tile's lamp."""
    if not surface.has_motion:
        surface.paint()
        return []
    box = bought_tile_position(geometry, view_state, face).box
    end = QPointF(*geometry.regions.board_to_scene(box).center)
    shaft = geometry.box_in_mine("shaft.rail").center[0]
    way = QPointF(shaft, end.y()), end
    picture = _tile_picture(surface, geometry, face, box)
    slide = animate_pixmap(surface, picture, way, SLIDE_DURATION, easing=ease_out_cubic)

    def show_laid_tile() -> None:
        surface.paint()
        if slide.done is not None:
            slide.done()

    motions = [evolve(slide, done=show_laid_tile)]
    if FACE_SIDES[face] == MineSide.LIT:
        # While the tile slides, a picture of its dark face (face + 1), without a lamp, covers it and fades afterwards.
        dark = _tile_picture(surface, geometry, face + 1, box)
        motions.append(animate_pixmap(surface, dark, way, SLIDE_DURATION, easing=ease_out_cubic))
        fading = animate_pixmap(surface, dark, (end, end), LAMP_DURATION, easing=linear, opacity_at=lambda on: 1.0 - on)
        motions.append(evolve(fading, delay=SLIDE_DURATION))
    return motions


def _tile_picture(surface: AnimationSurface, geometry: Geometry, face: int, box: Box) -> QPixmap:
    zoom = geometry.mine_scale
    width, height = box.width * zoom, box.height * zoom
    canvas = surface.sheets.canvas(Box(-width / 2 - 2, -height / 2 - 2, width + 4, height + 4))
    with canvas.origin_at(0, 0, zoom):
        symbols.paint_tile_with_minecarts(canvas, face, 0, 0, box.height)
    return canvas.finish()


def paint_without_motion(surface: AnimationSurface) -> Iterable[Motion]:
    """Paints the view state after the event at this moment. Returns no motions."""
    surface.paint()
    return ()


def rock_minecarts(view_state: ViewState, surface: AnimationSurface, geometry: Geometry) -> MotionBatch:
    """Returns a batch that rocks the newly filled minecarts once. The animation of the turn does not wait for it."""
    bought = view_state.details.bought_tile
    prefix = elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board)
    empty: list[tuple[str, tuple[float, float]]] = []
    if bought is not None and bought.seat == view_state.board_seat:
        laid = bought_tile_position(geometry, view_state, bought.face)
        carts = zip(laid.tile.minecart_places(), laid.cart_origins, strict=True)
        empty = [(prefix + name, cart) for name, cart in carts if not surface.items.pieces_in(prefix + name)]

    def begin() -> Iterable[Motion]:
        surface.paint()
        for name, cart in empty:
            found = [surface.items.item(piece.id) for piece in surface.items.pieces_in(name)]
            if surface.has_motion and bought is not None and found:
                cubes = [item for item in found if item is not None]
                run_detached(surface, _rock_motion(surface, geometry, bought.face, cart, cubes))
        return ()

    return MotionBatch(begin)


def _rock_motion(
    surface: AnimationSurface, geometry: Geometry, face: int, cart: tuple[float, float], cubes: Sequence[PieceItem]
) -> Motion:
    """Returns the motion that rocks a minecart with its cubes. `cart` is its origin in units of the mine's drawing."""
    zoom = geometry.mine_scale * CART_ZOOM
    size = _TUB_SIZE * zoom
    canvas = surface.sheets.canvas(Box(-size / 2, -size / 2, size, size))
    symbols.paint_minecart(canvas, FACE_COLOURS[face], FACE_SIDES[face], 0, 0, zoom, empty=False)
    box = geometry.regions.board_to_scene(Box(*cart, 0, 0))
    tub = _transient_item(surface, canvas.finish())
    tub.setPos(box.x, box.y)
    rocking = (tub, *cubes)
    rail = QPointF(box.x, box.y + _WHEELS_DEPTH * zoom)
    for item in rocking:
        item.setTransformOriginPoint(rail - item.pos())

    def rock(progress: float) -> None:
        tub.setVisible(True)
        for item in rocking:
            item.setRotation(ROCK_ANGLE * math.sin(2 * math.pi * progress))

    def end_rocking() -> None:
        surface.items.removeItem(tub)
        for item in cubes:
            item.setRotation(0.0)
            item.setTransformOriginPoint(0.0, 0.0)

    return Motion(rock, ROCK_DURATION, done=end_rocking)


def _opacity_near_end(progress: float) -> float:
    """Returns the opacity of a picture that fades out in the last part of its motion."""
    return min(1.0, 4 * (1.0 - progress))
