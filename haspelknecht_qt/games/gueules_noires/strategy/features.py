"""Names of the features for learning by self-play. Their values are computed only by the compiled model."""

from __future__ import annotations

from haspelknecht_qt.core.compiled.network_file import NetworkFileFormat
from haspelknecht_qt.core.weights import FeatureSet
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.games.gueules_noires.strategy.forecast import CELL_ELEMENT_COUNT

STAGES_PER_SHIFT = 4
"""Number of stages of each shift. In each stage, a quarter of all workers is placed."""
STAGE_COUNT = STAGES_PER_SHIFT * len(SHIFTS)

_COLOURS = tuple(colour.name.lower() for colour in Colour)
_ELEMENTS = (*(f"cells_{name}" for name in (*_COLOURS, *VEHICLES)), *(f"minecarts_{name}" for name in _COLOURS))

FEATURE_NAMES = (
    "three_seats",
    "four_seats",
    "first",
    "turns_to_wait",
    "usual",
    "workers",
    "rival_workers",
    "prizes_now",
    "prizes_later",
    "minecart_prizes",
    "order_points",
    "orders_left",
    "coal_points",
    "spare",
    "saved_moves",
    "francs",
    "excess",
    "orders",
    "free_cells",
    "laid",
    "complete",
    "complete_points",
    "delivery_workers",
    "in_cage",
    "in_stock",
    "digging_workers",
    "ahead_on_tiles",
    "rival_francs",
    "supply",
    *(f"{place}_{name}" for name in _COLOURS for place in ("lifted", "loaded", "empty")),
    *(f"ahead_now_{name}" for name in _ELEMENTS[:CELL_ELEMENT_COUNT]),
    *(f"ahead_later_{name}" for name in _ELEMENTS),
)
"""Names of the features of a position for one seat. Features of rivals are those of the best rival.

`turns_to_wait` is the share of the other seats that move before this one. `usual` are the points that are usual after
this stage, beyond those forecast. `prizes` are the expected points of majorities, `order_points` those of deliveries.
`orders_left` is the expected number of undelivered orders. `delivery_workers` is the number of workers that deliveries
of all orders now cost, `digging_workers` that of the cheapest extraction. `excess` is the difference in tiles between
the two sides of the mine. `ahead` is the seat's expected lead over the best rival in an element: `now` at the end of
this shift, `later` at the end of the game.
"""

NETWORK_FILE = NetworkFileFormat(FeatureSet(FEATURE_NAMES, STAGE_COUNT), hidden_count=24)
"""Format of the file with trained weights."""
