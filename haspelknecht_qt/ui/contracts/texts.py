"""Texts of a game: finished sentences about its moves, events and scores, with one protocol for each concern.

All texts are in the current language. No text is stored, so the language may change at any time. Unknown items, options
and values raise KeyError.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from attrs import field

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Decision, E, M, S, Seat
from haspelknecht_qt.core.standing import Standing
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.table.move_index import Path
from haspelknecht_qt.ui.review.turning_points import TurningPoint
from haspelknecht_qt.ui.seat_names import SeatNames
from haspelknecht_qt.ui.widgets.formats import TextFormats

S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


@frozen
class ChoiceRemark:
    """Remark that advises the player on a choice before it is confirmed.

    `kind` is "lock" if something becomes blocked, "warn" if something is lost, and "hint" in all other cases. `rule` is
    the id of the rule that explains the remark.
    """

    kind: str
    headline: str
    text: str
    rule: str


@frozen
class Confirmation:
    """Question to the player before a move that loses much, with the labels of the two answers."""

    headline: str
    text: str
    play_label: str
    cancel_label: str


@frozen(eq=False)
class LogLine(Generic[S, E]):
    """Line of the log for an event and for later events merged into it.

    `ply` is the ply of the event's move, `last_ply` the ply of the last merged event's move. `state` is the position
    after all these events. `count` is the number of equal events, `vp` the victory points that they score. `seat` is
    the player concerned; None for all players.
    """

    ply: int
    last_ply: int
    event: E
    state: S
    seat: int | None
    count: int = 1
    vp: int = 0


class MoveTexts(Protocol[S_contra, M_contra]):
    """Texts about moves that can be made."""

    def line(self, state: S_contra, move: M_contra) -> str:
        """Returns one line that says what the move does."""

    def consequences(self, state: S_contra, move: M_contra) -> str:
        """Returns the move's costs, its gains and the actions that it blocks; "" if there is nothing to add."""

    def joint_line(self, state: S_contra, moves: Sequence[M_contra]) -> str:
        """Returns one line for several moves that form one choice, for instance a plan or an extraction."""

    def joint_consequences(self, steps: Sequence[tuple[S_contra, M_contra]]) -> str:
        """Returns the consequences of several moves that form one choice, each with the state before it."""

    def heading(self, state: S_contra, move: M_contra) -> str:
        """Returns the heading under which a list of moves shows the move."""

    def button_label(self, state: S_contra, move: M_contra) -> str:
        """Returns the short label of the move's button in the prompt. Raises ValueError for a move without a button."""

    def confirmation(self, state: S_contra, move: M_contra) -> Confirmation | None:
        """Returns the question to ask before a legal move that loses much; None for all other moves."""

    def take_back_line(self, state: S_contra, move: M_contra) -> str:
        """Returns the line that offers to take back this move, which is not confirmed yet."""

    def take_back_detail(self, state: S_contra, move: M_contra) -> str:
        """Returns the name of the piece or worker that is taken back; "" if `take_back_line` already names it."""

    def refusal(self, state: S_contra, move: M_contra | None, path: Path) -> str:
        """Returns two lines about a refused path: what is impossible, and what the player can do instead.

        `move` is the move that the player meant by `path`; None if the path matches no move.
        """


