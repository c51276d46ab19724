"""Limits of undo in a match, and reasons for refusing it."""

from __future__ import annotations

from enum import Enum, StrEnum


class UndoPolicy(StrEnum):
    """Limit of undo in a match."""

    BARRIER = "barrier"
    """Undo stops at a chance move, another person's move or a revealed secret choice. Bots' moves do not stop it."""
    FREE = "free"
    """Undo can go back to the beginning of the match."""


class UndoRefusal(Enum):
    """Reason why a move cannot be undone or taken back. The value is the reason as an English sentence."""

    NOTHING = "there is nothing to undo"
    CHANCE = "a chance move lies in between"
    REVEALED = "what others chose in secret is known by now"
    """The move was secret, and the other players' secret choices have been revealed since."""
    OTHER_SEAT = "another player's move lies in between"
    """The move is another player's, or another player has moved since."""
    OTHER_STEP = "the step it belongs to has ended"
    """The move belongs to a step that has ended, for instance to a confirmed plan."""
    LATER_MOVE = "a later move would not be legal without it"


class UndoError(ValueError):
    """A move cannot be undone or taken back.

    For UndoRefusal.LATER_MOVE, `ply` is the ply of the later move that would be illegal. `rule` is the id of the rule
    that would forbid that move, None if the decision for that move would no longer arise.
    """

    def __init__(self, reason: UndoRefusal, ply: int | None = None, rule: str | None = None) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.ply = ply
        self.rule = rule
