"""Table of points at the end of a match: points of each player for each score item."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.handicap import HANDICAP
from haspelknecht_qt.core.match import MatchOf
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_tooltip
from haspelknecht_qt.ui.contracts import GameTexts, Periods, SvgPicture
from haspelknecht_qt.ui.review.scorings import ScoreItemPart
from haspelknecht_qt.ui.score_items import ScoreItemTexts, item_picture
from haspelknecht_qt.ui.widgets.basics import HouseMark, restyle, surface, text_label
from haspelknecht_qt.ui.widgets.formats import number_text
from haspelknecht_qt.ui.window.look import Look

PICTURE_SIDE, PART_PICTURE_SIDE = 22, 16
"""Longer side of the picture of a score item, and of a part of an item, in logical pixels at scale 1."""
MIN_ROW_HEIGHT, MAX_ROW_HEIGHT, MAX_PART_ROW_HEIGHT = 20, 32, 24
"""Minimum and maximum height of a row, and maximum height of a part's row, in logical pixels at scale 1."""
MIN_PADDING, MAX_PADDING = 2, 8
"""Minimum and maximum space above and below the word "Total", in logical pixels at scale 1."""
NARROW_EXTRA_HEIGHT = 3
"""Difference from MIN_ROW_HEIGHT, in logical pixels at scale 1. Up to it, the row "Total" has MIN_PADDING."""
NO_POINTS_SIGN = "·"
BEST_SIGN = " •"


