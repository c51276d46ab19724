"""Regions of the table: boxes of panels, cards, tiles and the large board in a window of any size.

Pure geometry without Qt. Lengths of a window are in logical pixels, lengths on the table in scene units. There are two
arrangements (`LayoutMode`): a wide one, and a small one for windows that are too narrow or too low for the wide one. An
arrangement looks the same at every size. `Regions.scale` is the number of logical pixels per scene unit.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.window_plan import SMALL_TABLE_SIZE, TABLE_SIZE, Box, LayoutMode, scale_for, stack_boxes

MIN_FINE_PRINT_SCALE = 0.85
"""Minimum scale at which small texts ("fine print") are painted. Below it, tooltips replace them."""

_MIN_HEIGHT_FOR_STACK = 120.0
"""Minimum height beyond that of SMALL_TABLE_SIZE, in scene units, for an inspector below the pools."""

BOARD_WIDTH, BOARD_HEIGHT = 1220.0, 528.0
"""Size of a player's board in the units of its own drawing."""
MAX_TILE_WIDTH = 140.0
"""Maximum width of a development tile, in scene units."""
_TILE_WIDTH = 117.0


@frozen
class Regions(TableRegions):
    """Boxes of the table's regions, in scene units.

    `inspector` is None in the wide arrangement, which needs none because its tiles show their names.
    """

    wheel: Box
    developments: Box
    pools: Box
    inspector: Box | None

    @property
    def board_scale(self) -> float:
        """Number of scene units per unit of the board's drawing."""
        return self.board.width / BOARD_WIDTH

    @property
    @override
    def has_fine_print(self) -> bool:
        return self.mode is LayoutMode.WIDE and self.scale >= MIN_FINE_PRINT_SCALE

    def board_to_scene(self, box: Box) -> Box:
        """Converts a box on the large board from units of its drawing to scene units."""
        k = self.board_scale
        return Box(self.board.x + k * box.x, self.board.y + k * box.y, k * box.width, k * box.height)


def arrange(mode: LayoutMode, width: float, height: float, seats: int) -> Regions:
    """Returns the regions for a view of this size in logical pixels, and for this number of seats."""
    scale = scale_for(mode, width, height)
    return (_small_regions if mode is LayoutMode.SMALL else _wide_regions)(scale, width / scale, height / scale, seats)


def _wide_regions(scale: float, width: float, height: float, seats: int) -> Regions:
    left = (width - TABLE_SIZE[0]) / 2
    extra = height - TABLE_SIZE[1]
    common = 442 + min(extra, (MAX_TILE_WIDTH - _TILE_WIDTH) * 3.75)
    # The width of the tiles is limited, because wider tiles make the pools too narrow to be readable.
    columns = seats + 2.5
    tile = min(MAX_TILE_WIDTH, common * _TILE_WIDTH / 442, (1204 - 12 - 380) / columns)
    field_width = max(6.5 * _TILE_WIDTH, columns * tile)
    pools_x = 346 + field_width + 11.5
    pools_height = min(common, 34 + 136.0 * seats)
    board_height = 1204 * BOARD_HEIGHT / BOARD_WIDTH
    board_y = height - 16 - board_height
    return Regions(
        mode=LayoutMode.WIDE,
        scale=scale,
        width=width,
        height=height,
        wheel=Box(left + 16, 16, 316, 416),
        opponents=stack_boxes(Box(left + 16, 444, 316, height - 16 - 444), seats - 1, 10, 240 if seats == 4 else 300),
        developments=Box(left + 346, 12, field_width, common),
        pools=Box(left + pools_x, 16, 1548 - pools_x, pools_height),
        prompt=Box(left + 344, board_y - 12 - 56, 1204, 56),
        board=Box(left + 344, board_y, 1204, board_height),
        inspector=None,
    )


def _small_regions(scale: float, width: float, height: float, seats: int) -> Regions:
    spare = min(width - SMALL_TABLE_SIZE[0], 220.0)
    left = (width - SMALL_TABLE_SIZE[0] - spare) / 2
    right = left + 1216 + spare
    extra = height - SMALL_TABLE_SIZE[1]
    high = extra >= _MIN_HEIGHT_FOR_STACK
    top = 252 + min(extra, 240.0 if high else 60.0)
    board_height = min(height - 8 - (top + 68), (900 + spare / 2) * BOARD_HEIGHT / BOARD_WIDTH)
    board_width = board_height * BOARD_WIDTH / BOARD_HEIGHT
    board_y = height - 8 - board_height
    if high:
        # The inspector, which describes one tile, goes below the pools. Beside them it would take width from the tiles.
        pools_width = 330 + spare / 4
        pools = Box(right - pools_width, 8, pools_width, top * 0.56)
        inspector = Box(pools.x, pools.bottom + 8, pools_width, 8 + top - pools.bottom - 8)
        field_width = pools.x - left - 230 - 7.5
    else:
        field_width = min(435.5 + spare / 3, top * 1.728)
        pools = Box(left + 230 + field_width + 7.5, 8, 296 + spare / 4, top)
        inspector = Box(pools.right + 8, 8, right - pools.right - 8, top)
    cards = Box(left + 8 + board_width + 8, board_y, right - (left + 16 + board_width), board_height)
    return Regions(
        mode=LayoutMode.SMALL,
        scale=scale,
        width=width,
        height=height,
        wheel=Box(left + 8, 8, 214, top),
        opponents=stack_boxes(cards, seats - 1, 6, 200),
        developments=Box(left + 230, 7, field_width, top),
        pools=pools,
        prompt=Box(left + 8, board_y - 8 - 44, right - left - 8, 44),
        board=Box(left + 8, board_y, board_width, board_height),
        inspector=inspector,
    )
