"""Yard: the fronts of the buildings with all worker spaces, the costs of the spaces, and the pieces on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import evolve

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry, drawing_id
from haspelknecht_qt.game_ui.gueules_noires.texts import captions
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import delivery, placing
from haspelknecht_qt.games.gueules_noires.match_data import BANK, SPACE_NUMBERS, Action, WorkerSpace
from haspelknecht_qt.games.gueules_noires.state import NOTHING, Colour, StackKind, State, Step
from haspelknecht_qt.table.canvas import CAPTION, CAPTION_STRONG, Canvas
from haspelknecht_qt.table.drawings import Swap
from haspelknecht_qt.table.typography import NAME, NUMERAL, TextStyle
from haspelknecht_qt.table.window_plan import Box

MAX_LOW_SUPPLY = 3
"""Maximum number of cubes left of a colour for which the general supply shows this number in the warning colour."""


@frozen
class SpacePicture:
    """Data for painting a worker space."""

    number: int
    space: WorkerSpace
    state: str
    """State of the space: "closed", "can" (the space can be chosen now) or "idle" (neither)."""
    cost_state: str
    """State of the label with the cost, as in `symbols.paint_worker_cost`."""
    cost: int
    workers: int
    price: int = 0
    """Price of the tile on a factory space; 0 without a tile."""
    is_unaffordable: bool = False
    """Whether the price of the tile is too high for the player."""
    piece_count: int = 0
    """On a delivery space, number of orders that can be delivered. On a draw-5 space, number of pieces in its stack."""
    delivery_vp: int = 0
    """Victory points that a delivery brings."""
    has_offer: bool = False
    """Whether there is a tile, a card or a stack on the space."""


@frozen
class YardPicture:
    """Data for painting the yard.

    `bank_workers` and `canteen_workers` are numbers of workers by seat, `supply_counts` numbers of cubes by colour.
    """

    spaces: tuple[SpacePicture, ...]
    bank_workers: tuple[int, ...]
    bank_state: str
    canteen_workers: tuple[int, ...]
    supply_counts: tuple[int, ...]


def yard_picture(view_state: ViewState) -> YardPicture:
    """Returns the data for painting the yard."""
    state, targets = view_state.state, _clickable_elements(view_state)
    return YardPicture(
        spaces=tuple(_space_picture(view_state, number, targets) for number in SPACE_NUMBERS),
        bank_workers=tuple(state.bank),
        bank_state="can" if elements.BANK in targets else "idle",
        canteen_workers=tuple(state.canteen),
        supply_counts=tuple(state.supply),
    )


def space_picture(view_state: ViewState, number: int) -> SpacePicture:
    """Returns the data for painting one worker space."""
    return _space_picture(view_state, number, _clickable_elements(view_state))


def _clickable_elements(view_state: ViewState) -> set[str]:
    return set() if view_state.shows_opponent_board else {path[0] for path, _ in view_state.moves if len(path) == 1}


def _space_picture(view_state: ViewState, number: int, targets: set[str]) -> SpacePicture:
    state = view_state.state
    asked = state.seat if state.step is Step.PLACE else view_state.viewer
    space = state.box.spaces[number]
    can = elements.space(number) in targets
    cost = placing.worker_cost(state, number)
    few = state.step is Step.PLACE and bool(targets) and cost > state.players[asked].workers
    name = "closed" if not space.is_open else "can" if can else "idle"
    found = SpacePicture(number, space, name, "can" if can else "no" if few else "idle", cost, state.workers_on[number])
    return _space_picture_with_offer(state, found, max(asked, 0))


def _space_picture_with_offer(state: State, plain: SpacePicture, seat: int) -> SpacePicture:
    space = plain.space
    match space.action:
        case Action.FACTORY if state.tiles[space.value] != NOTHING:
            price = state.box.tile_price[state.tiles[space.value]]
            return evolve(plain, price=price, is_unaffordable=price > state.players[seat].francs, has_offer=True)
        case Action.ORDER if state.orders[space.value] != NOTHING:
            return evolve(plain, has_offer=True)
        case Action.DELIVERY:
            ready = delivery.deliverable_orders(state, seat, space.value)
            return evolve(plain, piece_count=len(ready), delivery_vp=delivery.delivery_points(state, seat, space.value))
        case Action.DRAW_FIVE:
            return evolve(plain, piece_count=len(state.stacks[space.value]), has_offer=True)
        case _:
            return plain


def building_of(space: WorkerSpace) -> str:
    """Returns the name of the building to which a worker space belongs."""
    if space.action is Action.DRAW_FIVE:
        return "factory" if space.value == StackKind.TILES else "orders"
    return {
        Action.FACTORY: "factory",
        Action.ORDER: "orders",
        Action.EXTRACTION: "mining",
        Action.MONEY: "money",
        Action.DELIVERY: "delivery",
    }[space.action]


def paint_scenery(canvas: Canvas, geometry: Geometry) -> None:
    """Paints cobbles, buildings and their signs."""
    _paint_drawing(canvas, geometry, "yard")
    _paint_drawing(canvas, geometry, "yard.frame")
    for building in _SIGNS:
        _paint_sign(canvas, geometry, building)


_SIGNS = {
    "factory": Caption.FACTORY,
    "delivery": Caption.DELIVERY,
    "mining": Caption.MINING,
    "money": Caption.MONEY,
    "bank": Caption.BANK,
    "orders": Caption.ORDERS,
    "canteen": Caption.CANTEEN,
    "supply": Caption.SUPPLY,
}


def _paint_sign(canvas: Canvas, geometry: Geometry, building: str) -> None:
    """Paints the sign on a building. Its width depends on its text."""
    text = _SIGNS[building].text
    room = geometry.box_in_yard(f"{building}.sign")
    x, y = room.center
    if building == "supply" and geometry.is_small:
        canvas.shrunk_text(x, y + 4, text, room.width, CAPTION_STRONG.sized(11.5), "ink2", "m")
        return
    style = NAME.sized(
        (11.5 if geometry.is_small else 13.0 if building == "supply" else 15.5) * geometry.regions.yard_scale
    )
    wide = min(canvas.text_width(text, style) + 20, room.width)
    centred = building in {"bank", "supply"}
    left = x - wide / 2 if centred else room.x
    canvas.rect(Box(left + 1.5, room.y + 2, wide, room.height), "outline", radius=2, alpha=0.35)
    canvas.rect(Box(left, room.y, wide, room.height), "paperhi", "outline", 1.5, radius=2)
    canvas.shrunk_text(left + wide / 2, room.y + room.height * 0.72, text, wide - 8, style, "ink", "m")


# Worker spaces. Their plates are below the highlights; pieces and texts are above them.


def paint_plates(canvas: Canvas, geometry: Geometry, spaces: Sequence[SpacePicture]) -> None:
    """Paints the plates (backgrounds) of worker spaces according to their states."""
    for space in spaces:
        if space.state == "closed":
            _paint_drawing(canvas, geometry, f"closed.{drawing_id(space.number)}")
        else:
            paint_plate(canvas, geometry.space_box(space.number), space.state)


def paint_plate(canvas: Canvas, box: Box, state: str) -> None:
    """Paints the plate (background) of a worker space, which shows whether the space can be chosen."""
    if state == "can":
        canvas.rect(box, "paperhi", "go", 2, radius=5)
    else:
        canvas.rect(box, "paper2", "line", 1.1, radius=5)


def _paint_drawing(canvas: Canvas, geometry: Geometry, element: str, swap: Swap | None = None) -> None:
    sheet = geometry.yard_drawing
    canvas.paint_in(sheet, element, geometry.regions.yard_to_scene(canvas.element_box(sheet, element)), swap=swap)


def paint_captions(canvas: Canvas, geometry: Geometry, spaces: Sequence[SpacePicture]) -> None:
    """Paints numbers, symbols and labels with the cost on the worker spaces. Pieces lie above them."""
    for space in spaces:
        if space.state == "closed":
            _paint_closed_space(canvas, geometry, space)
            continue
        _SPACE_PAINTERS[space.space.action](canvas, geometry, space)
        paint_cost_label(canvas, geometry, space, space.cost_state)


def paint_above_pieces(canvas: Canvas, geometry: Geometry, spaces: Sequence[SpacePicture]) -> None:
    """Paints what lies above the pieces: prices of tiles, and the number of workers where not all are visible."""
    zoom = geometry.regions.yard_scale * (25 / 32 if geometry.is_small else 1.0)
    for space in spaces:
        if space.price:
            x, y = geometry.space_box(space.number, "price").center
            symbols.paint_price(canvas, x, y, space.price, zoom, is_unaffordable=space.is_unaffordable)
        if space.workers > geometry.max_workers_side_by_side(space.space):
            x, y = geometry.worker_position(space.space, space.number, space.workers - 1)
            symbols.paint_worker_count(canvas, x + 10 * zoom, y - 10 * zoom, space.workers, zoom)


def _paint_closed_space(canvas: Canvas, geometry: Geometry, space: SpacePicture) -> None:
    """Paints the lock of a closed space, and the word "locked" below the lock if there is room."""
    lock = geometry.space_box(space.number, "lock")
    canvas.icon("lock", *lock.center, lock.width, "ink3")
    text = geometry.space_box(space.number, "lock.text")
    x, y = text.center
    width = geometry.space_box(space.number).width - 4
    if canvas.text_width(Caption.CLOSED.text, canvas.smallest_style(CAPTION)) <= width:
        canvas.shrunk_text(x, y + 4, Caption.CLOSED.text, width, CAPTION, "ink3", "m")
    if space.space.action in {Action.EXTRACTION, Action.MONEY}:
        x, y = geometry.space_box(space.number, "closed.number").center
        canvas.text(x, y + 6, str(space.space.value), NUMERAL.sized(15 if geometry.is_small else 20, 600), "ink3", "m")


def paint_cost_label(canvas: Canvas, geometry: Geometry, space: SpacePicture, state: str) -> None:
    """Paints a worker space's cost. `state` is "can", "no", "hover" or "idle", as in `symbols.paint_worker_cost`."""
    is_narrow = geometry.space_box(space.number).width < 2.0 * geometry.worker_height
    is_alone = is_narrow and not space.workers and space.space.action in {Action.EXTRACTION, Action.MONEY}
    part = "need.alone" if is_alone else "need"
    symbols.paint_worker_cost(canvas, geometry.space_box(space.number, part), space.cost, state)
    if not space.workers and part == "need":
        spot = geometry.space_box(space.number, "worker")
        canvas.paint_in("pieces", "worker.empty", _worker_outline(spot), opacity=0.9)


