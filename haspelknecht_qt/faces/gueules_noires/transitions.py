"""What moves besides the pieces: notes, vehicles, smoke, prizes, the tile that slides into the mine, the shift clock.

All of it is a picture that comes onto the table for a moment and is gone afterwards, or a sheet that is turned: skipped, nothing of it is left.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from haspelknecht_qt.faces.gueules_noires import elements
from haspelknecht_qt.faces.gueules_noires.boards import majorities, marks, opponents
from haspelknecht_qt.faces.gueules_noires.boards.geometry import CART, Geometry, Laid
from haspelknecht_qt.faces.gueules_noires.boards.pits import PitTile, level_of, side_of
from haspelknecht_qt.faces.gueules_noires.sight import Sight
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import COLOUR_OF, SIDE_OF, Side
from haspelknecht_qt.table.layers import Layer
from haspelknecht_qt.table.motion import Easing, gathering, in_out_cubic, linear, out_cubic
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.playback import Batch, Motion
from haspelknecht_qt.table.scene_contract import Surface
from haspelknecht_qt.table.walking import rest, walk
from haspelknecht_qt.table.window_plan import Box, Mode

HAND, MARKER = "clock.hand", "clock.marker"
"""The sheets of the shift clock that turn."""
A_SHIFT, A_STEP, STEPS = 700.0, 120.0, 4
"""Milliseconds at normal speed that the hand takes to the next shift, the marker to the next element and, at most, how many of those."""
A_ROW, A_PRIZE = 260.0, 420.0
SLIDE, LAMP = 300.0, 160.0
ROCK, TILT = 160.0, 2.0
"""How long a minecart rocks once, and how many degrees to either side."""
_TUB, _WHEELS = 30.0, 24.0
"""Half the side of a square that a minecart stands in, and where its wheels are below its origin, by its own measure."""
A_NOTE, NOTES_APART, MOST_NOTES = 180.0, 90.0, 3
DRIVE, WAY_OFF = 420.0, 190.0
"""How long a vehicle drives off, and how far, in the units of the mine's drawing."""
DRIFT, DRIFT_TIME = 40.0, 1400.0
"""How far smoke drifts, in the units of the mine's drawing, and how long."""
_LIGHT = {"vehicle": "back_mark", "cut": "outline"}
"""The ink of a vehicle on the dark board of orders."""
_NOTE, _VEHICLE, _SHIELD = 40.0, 58.0, 27.0


def passing(
    surface: Surface,
    pixmap: QPixmap,
    way: tuple[QPointF, QPointF],
    duration: float,
    *,
    delay: float = 0.0,
    easing: Easing = in_out_cubic,
    fades: Callable[[float], float] = lambda _progress: 1.0,
) -> Motion:
    """A picture goes from one middle to another (scene units), as opaque as `fades` says, and is taken away there."""
    item = _passing_item(surface, pixmap)
    start, end = way

    def go(progress: float) -> None:
        item.setVisible(True)
        item.setPos(start + (end - start) * progress)
        item.setOpacity(fades(progress))

    return Motion(go, duration, delay, easing, done=lambda: surface.items.removeItem(item))


def _passing_item(surface: Surface, pixmap: QPixmap) -> QGraphicsPixmapItem:
    """A picture that is there for a moment, not seen yet, around its middle."""
    item = QGraphicsPixmapItem(pixmap)
    size = pixmap.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(Layer.FLYING + 1)
    item.setVisible(False)
    surface.items.addItem(item)
    return item


def beside(surface: Surface, name: str, motion: Motion) -> None:
    """Runs a motion for which nobody waits, at the speed at which events are told."""
    factor = surface.playback.speed.value / surface.playback.pace
    timed = evolve(motion, duration=motion.duration * factor, delay=motion.delay * factor)
    surface.playback.run(("passing", name), timed, lasts=True)


# The shift clock


def new_shift(sight: Sight, surface: Surface) -> Batch:
    """The hand of the clock goes on to the next shift."""

    def start() -> Iterable[Motion]:
        surface.paint()
        return _turned(sight, surface, HAND, 120.0, A_SHIFT)

    return Batch(start)


def scored(last: Sight, sight: Sight, surface: Surface, prizes: tuple[int, ...]) -> Batch:
    """A row of the majorities comes in: the scoring marker goes on to it, the prizes go to who won them."""
    element = sight.details.marker or 0
    steps = (element - majorities.marker_of(majorities.clock_picture(last))) % len(ELEMENTS)

    def start() -> Iterable[Motion]:
        surface.paint()
        if not surface.moves:
            return [rest(A_ROW)]
        shields = [_shield(sight, surface, element, seat, points) for seat, points in enumerate(prizes) if points]
        return [
            rest(A_ROW),
            *_turned(sight, surface, MARKER, 30.0 * steps, A_STEP * min(steps, STEPS)),
            *(motion for motion in shields if motion is not None),
        ]

    return Batch(start)


