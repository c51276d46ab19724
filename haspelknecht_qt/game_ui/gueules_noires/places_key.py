"""Key of the table's places: the values on which their outlines depend. A new key means new places."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.gueules_noires import elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import MAX_WORKERS_IN_ONE_ROW
from haspelknecht_qt.game_ui.gueules_noires.boards.mine_layout import OutstandingOrder, outstanding_orders
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import draw_five, placing
from haspelknecht_qt.games.gueules_noires.match_data import MatchConstants
from haspelknecht_qt.games.gueules_noires.state import StackKind, Step


@frozen
class PlacesKey:
    """Values on which the outlines of the table's places depend."""

    regions: Regions
    match_constants: MatchConstants
    viewer: int
    player_count: int
    shift: int
    prefix: str
    """Prefix of the names of places in the large mine; "" if the mine is the viewer's own."""
    level: int
    tile_counts: tuple[int, ...]
    has_many_workers: bool
    orders: tuple[OutstandingOrder, ...]
    waiting_minecart: str
    """Place of the minecart that waits for a substitute cube; "" if none waits."""
    space_costs: tuple[int, ...]
    """Cost of each open worker space, in workers."""
    drawn_count: int
    """Number of drawn pieces to choose from in a draw-5, from the stack `stack_kind`; 0 if no pieces are shown."""
    stack_kind: StackKind | None
    draft_orders: tuple[int, ...]
    """Orders to choose from in the draft."""
    askable_seats: tuple[int, ...]
    """Seats of bots from which the reasons of their moves can be requested."""
    step: Step
    can_pair: bool
    """Whether a legal move puts two cubes on one order spot."""


def places_key(view_state: ViewState) -> PlacesKey:
    """Returns the values of a view state on which the outlines of the table's places depend."""
    state, player = view_state.state, view_state.state.players[view_state.board_seat]
    shown = pieces.are_drawn_pieces_shown(state)
    return PlacesKey(
        regions=view_state.regions,
        match_constants=state.box,
        viewer=view_state.viewer,
        player_count=len(state.players),
        shift=state.shift,
        prefix=elements.opponent_board_prefix(is_opponent_board=view_state.shows_opponent_board),
        level=player.level,
        tile_counts=tuple(player.tiles),
        has_many_workers=player.workers > MAX_WORKERS_IN_ONE_ROW,
        orders=outstanding_orders(state, player),
        waiting_minecart=waiting_minecart(view_state),
        space_costs=tuple(placing.worker_cost(state, space) for space in state.box.open_spaces),
        drawn_count=len(state.hand) if shown else 0,
        stack_kind=draw_five.stack_kind(state) if shown else None,
        draft_orders=tuple(state.display),
        askable_seats=view_state.askable_seats,
        step=state.step,
        can_pair=not view_state.shows_opponent_board
        and any(path[0] == elements.PAIR_BUTTON for path, _ in view_state.moves),
    )


def waiting_minecart(view_state: ViewState) -> str:
    """Returns the place of the minecart that waits for a substitute cube in the large mine; "" if no minecart waits."""
    return next(iter(pieces.waiting_minecarts(view_state)), "")
