"""Places of the table: elements, outlines, and slots of their pieces.

Positions on the large board come from its drawing. Outlines depend only on `PlacesKey`: the places are made again only if
the key changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.game_ui.haspelknecht.boards import developments as tiles
from haspelknecht_qt.game_ui.haspelknecht.boards import mine, opponents, workers
from haspelknecht_qt.game_ui.haspelknecht.boards.farm import HEAP_ZOOM, storage_box, storages
from haspelknecht_qt.game_ui.haspelknecht.boards.own import GAUGE_CAPACITY
from haspelknecht_qt.game_ui.haspelknecht.boards.pools import pool_rows
from haspelknecht_qt.game_ui.haspelknecht.elements import BROOK, PLATES
from haspelknecht_qt.game_ui.haspelknecht.pieces import BAG, GOODS, PIECE_SIZE
from haspelknecht_qt.game_ui.haspelknecht.places_key import PlacesKey, places_key
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.game_ui.haspelknecht.view_state import TableMove, ViewState
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import TUNNEL_SECTIONS, Building, Mine, Step, Worker
from haspelknecht_qt.table import bubbles
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.elements import bot_bubble
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.places import PlaceLook, PlaceState, Shape, Slots, TablePlace, one_point
from haspelknecht_qt.table.scene_contract import Namer, ScenePlaces
from haspelknecht_qt.table.window_plan import Box

WATER_CHIPS = (elements.WATER_1, elements.WATER_2)
EFFECT_CHIPS = (elements.TIMBER_WOOD, elements.TIMBER_THALER, elements.SELL_1, elements.SELL_2)
CHIPS = WATER_CHIPS + EFFECT_CHIPS
_MINE = ("pinge.coal", "pinge.water", "tunnel.coal", "shaft.")
OUTLINED: Mapping[Step, tuple[str, ...]] = {
    Step.FIRST_TAKING: ("pool.",),
    Step.SECOND_TAKING: ("pool.",),
    Step.RETURNING_WATER: ("pinge.water",),
    Step.EXECUTING: (*PLATES.values(), *_MINE, *EFFECT_CHIPS, "player_disk"),
    Step.WINTER: (*PLATES.values(), *_MINE),
    Step.STORING: (*PLATES.values(), *_MINE, "farm."),
}
"""Prefixes of the places that are outlined while a move may start there, by step."""
_PYRAMID = (((-7, -4), (7, 5)), ((-9, 6), (9, 6), (0, -8)))
_HEAP_OFFSETS = {
    "food": _PYRAMID,
    "wood": (((-2, -5), (2, 5)), ((-5, 7), (5, 7), (0, -4))),
    "coal": _PYRAMID,
    "thaler": (((-5, -5), (5, 5)), ((0, 7), (0, 0), (0, -7))),
    "debt": (((-4, -4), (4, 4)), ((-6, 5), (0, 0), (6, -5))),
}
"""Distances (x, y) of two pieces, and of three, from the centre of a heap, by kind; in units of the board's drawing."""


def chips_of(legal: Sequence[tuple[Path, TableMove]]) -> tuple[str, ...]:
    """Returns the chips, the small buttons on the table, in the paths of legal moves."""
    found = {element for path, _ in legal for element in path if element in CHIPS}
    return tuple(chip for chip in CHIPS if chip in found)


class HaspelknechtPlaces(ScenePlaces[ViewState]):
    """Places of the table. They are side by side: no place covers another."""

    def __init__(self, art: Art, game: Haspelknecht) -> None:
        self._art = art
        self._game = game

    @override
    def key(self, view_state: ViewState) -> PlacesKey:
        return places_key(
            view_state.state,
            view_state.viewer,
            view_state.on_board,
            view_state.regions,
            view_state.details.hexes,
            chips_of(view_state.moves),
            view_state.askable_seats,
        )

    @override
    def places(self, view_state: ViewState, name: Namer) -> tuple[TablePlace, ...]:
        return places(self._art, self.key(view_state), name)

    @override
    def base_states(self, view_state: ViewState) -> Mapping[str, PlaceState]:
        """Returns the states of the plates of workers who are done and, on the viewer's own board, of the worker at work."""
        picture = workers.workers_picture(self._game, view_state.state, view_state.on_board)
        prefix = elements.opponent_board_prefix(is_opponent_board=view_state.is_opponent_board)
        base_states = {prefix + PLATES[each.worker]: PlaceState.DONE for each in picture.workers if each.done}
        if view_state.moves and not view_state.is_opponent_board:
            at_work = [PLATES[each.worker] for each in picture.workers if each.at_work is not None]
            base_states |= dict.fromkeys(at_work, PlaceState.USABLE)
        return base_states


