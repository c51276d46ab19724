"""Contracts between the window and a game: one small protocol for each concern of the window.

The window knows no game and uses a game only through `GameUi`. A game imports the parts of the window, never the other way
round. The contract between the table and a game is in the lower layer: `table.scene_contract.Scene`. Type variables:
`S` state, `M` move, `E` event, `U` setup.
"""

from haspelknecht_qt.ui.contracts.game_ui import (
    AnyGameUi,
    FindBotFactories,
    FindLadder,
    GameMessages,
    GameUi,
    Periods,
    RuleBook,
)
from haspelknecht_qt.ui.contracts.match_view import MatchView, Picture, TakeBack
from haspelknecht_qt.ui.contracts.pointing import Mistake, Pointing, Refusal
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
