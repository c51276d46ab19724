"""Places of the table: elements with their outlines, and the positions ("slots") of the pieces on them.

Positions are taken from the drawings. `PlacesKey` contains everything on which the outlines depend. The places are made
again only when this key changes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards import majorities, opponents, tray
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import (
    CAGE_WIDTH,
    CART_ZOOM,
    COAL_SHARE_OF_SPOT,
    CUBE_WIDTH_IN_CART,
    MAX_WORKERS_IN_ONE_ROW,
    PAIRED_COAL_SHARE_OF_SPOT,
    PAIRED_COAL_SHIFT,
    Geometry,
)
from haspelknecht_qt.game_ui.gueules_noires.boards.mine_layout import OutstandingOrder
from haspelknecht_qt.game_ui.gueules_noires.piece_pictures import DRAWN_SIZES
from haspelknecht_qt.game_ui.gueules_noires.places_key import PlacesKey, places_key
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires.match_data import BANK, IS_SPACE_REFILLED, Action
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, MineSide, StackKind, Step
from haspelknecht_qt.table import bubbles
from haspelknecht_qt.table import elements as common_elements
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import box_of, rect_of
from haspelknecht_qt.table.places import Shape, Slots, TablePlace, point_slots
from haspelknecht_qt.table.scene_contract import NameOf, ScenePlaces
from haspelknecht_qt.table.window_plan import Box

COAL_WIDTH_IN_STOCK = 28.0
COAL_WIDTH_IN_SUPPLY = (21.0, 22.0)
"""Width of a cube in the general supply, in units of the drawing: wide yard, small yard."""
COAL_WIDTH_IN_CAGE = 31.0


def tray_of(geometry: Geometry, key: PlacesKey) -> tray.TrayLayout | None:
    """Returns the tray, the panel of pieces to choose from; None if there is nothing to choose."""
    if key.draft_orders:
        total = key.match_constants.components.setup.display_size[key.player_count]
        return tray.draft_tray(geometry, len(key.draft_orders), total)
    if key.drawn_count and key.stack_kind is not None:
        return tray.draw_five_tray(geometry, key.stack_kind, key.drawn_count)
    return None


class GueulesNoiresPlaces(ScenePlaces[ViewState]):
    """Places of the table.

    While no piece is held, all outlines look the same, because the boards themselves show which places can be chosen.
    """

    def __init__(self, art: Art) -> None:
        self._art = art

    @override
    def key(self, view_state: ViewState) -> PlacesKey:
        return places_key(view_state)

    @override
    def places(self, view_state: ViewState, name: NameOf) -> tuple[TablePlace, ...]:
        return tuple(self._builder(view_state, name).all())

    @override
    def covered_places(self, view_state: ViewState) -> frozenset[str]:
        """Returns the names of the places in the yard that the tray covers."""
        return frozenset(place.id for place in self._builder(view_state, lambda place: place).places_below_tray())

    @override
    def rearranged_places(self, before: ViewState, view_state: ViewState) -> tuple[TablePlace, ...]:
        """Returns the places of the outstanding orders if an order has come or gone: the others leave no gap."""
        orders_before, orders = (each.state.players[each.board_seat].orders for each in (before, view_state))
        return () if orders == orders_before else tuple(self._builder(view_state, lambda place: place).orders())

    def _builder(self, view_state: ViewState, name: NameOf) -> _Builder:
        return _Builder(self._art, places_key(view_state), name)


class _Builder:
    """Builds the places for one `PlacesKey`."""

    def __init__(self, art: Art, key: PlacesKey, name: NameOf) -> None:
        self._key = key
        self._name = name
        self._geometry = Geometry(art, key.regions)
        self._tray = tray_of(self._geometry, key)

    def all(self) -> Iterator[TablePlace]:
        """Yields the places of the shift clock, the tray, the yard, the large mine and the other players' cards."""
        yield from self._clock()
        yield from self._tray_places()
        below = {place.id for place in self.places_below_tray()}
        yield from (place for place in self._yard() if place.id not in below)
        yield from self._surface()
        yield from self._shaft()
        yield from self._minecarts()
        yield from self.orders()
        yield from self._cards()

    def places_below_tray(self) -> Iterator[TablePlace]:
        """Yields the places that the tray covers; none if there is no tray."""
        if self._tray is not None:
            yield from (place for place in self._yard() if self._tray.box.overlaps(box_of(place.shape.bounds)))

    def _place(
        self,
        place: str,
        box: Box,
        slots: Slots | None = None,
        *,
        piece_size: float = 35.0,
        radius: float = 5.0,
        tint_opacity: float = 1.0,
        drop_count: int = 0,
        part_of_element: str | None = None,
        shows_usable: bool = False,
        on_top: bool = False,
        is_reachable: bool = True,
        catch_box: Box | None = None,
        row_box: Box | None = None,
        carried_place: str | None = None,
        key: str = "",
        click_makes_move: bool = False,
        shift_element: str = "",
    ) -> TablePlace:
        return TablePlace(
            id=place,
            shape=Shape.rect(rect_of(box), radius),
            slots=slots,
            piece_size=piece_size,
            carried_place=carried_place,
            name=lambda: self._name(place),
            tint_opacity=tint_opacity,
            drop_count=drop_count,
            part_of_element=part_of_element,
            shows_usable=shows_usable,
            on_top=on_top,
            shows_plus=False,
            is_reachable=is_reachable and not elements.is_on_opponent_board(place),
            catch_area=None if catch_box is None else Shape.rect(rect_of(catch_box), 0.0),
            drop_area=None if row_box is None else Shape.rect(rect_of(row_box), 0.0),
            drop_area_takes_clicks=row_box is not None,
            key="" if elements.is_on_opponent_board(place) else key,
            click_makes_move=click_makes_move,
            shift_element=shift_element,
            repeats_move=place == elements.WHOLE_HAND,
            wheel_row=elements.LEVEL_GROUP if elements.LEVEL_BY_ELEMENT.get(place) is not None else "",
        )

    def _clock(self) -> Iterator[TablePlace]:
        regions = self._key.regions
        layout = majorities.clock_layout(regions, self._key.player_count, self._key.shift)
        yield self._place(elements.CLOCK, layout.clock_box, radius=layout.clock_box.width / 2, tint_opacity=0.0)
        for number, box in enumerate(layout.rows):
            if box is not None:
                yield self._place(elements.clock_element(number), box, tint_opacity=0.0)

    def _tray_places(self) -> Iterator[TablePlace]:
        key, found = self._key, self._tray
        if found is None:
            return
        if found.holds_draft:
            names = [elements.order(number) for number in key.draft_orders]
        else:
            names = [elements.drawn_piece_element(place) for place in range(key.drawn_count)]
        for number, (name, cell) in enumerate(zip(names, found.piece_boxes, strict=True), 1):
            yield self._place(
                name,
                cell,
                point_slots(*tray.piece_centre(found, cell)),
                piece_size=found.piece_size,
                shows_usable=True,
                tint_opacity=0.0,
                key=str(number) if number < 10 else "",
                click_makes_move=True,
            )
        for name, side in ((elements.STACK_TOP, found.top_box), (elements.UNDER_STACK, found.under_box)):
            if side is not None:
                yield self._place(name, side, radius=6, tint_opacity=0.4)
        if found.button_box is not None and key.step is Step.RETURN:
            yield self._place(elements.WHOLE_HAND, found.button_box, radius=6, tint_opacity=0.0, click_makes_move=True)
        elif found.button_box is not None:
            yield self._place(elements.TAKE_NONE, found.button_box, radius=6, tint_opacity=0.0, key="0")

    def _yard(self) -> Iterator[TablePlace]:
        key, geometry = self._key, self._geometry
        costs = dict(zip(key.match_constants.open_spaces, key.space_costs, strict=True))
        for number, space in enumerate(key.match_constants.spaces):
            slots = self._worker_slots(number) if space.is_open else None
            size = geometry.worker_height * (0.86 if space.action in {Action.EXTRACTION, Action.MONEY} else 1.0)
            takes = costs.get(number, 0)
            yield self._place(
                elements.space(number), geometry.space_box(number), slots, piece_size=size, drop_count=takes
            )
            if IS_SPACE_REFILLED[number] and space.is_open:
                is_tile = space.action is Action.FACTORY
                box = geometry.space_box(number, "tile" if is_tile else "card")
                size = box.height if is_tile else box.width
                name, centre = pieces.offered_piece_place(number), point_slots(*box.center)
                yield self._place(name, box, centre, piece_size=size, is_reachable=False)
            if space.action is Action.DRAW_FIVE:
                stack = elements.STACK_ELEMENTS[StackKind(space.value)]
                yield self._place(stack, geometry.space_box(number, "stack"))
        yield self._place(elements.BANK, geometry.space_box(BANK), drop_count=1, key="B")
        for seat in range(key.player_count):
            spot = geometry.space_box(BANK, f"worker.{seat + 1}")
            slots = point_slots(*spot.center)
            yield self._place(f"{pieces.BANK_PLACE}.{seat}", spot, slots, piece_size=spot.height, is_reachable=False)
        yield from self._canteen()
        yield self._place(elements.SUPPLY, geometry.box_in_yard("supply"))
        for colour in Colour:
            box = geometry.box_in_yard(f"supply.{colour.word}")
            size = COAL_WIDTH_IN_SUPPLY[geometry.is_small] * key.regions.yard_scale
            yield self._place(
                elements.supply(colour),
                box.grown(2),
                point_slots(*box.center),
                piece_size=size,
                shows_usable=True,
                key=str(colour.level),
                click_makes_move=True,
            )

    def _worker_slots(self, number: int) -> Slots:
        geometry, space = self._geometry, self._key.match_constants.spaces[number]
        return lambda index, _count: geometry.worker_position(space, number, index)

    def _canteen(self) -> Iterator[TablePlace]:
        geometry, players = self._geometry, self._key.player_count
        yield self._place(elements.CANTEEN, geometry.box_in_yard("canteen"))
        for seat in range(players):
            bench = geometry.box_in_yard(f"canteen.{players}.{seat + 1}")
            size = geometry.box_in_yard(f"canteen.{players}.{seat + 1}.worker").height
            slots = _canteen_slots(geometry, players, seat)
            yield self._place(f"{pieces.CANTEEN_PLACE}.{seat}", bench, slots, piece_size=size, is_reachable=False)

    def _surface(self) -> Iterator[TablePlace]:
        geometry, many = self._geometry, self._key.has_many_workers
        count = 2 * MAX_WORKERS_IN_ONE_ROW if many else MAX_WORKERS_IN_ONE_ROW
        yield self._place(
            self._key.prefix + elements.CREW,
            geometry.box_in_mine("crew"),
            lambda index, _count: geometry.crew_position(index, count),
            piece_size=geometry.crew_worker_height(count),
            shows_usable=True,
        )
        yield self._place(self._key.prefix + elements.FRANCS, geometry.box_in_mine("francs"))
        yield self._place(self._key.prefix + elements.STOCK, geometry.box_in_mine("stock"))
        for colour in Colour:
            # This box is only as large as the cube. A click on it chooses the second cube of a pair (GA5).
            # A click beside it chooses the storage.
            box = geometry.box_in_mine(f"stock.{colour.word}")
            yield self._place(
                self._key.prefix + elements.cubes_element(CubeSource(len(Colour) + colour)),
                box,
                point_slots(*box.center),
                piece_size=COAL_WIDTH_IN_STOCK * geometry.mine_scale,
                tint_opacity=0.5,
                click_makes_move=True,
                shift_element=elements.PAIR_BUTTON,
            )
        if self._key.can_pair:
            yield self._place(elements.PAIR_BUTTON, pair_button_box(geometry), radius=20.0, shows_usable=True)

    def _shaft(self) -> Iterator[TablePlace]:
        geometry, zoom = self._geometry, self._geometry.mine_scale
        earth = geometry.drawing_box("earth")
        foot = geometry.drawing_box("foot")
        ground = Box(earth.x, earth.y, foot.right - earth.x, foot.y - earth.y)
        yield self._place(self._key.prefix + elements.MINE, geometry.regions.board_to_scene(ground), tint_opacity=0.0)
        shaft = geometry.drawing_box("shaft.rail")
        cell = geometry.drawing_box("level.2").y - geometry.drawing_box("level.1").y
        for level in pieces.CAGE_LEVELS:
            name = elements.level(level)
            cage = geometry.cage_box(level)
            box = geometry.drawing_box("surface.target") if level == SURFACE else geometry.drawing_box(name)
            height = box.height if level == SURFACE else cell
            near = Box(shaft.x - 90, box.center[1] - height / 2, shaft.width + 180, height)
            # A tunnel level is a whole row: its rock takes the cage, too. At the surface, other places lie there.
            row = None if level == SURFACE else Box(ground.x, near.y, ground.width, height)
            yield self._place(
                self._key.prefix + name,
                geometry.regions.board_to_scene(box),
                point_slots(*geometry.regions.board_to_scene(cage).center),
                piece_size=DRAWN_SIZES[pieces.CAGE] * cage.width / CAGE_WIDTH * zoom,
                carried_place=self._key.prefix + pieces.cage_load_place(level),
                catch_box=geometry.regions.board_to_scene(near),
                row_box=None if row is None else geometry.regions.board_to_scene(row),
                key=str(level),
            )
            yield self._place(
                self._key.prefix + pieces.cage_load_place(level),
                geometry.regions.board_to_scene(cage),
                self._cage_slots(level),
                piece_size=COAL_WIDTH_IN_CAGE * cage.width / CAGE_WIDTH * zoom,
                on_top=True,
                is_reachable=False,
                click_makes_move=True,
                shift_element=elements.PAIR_BUTTON,
            )
        if not self._key.prefix:
            yield self._place(
                elements.CAGE,
                geometry.regions.board_to_scene(geometry.cage_box(self._key.level)),
                tint_opacity=0.35,
                shows_usable=True,
            )
        yield self._place(self._key.prefix + elements.BALANCE, geometry.box_in_mine("foot"), tint_opacity=0.0)

    def _cage_slots(self, level: int) -> Slots:
        geometry = self._geometry
        last = self._key.match_constants.components.cage_places - 1

        def slot(index: int, _count: int) -> tuple[float, float]:
            x, y = geometry.cage_place_position(level, min(index, last))
            box = geometry.regions.board_to_scene(Box(x, y, 0, 0))
            return box.x, box.y

        return slot

    def _minecarts(self) -> Iterator[TablePlace]:
        geometry, zoom = self._geometry, self._geometry.mine_scale
        printed = self._key.match_constants.components.printed_minecart_side
        for colour in Colour:
            for side in MineSide:
                for laid in geometry.tile_positions(printed, self._key.tile_counts, colour.level, side):
                    for name, (x, y) in zip(laid.tile.minecart_places(), laid.cart_origins, strict=True):
                        cube = geometry.regions.board_to_scene(Box(x - 13, y - 11 * CART_ZOOM - 13, 26, 26))
                        yield self._place(
                            self._key.prefix + name,
                            cube,
                            point_slots(*cube.center),
                            piece_size=CUBE_WIDTH_IN_CART * CART_ZOOM * zoom,
                            is_reachable=False,
                            shows_usable=True,
                            click_makes_move=True,
                        )
                        if name == self._key.waiting_minecart and not self._key.prefix:
                            yield self._waiting_minecart((x, y), laid.cart_origins)

    def _waiting_minecart(self, origin: tuple[float, float], origins: Sequence[tuple[float, float]]) -> TablePlace:
        """Returns the place of the minecart at `origin`. Its tile has a row of minecarts at `origins`."""

        def box_around(first: tuple[float, float], last: tuple[float, float]) -> Box:
            (left, top), (right, bottom) = first, last
            box = Box(left - 20, top - 27, right - left + 40, bottom - top + 48)
            return self._geometry.regions.board_to_scene(box)

        return self._place(
            elements.WAITING_MINECART,
            box_around(origin, origin),
            shows_usable=True,
            # A cube may be dropped on any minecart of the tile: the rules do not distinguish them.
            catch_box=box_around(min(origins), max(origins)),
        )

    def orders(self) -> Iterator[TablePlace]:
        """Yields the places of the outstanding orders, and of the delivered ones."""
        geometry = self._geometry
        yield self._place(self._key.prefix + elements.ORDERS, geometry.box_in_mine("orders"), tint_opacity=0.25)
        count = len(self._key.orders)
        for index, order in enumerate(self._key.orders):
            card = geometry.regions.board_to_scene(geometry.order_box(index, count))
            yield self._place(
                self._key.prefix + pieces.order_place(order.number),
                card,
                point_slots(*card.center),
                piece_size=card.width,
            )
            for spot_index in range(len(order.spots)):
                yield self._spot_place(order, spot_index, card)
        yield self._place(self._key.prefix + elements.DELIVERED_ORDERS, geometry.box_in_mine("delivered"))

    def _spot_place(self, order: OutstandingOrder, spot_index: int, card: Box) -> TablePlace:
        spot, box = order.spots[spot_index], self._geometry.spot_box(card, len(order.spots), spot_index)
        x, y = box.center
        if len(spot.cubes) < 2:
            slots, size = point_slots(x, y), COAL_SHARE_OF_SPOT
        else:
            shift = PAIRED_COAL_SHIFT * box.width

            def slots(index: int, _count: int) -> tuple[float, float]:
                return (x - shift, y - shift) if index == 0 else (x + shift, y + shift)

            size = PAIRED_COAL_SHARE_OF_SPOT
        return self._place(
            self._key.prefix + pieces.order_spot_place(order.number, spot_index),
            box,
            slots,
            piece_size=size * box.width,
            radius=4,
            part_of_element=self._key.prefix + elements.spots_element(order.number, spot.colour)
            if spot.is_free
            else None,
            on_top=True,
            # A cube may be dropped anywhere on the card.
            catch_box=card,
        )

    def _cards(self) -> Iterator[TablePlace]:
        key = self._key
        others = [seat for seat in range(key.player_count) if seat != key.viewer]
        for seat, box in zip(others, key.regions.opponents, strict=True):
            yield self._place(elements.card(seat), box, tint_opacity=0.0)
            figure = opponents.crew_box(box, key.regions.mode)
            name = elements.card(seat, elements.CREW)
            yield self._place(name, figure, point_slots(*figure.center), piece_size=figure.height, is_reachable=False)
            if seat in key.askable_seats:
                reach = bubbles.hit_box(box, key.regions.mode)
                yield self._place(common_elements.bot_bubble(seat), reach, radius=reach.height / 2)


def _canteen_slots(geometry: Geometry, players: int, seat: int) -> Slots:
    return lambda index, _count: geometry.canteen_position(players, seat, index)


def pair_button_box(geometry: Geometry) -> Box:
    """Returns the box of the button for putting two cubes on one order spot, in a corner of the storage."""
    stock = geometry.drawing_box("stock")
    return geometry.regions.board_to_scene(Box(stock.right - 110, stock.y + 5, 104, 23))