def _turned(sight: Sight, surface: Surface, sheet: str, degrees: float, duration: float) -> list[Motion]:
    item = surface.sheets.item(sheet)
    if item is None or not degrees or not surface.moves:
        return []
    return [walk(item, QPointF(*_layout(sight).clock.center), degrees, duration)]


def _layout(sight: Sight) -> majorities.PanelLayout:
    return majorities.layout(sight.regions, len(sight.seats), sight.state.shift)


def _shield(sight: Sight, surface: Surface, element: int, seat: int, points: int) -> Motion | None:
    row = _layout(sight).rows[element]
    if row is None:
        return None
    size = _SHIELD
    canvas = surface.sheets.canvas(Box(-size, -size, 2 * size, 2 * size))
    marks.shield(canvas, 0, 0, size, points)
    start = QPointF(row.x + 70, row.center[1])
    return passing(surface, canvas.finish(), (start, QPointF(*score_of(sight, seat))), A_PRIZE, fades=_late)


def score_of(sight: Sight, seat: int) -> tuple[float, float]:
    """The middle of a seat's shield: in the list of the players, in a small window on its card or, of who looks, beside the clock."""
    regions = sight.regions
    if regions.mode is Mode.SMALL:
        for other, box in sight.cards:
            if other == seat:
                return opponents.shield_at(box, regions.mode)
        return regions.clock.right - 22, regions.clock.y + 50
    lines = majorities.clock_picture(sight).lines
    number = next(place for place, line in enumerate(lines) if line.seat == seat)
    found = _layout(sight)
    return found.list.right - 18, found.list.y + (number + 0.5) * found.line - 2


# Money, vehicles, smoke


def francs(sight: Sight, surface: Surface, geometry: Geometry, seat: int, count: int) -> Batch:
    """Notes slide from the bank to who gets them, at most three."""
    start = QPointF(*geometry.space(BANK).center)
    own = seat == sight.on_board
    card = next((box for other, box in sight.cards if other == seat), None)
    end = geometry.mine(elements.FRANCS) if own or card is None else opponents.crew_box(card, sight.regions.mode)
    size = QSizeF(_NOTE, 24.0) * geometry.zoom

    def begin() -> Iterable[Motion]:
        surface.paint()
        if not surface.moves:
            return []
        picture = geometry.art.pixmap("pieces", "note.flat", size, surface.sheets.ratio)
        way = start, QPointF(*end.center)
        return [
            passing(surface, picture, way, A_NOTE, delay=NOTES_APART * number, fades=_late)
            for number in range(min(MOST_NOTES, count))
        ]

    return Batch(begin)


def drives_off(sight: Sight, surface: Surface, geometry: Geometry, order: int) -> Batch:
    """The vehicle of a delivered order drives off to the right, while its cubes and its card go."""
    cards = sight.state.players[sight.on_board].orders
    box = geometry.regions.on_board(geometry.order(cards.index(order), len(cards)))
    width = _VEHICLE * box.width / 100
    start = QPointF(box.x + 0.4 * box.width, box.y + 0.2 * box.height)
    end = start + QPointF(WAY_OFF * geometry.zoom, 0)
    name = f"vehicle.{VEHICLES[sight.state.box.vehicle[order]]}"
    bounds = geometry.art.bounds("vehicles", name)
    size = QSizeF(width, width * bounds.height() / bounds.width())

    def begin() -> Iterable[Motion]:
        picture = geometry.art.pixmap("vehicles", name, size, surface.sheets.ratio, _LIGHT)
        beside(surface, name, passing(surface, picture, (start, end), DRIVE, easing=gathering, fades=_late))
        return ()

    return Batch(begin)


def smoke(surface: Surface, geometry: Geometry) -> Batch:
    """Smoke drifts off once, while the turn is told."""

    def begin() -> Iterable[Motion]:
        for number in (1, 2):
            box = geometry.mine(f"smoke.{number}")
            picture = geometry.art.pixmap("pieces", "smoke", QSizeF(box.width, box.height), surface.sheets.ratio)
            start = QPointF(*box.center)
            way = start, start + QPointF(DRIFT, -0.3 * DRIFT) * geometry.zoom
            motion = passing(
                surface, picture, way, DRIFT_TIME, easing=linear, fades=lambda progress: 0.8 * (1 - progress)
            )
            beside(surface, f"smoke.{number}", motion)
        return ()

    return Batch(begin)


# The tile


