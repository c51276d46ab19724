"""Texts of a game: finished sentences about its moves, events and scores, one protocol per concern.

Every text is in the current language and none is stored, so the language may change at any time. States, moves and events are the
game's own. Unknown items, options and values raise KeyError.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from attrs import field, frozen

from haspelknecht_qt.core.game import Decision, E, M, S, Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.review.turning_points import TurningPoint
from haspelknecht_qt.ui.seat_names import SeatNames
from haspelknecht_qt.ui.widgets.formats import TextFormats

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


@frozen
class Remark:
    """Advice before a choice is confirmed.

    `kind` is "lock" (something is blocked), "warn" (something is lost) or "hint"; `rule` is the id of the rule to read.
    """

    kind: str
    headline: str
    text: str
    rule: str


@frozen(eq=False)
class LogLine(Generic[S, E]):
    """Line of the log: an event, the position after it, and the events merged into it.

    `ply` is the index of the event's move in the log, `last_ply` the index of the last merged move. `count` is the number of
    equal events, `vp` the victory points that they score. `seat` is the seat concerned; None means all seats.
    """

    ply: int
    last_ply: int
    event: E
    state: S
    seat: int | None
    count: int = 1
    vp: int = 0


class MoveTexts(Protocol[S_contra, M_contra]):
    """Texts about moves, before they are made."""

    def line(self, state: S_contra, move: M_contra) -> str:
        """Returns one line with the effect of the move."""
        ...

    def detail(self, state: S_contra, move: M_contra) -> str:
        """Returns costs, gains and blocked actions of the move; "" if there is nothing to add."""
        ...

    def joint_line(self, state: S_contra, moves: Sequence[M_contra]) -> str:
        """Returns one line for several moves that are one choice: a plan, an extraction."""
        ...

    def heading(self, state: S_contra, move: M_contra) -> str:
        """Returns the heading above the move in a list of moves."""
        ...

    def button(self, state: S_contra, move: M_contra) -> str:
        """Returns the short label of the move's button in the prompt. Raises ValueError for a move without a button."""
        ...

    def take_back(self, state: S_contra, move: M_contra) -> str:
        """Returns one line for taking back a move of a choice that is not confirmed yet."""
        ...

    def take_back_detail(self, state: S_contra, move: M_contra) -> str:
        """Returns the place from which the move is taken back; "" if `take_back` says enough."""
        ...

    def refusal(self, state: S_contra, move: M_contra | None, path: Path) -> str:
        """Returns two lines: the impossible action, and the possible alternative.

        `move` is the move that the player meant by `path`; None if the path corresponds to no move.
        """
        ...


class EventTexts(Protocol[S, E]):
    """Lines of the log, and sentences about turning points."""

    def line(self, event: E, state: S, count: int = 1) -> str:
        """Returns one line for `count` equal events; `state` is the position after them. "" for events without a line."""
        ...

    def merged_line(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """Returns the last line with this event merged into it, but unchanged plies; None if the event needs a separate line."""
        ...

    def new_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """Returns a new line for an event."""
        ...

    def is_notable(self, event: E) -> bool:
        """Whether the summary since a player's last turn lists the event; events that only repeat others are left out."""
        ...

    def turning_point(self, point: TurningPoint[S, E]) -> str:
        """Returns one sentence about the main cause of a turning point."""
        ...


class PromptTexts(Protocol[S_contra]):
    """Texts for the seats at the table: the prompt, the hand-over notice and the remarks."""

    def prompt(self, state: S_contra, decision: Decision | None, seats: Sequence[Seat]) -> tuple[str, str]:
        """Returns headline and second line of the prompt. `decision` is None when the game is over."""
        ...

    def hand_over_notice(self, state: S_contra) -> str:
        """Returns the notice for the other players during a secret decision (`Game.is_secret`)."""
        ...

    def remarks(self, state: S_contra) -> list[Remark]:
        """Returns the remarks on the choice that is not confirmed yet, the most important first."""
        ...


class ScoreTexts(Protocol[S_contra]):
    """Texts about the score and the result."""

    def item(self, item: str) -> str:
        """Returns the name of an item of the score (`Game.items`)."""
        ...

    def about(self, item: str) -> str:
        """Returns how points of an item are earned."""
        ...

    def detail(self, state: S_contra, seat: int, item: str) -> str:
        """Returns how a seat's points of an item come about now; "" if the number is enough."""
        ...

    def result(self, standing: Standing, seats: Sequence[Seat], number: int) -> str:
        """Returns the winner's lead, the deciding tie-break or the shared victory. `number` is the number of moves of the match."""
        ...

    def tie_note(self) -> str:
        """Returns the tie-break at the end of the game in a few words; "" if there is none."""
        ...

    def chart_notes(self) -> tuple[str, str]:
        """Returns the captions of the two score charts: scores on the score track, and scores if the game had ended then."""
        ...


class PlaceTexts(Protocol[S_contra]):
    """Descriptions of the elements of the table."""

    def place(self, state: S_contra, seat: int, element: str) -> str:
        """Returns the name and the contents of an element; "" for elements without a name, such as buttons."""
        ...


class PeriodTexts(Protocol[S_contra]):
    """Names of the periods of the game (`Game.period`)."""

    def heading(self, state: S_contra) -> str:
        """Returns period and step, for instance "Year II, summer: planning"."""
        ...

    def name(self, period: tuple[int, int]) -> str:
        """Returns the name of a period, for instance "Year II, summer" or "Shift II"."""
        ...

    def group(self, period: tuple[int, int]) -> str:
        """Returns the name of the larger part with the period, for instance "Year II"; without larger parts, the period's name."""
        ...

    def numeral(self, period: tuple[int, int]) -> str:
        """Returns the number of the period's larger part (see `group`), for narrow places: "II"."""
        ...

    def jump_labels(self) -> tuple[str, str, str]:
        """Returns the labels for jumping between periods in a replay: name, back, forward; both buttons with the key in brackets."""
        ...


class OptionTexts(Protocol):
    """Texts about the options of a new game (`Game.options`)."""

    def name(self, key: str) -> str:
        """Returns the name of an option, or the sentence beside its switch."""
        ...

    def value(self, key: str, value: str | bool) -> str:
        """Returns the name of one value of an option."""
        ...

    def about(self, key: str, value: str | bool) -> str:
        """Returns the meaning of the value; "" if its name is enough."""
        ...


class BotTexts(Protocol):
    """Names of the bots that come with the game, and of their sources of points."""

    def name(self, bot: str) -> str | None:
        """Returns the name of a level of the game; None for other bots."""
        ...

    def source(self, source: str) -> str:
        """Returns the name of a source of expected points (`bots.advice.Evaluator.sources`)."""
        ...


@frozen(eq=False)
class GameTexts(Generic[S, M, E]):
    """All texts of one game. `seats` holds the players' names for the sentences."""

    moves: MoveTexts[S, M]
    events: EventTexts[S, E]
    prompts: PromptTexts[S]
    score: ScoreTexts[S]
    places: PlaceTexts[S]
    periods: PeriodTexts[S]
    options: OptionTexts
    bots: BotTexts
    seats: SeatNames
    formats: TextFormats = field(factory=TextFormats)
