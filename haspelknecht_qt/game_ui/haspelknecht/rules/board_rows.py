"""Paints rows of pieces in rule texts. The pieces are loose, or lie on a worker, building, cart field or pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import paint_shield
from haspelknecht_qt.game_ui.haspelknecht.elements import COLOUR_BY_NAME, MARKER, kind_of
from haspelknecht_qt.game_ui.haspelknecht.pieces import disk
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardItem, RuleBoardRow
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import Building, Worker
from haspelknecht_qt.table.canvas import CAPTION_STRONG, NAME, Canvas, TextStyle
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.rules.small_boards import PaintedRow, PaintRow

LINE_HEIGHT, MARKER_LINE_HEIGHT = 28.0, 36.0
"""Height of a line of pieces, and height of a line with action markers or tiles, in scene units."""
MIN_PLATE_HEIGHT = 60.0
"""Minimum height of the plate of a worker or building, in scene units."""
NICHE_WIDTH = 48.0
"""Width in scene units of the niche at the left end of a plate, with the picture of the worker or building."""
CLOSE_GAP, WIDE_GAP = 1.0, 6.0
"""Gap between equal pieces, and gap between different pieces, in scene units."""
TROUGH_HEIGHT = 38.0
"""Height of the trough of a pool, in scene units."""
MIN_POOL_PLACES, MIN_RESERVE_PLACES = 6, 3
"""Minimum number of places for disks in an action pool, and in a reserve pool. Dots mark empty places."""
CART_ZOOM = 0.78
"""Size of a cart in a rule text, relative to its size on the table."""

_ZOOM_BY_PIECE = {
    "black": 0.6,
    "brown": 0.6,
    "yellow": 0.6,
    "coal": 0.6,
    "wood": 0.62,
    "food": 0.66,
    "thaler": 0.68,
    "water": 0.72,
    "debt": 0.7,
}
_MARKER_ZOOM = 0.6
_ICON_BY_SIGN = {"->": "arrow", "+": "plus", "-": "minus"}
_ICON_SIZE = 15.0
_POOL_STYLE = TextStyle(TextRole.POOL, 21)
_WORD_STYLE = CAPTION_STRONG.sized(13.5)


@frozen
class _PaintedItem:
    """Item of a line: its width, the gap before it, and a function that paints it.

    The function's origin is the middle of the item's left edge.
    """

    width: float
    gap: float
    paint: PaintRow


def lay_out(row: RuleBoardRow, width: float, ruler: Canvas) -> PaintedRow:
    """Returns the height of a row of pieces, and the function that paints it. `ruler` measures the widths of texts."""
    match row.kind:
        case "worker":
            return _lay_out_plate(row, width, ruler, _paint_portrait, terms.worker(Worker[row.subject.upper()]))
        case "building":
            name = terms.capital(terms.building(Building[row.subject.upper()]))
            return _lay_out_plate(row, width, ruler, _paint_building, name)
        case "cart":
            return _lay_out_cart(row)
        case "pool" | "reserve":
            return _lay_out_pool(row)
        case _:
            return _lay_out_items(row.items, width, ruler)


def _lay_out_items(items: Sequence[RuleBoardItem], width: float, ruler: Canvas) -> PaintedRow:
    """Returns the height of pieces that may need several lines, and the function that paints them."""
    lines: list[list[_PaintedItem]] = [[]]
    used = 0.0
    for part in _line_items(items, ruler):
        gap = part.gap if lines[-1] else 0.0
        if lines[-1] and used + gap + part.width > width:
            lines.append([])
            used = gap = 0.0
        lines[-1].append(part)
        used += gap + part.width
    is_high = any(kind_of(item.name) == MARKER or item.kind == "tile" for item in items)
    height = MARKER_LINE_HEIGHT if is_high else LINE_HEIGHT

    def paint(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            left = x
            for index, part in enumerate(line):
                left += part.gap if index else 0.0
                part.paint(canvas, left, y + (number + 0.5) * height)
                left += part.width

    return height * len(lines), paint


def _line_items(items: Sequence[RuleBoardItem], ruler: Canvas) -> list[_PaintedItem]:
    parts: list[_PaintedItem] = []
    for item in items:
        match item.kind:
            case "piece":
                width = _piece_width(item.name, ruler)
                for number in range(item.count):
                    gap = CLOSE_GAP if number else WIDE_GAP
                    parts.append(_PaintedItem(width, gap, partial(_paint_piece, name=item.name, width=width)))
            case "sign" if item.name in _ICON_BY_SIGN:
                parts.append(_PaintedItem(_ICON_SIZE, WIDE_GAP, partial(_paint_icon, icon=_ICON_BY_SIGN[item.name])))
            case "vp":
                parts.append(_PaintedItem(24.0, WIDE_GAP, partial(_paint_points, vp=item.count)))
            case "tile":
                parts.append(_PaintedItem(32.0, WIDE_GAP, partial(_paint_tile, number=item.count)))
            case _:
                width = ruler.text_width(item.name, _WORD_STYLE)
                parts.append(_PaintedItem(width, WIDE_GAP + 1, partial(_paint_word, word=item.name)))
    return parts


def _piece_element(name: str) -> str:
    return disk(COLOUR_BY_NAME[name]) if name in COLOUR_BY_NAME else name


def _piece_width(name: str, ruler: Canvas) -> float:
    return ruler.element_box("pieces", _piece_element(name)).width * _ZOOM_BY_PIECE.get(name, _MARKER_ZOOM)


def _paint_piece(canvas: Canvas, x: float, y: float, name: str, width: float) -> None:
    canvas.paint_at("pieces", _piece_element(name), x + width / 2, y, _ZOOM_BY_PIECE.get(name, _MARKER_ZOOM))


def _paint_icon(canvas: Canvas, x: float, y: float, icon: str) -> None:
    canvas.icon(icon, x + _ICON_SIZE / 2, y, _ICON_SIZE, "ink2")


def _paint_word(canvas: Canvas, x: float, y: float, word: str) -> None:
    canvas.text(x, y + 4.8, word, _WORD_STYLE, "ink2")


def _paint_points(canvas: Canvas, x: float, y: float, vp: int) -> None:
    paint_shield(canvas, x + 12, y, vp, 0.78)


def _paint_tile(canvas: Canvas, x: float, y: float, number: int) -> None:
    canvas.paint_at("tiles", f"hex.{number // 10}", x + 16.5, y + 0.5, 0.28)
    canvas.text(x + 16, y + 4.6, str(number), NAME.sized(13, 700), "ink", "m")


def _lay_out_plate(
    row: RuleBoardRow, width: float, ruler: Canvas, paint_subject: Callable[[Canvas, str, Box], None], name: str
) -> PaintedRow:
    """Returns the height of the plate of a worker or building, and the function that paints the plate.

    The plate has a picture at the left, a name, and pieces below the name.
    """
    inner = width - NICHE_WIDTH - 17
    items_height, paint_items = _lay_out_items(row.items, inner, ruler) if row.items else (0.0, None)
    height = max(MIN_PLATE_HEIGHT, items_height + 34.0)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        box = Box(x, y, width, height)
        canvas.rect(box, "plate", "plate_e", 1.4, radius=6)
        niche = Box(x + 1, y + 1, NICHE_WIDTH, height - 2)
        canvas.rect(niche, "niche", radius=5)
        canvas.line((niche.right, y + 1), (niche.right, y + height - 1), "plate_e", 1.2)
        paint_subject(canvas, row.subject, niche)
        canvas.rect(box, None, "plate_e", 1.4, radius=6)
        left = niche.right + 9
        baseline = y + 19 if paint_items else y + height / 2 + 5
        canvas.paint_elided_text(left, baseline, name, inner, NAME.sized(15))
        if paint_items:
            paint_items(canvas, left, y + 26)

    return height, paint


def _paint_portrait(canvas: Canvas, subject: str, niche: Box) -> None:
    """Paints a worker from head to waist, cut off by the lower edge of the niche."""
    bounds = canvas.element_box("people", subject)
    height = bounds.height * (NICHE_WIDTH - 2) / bounds.width
    canvas.paint_in("people", subject, Box(niche.x + 1, niche.bottom - height, NICHE_WIDTH - 2, height))


def _paint_building(canvas: Canvas, subject: str, niche: Box) -> None:
    bounds = canvas.element_box("buildings", subject)
    zoom = min((NICHE_WIDTH - 8) / bounds.width, (MIN_PLATE_HEIGHT - 14) / bounds.height)
    canvas.paint_at("buildings", subject, *niche.center, zoom)


def _lay_out_cart(row: RuleBoardRow) -> PaintedRow:
    """Returns the height of a cart field with its disks, and the function that paints it as on the board."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        board = canvas.element_box("board", f"cart.{row.subject}")
        with canvas.origin_at(x - (board.x + 2) * CART_ZOOM, y - board.y * CART_ZOOM, CART_ZOOM):
            for part in ("wagon", "plank"):
                name = f"{part}.{row.subject}"
                canvas.paint_in("board", name, canvas.element_box("board", name))
            plank = canvas.element_box("board", f"cart.{row.subject}.plank").center
            canvas.text(plank[0], plank[1] + 5, terms.ROMAN[int(row.subject)], NAME.sized(15, 700), "ink", "m")
            for number, name in enumerate(_disk_names(row.items), 1):
                canvas.paint_in("pieces", name, canvas.element_box("board", f"cart.{row.subject}.disk.{number}"))

    return 62.0, paint


