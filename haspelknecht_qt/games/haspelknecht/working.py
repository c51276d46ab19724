"""Work of the active worker, action by action (E2 to E11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from haspelknecht_qt.games.haspelknecht import events, mining, moves, tiles
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import (
    OWN_WORKERS,
    DiskColour,
    Good,
    Mine,
    ScoreSource,
    Season,
    Tile,
    Worker,
    WorkKind,
)
from haspelknecht_qt.games.haspelknecht.state import NOBODY, Player, State

# Module constants for speed: reading one is faster than looking up a member of an enum.
FARMER, FARMHAND = OWN_WORKERS
COAL_DIGGER, COAL_MINER, HASPELKNECHT = Worker.COAL_DIGGER, Worker.COAL_MINER, Worker.HASPELKNECHT
WATER_MILL = Worker.WATER_MILL
BLACK_DISK = DiskColour.BLACK
PINGE, TUNNEL = Mine
FOOD = Good.FOOD
MINING_WORK = WorkKind.MINING
WORKERS = tuple(Worker)
DIGGER_ACTIONS = 2
MINER_ACTIONS = 3
HASPELKNECHT_ACTIONS = 3
WATER_PER_ACTION = 2
MILL_DISKS = 2
MILL_VP = 2
ACTIONS_OF_WORKER = {COAL_DIGGER: DIGGER_ACTIONS, COAL_MINER: MINER_ACTIONS, HASPELKNECHT: HASPELKNECHT_ACTIONS}
WATER_MOVES = (moves.remove_water(1), moves.remove_water(2))
WORK_MOVES: dict[int, tuple[moves.Move, ...]] = {
    FARMER: (*WATER_MOVES, moves.EXCAVATE),
    FARMHAND: (*WATER_MOVES, moves.EXCAVATE),
    COAL_DIGGER: (*WATER_MOVES, moves.EXCAVATE),
    COAL_MINER: (moves.EXCAVATE,),
    HASPELKNECHT: (*WATER_MOVES, moves.REEL),
}
"""Actions of each worker. The last one is the main action: excavating or reeling up."""
ACTION_RULES: dict[int, str] = {FARMER: "E4", FARMHAND: "E4", COAL_DIGGER: "E8", COAL_MINER: "E9", HASPELKNECHT: "E10"}
"""Id of the rule about the actions of each worker."""
GOOD_OF_COLOUR = {DiskColour.YELLOW: (Good.FOOD, WorkKind.FOOD), DiskColour.BROWN: (Good.WOOD, WorkKind.WOOD)}


def legal_actions(state: State) -> list[moves.Move]:
    """Returns the legal next actions of the active worker."""
    worker, mine = state.active, state.working_in
    return [move for move in WORK_MOVES[worker] if refusal_of_action(state, worker, mine, move) is None]


def can_act(state: State, worker: int, mine: Mine) -> bool:
    """Whether this worker could carry out any action in this mine."""
    return any(refusal_of_action(state, worker, mine, move) is None for move in WORK_MOVES[worker])


def refusal_of_action(state: State, worker: int, mine: Mine, move: moves.Move) -> str | None:
    """Returns the rule that forbids this worker an action in this mine, or None."""
    refusal = REFUSALS_BY_WORKER[worker].get(type(move))
    return ACTION_RULES[worker] if refusal is None else refusal(state, mine, move)


def _refusal_to_remove_water_by_own_worker(state: State, mine: Mine, move: moves.RemoveWater) -> str | None:
    """Returns the rule that forbids Farmer or Farmhand to remove this much water, or None.

    E4, E6, R10: they remove 2 water from the Pinge, or the last 1. Under the English rulebook, they may choose 1 or 2.
    """
    player, count = state.player, move.count
    water = player.water
    if player.exhausted or mine == TUNNEL:
        return "E6"
    if water < count:
        return "E4"
    if count < min(WATER_PER_ACTION, water) and not state.box.rulebook.own_worker_may_remove_one:
        return "R10"
    return None


def _refusal_of_digger_water(state: State, _: Mine, move: moves.RemoveWater) -> str | None:
    """Returns the rule that forbids the Coal-digger to remove this much water, or None.

    E8, R5: the Coal-digger removes 2 water at once. Under the French rulebook, the player may choose 1 or 2.
    """
    if state.player.water < move.count:
        return "R5"
    return None if state.box.rulebook.contract_workers_choose or move.count == WATER_PER_ACTION else "R5"


def _refusal_of_haspelknecht_water(state: State, mine: Mine, move: moves.RemoveWater) -> str | None:
    """Returns the rule that forbids the Haspelknecht to remove this much water, or None.

    E10, R5: as for the Coal-digger (E8), but under the English rulebook, a single remaining water may also be removed.
    """
    if state.player.water == move.count == 1 and state.box.rulebook.haspelknecht_may_stop:
        return None
    return _refusal_of_digger_water(state, mine, move)


Refusals = dict[type[moves.Move], Callable[[State, Mine, Any], str | None]]
_OWN_WORKER_REFUSALS: Refusals = {
    moves.RemoveWater: _refusal_to_remove_water_by_own_worker,
    moves.Excavate: lambda state, mine, _: mining.refusal_to_excavate(state.box, state.player, mine),
}
REFUSALS_BY_WORKER: dict[int, Refusals] = {
    FARMER: _OWN_WORKER_REFUSALS,
    FARMHAND: _OWN_WORKER_REFUSALS,
    COAL_DIGGER: {
        moves.RemoveWater: _refusal_of_digger_water,
        moves.Excavate: lambda state, *_: mining.refusal_to_excavate(state.box, state.player, PINGE),
    },
    COAL_MINER: {moves.Excavate: lambda state, *_: mining.refusal_to_excavate(state.box, state.player, TUNNEL)},
    HASPELKNECHT: {
        moves.RemoveWater: _refusal_of_haspelknecht_water,
        moves.Reel: lambda state, *_: mining.refusal_to_reel(state.box, state.player),
    },
}
"""Functions that check actions, by worker and kind of action. They return the rule against the action, or None.

