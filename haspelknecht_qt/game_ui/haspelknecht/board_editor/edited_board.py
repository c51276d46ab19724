"""Model of a board in the editor: hexes with levels on a grid, with undo and redo. Imports no widgets.

The grid is symmetric and a little larger than the largest layout. Rows with an odd index have GRID_COLUMNS cells.
Rows with an even index have one cell less and begin half a hex farther right, as in `layouts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from attrs import define, field

from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.boards import CellLevels, move_up_and_left
from haspelknecht_qt.games.haspelknecht.layouts import Cell, LayoutError, LayoutProblem
from haspelknecht_qt.games.haspelknecht.printed import LEVELS

GRID_ROWS = layouts.MAX_ROWS + 1
GRID_COLUMNS = layouts.MAX_COLUMNS + 1
"""Number of cells in a row with an odd index. Rows with an even index have one cell less."""


def column_count(row: int) -> int:
    """Returns the number of cells in a row of the grid."""
    return GRID_COLUMNS if row % 2 else GRID_COLUMNS - 1


def is_on_grid(cell: Cell) -> bool:
    """Whether the cell lies on the grid."""
    row, column = cell
    return 0 <= row < GRID_ROWS and 0 <= column < column_count(row)


def grid_cells() -> tuple[Cell, ...]:
    """Returns all cells of the grid from the top row down, each row from left to right."""
    return tuple((row, column) for row in range(GRID_ROWS) for column in range(column_count(row)))


def centered(cells: Iterable[tuple[Cell, int]]) -> CellLevels:
    """Returns the shape, moved as close as possible to the middle of the grid.

    Raises LayoutError if it does not fit on the grid.
    """
    shape = tuple(cells)
    if not shape:
        return ()
    x, y, width, height = layouts.bounding_box(cell for cell, _ in shape)
    whole_x, whole_y, whole_width, whole_height = layouts.bounding_box(grid_cells())
    right = whole_x + whole_width / 2 - x - width / 2
    down = whole_y + whole_height / 2 - y - height / 2
    moved = []
    for rows in range(-GRID_ROWS, GRID_ROWS):
        for half_hexes in range(-2 * GRID_COLUMNS, 2 * GRID_COLUMNS):
            if (rows + half_hexes) % 2 == 0:
                found = tuple((_cell_at_offset(cell, rows, half_hexes), level) for cell, level in shape)
                if all(is_on_grid(cell) for cell, _ in found):
                    away = (half_hexes / 2 - right) ** 2 + (rows * 0.75**0.5 - down) ** 2
                    moved.append((round(away, 6), found))
    if not moved:
        # Every layout fits on the grid, so this shape is none, and `move_up_and_left` raises LayoutError.
        move_up_and_left(shape)
        raise ValueError("a shape that may be a layout does not lie on the grid")
    return min(moved)[1]


def _cell_at_offset(cell: Cell, rows: int, half_hexes: int) -> Cell:
    """Returns the cell that lies `rows` rows lower and `half_hexes` half hexes farther right.

    `rows` and `half_hexes` are both even or both odd.
    """
    row, column = cell
    place = 2 * column + (row + 1) % 2 + half_hexes
    row += rows
    return row, (place - (row + 1) % 2) // 2


@define
class BoardDrawing:
    """The hexes on the grid, with undo. A call that changes nothing makes no undo step."""

    _steps: list[Mapping[Cell, int]] = field(factory=lambda: [MappingProxyType({})], init=False)
    _step_index: int = field(default=0, init=False)

    @classmethod
    def from_cells(cls, cells: Iterable[tuple[Cell, int]]) -> BoardDrawing:
        """Returns a drawing with this shape in the middle of the grid. Raises LayoutError if the shape is too large."""
        found = cls()
        found.replace_with(cells)
        del found._steps[: found._step_index]
        found._step_index = 0
        return found

    @property
    def levels(self) -> Mapping[Cell, int]:
        """Level of the hex on each occupied cell."""
        return self._steps[self._step_index]

    @property
    def cells(self) -> CellLevels:
        """Pairs (cell, level) of all hexes, from the top row down."""
        return tuple(sorted(self.levels.items()))

    @property
    def hexes_per_level(self) -> tuple[int, int, int, int]:
        """Number of hexes of each level, from level 1 to level 4."""
        found = list(self.levels.values())
        return found.count(1), found.count(2), found.count(3), found.count(4)

    def put_hex(self, cell: Cell, level: int, *, same_step: bool = False) -> None:
        """Puts a hex on a cell, replacing any hex on it. Raises ValueError for an invalid cell or level.

        If `same_step` is True, the change becomes a part of the previous undo step.
        """
        if not is_on_grid(cell) or level not in LEVELS:
            raise ValueError(f"level {level} on {cell}, which is no level, or no place of the grid")
        self._apply_change({**self.levels, cell: level}, same_step=same_step)

    def remove_hex(self, cell: Cell) -> None:
        """Removes the hex on the cell, if there is one."""
        self._apply_change({other: level for other, level in self.levels.items() if other != cell})

    def move_hex(self, cell: Cell, to: Cell) -> None:
        """Moves a hex to another cell. A hex on that cell changes places with it.

        Raises ValueError for a cell outside of the grid, or if there is no hex to move.
        """
        if cell not in self.levels or not is_on_grid(to):
            raise ValueError(f"no hex can go from {cell} to {to}")
        others = {other: level for other, level in self.levels.items() if other not in (cell, to)}
        if to in self.levels:
            others[cell] = self.levels[to]
        self._apply_change({**others, to: self.levels[cell]})

    def mirror(self, *, upside_down: bool) -> None:
        """Mirrors the drawing about the middle of the grid, left to right or top to bottom."""
        hexes = self.levels.items()
        if upside_down:
            self._apply_change({(GRID_ROWS - 1 - row, column): level for (row, column), level in hexes})
        else:
            self._apply_change({(row, column_count(row) - 1 - column): level for (row, column), level in hexes})

    def clear(self) -> None:
        """Removes all hexes."""
        self._apply_change({})

    def replace_with(self, cells: Iterable[tuple[Cell, int]]) -> None:
        """Replaces the drawing with a shape in the middle of the grid. Raises LayoutError if the shape is too large."""
        self._apply_change(dict(centered(cells)))

    def _apply_change(self, levels: dict[Cell, int], *, same_step: bool = False) -> None:
        if levels == self.levels:
            return
        if same_step and self.can_undo:
            self._step_index -= 1
        self._step_index += 1
        self._steps[self._step_index :] = [MappingProxyType(levels)]

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
        return self._step_index > 0

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to redo."""
        return self._step_index + 1 < len(self._steps)

    def undo(self) -> None:
        """Undoes the last step, if there is one."""
        self._step_index = max(self._step_index - 1, 0)

    def redo(self) -> None:
        """Redoes the last undone step, if there is one."""
        self._step_index = min(self._step_index + 1, len(self._steps) - 1)

    def is_too_large(self) -> bool:
        """Whether the drawing has more rows or columns than a layout may have."""
        try:
            move_up_and_left(self.cells)
        except LayoutError:
            return bool(self.levels)
        return False

    def problems(self, players: int, rulebook: str) -> list[LayoutProblem]:
        """Returns the violations of the layout rules (V2, R14) with their cells on the grid."""
        return layouts.layout_problems(self.cells, players, rulebook)
