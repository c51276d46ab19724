"""Geometry and painting of the tray, a panel of pieces to choose from.

It covers a part of the yard that is not needed while the tray is shown. Its pieces are the orders of the draft, or the
pieces of a draw-5. In a draw-5, a player looks at five pieces from a stack and may take one.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires import elements
from haspelknecht_qt.game_ui.gueules_noires.boards import symbols
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import CARD_RATIO, DOUBLE_WIDTH, TILE_HEIGHT, Geometry
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import draw_five
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_SIDES,
    UNKNOWN,
    Colour,
    MineSide,
    StackKind,
    Step,
)
from haspelknecht_qt.table.canvas import CAPTION, CAPTION_STRONG, Canvas
from haspelknecht_qt.table.typography import NAME
from haspelknecht_qt.table.window_plan import Box

translate = QCoreApplication.translate

HEADER_HEIGHT = 44.0
SMALL_HEADER_HEIGHT = 24.0
_MAX_CARDS_PER_ROW = 7


@frozen
class TrayLayout:
    """Layout of the tray, in which a player chooses from drawn pieces or from the orders of the draft."""

    box: Box
    stack_kind: StackKind | None
    """Stack from which five pieces were drawn (draw-5); None for the orders of the draft."""
    piece_boxes: tuple[Box, ...]
    """Boxes of the pieces."""
    piece_size: float
    """In a tray of tiles, the height of each tile; in a tray of cards, the width of each card; in scene units."""
    top_box: Box | None = None
    """In a draw-5, the box for putting pieces back on top of the stack."""
    under_box: Box | None = None
    """In a draw-5, the box for putting pieces back under the stack."""
    button_box: Box | None = None
    """In a draw-5, the box of a button: for taking no piece, or for putting all back at once."""

    @property
    def holds_draft(self) -> bool:
        """Whether the tray holds the orders of the draft."""
        return self.stack_kind is None


def draft_tray(geometry: Geometry, count: int, total: int) -> TrayLayout:
    """Returns the layout of the tray in the draft, in which `count` of `total` orders are left.

    It leaves the minecart factory visible: players choose orders for which they can buy minecarts.
    """
    head = SMALL_HEADER_HEIGHT if geometry.is_small else HEADER_HEIGHT
    yard, beside_factory = geometry.regions.yard, geometry.box_in_yard("tray.factory")
    box = Box(beside_factory.x - 4, yard.y + 6, beside_factory.width + 4, yard.height - 12)
    columns, width = max(
        ((columns, _card_width(box, head, columns, total)) for columns in range(4, _MAX_CARDS_PER_ROW + 1)),
        key=lambda found: found[1],
    )
    rows = -(-total // columns)
    wide, high = (box.width - 16) / columns, (box.height - head - 10) / rows
    cells = tuple(
        Box(
            box.x + 8 + number % columns * wide + (wide - width) / 2 - 3,
            box.y + head + 4 + number // columns * high + (high - width * CARD_RATIO) / 2 - 3,
            width + 6,
            width * CARD_RATIO + 6,
        )
        for number in range(count)
    )
    return TrayLayout(box, None, cells, width)


def _card_width(box: Box, head: float, columns: int, count: int) -> float:
    rows = -(-count // columns)
    return min((box.width - 16) / columns - 12, ((box.height - head - 10) / rows - 10) / CARD_RATIO, 108.0)


def draw_five_tray(geometry: Geometry, stack_kind: StackKind, count: int) -> TrayLayout:
    """Returns the layout of the tray in a draw-5 in which `count` drawn pieces are left."""
    box = geometry.box_in_yard("tray.factory" if stack_kind is StackKind.TILES else "tray.orders")
    head = SMALL_HEADER_HEIGHT if geometry.is_small else HEADER_HEIGHT
    foot = 34.0 if geometry.is_small else 104.0
    gap = 4.0 if geometry.is_small else 5.0
    wide = (box.width - 2 * 12 + gap) / 5
    cells = tuple(
        Box(box.x + 12 + number * wide, box.y + head + 8, wide - gap, box.height - head - foot - 8)
        for number in range(count)
    )
    if stack_kind is StackKind.TILES:
        height = min(TILE_HEIGHT - 4, (wide - gap - 6) * TILE_HEIGHT / DOUBLE_WIDTH)
    else:
        height = min(wide - gap - 8, (box.height - head - foot - 16) / CARD_RATIO)
    edge, between = (10.0, 8.0) if geometry.is_small else (16.0, 12.0)
    y, high = box.bottom - foot + (6 if geometry.is_small else 32), foot - (12 if geometry.is_small else 46)
    third = (box.width - 2 * edge - 2 * between) / 3
    top, under, pill = (Box(box.x + edge + number * (third + between), y, third, high) for number in range(3))
    return TrayLayout(box, stack_kind, cells, height, top, under, pill)


def piece_centre(tray: TrayLayout, box: Box) -> tuple[float, float]:
    """Returns the centre of the tile or card in one of `TrayLayout.piece_boxes`."""
    x, y = box.center
    if tray.stack_kind is StackKind.TILES:
        return x, box.y + 7 + tray.piece_size / 2
    return x, y


@frozen
class TrayPicture:
    """Data for painting the tray."""

    tray: TrayLayout
    kinds: tuple[int, ...]
    """Kinds of the pieces in the tray, from left to right: faces of tiles, or numbers that identify orders."""
    title: str
    viewer_text: str
    """Text that names the players who see the drawn pieces; "" in the draft."""
    is_putting_back: bool
    """Whether the player is putting pieces back."""
    prices: tuple[tuple[int, bool], ...] = ()
    """Pair for each tile: its price, and whether the price is too high for the player."""
    choice_flags: tuple[bool, ...] = ()
    """One entry for each piece: whether the player can choose it."""
    open_sides: tuple[str, ...] = ()
    """Element names of the sides of the stack (top, under) where pieces can be put back."""
    is_button_active: bool = False
    """Whether the button in `TrayLayout.button_box` can be pressed."""


def tray_picture(view_state: ViewState, tray: TrayLayout) -> TrayPicture:
    """Returns the data for painting the tray."""
    state = view_state.state
    starts = {path[0] for path, _ in view_state.moves}
    # Not `viewer`: on a second screen, that is the acting player.
    is_choosing = state.seat == view_state.observer
    if tray.holds_draft:
        can = tuple(elements.order(number) in starts for number in state.display)
        title = Caption.DRAFT if is_choosing else Caption.DRAFT_OF_OTHERS
        return TrayPicture(tray, tuple(state.display), title.text, "", is_putting_back=False, choice_flags=can)
    back = state.step is Step.RETURN
    tiles = tray.stack_kind is StackKind.TILES
    if tiles:
        title = Caption.TILES_BACK if back else Caption.BUY_A_TILE
    else:
        title = Caption.ORDERS_BACK if back else Caption.TAKE_AN_ORDER
    viewer_text = Caption.ONLY_YOU.text
    if not is_choosing:
        viewer_text = Caption.ONLY_PLAYER.format(name=view_state.seats[state.seat].name)
    francs = state.players[state.seat].francs
    prices: tuple[tuple[int, bool], ...] = ()
    if tiles and UNKNOWN not in state.hand:
        costs = [state.box.tile_price[face] for face in state.hand]
        prices = tuple((cost, not back and cost > francs) for cost in costs)
    can = tuple(elements.drawn_piece_element(place) in starts for place in range(len(state.hand)))
    sides = tuple(elements.SIDE_ELEMENTS[side] for side in draw_five.allowed_sides(state)) if back else ()
    pill = (elements.WHOLE_HAND if back else elements.TAKE_NONE) in starts
    return TrayPicture(tray, tuple(state.hand), title.text, viewer_text, back, prices, can, sides, pill)


def paint(canvas: Canvas, geometry: Geometry, shown: TrayPicture) -> None:
    """Paints the parts of the tray that lie below the pieces."""
    tray, box = shown.tray, shown.tray.box
    head = SMALL_HEADER_HEIGHT if geometry.is_small else HEADER_HEIGHT
    canvas.rect(Box(box.x + 5, box.y + 6, box.width, box.height), "shade", radius=6, alpha=0.38)
    canvas.rect(box, "paperhi", "ink", 2.4, radius=6)
    canvas.rect(Box(box.x + 1.5, box.y + 1.5, box.width - 3, head - 1.5), "paper2", radius=5)
    canvas.line((box.x, box.y + head), (box.right, box.y + head), "line", 1.2)
    y = box.y + head / 2
    icon = 16.0 if geometry.is_small else 26.0
    canvas.icon("eye", box.x + icon, y, icon)
    style = NAME.sized(13 if geometry.is_small else 17)
    room = box.width - 2 * icon - 24
    title = canvas.text_width(shown.title, canvas.smallest_style(style))
    who = 0.0
    # Without room beside the title, this text is left out: the prompt also names the players who see the pieces.
    if shown.viewer_text and title + canvas.text_width(shown.viewer_text, canvas.smallest_style(CAPTION)) <= room:
        width = min(box.width * 0.4, room - title)
        who = canvas.shrunk_text(box.right - 12, y + 5, shown.viewer_text, width, CAPTION, "ink2", "r")
    canvas.shrunk_text(box.x + 1.9 * icon, y + 6, shown.title, room - who, style)
    for cell, can in zip(tray.piece_boxes, shown.choice_flags, strict=True):
        if can and not shown.is_putting_back:
            canvas.rect(cell, "paperhi", "go", 2, radius=5)
        else:
            canvas.rect(cell, "paper2", "line", 1.1, radius=5)
    if tray.stack_kind is StackKind.TILES:
        _paint_tile_texts(canvas, geometry, shown)
    _paint_sides(canvas, geometry, shown)


def _paint_tile_texts(canvas: Canvas, geometry: Geometry, shown: TrayPicture) -> None:
    if geometry.is_small:
        return
    for cell, face in zip(shown.tray.piece_boxes, shown.kinds, strict=True):
        if face == UNKNOWN:
            continue
        side = Caption.LIT_SIDE.text if FACE_SIDES[face] == MineSide.LIT else Caption.DARK_SIDE.text
        level = Caption.TILE_LEVEL.format(number=Colour(FACE_COLOURS[face]).level)
        y = cell.y + 7 + shown.tray.piece_size
        canvas.shrunk_text(cell.x + 8, y + 21, side, cell.width - 52, CAPTION_STRONG.sized(13))
        canvas.shrunk_text(cell.x + 8, y + 41, level, cell.width - 16, CAPTION.sized(13), "ink2")


def paint_above_pieces(canvas: Canvas, geometry: Geometry, shown: TrayPicture) -> None:
    """Paints the prices above the tiles. In a small window, the prices cover parts of the tiles."""
    for cell, (price, is_unaffordable) in zip(shown.tray.piece_boxes, shown.prices, strict=False):
        x, y, zoom = cell.right - 22, cell.y + 23 + shown.tray.piece_size, 1.0
        if geometry.is_small:
            x, y, zoom = cell.right - 18, cell.bottom - 10, 0.8
        symbols.paint_price(canvas, x, y, price, zoom, is_unaffordable=is_unaffordable)


def _paint_sides(canvas: Canvas, geometry: Geometry, shown: TrayPicture) -> None:
    """Paints the outlines of the two places for putting drawn pieces back, and the button beside them."""
    tray = shown.tray
    if tray.top_box is None or tray.under_box is None or tray.button_box is None:
        return
    if not geometry.is_small and not shown.is_putting_back:
        x, y, style = tray.top_box.x, tray.top_box.y - 8, CAPTION.sized(13.5)
        canvas.shrunk_text(x, y, Caption.PUT_BACK.text, tray.box.width - 32, style, "ink2")
    for name, box in ((elements.STACK_TOP, tray.top_box), (elements.UNDER_STACK, tray.under_box)):
        is_open = name in shown.open_sides
        canvas.rect(box, "paper" if is_open else "paper2", "ink2" if is_open else "line", 1.4, radius=6, dash=(5, 4))
    canvas.rect(tray.button_box, "paperhi", "go" if shown.is_button_active else "line", 1.6, radius=6)


def paint_captions(canvas: Canvas, shown: TrayPicture) -> None:
    """Paints the texts in the two places for putting drawn pieces back, and on the button beside them."""
    tray = shown.tray
    if tray.top_box is None or tray.under_box is None or tray.button_box is None:
        return
    style = CAPTION_STRONG.sized(14)
    sides = (elements.STACK_TOP, tray.top_box, "chevron_up"), (elements.UNDER_STACK, tray.under_box, "chevron_down")
    # If one of the two texts is too long, both are replaced by short texts, for a uniform look.
    room = tray.top_box.width - 42
    texts = Caption.TOP_OF_STACK.text, Caption.UNDER_STACK.text
    if any(canvas.text_width(text, canvas.smallest_style(style)) > room for text in texts):
        texts = translate("GueulesNoiresMoveTexts", "On top"), translate("GueulesNoiresMoveTexts", "Under")
    widest = max(canvas.text_width(text, style) for text in texts)
    if widest > room:
        style = canvas.smaller_style(style, room / widest)
    for (name, box, icon), text in zip(sides, texts, strict=True):
        ink = "ink" if name in shown.open_sides else "ink3"
        canvas.icon(icon, box.x + 18, box.center[1], 16, ink)
        canvas.shrunk_text(box.x + 34, box.center[1] + 5, text, room, style, ink)
    ink = "ink" if shown.is_button_active else "ink3"
    text = Caption.ALL_IN_THIS_ORDER.text if shown.is_putting_back else Caption.TAKE_NONE.text
    x, y = tray.button_box.center
    canvas.shrunk_text(x, y + 5, text, tray.button_box.width - 12, style, ink, "m")


def paint_numbers(canvas: Canvas, tray: TrayLayout) -> None:
    """Paints a number on each drawn piece: its place in later draws if all pieces are put back at once."""
    for number, cell in enumerate(tray.piece_boxes, 1):
        x, y = cell.x + 14, cell.y + 14
        canvas.circle(x, y, 11, "go", "paperhi", 1.6)
        canvas.text(x, y + 5, str(number), CAPTION_STRONG.sized(14), "go_text", "m")