def _worker_outline(spot: Box) -> Box:
    """Returns the box of the dashed outline around a worker. The worker has the height of `spot`."""
    zoom = spot.height / 40  # A worker is 40 units high in its drawing.
    x, y = spot.center
    return Box(x - 14.5 * zoom, y - 22 * zoom, 29 * zoom, 44 * zoom)


def _paint_tile_slot(canvas: Canvas, geometry: Geometry, space: SpacePicture) -> None:
    if not space.has_offer:
        box = geometry.space_box(space.number, "tile")
        slot = Box(box.x + box.width * 0.22, box.y, box.width * 0.56, box.height)
        canvas.rect(slot, None, "slot_e", 1.4, radius=3, dash=(4, 3))


def _paint_order_slot(canvas: Canvas, geometry: Geometry, space: SpacePicture) -> None:
    if not space.has_offer:
        canvas.rect(geometry.space_box(space.number, "card"), None, "slot_e", 1.4, radius=4, dash=(4, 3))


def _paint_draw_five(canvas: Canvas, geometry: Geometry, space: SpacePicture) -> None:
    tiles = space.space.value == StackKind.TILES
    if space.piece_count:
        canvas.paint_in("pieces", "tile.stack" if tiles else "order.stack", geometry.space_box(space.number, "stack"))
    else:
        canvas.rect(geometry.space_box(space.number, "stack"), None, "slot_e", 1.4, radius=4, dash=(4, 3))
    eye = geometry.space_box(space.number, "eye")
    canvas.icon("eye", *eye.center, eye.width)
    left = geometry.space_box(space.number, "left")
    small = geometry.is_small
    size = 11.0 if small else 13.0
    style = CAPTION_STRONG.sized(size)
    if small and not tiles:
        canvas.text(left.center[0], left.center[1] + 4, str(space.piece_count), style, "ink2", "m")
        texts = ("", Caption.ONE_OR_NONE.text)
    else:
        text = Caption.CARDS_LEFT.format(count=space.piece_count)
        _paint_line(canvas, left, text, style, "ink2", centred=tiles)
        take = Caption.ONE_OR_NONE.text if small else Caption.BUY_ONE.text if tiles else Caption.TAKE_ONE.text
        texts = (Caption.LOOK_AT_FIVE.text, take)
    boxes = geometry.space_box(space.number, "text.1"), geometry.space_box(space.number, "text.2")
    _paint_two_lines(canvas, boxes, texts, CAPTION.sized(size + (0 if small else 0.5)), centred=tiles or small)


