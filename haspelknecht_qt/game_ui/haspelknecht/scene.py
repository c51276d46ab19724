"""Scene of Haspelknecht, made of the parts that lay out, paint and describe its table."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.haspelknecht import elements, pointing
from haspelknecht_qt.game_ui.haspelknecht.animation import HaspelknechtAnimation
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import Fee
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import hex_field
from haspelknecht_qt.game_ui.haspelknecht.painter import TablePainter
from haspelknecht_qt.game_ui.haspelknecht.pieces import HaspelknechtPictures, HaspelknechtPieces
from haspelknecht_qt.game_ui.haspelknecht.places import HaspelknechtPlaces, needed_board_buttons
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions, arrange
from haspelknecht_qt.game_ui.haspelknecht.screen_reader import HaspelknechtTableTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import PossibleWork, plan_result, state_after
from haspelknecht_qt.game_ui.haspelknecht.view_state import TableMove, ViewState, ViewStateDetails
from haspelknecht_qt.games.haspelknecht import layouts, moves
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, Good, Step, Worker
from haspelknecht_qt.games.haspelknecht.layouts import Placement
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.scene_contract import SceneDetailsMaker, SceneParts
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import LayoutMode
from haspelknecht_qt.ui.refusals import MoveDescriber


def make_table(
    art: Art, typography: Typography, game: Haspelknecht, texts: HaspelknechtTexts
) -> GameTable[State, TableMove, Event, Setup]:
    """Returns a table for matches of `game`. `texts` are the sentences on the table."""
    scene: SceneParts[State, TableMove, Event, Setup, Regions, ViewStateDetails] = SceneParts(
        details=HaspelknechtDetailsMaker(game),
        pieces=HaspelknechtPieces(),
        pictures=HaspelknechtPictures(art),
        places=HaspelknechtPlaces(art, game),
        painter=TablePainter(art, game, texts),
        animation=HaspelknechtAnimation(art),
        texts=HaspelknechtTableTexts(art, texts),
        moves=MoveDescriber(game, pointing, texts.moves),
        standing=game.standing,
        scores=game.scores,
    )
    return GameTable(scene, art, typography)


MovePaths = Sequence[tuple[Path, TableMove]]


class HaspelknechtDetailsMaker(SceneDetailsMaker[State, TableMove, Setup, Regions, ViewStateDetails]):
    """Makes regions and details of view states.

    Details are the part of a view state that only this game has. Before `set_setup` is called, the tiles have the
    first-play layout for the number of seats.
    """

    def __init__(self, game: Haspelknecht) -> None:
        self._game = game
        self._placement: Placement | None = None

    @override
    def set_setup(self, setup: Setup) -> None:
        self._placement = setup.placement

    @override
    def arrange(self, mode: LayoutMode, width: float, height: float, seats: int) -> Regions:
        return arrange(mode, width, height, seats)

    @override
    def position_details(
        self,
        state: State,
        viewer: int,
        seats: Sequence[Seat],
        moves: MovePaths,
        regions: Regions,
        last: ViewStateDetails | None,
    ) -> ViewStateDetails:
        placement = self._placement or layouts.first_play_placement(state.box.player_count)
        if placement.tile_numbers != state.box.tiles:
            raise ValueError("the tiles in play are not those of the placement: set_setup tells where they lie")
        # The tile that another player looked at would tell of a hidden plan. In a replay, nobody can move.
        is_secret = bool(moves) and last is not None and last.viewer != viewer and self._game.is_secret(state)
        return ViewStateDetails(
            hex_field=hex_field(regions.developments, placement),
            fees=acquirable_tile_fees(state, moves, [seat.colour for seat in seats]),
            inspected_tile=None if last is None or is_secret else last.inspected_tile,
            viewer=viewer,
        )

    @override
    def choice_details(self, view_state: ViewState, path: Path, targets: Sequence[str]) -> ViewStateDetails:
        """Returns the details to show while the player holds a piece or has chosen places (`path`).

        They contain the result of each move with the held piece, and the buttons on the board that can be chosen
        next. They also say whether water may go into the brook.
        """
        return evolve(
            view_state.details,
            held_results=plan_results_with_held_piece(self._game, view_state.state, view_state.moves, path),
            board_buttons=tuple(button for button in needed_board_buttons(view_state.moves) if button in targets),
            is_brook_lit=bool(path) and elements.BROOK in targets,
        )

    @override
    def hover_details(self, view_state: ViewState, path: Path) -> ViewStateDetails:
        """Returns the details for a path under the pointer.

        If the path ends at a tile, the inspector describes this tile.
        """
        tile = elements.tile_of(path[-1]) if path else None
        return view_state.details if tile is None else evolve(view_state.details, inspected_tile=int(tile))


def acquirable_tile_fees(state: State, legal: MovePaths, colours: Sequence[str]) -> tuple[Fee, ...]:
    """Returns the fees of the tiles that can be acquired now. `colours` are the players' colours by seat."""
    goods: dict[int, list[Good]] = {}
    for _, move in legal:
        if isinstance(move, moves.Acquire) and move.fee is not None:
            due = goods.setdefault(int(move.tile), [])
            if move.fee not in due:
                due.append(move.fee)
    owners, index = state.owners, state.box.tile_index
    return tuple(Fee(tile, tuple(due), colours[owners[index[tile]][-1]]) for tile, due in goods.items())


def plan_results_with_held_piece(
    game: Haspelknecht, state: State, legal: MovePaths, path: Path
) -> dict[Worker, PossibleWork | None]:
    """Returns the results of plans with the held piece added, by the worker who would get the piece."""
    if state.step != Step.PLANNING or len(path) != 1:
        return {}
    return {
        move.worker: plan_result(game, state_after(game, state, move), state.seat, move.worker)
        for steps, move in legal
        if steps[:1] == path and isinstance(move, moves.Place) and move.worker in OWN_WORKERS
    }
