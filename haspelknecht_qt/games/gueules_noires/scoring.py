"""The final scoring, and the standing as it would be if the game ended now (GF1, GF2, GM3)."""

from __future__ import annotations

from haspelknecht_qt.core.game import Item
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.games.gueules_noires.state import Player, Score, Side, State

DURING = tuple(score.name.lower() for score in Score)
AT_THE_END = ("francs", "cubes", "undelivered", "balance")
ITEMS = (*(Item(name, during=True) for name in DURING), *(Item(name, during=False) for name in AT_THE_END))
"""The items of a standing, in the order of GM3."""


def standing(state: State) -> Standing:
    """Every player's items (GM3) and the tie-break, the francs left (GF2). The running shift's majorities are left out."""
    return Standing(tuple(_seat(state, seat) for seat in range(len(state.players))))


def _seat(state: State, seat: int) -> SeatStanding:
    player = state.players[seat]
    scoring = state.box.components.final_scoring
    points = (
        *player.scored,
        player.francs // scoring.francs_per_vp,
        cubes(state, player) // scoring.cubes_per_vp,
        len(player.orders) * scoring.undelivered_order_vp,
        abs(balance(player)) * scoring.excess_tile_vp,
    )
    items = tuple(zip((item.id for item in ITEMS), points, strict=True))
    return SeatStanding(seat, items, sum(points), (player.francs % scoring.francs_per_vp,))


def score_now(player: Player) -> int:
    """The place of the player's marker on the score track: what was scored so far."""
    return sum(player.scored)


def cubes(state: State, player: Player) -> int:
    """GF1: all cubes of a player: mine, cage, stock and outstanding orders."""
    on_orders = sum(sum(state.cubes_on(order)) for order in player.orders)
    return sum(player.coal) + sum(player.cage) + sum(player.stock) + on_orders


def balance(player: Player) -> int:
    """The tunnel tiles on the lit side less those on the dark one, in the whole mine (GF1)."""
    return player.tiles_on(Side.LIT) - player.tiles_on(Side.DARK)
