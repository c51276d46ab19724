"""What self-play learns the worth of a position from, by names. The numbers themselves are counted in the compiled model alone (model/judgement.hpp)."""

from __future__ import annotations

from haspelknecht_qt.core.compiled.network_file import NetworkFile
from haspelknecht_qt.core.weights import FeatureSet
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.games.gueules_noires.strategy.forecast import CELL_ELEMENTS

QUARTERS = 4
"""Each shift has so many stages: a quarter of everybody's workers is placed in each."""
STAGES = QUARTERS * len(SHIFTS)

_COLOURS = tuple(colour.name.lower() for colour in Colour)
_ELEMENTS = (
    *(f"cells_{name}" for name in (*_COLOURS, *VEHICLES)),
    *(f"minecarts_{name}" for name in _COLOURS),
)

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
"""For the seat itself; of rivals the best one counts.

`usual` is what is still to be earned beyond all that is counted, `prizes` are expected points of majorities, `order_points` those of
deliveries, `orders_left` the expected number of those that stay undelivered. `turns_to_wait` goes from 0, to be asked next, to 1.
`delivery_workers` and `digging_workers` are what the deliveries of all vehicles asked for, and the cheapest extraction, cost now. `excess` is the one side
of the mine over the other, `ahead` the expected number of an element less that of the best rival, when this shift ends and in the end.
"""

FILE = NetworkFile(FeatureSet(NAMES, STAGES), hidden=24)
"""How a file of what was learned looks."""
