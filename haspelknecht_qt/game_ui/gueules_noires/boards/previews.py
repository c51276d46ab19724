"""Previews of a move's result: a text beside the shaft and outlines of pieces. They never cover the move's target."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import mine, symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import CAGE_WIDTH, Geometry
from haspelknecht_qt.game_ui.gueules_noires.texts import captions
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import delivery, moves, scoring
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.match_data import BANK, IS_SPACE_REFILLED, Action
from haspelknecht_qt.games.gueules_noires.state import FACE_SIDES, NOTHING, SURFACE, MineSide, StackKind, State
from haspelknecht_qt.table.canvas import CAPTION, CAPTION_STRONG, Canvas
from haspelknecht_qt.table.typography import NAME
from haspelknecht_qt.table.window_plan import Box
from haspelknecht_qt.ui.widgets.formats import number_text

_LINE_HEIGHT = 19.0
"""Height of a line of `Preview.further_lines`, in units of the mine's drawing."""


@frozen
class Preview:
    """Preview of a move: its effects, and its text in the lines `headline`, `detail` and `further_lines`."""

    headline: str
    detail: str
    needed_steps: int = 0
    """Number of work steps that the move needs."""
    steps_left: int = 0
    """Number of work steps that are left before the move."""
    all_steps: int = 0
    """Number of work steps with which the extraction began."""
    tile_face: int | None = None
    space: int | None = None
    """Number of the worker space (or bank) that the player points at; None for a move that places no workers."""
    delivered_orders: tuple[int, ...] = ()
    cage_level: int | None = None
    """Level to which the move would bring the cage. A pale cage is painted there.

    None for other moves, and while the player holds the cage.
    """
    further_lines: tuple[str, ...] = ()


def reachable_levels(view_state: ViewState) -> tuple[int, ...]:
    """Returns the levels to which the held cage can go; empty if the player does not hold the cage."""
    if view_state.details.path[:1] != (elements.CAGE,):
        return ()
    found = (elements.LEVEL_BY_ELEMENT.get(target) for target in view_state.details.targets)
    return tuple(level for level in found if level is not None)


def preview(game: GueulesNoires, view_state: ViewState) -> Preview | None:
    """Returns the preview of the move that the player points at; None if there is nothing to preview."""
    path, state = view_state.details.hovered_path, view_state.state
    if not path or view_state.shows_opponent_board:
        return None
    move = next((move for legal, move in view_state.moves if legal == path), None)
    found = None if move is None else _move_preview(game, state, move)
    if found is None:
        return None
    if found.needed_steps:
        found = evolve(found, steps_left=state.moves, all_steps=state.box.spaces[state.space].value)
    if isinstance(move, moves.PlaceWorkers):
        names = [seat.name for seat in view_state.seats]
        lines = tuple(_consequence_lines(state, move.space, names))
        return evolve(found, space=move.space, further_lines=lines)
    return evolve(found, cage_level=move.level) if isinstance(move, moves.MoveCage) and len(path) == 1 else found


def _consequence_lines(state: State, space: int, names: Sequence[str]) -> Iterator[str]:
    """Yields lines about two consequences: workers that are replaced (GT2), and a draw that cannot be undone (GA10).

    A card that a player put back earlier counts as drawn, too: it is revealed to all others.
    """
    if space == BANK:
        return
    if state.workers_on[space]:
        yield Caption.TO_CANTEEN.counted(state.workers_on[space]).format(name=names[state.owner_of[space]])
    stack_kind = state.box.spaces[space].stack_kind
    if IS_SPACE_REFILLED[space] and stack_kind is not None and state.stacks[stack_kind].next_card_number() != NOTHING:
        yield Caption.TILE_FOLLOWS.text if stack_kind is StackKind.TILES else Caption.ORDER_FOLLOWS.text


def _move_preview(game: GueulesNoires, state: State, move: object) -> Preview | None:
    match move:
        case moves.PlaceWorkers(space):
            return _space_preview(state, space)
        case moves.TakeTile(face):
            return _tile_preview(state, face)
        case moves.MoveCage(level):
            return Preview(captions.cage_ride(level, state.moves - 1), _cubes_on_level_text(state, level), 1)
        case moves.Load(colour):
            open_spots = Caption.SPOTS_OF_COLOUR.counted(_open_spot_counts(state)[colour])
            return Preview(Caption.WORK_STEPS_LEFT.counted(state.moves - 1), open_spots, 1)
        case moves.Draft(order) | moves.TakeOrder(order):
            return _order_preview(state, order)
        case moves.Store():
            return Preview(Caption.WORK_STEPS_LEFT.counted(state.moves - 1), "", 1)
        case moves.Fill() as fill:
            return _filling_preview(game, state, fill)
        case _:
            return None


