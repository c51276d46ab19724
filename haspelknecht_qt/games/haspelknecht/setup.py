"""Setting up a match: options, set-up as data, and first state (S1 to S5, V1 to V4)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from haspelknecht_qt.core.base_game import (
    add_components,
    checked_option,
    checked_player_count,
    read_recorded_setup,
    refuse_unknown_keys,
)
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Option, SetupError
from haspelknecht_qt.core.rng import EventRandomGenerator
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.games.haspelknecht.components import COMPONENT_FILE_READER, Components
from haspelknecht_qt.games.haspelknecht.kinds import BUILDING_OF_TILE, Tile
from haspelknecht_qt.games.haspelknecht.layouts import Placement
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.printed import PLAYER_COUNTS
from haspelknecht_qt.games.haspelknecht.rulebooks import RULEBOOKS
from haspelknecht_qt.games.haspelknecht.state import Player, State

PLANNING_MODES = ("open", "hidden")
FIRST_PLAY = "first_play"
FREE_LAYOUT = "free"
NAMED_LAYOUTS_RULEBOOK = "dutch"
"""Rulebook whose conditions (V2) all named layouts must meet, whichever rulebook the match has."""
TILE_DRAW_EVENT = -1
"""Event for `EventRandomGenerator` that draws the tiles of a named layout. Unlike the game's events, it is negative."""
_KEYS = ("players", "rulebook", "planning", "layout", "board", "starting_buildings", "starting_farmhand")


@frozen
class Setup:
    """All decisions before the first move.

    `layout` is "first_play", the id of a named layout, or "free". `placement` has the tiles on the layout's cells.
    `starting_buildings` and `starting_farmhand` are the two options of V3.
    """

    players: int
    rulebook: str
    planning: str
    layout: str
    placement: Placement
    starting_buildings: bool
    starting_farmhand: bool
    components: Components


def match_options(components: Components) -> tuple[Option, ...]:
    """Returns the options besides the number of players. The board of layout "free" is data, not an option."""

    def layouts_for(players: int) -> tuple[str, ...]:
        return (
            FIRST_PLAY,
            *(name for name, layout in components.layouts.items() if players in layout.player_counts),
            FREE_LAYOUT,
        )

    return (
        Option("rulebook", "dutch", lambda _: tuple(RULEBOOKS)),
        Option("planning", "open", lambda _: PLANNING_MODES),
        Option("layout", FIRST_PLAY, layouts_for, all_values=(FIRST_PLAY, *components.layouts, FREE_LAYOUT)),
        Option("starting_buildings", False, lambda _: (True, False)),
        Option("starting_farmhand", False, lambda _: (True, False)),
    )


def read_setup(options: Mapping[str, JsonValue], seed: int, components: Components) -> Setup:
    """Returns the set-up for `options`. Missing options get their default; random parts depend on `seed`.

    `players` is 2 to 4 (default 2). `rulebook` is "dutch", "english" or "french"; `planning` is "open" or "hidden".
    `layout` is "first_play", the id of a named layout, or "free"; for "free", `board` is the placement in its JSON
    form. `starting_buildings` and `starting_farmhand` are true or false. Raises SetupError, which names the option, the
    value found and the allowed values.
    """
    refuse_unknown_keys(options, _KEYS)
    players = checked_player_count(options.get("players", 2), PLAYER_COUNTS)
    chosen: JsonObject = {
        option.key: checked_option(option, options.get(option.key, option.default), PLAYER_COUNTS, players)
        for option in match_options(components)
    }
    layout = chosen["layout"]
    if layout != FREE_LAYOUT and options.get("board") is not None:
        raise SetupError("board: goes with layout 'free' only")
    return _checked_setup(
        Setup(
            players=players,
            placement=_placement(layout, players, options.get("board"), seed, components),
            components=components,
            **chosen,
        )
    )


def _placement(layout: str, players: int, board: object, seed: int, components: Components) -> Placement:
    if layout == FIRST_PLAY:
        return layouts.first_play_placement(players)
    if layout == FREE_LAYOUT:
        return _read_board(board)
    return layouts.place_random_tiles(components.layouts[layout], EventRandomGenerator(seed, TILE_DRAW_EVENT))


def _read_board(board: object) -> Placement:
    try:
        return layouts.placement_from_json(board)
    except layouts.LayoutError as error:
        raise SetupError(f"board: {error}") from error


