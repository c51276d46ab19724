"""Final scoring, and the standing if the game ended now (GF1, GF2, GM3)."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import ScoreItem
from haspelknecht_qt.core.standing import SeatStanding, Standing
from haspelknecht_qt.games.gueules_noires.printed import FinalScoring
from haspelknecht_qt.games.gueules_noires.state import MineSide, Player, ScoreSource, State

ITEMS_DURING_PLAY = tuple(score.name.lower() for score in ScoreSource)
ITEMS_AT_END = ("francs", "cubes", "undelivered", "balance")
ITEMS = (
    *(ScoreItem(name, scored_during_play=True) for name in ITEMS_DURING_PLAY),
    *(ScoreItem(name, scored_during_play=False) for name in ITEMS_AT_END),
)
"""Items of the score, in the order of rule GM3."""
SHIFT_BY_ITEM = {"shift_1": 1, "shift_2": 2, "shift_3": 3}
"""Shift at whose end each item with points for majorities is scored (GE1)."""


def standing(state: State) -> Standing:
    """Returns each seat's score by items (GM3) and tie-break value (GF2), without the current shift's majorities."""
    return Standing(tuple(_seat_standing(state, seat) for seat in range(len(state.players))))


def _seat_standing(state: State, seat: int) -> SeatStanding:
    player = state.players[seat]
    inputs = FinalScoreInputs(
        player.scored, player.francs, cube_count(state, player), len(player.orders), side_balance(player)
    )
    items = inputs.items(state.box.components.final_scoring)
    left = player.francs % state.box.components.final_scoring.francs_per_vp
    return SeatStanding(seat, items, sum(points for _, points in items), (left,))


@frozen
class FinalScoreInputs:
    """Numbers that determine a player's final score.

    `points_by_source` has the points already scored, indexed by ScoreSource. `francs`, `cubes` and `undelivered_orders`
    are counts. `side_balance` is the number of tunnel tiles on the lit side minus the number on the dark side.
    """

    points_by_source: Sequence[int]
    francs: int
    cubes: int
    undelivered_orders: int
    side_balance: int

    def items(self, scoring: FinalScoring) -> tuple[tuple[str, int], ...]:
        """Returns the items of the final score with their points, in the order of ITEMS."""
        points = (
            *self.points_by_source,
            self.francs // scoring.francs_per_vp,
            self.cubes // scoring.cubes_per_vp,
            self.undelivered_orders * scoring.undelivered_order_vp,
            abs(self.side_balance) * scoring.excess_tile_vp,
        )
        return tuple(zip((item.id for item in ITEMS), points, strict=True))


def current_score(player: Player) -> int:
    """Returns the points that a player has scored so far: the position of the marker on the score track."""
    return sum(player.scored)


def cube_count(state: State, player: Player) -> int:
    """GF1: returns the number of all cubes of a player: in mine, cage and private stock, and on outstanding orders."""
    on_orders = sum(sum(state.cubes_on_order(order)) for order in player.orders)
    return sum(player.coal) + sum(player.cage) + sum(player.stock) + on_orders


def side_balance(player: Player) -> int:
    """Returns the number of tunnel tiles on the lit side of a mine minus the number on its dark side (GF1)."""
    return player.tile_count_on(MineSide.LIT) - player.tile_count_on(MineSide.DARK)
