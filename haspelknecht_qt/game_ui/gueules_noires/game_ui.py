"""Game UI of Gueules Noires: everything that the window needs of the game."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt import languages, paths
from haspelknecht_qt.core.validation import DataError
from haspelknecht_qt.game_ui.gueules_noires import pointing
from haspelknecht_qt.game_ui.gueules_noires.game_info import GAME_INFO, NAME
from haspelknecht_qt.game_ui.gueules_noires.messages import GueulesNoiresMessages
from haspelknecht_qt.game_ui.gueules_noires.periods import PERIODS
from haspelknecht_qt.game_ui.gueules_noires.rules.board_painter import paint_board
from haspelknecht_qt.game_ui.gueules_noires.rules.book import GueulesNoiresRules
from haspelknecht_qt.game_ui.gueules_noires.scene import make_table
from haspelknecht_qt.game_ui.gueules_noires.scorings import ShiftScorings
from haspelknecht_qt.game_ui.gueules_noires.texts import tables
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.game import GueulesNoires
from haspelknecht_qt.games.gueules_noires.moves import Move
from haspelknecht_qt.games.gueules_noires.setup import Setup
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.ui.contracts import FindBotFactories, FindLadder, GameUi
from haspelknecht_qt.ui.match.view_switches import ViewSwitch
from haspelknecht_qt.ui.setup.choices import DefaultOptionSet
from haspelknecht_qt.ui.setup.form import DefaultOptionsForm
from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
from haspelknecht_qt.ui.window.game_info import notes_about, notices_of_corrections


def make_game_ui(
    game: GueulesNoires,
    records: GueulesNoires,
    refused: DataError | None,
    bot_factories: FindBotFactories,
    find_ladder: FindLadder,
) -> GameUi[State, Move, Event, Setup]:
    """Returns the game UI: for new matches with the owner's printed values in `game`, for records with those in `records`.

    `refused` is the error of the owner's file if it is not used. `bot_factories` returns the factories of the bots, `find_ladder` their
    measured strength.
    """
    texts, messages, rules = (
        make_texts(game),
        GueulesNoiresMessages(),
        GueulesNoiresRules(game.components, paint_board),
    )
    built_in = GueulesNoiresRules(records.components, paint_board).built_in

    return GameUi(
        info=GAME_INFO,
        game=game,
        records=records,
        texts=texts,
        pointing=pointing,
        rules=rules,
        periods=PERIODS,
        scorings=ShiftScorings(texts.titles),
        messages=messages,
        option_set=DefaultOptionSet(game),
        bot_factories=bot_factories,
        find_ladder=find_ladder,
        make_table=partial(make_table, game=game, texts=texts),
        game_tutorial=GameTutorial(
            paths.game(NAME) / "tutorial",
            partial(languages.tutorial_texts, NAME),
            records,
            pointing,
            rules.rule_texts,
            built_in,
        ),
        make_form=lambda look, choices: DefaultOptionsForm(look, choices, game, texts.options),
        notices=notices_of_corrections(len(game.components.corrected), refused, messages),
        notes=notes_about(_credits, len(game.components.corrected)),
        theme=lambda key: tables.THEMES.text(key, QCoreApplication.translate),
        view_switches=(ViewSwitch("counts_covered", _view_label, False, texts.counting.set_covered),),
    )


def _credits() -> str:
    return QCoreApplication.translate(
        "GueulesNoiresInfo",
        "Coal Baron (Glück Auf, Gueules Noires) is a game by Michael Kiesling and Wolfgang Kramer, published by eggertspiele and its partners.",
    )


def _view_label() -> str:
    return QCoreApplication.translate("GueulesNoiresView", "Count others’ orders delivered since the last scoring")
