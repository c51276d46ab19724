"""Action phase, step 2: taking action disks (T1 to T5)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.haspelknecht import events, markers, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import MAX_DISKS, DiskColour, Step
from haspelknecht_qt.games.haspelknecht.state import State

COLOURS = tuple(DiskColour)
# Module constants for speed: reading one is faster than looking up a member of an enum.
FIRST_TAKING, SECOND_TAKING = Step.FIRST_TAKING, Step.SECOND_TAKING


def legal_moves(state: State) -> list[moves.Move]:
    """Returns the moves that take disks, the pass if it is allowed, and the exchanges by the Oil Lamp (TM1)."""
    found: list[moves.Move] = [
        moves.take(place, colour) for place, pool in enumerate(state.pools) for colour in COLOURS if pool[colour]
    ]
    if state.step == SECOND_TAKING:
        found.append(moves.PASS)
    if state.player.markers:
        found += markers.legal_exchanges(state)
    return found


def refusal(state: State, move: moves.Move) -> str | None:
    """Returns the rule that forbids a move now, or None."""
    match move:
        case moves.Take(pool, colour):
            if pool >= len(state.pools):
                return "S3"
            return None if state.pools[pool][colour] else "T1" if state.step == FIRST_TAKING else "T3"
        case moves.Pass():
            return None if state.step == SECOND_TAKING else "T1"
        case moves.ExchangeDisks():
            return markers.refusal_to_exchange(state, move)
        case _:
            return move.base_rule


def take(state: State, move: moves.Take) -> Iterator[Event]:
    """Moves disks of one colour from a pool to the cart (T4). In the first taking, some pools bring one water (T2).

    The first taking takes all disks of the colour (T1), the second one only up to five disks in total (T3).
    """
    player, seat = state.player, state.seat
    pool = state.pools[move.pool]
    first = state.step == FIRST_TAKING
    count = pool[move.colour] if first else min(pool[move.colour], MAX_DISKS - player.cart_disk_total())
    pool[move.colour] -= count
    cart = player.cart1 if first else player.cart2
    cart[move.colour] += count
    yield events.DisksTaken(seat, move.pool, move.colour, count, 1 if first else 2)
    if first and state.box.pool_brings_water[move.pool]:
        player.water += 1
        yield events.WaterReceived(seat, 1, "T2")


def skip_second_taking(state: State, _: moves.Move) -> Iterator[Event]:
    """T3: passes, as the second taking is optional."""
    yield events.SecondTakingPassed(state.seat)


def has_first_taking(state: State) -> bool:
    """Whether the player takes disks in the first taking: always, unless all action pools are empty (T1)."""
    return any(map(any, state.pools))


def may_take_disks_again(state: State) -> bool:
    """Whether the player may take disks again: the player has fewer than five, and a pool has disks (T3)."""
    return state.player.cart_disk_total() < MAX_DISKS and any(map(any, state.pools))


def may_return_water(state: State) -> bool:
    """Whether the player may return water: the player has water, and fewer than five disks (T5, H1)."""
    player = state.player
    return player.cart_disk_total() < MAX_DISKS and player.water > 0


def return_water(state: State, _: moves.Move) -> Iterator[Event]:
    """T5: returns one water to the supply."""
    state.player.water -= 1
    yield events.WaterReturned(state.seat)


def keep_water(state: State, _: moves.Move) -> Iterator[Event]:
    """T5: keeps the water, as returning it is optional."""
    yield events.OfferDeclined(state.seat)
