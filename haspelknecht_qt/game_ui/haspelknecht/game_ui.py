"""Haspelknecht for the window: everything that it shows of the game and asks it for."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import languages, paths
from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.game_ui.haspelknecht import game_table, pointing
from haspelknecht_qt.game_ui.haspelknecht.board_editor.own_boards import OwnBoards
from haspelknecht_qt.game_ui.haspelknecht.game_info import GAME_INFO
from haspelknecht_qt.game_ui.haspelknecht.messages import HaspelknechtMessages
from haspelknecht_qt.game_ui.haspelknecht.periods import HaspelknechtPeriods
from haspelknecht_qt.game_ui.haspelknecht.rules.book import HaspelknechtRules, PrintedBox
from haspelknecht_qt.game_ui.haspelknecht.setup.form import HaspelknechtForm
from haspelknecht_qt.game_ui.haspelknecht.setup.options import HaspelknechtOptions
from haspelknecht_qt.game_ui.haspelknecht.texts import themes
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.games.haspelknecht.events import Event
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.moves import Move
from haspelknecht_qt.games.haspelknecht.setup import Setup
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.ui.contracts import FindBotFactories, FindLadder, GameUi
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from haspelknecht_qt.ui.window.game_info import notes_about, notices_of_corrections
from haspelknecht_qt.ui.window.look import Look


def make_game_ui(
    game: Haspelknecht,
    records: Haspelknecht,
    refused: DataError | None,
    bot_factories: FindBotFactories,
    find_ladder: FindLadder,
) -> GameUi[State, Move, Event, Setup]:
    """The face of the game with the owner's printed values (`game`; `refused` tells why a file of them is not used) and of `records`.

    `bot_factories` makes the bots and `find_ladder` tells how strong they were measured to be.
    """
    texts, messages = HaspelknechtTexts(game), HaspelknechtMessages()
    option_set = HaspelknechtOptions(game)

    def make_table(look: Look) -> game_table.HaspelknechtTable:
        return game_table.make_table(look.art, game, texts, look.typography)

    rules = HaspelknechtRules(game.components)
    return GameUi(
        info=GAME_INFO,
        game=game,
        records=records,
        texts=texts,
        pointing=pointing,
        rules=rules,
        periods=HaspelknechtPeriods(),
        messages=messages,
        option_set=option_set,
        bot_factories=bot_factories,
        find_ladder=find_ladder,
        make_table=make_table,
        game_tutorial=GameTutorial(
            paths.game(GAME_INFO.name) / "tutorial",
            partial(languages.tutorial_texts, GAME_INFO.name),
            records,
            pointing,
            rules.rule_texts,
            PrintedBox(records.components),
        ),
        make_form=lambda look, choices: HaspelknechtForm(look, choices, option_set, rules, OwnBoards(paths.boards())),
        notices=notices_of_corrections(len(game.components.corrected), refused, messages),
        shared=option_set.shared,
        theme=themes.theme,
        notes=notes_about(_credits, len(game.components.corrected)),
    )


def _credits() -> str:
    return QCoreApplication.translate(
        "About", "Haspelknecht is a game by Thomas Spitzer, published by Quined Games and its partners."
    )
