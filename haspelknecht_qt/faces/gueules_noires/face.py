"""Gueules Noires for the window: everything that it shows of the game and asks it for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import languages, paths
from haspelknecht_qt.core.printed import DataError
from haspelknecht_qt.faces.gueules_noires import game_table, pointing
from haspelknecht_qt.faces.gueules_noires.chronicle import PitChronicle
from haspelknecht_qt.faces.gueules_noires.cover import COVER, NAME
from haspelknecht_qt.faces.gueules_noires.messages import PitMessages
from haspelknecht_qt.faces.gueules_noires.rules.board_painter import paint_board
from haspelknecht_qt.faces.gueules_noires.rules.book import PitRules
from haspelknecht_qt.faces.gueules_noires.scorings import ShiftScorings
from haspelknecht_qt.faces.gueules_noires.words import themes
from haspelknecht_qt.faces.gueules_noires.words.pit_words import PitWords
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.ui.contracts import Face, FindLadder, FindMakers
from haspelknecht_qt.ui.play.view_choices import ViewChoice
from haspelknecht_qt.ui.setup.choices import PlainAgreements
from haspelknecht_qt.ui.setup.form import PlainForm
from haspelknecht_qt.ui.tutorial.book import TutorialBook
from haspelknecht_qt.ui.window.cover import notes_about, notices_of_corrections
from haspelknecht_qt.ui.window.look import Look


def make_face(
    game: GueulesNoires,
    records: GueulesNoires,
    refused: DataError | None,
    makers: FindMakers,
    find_ladder: FindLadder,
) -> Face[State, Move, Event, Setup]:
    """The face of the game with the owner's printed values (`game`; `refused` tells why a file of them is not used) and of `records`.

    `makers` makes the bots and `find_ladder` tells how strong they were measured to be.
    """
    words, messages, rules = PitWords(game), PitMessages(), PitRules(game.components, paint_board)
    built_in = PitRules(records.components, paint_board).built_in

    def make_table(look: Look) -> game_table.GueulesNoiresTable:
        return game_table.make_table(look.art, game, words, look.typography)

    return Face(
        cover=COVER,
        game=game,
        records=records,
        words=words,
        pointing=pointing,
        rules=rules,
        chronicle=PitChronicle(),
        scorings=ShiftScorings(words.titles),
        messages=messages,
        agreements=PlainAgreements(game),
        makers=makers,
        find_ladder=find_ladder,
        make_table=make_table,
        course=TutorialBook(
            paths.game(NAME) / "tutorial", partial(languages.lessons, NAME), records, pointing, rules.shelf, built_in
        ),
        make_form=lambda look, choices: PlainForm(look, choices, game, words),
        notices=notices_of_corrections(len(game.components.corrected), refused, messages),
        notes=notes_about(_whose, len(game.components.corrected)),
        theme=themes.theme,
        view_choices=(ViewChoice("counts_covered", _counts_covered, False, words.counting.set_covered),),
    )


def _whose() -> str:
    return QCoreApplication.translate(
        "PitCover",
        "Coal Baron (Glück Auf, Gueules Noires) is a game by Michael Kiesling and Wolfgang Kramer, published by eggertspiele and its partners.",
    )


def _counts_covered() -> str:
    return QCoreApplication.translate("PitView", "Count others’ orders delivered since the last scoring")
