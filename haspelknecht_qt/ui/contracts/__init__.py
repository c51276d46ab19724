"""Contracts between the window and a game: one small protocol for each concern of the window.

The window knows no particular game and uses a game only through `GameUi`. A game may import modules of the window, but
the window imports no game. The contract between the table and a game is in a lower layer: `table.scene_contract.SceneParts`.
The type variables stand for a game's classes: `S` state, `M` move, `E` event, `U` set-up.
"""

from haspelknecht_qt.ui.contracts.game_ui import AnyGameUi, FindBotFactories, FindLadder, GameUi, Periods
from haspelknecht_qt.ui.contracts.match_view import ELSEWHERE, MatchSnapshot, SvgPicture, TakeBack
from haspelknecht_qt.ui.contracts.pointing import Mistake, PathTranslation, Refusal
from haspelknecht_qt.ui.contracts.rule_book import RuleBook
from haspelknecht_qt.ui.contracts.texts import (
    BotTexts,
    ChoiceRemark,
    Confirmation,
    EventTexts,
    GameTexts,
    LogLine,
    MoveTexts,
    OptionTexts,
    PeriodTexts,
    PlaceTexts,
    PromptTexts,
    ReasonTexts,
    ScoreTexts,
)

__all__ = [
    "ELSEWHERE",
    "AnyGameUi",
    "BotTexts",
    "ChoiceRemark",
    "Confirmation",
    "EventTexts",
    "FindBotFactories",
    "FindLadder",
    "GameTexts",
    "GameUi",
    "LogLine",
    "MatchSnapshot",
    "Mistake",
    "MoveTexts",
    "OptionTexts",
    "PathTranslation",
    "PeriodTexts",
    "Periods",
    "PlaceTexts",
    "PromptTexts",
    "ReasonTexts",
    "Refusal",
    "RuleBook",
    "ScoreTexts",
    "SvgPicture",
    "TakeBack",
]