class PointsTable(QWidget, Generic[S, M, E]):
    """Table with a column for each player, the winner first, and a row for each score item.

    The upper half has the points scored during the game, the lower half those scored at its end. Each half begins with
    its sum. A dot marks the best number of a row. The last row, `total_row`, has the final scores. It is a widget of its
    own, so that it stays visible while the table scrolls.

    The parts of a score item have smaller rows if there is room. The tool tip of the item always lists them.
    """

    def __init__(
        self,
        look: Look,
        texts: GameTexts[S, M, E],
        periods: Periods,
        match: MatchOf[S, M],
        parts: Callable[[], tuple[ScoreItemPart, ...]] = tuple,
    ) -> None:
        """`parts` returns the parts of all score items, with names in the current language."""
        super().__init__()
        self._make_parts = parts
        self.parts = parts()
        self.part_names: list[QLabel] = []
        self.part_cells: dict[tuple[int, int], QLabel] = {}
        self._part_pictures: list[QLabel] = []
        self._part_rows: list[int] = []
        self._look = look
        self._texts = texts
        self._item_texts = ScoreItemTexts(texts.score)
        self._periods = periods
        self._match = match
        self._standing = match.standing
        self.seat_order = self._standing.ranking()
        self.pictures: dict[str, QLabel] = {}
        self.names: dict[str, QLabel] = {}
        self.cells: dict[tuple[str, int], QLabel] = {}
        self._grid = self._make_grid(self)
        self._grid.setColumnMinimumWidth(0, look.px(34))
        self._grid.setColumnStretch(1, 3)
        for column in range(len(self.seat_order)):
            self._grid.setColumnStretch(column + 2, 2)
        self._next_row = 0
        self.shows_parts = True
        self._rows: list[int] = []
        self._add_players()
        self._add_section("during", tuple(item.id for item in match.score_items if item.scored_during_play))
        self._add_section("at_the_end", tuple(item.id for item in match.score_items if not item.scored_during_play))
        frame = surface("card")
        self._grid.addWidget(frame, 0, 2, self._next_row, 1)
        frame.lower()
        self.total_row = surface("total")
        self._total_grid = self._make_grid(self.total_row)
        self._add_total()
        self._draw_pictures()
        self.fit_into(0)
        self.retranslate()
        look.changed.connect(self._draw_pictures)

    def _make_grid(self, widget: QWidget) -> QGridLayout:
        grid = QGridLayout(widget)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._look.px(6))
        grid.setVerticalSpacing(0)
        return grid

    def fit_into(self, height: int) -> None:
        """Chooses the largest permitted row height at which all rows fit into `height`, in logical pixels."""
        px = self._look.px
        spare = self._shrink_rows(height, with_parts=True)
        if spare < 0:
            spare = self._shrink_rows(height, with_parts=False)
        rows = len(self._rows) + len(self._part_rows)
        row = min(px(MAX_ROW_HEIGHT), px(MIN_ROW_HEIGHT) + max(0, spare) // rows)
        if row > px(MIN_ROW_HEIGHT + NARROW_EXTRA_HEIGHT):
            padding = px(MAX_PADDING - MIN_PADDING)
            row = min(row, px(MIN_ROW_HEIGHT) + max(0, spare - 2 * padding) // rows)
            self._set_row_heights(row, MAX_PADDING)
        else:
            self._set_row_heights(row, MIN_PADDING)

    def _shrink_rows(self, height: int, *, with_parts: bool) -> int:
        """Sets all rows to minimum height. Returns the height that is left; negative if the rows do not fit."""
        self.shows_parts = with_parts
        for label in (*self.part_names, *self.part_cells.values(), *self._part_pictures):
            label.setVisible(with_parts)
        self._set_row_heights(self._look.px(MIN_ROW_HEIGHT), MIN_PADDING)
        return height - self._grid.minimumSize().height() - self._total_grid.minimumSize().height()

    def _set_row_heights(self, row: int, padding: float) -> None:
        for number in self._rows:
            self._grid.setRowMinimumHeight(number, row)
        for number in self._part_rows:
            part_row = min(row, self._look.px(MAX_PART_ROW_HEIGHT)) if self.shows_parts else 0
            self._grid.setRowMinimumHeight(number, part_row)
        edge = self._look.px(padding)
        self.names["total"].setContentsMargins(self._look.px(16), edge, 0, edge)

    def retranslate(self) -> None:
        """Sets all texts in the current language."""
        words = {"during": self.tr("During the game"), "at_the_end": self.tr("At the end"), "total": self.tr("Total")}
        for key, label in self.names.items():
            label.setText(words[key] if key in words else self._item_texts.name(key))
            label.setToolTip("" if key in words else self._item_texts.explanation(key))
        self.parts = self._make_parts()
        for part, label in zip(self.parts, self.part_names, strict=True):
            label.setText(part.name)
        for (key, seat), cell in self.cells.items():
            if key not in words:
                cell.setToolTip(escape_tooltip(self._tooltip_text(key, seat)))
            cell.setAccessibleName(f"{self._match.seats[seat].name}, {self.names[key].text()}: {cell.text()}")
        for (number, seat), cell in self.part_cells.items():
            name = f"{self.names[self.parts[number].item].text()}, {self.parts[number].name}"
            cell.setAccessibleName(f"{self._match.seats[seat].name}, {name}: {cell.text()}")

    def _tooltip_text(self, item: str, seat: int) -> str:
        """Returns the tool tip of a number: how the game calculates the points, then the points of each part."""
        detail = self._item_texts.calculation(self._match.state, seat, item)
        formats = self._texts.formats
        parts = (formats.labelled(part.name, formats.vp(part.points[seat])) for part in self.parts if part.item == item)
        return "\n".join(filter(None, (detail, *parts)))

    def _add_players(self) -> None:
        for column, seat in enumerate(self.seat_order):
            player = self._match.seats[seat]
            for row, widget in enumerate((HouseMark(self._look, player.colour, 28), text_label("name", player.name))):
                self._grid.addWidget(widget, row, column + 2, Qt.AlignmentFlag.AlignCenter)
        self._next_row = 2

    def _add_section(self, key: str, items: tuple[str, ...]) -> None:
        self._grid.addWidget(surface("rule"), self._next_row, 0, 1, len(self.seat_order) + 2)
        self._next_row += 1
        points = [sum(self._standing.seats[seat].item_points(item) for item in items) for seat in self.seat_order]
        self._add_row(key, points, "name", "score")
        for item in items:
            self._add_row(
                item, [self._standing.seats[seat].item_points(item) for seat in self.seat_order], "second", "figure"
            )
            for number, part in enumerate(self.parts):
                if part.item == item:
                    self._add_part(number, part)

    def _add_part(self, number: int, part: ScoreItemPart) -> None:
        """Adds a row for a part of the last added score item. `number` is the index of the part in `parts`."""
        picture, name = QLabel(), text_label("note", part.name)
        self.part_names.append(name)
        self._part_pictures.append(picture)
        self._grid.addWidget(picture, self._next_row, 1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        name.setContentsMargins(self._look.px(PART_PICTURE_SIDE + 14), 0, 0, 0)
        self._grid.addWidget(name, self._next_row, 1)
        for column, seat in enumerate(self.seat_order):
            points = part.points[seat]
            cell = self.part_cells[number, seat] = text_label("note", number_text(points) if points else NO_POINTS_SIGN)
            self._grid.addWidget(cell, self._next_row, column + 2, Qt.AlignmentFlag.AlignCenter)
        self._part_rows.append(self._next_row)
        self._next_row += 1

    def _add_row(self, key: str, points: list[int], name_role: str, number_role: str) -> None:
        name = self.names[key] = text_label(name_role)
        is_item = number_role == "figure"
        if is_item:
            self.pictures[key] = QLabel()
            self._grid.addWidget(self.pictures[key], self._next_row, 0, Qt.AlignmentFlag.AlignCenter)
            self._grid.addWidget(name, self._next_row, 1)
        else:
            self._grid.addWidget(name, self._next_row, 0, 1, 2)
        for column, (seat, number) in enumerate(zip(self.seat_order, points, strict=True)):
            cell = text_label(number_role, NO_POINTS_SIGN if is_item and not number else number_text(number))
            if is_item and key != HANDICAP and number > 0 and number == max(points):
                cell.setText(f"{cell.text()}{BEST_SIGN}")
                # A margin as wide as the dot keeps this number centred below numbers without a dot.
                cell.setContentsMargins(cell.fontMetrics().horizontalAdvance(BEST_SIGN), 0, 0, 0)
                restyle(cell, "role", "best")
            if number < 0:
                restyle(cell, "role", "loss")
            self.cells[key, seat] = cell
            self._grid.addWidget(cell, self._next_row, column + 2, Qt.AlignmentFlag.AlignCenter)
        self._rows.append(self._next_row)
        self._next_row += 1

    def _pixmap(self, picture: SvgPicture, longer_side: float) -> QPixmap:
        """Returns a picture as a pixmap. `longer_side` is in logical pixels at scale 1."""
        bounds = self._look.art.bounds(picture.sheet, picture.element)
        side = self._look.px(longer_side)
        size = bounds.size().scaled(side, side, Qt.AspectRatioMode.KeepAspectRatio)
        return self._look.art.pixmap(picture.sheet, picture.element, size, swap=picture.swap or None)

    def _draw_pictures(self) -> None:
        """Draws all pictures in the current theme and scale."""
        for key, label in self.pictures.items():
            label.setPixmap(self._pixmap(item_picture(self._periods, key), PICTURE_SIDE))
        for part, label in zip(self.parts, self._part_pictures, strict=True):
            label.setPixmap(self._pixmap(part.picture, PART_PICTURE_SIDE))

    def _add_total(self) -> None:
        # Otherwise the columns of this row would keep the table from becoming narrower.
        self.total_row.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        name = self.names["total"] = text_label("total")
        self._total_grid.addWidget(name, 0, 0)
        for column, seat in enumerate(self.seat_order, 1):
            cell = text_label("grand_total" if column == 1 else "total", number_text(self._standing.seats[seat].total))
            self.cells["total", seat] = cell
            self._total_grid.addWidget(cell, 0, column, Qt.AlignmentFlag.AlignCenter)
        # The last column is below the scroll bar.
        self._total_grid.setColumnStretch(len(self.seat_order) + 1, 1)

    @override
    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._align_total()
        return is_done

    def _align_total(self) -> None:
        """Gives the columns of the last row the widths of those above, which are wide enough for both."""
        for column, seat in enumerate(self.seat_order, 2):
            _set_column_width(self._grid, column, self.cells["total", seat].minimumSizeHint().width())
            _set_column_width(self._total_grid, column - 1, self._grid.cellRect(0, column).width())
        _set_column_width(self._total_grid, 0, self._grid.cellRect(0, 1).right() + 1)


def _set_column_width(grid: QGridLayout, column: int, width: int) -> None:
    """Sets the minimum width of a column. An equal one, too, would make Qt lay the grid out again, without end."""
    if grid.columnMinimumWidth(column) != width:
        grid.setColumnMinimumWidth(column, width)
