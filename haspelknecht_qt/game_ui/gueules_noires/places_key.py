"""Key of the places of the table. Places are only made again if their key changes."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires import elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import WORKERS_IN_A_ROW
from haspelknecht_qt.game_ui.gueules_noires.boards.mine_layout import OutstandingOrder, outstanding_orders
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import draw_five, placing
from haspelknecht_qt.games.gueules_noires.match_data import MatchData
from haspelknecht_qt.games.gueules_noires.state import Stacked, Step


@frozen
class PlacesKey:
    """Key of all places.

    `prefix` begins the names of places in the mine in front: "" for the viewer's own mine. `level` is the level of the cage. `orders` are
    the outstanding orders. `waiting` is the place of the minecart that waits for a substitute cube, "" if no minecart waits. `costs` are
    the numbers of workers that the open spaces cost. `hand` is the number of pieces of a draw-5, `stacked` is their stack. `display` are
    the orders of the draft. `asked` are the seats whose bots can be asked for reasons. `can_pair` tells whether two cubes can go on one
    order spot.
    """

    regions: Regions
    printed: MatchData
    viewer: int
    players: int
    shift: int
    prefix: str
    level: int
    tiles: tuple[int, ...]
    many_workers: bool
    orders: tuple[OutstandingOrder, ...]
    waiting: str
    costs: tuple[int, ...]
    hand: int
    stacked: Stacked | None
    display: tuple[int, ...]
    asked: tuple[int, ...]
    step: Step
    can_pair: bool


def places_key(view_state: ViewState) -> PlacesKey:
    """Returns the key of a view state."""
    state, player = view_state.state, view_state.state.players[view_state.on_board]
    shown = pieces.hand_shown(state)
    return PlacesKey(
        regions=view_state.regions,
        printed=state.box,
        viewer=view_state.viewer,
        players=len(state.players),
        shift=state.shift,
        prefix=elements.opponent_board_prefix(is_opponent_board=view_state.is_opponent_board),
        level=player.level,
        tiles=tuple(player.tiles),
        many_workers=player.workers > WORKERS_IN_A_ROW,
        orders=outstanding_orders(state, player),
        waiting=waiting_wagon(view_state),
        costs=tuple(placing.cost(state, space) for space in state.box.open_spaces),
        hand=len(state.hand) if shown else 0,
        stacked=draw_five.stacked(state) if shown else None,
        display=tuple(state.display),
        asked=view_state.askable_seats,
        step=state.step,
        can_pair=not view_state.is_opponent_board and any(path[0] == elements.PAIR for path, _ in view_state.moves),
    )


def waiting_wagon(view_state: ViewState) -> str:
    """Returns the place of the minecart that waits for a substitute cube in the mine in front; "" if no minecart waits."""
    state = view_state.state
    if state.step is not Step.SUBSTITUTE or state.seat != view_state.on_board or not state.to_load:
        return ""
    # While two minecarts are still to be loaded, none of the tile's minecarts has a cube.
    reached = 1 if state.to_load > 1 else 2
    return next(reversed(pieces.bought_wagons(view_state, state.loading + 1)[:reached]), "")
