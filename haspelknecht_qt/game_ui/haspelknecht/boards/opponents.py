"""Cards of the other players: small pictures of their boards.

From top to bottom, a card contains the head, the workers with their plans, the farm and the mine. A click on a card
shows that player's board in place of the viewer's own. Action disks are pieces of the table; everything else on a card
is painted.
"""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import GOOD_ZOOM, paint_shield
from haspelknecht_qt.game_ui.haspelknecht.boards.farm import unplaced_markers
from haspelknecht_qt.game_ui.haspelknecht.boards.mine import MinePicture, TunnelSectionPicture, mine_picture
from haspelknecht_qt.game_ui.haspelknecht.elements import PORTRAITS
from haspelknecht_qt.game_ui.haspelknecht.pieces import HEAP_KINDS, heap_counts
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import deciding_index
from haspelknecht_qt.games.haspelknecht import scoring, turn_order
from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, Step, Worker
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.places import Slots
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NAME, NUMERAL
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from haspelknecht_qt.ui.widgets.formats import number_text

UNPLACED_DISK_DIAMETER = 14.0
"""Diameter of the disks that are not placed on workers, in scene units."""
UNPLACED_DISKS_WIDTH = 30.0
"""Minimum width of the row of these disks, between the goods and the buildings, in scene units."""
MIN_ITEM_ZOOM = 0.6
"""Minimum zoom of buildings and action markers on a farm with many of them."""
MIN_HALF_ITEM_WIDTH = 9.0
"""Half of the width of a building or marker at this zoom, in scene units."""
MIN_DISK_PITCH = 0.3
"""Minimum distance between two disks on a worker, as a multiple of their diameter."""
MIN_PORTRAIT_WIDTH = 34.0
"""Minimum width of a worker's portrait, in scene units. On taller cards, larger disks leave less width for it."""
_COLOUR_ON_ROCK = "#f6e7c8"


@frozen
class CardPicture:
    """Data for painting a card without its disks.

    `bot_name`: name of the bot; "" for a person.
    `turn_state`: "ready" (plan confirmed), "done" (turn ended) or "".
    `shows_carts`: whether the card shows the disks on the carts instead of the workers.
    `has_unplaced_disks`: whether the card shows disks on the farm.
    `turn_order_value`: total value of the disks on cart field 1, which decides the next turn order (O1).
    `is_on_board`: whether this player's board is shown large.
    `is_deciding`: whether the current decision is this player's.
    """

    name: str
    colour: str
    bot_name: str
    turn_state: str
    score: int
    forecast: int
    shows_carts: bool
    has_unplaced_disks: bool
    turn_order_value: int
    is_farmhand_improved: bool
    heap_counts: tuple[int, ...]
    buildings: tuple[Building, ...]
    markers: tuple[Marker, ...]
    mine: MinePicture
    is_on_board: bool
    is_deciding: bool


def card_picture(
    state: State, seat: int, seats: Sequence[Seat], standing: Standing, bot_names: Sequence[str], board_seat: int
) -> CardPicture:
    """Returns the data for painting the card of `seat`.

    `bot_names` has the name of each seat's bot, "" for a person. `board_seat` is the seat whose board is shown large.
    """
    player = state.players[seat]
    is_done = state.step == Step.EXECUTING and state.order.index(seat) < state.turn
    is_ready = state.step == Step.PLANNING and player.confirmed
    decider = deciding_index(state)
    return CardPicture(
        name=seats[seat].name,
        colour=seats[seat].colour,
        bot_name=bot_names[seat],
        turn_state="done" if is_done else "ready" if is_ready else "",
        score=scoring.current_score(player) + seats[seat].handicap,
        forecast=standing.seats[seat].total,
        shows_carts=shows_carts(player),
        has_unplaced_disks=has_unplaced_disks(player),
        turn_order_value=turn_order.first_cart_field_value(state, seat),
        is_farmhand_improved=player.improved,
        heap_counts=heap_counts(player),
        buildings=tuple(building for building in Building if player.owns(building)),
        markers=unplaced_markers(player),
        mine=mine_picture(state, player),
        is_on_board=board_seat == seat,
        is_deciding=decider is not None and state.order[decider] == seat,
    )


def shows_carts(player: Player) -> bool:
    """Whether a card shows the carts with the player's disks instead of the workers.

    A card shows them while the player has disks but no plan.
    """
    return player.cart_disk_total() > 0 and not player.confirmed and not any(any(plan) for plan in player.plan)


def has_unplaced_disks(player: Player) -> bool:
    """Whether a card shows disks on the farm: those that are not placed on workers, if it does not show the carts."""
    return any(player.hand()) and not shows_carts(player)


