"""Plays a seat's own turn and winter sensibly: order of workers, placing of wood, answers to questions of tiles."""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht import executing, markers, mining, moves, planning, tiles, working
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, DiskColour, Marker, Mine, Tile, TileQuestion, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

LATE_TILES = (Tile.LORRY, Tile.COAL_SACKS)
"""Tiles to acquire after mining, as mining makes their effect more valuable."""
REMOVE_ONE_WATER, REMOVE_TWO_WATER = moves.remove_water(1), moves.remove_water(2)
PLACE_WOOD = {mine: moves.place_wood(mine) for mine in Mine}
FLOODING_WATER = 5
"""Amount of water in the shaft that stops all work in the tunnel (M5). Then the Haspelknecht works first."""
Goals = tuple[int, int]
"""Tiles that the Farmer and the Farmhand should acquire; 0 for a worker who produces or mines instead."""
NO_GOALS: Goals = (0, 0)


def finish_turn(game: Haspelknecht, value_function: ValueFunction, state: State, goals: Goals = NO_GOALS) -> None:
    """Plays the rest of the executing player's turn, up to the move that ends it.

    P10: disks of several colours can only acquire a tile. A worker with these and no goal (0) acquires the best one.
    """
    seat = state.seat
    while True:
        if state.effect:
            _answer_question(game, value_function, state)
        elif state.active != NOBODY:
            _act_or_finish(game, state)
        elif (move := _next_worker_move(game, value_function, state, goals)) is not None:
            game.advance(state, move)
        else:
            break
    _use_free_moves(game, value_function, state, seat)


def _next_worker_move(
    game: Haspelknecht, value_function: ValueFunction, state: State, goals: Goals
) -> moves.Move | None:
    """Returns the move that activates the next worker, or acquires a tile; None if no worker has anything to do.

    Workers who produce goods come first, then acquisitions of tiles, then miners, and the Haspelknecht last.
    """
    player = state.player
    open_workers = [worker for worker in Worker if any(player.plan[worker]) and not player.has_worked(worker)]
    if not open_workers:
        return None
    late: moves.Move | None = None
    miners: list[Worker] = []
    for worker in open_workers:
        if worker not in OWN_WORKERS:
            if worker == Worker.WATER_MILL:
                return moves.activate(worker)
            continue
        purchase = _acquisition_by(game, value_function, state, worker, goals)
        if purchase is not None:
            if purchase.fee is None and purchase.tile not in LATE_TILES:
                return purchase
            late = purchase
        elif player.disks_on(worker)[DiskColour.BLACK]:
            miners.append(worker)
        elif working.refusal_to_activate(state, worker) is None:
            return moves.activate(worker)
    is_flooded = player.exhausted and player.water >= FLOODING_WATER
    for worker in (Worker.HASPELKNECHT if is_flooded else Worker.COAL_DIGGER, *miners):
        if worker in open_workers and _try_to_enable_work(game, state, worker):
            return moves.activate(worker)
    if late is not None:
        return late
    for worker in (Worker.COAL_MINER, Worker.HASPELKNECHT):
        if worker in open_workers and _try_to_enable_work(game, state, worker):
            return moves.activate(worker)
    return None


def _acquisition_by(
    game: Haspelknecht, value_function: ValueFunction, state: State, worker: Worker, goals: Goals
) -> moves.Acquire | None:
    """Returns the move by which the worker acquires its goal; None if there is no such move.

    If the worker's disks have several colours, the best possible tile replaces a goal that cannot be acquired.
    """
    colours = state.player.disks_on(worker)
    mixed = planning.is_mixed(colours)
    goal = goals[worker]
    if not mixed and not goal:
        return None
    found = [move for move in executing.legal_acquisitions(state) if move.worker == worker]
    meant = [move for move in found if move.tile == goal]
    if meant:
        return min(meant, key=_fee_rank)
    if not mixed or not found:
        return None
    return max(found, key=lambda move: _value_after(game, value_function, state, move))


def _fee_rank(move: moves.Acquire) -> int:
    """Returns the rank of the fee by its worth to the payer, from 0 (no fee) to 3 (coal)."""
    return 0 if move.fee is None else 1 + ("wood", "food", "coal").index(move.fee)


