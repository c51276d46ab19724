"""Scene of Gueules Noires, made of the parts that lay out, paint and animate its table."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import pointing
from haspelknecht_qt.game_ui.gueules_noires.animation import GueulesNoiresAnimation
from haspelknecht_qt.game_ui.gueules_noires.painter import TablePainter
from haspelknecht_qt.game_ui.gueules_noires.piece_pictures import PiecePictures
from haspelknecht_qt.game_ui.gueules_noires.pieces import GueulesNoiresPieces, elements_of_path
from haspelknecht_qt.game_ui.gueules_noires.places import GueulesNoiresPlaces
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions, arrange
from haspelknecht_qt.game_ui.gueules_noires.screen_reader import GueulesNoiresTableTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.places import CoveredOrdersChoice
from haspelknecht_qt.game_ui.gueules_noires.view_state import BoughtTile, TableMove, ViewState, ViewStateDetails
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, FACE_MINECARTS, FACES, State, Step
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.scene_contract import SceneDetailsMaker, SceneParts
from haspelknecht_qt.table.typography import Fonts, Typography
from haspelknecht_qt.table.window_plan import LayoutMode
from haspelknecht_qt.ui.refusals import MoveDescriber


def make_table(
    art: Art, typography: Typography, game: GueulesNoires, texts: GueulesNoiresTexts
) -> GameTable[State, TableMove, Event, Setup]:
    """Returns a table for matches of `game`. `texts` are the sentences on the table."""
    pieces, pictures = GueulesNoiresPieces(), PiecePictures(art, Fonts(typography))
    scene: SceneParts[State, TableMove, Event, Setup, Regions, ViewStateDetails] = SceneParts(
        details=GueulesNoiresDetailsMaker(texts.counting, pictures),
        pieces=pieces,
        pictures=pictures,
        places=GueulesNoiresPlaces(art),
        painter=TablePainter(art, game, texts, pieces),
        animation=GueulesNoiresAnimation(art),
        texts=GueulesNoiresTableTexts(art, texts),
        moves=MoveDescriber(game, pointing, texts.moves, elements_of_path),
        standing=game.standing,
        scores=game.scores,
    )
    return GameTable(scene, art, typography)


class GueulesNoiresDetailsMaker(SceneDetailsMaker[State, TableMove, Setup, Regions, ViewStateDetails]):
    """Makes the regions of the table and the details of view states.

    Details are the part of a view state that only this game has. The class also passes the printed values of the match
    to `pictures`.
    """

    def __init__(self, counting: CoveredOrdersChoice, pictures: PiecePictures) -> None:
        self._counting = counting
        self._pictures = pictures
        self._delivered_counts: dict[int, tuple[int, ...]] = {}
        """Smallest number of delivered orders that each seat was seen with, by shift."""

    @override
    def set_setup(self, setup: Setup) -> None:
        self._delivered_counts.clear()
        self._pictures.set_components(setup.components)

    @override
    def arrange(self, mode: LayoutMode, width: float, height: float, seats: int) -> Regions:
        return arrange(mode, width, height, seats)

    @override
    def position_details(
        self,
        state: State,
        viewer: int,
        seats: Sequence[Seat],
        moves: Sequence[tuple[Path, TableMove]],
        regions: Regions,
        last: ViewStateDetails | None,
    ) -> ViewStateDetails:
        self._pictures.set_components(state.box.components)
        bought = None if last is None else last.bought_tile
        if bought is not None and state.players[bought.seat].tiles[bought.face] <= bought.copy_index:
            bought = None
        if state.step is Step.SUBSTITUTE and state.to_load and (bought is None or not _may_be_loading(state, bought)):
            bought = _tile_to_load(state)
        covered = None if state.box.shows_delivered_orders else self._orders_at_scoring(state)
        counts = self._counting.counts_covered_orders
        return ViewStateDetails(bought_tile=bought, orders_at_scoring=covered, counts_covered_orders=counts)

    def _orders_at_scoring(self, state: State) -> tuple[int, ...]:
        """Returns each seat's number of delivered orders at the last scoring, or the smallest number shown since then.

        They are kept here by shift, because the view state does not last: a new one is made when a bot takes a person's
        seat, and earlier shifts are shown when the player goes back in the match.
        """
        if state.shift == 1:
            return (0,) * len(state.players)
        now = tuple(len(player.delivered) for player in state.players)
        counts = tuple(map(min, self._delivered_counts.get(state.shift, now), now))
        self._delivered_counts[state.shift] = counts
        return counts

    @override
    def choice_details(self, view_state: ViewState, path: Path, targets: Sequence[str]) -> ViewStateDetails:
        return evolve(view_state.details, path=path, targets=tuple(targets) if path else ())

    @override
    def hover_details(self, view_state: ViewState, path: Path) -> ViewStateDetails:
        return evolve(view_state.details, hovered_path=path)


def _may_be_loading(state: State, tile: BoughtTile) -> bool:
    """Whether the minecarts that wait for cubes can be those of this tile."""
    return tile.seat == state.seat and _can_wait(state, tile.face)


def _can_wait(state: State, face: int) -> bool:
    return FACE_COLOURS[face] == state.loading and FACE_MINECARTS[face] >= state.to_load


def _tile_to_load(state: State) -> BoughtTile | None:
    """Returns a tile whose minecarts can be those that wait for cubes.

    The state does not say which tile was bought, and a match may be continued, or looked back at, while it is loaded.
    """
    tiles = state.player.tiles
    face = next((face for face in reversed(FACES) if tiles[face] and _can_wait(state, face)), None)
    return None if face is None else BoughtTile(state.seat, face, tiles[face] - 1)
