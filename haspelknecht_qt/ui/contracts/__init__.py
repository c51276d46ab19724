"""Contracts between the window and a game: one small protocol for each concern of the window.

The window knows no particular game and uses a game only through `GameUi`. A game may import modules of the window, but
the window imports no game. The contract between the table and a game is in a lower layer: `table.scene_contract.Scene`.
The type variables stand for a game's classes: `S` state, `M` move, `E` event, `U` set-up.
"""

from haspelknecht_qt.ui.contracts.game_ui import AnyGameUi as AnyGameUi
from haspelknecht_qt.ui.contracts.game_ui import FindBotFactories as FindBotFactories
from haspelknecht_qt.ui.contracts.game_ui import FindLadder as FindLadder
from haspelknecht_qt.ui.contracts.game_ui import GameMessages as GameMessages
from haspelknecht_qt.ui.contracts.game_ui import GameUi as GameUi
from haspelknecht_qt.ui.contracts.game_ui import Periods as Periods
from haspelknecht_qt.ui.contracts.game_ui import RuleBook as RuleBook
from haspelknecht_qt.ui.contracts.match_view import MatchView as MatchView
from haspelknecht_qt.ui.contracts.match_view import Picture as Picture
from haspelknecht_qt.ui.contracts.match_view import TakeBack as TakeBack
from haspelknecht_qt.ui.contracts.pointing import Mistake as Mistake
from haspelknecht_qt.ui.contracts.pointing import Pointing as Pointing
from haspelknecht_qt.ui.contracts.pointing import Refusal as Refusal
from haspelknecht_qt.ui.contracts.texts import BotTexts as BotTexts
from haspelknecht_qt.ui.contracts.texts import Confirmation as Confirmation
from haspelknecht_qt.ui.contracts.texts import EventTexts as EventTexts
from haspelknecht_qt.ui.contracts.texts import GameTexts as GameTexts
from haspelknecht_qt.ui.contracts.texts import LogLine as LogLine
from haspelknecht_qt.ui.contracts.texts import MoveTexts as MoveTexts
from haspelknecht_qt.ui.contracts.texts import OptionTexts as OptionTexts
from haspelknecht_qt.ui.contracts.texts import PeriodTexts as PeriodTexts
from haspelknecht_qt.ui.contracts.texts import PlaceTexts as PlaceTexts
from haspelknecht_qt.ui.contracts.texts import PromptTexts as PromptTexts
from haspelknecht_qt.ui.contracts.texts import Remark as Remark
from haspelknecht_qt.ui.contracts.texts import ScoreTexts as ScoreTexts
