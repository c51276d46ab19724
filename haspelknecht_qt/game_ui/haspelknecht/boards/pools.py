"""The resource boards with their pools of disks.

For each letter from A on, there are two pools. The action pool has the disks that players can take. The reserve pool
has a dashed outline and disks that are not in play yet.
"""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.guesses import is_any_guessed, pool_guess_keys
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.games.haspelknecht.kinds import MAX_DISKS, TAKING_STEPS, DiskColour, Step
from haspelknecht_qt.games.haspelknecht.moves import POOLS
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, FIGURE, TextRole, TextStyle
from haspelknecht_qt.table.window_plan import Box, LayoutMode

LETTER_STYLE = TextStyle(TextRole.POOL)
_REFILLED_DISKS = 6
"""Number of disks in an action pool after refilling (A4)."""
_ROUND_EDGE = 18.5
"""Width of a pool's round end at the height of the numbers below the disks, in scene units."""
_NUMBER_HEIGHT, _MAX_NUMBER_HEIGHT = 15.0, 19.0
"""Normal and maximum height of a line with these numbers, in scene units. Higher digits would cross their brace."""


@frozen
class PoolRow:
    """Geometry of the row with the two pools of a letter, in scene units.

    `trough` is the box of the action pool, and `reserve` the box of the reserve pool.
    """

    box: Box
    letter_x: float
    reserve: Box
    arrow_x: float
    trough: Box
    water_centre: tuple[float, float]
    disk_diameter: float
    reserve_disk_diameter: float

    @property
    def middle_y(self) -> float:
        """Y coordinate of the middle of the row, and of the centres of all its disks."""
        return self.box.y + self.box.height / 2

    def action_disk_position(self, index: int, count: int) -> tuple[float, float]:
        """Returns the centre of disk `index` of `count` disks in the action pool.

        More than six disks lie closer together.
        """
        edge = self.trough.height / 2 - 3
        pitch = (self.trough.width - 2 * edge) / max(_REFILLED_DISKS - 1, count - 1)
        return self.trough.x + edge + index * pitch, self.middle_y

    def reserve_disk_position(self, index: int, count: int) -> tuple[float, float]:
        """Returns the centre of disk `index` of `count` disks in the reserve pool.

        More than three disks lie closer together.
        """
        edge = self.reserve_disk_diameter / 2 + self.reserve.width * 0.095
        pitch = (self.reserve.width - 2 * edge) / max(2, count - 1)
        return self.reserve.x + edge + index * pitch, self.middle_y


def pool_rows(box: Box, count: int, mode: LayoutMode) -> tuple[PoolRow, ...]:
    """Returns the rows of the panel with the pools, one for each of `count` letters from A on."""
    head = 34.0 if mode is LayoutMode.WIDE else 0.0
    height = (box.height - head) / count
    return tuple(
        _pool_row(Box(box.x, box.y + head + number * height, box.width, height), mode) for number in range(count)
    )


def _pool_row(row: Box, mode: LayoutMode) -> PoolRow:
    wide = mode is LayoutMode.WIDE
    high = min(row.height - 18, 72.0) if wide else min(row.height - 19, 48.0)
    first, reserve_width, gap = (42.0, 112.0, 28.0) if wide else (32.0, 80.0, 20.0)
    reserve_height = high * (0.72 if wide else 0.78)
    middle = row.y + row.height / 2
    reserve = Box(row.x + first, middle - reserve_height / 2, reserve_width, reserve_height)
    left = reserve.right + gap
    trough = Box(left, middle - high / 2, row.right - left - (14 if wide else 10), high)
    corner = (row.right - (16 if wide else 14), middle + high / 2 - (7 if wide else 5))
    return PoolRow(
        box=row,
        letter_x=row.x + (22 if wide else 16),
        reserve=reserve,
        arrow_x=reserve.right + gap / 2,
        trough=trough,
        water_centre=corner,
        disk_diameter=37.0 if wide else 26.0,
        reserve_disk_diameter=29.0 if wide else 20.0,
    )


@frozen
class DiskGroup:
    """Disks of one colour in an action pool.

    Among all `disk_count` disks of the pool, they have the indices `first_index` to `last_index`. The player would take
    `taken_count` of them. `turn_order_value` is their value for the turn order; None in the second taking, which has
    no influence on it.
    """

    first_index: int
    last_index: int
    disk_count: int
    taken_count: int
    turn_order_value: int | None


@frozen
class PoolPicture:
    """Data for painting the action pool of a letter.

    `groups` is empty in steps without taking. `shows_water` is True if the pool has the water symbol. `is_guessed` is
    True if it is unknown whether the symbol is printed there.
    """

    letter: str
    shows_water: bool
    is_guessed: bool
    groups: tuple[DiskGroup, ...]


@frozen
class PoolsPicture:
    """Data for painting the panel with the pools.

    `current_taking` is the current step if it is the first or the second taking. In all other steps it is None, and the
    panel shows no numbers.
    """

    pools: tuple[PoolPicture, ...]
    current_taking: Step | None


def pools_picture(state: State) -> PoolsPicture:
    """Returns the data for painting the panel with the pools."""
    taking = state.step if state.step in TAKING_STEPS else None
    return PoolsPicture(
        tuple(
            PoolPicture(
                letter=letter,
                shows_water=state.box.pool_brings_water[number],
                is_guessed=is_any_guessed(state.box, pool_guess_keys(letter)),
                groups=_disk_groups(state, pool) if taking else (),
            )
            for number, (letter, pool) in enumerate(zip(POOLS, state.pools, strict=False))
        ),
        taking,
    )


