"""Pieces as graphics items: each is a finished pixmap, which Qt moves without calling Python."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from haspelknecht_qt.table.ledger import Piece
from haspelknecht_qt.table.painted_sheets import piece_z
from haspelknecht_qt.table.places import Shape
from haspelknecht_qt.table.state_painting import MARGIN, Ring, StatePainter

HELD_SCALE = 1.25
"""Scale factor of a piece in the player's hand."""
HOVERED_SCALE = 1.08
"""Scale factor of a piece under the pointer, if a press would lift it."""
SHADOW_OFFSET = QPointF(6, 11)
MAX_ROUND_SIZE = 60.0
"""Maximum size of round pieces, in scene units. Larger pieces, such as cards and tiles, have corners."""
CORNER_RADIUS = 6.0

PictureOf = Callable[[str, float, float], QPixmap]
"""(kind, size, pixel ratio) -> pixmap of a piece. `size` is the width of the piece in scene units.

The pixel ratio is device pixels per scene unit. The pixmap gets this ratio, so that Qt measures it in scene units.
"""
GhostOf = Callable[[str, float, float], QPixmap | None]
"""(kind, size, pixel ratio) -> picture that stays where a piece was lifted; None for the default. See `PictureOf`."""


def outline_of(box: QRectF, *, has_corners: bool = False) -> Shape:
    """Outline of a piece whose picture fills a box: with corners if `has_corners` or if it is large, else round."""
    straight = has_corners or max(box.width(), box.height()) > MAX_ROUND_SIZE
    return Shape.rect(box, CORNER_RADIUS) if straight else Shape.pill(box)


class PieceItem(QGraphicsPixmapItem):
    """Graphics item of one piece on the table. Its position is the piece's centre in scene units.

    `piece` gives the kind and the place; while the piece travels, this is the target place. `size` is the piece size of
    the place. A piece that `has_corners`, such as a card or a tile, is never drawn round, however small it is.
    """

    def __init__(self, piece: Piece, size: float, *, has_corners: bool) -> None:
        super().__init__()
        self._has_corners = has_corners
        self.is_carried = False
        """Whether the piece lies on another held piece. Then only that other piece has a line and a shadow."""
        self.piece = piece
        self.size = size
        self.ring: Ring | None = None
        """Line around the piece at rest; None without a line. In the hand, every piece has a white line instead."""
        self.is_lifted = False
        self.on_top = False
        """Whether the piece lies on a piece of another place."""
        self._extent = size
        self._ring_item: QGraphicsPixmapItem | None = None
        self._shadow_item: QGraphicsPixmapItem | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(self.resting_z)

    @property
    def resting_z(self) -> float:
        """The z value of the piece at rest."""
        return piece_z(self.piece.index, on_top=self.on_top)

    @property
    def outline(self) -> Shape:
        """The piece's outline in its own coordinates, around (0, 0)."""
        return outline_of(self.boundingRect(), has_corners=self._has_corners)

    @property
    def outline_on_table(self) -> Shape:
        """The piece's outline on the table at its current position, without any enlargement."""
        return self.outline_at(self.pos())

    def outline_at(self, point: QPointF) -> Shape:
        """The piece's outline on the table as if the piece were at `point`, without any enlargement."""
        return outline_of(self.boundingRect().translated(point), has_corners=self._has_corners)

    def is_near(self, point: QPointF, reach: float) -> bool:
        """Whether a point is so near that it may hit the piece. `reach` is the minimum width of the clickable area."""
        near = max(reach, self._extent) / 2
        return abs(point.x() - self.x()) <= near and abs(point.y() - self.y()) <= near

    def redraw(self, pictures: PictureOf, state_painter: StatePainter, pixel_ratio: float) -> None:
        """Draws the piece's picture with ring and shadow: at a higher resolution in the hand, where it is enlarged."""
        ratio = pixel_ratio * HELD_SCALE if self.is_lifted else pixel_ratio
        pixmap = pictures(self.piece.kind, self.size, ratio)
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self._extent = max(size.width(), size.height())
        self._redraw_ring(state_painter)
        self._redraw_shadow(state_painter)

    def set_ring(self, ring: Ring | None, state_painter: StatePainter) -> None:
        """Sets the line around the piece at rest; None removes it."""
        if ring is not self.ring:
            self.ring = ring
            self._redraw_ring(state_painter)

    def set_lifted(self, lifted: bool, pictures: PictureOf, state_painter: StatePainter, pixel_ratio: float) -> None:
        """Adds or removes the shadow and the white line of a held piece. Scale and position are set by the caller."""
        if lifted != self.is_lifted:
            self.is_lifted = lifted
            self.redraw(pictures, state_painter, pixel_ratio)

    def _redraw_ring(self, state_painter: StatePainter) -> None:
        ring = None if self.is_lifted and self.is_carried else Ring.HELD if self.is_lifted else self.ring
        self._ring_item = self._child_if_needed(self._ring_item, is_needed=ring is not None, behind=False)
        if self._ring_item is not None and ring is not None:
            outline = self.outline
            self._ring_item.setPixmap(state_painter.piece_ring(outline, ring))
            self._ring_item.setOffset(outline.x - MARGIN, outline.y - MARGIN)

    def _redraw_shadow(self, state_painter: StatePainter) -> None:
        is_needed = self.is_lifted and not self.is_carried
        self._shadow_item = self._child_if_needed(self._shadow_item, is_needed=is_needed, behind=True)
        if self._shadow_item is not None:
            outline = self.outline
            self._shadow_item.setPixmap(state_painter.shadow(outline.width, outline.height))
            self._shadow_item.setOffset(QPointF(outline.x, outline.y) + SHADOW_OFFSET / HELD_SCALE)

    def _child_if_needed(
        self, child: QGraphicsPixmapItem | None, *, is_needed: bool, behind: bool
    ) -> QGraphicsPixmapItem | None:
        """Returns the child item if it is needed, created if it is missing. Otherwise, removes it and returns None."""
        if is_needed and child is None:
            child = QGraphicsPixmapItem(self)
            child.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, behind)
            child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        elif child is not None and not is_needed:
            child.scene().removeItem(child)
        return child if is_needed else None
