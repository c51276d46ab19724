"""Final scoring, and the standing if the game ended now (GF1, GF2, GM3)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from haspelknecht_qt.core.game import Item
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.games.gueules_noires.printed import FinalScoring
from haspelknecht_qt.games.gueules_noires.state import Player, Score, Side, State

DURING = tuple(score.name.lower() for score in Score)
AT_THE_END = ("francs", "cubes", "undelivered", "balance")
ITEMS = (
    *(Item(name, scored_during_play=True) for name in DURING),
    *(Item(name, scored_during_play=False) for name in AT_THE_END),
)
"""The items of a standing, in the order of GM3."""


def standing(state: State) -> Standing:
    """Every player's items (GM3) and the tie-break, the francs left (GF2). The running shift's majorities are left out."""
    return Standing(tuple(_seat(state, seat) for seat in range(len(state.players))))


def _seat(state: State, seat: int) -> SeatStanding:
    player = state.players[seat]
    counted = Counted(player.scored, player.francs, cubes(state, player), len(player.orders), balance(player))
    items = counted.items(state.box.components.final_scoring)
    left = player.francs % state.box.components.final_scoring.francs_per_vp
    return SeatStanding(seat, items, sum(points for _, points in items), (left,))


@frozen
class Counted:
    """Parts of a player's final score.

    `scored` has the points by Score. The other fields are numbers of francs, of all cubes and of outstanding orders.
    `balance` is the number of tunnel tiles on the lit side less the number on the dark side.
    """

    scored: Sequence[int]
    francs: int
    cubes: int
    orders: int
    balance: int

    def items(self, scoring: FinalScoring) -> tuple[tuple[str, int], ...]:
        """The items of the score with their points, in the order of ITEMS."""
        points = (
            *self.scored,
            self.francs // scoring.francs_per_vp,
            self.cubes // scoring.cubes_per_vp,
            self.orders * scoring.undelivered_order_vp,
            abs(self.balance) * scoring.excess_tile_vp,
        )
        return tuple(zip((item.id for item in ITEMS), points, strict=True))


def score_now(player: Player) -> int:
    """Position of the player's marker on the score track: points scored so far."""
    return sum(player.scored)


def cubes(state: State, player: Player) -> int:
    """GF1: all cubes of a player: mine, cage, stock and outstanding orders."""
    on_orders = sum(sum(state.cubes_on(order)) for order in player.orders)
    return sum(player.coal) + sum(player.cage) + sum(player.stock) + on_orders


def balance(player: Player) -> int:
    """The tunnel tiles on the lit side less those on the dark one, in the whole mine (GF1)."""
    return player.tiles_on(Side.LIT) - player.tiles_on(Side.DARK)