class EventTexts(Protocol[S, E]):
    """Texts about events: lines of the log, and sentences about turning points."""

    def line(self, event: E, state: S, count: int = 1) -> str:
        """Returns the log line for `count` equal events; "" for no line. `state` is the position after the events."""

    def merged_line(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """Returns the last line of the log, extended by this event; None if the event needs a new line.

        The caller updates `last_ply` of the merged line.
        """

    def create_log_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """Returns a new line of the log for an event."""

    def is_notable(self, event: E) -> bool:
        """Whether the event is in the summary since a player's last turn. Events that other lines report are not."""

    def turning_point_sentence(self, point: TurningPoint[S, E]) -> str:
        """Returns one sentence about the main cause of a turning point in the scores."""


class PromptTexts(Protocol[S_contra]):
    """Texts for the players at the table: prompt, hand-over notice, and remarks."""

    def prompt(self, state: S_contra, decision: Decision | None, seats: Sequence[Seat]) -> tuple[str, str]:
        """Returns the headline and the second line of the prompt. `decision` is None when the game is over."""

    def question(self, state: S_contra) -> str:
        """Returns the question that the deciding seat must answer, as one sentence without names."""

    def hand_over_notice(self, state: S_contra) -> str:
        """Returns the notice that the other players see during a secret decision (`Game.is_secret`)."""

    def remarks(self, state: S_contra) -> list[ChoiceRemark]:
        """Returns the remarks on the choice that is not confirmed yet, in order of importance."""


class ScoreTexts(Protocol[S_contra]):
    """Texts about the score and the result of a match."""

    def item_name(self, item: str) -> str:
        """Returns the name of an item of the score (`Game.score_items`)."""

    def item_explanation(self, item: str) -> str:
        """Returns a sentence that explains how a player scores points in an item."""

    def item_calculation(self, state: S_contra, seat: int, item: str) -> str:
        """Returns the calculation of a seat's points in an item; "" if the number needs no explanation."""

    def result_sentence(self, standing: Standing, seats: Sequence[Seat], move_count: int) -> str:
        """Returns the sentence on the result after `move_count` moves: the lead, the tie-break or a shared victory."""

    def tie_note(self) -> str:
        """Returns a few words about the tie-break that decided the match; "" if no tie-break was needed."""

    def chart_captions(self) -> tuple[str, str]:
        """Returns the captions of two charts: points scored so far, and final scores if the game had ended then."""


class PlaceTexts(Protocol[S_contra]):
    """Texts about the elements of the table."""

    def short_name(self, state: S_contra, seat: int, element: str) -> str:
        """Returns the name of a table element, by which a listener knows it; "" without a name, as of a button."""

    def details(self, state: S_contra, seat: int, element: str) -> str:
        """Returns what there is to say after the name, such as the contents and the cost; "" if there is nothing."""


class PeriodTexts(Protocol[S_contra]):
    """Names of the periods of the game (`Game.period`)."""

    def heading(self, state: S_contra) -> str:
        """Returns the current period and step, for instance "Year II, summer: planning"."""

    def name(self, period: tuple[int, int]) -> str:
        """Returns the name of a period, for instance "Year II, summer" or "Shift II"."""

    def larger_period(self, period: tuple[int, int]) -> str:
        """Returns the name of the larger period around this one, such as "Year II"; otherwise the period's own name."""

    def larger_period_numeral(self, period: tuple[int, int]) -> str:
        """Returns the numeral of the larger period, such as "II", for places where `larger_period` is too long."""

    def jump_labels(self) -> tuple[str, str, str]:
        """Returns the labels of a replay's buttons for jumping from period to period.

        The three labels are the kind of period, "back" with its key, and "forward" with its key.
        """


class OptionTexts(Protocol):
    """Texts about the options of a new game (`Game.options`)."""

    def name(self, key: str) -> str:
        """Returns the name of an option. For an on/off option, it is the sentence beside its switch."""

    def value_name(self, key: str, value: str | bool) -> str:
        """Returns the name of one value of an option."""

    def explanation(self, key: str, value: str | bool) -> str:
        """Returns an explanation of an option's value; "" if the name of the value is enough."""


class BotTexts(Protocol):
    """Names of the game's own bots, and of their sources of expected points."""

    def name(self, bot: str) -> str | None:
        """Returns the name of one of the game's own bots (difficulty levels); None for any other bot."""

    def source_name(self, source: str) -> str:
        """Returns the name of a source of expected points, from its id (`Evaluator.points_by_source`)."""


class ReasonTexts(Protocol[S_contra, M_contra]):
    """Texts about reasons for a choice."""

    def advantages(
        self,
        state: S_contra,
        better: Sequence[M_contra],
        other: Sequence[M_contra],
        differences: Sequence[OutcomeDifference],
    ) -> Sequence[str]:
        """Returns short clauses that say why the moves `better` are better than `other`, the most important first.

        Both choices begin in `state`. `differences` are those between their rollouts. Returns no clause if no reason is
        certain.
        """

    def facts(self, state: S_contra, chosen: Sequence[M_contra], other: Sequence[M_contra]) -> Sequence[str]:
        """Returns short clauses about what the player has after the moves `chosen`, but not after `other`."""


@frozen(eq=False)
class GameTexts(Generic[S, M, E]):
    """All texts of one game. `seats` holds the players' names that the sentences use."""

    moves: MoveTexts[S, M]
    events: EventTexts[S, E]
    prompts: PromptTexts[S]
    score: ScoreTexts[S]
    places: PlaceTexts[S]
    periods: PeriodTexts[S]
    options: OptionTexts
    bots: BotTexts
    reasons: ReasonTexts[S, M]
    seats: SeatNames
    formats: TextFormats = field(factory=TextFormats)
