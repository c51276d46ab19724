"""Action markers: when to play them, and effects of those that replace no disk (P7, TM1, R12, tiles 14, 25, 32)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from haspelknecht_qt.games.haspelknecht import events, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import (
    TAKING_STEPS,
    DiskColour,
    Marker,
    Placeable,
    ScoreSource,
    Step,
    Tile,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import NOBODY, Player, State

TILE_OF_MARKER = {marker: Tile[marker.name] for marker in Marker}
"""Tile that brings a marker; both have the same name."""
MARKER_OF_TILE = {tile: marker for marker, tile in TILE_OF_MARKER.items()}
MARKER_OF_PIECE = {
    Placeable.HAMMER_AND_PICK: Marker.HAMMER_AND_PICK,
    Placeable.LADDER: Marker.LADDER,
    Placeable.WHEELBARROW: Marker.WHEELBARROW,
}
COLOURS = tuple(DiskColour)
WINDLASS_ACTIONS = 3
WINTER_STEPS = (Step.WINTER, Step.STORING)
WORKING_STEPS = (Step.EXECUTING, *WINTER_STEPS)
"""Steps at which a worker can be at work: in winter, the Haspelknecht by the marker of the Windlass (R12)."""


def is_usable(state: State, player: Player, marker: Marker) -> bool:
    """Whether the player has the marker and may already play it in this phase (D7, R12)."""
    if not player.markers & marker:
        return False
    return state.box.rulebook.markers_at_once or TILE_OF_MARKER[marker] not in player.fresh


def refusal_of_marker(state: State, player: Player, marker: Marker) -> str | None:
    """Returns the rule that forbids this marker in this phase, or None: D7, or the number of a missing marker's tile."""
    if is_usable(state, player, marker):
        return None
    return "D7" if player.markers & marker else str(int(TILE_OF_MARKER[marker]))


def allows_markers(state: State) -> bool:
    """Whether markers that do not replace a disk may be played at this moment (TM1, R12, H4)."""
    if state.step == Step.EXECUTING:
        return True
    return state.step in WINTER_STEPS and state.box.rulebook.markers_in_winter and not any(state.player.stored)


def legal_exchanges(state: State) -> list[moves.Move]:
    """Returns every legal exchange of disks by the Oil Lamp (tile 32)."""
    if not is_usable(state, state.player, Marker.OIL_LAMP):
        return []
    pools = range(len(state.pools))
    found: list[moves.Move] = []
    for reserve, out, pool, back in product(pools, COLOURS, pools, COLOURS):
        if out != back:
            move = moves.exchange_disks(reserve, out, pool, back)
            if refusal_to_exchange(state, move) is None:
                found.append(move)
    return found


def refusal_to_exchange(state: State, move: moves.ExchangeDisks) -> str | None:
    """Returns the rule that forbids this exchange now, or None (tile 32, TM1, R4).

    Exchanges are allowed just before the player takes disks and while executing the plan (and in winter, R12). Under
    the Dutch and English rulebooks, a disk moves only between an action pool and its own reserve pool.
    """
    if refused := refusal_of_marker(state, state.player, Marker.OIL_LAMP):
        return refused
    if state.step not in TAKING_STEPS and not allows_markers(state):
        return "TM1"
    if max(move.reserve, move.pool) >= len(state.pools):
        return "S3"
    if move.reserve != move.pool and not state.box.rulebook.lamp_between_any_pools:
        return "R4"
    there = state.reserves[move.reserve][move.reserve_disk] and state.pools[move.pool][move.pool_disk]
    return None if there else "32"


def exchange(state: State, move: moves.ExchangeDisks) -> Iterator[Event]:
    """Tile 32: exchanges a disk of a reserve pool for a disk of an action pool; their colours differ (H2)."""
    reserve, pool = state.reserves[move.reserve], state.pools[move.pool]
    reserve[move.reserve_disk] -= 1
    pool[move.reserve_disk] += 1
    pool[move.pool_disk] -= 1
    reserve[move.pool_disk] += 1
    yield from _return_marker(state, Marker.OIL_LAMP)
    yield events.DisksExchanged(state.seat, move.reserve, move.reserve_disk, move.pool, move.pool_disk)
    state.acted = state.step not in TAKING_STEPS


def refusal_to_use(state: State, marker: Marker) -> str | None:
    """Returns the rule that forbids playing this marker now, or None (TM1).

    The marker of tile 14 needs water to remove. The marker of tile 25 needs the Haspelknecht in play, and no worker at
    work.
    """
    player = state.player
    if refused := refusal_of_marker(state, player, marker):
        return refused
    if not allows_markers(state):
        return "TM1"
    if marker == Marker.HAULING_CABLE:
        return None if player.water else "14"
    if not player.exhausted:
        return "25"
    return None if state.active == NOBODY and not state.effect else "TM1"


def play_marker(state: State, move: moves.UseMarker) -> Iterator[Event]:
    """Plays a marker. Tile 14: removes one water, scores 1 VP. Tile 25: the Haspelknecht gets 3 actions without pay."""
    player, seat, marker = state.player, state.seat, move.marker
    yield from _return_marker(state, marker)
    if marker == Marker.HAULING_CABLE:
        player.water -= 1
        yield events.WaterRemoved(seat, player.current_mine(), 1)
        player.scored[ScoreSource.HAULING_CABLE] += 1
        yield events.PointsScored(seat, ScoreSource.HAULING_CABLE, 1)
    else:
        state.active = Worker.HASPELKNECHT
        state.actions = WINDLASS_ACTIONS
        state.working_in = player.current_mine()
        yield events.WorkBegan(seat, Worker.HASPELKNECHT, WINDLASS_ACTIONS)


def _return_marker(state: State, marker: Marker) -> Iterator[Event]:
    state.player.markers &= ~marker
    yield events.MarkerUsed(state.seat, marker)
