"""Places of the table: their elements, outlines, and positions of their pieces.

Positions on the large board come from its drawing. The places depend only on `PlacesKey`, and are made again only if
the key changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.game_ui.haspelknecht.boards import developments as tiles
from haspelknecht_qt.game_ui.haspelknecht.boards import mine, opponents, workers
from haspelknecht_qt.game_ui.haspelknecht.boards.farm import HEAP_ZOOM, PLAYER_DISKS_WIDTH, storage_element, storages_of
from haspelknecht_qt.game_ui.haspelknecht.boards.pools import pool_rows
from haspelknecht_qt.game_ui.haspelknecht.boards.scenery import GAUGE_CAPACITY
from haspelknecht_qt.game_ui.haspelknecht.elements import BROOK, PLATES
from haspelknecht_qt.game_ui.haspelknecht.pieces import BAG, HEAP_KINDS, PIECE_SIZE
from haspelknecht_qt.game_ui.haspelknecht.places_key import PlacesKey, places_key
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.game_ui.haspelknecht.view_state import TableMove, ViewState
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, TUNNEL_SECTIONS, Building, Mine, Step, Worker
from haspelknecht_qt.table import bubbles
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.elements import bot_bubble
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.places import PlaceLook, PlaceState, Shape, Slots, TablePlace, point_slots
from haspelknecht_qt.table.scene_contract import NameOf, ScenePlaces
from haspelknecht_qt.table.window_plan import Box

WATER_BUTTONS = (elements.WATER_1, elements.WATER_2)
EFFECT_BUTTONS = (elements.TIMBER_WOOD, elements.TIMBER_THALER, elements.SELL_1, elements.SELL_2)
BOARD_BUTTONS = WATER_BUTTONS + EFFECT_BUTTONS
_MINE_PREFIXES = ("pinge.coal", "pinge.water", "tunnel.coal", "shaft.")
OUTLINED_PREFIXES: Mapping[Step, tuple[str, ...]] = {
    Step.FIRST_TAKING: ("pool.",),
    Step.SECOND_TAKING: ("pool.",),
    Step.RETURNING_WATER: ("pinge.water",),
    Step.EXECUTING: (*PLATES.values(), *_MINE_PREFIXES, *EFFECT_BUTTONS, "player_disk"),
    Step.WINTER: (*PLATES.values(), *_MINE_PREFIXES),
    Step.STORING: (*PLATES.values(), *_MINE_PREFIXES, "farm."),
}
"""Prefixes of the names of places at which moves may begin, by step. These places are outlined."""
_PYRAMID = (((-7, -4), (7, 5)), ((-9, 6), (9, 6), (0, -8)))
_HEAP_OFFSETS = {
    "food": _PYRAMID,
    "wood": (((-2, -5), (2, 5)), ((-5, 7), (5, 7), (0, -4))),
    "coal": _PYRAMID,
    "thaler": (((-5, -5), (5, 5)), ((0, 7), (0, 0), (0, -7))),
    "debt": (((-4, -4), (4, 4)), ((-6, 5), (0, 0), (6, -5))),
}
"""Offsets (x, y) from the centre, for heaps of two pieces and of three, in units of the board's drawing."""


def needed_board_buttons(legal: Sequence[tuple[Path, TableMove]]) -> tuple[str, ...]:
    """Returns the small buttons on the large board that are needed for the legal moves."""
    found = {element for path, _ in legal for element in path if element in BOARD_BUTTONS}
    return tuple(button for button in BOARD_BUTTONS if button in found)


class HaspelknechtPlaces(ScenePlaces[ViewState]):
    """Places of the table, which do not overlap."""

    def __init__(self, art: Art, game: Haspelknecht) -> None:
        self._art = art
        self._game = game

    @override
    def key(self, view_state: ViewState) -> PlacesKey:
        return places_key(
            view_state.state,
            view_state.viewer,
            view_state.board_seat,
            view_state.regions,
            view_state.details.hex_field,
            needed_board_buttons(view_state.moves),
            view_state.askable_seats,
        )

    @override
    def places(self, view_state: ViewState, name: NameOf) -> tuple[TablePlace, ...]:
        return places(self._art, self.key(view_state), name)

    @override
    def states_without_moves(self, view_state: ViewState) -> Mapping[str, PlaceState]:
        """Returns the states of the workers' plates, by the plate's name.

        The plate of a worker who has worked is DONE. The plate of the viewer's worker at work is USABLE.
        """
        picture = workers.workers_picture(self._game, view_state.state, view_state.board_seat)
        prefix = elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board)
        states = {prefix + PLATES[each.worker]: PlaceState.DONE for each in picture.workers if each.is_done}
        if view_state.moves and not view_state.shows_opponent_board:
            at_work = [PLATES[each.worker] for each in picture.workers if each.actions_left is not None]
            states |= dict.fromkeys(at_work, PlaceState.USABLE)
        return states


