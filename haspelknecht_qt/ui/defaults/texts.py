"""Defaults for the optional texts of a game, for the protocols of `ui.contracts.texts`.

Both games and the toy game inherit them. They have no abstract base class, because a Qt class cannot have Python's metaclass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.ui.contracts import LogLine, Remark


class DefaultMoveTexts(Generic[S, M]):
    """Defaults for `MoveTexts`: no details, no headings. The line of a move is also used on its button and to take it back."""

    def line(self, state: S, move: M) -> str:
        """Returns one line with the effect of the move. Each game overrides it."""
        raise NotImplementedError

    def detail(self, state: S, move: M) -> str:
        """Returns ""."""
        return ""

    def joint_line(self, state: S, moves: Sequence[M]) -> str:
        """Returns the lines of the moves, joined by commas."""
        return ", ".join(self.line(state, move) for move in moves)

    def heading(self, state: S, move: M) -> str:
        """Returns "", the heading of an undivided list."""
        return ""

    def button(self, state: S, move: M) -> str:
        """Returns the line of the move."""
        return self.line(state, move)

    def take_back(self, state: S, move: M) -> str:
        """Returns the line of the move."""
        return self.line(state, move)

    def take_back_detail(self, state: S, move: M) -> str:
        """Returns ""."""
        return ""


class DefaultEventTexts(Generic[S, E]):
    """Defaults for `EventTexts`: every event is notable and has a separate line."""

    def merged_line(self, event: E, state: S, last: LogLine[S, E]) -> LogLine[S, E] | None:
        """Returns None."""
        return None

    def new_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """Returns a line for the seat of the event; for all seats if the event names none."""
        return LogLine(ply, ply, event, state, getattr(event, "seat", None))

    def is_notable(self, event: E) -> bool:
        """Returns True."""
        return True


class DefaultPromptTexts(Generic[S]):
    """Defaults for `PromptTexts`."""

    def remarks(self, state: S) -> list[Remark]:
        """Returns no remarks."""
        return []


class DefaultScoreTexts(Generic[S]):
    """Defaults for `ScoreTexts`: no explanations, no tie-break."""

    def about(self, item: str) -> str:
        """Returns ""."""
        return ""

    def detail(self, state: S, seat: int, item: str) -> str:
        """Returns ""."""
        return ""

    def tie_note(self) -> str:
        """Returns ""."""
        return ""


class DefaultPeriodTexts:
    """Defaults for `PeriodTexts` of a game with one level of periods."""

    def name(self, period: tuple[int, int]) -> str:
        """Returns the name of a period. Each game overrides it."""
        raise NotImplementedError

    def group(self, period: tuple[int, int]) -> str:
        """Returns the name of the period."""
        return self.name(period)

    def numeral(self, period: tuple[int, int]) -> str:
        """Returns the number of the period."""
        return str(period[0])


class DefaultOptionTexts:
    """Defaults for `OptionTexts`."""

    def about(self, key: str, value: str | bool) -> str:
        """Returns ""."""
        return ""


class DefaultBotTexts:
    """Defaults for `BotTexts`: no levels, and sources keep their ids."""

    def name(self, bot: str) -> str | None:
        """Returns None."""
        return None

    def source(self, source: str) -> str:
        """Returns the source's id."""
        return source
