"""Scene of Haspelknecht: the parts of its table."""

from __future__ import annotations

from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.animation import HaspelknechtAnimation
from haspelknecht_qt.game_ui.haspelknecht.overlays import HaspelknechtDetails
from haspelknecht_qt.game_ui.haspelknecht.painter import TablePainter
from haspelknecht_qt.game_ui.haspelknecht.pieces import HaspelknechtPictures, HaspelknechtPieces
from haspelknecht_qt.game_ui.haspelknecht.places import HaspelknechtPlaces
from haspelknecht_qt.game_ui.haspelknecht.regions import Regions
from haspelknecht_qt.game_ui.haspelknecht.screen_reader import HaspelknechtTableTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.view_state import Details, TableMove
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.scene_contract import Scene
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.refusals import PointedMoves


def make_table(
    art: Art, typography: Typography, game: Haspelknecht, texts: HaspelknechtTexts
) -> GameTable[State, TableMove, Event, Setup]:
    """Returns a table for matches of `game`, with sentences from `texts`."""
    scene: Scene[State, TableMove, Event, Setup, Regions, Details] = Scene(
        details=HaspelknechtDetails(game),
        pieces=HaspelknechtPieces(),
        pictures=HaspelknechtPictures(art),
        places=HaspelknechtPlaces(art, game),
        painter=TablePainter(art, game, texts),
        animation=HaspelknechtAnimation(art),
        texts=HaspelknechtTableTexts(art, texts),
        moves=PointedMoves(game, pointing, texts.moves),
        scores=game.scores,
    )
    return GameTable(scene, art, typography)
