"""Paints development tiles in rule texts: a single tile, or a part of the development board."""

from __future__ import annotations

import math

from haspelknecht_qt.game_ui.haspelknecht.boards import developments as board
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.rules.board_rows import PaintedRow
from haspelknecht_qt.game_ui.haspelknecht.rules.boards import RuleBoardRow
from haspelknecht_qt.games.haspelknecht.components import Components
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.themes import PLAYERS

MAX_TILE_WIDTH = 104.0
"""Maximum width of a tile in a row of several tiles, in scene units."""
READER_COLOUR = PLAYERS[0]
"""Player colour of the disk that marks a tile as the reader's own."""
MARGIN = 4.0
"""Space around a tile for its outline and shadow, in scene units."""


def tile_height(width: float) -> float:
    """Returns the height of a picture that shows one tile and is `width` wide."""
    return (width - 2 * MARGIN) * 2 / math.sqrt(3) + 2 * MARGIN


def paint_tile(canvas: Canvas, number: int, components: Components, width: float) -> None:
    """Paints a single tile as a picture that is `width` wide."""
    centre = (width / 2, tile_height(width) / 2)
    field = HexField(width - 2 * MARGIN, {number: centre}, {}, width)
    _paint_tiles(canvas, field, {number: ""}, components)


def lay_out(row: RuleBoardRow, components: Components, width: float) -> PaintedRow:
    """Returns height and painter of a board with rows of tiles."""
    columns = max(len(tiles) + 0.5 * (line % 2 == 0) for line, tiles in enumerate(row.tile_rows))
    tile = min(MAX_TILE_WIDTH, (width - 2 * MARGIN) / columns)
    pitch = tile * math.sqrt(3) / 2
    tile_marks: dict[int, str] = {}
    centres: dict[int, tuple[float, float]] = {}
    alone = len(row.tile_rows) == 1
    for line, tiles in enumerate(row.tile_rows):
        # Rows 2 and 4 begin half a tile farther left, as on the development board (S2).
        shift = 0.5 if line % 2 or alone else 1.0
        for column, (number, mark) in enumerate(tiles):
            tile_marks[number] = mark
            centres[number] = (MARGIN + (column + shift) * tile, MARGIN + tile / math.sqrt(3) + line * pitch)
    height = 2 * MARGIN + tile * 2 / math.sqrt(3) + pitch * (len(row.tile_rows) - 1)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        moved = {number: (left + x, top + y) for number, (left, top) in centres.items()}
        _paint_tiles(canvas, HexField(tile, moved, {}, tile), tile_marks, components)

    return height, paint


def _paint_tiles(canvas: Canvas, field: HexField, tile_marks: dict[int, str], components: Components) -> None:
    pictures = tuple(_tile_picture(number, mark, components) for number, mark in tile_marks.items())
    whole = board.DevelopmentsPicture(pictures, ())
    named = board.shows_names(field, canvas.ratio / canvas.art.pixel_ratio)
    board.paint_hexagons(canvas, field, whole)
    board.paint_tiles(canvas, field, whole, with_names=named)
    for number, mark in tile_marks.items():
        if mark == "+":
            _paint_outline(canvas, field, number)
        elif mark:
            vp = len(components.levels[number // 10].vp)
            spot = board.owner_slots(field, number, vp, named=named)(0, 1)
            zoom = field.tile_width / board.DRAWN_TILE_WIDTH * (0.75 if named else 1.0)
            canvas.art_at("pieces", f"player.{READER_COLOUR}", *spot, zoom)


def _tile_picture(number: int, mark: str, components: Components) -> board.TilePicture:
    tile = components.tiles[number]
    vp = components.levels[tile.level].vp
    owners = 1 if mark == "*" else 0
    return board.TilePicture(
        number=number,
        requirement=tile.requirement,
        symbol=tile.symbol,
        owner_count=owners,
        next_vp=vp[owners] if owners < len(vp) else 0,
        is_guessed=any(components.provenance(f"tile.{number}.{key}").guessed for key in ("requirement", "symbol")),
    )


def _paint_outline(canvas: Canvas, field: HexField, number: int) -> None:
    """Paints the green outline of a tile that may be acquired."""
    x, y = field.tile_centres[number]
    radius = board.TILE_RADIUS * field.tile_width / board.DRAWN_TILE_WIDTH
    corners = [
        (x + radius * math.sin(math.radians(60 * corner)), y - radius * math.cos(math.radians(60 * corner)))
        for corner in range(6)
    ]
    canvas.polygon(corners, None, "paperhi", 5.6)
    canvas.polygon(corners, None, "go", 2.8)
