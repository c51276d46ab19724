"""Pinge, tunnel and shaft: excavating and reeling up coal, removing water, placing wood (M1 to M6, E13)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.haspelknecht import events, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.kinds import PINGE_COAL, PINGE_WOOD, TUNNEL_SECTIONS, Mine, ScoreSource
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.state import Player, State

# Module constant for speed: reading it is faster than looking up a member of an enum.
PINGE = Mine.PINGE


def refusal_to_excavate(box: MatchConstants, player: Player, mine: Mine) -> str | None:
    """Returns the rule that forbids excavating a coal in this mine, or None (Pinge: M1 to M3; tunnel: M4, M5)."""
    if mine == PINGE:
        if player.exhausted:
            return "M3"
        if player.water >= box.components.pinge.blocked_from_water:
            return "M2"
        return None if PINGE_COAL - player.pinge < box.accessible_pinge_coal[player.pinge_wood] else "M1"
    if not player.exhausted:
        return "M4"
    if player.water >= box.components.tunnel.water_blocking_excavation:
        return "M5"
    return None if player.tunnel < box.accessible_tunnel_coal[player.tunnel_wood] else "M4"


def is_blocked_by_water(box: MatchConstants, player: Player) -> bool:
    """Whether pit water alone forbids excavating in the player's mine (M2, M5). The player may place wood before."""
    mine = player.current_mine()
    if refusal_to_excavate(box, player, mine) not in {"M2", "M5"}:
        return False
    without_water = player.copy()
    without_water.water = 0
    if refusal_to_excavate(box, without_water, mine) is None:
        return True
    return works_in_unexhausted_mine(box, player, mine) and refusal_to_place_wood(player, mine) is None


def refusal_to_reel(box: MatchConstants, player: Player) -> str | None:
    """Returns the rule that forbids reeling up a coal, or None. M5: 2 or more water; E10: no coal in the shaft."""
    if player.water >= box.components.tunnel.water_blocking_reeling:
        return "M5"
    return None if player.shaft else "E10"


def refusal_to_place_wood(player: Player, mine: Mine) -> str | None:
    """Returns the rule that forbids placing wood in this mine, or None.

    E13: wood must be on the farm, and a wood symbol empty. M3: the Pinge takes no wood once it is exhausted.
    """
    if not player.wood:
        return "E13"
    if mine == PINGE:
        return "M3" if player.exhausted else "E13" if player.pinge_wood == PINGE_WOOD else None
    return "E13" if player.tunnel_wood == TUNNEL_SECTIONS else None


def works_in_unexhausted_mine(box: MatchConstants, player: Player, mine: Mine) -> bool:
    """Whether the player works in this mine and coal is left in it, accessible or not."""
    if mine == Mine.PINGE:
        return not player.exhausted
    return player.exhausted and player.tunnel < box.accessible_tunnel_coal[-1]


def excavate(state: State, seat: int, mine: Mine) -> Iterator[Event]:
    """Moves the leftmost coal: from the Pinge to the farm, or from the tunnel to the shaft."""
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
    """M3: exhausts the Pinge. Its water goes to the shaft, its wood to the supply. In years 1 and 2, this scores VP."""
    player = state.players[seat]
    wood, player.pinge_wood = player.pinge_wood, 0
    player.exhausted = True
    yield events.PingeExhausted(seat, player.water, wood)
    bonus = state.box.components.pinge.bonus_vp.get(state.year, 0)
    if bonus:
        player.scored[ScoreSource.PINGE] += bonus
        yield events.PointsScored(seat, ScoreSource.PINGE, bonus)


def reel(state: State, seat: int) -> Iterator[Event]:
    """E10: reels one coal from the shaft up to the farm."""
    player = state.players[seat]
    player.shaft -= 1
    player.coal += 1
    yield events.CoalReeled(seat)


def remove_water(state: State, seat: int, count: int) -> Iterator[Event]:
    """Returns water from the Pinge to the supply, or from the shaft once the Pinge is exhausted."""
    player = state.players[seat]
    player.water -= count
    yield events.WaterRemoved(seat, player.current_mine(), count)


def place_wood(state: State, move: moves.PlaceWood) -> Iterator[Event]:
    """E13: moves a wood from the farm to the leftmost empty wood symbol."""
    player = state.player
    player.wood -= 1
    if move.mine == Mine.PINGE:
        player.pinge_wood += 1
        yield events.WoodPlaced(state.seat, move.mine, player.pinge_wood - 1)
    else:
        player.tunnel_wood += 1
        yield events.WoodPlaced(state.seat, move.mine, player.tunnel_wood - 1)
