"""Actions of a seat in a match. A guest asks for them, and the host carries them out."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import E, M, S, U
from haspelknecht_qt.core.match import Match


class ActionKind(StrEnum):
    """Kinds of actions."""

    PLAY = "play"
    TAKE_BACK = "take back"
    UNDO = "undo"
    REDO = "redo"
    RESTART_TURN = "restart turn"


@frozen
class SeatAction(Generic[M]):
    """Action of a seat. `move` is the move of PLAY, `ply` the ply in the match's log that TAKE_BACK removes.

    `seats` are all seats of the guest that asks for UNDO.
    """

    kind: ActionKind
    move: M | None = None
    ply: int = 0
    seats: tuple[int, ...] = ()

    @property
    def is_undo(self) -> bool:
        """Whether the action removes moves."""
        return self.kind not in {ActionKind.PLAY, ActionKind.REDO}

    def apply(self, match: Match[S, M, E, U]) -> list[tuple[E, S]]:
        """Carries the action out. Raises IllegalMove or UndoError with nothing changed.

        Returns the events of moves that are played, each with the state after it.
        """
        match self.kind:
            case ActionKind.PLAY if self.move is not None:
                return match.play(self.move, narrate=True)
            case ActionKind.REDO:
                return match.redo(narrate=True)
            case ActionKind.TAKE_BACK:
                match.take_back(self.ply)
            case ActionKind.UNDO:
                match.undo(self.seats)
            case ActionKind.RESTART_TURN:
                match.restart_turn()
        return []
