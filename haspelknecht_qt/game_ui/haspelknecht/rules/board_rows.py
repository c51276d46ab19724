"""Paints rows of pieces in rule texts: loose, on a worker's plate, at a building, on a cart field, in a pool."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen

from haspelknecht_qt.game_ui.haspelknecht.boards.developments import paint_shield
from haspelknecht_qt.game_ui.haspelknecht.elements import COLOUR_BY_NAME, MARKER, kind_of
from haspelknecht_qt.game_ui.haspelknecht.pieces import disk
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RowItem, RuleBoardRow
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.table.canvas import CAPTION_STRONG, NAME, Canvas, TextStyle
from haspelknecht_qt.table.typography import Role
from haspelknecht_qt.table.window_plan import Box

Paint = Callable[[Canvas, float, float], None]

LINE = 28.0
"""Height of a line of pieces, in scene units."""
NICHE = 48.0
PLATE = 60.0
CLOSE, APART = 1.0, 6.0
"""Gap between equal pieces, and between different pieces, in scene units."""
TROUGH = 38.0
DISK = 28.0
PLACES = 6
"""Number of dots in an action pool."""
CART = 0.78
"""Size of the carts, relative to their size on the table."""

_ZOOM = {
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
_ICONS = {"->": "arrow", "+": "plus", "-": "minus"}
_ICON = 15.0
_NUMERALS = {"1": "I", "2": "II"}
_POOL = TextStyle(Role.POOL, 21)
_WORD = CAPTION_STRONG.sized(13.5)


@frozen
class _LineItem:
    """An item of a line: width, gap before it, and painter, whose origin is the middle of the left edge."""

    width: float
    gap: float
    paint: Paint


def lay_out(row: RuleBoardRow, width: float, ruler: Canvas) -> tuple[float, Paint]:
    """Returns height and painter of a row."""
    match row.kind:
        case "worker":
            return _plate(row, width, ruler, _paint_portrait, _name_of_worker(row.subject))
        case "building":
            return _plate(row, width, ruler, _paint_building, _name_of_building(row.subject))
        case "cart":
            return _cart(row)
        case "pool" | "reserve":
            return _pool(row)
        case _:
            return _flow(row.items, width, ruler)


def _flow(items: Sequence[RowItem], width: float, ruler: Canvas) -> tuple[float, Paint]:
    """Returns height and painter of pieces that wrap to several lines."""
    lines: list[list[_LineItem]] = [[]]
    used = 0.0
    for part in _parts(items, ruler):
        gap = part.gap if lines[-1] else 0.0
        if lines[-1] and used + gap + part.width > width:
            lines.append([])
            used = gap = 0.0
        lines[-1].append(part)
        used += gap + part.width
    high = max(LINE, 36.0 if any(kind_of(item.name) == MARKER or item.kind == "tile" for item in items) else 0.0)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            left = x
            for place, part in enumerate(line):
                left += part.gap if place else 0.0
                part.paint(canvas, left, y + (number + 0.5) * high)
                left += part.width

    return high * len(lines), paint


def _parts(items: Sequence[RowItem], ruler: Canvas) -> list[_LineItem]:
    parts: list[_LineItem] = []
    for item in items:
        match item.kind:
            case "piece":
                width = _width_of(item.name, ruler)
                for number in range(item.count):
                    parts.append(_LineItem(width, CLOSE if number else APART, _painter_of(item.name, width)))
            case "sign" if item.name in _ICONS:
                parts.append(_LineItem(_ICON, APART, _sign(_ICONS[item.name])))
            case "sign":
                parts.append(_word(item.name, ruler))
            case "vp":
                parts.append(_LineItem(24.0, APART, _points(item.count)))
            case "tile":
                parts.append(_LineItem(32.0, APART, _small_tile(item.count)))
            case _:
                parts.append(_word(item.name, ruler))
    return parts


def _element(name: str) -> str:
    return disk(COLOUR_BY_NAME[name]) if name in COLOUR_BY_NAME else name


def _width_of(name: str, ruler: Canvas) -> float:
    return ruler.place("pieces", _element(name)).width * _ZOOM.get(name, _MARKER_ZOOM)


def _painter_of(name: str, width: float) -> Paint:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        canvas.art_at("pieces", _element(name), x + width / 2, y, _ZOOM.get(name, _MARKER_ZOOM))

    return paint


def _sign(icon: str) -> Paint:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        canvas.icon(icon, x + _ICON / 2, y, _ICON, "ink2")

    return paint


def _word(word: str, ruler: Canvas) -> _LineItem:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        canvas.text(x, y + 4.8, word, _WORD, "ink2")

    return _LineItem(ruler.text_width(word, _WORD), APART + 1, paint)


def _points(vp: int) -> Paint:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        paint_shield(canvas, x + 12, y, vp, 0.78)

    return paint


def _small_tile(number: int) -> Paint:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        canvas.art_at("tiles", f"hex.{number // 10}", x + 16.5, y + 0.5, 0.28)
        canvas.text(x + 16, y + 4.6, str(number), NAME.sized(13, 700), "ink", "m")

    return paint


def _name_of_worker(subject: str) -> str:
    return terms.worker(Worker[subject.upper()])


def _name_of_building(subject: str) -> str:
    return terms.heading(terms.Term(f"tile_{_TILE_OF_BUILDING[subject]}"))


_TILE_OF_BUILDING = {"barn": 12, "charcoal_burner": 15, "coal_storage": 24, "water_mill": 35}


def _plate(
    row: RuleBoardRow, width: float, ruler: Canvas, paint_subject: Callable[[Canvas, str, Box], None], name: str
) -> tuple[float, Paint]:
    """Returns height and painter of a plate: picture at the left, name, and pieces below."""
    inner = width - NICHE - 17
    high, paint_items = _flow(row.items, inner, ruler) if row.items else (0.0, None)
    height = max(PLATE, high + 34.0) if paint_items else PLATE

    def paint(canvas: Canvas, x: float, y: float) -> None:
        box = Box(x, y, width, height)
        canvas.rect(box, "plate", "plate_e", 1.4, radius=6)
        niche = Box(x + 1, y + 1, NICHE, height - 2)
        canvas.rect(niche, "niche", radius=5)
        canvas.line((niche.right, y + 1), (niche.right, y + height - 1), "plate_e", 1.2)
        paint_subject(canvas, row.subject, niche)
        canvas.rect(box, None, "plate_e", 1.4, radius=6)
        left = niche.right + 9
        baseline = y + 19 if paint_items else y + height / 2 + 5
        canvas.fitted(left, baseline, name, inner, NAME.sized(15))
        if paint_items:
            paint_items(canvas, left, y + 26)

    return height, paint


def _paint_portrait(canvas: Canvas, subject: str, niche: Box) -> None:
    """Paints a half-length figure, cut off by the lower edge of the niche."""
    bounds = canvas.place("people", subject)
    zoom = (NICHE - 2) / bounds.width
    high = bounds.height * zoom
    canvas.art_in("people", subject, Box(niche.x + 1, niche.bottom - high, NICHE - 2, high))


def _paint_building(canvas: Canvas, subject: str, niche: Box) -> None:
    bounds = canvas.place("buildings", subject)
    zoom = min((NICHE - 8) / bounds.width, (PLATE - 14) / bounds.height)
    canvas.art_at("buildings", subject, *niche.center, zoom)


def _cart(row: RuleBoardRow) -> tuple[float, Paint]:
    """Returns height and painter of a cart field with its disks, as on the board."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        board = canvas.place("board", f"cart.{row.subject}")
        with canvas.at(x - (board.x + 2) * CART, y - board.y * CART, CART):
            for part in ("wagon", "plank"):
                name = f"{part}.{row.subject}"
                canvas.art_in("board", name, canvas.place("board", name))
            plank = canvas.place("board", f"cart.{row.subject}.plank").center
            canvas.text(plank[0], plank[1] + 5, _NUMERALS[row.subject], NAME.sized(15, 700), "ink", "m")
            for number, name in enumerate(_disks(row.items), 1):
                canvas.art_in("pieces", name, canvas.place("board", f"cart.{row.subject}.disk.{number}"))

    return 62.0, paint


