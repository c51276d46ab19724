"""What the window asks of a game: how it looks, speaks, is pointed at and set up. One Face for each game, made by the composition root.

The window knows no game. All that it shows of one it gets through these protocols; `S` is the game's state, `M` its moves, `E` its
events and `U` its set-up. A face knows the window's parts, never the other way round. What the table asks of the game that lies on it
stands below the window, in `table.scene_contract.Scene`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from attrs import field, frozen

from haspelknecht_qt.core.game import Decision, E, Game, GameWithMoves, M, S, Seat, U
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.core.strict_json import JsonValue
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.review.turning_points import TurningPoint
from haspelknecht_qt.ui.rules.rule_markup import Printed
from haspelknecht_qt.ui.rules.texts import RuleTextsByLanguage
from haspelknecht_qt.ui.widgets.formats import TextFormats
from haspelknecht_qt.ui.window.game_info import GameInfo, Notice

if TYPE_CHECKING:
    from haspelknecht_qt.bots import BotFactory
    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.table.game_table import GameTable
    from haspelknecht_qt.ui.match.view_switches import ViewSwitch
    from haspelknecht_qt.ui.review.scorings import Scorings
    from haspelknecht_qt.ui.setup.choices import NewGameChoices, OptionSet
    from haspelknecht_qt.ui.setup.form import GameOptionsForm
    from haspelknecht_qt.ui.tutorial.game_tutorial import GameTutorial
    from haspelknecht_qt.ui.window.look import Look

S_contra = TypeVar("S_contra", contravariant=True)
U_contra = TypeVar("U_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)

FindBotFactories: TypeAlias = "Callable[[], Mapping[str, BotFactory]]"
"""Tells what makes each of a game's bots, from the weakest to the strongest. Raises UnknowingBots."""
FindLadder: TypeAlias = "Callable[[], Ladder | None]"
"""Tells how strong a game's bots were measured to be; None where that is not known."""


@frozen
class TakeBack(Generic[M]):
    """Takes back one move of a choice that is not confirmed yet: no move of the game, but one entry of the log less.

    `ply` is the entry's place in the log, `move` what was done there.
    """

    ply: int
    move: M


@frozen(eq=False)
class MatchView(Generic[S, M]):
    """What is to be seen of a match after a change, made once and handed round.

    `state` is the position as seat `viewer` may see it; `moves` what the person at the screen may do, each with the path to point
    along (what several paths lead to stands there several times); `entries` is the log as far as the viewer may read it, and
    `past_ply` the number of moves of the position that is looked back at, None in the present.
    """

    state: S
    viewer: int
    decision: Decision | None
    moves: tuple[tuple[Path, M | TakeBack[M]], ...]
    entries: tuple[Entry[M], ...]
    past_ply: int | None = None

    @property
    def legal(self) -> tuple[tuple[Path, M], ...]:
        """The moves of the game among `moves`."""
        return tuple((path, move) for path, move in self.moves if not isinstance(move, TakeBack))


@frozen
class Remark:
    """Something worth a thought before a choice is confirmed.

    `kind` is "lock" (something is blocked), "warn" (something is lost) or "hint"; `rule` is the id of the rule to read.
    """

    kind: str
    headline: str
    text: str
    rule: str


@frozen
class Refusal(Generic[M]):
    """Why a path can't be followed: the legal or illegal move that it would have meant, if any, and the id of the rule to read."""

    path: Path
    move: M | None
    rule: str


@frozen
class Picture:
    """A drawing: the sheet, the element's id in it, and tokens that it shows otherwise."""

    sheet: str
    element: str
    swap: Mapping[str, str] = field(factory=dict)


@frozen(eq=False)
class LogLine(Generic[S, E]):
    """A line of the log: an event, the position after it, and what was told with it.

    `ply` is the place of its move in the log and `last_ply` that of the last move told with it; `count` is the number of equal events that
    it stands for, `vp` the points scored by it; `seat` is whom it concerns, None for all.
    """

    ply: int
    last_ply: int
    event: E
    state: S
    seat: int | None
    count: int = 1
    vp: int = 0


