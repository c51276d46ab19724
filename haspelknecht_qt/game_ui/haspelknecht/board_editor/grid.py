"""Grid of the editor, on which a board is drawn with mouse or keyboard."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht.board_editor.edited_board import (
    GRID_COLUMNS,
    GRID_ROWS,
    BoardDrawing,
    column_count,
    grid_cells,
    is_on_grid,
)
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.layouts import Cell, LayoutProblem
from haspelknecht_qt.games.haspelknecht.printed import LEVELS
from haspelknecht_qt.table.announcements import announce
from haspelknecht_qt.table.typography import MIN_TEXT_PIXELS, TextRole
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

MIN_HEX_WIDTH = 34.0
"""Minimum width of a hex, in logical pixels at scale 1."""
_GRID_BOUNDS = layouts.bounding_box(grid_cells())
"""Rectangle (x, y, width, height) around all cells, in hex widths."""
_LEVEL_KEYS = {Qt.Key.Key_1: 1, Qt.Key.Key_2: 2, Qt.Key.Key_3: 3, Qt.Key.Key_4: 4}
_REMOVAL_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_0)
_STEP_BY_ARROW = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}


def draw_hex(painter: QPainter, look: Look, box: QRectF, level: int) -> None:
    """Draws the back of a development tile with the number of its level."""
    painter.drawPixmap(box.topLeft(), look.art.pixmap("tiles", f"hex.{level}", box.size()))
    radius = box.width() * 0.24
    look.set_colours(painter, "paperhi", "outline", max(1.0, box.width() / 50))
    painter.drawEllipse(box.center(), radius, radius)
    painter.setPen(QColor(look.theme["ink"]))
    font = look.font(TextRole.NUMBER)
    font.setPixelSize(max(round(MIN_TEXT_PIXELS), round(box.width() * 0.3)))
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(level))


def cell_box(cell: Cell, bounds: tuple[float, float, float, float], widget: QWidget, hex_width: float) -> QRectF:
    """Returns the box of a cell, in pixels of `widget`. The cells as a whole are centred in the widget.

    `bounds` is the rectangle (x, y, width, height) around all cells, in hex widths.
    """
    x, y, width, height = bounds
    u, v = layouts.cell_centre(cell)
    middle = QPointF(u - x - width / 2, v - y - height / 2) * hex_width
    box = QRectF(0, 0, hex_width, hex_width * 2 / math.sqrt(3))
    box.moveCenter(QPointF(widget.width() / 2, widget.height() / 2) + middle)
    return box


@frozen
class _HeldHex:
    """Hex that is being dragged: its level, and the cell from which it was taken (None for a new hex)."""

    level: int
    origin: Cell | None


class Grid(Retranslated, QWidget):
    """Grid of cells on which the player draws a development board.

    `level` is the chosen level. Emits `changed` after every change, and `level_chosen` when a digit chooses a level.

    A click on an empty cell adds a hex of the chosen level. A click on a hex gives it this level, or removes it if it
    already has this level. Hexes can be dragged to another cell, or off the grid. Arrow keys move a cursor; with Shift
    they also move the hex at the cursor. A digit adds a hex of this level at the cursor. Delete removes the hex.
    """

    changed = Signal()
    level_chosen = Signal(int)

    def __init__(self, look: Look, drawing: BoardDrawing) -> None:
        super().__init__()
        self._look = look
        self.drawing = drawing
        self.level = LEVELS[0]
        self.cursor_cell: Cell = (GRID_ROWS // 2, GRID_COLUMNS // 2 - 1)
        self._problems: Sequence[LayoutProblem] = ()
        self._shown_problem: LayoutProblem | None = None
        self._pressed_place: tuple[Cell, QPointF] | None = None
        self._is_painting = False
        self._held_hex: _HeldHex | None = None
        self._pointer_position: QPointF | None = None
        self._is_keyboard_used = False
        self.setMouseTracking(True)
        # The right button removes hexes, so it must not open a context menu.
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self.update)
        self.retranslate()

    def show_problems(self, problems: Sequence[LayoutProblem]) -> None:
        """Marks the hexes that violate a rule."""
        self._problems = problems
        self._shown_problem = None
        self.update()

    def highlight_problem(self, problem: LayoutProblem | None) -> None:
        """Highlights the hex of a problem and moves the cursor to it; None removes the highlight."""
        self._shown_problem = problem
        if problem is not None and problem.cell is not None:
            self._set_cursor(problem.cell)
        self.update()

    @override
    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("The board being designed"))
        self.setAccessibleDescription(self.cell_description(self.cursor_cell))

    def cell_description(self, cell: Cell) -> str:
        """Returns a text with position and contents of a cell, for screen readers."""
        row, place = cell[0] + 1, cell[1] + 1
        level = self.drawing.levels.get(cell)
        if level is None:
            return self.tr("Row {row}, position {place}: empty").format(row=row, place=place)
        words = self.tr("Row {row}, position {place}: level {level}")
        if any(cell in (problem.cell, problem.other_cell) for problem in self._problems):
            words = self.tr("Row {row}, position {place}: level {level}, breaks a rule")
        return words.format(row=row, place=place, level=level)

    def _hex_width(self) -> float:
        _, _, width, height = _GRID_BOUNDS
        return min((self.width() - 4) / width, (self.height() - 4) / height)

    def box_of(self, cell: Cell) -> QRectF:
        """Returns the box of a cell, in pixels of this widget."""
        return cell_box(cell, _GRID_BOUNDS, self, self._hex_width())

    def cell_at(self, point: QPointF) -> Cell | None:
        """Returns the cell with the nearest centre; None if no cell is near enough to the point."""

        def distance_to(cell: Cell) -> float:
            offset = self.box_of(cell).center() - point
            return math.hypot(offset.x(), offset.y())

        nearest = min(grid_cells(), key=distance_to)
        return nearest if distance_to(nearest) <= self._hex_width() / math.sqrt(3) else None

    @override
    def sizeHint(self) -> QSize:
        return self._size_for(self._look.px(56))

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the smallest size at which the numbers on the hexes are readable."""
        return self._size_for(self._look.px(MIN_HEX_WIDTH))

    def _size_for(self, hex_width: float) -> QSize:
        _, _, width, height = _GRID_BOUNDS
        return QSize(math.ceil(width * hex_width) + 4, math.ceil(height * hex_width) + 4)

    def carry_hex(self, level: int, point: QPointF) -> None:
        """Starts to drag a new hex. `point` is the position of the pointer, which may be outside of the grid."""
        self._held_hex = _HeldHex(level, None)
        self.carry_hex_to(point)

    def carry_hex_to(self, point: QPointF) -> None:
        """Moves the dragged hex to a point."""
        self._pointer_position = point
        self.update()

    def drop_hex(self, point: QPointF) -> None:
        """Drops the dragged hex. A hex dropped off the grid is removed."""
        held, self._held_hex = self._held_hex, None
        cell = self.cell_at(point)
        if held is not None and cell is not None:
            self.cursor_cell = cell
            if held.origin is None:
                self.drawing.put_hex(cell, held.level)
            else:
                self.drawing.move_hex(held.origin, cell)
        elif held is not None and held.origin is not None:
            self.drawing.remove_hex(held.origin)
        self._emit_changed()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_keyboard_used = False
        point = event.position()
        cell = self.cell_at(point)
        self._pointer_position = point
        if cell is None:
            return
        self.cursor_cell = cell
        if event.button() == Qt.MouseButton.RightButton:
            self.drawing.remove_hex(cell)
            self._emit_changed()
        elif event.button() == Qt.MouseButton.LeftButton and cell in self.drawing.levels:
            self._pressed_place = cell, point
        elif event.button() == Qt.MouseButton.LeftButton:
            self.drawing.put_hex(cell, self.level)
            self._is_painting = True
            self._emit_changed()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._forget_removed_hex()
        point = event.position()
        if self._pressed_place is not None:
            cell, start = self._pressed_place
            if (point - start).manhattanLength() >= QApplication.startDragDistance():
                self._pressed_place = None
                self._held_hex = _HeldHex(self.drawing.levels[cell], cell)
        elif self._is_painting:
            self._paint_to(point)
        self.carry_hex_to(point)

    def _paint_to(self, point: QPointF) -> None:
        """Adds hexes on all empty cells between the last position of the pointer and a point.

        A quick pointer sends so few positions that it skips cells.
        """
        start = point if self._pointer_position is None else self._pointer_position
        way = point - start
        # Two points half a hex apart lie in the same cell or in neighbouring cells.
        count = max(1, math.ceil(math.hypot(way.x(), way.y()) / (self._hex_width() / 2)))
        passed = (self.cell_at(start + way * step / count) for step in range(1, count + 1))
        empty = [cell for cell in dict.fromkeys(passed) if cell is not None and cell not in self.drawing.levels]
        for cell in empty:
            self.cursor_cell = cell
            self.drawing.put_hex(cell, self.level, same_step=True)
        if empty:
            self._emit_changed()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._forget_removed_hex()
        if self._pressed_place is not None:
            self._toggle_hex(self._pressed_place[0])
        elif self._held_hex is not None:
            self.drop_hex(event.position())
        self._pressed_place, self._is_painting = None, False

    @override
    def leaveEvent(self, event: object) -> None:
        del event
        if self._held_hex is None:
            self._pointer_position = None
        self.update()

    def _forget_removed_hex(self) -> None:
        """Ends the press or drag of a hex that was removed meanwhile, for instance by a key or the right button."""
        levels, held = self.drawing.levels, self._held_hex
        if self._pressed_place is not None and self._pressed_place[0] not in levels:
            self._pressed_place = None
        if held is not None and held.origin is not None and held.origin not in levels:
            self._held_hex = None

    def _toggle_hex(self, cell: Cell) -> None:
        if self.drawing.levels.get(cell) == self.level:
            self.drawing.remove_hex(cell)
        else:
            self.drawing.put_hex(cell, self.level)
        self._emit_changed()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
            return
        self._is_keyboard_used = True
        if key in _STEP_BY_ARROW:
            self._move_cursor(
                *_STEP_BY_ARROW[key], with_hex=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            )
        elif key in _LEVEL_KEYS:
            self.level = _LEVEL_KEYS[key]
            self.level_chosen.emit(self.level)
            self.drawing.put_hex(self.cursor_cell, self.level)
            self._emit_changed()
        elif key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._toggle_hex(self.cursor_cell)
        elif key in _REMOVAL_KEYS:
            self.drawing.remove_hex(self.cursor_cell)
            self._emit_changed()
        else:
            self._is_keyboard_used = False
            super().keyPressEvent(event)

    def _move_cursor(self, rows: int, columns: int, *, with_hex: bool) -> None:
        row = self.cursor_cell[0] + rows
        column = self.cursor_cell[1] + columns
        there = row, min(column, column_count(row) - 1) if rows else column
        if not is_on_grid(there):
            return
        here = self.cursor_cell
        self._set_cursor(there)
        if with_hex and here in self.drawing.levels:
            self.drawing.move_hex(here, there)
            self._emit_changed()

    def _set_cursor(self, cell: Cell) -> None:
        self.cursor_cell = cell
        self._announce_cursor()
        self.update()

    def _emit_changed(self) -> None:
        self.changed.emit()
        self._announce_cursor()
        self.update()

    def _announce_cursor(self) -> None:
        words = self.cell_description(self.cursor_cell)
        if self.hasFocus():
            announce(self, words)
        self.setAccessibleDescription(words)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the cursor if the focus was moved by keyboard."""
        self._is_keyboard_used = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
        self._announce_cursor()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self, pictures=True)
        pointed = None if self._pointer_position is None else self.cell_at(self._pointer_position)
        faulty = {cell for problem in self._problems for cell in (problem.cell, problem.other_cell) if cell is not None}
        for cell in grid_cells():
            box, level = self.box_of(cell), self.drawing.levels.get(cell)
            is_lifted = self._held_hex is not None and self._held_hex.origin == cell
            if level is None or is_lifted:
                fill = "go_tint" if cell == pointed and self._held_hex else "paper2"
                self._look.set_colours(painter, fill, "line", 1.2)
                painter.drawPolygon(_hexagon(box, 0.92))
            if level is None and cell == pointed and self._held_hex is None:
                self._draw_pale_hex(painter, box, self.level)
            elif is_lifted and level is not None:
                self._draw_pale_hex(painter, box, level)
            elif level is not None:
                draw_hex(painter, self._look, box, level)
            if cell in faulty:
                self._look.set_colours(painter, "", "stop", 3.0)
                painter.drawPolygon(_hexagon(box, 0.86))
        self._draw_problems(painter)
        if self._held_hex is not None and pointed is not None:
            self._outline_hex(painter, pointed, "go", 3.0)
        if self.hasFocus() and self._is_keyboard_used:
            self._outline_hex(painter, self.cursor_cell, "paperhi", 6.0)
            self._outline_hex(painter, self.cursor_cell, "ink", 3.0)
        if self._held_hex is not None and self._pointer_position is not None:
            box = self.box_of((0, 0))
            box.moveCenter(self._pointer_position)
            draw_hex(painter, self._look, box, self._held_hex.level)

    def _draw_pale_hex(self, painter: QPainter, box: QRectF, level: int) -> None:
        painter.setOpacity(0.4)
        draw_hex(painter, self._look, box, level)
        painter.setOpacity(1)

    def _draw_problems(self, painter: QPainter) -> None:
        """Draws a sign on each hex with a problem, and a bar between two hexes that must not touch."""
        theme = self._look.theme
        for problem in self._problems:
            if problem.cell is None:
                continue
            box = self.box_of(problem.cell)
            if problem.other_cell is not None:
                other = self.box_of(problem.other_cell).center()
                middle, along = (box.center() + other) / 2, (other - box.center()) * 0.29
                across = QPointF(-along.y(), along.x())
                painter.setPen(QPen(QColor(theme["stop"]), 7.0, c=Qt.PenCapStyle.RoundCap))
                painter.drawLine(middle - across, middle + across)
            side = max(14.0, box.width() * 0.3)
            spot = QPointF(box.center().x() - side / 2, box.top() + box.height() * 0.01)
            self._look.set_colours(painter, "paperhi")
            painter.drawEllipse(QRectF(spot, QSizeF(side, side)))
            sign = self._look.art.pixmap("icons", "icon.refuse", QSizeF(side, side), swap={"ink": "stop"})
            painter.drawPixmap(spot, sign)
        if self._shown_problem is not None and self._shown_problem.cell is not None:
            self._outline_hex(painter, self._shown_problem.cell, "paperhi", 8.0)
            self._outline_hex(painter, self._shown_problem.cell, "stop", 4.0)

    def _outline_hex(self, painter: QPainter, cell: Cell, token: str, width: float) -> None:
        self._look.set_colours(painter, "", token, width)
        painter.drawPolygon(_hexagon(self.box_of(cell), 0.98))


def _hexagon(box: QRectF, relative_size: float) -> QPolygonF:
    """Returns a hexagon with a corner at the top. With `relative_size` 1 it is as high as the box."""
    radius = box.height() / 2 * relative_size
    corners = [math.radians(60 * corner - 90) for corner in range(6)]
    return QPolygonF([box.center() + QPointF(math.cos(angle), math.sin(angle)) * radius for angle in corners])
