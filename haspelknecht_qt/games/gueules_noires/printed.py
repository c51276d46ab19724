"""Classes of the printed values on board, tiles and cards, and the names of printed things in rules and data."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen

COLOURS = ("yellow", "brown", "grey", "black")
"""The colours of coal, in the order of the levels from the top and of every tuple that counts by colour."""
SIDES = ("lit", "dark")
"""The two sides of a mine: with and without lanterns."""
VEHICLES = ("handcart", "horsecart", "truck", "locomotive")
PLAYERS = (2, 3, 4)
SHIFTS = (1, 2, 3)
MAX_MINECARTS = 2
"""Maximum number of minecarts on one tunnel tile."""
MAX_CELLS = 4
"""Maximum number of cells on one order."""

TILE_IDS = tuple(
    f"{colour}-{minecarts}-{side}" for colour in COLOURS for minecarts in range(1, MAX_MINECARTS + 1) for side in SIDES
)
"""The faces of tunnel tiles; a face's number is its index here."""
TILES = 48
ORDERS_PER_VEHICLE = 11
ORDER_IDS = tuple(f"{vehicle}-{number:02}" for vehicle in VEHICLES for number in range(1, ORDERS_PER_VEHICLE + 1))
"""The orders; an order's number is its index here, each vehicle has eleven consecutive numbers."""

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
"""The worker spaces; a space's number is its index here. Spaces of one action are in order from left to right."""
LOCKABLE_IDS = (*FACTORY_IDS, *EXTRACTION_IDS, *MONEY_IDS, "order-1")
"""Spaces that may have a printed lock; of the order spaces only the leftmost one (GS2)."""
LOCKS_2 = 4
LOCKS_2_3 = 3

ELEMENTS = (
    *(f"cells:{colour}" for colour in COLOURS),
    *(f"cells:{vehicle}" for vehicle in VEHICLES),
    *(f"empty:{colour}" for colour in COLOURS),
)
"""The elements of the shift clock in the order of scoring; each shift scores four more than the one before (GE1)."""
ELEMENTS_PER_SHIFT = 4


@frozen
class SetupNumbers:
    """Numbers for the set-up (GS1, GS3, GS5); the mappings are indexed by the number of players.

    `display` is the number of orders turned face up for the draft, in which each player takes `orders_per_player`.
    """

    workers: Mapping[int, int]
    francs: Mapping[int, int]
    display: Mapping[int, int]
    orders_per_player: int
    cubes_per_colour: int


@frozen
class Order:
    """An order: `cells` has its number of cells by colour, `vp` is the points for its delivery (GA7)."""

    id: str
    vehicle: int
    cells: tuple[int, int, int, int]
    vp: int


@frozen
class Prize:
    """Prizes of an element of the shift clock for the first and the second place (GE1)."""

    first: int
    second: int


@frozen
class FinalScoring:
    """The numbers of GF1; the last two are 0 or less."""

    francs_per_vp: int
    cubes_per_vp: int
    undelivered_order_vp: int
    excess_tile_vp: int
