"""Palette of the four tile levels beside the grid, with the number of hexes of each level."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.board_editor.grid import Grid, draw_hex
from haspelknecht_qt.games.haspelknecht.layouts import MIN_PER_LEVEL, TILES_PER_LEVEL
from haspelknecht_qt.games.haspelknecht.printed import LEVELS
from haspelknecht_qt.ui.widgets.basics import Card, set_property, text
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

HEX_WIDTH = 44.0
"""Width of the hex on a level's card, in logical pixels at scale 1."""


class LevelCard(Card):
    """Card of a level. A click chooses the level; dragging takes a new hex of this level to the grid."""

    def __init__(self, look: Look, grid: Grid, level: int) -> None:
        super().__init__(look, framed=False)
        self._grid = grid
        self._level = level
        self._press_point: QPointF | None = None
        self._is_carrying = False
        self.name_label = text("strong")
        self.count_label = text("caption", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(look.px(46 + HEX_WIDTH), look.px(8), look.px(10), look.px(8))
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.name_label)
        column.addWidget(self.count_label)
        column.addStretch(1)
        self.setMinimumHeight(look.px(HEX_WIDTH * 1.16 + 12))

    @override
    def sizeHint(self) -> QSize:
        """Returns a size at least as high as the hex on this card."""
        return super().sizeHint().expandedTo(QSize(0, self.minimumHeight()))

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._press_point = event.position() if event.button() == Qt.MouseButton.LeftButton else None

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._press_point is None:
            return
        away = (event.position() - self._press_point).manhattanLength()
        if not self._is_carrying and away >= QApplication.startDragDistance():
            self._is_carrying = True
            self._grid.carry_hex(self._level, self._point_on_grid(event))
        elif self._is_carrying:
            self._grid.carry_hex_to(self._point_on_grid(event))

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_carrying:
            self.setChecked(True)
            self._grid.drop_hex(self._point_on_grid(event))
        self._press_point, self._is_carrying = None, False

    def _point_on_grid(self, event: QMouseEvent) -> QPointF:
        return QPointF(self._grid.mapFromGlobal(event.globalPosition().toPoint()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        wide = self._look.px(HEX_WIDTH)
        box = QRectF(QPointF(0, 0), QSizeF(wide, wide * 2 / 3**0.5))
        box.moveCenter(QPointF(self._look.px(36) + wide / 2, self.height() / 2))
        draw_hex(painter, self._look, box, self._level)


class LevelPalette(Retranslated, QWidget):
    """Column with a card for each level. Emits `level_chosen` with the level of the card that was clicked."""

    level_chosen = Signal(int)

    def __init__(self, look: Look, grid: Grid) -> None:
        super().__init__()
        self._tile_counts: tuple[int, ...] = (0,) * len(LEVELS)
        self._min_count = MIN_PER_LEVEL
        self.cards: dict[int, LevelCard] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        for level in LEVELS:
            card = LevelCard(look, grid, level)
            card.setChecked(level == grid.level)
            card.toggled.connect(lambda on, level=level: self.level_chosen.emit(level) if on else None)
            column.addWidget(card)
            self.cards[level] = card
        self.retranslate()

    def choose_level(self, level: int) -> None:
        """Selects the card of a level."""
        self.cards[level].setChecked(True)

    def show_counts(self, counts: tuple[int, ...], least: int) -> None:
        """Shows the number of hexes of each level, and the required minimum `least` (V2, R14)."""
        self._tile_counts, self._min_count = counts, least
        self.retranslate()

    @override
    def retranslate(self) -> None:
        for level, card in self.cards.items():
            found = self._tile_counts[level - 1]
            is_right = self._min_count <= found <= TILES_PER_LEVEL
            card.name_label.setText(self.tr("Level {level}").format(level=level))
            card.count_label.setText(
                self.tr("{found}, allowed {least} to {most}").format(
                    found=found, least=self._min_count, most=TILES_PER_LEVEL
                )
            )
            set_property(card.count_label, "role", "caption" if is_right else "refusal")
            card.setAccessibleName(card.name_label.text())
            card.setAccessibleDescription(card.count_label.text())
            card.setToolTip(
                self.tr("Click on the grid to put one down, or drag it there. Key: {key}").format(key=level)
            )
