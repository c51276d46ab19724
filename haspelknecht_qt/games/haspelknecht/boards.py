"""Boards drawn by players: a name and the levels of the hexes, as one line of text for sharing (V2).

    haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass

After the colon come the lines of a picture (`pictures`), separated by slashes, with points for spaces; then the name. A
file that ends in SUFFIX holds such a line.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.core.validation import Allowed, shown
from haspelknecht_qt.games.haspelknecht.layouts import (
    COLUMNS,
    ROWS,
    TEXT_LIMIT,
    Cell,
    LayoutError,
    check_layout,
    check_size,
    placement_from_text,
)
from haspelknecht_qt.games.haspelknecht.pictures import draw_picture, read_picture
from haspelknecht_qt.games.haspelknecht.printed import LEVELS, PLAYERS

PREFIX = "haspelknecht-board:"
SUFFIX = ".haspelknecht-board"
MAX_NAME_LENGTH = 40
"""Maximum length of a name, in characters."""
LARGEST = 4096
"""Maximum size of a board's line, in bytes: many times the length of any sensible board."""

Cells = tuple[tuple[Cell, int], ...]


@frozen
class Board:
    """A board: `cells` are (cell, level), moved up and left as far as possible. `name` is "" only where that is allowed."""

    name: str
    cells: Cells


def far_up_and_left(cells: Iterable[tuple[Cell, int]]) -> Cells:
    """Returns the shape, moved up and left as far as possible. Raises LayoutError if it is empty or larger than a layout may be."""
    found = tuple(cells)
    return read_picture(draw_picture(found) if found else "")


def name_of(text: str) -> str:
    """Returns the name as stored: no space around it, one space between words.

    Raises LayoutError for an empty or too long name, and for characters that texts may not contain.
    """
    name = " ".join(text.split())
    if not 1 <= len(name) <= MAX_NAME_LENGTH or sanitize(name) != name:
        raise LayoutError("name", shown(name), Allowed("text", (MAX_NAME_LENGTH,)))
    return name


def board_line(board: Board) -> str:
    """The board as one line, without a line break."""
    picture = draw_picture(board.cells).replace("\n", "/").replace(" ", ".")
    return f"{PREFIX}{picture} {board.name}".rstrip()


def is_board(text: str) -> bool:
    """Whether a text is meant as a board in one line."""
    return text.lstrip().startswith(PREFIX)


def read_board(text: str, rows: int = ROWS, columns: int = COLUMNS, *, named: bool = True) -> Board:
    """Returns the board in a line, of at most `rows` and `columns`. A board may lack a name only if `named` is False. Raises LayoutError."""
    line = text.strip()
    check_size(line, LARGEST)
    picture, _, name = line.removeprefix(PREFIX).partition(" ")
    if not line.startswith(PREFIX) or not set(picture) <= {*map(str, LEVELS), ".", "/"}:
        raise LayoutError("line 1", shown(line), Allowed("picture_line"))
    cells = read_picture(picture.replace("/", "\n").replace(".", " "), rows, columns)
    return Board(name_of(name) if named or name.strip() else "", cells)


def read_shape(text: str, rows: int = ROWS, columns: int = COLUMNS) -> Board:
    """Reads a player's own board in any of its three forms: a line of a board, the line of a placement, a picture of digits.

    Only a board's line has a name. For a placement, the levels of its tiles are used. Raises LayoutError.
    """
    check_size(text, TEXT_LIMIT)
    if is_board(text):
        return read_board(text, rows, columns)
    if text.lstrip().startswith("{"):
        return Board("", far_up_and_left(placement_from_text(text.strip()).cells))
    return Board("", read_picture(text, rows, columns))


def suited_players(cells: Iterable[tuple[Cell, int]], rulebook: str) -> tuple[int, ...]:
    """Returns the numbers of players for which a board has enough tiles.

    Each level needs as many tiles as there are players, or one more, as in the printed layouts (V2, R14).
    Empty if a rule forbids the board.
    """
    found = dict(cells)
    levels = list(found.values())
    counts = [levels.count(level) for level in LEVELS]
    return tuple(
        players
        for players in PLAYERS
        if all(count in (players, players + 1) for count in counts)
        and not check_layout(found.items(), players, rulebook)
    )
