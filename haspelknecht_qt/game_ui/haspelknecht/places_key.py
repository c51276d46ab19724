"""Key of the table's places: the values on which they depend. The places are made again only if the key changes."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.haspelknecht.boards import developments as tiles
from haspelknecht_qt.game_ui.haspelknecht.boards import opponents
from haspelknecht_qt.game_ui.haspelknecht.boards.farm import shown_markers
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.boards.mine import MinePicture, mine_picture
from haspelknecht_qt.game_ui.haspelknecht.elements import opponent_board_prefix
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.games.haspelknecht.kinds import Building, Marker, Step
from haspelknecht_qt.games.haspelknecht.match_data import MatchData
from haspelknecht_qt.games.haspelknecht.state import State


@frozen
class CardKey:
    """Key of the places of a card.

    `has_mill` is True if the player has the Water Mill. `shows_carts` is True if the card shows the disks on the carts
    in place of the workers. `thing_count` is the number of buildings and markers on the farm.
    """

    seat: int
    is_exhausted: bool
    has_mill: bool
    shows_carts: bool
    thing_count: int


@frozen
class PlacesKey:
    """Key of all places of the table.

    `shows_names`: whether the tiles show their names.
    `prefix`: beginning of the names of places on the large board; "" for the viewer's own board.
    `mine`, `markers`, `buildings` (a bit set): contents of the board that is shown large.
    `askable_seats`: seats of bots that the viewer can ask for the reasons of their moves.
    """

    regions: Regions
    hex_field: HexField
    shows_names: bool
    match_data: MatchData
    step: Step
    prefix: str
    mine: MinePicture
    markers: tuple[Marker, ...]
    buildings: int
    cards: tuple[CardKey, ...]
    chips: tuple[str, ...]
    askable_seats: tuple[int, ...]


def places_key(
    state: State,
    viewer: int,
    board_seat: int,
    regions: Regions,
    field: HexField,
    chips: tuple[str, ...],
    askable_seats: tuple[int, ...] = (),
) -> PlacesKey:
    """Returns the key for a state as seat `viewer` sees it. `board_seat` is the seat whose board is shown large."""
    in_front = state.players[board_seat]
    return PlacesKey(
        regions=regions,
        hex_field=field,
        shows_names=tiles.shows_names(field, regions.scale),
        match_data=state.box,
        step=Step(state.step),
        prefix=opponent_board_prefix(is_opponent_board=board_seat != viewer),
        mine=mine_picture(state, in_front),
        markers=shown_markers(in_front),
        buildings=in_front.buildings,
        cards=tuple(
            CardKey(
                seat,
                player.exhausted,
                player.owns(Building.WATER_MILL),
                opponents.shows_carts(player),
                player.buildings.bit_count() + len(shown_markers(player)),
            )
            for seat, player in enumerate(state.players)
            if seat != viewer
        ),
        chips=chips,
        askable_seats=askable_seats,
    )
