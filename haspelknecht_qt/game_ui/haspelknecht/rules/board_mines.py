"""Paints Pinge, tunnel and shaft in rule texts, as parts of the player board with their contents."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from haspelknecht_qt.game_ui.haspelknecht.boards.developments import paint_shield
from haspelknecht_qt.game_ui.haspelknecht.boards.mine import MAX_PINGE_DROPS, pinge_places, tunnel_coal_slots
from haspelknecht_qt.game_ui.haspelknecht.boards.own import GAUGE_CAPACITY
from haspelknecht_qt.game_ui.haspelknecht.rules.board_rows import PaintedRow
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardRow
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.printed import PINGE_COAL
from haspelknecht_qt.table.canvas import NAME, Canvas
from haspelknecht_qt.table.window_plan import Box

PINGE_BOX, SHAFT_BOX = Box(10, 126, 424, 172), Box(10, 310, 190, 212)
TUNNEL_TOP, TUNNEL_HEIGHT = 318.0, 204.0
SECTION_WIDTH = 143.2
"""Width of a tunnel section. Like the boxes above, it is in units of the player board's drawing."""
MAX_SHAFT_WIDTH = 150.0
"""Maximum width of a shaft in a rule text, in scene units."""
_SYMBOLS = ("wheelbarrow", "oil_lamp", "lorry")


def lay_out(row: RuleBoardRow, components: Components, width: float) -> PaintedRow:
    """Returns height and painter of a row with a Pinge, a shaft or a tunnel."""
    match row.kind:
        case "pinge":
            return _lay_out_part(PINGE_BOX, width, lambda canvas: _paint_pinge(canvas, row, components))
        case "shaft":
            shaft_width = min(width, MAX_SHAFT_WIDTH)
            return _lay_out_part(SHAFT_BOX, shaft_width, lambda canvas: _paint_shaft(canvas, row, components))
        case _:
            box = Box(198, TUNNEL_TOP, 10 + SECTION_WIDTH * row.number("sections"), TUNNEL_HEIGHT)
            return _lay_out_part(box, width, lambda canvas: _paint_tunnel(canvas, row, components))


def _lay_out_part(box: Box, width: float, paint_board: Callable[[Canvas], None]) -> PaintedRow:
    """Returns height and painter of the part `box` of the board, drawn `width` wide with round corners."""
    zoom = width / box.width

    def paint(canvas: Canvas, x: float, y: float) -> None:
        frame = Box(x, y, width, box.height * zoom)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(frame.x, frame.y, frame.width, frame.height), 5, 5)
        canvas.painter.save()
        canvas.painter.setClipPath(outline, Qt.ClipOperation.ReplaceClip)
        with canvas.at(x - box.x * zoom, y - box.y * zoom, zoom):
            paint_board(canvas)
        canvas.painter.restore()
        canvas.rect(frame, None, "edge", 1.6, radius=5)

    return box.height * zoom, paint


def _paint_scenery(canvas: Canvas, parts: Sequence[tuple[str, str]]) -> None:
    for sheet, element in parts:
        canvas.art_in(sheet, element, canvas.place(sheet, element))


def _place_box(canvas: Canvas, element: str) -> Box:
    return canvas.place("board", element)


def _paint_pinge(canvas: Canvas, row: RuleBoardRow, components: Components) -> None:
    _paint_scenery(canvas, [("board", "fields"), ("board", "pinge.scene")])
    coal, wood = pinge_places(canvas.art, components.pinge.coal_groups)
    gone = PINGE_COAL - row.number("coal")
    for number, box in enumerate(coal):
        canvas.art_in("pieces", "coal.dug" if number < gone else "coal", box)
    for number, box in enumerate(wood):
        canvas.art_in("pieces", "prop.pinge" if number < row.number("wood") else "prop.pinge.missing", box)
    for number in range(MAX_PINGE_DROPS):
        kind = "water" if number < row.number("water") else "water.missing"
        canvas.art_in("pieces", kind, _place_box(canvas, f"pinge.water.{number + 1}"))
    if row.number("water") >= components.pinge.blocked_from_water:
        box = _place_box(canvas, "pinge.blocked")
        canvas.rect(Box(box.right - 34, box.y - 3, 34, 30), "stop_pill", radius=15)
        canvas.icon("lock", box.right - 17, box.y + 12, 21, "stop_text")


def _paint_shaft(canvas: Canvas, row: RuleBoardRow, components: Components) -> None:
    water = row.number("water")
    parts = [("board", "underground"), ("mine", "shaft.open"), ("board", "gauge")]
    parts += [("mine", f"water.{water}")] if water else []
    _paint_scenery(canvas, [*parts, ("board", "gauge.lines")])
    for number in range(GAUGE_CAPACITY):
        kind = "water" if number < water else "water.missing.gauge"
        canvas.art_in("pieces", kind, _place_box(canvas, f"shaft.water.{number + 1}"))
    tunnel = components.tunnel
    for element, limit in (("2", tunnel.reeling_blocked), ("5", tunnel.excavation_blocked)):
        swap = {"soil4": "stop_pill"} if water >= limit else None
        canvas.art_in("mine", f"threshold.{element}", canvas.place("mine", f"threshold.{element}"), swap=swap)
        x, y = _place_box(canvas, f"shaft.threshold.{element}").center
        canvas.text(x + 1, y + 4.8, str(limit), NAME.sized(13, 700), "stop_text" if swap else "cave_text", "m")
    for number in range(row.number("coal")):
        canvas.art_in("pieces", "coal", _place_box(canvas, f"shaft.coal.{number + 1}"))


def _paint_tunnel(canvas: Canvas, row: RuleBoardRow, components: Components) -> None:
    wood, gone = row.number("wood"), row.number("excavated")
    parts = [("board", "underground")]
    parts += [("mine", f"section.{number}") for number in range(wood)]
    _paint_scenery(canvas, [*parts, ("board", "tunnel.floor")])
    tunnel = components.tunnel
    for number, slot in enumerate(tunnel_coal_slots(tunnel)):
        canvas.art_in("pieces", "coal.dug" if number < gone else "coal", _place_box(canvas, slot))
    reached = 0
    for number in range(row.number("sections")):
        reached += tunnel.coal[number]
        kind = "prop.tunnel" if number < wood else "prop.tunnel.missing"
        canvas.art_in("pieces", kind, _place_box(canvas, f"tunnel.wood.{number}"))
        _paint_tablet(canvas, number, components, emptied=number < wood and reached <= gone)


def _paint_tablet(canvas: Canvas, number: int, components: Components, *, emptied: bool) -> None:
    """Paints the points of a tunnel section, and the bonus symbols of the tiles 22, 32 and 42."""
    tunnel = components.tunnel
    if emptied:
        canvas.art_in("pieces", "tablet.done", _place_box(canvas, f"tunnel.tablet.{number}").grown(2))
    paint_shield(canvas, *_place_box(canvas, f"tunnel.shield.{number}").center, tunnel.vp[number])
    shown = zip(_SYMBOLS, (tunnel.wheelbarrow, tunnel.oil_lamp, tunnel.lorry), strict=True)
    for place, symbol in enumerate((symbol for symbol, sections in shown if number in sections), 1):
        spot = _place_box(canvas, f"tunnel.symbol.{number}.{place}").center
        canvas.art_at("pieces", "bonus.open", *spot)
        fill = "tablet_done" if emptied else "soil2"
        canvas.art_at("tiles", f"symbol.{symbol}", *spot, 0.82, swap={"ink": "bronze", "cut": fill})
