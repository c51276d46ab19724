"""Names of the table's elements: all places, pieces and buttons that can be pointed at. Imports no Qt.

Names are made and parsed only in this module. The parts of a name are separated by dots: kind ("pool"), place
("pool.A"), pieces in the place ("pool.A.black"). The places of the large board have names such as "farm.coal". On the
other players' cards, the seat comes before these names ("seat.2.farm"). If another player's board is shown large, these
names begin with `OPPONENT_BOARD`. Kinds of pieces have names of this form, too ("disk.black").
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from haspelknecht_qt.games.haspelknecht.kinds import DiskColour, Good, Marker, Mine, Placeable, Storage, Tile, Worker
from haspelknecht_qt.games.haspelknecht.moves import POOLS
from haspelknecht_qt.table import elements as common_elements

split_id, kind_of = common_elements.split_id, common_elements.kind_of
card, place_on_card = common_elements.card, common_elements.place_on_card
opponent_board_prefix = common_elements.opponent_board_prefix
is_on_opponent_board, without_board_prefix = common_elements.is_on_opponent_board, common_elements.without_board_prefix
"""Functions for names of elements that the tables of all games have, such as another player's board."""

POOL, RESERVE, TILE = "pool", "reserve", "tile"
FARM, STORAGE, MARKER, HAND, CART = "farm", "storage", "marker", "hand", "cart"
"""First parts of names, for kinds of elements that exist several times on the table."""

BROOK: Final = "brook"
PLAYER_DISK: Final = "player_disk"
PINGE_COAL: Final = "pinge.coal"
PINGE_WATER: Final = "pinge.water"
TUNNEL_COAL: Final = "tunnel.coal"
SHAFT_COAL: Final = "shaft.coal"
SHAFT_WATER: Final = "shaft.water"
CHARCOAL_BURNER: Final = "building.charcoal_burner"

CONFIRM, PASS, FINISH, END_TURN, DONE = "confirm", "pass", "finish", "end_turn", "done"
KEEP_WATER, DECLINE = "keep_water", "decline"
TIMBER_WOOD, TIMBER_THALER = "timber.wood", "timber.thaler"
SELL_1, SELL_2 = "sell.1", "sell.2"
WATER_1, WATER_2 = "water.1", "water.2"
"""Names of the two buttons that remove 1 or 2 water."""

PLATES = {
    Worker.FARMER: "farmer",
    Worker.FARMHAND: "farmhand",
    Worker.COAL_DIGGER: "digger",
    Worker.COAL_MINER: "miner",
    Worker.HASPELKNECHT: "haspelknecht",
    Worker.WATER_MILL: "mill",
}
"""Name of the plate of each worker, on which the worker's plan is placed."""
PORTRAITS: Mapping[Worker, str] = {worker: worker.name.lower() for worker in Worker if worker != Worker.WATER_MILL}
"""Name of each worker's portrait in the drawing "people". The Water Mill has no portrait."""
WORKER_BY_PLATE = {plate: worker for worker, plate in PLATES.items()}

KIND_BY_PIECE = {
    Placeable.BLACK: "disk.black",
    Placeable.BROWN: "disk.brown",
    Placeable.YELLOW: "disk.yellow",
    Placeable.HAMMER_AND_PICK: "marker.hammer_and_pick",
    Placeable.LADDER: "marker.ladder",
    Placeable.WHEELBARROW: "marker.wheelbarrow",
    Placeable.FOOD: "food",
    Placeable.THALER: "thaler",
}
"""Kind on the table of each piece that can be part of a worker's plan."""
PIECE_BY_KIND = {kind: piece for piece, kind in KIND_BY_PIECE.items()}
_NAME_ON_PLATE = {piece: kind.removeprefix(f"{MARKER}.") for piece, kind in KIND_BY_PIECE.items()}
PIECE_BY_NAME_ON_PLATE = {name: piece for piece, name in _NAME_ON_PLATE.items()}
"""Piece by the last part of the name of an element on a worker's plate, such as "food" in "farmer.food"."""

COLOURS = {colour: colour.name.lower() for colour in DiskColour}
COLOUR_BY_NAME = {word: colour for colour, word in COLOURS.items()}

SOURCE_BY_PIECE = {
    **{Placeable(colour): f"{HAND}.{word}" for colour, word in COLOURS.items()},
    **{piece: KIND_BY_PIECE[piece] for piece in (Placeable.HAMMER_AND_PICK, Placeable.LADDER, Placeable.WHEELBARROW)},
    **{piece: f"{FARM}.{KIND_BY_PIECE[piece]}" for piece in (Placeable.FOOD, Placeable.THALER)},
}
"""Name of the element from which each piece is taken when it is placed on a worker."""
PIECE_BY_SOURCE = {source: piece for piece, source in SOURCE_BY_PIECE.items()}

HEAP_BY_GOOD = {good: f"{FARM}.{good.value}" for good in Good}
GOOD_BY_HEAP = {element: good for good, element in HEAP_BY_GOOD.items()}
STORAGES = {storage: f"{STORAGE}.{storage.word}" for storage in Storage}
STORAGE_BY_ELEMENT = {element: storage for storage, element in STORAGES.items()}
MARKERS = {marker: f"{MARKER}.{marker.word}" for marker in Marker}
WOOD_SYMBOLS = {Mine.PINGE: "pinge.wood", Mine.TUNNEL: "tunnel.wood"}
MINE_BY_WOOD_SYMBOL = {element: mine for mine, element in WOOD_SYMBOLS.items()}
CARTS = (f"{CART}.1", f"{CART}.2")


def pool_element(index: int, colour: DiskColour | None = None) -> str:
    """Returns the name of an action pool, or of its disks of one colour if `colour` is given."""
    return _with_colour(POOL, index, colour)


def reserve_element(index: int, colour: DiskColour | None = None) -> str:
    """Returns the name of a reserve pool, or of its disks of one colour if `colour` is given."""
    return _with_colour(RESERVE, index, colour)


def _with_colour(kind: str, index: int, colour: DiskColour | None) -> str:
    return f"{kind}.{POOLS[index]}" if colour is None else f"{kind}.{POOLS[index]}.{COLOURS[colour]}"


def pool_and_colour(element: str) -> tuple[int | None, DiskColour | None]:
    """Returns the pool index and the disk colour in the name of an element. Each is None if the name has none."""
    letter, colour = split_id(split_id(element)[1])
    index = POOLS.find(letter) if letter else -1
    return (index if index >= 0 else None), COLOUR_BY_NAME.get(colour)


def heap_element(kind: str) -> str:
    """Returns the name of a heap on the farm: of goods of one kind, or of debts."""
    return f"{FARM}.{kind}"


def tile_element(number: int) -> str:
    """Returns the name of a development tile on the table."""
    return f"{TILE}.{number}"


def tile_of(element: str) -> Tile | None:
    """Returns the development tile with this name; None for names of other elements."""
    kind, rest = split_id(element)
    return Tile(int(rest)) if kind == TILE and rest.isdigit() and int(rest) in set(Tile) else None


def plate_pieces_element(plate: str, piece: Placeable) -> str:
    """Returns the name of the element for all pieces of one kind on a worker's plate."""
    return f"{plate}.{_NAME_ON_PLATE[piece]}"


def piece_on_plate(element: str) -> Placeable | None:
    """Returns the piece whose placed pieces are this element; None for names of other elements."""
    plate, piece = split_id(element)
    return PIECE_BY_NAME_ON_PLATE.get(piece) if plate in WORKER_BY_PLATE else None
