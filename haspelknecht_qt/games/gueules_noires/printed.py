"""Classes for values printed on board, tiles and cards, and ids of the components in rules and data files."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.core.fast_attrs import frozen

COLOURS = ("yellow", "brown", "grey", "black")
"""Colours of coal, in the order of the levels from the top. All tuples of counts by colour have this order."""
SIDES = ("lit", "dark")
"""Sides of a mine: with lanterns, and without."""
VEHICLES = ("handcart", "horsecart", "truck", "locomotive")
PLAYER_COUNTS = (2, 3, 4)
SHIFTS = (1, 2, 3)
MAX_MINECARTS = 2
"""Maximum number of minecarts on one tunnel tile."""
MAX_CELLS = 4
"""Maximum number of cells on one order."""

TILE_IDS = tuple(
    f"{colour}-{minecarts}-{side}" for colour in COLOURS for minecarts in range(1, MAX_MINECARTS + 1) for side in SIDES
)
"""Ids of the faces of tunnel tiles. The number of a face is its index in this tuple."""
TILE_COUNT = 48
ORDERS_PER_VEHICLE = 11
ORDER_IDS = tuple(f"{vehicle}-{number:02}" for vehicle in VEHICLES for number in range(1, ORDERS_PER_VEHICLE + 1))
"""Ids of the orders. The number of an order is its index in this tuple; each vehicle has eleven consecutive numbers."""

FACTORY_IDS = tuple(f"factory-{number}" for number in range(1, 9))
EXTRACTION_IDS = ("extraction-4", "extraction-6", "extraction-8", "extraction-10")
MONEY_IDS = ("money-3", "money-4", "money-5", "money-6")
ORDER_SPACE_IDS = ("order-1", "order-2", "order-3", "order-4")
SPACE_IDS = (
    *FACTORY_IDS,
    "factory-draw5",
    *EXTRACTION_IDS,
    *(f"delivery-{vehicle}" for vehicle in VEHICLES),
    *MONEY_IDS,
    *ORDER_SPACE_IDS,
    "order-draw5",
)
"""Ids of the worker spaces, by action and from left to right. The number of a space is its index in this tuple."""
LOCKABLE_SPACE_IDS = (*FACTORY_IDS, *EXTRACTION_IDS, *MONEY_IDS, "order-1")
"""Ids of the spaces that may have a printed lock. Among the order spaces this is only the leftmost one (GS2)."""
LOCKED_WITH_2_COUNT = 4
LOCKED_WITH_2_OR_3_COUNT = 3

ELEMENTS = (
    *(f"cells:{colour}" for colour in COLOURS),
    *(f"cells:{vehicle}" for vehicle in VEHICLES),
    *(f"empty:{colour}" for colour in COLOURS),
)
"""Elements of the shift clock, in the order of scoring. Shifts 1, 2 and 3 score the first 4, 8 and 12 of them (GE1)."""
ELEMENTS_PER_SHIFT = 4


@frozen
class SetupNumbers:
    """Printed numbers for the set-up (GS1, GS3, GS5). The mappings are indexed by the number of players.

    `workers` and `francs` are for each player. `display_size` is the number of orders turned face up for the draft.
    `orders_per_player` is the number of orders that each player takes in the draft.
    """

    workers: Mapping[int, int]
    francs: Mapping[int, int]
    display_size: Mapping[int, int]
    orders_per_player: int
    cubes_per_colour: int


@frozen
class Order:
    """Printed order. `cells` is its number of cells by colour, `vp` the victory points for its delivery (GA7)."""

    id: str
    vehicle: int
    cells: tuple[int, int, int, int]
    vp: int


@frozen
class MajorityPrizes:
    """Prizes for the first and the second place in an element of the shift clock, in victory points (GE1)."""

    first: int
    second: int


@frozen
class FinalScoring:
    """Printed numbers of the final scoring (GF1). `undelivered_order_vp` and `excess_tile_vp` are 0 or negative."""

    francs_per_vp: int
    cubes_per_vp: int
    undelivered_order_vp: int
    excess_tile_vp: int
