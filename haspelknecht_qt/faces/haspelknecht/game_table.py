"""The table of Haspelknecht: the table that every game has, with this game's scene."""

from __future__ import annotations

from haspelknecht_qt.faces.haspelknecht.scene import HaspelknechtScene
from haspelknecht_qt.faces.haspelknecht.sight import Act
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.typography import Typography

HaspelknechtTable = GameTable[State, Act, Event, Setup]


def make_table(art: Art, words: Phrases, typography: Typography) -> HaspelknechtTable:
    """A table for matches of Haspelknecht, whose sentences come from `words`."""
    return GameTable(HaspelknechtScene(art, words), art, typography)
