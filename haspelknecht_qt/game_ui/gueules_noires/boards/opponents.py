"""Cards of the other players, with name, money, mine and orders. They stay readable at every size."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout, symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import (
    CARD_RATIO,
    COAL_SHARE_OF_SPOT,
    PAIRED_COAL_SHARE_OF_SPOT,
    PAIRED_COAL_SHIFT,
)
from haspelknecht_qt.game_ui.gueules_noires.texts import terms
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import VEHICLES
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, MineSide
from haspelknecht_qt.table.canvas import CAPTION, Canvas
from haspelknecht_qt.table.typography import FIGURE, NAME, NUMERAL
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from haspelknecht_qt.ui.widgets.formats import number_text

HEADER_HEIGHT, PURSE_HEIGHT = 36.0, 30.0
_SMALL_ZOOM = 0.86
_MIN_DRAWN_HEIGHT, _MIN_SKY_WITH_COLLIERY = 100.0, 40.0
"""Minimum heights in scene units: of a mine drawn as a picture, not as a strip of numbers; of a sky with a colliery."""
_SKY_SHARE = 0.27
"""Height of the sky as a share of the mine's height, if the mine is higher than 160 scene units.

The headframe is as high as the sky.
"""
_MAX_SHAFT_WIDTH, _MAX_CAGE_HEIGHT = 60.0, 46.0
"""Maximum width of the shaft and maximum height of the cage, in scene units."""
_MIN_HEIGHT_WITH_WHOLE_CARDS = 300.0
_MIN_HEIGHT_OF_TWO_LINES = 44.0
_MAX_WHOLE_CARDS, _MAX_CARDS_IN_TWO_ROWS = 4, 12
"""Maximum numbers of orders: shown as whole cards, and shown in two rows."""


@frozen
class CardPicture:
    """Data for painting another player's card."""

    colour: str
    name: str
    bot_name: str
    """Name of the bot level that plays the seat; "" for a person."""
    score: int
    forecast: int
    """Player's score if the game ended now."""
    workers: int
    francs: int
    stock: tuple[int, ...]
    delivered_count: int
    tile_counts: tuple[int, ...]
    printed_sides: tuple[int, ...]
    """For each level, the side of the mine on which its minecart is printed."""
    cube_counts: tuple[int, ...]
    """Numbers of cubes on the minecarts, by level and by colour."""
    empty_minecart_counts: tuple[int, ...]
    """Numbers of empty minecarts, by level."""
    cage_level: int
    cage: tuple[int, ...]
    lit_tile_count: int
    dark_tile_count: int
    balance: int
    """Victory points lost for the difference between the two sides of the mine."""
    orders: tuple[mine_layout.OutstandingOrder, ...]
    components: Components
    is_on_board: bool
    """Whether this player's mine is the large one on the table."""


def card_picture(view_state: ViewState, seat: int) -> CardPicture:
    """Returns the data for painting a seat's card."""
    state, player = view_state.state, view_state.state.players[seat]
    return CardPicture(
        colour=view_state.colours[seat],
        name=view_state.seats[seat].name,
        bot_name=view_state.levels[seat] if seat < len(view_state.levels) else "",
        score=view_state.scores[seat],
        forecast=view_state.standing.seats[seat].total,
        workers=player.workers,
        francs=player.francs,
        stock=tuple(player.stock),
        delivered_count=len(player.delivered),
        tile_counts=tuple(player.tiles),
        printed_sides=tuple(state.box.components.printed_minecart_side),
        cube_counts=tuple(player.coal),
        empty_minecart_counts=tuple(player.empty_minecart_count(colour) for colour in Colour),
        cage_level=player.level,
        cage=tuple(player.cage),
        lit_tile_count=player.tile_count_on(MineSide.LIT),
        dark_tile_count=player.tile_count_on(MineSide.DARK),
        balance=abs(scoring.side_balance(player)) * state.box.components.final_scoring.excess_tile_vp,
        orders=mine_layout.outstanding_orders(state, player),
        components=state.box.components,
        is_on_board=seat == view_state.board_seat,
    )


def _zoom(mode: LayoutMode) -> float:
    return _SMALL_ZOOM if mode is LayoutMode.SMALL else 1.0


