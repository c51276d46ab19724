"""Action phase, step 4, second half: executing the plans (E1, E11 to E14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from haspelknecht_qt.core.game import FormerlyLegalMove
from haspelknecht_qt.games.haspelknecht import developments, markers, mining, moves, planning, tiles, working
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, Marker, Mine, Tile, TileQuestion, Worker, WorkKind
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State

ACTIVATION_MOVES = tuple(moves.activate(worker) for worker in working.WORKERS)
WOOD_MOVES = tuple(moves.place_wood(mine) for mine in Mine)
PLAY_CABLE = moves.use_marker(Marker.HAULING_CABLE)
PLAY_WINDLASS = moves.use_marker(Marker.WINDLASS)


def legal_moves(state: State) -> list[moves.Move]:
    """Returns the legal moves of the player who executes a plan.

    The turn may end once no worker must act, even if a worker could still acquire a development (P10).
    """
    if state.effect:
        return tiles.legal_answers(state) + legal_anytime_moves(state)
    if state.active != NOBODY:
        return working.legal_moves(state) + legal_anytime_moves(state)
    activations, acquisitions = legal_activations(state), legal_acquisitions(state)
    found = activations + acquisitions
    if state.player.markers and markers.refusal_to_use(state, Marker.WINDLASS) is None:
        found.append(PLAY_WINDLASS)
    found += legal_anytime_moves(state)
    if not must_continue_turn(state, activations, acquisitions):
        found.append(moves.END_TURN)
    return found


def legal_activations(state: State) -> list[moves.Move]:
    """Returns the legal moves that set a worker to work."""
    return [
        move
        for plan, move in zip(state.player.plan, ACTIVATION_MOVES, strict=True)
        if any(plan) and working.refusal_to_activate(state, move.worker) is None
    ]


def must_continue_turn(state: State, activations: Sequence[moves.Move], acquisitions: Sequence[moves.Acquire]) -> bool:
    """Whether the turn must go on: a worker can work, or a worker with disks of several colours can acquire a tile.

    E1, P10: a worker with disks of one colour need not acquire a tile. If it can no longer work, its disks may lapse.
    """
    return bool(activations) or any(planning.is_mixed(state.player.disks_on(move.worker)) for move in acquisitions)


def legal_acquisitions(state: State) -> list[moves.Acquire]:
    """P10: returns the legal moves that acquire a development, one for each worker, tile and payable fee."""
    player, seat = state.player, state.seat
    found: list[moves.Acquire] = []
    for worker in OWN_WORKERS:
        if player.done >> worker & 1 or developments.refusal_to_acquire_any(player, worker):
            continue
        for tile in state.box.matching_tiles(player.disks_on(worker)):
            found += [moves.acquire(worker, Tile(tile), fee) for fee in developments.payable_fees(state, seat, tile)]
    return found


def legal_anytime_moves(state: State) -> list[moves.Move]:
    """Returns moves allowed at any moment of the player's own turn, also between a worker's actions (E13, TM1, TM2)."""
    player = state.player
    found: list[moves.Move] = []
    if player.wood:
        found += [move for move in WOOD_MOVES if mining.refusal_to_place_wood(player, move.mine) is None]
    if player.markers:
        if markers.refusal_to_use(state, Marker.HAULING_CABLE) is None:
            found.append(PLAY_CABLE)
        found += markers.legal_exchanges(state)
    if player.buildings and tiles.refusal_to_burn(state) is None:
        found.append(moves.BURN)
    return found


def refusal(state: State, move: moves.Move) -> str | None:
    """Returns the rule that forbids a move now, or None."""
    player = state.player
    match move:
        case moves.PlaceWood(mine):
            return mining.refusal_to_place_wood(player, mine)
        case moves.UseMarker(marker):
            return markers.refusal_to_use(state, marker)
        case moves.ExchangeDisks():
            return markers.refusal_to_exchange(state, move)
        case moves.Burn():
            return tiles.refusal_to_burn(state)
        case _ if state.effect:
            return tiles.refusal_to_answer(state, move)
        case moves.RemoveWater() | moves.Excavate() | moves.Reel():
            if state.active == NOBODY:
                return "E1"
            return working.refusal_of_action(state, Worker(state.active), state.working_in, move)
        case moves.FinishWork():
            return "E1" if state.active == NOBODY else working.refusal_to_finish(state)
        case _ if state.active != NOBODY:
            return "E1" if move.base_rule == "E12" else move.base_rule
        case moves.Activate(worker):
            return working.refusal_to_activate(state, worker)
        case moves.Acquire(worker, tile, fee):
            if player.has_worked(worker):
                return "E12"
            return developments.refusal_to_acquire(state, state.seat, worker, tile, fee)
        case moves.EndTurn():
            return "E1" if must_continue_turn(state, legal_activations(state), legal_acquisitions(state)) else None
        case _:
            return move.base_rule


def migrate_move(state: State, move: moves.Move) -> Sequence[moves.Move] | None:
    """Returns the moves that replace an illegal move of an old record; None if nothing can (see `Game.replacement_moves`).

    Earlier versions recorded "finish" or "decline" even if no other move was possible (H3). Such a move is dropped.
    Earlier versions skipped the question of tile 34 if only the Charcoal Burner could bring coal. Then "decline" is
    inserted before the move. Raises FormerlyLegalMove for activating a paid Coal-digger after the Pinge is exhausted,
    which earlier versions allowed (E8).
    """
    is_digger = move == moves.activate(Worker.COAL_DIGGER)
    if is_digger and state.player.exhausted and state.player.water and refusal(state, move) == "E8":
        raise FormerlyLegalMove(move.text(), "E8", state.step)
    if state.effect == TileQuestion.COAL_SACKS:
        declined = state.copy()
        declined.effect = TileQuestion.NONE
        return (moves.DECLINE, move) if refusal(declined, move) is None else None
    is_over = state.acted and state.active == NOBODY and not state.effect
    return () if is_over and isinstance(move, moves.FinishWork | moves.Decline) else None


def acquire(state: State, move: moves.Acquire) -> Iterator[Event]:
    """Acquires a development. E12: the worker does nothing else in this action phase."""
    player = state.player
    player.done |= 1 << move.worker
    player.work[move.worker] = WorkKind.DEVELOPMENT
    yield from developments.acquire(state, state.seat, move.worker, move.tile, move.fee)


def skip_forced_decisions(state: State) -> Iterator[Event]:
    """Answers a question that has only one answer, and ends the work of a worker who cannot act."""
    if state.effect and not tiles.needs_answer(state):
        state.effect = TileQuestion.NONE
    while state.active != NOBODY and working.must_stop(state):
        yield from working.stop_work(state)


def needs_move(state: State) -> bool:
    """Whether the turn waits for a move. It does after each move, so that the player sees the move's result (H3)."""
    return state.acted or legal_moves(state) != [moves.END_TURN]
