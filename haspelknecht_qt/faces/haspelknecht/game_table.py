"""The table of Haspelknecht: the table that every game has, with this game's scene."""

from __future__ import annotations

from haspelknecht_qt.faces.haspelknecht.scene import HaspelknechtScene
from haspelknecht_qt.faces.haspelknecht.sight import Act
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.typography import Typography

HaspelknechtTable = GameTable[State, Act, Event, Setup]


def make_table(art: Art, game: Haspelknecht, words: Phrases, typography: Typography) -> HaspelknechtTable:
    """A table for matches of `game`, whose sentences come from `words`."""
    return GameTable(HaspelknechtScene(art, game, words), art, typography)
