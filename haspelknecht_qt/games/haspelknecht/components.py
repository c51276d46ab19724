"""Values printed on boards and tiles, from a data file. Players may correct values that differ in their copy."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import AttrsInstance, asdict

from haspelknecht_qt.core.components import ComponentReader, PrintedValues
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.games.haspelknecht import component_file, printed
from haspelknecht_qt.games.haspelknecht.layouts import Layout
from haspelknecht_qt.games.haspelknecht.pictures import cells_as_text


@frozen(kw_only=True)
class Components(PrintedValues):
    """All printed values that the rules need.

    `disks` maps the number of players to the disks in play. `disks` and `disk_value` have the order of COLOURS. `lease`
    maps a year to the (food, Thaler) due. `levels` and `tiles` are by printed number, `layouts` by id.
    """

    ATOMIC_TABLES = ("requirement",)
    """Tables that a correction replaces as a whole: a colour missing in a corrected requirement means 0 disks."""

    disks: Mapping[int, tuple[int, int, int]]
    disk_value: tuple[int, int, int]
    supply: printed.PieceCounts
    pinge: printed.Pinge
    tunnel: printed.Tunnel
    pools: tuple[printed.Pool, ...]
    coal_chart: printed.CoalChart
    lease: Mapping[int, tuple[int, int]]
    final_scoring: printed.FinalScoring
    levels: Mapping[int, printed.TileLevel]
    tiles: Mapping[int, printed.PrintedTile]
    layouts: Mapping[str, Layout]

    def to_json(self) -> JsonObject:
        """Returns all values as plain JSON, arranged as in the data file. Equal `Components` give equal JSON."""
        return {
            "schema": component_file.SCHEMA,
            "disks": {str(players): _by_colour(disks) for players, disks in self.disks.items()},
            "disk_value": _by_colour(self.disk_value),
            "supply": _to_json(self.supply),
            "pinge": {**_to_json(self.pinge), "bonus_vp": {str(year): vp for year, vp in self.pinge.bonus_vp.items()}},
            "tunnel": {
                "coal": list(self.tunnel.coal),
                "vp": list(self.tunnel.vp),
                "wheelbarrow": [section + 1 for section in self.tunnel.wheelbarrow],
                "oil_lamp": [section + 1 for section in self.tunnel.oil_lamp],
                "lorry": [section + 1 for section in self.tunnel.lorry],
                "reeling_blocked_from_water": self.tunnel.water_blocking_reeling,
                "excavation_blocked_from_water": self.tunnel.water_blocking_excavation,
            },
            "pool": {pool.id: {"min_players": pool.min_players, "pit_water": pool.water_symbol} for pool in self.pools},
            "winter": {
                "coal_chart": _to_json(self.coal_chart),
                "lease": {str(year): {"food": food, "thaler": thaler} for year, (food, thaler) in self.lease.items()},
            },
            "final_scoring": _to_json(self.final_scoring),
            "level": {
                str(number): {"colour": level.colour, "vp": list(level.vp), "distant_fee": list(level.fee_goods)}
                for number, level in self.levels.items()
            },
            "tile": {str(number): _tile_to_json(tile) for number, tile in self.tiles.items()},
            "layout": {
                name: {
                    "players": list(layout.player_counts),
                    "tiles_per_level": list(layout.tiles_per_level),
                    "picture": cells_as_text(layout.cells),
                }
                for name, layout in self.layouts.items()
            },
        }


def _to_json(values: AttrsInstance) -> JsonObject:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(values).items()}


def _by_colour(numbers: tuple[int, int, int]) -> dict[str, int]:
    return dict(zip(printed.COLOURS, numbers, strict=True))


def _tile_to_json(tile: printed.PrintedTile) -> JsonObject:
    asked = zip(printed.REQUIREMENT_COLOURS, tile.requirement, strict=True)
    extras = {key: name for key, name in (("building", tile.building), ("marker", tile.marker)) if name is not None}
    return {"requirement": {name: count for name, count in asked if count}, "symbol": tile.symbol, **extras}


COMPONENT_FILE_READER = ComponentReader(Components, component_file.read_values)
load = COMPONENT_FILE_READER.load
parse = COMPONENT_FILE_READER.parse
apply_corrections = COMPONENT_FILE_READER.apply_corrections
load_for_user = COMPONENT_FILE_READER.load_for_user
from_json = COMPONENT_FILE_READER.from_json