def _paint_two_lines(
    canvas: Canvas, boxes: tuple[Box, Box], texts: tuple[str, str], style: TextStyle, *, centred: bool
) -> None:
    """Paints two lines of text, one font height apart. A line that is too long is shortened."""
    first, second = boxes
    small = canvas.smallest_style(style)
    if canvas.text_width(texts[1], small) > second.width:
        texts = (texts[0], Caption.ONE_OR_NONE.text)
    if any(canvas.text_width(text, small) > second.width for text in texts):
        texts = ("", texts[1])
    widest = max(canvas.text_width(text, style) for text in texts)
    if widest > second.width:
        style = canvas.smaller_style(style, second.width / widest)
    apart = max(second.center[1] - first.center[1], canvas.line_height(style) * 0.9)
    middle = (first.center[1] + second.center[1]) / 2
    for y, text in zip((middle - apart / 2, middle + apart / 2), texts, strict=True):
        box = Box(second.x, y - second.height / 2, second.width, second.height)
        _paint_line(canvas, box, text, style, centred=centred)


def _paint_line(canvas: Canvas, box: Box, text: str, style: TextStyle, ink: str = "ink", *, centred: bool) -> None:
    x = box.center[0] if centred else box.x
    canvas.shrunk_text(x, box.center[1] + 4.5, text, box.width, style, ink, "m" if centred else "l")


