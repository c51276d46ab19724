"""Pinge, tunnel and shaft: excavation, effects of water, places for wood (M1 to M6, E13)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.haspelknecht import events, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import PINGE_COAL, PINGE_WOOD, TUNNEL_SECTIONS, Mine, Score
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.state import Player, State

# Constants: looking up a member in its class takes longer than the checks below.
PINGE = Mine.PINGE


def refusal_to_excavate(box: MatchData, player: Player, mine: Mine) -> str | None:
    """Returns the rule that forbids excavating a coal in this mine, or None (Pinge: M1 to M3; tunnel: M4, M5)."""
    if mine == PINGE:
        if player.exhausted:
            return "M3"
        if player.water >= box.components.pinge.blocked_from_water:
            return "M2"
        return None if PINGE_COAL - player.pinge < box.pinge_free[player.pinge_wood] else "M1"
    if not player.exhausted:
        return "M4"
    if player.water >= box.components.tunnel.excavation_blocked:
        return "M5"
    return None if player.tunnel < box.tunnel_free[player.tunnel_wood] else "M4"


def refusal_to_reel(box: MatchData, player: Player) -> str | None:
    """Returns the rule that forbids reeling up a coal, or None (M5: fewer than 2 water; E10: coal in the shaft)."""
    if player.water >= box.components.tunnel.reeling_blocked:
        return "M5"
    return None if player.shaft else "E10"


def refusal_to_place_wood(player: Player, mine: Mine) -> str | None:
    """Returns the rule that forbids placing wood, or None.

    E13: needs wood on the farm and an empty wood symbol; in the Pinge only until it is exhausted (M3).
    """
    if not player.wood:
        return "E13"
    if mine == PINGE:
        return "M3" if player.exhausted else "E13" if player.pinge_wood == PINGE_WOOD else None
    return "E13" if player.tunnel_wood == TUNNEL_SECTIONS else None


def can_open(box: MatchData, player: Player, mine: Mine, removable: int) -> bool:
    """Whether the player can make a coal of this mine accessible, by wood of the farm and by removing `removable` water (E13)."""
    water = player.water - removable
    if mine == PINGE:
        free = box.pinge_free[min(player.pinge_wood + player.wood, PINGE_WOOD)]
        return (
            not player.exhausted
            and water < box.components.pinge.blocked_from_water
            and PINGE_COAL - player.pinge < free
        )
    free = box.tunnel_free[min(player.tunnel_wood + player.wood, TUNNEL_SECTIONS)]
    return player.exhausted and water < box.components.tunnel.excavation_blocked and player.tunnel < free


def coal_left(box: MatchData, player: Player, mine: Mine) -> bool:
    """Whether the player works in this mine now, and coal is left there, accessible or not."""
    if mine == Mine.PINGE:
        return not player.exhausted
    return player.exhausted and player.tunnel < box.tunnel_free[-1]


def excavate(state: State, seat: int, mine: Mine) -> Iterator[Event]:
    """Takes the next coal from the left: from the Pinge to the farm, from the tunnel to the shaft."""
    player = state.players[seat]
    player.excavated += 1
    if mine == Mine.TUNNEL:
        player.tunnel += 1
        player.shaft += 1
        yield events.CoalExcavated(seat, mine, player.tunnel - 1)
        return
    player.pinge -= 1
    player.coal += 1
    yield events.CoalExcavated(seat, mine, PINGE_COAL - player.pinge - 1)
    if player.pinge == 0:
        yield from _exhaust_pinge(state, seat)


def _exhaust_pinge(state: State, seat: int) -> Iterator[Event]:
    """M3: moves the water to the shaft and the wood to the supply; gives VP in the first two years."""
    player = state.players[seat]
    wood, player.pinge_wood = player.pinge_wood, 0
    player.exhausted = True
    yield events.PingeExhausted(seat, player.water, wood)
    bonus = state.box.components.pinge.bonus_vp.get(state.year, 0)
    if bonus:
        player.scored[Score.PINGE] += bonus
        yield events.Scored(seat, Score.PINGE, bonus)


def reel(state: State, seat: int) -> Iterator[Event]:
    """E10: reels one coal from the shaft up to the farm."""
    player = state.players[seat]
    player.shaft -= 1
    player.coal += 1
    yield events.CoalReeled(seat)


def remove_water(state: State, seat: int, count: int) -> Iterator[Event]:
    """Returns water to the supply: of the Pinge, or of the shaft once the Pinge is exhausted."""
    player = state.players[seat]
    player.water -= count
    yield events.WaterRemoved(seat, player.mine(), count)


def place_wood(state: State, move: moves.PlaceWood) -> Iterator[Event]:
    """E13: places the wood on the next empty symbol from the left."""
    player = state.player
    player.wood -= 1
    if move.mine == Mine.PINGE:
        player.pinge_wood += 1
        yield events.WoodPlaced(state.seat, move.mine, player.pinge_wood - 1)
    else:
        player.tunnel_wood += 1
        yield events.WoodPlaced(state.seat, move.mine, player.tunnel_wood - 1)
