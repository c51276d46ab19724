"""Messages about errors in layouts of the development board."""

from __future__ import annotations

from attrs import asdict

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP, Translate
from haspelknecht_qt.games.haspelknecht.layouts import LayoutProblem

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
        "The level {level} tile in row {row}, position {column}, touches a tile two or more levels away ({rule}).",
    ),
}
_NUMBER_PROBLEM = QT_TRANSLATE_NOOP(
    "Messages", "Tiles of level {level}: expected {least} to {most}, found {found} ({rule})."
)


def layout_problem_text(problem: LayoutProblem, translate: Translate) -> str:
    """Returns a text with the condition that the player's own layout violates, and with the allowed values."""
    row, column = (problem.cell[0] + 1, problem.cell[1] + 1) if problem.cell else (0, 0)
    sentence = translate("Messages", _ADJACENCY_PROBLEMS.get(problem.reason, _NUMBER_PROBLEM))
    return sentence.format(row=row, column=column, before=problem.level - 1, **asdict(problem))