@frozen
class CardLayout:
    """Layout of a card, in scene units.

    `head`, `workers`, `farm` and `mine` are bands from top to bottom. `cells` has a pair (worker, box) for each worker
    in the band `workers`. `portrait_width` is the width of each portrait. `disk_diameter` is the diameter of each disk.
    """

    head: Box
    workers: Box
    farm: Box
    mine: Box
    cells: tuple[tuple[Worker, Box], ...]
    portrait_width: float
    disk_diameter: float


def card_layout(box: Box, mode: LayoutMode, *, is_exhausted: bool, has_mill: bool) -> CardLayout:
    """Returns the layout of a card that fills `box`.

    On a taller card, the workers get the additional height first, then the mine. `is_exhausted` is True if the player's
    Pinge is exhausted. `has_mill` is True if the player has the Water Mill.
    """
    wide = mode is LayoutMode.WIDE
    spare = max(0.0, box.height - (200 if wide else 126))
    growth = 1.0 + min(spare, 100.0) / 120
    band, head, farm = (9.0, 40.0, 38.0) if wide else (8.0, 33.0, 31.0)
    farm += spare * 0.12
    left, width = box.x + band, box.width - band - 1
    workers = [(Worker.FARMER, 2.0), (Worker.FARMHAND, 2.0)]
    workers += [(Worker.HASPELKNECHT, 1.3), (Worker.COAL_MINER, 1.3)] if is_exhausted else [(Worker.COAL_DIGGER, 1.45)]
    workers += [(Worker.WATER_MILL, 1.4)] if has_mill else []
    share = width / sum(part for _, part in workers)
    # A worker's cell holds a portrait beside 1.3 disk diameters. A taller card has larger disks, but no wider cells. So
    # disks grow only until the portrait in the narrowest cell has its minimum width.
    narrowest = share * min(part for _, part in workers)
    least = 21.0 if wide else 19.0
    disk = max(least, min(least * min(growth, 1.5), (narrowest - MIN_PORTRAIT_WIDTH) / 1.3))
    portrait = min((36.0 if wide else 30.0) * growth, *(part * share - 1.3 * disk for _, part in workers))
    strip = max(46.0 if wide else 38.0, portrait * 1.14 + 4, disk + 18)
    top = box.y + head
    cells = []
    x = left
    for worker, part in workers:
        cells.append((worker, Box(x, top, part * share, strip)))
        x += part * share
    below = top + strip
    return CardLayout(
        head=Box(left, box.y, width, head),
        workers=Box(left, top, width, strip),
        farm=Box(left, below, width, farm),
        mine=Box(left, below + farm, width, box.bottom - below - farm),
        cells=tuple(cells),
        portrait_width=portrait,
        disk_diameter=disk,
    )


def plan_slots(cell: Box, layout: CardLayout) -> Slots:
    """Returns the positions of the pieces on a worker, side by side in the worker's cell.

    Many pieces overlap. If there is too little room beside the portrait, they cover a part of it, so that their number
    can be seen.
    """
    size = layout.disk_diameter
    start = min(cell.x + layout.portrait_width + size * 0.62, cell.right - size * 0.55)
    end = cell.right - size * 0.55

    def slot(index: int, count: int) -> tuple[float, float]:
        gaps = max(1, count - 1)
        pitch = max(MIN_DISK_PITCH * size, min(size + 1, (end - start) / gaps))
        first = start if count < 2 else min(start, end - gaps * pitch)
        return first + index * pitch, cell.y + cell.height / 2 + 1

    return slot


def taken_disk_slots(layout: CardLayout) -> Slots:
    """Returns the positions of the taken disks on the workers' band, for a player who has planned nothing yet."""
    size = layout.disk_diameter
    band = layout.workers
    # The turn order value is in the left part of the band.
    left, room = band.x + 0.22 * band.width, 0.78 * band.width

    def slot(index: int, count: int) -> tuple[float, float]:
        pitch = min(size + 3, (room - 1.5 * size) / max(1, count - 1))
        return left + room / 2 - 12 + (index - (count - 1) / 2) * pitch, band.y + band.height / 2 + 1

    return slot


