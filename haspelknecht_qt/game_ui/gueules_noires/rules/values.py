"""Printed values in the rule texts: a corrected value is corrected there too."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import (
    ELEMENTS,
    EXTRACTION_IDS,
    MONEY_IDS,
    ORDER_IDS,
    Prize,
)
from haspelknecht_qt.games.gueules_noires.state import COLOUR_OF, FACES, SIDE_OF, Colour, Side
from haspelknecht_qt.ui.rules.rule_markup import ValueSource, guessed_values, value_texts

_FRANCS_LEFT, _CUBES_LEFT = 7, 4
_LIT_TILES, _DARK_TILES = 7, 4
"""Francs, cubes and tiles of the player in example GX7 at the end."""


def _order_vp(name: str) -> ValueSource[Components]:
    return ValueSource(f"order.{name}.vp", lambda printed: printed.orders[ORDER_IDS.index(name)].vp)


def _prize(element: str, place: Callable[[Prize], int], word: str) -> ValueSource[Components]:
    return ValueSource(
        f"shift_scoring.{element}.{word}", lambda printed: place(printed.prizes[ELEMENTS.index(element)])
    )


def _tiles_per_side(printed: Components) -> int:
    return max(
        sum(printed.copies[face] for face in FACES if (COLOUR_OF[face], SIDE_OF[face]) == (colour, side))
        for colour in Colour
        for side in Side
    )


VALUES: Mapping[str, ValueSource[Components]] = {
    "tiles.count": ValueSource("tunnel_tile", lambda printed: sum(printed.copies)),
    "tiles.per_side": ValueSource("tunnel_tile", _tiles_per_side),
    "orders.count": ValueSource("", lambda printed: len(printed.orders)),
    "orders.per_player": ValueSource("setup.orders_per_player", lambda printed: printed.setup.orders_per_player),
    "cubes.per_colour": ValueSource("setup.cubes_per_colour", lambda printed: printed.setup.cubes_per_colour),
    "cage.places": ValueSource("mine.cage_places", lambda printed: printed.cage_places),
    "bank.francs": ValueSource("money.bank", lambda printed: printed.bank),
    "extraction.moves": ValueSource("extraction", lambda printed: [printed.moves[name] for name in EXTRACTION_IDS]),
    # The bank has a value of its own.
    "money.francs": ValueSource("money", lambda printed: [printed.francs[name] for name in MONEY_IDS]),
    "space.money-4": ValueSource("money.money-4", lambda printed: printed.francs["money-4"]),
    "space.money-5": ValueSource("money.money-5", lambda printed: printed.francs["money-5"]),
    "space.money-6": ValueSource("money.money-6", lambda printed: printed.francs["money-6"]),
    "space.extraction-8": ValueSource("extraction.extraction-8", lambda printed: printed.moves["extraction-8"]),
    "price.grey.2": ValueSource("minecart.price.grey", lambda printed: 2 * printed.price[Colour.GREY]),
    "order.horsecart-08": _order_vp("horsecart-08"),
    "order.horsecart-11": _order_vp("horsecart-11"),
    "prizes.handcart.first": _prize("cells:handcart", lambda prize: prize.first, "first"),
    "prizes.horsecart.first": _prize("cells:horsecart", lambda prize: prize.first, "first"),
    "prizes.horsecart.second": _prize("cells:horsecart", lambda prize: prize.second, "second"),
    "end.francs": ValueSource("end_scoring.francs_per_vp", lambda printed: printed.final_scoring.francs_per_vp),
    "end.cubes": ValueSource("end_scoring.cubes_per_vp", lambda printed: printed.final_scoring.cubes_per_vp),
    "end.undelivered": ValueSource(
        "end_scoring.undelivered_order_vp", lambda printed: -printed.final_scoring.undelivered_order_vp
    ),
    "end.excess_tile": ValueSource("end_scoring.excess_tile_vp", lambda printed: -printed.final_scoring.excess_tile_vp),
    # Values of the examples are calculated from others.
    "example.delivery": ValueSource(
        "",
        lambda printed: sum(printed.orders[ORDER_IDS.index(name)].vp for name in ("horsecart-08", "horsecart-11")),
    ),
    "example.end.francs": ValueSource("", lambda printed: _FRANCS_LEFT // printed.final_scoring.francs_per_vp),
    "example.end.cubes": ValueSource("", lambda printed: _CUBES_LEFT // printed.final_scoring.cubes_per_vp),
    "example.end.undelivered": ValueSource("", lambda printed: -printed.final_scoring.undelivered_order_vp),
    "example.end.balance": ValueSource(
        "", lambda printed: (_DARK_TILES - _LIT_TILES) * printed.final_scoring.excess_tile_vp
    ),
}
"""All values for rule texts."""


def texts(components: Components, language: str) -> dict[str, str]:
    """Text of each value in a language."""
    return value_texts(VALUES, components, language)


def guessed(components: Components) -> frozenset[str]:
    """Names of the values that are marked as reconstructed."""
    return guessed_values(VALUES, components)
