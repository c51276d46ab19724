"""Regions of the table of Gueules Noires, for every size of the window. Imports no Qt.

The boards of all players are at the top, the prompt in the middle, and one player's board at the bottom. Lengths of the
window are in logical pixels, all others in scene units.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.table_regions import TableRegions
from haspelknecht_qt.table.window_plan import SMALL_TABLE_SIZE, TABLE_SIZE, Box, LayoutMode, scale_for, stack_boxes

MIN_FINE_PRINT_SCALE = 0.8
"""Minimum scale of the table at which small texts ("fine print") are painted. Tooltips show them at any scale."""

BOARD_WIDTH, BOARD_HEIGHT = 1220.0, 528.0
"""Width and height of a mine in units of the mine's drawing."""
YARD_SIZE = (1204.0, 442.0)
SMALL_YARD_SIZE = (984.0, 254.0)
"""Width and height of the small yard, in units of its drawing."""

_COLUMN_WIDTH = 316.0
_MIN_EXTRA_WIDTH_FOR_COLUMN = 270.0
"""Minimum extra width of the table, in scene units, for a separate column with the opponents' cards."""
_GAP = 12.0
_EDGE_WIDTH = 16.0


@frozen
class Regions(TableRegions):
    """Boxes of the table's regions, in scene units.

    `clock` is the panel with the shift clock and the majorities. `forecast` is the panel with the score that an
    immediate end of the game would give; None if the window has no room for it.
    """

    clock: Box
    forecast: Box | None
    yard: Box

    @property
    def board_scale(self) -> float:
        """Number of scene units per unit of the mine's drawing."""
        return self.board.width / BOARD_WIDTH

    @property
    def yard_scale(self) -> float:
        """Number of scene units per unit of the yard's drawing."""
        return self.yard.width / (SMALL_YARD_SIZE if self.mode is LayoutMode.SMALL else YARD_SIZE)[0]

    @property
    @override
    def has_fine_print(self) -> bool:
        return self.mode is LayoutMode.WIDE and self.scale >= MIN_FINE_PRINT_SCALE

    def all(self) -> tuple[Box, ...]:
        """Returns the boxes of all regions."""
        forecast = () if self.forecast is None else (self.forecast,)
        return (self.clock, *forecast, *self.opponents, self.yard, self.prompt, self.board)

    def board_to_scene(self, box: Box) -> Box:
        """Converts a box of the mine's drawing to scene units."""
        return _scaled_box(self.board, self.board_scale, box)

    def yard_to_scene(self, box: Box) -> Box:
        """Converts a box of the yard's drawing to scene units."""
        return _scaled_box(self.yard, self.yard_scale, box)


def _scaled_box(region: Box, zoom: float, box: Box) -> Box:
    return Box(region.x + zoom * box.x, region.y + zoom * box.y, zoom * box.width, zoom * box.height)


def arrange(mode: LayoutMode, width: float, height: float, seats: int) -> Regions:
    """Returns the regions for `seats` seats in a window of this size in logical pixels."""
    scale = scale_for(mode, width, height)
    return (_small_regions if mode is LayoutMode.SMALL else _wide_regions)(scale, width / scale, height / scale, seats)


def _wide_regions(scale: float, width: float, height: float, seats: int) -> Regions:
    extra = width - TABLE_SIZE[0]
    bottom = height - _EDGE_WIDTH
    forecast = None
    if extra >= _MIN_EXTRA_WIDTH_FOR_COLUMN:
        column = min(_COLUMN_WIDTH, (width - YARD_SIZE[0] - 6 - _EDGE_WIDTH - 2 * _GAP) / 2)
        left = (width - 2 * column - 2 * _GAP - YARD_SIZE[0] - _EDGE_WIDTH - 6) / 2 + _EDGE_WIDTH
        clock = Box(left, _EDGE_WIDTH, column, 560)
        forecast = Box(left, clock.bottom + _GAP, column, bottom - clock.bottom - _GAP)
        cards = Box(clock.right + _GAP, _EDGE_WIDTH, column, bottom - _EDGE_WIDTH)
        middle = cards.right + _GAP
    else:
        column = min(_COLUMN_WIDTH + extra, 420.0)
        left = (width - column - _GAP - YARD_SIZE[0] - _EDGE_WIDTH - 6) / 2 + _EDGE_WIDTH
        clock = Box(left, _EDGE_WIDTH, column, 548.0 if seats == 2 else 476.0)
        cards = Box(left, clock.bottom + _GAP, column, bottom - clock.bottom - _GAP)
        middle = clock.right + _GAP
    board_height = YARD_SIZE[0] * BOARD_HEIGHT / BOARD_WIDTH
    spare = (height - TABLE_SIZE[1]) / 3
    yard = Box(middle, _EDGE_WIDTH + spare / 2, *YARD_SIZE)
    prompt = Box(middle, yard.bottom + 13 + spare, YARD_SIZE[0], 56)
    board = Box(middle, height - _EDGE_WIDTH - board_height - spare / 2, YARD_SIZE[0], board_height)
    return Regions(
        mode=LayoutMode.WIDE,
        scale=scale,
        width=width,
        height=height,
        clock=clock,
        forecast=forecast,
        opponents=stack_boxes(cards, seats - 1, 10, 488),
        yard=yard,
        prompt=prompt,
        board=board,
    )


def _small_regions(scale: float, width: float, height: float, seats: int) -> Regions:
    spare = width - SMALL_TABLE_SIZE[0]
    high = height - SMALL_TABLE_SIZE[1]
    # The mine gets the extra height, as far as the width allows. The opponents' cards get the remaining width.
    board_height = min(390 + high, (901 + spare) * BOARD_HEIGHT / BOARD_WIDTH)
    top = (high - (board_height - 390)) / 2 + 8
    clock = Box(8, top, 216 + spare / 3, 254)
    yard = Box(clock.right + 8 + spare / 3, top, *SMALL_YARD_SIZE)
    prompt = Box(8, top + 262, 1208 + spare, 44)
    board_width = board_height * BOARD_WIDTH / BOARD_HEIGHT
    board = Box(8, prompt.bottom + 8, board_width, board_height)
    cards = Box(board.right + 7, board.y, 1216 + spare - board.right - 7, board_height)
    return Regions(
        mode=LayoutMode.SMALL,
        scale=scale,
        width=width,
        height=height,
        clock=clock,
        forecast=None,
        opponents=stack_boxes(cards, seats - 1, 8, 400),
        yard=yard,
        prompt=prompt,
        board=board,
    )
