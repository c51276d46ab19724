"""Paints the small boards in rule texts, with pieces as on the table. A scene unit is `Look.scale` logical pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QPixmap

from haspelknecht_qt.game_ui.haspelknecht.boards import developments
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.boards.mine import (
    MAX_PINGE_DROPS,
    bonus_symbols,
    paint_section_points,
    pinge_places,
    tunnel_coal_places,
)
from haspelknecht_qt.game_ui.haspelknecht.boards.scenery import GAUGE_CAPACITY, place_box
from haspelknecht_qt.game_ui.haspelknecht.rules import board_rows
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardRow
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.games.haspelknecht.kinds import PINGE_COAL
from haspelknecht_qt.table.canvas import CAPTION, NAME, Canvas
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.rules.markup import BoardBlock
from haspelknecht_qt.ui.rules.small_boards import PaintedRow, paint_rows
from haspelknecht_qt.ui.window.look import Look

TILE_WIDTH = 112.0
"""Width of a development tile that is shown alone beside a rule text, in scene units."""


def paint_board(board: BoardBlock, components: Components, look: Look, width: int) -> QPixmap:
    """Returns a board with the printed values of `components`, at most `width` logical pixels wide.

    A board with a single tile has the fixed width TILE_WIDTH.
    """
    rows = rows_of(board)
    if _is_single_tile(board):
        return _single_tile_picture(rows[0].tile_rows[0][0][0], components, look)
    return paint_rows(look, width, lambda room, ruler: [_lay_out(row, components, room, ruler) for row in rows])


def _single_tile_picture(tile: int, components: Components, look: Look) -> QPixmap:
    height = (TILE_WIDTH - 2 * TILE_MARGIN) * 2 / math.sqrt(3) + 2 * TILE_MARGIN
    canvas = look.new_canvas(Box(0, 0, TILE_WIDTH, height))
    field = HexField(TILE_WIDTH - 2 * TILE_MARGIN, {tile: (TILE_WIDTH / 2, height / 2)}, {}, TILE_WIDTH)
    _paint_tiles(canvas, field, {tile: ""}, components)
    return look.finished_picture(canvas)


def rows_of(board: BoardBlock) -> list[RuleBoardRow]:
    """Returns the rows of a board. All are RuleBoardRow; the condition only tells this to the type checker."""
    return [row for row in board.rows if isinstance(row, RuleBoardRow)]


def _is_single_tile(board: BoardBlock) -> bool:
    return [row.kind for row in rows_of(board)] == ["tile"]


def width_beside_text(board: BoardBlock) -> float | None:
    """Returns the width of a board that is shown beside the text; None for boards below the text.

    Only a single tile is shown beside the text.
    """
    return TILE_WIDTH if _is_single_tile(board) else None


def _lay_out(row: RuleBoardRow, components: Components, width: float, ruler: Canvas) -> PaintedRow:
    """Returns the height of a row of any kind, and the function that paints it."""
    match row.kind:
        case "text":
            return _lay_out_text(row.text, width, ruler)
        case "tile" | "tiles":
            return _lay_out_tiles(row, components, width)
        case "pinge":
            return _lay_out_part(PINGE_BOX, width, lambda canvas: _paint_pinge(canvas, row, components))
        case "shaft":
            shaft_width = min(width, MAX_SHAFT_WIDTH)
            return _lay_out_part(SHAFT_BOX, shaft_width, lambda canvas: _paint_shaft(canvas, row, components))
        case "tunnel":
            box = Box(198, TUNNEL_TOP, 10 + SECTION_WIDTH * row.named_count("sections"), TUNNEL_HEIGHT)
            return _lay_out_part(box, width, lambda canvas: _paint_tunnel(canvas, row, components))
        case _:
            return board_rows.lay_out(row, width, ruler)


def _lay_out_text(text: str, width: float, ruler: Canvas) -> PaintedRow:
    style = CAPTION.sized(13.5)
    lines, line_height = ruler.wrapped_lines(text, width, style), ruler.line_height(style)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            canvas.text(x, y + (number + 0.78) * line_height, line, style, "ink2")

    return line_height * len(lines), paint


# Rows of development tiles


MAX_TILE_WIDTH = 104.0
"""Maximum width of a tile in a row of several tiles, in scene units."""
READER_COLOUR = PLAYER_COLOURS[0]
"""Player colour of the disk that marks a tile as the reader's own."""
TILE_MARGIN = 4.0
"""Space around a tile for its outline and shadow, in scene units."""


