"""Contracts between the window and a game: what the window asks of a game, one small protocol per concern.

The window knows no game and uses one only through `GameUi`. A game imports the parts of the window, never the other way round. What
the table asks of a game stands below the window, in `table.scene_contract.Scene`. Type variables: `S` state, `M` move, `E` event,
`U` setup.
"""

from haspelknecht_qt.ui.contracts.game_ui import AnyGameUi, FindBotFactories, FindLadder, GameMessages, GameUi
from haspelknecht_qt.ui.contracts.match_view import MatchView, Picture, TakeBack
from haspelknecht_qt.ui.contracts.periods import Periods
from haspelknecht_qt.ui.contracts.pointing import Mistake, Pointing, Refusal
from haspelknecht_qt.ui.contracts.rule_book import RuleBook
from haspelknecht_qt.ui.contracts.texts import (
    BotTexts,
    EventTexts,
    GameTexts,
    LogLine,
    MoveTexts,
    OptionTexts,
    PeriodTexts,
    PlaceTexts,
    PromptTexts,
    Remark,
    ScoreTexts,
)

__all__ = [
    "AnyGameUi",
    "BotTexts",
    "EventTexts",
    "FindBotFactories",
    "FindLadder",
    "GameMessages",
    "GameTexts",
    "GameUi",
    "LogLine",
    "MatchView",
    "Mistake",
    "MoveTexts",
    "OptionTexts",
    "PeriodTexts",
    "Periods",
    "Picture",
    "PlaceTexts",
    "Pointing",
    "PromptTexts",
    "Refusal",
    "Remark",
    "RuleBook",
    "ScoreTexts",
    "TakeBack",
]
