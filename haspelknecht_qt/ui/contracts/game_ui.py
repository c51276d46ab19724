"""Everything that the window knows of one game. Each game makes one `GameUi`, see `game_ui/*/game_ui.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias

from attrs import field, frozen

from haspelknecht_qt.core.game import E, Game, M, S, U
from haspelknecht_qt.core.json_types import JsonValue
from haspelknecht_qt.ui.contracts.match_view import TakeBack
from haspelknecht_qt.ui.contracts.periods import Periods
from haspelknecht_qt.ui.contracts.pointing import Pointing
from haspelknecht_qt.ui.contracts.rule_book import RuleBook
from haspelknecht_qt.ui.contracts.texts import GameTexts
from haspelknecht_qt.ui.window.game_info import GameInfo, Notice

if TYPE_CHECKING:
    from haspelknecht_qt.bots import BotFactory
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.table.art import Art
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.table.typography import Typography
    from haspelknecht_qt.ui.match.view_switches import ViewSwitch
    from haspelknecht_qt.ui.review.scorings import Scorings
    from haspelknecht_qt.ui.setup.choices import NewGameChoices, OptionSet
    from haspelknecht_qt.ui.setup.form import GameOptionsForm
    from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
    from haspelknecht_qt.ui.window.look import Look

FindBotFactories: TypeAlias = "Callable[[], Mapping[str, BotFactory]]"
"""Tells what makes each of a game's bots, from the weakest to the strongest. Raises UnknowingBots."""
FindLadder: TypeAlias = "Callable[[], Ladder | None]"
"""Tells how strong a game's bots were measured to be; None where that is not known."""


class GameMessages(Protocol):
    """What a game says when something went wrong, in the language of the moment."""

    def of_setup(self, error: BaseException) -> str | None:
        """Which value a set-up was refused for, if this error tells; None if it is not one of the game's own."""
        ...

    def of_draw(self) -> str:
        """Why what was done before a draw cannot be undone."""
        ...


@frozen
class GameUi(Generic[S, M, E, U]):
    """Everything that the window knows of one game. Made by the composition root when the game is first needed.

    New matches are set up with `game`, which has the owner's corrected printed values; records are read with `records`, which has the
    built-in ones: a record holds the values that it was played with wherever they are not those.
    `option_set` and `make_form` are the game's part of the dialog of a new game. `bot_factories` makes each bot, from the weakest to the strongest,
    or raises UnknowingBots; `find_ladder` tells how strong they were measured to be, None where that is not known. `notices` are what a player
    should know before a game, `notes` what stands about it on the page about the program. `scorings` are those at the end of periods, if it has
    any; `view_switches` are switches of its view alone. `shared` tells which options a text stands for that players of the game share
    (`ui.messages.shared`), `theme` names what a puzzle is about (`bots.puzzles.Puzzle.theme`).
    """

    info: GameInfo
    game: Game[S, M, E, U]
    records: Game[S, M, E, U]
    texts: GameTexts[S, M, E]
    pointing: Pointing[S, M]
    rules: RuleBook[S, U]
    periods: Periods
    messages: GameMessages
    option_set: OptionSet
    bot_factories: FindBotFactories
    make_table: Callable[[Art, Typography], GameTable[S, M | TakeBack[M], E, U]]
    game_tutorial: GameTutorial[S, M]
    make_form: Callable[[Look, NewGameChoices], GameOptionsForm]
    scorings: Scorings[S, E] | None = None
    find_ladder: FindLadder = field(default=lambda: None)
    notices: tuple[Notice, ...] = ()
    notes: Callable[[], Sequence[str]] = tuple
    view_switches: tuple[ViewSwitch, ...] = ()
    shared: Callable[[str], Mapping[str, JsonValue]] = field(default=lambda _: {})
    theme: Callable[[str], str] = str

    @property
    def name(self) -> str:
        """The game's short name, as in records."""
        return self.game.name


AnyGameUi: TypeAlias = GameUi[Any, Any, Any, Any]
"""Some game's face, to whoever holds those of several games."""
