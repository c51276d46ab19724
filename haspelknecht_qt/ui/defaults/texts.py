"""Default texts of a game, for the protocols in `ui.contracts.texts`. The games inherit them.

Protocols are not base classes here, because their metaclass conflicts with the metaclass of Qt classes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.core.trajectory import OutcomeDifference
from haspelknecht_qt.ui.contracts import ChoiceRemark, Confirmation, LogLine


class DefaultMoveTexts(Generic[S, M]):
    """Default `MoveTexts`: no details or headings. A move's line also serves for its button and its take-back."""

    def line(self, state: S, move: M) -> str:
        """Returns one line that says what the move does. Each game overrides this method."""
        raise NotImplementedError

    def consequences(self, state: S, move: M) -> str:
        """Returns "": the game adds no details."""
        return ""

    def joint_line(self, state: S, moves: Sequence[M]) -> str:
        """Returns the lines of the moves, with dots between them."""
        return " · ".join(self.line(state, move) for move in moves)

    def joint_consequences(self, steps: Sequence[tuple[S, M]]) -> str:
        """Returns the consequences of the single moves, each once, with dots between them."""
        consequences = dict.fromkeys(self.consequences(state, move) for state, move in steps)
        return " · ".join(filter(None, consequences))

    def heading(self, state: S, move: M) -> str:
        """Returns "": the list of moves has no headings."""
        return ""

    def button_label(self, state: S, move: M) -> str:
        """Returns the move's line as the label of its button."""
        return self.line(state, move)

    def confirmation(self, state: S, move: M) -> Confirmation | None:
        """Returns None: no move needs a question."""
        return None

    def take_back_line(self, state: S, move: M) -> str:
        """Returns the move's line, which also serves for taking the move back."""
        return self.line(state, move)

    def take_back_detail(self, state: S, move: M) -> str:
        """Returns "": the game adds no details."""
        return ""


class DefaultEventTexts(Generic[S, E]):
    """Default `EventTexts`: every event is notable and has a line of its own."""

    def merged_line(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """Returns None: no event is merged into the last line of the log."""
        return None

    def create_log_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """Returns a new log line that concerns the event's player, or all players if the event has no seat."""
        return LogLine(ply, ply, event, state, getattr(event, "seat", None))

    def is_notable(self, event: E) -> bool:
        """Returns True: every event is listed in the summary of events since a player's last turn."""
        return True


class DefaultPromptTexts(Generic[S]):
    """Default `PromptTexts`: no remarks."""

    def remarks(self, state: S) -> list[ChoiceRemark]:
        """Returns []: there are no remarks."""
        return []


class DefaultScoreTexts(Generic[S]):
    """Default `ScoreTexts`: no explanations of points, and no tie-break."""

    def item_explanation(self, item: str) -> str:
        """Returns "": the game explains no items."""
        return ""

    def item_calculation(self, state: S, seat: int, item: str) -> str:
        """Returns "": the game shows no calculations of points."""
        return ""

    def tie_note(self) -> str:
        """Returns "": the game has no tie-break."""
        return ""


class DefaultPeriodTexts:
    """Default `PeriodTexts` of a game whose periods belong to no larger periods."""

    def name(self, period: tuple[int, int]) -> str:
        """Returns the name of a period (see `Game.period`), such as a season. Each game overrides this method."""
        raise NotImplementedError

    def larger_period(self, period: tuple[int, int]) -> str:
        """Returns the period's own name, because there are no larger periods."""
        return self.name(period)

    def larger_period_numeral(self, period: tuple[int, int]) -> str:
        """Returns the period's own number in digits, because there are no larger periods."""
        return str(period[0])


class DefaultOptionTexts:
    """Default `OptionTexts`: values of options have no explanation."""

    def explanation(self, key: str, value: str | bool) -> str:
        """Returns "": the names of values are enough."""
        return ""


class DefaultBotTexts:
    """Default `BotTexts`: the game has no names of its own for bots, and a source's name is its id."""

    def name(self, bot: str) -> str | None:
        """Returns None: the game has no names of its own for bots (difficulty levels)."""
        return None

    def source_name(self, source: str) -> str:
        """Returns `source`: the game has no other name for this source of points."""
        return source


class DefaultReasonTexts(Generic[S, M]):
    """Default `ReasonTexts`: no reasons."""

    def advantages(
        self, state: S, better: Sequence[M], other: Sequence[M], differences: Sequence[OutcomeDifference]
    ) -> Sequence[str]:
        """Returns (): the game gives no reasons."""
        return ()

    def facts(self, state: S, chosen: Sequence[M], other: Sequence[M]) -> Sequence[str]:
        """Returns (): the game gives no facts."""
        return ()
