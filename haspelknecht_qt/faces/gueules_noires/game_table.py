"""The table of Gueules Noires: the table that every game has, with this game's scene."""

from __future__ import annotations

from haspelknecht_qt.faces.gueules_noires.scene import GueulesNoiresScene
from haspelknecht_qt.faces.gueules_noires.sight import Act
from haspelknecht_qt.faces.gueules_noires.words.pit_words import PitWords
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.typography import Typography

GueulesNoiresTable = GameTable[State, Act, Event, Setup]


def make_table(art: Art, game: GueulesNoires, words: PitWords, typography: Typography) -> GueulesNoiresTable:
    """A table for matches of `game`, whose sentences come from `words`."""
    return GameTable(GueulesNoiresScene(art, game, words, typography), art, typography)
