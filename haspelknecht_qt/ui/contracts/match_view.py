"""Position in the window: the state for one viewer, the legal moves and the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from attrs import field, frozen

from haspelknecht_qt.core.game import Decision, M, S
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.table.move_index import Path


@frozen
class TakeBack(Generic[M]):
    """Taking back one move of a choice that is not confirmed yet. It is no move of the game.

    `ply` is the index in the log of the entry to take back, `move` its move.
    """

    ply: int
    move: M


@frozen(eq=False)
class MatchView(Generic[S, M]):
    """View of a match after a change, shared by all widgets.

    `state` is the position as seat `viewer` may see it. `moves` are the moves that the person at the screen can make. Each
    comes with its path, the elements to point at in order; a move with several paths is listed once for each path. `entries`
    are the entries of the log that the viewer may read. `past_ply` is the number of moves before the position shown in a
    replay; None if the current position is shown.
    """

    state: S
    viewer: int
    decision: Decision | None
    moves: tuple[tuple[Path, M | TakeBack[M]], ...]
    entries: tuple[Entry[M], ...]
    past_ply: int | None = None

    @property
    def legal(self) -> tuple[tuple[Path, M], ...]:
        """Moves of the game among `moves`, each with its path."""
        return tuple((path, move) for path, move in self.moves if not isinstance(move, TakeBack))


@frozen
class Picture:
    """Drawing: its sheet, the id of its element in the sheet, and colour tokens mapped to their replacements (`swap`)."""

    sheet: str
    element: str
    swap: Mapping[str, str] = field(factory=dict)