def unplaced_disk_slots(layout: CardLayout, mode: LayoutMode, farm_item_count: int) -> Slots:
    """Returns the positions of unplaced disks on the farm, to the left of its buildings and markers."""
    farm = layout.farm
    end, step = _buildings_end_and_spacing(farm, mode, farm_item_count, has_unplaced_disks=True)
    row = step * (farm_item_count - 1) + max(step / 2, MIN_HALF_ITEM_WIDTH) if farm_item_count else 0.0
    right = end - row - UNPLACED_DISK_DIAMETER / 2
    left = _goods_end_x(farm, mode) + UNPLACED_DISK_DIAMETER / 2

    def slot(index: int, count: int) -> tuple[float, float]:
        pitch = min(11.0, max(3.0, (right - left) / max(1, count - 1)))
        return right - (count - 1 - index) * pitch, farm.y + farm.height / 2

    return slot


def _goods_pitch(mode: LayoutMode) -> float:
    return 41.0 if mode is LayoutMode.WIDE else 36.0


def _goods_end_x(farm: Box, mode: LayoutMode) -> float:
    """Returns the x at which the row of goods on a card's farm ends."""
    return farm.x + len(HEAP_KINDS) * _goods_pitch(mode)


def _buildings_end_and_spacing(
    farm: Box, mode: LayoutMode, farm_item_count: int, *, has_unplaced_disks: bool
) -> tuple[float, float]:
    """Returns the x of the last building or marker in the row on a farm, and the distance between two of them.

    Unplaced disks lie between the goods and the row. They must not cover the counts of the goods.
    """
    wide = mode is LayoutMode.WIDE
    last, half = (farm.right - 18, 18) if wide else (farm.right - 16, 16)
    room = last - half - _goods_end_x(farm, mode) - (UNPLACED_DISKS_WIDTH if has_unplaced_disks else 0.0)
    return last, min(29.0 if wide else 26.0, room / max(1, farm_item_count - 1))


def paint(canvas: Canvas, box: Box, picture: CardPicture, mode: LayoutMode) -> None:
    """Paints the card of another player into `box`, in the wide or the small arrangement of the table."""
    layout = card_layout(
        box, mode, is_exhausted=picture.mine.is_exhausted, has_mill=Building.WATER_MILL in picture.buildings
    )
    band = 8.0 if mode is LayoutMode.WIDE else 7.0
    canvas.rect(Box(box.x + 3, box.y + 4, box.width, box.height), "shadow", radius=4, alpha=0.55)
    canvas.rect(box, "paper", radius=4)
    _paint_mine(canvas, layout.mine, picture, mode)
    canvas.pattern(f"pattern.{picture.colour}", Box(box.x + 1, box.y + 1, band - 1, box.height - 2), 40)
    canvas.line((box.x + band, box.y), (box.x + band, box.bottom), "outline", 1.2)
    _paint_card_heading(canvas, layout.head, picture, mode)
    _paint_workers(canvas, layout, picture)
    _paint_farm(canvas, layout.farm, picture, mode)
    canvas.rect(box, None, "ink" if picture.is_deciding else "outline", 2.6 if picture.is_deciding else 1.8, radius=4)
    if picture.is_on_board:
        canvas.rect(box.grown(3), None, "ink", 2.0, radius=6)


def _paint_card_heading(canvas: Canvas, head: Box, picture: CardPicture, mode: LayoutMode) -> None:
    wide = mode is LayoutMode.WIDE
    middle = head.y + head.height / 2 - 0.5
    canvas.paint_at("pieces", f"player.{picture.colour}", head.x + (19 if wide else 15), middle, 1.04 if wide else 0.84)
    paint_shield(canvas, head.right - (21 if wide else 17), middle, picture.score, 0.96 if wide else 0.8)
    x = head.right - (41 if wide else 34)
    forecast = number_text(picture.forecast)
    style = CAPTION_STRONG.sized(13.5 if wide else 12)
    x -= canvas.text(x, middle + 5, forecast, style, "ink2", "r") + 8
    canvas.icon("flag", x, middle, 14 if wide else 11, "ink3")
    x -= 14
    if picture.turn_state:
        text = Caption.READY.text if picture.turn_state == "ready" else Caption.TURN_ENDED.text
        x -= canvas.text(x, middle + 4.5, text, CAPTION, "ink2", "r") + 9
        canvas.icon("check", x, middle, 13, "ink3")
        x -= 10
    left = head.x + (39 if wide else 31)
    name = NAME.sized(17 if wide else 14.5)
    wanted = min(canvas.text_width(picture.name, name), x - left)
    canvas.paint_elided_text(left, middle + (6 if wide else 5), picture.name, x - left, name, "ink")
    rest = x - left - wanted - 34
    if picture.bot_name and wide and rest > 24:
        canvas.icon("bot", left + wanted + 17, middle, 16, "ink3")
        canvas.paint_elided_text(left + wanted + 28, middle + 5, picture.bot_name, rest, CAPTION, "ink3")


