"""Undo of a match at several computers: each undoes the moves of its own seats only."""

from __future__ import annotations

from collections.abc import Collection

from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match
from haspelknecht_qt.core.undo import UndoRefusal


def why_not_undo(match: Match[S, M, E, U], seats: Collection[int]) -> UndoRefusal | None:
    """Returns why a computer with these seats may not undo; None if it may.

    A computer undoes only moves of its own seats: no player loses a move through somebody whom they do not see. While
    another computer decides in secret, the answer is always the same, so that it does not tell of secret moves.
    """
    decision = match.decision
    if decision is not None and decision.actor not in seats and match.game.is_secret(match.state):
        return UndoRefusal.OTHER_SEAT
    refusal = match.why_not_undo(seats)
    if refusal is not None:
        return refusal
    return None if match.undo_seat in seats else UndoRefusal.OTHER_SEAT


def can_redo(match: Match[S, M, E, U], seats: Collection[int]) -> bool:
    """Whether a computer with these seats may redo: the next undone move is one of its own."""
    return match.can_redo and match.redo_tail[0].actor in seats
