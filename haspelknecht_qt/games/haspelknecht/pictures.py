"""Layouts drawn with characters: every line is a row, every digit a tile of that level, at the position of its hex.

Hexes that touch in a row are two characters apart, those that touch in neighbouring rows one character.
"""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht_qt.core.validation import Allowed, shown
from haspelknecht_qt.games.haspelknecht.layouts import COLUMNS, ROWS, Cell, LayoutError
from haspelknecht_qt.games.haspelknecht.printed import LEVELS


def read_picture(text: str, rows: int = ROWS, columns: int = COLUMNS) -> tuple[tuple[Cell, int], ...]:
    """The (cell, level) of a picture, moved up and left as far as possible; `rows` and `columns` are the maximum size.

    Raises LayoutError naming the line, for a character that is no level, a digit that is not between those of the
    neighbouring lines, and a picture that is too large or empty.
    """
    lines = [line.rstrip() for line in text.splitlines()]
    while lines and not lines[0]:
        lines.pop(0)
    digits = [(row, place, sign) for row, line in enumerate(lines) for place, sign in enumerate(line) if sign != " "]
    if not digits:
        raise LayoutError("line 1", "nothing", Allowed("picture_line"))
    # In a valid picture row + place is odd for all digits, or even for all.
    first_row, first_place, _ = digits[0]
    for row, place, sign in digits:
        if sign not in map(str, LEVELS) or (row + place - first_row - first_place) % 2:
            raise LayoutError(f"line {row + 1}", shown(lines[row]), Allowed("picture_line"))
    left = min(place for _, place, _ in digits)
    # Cell (0, 0) is drawn at the second place, cell (1, 0) at the first one of the next line.
    shift = left if (first_row + first_place - left) % 2 else left - 1
    cells = tuple(((row, (place - shift) // 2), int(sign)) for row, place, sign in digits)
    if max(row for (row, _), _ in cells) >= rows or max(column for (_, column), _ in cells) >= columns:
        found = f"{len(lines)} rows, {max(map(len, lines)) - left} characters wide"
        raise LayoutError("size", found, Allowed("picture_size", (rows, columns)))
    return cells


def draw_picture(cells: Iterable[tuple[Cell, int]]) -> str:
    """The picture of a layout's (cell, level); `read_picture` reads it back."""
    rows: dict[int, dict[int, str]] = {}
    for (row, column), level in cells:
        rows.setdefault(row, {})[2 * column + (row + 1) % 2] = str(level)
    lines = []
    for row in range(max(rows) + 1):
        signs = rows.get(row, {})
        lines.append("".join(signs.get(place, " ") for place in range(max(signs, default=-1) + 1)))
    return "\n".join(lines)
