"""Constants of a match: printed values and open spaces, prepared for fast access."""

from __future__ import annotations

from enum import StrEnum

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import FACTORY_IDS, ORDER_SPACE_IDS, SPACE_IDS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import StackKind


class Action(StrEnum):
    """Kind of action that a worker space offers (rules GA1 to GA9)."""

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
"""Action of each worker space, in the order of SPACE_IDS."""
BANK = len(SPACE_IDS)
"""Number of the bank, after the numbers of the worker spaces. The bank itself is not a worker space (GT3)."""
SPACE_NUMBERS = range(len(SPACE_IDS))
FACTORY_SPACES = tuple(number for number, name in enumerate(SPACE_IDS) if name.startswith("factory"))
"""Space numbers of the factory's worker spaces. The space of its draw-5 is one of them (GE4)."""
IS_SPACE_REFILLED = (*(action in (Action.FACTORY, Action.ORDER) for action in SPACE_ACTIONS), False)
"""Whether a space gets a new tile or order from the stack (GA10): one entry per space number, then the bank's."""


@frozen
class WorkerSpace:
    """Worker space. The meaning of `value` depends on the action.

    In the factory and on order spaces, `value` is the place of the tile or card, from 0. For an extraction it is the
    number of moves, for a delivery the Vehicle, for a money space the payment in francs, for a draw-5 the StackKind.
    `stack_kind` is the stack that refills the space, or from which its draw-5 draws. Other spaces have None.
    """

    id: str
    action: Action
    value: int
    is_open: bool
    stack_kind: StackKind | None = None


def make_space(components: Components, players: int, number: int) -> WorkerSpace:
    """Returns the worker space with this number, in a match of `players` players."""
    name, action = SPACE_IDS[number], SPACE_ACTIONS[number]
    with_2, with_2_or_3 = components.locked_with_2, components.locked_with_2_or_3
    marked = {2: (*with_2, *with_2_or_3), 3: with_2_or_3, 4: ()}[players]
    is_open = name not in marked
    match action:
        case Action.FACTORY:
            return WorkerSpace(name, action, FACTORY_IDS.index(name), is_open, StackKind.TILES)
        case Action.ORDER:
            return WorkerSpace(name, action, ORDER_SPACE_IDS.index(name), is_open, StackKind.ORDERS)
        case Action.EXTRACTION:
            return WorkerSpace(name, action, components.extraction_moves[name], is_open)
        case Action.MONEY:
            return WorkerSpace(name, action, components.money_francs[name], is_open)
        case Action.DELIVERY:
            return WorkerSpace(name, action, VEHICLES.index(name.removeprefix("delivery-")), is_open)
        case Action.DRAW_FIVE:
            stack_kind = StackKind.TILES if number in FACTORY_SPACES else StackKind.ORDERS
            return WorkerSpace(name, action, stack_kind, is_open, stack_kind)


@frozen(eq=False)
class MatchConstants:
    """Constants of one match (see `setup.make_match_constants`), shared by all of its states. Compared by identity.

    `first_player` is the seat that starts; None if it is drawn by lot (GR1). `shows_delivered_orders` is True if
    delivered orders lie face up (GR13). `spaces` are in the order of SPACE_IDS. Spaces without a lock for this number
    of players are given by their indexes: `open_spaces` in SPACE_IDS, `open_tiles` in FACTORY_IDS, `open_orders` in
    ORDER_SPACE_IDS. `tile_price` is the price of a tile by face, in francs. `order_cells` has four numbers for each
    order: its cells by colour. `order_vp` and `order_vehicle` have one number for each order.
    """

    components: Components
    player_count: int
    first_player: int | None
    shows_delivered_orders: bool
    spaces: tuple[WorkerSpace, ...]
    open_spaces: tuple[int, ...]
    open_tiles: tuple[int, ...]
    open_orders: tuple[int, ...]
    tile_price: tuple[int, ...]
    order_cells: tuple[int, ...]
    order_vp: tuple[int, ...]
    order_vehicle: tuple[int, ...]

    def cells_of_order(self, order: int) -> tuple[int, ...]:
        """Returns the number of cells of an order, by colour."""
        return self.order_cells[4 * order : 4 * order + 4]
