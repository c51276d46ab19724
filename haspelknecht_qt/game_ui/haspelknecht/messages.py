"""Messages about errors in layouts of the development board."""

from __future__ import annotations

from attrs import asdict

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP, Translate
from haspelknecht_qt.games.haspelknecht.layouts import Cell, LayoutProblem

_ADJACENCY_PROBLEMS = {
    "touches_none_before": QT_TRANSLATE_NOOP(
        "Messages",
        "The level {level} tile in row {row}, position {column}, touches no tile of level {before} ({rule}).",
    ),
    "touches_no_other_level": QT_TRANSLATE_NOOP(
        "Messages", "The level {level} tile in row {row}, position {column}, touches no tile of another level ({rule})."
    ),
    "touches_distant_level": QT_TRANSLATE_NOOP(
        "Messages",
        "The level {level} tile in row {row}, position {column}, touches the tile in row {other_row}, position "
        "{other_column}, which is two or more levels away ({rule}).",
    ),
}
_NUMBER_PROBLEM = QT_TRANSLATE_NOOP(
    "Messages", "Tiles of level {level}: expected {least} to {most}, found {found} ({rule})."
)


def layout_problem_text(problem: LayoutProblem, translate: Translate) -> str:
    """Returns a text with the condition that the player's own layout violates, and with the allowed values."""
    row, column = _row_and_position(problem.cell)
    other_row, other_column = _row_and_position(problem.other_cell)
    sentence = translate("Messages", _ADJACENCY_PROBLEMS.get(problem.reason, _NUMBER_PROBLEM))
    return sentence.format(
        row=row,
        column=column,
        other_row=other_row,
        other_column=other_column,
        before=problem.level - 1,
        **asdict(problem),
    )


def _row_and_position(cell: Cell | None) -> Cell:
    """Returns row and position as shown, counted from 1; zeros without a cell."""
    return (0, 0) if cell is None else (cell[0] + 1, cell[1] + 1)