def places(art: Art, key: PlacesKey, name: NameOf) -> tuple[TablePlace, ...]:
    """Returns all places of the table in reading order."""
    return tuple(_Builder(art, key, name).all_places())


class _Builder:
    """Makes the places of the table for one `PlacesKey`."""

    def __init__(self, art: Art, key: PlacesKey, name: NameOf) -> None:
        self._art = art
        self._key = key
        self._name = name
        self._regions = key.regions
        self._outlined_prefixes = OUTLINED_PREFIXES.get(key.step, ())
        self._zoom = key.regions.board_scale

    def all_places(self) -> Iterator[TablePlace]:
        """Yields all places: pools, developments, large board, its buttons and cards."""
        yield from self._pools()
        yield from self._tiles()
        yield from self._workers()
        yield from self._shaft_water() if self._key.mine.is_exhausted else self._pinge()
        yield from self._farm()
        yield from self._tunnel()
        yield from self._board_buttons()
        yield from self._cards()

    def _place_box(self, element: str) -> Box:
        """Returns the box of a named place of the large board, in scene units."""
        return self._regions.board_to_scene(box_of(self._art.bounds("board", element)))

    def _place_boxes(self, prefix: str, count: int) -> list[Box]:
        """Returns the boxes of places whose names are `prefix` and a number from 1, in scene units."""
        return [self._place_box(f"{prefix}.{number + 1}") for number in range(count)]

    def _board_place(
        self,
        place_id: str,
        box: Box,
        slots: Slots | None = None,
        *,
        radius: float = 6.0,
        piece_zoom: float = 1.0,
        tint_opacity: float = 1.0,
        tint_area: Shape | None = None,
        shows_plus: bool = True,
        is_reachable: bool = True,
        catch_area: Shape | None = None,
        drop_area: Shape | None = None,
        drop_count: int = 0,
    ) -> TablePlace:
        """Returns a place of the large board. `piece_zoom` is a factor of the normal size of its pieces."""
        return TablePlace(
            id=self._key.prefix + place_id,
            shape=_rounded_shape(box, radius * self._zoom),
            slots=slots,
            piece_size=PIECE_SIZE * self._zoom * piece_zoom,
            name=partial(self._name, place_id),
            tint_opacity=tint_opacity,
            tint_area=tint_area,
            shows_usable=place_id.startswith(self._outlined_prefixes),
            shows_plus=shows_plus,
            is_reachable=is_reachable and not self._key.prefix,
            catch_area=catch_area,
            drop_area=drop_area,
            drop_count=drop_count,
        )

    def _pools(self) -> Iterator[TablePlace]:
        region, mode = self._regions.pools, self._regions.mode
        head = Box(region.x, region.y, region.width, 30)
        yield TablePlace(BAG, _rounded_shape(head), name=partial(self._name, BAG), is_reachable=False)
        for number, row in enumerate(pool_rows(region, self._key.match_constants.player_count, mode)):
            reserve, pool = elements.reserve_element(number), elements.pool_element(number)
            for place_id, box, slots, disk in (
                (reserve, row.reserve, row.reserve_disk_position, row.reserve_disk_diameter),
                (pool, row.trough, row.action_disk_position, row.disk_diameter),
            ):
                yield TablePlace(
                    place_id,
                    Shape(box.x, box.y, box.width, box.height, box.height / 2),
                    slots,
                    piece_size=disk,
                    name=partial(self._name, place_id),
                    lifts_group=True,
                    shows_usable=place_id.startswith(self._outlined_prefixes),
                    shows_plus=False,
                )

    def _tiles(self) -> Iterator[TablePlace]:
        field = self._key.hex_field
        levels = self._key.match_constants.components.levels
        zoom = field.tile_width / tiles.DRAWN_TILE_WIDTH
        for number in self._key.match_constants.tiles:
            place_id = elements.tile_element(number)
            vp = len(levels[self._key.match_constants.tile_level[number]].vp)
            yield TablePlace(
                place_id,
                tiles.tile_outline(field, number),
                tiles.owner_slots(field, number, vp, shows_name=self._key.shows_names),
                piece_size=PIECE_SIZE * zoom * (0.8 if self._key.shows_names else 1.04),
                look=PlaceLook.TILE,
                name=partial(self._name, place_id),
            )

    def _workers(self) -> Iterator[TablePlace]:
        first, second = self._place_box("cart.1"), self._place_box("cart.2")
        both = Box(first.x, first.y, second.right - first.x, first.height)
        # Taken disks can go to only one of the carts. So the player may drop them anywhere around the carts.
        top, foot = self._regions.board.y, self._place_box("farmer").y
        road = _rounded_shape(Box(both.x - 8 * self._zoom, top, both.width + 16 * self._zoom, foot - top))
        for cart, count in zip(elements.CARTS, (6, 5), strict=True):
            slots = _centre_slots(self._place_boxes(f"{cart}.disk", count))
            yield self._board_place(
                cart,
                self._place_box(cart),
                slots,
                tint_opacity=0.3,
                piece_zoom=0.98,
                catch_area=road,
                drop_count=self._key.second_taking_limit if cart == elements.CARTS[1] else 0,
            )
        yield self._board_place(elements.CART, both, tint_opacity=0.3, shows_plus=False)
        disks = self._place_box("farm.disks")
        box = Box(disks.x - self._zoom, disks.y, PLAYER_DISKS_WIDTH * self._zoom, disks.height)
        slots = point_slots(box.x + 11 * self._zoom, box.center[1])
        yield self._board_place(
            elements.PLAYER_DISK, box, slots, radius=11, piece_zoom=0.76, tint_opacity=0.5, shows_plus=False
        )
        yield from self._plates()

    def _plates(self) -> Iterator[TablePlace]:
        contract = (Worker.HASPELKNECHT, Worker.COAL_MINER) if self._key.mine.is_exhausted else (Worker.COAL_DIGGER,)
        for worker in (*OWN_WORKERS, *contract):
            plate = PLATES[worker]
            disks = (
                self._place_boxes(f"{plate}.disk", 6) if worker in OWN_WORKERS else [self._place_box(f"{plate}.pay")]
            )
            box, portrait = self._place_box(plate), self._place_box(f"{plate}.portrait")
            # The highlight leaves out the niche behind the portrait, which keeps its own colour.
            edge = portrait.right + (0.6 if worker in OWN_WORKERS or worker == Worker.COAL_DIGGER else 5.8) * self._zoom
            area = _rounded_shape(Box(edge, box.y, box.right - edge, box.height), 3 * self._zoom)
            yield self._board_place(plate, box, _centre_slots(disks), tint_area=area, piece_zoom=0.95)
        if self._key.buildings & Building.WATER_MILL:
            mill = PLATES[Worker.WATER_MILL]
            slots = _centre_slots(self._place_boxes(f"{mill}.disk", 6))
            yield self._board_place(mill, self._place_box(mill), slots, piece_zoom=0.84)

    def _farm(self) -> Iterator[TablePlace]:
        farm = self._place_box("farm")
        yield self._board_place(elements.FARM, farm, shows_plus=False, is_reachable=False)
        for kind in HEAP_KINDS:
            heap, count = self._place_box(f"farm.{kind}"), self._place_box(f"farm.{kind}.count")
            box = Box(heap.x - self._zoom, heap.y, count.right - heap.x + self._zoom, heap.height)
            element, slots = elements.heap_element(kind), self._heap(kind, heap)
            # A good may be dropped anywhere on the farm, as the prompt says.
            yield self._board_place(
                element, box, slots, shows_plus=False, piece_zoom=HEAP_ZOOM, drop_area=_rounded_shape(farm)
            )
        # A good may be dropped anywhere in the row of storage places, which are small.
        top = self._place_box(storage_element(0)).y - 4 * self._zoom
        row = _rounded_shape(Box(farm.x, top, farm.width, farm.bottom - top))
        for number, storage in enumerate(storages_of(self._key.buildings)):
            box = self._place_box(storage_element(number))
            yield self._board_place(elements.STORAGES[storage], box, radius=4, piece_zoom=0.72, drop_area=row)
        if self._key.buildings & Building.CHARCOAL_BURNER:
            box = self._place_box("building.charcoal_burner")
            yield self._board_place(elements.CHARCOAL_BURNER, box, tint_opacity=0.3, shows_plus=False)
        for number, marker in enumerate(self._key.markers):
            box = self._place_box(f"marker.{number + 1}")
            yield self._board_place(elements.MARKERS[marker], box, tint_opacity=0.0, shows_plus=False)

    def _heap(self, kind: str, box: Box) -> Slots:
        """Returns the positions of the pieces in a heap. The fourth and all further pieces lie on the third."""
        x, y = box.center
        zoom = self._zoom
        two, three = _HEAP_OFFSETS[kind]

        def slot(index: int, count: int) -> tuple[float, float]:
            offsets = ((0, 0),) if count == 1 else two if count == 2 else three
            dx, dy = offsets[min(index, len(offsets) - 1)]
            return x + dx * zoom, y + dy * zoom

        return slot

    def _pinge(self) -> Iterator[TablePlace]:
        picture = self._key.mine
        yield self._board_place(BROOK, self._place_box("brook"), radius=22, tint_opacity=0.35, shows_plus=False)
        printed = mine.pinge_places(self._art, picture.coal_groups)
        coal, wood = ([self._regions.board_to_scene(box) for box in boxes] for boxes in printed)
        next_coal = coal[min(len(coal) - 1, picture.taken_coal)]
        slots = _centre_slots(coal[::-1])
        yield self._board_place(elements.PINGE_COAL, next_coal, slots, radius=20, tint_opacity=0.0, shows_plus=False)
        next_wood = wood[min(len(wood) - 1, picture.pinge_wood)]
        yield self._wood_symbol(Mine.PINGE, next_wood, wood, tint_opacity=0.5)
        drops = self._place_boxes("pinge.water", mine.MAX_PINGE_DROPS)
        first, last = drops[0], drops[min(max(1, picture.water), mine.MAX_PINGE_DROPS) - 1]
        box = Box(first.x, first.y, last.right - first.x, first.height)
        yield self._board_place(
            elements.PINGE_WATER, box, _centre_slots(drops), radius=15, tint_opacity=0.0, shows_plus=False
        )

    def _wood_symbol(self, mine_of_wood: Mine, next_symbol: Box, symbols: list[Box], tint_opacity: float) -> TablePlace:
        """Returns the next empty wood symbol. Wood may be dropped anywhere in the mine: it goes only there (E13)."""
        element, slots = elements.WOOD_SYMBOLS[mine_of_wood], _centre_slots(symbols)
        area = _rounded_shape(self._place_box(mine_of_wood.value))
        return self._board_place(element, next_symbol, slots, tint_opacity=tint_opacity, drop_area=area)

    def _shaft_water(self) -> Iterator[TablePlace]:
        yield self._board_place(BROOK, self._place_box("haspel.brook"), radius=22, tint_opacity=0.35, shows_plus=False)
        drops = self._place_boxes("shaft.water", GAUGE_CAPACITY)
        foot, top = drops[0], drops[min(max(1, self._key.mine.water), GAUGE_CAPACITY) - 1]
        box = Box(foot.x - 3 * self._zoom, top.y, foot.width + 6 * self._zoom, foot.bottom - top.y)
        slots = _centre_slots(drops)
        yield self._board_place(
            elements.SHAFT_WATER, box, slots, radius=8, tint_opacity=0.0, shows_plus=False, piece_zoom=0.94
        )

    def _tunnel(self) -> Iterator[TablePlace]:
        picture = self._key.mine
        coal = [self._place_box(name) for name in mine.tunnel_coal_places(self._key.match_constants.components.tunnel)]
        taken = sum(section.printed_coal - section.coal_left for section in picture.sections)
        next_coal = coal[min(len(coal) - 1, taken)]
        slots = _centre_slots(coal[::-1])
        yield self._board_place(elements.TUNNEL_COAL, next_coal, slots, radius=20, tint_opacity=0.0, shows_plus=False)
        props = [self._place_box(f"tunnel.wood.{number}") for number in range(TUNNEL_SECTIONS)]
        next_prop = props[min(TUNNEL_SECTIONS - 1, sum(section.is_propped for section in picture.sections))]
        yield self._wood_symbol(Mine.TUNNEL, next_prop, props, tint_opacity=0.4)
        shaft = self._place_boxes("shaft.coal", mine.SHAFT_COAL_PLACES)
        rows = min(4, max(2, -(-(picture.shaft_coal + 1) // 3)))
        foot, top = shaft[2], shaft[3 * (rows - 1)]
        box = Box(top.x, top.y, foot.right - top.x, foot.bottom - top.y)
        slots, area = _centre_slots(shaft), _rounded_shape(self._place_box("shaft"))
        yield self._board_place(elements.SHAFT_COAL, box, slots, tint_opacity=0.4, piece_zoom=0.83, drop_area=area)

    # Small buttons on the large board, and cards of the other players

    def _board_buttons(self) -> Iterator[TablePlace]:
        exhausted = self._key.mine.is_exhausted
        for place_id, box in button_boxes(self._art, self._regions, self._key.board_buttons, is_exhausted=exhausted):
            yield self._board_place(place_id, box, radius=16, tint_opacity=0.0, shows_plus=False)

    def _cards(self) -> Iterator[TablePlace]:
        mode = self._regions.mode
        for card, box in zip(self._key.cards, self._regions.opponents, strict=True):
            layout = opponents.card_layout(box, mode, is_exhausted=card.is_exhausted, has_mill=card.has_mill)
            prefix = elements.card(card.seat)
            yield TablePlace(prefix, _rounded_shape(box, 4), name=partial(self._name, prefix), shows_plus=False)
            if card.seat in self._key.askable_seats:
                bubble, reach = bot_bubble(card.seat), bubbles.hit_box(box, mode)
                shape = _rounded_shape(reach, reach.height / 2)
                yield TablePlace(bubble, shape, name=partial(self._name, bubble), shows_plus=False)
            size = layout.disk_diameter
            if card.shows_carts:
                slots = opponents.taken_disk_slots(layout)
                yield self._card_place(prefix, elements.HAND, layout.workers, slots, size)
            else:
                slots = opponents.unplaced_disk_slots(layout, mode, card.farm_item_count)
                yield self._card_place(prefix, elements.HAND, layout.farm, slots, opponents.UNPLACED_DISK_DIAMETER)
            for worker, cell in layout.cells:
                slots = opponents.plan_slots(cell, layout)
                yield self._card_place(prefix, PLATES[worker], cell, slots, size)

    def _card_place(self, card: str, part: str, box: Box, slots: Slots, size: float) -> TablePlace:
        """Returns a place for pieces on a card; pointing at this place counts as pointing at the card."""
        return TablePlace(
            f"{card}.{part}",
            _rounded_shape(box, 3),
            slots,
            size,
            part_of_element=card,
            shows_plus=False,
            is_reachable=False,
        )


def _rounded_shape(box: Box, radius: float = 6.0) -> Shape:
    return Shape(box.x, box.y, box.width, box.height, min(radius, box.width / 2, box.height / 2))


def _centre_slots(boxes: Sequence[Box]) -> Slots:
    """Returns the centres of boxes as positions of pieces. Pieces without a box of their own lie in the last box."""
    spots = [box.center for box in boxes]
    return lambda index, _count: spots[min(index, len(spots) - 1)]


def button_boxes(art: Art, regions: Regions, buttons: tuple[str, ...], *, is_exhausted: bool) -> list[tuple[str, Box]]:
    """Returns the buttons with their boxes: those about water on the brook, those about tiles on the farm."""
    brook = box_of(art.bounds("board", "haspel.brook" if is_exhausted else "brook"))
    farm = box_of(art.bounds("board", "farm"))
    found = []
    for number, button in enumerate(button for button in buttons if button in WATER_BUTTONS):
        middle = brook.x + brook.width / 2 + (number - 0.5) * 150
        found.append((button, regions.board_to_scene(Box(middle - 50, brook.y + 6, 100, 32))))
    effect = [button for button in buttons if button in EFFECT_BUTTONS]
    for number, button in enumerate(effect):
        width = (farm.width - 24 - 8 * (len(effect) - 1)) / len(effect)
        found.append((button, regions.board_to_scene(Box(farm.x + 12 + number * (width + 8), farm.y + 94, width, 32))))
    return found
