"""A small picture of the development board: the tiles in play where they lie."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.layouts import Placement
from haspelknecht_qt.ui.window.look import Look

MAP_HEIGHT = 196
WIDEST_HEX = 54.0


class BoardMap(QWidget):
    """A small picture of the tiles where they lie; a pointer that rests on one is told its name."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._placement: Placement | None = None
        self.setMinimumSize(look.px(260), look.px(MAP_HEIGHT))
        look.changed.connect(self.update)

    def set_placement(self, placement: Placement | None) -> None:
        """Shows these tiles, or none."""
        self._placement = placement
        names = [] if placement is None else [terms.tile_title(number) for number in placement.numbers]
        self.setAccessibleDescription(", ".join(names))
        self.update()

    def hexagons(self) -> list[tuple[int, QRectF]]:
        """Each tile's number and box."""
        if self._placement is None:
            return []
        x, y, width, height = layouts.bounds(cell for _, cell in self._placement.tiles)
        hex_width = min(self.width() / width, self.height() / height, self._look.px(WIDEST_HEX))
        left = (self.width() - width * hex_width) / 2 - x * hex_width
        top = (self.height() - height * hex_width) / 2 - y * hex_width
        size = QSizeF(hex_width, hex_width * 2 / 3**0.5)
        boxes = []
        for number, cell in self._placement.tiles:
            u, v = layouts.position(cell)
            box = QRectF(QPointF(0, 0), size)
            box.moveCenter(QPointF(left + u * hex_width, top + v * hex_width))
            boxes.append((number, box))
        return boxes

    def sizeHint(self) -> QSize:
        """Room for a wide layout."""
        return QSize(self._look.px(320), self._look.px(MAP_HEIGHT))

    def event(self, event: QEvent) -> bool:
        """Tells the name of a tile."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for number, box in self.hexagons():
                if box.contains(QPointF(event.pos())):
                    QToolTip.showText(event.globalPos(), terms.tile_title(number), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws every tile: its level's colour, its picture."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for number, box in self.hexagons():
            backdrop = self._look.art.pixmap("tiles", f"hex.{number // 10}", box.size())
            painter.drawPixmap(box.topLeft(), backdrop)
            side = box.width() * 0.62
            picture = self._look.art.pixmap("tiles", f"picture.{number}", QSizeF(side, side))
            painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), picture)
