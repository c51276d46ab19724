"""Acquiring developments (D1 to D7, P3, P4, P10)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.haspelknecht import events, tiles
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import (
    OWN_WORKERS,
    PLAYER_DISKS_FOR_DEVELOPMENTS,
    Good,
    ScoreSource,
    Tile,
    Worker,
)
from haspelknecht_qt.games.haspelknecht.state import Player, State

# Module constant for speed: reading it is faster than looking up a member of an enum.
_, FARMHAND = OWN_WORKERS


def refusal_to_acquire_any(player: Player, worker: Worker) -> str | None:
    """Returns the rule that forbids this worker all acquisitions, or None.

    P4: the Farmhand must be improved. D4: the player must have a player disk left.
    """
    if worker == FARMHAND and (not player.improved or Tile.PICKAXE in player.fresh):
        return "P4"
    return "D4" if len(player.tiles) >= PLAYER_DISKS_FOR_DEVELOPMENTS else None


def payable_fees(state: State, seat: int, tile: int) -> tuple[Good | None, ...]:
    """Returns the fees that this player can pay for a tile (D1 to D3, D5).

    Returns (None,) if the tile needs no fee; () if the player cannot acquire the tile.
    """
    if refusal_to_reach(state, seat, tile):
        return ()
    due = goods_for_fee(state, seat, tile)
    if not due:
        return (None,)
    return tuple(good for good in due if state.players[seat].goods_on_farm(good))


def is_adjacent(state: State, seat: int, tile: int) -> bool:
    """Whether the tile touches a tile that the player owns (D2)."""
    own = state.players[seat].tiles
    return any(neighbour in own for neighbour in state.box.neighbours[tile])


def goods_for_fee(state: State, seat: int, tile: int) -> tuple[Good, ...]:
    """D3, D5: returns the goods of which the player pays one as the fee; empty if there is no fee."""
    level = state.box.tile_level[tile]
    if level == 1 or is_adjacent(state, seat, tile):
        return ()
    return tuple(Good(good) for good in state.box.components.levels[level].fee_goods)


def refusal_to_reach(state: State, seat: int, tile: int) -> str | None:
    """Returns the rule that forbids the tile because of its level, position or owners, or None (D1 to D4).

    It does not check the worker's disks and the fee.
    """
    player = state.players[seat]
    if tile not in state.box.tile_index:
        return "S2"
    if tile in player.tiles or len(player.tiles) >= PLAYER_DISKS_FOR_DEVELOPMENTS:
        return "D4"
    if state.box.tile_level[tile] == 1 or is_adjacent(state, seat, tile):
        return None
    return None if state.owners[state.box.tile_index[tile]] else "D3"


def next_owner_vp(state: State, tile: int) -> int:
    """D6: returns the victory points that the next player to acquire the tile gets at once."""
    vp = state.box.components.levels[state.box.tile_level[tile]].vp
    owned = len(state.owners[state.box.tile_index[tile]])
    return vp[owned] if owned < len(vp) else 0


def refusal_to_acquire(state: State, seat: int, worker: Worker, tile: int, fee: Good | None) -> str | None:
    """Returns the rule that forbids this worker to acquire the tile for this fee, or None."""
    player = state.players[seat]
    if refused := refusal_to_acquire_any(player, worker) or refusal_to_reach(state, seat, tile):
        return refused
    if tile not in state.box.matching_tiles(player.disks_on(worker)):
        return "P3"
    return None if fee in payable_fees(state, seat, tile) else "D5"


def acquire(state: State, seat: int, worker: Worker, tile: Tile, fee: Good | None) -> Iterator[Event]:
    """D4 to D7: acquires the tile. Its last owner gets the fee. Then victory points and the tile's effects follow."""
    player = state.players[seat]
    stack = state.owners[state.box.tile_index[tile]]
    receiver = None
    if fee is not None:
        receiver = stack[-1]
        player.add_goods(fee, -1)
        state.players[receiver].add_goods(fee, 1)
    vp = next_owner_vp(state, tile)
    stack.append(seat)
    player.tiles.append(tile)
    player.fresh.append(tile)
    yield events.DevelopmentAcquired(seat, worker, tile, vp, fee, receiver)
    if vp:
        player.scored[ScoreSource.DEVELOPMENTS] += vp
        yield events.PointsScored(seat, ScoreSource.DEVELOPMENTS, vp)
    yield from tiles.take_effect(state, seat, tile)
