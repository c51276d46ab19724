"""Key of the places of the table. Places are only made again if their key changes."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.gueules_noires import elements, pieces
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import WORKERS_IN_A_ROW
from haspelknecht_qt.game_ui.gueules_noires.boards.mine_layout import spots
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.game_ui.gueules_noires.view_state import ViewState
from haspelknecht_qt.games.gueules_noires import draw_five, placing
from haspelknecht_qt.games.gueules_noires.match_data import MatchData
from haspelknecht_qt.games.gueules_noires.state import Colour, Stacked, State, Step


@frozen
class PlacesKey:
    """Key of all places.

    `prefix` begins the names of places in the mine in front: "" for the viewer's own mine. `asked` are the seats whose bots can be
    asked for reasons. `orders` are the outstanding orders; each has the colours of its spots, None for a filled spot. `paired` are the
    order spots with two cubes. `waiting` is the place of the minecart that waits for a substitute cube, or "". `costs` are the numbers of
    workers that the open spaces cost. `pairs` tells whether two cubes can go on one order spot.
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
    orders: tuple[tuple[int, tuple[Colour | None, ...]], ...]
    paired: tuple[str, ...]
    waiting: str
    costs: tuple[int, ...]
    hand: int
    stacked: Stacked | None
    display: tuple[int, ...]
    asked: tuple[int, ...]
    step: Step
    pairs: bool


def places_key(view_state: ViewState) -> PlacesKey:
    """Returns the key of a view state."""
    state, player = view_state.state, view_state.state.players[view_state.on_board]
    shown = pieces.hand_shown(state)
    with_spots = [(number, spots(state, number)) for number in player.orders]
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
        orders=tuple(
            (number, tuple(spot.colour if spot.is_free else None for spot in found)) for number, found in with_spots
        ),
        paired=tuple(
            pieces.spot(number, place)
            for number, found in with_spots
            for place, spot in enumerate(found)
            if len(spot.cubes) > 1
        ),
        waiting=waiting_wagon(view_state),
        costs=tuple(placing.cost(state, space) for space in state.box.open_spaces),
        hand=len(state.hand) if shown else 0,
        stacked=draw_five.stacked(state) if shown else None,
        display=tuple(state.display),
        asked=view_state.asked,
        step=state.step,
        pairs=not view_state.is_opponent_board and any(path[0] == elements.PAIR for path, _ in view_state.moves),
    )


def waiting_wagon(view_state: ViewState) -> str:
    """Returns the place of the minecart that waits for a substitute cube in the mine in front; "" if no minecart waits."""
    state = view_state.state
    if state.step is not Step.SUBSTITUTE or state.seat != view_state.on_board or not state.to_load:
        return ""
    return next(reversed(pieces.bought_wagons(view_state, state.loading + 1)[: _loaded(state) + 1]), "")


def _loaded(state: State) -> int:
    """Returns the number of minecarts with a cube on the tile that is being loaded."""
    return 0 if state.to_load > 1 else 1