def places(art: Art, key: PlacesKey, name: Namer) -> tuple[TablePlace, ...]:
    """Returns all places in reading order."""
    return tuple(_Builder(art, key, name).all())


class _Builder:
    """Builds the places for one key."""

    def __init__(self, art: Art, key: PlacesKey, name: Namer) -> None:
        self._art = art
        self._key = key
        self._name = name
        self._regions = key.regions
        self._outlined = OUTLINED.get(key.step, ())
        self._zoom = key.regions.board_scale

    def all(self) -> Iterator[TablePlace]:
        """Yields pools, developments, large board, chips and cards."""
        yield from self._pools()
        yield from self._tiles()
        yield from self._workers()
        yield from self._shaft_water() if self._key.mine.exhausted else self._pinge()
        yield from self._farm()
        yield from self._tunnel()
        yield from self._chips()
        yield from self._cards()

    # Helpers

    def _box(self, element: str) -> Box:
        """Returns the box of a place of the large board, in scene units."""
        return self._regions.on_board(box_of(self._art.bounds("board", element)))

    def _boxes(self, prefix: str, count: int) -> list[Box]:
        """Returns the boxes of the places of the large board that are numbered from 1 after a prefix."""
        return [self._box(f"{prefix}.{number + 1}") for number in range(count)]

    def _on_board(
        self,
        place_id: str,
        box: Box,
        slots: Slots | None = None,
        *,
        radius: float = 6.0,
        size: float = 1.0,
        tint: float = 1.0,
        tint_area: Shape | None = None,
        plus: bool = True,
        reachable: bool = True,
        catches: Shape | None = None,
    ) -> TablePlace:
        """Returns a place of the large board; `size` multiplies the pieces' own size."""
        return TablePlace(
            id=self._key.prefix + place_id,
            shape=_shape(box, radius * self._zoom),
            slots=slots,
            piece_size=PIECE_SIZE * self._zoom * size,
            name=partial(self._name, place_id),
            tint_opacity=tint,
            tint_area=tint_area,
            shows_usable=place_id.startswith(self._outlined),
            shows_plus=plus,
            is_reachable=reachable and not self._key.prefix,
            catch_area=catches,
        )

    # Commons

    def _pools(self) -> Iterator[TablePlace]:
        region, mode = self._regions.pools, self._regions.mode
        head = Box(region.x, region.y, region.width, 30)
        yield TablePlace(BAG, _shape(head), name=partial(self._name, BAG), is_reachable=False)
        for number, row in enumerate(pool_rows(region, self._key.printed.players, mode)):
            reserve, pool = elements.reserve(number), elements.pool(number)
            for place_id, box, slots, disk in (
                (reserve, row.reserve, row.reserve_slot, row.reserve_disk),
                (pool, row.trough, row.slot, row.disk),
            ):
                yield TablePlace(
                    place_id,
                    Shape(box.x, box.y, box.width, box.height, box.height / 2),
                    slots,
                    piece_size=disk,
                    name=partial(self._name, place_id),
                    lifts_group=True,
                    shows_usable=place_id.startswith(self._outlined),
                    shows_plus=False,
                )

    def _tiles(self) -> Iterator[TablePlace]:
        field = self._key.field
        levels = self._key.printed.components.levels
        zoom = field.tile / tiles.DRAWN_TILE_WIDTH
        for number in self._key.printed.tiles:
            place_id = elements.tile(number)
            vp = len(levels[self._key.printed.level[number]].vp)
            yield TablePlace(
                place_id,
                tiles.shape_of(field, number),
                tiles.owner_slots(field, number, vp, named=self._key.named),
                piece_size=PIECE_SIZE * zoom * (0.8 if self._key.named else 1.04),
                look=PlaceLook.TILE,
                name=partial(self._name, place_id),
            )

    # The board: workers

    def _workers(self) -> Iterator[TablePlace]:
        first, second = self._box("cart.1"), self._box("cart.2")
        both = Box(first.x, first.y, second.right - first.x, first.height)
        # In each taking, disks may go on one cart only, so the whole road and the sky above it count as that cart.
        top, foot = self._regions.board.y, self._box("farmer").y
        road = _shape(Box(both.x - 8 * self._zoom, top, both.width + 16 * self._zoom, foot - top))
        for cart, count in zip(elements.CARTS, (6, 5), strict=True):
            slots = _centres(self._boxes(f"{cart}.disk", count))
            yield self._on_board(cart, self._box(cart), slots, tint=0.3, size=0.98, catches=road)
        yield self._on_board(elements.CART, both, tint=0.3, plus=False)
        disks = self._box("farm.disks")
        box = Box(disks.x - self._zoom, disks.y, 78 * self._zoom, disks.height)
        slots = one_point(box.x + 11 * self._zoom, box.center[1])
        yield self._on_board(elements.PLAYER_DISK, box, slots, radius=11, size=0.76, tint=0.5, plus=False)
        yield from self._plates()

    def _plates(self) -> Iterator[TablePlace]:
        own = (Worker.FARMER, Worker.FARMHAND)
        contract = (Worker.HASPELKNECHT, Worker.COAL_MINER) if self._key.mine.exhausted else (Worker.COAL_DIGGER,)
        for worker in (*own, *contract):
            plate = PLATES[worker]
            slots = _centres(self._boxes(f"{plate}.disk", 6) if worker in own else [self._box(f"{plate}.pay")])
            box, portrait = self._box(plate), self._box(f"{plate}.portrait")
            # The highlight leaves out the niche behind the portrait, which keeps its colour.
            edge = portrait.right + (0.6 if worker in own or worker == Worker.COAL_DIGGER else 5.8) * self._zoom
            area = _shape(Box(edge, box.y, box.right - edge, box.height), 3 * self._zoom)
            yield self._on_board(plate, box, slots, tint_area=area, size=0.95)
        if self._key.buildings & Building.WATER_MILL:
            mill = PLATES[Worker.WATER_MILL]
            yield self._on_board(mill, self._box(mill), _centres(self._boxes(f"{mill}.disk", 6)), size=0.84)

    # The board: farm

    def _farm(self) -> Iterator[TablePlace]:
        yield self._on_board(elements.FARM, self._box("farm"), plus=False, reachable=False)
        for kind in GOODS:
            heap, count = self._box(f"farm.{kind}"), self._box(f"farm.{kind}.count")
            box = Box(heap.x - self._zoom, heap.y, count.right - heap.x + self._zoom, heap.height)
            yield self._on_board(elements.heap(kind), box, self._heap(kind, heap), plus=False, size=HEAP_ZOOM)
        for number, storage in enumerate(storages(self._key.buildings)):
            yield self._on_board(elements.STORAGES[storage], self._box(storage_box(number)), radius=4, size=0.72)
        if self._key.buildings & Building.CHARCOAL_BURNER:
            box = self._box("building.charcoal_burner")
            yield self._on_board(elements.CHARCOAL_BURNER, box, tint=0.3, plus=False)
        for number, marker in enumerate(self._key.markers):
            box = self._box(f"marker.{number + 1}")
            yield self._on_board(elements.MARKERS[marker], box, tint=0.0, plus=False)

    def _heap(self, kind: str, box: Box) -> Slots:
        """Returns the slots of a heap; further pieces are on top of the third."""
        x, y = box.center
        zoom = self._zoom
        two, three = _HEAP_OFFSETS[kind]

        def slot(index: int, count: int) -> tuple[float, float]:
            offsets = ((0, 0),) if count == 1 else two if count == 2 else three
            dx, dy = offsets[min(index, len(offsets) - 1)]
            return x + dx * zoom, y + dy * zoom

        return slot

    # The board: mine

    def _pinge(self) -> Iterator[TablePlace]:
        picture = self._key.mine
        yield self._on_board(BROOK, self._box("brook"), radius=22, tint=0.35, plus=False)
        printed = mine.pinge_places(self._art, picture.groups)
        coal, wood = ([self._regions.on_board(box) for box in boxes] for boxes in printed)
        next_coal = coal[min(len(coal) - 1, picture.pinge)]
        yield self._on_board(elements.PINGE_COAL, next_coal, _centres(coal[::-1]), radius=20, tint=0.0, plus=False)
        next_wood = wood[min(len(wood) - 1, picture.pinge_wood)]
        yield self._on_board(elements.WOOD_SYMBOLS[Mine.PINGE], next_wood, _centres(wood), tint=0.5)
        drops = self._boxes("pinge.water", mine.MAX_PINGE_DROPS)
        first, last = drops[0], drops[min(max(1, picture.water), mine.MAX_PINGE_DROPS) - 1]
        box = Box(first.x, first.y, last.right - first.x, first.height)
        yield self._on_board(elements.PINGE_WATER, box, _centres(drops), radius=15, tint=0.0, plus=False)

    def _shaft_water(self) -> Iterator[TablePlace]:
        yield self._on_board(BROOK, self._box("haspel.brook"), radius=22, tint=0.35, plus=False)
        drops = self._boxes("shaft.water", GAUGE_CAPACITY)
        foot, top = drops[0], drops[min(max(1, self._key.mine.water), GAUGE_CAPACITY) - 1]
        box = Box(foot.x - 3 * self._zoom, top.y, foot.width + 6 * self._zoom, foot.bottom - top.y)
        yield self._on_board(elements.SHAFT_WATER, box, _centres(drops), radius=8, tint=0.0, plus=False, size=0.94)

    def _tunnel(self) -> Iterator[TablePlace]:
        picture = self._key.mine
        coal = [self._box(name) for name in mine.tunnel_coal_slots(self._key.printed.components.tunnel)]
        taken = sum(section.coal - section.left for section in picture.sections)
        next_coal = coal[min(len(coal) - 1, taken)]
        yield self._on_board(elements.TUNNEL_COAL, next_coal, _centres(coal[::-1]), radius=20, tint=0.0, plus=False)
        props = [self._box(f"tunnel.wood.{number}") for number in range(TUNNEL_SECTIONS)]
        next_prop = props[min(TUNNEL_SECTIONS - 1, sum(section.propped for section in picture.sections))]
        yield self._on_board(elements.WOOD_SYMBOLS[Mine.TUNNEL], next_prop, _centres(props), tint=0.4)
        shaft = self._boxes("shaft.coal", 12)
        rows = min(4, max(2, -(-(picture.shaft + 1) // 3)))
        foot, top = shaft[2], shaft[3 * (rows - 1)]
        box = Box(top.x, top.y, foot.right - top.x, foot.bottom - top.y)
        yield self._on_board(elements.SHAFT_COAL, box, _centres(shaft), tint=0.4, size=0.83)

    # Chips and cards

    def _chips(self) -> Iterator[TablePlace]:
        for place_id, box in chip_boxes(self._art, self._regions, self._key.chips, exhausted=self._key.mine.exhausted):
            yield self._on_board(place_id, box, radius=16, tint=0.0, plus=False)

    def _cards(self) -> Iterator[TablePlace]:
        mode = self._regions.mode
        for card, box in zip(self._key.cards, self._regions.opponents, strict=True):
            layout = opponents.card_layout(box, mode, exhausted=card.exhausted, mill=card.mill)
            prefix = elements.card(card.seat)
            yield TablePlace(prefix, _shape(box, 4), name=partial(self._name, prefix), shows_plus=False)
            if card.seat in self._key.asked:
                spoken, reach = bot_bubble(card.seat), bubbles.hit_box(box, mode)
                yield TablePlace(
                    spoken, _shape(reach, reach.height / 2), name=partial(self._name, spoken), shows_plus=False
                )
            if card.carts:
                yield self._on_card(prefix, elements.HAND, layout.strip, opponents.hand_slots(layout), layout.disk)
            else:
                slots = opponents.spare_slots(layout, mode, card.things)
                yield self._on_card(prefix, elements.HAND, layout.farm, slots, opponents.SPARE_DISK_DIAMETER)
            for worker, cell in layout.cells:
                yield self._on_card(prefix, PLATES[worker], cell, opponents.plan_slots(cell, layout), layout.disk)

    def _on_card(self, card: str, part: str, box: Box, slots: Slots, size: float) -> TablePlace:
        """Returns a place for pieces on a card; pointing at the place counts as pointing at the card."""
        return TablePlace(
            f"{card}.{part}", _shape(box, 3), slots, size, part_of=card, shows_plus=False, is_reachable=False
        )


def _shape(box: Box, radius: float = 6.0) -> Shape:
    return Shape(box.x, box.y, box.width, box.height, min(radius, box.width / 2, box.height / 2))


def _centres(boxes: Sequence[Box]) -> Slots:
    """Returns slots at the centres of boxes; further pieces share the last slot."""
    spots = [box.center for box in boxes]
    return lambda index, _count: spots[min(index, len(spots) - 1)]


def chip_boxes(art: Art, regions: Regions, chips: tuple[str, ...], *, exhausted: bool) -> list[tuple[str, Box]]:
    """Returns the boxes of the chips: on the brook for water, on the farm's storage row for tiles."""
    brook = box_of(art.bounds("board", "haspel.brook" if exhausted else "brook"))
    farm = box_of(art.bounds("board", "farm"))
    found = []
    for number, chip in enumerate(chip for chip in chips if chip in WATER_CHIPS):
        middle = brook.x + brook.width / 2 + (number - 0.5) * 150
        found.append((chip, regions.on_board(Box(middle - 50, brook.y + 6, 100, 32))))
    effect = [chip for chip in chips if chip in EFFECT_CHIPS]
    for number, chip in enumerate(effect):
        width = (farm.width - 24 - 8 * (len(effect) - 1)) / len(effect)
        found.append((chip, regions.on_board(Box(farm.x + 12 + number * (width + 8), farm.y + 94, width, 32))))
    return found
