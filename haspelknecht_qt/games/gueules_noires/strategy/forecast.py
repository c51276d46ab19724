"""Forecast of a seat's deliveries and empty minecarts, based on its cubes and its remaining workers."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.gueules_noires import placing
from haspelknecht_qt.games.gueules_noires.majorities import element_counts
from haspelknecht_qt.games.gueules_noires.printed import EXTRACTION_IDS, SPACE_IDS, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, SURFACE, Player, State
from haspelknecht_qt.games.gueules_noires.strategy.knowledge import Knowledge

CELL_ELEMENT_COUNT = 8
"""Number of elements of the shift clock that count delivered cells. The elements after these count empty minecarts."""
ELEMENT_COUNT = CELL_ELEMENT_COUNT + 4
"""Number of all elements of the shift clock."""
EXTRACTION_SPACES = tuple(map(SPACE_IDS.index, EXTRACTION_IDS))
"""Space numbers of the extraction spaces, including locked ones."""
MOVES_PER_MINED_CUBE, MOVES_PER_MINED_PAIR = 2.4, 4.0
"""Average numbers of moves of an extraction for a cube, and for two cubes for one cell, from minecarts to the cell.

They include only a share of the cage's moves, because several cubes share a trip.
"""
DELIVERY_SPACES = tuple(SPACE_IDS.index(f"delivery-{vehicle}") for vehicle in VEHICLES)
"""Space number of each vehicle's delivery space. No delivery space is ever locked."""


@frozen
class Forecast:
    """Expected values for one seat that do not depend on the other seats.

    `element_counts` has the expected numbers of the twelve elements at the end of this shift, and of each later shift.
    Empty minecarts are counted only for the last shift, and are 0.0 before. `vp` are the expected points from
    outstanding orders. `undelivered_orders` is the expected number of undelivered orders at the end of the game,
    `stranded_cubes` the expected number of cubes on them. `spare_cubes` is the number of cubes without a free cell.
    """

    element_counts: tuple[list[float], ...]
    vp: float
    undelivered_orders: float
    spare_cubes: int
    stranded_cubes: float


def forecast(state: State, seat: int, knowledge: Knowledge) -> Forecast:
    """Returns a forecast of deliveries and minecarts. Each cube fills one cell, first in orders with few free cells."""
    box, player = state.box, state.players[seat]
    lifted = [player.cage[colour] + player.stock[colour] for colour in range(4)]
    coal = player.coal
    loaded = [sum(coal[colour::4]) for colour in range(4)]
    free, cells, vehicle_of = state.free, box.order_cells, box.order_vehicle
    now = element_counts(state, seat)
    # Workers that the seat can place up to the end of this shift and of each later one.
    workers_per_shift = state.box.components.setup.workers[state.box.player_count]
    budgets = [player.workers + workers_per_shift * later for later in range(LAST_SHIFT + 1 - state.shift)]
    counts = tuple([float(count) for count in now[:CELL_ELEMENT_COUNT]] + [0.0] * 4 for _ in budgets)
    lacking: list[tuple[int, float, int]] = []
    for order in player.orders:
        first = 4 * order
        lacking.append((sum(free[first : first + 4]), -box.order_vp[order], order))
    lacking.sort()
    delivery = [placing.worker_cost(state, space) for space in DELIVERY_SPACES]
    digging = min(placing.worker_cost(state, space) for space in EXTRACTION_SPACES if box.spaces[space].is_open)
    asked = [0, 0, 0, 0]
    for _, _, order in lacking:
        for colour in range(4):
            asked[colour] += free[4 * order + colour]
    pairs = sum(max(0, lifted[colour] + loaded[colour] - asked[colour]) for colour in range(4)) // 2
    needed = vp = left = stranded_cubes = 0.0
    vehicles = 0
    has_dug = False
    for open_cells, _, order in lacking:
        first, vehicle = 4 * order, vehicle_of[order]
        total = sum(cells[first : first + 4])
        near = float(total - open_cells)
        if open_cells:
            if not has_dug:
                # If an extraction costs several workers, the second and further ones count once, not for each order.
                needed += digging - 1
                has_dug = True
            for colour in range(4):
                wanted = free[first + colour]
                if not wanted:
                    continue
                at_hand = min(wanted, lifted[colour])
                lifted[colour] -= at_hand
                mined = min(wanted - at_hand, loaded[colour])
                loaded[colour] -= mined
                missing = wanted - at_hand - mined
                twos = min(missing, pairs)
                pairs -= twos
                missing -= twos
                near += (
                    knowledge.lifted * at_hand
                    + knowledge.in_mine * mined
                    + knowledge.paired * twos
                    + knowledge.absent * missing
                )
                moves = at_hand + MOVES_PER_MINED_CUBE * (mined + missing) + MOVES_PER_MINED_PAIR * twos
                needed += moves / knowledge.moves_a_worker + knowledge.tile_in_workers * missing
        if not vehicles >> vehicle & 1:
            vehicles |= 1 << vehicle
            needed += delivery[vehicle]
        chance = (near / total) ** knowledge.sharpness
        slack = knowledge.slack if open_cells else 1.0
        reached = 0.0
        for each, budget in zip(counts, budgets, strict=True):
            reached = chance * min(1.0, max(0.0, (budget - needed + 1.0) / slack))
            if reached:
                for colour in range(4):
                    each[colour] += reached * cells[first + colour]
                each[4 + vehicle] += reached * total
        vp += reached * box.order_vp[order]
        left += 1.0 - reached
        stranded_cubes += (1.0 - reached) * sum(state.cubes_laid[first : first + 4])
    work = budgets[-1]
    holding = sum(coal)
    share = knowledge.emptied * work / (work + holding) if holding else 0.0
    for colour in range(4):
        empty = now[CELL_ELEMENT_COUNT + colour]
        counts[-1][CELL_ELEMENT_COUNT + colour] = empty + share * (player.minecarts[colour] - empty)
    return Forecast(counts, vp, left, sum(lifted) + sum(loaded), stranded_cubes)


def moves_saved_by_cage(player: Player) -> float:
    """Returns the moves that the cage's current level saves in the next extraction; negative if it costs moves."""
    if player.level == SURFACE:
        return 0.0
    return -1.0 if any(player.cage) else 0.5 * any(player.coal_at(player.level))