def tile_laid(geometry: Geometry, sight: Sight, face: int) -> Laid:
    """Where the tile of this face that was bought last lies."""
    player = sight.state.players[sight.on_board]
    wanted = PitTile(level_of(face), side_of(face), face, player.tiles[face] - 1)
    laid = geometry.tiles(sight.state.box.components.printed_minecart, player, wanted.level, wanted.side)
    return next(tile for tile in laid if tile.tile == wanted)


def slides_in(sight: Sight, surface: Surface, geometry: Geometry, face: int) -> Batch:
    """A tile comes out of the shaft to its place; on the light side its lamp goes on there."""
    box = tile_laid(geometry, sight, face).box
    end = QPointF(*geometry.regions.on_board(box).center)
    shaft = geometry.mine("shaft.rail").center[0]

    def begin() -> Iterable[Motion]:
        if not surface.moves:
            surface.paint()
            return []
        way = QPointF(shaft, end.y()), end
        slide = passing(surface, _tile(surface, geometry, face, box), way, SLIDE, easing=out_cubic)
        motions = [evolve(slide, done=_then(slide.done, surface.paint))]
        if SIDE_OF[face] == Side.LIT:
            # The tile of the dark side beside it is the same without a lamp.
            dark = _tile(surface, geometry, face + 1, box)
            motions += [
                passing(surface, dark, way, SLIDE, easing=out_cubic),
                passing(surface, dark, (end, end), LAMP, delay=SLIDE, easing=linear, fades=lambda on: 1.0 - on),
            ]
        return motions

    return Batch(begin)


def _tile(surface: Surface, geometry: Geometry, face: int, box: Box) -> QPixmap:
    zoom = geometry.zoom
    width, height = box.width * zoom, box.height * zoom
    canvas = surface.sheets.canvas(Box(-width / 2 - 2, -height / 2 - 2, width + 4, height + 4))
    with canvas.at(0, 0, zoom):
        marks.tile_with_carts(canvas, face, 0, 0, box.height)
    return canvas.finish()


def minecarts_open(surface: Surface) -> Batch:
    """The minecarts stand there without their dashed outlines before the cubes fall into them."""

    def begin() -> Iterable[Motion]:
        surface.paint()
        return ()

    return Batch(begin)


def rocks(sight: Sight, surface: Surface, geometry: Geometry) -> Batch:
    """The minecarts of the tile bought last that were empty until now rock once with the cubes that have fallen in; nobody waits for it."""
    bought = sight.details.bought
    prefix = elements.guest_prefix(is_guest=sight.is_guest)
    empty: list[tuple[str, tuple[float, float]]] = []
    if bought is not None and bought.seat == sight.on_board:
        laid = tile_laid(geometry, sight, bought.face)
        carts = zip(laid.tile.wagons(), laid.carts, strict=True)
        empty = [(prefix + name, cart) for name, cart in carts if not surface.items.pieces_in(prefix + name)]

    def begin() -> Iterable[Motion]:
        surface.paint()
        for name, cart in empty:
            found = [surface.items.item(piece.id) for piece in surface.items.pieces_in(name)]
            if surface.moves and bought is not None and found:
                cubes = [item for item in found if item is not None]
                beside(surface, name, _rocking(surface, geometry, bought.face, cart, cubes))
        return ()

    return Batch(begin)


def _rocking(
    surface: Surface, geometry: Geometry, face: int, cart: tuple[float, float], cubes: Sequence[PieceItem]
) -> Motion:
    """A tub rocks on its wheels, the cubes with it; `cart` is its origin in the units of the mine's drawing."""
    zoom = geometry.zoom * CART
    canvas = surface.sheets.canvas(Box(-_TUB * zoom, -_TUB * zoom, 2 * _TUB * zoom, 2 * _TUB * zoom))
    marks.cart(canvas, COLOUR_OF[face], SIDE_OF[face], 0, 0, zoom, empty=False)
    box = geometry.regions.on_board(Box(*cart, 0, 0))
    tub = _passing_item(surface, canvas.finish())
    tub.setPos(box.x, box.y)
    rocking = (tub, *cubes)
    rail = QPointF(box.x, box.y + _WHEELS * zoom)
    for item in rocking:
        item.setTransformOriginPoint(rail - item.pos())

    def rock(progress: float) -> None:
        tub.setVisible(True)
        for item in rocking:
            item.setRotation(TILT * math.sin(2 * math.pi * progress))

    def stand() -> None:
        surface.items.removeItem(tub)
        for item in cubes:
            item.setRotation(0.0)
            item.setTransformOriginPoint(0.0, 0.0)

    return Motion(rock, ROCK, done=stand)


def _then(first: Callable[[], None] | None, then: Callable[[], None]) -> Callable[[], None]:
    def both() -> None:
        then()
        if first is not None:
            first()

    return both


def _late(progress: float) -> float:
    """Seen until shortly before the end."""
    return min(1.0, 4 * (1.0 - progress))