E4, E6: Farmer and Farmhand dig in the player's current mine. E8: the Coal-digger digs only in the Pinge. E9: the
Coal-miner digs only in the tunnel. E10: the Haspelknecht reels up coal from the shaft.
"""


def legal_moves(state: State) -> list[moves.Move]:
    """Returns the legal next actions, and the end of the work if allowed."""
    found = legal_actions(state)
    if not found or may_stop_early(state):
        found.append(moves.FINISH_WORK)
    return found


def may_stop_early(state: State) -> bool:
    """E1: whether the active worker may stop while actions are possible.

    Rules that say "up to" or "may" allow stopping early: E9; E10 under the English rulebook; R11 under the
    French rulebook, for the synergy action.
    """
    if state.active in OWN_WORKERS:
        return is_synergy_action(state)
    if state.active == COAL_MINER:
        return True
    return state.active == HASPELKNECHT and state.box.rulebook.haspelknecht_may_stop


def is_synergy_action(state: State) -> bool:
    """Whether the next action is the separate synergy action, which the player may decline (R11, French rulebook)."""
    return state.active in OWN_WORKERS and state.player.synergy


def refusal_to_finish(state: State) -> str | None:
    """E1: returns the rule against ending the work while an action is possible; None if the player may stop early."""
    return "E1" if legal_actions(state) and not may_stop_early(state) else None


def refusal_to_activate(state: State, worker: Worker) -> str | None:
    """Returns the rule that forbids activating this worker now, or None.

    No worker is activated twice: a contract worker by E11, one who acquired a tile by E12, all others by E1. Once the
    Pinge is exhausted, the Coal-digger is not activated (E8). Disks of several colours can only acquire a tile (P10). A
    placement without effect lapses (E1).
    """
    player = state.player
    if not any(player.plan[worker]):
        return "E1"
    if player.done >> worker & 1:
        return _refusal_to_work_again(player, worker)
    if worker == WATER_MILL:
        return None
    if player.exhausted and worker == COAL_DIGGER:
        return "E8"
    if worker in OWN_WORKERS:
        colours = player.disks_on(worker)
        if colours.count(0) < 2:
            return "P10"
        if not colours[BLACK_DISK]:
            return None
    mine = player.current_mine()
    # If the worker cannot act at all, the rule against its main action (excavating or reeling up) is returned.
    refused = refusal_of_action(state, worker, mine, WORK_MOVES[worker][-1])
    return None if refused is None or can_act(state, worker, mine) else refused


def _refusal_to_work_again(player: Player, worker: Worker) -> str:
    """Returns the rule that forbids activating a worker who has worked in this phase (E1, E11, E12)."""
    if worker in OWN_WORKERS:
        return "E12" if player.work[worker] == WorkKind.DEVELOPMENT else "E1"
    return "E1" if worker == WATER_MILL else "E11"


def activate(state: State, move: moves.Activate) -> Iterator[Event]:
    """Activates the worker. A production is carried out at once. Mining is carried out one action at a time."""
    player, seat, worker = state.player, state.seat, move.worker
    player.done |= 1 << worker
    if worker in OWN_WORKERS:
        black, brown, _ = player.disks_on(worker)
        if black:
            yield from _begin_mining(state, worker)
        else:
            yield from _produce(state, worker, DiskColour.BROWN if brown else DiskColour.YELLOW)
    elif worker == WATER_MILL:
        yield from _run_water_mill(player, seat)
    else:
        state.active, state.actions = worker, ACTIONS_OF_WORKER[worker]
        state.working_in = player.current_mine()
        yield events.WorkBegan(seat, worker, state.actions)


def _other_own_worker(worker: Worker) -> Worker:
    return FARMHAND if worker == FARMER else FARMER


def _produce(state: State, worker: Worker, colour: DiskColour) -> Iterator[Event]:
    """Produces goods. E2: 1 food for each yellow disk, 1 wood for each brown disk.

    E7: synergy gives 1 more. E3: summer gives the Farmer 1 more food. R11: under the French rulebook, a player may
    decline the synergy bonus. As one more food or wood is never harmful, it is given without a question.
    """
    player, seat = state.player, state.seat
    good, work = GOOD_OF_COLOUR[colour]
    count = player.disks_on(worker)[colour]
    bonus = 0
    if player.work[_other_own_worker(worker)] == work:
        bonus += 1
        yield events.SynergyGained(seat, worker)
    if good == FOOD and worker == FARMER and state.season == Season.SUMMER:
        bonus += 1
    player.work[worker] = work
    player.add_goods(good, count + bonus)
    yield events.GoodsProduced(seat, worker, good, count + bonus, bonus)


def _run_water_mill(player: Player, seat: int) -> Iterator[Event]:
    """Tile 35: gives 1 food and 2 VP for every 2 yellow disks, 1 Thaler for every 2 black disks."""
    black, _, yellow = player.disks_on(Worker.WATER_MILL)
    food, thaler = yellow // MILL_DISKS, black // MILL_DISKS
    if food:
        player.food += food
        yield events.GoodsProduced(seat, Worker.WATER_MILL, Good.FOOD, food, 0)
        player.scored[ScoreSource.WATER_MILL] += MILL_VP * food
        yield events.PointsScored(seat, ScoreSource.WATER_MILL, MILL_VP * food)
    if thaler:
        player.thaler += thaler
        yield events.GainReceived(seat, "thaler", thaler, Tile.WATER_MILL)


def _begin_mining(state: State, worker: Worker) -> Iterator[Event]:
    """E4, E7: gives one action per black disk, and one for synergy.

    R11: under the French rulebook, the synergy action comes later.
    """
    player, seat = state.player, state.seat
    state.active = worker
    state.working_in = player.current_mine()
    state.actions = player.disks_on(worker)[BLACK_DISK]
    yield events.WorkBegan(seat, worker, state.actions)
    if player.work[_other_own_worker(worker)] == MINING_WORK and not state.box.rulebook.synergy_names_no_worker:
        state.actions += 1
        yield events.SynergyGained(seat, worker)


def carry_out_action(state: State, move: moves.Move) -> Iterator[Event]:
    """Carries out one action of the active worker."""
    seat = state.seat
    if state.active in OWN_WORKERS:
        state.player.work[state.active] = MINING_WORK
    state.actions -= 1
    match move:
        case moves.RemoveWater(count):
            yield from mining.remove_water(state, seat, count)
        case moves.Reel():
            yield from mining.reel(state, seat)
        case _:
            yield from mining.excavate(state, seat, state.working_in)


def must_stop(state: State) -> bool:
    """Whether the active worker's work ends now: no action is left or possible, or it exhausted the Pinge (E5, E8, H3).

    Digging also counts as possible if wood (E13) or the Hauling Cable (TM1) can make coal accessible.
    """
    player = state.player
    if state.actions == 0:
        return True
    if player.exhausted and state.working_in == PINGE:
        return True
    if can_act(state, state.active, state.working_in):
        return False
    if state.active == HASPELKNECHT:
        return True
    return not tiles.can_make_coal_accessible(state, player, state.working_in)


def stop_work(state: State) -> Iterator[Event]:
    """Ends the active worker's work; unused actions lapse.

    R11, H5: under the French rulebook, an earned synergy action follows now.
    """
    player, seat, worker = state.player, state.seat, Worker(state.active)
    yield events.WorkEnded(seat, worker, state.actions)
    if _earns_synergy_afterwards(state, worker):
        player.synergy = True
        state.actions = 1
        state.working_in = player.current_mine()
        yield events.SynergyGained(seat, worker)
        return
    state.active = NOBODY
    state.actions = 0


def _earns_synergy_afterwards(state: State, worker: Worker) -> bool:
    is_open = state.box.rulebook.synergy_names_no_worker and not state.player.synergy and worker in OWN_WORKERS
    return is_open and all(state.player.work[own] == MINING_WORK for own in OWN_WORKERS)