def _paint_workers(canvas: Canvas, layout: CardLayout, picture: CardPicture) -> None:
    strip = layout.workers
    canvas.rect(strip, "niche")
    canvas.line((strip.x, strip.y), (strip.right, strip.y), "line", 1)
    canvas.line((strip.x, strip.bottom), (strip.right, strip.bottom), "line", 1)
    if picture.shows_carts:
        text = Caption.TURN_ORDER_VALUE.format(value=picture.turn_order_value)
        canvas.text(strip.x + 10, strip.y + strip.height / 2 + 5, text, CAPTION, "ink2")
        return
    for number, (worker, cell) in enumerate(layout.cells):
        if number:
            canvas.line((cell.x, cell.y + 7), (cell.x, cell.bottom - 7), "line", 1)
        size, wide = layout.disk_diameter, layout.portrait_width
        if worker == Worker.WATER_MILL:
            canvas.paint_at("buildings", "water_mill", cell.x + wide / 2 + 2, cell.y + cell.height / 2, wide / 72)
        else:
            improved = worker == Worker.FARMHAND and picture.is_farmhand_improved
            who = "improved_farmhand" if improved else PORTRAITS[worker]
            bounds = canvas.art.bounds("people", who)
            height = min(cell.height - 1, wide * bounds.height() / bounds.width())
            width = height * bounds.width() / bounds.height()
            canvas.paint_in("people", who, Box(cell.x + 1.5, cell.bottom - height - 0.5, width, height))
        x = cell.x + wide + size * 0.62
        canvas.paint_at("pieces", "slot.disk", x, cell.y + cell.height / 2 + 1, size / 35)


def _paint_farm(canvas: Canvas, farm: Box, picture: CardPicture, mode: LayoutMode) -> None:
    middle = farm.y + farm.height / 2
    wide = mode is LayoutMode.WIDE
    pitch = _goods_pitch(mode)
    x = farm.x + (17 if wide else 15)
    for kind, count in zip(HEAP_KINDS, picture.heap_counts, strict=True):
        zoom = {"debt": 0.6}.get(kind) or GOOD_ZOOM[kind]
        opacity = 1.0 if count else canvas.theme.faded_opacity(0.35)
        canvas.paint_at("pieces", kind, x, middle, zoom * (1.0 if wide else 0.9), opacity=opacity)
        style = NUMERAL.sized(15 if wide else 13)
        canvas.text(x + (14 if wide else 12), middle + 5.5, str(count), style, "ink" if count else "ink3")
        x += pitch
    items = len(picture.buildings) + len(picture.markers)
    right, step = _buildings_end_and_spacing(farm, mode, items, has_unplaced_disks=picture.has_unplaced_disks)
    size = max(MIN_ITEM_ZOOM, min(1.0, step / (27.0 if wide else 24.0)))
    for building in reversed(picture.buildings):
        bounds = canvas.art.bounds("buildings", building.word)
        zoom = min((farm.height - 5) / bounds.height(), (32.0 if wide else 28.0) / bounds.width())
        canvas.paint_at("buildings", building.word, right, middle, zoom * size)
        right -= step
    for marker in reversed(picture.markers):
        canvas.paint_at("pieces", f"marker.{marker.word}", right, middle, (0.56 if wide else 0.46) * size)
        right -= step


def _paint_mine(canvas: Canvas, earth: Box, picture: CardPicture, mode: LayoutMode) -> None:
    canvas.rect(earth, "soil3")
    if mode is LayoutMode.WIDE:
        art = canvas.element_box("opponent", "card.earth")
        canvas.paint_in("opponent", "card.earth", Box(earth.x - 9, earth.y, art.width, art.height))
    else:
        canvas.rect(Box(earth.x, earth.y, earth.width, 3), "hill0")
    # The height of the mine is limited. On tall cards, rock fills the space below the mine.
    earth = earth._replace(height=min(earth.height, 96.0 if mode is LayoutMode.WIDE else 58.0))
    mine = picture.mine
    blocked = mine.water >= (mine.reeling_water_limit if mine.is_exhausted else mine.pinge_water_limit)
    middle_y = earth.y + earth.height / 2 + (4 if mode is LayoutMode.WIDE else 1.5)
    left = _paint_water(canvas, earth, middle_y, mine.water, blocked=blocked, mode=mode)
    margin = 8.0 if mode is LayoutMode.WIDE else 4.0
    top = earth.y + (14 if mode is LayoutMode.WIDE else 5)
    box = Box(left, top, earth.right - left - margin, earth.bottom - top - margin)
    if mine.is_exhausted:
        _paint_small_tunnel(canvas, box, middle_y, mine, mode)
    else:
        _paint_small_pinge(canvas, box, middle_y, mine, mode)


