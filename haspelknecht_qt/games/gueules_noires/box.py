"""What does not change in a match: the printed data and the spaces in play, prepared for quick questions."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.model import COLOUR_OF, FACES, MINECARTS_ON, Stacked
from haspelknecht_qt.games.gueules_noires.printed import (
    EXTRACTION_IDS,
    FACTORY_IDS,
    MONEY_IDS,
    ORDER_SPACE_IDS,
    SPACE_IDS,
    VEHICLES,
)


class Action(StrEnum):
    """What a worker space is for (GA)."""

    FACTORY = "factory"
    EXTRACTION = "extraction"
    DELIVERY = "delivery"
    MONEY = "money"
    ORDER = "order"
    DRAW_FIVE = "draw five"


@frozen
class Space:
    """A worker space.

    `value` is for the factory and the orders the place of the tile or card, for the extraction its moves, for a delivery the Vehicle,
    for the capital its francs, and for a draw-5 what it draws (a Stacked). `stacked` is the stack that the space is refilled or drawn from.
    """

    id: str
    action: Action
    value: int
    is_open: bool
    stacked: Stacked | None = None

    @property
    def is_refilled(self) -> bool:
        """Whether a tile or a card lies here, which the stack replaces when it is taken (GA10)."""
        return self.action is Action.FACTORY or self.action is Action.ORDER


@frozen(eq=False)
class Box:
    """One match's unchanging side. Compared by identity: all states of a match share one box.

    `delivered_open` tells whether delivered orders lie face up (GR13), `first_player` the seat that starts or None for the lot (GR1). `spaces` are in
    the order of SPACE_IDS; `open_tiles` and `open_orders` are the places, from 0, of the open spaces with a tile and with a card. `price` goes by
    face; `cells` holds four numbers by colour for each order, `vp` and `vehicle` one.
    """

    components: Components
    players: int
    first_player: int | None
    delivered_open: bool
    spaces: tuple[Space, ...] = field(init=False)
    open_tiles: tuple[int, ...] = field(init=False)
    open_orders: tuple[int, ...] = field(init=False)
    price: tuple[int, ...] = field(init=False)
    cells: tuple[int, ...] = field(init=False)
    vp: tuple[int, ...] = field(init=False)
    vehicle: tuple[int, ...] = field(init=False)

    @spaces.default
    def _spaces(self) -> tuple[Space, ...]:
        return tuple(self._space(name) for name in SPACE_IDS)

    def _space(self, name: str) -> Space:
        components = self.components
        marked = {2: (*components.marked_2, *components.marked_2_3), 3: components.marked_2_3, 4: ()}[self.players]
        is_open = name not in marked
        if name in FACTORY_IDS:
            return Space(name, Action.FACTORY, FACTORY_IDS.index(name), is_open, Stacked.TILES)
        if name in ORDER_SPACE_IDS:
            return Space(name, Action.ORDER, ORDER_SPACE_IDS.index(name), is_open, Stacked.ORDERS)
        if name in EXTRACTION_IDS:
            return Space(name, Action.EXTRACTION, components.moves[name], is_open)
        if name in MONEY_IDS:
            return Space(name, Action.MONEY, components.francs[name], is_open)
        kind, _, detail = name.partition("-")
        if detail == "draw5":
            stacked = Stacked.TILES if kind == "factory" else Stacked.ORDERS
            return Space(name, Action.DRAW_FIVE, stacked, is_open, stacked)
        return Space(name, Action.DELIVERY, VEHICLES.index(detail), is_open)

    @open_tiles.default
    def _open_tiles(self) -> tuple[int, ...]:
        return tuple(space.value for space in self.spaces if space.action is Action.FACTORY and space.is_open)

    @open_orders.default
    def _open_orders(self) -> tuple[int, ...]:
        return tuple(space.value for space in self.spaces if space.action is Action.ORDER and space.is_open)

    @price.default
    def _price(self) -> tuple[int, ...]:
        return tuple(MINECARTS_ON[face] * self.components.price[COLOUR_OF[face]] for face in FACES)

    @cells.default
    def _cells(self) -> tuple[int, ...]:
        return tuple(count for order in self.components.orders for count in order.cells)

    @vp.default
    def _vp(self) -> tuple[int, ...]:
        return tuple(order.vp for order in self.components.orders)

    @vehicle.default
    def _vehicle(self) -> tuple[int, ...]:
        return tuple(order.vehicle for order in self.components.orders)


BANK = len(SPACE_IDS)
"""The number of the bank among the places for workers; it is no space (GT3)."""
SPACES = range(len(SPACE_IDS))
FACTORY_SPACES = tuple(
    number for number, name in enumerate(SPACE_IDS) if name in FACTORY_IDS or name == "factory-draw5"
)
"""The numbers of the factory's spaces, its draw-5 included (GE4)."""
