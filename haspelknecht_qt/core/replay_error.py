"""ReplayError: a recorded move cannot be played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from haspelknecht_qt.core.game import IllegalMove, UnreadableMove

if TYPE_CHECKING:
    from haspelknecht_qt.core.match import AnyMatch


class ReplayError(ValueError):
    """A recorded move cannot be replayed.

    `ply` is its place in the record (counted from 0 through log and redo tail), `text` the move, `cause` says what is wrong with it and
    `match` holds everything before it.
    """

    def __init__(self, ply: int, text: str, cause: IllegalMove | UnreadableMove, match: AnyMatch) -> None:
        super().__init__(f"move {ply + 1}: {cause}")
        self.ply = ply
        self.text = text
        self.cause = cause
        self.match = match
