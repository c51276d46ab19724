"""Reads the data file with the values printed on the game's components; checks its tables and their values."""

from __future__ import annotations

from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.validation import ComponentsError, TomlTable, ValueSpec, short_json
from haspelknecht_qt.games.haspelknecht import kinds, layouts, printed
from haspelknecht_qt.games.haspelknecht.layouts import Layout
from haspelknecht_qt.games.haspelknecht.pictures import read_picture

SCHEMA = 1
_KEYS = (
    "schema",
    "disks",
    "disk_value",
    "supply",
    "pinge",
    "tunnel",
    "pool",
    "winter",
    "final_scoring",
    "level",
    "tile",
    "layout",
)


def read_values(values: object, origin: str) -> JsonObject:
    """Returns the fields of `Components`, except `sources`, from the content of a data file. Raises ComponentsError."""
    file = TomlTable(values, origin, "", _KEYS)
    file.whole_number("schema", SCHEMA, SCHEMA)
    winter = file.table("winter", ("coal_chart", "lease"))
    return {
        "disks": _read_disks(file),
        "disk_value": _read_colours(file.table("disk_value", printed.COLOURS), 1, 9),
        "supply": _read_supply(file),
        "pinge": _read_pinge(file),
        "tunnel": _read_tunnel(file),
        "pools": _read_pools(file),
        "coal_chart": _read_coal_chart(winter),
        "lease": _read_lease(winter),
        "final_scoring": _read_final_scoring(file),
        "levels": _read_levels(file),
        "tiles": _read_tiles(file),
        "layouts": _read_layouts(file),
    }


def _read_colours(table: TomlTable, low: int, high: int) -> tuple[int, int, int]:
    black, brown, yellow = (table.whole_number(colour, low, high) for colour in printed.COLOURS)
    return black, brown, yellow


def _read_disks(file: TomlTable) -> dict[int, tuple[int, int, int]]:
    table = file.table("disks", tuple(map(str, printed.PLAYER_COUNTS)))
    disks = {}
    for players in printed.PLAYER_COUNTS:
        disks[players] = _read_colours(table.table(str(players), printed.COLOURS), 0, 36)
        if sum(disks[players]) != printed.DISKS_PER_POOL * players:
            table.refuse(str(players), ValueSpec("sum", (printed.DISKS_PER_POOL * players,)))
    return disks


def _read_supply(file: TomlTable) -> printed.PieceCounts:
    table = file.table("supply", ("thaler", "debt_chit", "player_disks_per_player"))
    return printed.PieceCounts(
        thaler=table.whole_number("thaler", 1, 99),
        debt_chit=table.whole_number("debt_chit", 1, 99),
        # Each player has 11 player disks in all rulebooks (S1): 9 for developments, 1 on the score track, 1 for the
        # turn order.
        player_disks_per_player=table.whole_number("player_disks_per_player", 11, 11),
    )


def _read_pinge(file: TomlTable) -> printed.Pinge:
    table = file.table("pinge", ("coal_groups", "wood_symbols", "blocked_from_water", "bonus_vp"))
    wood_symbols = table.whole_number("wood_symbols", kinds.PINGE_WOOD, kinds.PINGE_WOOD)
    bonus = table.table("bonus_vp", ("1", "2"))
    return printed.Pinge(
        coal_groups=table.numbers("coal_groups", wood_symbols + 1, 0, kinds.PINGE_COAL, kinds.PINGE_COAL),
        wood_symbols=wood_symbols,
        # `blocked_from_water` must be 2, because the rule about removing 2 water at once (E8) assumes this value.
        blocked_from_water=table.whole_number("blocked_from_water", 2, 2),
        bonus_vp={year: bonus.whole_number(str(year), 0, 9) for year in (1, 2)},
    )


def _read_tunnel(file: TomlTable) -> printed.Tunnel:
    reeling, excavation = "reeling_blocked_from_water", "excavation_blocked_from_water"
    table = file.table("tunnel", ("coal", "vp", "wheelbarrow", "oil_lamp", "lorry", reeling, excavation))

    def sections(symbol: str, count: int) -> tuple[int, ...]:
        return tuple(number - 1 for number in table.ascending_numbers(symbol, count, 1, kinds.TUNNEL_SECTIONS))

    return printed.Tunnel(
        coal=table.numbers("coal", kinds.TUNNEL_SECTIONS, 1, printed.TUNNEL_COAL, printed.TUNNEL_COAL),
        vp=table.numbers("vp", kinds.TUNNEL_SECTIONS, 0, printed.TUNNEL_VP, printed.TUNNEL_VP),
        wheelbarrow=sections("wheelbarrow", 3),
        oil_lamp=sections("oil_lamp", 4),
        lorry=sections("lorry", 4),
        # `water_blocking_reeling` must be 2, because the rule about the Haspelknecht (E10) assumes this value.
        water_blocking_reeling=table.whole_number(reeling, 2, 2),
        water_blocking_excavation=table.whole_number(excavation, 1, 9),
    )


def _read_pools(file: TomlTable) -> tuple[printed.Pool, ...]:
    table = file.table("pool", printed.POOL_IDS)
    pools = []
    for name, least in zip(printed.POOL_IDS, (2, 2, 3, 4), strict=True):
        pool = table.table(name, ("min_players", "pit_water"))
        # A match has as many pools as players, at least two (S3). So `min_players` of each pool has only one allowed
        # value.
        pools.append(printed.Pool(name, pool.whole_number("min_players", least, least), pool.flag("pit_water")))
    return tuple(pools)