def _lay_out_pool(row: RuleBoardRow) -> PaintedRow:
    """Returns the height of a pool, and the function that paints the pool.

    The pool is an action pool with its letter, or a dashed reserve pool.
    """
    letter, _, water = row.subject.partition(" ")
    disks = _disk_names(row.items)
    is_reserve = row.kind == "reserve"
    size = 23.0 if is_reserve else 28.0
    step = size + 3

    def paint(canvas: Canvas, x: float, y: float) -> None:
        places = max(len(disks), MIN_RESERVE_PLACES if is_reserve else MIN_POOL_PLACES)
        trough = Box(x + 24, y + 1, places * step + 15, TROUGH_HEIGHT - 2)
        canvas.text(x + 8, y + TROUGH_HEIGHT / 2 + 7, letter, _POOL_STYLE, "ink", "m")
        dash = (4, 3) if is_reserve else ()
        fill = None if is_reserve else "slot"
        canvas.rect(trough, fill, "slot_e", 1.4, radius=TROUGH_HEIGHT / 2, dash=dash)
        for number in range(places):
            centre = (trough.x + 9 + (number + 0.5) * step, y + TROUGH_HEIGHT / 2)
            if number < len(disks):
                canvas.paint_at("pieces", disks[number], *centre, size / 40)
            elif not is_reserve:
                canvas.circle(*centre, 2.2, "slot_e")
        if water:
            canvas.circle(trough.right - 2, y + TROUGH_HEIGHT - 9, 11.5, "paper", "line", 1.3)
            canvas.paint_at("pieces", "water", trough.right - 2, y + TROUGH_HEIGHT - 9, 0.6)

    return TROUGH_HEIGHT, paint


def _disk_names(items: Sequence[RuleBoardItem]) -> list[str]:
    return [_piece_element(item.name) for item in items for _ in range(item.count)]
