"""Key of the table's places: the values on which they depend. The places are made again only if the key changes."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards import developments as tiles
from haspelknecht_qt.game_ui.haspelknecht.boards import opponents
from haspelknecht_qt.game_ui.haspelknecht.boards.farm import shown_markers, unplaced_markers
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.boards.mine import MinePicture, mine_picture
from haspelknecht_qt.game_ui.haspelknecht.elements import opponent_board_prefix
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.games.haspelknecht.kinds import MAX_DISKS, Building, Marker, Step
from haspelknecht_qt.games.haspelknecht.match_data import MatchConstants
from haspelknecht_qt.games.haspelknecht.state import State


@frozen
class CardPlacesKey:
    """Values on which the places on another player's card depend.

    `has_mill` is True if the player has the Water Mill. `shows_carts` is True if the card shows the disks on the carts
    in place of the workers. `farm_item_count` is the number of buildings and markers on the farm.
    """

    seat: int
    is_exhausted: bool
    has_mill: bool
    shows_carts: bool
    farm_item_count: int


@frozen
class PlacesKey:
    """Values on which the places of the table depend. The places are made again only if one of them changes.

    `shows_names`: whether the tiles show their names.
    `prefix`: beginning of the names of places on the large board; "" for the viewer's own board.
    `mine`, `markers`, `buildings` (a bit set): contents of the board that is shown large.
    `second_taking_limit`: maximum number of disks that the second taking brings; 0 in all other steps.
    `askable_seats`: seats of bots that the viewer can ask for the reasons of their moves.
    """

    regions: Regions
    hex_field: HexField
    shows_names: bool
    match_constants: MatchConstants
    step: Step
    prefix: str
    mine: MinePicture
    markers: tuple[Marker, ...]
    buildings: int
    cards: tuple[CardPlacesKey, ...]
    board_buttons: tuple[str, ...]
    second_taking_limit: int
    askable_seats: tuple[int, ...]


def places_key(
    state: State,
    viewer: int,
    board_seat: int,
    regions: Regions,
    field: HexField,
    board_buttons: tuple[str, ...],
    askable_seats: tuple[int, ...] = (),
) -> PlacesKey:
    """Returns the values on which the places depend. `board_seat` is the seat whose board is shown large."""
    in_front = state.players[board_seat]
    is_second_taking = state.step == Step.SECOND_TAKING
    return PlacesKey(
        regions=regions,
        hex_field=field,
        shows_names=tiles.shows_names(field, regions.scale),
        match_constants=state.box,
        step=Step(state.step),
        prefix=opponent_board_prefix(is_opponent_board=board_seat != viewer),
        mine=mine_picture(state, in_front),
        markers=shown_markers(in_front),
        buildings=in_front.buildings,
        cards=tuple(
            CardPlacesKey(
                seat,
                player.exhausted,
                player.owns(Building.WATER_MILL),
                opponents.shows_carts(player),
                player.buildings.bit_count() + len(unplaced_markers(player)),
            )
            for seat, player in enumerate(state.players)
            if seat != viewer
        ),
        board_buttons=board_buttons,
        second_taking_limit=MAX_DISKS - state.player.cart_disk_total() if is_second_taking else 0,
        askable_seats=askable_seats,
    )
