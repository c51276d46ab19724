"""Names of the features for learning by self-play. Their values are computed in the compiled model only (model/judgement.hpp)."""

from __future__ import annotations

from haspelknecht_qt.core.compiled.network_file import NetworkFile
from haspelknecht_qt.core.weights import FeatureSet
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.games.gueules_noires.strategy.forecast import CELL_ELEMENTS

QUARTERS = 4
"""Stages of each shift; a quarter of all workers is placed in each."""
STAGES = QUARTERS * len(SHIFTS)

_COLOURS = tuple(colour.name.lower() for colour in Colour)
_ELEMENTS = (*(f"cells_{name}" for name in (*_COLOURS, *VEHICLES)), *(f"minecarts_{name}" for name in _COLOURS))

NAMES = (
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
    *(f"ahead_now_{name}" for name in _ELEMENTS[:CELL_ELEMENTS]),
    *(f"ahead_later_{name}" for name in _ELEMENTS),
)
"""Features of the seat; features of rivals are those of the best rival.

`usual` are points still to come beyond those counted. `prizes` are expected points of majorities, `order_points` of
deliveries, `orders_left` the expected number of undelivered orders. `turns_to_wait` goes from 0, next to move, to 1.
`delivery_workers` and `digging_workers` are the present costs of the deliveries of all requested vehicles and of the
cheapest extraction. `excess` is the difference between the two sides of the mine. `ahead` is the seat's expected lead
over the best rival in an element, at the end of this shift and of the game.
"""

NETWORK_FILE = NetworkFile(FeatureSet(NAMES, STAGES), hidden=24)
"""Format of the file with trained weights."""
