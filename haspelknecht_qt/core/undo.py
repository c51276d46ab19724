"""Limits of undo in a match, and reasons for refusing it."""

from __future__ import annotations

from enum import StrEnum


class UndoPolicy(StrEnum):
    """Limit of undo in a match."""

    BARRIER = "barrier"
    """Undo stops at a chance move, another person's move or a revealed secret choice. It undoes bots' moves as well."""
    FREE = "free"
    """Undo can go back to the beginning of the match."""


class UndoRefusal(StrEnum):
    """Reason why a move cannot be undone or taken back."""

    NOTHING = "nothing"
    """There is nothing to undo."""
    CHANCE = "chance"
    """A chance move follows this move."""
    REVEALED = "revealed"
    """The move was secret, and the other players' secret choices have been revealed since."""
    OTHER_SEAT = "other seat"
    """The move is another player's, or another player has moved since."""
    OTHER_STEP = "other step"
    """The move belongs to a step that has ended, for instance to a plan confirmed since."""
    REST = "rest"
    """Later moves would be illegal without this move."""


_SENTENCES = {
    UndoRefusal.NOTHING: "there is nothing to undo",
    UndoRefusal.CHANCE: "a chance move lies in between",
    UndoRefusal.REVEALED: "what others chose in secret is known by now",
    UndoRefusal.OTHER_SEAT: "another player's move lies in between",
    UndoRefusal.OTHER_STEP: "the step it belongs to has ended",
    UndoRefusal.REST: "a later move would not be legal without it",
}


class UndoError(ValueError):
    """A move cannot be undone or taken back.

    For UndoRefusal.REST, `ply` is the ply of the later move that would be illegal. `rule` is the id of the rule that
    would forbid that move, None if its decision would no longer arise.
    """

    def __init__(self, reason: UndoRefusal, ply: int | None = None, rule: str | None = None) -> None:
        super().__init__(_SENTENCES[reason])
        self.reason = reason
        self.ply = ply
        self.rule = rule
