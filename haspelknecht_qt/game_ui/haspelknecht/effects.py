"""Two changes of the own board that are worth a look: the tile slides over the Pinge, and light grows into a section of the tunnel.

Both show the new picture at once and cover it with the old one, which then gives way. Skipped, nothing but the new picture is left.
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
"""Milliseconds at normal speed."""
_LAYERS = ("scenery", "captions.workers", "captions.mine")


def changed_place(event: Event, after: State, seat: int) -> str | None:
    """The place of the board of `seat` that an event changes in such a way: "haspel.tile", a section such as "tunnel.3", or None."""
    match event:
        case PingeExhausted(who, _, _) if who == seat:
            return "haspel.tile"
        case WoodPlaced(who, Mine.TUNNEL, position) if who == seat and after.players[seat].exhausted:
            return f"tunnel.{position}"
        case _:
            return None


def animate_after(surface: AnimationSurface, place: str, box: Box) -> Batch:
    """The batch that paints the new picture and lets the old one give way within `box` (scene units)."""
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
    """The new picture comes from the left edge of the table."""
    far = box.right

    def slide(progress: float) -> None:
        tile.setPos(QPointF(box.x - far * (1 - progress), box.y))

    def done() -> None:
        scene.removeItem(tile)
        scene.removeItem(cover)

    slide(0.0)
    return Motion(slide, SLIDE, easing=out_cubic, done=done)


def _open(scene: QGraphicsScene, cover: QGraphicsPixmapItem, old: QPixmap, box: Box) -> Motion:
    """The old picture withdraws to the right."""
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
    """What the sheets of the board show within a box."""
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
