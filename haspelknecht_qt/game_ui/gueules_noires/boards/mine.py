"""The large mine on the table: the viewer's own, or that of another player whom the viewer looks at.

The colliery is at the top, with four levels of two sides each below it. Storage, money and the board of orders are
beside the levels.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout, symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import CART_ZOOM, ORDERS_IN_3X3_GRID, Geometry, TilePosition
from haspelknecht_qt.game_ui.gueules_noires.texts import captions
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState, known_orders
from haspelknecht_qt.games.gueules_noires import scoring
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import SIDES
from haspelknecht_qt.games.gueules_noires.state import Colour, MineSide, Step
from haspelknecht_qt.table.canvas import CAPTION_STRONG, Canvas
from haspelknecht_qt.table.scene_contract import PieceLayout
from haspelknecht_qt.table.typography import NAME, NUMERAL
from haspelknecht_qt.table.window_plan import Box

MAX_WORK_STEPS = 10
"""Number of dots for work steps in the drawing of the mine."""
REASONS = (QT_TRANSLATE_NOOP("GueulesNoiresProvenance", "Seen only on the 2023 edition. No rule depends on it."),)
"""Reasons why values printed on the components had to be reconstructed, marked for translation.

The built-in file of printed values contains these reasons. Reasons in a user's own file are shown untranslated.
"""

_DIAMOND = 14.0


@frozen
class MinePicture:
    """Data for painting the large mine."""

    colour: str
    printed_sides: tuple[int, ...]
    """For each level, the side of the mine on which its minecart is printed."""
    tile_counts: tuple[int, ...]
    filled_places: tuple[str, ...]
    """Places of the minecarts that have a cube."""
    workers: int
    francs: int
    stock: tuple[int, ...]
    lit_tile_count: int
    dark_tile_count: int
    balance: int
    """Victory points for the difference between the two sides of the mine: negative, or 0 without a difference."""
    orders: tuple[tuple[bool, tuple[mine_layout.OrderSpot, ...], tuple[mine_layout.CubeOrigin | None, ...]], ...]
    """Tuple for each outstanding order: whether it is complete, its spots, and a source for each spot.

    The source shows where a fitting cube is; None for a filled spot.
    """
    delivered_count: int
    spot_counts: tuple[int, ...]
    """Numbers of order spots on the delivered orders that the viewer may count, by colour."""
    has_covered_orders: bool
    """Whether `spot_counts` leaves out delivered orders that lie face down."""
    work_steps: int
    """Number of work steps left in the current extraction; 0 without an extraction."""
    all_work_steps: int
    """Number of work steps at the beginning of the current extraction; 0 without an extraction."""


def mine_picture(view_state: ViewState, filled_places: tuple[str, ...]) -> MinePicture:
    """Returns the data for painting the large mine. `filled_places` are the places of the minecarts with a cube."""
    state, seat = view_state.state, view_state.board_seat
    player = state.players[seat]
    cells = state.box.order_cells
    orders, has_covered_orders = known_orders(view_state, seat)
    digs = state.step is Step.EXTRACT and state.seat == seat
    return MinePicture(
        colour=view_state.colours[seat],
        printed_sides=tuple(state.box.components.printed_minecart_side),
        tile_counts=tuple(player.tiles),
        filled_places=filled_places,
        workers=player.workers,
        francs=player.francs,
        stock=tuple(player.stock),
        lit_tile_count=player.tile_count_on(MineSide.LIT),
        dark_tile_count=player.tile_count_on(MineSide.DARK),
        balance=abs(scoring.side_balance(player)) * state.box.components.final_scoring.excess_tile_vp,
        orders=tuple(
            (state.is_filled(order.number), order.spots, mine_layout.cube_sources(player, order.spots))
            for order in mine_layout.outstanding_orders(state, player)
        ),
        delivered_count=len(player.delivered),
        spot_counts=tuple(sum(cells[4 * number + colour] for number in orders) for colour in Colour),
        has_covered_orders=has_covered_orders,
        work_steps=state.moves if digs else 0,
        all_work_steps=state.box.spaces[state.space].value if digs else 0,
    )


def _tile_positions(geometry: Geometry, picture: MinePicture) -> list[TilePosition]:
    return [
        laid
        for colour in Colour
        for side in MineSide
        for laid in geometry.tile_positions(picture.printed_sides, picture.tile_counts, colour.level, side)
    ]


def paint_scenery(canvas: Canvas, geometry: Geometry, colour: str) -> None:
    """Paints sky, land, rock, shaft and headframe, and a band in the colour of the mine's owner."""
    box = geometry.regions.board
    canvas.rect(Box(box.x + 4, box.y + 5, box.width, box.height), "shadow", radius=4, alpha=0.55)
    for parts in (("surface", "earth", "shaft"), ("headframe", "plates", "orders.board", "plate.delivered")):
        canvas.paint_composed([("mine", name) for name in parts], box.x, box.y, geometry.mine_scale)
    canvas.pattern(f"pattern.{colour}", geometry.box_in_mine("band"), 40 * geometry.mine_scale)
    with canvas.origin_at(box.x, box.y, geometry.mine_scale):
        canvas.line((10, 0), (10, 528), "outline", 1.6)
    canvas.rect(box, None, "outline", 3.2 * geometry.mine_scale, radius=3)


