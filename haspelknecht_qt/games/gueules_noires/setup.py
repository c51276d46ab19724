"""Setting up a match: its options, the set-up as JSON data, and the first state (GS1 to GS8)."""

from __future__ import annotations

from collections.abc import Mapping

from haspelknecht_qt.core.base_game import (
    add_components,
    checked_option,
    checked_player_count,
    read_recorded_setup,
    refuse_unknown_keys,
)
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Option
from haspelknecht_qt.core.strict_json import JsonObject, JsonValue
from haspelknecht_qt.games.gueules_noires.components import COMPONENT_FILE_READER, Components
from haspelknecht_qt.games.gueules_noires.match_data import SPACE_NUMBERS, Action, MatchConstants, make_space
from haspelknecht_qt.games.gueules_noires.printed import FACTORY_IDS, ORDER_SPACE_IDS, PLAYER_COUNTS
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_MINECARTS,
    FACES,
    NOBODY,
    NOTHING,
    ORDERS,
    Colour,
    Player,
    Stack,
    State,
)

LOT = "lot"
COVERED, OPEN = "covered", "open"
_KEYS = ("players", "first_player", "delivered")


def _first_player_option_values(players: int) -> tuple[str, ...]:
    return LOT, *map(str, range(players))


def _delivered_option_values(_players: int) -> tuple[str, ...]:
    return COVERED, OPEN


# The options are pickled for the processes of bots. So `values` is a named function: a lambda cannot be pickled.
OPTIONS = (
    Option("first_player", default=LOT, values=_first_player_option_values),
    Option("delivered", default=COVERED, values=_delivered_option_values),
)
"""Options besides the number of players: the first player (GR1), and whether delivered orders lie face up (GR13)."""


@frozen
class Setup:
    """Everything that is decided before the first move.

    `first_player` is LOT, or a seat number as text. `delivered` is COVERED if delivered orders lie face down, or OPEN
    if they lie face up (GR13).
    """

    players: int
    first_player: str
    delivered: str
    components: Components


def read_setup(options: Mapping[str, JsonValue], components: Components) -> Setup:
    """Returns the set-up for `options`. Missing options get their default.

    Options are `players` (2 to 4, default 2), `first_player` ("lot", or a seat from "0" to "3") and `delivered`
    ("covered" for delivered orders face down, "open" for face up). Nothing is random: chance moves decide the rest.
    Raises SetupError, which names the option, its value and the allowed values.
    """
    refuse_unknown_keys(options, _KEYS)
    players = checked_player_count(options.get("players", PLAYER_COUNTS[0]), PLAYER_COUNTS)
    chosen: JsonObject = {
        option.key: checked_option(option, options.get(option.key, option.default), PLAYER_COUNTS, players)
        for option in OPTIONS
    }
    return Setup(players=players, components=components, **chosen)


def options_of(setup: Setup) -> JsonObject:
    """Returns the options with which `read_setup` makes an equal set-up."""
    return {"players": setup.players, "first_player": setup.first_player, "delivered": setup.delivered}


def setup_to_json(setup: Setup, built_in: Components) -> JsonObject:
    """Returns the set-up as JSON data, with only those printed values that differ from `built_in`."""
    return add_components(options_of(setup), setup.components, built_in)


def setup_from_json(data: object, components: Components) -> Setup:
    """Returns the set-up from JSON data. Raises SetupError.

    Printed values that are not in the data are those of `components`.
    """
    found, components = read_recorded_setup(data, _KEYS, components, COMPONENT_FILE_READER)
    return read_setup({key: found[key] for key in _KEYS}, components)


def make_match_constants(setup: Setup) -> MatchConstants:
    """Returns the constants of a match with this set-up."""
    components = setup.components
    spaces = tuple(make_space(components, setup.players, number) for number in SPACE_NUMBERS)
    return MatchConstants(
        components=components,
        player_count=setup.players,
        first_player=None if setup.first_player == LOT else int(setup.first_player),
        shows_delivered_orders=setup.delivered == OPEN,
        spaces=spaces,
        open_spaces=tuple(number for number, space in enumerate(spaces) if space.is_open),
        open_tiles=tuple(space.value for space in spaces if space.action is Action.FACTORY and space.is_open),
        open_orders=tuple(space.value for space in spaces if space.action is Action.ORDER and space.is_open),
        tile_price=tuple(FACE_MINECARTS[face] * components.minecart_price[FACE_COLOURS[face]] for face in FACES),
        order_cells=tuple(count for order in components.orders for count in order.cells),
        order_vp=tuple(order.vp for order in components.orders),
        order_vehicle=tuple(order.vehicle for order in components.orders),
    )


def initial_state(setup: Setup) -> State:
    """GS1 to GS4: returns the state before the first chance move, which draws a tile for the factory (GS3)."""
    box, numbers, seats = make_match_constants(setup), setup.components.setup, range(setup.players)
    return State(
        box=box,
        players=[Player(numbers.workers[setup.players], numbers.francs[setup.players]) for _ in seats],
        stacks=[
            Stack(unseen_by_kind=list(setup.components.tile_copies), unseen=sum(setup.components.tile_copies)),
            Stack(unseen_by_kind=[1 for _ in ORDERS], unseen=len(ORDERS)),
        ],
        supply=[numbers.cubes_per_colour - setup.players for _ in Colour],
        workers_on=[0 for _ in SPACE_NUMBERS],
        owner_of=[NOBODY for _ in SPACE_NUMBERS],
        bank=[0 for _ in seats],
        canteen=[0 for _ in seats],
        tiles=[NOTHING for _ in FACTORY_IDS],
        orders=[NOTHING for _ in ORDER_SPACE_IDS],
        free=list(box.order_cells),
        cubes_laid=[0 for _ in box.order_cells],
    )
