"""Geometry of the hexagonal tiles on the development board, in scene units. Imports no Qt."""

from __future__ import annotations

import math
from collections.abc import Mapping

from attrs import field, frozen

from haspelknecht_qt.game_ui.haspelknecht.regions import MAX_TILE_WIDTH
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.printed import LEVELS
from haspelknecht_qt.table.window_plan import Box

_ASSIST_GAP = 0.12
"""Gap between the tiles and a separate column of assist tiles, as a multiple of a tile's width."""


@frozen
class HexField:
    """Geometry of the development board.

    `tile_width` is the width of a tile. `tile_centres` has the centre of each tile by its number. `assist_centres` has
    the centre of each assist tile by its level.
    """

    tile_width: float
    tile_centres: Mapping[int, tuple[float, float]] = field(hash=False)
    assist_centres: Mapping[int, tuple[float, float]] = field(hash=False)
    assist_width: float
    """Width of an assist tile, which shows the fee for the tiles of its level."""


def hex_field(box: Box, placement: layouts.Placement) -> HexField:
    """Fits the tiles, as large as possible, and an assist tile for each level into a box.

    If each row has the tiles of one level, the row ends with the assist tile of this level. In other layouts, the
    assist tiles form a column at the right.
    """
    tiles = placement.tiles
    in_rows = all(cell[0] == number // 10 - 1 for number, cell in tiles)
    if in_rows:
        ends = {
            level: (level - 1, 1 + max(cell[1] for number, cell in tiles if number // 10 == level)) for level in LEVELS
        }
        cells = [*(cell for _, cell in tiles), *ends.values()]
        x, y, width, height = layouts.bounding_box(cells)
        tile = _tile_width(box, width, height)
        spots = {level: layouts.cell_centre(cell) for level, cell in ends.items()}
        assist = tile
    else:
        x, y, width, height = layouts.bounding_box(cell for _, cell in tiles)
        tile = _tile_width(box, width + 1 + _ASSIST_GAP, height)
        # Limits the size of the assist tiles so that four of them fit into the height of the box.
        assist = min(tile, box.height / (4 * 2 / math.sqrt(3)))
        column = x + width + _ASSIST_GAP + assist / tile / 2
        pitch = min(box.height / 4, 1.06 * assist * 2 / math.sqrt(3)) / tile
        spots = {level: (column, y + height / 2 + (level - 2.5) * pitch) for level in LEVELS}
        width += _ASSIST_GAP + assist / tile
    origin_x = box.x + (box.width - width * tile) / 2 - x * tile
    origin_y = box.y + (box.height - height * tile) / 2 - y * tile

    def scene_point(spot: tuple[float, float]) -> tuple[float, float]:
        return origin_x + spot[0] * tile, origin_y + spot[1] * tile

    return HexField(
        tile_width=tile,
        tile_centres={number: scene_point(layouts.cell_centre(cell)) for number, cell in tiles},
        assist_centres={level: scene_point(spot) for level, spot in spots.items()},
        assist_width=assist,
    )


def _tile_width(box: Box, columns: float, rows: float) -> float:
    return min(MAX_TILE_WIDTH, box.width / columns, box.height / rows)