class GameTexts(Protocol[S, M_contra, E]):
    """Everything that a game says, in finished sentences of the language of the moment. Keeps no text.

    Positions, moves and events are the game's own; unknown items, options and values raise KeyError.
    """

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Whom the sentences speak of from now on."""
        ...

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        ...

    def title(self) -> str:
        """The name of the game, as on the box in this language."""
        ...

    def about(self) -> str:
        """What the game is, in a few words, for its card on the start page."""
        ...

    def prompt(self, state: S, decision: Decision | None, seats: Sequence[Seat]) -> tuple[str, str]:
        """Headline and second line: who does what next. `decision` is None when the game is over."""
        ...

    def heading(self, state: S) -> str:
        """Where the game stands, for instance "Year II, summer: planning"."""
        ...

    def period(self, period: tuple[int, int]) -> str:
        """A stretch of the game (`Game.period`), for instance "Year II, summer" or "Shift II"."""
        ...

    def period_group(self, period: tuple[int, int]) -> str:
        """The greater part of the game that a stretch belongs to, for instance "Year II"; where there is one level only, the stretch."""
        ...

    def period_jump_labels(self) -> tuple[str, str, str]:
        """Jumping from stretch to stretch in a replay: what it is called, going back, going forward (both with the key in brackets)."""
        ...

    def chart_notes(self) -> tuple[str, str]:
        """What the chart of the scores shows: on the score track, and if the game had ended then."""
        ...

    def tie_note(self) -> str:
        """What decides a tie at the end of the game, in a few words; "" where nothing does."""
        ...

    def numeral(self, period: tuple[int, int]) -> str:
        """The number of that part alone, for narrow places: "II"."""
        ...

    def hand_over_notice(self, state: S) -> str:
        """What the others are told while the seat asked decides on what they must not see (`Game.is_secret`)."""
        ...

    def move(self, state: S, move: M_contra) -> str:
        """One line that says what the move does."""
        ...

    def move_detail(self, state: S, move: M_contra) -> str:
        """What the move costs, gives and blocks; "" if there is nothing to say."""
        ...

    def joint_move(self, state: S, moves: Sequence[M_contra]) -> str:
        """Several moves that are one choice (a plan, an extraction) in one line."""
        ...

    def group(self, state: S, move: M_contra) -> str:
        """The heading under which a list of moves shows the move."""
        ...

    def take_back(self, state: S, move: M_contra) -> str:
        """Taking back a move of a choice that is not confirmed yet."""
        ...

    def take_back_detail(self, state: S, move: M_contra) -> str:
        """Where the move is taken back from; "" where the line says it all."""
        ...

    def event(self, event: E, state: S, count: int = 1) -> str:
        """One line for the log, `state` being the position after the event; "" for events not worth a line."""
        ...

    def merged_line(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """The line before with this event told in it (but for its plies); None where the event is a line of its own."""
        ...

    def new_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """A line of its own for an event."""
        ...

    def is_notable(self, event: E) -> bool:
        """Whether who was away is told of this event; what other events say as well is left out."""
        ...

    def refusal(self, state: S, move: M_contra | None, path: Path) -> str:
        """What is not possible and, in a second line, what would be. `move` is what `path` would have meant, None if it means nothing."""
        ...

    def remarks(self, state: S) -> list[Remark]:
        """What is worth a thought before confirming, weightiest first."""
        ...

    def place(self, state: S, seat: int, element: str) -> str:
        """What an element of the table is and holds; "" for what has no name, such as a button."""
        ...

    def action(self, state: S, move: M_contra) -> str:
        """The label of a move's button in the prompt: short."""
        ...

    def item(self, item: str) -> str:
        """The name of an item of the score (`Game.items`)."""
        ...

    def item_about(self, item: str) -> str:
        """How points of an item are earned."""
        ...

    def item_detail(self, state: S, seat: int, item: str) -> str:
        """How a player's points of an item come about now; "" where the number says it all."""
        ...

    def source(self, source: str) -> str:
        """Where expected points come from, by the name that the game's bots use (`bots.advice.Evaluator.sources`)."""
        ...

    def bot(self, name: str) -> str | None:
        """What a bot of the game's own levels is called; None for others."""
        ...

    def result(self, standing: Standing, seats: Sequence[Seat], number: int) -> str:
        """By how much, or by which tie-break, the winner is ahead, or that the victory is shared; `number` is that of the moves made."""
        ...

    def turning_point(self, point: TurningPoint[S, E]) -> str:
        """What mattered most in a moment that turned the match, in one sentence."""
        ...

    @property
    def formats(self) -> TextFormats:
        """How this language joins the parts of a list and signs numbers."""
        ...

    def option(self, key: str) -> str:
        """The name of a thing that players agree on (`Game.options`)."""
        ...

    def option_value(self, key: str, value: str | bool) -> str:
        """What a choice of it is called."""
        ...

    def option_about(self, key: str, value: str | bool) -> str:
        """What the choice means; "" where the name says it all."""
        ...