def _space_preview(state: State, number: int) -> Preview | None:
    if number == BANK:
        return Preview(Caption.FRANCS_GAINED.counted(state.box.components.bank_francs), "")
    space = state.box.spaces[number]
    match space.action:
        case Action.FACTORY:
            return _tile_preview(state, state.tiles[space.value])
        case Action.MONEY:
            return Preview(Caption.FRANCS_GAINED.counted(space.value), "")
        case Action.DELIVERY:
            orders = tuple(delivery.deliverable_orders(state, state.seat, space.value))
            points = delivery.delivery_points(state, state.seat, space.value)
            result = Caption.DELIVERED_NOW.counted(len(orders)).format(points=captions.signed_points(points))
            return Preview(captions.vehicle(space.value), result, delivered_orders=orders)
        case Action.EXTRACTION:
            return Preview(Caption.WORK_STEPS.counted(space.value), "")
        case Action.ORDER:
            return _order_preview(state, state.orders[space.value])
        case Action.DRAW_FIVE:
            # The comma is removed, because only the caption on the worker space continues in a second line.
            return Preview(Caption.LOOK_AT_FIVE.text.rstrip(","), Caption.NO_UNDO.text)


def _order_preview(state: State, order: int) -> Preview:
    """Returns the preview of taking an order: its vehicle, and the points lost if it stays undelivered (GA9, GF1)."""
    taken = Caption.TAKES_ORDER.format(vehicle=captions.vehicle(state.box.order_vehicle[order]))
    lost = captions.points(state.box.components.final_scoring.undelivered_order_vp)
    return Preview(taken, Caption.UNDELIVERED_LOSS.format(points=lost))


def _cubes_on_level_text(state: State, level: int) -> str:
    """Returns a text with the number of cubes on the minecarts of a level.

    For the surface, it is the number of cubes in the cage that fit on orders; "" if none fits.
    """
    player = state.player
    if level != SURFACE:
        return Caption.CUBES_ON_LEVEL.counted(sum(player.coal_at(level)))
    fit = sum(min(caged, spots) for caged, spots in zip(player.cage, _open_spot_counts(state), strict=True))
    return Caption.CUBES_FIT.counted(fit) if fit else ""


def _open_spot_counts(state: State) -> list[int]:
    player = state.player
    free = [state.free_cells(order) for order in player.orders]
    return [sum(cells[colour] for cells in free) for colour in range(len(player.cage))]


def _tile_preview(state: State, face: int) -> Preview:
    """Returns the preview of buying a tile: its price (GA1), and how the balance changes (GF1)."""
    player, price = state.player, state.box.tile_price[face]
    worth = state.box.components.final_scoring.excess_tile_vp
    before = scoring.side_balance(player)
    after = before + (1 if FACE_SIDES[face] is MineSide.LIT else -1)
    paid = Caption.PAYMENT.format(count=price, rest=player.francs - price)
    change = Caption.BALANCE_CHANGE.format(
        before=number_text(abs(before) * worth), after=number_text(abs(after) * worth)
    )
    return Preview(paid, change, tile_face=face)


def _filling_preview(game: GueulesNoires, state: State, move: moves.Fill) -> Preview:
    """Returns the preview of filling an order spot: open spots of the order afterwards, and work steps left."""
    after = state.copy()
    game.advance(after, move)
    vehicle, free = captions.vehicle(state.box.order_vehicle[move.order]), sum(after.free_cells(move.order))
    if free:
        headline = Caption.OPEN_SPOTS.counted(free).format(vehicle=vehicle)
    else:
        headline = Caption.COMPLETED_ORDER.format(vehicle=vehicle, vp=captions.points(state.box.order_vp[move.order]))
    return Preview(headline, Caption.WORK_STEPS_LEFT.counted(state.moves - len(move.sources)), len(move.sources))


def new_tile_box(geometry: Geometry, printed_sides: Sequence[int], tile_counts: Sequence[int], face: int) -> Box:
    """Returns the box in the large mine for a tile that would be bought, in scene units."""
    then = [count + (other == face) for other, count in enumerate(tile_counts)]
    return geometry.regions.board_to_scene(geometry.last_tile_position(printed_sides, then, face).box)


