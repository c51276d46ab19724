"""Drawings used in several places: cubes, cards, tiles, shields and labels."""

from __future__ import annotations

from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import (
    CARD_RATIO,
    CART_OFFSET,
    CART_ZOOM,
    DOUBLE_WIDTH,
    SINGLE_WIDTH,
    TILE_HEIGHT,
)
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, FACE_MINECARTS, FACE_SIDES, Colour, MineSide
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import NUMERAL
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.widgets.formats import number_text

_SHIELD_HEIGHT = 31.0
_VEHICLE_WIDTH = 60.0  # Width of a vehicle in its drawing.
_MINECART_CENTRE_Y = -1.5
"""Vertical offset of the drawing's centre from the minecart's origin, in units of the drawing; negative is upwards."""


def paint_vehicle(canvas: Canvas, which: int, x: float, y: float, width: float, ground: str = "paper") -> None:
    """Paints the symbol of a vehicle in one colour, on a background of the colour `ground`."""
    canvas.paint_at("vehicles", f"vehicle.{VEHICLES[which]}", x, y, width / _VEHICLE_WIDTH, swap={"cut": ground})


def paint_shield(canvas: Canvas, x: float, y: float, height: float, number: int, kind: str = "silver") -> None:
    """Paints a shield with victory points."""
    canvas.paint_at("pieces", f"shield.{kind}", x, y, height / _SHIELD_HEIGHT)
    text = number_text(number)
    size = height * (0.6 if len(text) < 3 else 0.46)
    canvas.text(x, y + size * 0.33, text, NUMERAL.sized(size, 700), "silver_mark", "m")


def paint_coal(canvas: Canvas, colour: int, x: float, y: float, width: float, *, opacity: float = 1.0) -> None:
    """Paints a coal cube without a shadow."""
    canvas.paint_at("pieces", f"coal.{COLOURS[colour]}.flat", x, y, width / 32, opacity=opacity)


def paint_coal_outline(canvas: Canvas, colour: int, x: float, y: float, width: float, ink: str = "slot_e") -> None:
    """Paints the dashed outline of a coal cube."""
    canvas.paint_at("pieces", f"coal.{COLOURS[colour]}.empty", x, y, width / 32, swap={"ink3": ink})


def paint_colour_sign(canvas: Canvas, colour: int, x: float, y: float, width: float) -> None:
    """Paints the flat symbol that stands for a coal colour."""
    canvas.paint_at("pieces", f"sign.{COLOURS[colour]}", x, y, width / 20)


def paint_minecart(
    canvas: Canvas, colour: int, side: int, x: float, y: float, zoom: float, *, empty: bool = True
) -> None:
    """Paints a minecart with its origin at (x, y). If it is `empty`, the missing cube is outlined."""
    name = f"cart.{COLOURS[colour]}"
    if empty:
        name += f".empty.{MineSide(side).name.lower()}"
    canvas.paint_at("pieces", name, x, y + _MINECART_CENTRE_Y * zoom, zoom)


def paint_tile(canvas: Canvas, face: int, box: Box) -> None:
    """Paints a tunnel tile without its minecarts. The tile fills the box."""
    zoom = box.height / TILE_HEIGHT
    aside = box.width / _tile_width_in_drawing(face)
    name = f"tile.{COLOURS[FACE_COLOURS[face]]}.{FACE_MINECARTS[face]}.{FACE_SIDES[face].name.lower()}"
    canvas.paint_in("pieces", name, Box(box.x - aside, box.y - zoom, box.width + 2 * aside, box.height + 2 * zoom))


def paint_tile_with_minecarts(canvas: Canvas, face: int, x: float, y: float, height: float) -> None:
    """Paints a tunnel tile with its empty minecarts, centred at (x, y)."""
    zoom = height / TILE_HEIGHT
    width = _tile_width_in_drawing(face) * zoom
    paint_tile(canvas, face, Box(x - width / 2, y - height / 2, width, height))
    for offset in (0.0,) if FACE_MINECARTS[face] == 1 else (-CART_OFFSET, CART_OFFSET):
        paint_minecart(canvas, FACE_COLOURS[face], FACE_SIDES[face], x + offset * zoom, y + 7 * zoom, CART_ZOOM * zoom)


def _tile_width_in_drawing(face: int) -> float:
    return SINGLE_WIDTH if FACE_MINECARTS[face] == 1 else DOUBLE_WIDTH


def paint_card(canvas: Canvas, components: Components, number: int, x: float, y: float, width: float) -> None:
    """Paints an order card without cubes, centred at (x, y)."""
    order = components.orders[number]
    zoom = width / 100
    box = Box(x - width / 2, y - CARD_RATIO / 2 * width, width, CARD_RATIO * width)
    drawing_box = Box(box.x - zoom, box.y - zoom, 104 * zoom, 125 * zoom)
    canvas.paint_in("pieces", f"order.{VEHICLES[order.vehicle]}", drawing_box)
    paint_shield(canvas, box.x + 82 * zoom, box.y + 23 * zoom, 31 * zoom, order.vp)
    colours = [colour for colour in Colour for _ in range(order.cells[colour])]
    whole = canvas.element_box("pieces", "place.card")
    for index, colour in enumerate(colours):
        spot = canvas.element_box("pieces", f"place.card.cell.{len(colours)}.{index + 1}")
        px, py = spot.center
        paint_open_spot(canvas, colour, box.x + (px - whole.x) * zoom, box.y + (py - whole.y) * zoom, spot.width * zoom)


def paint_open_spot(canvas: Canvas, colour: int, x: float, y: float, width: float) -> None:
    """Paints an open order spot."""
    canvas.paint_at("pieces", f"cell.{COLOURS[colour]}", x, y, width / 30)


def paint_worker_count(canvas: Canvas, x: float, y: float, number: int, zoom: float) -> None:
    """Paints a badge with the number of workers in a group, for groups in which not all workers are visible."""
    canvas.paint_at("pieces", "count", x, y, zoom)
    canvas.text(x, y + 4.4 * zoom, str(number), NUMERAL.sized(12.5 * zoom, 700), "paper", "m")


def paint_worker_cost(canvas: Canvas, box: Box, number: int, state: str) -> None:
    """Paints a label with the number of workers that a space costs.

    `state` is "can" (the space can be chosen), "no" (workers are lacking), "hover" (under the pointer), or "idle".
    """
    zoom = box.width / 37
    x, y = box.center
    canvas.paint_at("pieces", f"need.{state}", x, y, zoom)
    ink = {"idle": "ink", "hover": "go_text", "no": "stop"}.get(state, "go")
    canvas.text(x - 5.5 * zoom, y + 5.8 * zoom, str(number), NUMERAL.sized(17 * zoom, 700), ink, "m")


def paint_price(canvas: Canvas, x: float, y: float, francs: int, zoom: float, *, is_unaffordable: bool) -> None:
    """Paints the price of a tile. `is_unaffordable` is True if the price is too high for the player."""
    canvas.paint_at("pieces", "price.dear" if is_unaffordable else "price", x, y, zoom)
    text, ink = Caption.PRICE.format(count=francs), "stop" if is_unaffordable else "note_ink"
    canvas.shrunk_text(x, y + 5 * zoom, text, 33 * zoom, NUMERAL.sized(14 * zoom, 700), ink, "m")
