"""Action phase, step 1: refilling the resource boards (S4, A2 to A5). Draws from the bag are chance moves."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import events, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import DiskColour, Placeable, Step
from haspelknecht_qt.games.haspelknecht.state import State

RESERVE_SIZE = 3
POOL_SIZE = 6
COLOURS = range(len(DiskColour))


def return_disks(state: State) -> Iterator[Event]:
    """A2: all action disks of the players return to the bag, used or not. Other pieces on workers go to the supply."""
    for player in state.players:
        for colour in COLOURS:
            state.bag[colour] += player.cart1[colour] + player.cart2[colour]
        player.cart1 = [0, 0, 0]
        player.cart2 = [0, 0, 0]
        for plan in player.plan:
            plan[:] = [0] * len(Placeable)
    yield events.DisksReturned()


def move_reserves(state: State) -> Iterator[Event]:
    """A3: adds the disks of each reserve pool to its action pool."""
    for pool, reserve in zip(state.pools, state.reserves, strict=True):
        for colour in COLOURS:
            pool[colour] += reserve[colour]
            reserve[colour] = 0
    yield events.ReservesMoved()


def begin_refilling(state: State) -> None:
    """Begins to fill the pools in board order: first the reserve pools, then the action pools (S4, A4)."""
    state.step = Step.REFILLING
    state.filling = 0
    skip_full_pools(state)


def count_missing_disks(state: State) -> int:
    """Returns the number of disks to draw for the current pool, at most those in the bag (A4, A5)."""
    count = len(state.pools)
    if state.filling < count:
        wanted = RESERVE_SIZE - sum(state.reserves[state.filling])
    else:
        wanted = POOL_SIZE - sum(state.pools[state.filling - count])
    return max(0, min(wanted, sum(state.bag)))


def skip_full_pools(state: State) -> None:
    """Goes on to the next pool that gets disks. After the last pool, `is_over` is True."""
    while not is_over(state) and count_missing_disks(state) == 0:
        state.filling += 1


def is_over(state: State) -> bool:
    """Whether every pool has been filled."""
    return state.filling >= 2 * len(state.pools)


def possible_draws(state: State) -> list[moves.Move]:
    """Returns every possible draw from the bag, in ascending order of black, then brown disks."""
    count = count_missing_disks(state)
    black, brown, yellow = state.bag
    return [
        moves.draw(blacks, browns, count - blacks - browns)
        for blacks in range(min(count, black) + 1)
        for browns in range(min(count - blacks, brown) + 1)
        if count - blacks - browns <= yellow
    ]


def draw_disks(state: State, generator: Generator) -> moves.Move:
    """Draws the disks for the current pool at random, one by one."""
    left = list(state.bag)
    count, total = count_missing_disks(state), sum(left)
    if count == total:
        return moves.draw(*left)
    drawn = [0, 0, 0]
    for already in range(count):
        pick = generator.random_below(total - already)
        colour = 0 if pick < left[0] else 1 if pick < left[0] + left[1] else 2
        left[colour] -= 1
        drawn[colour] += 1
    return moves.draw(*drawn)


def fill_pool(state: State, move: moves.Draw) -> Iterator[Event]:
    """A4: moves the drawn disks from the bag to the current pool."""
    drawn = (move.black, move.brown, move.yellow)
    reserve = state.filling < len(state.pools)
    place = state.filling % len(state.pools)
    target = state.reserves[place] if reserve else state.pools[place]
    for colour in COLOURS:
        target[colour] += drawn[colour]
        state.bag[colour] -= drawn[colour]
    yield events.PoolFilled(place, reserve, drawn)
    state.filling += 1
    skip_full_pools(state)