def _disk_groups(state: State, pool: Sequence[int]) -> tuple[DiskGroup, ...]:
    found = []
    first = 0
    for colour in DiskColour:
        count = pool[colour]
        if count:
            if state.step == Step.FIRST_TAKING:
                taken, value = count, count * state.box.components.disk_value[colour]
            else:
                taken, value = min(count, MAX_DISKS - state.player.cart_disk_total()), None
            found.append(DiskGroup(first, first + count - 1, sum(pool), taken, value))
            first += count
    return tuple(found)


def paint(canvas: Canvas, box: Box, picture: PoolsPicture, mode: LayoutMode) -> None:
    """Paints the panel of the pools into `box`, without the disks, which are pieces."""
    canvas.panel(box)
    rows = pool_rows(box, len(picture.pools), mode)
    if mode is LayoutMode.WIDE:
        _paint_headings(canvas, box, rows[0], picture)
    for number, (row, pool) in enumerate(zip(rows, picture.pools, strict=True)):
        if number or mode is LayoutMode.WIDE:
            canvas.line((box.x + 1, row.box.y), (box.right - 1, row.box.y), "line", 1.1)
        _paint_pool(canvas, row, pool, mode)


def _paint_headings(canvas: Canvas, box: Box, row: PoolRow, picture: PoolsPicture) -> None:
    middle = row.reserve.x + row.reserve.width / 2
    canvas.text(middle, box.y + 23, Caption.RESERVE.text, CAPTION_STRONG.sized(13), "ink2", "m")
    if picture.current_taking is None or not canvas.has_fine_print:
        centre = row.trough.x + row.trough.width / 2
        canvas.text(centre, box.y + 23, Caption.ACTION_POOL.text, CAPTION_STRONG.sized(13), "ink2", "m")
        return
    half = row.trough.width / 2 - 8
    wide = canvas.shrunk_text(
        row.trough.x + 6, box.y + 23, Caption.ACTION_POOL.text, half, CAPTION_STRONG.sized(13), "ink2"
    )
    room = row.trough.width - wide - 16
    legend = Caption.DISKS_AND_TURN_ORDER if picture.current_taking == Step.FIRST_TAKING else Caption.DISKS_TO_GET
    canvas.shrunk_text(row.trough.right - 4, box.y + 23, legend.text, room, CAPTION, "ink3", "r")


def _paint_pool(canvas: Canvas, row: PoolRow, pool: PoolPicture, mode: LayoutMode) -> None:
    wide = mode is LayoutMode.WIDE
    middle = row.middle_y
    letter = LETTER_STYLE if wide else LETTER_STYLE.sized(19)
    canvas.text(row.letter_x, middle + (9 if wide else 7), pool.letter, letter, "ink", "m")
    dash = (4, 3.4) if wide else (3.4, 3)
    canvas.rect(row.reserve, None, "slot_e", 1.4, radius=row.reserve.height / 2, dash=dash)
    canvas.icon("arrow", row.arrow_x, middle, 19 if wide else 14, "ink3")
    trough = row.trough
    canvas.rect(trough, "slot", "slot_e", 1.6, radius=trough.height / 2)
    edge = trough.height * 0.42
    # The shadow of the upper rim makes the trough look hollow.
    canvas.line((trough.x + edge, trough.y + 3), (trough.right - edge, trough.y + 3), "slot_e", 1.0)
    for index in range(_REFILLED_DISKS):
        canvas.circle(*row.action_disk_position(index, _REFILLED_DISKS), 3.4 if wide else 2.6, "slot_e", alpha=0.45)
    if wide:
        for group in pool.groups:
            _paint_brace_with_numbers(canvas, row, group)
    x, y = row.water_centre
    if pool.is_guessed and wide:
        canvas.paint_at("pieces", "diamond", x, y - (24 if pool.shows_water else 0))
    if pool.shows_water:
        canvas.circle(x, y, 13.5 if wide else 10, "paper", "edge", 1.4 if wide else 1.2)
        canvas.paint_at("pieces", "water", x, y + 0.5, 0.68 if wide else 0.5)


def _paint_brace_with_numbers(canvas: Canvas, row: PoolRow, group: DiskGroup) -> None:
    """Paints a brace below the disks of a colour, and numbers below the brace.

    The first number is the number of disks that the player would take. Their turn order value is in parentheses.
    """
    left = row.action_disk_position(group.first_index, group.disk_count)[0]
    right = row.action_disk_position(group.last_index, group.disk_count)[0]
    count, value = group.taken_count, group.turn_order_value
    text = str(count) if value is None else f"{count} ({value})"
    middle, style = (left + right) / 2, FIGURE.sized(12)
    edge = min(middle - row.trough.x, row.trough.right - middle) - _ROUND_EDGE
    pitch = row.action_disk_position(1, group.disk_count)[0] - row.action_disk_position(0, group.disk_count)[0]
    room = min(2 * edge, right - left + pitch - 2)
    factor = min(room / canvas.text_width(text, style), _MAX_NUMBER_HEIGHT / canvas.line_height(style))
    if factor < 1.0:
        style = canvas.smaller_style(style, factor)
    # The brace makes room for higher numbers.
    shift = max(0.0, min(1.0, canvas.line_height(style) - _NUMBER_HEIGHT))
    y = row.middle_y + row.disk_diameter / 2 + 2.6
    canvas.line((left - 11, y - shift), (right + 11, y - shift), "slot_e", 1.4)
    canvas.text(middle, y + 10.4 + 0.8 * shift, text, style, "ink2", "m")