def _read_coal_chart(winter: TomlTable) -> printed.CoalChart:
    table = winter.table("coal_chart", ("vp", "each_further"))
    return printed.CoalChart(table.numbers_up_to("vp", 1, 19, 0, 50), table.whole_number("each_further", 0, 9))


def _read_lease(winter: TomlTable) -> dict[int, tuple[int, int]]:
    table = winter.table("lease", tuple(map(str, kinds.YEARS)))
    years = {year: table.table(str(year), ("food", "thaler")) for year in kinds.YEARS}
    return {
        year: (lease.whole_number("food", 0, 9), lease.whole_number("thaler", 0, 9)) for year, lease in years.items()
    }


def _read_final_scoring(file: TomlTable) -> printed.FinalScoring:
    thaler_further, debt_first, debt_further = "thaler_vp_each_further", "debt_vp_first", "debt_vp_each_further"
    buildings, marker = "building_symbols_vp", "unused_marker_vp"
    table = file.table("final_scoring", ("thaler_vp", thaler_further, debt_first, debt_further, buildings, marker))
    return printed.FinalScoring(
        thaler_vp=table.numbers_up_to("thaler_vp", 1, 17, 0, 99),
        thaler_vp_each_further=table.whole_number(thaler_further, 0, 20),
        debt_vp_first=table.whole_number(debt_first, -20, 0),
        debt_vp_each_further=table.whole_number(debt_further, -20, 0),
        building_symbols_vp=table.numbers(buildings, len(printed.BUILDINGS) + 1, 0, 99),
        unused_marker_vp=table.whole_number(marker, 0, 9),
    )


def _read_levels(file: TomlTable) -> dict[int, printed.TileLevel]:
    table = file.table("level", tuple(map(str, printed.LEVELS)))
    levels = {}
    for number in printed.LEVELS:
        level = table.table(str(number), ("colour", "vp", "distant_fee"))
        fee = level.subset_of_names("distant_fee", printed.RESOURCES)
        # A tile of level 1 is open to all players, so it cannot have a fee (D5).
        if fee and number == 1:
            level.refuse("distant_fee", ValueSpec("empty"))
        colour = level.one_of("colour", printed.TILE_COLOURS)
        levels[number] = printed.TileLevel(colour, level.numbers_up_to("vp", 0, max(printed.PLAYER_COUNTS), 0, 9), fee)
    return levels


def _read_tiles(file: TomlTable) -> dict[int, printed.PrintedTile]:
    table = file.table("tile", tuple(map(str, printed.TILE_NUMBERS)))
    return {number: _read_tile(table, number) for number in printed.TILE_NUMBERS}


def _read_tile(table: TomlTable, number: int) -> printed.PrintedTile:
    building, marker = printed.BUILDINGS.get(number), printed.MARKERS.get(number)
    extras = [key for key, name in (("building", building), ("marker", marker)) if name is not None]
    tile = table.table(str(number), ("requirement", "symbol", *extras))
    colours = printed.REQUIREMENT_COLOURS
    asked = tile.table("requirement", colours)
    black, brown, yellow, grey = (asked.whole_number(colour, 0, 6) if colour in asked else 0 for colour in colours)
    if not 1 <= black + brown + yellow + grey <= 6:
        tile.refuse("requirement", ValueSpec("disks", (1, 6)))
    # Buildings must have the building symbol (F3); other tiles a fork, or hammer and pick, as printed.
    symbols = printed.SYMBOLS[2:] if building else printed.SYMBOLS[:2]
    return printed.PrintedTile(
        number=number,
        level=number // 10,
        requirement=(black, brown, yellow, grey),
        symbol=tile.one_of("symbol", symbols),
        building=tile.one_of("building", (building,)) if building else None,
        marker=tile.one_of("marker", (marker,)) if marker else None,
    )


def _read_layouts(file: TomlTable) -> dict[str, Layout]:
    table = file.table("layout", printed.LAYOUT_IDS)
    return {name: _read_layout(table, name) for name in printed.LAYOUT_IDS}


def _read_layout(tables: TomlTable, name: str) -> Layout:
    table = tables.table(name, ("players", "tiles_per_level", "picture"))
    players = table.subset_of_numbers("players", printed.PLAYER_COUNTS)
    tiles_per_level = table.numbers(
        "tiles_per_level", len(printed.LEVELS), layouts.MIN_TILES_PER_LEVEL, layouts.TILES_PER_LEVEL
    )
    picture = table.text("picture", 2000)
    try:
        layout = Layout(name, players, read_picture(picture))
    except layouts.LayoutError as error:
        key = f"{table.key('picture')} {error.key}"
        raise ComponentsError(table.origin, key, error.found, error.allowed) from error
    if layout.tiles_per_level != tiles_per_level:
        allowed = ValueSpec("tiles_per_level", tiles_per_level)
        raise ComponentsError(table.origin, table.key("picture"), short_json(list(layout.tiles_per_level)), allowed)
    for problem in layouts.layout_problems(layout.cells, max(players), "dutch"):
        if problem.cell is not None:
            key = f"{table.key('picture')} line {problem.cell[0] + 1}"
            raise ComponentsError(table.origin, key, str(problem.level), ValueSpec("touching"))
    return layout
