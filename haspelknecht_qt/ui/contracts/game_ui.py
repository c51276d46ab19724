"""Everything that a game provides for the window: `GameUi`. Each game makes one, in `game_ui/*/game_ui.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, Game, M, S, U
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.ui.contracts.match_view import SvgPicture, TakeBack
from haspelknecht_qt.ui.contracts.pointing import PathTranslation
from haspelknecht_qt.ui.contracts.rule_book import RuleBook
from haspelknecht_qt.ui.contracts.texts import GameTexts
from haspelknecht_qt.ui.window.game_info import GameInfo, Notice

if TYPE_CHECKING:
    from haspelknecht_qt.bots import BotFactory
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.bots.luck_figures import LuckFigures
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
"""Function that returns the factories of a game's bots, weakest first. Raises BotDataError for unreadable weights."""
FindLadder: TypeAlias = "Callable[[], Ladder | None]"
"""Function that returns the measured strengths of a game's bots; None if they are unknown."""

FindLuckFigures: TypeAlias = "Callable[[], Mapping[int, LuckFigures]]"
"""Function that returns the measured figures about luck and errors by number of seats; empty if they are unknown."""


@frozen
class Periods:
    """Periods of a match, and their appearance in charts of the score.

    - `sequence`: every period of a match (`Game.period`), in order
    - `turn_steps`: steps of a player's turn that can change the score; turning points are searched only there
    - `pictures`: pictures of the score items, by the item's id
    - `samples_per_period`: number of points in the score chart for each period; a single point is at the period's end
    - `includes_last_points`: returns whether a period includes the points of its last move; if not, the next one does
    - `colour`: returns the colour token of a period
    """

    sequence: tuple[tuple[int, int], ...]
    turn_steps: frozenset[str]
    pictures: Mapping[str, SvgPicture]
    samples_per_period: int = 1
    includes_last_points: Callable[[tuple[int, int]], bool] = lambda _period: True
    colour: Callable[[tuple[int, int]], str] = lambda _period: "line"


@frozen
class GameUi(Generic[S, M, E, U]):
    """Everything that the window knows about one game. It is made when the game is first needed.

    - `game` sets up new matches with the user's corrections of printed values. `game_for_records` reads saved matches
      with the values as shipped, because a saved match stores only the values that differ from them.
    - `undo_past_draw_text` returns the reason why moves before a draw by chance cannot be undone.
    - `option_set` and `make_form` are the game's part of the dialog for a new game.
    - `bot_factories` returns the factories of the bots, from the weakest to the strongest. It raises BotDataError if
      their weights cannot be read.
    - `find_ladder` returns the measured strengths of the bots; None if they are unknown.
    - `find_luck_figures` returns the measured figures about luck and errors.
    - `decision_kind` returns the name of a kind of decision, from its step. Several steps may be one kind. The name of
      an unknown step, which a newer version may have stored, is the step itself.
    - `notices` are messages shown before the first match. `about_paragraphs` returns paragraphs about the game for the
      page about the program.
    - `scorings` are the scorings at the ends of periods; None if there are none. `view_switches` change only the view.
    - `read_shared_options` reads options from a text that players exchange, such as a board code.
    - `theme_name` returns the name of a puzzle's theme, from its id (`bots.puzzles.Puzzle.theme`). `theme_pictures` are
      the pictures of the themes, by their ids.
    """

    info: GameInfo
    game: Game[S, M, E, U]
    game_for_records: Game[S, M, E, U]
    texts: GameTexts[S, M, E]
    pointing: PathTranslation[S, M]
    rules: RuleBook[Any, U]
    periods: Periods
    undo_past_draw_text: Callable[[], str]
    option_set: OptionSet
    bot_factories: FindBotFactories
    make_table: Callable[[Art, Typography], GameTable[S, M | TakeBack[M], E, U]]
    game_tutorial: GameTutorial[S, M]
    make_form: Callable[[Look, NewGameChoices], GameOptionsForm]
    scorings: Scorings[S, E] | None = None
    find_ladder: FindLadder = field(default=lambda: None)
    find_luck_figures: FindLuckFigures = field(default=dict)
    decision_kind: Callable[[str], str] = str
    notices: tuple[Notice, ...] = ()
    about_paragraphs: Callable[[], Sequence[str]] = tuple
    view_switches: tuple[ViewSwitch, ...] = ()
    read_shared_options: Callable[[str], Mapping[str, JsonValue]] = field(default=lambda _: {})
    theme_name: Callable[[str], str] = str
    theme_pictures: Mapping[str, SvgPicture] = field(factory=dict)

    @property
    def name(self) -> str:
        """Short name of the game, which records also use."""
        return self.game.name


AnyGameUi: TypeAlias = GameUi[Any, Any, Any, Any]
"""`GameUi` of any game, for collections with several games."""
