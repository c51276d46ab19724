"""What the window asks of a game: how it looks, speaks, is pointed at and set up. One Face for each game, made by the composition root.

The window knows no game. All that it shows of one it gets through these protocols; `S` is the game's state, `M` its moves, `E` its
events and `U` its set-up. A face knows the window's parts, never the other way round.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path as FilePath
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from attrs import frozen

from haspelknecht_qt.core.game import Decision, Game
from haspelknecht_qt.core.match import Entry, Match
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.window.cover import Cover, Notice

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from haspelknecht_qt.bots.ladder import Ladder
    from haspelknecht_qt.faces.haspelknecht.game_table import HaspelknechtTable
    from haspelknecht_qt.faces.haspelknecht.words.phrases import Phrases
    from haspelknecht_qt.ui.panels.pages import Pages
    from haspelknecht_qt.ui.play.bots import Maker
    from haspelknecht_qt.ui.setup.choices import Agreements, Choices
    from haspelknecht_qt.ui.setup.form import SetupForm
    from haspelknecht_qt.ui.tutorial.lessons import Lessons
    from haspelknecht_qt.ui.window.look import Look
    from haspelknecht_qt.ui.window.workspace import Workspace

    GameTable = HaspelknechtTable

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
U = TypeVar("U")


@frozen
class TakeBack(Generic[M]):
    """Takes back one move of a choice that is not confirmed yet: no move of the game, but one entry of the log less.

    `ply` is the entry's place in the log, `move` what was done there.
    """

    ply: int
    move: M


@frozen
class View(Generic[S, M]):
    """What is to be seen of a match after a change, made once and handed round.

    `state` is the position as seat `viewer` may see it; `moves` what the person at the screen may do, each with the path to point
    along (what several paths lead to stands there several times); `entries` is the log as far as the viewer may read it, and
    `past_ply` the number of moves of the position that is looked back at, None in the present.
    """

    state: S
    viewer: int
    decision: Decision | None
    moves: tuple[tuple[Path, M | TakeBack[M]], ...]
    entries: tuple[Entry, ...]
    past_ply: int | None = None


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
    """A drawing: the sheet and the element's id in it."""

    sheet: str
    element: str


@frozen
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


