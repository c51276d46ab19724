"""The table of Haspelknecht: the table that every game has, with this game's scene."""

from __future__ import annotations

from haspelknecht_qt.game_ui.haspelknecht.scene import HaspelknechtScene
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.view_state import TableMove
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.typography import Typography

HaspelknechtTable = GameTable[State, TableMove, Event, Setup]


def make_table(art: Art, game: Haspelknecht, texts: HaspelknechtTexts, typography: Typography) -> HaspelknechtTable:
    """A table for matches of `game`, whose sentences come from `texts`."""
    return GameTable(HaspelknechtScene(art, game, texts), art, typography)
