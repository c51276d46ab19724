"""Painter of the small boards in rule texts, with the same pieces as on the table.

Lengths are multiplied by the window's scale to get logical pixels. Consecutive worker spaces are side by side where
there is room. The same is true of consecutive order cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtGui import QPixmap

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.game_ui.gueules_noires.rules.boards import CardRow, PieceRow, WorkerSpaceRow
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import (
    COLOURS,
    ORDER_IDS,
    ORDERS_PER_VEHICLE,
    SIDES,
    TILE_IDS,
    VEHICLES,
)
from haspelknecht_qt.games.gueules_noires.state import Vehicle
from haspelknecht_qt.table.canvas import CAPTION, Canvas
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.contracts import SvgPicture
from haspelknecht_qt.ui.rules.markup import BoardBlock
from haspelknecht_qt.ui.rules.small_boards import PaintedRow, PaintRow, paint_rows
from haspelknecht_qt.ui.window.look import Look

EQUAL_PIECES_GAP, ITEM_GAP = 2.0, 10.0
"""Horizontal gaps in logical pixels at scale 1: between equal pieces, and between different items of a row."""
PIECE_HEIGHT, TILE_HEIGHT = 30.0, 50.0
"""Heights of a piece and of a tunnel tile in a row, in logical pixels at scale 1."""
SIGN_SIZE = 15.0
SPACE_SIZE = (128.0, 74.0)
CARD_SIZE = (100.0, 120.0)
NUMBER_STYLE = CAPTION.sized(18, 700)
_HEIGHT_BY_PIECE = {"minecart": 42.0, "franc": 22.0, "lamp": 24.0}
"""Heights of pieces that differ from `PIECE_HEIGHT`, in logical pixels at scale 1."""
_ICON_BY_SIGN = {"->": "arrow", "+": "plus"}


@frozen
class _PaintedItem:
    """Item of a row: its size, the gap before it, and a function that paints it at its upper left corner."""

    width: float
    height: float
    gap: float
    paint: PaintRow


def paint_board(board: BoardBlock, printed: Components, look: Look, width: int) -> QPixmap:
    """Returns the picture of a board with the values of `printed`, at most `width` logical pixels wide."""

    def lay_out(room: float, ruler: Canvas) -> list[PaintedRow]:
        rows = _item_rows(board, printed, ruler)
        lines = [line for row in rows for line in _break_into_lines(row, room)]
        return [(_line_height(line), partial(_paint_line, line)) for line in lines]

    return paint_rows(look, width, lay_out)


def _paint_line(line: Sequence[_PaintedItem], canvas: Canvas, x: float, y: float) -> None:
    for place, item in enumerate(line):
        x += item.gap if place else 0.0
        item.paint(canvas, x, y + (_line_height(line) - item.height) / 2)
        x += item.width


def _line_height(line: Sequence[_PaintedItem]) -> float:
    return max(item.height for item in line)


def _item_rows(board: BoardBlock, printed: Components, ruler: Canvas) -> Iterator[list[_PaintedItem]]:
    """Yields the rows of the board. Consecutive worker spaces share one row, and so do consecutive order cards."""
    before: type | None = None
    line: list[_PaintedItem] = []
    for row in board.rows:
        if line and (type(row) is not before or isinstance(row, PieceRow)):
            yield line
            line = []
        before = type(row)
        if isinstance(row, PieceRow):
            line += _piece_items(row, ruler)
        elif isinstance(row, WorkerSpaceRow):
            line.append(_PaintedItem(*SPACE_SIZE, ITEM_GAP, partial(_paint_space, row=row, printed=printed)))
        elif isinstance(row, CardRow):
            line.append(_PaintedItem(*CARD_SIZE, ITEM_GAP, partial(_paint_card, row=row, printed=printed)))
    yield line


def _break_into_lines(line: Sequence[_PaintedItem], width: float) -> Iterator[list[_PaintedItem]]:
    """Breaks a row into lines that are not wider than `width`."""
    part: list[_PaintedItem] = []
    used = 0.0
    for item in line:
        more = item.width + (item.gap if part else 0.0)
        if part and used + more > width:
            yield part
            part, used, more = [], 0.0, item.width
        part.append(item)
        used += more
    yield part


def _piece_items(row: PieceRow, ruler: Canvas) -> Iterator[_PaintedItem]:
    for name, count in row.items:
        if name in _ICON_BY_SIGN:
            yield _PaintedItem(SIGN_SIZE, SIGN_SIZE, ITEM_GAP, partial(_paint_sign, icon=_ICON_BY_SIGN[name]))
            continue
        picture = _piece_picture(name)
        box = ruler.element_box(picture.sheet, picture.element)
        zoom = _HEIGHT_BY_PIECE.get(name, PIECE_HEIGHT) / box.height
        if name in TILE_IDS:
            zoom = TILE_HEIGHT / box.height
            yield _PaintedItem(
                box.width * zoom, TILE_HEIGHT, ITEM_GAP, partial(_paint_tile, name=name, box=box, zoom=zoom)
            )
            continue
        for number in range(count):
            gap = EQUAL_PIECES_GAP if number else ITEM_GAP
            yield _PaintedItem(
                box.width * zoom, box.height * zoom, gap, partial(_paint_drawing, picture=picture, box=box, zoom=zoom)
            )


def _piece_picture(name: str) -> SvgPicture:
    if name in TILE_IDS:
        return pictures.tile(TILE_IDS.index(name))
    if name in COLOURS:
        return SvgPicture(pictures.PIECES, f"coal.{name}.flat")
    if name in VEHICLES:
        return pictures.vehicle(Vehicle(VEHICLES.index(name)))
    return {
        "worker": pictures.WORKER,
        "franc": pictures.FRANC,
        "minecart": pictures.MINECART,
        "empty_minecart": pictures.EMPTY_MINECART,
        "cage": pictures.CAGE,
        "lamp": pictures.LAMP,
        "vp": pictures.SHIELD,
    }[name]


def _paint_drawing(canvas: Canvas, x: float, y: float, picture: SvgPicture, box: Box, zoom: float) -> None:
    canvas.paint_at(picture.sheet, picture.element, x + box.width * zoom / 2, y + box.height * zoom / 2, zoom)


def _paint_tile(canvas: Canvas, x: float, y: float, name: str, box: Box, zoom: float) -> None:
    """Paints a tunnel tile with its empty minecarts."""
    colour, count, side = name.split("-")
    _paint_drawing(canvas, x, y, pictures.tile(TILE_IDS.index(name)), box, zoom)
    step = box.width * zoom / (int(count) + 0.25)
    for number in range(int(count)):
        left = x + (number + 0.625) * step
        canvas.paint_at(pictures.PIECES, f"cart.{colour}.empty.{side}", left, y + 0.58 * TILE_HEIGHT, 0.82 * zoom)


def _paint_sign(canvas: Canvas, x: float, y: float, icon: str) -> None:
    canvas.icon(icon, x + SIGN_SIZE / 2, y + SIGN_SIZE / 2, SIGN_SIZE, "ink2")


def _paint_space(canvas: Canvas, x: float, y: float, row: WorkerSpaceRow, printed: Components) -> None:
    """Paints a worker space: the symbols printed on it, the workers on it, and its price in workers."""
    width, height = SPACE_SIZE
    canvas.rect(Box(x, y, width, height), "plate", "plate_e", 1.4, radius=6)
    _paint_printed_value(canvas, x + 12, y + 24, row.space_id, printed)
    step = min(20.0, (width - 34) / max(1, row.workers))
    for number in range(row.workers):
        canvas.paint_at(pictures.PIECES, f"worker.{row.player_colour}", x + 20 + number * step, y + height - 20, 0.8)
    if not row.workers:
        canvas.paint_at(pictures.PIECES, "worker.empty", x + 20, y + height - 20, 0.8)
    pill = Box(x + width - 46, y + 8, 38, 25)
    canvas.paint_in(pictures.PIECES, "need.idle", pill)
    canvas.text(pill.x + 11, pill.y + 18, str(row.price), NUMBER_STYLE.sized(15, 700), "ink", "m")


def _paint_printed_value(canvas: Canvas, x: float, y: float, space: str, printed: Components) -> None:
    """Paints what is printed on a worker space: a number with its symbol, or the sign of a tile or card."""
    kind, _, detail = space.partition("-")
    number = {**printed.money_francs, **printed.extraction_moves}.get(space)
    picture = {
        "money": pictures.FRANC,
        "extraction": SvgPicture(pictures.PIECES, "mining"),
        "delivery": pictures.vehicle(Vehicle(VEHICLES.index(detail))) if detail in VEHICLES else pictures.WORKER,
        "factory": SvgPicture(pictures.PIECES, f"tile.{COLOURS[0]}.1.{SIDES[0]}"),
    }.get(kind, SvgPicture(pictures.PIECES, "order.sign"))
    if number is not None:
        x += canvas.text(x, y, str(number), NUMBER_STYLE) + 6
    box = canvas.element_box(picture.sheet, picture.element)
    zoom = min(1.0, 24.0 / box.height, 44.0 / box.width)
    canvas.paint_at(picture.sheet, picture.element, x + box.width * zoom / 2, y - 6, zoom)


def _paint_card(canvas: Canvas, x: float, y: float, row: CardRow, printed: Components) -> None:
    """Paints an order card with its points, and the cubes on its order spots."""
    number = ORDER_IDS.index(row.order_id)
    vehicle = VEHICLES[number // ORDERS_PER_VEHICLE]
    corner = canvas.element_box(pictures.PIECES, "place.card")
    canvas.paint_in(pictures.PIECES, f"order.{vehicle}", Box(x, y, *CARD_SIZE))
    shield = canvas.element_box(pictures.PIECES, "place.card.shield")
    middle = (x + shield.x - corner.x + shield.width / 2, y + shield.y - corner.y + shield.height / 2)
    canvas.paint_at(pictures.SHIELD.sheet, pictures.SHIELD.element, *middle, 0.9)
    canvas.text(middle[0], middle[1] + 5, str(printed.orders[number].vp), NUMBER_STYLE.sized(15, 700), "ink", "m")
    for place, (spot, cubes) in enumerate(zip(row.spots, row.cubes, strict=True), 1):
        cell = canvas.element_box(pictures.PIECES, f"place.card.cell.{len(row.spots)}.{place}")
        box = Box(x + cell.x - corner.x, y + cell.y - corner.y, cell.width, cell.height)
        canvas.paint_in(pictures.PIECES, f"cell.{spot.word}{'.filled' if cubes else ''}", box)
        _paint_cubes(canvas, box, [cube.word for cube in cubes])


def _paint_cubes(canvas: Canvas, box: Box, cubes: Sequence[str]) -> None:
    """Paints the cubes on an order spot. One cube fills the spot; two cubes lie diagonally."""
    share = 0.72 if len(cubes) == 1 else 0.52
    size = box.width * share
    for number, cube in enumerate(cubes):
        shift = (number - (len(cubes) - 1) / 2) * (box.width - size)
        left, top = box.x + (box.width - size) / 2 + shift, box.y + (box.height - size) / 2 + shift
        canvas.paint_in(pictures.PIECES, f"coal.{cube}.flat", Box(left, top, size, size))