def _lay_out_tiles(row: RuleBoardRow, components: Components, width: float) -> PaintedRow:
    """Returns the height of a board with rows of tiles, and the function that paints it."""
    columns = max(len(tiles) + 0.5 * (line % 2 == 0) for line, tiles in enumerate(row.tile_rows))
    tile = min(MAX_TILE_WIDTH, (width - 2 * TILE_MARGIN) / columns)
    pitch = tile * math.sqrt(3) / 2
    tile_marks: dict[int, str] = {}
    centres: dict[int, tuple[float, float]] = {}
    alone = len(row.tile_rows) == 1
    for line, tiles in enumerate(row.tile_rows):
        # Rows 2 and 4 begin half a tile farther left, as on the development board (S2).
        shift = 0.5 if line % 2 or alone else 1.0
        for column, (number, mark) in enumerate(tiles):
            tile_marks[number] = mark
            centres[number] = (TILE_MARGIN + (column + shift) * tile, TILE_MARGIN + tile / math.sqrt(3) + line * pitch)
    height = 2 * TILE_MARGIN + tile * 2 / math.sqrt(3) + pitch * (len(row.tile_rows) - 1)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        moved = {number: (left + x, top + y) for number, (left, top) in centres.items()}
        _paint_tiles(canvas, HexField(tile, moved, {}, tile), tile_marks, components)

    return height, paint


