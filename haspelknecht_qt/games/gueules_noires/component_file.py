"""Reads and checks the data file with the values printed on the components."""

from __future__ import annotations

from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.validation import TomlTable, ValueSpec
from haspelknecht_qt.games.gueules_noires import printed

SCHEMA = 1
_KEYS = (
    "schema",
    "setup",
    "minecart",
    "tunnel_tile",
    "mine",
    "extraction",
    "money",
    "locks",
    "order",
    "shift_scoring",
    "end_scoring",
)
_MAX_WORKERS = 18
_MAX_TILE_COPIES = 6
"""Maximum number of copies of a tile face: in the game there are six tiles of a level and side in all (GR11)."""


def read_values(values: object, origin: str) -> JsonObject:
    """Returns the fields of Components, except `sources`, from the contents of a data file. Raises ComponentsError."""
    file = TomlTable(values, origin, "", _KEYS)
    file.whole_number("schema", SCHEMA, SCHEMA)
    mine = file.table("mine", ("cage_places", "printed_minecart"))
    extraction = file.table("extraction", printed.EXTRACTION_IDS)
    money = file.table("money", (*printed.MONEY_IDS, "bank"))
    marked_2, marked_2_3 = _read_locked_spaces(file)
    return {
        "setup": _read_setup(file),
        "minecart_price": _read_price(file),
        "tile_copies": _read_copy_counts(file),
        "cage_places": mine.whole_number("cage_places", 1, 9),
        "printed_minecart_side": _read_printed_minecarts(mine),
        "extraction_moves": {space: extraction.whole_number(space, 1, 20) for space in printed.EXTRACTION_IDS},
        "money_francs": {space: money.whole_number(space, 1, 20) for space in printed.MONEY_IDS},
        "bank_francs": money.whole_number("bank", 1, 20),
        "locked_with_2": marked_2,
        "locked_with_2_or_3": marked_2_3,
        "orders": _read_orders(file),
        "prizes": _read_prizes(file),
        "final_scoring": _read_final_scoring(file),
    }


def _read_setup(file: TomlTable) -> printed.SetupNumbers:
    table = file.table("setup", ("workers", "francs", "display", "orders_per_player", "cubes_per_colour"))
    by_players = tuple(map(str, printed.PLAYER_COUNTS))
    workers, francs, display = (table.table(key, by_players) for key in ("workers", "francs", "display"))
    each = table.whole_number("orders_per_player", 1, 5)
    return printed.SetupNumbers(
        workers={players: workers.whole_number(str(players), 1, _MAX_WORKERS) for players in printed.PLAYER_COUNTS},
        francs={players: francs.whole_number(str(players), 0, 99) for players in printed.PLAYER_COUNTS},
        # Exactly one order must be left after the draft (GS5), so only one number of orders is allowed.
        display_size={
            players: display.whole_number(str(players), each * players + 1, each * players + 1)
            for players in printed.PLAYER_COUNTS
        },
        orders_per_player=each,
        # Four players must be able to start with one cube of each colour (GS4).
        cubes_per_colour=table.whole_number("cubes_per_colour", max(printed.PLAYER_COUNTS), 99),
    )


def _read_price(file: TomlTable) -> tuple[int, int, int, int]:
    table = file.table("minecart", ("price",)).table("price", printed.COLOURS)
    yellow, brown, grey, black = (table.whole_number(colour, 0, 9) for colour in printed.COLOURS)
    return yellow, brown, grey, black


def _read_copy_counts(file: TomlTable) -> tuple[int, ...]:
    table = file.table("tunnel_tile", printed.TILE_IDS)
    copies = tuple(table.whole_number(tile, 0, _MAX_TILE_COPIES) for tile in printed.TILE_IDS)
    if sum(copies) != printed.TILE_COUNT:
        file.refuse("tunnel_tile", ValueSpec("sum", (printed.TILE_COUNT,)))
    return copies


def _read_printed_minecarts(mine: TomlTable) -> tuple[int, ...]:
    table = mine.table("printed_minecart", printed.COLOURS)
    return tuple(printed.SIDES.index(table.one_of(colour, printed.SIDES)) for colour in printed.COLOURS)


def _read_locked_spaces(file: TomlTable) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """GS2: returns the ids of the spaces locked with two players, then of those locked with two or three players."""
    table = file.table("locks", ("marked_2", "marked_2_3"))
    marked_2 = table.subset_of_names("marked_2", printed.LOCKABLE_SPACE_IDS)
    others = tuple(space for space in printed.LOCKABLE_SPACE_IDS if space not in marked_2 and space != "order-1")
    marked_2_3 = table.subset_of_names("marked_2_3", others)
    for key, marked, count in (
        ("marked_2", marked_2, printed.LOCKED_WITH_2_COUNT),
        ("marked_2_3", marked_2_3, printed.LOCKED_WITH_2_OR_3_COUNT),
    ):
        if len(marked) != count:
            table.refuse(key, ValueSpec("entries", (count, count)))
    return marked_2, marked_2_3


def _read_orders(file: TomlTable) -> tuple[printed.Order, ...]:
    table = file.table("order", printed.ORDER_IDS)
    orders = []
    for number, name in enumerate(printed.ORDER_IDS):
        order = table.table(name, ("cells", "vp"))
        cells = order.name_list("cells", printed.COLOURS, 1, printed.MAX_CELLS)
        yellow, brown, grey, black = (cells.count(colour) for colour in printed.COLOURS)
        vp = order.whole_number("vp", 0, 50)
        orders.append(printed.Order(name, number // printed.ORDERS_PER_VEHICLE, (yellow, brown, grey, black), vp))
    return tuple(orders)


def _read_prizes(file: TomlTable) -> tuple[printed.MajorityPrizes, ...]:
    table = file.table("shift_scoring", printed.ELEMENTS)
    prizes = []
    for element in printed.ELEMENTS:
        prize = table.table(element, ("first", "second"))
        first = prize.whole_number("first", 0, 50)
        prizes.append(printed.MajorityPrizes(first, prize.whole_number("second", 0, first)))
    return tuple(prizes)


def _read_final_scoring(file: TomlTable) -> printed.FinalScoring:
    limits = {
        "francs_per_vp": (1, 99),
        "cubes_per_vp": (1, 99),
        "undelivered_order_vp": (-9, 0),
        "excess_tile_vp": (-9, 0),
    }
    table = file.table("end_scoring", tuple(limits))
    return printed.FinalScoring(**{key: table.whole_number(key, low, high) for key, (low, high) in limits.items()})