def _checked_setup(setup: Setup) -> Setup:
    """Returns the set-up. Raises SetupError if the board breaks V2 or R14, or the improved farmhand breaks V3.

    The program's named layouts meet V2 with any rulebook. But a record may name such a layout and have tiles at
    other positions.
    """
    rulebook = setup.rulebook if setup.layout == FREE_LAYOUT else NAMED_LAYOUTS_RULEBOOK
    problems = layouts.placement_problems(setup.placement, setup.players, rulebook)
    if problems:
        raise SetupError("board: " + "; ".join(str(problem) for problem in problems))
    if setup.starting_farmhand and not may_farmhand_start_improved(setup.placement):
        raise SetupError("starting_farmhand: true, allowed only while tile 13 is not in play (rule V3)")
    return setup


def may_farmhand_start_improved(placement: Placement) -> bool:
    """Whether the players may start with the improved farmhand: only if tile 13 is not in play (V3)."""
    return Tile.PICKAXE not in placement.tile_numbers


def options_of(setup: Setup) -> JsonObject:
    """Returns the options with which `read_setup` makes an equal set-up. Random parts may differ."""
    options: JsonObject = {"players": setup.players}
    options |= {option.key: getattr(setup, option.key) for option in match_options(setup.components)}
    if setup.layout == FREE_LAYOUT:
        options["board"] = layouts.placement_to_json(setup.placement)
    return options


def draw_setup_again(setup: Setup, seed: int) -> Setup:
    """Returns a set-up with these options and another seed. If tile 13 is drawn, the farmhand is not improved (V3)."""
    options = {**options_of(setup), "starting_farmhand": False}
    fresh = read_setup(options, seed, setup.components)
    if setup.starting_farmhand and may_farmhand_start_improved(fresh.placement):
        return read_setup({**options, "starting_farmhand": True}, seed, setup.components)
    return fresh


def setup_to_json(setup: Setup, built_in: Components) -> JsonObject:
    """Returns the set-up as plain values. Printed values are included only where they differ from `built_in`."""
    data = {**options_of(setup), "board": layouts.placement_to_json(setup.placement)}
    return add_components({key: data[key] for key in _KEYS}, setup.components, built_in)


def setup_from_json(data: object, components: Components) -> Setup:
    """Returns the set-up from JSON data. Printed values that the data lack are from `components`. Raises SetupError."""
    found, components = read_recorded_setup(data, _KEYS, components, COMPONENT_FILE_READER)
    players = checked_player_count(found["players"], PLAYER_COUNTS)
    chosen: JsonObject = {
        option.key: checked_option(option, found[option.key], PLAYER_COUNTS) for option in match_options(components)
    }
    return _checked_setup(
        Setup(players=players, placement=_read_board(found["board"]), components=components, **chosen)
    )


def make_match_constants(setup: Setup) -> MatchConstants:
    """Returns the constants of the match. V3: starting buildings are those whose tile is not in play."""
    components = setup.components
    neighbours = layouts.adjacent_tiles(setup.placement)
    tiles = tuple(sorted(neighbours))
    starting = 0
    if setup.starting_buildings:
        starting = sum(building for tile, building in BUILDING_OF_TILE.items() if tile not in tiles)
    return MatchConstants(
        components=components,
        rulebook=RULEBOOKS[setup.rulebook],
        player_count=setup.players,
        hides_plans=setup.planning == "hidden",
        starting_buildings=starting,
        starting_farmhand=setup.starting_farmhand,
        neighbours=neighbours,
        tiles=tiles,
        tile_index={tile: place for place, tile in enumerate(tiles)},
        tile_level={tile: components.tiles[tile].level for tile in tiles},
        tile_requirement={tile: components.tiles[tile].requirement for tile in tiles},
        accessible_pinge_coal=tuple(accumulate(components.pinge.coal_groups)),
        accessible_tunnel_coal=tuple(accumulate(components.tunnel.coal, initial=0)),
        pool_brings_water=tuple(pool.water_symbol for pool in components.pools[: setup.players]),
    )


def initial_state(setup: Setup) -> State:
    """Returns the first state (S1 to S4). Boards are full of coal; the turn order is not drawn yet (S5)."""
    box = make_match_constants(setup)
    seats = range(setup.players)
    return State(
        box=box,
        players=[Player(buildings=box.starting_buildings, improved=box.starting_farmhand) for _ in seats],
        pools=[[0, 0, 0] for _ in seats],
        reserves=[[0, 0, 0] for _ in seats],
        bag=list(setup.components.disks[setup.players]),
        owners=[[] for _ in box.tiles],
        order=list(seats),
    )