def crew_box(box: Box, mode: LayoutMode) -> Box:
    """Returns the box of the unplaced workers on a player's card."""
    k = _zoom(mode)
    return Box(box.x + 24 * k - 8 * k, box.y + (HEADER_HEIGHT + PURSE_HEIGHT / 2) * k - 11.5 * k, 16 * k, 23 * k)


def shield_centre(box: Box, mode: LayoutMode) -> tuple[float, float]:
    """Returns the centre of the shield that shows the score on a player's card."""
    k = _zoom(mode)
    return box.right - 21 * k, box.y + 18 * k + 1


def paint(canvas: Canvas, box: Box, card: CardPicture, mode: LayoutMode) -> None:
    """Paints another player's card into `box`."""
    k = _zoom(mode)
    canvas.rect(Box(box.x + 3, box.y + 4, box.width, box.height), "shadow", radius=4, alpha=0.55)
    canvas.rect(box, "paper", radius=4)
    band = 8 * k
    canvas.pattern(f"pattern.{card.colour}", Box(box.x, box.y, band, box.height), 40)
    canvas.line((box.x + band, box.y), (box.x + band, box.bottom), "outline", 1.2)
    _paint_header(canvas, box, card, mode)
    purse = Box(box.x + band, box.y + HEADER_HEIGHT * k, box.width - band - 1, PURSE_HEIGHT * k)
    _paint_possessions(canvas, purse, card, k)
    big = box.height > _MIN_HEIGHT_WITH_WHOLE_CARDS
    foot = (104.0 if big else 46.0 * k) if card.orders else 0.0
    mine = Box(purse.x, purse.bottom, purse.width, box.bottom - purse.bottom - foot)
    if mine.height >= _MIN_DRAWN_HEIGHT:
        _paint_mine(canvas, mine, card)
    else:
        _paint_strip(canvas, mine, card)
    if foot:
        orders = Box(mine.x, mine.bottom, mine.width, foot)
        canvas.rect(orders, "wood", "outline", 1.1)
        if big and len(card.orders) <= _MAX_WHOLE_CARDS:
            _paint_large_order_cards(canvas, orders, card)
        else:
            rows = (2 if len(card.orders) <= _MAX_CARDS_IN_TWO_ROWS else 3) if big else 1
            _paint_small_cards(canvas, orders, card, k, rows)
    canvas.rect(box, None, "ink" if card.is_on_board else "outline", 3.2 if card.is_on_board else 1.8, radius=4)


def _paint_header(canvas: Canvas, box: Box, card: CardPicture, mode: LayoutMode) -> None:
    k, bots = _zoom(mode), mode is LayoutMode.WIDE
    y = box.y + 18 * k
    canvas.paint_at("pieces", f"player.{card.colour}", box.x + 26 * k, y, k)
    symbols.paint_shield(canvas, *shield_centre(box, mode), 27 * k, card.score)
    wide = canvas.text(box.right - 42 * k, y + 5.5 * k, number_text(card.forecast), FIGURE.sized(13.5 * k), "ink2", "r")
    flag = box.right - 50 * k - wide
    canvas.icon("flag", flag, y, 12 * k, "ink3")
    left = box.x + 45 * k
    name = canvas.paint_elided_text(left, y + 6 * k, card.name, flag - 10 - left, NAME.sized(16.5 * k))
    if bots and card.bot_name and flag - left - name > 60:
        canvas.icon("bot", left + name + 14, y, 15, "ink3")
        canvas.paint_elided_text(left + name + 26, y + 5, card.bot_name, flag - left - name - 36, CAPTION, "ink3")


def _paint_possessions(canvas: Canvas, box: Box, card: CardPicture, k: float) -> None:
    canvas.rect(box, "niche")
    for y in (box.y, box.bottom):
        canvas.line((box.x, y), (box.right, y), "line", 1)
    y, x = box.y + box.height / 2, box.x - 8 * k
    if not card.workers:
        canvas.paint_at("pieces", "worker.empty", x + 24 * k, y, 23 / 40 * k)
    canvas.text(x + 36 * k, y + 5.6 * k, str(card.workers), NUMERAL.sized(15.5 * k, 700))
    canvas.paint_at("pieces", "note.flat", x + 76 * k, y, 26 / 40 * k)
    canvas.text(x + 93 * k, y + 5.6 * k, str(card.francs), NUMERAL.sized(15.5 * k, 700))
    step = min(35 * k, (box.right - 48 * k - (x + 126 * k) - 24 * k) / 3)
    for colour in Colour:
        cx, count = x + 126 * k + colour * step, card.stock[colour]
        symbols.paint_coal(canvas, colour, cx, y, 18 * k, opacity=1.0 if count else 0.4)
        canvas.text(cx + 12 * k, y + 5 * k, str(count), NUMERAL.sized(14 * k, 600), "ink" if count else "ink3")
    canvas.paint_in("pieces", "order.back", Box(box.right - 45 * k, y - 10 * k, 16.6 * k, 20 * k))
    canvas.text(box.right - 25 * k, y + 5.6 * k, str(card.delivered_count), NUMERAL.sized(15.5 * k, 700))