def _paint_delivery(canvas: Canvas, geometry: Geometry, space: SpacePicture) -> None:
    ready = geometry.space_box(space.number, "ready")
    swap = {"cut": "paperhi" if space.state == "can" else "paper2"} if geometry.is_small else None
    _paint_drawing(canvas, geometry, f"head.{drawing_id(space.number)}", swap)
    if geometry.is_small:
        text, ink = (captions.signed_points(space.delivery_vp), "ink") if space.piece_count else (captions.DASH, "ink2")
        x, y = ready.center
        canvas.shrunk_text(x, y + 4, text, ready.width, CAPTION_STRONG.sized(11), ink, "m")
    elif space.piece_count:
        canvas.text(ready.right, ready.bottom - 3, str(space.piece_count), NUMERAL.sized(20, 700), "ink", "r")
        box, text = geometry.space_box(space.number, "points"), captions.signed_points(space.delivery_vp)
        canvas.shrunk_text(box.right, box.bottom - 3, text, box.width, CAPTION_STRONG.sized(13), "ink", "r")
    else:
        canvas.text(ready.right, ready.bottom + 6, captions.DASH, CAPTION.sized(16), "ink2", "r")


def _paint_number(canvas: Canvas, geometry: Geometry, space: SpacePicture, size: float, symbol: str) -> None:
    """Paints the number of work steps or francs that a space gives, with a symbol."""
    box = geometry.space_box(space.number, "number")
    size *= geometry.regions.yard_scale * (25 / 32 if geometry.is_small else 1.0)
    x, y = box.center
    canvas.text(x, y + size * 0.34, str(space.space.value), NUMERAL.sized(size, 700), "ink", "m")
    canvas.paint_in("pieces", symbol, geometry.space_box(space.number, "icon"))


_SPACE_PAINTERS: dict[Action, Callable[[Canvas, Geometry, SpacePicture], None]] = {
    Action.FACTORY: _paint_tile_slot,
    Action.ORDER: _paint_order_slot,
    Action.DRAW_FIVE: _paint_draw_five,
    Action.DELIVERY: _paint_delivery,
    Action.EXTRACTION: partial(_paint_number, size=33, symbol="mining"),
    Action.MONEY: partial(_paint_number, size=28, symbol="note.flat"),
}


def paint_bank_plate(canvas: Canvas, geometry: Geometry, state: str) -> None:
    """Paints the plate (background) of the bank."""
    paint_plate(canvas, geometry.space_box(BANK), state)


def paint_bank_captions(canvas: Canvas, geometry: Geometry, workers: Sequence[int]) -> None:
    """Paints the exchange rate (one franc for one worker), and each player's number of workers in the bank."""
    _paint_drawing(canvas, geometry, "head.bank")
    text = geometry.space_box(BANK, "text")
    canvas.shrunk_text(
        text.center[0], text.center[1] + 4, Caption.NO_WORKER_LIMIT.text, text.width, CAPTION, "ink2", "m"
    )
    for seat, count in enumerate(workers):
        if count:
            box = geometry.space_box(BANK, f"count.{seat + 1}")
            canvas.text(box.x, box.bottom - 3, str(count), NUMERAL.sized(min(13.0, box.height * 0.82), 700))


def paint_canteen(canvas: Canvas, geometry: Geometry, counts: Sequence[int]) -> None:
    """Paints the number of workers that each player has in the canteen, after the last visible worker."""
    for seat, count in enumerate(counts):
        if count:
            x, y = geometry.canteen_position(len(counts), seat, count - 1)
            width = geometry.box_in_yard(f"canteen.{len(counts)}.{seat + 1}.worker").width
            style = NUMERAL.sized(17 if geometry.is_small else 20, 700)
            canvas.text(x + width * 0.75 + 2, y + 7, str(count), style)


def paint_supply(canvas: Canvas, geometry: Geometry, counts: Sequence[int]) -> None:
    """Paints the number of cubes of each colour in the general supply."""
    for colour in Colour:
        box = geometry.box_in_yard(f"supply.{colour.word}.number")
        count = counts[colour]
        if not count:
            x, y = geometry.box_in_yard(f"supply.{colour.word}").center
            symbols.paint_coal_outline(canvas, colour, x, y, 20)
        ink = "ink" if count > MAX_LOW_SUPPLY else "warn"
        canvas.text(box.x, box.center[1] + 5.5, str(count), NUMERAL.sized(15, 700), ink)
