"""Features of a position for the linear value function.

A stage is a moment of a year at which positions are evaluated with weights of their own. Each year has four: after a
seat's own turn in each action phase, and after storing goods in winter. Between two stages, the weights of the earlier
one are used. Pit water that comes before the next action phase is already counted.
"""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht import scoring
from haspelknecht_qt.games.haspelknecht.kinds import LAST_YEAR, Building, Marker, Season, Step, Tile
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.state import Player, State

STAGE_COUNT = 12
"""Number of stages: spring, summer, autumn and winter of three years."""

BASE, SCORED, COAL, LEASE, THALER, PINGE, TUNNEL, WATER, WOOD, DEVELOPMENTS, PURCHASES, MARKERS, TURN_ORDER = (
    "rest",
    "scored",
    "coal",
    "lease",
    "thaler",
    "pinge",
    "tunnel",
    "water",
    "wood",
    "developments",
    "purchases",
    "markers",
    "order",
)
SOURCES = (SCORED, COAL, LEASE, THALER, PINGE, TUNNEL, WATER, WOOD, DEVELOPMENTS, PURCHASES, MARKERS, TURN_ORDER, BASE)
"""Sources of expected points, in the order of display. PURCHASES are developments that a candidate acquires."""

_BOARD_FEATURES = (
    ("three_seats", BASE),
    ("four_seats", BASE),
    ("coal", COAL),
    ("coal_chart", COAL),
    ("food_missing", LEASE),
    ("food_spare", LEASE),
    ("food", LEASE),
    ("thaler_due_missing", THALER),
    ("thaler_missing", THALER),
    ("thaler_points", THALER),
    ("thaler", THALER),
    ("debt_points", LEASE),
    ("water", WATER),
    ("water_over_one", WATER),
    ("pinge_water", PINGE),
    ("pinge_blocked", PINGE),
    ("shaft_blocked", TUNNEL),
    ("tunnel_blocked", TUNNEL),
    ("pinge_left", PINGE),
    ("pinge_free", PINGE),
    ("pinge_wood", PINGE),
    ("exhausted", PINGE),
    ("sections", TUNNEL),
    ("tunnel_bonus", TUNNEL),
    ("tunnel_coal", TUNNEL),
    ("tunnel_free", TUNNEL),
    ("tunnel_wood", TUNNEL),
    ("shaft", TUNNEL),
    ("shaft_over_two", TUNNEL),
    ("wood", WOOD),
    ("wood_over_two", WOOD),
    ("wood_points", WOOD),
    ("storage_points", DEVELOPMENTS),
    ("development_bonus", DEVELOPMENTS),
    ("buildings", DEVELOPMENTS),
    ("building_symbols", DEVELOPMENTS),
    ("forks", DEVELOPMENTS),
    ("hammers", DEVELOPMENTS),
    ("reach_2", DEVELOPMENTS),
    ("reach_3", DEVELOPMENTS),
    ("reach_4", DEVELOPMENTS),
    ("improved", DEVELOPMENTS),
    ("marker_points", MARKERS),
    ("order", TURN_ORDER),
    ("mill_thaler", DEVELOPMENTS),
    ("mill_thaler_points", DEVELOPMENTS),
    ("burner_pinge_left", DEVELOPMENTS),
)
TILES = tuple(Tile)
MARKERS_IN_ORDER = tuple(Marker)
FEATURE_NAMES: tuple[str, ...] = (
    *(name for name, _ in _BOARD_FEATURES),
    *(f"tile_{tile.value}" for tile in TILES),
    *(f"marker_{marker.word}" for marker in MARKERS_IN_ORDER),
)
"""Names of all features. Every list of features has this order."""
SOURCE_BY_FEATURE = (
    *(source for _, source in _BOARD_FEATURES),
    *(DEVELOPMENTS for _ in TILES),
    *(MARKERS for _ in MARKERS_IN_ORDER),
)
"""Source to which each feature's points belong, in the order of FEATURE_NAMES."""
_TILE_INDEXES = {int(tile): len(_BOARD_FEATURES) + place for place, tile in enumerate(TILES)}
_FIRST_MARKER = len(_BOARD_FEATURES) + len(TILES)
_ZEROS = [0.0] * (len(FEATURE_NAMES) - len(_BOARD_FEATURES))


def stage_of(state: State) -> int:
    """Returns the stage of a position, 0 to STAGE_COUNT - 1; 0 before the first action phase.

    The game must not be over.
    """
    year = 4 * (state.year - 1)
    if state.step == Step.STORING:
        return year + 3
    if state.step == Step.EXECUTING:
        return year + state.season
    if state.step == Step.WINTER:
        return year + Season.AUTUMN
    return max(0, year + state.season - 1)


class SumsOfPrintedValues:
    """Sums over printed values, computed once for each match.

    `sections[wood][coal]` are the points of the tunnel sections emptied by placing `wood` wood and excavating `coal`
    coal. `lease` has the food and Thaler due in each year's winter. `thaler_due` has for each year the Thaler due in
    its winter and all later winters.
    """

    def __init__(self, box: MatchConstants) -> None:
        vp, coal, lease = box.components.tunnel.vp, box.accessible_tunnel_coal[-1], box.components.lease
        self.box = box
        self.sections = [
            [sum(vp[: box.count_emptied_sections(gone, wood)]) for gone in range(coal + 1)]
            for wood in range(len(vp) + 1)
        ]
        self.lease = [lease.get(year, (0, 0)) for year in range(LAST_YEAR + 2)]
        self.thaler_due = [sum(thaler for _, thaler in self.lease[year:]) for year in range(LAST_YEAR + 2)]


