"""View states of Gueules Noires: all values on which a picture of the table depends."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.shift_end import are_delivered_orders_face_up
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table import scene_contract
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.contracts import TakeBack

TableMove = Move | TakeBack[Move]
"""Move that can be made at the table, or the take-back of such a move."""


@frozen
class BoughtTile:
    """Tile bought last: its buyer, its face, and its index from 0 among the buyer's tiles with this face."""

    seat: int
    face: int
    copy_index: int


@frozen
class ViewStateDetails:
    """Part of a view state that only Gueules Noires has."""

    path: Path = ()
    """Elements that the player has pointed at so far for the current move."""
    targets: tuple[str, ...] = ()
    """Elements that the player can point at next."""
    hovered_path: Path = ()
    """Complete path that ends at the element under the pointer or the keyboard focus; () if there is none."""
    bought_tile: BoughtTile | None = None
    """Tile whose minecarts are being loaded; None if there is none."""
    marked_element: int | None = None
    """Index of the element with the scoring marker, from 0; None while no shift is being scored."""
    orders_at_scoring: tuple[int, ...] | None = None
    """Number of orders that each seat had delivered at the last scoring; None in a match in which they lie face up."""
    counts_covered_orders: bool = False
    """Whether the viewer's figures for the elements of the shift clock include delivered orders that lie face down."""


ViewState = scene_contract.ViewState[State, TableMove, Regions, ViewStateDetails]


def known_orders(view_state: ViewState, seat: int) -> tuple[list[int], bool]:
    """Returns the delivered orders of a seat that the observer may count, and whether others lie face down (GR13).

    All orders are known to their owner, during a scoring and after the game (GE1), and if the player chose so.
    """
    state, details = view_state.state, view_state.details
    delivered, at_scoring = state.players[seat].delivered, details.orders_at_scoring
    if (
        at_scoring is None
        or details.counts_covered_orders
        or details.marked_element is not None
        or are_delivered_orders_face_up(state)
        or seat == view_state.observer
    ):
        return delivered, False
    seen = at_scoring[seat]
    return delivered[:seen], seen < len(delivered)
