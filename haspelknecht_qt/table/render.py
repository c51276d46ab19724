"""Rendering of positions without a window: for the command line and tests."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QImage

from haspelknecht_qt.core.game import E, M, S, Seat, U
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.window_plan import LayoutMode

MIN_WIDE_SIZE = (1240, 860)
"""Minimum width and height of a picture that shows the wide arrangement, in logical pixels."""
MIN_LAYOUT_SIZE = (1220, 664)
"""Minimum width and height of the layout, in logical pixels. Smaller pictures are scaled down from it."""


def render_position(
    table: GameTable[S, M, E, U],
    state: S,
    seats: Sequence[Seat],
    size: QSize,
    *,
    viewer: int = 0,
    ratio: float = 1.0,
    levels: Sequence[str] = (),
) -> QImage:
    """Renders a position as an image of `size` logical pixels, with the board of seat `viewer` in front.

    `ratio` is device pixels per logical pixel. `levels` are the names of the bots' levels by seat, "" for persons.
    Pass a new `table`: it is closed afterwards. A QApplication must exist.
    """
    laid_out = size * max(1.0, MIN_LAYOUT_SIZE[0] / size.width(), MIN_LAYOUT_SIZE[1] / size.height())
    small = laid_out.width() < MIN_WIDE_SIZE[0] or laid_out.height() < MIN_WIDE_SIZE[1]
    try:
        table.set_mode(LayoutMode.SMALL if small else LayoutMode.WIDE)
        table.view.resize(laid_out)
        table.set_seats(seats, levels)
        table.set_duration_factor(0.0)
        table.view.repaint_at_scale()
        table.show(state, viewer)
        return table.render(size, ratio)
    finally:
        table.close()


def to_png(image: QImage) -> bytes:
    """Returns the image as the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's hints want bytes, PySide6 takes str
    return bytes(buffer.data().data())


def picture_steps(
    table: GameTable[S, M, E, U],
    match: tuple[U, Sequence[Seat], Sequence[str]],
    state: S,
    viewer: int,
    size: QSize,
    ratio: float,
    add: Callable[[QImage], object],
) -> Iterator[Callable[[], object]]:
    """Yields short steps that render a position as a small image, and call `add` with it.

    `match` is (set-up, seats, levels), as in `GameTable.predraw_steps`. `size` is in logical pixels, `ratio` in device
    pixels per logical pixel. The `table` is hidden, and can be used for several pictures.
    """
    width = max(MIN_LAYOUT_SIZE[0], math.ceil(MIN_LAYOUT_SIZE[1] * size.width() / size.height()))
    laid_out = QSize(width, round(width * size.height() / size.width()))
    table.set_mode(LayoutMode.SMALL)
    table.view.resize(laid_out)
    table.set_duration_factor(0.0)
    yield from table.predraw_steps(match, state, viewer, (), ratio * size.width() / width)
    yield lambda: add(table.render(size, ratio))
    yield partial(table.set_seats, ())