def _paint_tiles(canvas: Canvas, field: HexField, tile_marks: dict[int, str], components: Components) -> None:
    pictures = tuple(_tile_picture(number, mark, components) for number, mark in tile_marks.items())
    whole = developments.DevelopmentsPicture(pictures, ())
    named = developments.shows_names(field, canvas.ratio / canvas.art.pixel_ratio)
    developments.paint_hexagons(canvas, field, whole)
    developments.paint_tiles(canvas, field, whole, with_names=named)
    for number, mark in tile_marks.items():
        if mark == "+":
            _paint_outline(canvas, field, number)
        elif mark:
            vp = len(components.levels[number // 10].vp)
            spot = developments.owner_slots(field, number, vp, shows_name=named)(0, 1)
            zoom = field.tile_width / developments.DRAWN_TILE_WIDTH * (0.75 if named else 1.0)
            canvas.paint_at("pieces", f"player.{READER_COLOUR}", *spot, zoom)


def _tile_picture(number: int, mark: str, components: Components) -> developments.TilePicture:
    tile = components.tiles[number]
    vp = components.levels[tile.level].vp
    owners = 1 if mark == "*" else 0
    return developments.TilePicture(
        number=number,
        requirement=tile.requirement,
        symbol=tile.symbol,
        owner_count=owners,
        next_owner_vp=vp[owners] if owners < len(vp) else 0,
        is_guessed=any(components.provenance(f"tile.{number}.{key}").is_guessed for key in ("requirement", "symbol")),
    )


def _paint_outline(canvas: Canvas, field: HexField, number: int) -> None:
    """Paints the green outline of a tile that may be acquired."""
    x, y = field.tile_centres[number]
    radius = developments.TILE_RADIUS * field.tile_width / developments.DRAWN_TILE_WIDTH
    corners = [
        (x + radius * math.sin(math.radians(60 * corner)), y - radius * math.cos(math.radians(60 * corner)))
        for corner in range(6)
    ]
    canvas.polygon(corners, None, "paperhi", 5.6)
    canvas.polygon(corners, None, "go", 2.8)


# Rows that show the Pinge, the shaft or the tunnel of a player's board


PINGE_BOX, SHAFT_BOX = Box(10, 126, 424, 172), Box(10, 310, 190, 212)
TUNNEL_TOP, TUNNEL_HEIGHT = 318.0, 204.0
SECTION_WIDTH = 143.2
"""Width of a tunnel section. It and the boxes of Pinge, shaft and tunnel are in units of the board's drawing."""
MAX_SHAFT_WIDTH = 150.0
"""Maximum width of a shaft in a rule text, in scene units."""


def _lay_out_part(box: Box, width: float, paint_board: Callable[[Canvas], None]) -> PaintedRow:
    """Returns the height of a part of the board, and the function that paints this part.

    `box` is the part in units of the board's drawing. The part is painted `width` wide and has round corners.
    """
    zoom = width / box.width

    def paint(canvas: Canvas, x: float, y: float) -> None:
        frame = Box(x, y, width, box.height * zoom)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(frame.x, frame.y, frame.width, frame.height), 5, 5)
        canvas.painter.save()
        canvas.painter.setClipPath(outline, Qt.ClipOperation.ReplaceClip)
        with canvas.origin_at(x - box.x * zoom, y - box.y * zoom, zoom):
            paint_board(canvas)
        canvas.painter.restore()
        canvas.rect(frame, None, "edge", 1.6, radius=5)

    return box.height * zoom, paint


def _paint_scenery(canvas: Canvas, parts: Sequence[tuple[str, str]]) -> None:
    for sheet, element in parts:
        canvas.paint_in(sheet, element, canvas.element_box(sheet, element))


def _paint_pinge(canvas: Canvas, row: RuleBoardRow, components: Components) -> None:
    _paint_scenery(canvas, [("board", "fields"), ("board", "pinge.scene")])
    coal, wood = pinge_places(canvas.art, components.pinge.coal_groups)
    gone = PINGE_COAL - row.named_count("coal")
    for number, box in enumerate(coal):
        canvas.paint_in("pieces", "coal.dug" if number < gone else "coal", box)
    for number, box in enumerate(wood):
        canvas.paint_in("pieces", "prop.pinge" if number < row.named_count("wood") else "prop.pinge.missing", box)
    for number in range(MAX_PINGE_DROPS):
        kind = "water" if number < row.named_count("water") else "water.missing"
        canvas.paint_in("pieces", kind, place_box(canvas, f"pinge.water.{number + 1}"))
    if row.named_count("water") >= components.pinge.blocked_from_water:
        box = place_box(canvas, "pinge.blocked")
        canvas.rect(Box(box.right - 34, box.y - 3, 34, 30), "stop_pill", radius=15)
        canvas.icon("lock", box.right - 17, box.y + 12, 21, "stop_text")


def _paint_shaft(canvas: Canvas, row: RuleBoardRow, components: Components) -> None:
    water = row.named_count("water")
    parts = [("board", "underground"), ("mine", "shaft.open"), ("board", "gauge")]
    parts += [("mine", f"water.{water}")] if water else []
    _paint_scenery(canvas, [*parts, ("board", "gauge.lines")])
    for number in range(GAUGE_CAPACITY):
        kind = "water" if number < water else "water.missing.gauge"
        canvas.paint_in("pieces", kind, place_box(canvas, f"shaft.water.{number + 1}"))
    tunnel = components.tunnel
    for element, limit in (("2", tunnel.water_blocking_reeling), ("5", tunnel.water_blocking_excavation)):
        swap = {"soil4": "stop_pill"} if water >= limit else None
        canvas.paint_in("mine", f"threshold.{element}", canvas.element_box("mine", f"threshold.{element}"), swap=swap)
        x, y = place_box(canvas, f"shaft.threshold.{element}").center
        canvas.text(x + 1, y + 4.8, str(limit), NAME.sized(13, 700), "stop_text" if swap else "cave_text", "m")
    for number in range(row.named_count("coal")):
        canvas.paint_in("pieces", "coal", place_box(canvas, f"shaft.coal.{number + 1}"))


def _paint_tunnel(canvas: Canvas, row: RuleBoardRow, components: Components) -> None:
    wood, gone = row.named_count("wood"), row.named_count("excavated")
    parts = [("board", "underground")]
    parts += [("mine", f"section.{number}") for number in range(wood)]
    _paint_scenery(canvas, [*parts, ("board", "tunnel.floor")])
    tunnel = components.tunnel
    for number, slot in enumerate(tunnel_coal_places(tunnel)):
        canvas.paint_in("pieces", "coal.dug" if number < gone else "coal", place_box(canvas, slot))
    reached = 0
    for number in range(row.named_count("sections")):
        reached += tunnel.coal[number]
        kind = "prop.tunnel" if number < wood else "prop.tunnel.missing"
        canvas.paint_in("pieces", kind, place_box(canvas, f"tunnel.wood.{number}"))
        emptied = number < wood and reached <= gone
        paint_section_points(canvas, number, tunnel.vp[number], bonus_symbols(tunnel, number), emptied=emptied)
