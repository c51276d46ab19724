"""Sentences about conditions that an own layout violates. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.core.translation import Translate
from haspelknecht_qt.games.haspelknecht.layouts import LayoutProblem


def of_layout(problem: LayoutProblem, translate: Translate) -> str:
    """Returns the violated condition of an own layout, and what is allowed."""
    row, column = (problem.cell[0] + 1, problem.cell[1] + 1) if problem.cell else (0, 0)
    match problem.reason:
        case "touches_none_before":
            sentence = translate(
                "Messages",
                "The level {level} tile in row {row}, place {column}, touches none of level {before} ({rule}).",
            )
        case "touches_no_other_level":
            sentence = translate(
                "Messages",
                "The level {level} tile in row {row}, place {column}, touches none of another level ({rule}).",
            )
        case "touches_distant_level":
            sentence = translate(
                "Messages",
                "The level {level} tile in row {row}, place {column}, touches one that is two or more levels away ({rule}).",
            )
        case _:
            sentence = translate("Messages", "Tiles of level {level}: {found}; allowed are {least} to {most} ({rule}).")
    return sentence.format(
        level=problem.level,
        before=problem.level - 1,
        row=row,
        column=column,
        rule=problem.rule,
        found=problem.found,
        least=problem.least,
        most=problem.most,
    )
