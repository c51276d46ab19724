"""Widgets of a scoring sheet: pictures of the period and of rows, cells with prizes, and counts of pieces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import MIN_TEXT_PIXELS, TextRole
from haspelknecht_qt.ui.contracts import SvgPicture
from haspelknecht_qt.ui.review.scorings import FIRST_PLACE, SheetCell, SheetNote, SheetRow
from haspelknecht_qt.ui.window.look import Look

SIGN_SIDE, LOW_SIGN_SIDE = 92, 74
"""Side of the period's picture on a normal sheet and on one with many rows, in logical pixels at scale 1."""
MIN_ROW_HEIGHT = 34
"""Minimum height of a row, in logical pixels at scale 1."""
ROW_SIGN_SIZE = QSizeF(54, 30)
"""Size of the picture of a row, in logical pixels at scale 1."""
NUMBER_HEIGHT_SHARE = 0.52
"""Height of the number on a shield (the sign of a prize), as a share of the shield's height."""
MAX_DRAWN_PIECES = 6
"""Maximum number of pieces that a `PieceTally` draws. The number beside them counts all pieces."""


def draw_picture(painter: QPainter, look: Look, picture: SvgPicture, box: QRectF) -> None:
    """Draws a picture in the centre of a rectangle, as large as possible."""
    bounds = look.art.bounds(picture.sheet, picture.element)
    size = bounds.size().scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    pixmap = look.art.pixmap(picture.sheet, picture.element, size, swap=picture.swap or None)
    painter.drawPixmap(box.center() - QPointF(size.width() / 2, size.height() / 2), pixmap)


class PeriodPicture(QWidget):
    """Picture of the period at the head of its scoring sheet."""

    def __init__(self, look: Look, paint: Callable[[QPainter, Look, QRectF], None], side: float) -> None:
        """`paint` draws the picture. `side` is its width and height, in logical pixels at scale 1."""
        super().__init__()
        self._look = look
        self._paint = paint
        self.setFixedSize(look.px(side), look.px(side))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint(self._look.smooth_painter(self, pictures=True), self._look, QRectF(self.rect()))


class RowPicture(QWidget):
    """Picture at the beginning of a row."""

    def __init__(self, look: Look, row: SheetRow) -> None:
        super().__init__()
        self._look = look
        self._row = row
        self.setFixedWidth(look.px(ROW_SIGN_SIZE.width() + 10))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        px, row = self._look.px, self._row
        painter = self._look.smooth_painter(self, pictures=True)
        height = min(px(ROW_SIGN_SIZE.height()), self.height() - 4)
        box = QRectF(px(2), (self.height() - height) / 2, px(ROW_SIGN_SIZE.width()), height)
        if row.ground_colour:
            self._look.set_colours(painter, row.ground_colour, "line", 1.3)
            painter.drawRoundedRect(box, 4, 4)
            box = box.adjusted(px(2), px(2), -px(2), -px(2))
        draw_picture(painter, self._look, row.picture, box)


class CellView(QWidget):
    """Cell of one player in a row: squares for the things counted (such as tiles or pieces), and their number.

    After `reveal`, a cell with a prize also has a frame and a shield with the points.
    """

    def __init__(self, look: Look, row: SheetRow, cell: SheetCell, shields: tuple[SvgPicture, SvgPicture]) -> None:
        super().__init__()
        self._look = look
        self._row = row
        self.cell = cell
        self._shields = shields
        self.is_revealed = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(look.px(104), look.px(MIN_ROW_HEIGHT))

    def reveal(self) -> None:
        """Shows the prize of the cell, if it has one."""
        self.is_revealed = True
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._look.px
        painter = self._look.smooth_painter(self, pictures=True)
        box = QRectF(self.rect()).adjusted(px(4), px(3), -px(4), -px(3))
        wins = self.is_revealed and self.cell.place > 0
        if wins:
            fill, edge, width = ("paperhi", "ink", 2.2) if self.cell.place == FIRST_PLACE else ("paper", "line", 1.4)
            self._look.set_colours(painter, fill, edge, width)
            painter.drawRoundedRect(box, 6, 6)
        shield, middle = min(px(32), box.height() - px(4)), box.center().y()
        room = box.width() - px(22) - (shield if self.cell.place else 0)
        self._paint_count(painter, box.left() + px(12), middle, room)
        if wins:
            self._paint_shield(painter, QRectF(box.right() - shield - px(8), middle - shield / 2, shield, shield))

    def _paint_count(self, painter: QPainter, left: float, middle: float, room: float) -> None:
        """Draws the number of things counted, and a square for each thing if there is room."""
        px, theme, count = self._look.px, self._look.theme, self.cell.count
        font = self._look.font(TextRole.FIGURE, size=15) if count else self._look.font(TextRole.CAPTION)
        words = str(count) if count else self.tr("none")
        metrics = QFontMetricsF(font)
        side, step = px(11), px(13)
        squares = count if count * step + px(6) + metrics.horizontalAdvance(words) <= room else 0
        self._look.set_colours(painter, self._row.square_colour, self._row.edge_colour, 1)
        for number in range(squares):
            painter.drawRoundedRect(QRectF(left + number * step, middle - side / 2, side, side), 2, 2)
        painter.setFont(font)
        painter.setPen(QColor(theme["ink" if count else "ink3"]))
        x = left + squares * step + (px(6) if squares else 0)
        height = metrics.height()
        painter.drawText(QRectF(x, middle - height / 2, room, height), Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_shield(self, painter: QPainter, box: QRectF) -> None:
        first = self.cell.place == FIRST_PLACE
        draw_picture(painter, self._look, self._shields[0 if first else 1], box)
        font = self._look.font(TextRole.SHIELD)
        # The font size does not depend on the user's text size, because the number must fit into the shield.
        font.setPixelSize(max(round(MIN_TEXT_PIXELS), round(box.height() * NUMBER_HEIGHT_SHARE)))
        painter.setFont(font)
        # The first shield is light in both themes, so its number is always dark. The second follows the theme.
        painter.setPen(QColor(self._look.theme["outline" if first else "ink"]))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.cell.points))


class PieceTally(QWidget):
    """Pieces of one player that decide the result of a `SheetNote`, and their number. The winner's have a frame."""

    def __init__(self, look: Look, note: SheetNote, seat: int) -> None:
        super().__init__()
        self._look = look
        self._picture, self._count = note.piece_pictures[seat], note.piece_counts[seat]
        self._is_winner = seat == note.winner_seat
        self.setMinimumSize(look.px(104), look.px(44))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._look.px
        painter = self._look.smooth_painter(self, pictures=True)
        box = QRectF(self.rect()).adjusted(px(4), px(1), -px(4), -px(1))
        if self._is_winner:
            self._look.set_colours(painter, "paperhi", "ink", 2)
            painter.drawRoundedRect(box, 6, 6)
        side = box.height() - px(8)
        shown = min(self._count, MAX_DRAWN_PIECES)
        for number in range(shown):
            place = QRectF(box.left() + px(8 + 11 * number), box.top() + px(4), side, side)
            draw_picture(painter, self._look, self._picture, place)
        left = box.left() + (px(8 + 11 * (shown - 1)) + side if shown else px(8)) + px(6)
        painter.setFont(self._look.font(TextRole.SCORE))
        painter.setPen(QColor(self._look.theme["ink" if self._count else "ink3"]))
        box.setLeft(left)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, str(self._count))
