"""Match as the window shows it: the state for one viewer, the moves that can be made, and the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic

from attrs import field, frozen

from haspelknecht_qt.core.game import Decision, M, S
from haspelknecht_qt.core.match import Entry
from haspelknecht_qt.table.move_index import Path


@frozen
class TakeBack(Generic[M]):
    """Entry in a list of moves that takes back one move of a choice not confirmed yet. It is no move of the game.

    `move` is the move to be taken back, `ply` its index in the log.
    """

    ply: int
    move: M


@frozen(eq=False)
class MatchView(Generic[S, M]):
    """View of a match at one time, shared by all widgets.

    `state` is the position as seat `viewer` may see it. `moves` are the moves that the person at the screen can make.
    Each is paired with its path: the elements to point at, in order. A move with several paths is listed once for each
    path. `entries` are the entries of the log that the viewer may read. `past_ply` is the number of moves before the
    position shown in a replay; None for the current position.
    """

    state: S
    viewer: int
    decision: Decision | None
    moves: tuple[tuple[Path, M | TakeBack[M]], ...]
    entries: tuple[Entry[M], ...]
    past_ply: int | None = None

    @property
    def legal_moves(self) -> tuple[tuple[Path, M], ...]:
        """Legal moves of the game with their paths: `moves` without take-backs."""
        return tuple((path, move) for path, move in self.moves if not isinstance(move, TakeBack))


@frozen
class Picture:
    """Reference to the element `element` of the SVG file `sheet`. `swap` maps colour tokens to their replacements."""

    sheet: str
    element: str
    swap: Mapping[str, str] = field(factory=dict)
