"""Constants of a match: printed data and spaces in play, prepared for fast access."""

from __future__ import annotations

from enum import StrEnum

from attrs import field, frozen

from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import FACTORY_IDS, ORDER_SPACE_IDS, SPACE_IDS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import COLOUR_OF, FACES, MINECARTS_ON, Stacked


class Action(StrEnum):
    """Purpose of a worker space (GA)."""

    FACTORY = "factory"
    EXTRACTION = "extraction"
    DELIVERY = "delivery"
    MONEY = "money"
    ORDER = "order"
    DRAW_FIVE = "draw five"


def _action(name: str) -> Action:
    kind, _, detail = name.partition("-")
    return Action.DRAW_FIVE if detail == "draw5" else Action(kind)


SPACE_ACTIONS = tuple(map(_action, SPACE_IDS))
"""The action of each worker space."""
BANK = len(SPACE_IDS)
"""Number of the bank, after the numbers of the worker spaces; it is no space (GT3)."""
SPACES = range(len(SPACE_IDS))
FACTORY_SPACES = tuple(number for number, name in enumerate(SPACE_IDS) if name.startswith("factory"))
"""The numbers of the factory's spaces, its draw-5 included (GE4)."""
IS_REFILLED = (*(action in (Action.FACTORY, Action.ORDER) for action in SPACE_ACTIONS), False)
"""Whether a space has a tile or card that is replaced from the stack (GA10); one entry by space number, bank included."""


@frozen
class Space:
    """A worker space.

    The meaning of `value` depends on the action. Factory and orders: index of the tile or card. Extraction: number of
    moves. Delivery: the Vehicle. Capital: francs. Draw-5: the Stacked that is drawn. `stacked` is the stack that refills
    the space or from which its draw-5 draws; None for spaces that use no stack.
    """

    id: str
    action: Action
    value: int
    is_open: bool
    stacked: Stacked | None = None


@frozen(eq=False)
class MatchData:
    """Constants of one match. Compared by identity: all states of a match share one box.

    `delivered_open` is True if delivered orders are face up (GR13), `first_player` the seat that starts or None for the
    lot (GR1). `spaces` are in the order of SPACE_IDS, `open_spaces` are the numbers of the open ones.
    `open_tiles` and `open_orders` are the places, from 0, of the open spaces with a tile and with a card. `price` has
    the price of each face. `cells` has four numbers for each order, by colour; `vp` and `vehicle` have one.
    """

    components: Components
    players: int
    first_player: int | None
    delivered_open: bool
    spaces: tuple[Space, ...] = field(init=False)
    open_spaces: tuple[int, ...] = field(init=False)
    open_tiles: tuple[int, ...] = field(init=False)
    open_orders: tuple[int, ...] = field(init=False)
    price: tuple[int, ...] = field(init=False)
    cells: tuple[int, ...] = field(init=False)
    vp: tuple[int, ...] = field(init=False)
    vehicle: tuple[int, ...] = field(init=False)

    @spaces.default
    def _spaces(self) -> tuple[Space, ...]:
        return tuple(map(self._space, SPACES))

    def _space(self, number: int) -> Space:
        components, name, action = self.components, SPACE_IDS[number], SPACE_ACTIONS[number]
        marked = {2: (*components.marked_2, *components.marked_2_3), 3: components.marked_2_3, 4: ()}[self.players]
        is_open = name not in marked
        match action:
            case Action.FACTORY:
                return Space(name, action, FACTORY_IDS.index(name), is_open, Stacked.TILES)
            case Action.ORDER:
                return Space(name, action, ORDER_SPACE_IDS.index(name), is_open, Stacked.ORDERS)
            case Action.EXTRACTION:
                return Space(name, action, components.moves[name], is_open)
            case Action.MONEY:
                return Space(name, action, components.francs[name], is_open)
            case Action.DELIVERY:
                return Space(name, action, VEHICLES.index(name.removeprefix("delivery-")), is_open)
            case Action.DRAW_FIVE:
                stacked = Stacked.TILES if number in FACTORY_SPACES else Stacked.ORDERS
                return Space(name, action, stacked, is_open, stacked)

    @open_spaces.default
    def _open_spaces(self) -> tuple[int, ...]:
        return tuple(number for number in SPACES if self.spaces[number].is_open)

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