def _paint_mine(canvas: Canvas, box: Box, card: CardPicture) -> None:
    sky = max(62.0, box.height * _SKY_SHARE) if box.height > 160 else box.height * 0.15
    canvas.rect(Box(box.x, box.y, box.width, sky + 2), "sky")
    middle, above = box.x + box.width / 2, Box(box.x, box.y, box.width, sky)
    if sky >= _MIN_SKY_WITH_COLLIERY:
        with _scaled_to_colliery(canvas, above, middle):
            canvas.paint_composed([("mine", "surface")], 0, 0, 1.0)
    canvas.rect(Box(box.x, box.y + sky - 2, box.width, 4), "hill0")
    earth = Box(box.x, box.y + sky, box.width, box.height - sky)
    canvas.rect(earth, "soil3")
    line = earth.height / 4
    shaft = min(max(26.0, line * 1.3), _MAX_SHAFT_WIDTH)
    for colour in Colour:
        level = Box(earth.x, earth.y + colour * line, earth.width, line)
        canvas.rect(Box(level.x, level.y, level.width, max(2.4, line * 0.13)), colour.word)
        _paint_galleries(canvas, level, card, colour, shaft)
    canvas.rect(Box(middle - shaft / 2, earth.y - 2, shaft, earth.height + 2), "shaft_small", "wood_lo", 1.2)
    _paint_cage(canvas, earth, card, middle, shaft, line)
    if sky >= _MIN_SKY_WITH_COLLIERY:
        with _scaled_to_colliery(canvas, above, middle):
            canvas.paint_composed([("mine", "headframe")], 0, 0, 1.0)
            canvas.paint_in("pieces", "sheave", canvas.element_box("mine", "sheave"))
            canvas.paint_composed([("mine", "headframe.front")], 0, 0, 1.0)


@contextmanager
def _scaled_to_colliery(canvas: Canvas, sky: Box, middle: float) -> Iterator[None]:
    """Context manager: scales the canvas so that the headframe is above the shaft and as high as the sky."""
    frame, sheave = canvas.element_box("mine", "headframe"), canvas.element_box("mine", "sheave")
    top, ground = min(frame.y, sheave.y), frame.bottom
    zoom = sky.height / (ground - top)
    with canvas.clipped(Box(sky.x, sky.y, sky.width, sky.height + 2)):
        shaft, _ = canvas.element_box("mine", "shaft.rail").center
        with canvas.origin_at(middle - shaft * zoom, sky.bottom - ground * zoom, zoom):
            yield


def _paint_galleries(canvas: Canvas, level: Box, card: CardPicture, colour: Colour, shaft: float) -> None:
    gallery = Box(level.x, level.y + level.height * 0.17, level.width, level.height * 0.78)
    unit = min(gallery.height * 0.86, 30.0)
    contents: list[int | None] = [int(cube) for cube in Colour for _ in range(card.cube_counts[4 * colour + cube])]
    contents += [None] * card.empty_minecart_counts[colour]
    for side in MineSide:
        tiles = mine_layout.tiles_on_side(card.printed_sides, card.tile_counts, colour.level, side)
        carts = sum(tile.minecart_count for tile in tiles)
        room = (level.width - shaft) / 2 - 6
        wanted = carts * unit * 1.08 + len(tiles) * 4
        size = unit * min(1.0, room / wanted) if wanted else unit
        sign = -1 if side is MineSide.LIT else 1
        x = level.x + level.width / 2 + sign * (shaft / 2 + 2)
        for tile in tiles:
            wide = tile.minecart_count * size * 1.08 + 2
            left = x - wide if sign < 0 else x
            fill = "gal" if side is MineSide.LIT else "dark"
            canvas.rect(Box(left, gallery.y, wide, gallery.height), fill, "outline", 1.0)
            for number in range(tile.minecart_count):
                cx = left + wide / 2 + (number - (tile.minecart_count - 1) / 2) * size * 1.06
                cube, y = contents.pop(0), gallery.y + gallery.height / 2
                if cube is None:
                    canvas.paint_at("pieces", f"cart.{colour.word}.empty.{side.name.lower()}", cx, y, size / 56)
                else:
                    symbols.paint_coal(canvas, cube, cx, y, size * 0.92)
            x += sign * (wide + 2)


