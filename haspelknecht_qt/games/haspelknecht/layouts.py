"""Layouts of the development board: hexes, their levels, and the tiles on them (S2, V1, V2, V4).

A cell is (row, column). Rows are straight. Rows with an odd index are half a hex further left: the n-th hex of such a
row touches the (n-1)-th and the n-th hex of the rows above and below.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.validation import DataError, ValueSpec, is_whole, short_json
from haspelknecht_qt.games.haspelknecht.printed import LEVELS, PLAYER_COUNTS, TILE_NUMBERS

Cell = tuple[int, int]

MAX_ROWS = 8
MAX_COLUMNS = 12
"""Maximum number of rows and columns: with more, the tiles on the table would be too small to read."""
TILES_PER_LEVEL = len(TILE_NUMBERS) // len(LEVELS)
MIN_TILES_PER_LEVEL = 3
THALER_NEEDED = 3
"""Sum of the Thaler due in the leases of all three years (W2)."""
_THALER_OF_TILE = {11: 1, 31: 1, 32: 1, 41: 1, 44: 1, 45: 3}
"""Number of Thaler that a tile gives directly, by tile number.

The Coal Sacks (34) and the Water Mill (35) are missing, because they ask for coal or disks each time.
"""
_SCHEMA = 1
MAX_TEXT_SIZE = 16 * 1024
"""Maximum size of a text that holds a layout, in bytes."""


class LayoutError(DataError):
    """A layout or a placement of tiles is invalid. `origin` is the name of its file; "" if it has no file."""

    def __init__(self, key: str, found: str, allowed: ValueSpec, origin: str = "") -> None:
        super().__init__(origin, key, found, allowed)


def check_text_size(text: str, limit: int) -> None:
    """Raises LayoutError for a text of more than `limit` bytes."""
    size = len(text.encode("utf-8", "replace"))
    if size > limit:
        raise LayoutError("board", f"{size} bytes long", ValueSpec("size", (limit,)))


@frozen
class Layout:
    """Shape of the development board.

    `player_counts` are the numbers of players for which the layout is made. `cells` are (cell, level) pairs from the
    top row down, each row from the left.
    """

    id: str
    player_counts: tuple[int, ...]
    cells: tuple[tuple[Cell, int], ...]

    @property
    def tiles_per_level(self) -> tuple[int, int, int, int]:
        """Numbers of tiles of levels 1, 2, 3 and 4."""
        levels = [level for _, level in self.cells]
        return levels.count(1), levels.count(2), levels.count(3), levels.count(4)


def _sort_tiles(tiles: Iterable[tuple[int, Cell]]) -> tuple[tuple[int, Cell], ...]:
    return tuple(sorted(tiles))


@frozen
class Placement:
    """Tiles on the development board: (tile number, cell) pairs, in ascending order of the tile numbers."""

    tiles: tuple[tuple[int, Cell], ...] = field(converter=_sort_tiles)

    @property
    def tile_numbers(self) -> tuple[int, ...]:
        """Numbers of the tiles in play, in ascending order."""
        return tuple(number for number, _ in self.tiles)

    @property
    def cells(self) -> tuple[tuple[Cell, int], ...]:
        """(cell, level) pairs of the tiles, as in a `Layout`."""
        return tuple(sorted((cell, number // 10) for number, cell in self.tiles))


@frozen
class LayoutProblem:
    """Condition of the rules that a free layout does not meet.

    `rule` is the id of the rule that sets the condition: V2 or R14. `reason` is one of:
    "too_few_tiles", "too_many_tiles": `found` tiles have level `level`, but `least` to `most` are allowed;
    "touches_none_before": the tile on `cell` touches no tile of the level before its own;
    "touches_no_other_level": the tile on `cell` touches no tile of another level;
    "touches_distant_level": the tiles on `cell` and `other_cell` touch, but are two or more levels apart.
    """

    rule: str
    reason: str
    level: int
    cell: Cell | None = None
    other_cell: Cell | None = None
    found: int = 0
    least: int = 0
    most: int = 0

    def __str__(self) -> str:
        where = (
            f"the tile of level {self.level} in row {self.cell[0] + 1}, column {self.cell[1] + 1}" if self.cell else ""
        )
        match self.reason:
            case "touches_none_before":
                return f"{where} touches none of level {self.level - 1} (rule {self.rule})"
            case "touches_no_other_level":
                return f"{where} touches none of another level (rule {self.rule})"
            case "touches_distant_level":
                return f"{where} touches one that is two or more levels away (rule {self.rule})"
            case _:
                allowed = f"allowed are {self.least} to {self.most} (rule {self.rule})"
                return f"level {self.level} has {self.found} tiles, {allowed}"


@cache
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell, Cell, Cell]:
    """Returns the six cells around a cell: left, right, upper left, upper right, lower left, lower right (S2)."""
    row, column = cell
    left = column - 1 if row % 2 else column
    return (
        (row, column - 1),
        (row, column + 1),
        (row - 1, left),
        (row - 1, left + 1),
        (row + 1, left),
        (row + 1, left + 1),
    )


def cell_centre(cell: Cell) -> tuple[float, float]:
    """Returns the centre (x, y) of a cell, in hex widths from the centre of cell (0, 0). Hexes are pointy-topped."""
    row, column = cell
    return column - 0.5 * (row % 2), row * math.sqrt(3) / 2


def bounding_box(cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    """Returns the rectangle (x, y, width, height) around these hexes, in hex widths as in `cell_centre`."""
    centres = [cell_centre(cell) for cell in cells]
    left, right = min(x for x, _ in centres), max(x for x, _ in centres)
    top, bottom = min(y for _, y in centres), max(y for _, y in centres)
    corner = 1 / math.sqrt(3)
    return left - 0.5, top - corner, right - left + 1, bottom - top + 2 * corner


def first_play_layout(players: int) -> Layout:
    """Returns the layout for a first game: four straight rows of `players` + 1 hexes, with levels 1 to 4 (S2)."""
    if players not in PLAYER_COUNTS:
        limits = PLAYER_COUNTS[0], PLAYER_COUNTS[-1]
        raise LayoutError("players", short_json(players), ValueSpec("whole_number", limits))
    cells = tuple(((level - 1, column), level) for level in LEVELS for column in range(players + 1))
    return Layout("first_play", (players,), cells)


@cache
def first_play_placement(players: int) -> Placement:
    """Returns the first-play layout with the lowest-numbered tiles of each level, in ascending order (S2)."""
    layout = first_play_layout(players)
    return place_tiles(layout, [10 * level + column + 1 for (_, column), level in layout.cells])


def place_tiles(layout: Layout, numbers: Sequence[int]) -> Placement:
    """Returns the layout with these tiles: the first number lies on the layout's first cell, and so on.

    Raises LayoutError for an unknown or repeated tile, and for a tile whose level differs from its cell's level (V1).
    """
    if len(numbers) != len(layout.cells):
        raise LayoutError("numbers", f"{len(numbers)} tiles", ValueSpec("tile_count", (len(layout.cells),)))
    seen: set[int] = set()
    for (cell, level), number in zip(layout.cells, numbers, strict=True):
        free = [tile for tile in TILE_NUMBERS if tile // 10 == level and tile not in seen]
        if number not in free:
            raise LayoutError(f"cell {cell[0]}, {cell[1]}", short_json(number), ValueSpec("one_of", tuple(free)))
        seen.add(number)
    return Placement(tuple(zip(numbers, (cell for cell, _ in layout.cells), strict=True)))


def place_random_tiles(layout: Layout, generator: Generator) -> Placement:
    """Returns the layout with random tiles: for each level, they are drawn from all five tiles of that level (V1).

    A generator with equal seed gives equal tiles on every machine.
    """
    waiting: dict[int, list[int]] = {}
    for level in LEVELS:
        waiting[level] = [number for number in TILE_NUMBERS if number // 10 == level]
        generator.shuffle(waiting[level])
    return place_tiles(layout, [waiting[level].pop() for _, level in layout.cells])


def adjacent_tiles(placement: Placement) -> dict[int, tuple[int, ...]]:
    """Returns for each tile number the numbers of the adjacent tiles, in ascending order (S2, D2)."""
    at = {cell: number for number, cell in placement.tiles}
    return {
        number: tuple(sorted(at[near] for near in neighbours(cell) if near in at)) for number, cell in placement.tiles
    }


def thaler_given_by_tiles(numbers: Iterable[int]) -> int:
    """Returns the number of Thaler that these tiles give directly (V4)."""
    return sum(_THALER_OF_TILE.get(number, 0) for number in numbers)


def thaler_range_of_draws(cells: Iterable[tuple[Cell, int]]) -> tuple[int, int]:
    """Returns the minimum and maximum number of Thaler that random tiles on these (cell, level) pairs give (V1, V4).

    If a level has more cells than tiles, all its tiles count.
    """
    levels = [level for _, level in cells]
    least = most = 0
    for level in LEVELS:
        worth = sorted(thaler_given_by_tiles([number]) for number in TILE_NUMBERS if number // 10 == level)
        found = min(levels.count(level), len(worth))
        least += sum(worth[:found])
        most += sum(worth[len(worth) - found :])
    return least, most


def has_too_few_thaler(players: int, numbers: Iterable[int]) -> bool:
    """Whether the tiles of a two-player match directly give fewer Thaler than the leases require (V4)."""
    return players == 2 and thaler_given_by_tiles(numbers) < THALER_NEEDED


def layout_problems(cells: Iterable[tuple[Cell, int]], players: int, rulebook: str) -> list[LayoutProblem]:
    """Returns every condition of V2, or of R14 under the French rulebook, that these (cell, level) pairs fail.

    Numbers of tiles per level come first, then cells from the top row down. The list is empty for a valid layout.
    """
    french = rulebook == "french"
    rule, least = ("R14", players) if french else ("V2", MIN_TILES_PER_LEVEL)
    level_at = dict(sorted(cells))
    problems = []
    levels = list(level_at.values())
    for level in LEVELS:
        found = levels.count(level)
        if not least <= found <= TILES_PER_LEVEL:
            reason = "too_few_tiles" if found < least else "too_many_tiles"
            problems.append(LayoutProblem(rule, reason, level=level, found=found, least=least, most=TILES_PER_LEVEL))
    for cell, level in level_at.items():
        near = [level_at[other] for other in neighbours(cell) if other in level_at]
        if french and all(other == level for other in near):
            problems.append(LayoutProblem(rule, "touches_no_other_level", level=level, cell=cell))
        if not french and level > 1 and level - 1 not in near:
            problems.append(LayoutProblem(rule, "touches_none_before", level=level, cell=cell))
        problems.extend(
            LayoutProblem(rule, "touches_distant_level", level=level, cell=cell, other_cell=other)
            for other in neighbours(cell)
            if level_at.get(other, level) - level >= 2
        )
    return problems


@lru_cache(maxsize=64)
def placement_problems(placement: Placement, players: int, rulebook: str) -> tuple[LayoutProblem, ...]:
    """Returns the result of `layout_problems` for a placement. It is cached, because many matches use equal boards."""
    return tuple(layout_problems(placement.cells, players, rulebook))


def placement_to_json(placement: Placement) -> dict[str, object]:
    """Returns a placement as plain JSON: {"schema": 1, "cells": [[row, column, tile number], ...]}."""
    return {"schema": _SCHEMA, "cells": [[*cell, number] for number, cell in placement.tiles]}


def placement_from_json(data: object) -> Placement:
    """Returns the placement written by `placement_to_json`.

    Raises LayoutError for data of another form, a cell off the board or used twice, and an unknown or repeated tile.
    """
    if not isinstance(data, Mapping):
        raise LayoutError("board", short_json(data), ValueSpec("table"))
    keys = ("schema", "cells")
    for key in (*keys, *data):
        if key not in keys:
            raise LayoutError(short_json(str(key)).strip('"')[:40], short_json(data[key]), ValueSpec("keys", keys))
        if key not in data:
            raise LayoutError(key, "nothing", ValueSpec("value"))
    if not is_whole(data["schema"], _SCHEMA, _SCHEMA):
        raise LayoutError("schema", short_json(data["schema"]), ValueSpec("whole_number", (_SCHEMA, _SCHEMA)))
    rows = data["cells"]
    if not isinstance(rows, list | tuple) or not 1 <= len(rows) <= len(TILE_NUMBERS):
        raise LayoutError("cells", short_json(rows), ValueSpec("entries", (1, len(TILE_NUMBERS))))
    tiles: dict[int, Cell] = {}
    for index, entry in enumerate(rows):
        number, cell = _read_entry(f"cells[{index}]", entry)
        if number in tiles or cell in tiles.values():
            raise LayoutError(f"cells[{index}]", short_json(entry), ValueSpec("unused"))
        tiles[number] = cell
    return Placement(tuple(tiles.items()))


def placement_from_text(text: str) -> Placement:
    """Returns the placement in a text with its JSON form. Raises LayoutError for any other text."""
    check_text_size(text, MAX_TEXT_SIZE)
    try:
        data = json.loads(text)
    except RecursionError:
        raise LayoutError("board", "nested too deeply", ValueSpec("json")) from None
    except ValueError as error:
        raise LayoutError("board", f"not readable ({error})", ValueSpec("json")) from error
    return placement_from_json(data)


def _read_entry(key: str, entry: object) -> tuple[int, Cell]:
    if not isinstance(entry, list | tuple) or len(entry) != 3:
        raise LayoutError(key, short_json(entry), ValueSpec("numbers", (3, 0, TILE_NUMBERS[-1])))
    row, column, number = entry
    for name, value, limit in (("row", row, MAX_ROWS), ("column", column, MAX_COLUMNS)):
        if not is_whole(value, 0, limit - 1):
            raise LayoutError(f"{key} {name}", short_json(value), ValueSpec("whole_number", (0, limit - 1)))
    if not is_whole(number, TILE_NUMBERS[0], TILE_NUMBERS[-1]) or number not in TILE_NUMBERS:
        raise LayoutError(f"{key} tile", short_json(number), ValueSpec("one_of", TILE_NUMBERS))
    return number, (row, column)