def paint_new_tile(canvas: Canvas, box: Box) -> None:
    """Paints the outline of a tile that would be bought, at its place in the mine."""
    canvas.rect(box, "go_tint", alpha=0.3, radius=3)
    canvas.rect(box, None, "go_hi", 3.4, radius=3, dash=(7, 5))


def paint(canvas: Canvas, geometry: Geometry, shown: Preview) -> None:
    """Paints the text box of a preview beside the shaft, and the dots of the work steps above this box."""
    box = text_box(geometry, shown)
    zoom = geometry.mine_scale
    if shown.all_steps:
        with canvas.origin_at(geometry.regions.board.x, geometry.regions.board.y, zoom):
            mine.paint_work_steps(canvas, geometry, shown.steps_left, shown.all_steps, shown.needed_steps)
    canvas.rect(Box(box.x + 3, box.y + 4, box.width, box.height), "shade", radius=6, alpha=0.28)
    canvas.rect(box, "paperhi", "go", 2.4, radius=6)
    written = geometry.box_in_mine("preview").height
    y = box.y + written * (0.4 if shown.detail else 0.6)
    left, room = box.x + 14 * zoom, box.width - 28 * zoom
    canvas.shrunk_text(left, y, shown.headline, room, NAME.sized(16 * zoom))
    if shown.detail:
        canvas.shrunk_text(left, y + 22 * zoom, shown.detail, room, CAPTION_STRONG.sized(13.5 * zoom), "go")
    for number, text in enumerate(shown.further_lines):
        line = box.y + written + (number * _LINE_HEIGHT + 11) * zoom
        canvas.shrunk_text(left, line, text, room, CAPTION.sized(13.5 * zoom), "ink2")


def text_box(geometry: Geometry, shown: Preview) -> Box:
    """Returns the box of the text beside the shaft. Its height grows with the number of lines."""
    box = geometry.box_in_mine("preview")
    more = (len(shown.further_lines) * _LINE_HEIGHT + 2) * geometry.mine_scale if shown.further_lines else 0.0
    return Box(box.x, box.y, box.width, box.height + more)


def paint_pale_cage(canvas: Canvas, geometry: Geometry, level: int) -> None:
    """Paints a pale cage at the level to which the cage would go."""
    box = geometry.regions.board_to_scene(geometry.cage_box(level))
    zoom = box.width / CAGE_WIDTH
    for part in ("cage.back", "cage.front"):
        canvas.paint_at("pieces", part, *box.center, zoom, opacity=0.5)
    canvas.rect(box.grown(1), None, "go_hi", 2.4, radius=4, dash=(7, 5))


def outline_orders(canvas: Canvas, geometry: Geometry, delivered: Sequence[int], cards: Sequence[int]) -> None:
    """Paints a line around each order that would be delivered. `cards` are all outstanding orders."""
    for number in delivered:
        card = geometry.regions.board_to_scene(geometry.order_box(cards.index(number), len(cards)))
        canvas.rect(card, None, "go", 3.4, radius=5)
        canvas.rect(card.grown(4), None, "go_hi", 2, radius=8)


def paint_level_names(canvas: Canvas, geometry: Geometry, shown: Sequence[int]) -> None:
    """Paints the name of each level to which the cage can go, and the work steps that the ride costs."""
    with canvas.origin_at(geometry.regions.board.x, geometry.regions.board.y, geometry.mine_scale):
        for level in shown:
            if level == SURFACE:
                continue
            name = geometry.drawing_box(f"level.{level}.target.name")
            cost = geometry.drawing_box(f"level.{level}.target.cost")
            symbols.paint_colour_sign(canvas, level - 1, *geometry.drawing_box(f"level.{level}.target.sign").center, 22)
            style, text = CAPTION_STRONG.sized(14), captions.cage_level_name(level)
            if canvas.text_width(text, canvas.smallest_style(style)) > name.width:
                text = number_text(level)
            canvas.shrunk_text(name.x, name.bottom - 4, text, name.width, style)
            if canvas.text_width(Caption.WORK_STEPS.counted(1), canvas.smallest_style(CAPTION)) <= cost.width:
                canvas.shrunk_text(cost.x, cost.bottom - 3, Caption.WORK_STEPS.counted(1), cost.width, CAPTION, "ink2")
            else:
                canvas.paint_at("pieces", "move.now", cost.x + 7, cost.center[1] + 2.5)
                canvas.text(cost.x + 18, cost.bottom - 0.5, number_text(1), CAPTION, "ink2")
