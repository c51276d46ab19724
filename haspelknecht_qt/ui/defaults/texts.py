"""Default texts of a game, for the protocols in `ui.contracts.texts`. Both games inherit them.

Protocols are not base classes here, because their metaclass conflicts with the metaclass of Qt classes.
"""

from __future__ import annotations

from typing import Generic

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.ui.contracts import Confirmation, LogLine


class DefaultMoveTexts(Generic[S, M]):
    """Default `MoveTexts`: no questions. A move's line also serves for its take-back."""

    def line(self, state: S, move: M) -> str:
        """Returns one line that says what the move does. Each game overrides this method."""
        raise NotImplementedError

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
    """Default `EventTexts`: the log has a line of its own for an event."""

    def new_line(self, ply: int, event: E, state: S) -> LogLine[S, E]:
        """Returns a new log line of the event's player; of all players if the event has no seat."""
        return LogLine(ply, ply, event, state, getattr(event, "seat", None))
