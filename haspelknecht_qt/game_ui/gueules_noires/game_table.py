"""The table of Gueules Noires: the table that every game has, with this game's scene."""

from __future__ import annotations

from haspelknecht_qt.game_ui.gueules_noires.scene import GueulesNoiresScene
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import GueulesNoiresTexts
from haspelknecht_qt.game_ui.gueules_noires.view_state import TableMove
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.typography import Typography

GueulesNoiresTable = GameTable[State, TableMove, Event, Setup]


def make_table(art: Art, game: GueulesNoires, texts: GueulesNoiresTexts, typography: Typography) -> GueulesNoiresTable:
    """A table for matches of `game`, whose sentences come from `texts`."""
    return GameTable(GueulesNoiresScene(art, game, texts, typography), art, typography)