def _pool(row: RuleBoardRow) -> tuple[float, Paint]:
    """Returns height and painter of an action pool with its letter, or of a reserve pool: dashed, with smaller disks."""
    letter, _, water = row.subject.partition(" ")
    disks = _disks(row.items)
    reserve = row.kind == "reserve"
    size = 23.0 if reserve else DISK
    step = size + 3

    def paint(canvas: Canvas, x: float, y: float) -> None:
        places = max(len(disks), 3 if reserve else PLACES)
        trough = Box(x + 24, y + 1, places * step + 15, TROUGH - 2)
        canvas.text(x + 8, y + TROUGH / 2 + 7, letter, _POOL, "ink", "m")
        dash = (4, 3) if reserve else ()
        fill = None if reserve else "slot"
        canvas.rect(trough, fill, "slot_e", 1.4, radius=TROUGH / 2, dash=dash)
        for number in range(places):
            centre = (trough.x + 9 + (number + 0.5) * step, y + TROUGH / 2)
            if number < len(disks):
                canvas.art_at("pieces", disks[number], *centre, size / 40)
            elif not reserve:
                canvas.circle(*centre, 2.2, "slot_e")
        if water:
            canvas.circle(trough.right - 2, y + TROUGH - 9, 11.5, "paper", "line", 1.3)
            canvas.art_at("pieces", "water", trough.right - 2, y + TROUGH - 9, 0.6)

    return TROUGH, paint


def _disks(items: Sequence[RowItem]) -> list[str]:
    return [_element(item.name) for item in items for _ in range(item.count)]