def _try_to_enable_work(game: Haspelknecht, state: State, worker: Worker) -> bool:
    """Whether the worker can be activated. If the worker lacks only wood in the mine, places the wood first (E13)."""
    if working.refusal_to_activate(state, worker) is None:
        return True
    player = state.player
    mine = player.current_mine()
    if worker == Worker.HASPELKNECHT or player.has_worked(worker) or not any(player.plan[worker]):
        return False
    if worker == Worker.COAL_DIGGER and player.exhausted:
        return False
    if worker in OWN_WORKERS and planning.is_mixed(player.disks_on(worker)):
        return False
    wood = PLACE_WOOD[mine]
    while (
        mining.works_in_unexhausted_mine(state.box, player, mine)
        and mining.refusal_to_excavate(state.box, player, mine) == ("M1" if mine == Mine.PINGE else "M4")
        and mining.refusal_to_place_wood(player, mine) is None
    ):
        game.advance(state, wood)
        if working.refusal_to_activate(state, worker) is None:
            return True
    return False


def _act_or_finish(game: Haspelknecht, state: State) -> None:
    """Makes the first of these moves that is legal: take coal, remove 2 water, place wood, remove 1 water, finish.

    Wood is placed only if the mine has coal left and is not flooded, and never while the Haspelknecht works.
    """
    player, worker, mine = state.player, Worker(state.active), state.working_in
    for move in (moves.EXCAVATE, moves.REEL, REMOVE_TWO_WATER):
        if working.refusal_of_action(state, worker, mine, move) is None:
            game.advance(state, move)
            return
    if (
        mining.refusal_to_place_wood(player, mine) is None
        and worker != Worker.HASPELKNECHT
        and player.water < FLOODING_WATER
        and mining.works_in_unexhausted_mine(state.box, player, mine)
    ):
        game.advance(state, PLACE_WOOD[mine])
    elif working.refusal_of_action(state, worker, mine, REMOVE_ONE_WATER) is None:
        game.advance(state, REMOVE_ONE_WATER)
    else:
        game.advance(state, moves.FINISH_WORK)


def _answer_question(game: Haspelknecht, value_function: ValueFunction, state: State) -> None:
    """Gives the most valuable answer to the question of the tile just acquired."""
    if state.effect == TileQuestion.HAMMER_AND_PICK:
        player = state.player
        mine = player.current_mine()
        if mining.refusal_to_excavate(state.box, player, mine) is None:
            game.advance(state, moves.EXCAVATE)
        elif player.water < 2 and mining.refusal_to_place_wood(player, mine) is None:
            game.advance(state, PLACE_WOOD[mine])
        else:
            game.advance(state, moves.DECLINE)
        return
    answers = tiles.legal_answers(state)
    if state.effect == TileQuestion.COAL_SACKS and tiles.refusal_to_burn(state) is None:
        answers.append(moves.BURN)
    game.advance(state, max(answers, key=lambda move: _value_after(game, value_function, state, move)))


def _use_free_moves(game: Haspelknecht, value_function: ValueFunction, state: State, seat: int) -> None:
    """Uses Charcoal Burner, Hauling Cable and Windlass as long as this improves the position."""
    player = state.player
    if not player.markers & (Marker.HAULING_CABLE | Marker.WINDLASS) and not player.buildings:
        return
    while True:
        candidates = _useful_free_moves(state)
        if not candidates:
            return
        utility = value_function.value(state, seat)
        best: State | None = None
        for move in candidates:
            tried = state.copy()
            game.advance(tried, move)
            while tried.active != NOBODY and tried.seat == seat:
                _act_or_finish(game, tried)
            if (value := value_function.value(tried, seat)) > utility:
                best, utility, chosen = tried, value, move
        if best is None:
            return
        game.advance(state, chosen)
        while state.active != NOBODY:
            _act_or_finish(game, state)


def _useful_free_moves(state: State) -> list[moves.Move]:
    found: list[moves.Move] = []
    for marker, move in ((Marker.HAULING_CABLE, executing.PLAY_CABLE), (Marker.WINDLASS, executing.PLAY_WINDLASS)):
        if state.player.markers & marker and markers.refusal_to_use(state, marker) is None:
            found.append(move)
    if state.player.buildings and tiles.refusal_to_burn(state) is None:
        found.append(moves.BURN)
    return found


def _value_after(game: Haspelknecht, value_function: ValueFunction, state: State, move: moves.Move) -> float:
    seat = state.seat
    tried = state.copy()
    game.advance(tried, move)
    return value_function.value(tried, seat)


def finish_winter(game: Haspelknecht, value_function: ValueFunction, state: State) -> None:
    """Stores goods and places wood as long as this improves the position, up to the move that ends the step."""
    utility = value_function.value(state, state.seat)
    while True:
        best: moves.Move | None = None
        for move in game.legal_moves(state):
            if isinstance(move, (moves.Done, moves.ExchangeDisks)):
                continue
            value = _value_after(game, value_function, state, move)
            if value > utility:
                best, utility = move, value
        if best is None:
            break
        game.advance(state, best)
    while state.active != NOBODY:
        game.advance(state, game.legal_moves(state)[0])