def _paint_cage(canvas: Canvas, earth: Box, card: CardPicture, middle: float, shaft: float, line: float) -> None:
    height = min(line * 0.8, _MAX_CAGE_HEIGHT)
    y = earth.y - height * 0.52 if card.cage_level == SURFACE else earth.y + (card.cage_level - 0.5) * line
    canvas.rect(Box(middle - shaft / 2 + 2, y - height / 2, shaft - 4, height), "cage_wall", "outline", 1.4)
    size = min((shaft - 8) / 3, height * 0.45)
    for colour, column, row in _cubes_in_cage(card):
        symbols.paint_coal(canvas, colour, middle + column * size * 1.04, y + size * (row * 0.52), size)


def _cubes_in_cage(card: CardPicture) -> Iterator[tuple[Colour, float, int]]:
    """Yields each cube in the cage as a tuple (colour, column, row).

    Columns are counted from the middle of the cage. If there are more than three cubes, the lower three have row 1 and
    the others row -1. Otherwise the row is 0.
    """
    cubes = [colour for colour in Colour for _ in range(card.cage[colour])]
    for number, colour in enumerate(cubes):
        is_low = number < 3
        in_row = min(3, len(cubes)) if is_low else len(cubes) - 3
        yield colour, number % 3 - (in_row - 1) / 2, 0 if len(cubes) <= 3 else 1 if is_low else -1


def _paint_strip(canvas: Canvas, box: Box, card: CardPicture) -> None:
    two_lines = box.height > _MIN_HEIGHT_OF_TWO_LINES
    canvas.rect(box, "paper2")
    cage = 82.0 if two_lines else 62.0
    wide = (box.width - cage) / 4
    for colour in Colour:
        x = box.x + colour * wide
        cubes, empty = sum(card.cube_counts[4 * colour : 4 * colour + 4]), card.empty_minecart_counts[colour]
        canvas.rect(Box(x + 0.5, box.y + 1, 5 if two_lines else 3.6, box.height - 2), colour.word)
        if two_lines:
            rows = ((x + 20, x + 35, box.y + box.height * 0.28), (x + 19, x + 35, box.y + box.height * 0.74))
        else:
            rows = ((x + 13, x + 22, box.y + box.height / 2), (x + 36, x + 45, box.y + box.height / 2))
        (cx, cn, cy), (ex, en, ey) = rows
        symbols.paint_coal(canvas, colour, cx, cy, 21 if two_lines else 14)
        size = 16.0 if two_lines else 12.5
        canvas.text(cn, cy + size * 0.36, str(cubes), NUMERAL.sized(size, 700), "ink" if cubes else "ink3")
        canvas.paint_at("pieces", "cart.sign", ex, ey, 1.05 if two_lines else 0.7)
        canvas.text(en, ey + size * 0.36, str(empty), NUMERAL.sized(size, 700), "ink" if empty else "ink3")
    _paint_strip_cage(canvas, Box(box.right - cage, box.y, cage, box.height), card, two_lines=two_lines)


