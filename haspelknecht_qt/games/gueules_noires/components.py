"""Values printed on board, tiles and cards, from a data file. Players may correct them to match their own copy."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import asdict

from haspelknecht_qt.core.components import ComponentReader, PrintedValues
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.games.gueules_noires import component_file, printed


@frozen(kw_only=True)
class Components(PrintedValues):
    """All printed values that the rules need.

    `minecart_price` is the price of one minecart by colour, in francs. `tile_copies` is the number of tiles of each
    face, in the order of TILE_IDS. `cage_places` is the number of cubes that fit into the cage. `printed_minecart_side`
    is the side of each level's printed minecart, as an index into SIDES; only pictures use it. `extraction_moves` is
    the number of moves by id of the extraction space. `money_francs` is the payment by id of the money space,
    `bank_francs` the payment of the bank. `locked_with_2` are the ids of the spaces locked with two players
    only. `locked_with_2_or_3` are those of the spaces locked with two or three players. `prizes` are in the order of
    ELEMENTS.
    """

    setup: printed.SetupNumbers
    minecart_price: tuple[int, int, int, int]
    tile_copies: tuple[int, ...]
    cage_places: int
    printed_minecart_side: tuple[int, ...]
    extraction_moves: Mapping[str, int]
    money_francs: Mapping[str, int]
    bank_francs: int
    locked_with_2: tuple[str, ...]
    locked_with_2_or_3: tuple[str, ...]
    orders: tuple[printed.Order, ...]
    prizes: tuple[printed.MajorityPrizes, ...]
    final_scoring: printed.FinalScoring

    def to_json(self) -> JsonObject:
        """Returns all values as plain JSON, structured like the data file. Equal values give equal results."""
        setup = self.setup
        return {
            "schema": component_file.SCHEMA,
            "setup": {
                "workers": _by_player_count(setup.workers),
                "francs": _by_player_count(setup.francs),
                "display": _by_player_count(setup.display_size),
                "orders_per_player": setup.orders_per_player,
                "cubes_per_colour": setup.cubes_per_colour,
            },
            "minecart": {"price": dict(zip(printed.COLOURS, self.minecart_price, strict=True))},
            "tunnel_tile": dict(zip(printed.TILE_IDS, self.tile_copies, strict=True)),
            "mine": {
                "cage_places": self.cage_places,
                "printed_minecart": {
                    colour: printed.SIDES[side]
                    for colour, side in zip(printed.COLOURS, self.printed_minecart_side, strict=True)
                },
            },
            "extraction": {space: self.extraction_moves[space] for space in printed.EXTRACTION_IDS},
            "money": {**{space: self.money_francs[space] for space in printed.MONEY_IDS}, "bank": self.bank_francs},
            "locks": {"marked_2": list(self.locked_with_2), "marked_2_3": list(self.locked_with_2_or_3)},
            "order": {order.id: {"cells": _cell_colours(order), "vp": order.vp} for order in self.orders},
            "shift_scoring": {
                element: asdict(prize) for element, prize in zip(printed.ELEMENTS, self.prizes, strict=True)
            },
            "end_scoring": asdict(self.final_scoring),
        }


def _by_player_count(numbers: Mapping[int, int]) -> dict[str, int]:
    return {str(players): number for players, number in numbers.items()}


def _cell_colours(order: printed.Order) -> list[str]:
    return [colour for colour, count in zip(printed.COLOURS, order.cells, strict=True) for _ in range(count)]


COMPONENT_FILE_READER = ComponentReader(Components, component_file.read_values)
load = COMPONENT_FILE_READER.load
parse = COMPONENT_FILE_READER.parse
apply_corrections = COMPONENT_FILE_READER.apply_corrections
load_for_user = COMPONENT_FILE_READER.load_for_user
from_json = COMPONENT_FILE_READER.from_json