def feature_values(sums: SumsOfPrintedValues, state: State, seat: int) -> list[float]:
    """Returns the features of a seat's position: one number for each of FEATURE_NAMES."""
    box, player = sums.box, state.players[seat]
    storing = state.step == Step.STORING
    year = state.year + 1 if storing else state.year
    food, wood, coal = _remaining_goods(player, only_stored=storing)
    lease_food, lease_thaler = sums.lease[year]
    thaler, due = player.thaler, sums.thaler_due[year]
    water = player.water + _water_to_come(state, player)
    exhausted = player.exhausted
    pinge_coal = box.accessible_pinge_coal
    free = 0 if exhausted else pinge_coal[player.pinge_wood] - (pinge_coal[-1] - player.pinge)
    emptied = sums.sections[player.tunnel_wood][player.tunnel]
    symbols = [box.components.tiles[tile].symbol for tile in player.tiles]
    buildings = symbols.count("building")
    final_scoring = box.components.final_scoring
    thaler_points = final_scoring.vp_of_thaler(max(0, thaler - due))
    # The Water Mill changes the value of Thaler, the Charcoal Burner that of coal left in the Pinge.
    has_mill, has_burner = Tile.WATER_MILL in player.tiles, Tile.CHARCOAL_BURNER in player.tiles
    reach = _best_adjacent_points(state, player)
    seats = len(state.players)
    values: list[float] = [
        seats == 3,
        seats == 4,
        coal,
        coal if Tile.HORSE_AND_CART in player.tiles else box.components.coal_chart.vp_of(coal),
        max(0, lease_food - food),
        min(2, max(0, food - lease_food)),
        food,
        max(0, lease_thaler - thaler),
        max(0, due - thaler),
        thaler_points,
        thaler,
        final_scoring.vp_of_debts(player.debts),
        water,
        max(0, water - 1),
        0 if exhausted else water,
        not exhausted and water >= 2,
        exhausted and water >= 2,
        exhausted and water >= 5,
        player.pinge,
        free,
        0 if exhausted else player.pinge_wood,
        exhausted,
        emptied,
        scoring.tunnel_bonus(state, player),
        player.tunnel,
        max(0, box.accessible_tunnel_coal[player.tunnel_wood] - player.tunnel),
        player.tunnel_wood,
        player.shaft,
        max(0, player.shaft - 2),
        wood,
        max(0, wood - 2),
        _wood_points(sums, player, wood, emptied),
        _storage_points(player, food - lease_food, coal),
        scoring.development_bonus(state, player) if player.tiles else 0,
        final_scoring.vp_of_buildings(buildings),
        buildings,
        symbols.count("fork"),
        symbols.count("hammer_and_pick"),
        reach[0],
        reach[1],
        reach[2],
        player.improved,
        player.markers.bit_count(),
        state.order.index(seat) / (seats - 1),
        thaler if has_mill else 0,
        thaler_points if has_mill else 0,
        player.pinge if has_burner else 0,
    ]
    values += _ZEROS
    for tile in player.tiles:
        values[_TILE_INDEXES[tile]] = 1.0
    if player.markers:
        for place, marker in enumerate(MARKERS_IN_ORDER, _FIRST_MARKER):
            if player.markers & marker:
                values[place] = 1.0
    return values


def _remaining_goods(player: Player, *, only_stored: bool) -> tuple[int, int, int]:
    """Returns the food, wood and coal on the farm; if `only_stored`, only those that are stored for the winter."""
    if not only_stored:
        return player.food, player.wood, player.coal
    return player.stored.count("food"), player.stored.count("wood"), player.stored.count("coal")


def _water_to_come(state: State, player: Player) -> int:
    """Returns the pit water that the player will receive before the next action phase (Y2)."""
    if Tile.BUCKET in player.tiles:
        return 0
    if state.step == Step.EXECUTING:
        return int(state.season == Season.SUMMER)
    return int(state.step == Step.STORING and state.year < LAST_YEAR)


def _wood_points(sums: SumsOfPrintedValues, player: Player, wood: int, emptied: int) -> int:
    """Returns the larger gain from `wood` wood this winter: all placed in the tunnel (F1), or one of it stored (W3).

    `emptied` are the points of the sections already emptied.
    """
    if not wood:
        return 0
    stored = int(sums.box.rulebook.farm_storage_vp_good == "wood")
    most = len(sums.sections) - 1
    gone = player.tunnel
    all_placed = sums.sections[min(most, player.tunnel_wood + wood)][gone] - emptied
    one_kept = sums.sections[min(most, player.tunnel_wood + wood - 1)][gone] - emptied + stored
    return max(all_placed, one_kept)


def _storage_points(player: Player, spare_food: int, coal: int) -> int:
    """Returns the points that Barn and Coal Storage give this winter (tiles 12 and 24)."""
    points = 2 if player.buildings & Building.BARN and spare_food > 0 else 0
    return points + (1 if player.buildings & Building.COAL_STORAGE and coal else 0)


def _best_adjacent_points(state: State, player: Player) -> tuple[int, int, int]:
    """Returns the maximum immediate points for an adjacent tile, for each of the levels 2, 3 and 4 (D2, D6)."""
    box = state.box
    best = [0, 0, 0]
    own = player.tiles
    for tile in own:
        for other in box.neighbours[tile]:
            level = box.tile_level[other]
            if level > 1 and other not in own:
                vp = box.components.levels[level].vp
                owned = len(state.owners[box.tile_index[other]])
                if owned < len(vp) and vp[owned] > best[level - 2]:
                    best[level - 2] = vp[owned]
    return best[0], best[1], best[2]
