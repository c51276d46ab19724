"""Boards drawn by players: a name and the levels of the hexes, as one line of text for sharing (V2).

    haspelknecht-board:.1.1.1/2.2.2/.3.3.3/4.4.4 Hourglass

After the colon come the lines of a picture (see `pictures`), with slashes between them and dots in place of spaces. The
name follows. A file whose name ends in FILE_SUFFIX holds such a line.
"""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.text import sanitize
from haspelknecht_qt.core.validation import ValueSpec, short_json
from haspelknecht_qt.games.haspelknecht.layouts import (
    MAX_COLUMNS,
    MAX_ROWS,
    MAX_TEXT_SIZE,
    Cell,
    LayoutError,
    check_text_size,
    layout_problems,
    placement_from_text,
)
from haspelknecht_qt.games.haspelknecht.pictures import cells_as_text, read_picture
from haspelknecht_qt.games.haspelknecht.printed import LEVELS, PLAYER_COUNTS

LINE_PREFIX = "haspelknecht-board:"
FILE_SUFFIX = ".haspelknecht-board"
MAX_NAME_LENGTH = 40
"""Maximum length of a board's name, in characters."""
MAX_LINE_SIZE = 4096
"""Maximum size of a board's line of text, in bytes: many times the length of any sensible board."""

CellLevels = tuple[tuple[Cell, int], ...]


@frozen
class DrawnBoard:
    """Board drawn by a player. `name` may be "". `cells` are (cell, level) pairs, as far up and left as possible."""

    name: str
    cells: CellLevels


def move_up_and_left(cells: Iterable[tuple[Cell, int]]) -> CellLevels:
    """Returns the hexes of a board, moved up and left as far as possible.

    Raises LayoutError if there are no hexes, or too many.
    """
    found = tuple(cells)
    return read_picture(cells_as_text(found) if found else "")


def normalize_name(text: str) -> str:
    """Returns a board's name as it is stored: no space around it, one space between words.

    Raises LayoutError for an empty or too long name, and for characters that texts may not contain.
    """
    name = " ".join(text.split())
    if not 1 <= len(name) <= MAX_NAME_LENGTH or sanitize(name) != name:
        raise LayoutError("name", short_json(name), ValueSpec("text", (MAX_NAME_LENGTH,)))
    return name


def board_line(board: DrawnBoard) -> str:
    """Returns the board as one line of text, without a line break at its end."""
    picture = cells_as_text(board.cells).replace("\n", "/").replace(" ", ".")
    return f"{LINE_PREFIX}{picture} {board.name}".rstrip()


def read_board(text: str, rows: int = MAX_ROWS, columns: int = MAX_COLUMNS, *, needs_name: bool = True) -> DrawnBoard:
    """Returns the board in a line of text. Raises LayoutError, also for more than `rows` by `columns` hexes.

    If `needs_name` is True, the board must have a name.
    """
    line = text.strip()
    check_text_size(line, MAX_LINE_SIZE)
    picture, _, name = line.removeprefix(LINE_PREFIX).partition(" ")
    if not line.startswith(LINE_PREFIX) or not set(picture) <= {*map(str, LEVELS), ".", "/"}:
        raise LayoutError("line 1", short_json(line), ValueSpec("picture_line"))
    cells = read_picture(picture.replace("/", "\n").replace(".", " "), rows, columns)
    return DrawnBoard(normalize_name(name) if needs_name or name.strip() else "", cells)


def read_board_in_any_form(text: str) -> DrawnBoard:
    """Reads a board from its line (`board_line`), from the JSON of a placement, or from a picture (`cells_as_text`).

    Of a placement, only the levels of the tiles are used. A placement or picture gives the name "". Raises LayoutError.
    """
    check_text_size(text, MAX_TEXT_SIZE)
    if text.lstrip().startswith(LINE_PREFIX):
        return read_board(text)
    if text.lstrip().startswith("{"):
        return DrawnBoard("", move_up_and_left(placement_from_text(text.strip()).cells))
    return DrawnBoard("", read_picture(text))


def suitable_player_counts(cells: Iterable[tuple[Cell, int]], rulebook: str) -> tuple[int, ...]:
    """Returns the numbers of players whose printed layouts have as many tiles per level (`players` or `players` + 1).

    The result is empty if there are none or a rule forbids the board (V2, R14).
    """
    found = dict(cells)
    levels = list(found.values())
    counts = [levels.count(level) for level in LEVELS]
    return tuple(
        players
        for players in PLAYER_COUNTS
        if all(count in (players, players + 1) for count in counts)
        and not layout_problems(found.items(), players, rulebook)
    )