class Pointing(Protocol[S, M]):
    """Where a player points to make a move. A path names elements of the table; it is the same for mouse, touch and keyboard.

    It keeps nothing, so that a module may be one.
    """

    @property
    def end_buttons(self) -> tuple[str, ...]:
        """The buttons that end a step: the one of them that is legal is filled."""
        ...

    @property
    def choices(self) -> tuple[str, ...]:
        """The other buttons of the prompt, in the order in which they stand."""
        ...

    @property
    def upper_table_steps(self) -> frozenset[str]:
        """The steps in which one points at the upper part of the table: what comes over it keeps that free."""
        ...

    def ends(self, move: M) -> bool:
        """Whether the move ends a step or a part of it: in a list such moves stand last."""
        ...

    def paths(self, state: S, legal_moves: Sequence[M]) -> list[tuple[Path, M]]:
        """Each legal move of the seat that is asked with its path or paths, in the order of the moves. Chance moves have none."""
        ...

    def take_back_paths(self, state: S, move: M) -> list[Path]:
        """Along which paths a move of the running choice is taken back; empty where it can't be pointed at."""
        ...

    def intended(self, state: S, path: Path) -> tuple[M, ...]:
        """The moves that `path` would mean if they were legal, the likeliest first."""
        ...

    def why_not(self, game: GameWithMoves[S, M], state: S, path: Path) -> Refusal[M]:
        """Why no legal move goes along `path`: the engine's rule for the move meant, else the rule for the way of pointing."""
        ...

    def picture(self, move: M) -> Picture:
        """The picture in front of a move in a list."""
        ...


class RuleBook(Protocol[S_contra, U_contra]):
    """The game's rules as they stand in the program, and what each match follows of them."""

    @property
    def rule_texts(self) -> RuleTextsByLanguage:
        """The texts in all languages, and what they may hold."""
        ...

    @property
    def built_in(self) -> Printed:
        """What is printed in the box as the program knows it."""
        ...

    def marks(self, setup: U_contra) -> tuple[str, ...]:
        """Which of `RuleMarkup.marks` (rulebooks, variants) a match follows."""
        ...

    def printed(self, setup: U_contra) -> Printed:
        """What is printed in the box that a match is played with."""
        ...

    def current_rule(self, state: S_contra) -> str:
        """The id of the rule that tells most about what is asked now."""
        ...

    def rule_of_item(self, item: str) -> str:
        """The id of the rule by which an item of the score is scored. Raises KeyError."""
        ...


class Periods(Protocol):
    """How a match of the game is looked back at: the stretches that it has, and what is drawn for them and for the items of the score."""

    @property
    def sequence(self) -> tuple[tuple[int, int], ...]:
        """Every stretch of a whole game (`Game.period`), in order."""
        ...

    @property
    def samples_per_period(self) -> int:
        """So many points a stretch has in the chart of the scores: 1 for its end alone."""
        ...

    @property
    def turn_steps(self) -> frozenset[str]:
        """The steps of a player's turn that change the score: a turning point shows them."""
        ...

    def scores_at_end(self, period: tuple[int, int]) -> bool:
        """Whether what the last move of a stretch scores belongs to it, although the next one has begun already."""
        ...

    def colour(self, period: tuple[int, int]) -> str:
        """The colour token of a stretch."""
        ...

    def picture(self, item: str) -> Picture:
        """The drawing beside an item of the score."""
        ...


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
    make_table: Callable[[Look], GameTable[S, M | TakeBack[M], E, U]]
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