def paint_tiles(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    """Paints all tiles, and their empty minecarts. `paint_tubs` paints filled minecarts later, over the cubes."""
    box = geometry.regions.board
    filled = set(picture.filled_places)
    with canvas.origin_at(box.x, box.y, geometry.mine_scale):
        for laid in _tile_positions(geometry, picture):
            tile = laid.tile
            if tile.face is None:
                name = f"printed.{tile.level}.{SIDES[tile.side]}"
                canvas.paint_in("mine", name, canvas.element_box("mine", name))
            else:
                symbols.paint_tile(canvas, tile.face, laid.box)
            for wagon, (x, y) in zip(tile.minecart_places(), laid.cart_origins, strict=True):
                if wagon not in filled:
                    symbols.paint_minecart(canvas, tile.level - 1, tile.side, x, y, CART_ZOOM)
                elif tile.side is MineSide.DARK:
                    canvas.paint_at("pieces", "coal.halo", x, y - 11 * CART_ZOOM, CART_ZOOM * 29 / 32)
        canvas.paint_composed([("mine", "signs"), ("mine", "foot.ground")], 0, 0, 1.0)


def paint_tubs(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    """Paints the tubs of the filled minecarts over the cubes in them."""
    box = geometry.regions.board
    filled = set(picture.filled_places)
    with canvas.origin_at(box.x, box.y, geometry.mine_scale):
        for laid in _tile_positions(geometry, picture):
            for wagon, (x, y) in zip(laid.tile.minecart_places(), laid.cart_origins, strict=True):
                if wagon in filled:
                    symbols.paint_minecart(canvas, laid.tile.level - 1, laid.tile.side, x, y, CART_ZOOM, empty=False)


def paint_ropes(canvas: Canvas, geometry: Geometry, level: int) -> None:
    """Paints the ropes from the sheaves down to the cage."""
    box = geometry.regions.board
    cage = geometry.cage_box(level)
    with canvas.origin_at(box.x, box.y, geometry.mine_scale):
        for side in ("left", "right"):
            upper, lower = geometry.drawing_box(f"rope.{side}"), geometry.drawing_box(f"rope.{side}.end")
            canvas.line(upper.center, (lower.center[0], cage.y + 4), "outline", 1.8)


def ropes_box(geometry: Geometry, level: int) -> Box:
    """Returns the box of the ropes from the sheaves down to the cage at `level`, in scene units."""
    left, right = geometry.drawing_box("rope.left"), geometry.drawing_box("rope.right")
    y, cage = left.center[1], geometry.cage_box(level)
    return geometry.regions.board_to_scene(Box(left.x - 3, y, right.right - left.x + 6, cage.y + 4 - y))


def paint_sheave(canvas: Canvas, geometry: Geometry) -> None:
    """Paints the sheave, the wheel on the headframe."""
    canvas.paint_in("pieces", "sheave", geometry.box_in_mine("sheave"))


def paint_front_of_headframe(canvas: Canvas, geometry: Geometry) -> None:
    """Paints the part of the headframe in front of the sheave."""
    board = geometry.regions.board
    canvas.paint_composed([("mine", "headframe.front")], board.x, board.y, geometry.mine_scale)


def paint_captions(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    """Paints all words and numbers of the mine."""
    box = geometry.regions.board
    with canvas.origin_at(box.x, box.y, geometry.mine_scale):
        _paint_plates(canvas, geometry, picture)
        _paint_balance(canvas, geometry, picture)
        _paint_orders(canvas, geometry, picture)
        if picture.all_work_steps:
            paint_work_steps(canvas, geometry, picture.work_steps, picture.all_work_steps, 0)


def _paint_title(canvas: Canvas, box: Box, text: str, width: float) -> None:
    canvas.shrunk_text(box.x, box.bottom - 5, text, width, CAPTION_STRONG.sized(13.5), "ink2")


def _paint_plates(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    drawing_box = geometry.drawing_box
    _paint_title(canvas, drawing_box("crew.name"), Caption.WORKERS.text, 150)
    number = drawing_box("crew.number")
    canvas.text(number.right, number.y + 19, str(picture.workers), NUMERAL.sized(21, 700), "ink", "r")
    _paint_title(canvas, drawing_box("francs.name"), Caption.FRANCS.text, 70)
    if picture.francs:
        notes = drawing_box("francs.notes")
        name = "note" if picture.francs == 1 else "note.2" if picture.francs == 2 else "note.3"
        canvas.paint_at("pieces", name, *notes.center)
    number = drawing_box("francs.number")
    canvas.rect(number, "paperhi", "plate_e", 1.4, radius=5)
    canvas.text(number.center[0], number.bottom - 6, str(picture.francs), NUMERAL.sized(18, 700), "ink", "m")
    _paint_title(canvas, drawing_box("stock.name"), Caption.STORAGE.text, 270)
    for colour in Colour:
        count = picture.stock[colour]
        if not count:
            symbols.paint_coal_outline(canvas, colour, *drawing_box(f"stock.{colour.word}").center, 26)
        number = drawing_box(f"stock.{colour.word}.number")
        canvas.text(number.x, number.y + 19, str(count), NUMERAL.sized(18, 700), "ink" if count else "ink3")


def paint_pair_button(canvas: Canvas, geometry: Geometry, box: Box) -> None:
    """Paints the button for putting two cubes on one order spot."""
    canvas.rect(box, "paperhi", "line", 1.2, radius=box.height / 2)
    (x, y), zoom = box.center, geometry.mine_scale
    style = CAPTION_STRONG.sized(13 * zoom)
    canvas.shrunk_text(x, y + 4.6 * zoom, Caption.TWO_FOR_ONE.text, box.width - 14 * zoom, style, "ink", "m")


def _paint_balance(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    lit, balance, dark = (geometry.drawing_box(f"foot.{name}") for name in ("lit", "balance", "dark"))
    style = CAPTION_STRONG.sized(13)
    text = Caption.LIT_TILES.counted(picture.lit_tile_count)
    canvas.shrunk_text(lit.x, lit.bottom - 5, text, lit.width, style, "cave_text")
    text = Caption.DARK_TILES.counted(picture.dark_tile_count)
    canvas.shrunk_text(dark.right, dark.bottom - 5, text, dark.width, style, "cave_text", "r")
    text, ink = captions.imbalance_loss(picture.balance), "balance" if picture.balance else "cave_text"
    canvas.shrunk_text(balance.center[0], balance.bottom - 5, text, balance.width, style, ink, "m")


def _paint_orders(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    sign = geometry.drawing_box("orders.sign")
    wide = min(canvas.text_width(Caption.OUTSTANDING_ORDERS.text, NAME) + 32, sign.width)
    x, _ = sign.center
    canvas.rect(Box(x - wide / 2, sign.y, wide, sign.height), "paperhi", "outline", 1.5, radius=2)
    canvas.shrunk_text(x, sign.bottom - 7, Caption.OUTSTANDING_ORDERS.text, wide - 12, NAME, "ink", "m")
    for index in range(len(picture.orders), ORDERS_IN_3X3_GRID):
        box = geometry.order_box(index, ORDERS_IN_3X3_GRID)
        canvas.paint_in("pieces", "order.place", Box(box.x + 1, box.y + 1, box.width - 2, box.height - 2))
    cards = geometry.drawing_box("delivered.cards")
    for number in range(min(3, picture.delivered_count)):
        canvas.paint_in("pieces", "order.back", Box(cards.x + number * 6, cards.y + 1, 32 * 1.04, 32 * 1.25))
    name, count = geometry.drawing_box("delivered.name"), geometry.drawing_box("delivered.count")
    style = CAPTION_STRONG.sized(13.5)
    room = geometry.drawing_box(f"delivered.{Colour.YELLOW.word}").x - 4 - name.x
    canvas.shrunk_text(name.x, name.bottom - 4, Caption.DELIVERED_ORDERS.text, room, style, "ink2")
    text = Caption.DELIVERED_CARDS.counted(picture.delivered_count)
    canvas.shrunk_text(count.x, count.bottom - 5, text, count.width - 6, CAPTION_STRONG.sized(14.5))
    for colour in Colour:
        box = geometry.drawing_box(f"delivered.{colour.word}")
        symbols.paint_colour_sign(canvas, colour, *box.center, 19)
        figure = geometry.drawing_box(f"delivered.{colour.word}.number")
        cells = picture.spot_counts[colour]
        # The plus sign needs room before the next colour.
        text, size = (f"{cells}+", 12.5) if picture.has_covered_orders else (str(cells), 16.0)
        canvas.text(figure.x, figure.center[1] + 5.5, text, NUMERAL.sized(size, 700), "ink" if cells else "ink3")


def paint_work_steps(canvas: Canvas, geometry: Geometry, left: int, all_steps: int, needed_steps: int) -> None:
    """Paints the work steps of an extraction as dots. The canvas is scaled to units of the mine's drawing.

    `left` of `all_steps` work steps are left. A move of the held piece needs `needed_steps` of them. Their dots are
    highlighted.
    """
    pill = geometry.drawing_box("moves")
    canvas.rect(pill, "paperhi", "plate_e", 1.5, radius=13)
    for number in range(min(all_steps, MAX_WORK_STEPS)):
        state = "left" if number < left - needed_steps else "now" if number < left else "used"
        canvas.paint_at("pieces", f"move.{state}", *geometry.drawing_box(f"moves.{number + 1}").center)
    last = geometry.drawing_box(f"moves.{min(all_steps, MAX_WORK_STEPS)}")
    room = pill.right - last.right - 18
    style, text = CAPTION_STRONG.sized(13.5), Caption.WORK_STEPS_LEFT.counted(left - needed_steps)
    if canvas.text_width(text, canvas.smallest_style(style)) > room:
        # Without room for words, only the number is painted. The prompt above the mine says "work steps".
        text = str(left - needed_steps)
    canvas.shrunk_text(last.right + 10, pill.bottom - 8, text, room, style)


def paint_order_marks(canvas: Canvas, geometry: Geometry, picture: MinePicture) -> None:
    """Paints check marks on complete orders. On open order spots, paints symbols that show where fitting cubes are."""
    box = geometry.regions.board
    with canvas.origin_at(box.x, box.y, geometry.mine_scale):
        for index, (filled, spots, sources) in enumerate(picture.orders):
            card = geometry.order_box(index, len(picture.orders))
            zoom = card.width / 100
            if filled:
                canvas.paint_at("pieces", "order.full", card.x + 94 * zoom, card.y + 112 * zoom, max(zoom, 0.7))
                continue
            for place, (spot, source) in enumerate(zip(spots, sources, strict=True)):
                _paint_cube_source(canvas, geometry.spot_box(card, len(spots), place), spot.colour, source)


def _paint_cube_source(canvas: Canvas, cell: Box, colour: Colour, source: mine_layout.CubeOrigin | None) -> None:
    """Paints a symbol for the source of a fitting cube: a small cube (storage or cage) or a minecart."""
    size = max(11.0, 0.34 * cell.width)
    x, y = cell.right - size * 0.32, cell.bottom - size * 0.32
    if source is mine_layout.CubeOrigin.STORAGE_OR_CAGE:
        symbols.paint_coal(canvas, colour, x, y, size)
    elif source is mine_layout.CubeOrigin.MINECART:
        canvas.circle(x, y - 0.5, size * 0.56, "paperhi", "line", 1.0)
        canvas.paint_at("pieces", "cart.sign", x, y, size / 24)


def filled_minecarts(view_state: ViewState, wanted: PieceLayout) -> tuple[str, ...]:
    """Returns the places of the large mine's minecarts that have a cube. `wanted` is the layout of all pieces."""
    on_board = (
        elements.without_board_prefix(place)
        for place, kinds in wanted.items()
        if kinds and elements.is_on_opponent_board(place) == view_state.shows_opponent_board
    )
    return tuple(sorted(place for place in on_board if mine_layout.level_of_minecart(place) is not None))


def is_printed_side_guessed(components: Components, colour: Colour) -> bool:
    """Whether the side of a level's printed minecart is only reconstructed. A diamond is painted on such a minecart."""
    return components.provenance(_side_key(colour)).is_guessed


def _side_key(colour: Colour) -> str:
    """Returns the key of a printed value: the side on which a mine has its printed minecart of this colour."""
    return f"mine.printed_minecart.{colour.word}"


def diamond_box(geometry: Geometry, components: Components, colour: Colour) -> Box:
    """Returns the box of the diamond on a level's printed minecart, in units of the mine's drawing."""
    side = SIDES[components.printed_minecart_side[colour]]
    box = geometry.drawing_box(f"level.{colour.level}.{side}.printed")
    return Box(box.right - _DIAMOND - 1 if side == SIDES[1] else box.x + 1, box.y + 1, _DIAMOND, _DIAMOND)


def diamond_tooltip(geometry: Geometry, components: Components, x: float, y: float) -> str:
    """Returns the tooltip of the diamond at this point: why a value was reconstructed. "" if there is no diamond."""
    for colour in Colour:
        if is_printed_side_guessed(components, colour) and geometry.regions.board_to_scene(
            diamond_box(geometry, components, colour).grown(4)
        ).contains_point(x, y):
            return QCoreApplication.translate("GueulesNoiresProvenance", components.provenance(_side_key(colour)).why)
    return ""