def _paint_strip_cage(canvas: Canvas, box: Box, card: CardPicture, *, two_lines: bool) -> None:
    canvas.line((box.x, box.y + 3), (box.x, box.bottom - 3), "line", 1.1)
    wide, unit = (60.0, 17.0) if two_lines else (40.0, 10.6)
    y = box.y + (box.height * 0.36 if two_lines else box.height / 2)
    level = terms.ROMAN[card.cage_level] or "\N{UPWARDS ARROW}"
    canvas.text(box.x + 10, y + 5, level, NUMERAL.sized(15 if two_lines else 13, 600), "ink2", "m")
    high = 40.0 if two_lines else box.height - 5
    left = box.right - wide - 2
    canvas.rect(Box(left, y - high / 2, wide, high), "cage_wall", "outline", 1.2, radius=2)
    for colour, column, row in _cubes_in_cage(card):
        x = left + wide / 2 + column * (unit + 1.6)
        symbols.paint_colour_sign(canvas, colour, x, y + unit * (row * 0.54), unit)
    if two_lines:
        low_line = box.y + box.height * 0.86
        canvas.paint_at("pieces", "lamp", box.x + 14, low_line, 0.72)
        text = f"{card.lit_tile_count}\N{MIDDLE DOT}{card.dark_tile_count}"
        canvas.text(box.x + 24, low_line + 4.6, text, FIGURE.sized(13), "ink2")
        ink = "stop" if card.balance else "ink2"
        canvas.text(box.right - 4, low_line + 4.6, number_text(card.balance), FIGURE.sized(13.5, 700), ink, "r")


def _paint_large_order_cards(canvas: Canvas, box: Box, card: CardPicture) -> None:
    width = min(64.0, (box.width - 15) / 4 - 6)
    for number, order in enumerate(card.orders):
        x, y = box.x + 10 + width / 2 + number * (width + 9), box.y + box.height / 2
        symbols.paint_card(canvas, card.components, order.number, x, y, width)
        _paint_cubes_on(canvas, order, x, y, width)


def _paint_cubes_on(canvas: Canvas, order: mine_layout.OutstandingOrder, x: float, y: float, width: float) -> None:
    zoom = width / 100
    whole = canvas.element_box("pieces", "place.card")
    for index, spot in enumerate(order.spots):
        place = canvas.element_box("pieces", f"place.card.cell.{len(order.spots)}.{index + 1}")
        px, py = place.center
        cx, cy = x - width / 2 + (px - whole.x) * zoom, y - CARD_RATIO / 2 * width + (py - whole.y) * zoom
        for number, colour in enumerate(spot.cubes):
            both = len(spot.cubes) > 1
            shift = (2 * number - 1) * PAIRED_COAL_SHIFT * place.width * zoom if both else 0.0
            share = PAIRED_COAL_SHARE_OF_SPOT if both else COAL_SHARE_OF_SPOT
            symbols.paint_coal(canvas, colour, cx + shift, cy + shift, place.width * zoom * share)


def _paint_small_cards(canvas: Canvas, box: Box, card: CardPicture, k: float, rows: int) -> None:
    """Paints small order cards at the scale `k`. Filled spots are flat symbols; open spots have a dashed outline."""
    columns = max(4, -(-len(card.orders) // rows))
    wide, high = (box.width - 10 * k) / columns, (box.height - 4 * k) / rows
    for number, order in enumerate(card.orders):
        printed = card.components.orders[order.number]
        name = VEHICLES[printed.vehicle]
        x, y = box.x + 5 * k + number % columns * wide, box.y + 3 * k + number // columns * high
        cell = Box(x, y, wide - 3 * k, high - 3 * k)
        canvas.rect(cell, name, f"{name}_line", 1.3, radius=3)
        figure = NUMERAL.sized(min(13.5 * k, cell.height * 0.4), 700)
        size = min(27.0 * k, cell.width - 7 * k - canvas.text_width(str(printed.vp), figure))
        if size > 8:
            vx, vy = cell.x + 3 * k + size / 2, cell.y + cell.height * 0.3
            symbols.paint_vehicle(canvas, printed.vehicle, vx, vy, size, name)
        canvas.text(cell.right - 3 * k, cell.y + cell.height * 0.4, str(printed.vp), figure, "ink", "r")
        step = min(14.6 * k, (cell.width - 6 * k) / len(order.spots))
        sign = min(13.5 * k, step - 0.5, cell.height * 0.38)
        for index, spot in enumerate(order.spots):
            sx, sy = cell.x + 3 * k + (index + 0.5) * step, cell.bottom - cell.height * 0.24
            if spot.is_free:
                symbols.paint_open_spot(canvas, spot.colour, sx, sy, sign * 0.85)
            else:
                symbols.paint_colour_sign(canvas, spot.colour, sx, sy, sign)
