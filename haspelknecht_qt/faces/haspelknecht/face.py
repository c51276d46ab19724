"""Haspelknecht for the window: everything that it shows of the game and asks it for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import languages, paths
from haspelknecht_qt.core.printed import DataError
from haspelknecht_qt.faces.haspelknecht import game_table, pointing
from haspelknecht_qt.faces.haspelknecht.chronicle import HaspelknechtChronicle
from haspelknecht_qt.faces.haspelknecht.cover import COVER
from haspelknecht_qt.faces.haspelknecht.drawing.own_boards import OwnBoards
from haspelknecht_qt.faces.haspelknecht.messages import HaspelknechtMessages
from haspelknecht_qt.faces.haspelknecht.rules.book import HaspelknechtRules, PrintedBox
from haspelknecht_qt.faces.haspelknecht.setup.agreements import HaspelknechtAgreements
from haspelknecht_qt.faces.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.faces.haspelknecht.words import themes
from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.contracts import Face, FindLadder, FindMakers
from haspelknecht_qt.ui.tutorial.book import TutorialBook
from haspelknecht_qt.ui.window.cover import notes_about, notices_of_corrections
from haspelknecht_qt.ui.window.look import Look


def make_face(
    game: Haspelknecht,
    records: Haspelknecht,
    refused: DataError | None,
    makers: FindMakers,
    find_ladder: FindLadder,
) -> Face[State, Move, Event, Setup]:
    """The face of the game with the owner's printed values (`game`; `refused` tells why a file of them is not used) and of `records`.

    `makers` makes the bots and `find_ladder` tells how strong they were measured to be.
    """
    words, messages = Phrases(game), HaspelknechtMessages()
    agreements = HaspelknechtAgreements(game)

    def make_table(look: Look) -> game_table.HaspelknechtTable:
        return game_table.make_table(look.art, game, words, look.typography)

    rules = HaspelknechtRules(game.components)
    return Face(
        cover=COVER,
        game=game,
        records=records,
        words=words,
        pointing=pointing,
        rules=rules,
        chronicle=HaspelknechtChronicle(),
        messages=messages,
        agreements=agreements,
        makers=makers,
        find_ladder=find_ladder,
        make_table=make_table,
        course=TutorialBook(
            paths.game(COVER.name) / "tutorial",
            partial(languages.lessons, COVER.name),
            records,
            pointing,
            rules.shelf,
            PrintedBox(records.components),
        ),
        make_form=lambda look, choices: HaspelknechtForm(look, choices, agreements, rules, OwnBoards(paths.boards())),
        notices=notices_of_corrections(len(game.components.corrected), refused, messages),
        shared=agreements.shared,
        theme=themes.theme,
        notes=notes_about(_whose, len(game.components.corrected)),
    )


def _whose() -> str:
    return QCoreApplication.translate(
        "About", "Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners."
    )
