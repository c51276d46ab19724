"""Layout of a window (the table at the left, side panels at the right), and boxes that every table has.

Pure geometry; knows no Qt. Lengths of a window are logical pixels, lengths on the table are scene units. There are two
arrangements: wide, and small for windows that are too narrow or too low for the wide one. In each arrangement, the
tables of all games have the same width and height, so that one can replace another.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

MIN_WIDE_WINDOW_SIZE = (1560, 860)
"""Minimum width and height of a window for the wide arrangement, in logical pixels."""
MIN_WINDOW_SIZE = (1180, 656)
"""Minimum width and height of a window, in logical pixels."""
MIN_TWO_PANELS_RATIO = 2.05
"""Ratio of width to height above which a window shows two side panels."""

TABLE_SIZE = (1554.0, 1080.0)
"""Minimum width and height of the wide table in scene units. Panels end at x = 1548; their shadows need the rest."""
SMALL_TABLE_SIZE = (1220.0, 720.0)
"""Minimum width and height of the small table, in scene units."""
_SIDE_WIDTH = 366.0  # Side panel (344 units) with its margins (6 at the left, 16 at the right).
_SECOND_SIDE_WIDTH = 356.0
_MAX_SIDE_WIDTH = 440.0
_RAIL_WIDTH = 60.0
_TOLERANCE = 1e-6
"""Rounding errors that comparisons of boxes ignore, in scene units."""


class LayoutMode(Enum):
    """Arrangement of table and window: `WIDE`, or `SMALL` for windows too narrow or too low for it."""

    WIDE = auto()
    SMALL = auto()


class Box(NamedTuple):
    """A rectangle, usually in scene units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x coordinate of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y coordinate of the lower edge."""
        return self.y + self.height

    @property
    def center(self) -> tuple[float, float]:
        """The centre as (x, y)."""
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Box:
        """The box with all its edges moved outwards by `by` scene units."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def contains_point(self, x: float, y: float) -> bool:
        """Whether a point is inside the box or on its edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def contains(self, other: Box, slack: float = _TOLERANCE) -> bool:
        """Whether another box lies in this box, or reaches out of it by at most `slack` scene units."""
        around = self.grown(slack)
        return around.contains_point(other.x, other.y) and around.contains_point(other.right, other.bottom)

    def overlaps(self, other: Box) -> bool:
        """Whether the two boxes overlap. Boxes that only share an edge do not."""
        inner = self.grown(-_TOLERANCE)
        return inner.x < other.right and other.x < inner.right and inner.y < other.bottom and other.y < inner.bottom


class WindowPlan(NamedTuple):
    """Layout of a window.

    `table_width` is the width of the table in logical pixels. The rest of the width is for `panel_count` side panels.
    If there are none, a bar of icons (the rail) takes it. `scale` is the number of logical pixels per unit of the side
    panels.
    """

    mode: LayoutMode
    scale: float
    table_width: float
    panel_count: int


def mode_for(width: float, height: float) -> LayoutMode:
    """The arrangement for a window of this width and height in logical pixels."""
    wide, high = MIN_WIDE_WINDOW_SIZE
    return LayoutMode.WIDE if width >= wide and height >= high else LayoutMode.SMALL


def plan_window(width: float, height: float) -> WindowPlan:
    """The layout of a window of this width and height in logical pixels."""
    mode = mode_for(width, height)
    if mode is LayoutMode.SMALL:
        scale = min(width / (SMALL_TABLE_SIZE[0] + _RAIL_WIDTH), height / SMALL_TABLE_SIZE[1])
        return WindowPlan(mode, scale, width - _RAIL_WIDTH * scale, 0)
    if width > MIN_TWO_PANELS_RATIO * height:
        side = _SIDE_WIDTH + _SECOND_SIDE_WIDTH
        scale = min(width / (TABLE_SIZE[0] + side), height / TABLE_SIZE[1])
        return WindowPlan(mode, scale, width - side * scale, 2)
    scale = min(width / (TABLE_SIZE[0] + _SIDE_WIDTH), height / TABLE_SIZE[1])
    side = min(_MAX_SIDE_WIDTH, width / scale - TABLE_SIZE[0])
    return WindowPlan(mode, scale, width - side * scale, 1)


def scale_for(mode: LayoutMode, width: float, height: float) -> float:
    """Logical pixels per scene unit of a table with this width and height in logical pixels."""
    wide, high = SMALL_TABLE_SIZE if mode is LayoutMode.SMALL else TABLE_SIZE
    return min(width / wide, height / high)


def stack_boxes(column: Box, count: int, gap: float, max_height: float) -> tuple[Box, ...]:
    """Returns `count` equal boxes, at most `max_height` high, one below the other from the top of a column."""
    height = min(max_height, (column.height - gap * (count - 1)) / count)
    return tuple(Box(column.x, column.y + number * (height + gap), column.width, height) for number in range(count))
