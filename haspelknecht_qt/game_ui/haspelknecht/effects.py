"""Two animated changes of the own board: the tile slides over the Pinge, and light grows into a section of the tunnel.

Both show the new picture at once, covered by the old one, which then moves away. If skipped, only the new picture is left.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from haspelknecht_qt.games.haspelknecht.events import Event, PingeExhausted, WoodPlaced
from haspelknecht_qt.games.haspelknecht.kinds import Mine
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.painted_sheets import Layer, PaintedSheets
from haspelknecht_qt.table.playback import Batch, Motion
from haspelknecht_qt.table.scene_contract import AnimationSurface
from haspelknecht_qt.table.trajectory import out_cubic
from haspelknecht_qt.table.window_plan import Box

SLIDE = 520.0
OPEN = 380.0
"""Durations in ms at normal speed."""
_LAYERS = ("scenery", "captions.workers", "captions.mine")


def changed_place(event: Event, after: State, seat: int) -> str | None:
    """Returns the place of the board of `seat` that an event changes like that: "haspel.tile", a section such as "tunnel.3", or None."""
    match event:
        case PingeExhausted(who, _, _) if who == seat:
            return "haspel.tile"
        case WoodPlaced(who, Mine.TUNNEL, position) if who == seat and after.players[seat].exhausted:
            return f"tunnel.{position}"
        case _:
            return None


def animate_after(surface: AnimationSurface, place: str, box: Box) -> Batch:
    """Returns a batch that paints the new picture and moves the old one away within `box` (scene units)."""
    scene, sheets = surface.items, surface.sheets

    def start() -> Iterable[Motion]:
        old = _snapshot(sheets, box)
        surface.paint()
        new = _snapshot(sheets, box)
        cover = _cover(scene, old, box)
        if place == "haspel.tile":
            return [_slide(scene, cover, _cover(scene, new, box), box)]
        return [_open(scene, cover, old, box)]

    return Batch(start)


def _slide(scene: QGraphicsScene, cover: QGraphicsPixmapItem, tile: QGraphicsPixmapItem, box: Box) -> Motion:
    """Slides the new picture in from the left edge of the table."""
    far = box.right

    def slide(progress: float) -> None:
        tile.setPos(QPointF(box.x - far * (1 - progress), box.y))

    def done() -> None:
        scene.removeItem(tile)
        scene.removeItem(cover)

    slide(0.0)
    return Motion(slide, SLIDE, easing=out_cubic, done=done)


def _open(scene: QGraphicsScene, cover: QGraphicsPixmapItem, old: QPixmap, box: Box) -> Motion:
    """Moves the old picture away to the right."""
    ratio = old.devicePixelRatio()

    def withdraw(progress: float) -> None:
        gone = round(old.width() * progress)
        cover.setPixmap(old.copy(gone, 0, max(1, old.width() - gone), old.height()))
        cover.setPos(QPointF(box.x + gone / ratio, box.y))

    return Motion(withdraw, OPEN, easing=out_cubic, done=lambda: scene.removeItem(cover))


def _cover(scene: QGraphicsScene, pixmap: QPixmap, box: Box) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem(pixmap)
    item.setPos(box.x, box.y)
    item.setZValue(Layer.FLYING - 1)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    scene.addItem(item)
    return item


def _snapshot(sheets: PaintedSheets, box: Box) -> QPixmap:
    """Returns a picture of the board's sheets within a box."""
    ratio = sheets.ratio
    picture = QPixmap(max(1, round(box.width * ratio)), max(1, round(box.height * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for name in _LAYERS:
        item = sheets.item(name)
        if item is not None:
            source = QRectF(
                (box.x - item.x()) * ratio, (box.y - item.y()) * ratio, box.width * ratio, box.height * ratio
            )
            painter.drawPixmap(QRectF(0, 0, box.width, box.height), item.pixmap(), source)
    painter.end()
    return picture