def _paint_water(canvas: Canvas, earth: Box, middle_y: float, water: int, *, blocked: bool, mode: LayoutMode) -> float:
    """Paints the water of the mine, with a lock if it blocks work. Returns the left edge of the space for coal."""
    if mode is LayoutMode.SMALL:
        if blocked:
            canvas.rect(Box(earth.x + 4, middle_y - 9, 42, 18), "stop_pill", radius=9)
        canvas.paint_at("pieces", "water", earth.x + 16, middle_y, 0.58)
        canvas.text(earth.x + 27, middle_y + 4.5, str(water), NUMERAL.sized(13, 700), _COLOUR_ON_ROCK)
        return earth.x + 52
    box = Box(earth.x + 7, earth.y + 14, 46, earth.height - 22)
    canvas.rect(box, "soil4", "soilcut", 1.2, radius=5)
    kind = "water" if water else "water.missing.gauge"
    canvas.paint_at("pieces", kind, box.x + 14, middle_y, 0.78)
    canvas.text(box.x + 33, middle_y + 6, str(water), NUMERAL.sized(16, 700), _COLOUR_ON_ROCK, "m")
    if blocked:
        canvas.paint_at("pieces", "lock", box.right, box.y + 1, 0.86)
    return box.right + 8


def _paint_small_pinge(canvas: Canvas, box: Box, middle_y: float, mine: MinePicture, mode: LayoutMode) -> None:
    slope = 10.0 if mode is LayoutMode.WIDE else 3.0
    points = (
        (box.x, box.y),
        (box.x + slope, box.bottom),
        (box.right - slope, box.bottom),
        (box.right, box.y),
    )
    canvas.polygon(points, "lit", "outline", 1.4)
    size = 0.56 if mode is LayoutMode.WIDE else 0.4
    items = sum(mine.coal_groups) + len(mine.coal_groups) - 1
    pitch = (box.width - 2 * slope - 14) / items
    x = box.x + slope + 7 + pitch / 2
    coal = 0
    for number, group in enumerate(mine.coal_groups):
        for _ in range(group):
            canvas.paint_at("pieces", "coal.dug" if coal < mine.taken_coal else "coal", x, middle_y, size)
            coal += 1
            x += pitch
        if number < len(mine.coal_groups) - 1:
            element = "prop.pinge" if number < mine.pinge_wood else "prop.pinge.missing"
            canvas.paint_at("pieces", element, x, middle_y, 0.45 if mode is LayoutMode.WIDE else 0.27)
            x += pitch


def _paint_small_tunnel(canvas: Canvas, box: Box, middle_y: float, mine: MinePicture, mode: LayoutMode) -> None:
    wide = mode is LayoutMode.WIDE
    canvas.paint_at("pieces", "coal" if mine.shaft_coal else "coal.dug", box.x + 11, middle_y, 0.56 if wide else 0.42)
    x, style = box.x + (29 if wide else 27), NUMERAL.sized(16 if wide else 13, 700)
    canvas.text(x, middle_y + 5.5, str(mine.shaft_coal), style, _COLOUR_ON_ROCK, "m")
    left = box.x + 42
    width = (box.right - left) / len(mine.sections)
    lit = sum(section.is_propped for section in mine.sections)
    canvas.rect(Box(left, box.y, box.right - left, box.height), "closed", "outline", 1.2)
    if lit:
        canvas.rect(Box(left, box.y, width * lit, box.height), "lit", "outline", 1.2)
    for number, section in enumerate(mine.sections):
        _paint_small_section(canvas, Box(left + number * width, box.y, width, box.height), middle_y, section)


def _paint_small_section(canvas: Canvas, box: Box, middle_y: float, section: TunnelSectionPicture) -> None:
    if section.is_propped:
        canvas.rect(Box(box.x - 1, box.y, 4.4, box.height), "wood", "wood_lo", 1)
    else:
        canvas.line((box.x + 1, box.y + 2), (box.x + 1, box.bottom - 2), "missing", 1.1, dash=(2, 2.4))
    centre = box.x + box.width / 2 + 2
    if section.is_emptied:
        canvas.icon("check", centre, middle_y, 12, "#2a2018")
        return
    for index in range(section.coal_left):
        canvas.paint_at("pieces", "coal", centre + (index - (section.coal_left - 1) / 2) * 9.5, middle_y, 0.34)
