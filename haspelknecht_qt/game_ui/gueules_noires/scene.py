"""Scene of Gueules Noires: the parts of its table."""

from __future__ import annotations

from haspelknecht_qt.game_ui.gueules_noires import pointing
from haspelknecht_qt.game_ui.gueules_noires.animation import GueulesNoiresAnimation
from haspelknecht_qt.game_ui.gueules_noires.overlays import GueulesNoiresDetails
from haspelknecht_qt.game_ui.gueules_noires.painter import TablePainter
from haspelknecht_qt.game_ui.gueules_noires.piece_pictures import PiecePictures
from haspelknecht_qt.game_ui.gueules_noires.pieces import GueulesNoiresPieces, meaning
from haspelknecht_qt.game_ui.gueules_noires.places import GueulesNoiresPlaces
from haspelknecht_qt.game_ui.gueules_noires.regions import Regions
from haspelknecht_qt.game_ui.gueules_noires.screen_reader import GueulesNoiresTableTexts
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import Details, TableMove
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.table.scene_contract import Scene
from haspelknecht_qt.table.typography import Fonts, Typography
from haspelknecht_qt.ui.refusals import PointedMoves


def make_table(
    art: Art, typography: Typography, game: GueulesNoires, texts: GueulesNoiresTexts
) -> GameTable[State, TableMove, Event, Setup]:
    """Returns a table for matches of `game`, with sentences from `texts`."""
    pieces, pictures = GueulesNoiresPieces(), PiecePictures(art, Fonts(typography), texts)
    scene: Scene[State, TableMove, Event, Setup, Regions, Details] = Scene(
        details=GueulesNoiresDetails(texts.counting, pictures),
        pieces=pieces,
        pictures=pictures,
        places=GueulesNoiresPlaces(art),
        painter=TablePainter(art, game, texts, pieces),
        animation=GueulesNoiresAnimation(art),
        texts=GueulesNoiresTableTexts(art, texts),
        moves=PointedMoves(game, pointing, texts.moves, _translate),
        scores=game.scores,
    )
    return GameTable(scene, art, typography)


def _translate(path: Path) -> Path:
    """A path in the elements of elements.py."""
    return tuple(meaning(element) for element in path)