class Words(Protocol[S, M, E]):
    """Everything that a game says, in finished sentences of the language of the moment. Keeps no text."""

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

    def period_parts(self, period: tuple[int, int]) -> tuple[str, str]:
        """The same in two short parts for narrow places, for instance ("II", "Summer"); the second is "" where there is one part only."""
        ...

    def move(self, state: S, move: M) -> str:
        """One line that says what the move does."""
        ...

    def move_detail(self, state: S, move: M) -> str:
        """What the move costs, gives and blocks; "" if there is nothing to say."""
        ...

    def moves_together(self, state: S, moves: Sequence[M]) -> str:
        """Several moves that are one choice (a plan, an extraction) in one line."""
        ...

    def group(self, state: S, move: M) -> str:
        """The heading under which a list of moves shows the move."""
        ...

    def take_back(self, move: M) -> str:
        """Taking back a move of a choice that is not confirmed yet."""
        ...

    def event(self, event: E, state: S, count: int = 1) -> str:
        """One line for the log, `state` being the position after the event; "" for events not worth a line."""
        ...

    def joins(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """The line before with this event told in it; None where the event is a line of its own."""
        ...

    def begin_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """A line of its own for an event."""
        ...

    def is_news(self, event: E) -> bool:
        """Whether who was away is told of this event; what other events say as well is left out."""
        ...

    def refusal(self, state: S, move: M | None, path: Path) -> str:
        """What is not possible and, in a second line, what would be. `move` is what `path` would have meant, None if it means nothing."""
        ...

    def remarks(self, state: S) -> list[Remark]:
        """What is worth a thought before confirming, weightiest first."""
        ...

    def place(self, state: S, seat: int, element: str) -> str:
        """What an element of the table is and holds; "" for what has no name, such as a button."""
        ...

    def action(self, state: S, move: M) -> str:
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
        """Where expected points come from, by the name that the game's bots use (`bots.advice.Advice.sources`)."""
        ...

    def bot(self, name: str) -> str | None:
        """What a bot of the game's own levels is called; None for others."""
        ...

    def result(self, match: Match, standing: Standing, number: int) -> str:
        """By how much, or by which tie-break, the winner is ahead, or that the victory is shared; `number` is that of the moves made."""
        ...

    def turning(self, events: Sequence[E], before: S, after: S, seat: int) -> list[str]:
        """What a stretch of the game brought a player, in a few words each, weightiest first."""
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
    """Where a player points to make a move. A path names elements of the table; it is the same for mouse, touch and keyboard."""

    @property
    def endings(self) -> tuple[str, ...]:
        """The buttons that end a step: the one of them that is legal is filled."""
        ...

    @property
    def choices(self) -> tuple[str, ...]:
        """The other buttons of the prompt, in the order in which they stand."""
        ...

    def paths(self, state: S, legal_moves: Sequence[M]) -> list[tuple[Path, M]]:
        """Each legal move of the seat that is asked with its path or paths, in the order of the moves. Chance moves have none."""
        ...

    def paths_back(self, state: S, move: M) -> list[Path]:
        """Along which paths a move of the running choice is taken back; empty where it can't be pointed at."""
        ...

    def meant(self, state: S, path: Path) -> tuple[M, ...]:
        """The moves that `path` would mean if they were legal, the likeliest first."""
        ...

    def why_not(self, game: Game, state: S, path: Path) -> Refusal[M]:
        """Why no legal move goes along `path`: the engine's rule for the move meant, else the rule for the way of pointing."""
        ...

    def picture(self, move: M) -> Picture:
        """The picture in front of a move in a list."""
        ...


class RuleBook(Protocol[S, U]):
    """The game's rules as they stand in the program. Texts are files; this says what only the game knows about them."""

    @property
    def folder(self) -> FilePath:
        """Holds one folder of chapters for each language."""
        ...

    def rule_at_hand(self, state: S) -> str:
        """The id of the rule that the present step is about."""
        ...

    def rule_of_item(self, item: str) -> str:
        """The id of the rule that tells of an item of the score."""
        ...


class Troubles(Protocol):
    """What a game says when something went wrong, in the language of the moment."""

    def of_setup(self, error: BaseException) -> str | None:
        """Which value a set-up was refused for, if this error tells; None if it is not one of the game's own."""
        ...

    def of_draw(self) -> str:
        """Why what was done before a draw cannot be undone."""
        ...


class UnknowingBots(Exception):
    """What a game's own bots know cannot be read: the message names the file."""


@frozen
class Face(Generic[S, M, E, U]):
    """Everything that the window knows of one game. Made by the composition root when the game is first needed.

    New matches are set up with `game`, which has the owner's corrected printed values; records are read with `records`, which has the
    built-in ones: a record holds the values that it was played with wherever they are not those.

    `agreements` and `make_form` are the game's part of the dialog of a new game. `makers` makes each bot, from the weakest to the strongest,
    or raises UnknowingBots; `find_ladder` tells how strong they were measured to be, None where that is not known. `notices` are what a player
    should know before a game, `notes` what stands about it on the page about the program; `is_corrected` tells whether a match is played
    with corrected printed values.
    """

    cover: Cover
    game: Game
    records: Game
    words: Phrases
    rules: RuleBook[S, U]
    messages: Troubles
    agreements: Agreements
    makers: Callable[[], Mapping[str, Maker]]
    find_ladder: Callable[[], Ladder | None]
    make_table: Callable[[Look], GameTable]
    make_pages: Callable[[Look, GameTable], Pages]
    make_lessons: Callable[[Look, Workspace, QObject], Lessons]
    make_form: Callable[[Look, Choices], SetupForm]
    notices: tuple[Notice, ...]
    notes: Callable[[], Sequence[str]]
    is_corrected: Callable[[U], bool]

    @property
    def name(self) -> str:
        """The game's short name, as in records."""
        return self.game.name
