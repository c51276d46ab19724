"""Layouts drawn with characters: a line is a row of hexes, a digit is the level of a hex.

Hexes that touch in one row are two characters apart. Hexes that touch in neighbouring rows are one character apart.
"""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht_qt.core.validation import ValueSpec, short_json
from haspelknecht_qt.games.haspelknecht.layouts import MAX_COLUMNS, MAX_ROWS, Cell, LayoutError
from haspelknecht_qt.games.haspelknecht.printed import LEVELS


def read_picture(text: str, rows: int = MAX_ROWS, columns: int = MAX_COLUMNS) -> tuple[tuple[Cell, int], ...]:
    """Returns the (cell, level) pairs of a picture, moved up and left as far as possible.

    `rows` and `columns` are the maximum size. Raises LayoutError for a character that is no level, for a digit where no
    hex can be, and for a picture that is too large or empty. The error names the line.
    """
    lines = [line.rstrip() for line in text.splitlines()]
    while lines and not lines[0]:
        lines.pop(0)
    digits = [(row, place, sign) for row, line in enumerate(lines) for place, sign in enumerate(line) if sign != " "]
    if not digits:
        raise LayoutError("line 1", "nothing", ValueSpec("picture_line"))
    # Hexes are placed like the squares of one colour on a chessboard: row + place is always even, or always odd.
    first_row, first_place, _ = digits[0]
    for row, place, sign in digits:
        if sign not in map(str, LEVELS) or (row + place - first_row - first_place) % 2:
            raise LayoutError(f"line {row + 1}", short_json(lines[row]), ValueSpec("picture_line"))
    left = min(place for _, place, _ in digits)
    # Column 0 is at place `shift` in odd rows and at `shift + 1` in even rows, as `cells_as_text` indents even rows.
    shift = left if (first_row + first_place - left) % 2 else left - 1
    cells = tuple(((row, (place - shift) // 2), int(sign)) for row, place, sign in digits)
    if max(row for (row, _), _ in cells) >= rows or max(column for (_, column), _ in cells) >= columns:
        found = f"{len(lines)} rows, {max(map(len, lines)) - left} characters wide"
        raise LayoutError("size", found, ValueSpec("picture_size", (rows, columns)))
    return cells


def cells_as_text(cells: Iterable[tuple[Cell, int]]) -> str:
    """Returns (cell, level) pairs as lines of text, which `read_picture` reads. Even rows are indented by a space."""
    rows: dict[int, dict[int, str]] = {}
    for (row, column), level in cells:
        rows.setdefault(row, {})[2 * column + (row + 1) % 2] = str(level)
    lines = []
    for row in range(max(rows) + 1):
        signs = rows.get(row, {})
        lines.append("".join(signs.get(place, " ") for place in range(max(signs, default=-1) + 1)))
    return "\n".join(lines)
